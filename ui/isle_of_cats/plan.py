"""What a placement would change, ready to be shown: points, rooms, the map that pays."""

from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.scoring import SheetDetail
from catgames_desktop.model.isle_of_cats.sister_score import SisterScore
from catgames_desktop.model.isle_of_cats.views import BoatTile
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.facts import room_squares_left
from ui.isle_of_cats.pictures import GOOD_PILL, LOSS_PILL, PLAIN_PILL, PillLook, PillPart
from ui.isle_of_cats.preview import Change, Score, changes, map_paid

_REACH = 2.0
"""How far beside the boat, in squares, a tile in hand still snaps to it."""


class Plan:
    """What a placement changes, ready to be shown.

    Attributes:
        tile: the tile where it would lie.
        changes: the sources of the own score that change.
        rooms: the squares left of each room.
        map_colour: the map that would pay, or None.
        detail: the own score afterwards.
        hers: the sister's score afterwards; None without her.
        hers_change: by how much hers changes.
        total: what changes in all; against the sister, by how much the difference does.
    """

    def __init__(
        self,
        tile: Tile,
        found: tuple[Change, ...],
        rooms: dict[str, int],
        map_colour: str | None,
        detail: SheetDetail,
        hers: SisterScore | None = None,
        hers_change: int = 0,
    ) -> None:
        self.tile = tile
        self.changes = found
        self.rooms = rooms
        self.map_colour = map_colour
        self.detail = detail
        self.hers = hers
        self.hers_change = hers_change
        self.total = sum(change.points for change in found) - hers_change


def make_plan(score: Score, seat_tiles: tuple[BoatTile, ...], boat: str, tile: Tile,
              paid: int, covered: int) -> Plan:  # fmt: skip
    """Return what a placement changes."""
    after = score.after(tile, paid)
    found = changes(score.now, after)
    rooms = room_squares_left(covered | tile.mask)
    hers = score.hers_after(tile, paid)
    hers_change = 0
    if hers is not None and score.hers is not None:
        hers_change = hers.total - score.hers.total
    return Plan(tile, found, rooms, map_paid(boat, covered, tile), after, hers, hers_change)


def plan_pill(plan: Plan) -> tuple[tuple[PillPart, ...], PillLook]:
    """Return the pill that rides on the ghost."""
    parts = [PillPart(change.icon, texts.signed(change.points)) for change in plan.changes]
    if plan.map_colour is not None:
        parts.append(PillPart("map", translate("IslePlacing", "treasure")))
    if plan.hers_change:
        parts.append(PillPart("sister", texts.signed(plan.hers_change)))
        words = translate("IslePlacing", "difference {points}").format(
            points=texts.signed(plan.total)
        )
        parts.append(PillPart("", words))
        return tuple(parts), GOOD_PILL if plan.total >= 0 else LOSS_PILL
    if not parts:
        return (), PLAIN_PILL
    if plan.changes:
        words = texts.signed_points(plan.total)
        if len(plan.changes) == 1:
            parts[0] = PillPart(parts[0].icon, words)
        else:
            parts.append(PillPart("", f"= {words}"))
    return tuple(parts), GOOD_PILL if plan.total >= 0 else LOSS_PILL
