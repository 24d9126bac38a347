"""The score sheet: a row for each source, a column for each seat, the best of each row ringed."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from catgames_desktop.model.game import Seat
from ui.art.heads import head_pixmap
from ui.art.icons import icon_pixmap
from ui.table.game_ui import Player, SheetRow
from ui.theme import Role, Theme
from ui.widgets import Label, paint_box, set_tip

_NAME_PX = 13


class _Head(QWidget):
    """A column's head: the cat and the name."""

    def __init__(self, player: Player, theme: Theme, compact: bool) -> None:
        super().__init__()
        self._player = player
        self._theme = theme
        self._size = theme.px(28 if compact else 36)
        self.setAccessibleName(player.name)
        self.setToolTip(player.name)
        self.setMinimumWidth(self._size + 8)
        self.setFixedHeight(self._size + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cat and name about the middle of the column."""
        painter = QPainter(self)
        try:
            font = self._theme.text(_NAME_PX, 800)
            metrics = QFontMetricsF(font)
            room = self.width() - self._size - 8
            name = self._player.name
            if metrics.horizontalAdvance(name) > room:
                name = self._player.short_name
            if metrics.horizontalAdvance(name) > room:
                name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
            if metrics.horizontalAdvance("Mmm…") > room:
                name = ""
            width = self._size + (6 + metrics.horizontalAdvance(name) if name else 0)
            x = (self.width() - width) / 2
            ratio = self.devicePixelRatioF()
            head = head_pixmap(self._player.colour, self._size, ratio, medallion=True)
            painter.drawPixmap(QPointF(x, (self.height() - self._size) / 2), head)
            painter.setFont(font)
            painter.setPen(self._theme.colour("ink"))
            box = QRectF(x + self._size + 6, 0, room + 8, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
        finally:
            painter.end()


class _Source(QAbstractButton):
    """A row's icon and label; a press tells what the row is made of."""

    def __init__(self, row: SheetRow, theme: Theme, compact: bool) -> None:
        super().__init__()
        self.row = row
        self._theme = theme
        self._icon = theme.px(20 if compact else 24)
        self.setText(row.label)
        self.setAccessibleName(row.label)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row.tips else Qt.FocusPolicy.NoFocus)
        if row.tips:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.setProperty("focusRadius", 8)

    def sizeHint(self) -> QSize:
        """Return the room for icon and label."""
        width = QFontMetricsF(self._theme.font(Role.FACT)).horizontalAdvance(self.row.label)
        return QSize(round(width) + self._icon + 34, self._icon + 6)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a label is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint icon and label."""
        painter = QPainter(self)
        try:
            ink = self._theme.colour("ink")
            middle = self.height() / 2
            if self.row.icon:
                picture = icon_pixmap(self.row.icon, self._icon, ink, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(12, middle - self._icon / 2), picture)
            font = self._theme.font(Role.FACT)
            font.setUnderline(bool(self.row.tips) and self.underMouse())
            painter.setFont(font)
            painter.setPen(ink)
            box = QRectF(self._icon + 24, 0, self.width(), self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.row.label)
        finally:
            painter.end()


class _Cell(QWidget):
    """One number; ringed if it is the best of its row."""

    def __init__(self, text: str, best: bool, theme: Theme, *, total: bool = False) -> None:
        super().__init__()
        self._text = text
        self._best = best
        self._theme = theme
        self._total = total
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(44, theme.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ring and number."""
        painter = QPainter(self)
        try:
            colours = self._theme.palette
            font = self._theme.heading(22, 700) if self._total else self._theme.text(15, 800)
            box = QRectF(self.rect())
            ink = colours.ink
            if self._best and self._total:
                ink = colours.primary
            elif self._best:
                wide = max(52.0, QFontMetricsF(font).horizontalAdvance(self._text) + 24)
                high = min(box.height() - 2, QFontMetricsF(font).height() + 8)
                ring = QRectF(0, 0, min(wide, box.width() - 2), high)
                ring.moveCenter(box.center())
                paint_box(painter, ring, high / 2, colours.soft, colours.good, 1.4)
                ink = colours.good
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)
        finally:
            painter.end()


class _Grid(QWidget):
    """The table itself; every other row has a ground."""

    def __init__(self, theme: Theme, rows: int) -> None:
        super().__init__()
        self._theme = theme
        self._rows = rows
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(0)
        self.grid.setVerticalSpacing(0)
        self.setMaximumHeight(theme.px(46) * (rows + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stripes and the line above the total."""
        painter = QPainter(self)
        try:
            colours = self._theme.palette
            for row in range(1, self._rows + 1, 2):
                box = QRectF(self.grid.cellRect(row, 0))
                stripe = QRectF(0, box.top() + 1, self.width(), box.height() - 2)
                paint_box(painter, stripe, 10, colours.surface2)
            y = self.grid.cellRect(self._rows + 1, 0).top()
            painter.setPen(QPen(self._theme.colour("ink"), 1.6))
            painter.drawLine(QPointF(8, y + 1), QPointF(self.width() - 8, y + 1))
        finally:
            painter.end()


class ScoreSheet(QWidget):
    """The sheet with its explaining line below."""

    explained = Signal(str)
    """A row was pressed: what it is made of, seat by seat."""

    def __init__(
        self,
        rows: Sequence[SheetRow],
        totals: Sequence[int],
        players: Sequence[Player],
        order: Sequence[Seat],
        winners: Sequence[Seat],
        theme: Theme,
        *,
        compact: bool = False,
        hint: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Build the sheet.

        Args:
            rows: the sources.
            totals: by seat.
            players: by seat.
            order: the seats from left to right.
            winners: whose total is coloured.
            theme: its colours.
            compact: whether the window is small.
            hint: what a ring means; "": the best of its row.
            parent: the widget it stands in.
        """
        super().__init__(parent)
        self._players = players
        self._ring_word = "" if hint else self.tr("best")
        self._order = tuple(order)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        table = _Grid(theme, len(rows))
        table.grid.setColumnStretch(0, 0)
        for at, seat in enumerate(order, start=1):
            table.grid.addWidget(_Head(players[seat], theme, compact), 0, at)
            table.grid.setColumnStretch(at, 1)
        for number, row in enumerate(rows, start=1):
            self._add_row(table, number, row, theme, compact)
        total = Label(self.tr("Total"), Role.INNER, theme=theme)
        total.setContentsMargins(theme.px(24) + 20, 0, 0, 0)
        table.grid.addWidget(total, len(rows) + 1, 0)
        for at, seat in enumerate(order, start=1):
            text = f"{totals[seat]}".replace("-", "−")
            cell = _Cell(text, seat in winners, theme, total=True)
            cell.setAccessibleName(f"{players[seat].name}, {self.tr('Total')}: {text}")
            cell.setMinimumHeight(theme.px(34))
            table.grid.addWidget(cell, len(rows) + 1, at)
        column.addWidget(table, 8)
        column.addStretch(1)
        if not hint:
            hint = self.tr("Ringed: the best in its row.")
            if any(row.tips for row in rows):
                hint = self.tr(
                    "Ringed: the best in its row. Tap a source to see what it is made of."
                )
        self._foot = Label(hint, Role.CAPTION, "ink2", wrap=True, theme=theme)
        column.addWidget(self._foot)

    def _add_row(
        self, table: _Grid, number: int, row: SheetRow, theme: Theme, compact: bool
    ) -> None:
        source = _Source(row, theme, compact)
        source.clicked.connect(self._pressed)
        table.grid.addWidget(source, number, 0)
        table.grid.setRowStretch(number, 1)
        for at, seat in enumerate(self._order, start=1):
            best = seat in row.best
            cell = _Cell(row.cells[seat], best, theme)
            words = f"{self._players[seat].name}, {row.label}: {row.cells[seat]}"
            ring = self._ring_word if best else ""
            cell.setAccessibleName(f"{words}, {ring}" if ring else words)
            if seat < len(row.tips) and row.tips[seat]:
                set_tip(cell, row.tips[seat])
            table.grid.addWidget(cell, number, at)

    @property
    def foot(self) -> str:
        """The line below the sheet."""
        return self._foot.text()

    def _pressed(self) -> None:
        source = self.sender()
        if not isinstance(source, _Source) or not source.row.tips:
            return
        tips = source.row.tips
        parts = [
            f"{self._players[seat].name}: {tips[seat]}"
            for seat in self._order
            if seat < len(tips) and tips[seat]
        ]
        self._foot.setText(" · ".join(parts))
        self.explained.emit(self._foot.text())
