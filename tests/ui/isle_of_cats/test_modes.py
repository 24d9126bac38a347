"""Family mode and solo on the table: by mouse and by keys, in both languages."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.isle_of_cats.actions import End, Place, Rescue
from catgames_desktop.model.isle_of_cats.game import IsleOfCats
from catgames_desktop.model.isle_of_cats.lesson_cards import (
    BASKET_CARDS,
    FAMILY_LESSONS,
    SISTER_LESSONS,
)
from tests.ui.isle_of_cats.conftest import NAMES, asked
from tests.ui.isle_of_cats.test_whole_match import ENTER, _answer
from ui.i18n import set_language
from ui.isle_of_cats import card_texts, sister_words
from ui.isle_of_cats.animations import animation_for
from ui.isle_of_cats.art.card_pictures import pictures_for
from ui.isle_of_cats.game_ui import IsleOfCatsUi
from ui.isle_of_cats.island_parts import heading_px
from ui.isle_of_cats.layout import table_layout
from ui.isle_of_cats.sister_panel import sister_look, spoken
from ui.isle_of_cats.sister_row import disc_radius
from ui.table.game_ui import Player, TableSettings
from ui.theme import Theme, set_current

FAMILY, SOLO = {"mode": "family"}, {"mode": "solo", "difficulty": "expert"}
SILENT = {
    "kept", "committed", "took", "phase-ended", "lessons-laid", "fish-given", "second-lost",
    "fish-gained",
}  # fmt: skip


def _play(holds: Any, options: dict[str, str], players: int, seed: str = "modes") -> Any:
    state: Any = IsleOfCats().new_game(options, players, seed)
    policy: Any = MediumPolicy()
    while state.outcome is None and not holds(state):
        legal = state.legal_actions()
        state.apply(policy.choose(state.view(state.actor), legal, None))
    assert state.outcome is None, "the match ended before the condition held"
    return state


def _her_next_card(state: Any) -> bool:
    if not asked("rescue")(state):
        return False
    view = state.view(0)
    return view.day > 1 and bool(view.sister.takes) and bool(view.left)


def _family_turn(state: Any) -> bool:
    return asked("rescue")(state) and state.view(0).day > 1


@pytest.mark.parametrize(("options", "players"), [(FAMILY, 2), (FAMILY, 4), (SOLO, 1)])
def test_a_match_is_played_by_keys(desk: Any, options: dict[str, str], players: int) -> None:
    rng = random.Random(players)
    state: Any = IsleOfCats().new_game(options, players, f"keys-{players}")
    table = desk(state)
    ui, seats = IsleOfCatsUi(), [Player(i, NAMES[i], "blue", False, None) for i in range(players)]
    while state.outcome is None:
        table.seat = state.actor
        table.refresh()
        table.sent.clear()
        _answer(table, rng)
        assert table.sent, (state.prompt, table.refused[-1:])
        assert table.table.prompt().sentence
        assert ui.phase_title(state.view(0))
        assert ui.help_page(state.view(0)).bullets
        for action in table.sent[-1]:
            for event in state.apply(action):
                assert ui.log_line(event, seats) or event.name in SILENT, event
        table.refresh()
    view = state.view(0)
    summary = ui.end_summary(view, state.outcome, seats, [view])
    assert summary.totals[0] == state.outcome.scores[0]
    if state.outcome.rival is not None:
        assert summary.rival is not None
        assert summary.totals[1] == state.outcome.rival
    assert len({len(row.cells) for row in summary.rows}) == 1


def test_two_of_three_lessons_are_kept_by_mouse(desk: Any, qtbot: Any) -> None:
    table = desk(_play(asked("keep"), FAMILY, 2))
    page = table.table.pages["draft"]
    assert len(page.cards) == 3
    assert not table.button("keep-these").enabled
    for index in (2, 0):
        qtbot.mouseClick(page.cards[index], Qt.MouseButton.LeftButton)
    assert table.button("keep-these").enabled
    table.table.press("keep-these")
    assert [action.card for action in table.sent[0]] == [page.cards[2].card, page.cards[0].card]


def test_a_family_turn_is_one_drag_and_enter(desk: Any) -> None:
    table = desk(_play(_family_turn, FAMILY, 2))
    assert not table.table.uses_tray()
    assert not table.table.scene.layout_now.prices
    stand = table.stand()
    table.press(table.grab_point(stand))
    table.move(table.grab_point(stand) + QPointF(12, 12))
    spot = next(s for s in table.hold.spots if s.orientation == 0)
    table.move(table.over_boat(spot))
    table.release(table.over_boat(spot))
    assert [button.id for button in table.table.prompt().buttons] == ["confirm", "back"]
    assert table.key(ENTER)
    assert table.sent == [(Rescue(stand.name, "free"), Place(0, spot.x, spot.y))]
    table.carry_out()
    assert table.state.actor == 1 or table.state.prompt.kind == "take"


def test_a_family_turn_can_be_passed(desk: Any) -> None:
    table = desk(_play(_family_turn, FAMILY, 3))
    table.table.press("end")
    assert table.sent == [(End(),)]
    assert table.table.confirmation(table.sent[0]).kind == "pass-with-rescue-possible"


@pytest.mark.parametrize("width", [1272, 768])
def test_the_sister_is_in_sight(desk: Any, width: int) -> None:
    table = desk(_play(_her_next_card, SOLO, 1), width=width)
    isle = table.table
    sister = isle.view.sister
    assert (isle.scene.layout_now.sister is None) == (width < 1000)
    ids = [tab.id for tab in isle.side_tabs()]
    assert ids == (["game", "sister"] if width < 1000 else ["game"])
    cats = [*isle.view.left, *isle.view.right]
    stands = {stand.name: stand for stand in isle.scene.island.stands}
    assert [stands[cat].number for cat in cats] == list(range(1, len(cats) + 1))
    taken = {tile for take in sister.takes if take.kind != "swap" for tile in take.tiles}
    assert {name for name in cats if stands[name].marked} == taken & set(cats)
    words = spoken(sister_look(isle.view, None))
    assert str(sister.score.total) in words
    assert all(sister_words.lesson_line(x.card) in words for x in sister.score.lessons)
    assert str(sister.score.total) in isle.side.lines.spoken()


def test_a_number_takes_a_cat_and_the_plan_counts_for_her_too(desk: Any) -> None:
    table = desk(_play(_her_next_card, SOLO, 1))
    isle = table.table
    stand = table.stand()
    assert stand.key == str(stand.number)
    assert table.key(Qt.Key(ord(stand.key)))
    for _ in range(40):
        plan = isle.plan(table.hold.tile, table.table.stage.paid(table.hold))
        assert plan.hers is not None
        mine = sum(change.points for change in plan.changes)
        assert plan.total == mine - (plan.hers.total - isle.view.sister.score.total)
        if plan.hers_change:
            break
        table.key(Qt.Key.Key_Space)
    before = isle.view.sister.score.total
    table.key(ENTER)
    table.carry_out()
    if table.state.prompt.kind != "take":
        assert table.state.view(0).sister.score.total == before + plan.hers_change


def test_her_turn_is_staged_step_by_step(desk: Any) -> None:
    """Each of her steps takes its time, nothing of it stays, and a factor of 0 shows none."""
    table = desk(_play(_her_next_card, SOLO, 1))
    state = table.state
    seen = 0
    while state.outcome is None and seen < 12:
        before = state.view(0)
        legal = state.legal_actions()
        events = state.apply(MediumPolicy().choose(before, legal, None))
        after = state.view(0)
        turns = [event for event in events if event.name == "sister-turn"]
        if turns and table.table.board.shown == "table":
            assert animation_for(table.table, events, before, after) is None
            table.table.apply_settings(TableSettings(animation_ms_factor=1.0))
            motion = animation_for(table.table, events, before, after)
            items = len(table.table.scene.items())
            done: list[bool] = []
            motion.start(lambda ended=done: ended.append(True))
            for share in (0.1, 0.4, 0.6, 0.8, 0.95):
                motion._step(share)
            motion.skip()
            assert done == [True]
            assert len(table.table.scene.items()) == items
            table.table.apply_settings(TableSettings(animation_ms_factor=0.0))
            seen += 1
        table.refresh()
    assert seen


@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_every_lesson_and_card_has_its_words(language: str, qapp: Any, theme: Any) -> None:
    set_language(qapp, language)
    for lesson in FAMILY_LESSONS:
        assert card_texts.card_title(lesson)
        assert card_texts.card_sentence(lesson)
        assert card_texts.card_short(lesson)
        assert card_texts.lesson_line(lesson, "")
        assert pictures_for(lesson)
    for lesson, card in SISTER_LESSONS.items():
        line, sentence = sister_words.lesson_line(lesson), sister_words.lesson_sentence(lesson)
        if card.points:
            assert str(card.points) in line
            assert str(card.points) in sentence
    for basket in BASKET_CARDS.values():
        tip = sister_words.card_tip(basket.id)
        assert str(basket.speed) in tip
        assert all(str(number) in tip for effect in basket.effects for number in effect.numbers)
    set_language(qapp, "en")


def test_the_modes_and_difficulties_are_offered_in_rising_order() -> None:
    ui = IsleOfCatsUi()
    assert [mode for mode, _, _ in ui.modes()] == ["standard", "family", "solo"]
    (choice,) = ui.option_choices("solo")
    assert [value for value, _, _ in choice.values] == [
        "easy", "medium", "hard", "very-hard", "expert",
    ]  # fmt: skip
    assert choice.default == "medium"
    assert not ui.option_choices("family")


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_headings_leave_the_plates_of_solo_room_for_what_lies_on_them(
    qapp: Any, theme: Any, text_scale: float
) -> None:
    set_current(qapp, Theme(text_scale=text_scale))
    layout = table_layout(704, 458, 0, text_scale, "solo")
    discs = 2 * disc_radius(layout) + 2
    for plate in (layout.vesh, layout.pool):
        assert plate.height() - heading_px(layout, plate) - discs > 8


def test_a_hint_says_in_family_mode_that_a_map_pays_any_treasure(desk) -> None:
    table = desk(_play(asked("rescue"), FAMILY, 3))
    first = next(one for one in table.table.legal if isinstance(one, Rescue))
    actions = (str(first), "place 0@5,5")
    reasons = (("map", 1), ("outlook", -12.0), ("lessons", 9), ("expected", 30))
    table.table.show_hint([Suggestion(actions=actions, gain=2.0, reasons=reasons)])
    card = table.table.hints.hints[0].card
    assert card.sentence == "The map pays a treasure at once, common or rare."
    # What it leads to comes after what it scores at once.
    assert [icon for icon, _, _ in card.rows[1:]] == ["map", "book", "clock", "trophy"]
    assert card.rows[1][1] == "a treasure"
