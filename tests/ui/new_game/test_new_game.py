"""New game, as a family uses it: by mouse and by keys."""

import random

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from catgames_desktop.model.record import SeatSetup
from catgames_desktop.store.settings import LastMatch
from tests.helpers.fake_game import FakeGameUi, fake_box
from ui.new_game.screen import NewGameFacts, NewGameScreen, first_draft
from ui.table.game_ui import OptionChoice

KEY = Qt.Key
FAMILY = LastMatch(
    seats=(SeatSetup(name="Lia"), SeatSetup(name="Rui"), SeatSetup(name="Mara", level="medium")),
    colours=("purple", "green", "orange"),
    options={"mode": "standard"},
)


class TwoModes(FakeGameUi):
    def modes(self):
        return (
            ("standard", "Full game", "Everything."),
            ("duo", "Duo", "For two."),
        )


def _fits(_game, mode, seats):
    return seats == 2 if mode == "duo" else 2 <= seats <= 4


def _fits_solo(game, mode, seats):
    return seats == 1 if mode == "solo" else _fits(game, mode, seats)


@pytest.fixture
def make(qtbot, theme):
    def build(*, last=FAMILY, games=None, compact=False, names=("Lia", "Rui"), fits=_fits):
        games = games or (TwoModes(),)
        facts = NewGameFacts(
            games=games,
            last={"isle-of-cats": last} if last else {},
            names=names,
            fits=fits,
            fresh_seed=lambda: "fresh",
            rng=random.Random(3),
        )
        draft = first_draft(facts, "isle-of-cats")
        screen = NewGameScreen(facts, draft, compact=compact)
        qtbot.addWidget(screen)
        screen.resize(*((1024, 700) if compact else (1600, 1000)))
        screen.show()
        QApplication.processEvents()
        return screen

    return build


def _click(widget, at=None):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def _started(qtbot, screen):
    with qtbot.waitSignal(screen.started) as seen:
        _click(screen.foot.go)
    return seen.args[0]


def _names(screen):
    return [row.name.value for row in screen.seats.rows]


def test_the_last_family_is_offered_and_starts_at_once(qtbot, make):
    screen = make()
    assert screen.first_focus() is screen.foot.go
    setup = _started(qtbot, screen)
    assert setup.seats == FAMILY.seats
    assert setup.setup.colours == FAMILY.colours
    assert (setup.seed, setup.seed_pasted) == ("fresh", False)


def test_a_first_start_offers_a_person_and_bots(qtbot, make):
    setup = _started(qtbot, make(last=None, names=()))
    assert [seat.level for seat in setup.seats] == [None, "medium", "medium"]
    assert setup.seats[0].name == "Player 1"


def test_a_name_is_typed(qtbot, make):
    screen = make()
    line = screen.seats.rows[0].name.lineEdit()
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "Grandma")
    assert _started(qtbot, screen).seats[0].name == "Grandma"


def test_a_known_name_is_chosen_from_the_list(qtbot, make):
    screen = make(names=("Lia", "Rui", "Ana"))
    QTest.keyClick(screen.seats.rows[0].name, KEY.Key_Down)
    QTest.keyClick(screen.seats.rows[0].name, KEY.Key_Down)
    assert screen.seats.rows[0].name.value == "Ana"


@pytest.mark.parametrize(("name", "words"), [("", "needs a name"), ("Rui", "same name")])
def test_a_bad_name_keeps_the_match_from_starting_and_says_why(make, name, words):
    screen = make()
    screen.seats.rows[0].name.setEditText(name)
    assert not screen.foot.go.isEnabled()
    assert words in screen.foot.detail.text()
    screen.start()
    screen.seats.rows[0].name.setEditText("Ana")
    assert screen.foot.go.isEnabled()


def test_a_seat_becomes_a_bot_and_gets_a_level(qtbot, make):
    screen = make()
    row = screen.seats.rows[0]
    _click(row.kind.segments["bot"])
    assert row.level.isVisible()
    assert row.level.value == "medium"
    row.level.setFocus()
    QTest.keyClick(row.level, KEY.Key_Up)
    setup = _started(qtbot, screen)
    assert setup.seats[0] == SeatSetup(name="Otto", level="random")
    assert row.sentence.text() == "A kitten: moves at random."


def test_a_level_is_chosen_from_the_list_that_explains_each(qtbot, make):
    screen = make()
    row = screen.seats.rows[2]
    row.level.showPopup()
    view = row.level.view()
    qtbot.waitUntil(view.isVisible)
    place = view.visualRect(row.level.model().index(0, 0))
    with qtbot.waitSignal(row.level.chosen) as seen:
        QTest.mouseMove(view.viewport(), place.center())
        _click(view.viewport(), place.center())
    assert seen.args == ["random"]
    spoken = row.level.itemData(0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "easy: A kitten: moves at random."


class FourLevels(TwoModes):
    def levels(self):
        return tuple((level, level, f"{level}.") for level in ("easy", "medium", "hard", "expert"))


def test_a_new_bot_is_of_the_medium_level(qtbot, make):
    screen = make(games=(FourLevels(),))
    _click(screen.seats.add)
    _click(screen.seats.rows[0].kind.segments["bot"])
    levels = [seat.level for seat in _started(qtbot, screen).seats]
    assert levels == ["medium", None, "medium", "medium"]


def test_a_cat_is_chosen_and_a_taken_one_is_swapped(qtbot, make):
    screen = make()
    _click(screen.seats.rows[0].cats.heads["green"])
    assert _started(qtbot, screen).setup.colours == ("green", "purple", "orange")


def test_a_cat_is_chosen_by_keys(qtbot, make):
    screen = make()
    heads = screen.seats.rows[0].cats.heads
    heads["purple"].setFocus()
    QTest.keyClick(heads["purple"], KEY.Key_Left)
    QTest.keyClick(heads["red"], KEY.Key_Return)
    assert _started(qtbot, screen).setup.colours[0] == "red"


def test_seats_are_added_up_to_the_most_and_removed(make):
    screen = make()
    _click(screen.seats.add)
    assert len(screen.seats.rows) == 4
    assert not screen.seats.add.isEnabled()
    assert screen.seats.add.accessibleDescription() == "4 is the most"
    _click(screen.seats.rows[1].remove)
    assert _names(screen) == ["Lia", "Mara", "Otto"]


def test_the_last_two_seats_stay(make):
    screen = make()
    _click(screen.seats.rows[2].remove)
    assert not any(row.remove.isVisible() for row in screen.seats.rows)


def test_a_row_is_dragged_to_another_place(make):
    screen = make()
    handle = screen.seats.rows[0].handle
    target = screen.seats.rows[2]
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    below = target.mapToGlobal(QPoint(0, target.height() - 2))
    QTest.mouseMove(handle, handle.mapFromGlobal(below))
    QApplication.processEvents()
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=handle.mapFromGlobal(below))
    assert _names(screen) == ["Rui", "Mara", "Lia"]


def test_a_row_is_moved_by_keys_and_keeps_the_focus(qtbot, make):
    screen = make()
    handle = screen.seats.rows[0].handle
    QTest.keyClick(handle, KEY.Key_Down)
    QTest.keyClick(handle, KEY.Key_Down)
    QTest.keyClick(handle, KEY.Key_Down)
    assert _names(screen) == ["Rui", "Mara", "Lia"]
    QTest.keyClick(handle, KEY.Key_Up)
    assert [seat.name for seat in _started(qtbot, screen).seats] == ["Rui", "Lia", "Mara"]


def test_shuffling_and_the_last_family(make):
    screen = make()
    for _ in range(5):
        _click(screen.seats.shuffle)
        if _names(screen) != ["Lia", "Rui", "Mara"]:
            break
    assert _names(screen) != ["Lia", "Rui", "Mara"]
    _click(screen.seats.last)
    assert _names(screen) == ["Lia", "Rui", "Mara"]


def test_a_mode_that_does_not_fit_says_what_is_missing(qtbot, make):
    screen = make()
    duo = screen.mode.cards.cards["duo"]
    assert not duo.isEnabled()
    assert duo.accessibleDescription() == "For at most 2: remove a seat first."
    _click(screen.seats.rows[2].remove)
    _click(duo)
    assert _started(qtbot, screen).options == {"mode": "duo"}
    _click(screen.seats.add)
    assert not screen.foot.go.isEnabled()


def test_a_seed_is_pasted_and_marks_the_match(qtbot, make):
    screen = make()
    QGuiApplication.clipboard().setText("  WHISKER-7\nmore")
    _click(screen.seed.paste)
    setup = _started(qtbot, screen)
    assert (setup.seed, setup.seed_pasted) == ("WHISKER-7", True)
    _click(screen.seed.clear)
    assert not _started(qtbot, screen).seed_pasted


def test_the_curtain_follows_the_persons(qtbot, make):
    screen = make()
    assert "2 persons share this screen" in screen.open_table.sentence.text()
    _click(screen.open_table.switch)
    assert "No curtain" in screen.open_table.sentence.text()
    assert _started(qtbot, screen).open_table
    _click(screen.seats.rows[1].kind.segments["bot"])
    assert "One person plays" in screen.open_table.sentence.text()
    assert not screen.open_table.switch.isEnabled()
    assert not _started(qtbot, screen).open_table


def test_with_one_game_there_is_no_choice_of_games(qtbot, make):
    assert not make().findChild(type(make().bar), "games")
    screen = make(games=fake_box())
    with qtbot.waitSignal(screen.game_chosen) as seen:
        strip = next(s for s in screen.findChildren(object) if s.objectName() == "games")
        _click(strip.segments["alcatraz"])
    assert seen.args == ["alcatraz"]


def test_small_windows_show_the_same(qtbot, make):
    screen = make(compact=True)
    _click(screen.seats.rows[0].cats.heads["blue"])
    assert _started(qtbot, screen).setup.colours[0] == "blue"


def test_the_foot_says_the_match_in_one_line(make):
    screen = make()
    assert screen.foot.sentence.text() == "The Isle of Cats, full game, 3 seats"


class WithLevels(TwoModes):
    def modes(self):
        return (("standard", "Full game", ""), ("duo", "Duo", ""), ("solo", "Solo", ""))

    def option_choices(self, mode):
        levels = (("easy", "easy", "Kind."), ("medium", "medium", "Fair."))
        return (OptionChoice("difficulty", "Difficulty", levels, "medium"),) if mode else ()

    def rival_name(self):
        return "The sister"


class OnlySolo(WithLevels):
    def option_choices(self, mode):
        return super().option_choices(mode if mode == "solo" else "")


def test_the_options_of_a_mode_go_into_the_match(qtbot, make):
    screen = make(games=(OnlySolo(),), fits=_fits_solo)
    assert not screen.mode.choices
    solo = screen.mode.cards.cards["solo"]
    assert solo.accessibleDescription() == "For one seat alone: remove 2 seats first."
    for _ in range(2):
        _click(screen.seats.rows[-1].remove)
    _click(solo)
    row = screen.mode.choices["difficulty"]
    assert row.values.value == "medium"
    row.values.setCurrentIndex(row.values.findData("easy"))
    row.values.activated.emit(row.values.currentIndex())
    assert row.sentence.text() == "Kind."
    assert "easy" in screen.foot.sentence.text()
    setup = _started(qtbot, screen)
    assert setup.options == {"mode": "solo", "difficulty": "easy"}
    assert [seat.name for seat in setup.seats] == ["Lia"]


def test_options_of_another_mode_stay_out_of_the_match(qtbot, make):
    last = msgspec.structs.replace(FAMILY, options={"mode": "standard", "difficulty": "easy"})
    screen = make(games=(OnlySolo(),), fits=_fits_solo, last=last)
    assert _started(qtbot, screen).options == {"mode": "standard"}


def test_keys_lead_from_a_mode_that_fits_no_longer_to_one_that_does(qtbot, make):
    screen = make(games=(OnlySolo(),), fits=_fits_solo)
    for _ in range(2):
        _click(screen.seats.rows[-1].remove)
    cards = screen.mode.cards.cards
    assert cards["standard"].isEnabled()
    assert "add a seat" in cards["standard"].accessibleDescription()
    cards["standard"].setFocus()
    QTest.keyClick(cards["standard"], KEY.Key_Down)
    assert cards["solo"].isChecked()
    assert not cards["standard"].isEnabled()
    assert screen.foot.go.isEnabled()
