"""Drawings as HTML, for rules and reference cards."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QPixmap


def pixmap_html(pixmap: QPixmap, width_px: float, height_px: float) -> str:
    """Return an ``img`` tag that holds the picture itself, shown at this size."""
    plain = QPixmap(pixmap)
    plain.setDevicePixelRatio(1.0)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    plain.save(buffer, "PNG")
    buffer.close()
    text = bytes(data.toBase64().data()).decode("ascii")
    return (
        f'<img src="data:image/png;base64,{text}" width="{round(width_px)}" '
        f'height="{round(height_px)}">'
    )
