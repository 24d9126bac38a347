"""Asking for a hint: the button thinks, Esc breaks it off, and what came late changes nothing."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from tests.ui.table.tables import Tables, press, table_of, tiny_match
from ui.hint_sentence import gain_words, headline

HINT = "frame-hint"


def _asking(tables: Tables, bot: str = "late") -> Any:
    """Return an open table on which a hint is being thought about."""
    match = tiny_match(("Lia", "Rui"), open_table=True, bot=bot, hint_level="random")
    screen = tables.open(match)
    screen.table.board.setFocus()
    return screen


def _word(screen: Any) -> str:
    return str(screen.prompt.button(HINT).spec.text)


def test_the_button_shows_that_it_thinks_until_the_hint_comes(tables: Tables, qtbot: Any) -> None:
    screen = _asking(tables)
    assert _word(screen) == "Hint"
    qtbot.keyClick(screen.table.board, Qt.Key.Key_H)
    assert _word(screen) == "Thinking"
    assert screen.prompt.button(HINT).isEnabled()
    qtbot.waitUntil(lambda: bool(table_of(screen).hints), timeout=10000)
    assert _word(screen) == "Hint"
    assert screen.match.assisted


@pytest.mark.parametrize("by_key", [True, False])
def test_a_hint_is_broken_off(tables: Tables, qtbot: Any, by_key: bool) -> None:
    screen = _asking(tables)
    press(screen, HINT)
    if by_key:
        qtbot.keyClick(screen.table.board, Qt.Key.Key_Escape)
    else:
        press(screen, HINT)
    assert _word(screen) == "Hint"
    qtbot.wait(600)
    assert table_of(screen).hints == []
    assert not screen.match.assisted
    press(screen, HINT)
    qtbot.waitUntil(lambda: bool(table_of(screen).hints), timeout=10000)


def test_a_move_made_meanwhile_lets_go_of_the_hint(tables: Tables, qtbot: Any) -> None:
    screen = _asking(tables)
    press(screen, HINT)
    press(screen, str(screen.match.legal()[0]))
    tables.settle(screen)
    assert not screen.hint_asked
    qtbot.wait(600)
    assert table_of(screen).hints == []


@pytest.mark.parametrize(
    ("gains", "words"),
    [((9.2, 6.4), ["+9", "+6"]), ((9.4, 9.1), ["+9.4", "+9.1"]), ((-0.2, -3), ["0", "−3"]),
     ((2, 2), ["+2", "+2"]), ((), [])],
)  # fmt: skip
def test_gains_have_a_decimal_only_where_they_would_look_equal(gains, words) -> None:
    assert gain_words(gains) == words


def test_a_headline_names_the_next_best() -> None:
    phrases = ["covers 2 rats", "completes a family of 3"]
    whole = "Covers 2 rats, completes a family of 3: +9; next best: +6"
    assert headline(phrases, "+9", "+6") == whole
    assert headline(phrases[:1], "+6", "+9", best=False) == "Covers 2 rats: +6; the best: +9"
    assert headline(phrases[:1], "+6", "+6", same=True) == (
        "Covers 2 rats: +6; the next best is as good"
    )
    assert headline(phrases[:1], "+6", "+6", best=False, same=True) == (
        "Covers 2 rats: +6; as good as the first"
    )
    assert headline([], "+6") == "Worth +6"
    assert headline(phrases, "") == "Covers 2 rats, completes a family of 3"
