"""The program's own typefaces have every letter that it writes: none comes from the computer's."""

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont

from ui.theme import Theme, load_fonts

ROOT = Path(__file__).parents[2]


def _written() -> set[str]:
    """Return the letters of all strings in the ui, and of all translations."""
    letters: set[str] = set()
    for path in (ROOT / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                letters |= set(node.value)
    for path in (ROOT / "resources" / "i18n").glob("*.ts"):
        texts = re.findall(r">([^<]+)<", path.read_text(encoding="utf-8"))
        letters |= set("".join(texts))
    return {letter for letter in letters if letter.isprintable()}


@pytest.mark.parametrize("face", ["heading", "text"])
def test_the_typefaces_have_all_letters(qapp: object, face: str) -> None:
    load_fonts()
    font = Theme().heading(20) if face == "heading" else Theme().text(16, 700)
    raw = QRawFont.fromFont(font)
    assert raw.supportsCharacter(ord("ã"))
    assert not raw.supportsCharacter(ord("→"))
    missing = {letter for letter in _written() if not raw.supportsCharacter(ord(letter))}
    assert not missing
