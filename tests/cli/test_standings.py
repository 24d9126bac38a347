import pytest

from catgames_desktop.cli.standings import as_rows, rival, standings, wilson
from catgames_desktop.cli.tournament_file import GameResult
from catgames_desktop.model.game import Count


def game(number, seats, winners, scores, **more) -> GameResult:
    return GameResult(
        number=number,
        seed="s",
        seats=tuple(seats),
        winners=tuple(winners),
        scores=tuple(scores),
        reason="points",
        actions=10,
        decisions=more.pop("decisions", (4,) * len(seats)),
        **more,
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (55, 100, 0.4524, 0.6439),
        (1.5, 3, 0.1253, 0.8747),
    ],
)
def test_wilson(wins, games, low, high):
    found = wilson(wins, games)
    assert (round(found.low, 4), round(found.high, 4)) == pytest.approx((low, high), abs=0.002)


def test_a_shared_first_place_of_k_counts_1_in_k():
    one = game(0, ["a", "b", "b"], [0, 1, 2], [5, 5, 5])
    two = game(1, ["b", "a", "b"], [0, 2], [7, 6, 7])
    three = game(2, ["b", "b", "a"], [2], [1, 2, 3])
    first, second = standings([one, two, three], ["a", "b", "b"])
    assert (first.bot, first.seats, first.games, first.wins) == ("a", 1, 3, 1.3333)
    assert (second.bot, second.seats, second.wins) == ("b", 2, 1.6667)
    assert first.share == pytest.approx(0.4444, abs=0.001)
    assert second.share == pytest.approx(1.6667 / 6, abs=0.001)


def test_the_interval_of_several_seats_is_that_of_all_together_seat_by_seat():
    games = [game(n, "abb", [n % 3], [0, 0, 0]) for n in range(30)]
    _, others = standings(games, list("abb"))
    assert others.interval.low == pytest.approx(wilson(20, 30).low / 2, abs=0.0001)
    assert others.interval.high == pytest.approx(wilson(20, 30).high / 2, abs=0.0001)
    assert others.interval.low < others.share < others.interval.high


def test_scores_margins_and_decisions():
    games = [
        game(0, "ab", [0], [50, 40], decisions=(10, 20)),
        game(1, "ba", [0], [61, 60], decisions=(30, 12)),
    ]
    first, second = standings(games, list("ab"))
    assert (first.mean, first.best, first.worst, first.margin) == (55.0, 60, 50, 4.5)
    assert (second.mean, second.margin, second.decisions) == (50.5, -4.5, 25.0)
    assert first.decisions == 11.0


def test_what_a_game_counts_is_a_share_of_its_chances():
    games = [
        game(0, "abb", [0], [1, 0, 0], counts={"slip": Count(chances=4, seats=(1, 2, 0))}),
        game(1, "bab", [1], [0, 1, 0], counts={"slip": Count(chances=2, seats=(1, 0, 1))}),
    ]
    first, second = standings(games, list("abb"))
    assert first.counts == {"slip": round(1 / 6, 4)}
    assert second.counts == {"slip": round(4 / 12, 4)}


def test_an_opponent_that_is_no_seat_has_a_row():
    games = [game(0, "a", [0], [50], rival=40), game(1, "a", [], [30], rival=35)]
    (one,) = standings(games, ["a"])
    assert (one.wins, one.margin) == (1.0, 2.5)
    other = rival(games)
    assert (other.wins, other.mean, other.best, other.worst) == (1, 37.5, 40, 35)
    assert [row[0] for row in as_rows([one], other)] == ["bot", "a", "rival"]
    assert len({len(row) for row in as_rows([one], other)}) == 1
