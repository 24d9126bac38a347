"""Leads between the window and the table of a match: what the table wants, what it is told."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui import navigation as facts
from ui import places
from ui.preferences import frame_settings
from ui.table.screen import Mode, TableScreen

if TYPE_CHECKING:
    from ui.main_window import MainWindow


class MatchKeeper(QObject):
    """Owned by the table's screen; gone with it."""

    def __init__(self, window: "MainWindow", place: places.TablePlace) -> None:
        """Build the screen of a match and connect it.

        Args:
            window: the main window.
            place: the match, and whether it is replayed.
        """
        match = place.match
        if match is None:
            raise ValueError("a table needs a match")
        self._window, self._place, self._match = window, place, match
        self._game = facts.game_of(window.games, match.game.id)
        self._persons = tuple(player.name for player in match.players if not player.bot)
        self.screen = TableScreen(
            match,
            self._game,
            frame_settings(window.library.settings, self._game, self._persons),
            mode=Mode.REPLAY if place.replay else Mode.PLAY,
            best_line=self._best_line,
            parent=window,
        )
        super().__init__(self.screen)
        self._connect()
        if place.replay and place.start:
            self.screen.looking_back.show(place.start)

    def _connect(self) -> None:
        window, screen = self._window, self.screen
        screen.home_wanted.connect(self._leave)
        screen.rules_wanted.connect(self._rules)
        screen.settings_wanted.connect(window.show_settings)
        screen.new_game_wanted.connect(self._new_game)
        screen.rematch_wanted.connect(self._rematch)
        screen.replay_wanted.connect(self._replay)
        screen.analysis_wanted.connect(self._analyse)
        screen.fullscreen_wanted.connect(self._full_screen)
        screen.title_changed.connect(window.setWindowTitle)
        screen.sound.connect(window.sounds.play)
        screen.confirmation_switched_off.connect(self._confirmation_off)
        screen.tip_dismissed.connect(self._tip_dismissed)
        screen.tips_switched_off.connect(self._tips_off)
        screen.wished.connect(self._wished)

    def _best_line(self) -> str:
        kept = self._match.file
        record = kept.path.name if kept is not None else ""
        return facts.best_line(self._window.library, self._game.id, self._persons, record)

    def _leave(self) -> None:
        if self._place.replay:
            self._window.back()
        else:
            self._window.go_home()

    def _rules(self) -> None:
        self._window.show_rules(self._game.id)

    def _new_game(self) -> None:
        self._window.new_game(self._game.id)

    def _rematch(self) -> None:
        self._window.rematch(self._match.setup)

    def _replay(self) -> None:
        self._window.go(places.TablePlace(match=self._match, replay=True))

    def _analyse(self) -> None:
        self._window.analyse(self._match)

    def _full_screen(self) -> None:
        self._window.set_full_screen(not self._window.isFullScreen())

    def _confirmation_off(self, kind: str) -> None:
        library = self._window.library
        off = {*library.settings.confirmations_off, kind}
        library.change_settings(confirmations_off=tuple(sorted(off)))

    def _tip_dismissed(self, kind: str) -> None:
        library = self._window.library
        seen = {name: tuple(kinds) for name, kinds in library.settings.tips_seen.items()}
        for name in self._persons:
            seen[name] = tuple(sorted({*seen.get(name, ()), kind}))
        library.change_settings(tips_seen=seen)

    def _tips_off(self) -> None:
        self._window.library.change_settings(tips=False)

    def _wished(self, name: str, value: bool | int | str) -> None:
        library = self._window.library
        wishes = {game: dict(kept) for game, kept in library.settings.wishes.items()}
        wishes.setdefault(self._game.id, {})[name] = value
        library.change_settings(wishes=wishes)
