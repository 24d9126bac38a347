"""A label that shows a picture made for its width."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

Make = Callable[[float, float], QPixmap]
"""Makes a picture of at most this width at a pixel ratio."""


class PictureLabel(QWidget):
    """Shows what a function paints for the width there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make: Make | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_picture(self, make: Make) -> None:
        """Show another picture."""
        self._make = make
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the proportions of a boat."""
        return QSize(200, max(60, round(self.width() * 0.44)))

    def resizeEvent(self, event: object) -> None:
        """Keep the proportions."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture in the middle."""
        painter = QPainter(self)
        try:
            if self._make is not None:
                picture = self._make(self.width() - 8, self.devicePixelRatioF())
                size = picture.deviceIndependentSize()
                painter.drawPixmap(
                    round((self.width() - size.width()) / 2),
                    round((self.height() - size.height()) / 2),
                    picture,
                )
        finally:
            painter.end()
