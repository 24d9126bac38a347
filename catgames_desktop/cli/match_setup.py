"""Which match is asked for on the command line: game, options, seats, seed."""

import argparse
from collections.abc import Mapping

from catgames_desktop.bots.registry import UnknownLevelError, levels, new_policy
from catgames_desktop.cli.common import InputError, positive
from catgames_desktop.model.game import Game, OptionError, options_for, players_for
from catgames_desktop.model.record import MatchSetup, SeatSetup

_SHORT = ("mode", "difficulty")
"""Options of games that may be written as ``--mode X`` too."""

_USUAL = "medium"
"""The level that plays where none is named."""


def add_arguments(one: argparse.ArgumentParser, games: Mapping[str, Game]) -> None:
    """Enter the arguments that say which match."""
    one.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games)}")
    one.add_argument("--players", type=positive, metavar="N", help="number of seats")
    one.add_argument(
        "--bots", default="", metavar="A,B", help="the level on each seat, in order (medium)"
    )
    one.add_argument("--seed", default="1", metavar="S", help="any text; same seed, same games")
    for name in _SHORT:
        one.add_argument(f"--{name}", metavar=name[0].upper(), help=f"the game's option '{name}'")
    one.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def match_setup(arguments: argparse.Namespace, game: Game) -> MatchSetup:
    """Return the set-up that the arguments ask for, tried out once.

    Raises:
        InputError: if there can't be one.
    """
    options = _options(arguments, game)
    bots = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    players = arguments.players or max(len(bots), players_for(game, options)[0])
    known = levels(game.id)
    bots = bots or [_USUAL if _USUAL in known else known[-1]]
    if len(bots) > players:
        raise InputError(f"There are {len(bots)} bots for {players} seats.")
    seats = [bots[seat % len(bots)] for seat in range(players)]
    try:
        for level in dict.fromkeys(seats):
            new_policy(game.id, level)
        game.new_game(options, players, "try")
    except (UnknownLevelError, OptionError) as error:
        raise InputError(str(error)) from None
    return MatchSetup(
        game=game.id, options=options, seats=bot_seats(seats), seed=str(arguments.seed)
    )


def bot_seats(levels_by_seat: list[str]) -> tuple[SeatSetup, ...]:
    """Return seats for bots of these levels."""
    return tuple(
        SeatSetup(name=f"{level} {seat}", level=level)
        for seat, level in enumerate(levels_by_seat, start=1)
    )


def option_words(game: Game, options: Mapping[str, str]) -> list[str]:
    """Return the words of a command line that ask for these options, defaults left out."""
    words = []
    defaults = options_for(game, options)
    for name, value in options.items():
        if value == defaults.get(name, ("",))[0]:
            continue
        words += [f"--{name}", value] if name in _SHORT else ["--option", f"{name}={value}"]
    return words


def _options(arguments: argparse.Namespace, game: Game) -> dict[str, str]:
    """Return the game's options as asked for; where a mode is missing, its default.

    Raises:
        InputError: if an option isn't written as one, or the game hasn't got it.
    """
    given: dict[str, str] = {}
    for name in _SHORT:
        if (value := getattr(arguments, name)) is not None:
            given[name] = value
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"An option is written NAME=VALUE, not {text!r}.")
        given[name] = value
    for name, value in given.items():
        if value not in game.options.get(name, ()):
            raise InputError(f"No such option: {name} = {value!r}.")
    return {**{name: values[0] for name, values in options_for(game, given).items()}, **given}
