"""Charts, drawn by pyqtgraph, which is imported nowhere else and only when a chart is first shown.

A colour never stands alone: lines differ in style and end in their name, points in their sign, and
every chart has its numbers in words for the screen reader.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui.art.badges import paint_badge, sign_path
from ui.art.palette import CAT_LOOKS
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
        self._plot.setXRange(0, max(1, len(labels) - 1), padding=0.04)
        for number, line in enumerate(lines):
            self._draw(line, _STYLES[number % len(_STYLES)])
        self._plot.getViewBox().sigResized.connect(self._names.update)

    def _draw(self, line: Line, style: Qt.PenStyle) -> None:
        look = CAT_LOOKS[line.look]
        colour = QColor(look.base if self._theme.dark else look.text)
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
        ring = QColor(colour.base if self._theme.dark else colour.text)
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
    path = sign_path("star")
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
