"""Who wins against the sister: halved public lessons, lessons about the order, both totals."""

import pytest

from catgames_desktop.model.isle_of_cats.ending import against_sister, details
from catgames_desktop.model.isle_of_cats.pieces import BoatTile, PublicLesson
from catgames_desktop.model.isle_of_cats.scoring import LessonContext, sheet_detail
from tests.model.isle_of_cats.table import one, say
from tests.model.isle_of_cats.test_scoring import tiles
from tests.model.isle_of_cats.test_solo import alone, today


def test_public_lessons_give_half_rounded_up_for_each_card():
    boat = tiles("c16 blue: 7,0 8,0 9,0 10,0 11,0")
    public = [
        *(("public-colour-cats", colour) for colour in ("blue", "red")),
        ("public-colour-lonely", "blue"),
        ("public-colour-3", "blue"),
        ("public-colour-at-edge", "blue"),
    ]
    detail = sheet_detail("B", boat, [], public, LessonContext(), "solo")
    assert [lesson.progress.points for lesson in detail.lessons] == [1, 0, 2, 0, 1]
    assert detail.sheet.public_lessons == 4
    assert sheet_detail("B", boat, [], public, LessonContext()).sheet.public_lessons == 6


def test_each_card_is_rounded_up_by_itself():
    boat = tiles("c16 blue: 7,0 8,0 9,0 10,0 11,0")
    public = [("public-colour-lonely", "blue"), ("public-colour-cats", "blue")]
    sheet = sheet_detail("B", boat, [], public, LessonContext(), "solo").sheet
    assert sheet.public_lessons == 3  # 3 and 1: 2 and 1, not half of 4


def test_private_lessons_give_all_of_it():
    detail = sheet_detail(
        "A", [], ["lesson-own-lessons"], [], LessonContext(private_lessons=1), "solo"
    )
    assert detail.sheet.private_lessons == 1


def test_first_in_the_island_order_counts_her():
    for first, points in ((True, 0), (False, 7)):
        state = alone("score", today(first=first), lessons={0: ["lesson-first-in-order"]}, day=5)
        assert state.outcome.scores == (-54 + points,)


SIX = "\n".join(f"c16 blue: 8,{y} 9,{y} 10,{y} 11,{y} 12,{y}" for y in range(1, 7))
SEVEN = SIX + "\nc15 blue: 13,3 13,4 14,2 14,3"


@pytest.mark.parametrize(("boat", "points"), [(SIX, 0), (SEVEN, 10)])
def test_the_largest_family_asks_seven_cats_of_one_alone(boat, points):
    state = alone("rescue-turn", today("cat-4-cat-3"), left=["c1B"])
    player = state.players[0]
    player.lessons = ["lesson-largest-family"]
    player.tiles = [
        BoatTile(t.kind, t.shape, t.colour, t.orientation, t.x, t.y, day=1) for t in tiles(boat)
    ]
    assert details(state)[0].sheet.private_lessons == points


@pytest.mark.parametrize(
    ("mine", "hers", "winners", "reason"),
    [
        (37, 36, (0,), "sister-beaten"),
        (36, 36, (), "sister-tie"),
        (35, 36, (), "sister-ahead"),
        (-3, -4, (0,), "sister-beaten"),
    ],
)
def test_a_tie_is_hers(mine, hers, winners, reason):
    found = against_sister(mine, hers)
    assert (found.winners, found.scores, found.rival, found.reason) == (
        winners, (mine,), hers, reason,
    )  # fmt: skip


def test_both_scores_at_the_end_with_all_five_colours():
    hers = today(lessons=("sister-fish", "sister-best-twice", "sister-families"), done=0)
    state = alone("score", hers, day=5, fish=2)
    assert state.outcome.rival == 16
    assert state.outcome.scores == (-54,)
    assert state.outcome.winners == ()


def test_the_final_event_tells_her_sheet():
    state = alone("finds-turn", today("cat-4-cat-3", done=1), day=5, fish=1)
    state.public_lessons.append(PublicLesson("public-open-maps", 0, None))
    say(state, "end")
    scored = one(say(state, "decline"), "scored").facts
    assert scored["sister"]["total"] == state.outcome.rival
    assert scored["sheets"][0]["public_lessons"] == 13
    assert len(scored["sister"]["colours"]) == 5
