"""Write the application's icon into resources/icons: SVG, PNG of every size, ICO and ICNS.

The drawing lives in ``ui.art.scenes``; run this after changing it, with Qt but without a display:
``python packaging/icons.py``.
"""

import math
import os
import struct
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)

ROOT: Final = Path(__file__).resolve().parent.parent
NAME: Final = "catgames"
PNG_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
FINE: Final = 16.0
"""Units of a path to one of the drawing: Qt joins paths with a fixed tolerance."""
ICNS_TYPES: Final = {
    16: b"icp4",
    32: b"icp5",
    64: b"icp6",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
}


def icon_image(size_px: int) -> QImage:
    """Return the icon of one size on a transparent ground."""
    from ui.art.scenes import paint_app_icon

    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_app_icon(painter, QRectF(0, 0, size_px, size_px))
    painter.end()
    return image


def png_bytes(image: QImage) -> bytes:
    """Return an image as a PNG file's bytes."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico_bytes(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon that holds PNG files by size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, body, offset = b"", b"", 6 + 16 * len(pictures)
    for size, data in pictures.items():
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        body += data
        offset += len(data)
    return head + entries + body


def icns_bytes(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon that holds PNG files by size."""
    body = b"".join(
        ICNS_TYPES[size] + struct.pack(">I", 8 + len(data)) + data
        for size, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


class SvgPainter:
    """Stands in for a QPainter and collects filled paths, for renderers that know no clipping.

    Qt's own SVG writer loses nested clips, and Qt's reader ignores them all. Here every stroke
    becomes an area and every area is cut to its clip, so the file holds nothing but paths.
    """

    def __init__(self) -> None:
        self.elements: list[str] = []
        self.gradients: list[str] = []
        self._transform = QTransform.fromScale(FINE, FINE)
        self._clip: QPainterPath | None = None
        self._pen, self._brush = QPen(Qt.PenStyle.NoPen), QBrush()
        self._stack: list[tuple[QTransform, QPainterPath | None, QPen, QBrush]] = []

    def save(self) -> None:
        """Keep the state, as QPainter does."""
        self._stack.append((QTransform(self._transform), self._clip, self._pen, self._brush))

    def restore(self) -> None:
        """Return to the state last kept."""
        self._transform, self._clip, self._pen, self._brush = self._stack.pop()

    def setRenderHint(self, *_: object) -> None:
        """Do nothing: paths are always smooth."""

    def setPen(self, pen: QPen | QColor | Qt.PenStyle) -> None:
        """Set the pen of the drawing methods."""
        self._pen = QPen(pen)

    def setBrush(self, brush: QBrush | QColor | Qt.BrushStyle) -> None:
        """Set the brush of the drawing methods."""
        self._brush = QBrush(brush)

    def translate(self, x: QPointF | float, y: float = 0.0) -> None:
        """Move the origin."""
        at = x if isinstance(x, QPointF) else QPointF(x, y)
        self._transform.translate(at.x(), at.y())

    def scale(self, x: float, y: float) -> None:
        """Scale the units."""
        self._transform.scale(x, y)

    def rotate(self, degrees: float) -> None:
        """Turn the axes clockwise."""
        self._transform.rotate(degrees)

    def setClipPath(self, path: QPainterPath, *_: object) -> None:
        """Cut what follows to ``path`` and to what it was cut to before."""
        inside = self._transform.map(path)
        self._clip = inside if self._clip is None else self._clip.intersected(inside)

    def fillPath(self, path: QPainterPath, fill: QBrush | QColor | QGradient) -> None:
        """Fill a path."""
        self._write(self._transform.map(path), QBrush(fill))

    def strokePath(self, path: QPainterPath, pen: QPen) -> None:
        """Draw a path's line, as an area."""
        unit = math.hypot(self._transform.m11(), self._transform.m12())
        stroker = QPainterPathStroker(QPen(pen))
        stroker.setWidth(pen.widthF() * unit)
        stroker.setCapStyle(pen.capStyle())
        stroker.setJoinStyle(pen.joinStyle())
        line = self._transform.map(path)
        area = stroker.createStroke(line)
        area.setFillRule(Qt.FillRule.WindingFill)
        if self._clip is None or self._clip.contains(area.boundingRect()):
            self._write_line(line, pen, pen.widthF() * unit / FINE)
        else:
            self._write(area.simplified(), pen.brush())

    def drawPath(self, path: QPainterPath) -> None:
        """Fill a path with the brush and draw its line with the pen."""
        if self._brush.style() != Qt.BrushStyle.NoBrush:
            self.fillPath(path, self._brush)
        if self._pen.style() != Qt.PenStyle.NoPen:
            self.strokePath(path, self._pen)

    def drawEllipse(self, centre: QPointF, rx: float, ry: float) -> None:
        """Draw an ellipse."""
        path = QPainterPath()
        path.addEllipse(centre, rx, ry)
        self.drawPath(path)

    def drawLine(self, start: QPointF, end: QPointF) -> None:
        """Draw a line."""
        path = QPainterPath(start)
        path.lineTo(end)
        self.strokePath(path, self._pen)

    def _write_line(self, line: QPainterPath, pen: QPen, width: float) -> None:
        colour = pen.color()
        self.elements.append(
            f'<path fill="none" stroke="{colour.name()}" stroke-opacity="{colour.alphaF():.3g}" '
            f'stroke-width="{width:.3g}" stroke-linecap="round" stroke-linejoin="round" '
            f'd="{path_data(line)}"/>'
        )

    def _write(self, area: QPainterPath, brush: QBrush) -> None:
        if self._clip is not None:
            area = self._clip.intersected(area)
        if area.isEmpty():
            return
        rule = "evenodd" if area.fillRule() == Qt.FillRule.OddEvenFill else "nonzero"
        opacity = "" if brush.gradient() else f' fill-opacity="{brush.color().alphaF():.3g}"'
        fill = self._gradient(brush.gradient()) if brush.gradient() else brush.color().name()
        self.elements.append(
            f'<path fill="{fill}"{opacity} fill-rule="{rule}" d="{path_data(area)}"/>'
        )

    def _gradient(self, gradient: QGradient) -> str:
        name = f"g{len(self.gradients)}"
        start, end = (self._transform.map(at) / FINE
                      for at in (gradient.start(), gradient.finalStop()))  # fmt: skip
        stops = "".join(
            f'<stop offset="{at:g}" stop-color="{colour.name()}"/>'
            for at, colour in gradient.stops()
        )
        self.gradients.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{start.x():g}" '
            f'y1="{start.y():g}" x2="{end.x():g}" y2="{end.y():g}">{stops}</linearGradient>'
        )
        return f"url(#{name})"


def path_data(path: QPainterPath) -> str:
    """Return a path as SVG writes it, in units of the drawing."""
    words, index = [], 0
    while index < path.elementCount():
        element = path.elementAt(index)
        count = 3 if element.type == QPainterPath.ElementType.CurveToElement else 1
        letter = "C" if count == 3 else "M" if element.isMoveTo() else "L"
        points = [path.elementAt(index + step) for step in range(count)]
        if letter == "M" and words and _closes(path, index):
            words.append("Z")
        words.append(letter + " ".join(f"{at.x / FINE:.2f},{at.y / FINE:.2f}" for at in points))
        index += count
    return "".join(words) + ("Z" if _closes(path, index) else "")


def _closes(path: QPainterPath, end: int) -> bool:
    """Return whether the part of a path before element ``end`` comes back to its start."""
    last = path.elementAt(end - 1)
    start = end - 1
    while start > 0 and not path.elementAt(start).isMoveTo():
        start -= 1
    first = path.elementAt(start)
    return math.hypot(last.x - first.x, last.y - first.y) < 1e-6


def svg_text(size: int = 256) -> str:
    """Return the icon as an SVG document of ``size`` units."""
    from ui.art.scenes import paint_app_icon

    painter = SvgPainter()
    paint_app_icon(painter, QRectF(0, 0, size, size))
    body = "\n".join(painter.elements)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">\n'
        f"<title>Cat Games</title>\n<defs>{''.join(painter.gradients)}</defs>\n{body}\n</svg>\n"
    )


def write_icons(folder: Path) -> list[Path]:
    """Write every file into ``folder`` and return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png_bytes(icon_image(size)) for size in PNG_SIZES}
    files = {f"{NAME}-{size}.png": data for size, data in pictures.items()}
    files[f"{NAME}.ico"] = ico_bytes({size: pictures[size] for size in ICO_SIZES})
    files[f"{NAME}.icns"] = icns_bytes({size: pictures[size] for size in ICNS_TYPES})
    files[f"{NAME}.svg"] = svg_text().encode()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return sorted(folder / name for name in files)


def main() -> None:
    """Write the icons of the repository."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(ROOT))
    application = QGuiApplication(sys.argv)
    for path in write_icons(ROOT / "resources" / "icons"):
        print(path.relative_to(ROOT))
    application.quit()


if __name__ == "__main__":
    main()
