"""Every card, event, refusal, question and phase has its words, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSizeF

from catgames_desktop.bots.registry import levels
from catgames_desktop.model.game import IllegalAction
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.game import IsleOfCats
from catgames_desktop.model.rng import pick, stream
from tests.ui.isle_of_cats.conftest import NAMES
from ui.i18n import set_language
from ui.isle_of_cats import card_texts, help_pages, log_lines, refusals, rules, summary, texts
from ui.isle_of_cats.art.cards import LARGE, MEDIUM, fits
from ui.isle_of_cats.card_widget import face_of
from ui.isle_of_cats.game_ui import IsleOfCatsUi
from ui.table.game_ui import Player

CONTRACTS = Path(__file__).parents[3] / "docs" / "contracts.md"
STANDARD = [card for card in CARDS if not card.startswith("family-")]


def _codes(heading: str) -> list[str]:
    """Return the names in the first column of the table below a heading of the contracts."""
    section = CONTRACTS.read_text(encoding="utf-8").split(heading, 1)[1].split("\n## ", 1)[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([a-z-]+)`", row.split("|")[1])]


@pytest.fixture(params=["en", "pt_BR"])
def language(request: Any, qapp: Any, theme: Any) -> Iterator[str]:
    """Each language in turn."""
    set_language(qapp, request.param)
    yield request.param
    set_language(qapp, "en")


@pytest.fixture(scope="module")
def players() -> list[Player]:
    """Four seats."""
    colours = ("blue", "green", "red", "purple")
    return [Player(i, NAMES[i], colour, i > 0, None) for i, colour in enumerate(colours)]


def _played() -> tuple[Any, list[Any]]:
    """Return the end of a match of random moves, and the spectator's events in order."""
    state: Any = IsleOfCats().new_game({}, 4, "words")
    rng, told = stream("words", 1), []
    while state.outcome is None:
        events = state.apply(pick(state.legal_actions(), rng))
        told += [seen for event in events if (seen := event.seen_by(None)) is not None]
    return state, told


@pytest.mark.parametrize("card", STANDARD)
def test_a_card_has_its_words(language: str, card: str) -> None:
    data = CARDS[card]
    assert card_texts.card_title(card)
    assert len(card_texts.card_band(data.kind)) <= 8
    sentence, short = card_texts.card_sentence(card), card_texts.card_short(card)
    assert len(short) <= len(sentence) + 6
    for number in {data.points if data.kind == "lesson" else 0, data.speed} - {0, 1}:
        assert str(number) in sentence, (card, number)
        assert str(number) in short, (card, number)


@pytest.mark.parametrize("card", STANDARD)
def test_a_card_fits_hand_and_draft(language: str, card: str) -> None:
    for size in (QSizeF(MEDIUM), QSizeF(LARGE)):
        assert fits(face_of(card, size), size), (card, size)


def test_every_event_of_a_match_is_told(language: str, players: list[Player]) -> None:
    _, told = _played()
    for event in told:
        line = log_lines.log_line(event, players)
        if event.name not in log_lines.SILENT | {"lessons-laid", "fish-gained"}:
            assert line, event
        assert line is None or "{" not in line


@pytest.mark.parametrize("code", _codes("## The Isle of Cats: refusals"))
def test_every_refusal_has_a_sentence_of_its_own(
    language: str, code: str, players: list[Player]
) -> None:
    error = IllegalAction(code, cost=5, fish=3, basket="whole", card="oshax")
    general = refusals.refusal_sentence(IllegalAction("unheard-of"), players)
    sentence = refusals.refusal_sentence(error, players)
    assert sentence != general
    assert sentence.endswith(".")


def test_every_question_has_a_tip(language: str) -> None:
    kinds = _codes("## The Isle of Cats: prompts")
    assert kinds
    assert all(help_pages.tip(kind) for kind in kinds)


def test_rules_and_reference_are_whole(language: str) -> None:
    for title, html in (*rules.rules_chapters(), *help_pages.reference()):
        assert title
        assert len(html) > 60
        assert "{" not in html


def test_the_end_is_summed_up(language: str, players: list[Player]) -> None:
    state, _ = _played()
    view = state.view(None)
    told = summary.end_summary(view, state.outcome, players, [view, view])
    assert told.totals == state.outcome.scores
    assert len(told.rows) == 6
    for row in told.rows:
        assert len(row.cells) == len(row.tips) == 4
    assert len(told.notes) == 4
    assert told.foot


def test_the_game_introduces_itself(language: str) -> None:
    game = IsleOfCatsUi()
    assert game.title()
    assert game.tagline()
    assert tuple(level for level, _, _ in game.levels()) == levels(game.id)[1:]
    assert len(game.wishes()) == 6
    assert len(game.confirmations()) == 6


def test_numbers_take_a_real_minus_sign() -> None:
    assert texts.number(-5) == "\N{MINUS SIGN}5"
    assert texts.signed(8) == "+8"
    assert texts.signed(-2) == "\N{MINUS SIGN}2"
