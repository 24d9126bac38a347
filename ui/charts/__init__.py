"""Charts, drawn by pyqtgraph, which is imported nowhere else and only when a chart is first shown.

A colour never stands alone: lines differ in style and end in their name, points in their sign, and
every chart has its numbers in words for the screen reader.
"""

from ui.charts.decisions import DecisionPoint, DecisionsChart, weight_icon
from ui.charts.heat import HeatMap, HeatRow
from ui.charts.lines import Line, LinesChart, pushed_apart
from ui.charts.scores import Point, ScoreChart, moving_average, score_legend

__all__ = [
    "DecisionPoint",
    "DecisionsChart",
    "HeatMap",
    "HeatRow",
    "Line",
    "LinesChart",
    "Point",
    "ScoreChart",
    "moving_average",
    "pushed_apart",
    "score_legend",
    "weight_icon",
]
