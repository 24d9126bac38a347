"""What all charts are made of: the plot, its pens and numbers."""

from collections.abc import Sequence
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPen,
)
from PySide6.QtWidgets import QFrame

from ui.theme import Role, Theme

LINE_STYLES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
"""One for each line, in order."""
APART_PX: Final = 22
"""How far names stand apart, at a text size of 100 %."""


def cosmetic_pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a pen whose width is in pixels whatever the plot's scale."""
    pen = QPen(colour, width, style)
    pen.setCosmetic(True)
    return pen


def number_text(value: float) -> str:
    """Return a number as it is shown: with a real minus sign."""
    return f"{value:g}".replace("-", "−")


class _Axis(pg.AxisItem):
    """An axis that writes minus signs as such."""

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        """Return the numbers beside the ticks."""
        return [number_text(round(value, 6)) for value in values]


class Plot(pg.PlotWidget):
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
