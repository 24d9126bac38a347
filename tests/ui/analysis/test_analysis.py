"""The analysis of a finished match, as a person goes through it: by chart, list and keys."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.controller.analysis import AnalysisPoint
from tests.gallery.matches import match_at, to_the_end
from tests.helpers.judged import Judged, judged_points
from ui.analysis.decision import gesture_at
from ui.analysis.screen import AnalysisMemory, AnalysisScreen
from ui.analysis.words import cost_short, cost_words, failure_words, value_words, weight_of
from ui.i18n import set_language
from ui.registry import game_ui
from ui.theme import Theme, set_current

KEY = Qt.Key
TWO = ("Lia", "Rui", ("Mara", "medium"))


@pytest.fixture
def match(qapp: Any) -> Any:
    found = match_at("cat-in-the-box", to_the_end, seats=TWO)
    yield found
    found.close()


@pytest.fixture
def make(qtbot: Any, theme: Any, match: Any) -> Any:
    def build(
        done: int | None = None, *, size: tuple[int, int] = (1024, 700), **more: Any
    ) -> tuple[AnalysisScreen, Judged]:
        judged = Judged(judged_points(match, more.pop("measure", "points")), done)
        screen = AnalysisScreen(match, game_ui("cat-in-the-box"), judged, compact=True, **more)
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        QApplication.processEvents()
        return screen, judged

    return build


def _costly(judged: Judged) -> list[Any]:
    return [one for one in judged.points if weight_of(one) != "fine"]


def test_a_whole_analysis_opens_at_the_costliest_decision(make: Any) -> None:
    screen, judged = make()
    worst = max(judged.points, key=lambda one: one.cost)
    assert screen.shown.point is worst
    assert judged.calls == []
    assert not screen.progress.button.isVisible()
    assert f"{len(judged.points)} decisions judged" in screen.progress.words.text()
    assert screen.decision.sentence.text() == cost_words("points", worst.cost)
    assert screen.decision.name.text() == ("Lia", "Rui")[worst.seat]


def test_with_large_text_nothing_of_a_decision_is_cut(qapp: Any, theme: Any, make: Any) -> None:
    set_language(qapp, "pt_BR")
    set_current(qapp, Theme(text_scale=1.5))
    screen, _ = make()
    assert screen.width() == 1024
    page = screen.decision.parentWidget()
    assert page.minimumSizeHint().width() <= page.parentWidget().width()
    assert screen.decision.mapTo(screen, screen.decision.rect().bottomRight()).x() <= 1024


def test_so_far_is_said_only_while_more_may_come(make: Any) -> None:
    screen, _ = make(0)
    assert screen.costliest._nothing.text() == "None that cost anything so far."
    screen.costliest.show_decisions((), complete=True)
    assert screen.costliest._nothing.text() == "None cost anything worth speaking of."


def test_what_costs_next_to_nothing_is_called_good_too(make: Any) -> None:
    screen, judged = make()
    fine = next(one for one in judged.points if 0 < one.cost < 1)
    screen.show_at(fine.position)
    titles = [title.text() for _, title, _ in screen.decision._rows]
    assert titles[0].startswith("Played: ")
    assert not titles[1].startswith("Better: ")


def test_keys_lead_from_decision_to_decision(make: Any) -> None:
    screen, judged = make()
    screen.chart.setFocus()
    QTest.keyClick(screen.chart, KEY.Key_Home)
    assert screen.shown.point is judged.points[0]
    QTest.keyClick(screen.chart, KEY.Key_Left)
    assert screen.shown.point is judged.points[0]
    QTest.keyClick(screen.chart, KEY.Key_Right)
    assert screen.shown.point is judged.points[1]
    QTest.keyClick(screen.chart, KEY.Key_End)
    assert screen.shown.point is judged.points[-1]
    QTest.keyClick(screen.chart, KEY.Key_M)
    assert screen.shown.point is _costly(judged)[0]
    QTest.mouseClick(screen.decision.buttons["mistake"], Qt.MouseButton.LeftButton)
    assert screen.shown.point is _costly(judged)[1]
    QTest.mouseClick(screen.decision.buttons["on"], Qt.MouseButton.LeftButton)
    place = judged.points.index(_costly(judged)[1])
    assert screen.shown.point is judged.points[place + 1]


def test_a_click_on_the_chart_shows_the_decision_there(make: Any) -> None:
    screen, judged = make()
    at = 5
    spot = screen.chart.place_of(at).toPoint()
    QTest.mouseClick(screen.chart, Qt.MouseButton.LeftButton, pos=spot)
    assert screen.shown.point is judged.points[at]


def test_a_press_in_the_list_shows_a_costly_decision(make: Any) -> None:
    screen, judged = make()
    rows = screen.costliest.rows
    costs = sorted((one.cost for one in _costly(judged)), reverse=True)
    assert len(rows) == min(8, len(costs))
    QTest.mouseClick(rows[1], Qt.MouseButton.LeftButton)
    assert screen.shown.point.cost == pytest.approx(costs[1])
    assert rows[1].accessibleName() == screen.shown.played_words


def test_the_position_is_shown_as_the_deciding_seat_saw_it(make: Any, match: Any) -> None:
    screen, judged = make()
    played = next(one for one in _costly(judged) if one.action.startswith("play "))
    screen.show_at(played.position)
    QApplication.processEvents()
    table = screen.position._table
    assert table.view == match.view_at(played.position, played.seat)
    assert table.view.own is not None
    cells = [tuple(text.split(" ")[1:]) for text in (played.best.actions[0], played.action)]
    assert table.board.research.look.hints == tuple((int(n), colour) for n, colour in cells)
    assert not screen.position._picture.isNull()


def test_what_is_found_out_appears_while_it_works(make: Any, qtbot: Any) -> None:
    screen, judged = make(0)
    assert judged.calls == ["start"]
    assert screen.shown is None
    assert screen.decision.name.text() == "No decision yet"
    assert "Looking at decision 1 of" in screen.progress.words.text()
    judged.find(3)
    qtbot.waitUntil(lambda: len(screen.chart.points) == 3)
    assert screen.shown.point is judged.points[0]
    screen.step(1)
    judged.find(2)
    qtbot.waitUntil(lambda: len(screen.chart.points) == 5)
    assert screen.shown.point is judged.points[1]
    judged.find(judged.total - 5)
    assert "judged" in screen.progress.words.text()
    assert screen.shown.point is judged.points[1]


def test_the_work_is_stopped_and_goes_on(make: Any) -> None:
    screen, judged = make(4)
    height = screen.progress.height()
    QTest.mouseClick(screen.progress.button, Qt.MouseButton.LeftButton)
    assert judged.calls == ["start", "cancel"]
    assert screen.progress.words.text() == f"4 of {judged.total} decisions are done."
    assert len(screen.chart.points) == 4
    assert screen.memory().stopped
    assert screen.progress.button.text() == "Go on"
    assert screen.progress.height() == height
    QTest.mouseClick(screen.progress.button, Qt.MouseButton.LeftButton)
    assert judged.calls == ["start", "cancel", "start"]
    assert not screen.memory().stopped


def test_a_rebuilt_screen_shows_the_same_and_stays_stopped(make: Any) -> None:
    screen, judged = make()
    screen.show_at(judged.points[3].position)
    again, same = make(memory=screen.memory())
    assert again.shown.point == same.points[3]
    stopped, idle = make(2, memory=AnalysisMemory(stopped=True))
    assert idle.calls == []
    assert stopped.progress.button.text() == "Go on"


def test_a_failure_is_said_in_a_sentence(make: Any) -> None:
    screen, judged = make(2)
    judged.failed.emit("bot-failed")
    assert failure_words("bot-failed") in screen.progress.words.text()
    assert len(screen.chart.points) == 2


def test_letting_go_closes_the_work(make: Any) -> None:
    screen, judged = make(1)
    screen.detach()
    assert judged.closed


def test_a_press_on_the_position_asks_for_the_replay(make: Any, qtbot: Any) -> None:
    screen, _ = make()
    with qtbot.waitSignal(screen.watched) as seen:
        screen.position.setFocus()
        QTest.keyClick(screen.position, KEY.Key_Return)
    assert seen.args == [screen.shown.point.position]


def test_every_control_has_a_name(make: Any) -> None:
    screen, _ = make()
    for widget in (screen.chart, screen.position, screen.progress.bar, *screen.costliest.rows,
                   *screen.decision.buttons.values()):  # fmt: skip
        assert widget.accessibleName(), widget
    assert screen.shown.cost_sentence in screen.chart.accessibleDescription()


@pytest.mark.parametrize(
    ("measure", "value", "words"),
    [("points", 61.26, "61.3 points"), ("lead", 2.0, "a lead of 2.0 points"),
     ("lead", -3.5, "3.5 points behind"), ("chance", 0.62, "a chance of 62 %"),
     ("points", -0.01, "0.0 points"), ("points", -4.0, "−4.0 points")],
)  # fmt: skip
def test_values_in_words(measure: str, value: float, words: str) -> None:
    assert value_words(measure, value) == words


def test_costs_in_words() -> None:
    assert cost_words("points", 3.21) == "It cost 3.2 points."
    assert cost_words("lead", 3.21) == "It cost 3.2 points of the lead."
    assert cost_words("chance", 0.083) == "It cost 8.3 % of the chance of winning."
    assert cost_short("chance", 0.12) == "−12 %"


@pytest.mark.parametrize(
    ("measure", "costs"), [("points", (0.9, 1.0, 3.0)), ("chance", (0.03, 0.05, 0.1))]
)
def test_the_weight_follows_the_measure(measure: Any, costs: tuple[float, ...]) -> None:
    best = Suggestion(actions=("x",), gain=0.0, reasons=())
    points = [
        AnalysisPoint(
            position=0, seat=0, action="x", measure=measure, expected=cost, played=0.0, best=best
        )
        for cost in costs
    ]
    assert [weight_of(point) for point in points] == ["fine", "slight", "grave"]


@pytest.mark.parametrize("game", ["isle-of-cats", "alcatraz"])
def test_every_game_words_its_decisions(game: str, qtbot: Any, theme: Any) -> None:
    match = match_at(game, to_the_end, seats=("Lia", ("Mara", "medium")))
    judged = Judged(judged_points(match))
    screen = AnalysisScreen(match, game_ui(game), judged)
    qtbot.addWidget(screen)
    screen.resize(1600, 1000)
    screen.show()
    kinds = set()
    for point in judged.points:
        kind = point.action.split(" ")[0]
        if kind not in kinds:
            kinds.add(kind)
            screen.show_at(point.position)
            qtbot.wait(1)
            assert screen.shown.played_words[:1].isupper()
            assert screen.shown.played_words != point.action
            assert gesture_at(match, point.position)[0] == point.action
    match.close()


def test_a_place_that_was_better_is_marked_where_the_boat_lies(qtbot: Any, theme: Any) -> None:
    """The boat isn't laid out before its page is drawn: that must not come after the marks."""
    match = match_at("isle-of-cats", to_the_end, seats=("Lia", ("Mara", "medium")))
    mine = [step for step in match.steps if step.seat == 0]
    shown = [next(s for s in mine if str(s.action).startswith(word)) for word in ("keep", "place")]
    points = [
        AnalysisPoint(
            position=step.index, seat=0, action=str(step.action), measure="points", expected=33.0,
            played=30.0,
            best=Suggestion(
                actions=(str(match.legal_at(step.index)[-1]),), gain=3.0, reasons=()
            ),
        )
        for step in shown
    ]  # fmt: skip
    screen = AnalysisScreen(match, game_ui("isle-of-cats"), Judged(points))
    qtbot.addWidget(screen)
    screen.resize(1600, 1000)
    screen.show()
    table = screen.position._table
    for point in points:
        screen.show_at(point.position)
        qtbot.waitUntil(lambda: not screen.position._soon.isActive())
    ghosts = table.hints._ghosts
    assert not table.scene.ghost.visible
    assert ghosts._ghosts
    for index, item in ghosts._ghosts.items():
        place, boat = ghosts._looks[index].place, table.scene.boat
        at = item.pos() - boat.root.pos() - QPointF(place.x, place.y) * boat.square_px
        assert -12 < at.x() < 0
        assert -12 < at.y() < 0
    match.close()


def test_the_cards_of_a_draft_are_in_the_picture_of_its_decision(qtbot: Any, theme: Any) -> None:
    match = match_at("isle-of-cats", to_the_end, seats=("Lia", ("Mara", "medium")))
    screen = AnalysisScreen(match, game_ui("isle-of-cats"), Judged(judged_points(match, "points")))
    qtbot.addWidget(screen)
    screen.resize(1600, 1000)
    screen.show()
    keep = next(s for s in match.steps if s.seat == 0 and str(s.action).startswith("keep"))
    screen.show_at(keep.index)
    qtbot.waitUntil(lambda: not screen.position._soon.isActive())
    picture, stage = screen.position._picture.toImage(), screen.position._stage
    cards = screen.position._table.pages["draft"].cards
    assert len(cards) == 7
    for card in cards:
        corner = card.mapTo(stage, card.rect().bottomLeft()) + QPoint(16, -20)
        spot = corner * (picture.width() / stage.width())
        assert picture.pixelColor(spot).lightness() > 200
    match.close()
