"""The pool of rare treasures: what comes and goes, and in solo the row in which it is numbered."""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


def add_to_pool(state: "IsleState", shape: str) -> None:
    """Put a rare treasure into the pool; a shape that wasn't there goes to the end of the row."""
    state.pool[shape] += 1
    if state.sister is not None and shape not in state.sister.treasures:
        row = (*state.sister.treasures, shape)
        state.sister = msgspec.structs.replace(state.sister, treasures=row)


def take_from_pool(state: "IsleState", shape: str) -> None:
    """Take a rare treasure out of the pool; the row closes up when it was the last of its shape."""
    state.pool[shape] -= 1
    if state.sister is not None and not state.pool[shape]:
        row = tuple(other for other in state.sister.treasures if other != shape)
        state.sister = msgspec.structs.replace(state.sister, treasures=row)
