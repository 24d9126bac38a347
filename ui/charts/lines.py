"""Scores over the days or rounds of a match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.art.badges import paint_badge
from ui.art.palette import CAT_LOOKS
from ui.charts.base import APART_PX, LINE_STYLES, Plot, cosmetic_pen, number_text
from ui.theme import Role, Theme, current

_NAMES_PX: Final = 132
_BADGE_PX: Final = 8


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
        apart = self._theme.px(APART_PX)
        ends = sorted((self._height_of(line.values[-1]), line.name, line) for line in self._lines)
        places = pushed_apart([end[0] for end in ends], apart, apart / 2, self.height() - apart / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font(Role.CAPTION))
        painter.setPen(self._theme.colour("ink"))
        for y, (_, name, line) in zip(places, ends, strict=True):
            paint_badge(painter, line.look, QPointF(10, y), _BADGE_PX)
            words = f"{name} {number_text(line.values[-1])}"
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
        self._plot = Plot(self._theme)
        self._names = _EndNames(lines, self._theme, self._y_of)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._plot, 1)
        row.addWidget(self._names)
        ends = ", ".join(f"{line.name} {number_text(line.values[-1])}" for line in lines)
        self.setAccessibleName(f"{title}: {ends}")
        self._plot.getAxis("bottom").setTicks([list(enumerate(labels))])
        self._plot.setXRange(0, max(1, len(labels) - 1), padding=0.08)
        for number, line in enumerate(lines):
            self._draw(line, LINE_STYLES[number % len(LINE_STYLES)])
        self._plot.getViewBox().sigResized.connect(self._names.update)

    def _draw(self, line: Line, style: Qt.PenStyle) -> None:
        look = CAT_LOOKS[line.look]
        colour = QColor(look.base if self._theme.night else look.text)
        pen = cosmetic_pen(colour, 2.6, style)
        self._plot.plot(list(range(len(line.values))), list(line.values), pen=pen)
        self._plot.plot(
            list(range(len(line.values))), list(line.values), pen=None,
            symbol="o", symbolSize=8, symbolBrush=QColor(look.base),
            symbolPen=cosmetic_pen(QColor(look.outline), 1.5),
        )  # fmt: skip

    def _y_of(self, value: float) -> float:
        """Return the height of a value in this widget's pixels."""
        scene = self._plot.getViewBox().mapViewToScene(QPointF(0, value))
        return float(self._plot.mapFromScene(scene).y())
