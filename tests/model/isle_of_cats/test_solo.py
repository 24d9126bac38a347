"""Solo against the sister: set-up, picks, her cards, turns, windows, the end."""

import pytest

from catgames_desktop.model.isle_of_cats.automatic import automatic
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.lesson_cards import (
    ADVANCED,
    ADVANCED_LESSONS,
    BASIC_LESSONS,
    BASKET_CARDS,
)
from catgames_desktop.model.isle_of_cats.pool import add_to_pool, take_from_pool
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, OSHAX_SHAPES
from catgames_desktop.model.isle_of_cats.sister import Sister
from tests.conformance.isle_of_cats import check_conserved
from tests.model.isle_of_cats.table import (
    any_place,
    asked,
    close_window,
    listed,
    names,
    offered,
    one,
    position,
    refused,
    say,
)

FIVE_CATS = {"left": ["c1B", "c2R"], "right": ["c3G", "c4P", "c5O"]}


def new(difficulty="medium", seed="alone"):
    return ISLE_OF_CATS.new_game({"mode": "solo", "difficulty": difficulty}, 1, seed)


def sister(*cards: str, **facts) -> Sister:
    """A sister whose deck begins with some cards (named without ``sister-``)."""
    first = [f"sister-{card}" for card in cards]
    rest = [card for card in BASKET_CARDS if card not in first]
    known = {"difficulty": "easy", "colours": COLOURS, "lessons": BASIC_LESSONS[:3]}
    return Sister(deck=(*first, *rest), **{**known, **facts})


def today(*cards: str, **facts) -> Sister:
    """The same with these cards turned up for today."""
    up = tuple(f"sister-{card}" for card in cards)
    return sister(*cards, cards=up, dealt=len(up), **facts)


def alone(upcoming: str, hers: Sister, **facts):
    return position(upcoming, mode="solo", players=1, sister=hers, **facts)


# Set-up


def test_the_pieces_of_a_solo_match():
    state = new()
    assert [player.boat.letter for player in state.players] == [state.players[0].boat.letter]
    assert sorted(state.oshax) == sorted(OSHAX_SHAPES)
    assert set(state.stock.values()) == {5}
    assert sorted(state.sister.deck) == sorted(BASKET_CARDS)
    assert state.sister.first is False
    check_conserved(state)


def test_her_pieces_lie_at_random():
    states = [new(seed=f"seed {number}") for number in range(40)]
    assert len({tuple(state.oshax) for state in states}) > 30
    assert len({state.sister.deck for state in states}) == 40
    assert len({state.sister.colours for state in states}) > 20
    assert {card for s in states for card in s.sister.lessons[:3]} == set(BASIC_LESSONS)


@pytest.mark.parametrize(("difficulty", "advanced"), ADVANCED.items())
def test_three_basic_lessons_and_as_many_advanced_ones_as_it_is_hard(difficulty, advanced):
    lessons = new(difficulty).sister.lessons
    assert len(set(lessons)) == 3 + advanced
    assert set(lessons[:3]) <= set(BASIC_LESSONS)
    assert set(lessons[3:]) <= set(ADVANCED_LESSONS)


# A day: fields, picks


def test_the_fields_are_those_of_two_players():
    state = new()
    close_window(state)
    assert (len(state.left), len(state.right)) == (4, 4)
    assert state.players[0].fish == 20


def test_five_cards_keep_three_twice_then_one_is_drawn():
    state = new()
    close_window(state)
    player = state.players[0]
    for round_ in (1, 2):
        assert len(player.draft) == 5
        for left in (3, 2, 1):
            assert state.prompt.kind == "keep"
            facts = {"round": round_, "left": left, "to": None}
            assert dict(state.prompt.facts) == facts
            events = say(state, listed(state)[0])
        assert one(events, "hand-discarded").facts == {"count": 2}
        assert len(player.buried) == 2 * round_
    assert "card" not in one(events, "last-drawn").seen_by(None).facts
    assert asked(state) == ("buy", 0)
    assert len(player.kept) == 7
    assert state.dealt == 11


def test_cards_that_were_discarded_are_known_to_be_out_of_the_deck():
    state = new()
    close_window(state)
    for _ in range(3):
        say(state, listed(state)[0])
    assert len(state.view(0).own.discarded) == 2
    assert state.view(None).own is None


# Her cards


@pytest.mark.parametrize(
    ("top", "count"),
    [("cat-5-cat-4", 1), ("cat-4-cat-3", 2), ("cat-8-oshax-1", 3), ("swap-2-5-cat-1", 4)],
)
def test_her_first_card_says_how_many_she_has_itself_included(top, count):
    state = alone("commit", sister(top), **FIVE_CATS)
    assert state.view(0).sister.speed is None
    events = say(state, "done")
    hers = state.sister
    assert hers.cards == hers.deck[:count]
    assert one(events, "sister-revealed").facts["cards"] == list(hers.cards)
    assert (hers.dealt, hers.done) == (count, 0)
    assert state.view(0).sister.deck == 23 - count


def test_the_next_day_goes_on_with_the_next_card():
    hers = sister("cat-4-cat-3", "cat-5-cat-4", "cat-8-oshax-1", dealt=2)
    state = alone("commit", hers, **FIVE_CATS)
    say(state, "done")
    assert state.sister.cards[0] == "sister-cat-8-oshax-1"
    assert state.view(0).sister.played == hers.deck[:2]


@pytest.mark.parametrize(
    ("before", "committed", "first"),
    [
        (False, ["rescue-basket-3"], False),  # 3 against 3: the order stays
        (True, ["rescue-basket-3"], True),
        (False, ["rescue-basket-1"], True),  # 1 against 3
        (True, ["rescue-swift"], False),  # 4 against 3
        (False, [], True),
    ],
)
def test_the_faster_goes_first_and_a_tie_keeps_the_order(before, committed, first):
    hers = sister("cat-2-common-line3", first=before)
    state = alone("commit", hers, hands={0: committed}, **FIVE_CATS)
    say(state, *(f"commit {card}" for card in committed), "done")
    assert state.sister.first is first
    assert state.view(0).sister.first is first
    events = close_and_tell(state)
    assert ("sister-turn" in names(events)) is first


def close_and_tell(state):
    """Decline until something else than a window is asked; return what happened."""
    events = []
    while state.prompt is not None and state.prompt.kind == "window":
        events += say(state, "decline")
    return events


# Turns


def test_turns_alternate_and_a_window_follows_each_of_hers():
    state = alone("rescue-turn", today("cat-4-cat-3", "cat-5-cat-2"), **FIVE_CATS)
    say(state, "rescue c1B permanent", any_rescue_place(state, "c1B"))
    events = say(state, "end")
    assert names(events) == ["sister-turn", "sister-took", "sister-took"]
    assert asked(state) == ("window", 0)
    assert state.prompt.facts == {"moment": "turn"}
    assert state.turn is None
    say(state, "decline")
    assert asked(state) == ("rescue", 0)
    assert (state.left, state.right) == (["c2R"], ["c3G"])


def any_rescue_place(state, cat):
    ahead = state.copy()
    say(ahead, f"rescue {cat} permanent")
    return any_place(ahead)


def test_no_window_follows_your_own_turn():
    state = alone("rescue-turn", today("cat-4-cat-3", done=1), **FIVE_CATS)
    state.players[0].baskets = 2
    say(state, "rescue c1B permanent", any_rescue_place(state, "c1B"), "end")
    assert asked(state) == ("rescue", 0)


def test_when_you_have_passed_she_plays_all_that_are_left():
    hers = today("cat-3-common-corner", "cat-4-cat-3", "cat-7-oshax-2")
    state = alone("rescue-turn", hers, **FIVE_CATS)
    events = say(state, "end")
    assert "passed" in names(events)
    for _ in range(2):
        assert asked(state) == ("window", 0)
        assert state.players[0].passed
        assert "sister-turn" in names(say(state, "decline"))
    assert state.sister.done == 3
    assert (state.left, state.right) == (["c1B"], [])
    say(state, "decline")
    assert asked(state)[0] == "finds"


def test_when_the_fields_are_empty_she_plays_all_that_are_left_and_you_are_out():
    hers = today("cat-2-common-corner", "cat-5-rare-4", "cat-7-oshax-2")
    state = alone("rescue-turn", hers, left=["c1B"])
    say(state, "rescue c1B permanent", any_rescue_place(state, "c1B"))
    events = say(state, "end")
    assert names(events) == ["sister-turn", "sister-missed", "sister-took"]
    assert state.stock["corner"] == 4
    events = say(state, "decline")
    assert names(events) == ["sister-turn", "sister-missed", "sister-missed"]
    events = say(state, "decline")
    assert names(events)[:3] == ["sister-turn", "sister-missed", "sister-took"]
    assert "phase-ended" in names(events)
    assert len(state.oshax) == 5


def test_committed_cards_are_discarded_after_her_last_card():
    state = alone(
        "rescue-turn",
        today("cat-4-cat-3", "cat-5-cat-2"),
        committed={0: ["rescue-basket-1"]},
        **FIVE_CATS,
    )
    say(state, "end")
    assert state.players[0].committed == ["rescue-basket-1"]
    say(state, "decline")
    assert state.players[0].committed == []
    assert state.discard == ["rescue-basket-1"]


def test_when_she_has_no_card_left_you_go_on_alone():
    state = alone("rescue-turn", today("cat-4-cat-3", done=1), **FIVE_CATS)
    state.players[0].baskets = 3
    state.players[0].fish = 30
    for cat in ("c1B", "c2R", "c3G"):
        assert asked(state) == ("rescue", 0)
        say(state, f"rescue {cat} permanent")
        say(state, any_place(state), "end")
    events = say(state, "end")
    assert "phase-ended" in names(events)


def test_cats_that_come_after_the_fields_were_empty_are_not_yours_today():
    hers = today("cat-2-common-corner", "cat-5-rare-4")
    state = alone(
        "rescue-turn", hers, left=["c1B"], hands={0: ["bag-4"]}, bag=["c2B", "c3B", "c4B", "c5B"]
    )
    state.players[0].baskets = 2
    say(state, "rescue c1B permanent", any_rescue_place(state, "c1B"), "end")
    say(state, "play bag-4", *["assign left"] * 4)
    events = close_and_tell(state)
    assert "sister-turn" in names(events)
    assert state.left == ["c2B", "c3B", "c4B"]
    assert asked(state)[0] == "finds"


def test_a_cat_that_enters_a_field_takes_its_last_place():
    state = alone("rescue-turn", today("cat-4-cat-3"), hands={0: ["move-cats"]}, **FIVE_CATS)
    say(state, "play move-cats", "move c3G", "move c1B", "done")
    assert [*state.left, *state.right] == ["c2R", "c3G", "c4P", "c5O", "c1B"]


def test_what_she_takes_leaves_the_game():
    state = alone("sister-turn", today("cat-8-oshax-1"), **FIVE_CATS)
    assert state.gone == ["c5O", "o1"]
    assert "o1" not in state.oshax
    check_conserved(state)


def test_finds_are_played_alone_one_after_the_other():
    state = alone("finds", today("cat-4-cat-3", done=1), hands={0: ["oshax", "oshax"]})
    for shape in ("o1", "o2"):
        say(state, "find oshax", f"take {shape}")
        say(state, any_place(state), "end")
    assert asked(state)[0] == "finds"
    assert refused(state, "find oshax") == "not-in-hand"


# The view of her


def test_what_her_next_card_takes_is_seen_as_the_fields_stand():
    state = alone("rescue-turn", today("cat-5-cat-2", "cat-4-cat-3"), **FIVE_CATS)
    takes = state.view(0).sister.takes
    assert [taken.tiles for taken in takes] == [("c5O",), ("c2R",)]
    state.right.remove("c5O")
    assert [taken.tiles for taken in state.view(0).sister.takes] == [("c4P",), ("c2R",)]
    state.right.append("c5O")
    say(state, "end")
    events = close_and_tell(state)
    assert "sister-turn" in names(events)
    assert state.view(0).sister.takes == ()


@pytest.mark.parametrize("day", [1, 2, 3, 4, 5])
def test_as_many_colours_lie_open_as_days_have_begun(day):
    state = alone("rescue-turn", today("cat-4-cat-3"), day=day, **FIVE_CATS)
    seen = state.view(0).sister
    assert seen.colours == COLOURS[:day]
    assert [colour.each for colour in seen.score.colours] == [5, 4, 3, 2, 1][:day]


def test_one_more_colour_is_revealed_at_the_end_of_a_day():
    state = alone("end-of-day", today("cat-4-cat-3", done=1), day=3)
    assert state.view(0).sister.colours == COLOURS[:4]
    assert state.view(0).sister.cards == ()
    state = alone("finds-turn", today("cat-4-cat-3", done=1), day=2)
    revealed = one(say(state, "end"), "colour-revealed")
    assert revealed.facts == {"colour": COLOURS[2], "place": 3}


def test_no_colour_is_left_to_reveal_after_day_5():
    state = alone("finds-turn", today("cat-4-cat-3", done=1), day=5)
    assert "colour-revealed" not in names(say(state, "end"))
    assert asked(state) == ("window", 0)


def test_rare_treasures_are_numbered_in_order_of_arrival_equal_shapes_together():
    state = alone("rescue-turn", today("cat-4-cat-3"), **FIVE_CATS)
    for shape in ("T", "L", "T", "S"):
        add_to_pool(state, shape)
    assert state.view(0).sister.treasures == ("T", "L", "S")
    take_from_pool(state, "T")
    assert state.sister.treasures == ("T", "L", "S")
    take_from_pool(state, "T")
    assert state.sister.treasures == ("L", "S")
    add_to_pool(state, "T")
    assert state.sister.treasures == ("L", "S", "T")


def test_treasures_drawn_for_the_fields_get_numbers_too():
    state = alone("day", sister(), day=0, bag=["S", "c1B", "L", "S", "c2B"])
    close_window(state)
    assert state.sister.treasures == ("S", "L")


def test_the_order_of_her_deck_and_of_the_hidden_colours_is_in_no_view():
    state = new()
    view = state.view(0)
    assert len(view.sister.colours) == 1
    others = {ISLE_OF_CATS.determinize(view, Chance(n)).sister.colours for n in range(20)}
    assert len(others) > 5
    assert {colours[0] for colours in others} == {state.sister.colours[0]}


class Chance:
    """A source that isn't random at all."""

    def __init__(self, start: int) -> None:
        self.now = start

    def random(self) -> float:
        self.now += 1
        return (self.now * 0.37) % 1.0


# What the program answers


def test_windows_after_her_turns_pass_by_themselves():
    state = alone("sister-turn", today("cat-4-cat-3"), hands={0: ["one-more-cat"]}, **FIVE_CATS)
    assert str(automatic(state.view(0), state.legal_actions(), {"persons": 1})) == "decline"
    wish = {"persons": 1, "window-turn": True}
    assert automatic(state.view(0), state.legal_actions(), wish) is None
    assert offered(state, "play") == ["one-more-cat"]


# As plain data


def test_shown_as_data():
    state = alone("rescue-turn", today("cat-5-cat-2", "cat-4-cat-3"), day=2, fish=3, **FIVE_CATS)
    data = ISLE_OF_CATS.describe(state, 0)
    assert (data["mode"], data["difficulty"]) == ("solo", "easy")
    assert data["colour_row"] == list(COLOURS[:2])
    assert data["sister"]["cards"] == ["sister-cat-5-cat-2", "sister-cat-4-cat-3"]
    assert [lesson["id"] for lesson in data["sister"]["lessons"]] == list(BASIC_LESSONS[:3])
    total = data["sister"]["score"]["total"]
    assert total == sum(lesson["points"] for lesson in data["sister"]["lessons"])
    assert data["difference"] == data["seats"][0]["score"]["total"] - total
    assert ISLE_OF_CATS.describe(state, None)["colour_row"] == list(COLOURS)
    assert "sister" not in ISLE_OF_CATS.describe(position("rescue-turn", left=["c1B"]), None)
