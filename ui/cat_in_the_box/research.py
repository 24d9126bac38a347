"""The research board: four rows of cells with the players' tokens, usable by mouse and keys.

It is painted from one frozen ``BoardLook``; what a gesture means is the table's business.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BLOCKED
from catgames_desktop.model.game import Seat
from ui.art.badges import token_pixmap
from ui.art.last_move import paint_last_move
from ui.art.outline import outline_path
from ui.art.palette import TOKEN_LOOKS
from ui.cat_in_the_box.art.ground import paint_well
from ui.cat_in_the_box.art.rows import SELECTED, CellLook, paint_cell, paint_row_tile
from ui.cat_in_the_box.fitting import fitted_font
from ui.cat_in_the_box.reading import Board, Spot
from ui.cat_in_the_box.words import SIGNS, colour_word
from ui.i18n import translate
from ui.theme import Theme
from ui.widgets import paint_box

Cell = tuple[int, str]
"""A cell as (number, colour)."""

_FOCUS: Final = "#1B4FD1"
_HINT_LINES: Final = (
    ("#7FD68F", Qt.PenStyle.SolidLine),
    ("#8FC0FF", Qt.PenStyle.DashLine),
    ("#F0B95A", Qt.PenStyle.DotLine),
)
_LARGEST_CELL_PX: Final = 200


@dataclass(frozen=True)
class Outline:
    """A group with a line round it.

    Attributes:
        spots: its cells.
        seat: whose colour the line has; None: the colour of what is selected.
        label: the word on its pill, or "".
        dashed: whether it is only what would be.
    """

    spots: frozenset[Spot]
    seat: Seat | None
    label: str = ""
    dashed: bool = False


@dataclass(frozen=True)
class BoardLook:
    """All that the board shows.

    Attributes:
        board: rows from the top with the owner of each cell.
        kept: the colours that the seat looked at may still declare.
        lit: the cells that can be played to now, with a short word for each ("group of 4").
        asked: the number of the selected card, or None; other columns step back.
        cursor: the cell that the keys or the pointer stand on, or None.
        keys: whether the cursor was moved by keys (it has a ring then).
        ghost: the seat whose token is shown on the cursor's cell, or None.
        outlines: groups to be outlined.
        frames: numbers whose columns are framed.
        last: the cell that was played to last, or None.
        hints: the cells that a hint proposes, the best first; None keeps a number.
        sentence: all of it in words, for the screen reader.
    """

    board: Board
    kept: frozenset[str] = frozenset(COLOURS)
    lit: Mapping[Cell, str] = field(default_factory=dict)
    asked: int | None = None
    cursor: Cell | None = None
    keys: bool = False
    ghost: Seat | None = None
    outlines: tuple[Outline, ...] = ()
    frames: tuple[int, ...] = ()
    last: Cell | None = None
    hints: tuple[Cell | None, ...] = ()
    sentence: str = ""


class ResearchBoard(QWidget):
    """The board as a widget; also the small one of a round's summary."""

    pressed = Signal(int, str)
    """A cell was pressed: number and colour."""
    hovered = Signal(object)
    """The pointer came to a cell (number, colour), or left the cells (None)."""
    tip_wanted = Signal(int, str)
    focus_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, small: bool = False) -> None:
        super().__init__(parent)
        self._theme = theme
        self._small = small
        self._look = BoardLook(board=((None,) * 5,) * 4)
        self._hover: Cell | None = None
        self._by_tab = False
        self.tip = ""
        """What the tooltip says about the cell under the pointer; the table sets it."""
        self.setAccessibleName(translate("Box", "Research board"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if small else Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(not small)

    @property
    def look(self) -> BoardLook:
        """What is shown."""
        return self._look

    def show_look(self, look: BoardLook) -> None:
        """Show another position."""
        if look == self._look:
            return
        self._look = look
        self.setAccessibleDescription(look.sentence)
        self.update()

    # Geometry.

    @property
    def numbers(self) -> int:
        """How many columns there are."""
        return len(self._look.board[0])

    def _measures(self) -> tuple[float, float, float, float]:
        """Return the pitch of cells, the width of the row heads, and the grid's left and top."""
        margin = 6.0 if self._small or self.width() < 640 else 12.0
        wide, high = self.width() - 2 * margin, self.height() - 2 * margin
        head_share, top_share = (1.0, 0.42) if self._small else (1.05, 0.5)
        pitch = min(
            wide / (self.numbers + head_share), high / (4 + top_share), float(_LARGEST_CELL_PX)
        )
        pitch = float(int(pitch))
        head = pitch * head_share
        left = (self.width() - pitch * self.numbers - head) / 2 + head
        top = (self.height() - pitch * (4 + top_share)) / 2 + pitch * top_share
        return pitch, head, left, top

    def cell_rect(self, number: int, colour: str) -> QRectF:
        """Return the box of a cell in this widget's pixels."""
        pitch, _, left, top = self._measures()
        gap = max(1.5, pitch * 0.045)
        row = COLOURS.index(colour)
        box = QRectF(left + (number - 1) * pitch, top + row * pitch, pitch, pitch)
        return box.adjusted(gap, gap, -gap, -gap)

    def cell_at(self, point: QPointF) -> Cell | None:
        """Return the cell under a point, or None."""
        pitch, _, left, top = self._measures()
        column, row = int((point.x() - left) // pitch), int((point.y() - top) // pitch)
        if 0 <= column < self.numbers and 0 <= row < len(COLOURS):
            return column + 1, COLOURS[row]
        return None

    # Events.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which cell the pointer is on."""
        self._hover_over(self.cell_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer is on none."""
        self._hover_over(None)
        super().leaveEvent(event)

    def _hover_over(self, cell: Cell | None) -> None:
        if cell == self._hover or self._small:
            return
        self._hover = cell
        lit = cell is not None and cell in self._look.lit
        shape = Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.hovered.emit(cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which cell was pressed."""
        cell = self.cell_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and cell is not None and not self._small:
            self.pressed.emit(*cell)
            event.accept()
        else:
            super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show what the cell under the pointer is."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cell = self.cell_at(QPointF(event.pos()))
            self.tip = ""
            if cell is not None:
                self.tip_wanted.emit(*cell)
            QToolTip.showText(event.globalPos(), self.tip, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the table."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keys stand."""
        super().focusInEvent(event)
        tab, back = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
        self._by_tab = event.reason() in (tab, back)
        self.focus_changed.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show it no longer."""
        super().focusOutEvent(event)
        self.focus_changed.emit()
        self.update()

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint panel, heads, cells, tokens, outlines, cursor."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_well(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1))
            self._paint_heads(painter)
            self._paint_cells(painter)
            self._paint_frames(painter)
            pills = [self._paint_outline(painter, outline) for outline in self._look.outlines]
            hints = [(at, cell) for at, cell in enumerate(self._look.hints) if cell is not None]
            for at, cell in hints:
                self._paint_hint_ring(painter, self.cell_rect(*cell), at)
            self._paint_cursor(painter)
            for rect, outline in zip(pills, self._look.outlines, strict=True):
                self._paint_pill(painter, rect, outline)
            for at, cell in hints:
                self._paint_hint_number(painter, cell, at)
        finally:
            painter.end()

    def _paint_heads(self, painter: QPainter) -> None:
        pitch, head, left, top = self._measures()
        size = max(12.0, min(22.0, pitch * 0.3))
        painter.setFont(self._theme.heading(size / self._theme.text_scale, 600))
        for number in range(1, self.numbers + 1):
            strong = self._look.asked in (None, number)
            painter.setPen(QColor("#F2F5FF" if strong else "#8E9CCB"))
            box = QRectF(left + (number - 1) * pitch, top - pitch * 0.5, pitch, pitch * 0.5)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
        gap = max(1.5, pitch * 0.045)
        for row, colour in enumerate(COLOURS):
            box = QRectF(left - head, top + row * pitch, head, pitch)
            box.adjust(gap, gap, -gap - pitch * 0.05, -gap)
            given_up = colour not in self._look.kept
            words = pitch >= 72 and not self._small
            tile = QRectF(box)
            paint_row_tile(
                painter, tile, colour, given_up=given_up, crown=row == 0 and not words, word=words
            )
            if words:
                self._paint_row_word(painter, box, colour, given_up)

    def _paint_row_word(self, painter: QPainter, box: QRectF, colour: str, given_up: bool) -> None:
        word = colour_word(colour)
        if given_up:
            word = translate("Box", "given up")
        elif colour == COLOURS[0]:
            word = translate("Box", "trump")
        pixels = 12.0
        font = self._theme.text(pixels / self._theme.text_scale, 800)
        painter.setFont(font)
        painter.setPen(QColor("#F2F5FF" if given_up else "#1B1408"))
        foot = QRectF(box.left(), box.bottom() - 22, box.width(), 18)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_cells(self, painter: QPainter) -> None:
        look = self._look
        ratio = self.devicePixelRatioF()
        for row, colour in enumerate(COLOURS):
            for column, owner in enumerate(look.board[row]):
                number = column + 1
                rect = self.cell_rect(number, colour)
                lit = (number, colour) in look.lit
                paint_cell(
                    painter,
                    rect,
                    CellLook(
                        colour,
                        lit=lit,
                        given_up=colour not in look.kept and owner is None,
                        blocked=owner == BLOCKED,
                        dim=look.asked not in (None, number),
                    ),
                )
                if lit and look.cursor != (number, colour):
                    self._paint_word(painter, rect, look.lit[number, colour])
                if owner is not None and owner != BLOCKED:
                    self._paint_token(painter, rect, owner, ratio, 1.0)
                if (number, colour) == look.last:
                    self._paint_last(painter, rect)
        if look.ghost is not None and look.cursor is not None and look.cursor in look.lit:
            rect = self.cell_rect(*look.cursor)
            self._paint_token(painter, rect, look.ghost, ratio, 0.88)

    def _paint_word(self, painter: QPainter, rect: QRectF, word: str) -> None:
        if not word or rect.width() < 50:
            return
        painter.setFont(self._theme.text(12 / self._theme.text_scale, 800))
        painter.setPen(QColor("#FFFFFF"))
        head = QRectF(rect.left(), rect.top() + 3, rect.width(), 15)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_token(
        self, painter: QPainter, rect: QRectF, owner: Seat, ratio: float, opacity: float
    ) -> None:
        size = rect.width() * 0.74
        token = token_pixmap(SIGNS[owner], size, ratio)
        painter.setOpacity(opacity)
        painter.drawPixmap(
            QPointF(rect.center().x() - size / 2, rect.center().y() - size / 2), token
        )
        painter.setOpacity(1.0)

    def _paint_last(self, painter: QPainter, rect: QRectF) -> None:
        scale = 0.6 if self._small else 0.9
        paint_last_move(painter, rect.adjusted(2, 2, -2, -2), 9, scale)

    def _paint_hint_ring(self, painter: QPainter, rect: QRectF, at: int) -> None:
        """Paint the ring of a proposed cell; each has a line of its own."""
        colour, style = _HINT_LINES[at % len(_HINT_LINES)]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), 4, style))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)

    def _paint_hint_number(self, painter: QPainter, cell: Cell, at: int) -> None:
        """Paint the number of a proposed cell at its lower left, away from words and pills.

        Pills lie on upper edges, those of the top row on its lower edge.
        """
        rect, colour = self.cell_rect(*cell), _HINT_LINES[at % len(_HINT_LINES)][0]
        side = max(18.0, rect.width() * 0.34)
        top = rect.bottom() + 3 - side
        left = rect.left() - 3
        if cell[1] == COLOURS[0]:
            left, top = rect.left() - side * 0.4, rect.top() - side * 0.3
        disc = QRectF(left, top, side, side)
        painter.setPen(QPen(QColor("#0C1430"), 1.5))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(disc)
        painter.setFont(self._theme.heading(side * 0.62 / self._theme.text_scale, 700))
        painter.setPen(QColor("#0C1430"))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(at + 1))

    def _paint_frames(self, painter: QPainter) -> None:
        pitch, _, left, top = self._measures()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(SELECTED), 3))
        for number in self._look.frames:
            box = QRectF(left + (number - 1) * pitch, top, pitch, pitch * 4)
            painter.drawRoundedRect(box.adjusted(0, -2, 0, 2), 10, 10)

    def _paint_outline(self, painter: QPainter, outline: Outline) -> QPointF:
        """Paint the line; return where its pill goes: on its top edge, or below the top row."""
        pitch, _, left, top = self._measures()
        if not outline.spots:
            return QPointF()
        line = SELECTED if outline.seat is None else _line_of(outline.seat)
        width = 3.0 if self._small else 4.0
        paint_group_line(
            painter, outline.spots, pitch, QPointF(left, top), line, width, outline.dashed
        )
        column, row = min(outline.spots, key=lambda spot: (spot[1], spot[0]))
        if row == 0:
            column, row = max(outline.spots, key=lambda spot: (spot[1], -spot[0]))
            row += 1
        return QPointF(left + (column + 0.5) * pitch, top + row * pitch)

    def _paint_pill(self, painter: QPainter, at: QPointF, outline: Outline) -> None:
        if not outline.label or not outline.spots:
            return
        pitch = self._measures()[0]
        room = QRectF(0, 0, max(120.0, pitch * 2), 30)
        font = fitted_font(self._theme, outline.label, room, 13, 800)
        metrics = QFontMetricsF(font)
        width, height = metrics.horizontalAdvance(outline.label) + 20, metrics.height() + 6
        box = QRectF(at.x() - width / 2, at.y() - height * 0.55, width, height)
        box.moveLeft(min(max(4.0, box.left()), self.width() - width - 4))
        box.moveTop(max(3.0, box.top()))
        fill = SELECTED if outline.seat is None else _line_of(outline.seat)
        paint_box(painter, box, height / 2, fill, "#0C1430", 1.6)
        painter.setFont(font)
        painter.setPen(QColor("#241604"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, outline.label)

    def _paint_cursor(self, painter: QPainter) -> None:
        look = self._look
        if look.cursor is None or not look.keys or not self.hasFocus():
            if self.hasFocus() and self._by_tab and look.cursor is None:
                self._paint_ring(painter, QRectF(self.rect()).adjusted(6, 6, -6, -6), 13)
            return
        self._paint_ring(painter, self.cell_rect(*look.cursor), 9)

    def _paint_ring(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#FFFFFF"), 8))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QPen(QColor(_FOCUS), 3.5))
        painter.drawRoundedRect(rect, radius, radius)


def paint_group_line(
    painter: QPainter,
    spots: Iterable[Spot],
    pitch: float,
    corner: QPointF,
    colour: str,
    width: float = 4.0,
    dashed: bool = False,
) -> None:
    """Paint the line round a group of cells.

    Args:
        painter: an active painter.
        spots: the cells.
        pitch: from one cell to the next, in pixels.
        corner: the top left corner of the first column and row.
        colour: of the line.
        width: of the line.
        dashed: whether it is only what would be.
    """
    path = QPainterPath(outline_path(spots, pitch, inset=0.01, outer=0.14, inner=0.1))
    path.translate(corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#0C1430"), width + 2.5))
    painter.drawPath(path)
    pen = QPen(QColor(colour), width)
    if dashed:
        pen.setDashPattern([2.6, 1.6])
    painter.setPen(pen)
    painter.drawPath(path)


def _line_of(seat: Seat) -> str:
    return TOKEN_LOOKS[SIGNS[seat]].disc
