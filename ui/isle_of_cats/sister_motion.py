"""The sister's turns in motion: her card, then what each of its effects takes, step by step."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from catgames_desktop.model.game import Event
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.shapes import SHAPES
from ui.i18n import translate
from ui.isle_of_cats import sister_words, texts
from ui.isle_of_cats.island_view import Stand
from ui.isle_of_cats.pictures import (
    PLAIN_PILL,
    PillPart,
    pill_pixmap,
    tile_margin,
    tile_pixmap,
)
from ui.theme.sizes import TRAVEL_MS

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

_EFFECTS = ("sister-took", "sister-swapped", "sister-missed")
_STEP_MS = 5 * TRAVEL_MS
_MARK_SHARE = 0.45
"""The part of a step in which a piece is only marked, before it leaves."""


class SisterTurn:
    """One turn of hers as a value from 0 to 1: first her card, then each effect."""

    def __init__(self, desk: "IsleTable", events: Sequence[Event]) -> None:
        self._desk = desk
        self._turn = next(event for event in events if event.name == "sister-turn")
        self._effects = [event for event in events if event.name in _EFFECTS]
        self._at = -1
        self._pill: QGraphicsPixmapItem | None = None
        self._flying: list[tuple[QGraphicsPixmapItem, QPointF, QPointF]] = []

    @property
    def duration_ms(self) -> int:
        """How long it takes at the standard speed."""
        return _STEP_MS * (1 + len(self._effects))

    def moved(self, value: float) -> None:
        """Show a moment of it."""
        steps = 1 + len(self._effects)
        at = min(steps - 1, int(value * steps))
        while self._at < at:
            self._leave_step()
            self._at += 1
            self._begin_step(self._at)
        share = max(0.0, min(1.0, (value * steps - at - _MARK_SHARE) / (1 - _MARK_SHARE)))
        for item, start, end in self._flying:
            item.setPos(start + (end - start) * share)

    def ended(self) -> None:
        """Take everything away."""
        self._leave_step()

    def _begin_step(self, at: int) -> None:
        if at == 0:
            words = translate("IsleMotion", "The sister's turn: card {number} of {count}").format(
                number=self._turn.facts["number"], count=self._turn.facts["count"]
            )
            self._show_pill(words)
            self._desk.sound.emit("card")
            return
        event = self._effects[at - 1]
        words = sister_words.event_words(event.name, dict(event.facts))
        self._show_pill(words)
        self._desk.say(words)
        tiles = [str(tile) for tile in event.facts["tiles"]]
        stands = [self._desk.scene.island.stand(tile) for tile in tiles]
        found = [stand for stand in stands if stand is not None]
        if event.name == "sister-swapped" and len(found) == 2:
            self._fly(found[0], found[1].pos)
            self._fly(found[1], found[0].pos)
        elif event.name == "sister-took" and found:
            self._fly(found[0], self._away())
            self._desk.sound.emit("pick")

    def _away(self) -> QPointF:
        """Return where the sister carries things: her panel, or out of sight."""
        box = self._desk.scene.layout_now.sister
        if box is not None:
            return box.center()
        return QPointF(self._desk.scene.width() + 40, self._desk.scene.layout_now.boat.y())

    def _fly(self, stand: Stand, end: QPointF) -> None:
        scene = self._desk.scene
        item = QGraphicsPixmapItem()
        shape, colour = stand.shape, stand.colour
        if stand.name not in SHAPES:
            shape, colour = parse_cat(stand.name)
        item.setPixmap(tile_pixmap(shape, colour, 0, stand.square_px, scene.dpr, "illegal"))
        margin = tile_margin(stand.square_px)
        item.setOffset(-margin, -margin)
        item.setPos(stand.pos)
        item.setZValue(70)
        scene.addItem(item)
        scene.island.hide(stand.name, True)
        self._flying.append((item, stand.pos, end))

    def _leave_step(self) -> None:
        scene = self._desk.scene
        for item, _, _ in self._flying:
            scene.removeItem(item)
        self._flying = []
        if self._pill is not None:
            scene.removeItem(self._pill)
            self._pill = None

    def _show_pill(self, words: str) -> None:
        scene = self._desk.scene
        item = QGraphicsPixmapItem()
        item.setPixmap(pill_pixmap((PillPart("sister", words),), PLAIN_PILL, scene.dpr))
        size = item.pixmap().deviceIndependentSize()
        centre = scene.layout_now.island.center().x()
        x = max(4.0, min(centre - size.width() / 2, scene.width() - size.width() - 4))
        item.setPos(x, scene.layout_now.island.bottom() - size.height() - 6)
        item.setZValue(72)
        scene.addItem(item)
        self._pill = item


def colour_words(event: Event) -> str:
    """Return what is said when a colour card of hers is turned up."""
    each = 6 - int(event.facts["place"])
    return translate("IsleMotion", "The sister counts {colour} cats: {points} each").format(
        colour=texts.colour_word(str(event.facts["colour"])), points=texts.points(each)
    )


def runner(
    desk: "IsleTable", events: Sequence[Event]
) -> tuple[int, Callable[[float], None], Callable[[], None]]:
    """Return duration, the function that moves, and the one that ends her turn."""
    turn = SisterTurn(desk, events)
    return turn.duration_ms, turn.moved, turn.ended
