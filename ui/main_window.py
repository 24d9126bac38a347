"""The window: one screen at a time, the way back, the keys that work everywhere.

It builds a screen from a ``Place`` and connects its intentions; when language, theme, text size or
the kind of layout change, it builds the same place anew. No screen knows another.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from catgames_desktop.controller.library import Library
from catgames_desktop.model.record import MatchSetup, RecordError
from catgames_desktop.store.paths import NotKeptError
from ui import navigation as facts
from ui import places
from ui.i18n import language, set_language, translate
from ui.places import Place
from ui.preferences import language_of, theme_of
from ui.sentences import not_kept_sentence, notice_sentence, record_sentence
from ui.sound import Sounds
from ui.table.game_ui import GameUi
from ui.theme import current, set_current
from ui.widgets import Toast, ask, open_sheet, tell
from ui.window_frame import WindowFrame

if TYPE_CHECKING:
    from catgames_desktop.controller.match import Match
    from catgames_desktop.model.game import Game
    from ui.new_game.screen import NewGameScreen
    from ui.settings.screen import SettingsScreen

_REBUILT_BY = frozenset({"language", "theme", "text_scale", "colour_blind", "animation_speed"})
"""The settings that screens read when they are built."""


class MainWindow(WindowFrame):
    """The only window."""

    def __init__(
        self, library: Library, games: Sequence[GameUi], sounds: Sounds, application: QApplication
    ) -> None:
        """Make the window; ``start`` shows its first screen.

        Args:
            library: settings, matches, statistics.
            games: the games of the box, in order; at least one.
            sounds: plays what the table asks for.
            application: whose theme and language follow the settings.
        """
        super().__init__(library, application)
        self.games, self.sounds = games, sounds
        self._run_language = ""
        self._hear_settings()
        library.notice.connect(self._notice)
        application.styleHints().colorSchemeChanged.connect(self._system_theme_changed)

    def screen_for(self, place: Place) -> QWidget:
        """Return a new screen for a place, connected."""
        match place:
            case places.NewGamePlace():
                return self._new_game(place)
            case places.TablePlace():
                return self._table(place)
            case places.AnalysisPlace():
                return self._analysis(place)
            case places.StatisticsPlace():
                return self._statistics(place)
            case places.SettingsPlace():
                return self._settings(place)
            case places.RulesPlace():
                return self._rules(place)
            case places.AboutPlace():
                return self._about()
            case _:
                return self._home()

    # The screens.

    def _home(self) -> QWidget:
        from ui.home.screen import HomeScreen

        matches = facts.match_lines(self.library, self.games)
        screen = HomeScreen(self.games, matches, compact=self._compact)
        screen.play.connect(self.new_game)
        screen.rules.connect(self.show_rules)
        screen.resumed.connect(self.open_match)
        screen.removed.connect(self._ask_to_remove)
        screen.statistics.connect(self.show_statistics)
        screen.settings.connect(self.show_settings)
        screen.language_chosen.connect(self._language_chosen)
        return screen

    def _new_game(self, place: places.NewGamePlace) -> QWidget:
        from ui.new_game.screen import NewGameScreen, first_draft

        known = facts.new_game_facts(self.library, self.games, place.game)
        draft = place.memory or first_draft(known, place.game)
        screen = NewGameScreen(known, draft, compact=self._compact)
        screen.left.connect(self.back)
        screen.started.connect(self.begin)
        screen.rules.connect(self.show_rules)
        screen.game_chosen.connect(self._other_new_game)
        return screen

    def _statistics(self, place: places.StatisticsPlace) -> QWidget:
        from ui.statistics.screen import StatisticsScreen, Whose

        known = facts.statistics_facts(self.library, self.games)
        whose = place.memory or Whose(place.game)
        screen = StatisticsScreen(known, whose, compact=self._compact)
        screen.left.connect(self.back)
        screen.play.connect(self.new_game)
        screen.watched.connect(self._watch)
        screen.analysed.connect(self._analyse_record)
        screen.chosen.connect(self._other_statistics)
        return screen

    def _settings(self, place: places.SettingsPlace) -> QWidget:
        from ui.settings.plug_in_trial import trial_maker
        from ui.settings.screen import SettingsScreen

        screen = SettingsScreen(
            self.library.settings,
            self.games,
            make_trial=trial_maker(self._rules_of_games()),
            full_screen=self.isFullScreen(),
            scrolled=place.memory or 0,
            compact=self._compact,
        )
        screen.left.connect(self.back)
        screen.changed.connect(self.change_settings)
        screen.full_screen.connect(self.set_full_screen)
        screen.sampled.connect(self._sample_sound)
        screen.reset.connect(self._ask_to_reset)
        screen.keys.connect(self.show_keys)
        screen.about.connect(self.show_about)
        return screen

    def _rules_of_games(self) -> list["Game"]:
        known = self.library.games
        return [known[game.id] for game in self.games if game.id in known]

    def _rules(self, place: places.RulesPlace) -> QWidget:
        from ui.rules.screen import Reading, RulesScreen

        reading = place.memory or Reading(place.game)
        screen = RulesScreen(self.games, reading, compact=self._compact)
        screen.left.connect(self.back)
        screen.play.connect(self.new_game)
        screen.game_chosen.connect(self._other_rules)
        return screen

    def _about(self) -> QWidget:
        from ui.rules.about import AboutScreen

        screen = AboutScreen(compact=self._compact)
        screen.left.connect(self.back)
        return screen

    def _analysis(self, place: places.AnalysisPlace) -> QWidget:
        from ui.analysis_keeper import analysis_screen

        return analysis_screen(self, place, compact=self._compact)

    def _table(self, place: places.TablePlace) -> QWidget:
        from ui.match_keeper import MatchKeeper

        keeper = MatchKeeper(self, place)
        return keeper.screen

    # What screens and keys ask for.

    def new_game(self, game: str = "") -> None:
        """Show New game, by default for the game that was played last."""
        wanted = game or self.library.settings.last_game
        place = places.NewGamePlace(game=facts.game_of(self.games, wanted).id)
        if isinstance(self.place, places.NewGamePlace):
            return
        self.go(place)

    def begin(self, setup: MatchSetup) -> None:
        """Begin a match and show its table."""
        last = {**self.library.settings.last_matches, setup.game: facts.last_match_of(setup)}
        self.library.change_settings(last_matches=last, last_game=setup.game)
        self._trail.clear()
        self._show(places.TablePlace(match=self.library.new_match(setup)))

    def rematch(self, setup: MatchSetup) -> None:
        """Begin the same match with another seed."""
        fresh = self.library.fresh_seed()
        self.begin(msgspec.structs.replace(setup, seed=fresh, seed_pasted=False))

    def open_match(self, path: Path) -> None:
        """Open a match's file: to go on with it or, if it is over, to look at it."""
        match = self._opened(path)
        if match is not None:
            self.go(places.TablePlace(match=match, replay=match.read_only))

    def _opened(self, path: Path) -> "Match | None":
        """Return the match of a file, or say why it can't be opened."""
        try:
            return self.library.open_match(path)
        except RecordError as error:
            self._cannot_open(record_sentence(error.code, error.facts))
        except OSError:
            self._cannot_open(record_sentence("", {}))
        return None

    def analyse(self, match: "Match") -> None:
        """Show the analysis of a match that is over."""
        if match.file is None:
            self.toast(translate("Window", "This match isn't saved: it can't be analysed."))
            return
        self.go(places.AnalysisPlace(match=match))

    def watch_from(self, position: int) -> None:
        """Replay the match whose analysis is shown, from a position on."""
        if isinstance(self.place, places.AnalysisPlace):
            match = self.place.match
            self.go(places.TablePlace(match=match, replay=True, start=position))

    def _analyse_record(self, record: str) -> None:
        match = self._opened(self.library.folders.saves / record)
        if match is not None:
            self.analyse(match)

    def _cannot_open(self, sentence: str) -> None:
        title = translate("Window", "This match can't be opened")
        tell(self, title, sentence, translate("Window", "Close"))

    def _watch(self, record: str) -> None:
        self.open_match(self.library.folders.saves / record)

    def show_rules(self, game: str = "") -> None:
        """Show the rules of a game."""
        wanted = facts.game_of(self.games, game or self.library.settings.last_game)
        self.go(places.RulesPlace(game=wanted.id))

    def show_statistics(self) -> None:
        """Show the statistics of the game that was played last."""
        wanted = facts.game_of(self.games, self.library.settings.last_game)
        self.go(places.StatisticsPlace(game=wanted.id))

    def show_settings(self) -> None:
        """Show the settings."""
        if not isinstance(self.place, places.SettingsPlace):
            self.go(places.SettingsPlace())

    def show_about(self) -> None:
        """Show About."""
        self.go(places.AboutPlace())

    def show_keys(self) -> None:
        """Lay the list of keys over the screen."""
        from ui.rules.keys import KeysSheet

        KeysSheet(self).open()

    def set_full_screen(self, on: bool) -> None:
        """Fill the screen, or not."""
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def _other_new_game(self, game: str) -> None:
        self._show(places.NewGamePlace(game=game))

    def _other_rules(self, game: str) -> None:
        self._show(places.RulesPlace(game=game))

    def _other_statistics(self, whose: Any) -> None:
        self._show(places.StatisticsPlace(memory=whose, game=whose.game))

    def _ask_to_remove(self, path: Path) -> None:
        sheet = ask(
            self,
            translate("Window", "Remove this match?"),
            translate("Window", "It is taken off the list and can't be continued here any more."),
            translate("Window", "Remove"),
            translate("Window", "Keep it"),
            danger=True,
        )
        sheet.setProperty("path", str(path))
        sheet.finished.connect(self._remove)

    def _remove(self, yes: bool) -> None:
        if not yes:
            return
        try:
            self.library.remove(Path(str(self.sender().property("path"))))
        except NotKeptError as error:
            self.toast(not_kept_sentence(error.reason))
            return
        self.rebuild()
        self.toast(translate("Window", "The match was removed."))

    # Settings, language, theme.

    def change_settings(self, changes: dict[str, Any]) -> None:
        """Change settings; they are in effect when this returns."""
        if "language" in changes:
            self._run_language = ""
        self.library.change_settings(**changes)
        self._hear_settings()
        if _REBUILT_BY.intersection(changes):
            self.rebuild()

    def _hear_settings(self) -> None:
        settings = self.library.settings
        theme, tongue = theme_of(settings), self._run_language or language_of(settings)
        if theme != current():
            set_current(self._application, theme)
        if tongue != language():
            set_language(self._application, tongue)
        self.sounds.choose(settings.sound, settings.volume)

    def use_language(self, code: str) -> None:
        """Speak a language in this run, whatever the settings say."""
        self._run_language = code
        self._hear_settings()

    def _language_chosen(self, code: str) -> None:
        self.change_settings({"language": code})

    def _system_theme_changed(self) -> None:
        if self.library.settings.theme == "system" and self.screen_now is not None:
            self._hear_settings()
            self.rebuild()

    def _sample_sound(self) -> None:
        self.sounds.play("coin")

    def _ask_to_reset(self) -> None:
        sheet = ask(
            self,
            translate("Window", "Put all settings back to the start?"),
            translate("Window", "Matches, statistics and names stay."),
            translate("Window", "Reset"),
            translate("Window", "Keep them"),
            danger=True,
        )
        sheet.finished.connect(self._reset)

    def _reset(self, yes: bool) -> None:
        if yes:
            self.change_settings(facts.first_settings())

    # What is said over a screen.

    def toast(self, text: str) -> None:
        """Say something that goes by itself."""
        Toast(self, text).pop_up()

    def _notice(self, code: str, noticed: dict[str, Any]) -> None:
        if sentence := notice_sentence(code, noticed):
            self.toast(sentence)

    # Keys, size, closing.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the keys that work everywhere and that nothing on the screen wanted."""
        if open_sheet(self) is not None:
            return
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match event.key():
            case Qt.Key.Key_F1:
                self.show_keys()
            case Qt.Key.Key_F11:
                self.set_full_screen(not self.isFullScreen())
            case Qt.Key.Key_N if control:
                self.new_game()
            case Qt.Key.Key_Comma if control:
                self.show_settings()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if control:
                self._start_match()
            case Qt.Key.Key_Escape:
                self._escape()
            case _ if event.matches(QKeySequence.StandardKey.Quit):
                self.close()
            case _:
                super().keyPressEvent(event)

    def _start_match(self) -> None:
        if isinstance(self.place, places.NewGamePlace) and self.screen_now is not None:
            cast("NewGameScreen", self.screen_now).start()

    def _escape(self) -> None:
        """Go back; at the table Esc only ever takes back what is half done."""
        if not isinstance(self.place, places.TablePlace | places.HomePlace):
            self.back()

    def changeEvent(self, event: QEvent) -> None:
        """Show in the settings whether the window fills the screen."""
        super().changeEvent(event)
        screen = self.screen_now
        changed = event.type() == QEvent.Type.WindowStateChange
        if changed and isinstance(self.place, places.SettingsPlace) and screen is not None:
            cast("SettingsScreen", screen).look.show_full_screen(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close: every match is saved already; keep place and size of the window."""
        self._closing = True
        self._recompact.stop()
        kept = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.library.change_settings(window=kept)
        self._trail.clear()
        self._leave(places.HomePlace())
        self.sounds.close()
        event.accept()
