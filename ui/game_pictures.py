"""The two pictures by which every game is known outside its table."""

from typing import ClassVar

from PySide6.QtGui import QPixmap

from ui.art.scenes import game_icon_pixmap, scene_pixmap


class GamePictures:
    """The part of a ``GameUi`` that draws its panel and its icon."""

    id: ClassVar[str]

    def panel(self, width: int, height: int, dpr: float) -> QPixmap:
        """Return the illustration of Home's panel."""
        return scene_pixmap(self.id, width, height, dpr)

    def icon(self, size: int, dpr: float) -> QPixmap:
        """Return a small square picture."""
        return game_icon_pixmap(self.id, size, dpr)
