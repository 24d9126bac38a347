"""Statistics: the numbers, and how they are shown."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from catgames_desktop.store.statistics import SeatResult
from tests.helpers.fake_game import FakeGameUi, fake_box
from ui.charts import Line as ChartLine
from ui.charts import LinesChart, Point, ScoreChart, moving_average, pushed_apart
from ui.statistics.figures import (
    Opponent,
    figures_of,
    matches_of,
    modes_of,
    of_mode,
    persons_of,
)
from ui.statistics.screen import StatisticsFacts, StatisticsScreen, Whose
from ui.table.game_ui import OptionChoice
from ui.widgets import Button, Combo, Label

NOW = datetime(2026, 5, 20, 12, 0, tzinfo=UTC)


def _match(number, *seats):
    """Return a match: seats are (name, level, score)."""
    best = max(score for _, _, score in seats)
    return [
        SeatResult(
            record=f"r{number}.catgame", seat=n, game="isle-of-cats", mode="", players=len(seats),
            name=name, level=level, score=score, place=1 + sum(s > score for _, _, s in seats),
            won=float(score == best), ended=NOW - timedelta(days=number), seconds=60,
            assisted=False, seed_pasted=False,
        )
        for n, (name, level, score) in enumerate(seats)
    ]  # fmt: skip


MATCHES = [
    _match(0, ("Lia", None, 72), ("Rui", None, 40), ("Mara", "medium", 50)),
    _match(1, ("Lia", None, 30), ("Mara", "medium", 50), ("Otto", "medium", 20)),
    _match(2, ("Rui", None, -5), ("Mara", "random", -9)),
]


def test_persons_are_listed_by_how_often_they_played():
    assert persons_of(MATCHES) == ["Lia", "Rui"]
    assert len(matches_of(MATCHES, "Lia")) == 2
    assert len(matches_of(MATCHES, "")) == 3


def test_a_persons_numbers():
    figures = figures_of(MATCHES, "Lia")
    assert (figures.matches, figures.won, figures.best, figures.mean) == (2, 1, 72, 51.0)
    assert figures.points == ((30, False), (72, True))
    assert figures.opponents == (Opponent("Rui", False, 1, 1), Opponent("medium", True, 2, 1))
    assert figures_of(MATCHES, "Nobody") is None


def test_averages_and_places_of_names():
    assert moving_average([10, 20, 60], 2) == [10, 15, 40]
    assert pushed_apart([10, 12, 14], 20, 10, 200) == [10, 30, 50]
    assert pushed_apart([95, 96, 97], 20, 10, 100) == [60, 80, 100]


@pytest.fixture
def make(qtbot, theme):
    def build(matches=MATCHES, name=None, *, games=1, kept=True, size=(1600, 1000)):
        facts = StatisticsFacts(fake_box()[:games], lambda game: matches, kept, NOW)
        screen = StatisticsScreen(facts, Whose("isle-of-cats", name), compact=size[0] < 1280)
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        QApplication.processEvents()
        return screen

    return build


def _words(screen):
    return " | ".join(label.text() for label in screen.findChildren(Label))


def test_who_played_most_is_shown_first_with_a_chart(make):
    screen = make()
    assert screen.memory() == Whose("isle-of-cats", "Lia")
    assert "72" in _words(screen)
    assert screen.findChild(ScoreChart).accessibleName() == "Scores, match by match: 30, 72"


def test_another_person_and_everyone_are_chosen(qtbot, make):
    screen = make()
    with qtbot.waitSignal(screen.chosen) as seen:
        segment = screen.persons.segments["Rui"]
        QTest.mouseClick(segment, Qt.MouseButton.LeftButton, pos=segment.rect().center())
    assert seen.args == [Whose("isle-of-cats", "Rui")]
    everyone = make(name="")
    assert "Lia won" in _words(everyone)
    assert everyone.findChild(ScoreChart) is None


def test_scores_below_zero_have_a_real_minus_sign(make):
    assert "−5" in _words(make(name="Rui"))


def test_many_persons_become_a_list(make):
    matches = [_match(n, (f"P{n}", None, n), ("Mara", "random", 1)) for n in range(6)]
    screen = make(matches)
    assert isinstance(screen.persons, Combo)
    assert screen.persons.count() == 7


def test_a_match_is_watched_again(qtbot, make):
    screen = make()
    button = next(b for b in screen.findChildren(Button) if b.text() == "Watch again")
    with qtbot.waitSignal(screen.watched) as seen:
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert seen.args == ["r0.catgame"]


@pytest.mark.parametrize(
    ("kept", "words"), [(True, "Play one to the end"), (False, "can't be kept")]
)
def test_without_matches_it_says_so_and_offers_a_game(qtbot, make, kept, words):
    screen = make([], kept=kept)
    assert words in _words(screen)
    play = next(b for b in screen.findChildren(Button) if b.objectName() == "play")
    with qtbot.waitSignal(screen.play):
        QTest.keyClick(play, Qt.Key.Key_Return)


def test_the_lines_of_a_match_end_in_their_names(qtbot, theme):
    lines = [ChartLine("Lia", "purple", (-40.0, 54.0)), ChartLine("Mara", "green", (-40.0, 52.0))]
    chart = LinesChart("Score", lines, ["start", "day 1"])
    qtbot.addWidget(chart)
    chart.resize(600, 300)
    chart.show()
    QApplication.processEvents()
    assert chart.accessibleName() == "Score: Lia 54, Mara 52"


def _solo(number, difficulty, score, rival):
    (row,) = _match(number, ("Lia", None, score))
    won = float(score > rival)
    return [replace(row, mode="solo", difficulty=difficulty, rival=rival, won=won)]


SOLO = [_solo(3, "expert", 40, 52), _solo(4, "medium", 61, 50), _solo(5, "medium", 30, 30)]


class WithSister(FakeGameUi):
    def modes(self):
        return (("", "Full game", ""), ("solo", "Solo", ""))

    def option_choices(self, mode):
        levels = (("medium", "medium", ""), ("expert", "expert", ""))
        return (OptionChoice("difficulty", "Difficulty", levels, "medium"),) if mode else ()

    def rival_name(self):
        return "The sister"


def test_an_opponent_without_a_seat_is_counted_by_difficulty():
    figures = figures_of(SOLO, "Lia")
    assert figures.differences == ((0, False), (11, True), (-12, False))
    by_level = {one.difficulty: one for one in figures.rivals}
    assert (by_level["medium"].played, by_level["medium"].won) == (2, 1)
    assert (by_level["medium"].best, by_level["medium"].mean) == (11, 5.5)
    assert modes_of([*SOLO, *MATCHES[:1]]) == ["solo", ""]
    assert of_mode([*SOLO, *MATCHES], "solo") == SOLO


def test_differences_have_their_own_chart_and_panel(qtbot, theme):
    facts = StatisticsFacts((WithSister(),), lambda game: [*SOLO, *MATCHES], True, NOW)
    every = StatisticsScreen(facts, Whose("isle-of-cats", "Lia"))
    qtbot.addWidget(every)
    assert every.modes.value == ""
    assert "The sister" in _words(every)
    with qtbot.waitSignal(every.chosen) as seen:
        every.modes.setCurrentIndex(every.modes.findData("solo"))
        every.modes.activated.emit(every.modes.currentIndex())
    screen = StatisticsScreen(facts, seen.args[0])
    qtbot.addWidget(screen)
    words = _words(screen)
    assert "1 of 2" in words
    assert "0 of 1" in words
    assert "−12" in words
    assert "The sister, expert: 52" in words
    (chart,) = screen.findChildren(ScoreChart)
    assert "Difference" in chart.accessibleName()


@pytest.mark.parametrize("scores", [(32,), (32, 33), (0, 0, 1), (-3,)])
def test_the_scores_stand_beside_whole_points(qtbot, scores) -> None:
    chart = ScoreChart("Scores", [Point(score, False) for score in scores])
    qtbot.addWidget(chart)
    chart.resize(700, 240)
    chart.show()
    axis = chart._plot.getAxis("left")
    low, high = chart._plot.getViewBox().viewRange()[1]
    (_, ticks), *_ = axis.tickValues(low, high, 200)
    assert all(float(tick).is_integer() for tick in ticks)
    assert low <= min(scores) <= max(scores) <= high
