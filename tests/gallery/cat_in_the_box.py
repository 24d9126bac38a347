"""The screens of Cat in the Box: each question, the summaries of rounds, the end."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from catgames_desktop.controller.match import Match
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import State
from tests.gallery.matches import asked, match_at, to_the_end
from tests.gallery.screens import screen
from tests.gallery.table import advised, mark_others, new_best, table
from ui.cat_in_the_box.motion import RoundPause
from ui.cat_in_the_box.table import BoxTable
from ui.table.screen import TableScreen

GAME = "cat-in-the-box"
BOTS = (("Mara", "medium"), ("Rui", "medium"), ("Otto", "medium"), ("Nina", "medium"))


def _seats(players: int) -> tuple[str | tuple[str, str], ...]:
    return ("Lia", *BOTS[: players - 1])


def _box(screen_: TableScreen) -> BoxTable:
    assert isinstance(screen_.table, BoxTable)
    return screen_.table


def _following(round_: int, trick: int, seat: int = 0) -> Callable[[State, int], bool]:
    """Hold when a seat follows in a trick of a round, with a choice of colours."""

    def holds(state: State, count: int) -> bool:
        view = state.view(seat)
        assert isinstance(view, BoxView)
        return (
            view.round >= round_
            and view.phase == "play"
            and view.actor == seat
            and len(view.trick) >= 1
            and len(view.plays) >= trick * view.players
            and len(state.legal_actions()) > 2
        )

    return holds


def _select(screen_: TableScreen) -> None:
    """Select the card with the most open colours, and stand on its last one."""
    box = _box(screen_)
    counts = {cell[0]: sum(other[0] == cell[0] for other in box.plays) for cell in box.plays}
    number = max(counts, key=lambda one: (counts[one], one))
    box.pick(box.hand.index(number))


def _select_and_hover(screen_: TableScreen) -> None:
    _select(screen_)
    box = _box(screen_)
    cells = [cell for cell in sorted(box.plays) if cell[0] == box.number]
    box._cell_hovered(cells[-1])


def _pause(screen_: TableScreen) -> None:
    """Show the summary of the round that ended last."""
    box = _box(screen_)
    pause = RoundPause(box, box.view, len(box.view.rounds) - 1)
    screen_.playback._pause = pause
    pause.start(lambda: None)
    screen_.playback.paused.emit()


def _rounds(number: int, *, paradox: bool) -> Callable[[State, int], bool]:
    """Hold after a round that ended with (or without) a paradox."""

    def holds(state: State, count: int) -> bool:
        view = state.view(None)
        assert isinstance(view, BoxView)
        done = view.rounds
        return (
            len(done) >= number
            and view.phase == "aside"
            and (done[-1].paradox is not None) == paradox
        )

    return holds


def _match(players: int, until: Callable[[State, int], bool], seed: str = "gallery") -> Match:
    return match_at(GAME, until, seats=_seats(players), seed=seed)


@screen("box-play", after=_select_and_hover)
def play() -> QWidget:
    """A follower has selected a card and stands on a cell."""
    return table(_match(4, _following(2, 4)))


@screen("box-pick")
def pick() -> QWidget:
    """A follower is to pick a card."""
    return table(_match(4, _following(1, 2)))


@screen("box-lead", after=_select)
def lead() -> QWidget:
    """The leader, a card selected, red not broken."""

    def holds(state: State, count: int) -> bool:
        view = state.view(0)
        assert isinstance(view, BoxView)
        return view.phase == "play" and view.actor == 0 and not view.trick and not view.red_broken

    return table(_match(4, holds, "lead"))


@screen("box-play-5", after=_select_and_hover)
def play_five() -> QWidget:
    """Five players."""
    return table(_match(5, _following(2, 3)))


@screen("box-play-3", after=_select)
def play_three() -> QWidget:
    """Three players."""
    return table(_match(3, _following(2, 3)))


@screen("box-play-2", after=_select)
def play_two() -> QWidget:
    """Two players, cards turned up and cells blocked."""
    return table(_match(2, _following(1, 3)))


@screen("box-aside")
def aside() -> QWidget:
    """Setting a card aside."""
    return table(_match(4, asked(0, "aside")), tips=True)


@screen("box-predict")
def predict() -> QWidget:
    """Predicting."""
    return table(_match(4, asked(0, "predict")))


@screen("box-hint", after=advised)
def hint() -> QWidget:
    """A hint."""
    return table(_match(4, _following(1, 3)))


@screen("box-hint-predict", after=advised)
def hint_predict() -> QWidget:
    """A hint for the prediction."""
    return table(_match(4, asked(0, "predict")))


@screen("box-last-moves", after=mark_others)
def last_moves() -> QWidget:
    """What the bot before did: its token and its card."""
    return table(_match(4, _following(1, 3)))


@screen("box-tricks", after=lambda table: table.side.choose("tricks"))
def tricks() -> QWidget:
    """The tricks of this round in the side panel."""
    return table(_match(4, _following(1, 4)))


@screen("box-paradox", after=_pause)
def paradox() -> QWidget:
    """The summary of a round with a paradox."""
    return table(_match(4, _rounds(1, paradox=True)))


@screen("box-paradox-5", after=_pause)
def paradox_five() -> QWidget:
    """A paradox with five players."""
    return table(_match(5, _rounds(1, paradox=True)))


@screen("box-paradox-2", after=_pause)
def paradox_two() -> QWidget:
    """A paradox with two players."""
    return table(_match(2, _rounds(1, paradox=True), "two-3"))


@screen("box-round", after=_pause)
def round_over() -> QWidget:
    """The summary of a round without a paradox."""
    return table(_match(4, _rounds(1, paradox=False), "round 1"))


@screen("box-curtain", wait_ms=120)
def curtain() -> QWidget:
    """The curtain before a play, with two persons."""
    seats = ("Ana", "Bernardo", *BOTS[:2])
    return table(match_at(GAME, _following(1, 3, 1), seats=seats))


@screen("box-uncovered", after=lambda table: table.match.back_to_table())
def uncovered() -> QWidget:
    """The table of two persons while nobody's hand may be seen."""
    seats = ("Ana", "Bernardo", *BOTS[:2])
    return table(match_at(GAME, _following(1, 3, 1), seats=seats))


@screen("box-end", wait_ms=250)
def end() -> QWidget:
    """The end of a match of four."""
    return table(_match(4, to_the_end), best_line=new_best(24, 19))


@screen("box-end-2", wait_ms=250)
def end_two() -> QWidget:
    """The end of a match of two."""
    return table(_match(2, to_the_end))
