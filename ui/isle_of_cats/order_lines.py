"""The island order after the reveal, as lines of the side panel."""

from typing import TYPE_CHECKING

from ui.i18n import translate
from ui.isle_of_cats.score_panel import Line

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


def order_lines(desk: "IsleTable") -> list[Line]:
    """Return who rescues when, and how a rescue turn goes."""
    view = desk.revealing.view or desk.view
    lines = [Line("title", translate("IsleOrder", "Today, round and round"))]
    for place, seat in enumerate(view.order, 1):
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
