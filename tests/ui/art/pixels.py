"""Reading pictures as numbers."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap


def pixels(picture: QPixmap | QImage) -> NDArray[np.uint8]:
    """Return rows, columns and (red, green, blue, alpha) of a picture."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    flat = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return flat[:, : image.width() * 4].reshape(image.height(), image.width(), 4).copy()


def greys(picture: QPixmap | QImage) -> NDArray[np.float64]:
    """Return the brightness of a picture's pixels, 0 to 255, on a white ground."""
    values = pixels(picture).astype(float)
    alpha = values[..., 3] / 255
    light = values[..., 0] * 0.299 + values[..., 1] * 0.587 + values[..., 2] * 0.114
    return light * alpha + 255 * (1 - alpha)


def covered(path: QPainterPath, width: int, height: int) -> NDArray[np.bool_]:
    """Return which pixels a path covers, be it in part."""
    return pixels(drawn(width, height, lambda p: p.fillPath(path, QColor("black"))))[..., 3] > 0


def drawn(width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    """Return a transparent picture that ``paint`` has drawn on."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    finally:
        painter.end()
    return image
