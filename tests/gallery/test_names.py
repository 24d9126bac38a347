"""Every control of every screen has a name for the screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from tests.gallery.screens import entries

ENTRIES = {entry.name: entry for entry in entries()}


def controls(screen):
    """The widgets that a person can reach by Tab now."""
    return [
        widget
        for widget in [screen, *screen.findChildren(QWidget)]
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisibleTo(screen)
        and widget.isEnabled()
        and not isinstance(widget.parentWidget(), QAbstractScrollArea)  # its viewport
    ]


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_every_control_has_a_name(qtbot, theme, name):
    entry = ENTRIES[name]
    screen = entry.build()
    qtbot.addWidget(screen)
    screen.resize(1600, 1000)
    screen.show()
    if entry.after is not None:
        entry.after(screen)
    nameless = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in controls(screen)
        if not (widget.accessibleName() or getattr(widget, "text", str)())
    ]
    screen.close()
    match = getattr(screen, "match", None)
    if match is not None:
        match.close()
    assert not nameless
