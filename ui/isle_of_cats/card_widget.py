"""A discovery card as a control: it can be pressed, focused, lifted, veiled with a reason."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
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
from PySide6.QtWidgets import QAbstractButton, QWidget

from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.art.cards import CardFace, card_pixmap, fits, pictures_for
from ui.isle_of_cats.miniatures import paint_focus
from ui.isle_of_cats.pictures import sign_disc_pixmap
from ui.theme import theme as themes
from ui.theme.shadow import paint_shadow

LIFT_PX = 8
"""How far a selected card is lifted."""
_EDGE = 8
"""Room on every side for shadow, rings and the lift."""
_RADIUS = 12.0


def face_of(card: str, size: QSizeF | None = None) -> CardFace:
    """Return the face of a card; the longest sentence that fits the size."""
    data = LESSONS[card]
    face = CardFace(
        card,
        data.kind,
        data.cost,
        card_texts.card_band(data.kind),
        card_texts.card_title(card),
        card_texts.card_sentence(card),
        pictures_for(card),
        priced=card in CARDS,
    )
    if size is not None and (
        size.width() < 120 or not fits(face, size, themes.current().text_scale)
    ):
        return CardFace(
            card, data.kind, data.cost, face.kind_label, face.title, card_texts.card_short(card),
            face.pictures, priced=face.priced,
        )  # fmt: skip
    return face


BACK = CardFace("", "back")
"""The back of every card."""


def card_tip(card: str) -> str:
    """Return the tooltip of a card: title, kind, cost, effect."""
    data = LESSONS[card]
    if card not in CARDS:
        return texts.free_card_tip(
            card_texts.card_title(card),
            card_texts.kind_name(data.kind),
            card_texts.card_sentence(card),
        )
    return texts.card_tip(
        card_texts.card_title(card),
        card_texts.kind_name(data.kind),
        texts.fish(data.cost),
        card_texts.card_sentence(card),
    )


class CardWidget(QAbstractButton):
    """One card, face up or face down."""

    aimed = Signal(str)
    """The pointer or the keyboard's focus came to the card: its id, "" when it left."""

    def __init__(
        self, card: str | None, size: QSizeF, parent: QWidget | None = None, index: int = 0
    ) -> None:
        """Build a card.

        Args:
            card: its id; None for a back.
            size: its size on screen, without the room for shadow and rings.
            parent: the widget it stands in.
            index: its place in its row, from 0.
        """
        super().__init__(parent)
        self.card = card
        self.index = index
        self._size = size
        self._selected = False
        self._ticked = False
        self._veil = ""
        self.enter_presses = True
        """Whether Enter presses it; on pages Enter confirms instead."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedSize(self.sizeHint())
        self.set_open(True)
        self.describe()

    def set_open(self, pressable: bool) -> None:
        """Say whether the card can be pressed and focused."""
        self.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if self.card is not None else Qt.FocusPolicy.NoFocus
        )
        shape = Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def describe(self) -> None:
        """Set name and tooltip for people who read or hear them."""
        if self.card is None:
            self.setAccessibleName(self.tr("A face-down card"))
            return
        tip = card_tip(self.card)
        if self._veil:
            tip = f"{tip}\n{self._veil}"
        self.setToolTip(tip)
        name = card_texts.card_title(self.card)
        if self._selected:
            name = self.tr("{card}, chosen").format(card=name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(tip)

    @property
    def selected(self) -> bool:
        """Whether it is lifted with an amber ring."""
        return self._selected

    def select(self, on: bool, tick: bool = False) -> None:
        """Lift it with an amber ring, with a green tick if wanted."""
        if (on, tick and on) == (self._selected, self._ticked):
            return
        self._selected, self._ticked = on, tick and on
        self.describe()
        self.update()

    def veil(self, reason: str) -> None:
        """Veil it with the reason why it can't be chosen now; "" lifts the veil."""
        if reason != self._veil:
            self._veil = reason
            self.describe()
            self.update()

    @property
    def reason(self) -> str:
        """Why it can't be chosen, or ""."""
        return self._veil

    def sizeHint(self) -> QSize:
        """Return the card's size with its edge."""
        return QSize(
            round(self._size.width()) + 2 * _EDGE, round(self._size.height()) + 2 * _EDGE + LIFT_PX
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press; arrows and letters go to the table.

        So does Enter on a chosen card: it confirms, as it does everywhere.
        """
        presses = self.enter_presses and not self._selected
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and presses:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift a little."""
        self.aimed.emit(self.card or "")
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Lie down again."""
        self.aimed.emit("")
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard has come."""
        self.aimed.emit(self.card or "")
        super().focusInEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press counts; so does a drag away from the card (down into a slot)."""
        inside = self.rect().contains(event.position().toPoint())
        down = self.isDown() or not inside
        super().mouseReleaseEvent(event)
        if not inside and down and event.button() == Qt.MouseButton.LeftButton:
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card with its shadow, ring, tick and focus."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)
        finally:
            painter.end()

    def _paint(self, painter: QPainter) -> None:
        theme = themes.current()
        lift = LIFT_PX if self._selected else 2 if self.underMouse() and not self._veil else 0
        box = QRectF(QPointF(_EDGE, _EDGE + LIFT_PX - lift), self._size)
        if not self._veil:
            paint_shadow(painter, theme, box, _RADIUS, lifted=self._selected)
        face = BACK if self.card is None else face_of(self.card, self._size)
        picture = card_pixmap(
            face, self._size, self.devicePixelRatioF(), theme.text_scale, bool(self._veil)
        )
        painter.drawPixmap(box.topLeft(), picture)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._selected:
            painter.setPen(QPen(QColor("#D98A00"), 4))
            painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), _RADIUS + 1, _RADIUS + 1)
        elif self.underMouse() and not self._veil and self.card is not None:
            painter.setPen(QPen(QColor("#FFF6D8"), 2.4))
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), _RADIUS, _RADIUS)
        if self._ticked:
            side = 30.0
            painter.drawPixmap(
                QPointF(box.right() - side * 0.72, box.bottom() - side * 0.72),
                sign_disc_pixmap(True, side, self.devicePixelRatioF()),
            )
        if self.hasFocus():
            paint_focus(painter, box.adjusted(-2, -2, 2, 2), _RADIUS + 1)
