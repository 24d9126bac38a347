"""The ring round whatever has the keyboard: one for the whole application, on every ground.

A widget asks for it by the dynamic property ``focusRadius`` (the ring's corner radius); it may say
with ``focusInset`` how much smaller than its box it looks (in pixels: left, top, right, bottom). A
widget that names a bigger one with ``ring_target`` has the ring drawn round that. Boards and bars
that draw their own focus simply don't ask.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from ui.theme import current

_REACH_PX: Final = 9
"""How far the ring reaches beyond the box."""
_MIDDLE_PX: Final = 4.5
_BLUE_PX: Final = 3.5
_WHITE_PX: Final = 8.0
_NAME: Final = "focus-ring"


class FocusRing(QWidget):
    """The ring itself: lies over its target, never takes the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(_NAME)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.radius = 12.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the blue line inside the white one."""
        inset = _REACH_PX - _MIDDLE_PX
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        radius = self.radius + _MIDDLE_PX
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("white"), _WHITE_PX))
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QPen(current().colour("focus"), _BLUE_PX))
        painter.drawRoundedRect(box, radius, radius)
        painter.end()


def ring_target(widget: QWidget, target: QWidget) -> None:
    """Have the ring drawn round ``target`` while ``widget`` has the focus."""
    widget.setProperty("focusTarget", target)


class FocusRings(QObject):
    """Moves the ring to whatever has the focus, and with it."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.setObjectName("focus-rings")
        self._ring: FocusRing | None = None
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        application.focusChanged.connect(self._focus_changed)

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._leave()
        if now is None or now.isWindow():
            return
        named = now.property("focusTarget")
        target = named if isinstance(named, QWidget) else now
        radius = target.property("focusRadius")
        if radius is None or target.isWindow():
            return
        self._target = target
        host = self._host_of(target)
        self._ring = FocusRing(host)
        self._ring.radius = float(radius)
        widget: QWidget | None = target
        while widget is not None and widget is not host:
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
        self._place()
        self._ring.show()

    def _leave(self) -> None:
        # A widget that is deleted with the focus on it tells of the loss while it goes.
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched.clear()
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = self._target = None

    def _box(self, target: QWidget, host: QWidget) -> QRect:
        inset = target.property("focusInset") or (0, 0, 0, 0)
        left, top, right, bottom = (int(side) for side in inset)
        box = target.rect().adjusted(left, top, -right, -bottom)
        box.moveTopLeft(target.mapTo(host, box.topLeft()))
        return box.adjusted(-_REACH_PX, -_REACH_PX, _REACH_PX, _REACH_PX)

    def _host_of(self, target: QWidget) -> QWidget:
        """Return the nearest ancestor with room for the ring, but stay inside a scroll area."""
        host = target.parentWidget() or target
        while True:
            above = host.parentWidget()
            if above is None or host.isWindow() or isinstance(above, QAbstractScrollArea):
                return host
            if host.rect().contains(self._box(target, host)):
                return host
            host = above

    def _place(self) -> None:
        if self._ring is None or self._target is None:
            return
        host = self._ring.parentWidget()
        if host is None:
            return
        self._ring.setGeometry(self._box(self._target, host))
        self._ring.setVisible(self._target.isVisible())
        self._ring.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the target when it, or what it lies in, moves, grows or hides."""
        kinds = QEvent.Type
        if event.type() in (kinds.Move, kinds.Resize, kinds.Show, kinds.Hide):
            self._place()
        elif event.type() in (kinds.Destroy, kinds.DeferredDelete, kinds.ParentChange):
            self._leave()
        return super().eventFilter(watched, event)


def install_focus_ring(application: QApplication) -> None:
    """Give the application its focus ring; once is enough."""
    if application.findChild(FocusRings, "focus-rings") is None:
        FocusRings(application)
