"""What each screen is built from: the library's facts turned into the screens' own values."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from catgames_desktop.controller.library import Library
from catgames_desktop.model.game import OptionError, players_for
from catgames_desktop.model.record import MatchSetup
from catgames_desktop.store.settings import LastMatch, Settings
from catgames_desktop.store.statistics import SeatResult
from ui.home.matches import MatchLine
from ui.i18n import translate
from ui.levels import plug_in_levels
from ui.table.game_ui import GameUi
from ui.words import ago, table_of

if TYPE_CHECKING:
    from ui.new_game.screen import NewGameFacts
    from ui.statistics.screen import StatisticsFacts

_ALL_MATCHES = 10_000


def game_of(games: Sequence[GameUi], game: str) -> GameUi:
    """Return the ui of a game, or the first one's."""
    return next((one for one in games if one.id == game), games[0])


def match_lines(library: Library, games: Sequence[GameUi]) -> list[MatchLine]:
    """Return the unfinished matches for Home, last played first."""
    known = {game.id: game for game in games}
    now = datetime.now(UTC)
    lines = []
    for saved in library.unfinished():
        setup = saved.header.match
        game = known.get(setup.game)
        if game is None:
            continue
        seats = table_of([(seat.name, seat.level is not None) for seat in setup.seats])
        lines.append(MatchLine(saved.path, game, seats, _mode(game, setup), ago(saved.played, now)))
    return lines


def _mode(game: GameUi, setup: MatchSetup) -> str:
    modes = {value: title for value, title, _ in game.modes()}
    return modes.get(setup.options.get("mode", ""), "") if len(modes) > 1 else ""


def known_names(library: Library, game: str) -> list[str]:
    """Return the persons who played here before, most often first."""
    names: dict[str, None] = {}
    if library.statistics is not None:
        names.update(dict.fromkeys(one.name for one in library.statistics.persons(game)))
    for last in library.settings.last_matches.values():
        names.update(dict.fromkeys(seat.name for seat in last.seats if seat.level is None))
    return list(names)


def new_game_facts(library: Library, games: Sequence[GameUi], game: str) -> "NewGameFacts":
    """Return what New game has to know."""
    from ui.new_game.screen import NewGameFacts

    @cache
    def fits(game_id: str, mode: str, seats: int) -> bool:
        try:
            allowed = players_for(library.games[game_id], {"mode": mode} if mode else {})
        except (OptionError, KeyError):
            return False
        return seats in allowed

    return NewGameFacts(
        games=games,
        last=library.settings.last_matches,
        names=known_names(library, game),
        fits=fits,
        fresh_seed=library.fresh_seed,
        rng=random.Random(),
        plug_ins=plug_in_levels(library.settings),
    )


def statistics_facts(library: Library, games: Sequence[GameUi]) -> "StatisticsFacts":
    """Return what Statistics has to know."""
    from ui.statistics.screen import StatisticsFacts

    kept = library.statistics
    return StatisticsFacts(
        games=games,
        matches=lambda game: [] if kept is None else kept.latest(game, _ALL_MATCHES),
        kept=kept is not None,
        now=datetime.now(UTC),
    )


def last_match_of(setup: MatchSetup) -> LastMatch:
    """Return what is remembered of a match that begins."""
    return LastMatch(
        seats=setup.seats,
        options=dict(setup.options),
        colours=setup.setup.colours,
        open_table=setup.open_table,
    )


def best_line(library: Library, game: str, persons: Sequence[str], record: str) -> str:
    """Return a sentence of the statistics for the end of a match of one person, or "".

    The score is compared with those of earlier matches of the same mode and as many players.

    Args:
        library: whose statistics.
        game: the game's id.
        persons: the names of the persons at the table.
        record: the name of the match's file.
    """
    if library.statistics is None or len(persons) != 1:
        return ""
    results = library.statistics.scores(game, persons[0])
    now = next((one for one in results if one.record == record), None)
    if now is None:
        return ""
    kind = (now.mode, now.players, now.difficulty)
    before = [
        result_of(one)
        for one in results
        if one.ended < now.ended and (one.mode, one.players, one.difficulty) == kind
    ]
    if not before:
        return ""
    mine = result_of(now)
    score, best = (str(value).replace("-", "−") for value in (mine, max(before)))
    if now.rival is not None:
        return _best_difference(now.name, mine, before)
    if mine > max(before):
        return translate("End", "New best for {name}: {score} (before: {best})").format(
            name=now.name, score=score, best=best
        )
    return translate("End", "Best score of {name} in {count} matches: {best}").format(
        name=now.name, count=len(before) + 1, best=best
    )


def result_of(one: SeatResult) -> int:
    """Return what a match counts by: the score, or the difference to an opponent without a seat."""
    return one.score - (one.rival or 0)


def _best_difference(name: str, mine: int, before: Sequence[int]) -> str:
    score, best = (f"{value:+d}".replace("-", "−") for value in (mine, max(before)))
    if mine > max(before):
        return translate("End", "New best difference for {name}: {score} (before: {best})").format(
            name=name, score=score, best=best
        )
    return translate("End", "Best difference of {name} in {count} matches: {best}").format(
        name=name, count=len(before) + 1, best=best
    )


def first_settings() -> dict[str, Any]:
    """Return all settings at their start, but for what isn't a matter of taste."""
    kept = {"last_matches", "last_game", "window", "tips_seen", "language", "plug_ins"}
    first = msgspec.structs.asdict(Settings())
    return {name: value for name, value in first.items() if name not in kept}
