"""The screens of Cats of Alcatraz: each question, looks, notes, ends of rounds, the end."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from catgames_desktop.model.alcatraz.components import ability
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import State
from tests.gallery.matches import asked, match_at, to_the_end
from tests.gallery.screens import screen
from tests.gallery.table import advised, mark_others, table
from ui.alcatraz.card_button import Spot
from ui.alcatraz.round_panel import RoundStop, round_text
from ui.alcatraz.table import AlcatrazTable
from ui.table.screen import TableScreen

GAME = "alcatraz"
BOTS = (("Mara", "medium"), ("Rui", "medium"), ("Otto", "medium"), ("Nina", "medium"))


def _seats(players: int) -> tuple[str | tuple[str, str], ...]:
    return ("Lia", *BOTS[: players - 1])


def _table(screen_: TableScreen) -> AlcatrazTable:
    assert isinstance(screen_.table, AlcatrazTable)
    return screen_.table


def _view(state: State, seat: int) -> AlcatrazView:
    view = state.view(seat)
    assert isinstance(view, AlcatrazView)
    return view


def _drew(power: str | None, at_least: int = 0) -> Callable[[State, int], bool]:
    """Hold when Lia has drawn a card with an ability."""

    def holds(state: State, count: int) -> bool:
        view = _view(state, 0)
        drawn = view.drawn if view.actor == 0 else None
        return drawn is not None and ability(drawn) == power and count >= at_least

    return holds


def _bunks(state: State, count: int) -> bool:
    """Hold when Lia is on turn with a bunk in her row and another open card somewhere."""
    view = _view(state, 0)
    row = view.seats[0].row
    return (
        view.actor == 0
        and view.phase in ("turn", "claim")
        and any(slot.bunk for slot in row)
        and len(row) > 2
    )


def _first(until: Callable[[State, int], bool], players: int, tries: int = 80) -> TableScreen:
    """Return the table of the first match, by seed, in which a condition comes to hold."""
    for number in range(tries):
        match = match_at(GAME, until, seats=_seats(players), seed=f"gallery {number}")
        if not match.over:
            return table(match)
        match.close()
    raise AssertionError("it holds in none of these matches")


def _press(*spots: Spot | str) -> Callable[[TableScreen], None]:
    """Return what presses cards, and buttons of the prompt bar, one after the other."""

    def after(screen_: TableScreen) -> None:
        desk = _table(screen_)
        for spot in spots:
            if isinstance(spot, str):
                desk.press(spot)
            else:
                desk.board.pressed.emit(spot)

    return after


def _own(*places: int) -> tuple[Spot, ...]:
    return tuple(("row", 0, place) for place in places)


PILE: Spot = ("pile", 0, 0)
DOOR: Spot = ("door", 1, 0)


@screen("alcatraz-turn")
def turn() -> QWidget:
    """The start of a turn, four players."""
    return table(match_at(GAME, asked(0, "turn", 30), seats=_seats(4)))


@screen("alcatraz-turn-2p")
def turn_of_two() -> QWidget:
    """The start of a turn, two players."""
    return table(match_at(GAME, asked(0, "turn", 20), seats=_seats(2)))


@screen("alcatraz-tip")
def tip() -> QWidget:
    """A first turn with its tip, three players."""
    return table(match_at(GAME, asked(0, "turn"), seats=_seats(3)), tips=True)


@screen("alcatraz-claim", after=_press(*_own(0, 1), DOOR, PILE))
def claim() -> QWidget:
    """Neighbours, an objective and a pile are chosen, five players."""
    return table(match_at(GAME, asked(0, "claim", 40), seats=_seats(5)))


@screen("alcatraz-claim-bunk", after=_press(*_own(0, 1, 2), DOOR))
def claim_with_bunk() -> QWidget:
    """Three cards with a bunk among them are chosen."""
    return _first(_bunks, 3)


@screen("alcatraz-take", after=_press(PILE, *_own(1)))
def take() -> QWidget:
    """The top of a pile is taken."""
    return table(match_at(GAME, asked(0, "turn", 30), seats=_seats(3)))


@screen("alcatraz-drawn")
def drawn() -> QWidget:
    """A card has just been drawn."""
    return _first(_drew("trade"), 3)


@screen("alcatraz-swap", after=_press(*_own(1)))
def swap() -> QWidget:
    """The drawn card is to be swapped: the pile is asked."""
    return _first(_drew("guard"), 4)


@screen("alcatraz-spy", after=_press("use", ("row", 1, 0), PILE))
def spy() -> QWidget:
    """A card of another player is to be spied on."""
    return _first(_drew("spy"), 5)


@screen("alcatraz-look")
def look() -> QWidget:
    """The first look: which card?"""
    return table(match_at(GAME, asked(0, "look"), seats=_seats(4)))


@screen("alcatraz-held", after=lambda screen_: _table(screen_).look())
def held() -> QWidget:
    """A card is looked at, held."""
    return table(match_at(GAME, asked(0, "seen"), seats=_seats(3)))


@screen("alcatraz-notes", after=lambda screen_: _table(screen_).toggle_remember())
def notes() -> QWidget:
    """The notes of “remember for me”."""
    return table(match_at(GAME, asked(0, "turn", 45), seats=_seats(3)))


def _hint(screen_: TableScreen) -> None:
    _table(screen_).toggle_remember()
    advised(screen_)


@screen("alcatraz-hint", after=_hint)
def hint() -> QWidget:
    """A hint, with notes."""
    return table(match_at(GAME, asked(0, "turn", 45), seats=_seats(3)))


@screen("alcatraz-last-moves", after=mark_others)
def last_moves() -> QWidget:
    """What the others used in their last turns."""
    return table(match_at(GAME, asked(0, "turn", 45), seats=_seats(4)))


@screen("alcatraz-piles", after=lambda screen_: _table(screen_).show_piles())
def piles() -> QWidget:
    """The piles are read."""
    return table(match_at(GAME, asked(0, "turn", 50), seats=_seats(4)))


@screen("alcatraz-seat", after=lambda screen_: _table(screen_).inspect_seat(1))
def seat() -> QWidget:
    """A seat's open things."""
    return table(match_at(GAME, asked(0, "turn", 50), seats=_seats(4)))


@screen("alcatraz-uncovered")
def uncovered() -> QWidget:
    """An uncovered table of three persons."""
    return table(match_at(GAME, asked(1, "turn", 30), seats=("Ana", "Bernardo", "Célia")))


@screen("alcatraz-curtain", wait_ms=320)
def curtain() -> QWidget:
    """The curtain before a drawn card."""
    return table(match_at(GAME, asked(1, "drawn", 20), seats=("Ana", "Bernardo")))


def _at_the_end_of_round(screen_: TableScreen) -> None:
    """Show the panel that comes with the last action of the first round."""
    desk, match = _table(screen_), screen_.match
    step = next(one for one in match.steps if any(e.name == "round-ended" for e in one.events))
    ended = next(event for event in step.events if event.name == "round-ended")
    after: Any = match.view_at(step.index + 1, 0)
    text = round_text(ended, after, desk.players)
    desk.open_round(RoundStop(desk, text), text)


@screen("alcatraz-round", after=_at_the_end_of_round)
def end_of_round() -> QWidget:
    """The end of a round."""
    return table(match_at(GAME, _second_round, seats=_seats(4)))


def _second_round(state: State, count: int) -> bool:
    view = _view(state, 0)
    return view.round == 2 and view.actor == 0


@screen("alcatraz-third-round")
def third_round() -> QWidget:
    """A tie: a third round?"""
    return _first(asked(0, "third-round"), 2, 200)


@screen("alcatraz-help", after=lambda screen_: screen_.side.choose("help"))
def help_tab() -> QWidget:
    """The help of a question."""
    return table(match_at(GAME, asked(0, "claim", 30), seats=_seats(3)))


@screen("alcatraz-log", after=lambda screen_: screen_.commands.open_log())
def log() -> QWidget:
    """The log."""
    return table(match_at(GAME, asked(0, "turn", 60), seats=_seats(3)))


@screen("alcatraz-end", wait_ms=250)
def end() -> QWidget:
    """The end of a match of four."""
    return table(match_at(GAME, to_the_end, seats=_seats(4)))
