"""The Log tab: every line leads to the position right after it."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ui.art.heads import head_pixmap
from ui.table.game_ui import Player
from ui.table.log import LogLine
from ui.theme import Role, Theme

LINE_ROLE = Qt.ItemDataRole.UserRole
_HEAD_PX = 22
_Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """The lines for the view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; what stayed the same keeps its row."""
        same = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old != new:
                break
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self._lines.extend(lines[same:])
            self.endInsertRows()

    def line(self, row: int) -> LogLine:
        """Return the line of a row."""
        return self._lines[row]

    def row_of(self, position: int) -> int:
        """Return the last row that stands at or before a position; -1 if none does."""
        found = -1
        for row, line in enumerate(self._lines):
            if line.position > position:
                break
            found = row
        return found

    def rowCount(self, parent: _Index | None = None) -> int:
        """Return how many lines there are."""
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text, or the line itself."""
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return line if role == LINE_ROLE else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Titles of groups can't be picked."""
        if index.isValid() and self._lines[index.row()].heading:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class _LogDelegate(QStyledItemDelegate):
    """Paints a line: the head of whose doing it was, and the wrapped sentence."""

    def __init__(self, theme: Theme, players: Sequence[Player], parent: QListView) -> None:
        super().__init__(parent)
        self._view = parent
        self._theme = theme
        self.players = tuple(players)

    def _font(self, line: LogLine) -> QFont:
        return self._theme.font(Role.INNER if line.heading else Role.FACT)

    def _left(self, line: LogLine) -> int:
        return 4 if line.heading else self._theme.px(_HEAD_PX) + 14

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the height of the wrapped text."""
        line = index.data(LINE_ROLE)
        width = self._view.viewport().width()
        if not isinstance(line, LogLine):
            return QSize(width, 24)
        room = QRectF(0, 0, max(40, width - self._left(line) - 10), 10000)
        metrics = QFontMetricsF(self._font(line))
        high = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, line.text).height()
        extra = 18 if line.heading else 10
        return QSize(width, round(max(high, 0 if line.heading else _HEAD_PX) + extra))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the line."""
        line = index.data(LINE_ROLE)
        if not isinstance(line, LogLine):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, option, line)
        painter.restore()

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, line: LogLine) -> None:
        box = QRectF(option.rect).adjusted(0, 1, -2, -1)
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or (state & QStyle.StateFlag.State_MouseOver and not line.heading):
            painter.setPen(Qt.PenStyle.NoPen)
            name = "selected_soft" if selected else "surface2"
            painter.setBrush(self._theme.colour(name))
            painter.drawRoundedRect(box, 8, 8)
        if state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.colour("focus"), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
        left = self._left(line)
        text = box.adjusted(left, 11 if line.heading else 4, -4, 0)
        if line.seat is not None and line.seat < len(self.players):
            size = self._theme.px(_HEAD_PX)
            ratio = self._view.devicePixelRatioF()
            head = head_pixmap(self.players[line.seat].colour, size, ratio, medallion=True)
            painter.drawPixmap(QPointF(box.left() + 4, text.top() - 1), head)
        painter.setFont(self._font(line))
        quiet = line.seat is None and not line.heading
        painter.setPen(self._theme.colour("ink2" if quiet else "ink"))
        wrap = QTextOption(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        wrap.setWrapMode(QTextOption.WrapMode.WordWrap)
        painter.drawText(text, line.text, wrap)


class _LogList(QListView):
    """The list; Enter on a line opens it, digits and letters go to the table."""

    opened = Signal(int)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current line with Enter; leave letters alone."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.opened.emit(self.currentIndex().row())
                return
            event.ignore()
            return
        moving = (
            Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
            Qt.Key.Key_Home, Qt.Key.Key_End,
        )  # fmt: skip
        if event.key() in moving:
            super().keyPressEvent(event)
        else:
            event.ignore()


class LogView(QWidget):
    """The tab: the list of lines."""

    picked = Signal(int)
    """A line was pressed: the position right after it."""

    def __init__(
        self, theme: Theme, players: Sequence[Player], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = LogModel(self)
        self._list = _LogList(self)
        self._delegate = _LogDelegate(theme, players, self._list)
        self._list.setModel(self._model)
        self._list.setItemDelegate(self._delegate)
        self._list.setAccessibleName(self.tr("Log of the match"))
        self._list.setAccessibleDescription(
            self.tr("Enter on a line shows the position right after it")
        )
        self._list.setStyleSheet("QListView { background: transparent; border: none; padding: 0; }")
        self._list.setMouseTracking(True)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setCursor(Qt.CursorShape.PointingHandCursor)
        self._list.clicked.connect(self._clicked)
        self._list.opened.connect(self._open_row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._list)
        self.setFocusProxy(self._list)

    @property
    def model(self) -> LogModel:
        """The lines."""
        return self._model

    def show_lines(self, lines: Sequence[LogLine], players: Sequence[Player]) -> None:
        """Show the lines and go to the end, unless an older line is being read."""
        bar = self._list.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        self._delegate.players = tuple(players)
        self._model.show_lines(lines)
        if at_end:
            self._list.scrollToBottom()

    def mark(self, position: int | None) -> None:
        """Mark the line of a position that is looked back at; None: none is."""
        row = -1 if position is None else self._model.row_of(position)
        if row < 0:
            self._list.clearSelection()
            return
        index = self._model.index(row)
        self._list.setCurrentIndex(index)
        self._list.scrollTo(index)

    def row_rect(self, row: int) -> QRect:
        """Return where a row is painted, in the list's viewport."""
        return self._list.visualRect(self._model.index(row))

    @property
    def list(self) -> QListView:
        """The list widget."""
        return self._list

    def _clicked(self, index: QModelIndex) -> None:
        self._open_row(index.row())

    def _open_row(self, row: int) -> None:
        line = self._model.line(row)
        if not line.heading:
            self.picked.emit(line.position)
