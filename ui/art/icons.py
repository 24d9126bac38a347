"""The icons of the whole application: one set, drawn by us, sharp at every size.

Signs take the ink that the caller gives (chrome ink, primary, white on a band); pictures have
their own colours and ignore it. ``tests/ui/art/test_icons.py`` paints them all.
"""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from ui.art.icon_shapes import PICTURES, SIGNS
from ui.art.vector import Layer, cached_pixmap, faded, paint_layers, parse_layer

GRID = 24
"""The side of the square that icons are drawn on, in its own units."""
_DISABLED_ALPHA = 0.45


def icon_names() -> tuple[str, ...]:
    """Return every name that the other functions here take, signs first."""
    return (*SIGNS, *PICTURES)


def is_picture(name: str) -> bool:
    """Return whether the icon has colours of its own and ignores the ink."""
    return name in PICTURES


@lru_cache(maxsize=256)
def _layers(name: str) -> tuple[Layer, ...]:
    texts = SIGNS.get(name) or PICTURES.get(name)
    if texts is None:
        raise KeyError(f"There is no icon named {name!r}.")
    return tuple(parse_layer(text) for text in texts)


def paint_icon(
    painter: QPainter, name: str, rect: QRectF, colour: QColor | str = "#33261D"
) -> None:
    """Paint an icon into the largest square in the middle of ``rect``.

    Args:
        painter: an active painter; its state is the same afterwards.
        name: one of ``icon_names()``.
        rect: where, in the painter's units.
        colour: the ink of a sign; a picture takes only its opacity from it.

    Raises:
        KeyError: if there is no such icon.
    """
    layers, ink = _layers(name), QColor(colour)
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / GRID, side / GRID)
    if is_picture(name) and ink.alphaF() < 1:
        painter.setOpacity(painter.opacity() * ink.alphaF())
    paint_layers(painter, layers, ink)
    painter.restore()


def icon_pixmap(
    name: str, size_px: float, colour: QColor | str = "#33261D", dpr: float = 1.0
) -> QPixmap:
    """Return the icon as a square pixmap of ``size_px`` logical pixels, from Qt's cache."""
    ink = QColor(colour)
    box = QRectF(0, 0, size_px, size_px)
    key = f"icon/{name}/{ink.name(QColor.NameFormat.HexArgb)}"
    return cached_pixmap(
        key, size_px, size_px, dpr, lambda painter: paint_icon(painter, name, box, ink)
    )


def icon(
    name: str,
    size_px: float,
    colour: QColor | str = "#33261D",
    dpr: float = 1.0,
    disabled: QColor | str | None = None,
) -> QIcon:
    """Return a ``QIcon`` for buttons; when disabled it is ``disabled`` or a paler ink."""
    pale = QColor(disabled) if disabled is not None else faded(colour, _DISABLED_ALPHA)
    result = QIcon(icon_pixmap(name, size_px, colour, dpr))
    result.addPixmap(icon_pixmap(name, size_px, pale, dpr), QIcon.Mode.Disabled)
    return result


def paint_in_disc(
    painter: QPainter,
    name: str,
    rect: QRectF,
    colour: QColor | str,
    ground: QColor | str,
    share: float = 0.62,
) -> None:
    """Paint an icon on a filled disc inscribed in ``rect``; ``share`` is its part of the width."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(rect)
    painter.restore()
    margin_x, margin_y = rect.width() * (1 - share) / 2, rect.height() * (1 - share) / 2
    paint_icon(painter, name, rect.adjusted(margin_x, margin_y, -margin_x, -margin_y), colour)
