"""The island order after the reveal, as lines of the side panel."""

from typing import TYPE_CHECKING

from ui.i18n import translate
from ui.isle_of_cats import sister_words
from ui.isle_of_cats.score_panel import Line

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


def _against_sister(desk: "IsleTable", place: int, she_is_first: bool) -> Line:
    """Return a place of solo: the player's or the sister's."""
    view = desk.revealing.view or desk.view
    assert view.sister is not None
    hers = she_is_first == (place == 1)
    seat = view.seats[desk.seat]
    name = sister_words.sister_title() if hers else desk.name(desk.seat)
    speed = (view.sister.speed if hers else seat.speed) or 0
    return Line(
        "row", f"{place}  {name}", translate("IsleOrder", "speed {speed}").format(speed=speed),
        "sister" if hers else seat.colour,
    )  # fmt: skip


def order_lines(desk: "IsleTable") -> list[Line]:
    """Return who rescues when, and how a rescue turn goes."""
    view = desk.revealing.view or desk.view
    lines = [Line("title", translate("IsleOrder", "Today, round and round"))]
    sister = view.sister
    if sister is not None:
        lines += [_against_sister(desk, place, sister.first) for place in (1, 2)]
    for place, seat in enumerate(view.order if sister is None else (), 1):
        speed = view.seats[seat].speed or 0
        lines.append(
            Line(
                "row", f"{place}  {desk.name(seat)}",
                translate("IsleOrder", "speed {speed}").format(speed=speed),
                view.seats[seat].colour,
            )
        )  # fmt: skip
    return [
        *lines,
        Line("rule"),
        Line("title", translate("IsleOrder", "A rescue turn")),
        Line("bullet", translate(
            "IsleOrder", "One cat: a basket and 3 or 5 fish. It goes aboard at once.")),
        Line("bullet", translate("IsleOrder", "Or pass: final for today.")),
        Line("bullet", translate(
            "IsleOrder", "When both fields are empty or all have passed, the rare finds begin, in "
            "this order.")),
    ]  # fmt: skip
