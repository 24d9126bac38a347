"""The screens round the tables, in the real window, with a family that has played for a while."""

import shutil
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from catgames_desktop.controller.library import Library
from catgames_desktop.model.record import MatchSetup, SeatSetup
from catgames_desktop.store.settings import PlugIn
from catgames_desktop.store.statistics import SeatResult
from tests.gallery.screens import screen
from ui import places
from ui.i18n import language
from ui.main_window import MainWindow
from ui.new_game.lineup import Lineup, Place
from ui.new_game.screen import Draft
from ui.registry import game_uis
from ui.settings.plug_in_form import PlugInForm
from ui.settings.plug_in_trial import TrialResult
from ui.settings.plug_ins import trial_sentence
from ui.sound import Sounds
from ui.statistics.screen import Whose
from ui.theme import current
from ui.widgets import open_sheet

GAME = "isle-of-cats"
_FIRST = datetime(2026, 3, 1, 19, tzinfo=UTC)
_AGAINST_THE_SISTER = (
    ("easy", 41, 52), ("easy", 60, 49), ("medium", 38, 66), ("medium", 57, 57), ("medium", 71, 58),
    ("expert", 44, 80),
)  # fmt: skip
_SCORES = ((58, 41, 63), (66, 70, 35), (72, 61, 44), (69, 52, 80), (91, 60, 57))


class _Window(MainWindow):
    """The window on a folder that goes with it."""

    def __init__(self, folder: Path, place: places.Place) -> None:
        library = Library(folder)
        theme = current()
        library.change_settings(
            language=language(), theme="dark" if theme.dark else "light", animation_speed="off",
            sound=False,
        )  # fmt: skip
        _play(library)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        super().__init__(library, game_uis(), Sounds(folder), application)
        self._folder = folder
        self.start()
        if not isinstance(place, places.HomePlace):
            self.go(place)

    def closeEvent(self, event: object) -> None:
        """Leave nothing behind."""
        super().closeEvent(event)
        self.library.close()
        shutil.rmtree(self._folder, ignore_errors=True)


def _play(library: Library) -> None:
    """Leave a match of each game half way, and results of finished ones."""
    for game in library.games:
        seats = (SeatSetup(name="Lia"), SeatSetup(name="Rui"))
        library.new_match(MatchSetup(game=game, seats=seats, seed="gallery")).close()
    assert library.statistics is not None
    for number, scores in enumerate(_SCORES):
        ranks = sorted(scores, reverse=True)
        library.statistics.enter([
            SeatResult(
                record=f"{number}.catgame", seat=seat, game=GAME, mode="standard", players=3,
                name=("Lia", "Rui", "Mara")[seat], level="medium" if seat == 2 else None,
                score=score, place=ranks.index(score) + 1, won=float(score == ranks[0]),
                ended=_FIRST + timedelta(days=number), seconds=3000, assisted=False,
                seed_pasted=False,
            )
            for seat, score in enumerate(scores)
        ])  # fmt: skip
    for number, (difficulty, score, rival) in enumerate(_AGAINST_THE_SISTER):
        library.statistics.enter([
            SeatResult(
                record=f"solo-{number}.catgame", seat=0, game=GAME, mode="solo", players=1,
                name="Lia", level=None, score=score, place=1 + (score <= rival),
                won=float(score > rival), ended=_FIRST + timedelta(days=10 + number), seconds=2400,
                assisted=False, seed_pasted=False, difficulty=difficulty, rival=rival,
            )
        ])  # fmt: skip


def _window(place: places.Place) -> QWidget:
    return _Window(Path(tempfile.mkdtemp()), place)


@screen("home")
def home() -> QWidget:
    """Home, with matches to go on with."""
    return _window(places.HomePlace())


@screen("new-game")
def new_game() -> QWidget:
    """New game."""
    return _window(places.NewGamePlace(game=GAME))


@screen("new-game-solo")
def new_game_solo() -> QWidget:
    """New game for one person: against the sister, with the difficulty."""
    alone = Lineup((Place("Lia", "purple"),))
    draft = Draft(GAME, alone, "solo", options={"difficulty": "hard"})
    return _window(places.NewGamePlace(game=GAME, memory=draft))


@screen("statistics-solo", wait_ms=200)
def statistics_solo() -> QWidget:
    """The results against the sister, by difficulty."""
    return _window(places.StatisticsPlace(game=GAME, memory=Whose(GAME, "Lia", "solo")))


@screen("statistics", wait_ms=200)
def statistics() -> QWidget:
    """Statistics, with the chart of two persons and a bot."""
    return _window(places.StatisticsPlace(game=GAME))


@screen("settings")
def settings() -> QWidget:
    """Settings."""
    return _window(places.SettingsPlace())


def _with_plug_ins(place: places.Place) -> _Window:
    window = _Window(Path(tempfile.mkdtemp()), places.HomePlace())
    window.library.change_settings(
        plug_ins=(
            PlugIn(name="Whiskers", program="/home/lia/bots/whiskers", arguments=("--level", "3")),
            PlugIn(name="Felix", program="python3", arguments=("/home/lia/bots/my felix.py",)),
        )
    )
    window.go(place)
    return window


def _to_plug_ins(window: _Window) -> None:
    window.screen_now._to_plug_ins()  # type: ignore[union-attr]
    result = TrialResult((), {"isle-of-cats": "died"})
    panel = window.screen_now.plug_ins  # type: ignore[union-attr]
    panel._tested = "Felix"
    panel.rows[0].show_result(trial_sentence(TrialResult(("isle-of-cats",), {}), {}), True)
    panel.rows[1].show_result(trial_sentence(result, {}), False)


def _add_plug_in(window: _Window) -> None:
    window.screen_now.plug_ins.add.click()  # type: ignore[union-attr]
    form = open_sheet(window)
    assert isinstance(form, PlugInForm)
    form.name.setText("Whiskers")
    form.submit()


@screen("settings-plug-ins", after=_to_plug_ins)
def settings_plug_ins() -> QWidget:
    """Plug-in bots, two of which were tried out."""
    return _with_plug_ins(places.SettingsPlace())


@screen("settings-plug-in-form", after=_add_plug_in)
def settings_plug_in_form() -> QWidget:
    """A plug-in is added, with a name that there is already."""
    return _with_plug_ins(places.SettingsPlace())


@screen("new-game-plug-in")
def new_game_plug_in() -> QWidget:
    """New game with a plug-in on a seat, and four levels."""
    lineup = Lineup(
        (
            Place("Lia", "purple"),
            Place("Mara", "green", "expert"),
            Place("Otto", "orange", "plug-in:Whiskers"),
        )
    )
    return _with_plug_ins(places.NewGamePlace(game=GAME, memory=Draft(GAME, lineup, "standard")))


@screen("rules")
def rules() -> QWidget:
    """The short rules."""
    return _window(places.RulesPlace(game=GAME))


@screen("about")
def about() -> QWidget:
    """About."""
    return _window(places.AboutPlace())
