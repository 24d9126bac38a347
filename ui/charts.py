"""Charts, drawn by pyqtgraph, which is imported nowhere else and only when a chart is first shown.

A colour never stands alone: lines differ in style and end in their name, points in their sign, and
every chart has its numbers in words for the screen reader.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.art.badges import paint_badge, paint_token, sign_path
from ui.art.palette import CAT_LOOKS, TOKEN_LOOKS
from ui.i18n import translate
from ui.theme import Role, Theme, current

_STYLES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
_APART_PX: Final = 22
_NAMES_PX: Final = 132
_BADGE_PX: Final = 8
_OVER_LAST: Final = 5
_REACH_PX: Final = 80
"""How far from a decision a click still means it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line.

    Attributes:
        name: written at its end.
        look: the cat family whose colour and badge it has.
        values: one for each label of the chart.
    """

    name: str
    look: str
    values: tuple[float, ...]


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


@dataclass(frozen=True, slots=True)
class Point:
    """One match in the chart over time: its score and whether it was won."""

    score: float
    won: bool


def _pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a pen whose width is in pixels whatever the plot's scale."""
    pen = QPen(colour, width, style)
    pen.setCosmetic(True)
    return pen


def _number(value: float) -> str:
    return f"{value:g}".replace("-", "−")


class _Axis(pg.AxisItem):
    """An axis that writes minus signs as such."""

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        """Return the numbers beside the ticks."""
        return [_number(round(value, 6)) for value in values]


class _Plot(pg.PlotWidget):
    """A plot that can't be dragged or zoomed, in the colours of the theme."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(background=None, axisItems={"left": _Axis("left")})
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAntialiasing(True)
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        self.hideButtons()
        self.setStyleSheet("background: transparent; border: none;")
        self.getViewBox().setMouseEnabled(x=False, y=False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        colours = theme.palette
        for side in ("left", "bottom"):
            axis = self.getAxis(side)
            axis.setTextPen(QColor(colours.ink2))
            axis.setPen(QPen(QColor(colours.line), 1.2))
            axis.setStyle(tickFont=theme.font(Role.SMALL), tickLength=0, maxTickLevel=0)
        self.getAxis("left").setGrid(70)
        self.getAxis("left").setPen(QPen(QColor(colours.ink2), 1))

    def sizeHint(self) -> QSize:
        """Return a modest size: the layout gives it what is left."""
        return QSize(320, 190)


class _EndNames(QWidget):
    """The names at the lines' ends, pushed apart so that none covers another."""

    def __init__(
        self, lines: Sequence[Line], theme: Theme, height_of: Callable[[float], float]
    ) -> None:
        super().__init__()
        self._lines, self._theme, self._height_of = lines, theme, height_of
        self.setFixedWidth(theme.px(_NAMES_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint badge and name of each line."""
        apart = self._theme.px(_APART_PX)
        ends = sorted((self._height_of(line.values[-1]), line.name, line) for line in self._lines)
        places = pushed_apart([end[0] for end in ends], apart, apart / 2, self.height() - apart / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font(Role.CAPTION))
        painter.setPen(self._theme.colour("ink"))
        for y, (_, name, line) in zip(places, ends, strict=True):
            paint_badge(painter, line.look, QPointF(10, y), _BADGE_PX)
            words = f"{name} {_number(line.values[-1])}"
            box = QRectF(24, y - apart / 2, self.width() - 24, apart)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()


def pushed_apart(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Return places near the wanted ones (in rising order), at least ``apart`` from each other.

    >>> pushed_apart([10, 12, 50], 20, 10, 100)
    [10, 30, 50]
    """
    places: list[float] = []
    for value in wanted:
        floor = places[-1] + apart if places else low
        places.append(max(floor, value))
    ceiling = high
    for at in range(len(places) - 1, -1, -1):
        places[at] = min(places[at], ceiling)
        ceiling = places[at] - apart
    return places


class LinesChart(QWidget):
    """The scores of all seats over the days or rounds of a match."""

    def __init__(
        self,
        title: str,
        lines: Sequence[Line],
        labels: Sequence[str],
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a chart.

        Args:
            title: what it shows, for the screen reader, which also hears all last values.
            lines: one a seat.
            labels: the words below the points ("day 1").
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self._plot = _Plot(self._theme)
        self._names = _EndNames(lines, self._theme, self._y_of)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._plot, 1)
        row.addWidget(self._names)
        ends = ", ".join(f"{line.name} {_number(line.values[-1])}" for line in lines)
        self.setAccessibleName(f"{title}: {ends}")
        self._plot.getAxis("bottom").setTicks([list(enumerate(labels))])
        self._plot.setXRange(0, max(1, len(labels) - 1), padding=0.08)
        for number, line in enumerate(lines):
            self._draw(line, _STYLES[number % len(_STYLES)])
        self._plot.getViewBox().sigResized.connect(self._names.update)

    def _draw(self, line: Line, style: Qt.PenStyle) -> None:
        look = CAT_LOOKS[line.look]
        colour = QColor(look.base if self._theme.night else look.text)
        pen = _pen(colour, 2.6, style)
        self._plot.plot(list(range(len(line.values))), list(line.values), pen=pen)
        self._plot.plot(
            list(range(len(line.values))), list(line.values), pen=None,
            symbol="o", symbolSize=8, symbolBrush=QColor(look.base),
            symbolPen=_pen(QColor(look.outline), 1.5),
        )  # fmt: skip

    def _y_of(self, value: float) -> float:
        """Return the height of a value in this widget's pixels."""
        scene = self._plot.getViewBox().mapViewToScene(QPointF(0, value))
        return float(self._plot.mapFromScene(scene).y())


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
        self._plot = _Plot(self._theme)
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
        if not self._points:
            return
        values = [point.y for point in self._points]
        low, high = min(values), max(values)
        plot.setYRange(low, high, padding=0.12 if high > low else 1.0)
        for number, (_, look) in enumerate(self._lines):
            mine = [point for point in self._points if point.line == number]
            if mine:
                colour = CAT_LOOKS[look]
                pen = _pen(
                    QColor(colour.base if self._theme.night else colour.text), 2.4,
                    _STYLES[number % len(_STYLES)],
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
                        pen=_pen(self._theme.colour("surface"), 1.4),
                    )
                )  # fmt: skip
        if 0 <= self._marked < len(self._points):
            self._ring(self._points[self._marked])

    def _ring(self, point: DecisionPoint) -> None:
        upright = pg.InfiniteLine(point.x, 90, pen=_pen(self._theme.colour("ink2"), 1.2))
        upright.setZValue(-5)
        self._plot.addItem(upright)
        self._plot.addItem(
            pg.ScatterPlotItem(
                x=[point.x], y=[point.y], symbol="o", size=26, brush=None,
                pen=_pen(self._theme.colour("focus"), 3),
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


class _MarkNames(QWidget):
    """The marks of a heat map with their names, in a row that wraps."""

    def __init__(self, marks: Sequence[str], names: Sequence[str], theme: Theme) -> None:
        super().__init__()
        self._marks, self._names, self._theme = tuple(marks), tuple(names), theme
        self.setFixedHeight(theme.px(_APART_PX) * (2 if len(marks) > 3 else 1) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint token and name of each player."""
        high = self._theme.px(_APART_PX)
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
        self._plot = _Plot(self._theme)
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
        edge = _pen(self._theme.colour("line"), 1.2)
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
                pen=_pen(QColor("#FFFFFF"), 1.2),
            )  # fmt: skip
            sign = pg.ScatterPlotItem(
                x=xs, y=ys, symbol=_unit_sign(mark), size=8, brush=QColor(look.sign), pen=None
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


class ScoreChart(QWidget):
    """A person's scores, match by match: stars for won, rings for not, and their average."""

    def __init__(
        self,
        title: str,
        points: Sequence[Point],
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a chart.

        Args:
            title: what it shows, for the screen reader, which also hears the last scores.
            points: the matches, oldest first.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._plot = _Plot(self._theme)
        row.addWidget(self._plot)
        scores = ", ".join(_number(point.score) for point in points[-10:])
        self.setAccessibleName(f"{title}: {scores}")
        numbers = range(1, len(points) + 1)
        step = max(1, -(-len(points) // 12))
        self._plot.getAxis("bottom").setTicks(
            [[(n, str(n)) for n in numbers if (n - 1) % step == 0]]
        )
        self._plot.setXRange(0.5, max(2.5, len(points) + 0.5), padding=0.01)
        colour = CAT_LOOKS["purple"]
        pen = _pen(QColor(colour.base), 4)
        averages = moving_average([point.score for point in points], _OVER_LAST)
        self._plot.plot(list(numbers), averages, pen=pen)
        lost = [(n, p.score) for n, p in zip(numbers, points, strict=True) if not p.won]
        won = [(n, p.score) for n, p in zip(numbers, points, strict=True) if p.won]
        ring = QColor(colour.base if self._theme.night else colour.text)
        self._signs(lost, "o", _pen(ring, 2.4), self._theme.colour("surface"), 13)
        self._signs(won, _star(), _pen(QColor("#7A4B22"), 1.2), QColor("#F2B632"), 20)

    def _signs(
        self,
        places: Sequence[tuple[int, float]],
        sign: str | QPainterPath,
        pen: QPen,
        fill: QColor,
        size: int,
    ) -> None:
        if places:
            item = pg.ScatterPlotItem(
                x=[x for x, _ in places], y=[y for _, y in places],
                symbol=sign, size=size, pen=pen, brush=fill,
            )  # fmt: skip
            self._plot.addItem(item)


def _star() -> QPainterPath:
    """Return a five-pointed star in a square of side 1 about (0, 0)."""
    return _unit_sign("star")


def _unit_sign(sign: str) -> QPainterPath:
    """Return a player's sign in a square of side 1 about (0, 0)."""
    path = sign_path(sign)
    box = path.boundingRect()
    side = max(box.width(), box.height())
    return QTransform.fromScale(1 / side, 1 / side).map(path.translated(-box.center()))


def moving_average(values: Sequence[float], over: int) -> list[float]:
    """Return for each value the mean of it and those before it, at most ``over`` of them.

    >>> moving_average([2, 4, 6], 2)
    [2.0, 3.0, 5.0]
    """
    result = []
    for end in range(1, len(values) + 1):
        part = values[max(0, end - over) : end]
        result.append(sum(part) / len(part))
    return result


def score_legend() -> tuple[tuple[str, str], ...]:
    """Return (icon, words) of what the signs of a ``ScoreChart`` mean."""
    return (
        ("star", translate("Charts", "won")),
        ("ring", translate("Charts", "not won")),
        ("minus", translate("Charts", "average of the last five")),
    )
