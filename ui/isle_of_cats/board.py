"""The view of the scene, and the stack of pages that the board shows: table, draft, reveal."""

from PySide6.QtCore import QEvent, QPoint, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QStackedLayout, QToolTip, QWidget

from ui.isle_of_cats.boat_scene import BoatScene


class BoardView(QGraphicsView):
    """Shows the scene pixel for pixel; keys are left to the table."""

    resized = Signal()
    """The view has another size: everything is to be laid out anew."""
    focus_changed = Signal(bool)
    """The keyboard's focus came or left."""

    def __init__(self, scene: BoatScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Island and boat"))
        self.setAccessibleDescription(
            self.tr("Letters pick a cat, arrow keys move, R turns, F flips, Enter confirms")
        )

    def sizeHint(self) -> QSize:
        """Return a usual size; the board takes what there is."""
        return QSize(1272, 696)

    def minimumSizeHint(self) -> QSize:
        """Return a small size: the layout adapts."""
        return QSize(400, 300)

    def size_px(self) -> QSizeF:
        """Return the size of the viewport."""
        return QSizeF(self.viewport().size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the table."""
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the table frame: nothing scrolls here."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the table frame."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the table."""
        super().focusInEvent(event)
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the table."""
        super().focusOutEvent(event)
        self.focus_changed.emit(False)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show tooltips of stands and tiles."""
        if event.type() == QEvent.Type.ToolTip:
            position: QPoint = event.pos()  # type: ignore[attr-defined]
            tip = self._scene.tip_at(self.mapToScene(position))
            if tip:
                QToolTip.showText(event.globalPos(), tip, self)  # type: ignore[attr-defined]
                return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over what can be picked, then let the scene see the move."""
        if not event.buttons() and not self._scene.in_hand:
            over = self._scene.pickable_at(self.mapToScene(event.position().toPoint()))
            shape = Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor
            if self.viewport().cursor().shape() != shape:
                self.viewport().setCursor(shape)
        super().mouseMoveEvent(event)


class Board(QWidget):
    """The table and the pages that take its place for a phase."""

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        self.view = view
        self._pages: dict[str, QWidget] = {"table": view}
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(view)

    def add_page(self, name: str, page: QWidget) -> None:
        """Add a page under a name."""
        self._pages[name] = page
        self._stack.addWidget(page)

    def show_page(self, name: str) -> None:
        """Show a page by its name; "table" is the scene."""
        self._stack.setCurrentWidget(self._pages[name])

    @property
    def shown(self) -> str:
        """The name of the page shown."""
        current = self._stack.currentWidget()
        return next(name for name, page in self._pages.items() if page is current)
