"""A switch, 52 by 28, with a tick or a cross in its free half: on and off aren't colours alone."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from ui.art.icons import paint_icon
from ui.theme import Theme, current
from ui.widgets.base import Hover, mixed, paint_box, press_by_enter

_WIDTH_PX: Final = 52
_HEIGHT_PX: Final = 28


class Switch(QCheckBox):
    """On or off, at once in effect."""

    def __init__(
        self,
        name: str,
        checked: bool = False,
        *,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a switch.

        Args:
            name: what it switches, for the screen reader; the visible label stands beside it.
            checked: whether it is on.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self._hover = Hover(self, self._theme)
        self.setChecked(checked)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())
        self.setProperty("focusRadius", self.height() / 2)

    def sizeHint(self) -> QSize:
        """Return its fixed size."""
        return QSize(self._theme.px(_WIDTH_PX), self._theme.px(_HEIGHT_PX))

    def hitButton(self, pos: QPoint) -> bool:
        """Take clicks anywhere on it."""
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter switch it, as Space does."""
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track, knob and sign."""
        colours = self._theme.palette
        on = self.isChecked()
        fill = mixed(
            colours.primary if on else colours.surface2, colours.selected, 0.2 * self._hover.share
        )
        ink = colours.on_primary if on else colours.ink2
        box = QRectF(self.rect())
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        paint_box(painter, box, box.height() / 2, fill, colours.primary if on else colours.ink2)
        side = box.height() - 8
        knob_x = box.right() - side - 4 if on else box.left() + 4
        knob = QRectF(knob_x, 4, side, side)
        ground = colours.on_primary if on else colours.surface
        paint_box(painter, knob, side / 2, ground, None if on else colours.ink2)
        size = side * 0.6
        centre = box.left() + (box.width() - side) / 2 if on else box.right() - side * 0.8
        sign = QRectF(centre - size / 2 - (2 if on else 0), box.center().y() - size / 2, size, size)
        paint_icon(painter, "tick" if on else "cross", sign, ink)
        painter.end()
