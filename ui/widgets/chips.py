"""Small facts: pills, key caps, a progress bar, a cat's head in a ringed disc."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.art.heads import Expression, paint_head, paint_medallion
from ui.art.icons import paint_icon
from ui.theme import Role, Theme, current
from ui.widgets.base import paint_box

_PILL_PX: Final = 28


class Pill(QWidget):
    """A word in a rounded strip: a fact, a gain, "your turn"."""

    def __init__(
        self,
        text: str,
        tone: str = "surface2",
        ink: str = "ink",
        *,
        icon: str = "",
        role: Role = Role.CAPTION,
        font: QFont | None = None,
        height: int = _PILL_PX,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a pill.

        Args:
            text: its word.
            tone: its ground: a name of the palette or a colour.
            ink: its text: a name of the palette or a colour.
            icon: a name of ``ui.art.icons``, before the word.
            role: the font's role.
            font: a font of its own instead.
            height: in pixels at a text size of 100 %.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self._text, self._icon = text, icon
        self._tone, self._ink = tone, ink
        self._height = self._theme.px(height)
        self.setFont(font or self._theme.font(role))
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """Its word."""
        return self._text

    def set_tone(self, tone: str, ink: str) -> None:
        """Take other colours."""
        self._tone, self._ink = tone, ink
        self.update()

    def _colour(self, name: str) -> QColor:
        return QColor(name) if name.startswith("#") else self._theme.colour(name)

    def sizeHint(self) -> QSize:
        """Return the size that its word needs."""
        width = QFontMetricsF(self.font()).horizontalAdvance(self._text) + 22
        return QSize(round(width + (self._height * 0.75 if self._icon else 0)), self._height)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a word is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint strip, icon and word."""
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_box(painter, box, box.height() / 2, self._colour(self._tone))
        ink = self._colour(self._ink)
        if self._icon:
            size = self._height * 0.6
            paint_icon(painter, self._icon, QRectF(10, (self._height - size) / 2, size, size), ink)
            box.setLeft(self._height * 0.75)
        painter.setPen(ink)
        painter.setFont(self.font())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()


class KeyCap(QWidget):
    """The name of a key, drawn as a key."""

    def __init__(
        self, text: str, *, theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme or current()
        self._text = text
        self.setFont(self._theme.text(12.5, 800))
        self.setAccessibleName(text)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return the size that its word needs."""
        metrics = QFontMetricsF(self.font())
        width = max(metrics.horizontalAdvance(self._text) + 16, metrics.height() + 8)
        return QSize(round(width), round(metrics.height() + 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the key and its name."""
        colours = self._theme.palette
        box = QRectF(self.rect())
        painter = QPainter(self)
        paint_box(painter, box, 7, colours.line)
        paint_box(painter, box.adjusted(0, 0, 0, -3), 7, colours.surface, colours.line)
        painter.setPen(QColor(colours.ink))
        painter.setFont(self.font())
        painter.drawText(box.adjusted(0, 0, 0, -3), Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()


class ProgressBar(QWidget):
    """How much of something is done, as a bar; the number always stands beside it in words."""

    def __init__(
        self,
        name: str,
        share: float,
        colour: str = "primary",
        *,
        height: int = 10,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a bar.

        Args:
            name: what it shows, with the number, for the screen reader.
            share: from 0 to 1.
            colour: a name of the palette or a colour.
            height: in pixels.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self._share = min(1.0, max(0.0, share))
        self._colour = QColor(colour) if colour.startswith("#") else self._theme.colour(colour)
        self.setAccessibleName(name)
        self.setFixedHeight(height)
        self.setMinimumWidth(48)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float, name: str) -> None:
        """Show another share, from 0 to 1, with the words for the screen reader."""
        self._share = min(1.0, max(0.0, share))
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar."""
        painter = QPainter(self)
        box = QRectF(self.rect())
        radius = box.height() / 2
        paint_box(painter, box, radius, self._theme.colour("surface2"), self._theme.colour("line"))
        if self._share > 0:
            width = max(box.height(), box.width() * self._share)
            paint_box(painter, QRectF(0, 0, width, box.height()), radius, self._colour)
        painter.end()


class HeadAvatar(QWidget):
    """A cat's head, in a ringed disc by default."""

    def __init__(
        self,
        look: str,
        size: int = 44,
        *,
        expression: Expression = "open",
        ring: bool = True,
        name: str = "",
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make an avatar.

        Args:
            look: a family, ``oshax`` or ``sister``.
            size: its side in pixels at a text size of 100 %.
            expression: open, asleep, happy or wink.
            ring: whether it stands in a disc.
            name: what a screen reader says; nothing for an ornament.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        theme = theme or current()
        self._look, self._ring = look, ring
        self._expression: Expression = expression
        side = theme.px(size)
        self.setFixedSize(side, side)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the head."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.width()
        centre = QPointF(side / 2, side / 2)
        if self._ring:
            paint_medallion(painter, self._look, centre, side - 2, self._expression)
        else:
            paint_head(painter, self._look, centre, side, self._expression)
        painter.end()
