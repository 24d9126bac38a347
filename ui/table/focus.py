"""Which widgets the Tab key goes round, in the order of the table's regions; focus that is lost."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class FocusKeeper(QObject):
    """Leads the focus home when the control that had it is gone.

    Qt hands it to the next control round the table instead: Enter would then press that one.
    """

    def __init__(self, page: QWidget, lead_home: Callable[[], None], parent: QObject) -> None:
        """Watch the focus.

        Args:
            page: only focus that leaves a control in here is minded.
            lead_home: gives the focus to where it belongs.
            parent: the table's screen.
        """
        super().__init__(parent)
        self._page, self._lead_home = page, lead_home
        self._left: QWidget | None = None
        self._come: QWidget | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._mind)
        _application().focusChanged.connect(self._moved)

    def stop(self) -> None:
        """Watch no more."""
        self._soon.stop()
        _application().focusChanged.disconnect(self._moved)

    def _moved(self, left: QWidget | None, come: QWidget | None) -> None:
        if left is not None and come is not None and self._page.isAncestorOf(left):
            self._left, self._come = left, come
            self._soon.start(0)

    def _mind(self) -> None:
        left, come, self._left, self._come = self._left, self._come, None, None
        gone = left is None or not isValid(left) or not (left.isVisible() and left.isEnabled())
        if gone and come is not None and QApplication.focusWidget() is come:
            self._lead_home()


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return application


def focusables(regions: Sequence[QWidget]) -> list[QWidget]:
    """Return all widgets that Tab reaches, region by region, each region in its own order."""
    found: list[QWidget] = []
    for region in regions:
        inside = [region, *region.findChildren(QWidget)]
        wanted = {id(widget): widget for widget in inside if _takes_tab(widget)}
        found.extend(_in_chain_order(region, wanted))
    return found


def next_of(widgets: Sequence[QWidget], current: QWidget | None, forward: bool) -> QWidget | None:
    """Return the widget after (or before) the current one, round and round; None: there is none."""
    if not widgets:
        return None
    at = next((n for n, widget in enumerate(widgets) if widget is current), None)
    if at is None:
        return widgets[0] if forward else widgets[-1]
    return widgets[(at + (1 if forward else -1)) % len(widgets)]


def _takes_tab(widget: QWidget) -> bool:
    return (
        bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.focusProxy() is None
        and widget.isEnabled()
        and widget.isVisible()
    )


def _in_chain_order(region: QWidget, wanted: dict[int, QWidget]) -> list[QWidget]:
    """Return the wanted widgets in the order of Qt's own focus chain."""
    if len(wanted) < 2:
        return list(wanted.values())
    ordered = []
    at: QWidget | None = region
    while at is not None and wanted:
        if id(at) in wanted:
            ordered.append(wanted.pop(id(at)))
        at = at.nextInFocusChain()
        if at is region:
            break
    return [*ordered, *wanted.values()]
