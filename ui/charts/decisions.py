"""The expected result over a match, decision by decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.art.palette import CAT_LOOKS
from ui.charts.base import LINE_STYLES, Plot, cosmetic_pen
from ui.theme import Role, Theme, current

_REACH_PX: Final = 80
"""How far from a decision a click still means it."""


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A judged decision in the chart of a match.

    Attributes:
        x: where in the match.
        y: the expected result after it.
        line: whose line it is on, as an index of the lines.
        weight: how grave it was: ``fine``, ``slight`` or ``grave``.
    """

    x: float
    y: float
    line: int
    weight: str


@dataclass(frozen=True, slots=True)
class _WeightLook:
    symbol: str
    size: int
    light: str
    dark: str


_WEIGHTS: Final = {
    "fine": _WeightLook("o", 7, "#24692F", "#7FD68F"),
    "slight": _WeightLook("d", 13, "#B05A00", "#F0B95A"),
    "grave": _WeightLook("t1", 16, "#B3261E", "#FF9A8F"),
}
"""How a decision is drawn by what it cost: sign and size as well as colour."""


class DecisionsChart(QWidget):
    """The expected result over a match, a line for each person; a decision can be clicked."""

    chosen = Signal(int)
    """The decision that was clicked: its index among the points."""

    def __init__(
        self,
        title: str,
        lines: Sequence[tuple[str, str]],
        last: int,
        ticks: Sequence[tuple[int, str]],
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a chart without points.

        Args:
            title: what it shows, for the screen reader.
            lines: (name, cat family) of each person.
            last: the last place in the match.
            ticks: (place in the match, word) below it.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self._title, self._lines, self._last = title, tuple(lines), max(1, last)
        self._ticks = tuple(ticks)
        self._points: tuple[DecisionPoint, ...] = ()
        self._marked = -1
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._plot = Plot(self._theme)
        row.addWidget(self._plot)
        self._plot.setXRange(0, self._last, padding=0.02)
        self._plot.getAxis("left").setWidth(self._theme.px(44))
        # The chart takes the presses itself; the plot lets them through.
        self._plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRadius", 8)
        # The ring keeps clear of the words above and below.
        self.setProperty("focusInset", (6, 6, 6, 6))
        self.setAccessibleName(title)

    @property
    def points(self) -> tuple[DecisionPoint, ...]:
        """The decisions that are shown."""
        return self._points

    def sizeHint(self) -> QSize:
        """Return a modest size: the layout gives it what is left."""
        return QSize(320, 160)

    def show_points(self, points: Sequence[DecisionPoint]) -> None:
        """Show these decisions, in the order of the match."""
        self._points = tuple(points)
        self._draw()

    def mark(self, index: int) -> None:
        """Ring a decision; -1: none."""
        self._marked = index
        self._draw()

    def _draw(self) -> None:
        plot = self._plot
        plot.clear()
        # Without a point the numbers at the side would mean nothing.
        plot.getAxis("left").setStyle(showValues=bool(self._points))
        if not self._points:
            return
        values = [point.y for point in self._points]
        low, high = min(values), max(values)
        plot.setYRange(low, high, padding=0.12 if high > low else 1.0)
        for number, (_, look) in enumerate(self._lines):
            mine = [point for point in self._points if point.line == number]
            if mine:
                colour = CAT_LOOKS[look]
                pen = cosmetic_pen(
                    QColor(colour.base if self._theme.night else colour.text), 2.4,
                    LINE_STYLES[number % len(LINE_STYLES)],
                )  # fmt: skip
                plot.plot([p.x for p in mine], [p.y for p in mine], pen=pen)
        for weight, look_of in _WEIGHTS.items():
            places = [(p.x, p.y) for p in self._points if p.weight == weight]
            if places:
                ink = QColor(look_of.dark if self._theme.night else look_of.light)
                plot.addItem(
                    pg.ScatterPlotItem(
                        x=[x for x, _ in places], y=[y for _, y in places],
                        symbol=look_of.symbol, size=look_of.size, brush=ink,
                        pen=cosmetic_pen(self._theme.colour("surface"), 1.4),
                    )
                )  # fmt: skip
        if 0 <= self._marked < len(self._points):
            self._ring(self._points[self._marked])

    def _ring(self, point: DecisionPoint) -> None:
        upright = pg.InfiniteLine(point.x, 90, pen=cosmetic_pen(self._theme.colour("ink2"), 1.2))
        upright.setZValue(-5)
        self._plot.addItem(upright)
        self._plot.addItem(
            pg.ScatterPlotItem(
                x=[point.x], y=[point.y], symbol="o", size=26, brush=None,
                pen=cosmetic_pen(self._theme.colour("focus"), 3),
            )
        )  # fmt: skip

    def place_of(self, index: int) -> QPointF:
        """Return where a decision is drawn, in this widget's pixels."""
        point = self._points[index]
        scene = self._plot.getViewBox().mapViewToScene(QPointF(point.x, point.y))
        return QPointF(self._plot.mapTo(self, self._plot.mapFromScene(scene)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the decision nearest to the pointer."""
        event.accept()
        if not self._points:
            return
        spots = [self.place_of(index) for index in range(len(self._points))]
        away = [(spot - event.position()).manhattanLength() for spot in spots]
        nearest = min(range(len(away)), key=away.__getitem__)
        if away[nearest] <= _REACH_PX:
            self.chosen.emit(nearest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as many words below as there is room for."""
        super().resizeEvent(event)
        metrics = QFontMetricsF(self._theme.font(Role.SMALL))
        room = max(1.0, self.width() - self._theme.px(60))
        shown: list[tuple[int, str]] = []
        free = -1e9
        for place, word in self._ticks:
            wide = metrics.horizontalAdvance(word)
            middle = place / self._last * room
            if word and middle - wide / 2 >= free:
                shown.append((place, word))
                free = middle + wide / 2 + 10
        self._plot.getAxis("bottom").setTicks([shown])


def weight_icon(weight: str, theme: Theme) -> tuple[str, QColor]:
    """Return the icon and the colour that stand for how grave a decision was."""
    look = _WEIGHTS[weight]
    icons = {"o": "dot", "d": "diamond", "t1": "triangle"}
    return icons[look.symbol], QColor(look.dark if theme.night else look.light)
