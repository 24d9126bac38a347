"""Where the window stands: kept from run to run, and never where no screen is."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


def _kept(rect: QRect) -> str:
    """Return a window's place as the settings keep it."""
    widget = QWidget()
    widget.setGeometry(rect)
    return bytes(widget.saveGeometry().toBase64().data()).decode("ascii")


@pytest.mark.parametrize(
    "rect",
    [QRect(9000, 200, 1200, 760), QRect(-4000, -3000, 1200, 760), QRect(100, 7000, 1200, 760)],
)
def test_a_window_whose_screen_has_gone_is_where_it_can_be_reached(shell, rect):
    one = shell(window=_kept(rect), size=None)
    frame = one.window.frameGeometry()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    title = QRect(frame.topLeft(), frame.topRight() + QPoint(0, 24))
    assert any(screen.intersected(title).width() >= 100 for screen in screens)


def test_a_nonsense_place_is_forgotten(shell):
    one = shell(window="bm9uc2Vuc2U=", size=None)
    assert one.window.width() >= one.window.minimumWidth()
