"""Pictures of our tiles and signs as HTML, for rules and reference cards."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from catgames_desktop.model.isle_of_cats.shapes import size
from ui.art.badges import paint_badge
from ui.art.html import pixmap_html
from ui.art.icons import paint_icon
from ui.art.vector import painted_pixmap
from ui.isle_of_cats.pictures import tile_margin, tile_pixmap
from ui.theme import theme as themes

_DPR = 2.0


def tile_html(shape: str, colour: str | None, square_px: float, orientation: int = 0) -> str:
    """Return a tile as an image."""
    columns, rows = size(shape, orientation)
    width, height = columns * square_px + 4, rows * square_px + 4

    def paint(painter: QPainter) -> None:
        margin = tile_margin(square_px)
        picture = tile_pixmap(shape, colour, orientation, square_px, _DPR)
        painter.drawPixmap(QPointF(2 - margin, 2 - margin), picture)

    return pixmap_html(painted_pixmap(width, height, _DPR, paint), width, height)


def badge_html(colour: str, diameter_px: float) -> str:
    """Return a family's badge as an image."""
    radius = diameter_px / 2

    def paint(painter: QPainter) -> None:
        paint_badge(painter, colour, QPointF(radius, radius), radius)

    return pixmap_html(
        painted_pixmap(diameter_px, diameter_px, _DPR, paint), diameter_px, diameter_px
    )


def icon_html(name: str, side_px: float) -> str:
    """Return an icon as an image, in the ink of the theme."""

    def paint(painter: QPainter) -> None:
        ink = themes.current().colour("ink")
        paint_icon(painter, name, QRectF(0, 0, side_px, side_px), ink)

    return pixmap_html(painted_pixmap(side_px, side_px, _DPR, paint), side_px, side_px)
