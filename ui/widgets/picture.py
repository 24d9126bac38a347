"""A picture that is painted for the size at which it is shown, and only then."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

Draw = Callable[[int, int, float], QPixmap]
"""Takes width, height and the device's pixel ratio."""


class Picture(QWidget):
    """Shows a picture with rounded corners; a click on it is a signal."""

    clicked = Signal()

    def __init__(
        self,
        draw: Draw,
        *,
        radius: float = 12,
        square: str = "",
        name: str = "",
        later: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a picture.

        Args:
            draw: paints it; called when it is first shown and after its size changed.
            radius: of its corners.
            square: the sides at which it meets something and has no round corners: any of "lrtb".
            name: what a screen reader says; nothing for an ornament.
            later: whether the window is shown first and the picture a moment later.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._draw, self._radius, self._square = draw, radius, square
        self._later = later
        self._pixmap: QPixmap | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_now)
        self._drawn_for: tuple[int, int, float] | None = None
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _clip(self) -> QPainterPath:
        box, far = QRectF(self.rect()), self._radius * 2
        grown = box.adjusted(
            -far if "l" in self._square else 0,
            -far if "t" in self._square else 0,
            far if "r" in self._square else 0,
            far if "b" in self._square else 0,
        )
        path = QPainterPath()
        path.addRoundedRect(grown, self._radius, self._radius)
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, drawing it first if need be."""
        if self._wanted() != self._drawn_for:
            if self._later:
                self._timer.start(0)
            else:
                self._draw_now()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setClipPath(self._clip())
        if self._pixmap is not None:
            painter.drawPixmap(self.rect(), self._pixmap)
        painter.end()

    def _wanted(self) -> tuple[int, int, float]:
        return (self.width(), self.height(), self.devicePixelRatioF())

    def _draw_now(self) -> None:
        """Draw for the present size, and show it if that was put off."""
        self._drawn_for = self._wanted()
        self._pixmap = self._draw(*self._drawn_for)
        if self._later:
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be clicked."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew on a screen with another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._drawn_for = None
        super().changeEvent(event)
