"""Events in motion: tiles fly, cats arrive, cards turn, fish are counted. Never longer than needed.

Each animation starts from the View before and ends where the View after will be shown; skipping
jumps there. With a factor of 0 nothing moves.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem

from catgames_desktop.model.game import Event
from catgames_desktop.model.isle_of_cats.components import DAYS, parse_cat
from catgames_desktop.model.isle_of_cats.shapes import SHAPES, size
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats import sister_motion, texts
from ui.isle_of_cats.draft import DraftPage
from ui.isle_of_cats.facts import field_cats
from ui.isle_of_cats.pictures import (
    GOOD_PILL,
    PLAIN_PILL,
    PillPart,
    pill_pixmap,
    tile_margin,
    tile_pixmap,
)
from ui.isle_of_cats.reveal import RevealPage, old_order
from ui.theme.sizes import TRAVEL_MS

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

_REVEAL_REST_MS = 700
_PILL_MS = 650


class Transition(QObject):
    """A value from 0 to 1 that moves something, and a clean-up at its end."""

    def __init__(
        self,
        parent: QObject,
        duration_ms: int,
        moved: Callable[[float], None],
        ended: Callable[[], None],
        straight: bool = False,
    ) -> None:
        """Prepare a transition.

        Args:
            parent: who owns it.
            duration_ms: how long it takes.
            moved: called with 0 to 1.
            ended: called once at its end, before the listener.
            straight: whether the value moves evenly.
        """
        super().__init__(parent)
        self._moved, self._ended = moved, ended
        self._finished: Callable[[], None] | None = None
        self._over = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(max(1, duration_ms))
        curve = QEasingCurve.Type.Linear if straight else QEasingCurve.Type.OutCubic
        self._clock.setEasingCurve(curve)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self._end)

    def start(self, finished: Callable[[], None]) -> None:
        """Begin; ``finished`` is called once, at the end."""
        self._finished = finished
        self._moved(0.0)
        self._clock.start()

    def skip(self) -> None:
        """Jump to the end at once."""
        if not self._over:
            self._clock.stop()
            self._end()

    def _step(self, value: object) -> None:
        if not self._over:
            self._moved(float(value))  # type: ignore[arg-type]

    def _end(self) -> None:
        if self._over:
            return
        self._over = True
        self._moved(1.0)
        self._ended()
        finished, self._finished = self._finished, None
        self.deleteLater()
        if finished is not None:
            finished()


def animation_for(
    desk: "IsleTable", events: Sequence[Event], before: IsleView, after: IsleView
) -> Transition | None:
    """Return the animation of a step, or None."""
    factor = desk.settings.animation_ms_factor
    if factor <= 0 or desk.view is None:
        return None
    by_name = {event.name: event for event in events}
    if "revealed" in by_name:
        return _reveal(desk, events, after, factor)
    if "hands-passed" in by_name and desk.board.shown == "draft":
        return _passed_on(desk, factor)
    if desk.board.shown != "table":
        return None
    if "sister-turn" in by_name:
        duration, moved, ended = sister_motion.runner(desk, events)
        return Transition(desk, round(duration * factor), moved, ended, straight=True)
    if "placed" in by_name:
        return _placed(desk, by_name["placed"], before, factor)
    if "fields-filled" in by_name:
        return _filled(desk, after, factor)
    if "moved" in by_name or "assigned" in by_name:
        return _pill(desk, by_name.get("moved") or by_name["assigned"], factor)
    for name in ("fish-gained", "basket-gained", "passed", "colour-revealed", "day-began"):
        if name in by_name:
            return _pill(desk, by_name[name], factor)
    return None


def _reveal(
    desk: "IsleTable", events: Sequence[Event], after: IsleView, factor: float
) -> Transition:
    event = next(event for event in events if event.name == "revealed")
    page = desk.pages["reveal"]
    assert isinstance(page, RevealPage)
    most = max((len(cards) for cards in event.facts["cards"]), default=0)
    desk.revealing.show(after, old_order(events))
    desk.sound.emit("card")
    whole = (most * TRAVEL_MS + 2 * TRAVEL_MS) * factor + _REVEAL_REST_MS
    return Transition(
        desk, round(whole), page.set_progress, lambda: page.set_progress(1.0), straight=True
    )


def _passed_on(desk: "IsleTable", factor: float) -> Transition:
    """Let the hand slide away to the neighbour."""
    page = desk.pages["draft"]
    assert isinstance(page, DraftPage)
    desk.sound.emit("card")
    return Transition(
        desk, round(2 * TRAVEL_MS * factor), page.set_slide, lambda: page.set_slide(0.0)
    )


def _corner_of(desk: "IsleTable", event: Event) -> tuple[QPointF, float] | None:
    """Return where the placed tile ends up: the corner of its box, and the side of a square."""
    scene = desk.scene
    facts = event.facts
    if event.seat == desk.seat:
        px = scene.boat.square_px
        origin = scene.boat.root.pos()
    else:
        place = next((i for i, other in enumerate(scene.others) if other.seat == event.seat), None)
        minis = scene.layout_now.miniatures
        if place is None or place >= len(minis):
            return None
        box, px = minis[place], scene.layout_now.mini_px
        origin = QPointF(box.center().x() - 11 * px, box.bottom() - 9.4 * px)
    return origin + QPointF(facts["x"] * px, facts["y"] * px), px


def _placed(desk: "IsleTable", event: Event, before: IsleView, factor: float) -> Transition | None:
    target = _corner_of(desk, event)
    facts = event.facts
    prompt = before.prompt
    scene = desk.scene
    if target is None or (event.seat == desk.seat and not desk.players[desk.seat].bot):
        return None
    name = str((prompt.facts.get("tile") if prompt else None) or facts["shape"])
    start = _start_of(desk, name, before, facts)
    corner, px = target
    item = QGraphicsPixmapItem()
    orientation = int(facts["orientation"])
    from_px = start[1]
    big = max(px, from_px)
    item.setPixmap(tile_pixmap(facts["shape"], facts["colour"], orientation, big, scene.dpr))
    margin = tile_margin(big)
    item.setOffset(-margin, -margin)
    item.setZValue(70)
    scene.addItem(item)
    scene.island.hide(name, True)

    def moved(value: float) -> None:
        item.setPos(start[0] + (corner - start[0]) * value)
        item.setScale((from_px + (px - from_px) * value) / big)

    def ended() -> None:
        scene.removeItem(item)
        desk.sound.emit("place")

    return Transition(desk, round(2 * TRAVEL_MS * factor), moved, ended)


def _start_of(
    desk: "IsleTable", name: str, before: IsleView, facts: dict[str, object]
) -> tuple[QPointF, float]:
    scene = desk.scene
    stand = next((s for s in scene.stands() if s.name == name), None) or scene.island.stand(name)
    if stand is not None:
        return stand.pos, stand.square_px
    middle = scene.layout_now.pool.center()
    width, height = size(str(facts["shape"]), 0)
    px = scene.layout_now.field_px
    return middle - QPointF(width * px / 2, height * px / 2), px


def _filled(desk: "IsleTable", after: IsleView, factor: float) -> Transition:
    """Let the new cats come ashore, one after the other."""
    scene = desk.scene
    desk.preview_fields(after)
    names = [cat.name for cat in field_cats(after)]
    for name in names:
        scene.island.hide(name, True)
    shown = 0

    def moved(value: float) -> None:
        nonlocal shown
        while shown < round(value * len(names)):
            scene.island.hide(names[shown], False)
            shown += 1

    def ended() -> None:
        for name in names:
            scene.island.hide(name, False)

    return Transition(desk, round(3 * TRAVEL_MS * factor), moved, ended, straight=True)


def day_words(day: int) -> str:
    """Return how a day is announced; the last one as such."""
    if day == DAYS:
        return translate("IsleMotion", "Day {day}, the last one: Vesh lands tonight").format(
            day=day
        )
    return translate("IsleMotion", "Day {day} begins").format(day=day)


def _pill_parts(event: Event, desk: "IsleTable") -> tuple[PillPart, ...]:
    facts = event.facts
    match event.name:
        case "fish-gained":
            return (PillPart("fish-coin", f"+{texts.fish(facts['amount'])}"),)
        case "basket-gained":
            return (PillPart("basket-picture", "+1"),)
        case "day-began":
            return (PillPart("sun", day_words(int(facts["day"]))),)
        case "colour-revealed":
            return (
                PillPart("sister", ""),
                PillPart(str(facts["colour"]), sister_motion.colour_words(event)),
            )
        case "passed":
            return (
                PillPart("", translate("IsleMotion", "{name} passes").format(
                    name=desk.name(event.seat or 0))),
            )  # fmt: skip
        case _:
            tile = str(facts["tile"])
            icon = "chest-picture" if tile in SHAPES else parse_cat(tile)[1]
            where = {
                "left": translate("IsleMotion", "to the left field"),
                "right": translate("IsleMotion", "to the right field"),
                "pool": translate("IsleMotion", "to the treasure pool"),
            }[str(facts["side"])]
            return (PillPart(icon, where),)


def _pill(desk: "IsleTable", event: Event, factor: float) -> Transition | None:
    """Let a pill rise from the boat or miniature of whoever it concerns."""
    scene = desk.scene
    item = QGraphicsPixmapItem()
    gain = event.name in ("fish-gained", "basket-gained")
    item.setPixmap(
        pill_pixmap(_pill_parts(event, desk), GOOD_PILL if gain else PLAIN_PILL, scene.dpr)
    )
    width = item.pixmap().deviceIndependentSize().width()
    centre = scene.boat.rect().center()
    if event.seat is not None and event.seat != desk.seat:
        for box, other in zip(scene.layout_now.miniatures, scene.others, strict=False):
            if other.seat == event.seat:
                centre = box.center()
    item.setZValue(70)
    scene.addItem(item)
    if gain:
        desk.sound.emit("coin")

    def moved(value: float) -> None:
        x = max(4.0, min(centre.x() - width / 2, scene.width() - width - 4))
        item.setPos(x, centre.y() - 30 * value)

    def ended() -> None:
        scene.removeItem(item)

    longer = 2 if event.name in ("day-began", "colour-revealed") else 1
    return Transition(desk, round(_PILL_MS * longer * factor), moved, ended)
