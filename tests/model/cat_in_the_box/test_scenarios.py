"""Worked lines of play, each with the result that the rules give."""

from catgames_desktop.model.cat_in_the_box.scoring import round_scores, winners
from tests.model.cat_in_the_box.positions import deal, listed, rows, run

C1 = ("1 1 2 2 3 3 4 4 5 | 6", "1 2 3 4 4 5 5 6 6 | 1", "1 2 2 3 4 5 5 6 6 | 3")


def totals(done):
    return [score.total for score in done.scores]


def earners(done):
    return [seat for seat, score in enumerate(done.scores) if score.bonus]


def test_no_red_lead_while_the_red_row_is_empty():
    state = deal(C1, 0, [1, 1, 1])
    assert " ".join(listed(state)) == "1b 1y 1g 2b 2y 2g 3b 3y 3g 4b 4y 4g 5b 5y 5g"


def test_followers_are_free_to_declare_any_colour_red_included():
    state = deal(C1, 0, [1, 1, 1], play="0:1b")
    assert (
        " ".join(listed(state))
        == "1r 1y 1g 2r 2b 2y 2g 3r 3b 3y 3g 4r 4b 4y 4g 5r 5b 5y 5g 6r 6b 6y 6g"
    )


def test_a_red_token_of_anybody_breaks_red():
    hands = ("1 2 2 3 4 4 4 5 6 | 3", "1 1 1 2 3 3 5 6 6 | 2", "1 2 3 4 4 5 5 6 6 | 5")
    state = deal(hands, 1, [3, 1, 3], play="1:6b 2:4r 0:2y | 2:3y 0:1y 1:6y")
    assert state.actor == 1
    assert " ".join(listed(state)) == "1r 1b 1g 2r 2b 2g 3r 3b 3g 5r 5b 5y 5g"


def test_whoever_declares_another_colour_than_a_red_lead_gives_up_red():
    hands = ("1 2 2 3 4 5 6 6 6 | 1", "1 3 3 3 4 4 4 5 5 | 2", "1 1 2 2 3 4 5 5 6 | 6")
    state = deal(hands, 2, [4, 3, 3], play="2:3b 0:5b 1:4r | 1:1r")
    assert state.colours_of(2) == ("red", "blue", "yellow", "green")
    (played, *_) = run(state, "2:4b")
    assert state.colours_of(2) == ("blue", "yellow", "green")
    assert played.facts["lost"] == "red"


C7 = (
    "1 2 3 4 5 5 6 7 8 | 1",
    "1 2 3 3 4 5 6 7 8 | 2",
    "1 2 3 4 4 5 6 7 8 | 1",
    "2 3 4 5 6 6 7 7 8 | 8",
)


def test_the_highest_red_wins_and_both_who_left_the_led_colour_lose_it():
    state = deal(C7, 2, [1, 1, 1, 1], play="2:5b 3:8y 0:1r 1:8b")
    assert state.tricks == [1, 0, 0, 0]
    assert state.actor == 0
    assert state.colours_of(3) == ("red", "yellow", "green")
    assert state.colours_of(0) == ("red", "yellow", "green")


def test_without_red_the_highest_of_the_led_colour_wins():
    state = deal(C7, 2, [1, 1, 1, 1], play="2:5b 3:8y 0:5g 1:6b")
    assert state.tricks == [0, 1, 0, 0]


def test_of_two_reds_the_higher_wins():
    state = deal(C7, 2, [1, 1, 1, 1], play="2:5b 3:2r 0:5r 1:8b")
    assert state.tricks == [1, 0, 0, 0]


def test_the_leader_can_cause_a_paradox_and_then_scores_no_bonus():
    hands = ("1 1 2 2 2 2 4 6 6 | 3", "1 3 3 5 5 5 6 6 6 | 4", "1 1 2 3 3 4 4 4 5 | 5")
    state = deal(
        hands, 2, [1, 1, 4],
        play="2:1b 0:2r 1:6r | 1:5y 2:2g 0:4g | 1:1g 2:3g 0:1r",
    )  # fmt: skip
    (done,) = state.rounds
    assert done.paradox == 0
    assert done.left[0] == (1, 2, 2, 2, 6, 6)
    assert done.markers[0] == ("red",)
    assert done.tricks == (1, 2, 0)
    assert done.groups == (2, 1, 2)
    assert earners(done) == []
    assert totals(done) == [-1, 2, 0]
    assert done.board == rows("""
        red    0 0 . . . 1
        blue   2 . . . . .
        yellow . . . . 1 .
        green  1 2 2 0 . .
    """)


def test_five_players_play_seven_tricks_and_groups_touch_by_sides_only():
    hands = (
        "4 4 6 7 7 8 8 9 | 2",
        "1 2 3 3 5 6 6 9 | 1",
        "1 2 3 4 5 6 7 9 | 8",
        "3 4 5 5 7 7 8 8 | 5",
        "1 1 2 2 3 4 6 9 | 9",
    )
    state = deal(
        hands, 3, [3, 1, 2, 3, 3],
        play="3:8y 4:3y 0:6y 1:5y 2:9y | 2:1g 3:7g 4:6g 0:8g 1:3g | 0:8b 1:9b 2:3b 3:4b 4:1b "
        "| 1:2g 2:4g 3:5g 4:9g 0:7b | 4:2y 0:7y 1:1y 2:6r 3:5b | 2:2b 3:8r 4:2r 0:4y 1:6b "
        "| 3:7r 4:4r 0:9r 1:3r 2:5r",
    )  # fmt: skip
    (done,) = state.rounds
    assert done.paradox is None
    assert done.tricks == (2, 1, 2, 1, 1)
    assert done.groups == (4, 2, 2, 2, 2)
    assert earners(done) == [1, 2]
    assert totals(done) == [2, 3, 4, 1, 1]
    assert done.board == rows("""
        red    . 4 1 4 2 2 3 3 0
        blue   4 2 2 3 3 1 0 0 1
        yellow 1 4 4 0 1 0 0 3 2
        green  2 1 1 2 3 4 3 0 4
    """)


def test_two_players_both_score_the_bonus_with_four_tricks_each():
    state = deal(
        ("1 1 2 2 2 3 5 5 5 | 4", "1 1 2 2 3 3 4 4 5 | 3"), 1, shown=(3, 4, 5),
        play="1:2b 0:3r | 0:2g 1:4r | 1:4b 0:1g | 1:5b 0:5y | 1:3y 0:2y | 1:1b 0:1r "
        "| 0:2r 1:3b | 0:5r 1:1y",
    )  # fmt: skip
    (done,) = state.rounds
    assert done.paradox is None
    assert done.tricks == (4, 4)
    assert done.groups == (3, 8)
    assert earners(done) == [0, 1]
    assert totals(done) == [7, 12]
    assert done.board == rows("""
        red    0 0 0 1 0
        blue   1 1 1 1 1
        yellow 1 0 1 . 0
        green  0 0 # # #
    """)


def test_two_players_with_a_paradox_the_other_still_scores_the_bonus():
    state = deal(
        ("2 2 2 4 4 4 5 5 5 | 5", "1 1 1 1 2 3 3 3 3 | 2"), 0, shown=(1, 3, 4),
        play="0:5b 1:2y | 0:5y 1:3r | 1:1r 0:2g",
    )  # fmt: skip
    (done,) = state.rounds
    assert done.paradox == 1
    assert done.tricks == (1, 2)
    assert done.groups == (2, 1)
    assert earners(done) == [0]
    assert totals(done) == [3, -2]
    assert done.board == rows("""
        red    1 . 1 . .
        blue   . . . . 0
        yellow . 1 . . 0
        green  # 0 # # .
    """)


def test_a_tie_of_a_match_is_decided_by_the_last_round():
    assert winners((2, 4, 4), (1, -2, 2)) == ((2,), "last-round")
    assert winners((5, 5, 5), (1, 1, 4)) == ((2,), "last-round")
    assert winners((5, 5, 2), (1, 1, 1)) == ((0, 1), "shared")
    assert winners((5, 6, 2), (1, 1, 1)) == ((1,), "points")


def test_a_paradox_costs_its_causer_a_point_a_trick_and_the_bonus():
    scores = round_scores((2, 1, 0), (2, 1, 3), (4, 3, 2), paradox=0, bonus_up_to=None)
    assert [(s.tricks, s.paradox, s.bonus, s.total) for s in scores] == [
        (0, -2, 0, -2),
        (1, 0, 3, 4),
        (0, 0, 0, 0),
    ]
