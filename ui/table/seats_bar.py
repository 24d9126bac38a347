"""The bar at the top: menu, where the match stands, and a seat each with its public numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QToolTip,
    QWidget,
)

from catgames_desktop.model.game import Seat
from ui.art.heads import head_pixmap
from ui.art.icons import icon_pixmap
from ui.table.buttons import ARROWS
from ui.table.game_ui import Player, SeatFact
from ui.theme import Role, Theme
from ui.theme.sizes import RADIUS_CONTROL
from ui.widgets import mixed

_TALL = 60
"""From this height of the bar on, a seat has two lines."""


@dataclass(frozen=True)
class SeatState:
    """What the seats bar shows of one seat.

    Attributes:
        player: who sits there.
        facts: the public numbers, the most important first.
        word: its state in a word ("2nd", "passed"), or "".
        on_turn: whether it is asked now.
        here: whether it is asked now and a person before this screen answers.
        thinking: whether its bot is at work.
        stand_in: whether a bot plays for a person.
    """

    player: Player
    facts: tuple[SeatFact, ...] = ()
    word: str = ""
    on_turn: bool = False
    here: bool = False
    thinking: bool = False
    stand_in: bool = False


class SeatChip(QAbstractButton):
    """One seat: head, name, numbers, state. A press shows its public things large."""

    def __init__(self, state: SeatState, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._state = state
        self._places: list[tuple[QRectF, str]] = []
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(96)
        self.setProperty("focusRadius", RADIUS_CONTROL - 2)
        self.setProperty("focusInset", (3, 3, 3, 3))
        self.show_state(state)

    @property
    def state(self) -> SeatState:
        """What it shows."""
        return self._state

    def show_state(self, state: SeatState) -> None:
        """Show another state of the seat."""
        self._state = state
        words = [state.player.name, self._word(), *(fact.tip for fact in state.facts)]
        self.setAccessibleName(", ".join(word for word in words if word))
        self.setAccessibleDescription(self.tr("Shows what lies before this seat"))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a width that lets all chips share the bar evenly."""
        return QSize(200, 48)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses too; the arrows are the table's (Qt would move the focus)."""
        if event.key() in ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show what the number under the pointer is."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Return what the number at a point is, in words; elsewhere all that the seat says."""
        for place, tip in self._places:
            if place.adjusted(-4, -6, 4, 6).contains(point):
                return tip
        lines = [fact.tip for fact in self._state.facts]
        return "\n".join([self._title(), *lines])

    def _title(self) -> str:
        word = self._word()
        name = self._state.player.name
        return f"{name} · {word}" if word else name

    def _word(self) -> str:
        state = self._state
        if state.thinking:
            return self.tr("thinking…")
        if state.on_turn:
            return self.tr("your turn") if state.here else self.tr("on turn")
        if state.stand_in and not state.word:
            return self.tr("bot plays")
        return state.word

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the seat."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)
        finally:
            painter.end()

    def _paint(self, painter: QPainter) -> None:
        colours = self._theme.palette
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        on_turn = self._state.on_turn
        ground = QColor(colours.turn if on_turn else colours.surface2)
        if self.underMouse() and not on_turn:
            ground = mixed(ground, QColor(colours.selected), 0.25)
        painter.setPen(QPen(QColor(colours.turn_line), 2) if on_turn else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        inset = 1 if on_turn else 0
        painter.drawRoundedRect(
            box.adjusted(inset, inset, -inset, -inset), RADIUS_CONTROL - 2, RADIUS_CONTROL - 2
        )
        self._places = []
        tall = self._tall
        head = min(box.height() - 8, 46 * max(1.0, self._theme.text_scale))
        colour = self._state.player.colour
        pixmap = head_pixmap(colour, head, self.devicePixelRatioF(), medallion=True)
        side = 6 if tall else 4
        painter.drawPixmap(QPointF(box.left() + side, box.center().y() - head / 2), pixmap)
        text = QRectF(box)
        text.setLeft(box.left() + head + (14 if tall else 11))
        text.setRight(box.right() - 8)
        if tall:
            self._paint_tall(painter, text)
        else:
            self._paint_flat(painter, text)

    def _paint_tall(self, painter: QPainter, box: QRectF) -> None:
        upper = QRectF(box.left(), box.top() + 3, box.width(), box.height() / 2 - 3)
        lower = QRectF(box.left(), box.center().y() + 1, box.width(), box.height() / 2 - 4)
        metrics = QFontMetricsF(self._font())
        name = min(metrics.horizontalAdvance(self._state.player.short_name), 90.0)
        word = QFontMetricsF(self._theme.font(Role.SMALL)).horizontalAdvance(self._word()) + 26
        used = self._paint_word(painter, upper) if name + word <= upper.width() else 0.0
        self._paint_name(painter, upper.adjusted(0, 0, -used, 0))
        self._paint_facts(painter, lower, len(self._state.facts))

    def _paint_flat(self, painter: QPainter, box: QRectF) -> None:
        room = box.width()
        metrics = QFontMetricsF(self._font())
        wanted = metrics.horizontalAdvance(self._state.player.name) + 8
        shown = len(self._state.facts)
        while shown and self._facts_width(shown) > room - min(wanted, room * 0.6):
            shown -= 1
        width = self._facts_width(shown)
        facts = QRectF(box.right() - width, box.top(), width, box.height())
        name = box.adjusted(0, 0, -width - (self._gap_px if shown else 0), 0)
        word = self._word()
        spare = name.width() - wanted
        used = 0.0
        if word and spare > 24:
            small = QFontMetricsF(self._theme.font(Role.SMALL)).horizontalAdvance(word) + 28
            place = name.adjusted(0, 0, -8, 0)
            used = self._paint_word(painter, place) + 8 if small <= spare else 0.0
        self._paint_name(painter, name.adjusted(0, 0, -used, 0))
        self._paint_facts(painter, facts, shown)

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        font = self._font()
        painter.setFont(font)
        painter.setPen(self._theme.colour("ink"))
        metrics = QFontMetricsF(font)
        name = self._state.player.name
        if metrics.horizontalAdvance(name) > box.width():
            name = self._state.player.short_name
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(12.0, box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def _paint_word(self, painter: QPainter, box: QRectF) -> float:
        """Paint the state at the right end; return the width that it takes."""
        word = self._word()
        if not word:
            return 0.0
        font = self._theme.font(Role.SMALL)
        width = QFontMetricsF(font).horizontalAdvance(word)
        painter.setFont(font)
        if not self._state.here:
            painter.setPen(self._theme.colour("ink2"))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, word)
            return width + 8
        high = QFontMetricsF(font).height() + 4
        pill = QRectF(box.right() - width - 16, box.center().y() - high / 2, width + 18, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("primary"))
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(self._theme.colour("on_primary"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, word)
        return pill.width() + 8

    def _fact_widths(self) -> list[float]:
        metrics = QFontMetricsF(self._font())
        icon = self._icon_px
        return [icon + 3 + metrics.horizontalAdvance(fact.text) for fact in self._state.facts]

    @property
    def _tall(self) -> bool:
        return self.height() >= _TALL - 2

    def _font(self) -> QFont:
        return self._theme.font(Role.TEXT if self._tall else Role.FACT)

    @property
    def _icon_px(self) -> int:
        return self._theme.px(18 if self._tall else 16)

    @property
    def _gap_px(self) -> int:
        return 12 if self._tall else 8

    def _facts_width(self, count: int) -> float:
        return sum(self._fact_widths()[:count]) + self._gap_px * max(0, count - 1)

    def _paint_facts(self, painter: QPainter, box: QRectF, count: int) -> None:
        font = self._font()
        ink = self._theme.colour("ink")
        icon = self._icon_px
        x = box.left()
        painter.setFont(font)
        widths = self._fact_widths()
        for fact, width in zip(self._state.facts[:count], widths, strict=False):
            if x + width > self.width() - 6:
                break
            place = QRectF(x, box.top(), width, box.height())
            pixmap = icon_pixmap(
                fact.icon, icon, self._theme.colour("ink2"), self.devicePixelRatioF()
            )
            painter.drawPixmap(QPointF(x, box.center().y() - icon / 2), pixmap)
            painter.setPen(ink)
            painter.drawText(
                place.adjusted(icon + 3, 0, 4, 0), Qt.AlignmentFlag.AlignVCenter, fact.text
            )
            self._places.append((place, fact.tip))
            x += width + self._gap_px


class _Place(QWidget):
    """The game's name and where the match stands, in two lines."""

    def __init__(self, theme: Theme, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = title
        self._phase = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_phase(self, phase: str) -> None:
        """Show another phase."""
        self._phase = phase
        self.setAccessibleName(f"{self._title}, {phase}" if phase else self._title)
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def _heading(self) -> QFont:
        return self._theme.heading(18 if self.height() >= _TALL else 15)

    def _lines(self) -> tuple[str, str]:
        if self.height() >= _TALL or not self._phase:
            return self._title, self._phase
        first, colon, second = self._phase.partition(": ")
        return (first, second) if colon else (self._title, self._phase)

    def sizeHint(self) -> QSize:
        """Return the width of the longer line."""
        first, second = self._lines()
        width = max(
            QFontMetricsF(self._heading()).horizontalAdvance(first),
            QFontMetricsF(self._theme.font(Role.CAPTION)).horizontalAdvance(second),
        )
        least = 172 if self.height() >= _TALL else 84
        return QSize(round(max(least, width)) + 4, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both lines."""
        first, second = self._lines()
        half = self.height() / 2
        painter = QPainter(self)
        try:
            painter.setPen(self._theme.colour("ink"))
            painter.setFont(self._heading())
            upper = QRectF(0, 0, self.width(), half + 3)
            lower = QRectF(0, half + 2, self.width(), half - 2)
            painter.drawText(upper, Qt.AlignmentFlag.AlignBottom, first)
            painter.setPen(self._theme.colour("ink2"))
            painter.setFont(self._theme.font(Role.CAPTION))
            painter.drawText(lower, Qt.AlignmentFlag.AlignTop, second)
        finally:
            painter.end()


class SeatsBar(QWidget):
    """The bar: menu button, title and phase, and the chips of the seats."""

    inspected = Signal(int)
    """A seat was pressed."""

    def __init__(
        self,
        menu_button: QWidget,
        title: str,
        states: Sequence[SeatState],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._menu_button = menu_button
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(12, 0, 13, 0)
        self._layout.setSpacing(2)
        self._layout.addWidget(menu_button)
        self._layout.addSpacing(10)
        self._place = _Place(theme, title, self)
        self._layout.addWidget(self._place)
        self._chips: list[SeatChip] = []
        for state in states:
            chip = SeatChip(state, theme, self)
            chip.clicked.connect(self._chip_clicked)
            self._layout.addWidget(chip, 1)
            self._chips.append(chip)

    @property
    def chips(self) -> Sequence[SeatChip]:
        """The chips, by seat."""
        return self._chips

    def show_states(self, phase: str, states: Sequence[SeatState]) -> None:
        """Show where the match stands and all seats."""
        self._place.show_phase(phase)
        for chip, state in zip(self._chips, states, strict=True):
            chip.show_state(state)

    def chip(self, seat: Seat) -> SeatChip:
        """Return the chip of a seat."""
        return self._chips[seat]

    def resizeEvent(self, event: object) -> None:
        """Let the title choose its lines anew."""
        self._place.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line below."""
        painter = QPainter(self)
        try:
            painter.fillRect(self.rect(), self._theme.colour("surface"))
            painter.setPen(QPen(self._theme.colour("line"), 1))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        finally:
            painter.end()

    def _chip_clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, SeatChip):
            self.inspected.emit(self._chips.index(chip))
