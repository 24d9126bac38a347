"""What several widgets share: painting boxes, mixing colours, labels, tooltips, hovering."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from ui.theme import Role, Theme, current
from ui.theme.sizes import HOVER_MS, LINE


def mixed(first: QColor | str, second: QColor | str, share: float) -> QColor:
    """Return the colour ``share`` (0 to 1) of the way from the first to the second."""
    a, b = QColor(first), QColor(second)
    parts = (
        (a.redF(), b.redF()),
        (a.greenF(), b.greenF()),
        (a.blueF(), b.blueF()),
        (a.alphaF(), b.alphaF()),
    )
    return QColor.fromRgbF(*(x + (y - x) * share for x, y in parts))


def parent_of(widget: QWidget) -> QWidget:
    """Return the widget that one lies in; for those that are always made inside another."""
    parent = widget.parentWidget()
    assert parent is not None, f"{type(widget).__name__} lies in nothing"
    return parent


def paint_box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | str | None,
    line: QColor | str | None = None,
    width: float = LINE,
) -> None:
    """Paint a rounded box whose border lies inside ``rect``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(QPen(QColor(line), width))
        rect = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))
    painter.drawRoundedRect(rect, radius, radius)


def set_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tooltip that wraps, and the same words for the screen reader."""
    plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    widget.setToolTip(f"<qt>{plain}</qt>" if text else "")
    widget.setAccessibleDescription(text)


class Label(QLabel):
    """A text in one of the theme's roles and colours."""

    def __init__(
        self,
        text: str = "",
        role: Role = Role.TEXT,
        tone: str = "ink",
        *,
        wrap: bool = False,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a label.

        Args:
            text: plain text; a number keeps its word by a no-break space.
            role: size and weight.
            tone: a colour's name in the palette, or a colour.
            wrap: whether it may take several lines.
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(text, parent)
        self._theme = theme or current()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(self._theme.font(role))
        self.set_tone(tone)
        self.setWordWrap(wrap)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)

    def set_tone(self, tone: str) -> None:
        """Take another colour: a name of the palette, or a colour."""
        colour = QColor(tone) if tone.startswith("#") else self._theme.colour(tone)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        self.setPalette(palette)


def press_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button if the key is Enter, as Space does; return whether it was."""
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not enter or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return False
    button.click()
    return True


class Hover(QObject):
    """How far a widget is into its hover state: 0 to 1, in 150 ms, without a loop."""

    def __init__(self, widget: QWidget, theme: Theme) -> None:
        super().__init__(widget)
        self._widget = widget
        self._ms = theme.ms(HOVER_MS)
        self.share = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(theme.curve)
        self._motion.valueChanged.connect(self._step)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the mouse."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.EnabledChange):
            self._follow(event)
        return False

    def _step(self, value: float) -> None:
        self.share = float(value)
        self._widget.update()

    def _follow(self, event: QEvent) -> None:
        inside = isinstance(event, QEnterEvent) and self._widget.isEnabled()
        self._motion.stop()
        if self._ms == 0 or not self._widget.isVisible():
            self._step(1.0 if inside else 0.0)
            return
        self._motion.setDuration(self._ms)
        self._motion.setStartValue(self.share)
        self._motion.setEndValue(1.0 if inside else 0.0)
        self._motion.start()
