"""A seat in the bar: what it says, and what it says it with when room is short."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from ui.table.game_ui import Player, SeatFact
from ui.table.seats_bar import SeatChip, SeatState

FACTS = (
    SeatFact("fish", "14", "14 fish"),
    SeatFact("basket", "1", "1 basket"),
    SeatFact("cards", "7", "7 cards"),
)


def _state(**changes: Any) -> SeatState:
    player = Player(1, "Bot Mara", "green", True, "medium")
    return SeatState(player, FACTS, **changes)


@pytest.fixture
def chip(qtbot: Any, theme: Any) -> SeatChip:
    chip = SeatChip(_state(word="2nd"), theme)
    qtbot.addWidget(chip)
    chip.resize(320, 64)
    chip.show()
    QApplication.processEvents()
    return chip


def test_the_screen_reader_hears_name_state_and_numbers(chip: SeatChip) -> None:
    assert chip.accessibleName() == "Bot Mara, 2nd, 14 fish, 1 basket, 7 cards"


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"on_turn": True, "here": True}, "your turn"),
        ({"on_turn": True}, "on turn"),
        ({"on_turn": True, "thinking": True}, "thinking…"),
        ({"stand_in": True}, "bot plays"),
        ({"stand_in": True, "word": "passed"}, "passed"),
        ({}, ""),
    ],
)
def test_the_state_in_a_word(chip: SeatChip, changes: dict[str, Any], word: str) -> None:
    chip.show_state(_state(**changes))
    parts = chip.accessibleName().split(", ")
    assert parts[1] == (word or "14 fish")


def test_the_tooltip_tells_what_the_number_under_the_pointer_is(chip: SeatChip) -> None:
    chip.grab()
    tips = [chip.tip_at(QPointF(x, 46)) for x in range(0, 320, 4)]
    assert [tip for tip in dict.fromkeys(tips) if "\n" not in tip] == [f.tip for f in FACTS]
    assert chip.tip_at(QPointF(QPoint(10, 10))).startswith("Bot Mara · 2nd\n14 fish")


@pytest.mark.parametrize("width", [120, 160, 200, 260, 400])
@pytest.mark.parametrize("high", [48, 64])
def test_it_is_painted_at_every_size(chip: SeatChip, width: int, high: int) -> None:
    chip.resize(width, high)
    chip.show_state(_state(on_turn=True, here=True))
    assert not chip.grab().isNull()
