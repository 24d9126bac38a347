"""A tile in hand on the table: taken up, moved and turned by the pointer, shown with its effect."""

from math import floor

from PySide6.QtCore import QPointF

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Place
from catgames_desktop.model.isle_of_cats.boats import HEIGHT, WIDTH
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.hold import Hold, Source
from ui.isle_of_cats.pictures import BAD_PILL, PLAIN_PILL, PillPart
from ui.isle_of_cats.plan import plan_pill
from ui.isle_of_cats.refusals import reason_words
from ui.isle_of_cats.stage import Stage

_REACH = 2.0
"""How far beside the boat, in squares, a tile in hand still snaps to it."""


class HoldStage(Stage):
    """A tile may be in hand: it is dragged or moved by keys, turned, flipped, confirmed."""

    hold: Hold | None = None
    _grab = QPointF(0.5, 0.5)
    """Where the tile is held, in squares from the corner of its box."""
    _afloat = False
    """Whether it follows the pointer beside the boat, snapped to nothing."""
    _was: tuple[object, ...] = ()
    _told: tuple[object, ...] = ()
    """What the prompt says of the place under the pointer."""

    # What subclasses decide

    def can_take(self, name: str) -> str:
        """Return why a tile can't be taken up, or ""."""
        return translate("IslePlacing", "It isn't the moment to take a tile.")

    def take_source(self) -> Source:
        """Return where tiles that are taken up come from."""
        return "field"

    def actions(self, hold: Hold) -> tuple[Action, ...]:
        """Return what is sent when the placement is confirmed."""
        return (self.place_action(hold),)

    def paid(self, hold: Hold) -> int:
        """Return the fish that the placement costs."""
        return 0

    def can_put_back(self) -> bool:
        """Return whether the tile in hand can be returned."""
        return True

    # Taking up and putting back

    @staticmethod
    def place_action(hold: Hold) -> Place:
        """Return the placement as an action."""
        spot = hold.spot
        colour = hold.colour if hold.kind == "oshax" else None
        return Place(spot.orientation, spot.x, spot.y, colour)

    def take(self, name: str, shape: str, colour: str | None) -> None:
        """Take a tile in hand."""
        anywhere = self.desk.view.seats[self.desk.seat].anywhere
        keep = self.hold.spot.orientation if self.hold and self.hold.name == name else 0
        self.hold = Hold(name, shape, colour, self.take_source(), self.covered_now(), anywhere)
        self.hold.spot = type(self.hold.spot)(keep, self.hold.spot.x, self.hold.spot.y)
        self._was = ()
        scene = self.desk.scene
        scene.in_hand = True
        scene.island.hover("")
        scene.island.mark_gap(name)
        if scene.shelf.visible:
            scene.shelf.mark_gap(name)
        self.desk.sound.emit("pick")
        self.desk.say(translate("IslePlacing", "In hand: {tile}").format(
            tile=texts.tile_tip(shape, colour)))  # fmt: skip

    def inherit(self, old: "HoldStage") -> None:
        """Go on with the tile that another stage of the same position had in hand."""
        self.hold, self._grab, self._afloat = old.hold, old._grab, old._afloat
        self._was = ()
        self.desk.scene.in_hand = True

    def put_back(self) -> None:
        """Return the tile in hand to where it came from."""
        self.hold = None
        scene = self.desk.scene
        scene.in_hand = False
        scene.end_drag()
        scene.island.mark_gap("")
        if scene.shelf.visible:
            scene.shelf.mark_gap("")
        self.show_hold()
        self.desk.changed()

    def laid_out(self) -> None:
        """Show the tile in hand again."""
        if self.hold is not None:
            self.desk.scene.island.mark_gap(self.hold.name)
            self._was = ()
            self.show_hold()

    def cover(self) -> None:
        """Hide the tile in hand, and what follows from its place, while others are proposed."""
        self.desk.scene.ghost.hide()
        self.desk.scene.boat.show_dots(())
        self.desk.show_plan(None)

    def leave(self) -> None:
        """Take the ghost away."""
        self.hold = None
        self.desk.scene.lifts = False
        self.desk.scene.island.hover("")
        self.desk.scene.in_hand = False
        self.desk.scene.ghost.hide()
        self.desk.scene.boat.show_dots(())
        super().leave()

    # Gestures

    def lifted(self, name: str, grab: QPointF, drag: bool) -> None:
        """Take a tile up with the pointer: by a drag, or by a click after which it follows."""
        why = self.can_take(name)
        if why:
            self.desk.scene.end_drag()
            self.desk.refuse(why)
            return
        stand = next(s for s in self.desk.scene.stands() if s.name == name)
        self.purple = ""
        self.take(name, stand.shape, stand.colour)
        assert self.hold is not None
        width, height = self.hold.size
        self._grab = QPointF(
            min(max(grab.x(), 0.1), width - 0.1), min(max(grab.y(), 0.1), height - 0.1)
        )
        self._afloat = True
        self.hovered(self.desk.pointer())
        self.desk.changed()

    def regrabbed(self, pos: QPointF) -> None:
        """Take hold of the tile again, where it was pressed."""
        if self.hold is None:
            return
        boat = self.desk.scene.boat
        x, y = boat.square_at(pos)
        self._grab = QPointF(x - self.hold.spot.x, y - self.hold.spot.y)
        self.hold.settled = False

    def hovered(self, pos: QPointF) -> None:
        """Move the tile with the pointer, snapped to the squares where the boat is near."""
        hold = self.hold
        if hold is None or hold.settled:
            return
        boat = self.desk.scene.boat
        x, y = boat.square_at(pos)
        left, top = x - self._grab.x(), y - self._grab.y()
        width, height = hold.size
        self._afloat = not (
            -width - _REACH < left < WIDTH + _REACH and -height - 0.6 < top < HEIGHT + 0.6
        )
        if self._afloat:
            px = boat.square_px
            corner = boat.root.pos() + QPointF(left * px, top * px)
            self.show_hold(corner)
        elif hold.move_to(floor(left + 0.5), floor(top + 0.5)) or not self._was:
            self.show_hold()
        told = (self._afloat, None if self._afloat else hold.reason)
        if told != self._told:
            # Only when this changes: the frame builds the buttons anew.
            self._told = told
            self.desk.changed()

    def dropped(self, pos: QPointF) -> None:
        """Let the tile lie where it is, or return it where there is no boat."""
        if self.hold is None:
            return
        self.hold.settled = False
        self.hovered(pos)
        if self._afloat:
            self.put_back()
            return
        self._settle()

    def clicked(self, pos: QPointF) -> None:
        """Let the tile that follows the pointer lie here, or move a proposal here."""
        if self.hold is None:
            return
        if not self.desk.scene.boat.rect().adjusted(-60, -40, 60, 40).contains(pos):
            return
        if self.hold.settled:
            width, height = self.hold.size
            self._grab = QPointF(width / 2, height / 2)
        self.dropped(pos)

    def _settle(self) -> None:
        assert self.hold is not None
        self.hold.settled = True
        self._was = ()
        self.show_hold()
        reason = self.hold.reason
        self.desk.sound.emit("no" if reason else "place")
        self.desk.say(self.spoken())
        self.desk.changed()

    def settle_here(self) -> None:
        """Show the tile in hand as a proposal where it is (a hint that was taken)."""
        self._afloat = False
        self._settle()

    def turned(self, steps: int) -> None:
        """Turn the tile with the wheel."""
        self.reorient("turn" if steps > 0 else "turn-back")

    def tool(self, name: str) -> None:
        """Carry out a button at the ghost.

        While the tile follows the pointer its buttons do, too: a click then means the boat.
        """
        if self.hold is not None and not self.hold.settled:
            self.dropped(self.desk.pointer())
        elif name in COLOURS:
            self.choose_colour(name)
        elif name == "confirm":
            self.confirm()
        else:
            self.reorient(name)

    def reorient(self, how: str) -> None:
        """Turn or flip the tile in hand; the square held by the pointer stays under it."""
        hold = self.hold
        if hold is None:
            return
        width, height = hold.size
        x, y = self._grab.x(), self._grab.y()
        if how == "flip":
            hold.flip()
            self._grab = QPointF(width - x, y)
        elif how == "turn":
            hold.turn(1)
            self._grab = QPointF(height - y, x)
        else:
            hold.turn(-1)
            self._grab = QPointF(y, width - x)
        self.desk.sound.emit("turn")
        self._was = ()
        if hold.settled:
            self.show_hold()
        else:
            self.hovered(self.desk.pointer())
            self.show_hold() if not self._afloat else None
        self.desk.changed()

    def choose_colour(self, colour: str) -> None:
        """Choose the family that the Oshax in hand joins."""
        if self.hold is None or self.hold.kind != "oshax":
            return
        self.hold.colour = colour
        self._was = ()
        self.show_hold()
        self.desk.say(texts.colour_title(colour))
        self.desk.changed()

    # Confirming

    def confirm(self) -> None:
        """Send the placement, or say why it can't be."""
        hold = self.hold
        if hold is None:
            return
        reason = hold.reason
        if self._afloat:
            self.desk.refuse(translate("IslePlacing", "Bring the tile to your boat first."))
        elif reason is not None:
            self.desk.refuse(reason_words(reason))
        elif hold.kind == "oshax" and hold.colour is None:
            self.desk.refuse(translate("IslePlacing", "Choose the family that the Oshax joins."))
        else:
            self.desk.sound.emit("place")
            self.desk.send(self.actions(hold))

    # Showing

    def show_hold(self, corner: QPointF | None = None) -> None:
        """Show the tile in hand with all that follows from where it is."""
        scene, hold = self.desk.scene, self.hold
        if hold is None:
            scene.ghost.hide()
            scene.boat.show_dots(())
            self.desk.show_plan(None)
            return
        boat = scene.boat
        oshax = hold.kind == "oshax"
        scene.ghost.show_tile(
            hold.shape, hold.colour, hold.spot.orientation, boat.square_px, scene.dpr, oshax
        )
        if corner is not None:
            scene.ghost.set_state(None, (), PLAIN_PILL)
            scene.ghost.move(corner)
            if self._was != ("afloat",):
                self._was = ("afloat",)
                self._show_dots(hold)
                self.desk.show_plan(None)
            return
        px = boat.square_px
        state = (hold.spot, hold.colour, hold.settled)
        if state != self._was:
            turned = len(self._was) < 3 or self._was[0].orientation != hold.spot.orientation  # type: ignore[attr-defined]
            self._was = state
            if turned:
                self._show_dots(hold)
            self._show_state(hold)
        scene.ghost.move(boat.root.pos() + QPointF(hold.spot.x * px, hold.spot.y * px))

    def _show_dots(self, hold: Hold) -> None:
        wanted = self.desk.settings.legal_places
        self.desk.scene.boat.show_dots(hold.anchor_squares() if wanted else ())

    def _show_state(self, hold: Hold) -> None:
        reason = hold.reason
        ghost = self.desk.scene.ghost
        if reason is not None:
            ghost.set_state(False, (PillPart("", reason_words(reason, short=True)),), BAD_PILL)
            self.desk.show_plan(None)
            return
        plan = self.desk.plan(hold.tile, self.paid(hold))
        ghost.set_state(True, *plan_pill(plan))
        self.desk.show_plan(plan)

    def spoken(self) -> str:
        """Return where the tile in hand is, and what follows, for the screen reader."""
        hold = self.hold
        if hold is None:
            return ""
        place = translate("IslePlacing", "Column {x}, row {y}").format(
            x=hold.spot.x + 1, y=hold.spot.y + 1
        )
        reason = hold.reason
        if reason is not None:
            return f"{place}: {reason_words(reason)}"
        pill = self.desk.scene.ghost.pill_text
        return f"{place}: {pill}" if pill else place
