"""Moving the keyboard's place among things on the scene: to the nearest one in a direction."""

from collections.abc import Sequence

from ui.isle_of_cats.island_view import Stand

_ASIDE = 2.4
"""How much being off the straight line counts against being near."""


def next_stand(stands: Sequence[Stand], current: str, dx: int, dy: int) -> str:
    """Return the name of the nearest stand in a direction; the first one without a current."""
    here = next((stand for stand in stands if stand.name == current), None)
    if here is None:
        return stands[0].name if stands else ""
    at = here.box.center()
    best, best_cost = current, float("inf")
    for stand in stands:
        way = stand.box.center() - at
        ahead = way.x() * dx + way.y() * dy
        aside = abs(way.x() * dy) + abs(way.y() * dx)
        if ahead <= 1:
            continue
        cost = ahead + _ASIDE * aside
        if cost < best_cost:
            best, best_cost = stand.name, cost
    return best
