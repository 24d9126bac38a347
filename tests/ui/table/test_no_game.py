"""The frame names no game."""

from pathlib import Path

import ui.end
import ui.table

WORDS = ("isle", "alcatraz", "vesh", "oshax", "basket", "fish", "paradox", "trick", "rescue")
ALLOWED = {
    # GameUi.ground names the three palettes of the theme; docstrings give examples of words.
    "game_ui.py",
}


def test_the_frame_names_no_game() -> None:
    for package in (ui.table, ui.end):
        for path in sorted(Path(str(package.__file__)).parent.glob("*.py")):
            if path.name in ALLOWED:
                continue
            text = path.read_text(encoding="utf-8").lower()
            found = [word for word in WORDS if word in text]
            assert found == [], f"{path.name} names a game: {found}"
