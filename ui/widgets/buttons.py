"""Buttons: filled, outlined, links; with icon and key cap, and a reason when disabled."""

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ui.art.icons import paint_icon
from ui.theme import Role, Theme, current
from ui.theme.sizes import RADIUS_CONTROL, TOUCH
from ui.widgets.base import Hover, mixed, paint_box, press_by_enter, set_tip

Kind = Literal["primary", "secondary", "danger", "link", "remove", "flat", "chip"]
"""primary: filled; secondary: outlined; danger: filled red; link: an underlined word; remove: a red
word; flat: no box until hovered; chip: a box in surface 2, as the back button."""

_DROP_PX: Final = 3
"""The edge below a button that lifts it off the ground."""
_ICON_PX: Final = 18
_GAP_PX: Final = 8
_LOOSE: Final = ("link", "remove")


class Button(QPushButton):
    """A push button in the look of the application; Enter and Space press it."""

    def __init__(
        self,
        text: str,
        kind: Kind = "secondary",
        *,
        icon: str = "",
        key: str = "",
        name: str = "",
        role: Role = Role.BUTTON,
        height: int = TOUCH,
        padding: int = 20,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a button.

        Args:
            text: its word; empty for a button with an icon alone (then give ``name``).
            kind: how it looks.
            icon: a name of ``ui.art.icons``, before the word.
            key: the key cap shown behind the word, such as "Esc".
            name: what a screen reader says; the word by default.
            role: the font's role.
            height: its height in pixels at a text size of 100 %, the edge below not counted.
            padding: room left and right of the word.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(text, parent)
        self._theme = theme or current()
        self._kind: Kind = kind
        self._icon = icon
        self._key = key
        self._padding = padding if text or kind in _LOOSE else 0
        self._reason = ""
        self._hover = Hover(self, self._theme)
        loose = kind in _LOOSE
        self._drop = 0 if loose or kind in ("flat", "chip") else _DROP_PX
        self._face = self._theme.px(height if not loose else min(height, 32))
        self.setFont(self._theme.font(role))
        self.setAccessibleName(name or text)
        if not text and name:
            self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        narrow = loose or not text
        width = QSizePolicy.Policy.Fixed if narrow else QSizePolicy.Policy.Minimum
        self.setSizePolicy(width, QSizePolicy.Policy.Fixed)
        self.setProperty("focusRadius", 6 if loose else RADIUS_CONTROL)
        self.setProperty("focusInset", (0, 0, 0, self._drop))

    @property
    def kind(self) -> Kind:
        """How it looks."""
        return self._kind

    def set_kind(self, kind: Kind) -> None:
        """Look different, as a toggle does when it is chosen."""
        self._kind = kind
        self.update()

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._icon = name
        self.updateGeometry()
        self.update()

    def set_reason(self, reason: str) -> None:
        """Disable the button and say why; an empty reason enables it."""
        self._reason = reason
        self.setEnabled(not reason)
        set_tip(self, reason)
        if not reason and not self.text():
            self.setToolTip(self.accessibleName())

    def _key_font_width(self) -> float:
        return QFontMetricsF(self._theme.font(Role.SMALL)).horizontalAdvance(self._key) + 14

    def _content_width(self) -> float:
        text = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        parts = [text] if self.text() else []
        if self._icon:
            parts.append(self._theme.px(_ICON_PX))
        if self._key:
            parts.append(self._key_font_width())
        return sum(parts) + _GAP_PX * max(0, len(parts) - 1)

    def sizeHint(self) -> QSize:
        """Return the size that its words need."""
        padding = 2 if self._kind in _LOOSE else self._padding
        width = round(self._content_width() + 2 * padding + 0.5)
        return QSize(width if self.text() else max(width, self._face), self._face + self._drop)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a button is never narrower than its word."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press it, as Space does."""
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        """Return fill, border and ink of the present state."""
        colours = self._theme.palette
        share = self._hover.share
        if not self.isEnabled():
            box = None if self._kind in (*_LOOSE, "flat") else QColor(colours.surface2)
            line = None if box is None else QColor(colours.line)
            return box, line, QColor(colours.ink2)
        match self._kind:
            case "primary":
                fill = mixed(colours.primary, "#FFFFFF", 0.12 * share)
                return fill, mixed(fill, "#000000", 0.25), QColor(colours.on_primary)
            case "danger":
                on = colours.surface
                fill = mixed(colours.bad, "#FFFFFF", 0.12 * share)
                return fill, mixed(fill, "#000000", 0.25), QColor(on)
            case "link":
                return None, None, QColor(colours.primary)
            case "remove":
                return None, None, QColor(colours.bad)
            case "flat":
                fill = QColor(colours.surface2)
                fill.setAlphaF(share)
                return fill, None, QColor(colours.ink)
            case "chip":
                fill = mixed(colours.surface2, colours.selected, 0.25 * share)
                return fill, None, QColor(colours.ink)
            case _:
                fill = mixed(colours.surface, colours.selected, 0.25 * share)
                return fill, QColor(colours.line), QColor(colours.ink)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, icon, word and key cap."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, line, ink = self._colours()
        box = QRectF(0, 0, self.width(), self.height() - self._drop)
        radius = min(RADIUS_CONTROL, box.height() / 2)
        if fill is not None:
            if self._drop and self.isEnabled():
                edge = line or fill
                edge = mixed(edge, "#000000", 0.12 if self._kind == "secondary" else 0.2)
                paint_box(painter, box.translated(0, self._drop), radius, edge)
            if self._drop and self.isDown():
                box.translate(0, 2)
            paint_box(painter, box, radius, fill, line)
        self._paint_content(painter, box, ink)
        painter.end()

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        size = self._theme.px(_ICON_PX)
        x = box.left() + (box.width() - self._content_width()) / 2
        if self._kind in _LOOSE:
            x = box.left() + 2
        if self._icon:
            paint_icon(painter, self._icon, QRectF(x, box.center().y() - size / 2, size, size), ink)
            x += size + _GAP_PX
        if self.text():
            font = self.font()
            metrics = QFontMetricsF(font)
            width = metrics.horizontalAdvance(self.text())
            font.setUnderline(
                self._kind == "link" or (self._kind == "remove" and self.underMouse())
            )
            painter.setFont(font)
            painter.setPen(ink)
            area = QRectF(x, box.top(), width + 1, box.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.text())
            x += width + _GAP_PX
        if self._key:
            self._paint_key(painter, x, box, ink)

    def _paint_key(self, painter: QPainter, x: float, box: QRectF, ink: QColor) -> None:
        height = self._theme.px(22)
        cap = QRectF(x, box.center().y() - height / 2, self._key_font_width(), height)
        ground = QColor(ink)
        ground.setAlphaF(0.13)
        paint_box(painter, cap, 6, ground)
        painter.setFont(self._theme.font(Role.SMALL))
        painter.setPen(ink)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
