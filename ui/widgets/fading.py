"""A scrolling page whose last line fades where more follows, so that nothing looks cut."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.theme import Theme
from ui.widgets.scroll import ScrollArea

_VEIL_PX = 30


class _Veil(QWidget):
    """The ground's colour, from nothing above to all of it below."""

    def __init__(self, ground: QColor, area: QWidget) -> None:
        super().__init__(area)
        self._ground = ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil."""
        clear = QColor(self._ground)
        clear.setAlpha(0)
        shade = QLinearGradient(0, 0, 0, self.height())
        shade.setColorAt(0, clear)
        shade.setColorAt(0.8, self._ground)
        painter = QPainter(self)
        try:
            painter.fillRect(self.rect(), shade)
        finally:
            painter.end()


class FadingScrollArea(ScrollArea):
    """A scroll area on one colour; the veil is gone at the end of the page."""

    def __init__(self, page: QWidget, theme: Theme, ground: str = "surface") -> None:
        """Put a page into it.

        Args:
            page: what scrolls.
            theme: where the colours are from.
            ground: the palette's name of the colour that it lies on.
        """
        super().__init__(page)
        self._veil_px = theme.px(_VEIL_PX)
        # Not in the viewport: asking for that widget makes PySide load every class of QtWidgets.
        self.veil = _Veil(theme.colour(ground), self)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._mind)
        bar.valueChanged.connect(self._mind)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the veil at the foot, and show the bar only where the page doesn't fit.

        Left to itself, a bar that was needed at a smaller size stays.
        """
        policy = Qt.ScrollBarPolicy
        page = self.page
        need = page.heightForWidth(self.width())
        fits = (need if need >= 0 else page.minimumSizeHint().height()) <= self.height()
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )
        super().resizeEvent(event)
        self._mind()

    def _mind(self) -> None:
        bar = self.verticalScrollBar()
        off = self.verticalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        beside = 0 if off else bar.sizeHint().width()
        top = self.height() - self._veil_px
        self.veil.setGeometry(0, top, self.width() - beside, self._veil_px)
        self.veil.setVisible(not off and bar.value() < bar.maximum())
        self.veil.raise_()
