"""The board: zones on stone, a control for every card, what moves over them, and the question."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.game import Seat
from ui.alcatraz.art.ground import ground_pixmap
from ui.alcatraz.card_button import CardButton, CardLook, Spot
from ui.alcatraz.layer import Layer, Sprite
from ui.alcatraz.layout import Layout, make_layout
from ui.alcatraz.question_panel import QuestionPanel
from ui.art.heads import head_pixmap
from ui.art.icons import paint_icon
from ui.theme import Role, Theme

_DRAG = "drag"


@dataclass(frozen=True)
class Heading:
    """The words at the top of a zone.

    Attributes:
        title: its name.
        facts: texts at the right, the shortest last: the first that fits is shown.
        colour: a cat's family for the medallion, or "".
        done: words with a tick beside the title, or "".
        on_turn: whether the zone's seat is on turn.
    """

    title: str
    facts: tuple[str, ...] = ()
    colour: str = ""
    done: str = ""
    on_turn: bool = False


@dataclass(frozen=True)
class BoardLook:
    """Everything that the board shows besides its cards.

    Attributes:
        others: the seats beside the one in front, from its left, with their headings.
        front: the seat in front.
        own: heading of the row in front.
        draw: heading of stock and piles.
        aims: heading of the objectives.
        labels: the words below controls.
        keys: key caps at controls.
        run: places of the row in front that are bracketed.
        pill: the words above the bracket.
    """

    others: tuple[tuple[Seat, Heading], ...]
    front: Seat
    own: Heading
    draw: Heading
    aims: Heading
    labels: Mapping[Spot, str]
    keys: Mapping[Spot, str]
    run: tuple[int, ...] = ()
    pill: str = ""


class Board(QWidget):
    """All controls of the table."""

    pressed = Signal(object)
    """A spot was pressed."""
    held = Signal(object, bool)
    """A spot went down, or came up."""
    dropped = Signal(object, object)
    """A spot was dragged onto another one."""
    aimed = Signal()
    resized = Signal()
    blurred = Signal()
    """The window lost the keyboard: nothing may stay held."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.buttons: dict[Spot, CardButton] = {}
        self.look: BoardLook | None = None
        self.layout_now: Layout = make_layout(QSizeF(1272, 694), 3, theme.text_scale)
        self._ground: QPixmap | None = None
        self.panel = QuestionPanel(theme, self)
        self.layer = Layer(theme, self)
        self._target: Spot | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(200, 200)

    @property
    def theme(self) -> Theme:
        """The theme that it was built in."""
        return self._theme

    # Showing.

    def show_all(self, look: BoardLook, cards: Mapping[Spot, CardLook]) -> None:
        """Show a position: the words, and a control for each of these spots."""
        self.look = look
        for spot in [spot for spot in self.buttons if spot not in cards]:
            self._remove(spot)
        for spot in cards:
            if spot not in self.buttons:
                self._add(spot)
        self._lay_out()
        for spot, card in cards.items():
            self.buttons[spot].show_look(card)
        self.layer.raise_()
        self.update()

    def _add(self, spot: Spot) -> None:
        button = CardButton(spot, self)
        button.clicked.connect(self._clicked)
        button.pressed.connect(self._went_down)
        button.released.connect(self._came_up)
        button.dragged.connect(self._dragged)
        button.dropped.connect(self._dropped)
        button.aimed.connect(self.aimed)
        self.buttons[spot] = button
        button.show()

    def _remove(self, spot: Spot) -> None:
        button = self.buttons.pop(spot)
        if button.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        button.hide()
        button.deleteLater()

    def _lay_out(self) -> None:
        look = self.look
        if look is None:
            return
        size = QSizeF(self.size())
        layout = self.layout_now = make_layout(size, len(look.others), self._theme.text_scale)
        for spot, button in self.buttons.items():
            button.place(self.place_of(spot))
        self.panel.setGeometry(layout.panel.toRect())
        self.layer.setGeometry(self.rect())

    def place_of(self, spot: Spot) -> QRectF:
        """Return the place of a spot on the board, whether or not anything lies there."""
        layout, look = self.layout_now, self.look
        kind, first, second = spot
        match kind:
            case "stock":
                return layout.stock
            case "drawn":
                return layout.drawn
            case "pile":
                return layout.piles[first]
            case "door":
                return layout.doors[first]
        if look is None or first == look.front:
            return layout.row[min(second, len(layout.row) - 1)]
        at = [seat for seat, _ in look.others].index(first)
        places = layout.other_cards[at]
        return places[min(second, len(places) - 1)]

    def box_of(self, spot: Spot) -> QRectF:
        """Return where the card of a spot is seen: a bunk's top card lies beside its place."""
        button = self.buttons.get(spot)
        return button.box() if button is not None else self.place_of(spot)

    def head_of(self, seat: Seat) -> QRectF:
        """Return where a seat's own things come from and go to: its zone's heading."""
        look, layout = self.look, self.layout_now
        zone = layout.own
        if look is not None and seat != look.front:
            at = [one for one, _ in look.others].index(seat)
            zone = layout.others[at]
        box = QRectF(0, 0, 40, 56)
        box.moveCenter(QPointF(zone.left() + min(zone.width() / 2, 160), zone.top() + 20))
        return box

    # Gestures.

    def _spot(self) -> Spot | None:
        button = self.sender()
        return button.spot if isinstance(button, CardButton) else None

    def _clicked(self) -> None:
        spot = self._spot()
        if spot is not None:
            self.pressed.emit(spot)

    def _went_down(self) -> None:
        spot = self._spot()
        if spot is not None:
            self.held.emit(spot, True)

    def _came_up(self) -> None:
        spot = self._spot()
        if spot is not None:
            self.held.emit(spot, False)

    def _dragged(self, at: QPointF) -> None:
        button = self.sender()
        if not isinstance(button, CardButton) or not self._can_drag(button):
            return
        box = QRectF(QPointF(0, 0), self.place_of(button.spot).size())
        box.moveCenter(at)
        if _DRAG not in self.layer.sprites:
            picture = button.picture()
            assert isinstance(picture, QPixmap)
            self.layer.raise_()
            self.layer.put(_DRAG, Sprite(picture, box))
            button.set_away(button.look.kind != "stock" and button.spot[0] != "pile")
        else:
            self.layer.move_to(_DRAG, box)
        target = self.spot_at(at)
        if target != self._target:
            self._target = target
            ring = None if target in (None, button.spot) else self._ring_of(target)
            if ring is None:
                self.layer.take("aim")
            else:
                self.layer.put("aim", Sprite(None, ring, ring=True))

    def _ring_of(self, spot: Spot | None) -> QRectF | None:
        button = self.buttons.get(spot) if spot is not None else None
        return button.box() if button is not None and button.look.pickable else None

    @staticmethod
    def _can_drag(button: CardButton) -> bool:
        look = button.look
        return (
            not look.empty and look.kind == "card" and (look.pickable or button.spot[0] == "drawn")
        )

    def _dropped(self, at: QPointF) -> None:
        button = self.sender()
        self.layer.take(_DRAG)
        self.layer.take("aim")
        self._target = None
        if not isinstance(button, CardButton):
            return
        button.set_away(False)
        target = self.spot_at(at)
        if target == button.spot:
            self.pressed.emit(button.spot)
        elif target is not None and self._can_drag(button):
            self.dropped.emit(button.spot, target)

    def spot_at(self, at: QPointF) -> Spot | None:
        """Return the spot whose card lies at a point."""
        for spot, button in self.buttons.items():
            if button.box().contains(at):
                return spot
        return None

    def focus_towards(self, dx: int, dy: int) -> bool:
        """Move the focus to the nearest control in a direction; return whether it moved."""
        here = self.focusWidget()
        now = here if isinstance(here, CardButton) and here.hasFocus() else None
        candidates = [b for b in self._reachable() if b is not now]
        if not candidates:
            return False
        if now is None:
            start = next((b for b in candidates if b.spot[0] == "row" and self._is_own(b)), None)
            (start or candidates[0]).setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        origin = now.box().center()
        best, least = None, 1e9
        for button in candidates:
            way = button.box().center() - origin
            along = way.x() * dx + way.y() * dy
            across = abs(way.x() * dy) + abs(way.y() * dx)
            if along > 4 and along + 2.2 * across < least:
                best, least = button, along + 2.2 * across
        if best is None:
            return False
        best.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _is_own(self, button: CardButton) -> bool:
        return self.look is not None and button.spot[1] == self.look.front

    def _reachable(self) -> Iterable[CardButton]:
        return [button for button in self.buttons.values() if button.look.name]

    # Events.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._ground = None
        self._lay_out()
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        """Let go of what is held when the window loses the keyboard."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.blurred.emit()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the table."""
        event.ignore()

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, zones and words."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._ground is None or self._ground.devicePixelRatio() != self.devicePixelRatioF():
                self._ground = ground_pixmap(
                    QSizeF(self.size()), self.devicePixelRatioF(), self._theme.alcatraz
                )
            painter.drawPixmap(0, 0, self._ground)
            if self.look is not None:
                self._paint(painter, self.look)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, look: BoardLook) -> None:
        layout = self.layout_now
        for (_, heading), zone in zip(look.others, layout.others, strict=False):
            self._paint_zone(painter, zone, heading)
            self._paint_other(painter, zone, heading)
        # A bracket over chosen cards takes the place of the row's own name.
        own = Heading("", on_turn=look.own.on_turn) if look.run else look.own
        zones = ((layout.draw, look.draw), (layout.aims, look.aims), (layout.own, own))
        for zone, heading in zones:
            self._paint_zone(painter, zone, heading)
            self._paint_heading(painter, zone, heading)
        for spot, text in look.labels.items():
            self._paint_label(painter, spot, text)
        for spot, key in look.keys.items():
            self._paint_key(painter, spot, key)
        if look.run:
            self._paint_run(painter, look)

    def _paint_zone(self, painter: QPainter, zone: QRectF, heading: Heading) -> None:
        line = QColor("#FFF7E6")
        line.setAlphaF(0.22)
        colour = QColor("#FFD65A") if heading.on_turn else line
        painter.setPen(QPen(colour, 2.0 if heading.on_turn else 1.2))
        painter.setBrush(QColor(self._theme.alcatraz.zone))
        painter.drawRoundedRect(zone, 14, 14)

    def _paint_other(self, painter: QPainter, zone: QRectF, heading: Heading) -> None:
        small = zone.width() < 260 or zone.height() < 130
        side = self._theme.px(28 if small else 38)
        left = zone.left() + (6 if small else 12)
        top = zone.top() + (5 if small else 8)
        picture = head_pixmap(heading.colour, side, self.devicePixelRatioF(), medallion=True)
        painter.drawPixmap(QPointF(left, top), picture)
        text = QRectF(left + side + 8, top, zone.right() - left - side - 16, side)
        painter.setPen(QColor(self._theme.alcatraz.text))
        title_font = self._theme.heading(14 if small else 16)
        metrics = QFontMetricsF(title_font)
        room = text.width()
        facts = ""
        font = self._theme.font(Role.SMALL if small else Role.CAPTION)
        for choice in heading.facts:
            wide = QFontMetricsF(font).horizontalAdvance(choice)
            if wide + 10 + metrics.horizontalAdvance(heading.title) <= room:
                facts = choice
                break
        name = metrics.elidedText(
            heading.title,
            Qt.TextElideMode.ElideRight,
            room - (QFontMetricsF(font).horizontalAdvance(facts) + 8 if facts else 0),
        )
        painter.setFont(title_font)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.setFont(font)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, facts)

    def _paint_heading(self, painter: QPainter, zone: QRectF, heading: Heading) -> None:
        compact = self.layout_now.compact
        font = self._theme.heading(14 if compact else 17)
        font = _fitting(font, heading.title, zone.width() - 24)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.alcatraz.text))
        box = QRectF(
            zone.left() + (12 if compact else 24), zone.top() + 4, zone.width() - 24,
            self.layout_now.head - 8,
        )  # fmt: skip
        painter.drawText(
            box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, heading.title
        )
        if not heading.done:
            return
        x = box.left() + QFontMetricsF(font).horizontalAdvance(heading.title) + 16
        tone = QColor("#9BE3A8")
        sign = QRectF(x, box.center().y() - 8, 16, 16)
        paint_icon(painter, "tick", sign, tone)
        painter.setFont(self._theme.font(Role.CAPTION if compact else Role.FACT))
        painter.setPen(tone)
        text = QRectF(sign.right() + 6, box.top(), box.right() - sign.right() - 6, box.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, heading.done)

    def _paint_label(self, painter: QPainter, spot: Spot, text: str) -> None:
        place = self.place_of(spot)
        compact = self.layout_now.compact
        drop = 12.0 if spot[0] == "row" else 4.0
        box = QRectF(
            place.left() - 40, place.bottom() + drop * (0.8 if compact else 1.0),
            place.width() + 80, self.layout_now.label - 6,
        )  # fmt: skip
        font = self._theme.font(Role.SMALL if compact else Role.CAPTION)
        painter.setFont(_fitting(font, text, self.layout_now.column_of(spot)))
        button = self.buttons.get(spot)
        chosen = button is not None and button.look.selected
        painter.setPen(QColor("#FFD65A" if chosen else self._theme.alcatraz.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_key(self, painter: QPainter, spot: Spot, key: str) -> None:
        place = self.place_of(spot)
        font = self._theme.font(Role.SMALL)
        side = QFontMetricsF(font).height() + 4
        wide = max(side, QFontMetricsF(font).horizontalAdvance(key) + 10)
        cap = QRectF(place.right() + 5, place.top(), wide, side)
        painter.setPen(QPen(QColor("#2B2621"), 1.2))
        painter.setBrush(QColor("#FFF8EA"))
        painter.drawRoundedRect(cap, 6, 6)
        painter.setFont(font)
        painter.setPen(QColor("#2B2621"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)

    def _paint_run(self, painter: QPainter, look: BoardLook) -> None:
        layout = self.layout_now
        first = self.box_of(("row", look.front, look.run[0]))
        last = self.box_of(("row", look.front, look.run[-1]))
        font = self._theme.text(13 if layout.compact else 15, 800)
        metrics = QFontMetricsF(font)
        high = metrics.height() + 10
        y = layout.own.top() + 8
        middle = y + high / 2
        yellow = QColor("#FFD65A")
        painter.setPen(QPen(yellow, 2.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        foot = min(first.top(), last.top()) - 10
        if foot > middle + 4:
            painter.drawPolyline(
                [
                    QPointF(first.left(), foot), QPointF(first.left(), middle),
                    QPointF(last.right(), middle), QPointF(last.right(), foot),
                ]
            )  # fmt: skip
        wide = metrics.horizontalAdvance(look.pill) + 30
        pill = QRectF(0, y, wide, high)
        pill.moveCenter(QPointF((first.left() + last.right()) / 2, middle))
        pill.moveLeft(max(layout.own.left() + 6, pill.left()))
        painter.setPen(QPen(QColor("#7A5A00"), 1.6))
        painter.setBrush(yellow)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setFont(font)
        painter.setPen(QColor("#2B2621"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, look.pill)


def _fitting(font: QFont, text: str, width: float) -> QFont:
    """Return the font, smaller (down to 12 pixels) where a text wouldn't fit."""
    fitted = QFont(font)
    while fitted.pixelSize() > 12 and QFontMetricsF(fitted).horizontalAdvance(text) > width:
        fitted.setPixelSize(fitted.pixelSize() - 1)
    return fitted
