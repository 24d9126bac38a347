"""What a screen gives away: its picture, and every word that a widget holds, shown or spoken.

The leak test of a game shows a seat's table twice, with the others' secrets (and whatever the seat
may not see now) dealt anew in between: the two screens must be the same, pixel for pixel.
"""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractItemView, QTextEdit, QWidget


@dataclass(frozen=True)
class Screen:
    """A screen as far as anybody before it, or a program that reads it out, can tell.

    Attributes:
        picture: every pixel.
        words: for each widget its class and all its texts, in the order of the widgets.
    """

    picture: QImage
    words: tuple[tuple[str, ...], ...]

    def text(self) -> str:
        """Return all words, to look for one."""
        return "\n".join("\t".join(line) for line in self.words)


_GETTERS = ("text", "title", "toolTip", "statusTip", "whatsThis", "windowTitle")


def screen_of(widget: QWidget) -> Screen:
    """Return what a widget and everything in it show and say now."""
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    words = tuple(_words(one) for one in [widget, *widget.findChildren(QWidget)])
    return Screen(picture, words)


def _words(widget: QWidget) -> tuple[str, ...]:
    found = [type(widget).__name__, *(_said(widget, name) for name in _GETTERS)]
    found += [widget.accessibleName(), widget.accessibleDescription(), widget.objectName()]
    if isinstance(widget, QTextEdit):
        found.append(widget.toPlainText())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        found += _items(widget.model())
    return tuple(found)


def _said(widget: QWidget, name: str) -> str:
    """Return what a getter of a widget says; attributes that aren't text say nothing."""
    getter = getattr(widget, name, None)
    said: Any = getter() if callable(getter) and name in dir(type(widget)) else ""
    return said if isinstance(said, str) else ""


def _items(model: QAbstractItemModel) -> list[str]:
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole,
             Qt.ItemDataRole.AccessibleTextRole)  # fmt: skip
    return [
        str(model.data(model.index(row, 0, QModelIndex()), role) or "")
        for row in range(model.rowCount())
        for role in roles
    ]


def assert_same(one: Screen, other: Screen) -> None:
    """Fail if two screens differ in any word or pixel, and say where."""
    for left, right in zip(one.words, other.words, strict=True):
        assert left == right, f"words differ: {left} {right}"
    assert one.picture.size() == other.picture.size()
    if one.picture == other.picture:
        return
    for y in range(one.picture.height()):
        for x in range(one.picture.width()):
            same = one.picture.pixel(x, y) == other.picture.pixel(x, y)
            assert same, f"pixels differ at ({x}, {y})"
