"""Real positions of short matches, to ask a bot about."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.game import Action, Game, View, players_for
from catgames_desktop.model.rng import bot_seed, choice_stream

_SEED = "positions"


class Position(msgspec.Struct, frozen=True):
    """A decision in a match.

    Attributes:
        game: the game's id.
        view: what the actor sees.
        legal: its legal actions, at least two.
        seed: its bot's seed.
        number: how many actions stand before it.
    """

    game: str
    view: View
    legal: tuple[Action, ...]
    seed: str
    number: int


def positions(game: Game, most: int) -> list[Position]:
    """Return decisions of matches in every mode and with few and many seats.

    As many kinds of questions as there are come first, so that few positions have them all.
    """
    found: list[Position] = []
    for options in _options(game):
        players = players_for(game, options)
        for count in sorted({players[0], players[-1]}):
            found += _decisions(game, options, count)
    return list(_by_turns(found))[:most]


def _options(game: Game) -> Iterator[Mapping[str, str]]:
    modes = game.options.get("mode", ())
    yield from ({"mode": mode} for mode in modes) if modes else ({},)


def _decisions(game: Game, options: Mapping[str, str], players: int) -> Iterator[Position]:
    """Yield all decisions of a match that is played at random."""
    state = game.new_game(options, players, _SEED)
    policy = RandomPolicy()
    number = 0
    while (actor := state.actor) is not None:
        legal = state.legal_actions()
        seed, view = bot_seed(_SEED, actor), state.view(actor)
        if len(legal) > 1:
            yield Position(game.id, view, tuple(legal), seed, number)
        state.apply(policy.choose(view, legal, choice_stream(seed, number)))
        number += 1


def _by_turns(found: Sequence[Position]) -> Iterator[Position]:
    """Yield one position of each kind of question, then a second one of each, and so on."""
    kinds: dict[tuple[str, int], list[Position]] = {}
    for one in found:
        kind = "" if one.view.prompt is None else one.view.prompt.kind
        kinds.setdefault((kind, one.view.players), []).append(one)
    # From all over the match rather than from its beginning.
    spread = [_spread(of_a_kind) for of_a_kind in kinds.values()]
    for place in range(max(map(len, spread), default=0)):
        yield from (of_a_kind[place] for of_a_kind in spread if place < len(of_a_kind))


def _spread(items: list[Position]) -> list[Position]:
    """Return the items so that any first few of them come from all over the list."""
    order = sorted(range(len(items)), key=lambda place: (place * 0.6180339887) % 1.0)
    return [items[place] for place in order]
