"""A board over a whole match."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.art.badges import paint_token
from ui.art.palette import TOKEN_LOOKS
from ui.charts.base import APART_PX, Plot, cosmetic_pen
from ui.charts.scores import unit_sign
from ui.theme import Role, Theme, current


@dataclass(frozen=True, slots=True)
class HeatRow:
    """One row of a heat map.

    Attributes:
        name: its word.
        sign: the icon before its word.
        colour: its colour.
        cells: for each column who took it, as indices of the map's marks, once each time.
    """

    name: str
    sign: str
    colour: str
    cells: tuple[tuple[int, ...], ...]


class _MarkNames(QWidget):
    """The marks of a heat map with their names, in a row that wraps."""

    def __init__(self, marks: Sequence[str], names: Sequence[str], theme: Theme) -> None:
        super().__init__()
        self._marks, self._names, self._theme = tuple(marks), tuple(names), theme
        self.setFixedHeight(theme.px(APART_PX) * (2 if len(marks) > 3 else 1) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint token and name of each player."""
        high = self._theme.px(APART_PX)
        columns = 3
        wide = self.width() / columns
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font(Role.CAPTION))
        painter.setPen(self._theme.colour("ink"))
        for at, (mark, name) in enumerate(zip(self._marks, self._names, strict=True)):
            row, column = divmod(at, columns)
            x, y = column * wide, row * high
            paint_token(painter, mark, QPointF(x + 11, y + high / 2), 9)
            box = QRectF(x + 25, y, wide - 27, high)
            words = painter.fontMetrics().elidedText(
                name, Qt.TextElideMode.ElideRight, int(box.width())
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()


class HeatMap(QWidget):
    """A board over a whole match: the warmer a cell, the more often taken; tokens say by whom."""

    def __init__(
        self,
        title: str,
        rows: Sequence[HeatRow],
        columns: Sequence[str],
        marks: Sequence[str],
        names: Sequence[str],
        most: int,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a heat map.

        Args:
            title: what it shows, for the screen reader, which also hears all counts.
            rows: from the top.
            columns: the words below.
            marks: the sign of each player's token.
            names: the players.
            most: how often a cell can have been taken at most.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self._plot = Plot(self._theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._plot, 1)
        column.addWidget(_MarkNames(marks, names, self._theme))
        self._tokens: list[tuple[pg.ScatterPlotItem, pg.ScatterPlotItem]] = []
        self.counts = counts = np.array(
            [[len(cell) for cell in row.cells] for row in rows], dtype=float
        )
        self._draw_heat(counts, max(1, most))
        for at, mark in enumerate(marks):
            self._draw_tokens(rows, at, mark)
        last = len(rows) - 1
        names_up = [(last - n, row.name) for n, row in enumerate(rows)]
        self._plot.getAxis("left").setTicks([names_up[::-1]])
        self._plot.getAxis("left").setStyle(hideOverlappingLabels=False)
        metrics = QFontMetricsF(self._theme.font(Role.SMALL))
        widest = max(metrics.horizontalAdvance(row.name) for row in rows)
        self._plot.getAxis("left").setWidth(round(widest) + 12)
        self._plot.getAxis("left").setGrid(False)
        self._plot.getAxis("bottom").setTicks([list(enumerate(columns))])
        self._plot.setXRange(-0.5, len(columns) - 0.5, padding=0.01)
        self._plot.setYRange(-0.5, last + 0.5, padding=0.01)
        spoken = []
        for at, name in enumerate(names):
            tokens = sum(cell.count(at) for row in rows for cell in row.cells)
            spoken.append(f"{name} {tokens}")
        self.setAccessibleName(f"{title}: {', '.join(spoken)}")

    def _draw_heat(self, counts: "np.ndarray", most: int) -> None:
        image = pg.ImageItem(counts[::-1], axisOrder="row-major")
        image.setRect(QRectF(-0.5, -0.5, counts.shape[1], counts.shape[0]))
        heat = pg.ColorMap(
            [0.0, 0.35, 1.0], [QColor("#141D42"), QColor("#5B4A8A"), QColor("#D9722E")]
        )
        image.setColorMap(heat)
        image.setLevels((0, most))
        self._plot.addItem(image)
        edge = cosmetic_pen(self._theme.colour("line"), 1.2)
        for x in range(counts.shape[1] + 1):
            self._plot.addItem(pg.InfiniteLine(x - 0.5, 90, pen=edge))
        for y in range(counts.shape[0] + 1):
            self._plot.addItem(pg.InfiniteLine(y - 0.5, 0, pen=edge))

    def _draw_tokens(self, rows: Sequence[HeatRow], player: int, mark: str) -> None:
        look = TOKEN_LOOKS[mark]
        xs, ys = [], []
        for number, row in enumerate(rows):
            for column, cell in enumerate(row.cells):
                for place, owner in enumerate(cell):
                    if owner == player:
                        dx, dy = _token_place(place, len(cell))
                        xs.append(column + dx)
                        ys.append(len(rows) - 1 - number + dy)
        if xs:
            disc = pg.ScatterPlotItem(
                x=xs, y=ys, symbol="o", size=15, brush=QColor(look.disc),
                pen=cosmetic_pen(QColor("#FFFFFF"), 1.2),
            )  # fmt: skip
            sign = pg.ScatterPlotItem(
                x=xs, y=ys, symbol=unit_sign(mark), size=8, brush=QColor(look.sign), pen=None
            )
            self._plot.addItem(disc)
            self._plot.addItem(sign)
            self._tokens.append((disc, sign))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the tokens shrink with the cells: five of them fit into one."""
        super().resizeEvent(event)
        rows, columns = self.counts.shape
        pitch = min(self._plot.width() / (columns + 1), (self._plot.height() - 24) / rows)
        size = max(7.0, min(15.0, pitch * 0.3))
        for disc, sign in self._tokens:
            disc.setSize(size)
            sign.setSize(size * 0.55)


def _token_place(place: int, count: int) -> tuple[float, float]:
    """Return where in a cell the token at a place lies, of so many: rows of up to three."""
    row, column = divmod(place, 3)
    rows = -(-count // 3)
    in_row = min(3, count - row * 3)
    return (column - (in_row - 1) / 2) * 0.3, ((rows - 1) / 2 - row) * 0.4
