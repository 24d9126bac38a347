"""The table as a whole: hints, other boats, trials, the reveal, animations, what is kept secret."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsScene, QLabel

from catgames_desktop.bots.isle_of_cats.expert import ExpertPolicy
from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.game import Event
from catgames_desktop.model.isle_of_cats.actions import Done, Rescue
from catgames_desktop.model.isle_of_cats.boats import ROOMS
from catgames_desktop.model.isle_of_cats.shapes import COMMON_SHAPES, oriented
from tests.ui.isle_of_cats.conftest import asked, play_until, rescue_on_day
from ui.isle_of_cats.piles import sections
from ui.isle_of_cats.rooms_strip import RoomsStrip
from ui.table.game_ui import TableSettings


def _rescuing(state: Any) -> bool:
    if not rescue_on_day(2)(state):
        return False
    policy: Any = MediumPolicy()
    return isinstance(policy.choose(state.view(0), state.legal_actions(), None), Rescue)


def test_a_hint_is_taken_in_hand_but_not_placed(desk) -> None:
    table = desk(play_until(_rescuing))
    policy: Any = MediumPolicy()
    table.table.show_hint(policy.explain(table.table.view, table.table.legal, None))
    assert table.table.hints.shown
    assert table.table.side_tabs()[0].title == "Hint"
    hints = table.table.hints.hints
    if len(hints) > 1:
        assert table.key(Qt.Key.Key_2)
    assert table.key(Qt.Key.Key_Return)
    assert not table.table.hints.shown
    chosen = hints[min(1, len(hints) - 1)]
    assert table.hold.name == chosen.name
    assert (table.hold.spot.x, table.hold.spot.y) == (chosen.place.x, chosen.place.y)
    assert table.sent == []
    assert table.key(Qt.Key.Key_Return)
    table.carry_out()


def test_one_point_is_one_point(desk) -> None:
    table = desk(play_until(asked("keep")))
    keeps = [str(action) for action in table.table.legal][:3]
    gains = (2.0, 1.0, -1.0)
    table.table.show_hint(
        [
            Suggestion(actions=(one,), gain=gain, reasons=())
            for one, gain in zip(keeps, gains, strict=True)
        ]
    )
    points = [hint.card.points for hint in table.table.hints.hints]
    assert points == ["+2 points", "+1 point", "−1 point"]


def test_cards_that_are_worth_the_same_are_called_as_good(desk) -> None:
    table = desk(play_until(asked("keep")))
    keeps = [str(action) for action in table.table.legal][:2]
    table.table.show_hint([Suggestion(actions=(one,), gain=35.0, reasons=()) for one in keeps])
    sentence = table.table.prompt().sentence
    assert sentence.endswith(": +35; the next best is as good")
    assert [hint.card.sentence for hint in table.table.hints.hints] == [
        "Points are counted beside the least useful card.",
        "Just as good.",
    ]
    table.key(Qt.Key.Key_2)
    assert table.table.prompt().sentence.endswith(": +35; as good as the first")


def test_rooms_show_numbers_alone_where_words_would_be_cut(qapp, theme) -> None:
    scene = QGraphicsScene()
    strip = RoomsStrip(scene)
    now = {room.id: 11 for room in ROOMS}
    strip.show(QRectF(0, 0, 900, 38), now, now, True, 1.0)
    assert {strip.text(room.id) for room in ROOMS} == {"11\N{NO-BREAK SPACE}left"}
    strip.show(QRectF(0, 0, 420, 38), now, {**now, ROOMS[1].id: 0}, True, 1.0)
    assert strip.text(ROOMS[0].id) == "11"


def test_a_hint_says_why_and_what_the_next_best_is_worth(desk) -> None:
    table = desk(play_until(_rescuing))
    best = Suggestion(
        actions=_places(table)[0], gain=9.1,
        reasons=(("rats", 2.0), ("families", 8.0), ("family-size", 3.0), ("unheard-of", 1.0)),
    )  # fmt: skip
    other = Suggestion(actions=_places(table)[1], gain=6.0, reasons=())
    table.table.show_hint([best, other])
    sentence = table.table.prompt().sentence
    assert sentence == "Covers 2 rats, completes a family of 3: +9; next best: +6"
    table.key(Qt.Key.Key_2)
    assert table.table.prompt().sentence == "Worth +6; the best: +9"
    table.key(Qt.Key.Key_2)
    assert not table.table.hints.shown
    assert table.hold.name == other.actions[0].split(" ")[1]


def test_a_hint_in_the_draft_says_what_the_card_is_worth(desk) -> None:
    table = desk(play_until(asked("keep")))
    one, other = [str(action) for action in table.table.legal][:2]
    reasons = (
        ("now", 3), ("promises", 7.2), ("cost", 2), ("denied", 4.1), ("adds", 9.0),
        ("rescues", 2), ("left", 18),
    )  # fmt: skip
    best = Suggestion(actions=(one,), gain=11.4, reasons=reasons)
    table.table.show_hint([best, Suggestion(actions=(other,), gain=6.2, reasons=())])
    assert _plain(table.table.prompt().sentence).endswith(
        "a lesson with 3 now, about 7 points at the end, for 2 fish, "
        "keeps about 4 points from a neighbour: +11; next best: +6"
    )
    rows = {
        _plain(words): _plain(value) for _, words, value in table.table.hints.hints[0].card.rows
    }
    assert rows == {
        "points now and at the end": "3 › 7",
        "it costs": "2 fish",
        "kept from a neighbour": "4",
        "what it adds to the day": "+9",
        "enough for cats today": "2",
        "left for rescues": "18 fish",
    }


def test_a_hint_in_the_purchase_says_what_is_spent_and_whom_it_rescues(desk) -> None:
    table = desk(play_until(asked("buy")))
    one = str(table.table.legal[0])
    reasons = (
        ("baskets", 1.0), ("speed", 3), ("cost", 3), ("adds", 4.2), ("cards", 6), ("spent", 13),
        ("rescues", 3), ("before", 2), ("left", 14), ("searched", 1.6),
    )  # fmt: skip
    table.table.show_hint([Suggestion(actions=(one,), gain=18.0, reasons=reasons)])
    assert _plain(table.table.prompt().sentence).endswith(
        "a basket, speed 3, one of 6 cards for 13 fish, enough for 3 cats instead of 2: +18"
    )
    rows = {
        _plain(words): _plain(value) for _, words, value in table.table.hints.hints[0].card.rows
    }
    assert rows["6 cards together"] == "13 fish"
    assert rows["enough for cats today"] == "2 › 3"
    assert rows["more when tried out"] == "+2"


def _plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("kind", ["keep", "buy", "commit"])
def test_every_reason_of_the_expert_for_a_card_has_words(desk, kind) -> None:
    table = desk(play_until(asked(kind)))
    policy: Any = ExpertPolicy()
    found = policy.explain(table.table.view, table.table.legal, random.Random(1))
    table.table.show_hint(found)
    hints = table.table.hints.hints
    assert all(hint.card.phrases for hint in hints)
    codes = {code for code, value in found[0].reasons if round(value)}
    assert len(hints[0].card.rows) >= len(codes - {"spent", "before", "now"})


def test_a_click_on_a_ghost_takes_it_in_hand(desk) -> None:
    table = desk(play_until(_rescuing))
    policy: Any = MediumPolicy()
    table.table.show_hint(policy.explain(table.table.view, table.table.legal, None))
    hint = table.table.hints.hints[-1]
    x, y = oriented(hint.shape, hint.place.orientation)[0]
    boat = table.table.scene.boat
    spot = QPointF(hint.place.x + x + 0.5, hint.place.y + y + 0.5) * boat.square_px
    table.table.hints.choose(len(table.table.hints.hints) - 1)
    table.click(boat.root.pos() + spot)
    assert not table.table.hints.shown
    assert table.hold.name == hint.name
    assert (table.hold.spot.x, table.hold.spot.y) == (hint.place.x, hint.place.y)
    assert table.sent == []


def _places(table: Any) -> list[tuple[str, str]]:
    """Return two rescues with a place each."""
    policy: Any = MediumPolicy()
    found = policy.explain(table.table.view, table.table.legal, None)
    return [one.actions for one in found[:2]]


def test_a_hint_in_the_draft_puts_a_card_into_its_slot(desk) -> None:
    table = desk(play_until(asked("keep")))
    policy: Any = MediumPolicy()
    table.table.show_hint(policy.explain(table.table.view, table.table.legal, None))
    table.table.press("hint-take")
    assert len(table.table.stage.picked) == 1
    assert table.sent == []


def test_what_another_did_last_is_marked_until_the_next_own_action(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    view = table.table.view
    cat = next(n for n in ("c5R", "c1R", "c9B") if n not in (*view.left, *view.right))
    events = (
        Event(name="rescued", seat=1, facts={"tile": cat, "side": "left"}),
        Event(name="placed", seat=1, facts={"index": 0}),
        Event(name="took", seat=2, facts={"shape": COMMON_SHAPES[0], "source": "find"}),
    )
    assert cat not in (*view.left, *view.right)
    table.table.mark_last_move(events)
    assert table.table.last_moves.tile(1) == 0
    assert [other.last for other in table.table.scene.others] == [0, None]
    marks = table.table.last_moves
    assert len(marks.items) == 2
    layout = table.table.scene.layout_now
    assert layout.left.left() < marks.items[0].pos().x() < layout.left.right()
    assert layout.pool.left() < marks.items[1].pos().x() < layout.pool.right()
    table.table.send((Done(),))
    table.table.lay_out()
    assert marks.items == ()
    assert marks.tile(1) is None


def test_past_positions_have_no_buttons_of_a_match_that_goes_on(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    side, hand = table.table.side, table.table.hand
    assert not side.tryout.isHidden()
    assert not hand.purple.isHidden()
    table.table.show_past(True)
    table.table.show_view(table.state.view(None), (), False)
    assert side.tryout.isHidden()
    assert side.purple.isHidden()
    assert hand.purple.isHidden()
    assert not side.rooms.isHidden()
    table.table.show_past(False)
    table.refresh()
    assert not side.tryout.isHidden()
    assert not hand.purple.isHidden()


def test_a_hint_on_an_uncovered_table_says_what_it_counts(desk) -> None:
    table = desk(play_until(_rescuing), seat=None)
    policy: Any = MediumPolicy()
    legal = table.table.legal
    table.table.show_hint(policy.explain(table.state.view(0), legal, None))
    words = [label.text() for label in table.side.findChildren(QLabel)]
    assert "It counts only what everybody can see." in words


def test_another_boat_opens_by_its_number_and_closes_by_escape(desk) -> None:
    table = desk(play_until(rescue_on_day(2)))
    assert table.key(Qt.Key.Key_2)
    assert table.table.inspector.isVisible()
    assert table.table.inspector.seat == 1
    assert table.table.cancel()
    assert not table.table.inspector.isVisible()
    box = table.table.scene.layout_now.miniatures[1]
    table.click(box.center())
    assert table.table.inspector.seat == 2


def test_a_trial_goes_on_while_others_play(desk) -> None:
    table = desk(play_until(rescue_on_day(3)))
    table.key(Qt.Key.Key_T)
    table.key(Qt.Key(ord(table.stand().key)))
    table.key(Qt.Key.Key_Return)
    shown = table.table.scene.boat.tiles
    table.table.show_view(table.state.view(0), [], False)
    assert table.table.trying
    assert table.table.scene.boat.tiles == shown


def test_the_plan_shows_no_private_lesson_without_secrets(desk) -> None:
    table = desk(play_until(rescue_on_day(3)), seat=None)
    table.table.stage.activate(table.stand().name)
    assert not any(change.icon == "book" for change in table.table.plan(table.hold.tile, 3).changes)


def test_my_secrets_keep_the_cat_in_hand(desk) -> None:
    table = desk(play_until(rescue_on_day(3)), seat=None)
    table.table.stage.activate(table.stand().name)
    spot = table.hold.spot
    legal = table.table.legal
    table.table.show_view(table.state.view(0), legal, True)
    assert table.hold.spot == spot
    assert table.table.own is not None
    table.table.show_view(table.state.view(None), legal, True)
    assert table.hold.spot == spot
    assert all(card.card is None for card in table.table.hand.cards)


def test_the_reveal_stands_until_the_person_goes_on(desk) -> None:
    state = play_until(asked("commit"))
    table = desk(state)
    before, events = state.view(0), []
    while not any(event.name == "revealed" for event in events):
        before = state.view(0)
        events = [e for e in (x.seen_by(0) for x in state.apply(Done())) if e is not None]
    after = state.view(0)
    purple = any(card.card in ("draw-2", "bag-1") for card in table.table.hand.cards)
    pause = table.table.pause(events, before, after)
    if pause is None:
        assert purple or any("fish" in card for card in after.own.hand)
        return
    done: list[bool] = []
    pause.start(lambda: done.append(True))
    assert table.table.board.shown == "reveal"
    assert table.table.prompt().buttons[0].id == "go-on"
    assert table.key(Qt.Key.Key_Return)
    assert done == [True]


@pytest.mark.parametrize("skip", [False, True])
def test_a_bots_tile_flies_and_lands_once(desk, qtbot, skip: bool) -> None:
    state = play_until(lambda s: asked("place", 1, source="rescue")(s))
    table = desk(state)
    table.table.apply_settings(TableSettings(animation_ms_factor=0.05))
    before = state.view(0)
    told = state.apply(state.legal_actions()[0])
    events = [e for e in (event.seen_by(0) for event in told) if e is not None]
    motion = table.table.animate(events, before, state.view(0))
    assert motion is not None
    done: list[bool] = []
    motion.start(lambda: done.append(True))
    if skip:
        motion.skip()
    qtbot.waitUntil(lambda: bool(done))
    table.refresh()
    table.table.mark_last_move(events)
    assert done == [True]
    assert next(o for o in table.table.scene.others if o.seat == 1).last is not None


def test_nothing_moves_without_animation(desk) -> None:
    state = play_until(lambda s: asked("place", 1, source="rescue")(s))
    table = desk(state)
    before = state.view(0)
    events = state.apply(state.legal_actions()[0])
    assert table.table.animate(events, before, state.view(0)) is None


def test_only_public_piles_are_read_without_secrets(desk) -> None:
    state = play_until(rescue_on_day(3))
    titles = [title for title, _ in sections(state.view(0))]
    public = [title for title, _ in sections(state.view(None))]
    assert len(public) == 1
    assert set(public) < set(titles)


def test_a_small_window_shows_other_boats_beside_the_score(desk) -> None:
    table = desk(play_until(rescue_on_day(2)), width=768)
    assert table.table.compact
    assert len(table.table.side._minis) == 2
    table.table.side._minis[0].click()
    assert table.table.inspector.isVisible()


def test_every_control_has_a_name(desk) -> None:
    from PySide6.QtWidgets import QAbstractButton

    for kind in ("keep", "buy", "rescue", "commit"):
        table = desk(play_until(asked(kind)))
        for button in table.findChildren(QAbstractButton):
            if button.isVisible():
                assert button.accessibleName() or button.text(), button
        assert table.table.view_widget.accessibleName()


def test_the_reveal_turns_the_cards_and_ends_where_the_lanes_stand(desk, qtbot) -> None:
    state = play_until(asked("commit"))
    table = desk(state)
    table.table.apply_settings(TableSettings(animation_ms_factor=0.02))
    before, events = state.view(0), []
    while not any(event.name == "revealed" for event in events):
        before = state.view(0)
        events = [e for e in (x.seen_by(0) for x in state.apply(Done())) if e is not None]
    motion = table.table.animate(events, before, state.view(0))
    assert motion is not None
    done: list[bool] = []
    motion.start(lambda: done.append(True))
    page = table.table.pages["reveal"]
    assert table.table.board.shown == "reveal"
    assert page.before == before.order
    motion.skip()
    assert done == [True]
    assert page.progress == 1.0
    assert [lane.seat for lane in page.lanes] == list(state.view(0).order)


def test_a_hand_slides_on_and_the_page_stays_while_others_pick(desk) -> None:
    state = play_until(asked("keep", round=1))
    table = desk(state)
    table.table.apply_settings(TableSettings(animation_ms_factor=0.02))
    table.key(Qt.Key.Key_1)
    table.key(Qt.Key.Key_2)
    table.key(Qt.Key.Key_Return)
    table.carry_out()
    assert table.table.board.shown == "draft"
    events: list[Any] = []
    before = state.view(0)
    while not any(event.name == "hands-passed" for event in events):
        before = state.view(0)
        told = state.apply(state.legal_actions()[0])
        events = [e for e in (x.seen_by(0) for x in told) if e is not None]
    table.table.show_view(before, [], False)
    motion = table.table.animate(events, before, state.view(0))
    assert motion is not None
    motion.start(lambda: None)
    motion.skip()


def test_alone_without_a_purple_card_the_button_says_so(desk) -> None:
    def none_held(state: Any) -> bool:
        return asked("rescue")(state) and not any(
            action.private for action in state.legal_actions()
        )

    table = desk(play_until(none_held))
    if any(card.card and "fish" in card.card for card in table.table.hand.cards):
        return
    table.table.hand.purple.click()
    assert table.wanted == []
    assert table.refused
    assert not table.table.hand.purple.isChecked()
