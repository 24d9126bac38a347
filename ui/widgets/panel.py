"""Boxes that things lie in: panels with the one shadow, rows, rules and the strip of a title."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.theme import SHADOW_MARGINS, Role, Theme, current, paint_shadow
from ui.theme.sizes import GAP, RADIUS_CONTROL, RADIUS_PANEL
from ui.widgets.base import Label, paint_box


class Panel(QWidget):
    """A rounded box in the surface colour with the shadow; ``body`` is its column of contents."""

    def __init__(
        self,
        title: str = "",
        *,
        padding: int = 20,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a panel.

        Args:
            title: its heading, or empty.
            padding: room between the border and the contents.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(parent)
        self._theme = theme or current()
        self.body = QVBoxLayout(self)
        left, top, right, bottom = SHADOW_MARGINS
        self.body.setContentsMargins(
            left + padding, top + padding - 4, right + padding, bottom + padding - 4
        )
        self.body.setSpacing(GAP)
        self.title: Label | None = None
        if title:
            self.title = Label(title, Role.PANEL, theme=self._theme)
            self.body.addWidget(self.title)
            self.setAccessibleName(title)

    def box(self) -> QRectF:
        """Return the painted box, without its shadow."""
        left, top, right, bottom = SHADOW_MARGINS
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow, ground and border."""
        painter = QPainter(self)
        paint_shadow(painter, self._theme, self.box(), RADIUS_PANEL)
        colours = self._theme.palette
        paint_box(painter, self.box(), RADIUS_PANEL, colours.surface, colours.line)
        painter.end()


class Row(QWidget):
    """A rounded strip in the second surface colour; ``line`` is its row of contents."""

    def __init__(
        self,
        *,
        tone: str = "surface2",
        padding: int = 12,
        radius: int = RADIUS_CONTROL,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme or current()
        self._tone = tone
        self._radius = radius
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(padding, 8, padding, 8)
        self.line.setSpacing(GAP)

    def set_tone(self, tone: str) -> None:
        """Take another ground: a name of the palette, or empty for none."""
        self._tone = tone
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip."""
        if not self._tone:
            return
        painter = QPainter(self)
        paint_box(painter, QRectF(self.rect()), self._radius, self._theme.colour(self._tone))
        painter.end()


class Rule(QWidget):
    """A thin line between groups."""

    def __init__(self, *, upright: bool = False, theme: Theme | None = None) -> None:
        super().__init__()
        self._colour = (theme or current()).colour("line")
        fixed, free = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding
        if upright:
            self.setFixedWidth(1)
            self.setSizePolicy(fixed, free)
        else:
            self.setFixedHeight(1)
            self.setSizePolicy(free, fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._colour)
        painter.end()


class Bar(QWidget):
    """The strip at the top (or foot) of a screen; ``line`` is its row of contents."""

    def __init__(
        self, *, tone: str = "surface", foot: bool = False, theme: Theme | None = None
    ) -> None:
        super().__init__()
        self._theme = theme or current()
        self._tone = tone
        self._foot = foot
        self.line = QHBoxLayout(self)
        self.line.setSpacing(GAP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line towards the screen."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour(self._tone))
        y = 0 if self._foot else self.height() - 1
        painter.fillRect(0, y, self.width(), 1, self._theme.colour("line"))
        painter.end()


class Ground(QWidget):
    """A screen's ground, filled."""

    def __init__(self, *, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = (theme or current()).colour("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._colour)
        painter.end()
