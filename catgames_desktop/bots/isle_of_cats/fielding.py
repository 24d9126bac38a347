"""The medium bot and the two fields: which cats it wants where cats are cheap."""

from collections.abc import Sequence

from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Assign, Done, Move
from catgames_desktop.model.isle_of_cats.components import parse_cat

WANTED_CHEAP = 4.0
"""From how many points on the bot wants a cat of the dear field in the cheap one."""
WANTED_DRAWN = 5.5
"""From how many points on it wants a cat drawn from the bag there."""


def cat_to_move(mind: Mind, legal: Sequence[Action]) -> Action:
    """Cats that the bot wants come to the cheap field; none of them goes to the dear one."""
    movable = {action.tile for action in legal if isinstance(action, Move)}
    dear = [tile for tile in mind.view.right if tile in movable]
    wanted = [(wish(mind, tile), tile) for tile in dear]
    best = max(wanted, default=(0.0, ""))
    if best[0] > WANTED_CHEAP or Done() not in legal:
        return Move(best[1] or min(movable))
    return Done()


def wish(mind: Mind, tile: str) -> float:
    """Return what a cat of the fields would bring; below 0 where it fits nowhere."""
    options = mind.cat_options(tile)
    return options[0].value if options else -1.0


def shown_worth(mind: Mind) -> float:
    """Return what the cat drawn from the bag would bring; 0 where it fits nowhere."""
    shape, colour = parse_cat(mind.view.shown[0])
    options = mind.prospects.options("cat", shape, colour)
    return options[0].value if options else 0.0


def field_for(mind: Mind) -> Assign:
    """A cat that suits the bot comes to the cheap field, any other to the dear one."""
    wanted = shown_worth(mind) > WANTED_DRAWN and mind.baskets > 0
    return Assign("left" if wanted else "right")
