"""A card, a pile, the stock or an objective as a control: pressed, held, dragged, focused."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ui.alcatraz.art.cards import (
    card_pixmap,
    paint_eye,
    paint_mark,
    paint_posts,
    radius_of,
)
from ui.alcatraz.art.doors import door_pixmap
from ui.alcatraz.hint_disc import paint_hint_disc
from ui.alcatraz.layout import bunk_shift
from ui.alcatraz.texts import sign_and_word
from ui.art.last_move import paint_last_move
from ui.theme import current, paint_shadow

EDGE = 12
"""Room on every side for shadow and rings."""
_LIFT_PX = 6

Spot = tuple[str, int, int]
"""What a control stands for: ("row", seat, place), ("pile", 0, 0), ("stock", 0, 0), ("drawn", 0,
0) or ("door", place, 0)."""


@dataclass(frozen=True)
class CardLook:
    """What a control shows.

    Attributes:
        kind: a card, the stock, or an objective's door.
        value: the face that may be seen now (or the objective); None: the back, or nothing.
        empty: whether there is no card.
        bunk: whether the card lies on another one.
        under: the face of the overlapped card, if everybody knows it.
        eye: whether somebody has looked at it.
        mark: what "remember for me" notes on it, or None.
        selected: whether it is chosen.
        pickable: whether it can be chosen now.
        veiled: whether nothing can be done with it now.
        hints: the numbers of the hints that mean it.
        last: whether somebody else did something with it last.
        name: for the screen reader.
        tip: the tooltip.
    """

    kind: Literal["card", "stock", "door"] = "card"
    value: int | None = None
    empty: bool = False
    bunk: bool = False
    under: int | None = None
    eye: bool = False
    mark: int | None = None
    selected: bool = False
    pickable: bool = False
    veiled: bool = False
    hints: tuple[int, ...] = ()
    last: bool = False
    name: str = ""
    tip: str = ""


class CardButton(QAbstractButton):
    """One control of the board."""

    dragged = Signal(QPointF)
    """It is pulled along: where the pointer is, in the board's coordinates."""
    dropped = Signal(QPointF)
    """It is let go after a drag."""
    aimed = Signal()
    """The keyboard's focus came to it."""

    def __init__(self, spot: Spot, parent: QWidget) -> None:
        super().__init__(parent)
        self.spot = spot
        self.look = CardLook()
        self.away = False
        """Whether its card is on its way elsewhere (an animation paints it)."""
        self._size = QSizeF(64, 90)
        self._press = QPointF()
        self._dragging = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def dragging(self) -> bool:
        """Whether it is pulled along."""
        return self._dragging

    def place(self, box: QRectF) -> None:
        """Lie at this place of the board (the card's own box, without the edge)."""
        self._size = box.size()
        shift = bunk_shift(box.width())
        self.setGeometry(
            round(box.left()) - EDGE,
            round(box.top()) - EDGE,
            round(box.width() + shift) + 2 * EDGE,
            round(box.height() + shift) + 2 * EDGE,
        )

    def show_look(self, look: CardLook) -> None:
        """Show something else."""
        self.look = look
        self.away = False
        self.setAccessibleName(look.name)
        self.setToolTip(f"<qt>{look.tip}</qt>" if look.tip else "")
        wanted = Qt.FocusPolicy.StrongFocus if look.name else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(wanted)
        shape = Qt.CursorShape.PointingHandCursor if look.pickable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        radius = radius_of(self._size)
        shift = round(bunk_shift(self._size.width()))
        self.setProperty("focusRadius", radius + 2)
        lost = 0 if look.bunk else shift
        lift = _LIFT_PX if look.selected else 0
        inset = (EDGE - 2, EDGE - 2 - lift, EDGE - 2 + lost, EDGE - 2 + lost + lift)
        self.setProperty("focusInset", inset)
        self.update()

    def set_away(self, away: bool) -> None:
        """Hide its card while an animation paints it."""
        if away != self.away:
            self.away = away
            self.update()

    def box(self) -> QRectF:
        """Return where its (top) card is, in the board's coordinates."""
        shift = bunk_shift(self._size.width()) if self.look.bunk else 0.0
        return QRectF(QPointF(self.pos()) + QPointF(EDGE + shift, EDGE + shift), self._size)

    def hitButton(self, pos: object) -> bool:
        """Only the card can be pressed, not the edge round it."""
        box = QRectF(QPointF(EDGE, EDGE), self._size)
        if self.look.bunk:
            shift = bunk_shift(self._size.width())
            box = box.united(box.translated(shift, shift))
        return box.contains(QPointF(pos))  # type: ignore[call-overload]

    def picture(self) -> object:
        """Return the picture that follows the pointer in a drag."""
        icon, word = ("", "") if self.look.value is None else sign_and_word(self.look.value)
        return card_pixmap(self.look.value, self._size, self.devicePixelRatioF(), icon, word)

    # Gestures.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where it was pressed."""
        self._press = event.position()
        self._dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag beyond a few pixels."""
        held = event.buttons() & Qt.MouseButton.LeftButton
        far = (event.position() - self._press).manhattanLength()
        if held and (self._dragging or far >= QApplication.startDragDistance()):
            self._dragging = True
            self.dragged.emit(QPointF(self.mapToParent(event.position())))
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or press."""
        if self._dragging and event.button() == Qt.MouseButton.LeftButton:
            self._dragging = False
            self.setDown(False)
            self.released.emit()
            self.dropped.emit(QPointF(self.mapToParent(event.position())))
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses; so does Enter unless it is chosen (then Enter confirms)."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.look.selected or not self.look.pickable:
                event.ignore()
            else:
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard has come."""
        super().focusInEvent(event)
        self.aimed.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift a little."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Lie down again."""
        super().leaveEvent(event)
        self.update()

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        try:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._paint(painter)
        finally:
            painter.end()

    def _paint(self, painter: QPainter) -> None:
        look = self.look
        box = QRectF(QPointF(EDGE, EDGE), self._size)
        gone = look.empty or (self.away and look.kind != "stock")
        if gone and not look.bunk:
            self._paint_place(painter, box)
            if look.last:
                paint_last_move(painter, box, radius_of(self._size), 0.9)
            return
        hover = look.pickable and self.underMouse() and not look.selected
        lift = _LIFT_PX if look.selected else 2 if hover else 0
        if look.bunk:
            shift = bunk_shift(self._size.width())
            top = box.translated(shift, shift)
            self._paint_card(painter, box.translated(0, -lift), look.under, False)
            paint_posts(painter, box.translated(0, -lift), top.translated(0, -lift))
            box = top
            if self.away:
                return
        box = box.translated(0, -lift)
        if look.kind == "stock":
            for layer in (2, 1):
                self._paint_card(painter, box.translated(3.0 * layer, 0), None, look.veiled)
        self._paint_card(painter, box, look.value, look.veiled)
        self._paint_marks(painter, box)
        if look.last and not look.selected:
            radius = radius_of(self._size)
            paint_last_move(painter, box.adjusted(-1, -1, 1, 1), radius + 1, 0.9)
        else:
            self._paint_ring(painter, box, hover)
        for at, number in enumerate(look.hints):
            side = max(18.0, min(26.0, box.width() * 0.26))
            left = box.left() - side * 0.3 + at * (side + 2)
            paint_hint_disc(painter, QRectF(left, box.bottom() - side * 0.8, side, side), number)

    def _paint_place(self, painter: QPainter, box: QRectF) -> None:
        """Paint an empty place: a faint outline."""
        line = QColor("#FFF7E6")
        line.setAlphaF(0.28)
        painter.setPen(QPen(line, 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = radius_of(self._size)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)

    def _paint_card(self, painter: QPainter, box: QRectF, value: int | None, veiled: bool) -> None:
        ratio = self.devicePixelRatioF()
        if not veiled:
            paint_shadow(painter, current(), box, radius_of(self._size), self.look.selected)
        if self.look.kind == "door":
            painter.drawPixmap(box.topLeft(), door_pixmap(value, self._size, ratio, veiled))
            return
        icon, word = ("", "") if value is None else sign_and_word(value)
        painter.drawPixmap(box.topLeft(), card_pixmap(value, self._size, ratio, icon, word, veiled))

    def _paint_marks(self, painter: QPainter, box: QRectF) -> None:
        look = self.look
        if look.eye:
            side = max(15.0, min(30.0, box.width() * 0.24), box.width() * 0.16)
            paint_eye(painter, QPointF(box.right() - side * 0.62, box.top() + side * 0.62), side)
        if look.mark is not None:
            paint_mark(painter, box, look.mark)

    def _paint_ring(self, painter: QPainter, box: QRectF, hover: bool) -> None:
        look = self.look
        radius = radius_of(self._size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if look.selected:
            painter.setPen(QPen(QColor("#7A5A00"), 6))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
            painter.setPen(QPen(QColor("#FFD65A"), 4))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        elif hover:
            painter.setPen(QPen(QColor("#FFF6D8"), 2.4))
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), radius, radius)
        elif look.pickable and not look.veiled:
            line = QColor("#FFD65A")
            line.setAlphaF(0.75)
            painter.setPen(QPen(line, 1.8))
            painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1)
