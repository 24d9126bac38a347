"""The medium bot in family mode and against the sister."""

import random

import pytest
from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats import medium
from catgames_desktop.bots.isle_of_cats.lesson_sense import expected
from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.rescuing import Candidate, in_time
from catgames_desktop.bots.isle_of_cats.sister_sense import GUESSES, group_cost, her_lessons
from catgames_desktop.bots.isle_of_cats.standing import standing_of
from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.lesson_cards import FAMILY_LESSONS, SISTER_LESSONS
from catgames_desktop.model.isle_of_cats.lessons import LessonContext, progress
from catgames_desktop.model.isle_of_cats.scoring import score_sheet
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.survey import Survey
from tests.bots.isle_of_cats.test_lesson_sense import some_player, standing
from tests.model.isle_of_cats.naive import random_boat
from tests.model.isle_of_cats.table import position
from tests.model.isle_of_cats.test_solo import FIVE_CATS, alone, sister, today

FAMILY = {"mode": "family"}
SOLO = {"mode": "solo", "difficulty": "expert"}


def play(options, policies, seed):
    """Play a match to its end, checking that every answer is given on purpose."""
    state = ISLE_OF_CATS.new_game(options, len(policies), seed)
    chance = random.Random(seed)
    asked = set()
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        policy = policies[state.actor]
        action = policy.choose(view, legal, chance)
        if isinstance(policy, MediumPolicy) and len(legal) > 1:
            asked.add(view.prompt.kind)
            assert medium._ANSWERS[view.prompt.kind](Mind(view), legal) == action
        state.apply(action)
    return state, asked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_of_family_mode_is_answered_on_purpose(players):
    _, asked = play(FAMILY, [MediumPolicy()] * players, "family")
    assert {"keep", "rescue", "place"} <= asked


def test_every_question_of_solo_is_answered_on_purpose():
    asked = set()
    for number in range(3):
        asked |= play(SOLO, [MediumPolicy()], f"solo {number}")[1]
    assert {"keep", "buy", "commit", "rescue", "place", "finds", "take"} <= asked


def test_it_beats_random_play_in_family_mode_by_far():
    mine, theirs = [], []
    for number in range(4):
        state, _ = play(FAMILY, [MediumPolicy(), RandomPolicy()], f"far {number}")
        mine.append(state.outcome.scores[0])
        theirs.append(state.outcome.scores[1])
    assert min(mine) > max(theirs)


def test_it_beats_the_easy_sister_more_often_than_not():
    easy = {"mode": "solo", "difficulty": "easy"}
    ends = [play(easy, [MediumPolicy()], f"easy {n}")[0].outcome for n in range(10)]
    assert sum(bool(end.winners) for end in ends) >= 5
    assert sum(end.scores[0] - end.rival for end in ends) > 0


def test_it_rescues_most_cats_that_it_can_have_for_nothing():
    state, _ = play(FAMILY, [MediumPolicy()] * 3, "cats")
    assert all(player.count("cat") >= 15 for player in state.players)


# What it makes of the lessons


@pytest.mark.parametrize("card", FAMILY_LESSONS)
def test_guesses_of_family_lessons_meet_the_points_when_no_time_is_left(card):
    chance = random.Random(7)
    for _ in range(40):
        survey = Survey(chance.choice("ABCD"), random_boat(chance, most=22))
        player = some_player(chance)
        real = progress(card, survey, player).points
        assert expected(card, full(survey, player), None) == pytest.approx(real, abs=0.001)


def full(survey: Survey, player: LessonContext):
    """A standing in which no time is left, with all that family lessons ask."""
    view = position("rescue-turn", left=["c1B"]).view(0)
    all_of_it = standing_of(view, 0, survey)
    plain = standing(survey, 0, 0.0, player)
    return replace(plain, middle_left=all_of_it.middle_left, full_rooms=all_of_it.full_rooms)


DIRECT = (
    "sister-few-treasures", "sister-fish", "sister-visible-rats", "sister-cats-above-15",
    "sister-colours-off-edge", "sister-own-lessons", "sister-common-treasures",
    "sister-covered-maps", "sister-cats-at-edge",
)  # fmt: skip


@pytest.mark.parametrize("card", DIRECT)
def test_what_she_scores_is_taken_away_when_no_time_is_left(card):
    chance = random.Random(8)
    for _ in range(40):
        survey = Survey(chance.choice("ABCD"), random_boat(chance, most=22))
        player = some_player(chance)
        real = progress(card, survey, player).points
        guess = expected(card, standing(survey, 0, 0.0, player))
        assert guess == pytest.approx(-real, abs=0.001)


def test_all_her_lessons_have_a_guess():
    assert set(GUESSES) == set(SISTER_LESSONS) - {"sister-best-twice"}


def test_growing_the_largest_family_is_no_gain_against_the_lesson_about_it():
    card = SISTER_LESSONS["sister-largest-points"]
    families = (4, 3)
    assert group_cost(card, 4, families) == 0
    assert group_cost(card, 5, families) == -4
    assert group_cost(card, 3, families) == 0
    assert group_cost(SISTER_LESSONS["sister-second-points"], 4, families) == -3
    assert group_cost(SISTER_LESSONS["sister-lonely-cats"], 1, families) == -5
    assert group_cost(SISTER_LESSONS["sister-families"], 3, families) == -5
    assert group_cost(SISTER_LESSONS["sister-families"], 2, families) == 0
    assert group_cost(SISTER_LESSONS["sister-largest-cats"], 6, families) == -4


def test_her_colours_and_lessons_count_and_the_best_one_twice():
    hers = today("cat-4-cat-3", lessons=("sister-best-twice", "sister-fish", "sister-families"))
    state = alone("rescue-turn", hers, day=2, **FIVE_CATS)
    assert her_lessons(state.view(0).sister) == (
        ("sister-colour-5", COLOURS[0]),
        ("sister-colour-4", COLOURS[1]),
        ("sister-fish", None),
        ("sister-families", None),
        ("sister-fish", None),
    )


def test_a_public_lesson_is_worth_half_to_one_alone():
    survey = Survey("A", [])
    player = some_player(random.Random(9))
    together = standing(survey, 0, 0.0, player)
    assert expected("public-open-maps", together) == 25
    assert expected("public-open-maps", replace(together, players=1)) == 12.5


# What she is about to take


def in_danger_order(baskets: int, worths: dict[str, float]) -> list[str]:
    """In which order cats of these worths are taken while cats 1 and 5 are in danger."""
    state = alone("rescue-turn", today("cat-1-cat-5"), fish=30, **FIVE_CATS)
    state.players[0].baskets = baskets
    mind = Mind(state.view(0))
    assert set(mind.in_danger) == {"c1B", "c5O"}
    wanted = [Candidate(worth, tile, [], 3) for tile, worth in worths.items()]
    return [cat.tile for cat in in_time(mind, wanted)]


def test_a_cat_in_danger_is_taken_first_if_todays_rescues_reach_it_anyway():
    worths = {"c2R": 5.0, "c1B": 4.0, "c3G": 2.0, "c5O": -1.0}
    assert in_danger_order(3, worths) == ["c1B", "c2R", "c3G", "c5O"]
    assert in_danger_order(4, worths) == ["c1B", "c2R", "c3G", "c5O"]
    assert in_danger_order(1, worths) == ["c2R", "c1B", "c3G", "c5O"]


def test_nobody_else_puts_cats_in_danger():
    assert Mind(position("rescue-turn", left=["c1B"]).view(0)).in_danger == ()


def test_on_the_last_day_fish_is_spent_where_she_counts_it():
    for lessons, burden in ((("sister-fish",), True), (("sister-families",), False)):
        state = alone("purchase", sister(lessons=lessons), day=5)
        worth = Mind(state.view(0)).burnt_fish
        assert (worth is not None and worth < 0) is burden


# Hints


@pytest.mark.parametrize("options", [FAMILY, SOLO])
def test_hints_are_the_moves_it_would_make(options):
    players = 2 if options is FAMILY else 1
    state = ISLE_OF_CATS.new_game(options, players, "hints")
    policy, chance = MediumPolicy(), random.Random(0)
    codes = set()
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        action = policy.choose(view, legal, chance)
        if view.prompt.kind in ("rescue", "place", "take", "keep"):
            hints = policy.explain(view, legal, chance)
            assert hints[0].actions[0] == str(action)
            codes |= {code for code, _ in hints[0].reasons}
        state.apply(action)
    assert ("sister" in codes) is (options is SOLO)
    assert ("fish" in codes) is (options is SOLO)


def test_rare_treasures_are_worth_nothing_in_themselves_to_a_family():
    for mode, points in (("family", 0), ("standard", 3)):
        state = position("rescue-turn", mode=mode, left=["c1B"])
        mind = Mind(state.view(0))
        assert mind.prospects.fixed("rare", None) == points
    assert score_sheet("A", [], [], [], LessonContext(), "family").total == -54
