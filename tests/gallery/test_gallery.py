"""The gallery itself: names, and that a picture is written."""

from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QWidget

from tests.gallery.__main__ import take
from tests.gallery.screens import Entry, entries, screen


def test_no_two_screens_have_one_name(qapp: Any) -> None:
    names = [entry.name for entry in entries()]
    assert len(names) > 10
    assert len(set(names)) == len(names)


def test_a_screen_is_written_at_its_size(qapp: Any, tmp_path: Path) -> None:
    seen: list[str] = []

    @screen("greeting", after=lambda label: seen.append(label.text()), wait_ms=1)
    def greeting() -> QWidget:
        return QLabel("Hello")

    entry = vars(greeting)["gallery_screen"]
    assert isinstance(entry, Entry)
    take(entry, 320, 200, tmp_path / "greeting.png")
    image = QImage(str(tmp_path / "greeting.png"))
    assert (image.width(), image.height()) == (320, 200)
    assert seen == ["Hello"]
