"""Which widgets the Tab key goes round, in the order of the table's regions."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


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
    at = region
    while True:
        if id(at) in wanted:
            ordered.append(wanted.pop(id(at)))
        at = at.nextInFocusChain()
        if at is None or at is region or not wanted:
            break
    return [*ordered, *wanted.values()]
