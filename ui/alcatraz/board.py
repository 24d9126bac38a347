"""The board: zones on stone, a control for every card, what moves over them, and the question."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.game import Seat
from ui.alcatraz.art.ground import ground_pixmap
from ui.alcatraz.board_painter import BoardLook, BoardPainter
from ui.alcatraz.card_button import CardButton, CardLook, Spot
from ui.alcatraz.layer import Layer, Sprite
from ui.alcatraz.layout import Layout, make_layout
from ui.alcatraz.question_panel import QuestionPanel
from ui.theme import Theme

_DRAG = "drag"


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
                BoardPainter(self, painter).paint(self.look)
        finally:
            painter.end()
