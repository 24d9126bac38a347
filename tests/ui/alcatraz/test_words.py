"""The words of the table: every event, refusal and question has its sentence in both languages."""

import random
import re

import pytest

from catgames_desktop.model.alcatraz.game import ALCATRAZ
from catgames_desktop.model.game import IllegalAction
from ui.alcatraz import texts
from ui.alcatraz.game_ui import AlcatrazUi
from ui.alcatraz.words import log_line, refusal
from ui.i18n import set_language
from ui.table.game_ui import Player

PLAYERS = tuple(
    Player(seat, name, colour, False, None)
    for seat, (name, colour) in enumerate((("Lia", "purple"), ("Rui", "green"), ("Mara", "red")))
)
SILENT = {"drew", "refilled"}
CODES = (
    "no-such-card", "card-is-open", "no-such-ability", "no-such-player", "two-cards",
    "no-such-objective", "no-such-pile", "already-a-bunk", "two-or-three", "over", "curtain",
    "not-your-turn", "read-only", "wrong-kind",
)  # fmt: skip


@pytest.fixture(params=["en", "pt_BR"])
def speaking(request, qapp, theme):
    set_language(qapp, request.param)
    return request.param


def _events(games=25):
    chance = random.Random(3)
    for number in range(games):
        state = ALCATRAZ.new_game({}, 3, f"words {number}")
        while state.actor is not None:
            yield state, state.apply(chance.choice(state.legal_actions()))


def test_every_event_is_told_and_only_in_public_words(speaking):
    told = {}
    for _, events in _events():
        for event in events:
            public = event.seen_by(None)
            line = log_line(public, PLAYERS)
            if event.name in SILENT:
                assert line is None
                continue
            assert line, event.name
            assert "{" not in line
            assert not re.search(r"\b(you|você)\b", line, re.IGNORECASE)
            told[event.name] = line
    assert {"claimed", "took", "swapped", "peeked", "spied", "traded", "bunk-laid",
            "guard-changed", "rearranged", "round-ended", "match-over"} <= set(told)  # fmt: skip


def test_every_refusal_has_a_sentence(speaking):
    said = {code: refusal(IllegalAction(code, objective=5), PLAYERS) for code in CODES}
    assert all(said.values())
    assert all("{" not in sentence for sentence in said.values())


def test_every_question_has_help_a_tip_and_a_curtain(speaking):
    ui = AlcatrazUi()
    seen = set()
    for state, _ in _events(4):
        if state.actor is None:
            continue
        view = state.view(None)
        seen.add(view.phase)
        page = ui.help_page(view)
        assert page.title
        assert page.bullets
        assert ui.curtain_text(view, PLAYERS)
        assert ui.phase_title(view)
        for seat in range(3):
            assert all(fact.text and fact.tip for fact in ui.seat_facts(view, seat))
    assert {"look", "seen", "turn", "drawn", "claim"} <= seen
    assert all(ui.tip(kind) for kind in ("look", "seen", "turn", "drawn", "claim"))
    assert all(title and html for title, html in (*ui.rules_chapters(), *ui.reference()))


def test_sums_are_written_with_minus_signs_and_question_marks(theme):
    def plain(text):
        return text.replace("\N{NO-BREAK SPACE}", " ")

    assert plain(texts.sum_text([2, 7, -1])) == "2 + 7 − 1"
    assert plain(texts.visible_sum([2, 7, None])) == "2 + 7 + ? = 9 + ?"
    assert plain(texts.visible_sum([None, None])) == "? + ?"
    assert plain(texts.visible_sum([None, -2])) == "−2 + ?"
    assert plain(texts.visible_sum([4, 5])) == "4 + 5 = 9"


def test_the_end_tells_rounds_circles_and_turns(theme):
    chance = random.Random(5)
    state = ALCATRAZ.new_game({}, 3, "end")
    views = [state.view(None)]
    while state.actor is not None:
        state.apply(chance.choice(state.legal_actions()))
        views.append(state.view(None))
    ui = AlcatrazUi()
    moments = ui.chart_moments(views)
    summary = ui.end_summary(views[-1], state.outcome, PLAYERS, [views[at] for at in moments])
    assert len(summary.rows) == len(state.rounds) + 1
    assert summary.totals == state.outcome.scores
    for row, done in zip(summary.rows, state.rounds, strict=False):
        assert [int(cell) for cell in row.cells if cell != "–"] == [
            points for points, cell in zip(done.points, row.cells, strict=True) if cell != "–"
        ]
        assert row.best == tuple(seat for seat, yes in enumerate(done.circled) if yes)
    assert len(summary.chart_x) == len(moments)
    assert len(moments) in (state.turns + 1, state.turns + 2)
    assert [line[-1] for line in summary.chart] == list(state.outcome.scores)
