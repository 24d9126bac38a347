"""Hints for a turn that ends, a card to play and small questions say why, in words and numbers."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from catgames_desktop.bots.isle_of_cats import choice_reasons
from catgames_desktop.bots.isle_of_cats.expert import ExpertPolicy
from catgames_desktop.bots.policy import Suggestion
from tests.ui.isle_of_cats.conftest import asked, play_until
from ui.i18n import set_language
from ui.isle_of_cats.hint_choice_words import choice_phrase, choice_row

_LISTED = str(choice_reasons.__doc__).split("\n- ", 1)[1]
CODES = sorted(set(re.findall(r"``([a-z-]+)``", _LISTED)) - {"strong"})


@pytest.fixture(params=["en", "pt_BR"])
def language(request: Any, qapp: Any, theme: Any) -> Iterator[str]:
    """Each language in turn."""
    set_language(qapp, request.param)
    yield request.param
    set_language(qapp, "en")


def test_every_code_has_words_in_both_languages(language: str) -> None:
    assert len(CODES) > 30
    for code in CODES:
        for number in (0, 1, 3):
            phrase, row = choice_phrase(code, {code: number}), choice_row(code, {code: number})
            assert phrase or row or not number, code
            assert not set("%{") & set(phrase), code


def _plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def _shown(desk: Any, kind: str, reasons: tuple[tuple[str, float], ...], pick: int = -1) -> Any:
    """The table with a hint for a question, and its sentence."""
    table = desk(play_until(asked(kind)))
    action = str(table.table.legal[pick])
    table.table.show_hint([Suggestion(actions=(action,), gain=0.0, reasons=reasons)])
    return table, _plain(table.table.prompt().sentence)


def test_a_turn_ends_because_no_basket_is_left(desk: Any) -> None:
    reasons = (("baskets-left", 0), ("field", 4), ("kept", 8))
    table, sentence = _shown(desk, "rescue", reasons)
    assert sentence == "End the turn, no basket is left, 8 fish kept for another day"
    rows = [(_plain(a), _plain(b)) for _, a, b in table.table.hints.hints[0].card.rows]
    assert rows == [
        ("baskets not used", "0"), ("cats in the fields", "4"),
        ("kept for another day", "8 fish"),
    ]  # fmt: skip


def test_a_turn_ends_because_a_cat_would_cost_points(desk: Any) -> None:
    _, sentence = _shown(desk, "rescue", (("cat-worth", 3.9), ("lesson-lost", 7)))
    assert sentence == (
        "End the turn, the most promising cat would bring about 4 points, "
        "its fish would cost a lesson 7 points"
    )


def test_where_the_rules_leave_no_choice_it_says_so(desk: Any) -> None:
    table, sentence = _shown(desk, "rescue", (("no-place", 3), ("only", 1)))
    assert sentence.endswith("fits on your boat, nothing else is possible")
    assert table.table.prompt().detail == "The rules leave no choice here."


def test_the_expert_tells_why_it_ends_its_turn_in_words(desk: Any) -> None:
    policy: Any = ExpertPolicy()

    def ending(state: Any) -> bool:
        if not asked("rescue")(state) or len(state.legal_actions()) < 2:
            return False
        return str(policy.simple(state.view(0), state.legal_actions(), None)) == "end"

    table = desk(play_until(ending, seed="endings"))
    found = policy.explain(table.table.view, table.table.legal, random.Random(1))
    table.table.show_hint(found)
    (hint,) = table.table.hints.hints
    assert hint.card.phrases
    assert hint.card.rows
