"""Where matches come from and where they go: settings, saves and statistics in one object.

The application has one ``Library``. It opens what a person's folders hold, says what was wrong
with them, makes and opens matches, and enters finished ones into the statistics. Matches (and with
them bots and rules) are imported when the first one is opened, so that Home is there sooner.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from catgames_desktop import __version__
from catgames_desktop.model.game import Game, Outcome, options_for
from catgames_desktop.model.record import FORMAT, Header, MatchSetup, UnknownGameError
from catgames_desktop.store.paths import Folders, NotKeptError, folders
from catgames_desktop.store.saves import SavedMatch, Saves, load
from catgames_desktop.store.settings import Settings, SettingsFile
from catgames_desktop.store.statistics import (
    SeatResult,
    Statistics,
    StatisticsTooNewError,
    places,
)

if TYPE_CHECKING:
    from catgames_desktop.controller.analysis import Analysis
    from catgames_desktop.controller.match import Match


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Library(QObject):
    """Settings, matches and statistics of this person on this computer.

    Attributes:
        notices: (code, facts) of what was found amiss while opening (docs/contracts.md).
        statistics: the finished matches, or None if they can't be kept now.
    """

    settings_changed = Signal()
    """Some settings have a new value."""
    notice = Signal(str, object)
    """A code and facts, for a sentence: something couldn't be kept."""

    def __init__(
        self,
        data_dir: Path | None = None,
        *,
        games: Mapping[str, Game] | None = None,
        command: Sequence[str] | None = None,
        patience_ms: int | None = None,
        now: Callable[[], datetime] = _utc_now,
        parent: QObject | None = None,
    ) -> None:
        """Open everything; nothing that is wrong with a file keeps the program from starting.

        Args:
            data_dir: keep everything in this folder (``--data-dir``).
            games: the games by id; None: those of this program.
            command: the command of the bot process; None: our own.
            patience_ms: how long a bot may think; None: the standard.
            now: the date and time in UTC.
            parent: the QObject that owns it.
        """
        super().__init__(parent)
        self.notices: list[tuple[str, dict[str, Any]]] = []
        self.folders: Folders = folders(data_dir)
        self._games = _all_games() if games is None else games
        self._command = command
        self._patience_ms = patience_ms
        self._now = now
        self._saves = Saves(self.folders)
        self._settings = SettingsFile(self.folders.settings, now())
        self.notices.extend(self._settings.notices)
        self.statistics: Statistics | None = self._open_statistics()

    @property
    def games(self) -> Mapping[str, Game]:
        """The games by id."""
        return self._games

    @property
    def settings(self) -> Settings:
        """The settings now."""
        return self._settings.settings

    def change_settings(self, **changes: Any) -> None:
        """Change some settings and keep them.

        Raises:
            msgspec.ValidationError: if a value isn't allowed; nothing is changed.
        """
        try:
            self._settings.change(**changes)
        except NotKeptError as error:
            self.notice.emit("not-saved", {"reason": error.reason})
        self.settings_changed.emit()

    @staticmethod
    def fresh_seed() -> str:
        """Return a seed that nobody has seen."""
        import secrets

        return secrets.token_hex(8)

    def new_match(self, setup: MatchSetup) -> "Match":
        """Begin a match; it is kept from its first line on.

        Raises:
            UnknownGameError: if there is no such game.
            OptionError: if it can't be set up so.
        """
        from catgames_desktop.controller.match import Match

        game = self._game(setup.game)
        now = self._now()
        header = Header(
            format=FORMAT,
            rules=game.rules,
            program=__version__,
            started=now.isoformat(timespec="seconds"),
            match=setup,
        )
        file = self._saves.new_file(game.id, now)
        return self._watch(Match.begin(game, header, file, plug_ins=self._plug_ins, **self._more()))

    def open_match(self, path: Path) -> "Match":
        """Open a match to continue it or, if it is over, to look at it.

        Raises:
            RecordError: if it can't be opened; its file is left as it is.
            OSError: if its file can't be read.
        """
        from catgames_desktop.controller.match import Match

        record, file = load(path)
        game = self._game(record.header.match.game)
        return self._watch(
            Match.resume(game, record, file, plug_ins=self._plug_ins, **self._more())
        )

    def analysis(self, path: Path) -> "Analysis":
        """Return the analysis of a finished match, with what is kept of it; ``start`` it.

        Raises:
            RecordError: if the match can't be opened.
            OSError: if its file can't be read.
        """
        from catgames_desktop.controller.analysis import Analysis

        record, _ = load(path)
        game = self._game(record.header.match.game)
        return Analysis(game, record, path, **self._more())

    def unfinished(self) -> list[SavedMatch]:
        """Return the matches that can be continued, last played first."""
        return [match for match in self._saves.unfinished() if self._known(match)]

    def finished(self) -> list[SavedMatch]:
        """Return the matches that are over, last played first."""
        return [match for match in self._saves.all() if match.over and self._known(match)]

    def remove(self, path: Path) -> None:
        """Move a match out of the lists, into the folder of removed ones.

        Raises:
            NotKeptError: if it can't be moved.
        """
        self._saves.remove(path)

    def delete(self, path: Path) -> None:
        """Delete a match for good.

        Raises:
            NotKeptError: if it can't be deleted.
        """
        self._saves.delete(path)

    def close(self) -> None:
        """Close the statistics, and every match and analysis that is still open."""
        from catgames_desktop.controller.analysis import Analysis
        from catgames_desktop.controller.match import Match

        for match in self.findChildren(Match):
            match.close()
        for analysis in self.findChildren(Analysis):
            analysis.close()
        if self.statistics is not None:
            self.statistics.close()
            self.statistics = None

    def _known(self, match: SavedMatch) -> bool:
        return match.header.match.game in self._games

    def _game(self, name: str) -> Game:
        game = self._games.get(name)
        if game is None:
            raise UnknownGameError(name)
        return game

    @property
    def _plug_ins(self) -> Mapping[str, Sequence[str]]:
        return {plug_in.name: plug_in.command for plug_in in self.settings.plug_ins}

    def _more(self) -> dict[str, Any]:
        more: dict[str, Any] = {"command": self._command, "parent": self}
        if self._patience_ms is not None:
            more["patience_ms"] = self._patience_ms
        return more

    def _watch(self, match: "Match") -> "Match":
        match.finished.connect(self._on_finished)
        return match

    def _on_finished(self, outcome: Outcome) -> None:
        from catgames_desktop.controller.match import Match

        match = self.sender()
        if self.statistics is None or not isinstance(match, Match):
            return
        try:
            self.statistics.enter(results(match, outcome, self._now()))
        except NotKeptError as error:
            self.notice.emit("not-saved", {"reason": error.reason})

    def _open_statistics(self) -> Statistics | None:
        try:
            statistics = Statistics(self.folders.statistics, self._now())
        except StatisticsTooNewError:
            self.notices.append(("statistics-too-new", {}))
            return None
        except NotKeptError as error:
            self.notices.append(("not-saved", {"reason": error.reason}))
            return None
        if statistics.kept_as is not None:
            self.notices.append(("statistics-damaged", {"kept_as": statistics.kept_as}))
        return statistics


def results(match: "Match", outcome: Outcome, ended: datetime) -> list[SeatResult]:
    """Return what a finished match leaves in the statistics, one row a seat."""
    place = places(outcome.scores, outcome.winners)
    options = match.setup.options
    levels = options_for(match.game, options).get("difficulty", ("",))
    share = 1 / max(1, len(outcome.winners))
    return [
        SeatResult(
            record=match.file.path.name if match.file is not None else "",
            seat=player.seat,
            game=match.game.id,
            mode=options.get("mode", ""),
            players=len(match.players),
            name=player.name,
            level=player.level,
            score=outcome.scores[player.seat],
            place=place[player.seat],
            won=share if player.seat in outcome.winners else 0.0,
            ended=ended,
            seconds=match.seconds,
            assisted=match.assisted,
            seed_pasted=match.setup.seed_pasted,
            difficulty=options.get("difficulty", levels[0]) if any(levels) else "",
            rival=outcome.rival,
        )
        for player in match.players
    ]


def _all_games() -> Mapping[str, Game]:
    from catgames_desktop.model.registry import GAMES

    return GAMES
