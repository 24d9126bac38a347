"""The end screen: places, sheet, seed, sizes."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from catgames_desktop.model.game import Outcome
from ui.end.podium import Standing, standings_order
from ui.end.screen import EndScreen, places_of, seats_by_place
from ui.end.sheet import ScoreSheet
from ui.i18n import set_language
from ui.table.buttons import FrameButton
from ui.table.game_ui import EndSummary, Player, SheetRow
from ui.theme import Theme, set_current
from ui.widgets import Label
from ui.widgets.fading import FadingScrollArea

PLAYERS = tuple(
    Player(seat, name, colour, seat > 0, None)
    for seat, (name, colour) in enumerate(
        (("Lia", "purple"), ("Bot Mara", "green"), ("Bot Rui", "orange"), ("Bot Otto", "red"))
    )
)
OUTCOME = Outcome(winners=(0,), scores=(72, 54, 65, -33), reason="points")
SUMMARY = EndSummary(
    sentence="Lia wins",
    detail="by 7 points",
    rows=(
        SheetRow("rat", "Rats", ("−2", "−4", "−3", "−6"), (0,), ("two", "four", "three", "six")),
        SheetRow("planks", "Rooms", ("−10", "−15", "−10", "−20"), (0, 2)),
    ),
    totals=OUTCOME.scores,
    notes_title="Lessons",
    notes=((0, "9 five green cats", "26"), (1, "9 five red cats", "21")),
    chart_title="Score",
    chart_x=("start", "day 1", "day 2"),
    chart=((-50, 10, 72), (-50, 5, 54), (-50, 20, 65), (-50, -40, -33)),
)


def _button(screen: EndScreen, name: str) -> FrameButton:
    return next(one for one in screen.findChildren(FrameButton) if one.spec.id == name)


@pytest.fixture
def end(qtbot: Any, theme: Any) -> EndScreen:
    screen = EndScreen(SUMMARY, OUTCOME, PLAYERS, theme, seed="a seed", best_line="New best: 72")
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    return screen


def test_winners_come_first_whatever_the_scores() -> None:
    tie = Outcome(winners=(2,), scores=(40, 52, 52, 10), reason="fish")
    assert places_of(tie) == [3, 2, 1, 4]
    assert seats_by_place(tie) == [2, 1, 0, 3]


def test_the_podium_has_the_winner_in_second_place_from_the_left() -> None:
    standings = [Standing(str(place), "red", place, "") for place in (3, 1, 4, 2)]
    assert [one.place for one in standings_order(standings)] == [2, 1, 3, 4]
    assert standings_order(standings[:1]) == standings[:1]


def test_a_source_tells_what_it_is_made_of(end: EndScreen, qtbot: Any) -> None:
    sheet = end.findChild(ScoreSheet)
    assert sheet is not None
    source = next(one for one in sheet.findChildren(QAbstractButton)
                  if one.accessibleName() == "Rats")  # fmt: skip
    source.click()
    assert sheet.foot == "Lia: two · Bot Rui: three · Bot Mara: four · Bot Otto: six"


def test_the_seed_is_copied(end: EndScreen, qtbot: Any) -> None:
    _button(end, "seed").click()
    assert QApplication.clipboard().text() == "a seed"
    from ui.widgets import Toast

    for toast in end.findChildren(Toast):
        toast.dismiss()


def test_only_an_assisted_match_is_marked_so(end: EndScreen, qtbot: Any, theme: Any) -> None:
    assert end.findChild(Label, "assisted") is None
    helped = EndScreen(SUMMARY, OUTCOME, PLAYERS, theme, assisted=True)
    qtbot.addWidget(helped)
    for width, height in ((1024, 700), (1600, 1000)):
        helped.resize(width, height)
        helped.show()
        mark = helped.findChildren(Label, "assisted")[-1]
        assert mark.isVisible()
        assert mark.text() == "Assisted match"


def test_its_buttons_lead_on(end: EndScreen, qtbot: Any) -> None:
    for name, signal in (
        ("rematch", end.rematch_wanted),
        ("replay", end.replay_wanted),
        ("table", end.table_wanted),
        ("home", end.home_wanted),
    ):
        with qtbot.waitSignal(signal):
            qtbot.keyClick(_button(end, name), Qt.Key.Key_Return)


def test_the_layout_follows_the_window(end: EndScreen, qtbot: Any) -> None:
    end.resize(1600, 1000)
    qtbot.wait(10)
    assert _button(end, "rematch").isVisible()
    end.resize(1024, 700)
    qtbot.wait(10)
    assert _button(end, "home").isVisible()
    assert _button(end, "home").geometry().right() <= 1024


def test_large_text_in_portuguese_stays_within_the_smallest_window(
    qtbot: Any, qapp: Any, theme: Any
) -> None:
    set_language(qapp, "pt_BR")
    large = Theme(text_scale=1.5)
    set_current(qapp, large)
    line = "Novo recorde de Lia: 72 (antes: 58)"
    screen = EndScreen(SUMMARY, OUTCOME, PLAYERS, large, seed="a seed", best_line=line)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    assert screen.minimumSizeHint().width() <= 1024
    assert _button(screen, "home").geometry().right() <= 1024


def test_what_follows_below_is_veiled_until_the_end(end: EndScreen, qtbot: Any) -> None:
    area = end.findChild(FadingScrollArea)
    assert area is not None
    area.setFixedHeight(40)
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert area.veil.isVisible()
    bar.setValue(bar.maximum())
    assert not area.veil.isVisible()
