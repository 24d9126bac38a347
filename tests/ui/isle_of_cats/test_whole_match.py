"""Whole matches by keys alone: every question can be answered, and nothing is refused by the rules.

All seats sit before this table in turn, so every kind of question comes up: rare ones through the
purple cards that are played whenever they can be.
"""

import random
from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt

from catgames_desktop.model.isle_of_cats.game import IsleOfCats
from tests.ui.isle_of_cats.conftest import Desk

ENTER = Qt.Key.Key_Return


def _digit(table: Desk, number: int) -> None:
    table.key(Qt.Key(int(Qt.Key.Key_0) + number))


def _answer(table: Desk, rng: random.Random) -> None:
    """Answer the question by keys, the way a hasty person would."""
    stage = table.table.stage
    kind = table.table.view.prompt.kind
    if stage.playable and rng.random() < 0.8:
        table.table.want_purple()
        table.key(ENTER)
        return
    match kind:
        case "keep":
            while len(stage.picked) < stage._slots:
                free = [i for i in range(len(stage._cards)) if i not in stage.picked]
                _digit(table, rng.choice(free) + 1)
            table.key(ENTER)
        case "buy" | "draw":
            for index in range(len(stage.cards())):
                if rng.random() < 0.6:
                    _digit(table, index + 1)
            table.key(ENTER)
        case "commit":
            for card in table.table.hand.cards[:9]:
                if (card.card or "").startswith("rescue") and rng.random() < 0.8:
                    _digit(table, card.index + 1)
            table.key(ENTER)
        case "finds":
            cards = sorted(stage._finds())
            if cards:
                card = next(c for c in table.table.hand.cards if c.card == cards[0])
                stage.card_pressed(card.index, card.card or "")
                table.key(ENTER)
            else:
                table.table.press("end")
        case "rescue" | "take" | "place":
            _place(table, rng)
        case "move" | "give-treasure" | "assign":
            _on_the_board(table, kind)
        case "window":
            table.key(ENTER)
        case _:
            _choose(table, rng)


def _place(table: Desk, rng: random.Random) -> None:
    stage = table.table.stage
    if table.hold is None:
        takeable = [stand for stand in table.table.scene.stands() if not stage.can_take(stand.name)]
        if not takeable:
            table.table.press("end")
            return
        stage.activate(rng.choice(takeable).name)
    if table.hold.kind == "oshax":
        _digit(table, rng.randint(1, 5))
    table.key(Qt.Key.Key_R)
    stage.start_on_boat()
    table.key(ENTER)


def _on_the_board(table: Desk, kind: str) -> None:
    stage = table.table.stage
    if kind == "assign":
        table.key(Qt.Key.Key_Left)
    elif kind == "move":
        for name in sorted(stage._legal())[:2]:
            stage.lifted(name, QPointF(), False)
        table.key(ENTER)
    else:
        for _ in range(20):
            if table.sent_now:
                return
            if len(stage.chosen) < stage._left:
                table.key(Qt.Key.Key_Right)
            table.key(ENTER)


def _choose(table: Desk, rng: random.Random) -> None:
    stage = table.table.stage
    for _ in range(12):
        open_choices = [i for i, c in enumerate(stage.choices()) if not c.reason]
        if len(stage.picked) >= stage.picks:
            break
        unpicked = [i for i in open_choices if stage.choices()[i].id not in stage.picked]
        _digit(table, rng.choice(unpicked) + 1)
    table.key(ENTER)


@pytest.mark.parametrize(("seed", "players"), [("one", 2), ("two", 3), ("three", 4)])
def test_a_match_is_played_by_keys(desk: Any, seed: str, players: int) -> None:
    rng = random.Random(seed)
    state: Any = IsleOfCats().new_game({}, players, seed)
    table = desk(state)
    kinds: Counter[str] = Counter()
    while state.outcome is None:
        table.seat = state.actor
        table.refresh()
        kinds[state.prompt.kind] += 1
        table.sent.clear()
        _answer(table, rng)
        assert table.sent, (state.prompt, table.refused[-1:])
        assert table.table.prompt().sentence
        table.carry_out()
    table.refresh()
    assert table.table.prompt().sentence
    assert {"keep", "buy", "window", "commit", "rescue", "place"} - {"place"} <= set(kinds)
