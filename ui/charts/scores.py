"""A person's scores, match by match."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pyqtgraph as pg
from PySide6.QtGui import (
    QColor,
    QPainterPath,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.art.badges import sign_path
from ui.art.palette import CAT_LOOKS
from ui.charts.base import Plot, cosmetic_pen, number_text
from ui.i18n import translate
from ui.theme import Theme, current

_OVER_LAST: Final = 5
_LEAST_POINTS: Final = 4
"""How many points the chart shows at least, from its foot to its top."""


@dataclass(frozen=True, slots=True)
class Point:
    """One match in the chart over time: its score and whether it was won."""

    score: float
    won: bool


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
        self._plot = Plot(self._theme)
        row.addWidget(self._plot)
        scores = ", ".join(number_text(point.score) for point in points[-10:])
        self.setAccessibleName(f"{title}: {scores}")
        numbers = range(1, len(points) + 1)
        step = max(1, -(-len(points) // 12))
        self._plot.getAxis("bottom").setTicks(
            [[(n, str(n)) for n in numbers if (n - 1) % step == 0]]
        )
        self._plot.setXRange(0.5, max(2.5, len(points) + 0.5), padding=0.01)
        self._keep_whole([point.score for point in points])
        colour = CAT_LOOKS["purple"]
        pen = cosmetic_pen(QColor(colour.base), 4)
        averages = moving_average([point.score for point in points], _OVER_LAST)
        self._plot.plot(list(numbers), averages, pen=pen)
        lost = [(n, p.score) for n, p in zip(numbers, points, strict=True) if not p.won]
        won = [(n, p.score) for n, p in zip(numbers, points, strict=True) if p.won]
        ring = QColor(colour.base if self._theme.night else colour.text)
        self._signs(lost, "o", cosmetic_pen(ring, 2.4), self._theme.colour("surface"), 13)
        self._signs(won, _star(), cosmetic_pen(QColor("#7A4B22"), 1.2), QColor("#F2B632"), 20)

    def _keep_whole(self, scores: Sequence[float]) -> None:
        """Show so many points that no fraction of one stands at the side."""
        missing = _LEAST_POINTS - (max(scores) - min(scores)) if scores else 0
        if missing > 0:
            self._plot.setYRange(min(scores) - missing / 2, max(scores) + missing / 2)

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
    return unit_sign("star")


def unit_sign(sign: str) -> QPainterPath:
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
