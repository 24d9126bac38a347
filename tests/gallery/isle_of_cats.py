"""The screens of The Isle of Cats, each phase and what can be open on it."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.model.game import State
from catgames_desktop.model.isle_of_cats.actions import Rescue
from catgames_desktop.model.isle_of_cats.views import IsleView
from tests.gallery.matches import asked, match_at, to_the_end
from tests.gallery.screens import screen
from tests.gallery.table import advised, mark_others, table
from ui.isle_of_cats.table import IsleTable
from ui.table.screen import TableScreen

GAME = "isle-of-cats"


def _isle(screen_: TableScreen) -> IsleTable:
    assert isinstance(screen_.table, IsleTable)
    return screen_.table


def _on_day(day: int, kind: str, seat: int = 0, **facts: object) -> Callable[[State, int], bool]:
    """Hold when a seat is asked a kind of question on a day (or later), with these facts."""

    def holds(state: State, count: int) -> bool:
        prompt = state.prompt
        if prompt is None or prompt.seat != seat or prompt.kind != kind:
            return False
        view = state.view(None)
        assert isinstance(view, IsleView)
        given = {name: prompt.facts.get(name) for name in facts}
        return view.day >= day and given == facts and (kind != "rescue" or len(view.left) > 2)

    return holds


def _pick_first(screen_: TableScreen) -> None:
    isle = _isle(screen_)
    isle.stage.activate(isle.scene.stands()[0].name)  # type: ignore[attr-defined]


def _pick_illegal(screen_: TableScreen) -> None:
    _pick_first(screen_)
    isle = _isle(screen_)
    hold = isle.stage.hold  # type: ignore[attr-defined]
    hold.move_to(1, 3)
    isle.stage.show_hold()  # type: ignore[attr-defined]


def _toggle(*places: int) -> Callable[[TableScreen], None]:
    def after(screen_: TableScreen) -> None:
        for place in places:
            _isle(screen_).page_pressed(place)

    return after


def _commit_two(screen_: TableScreen) -> None:
    isle = _isle(screen_)
    chosen = [card for card in isle.hand.cards if (card.card or "").startswith("rescue")][:2]
    for card in chosen:
        isle.stage.card_pressed(card.index, card.card or "")


@screen("isle-rescue")
def rescue() -> QWidget:
    """A rescue turn on day 3, nothing in hand."""
    return table(match_at(GAME, _on_day(3, "rescue")))


@screen("isle-rescue-holding", after=_pick_first)
def rescue_holding() -> QWidget:
    """A cat over the boat where it may lie."""
    return table(match_at(GAME, _on_day(4, "rescue")))


@screen("isle-rescue-illegal", after=_pick_illegal)
def rescue_illegal() -> QWidget:
    """A cat over the boat where it may not lie, with the reason."""
    return table(match_at(GAME, _on_day(3, "rescue")))


@screen("isle-rescue-two")
def rescue_two() -> QWidget:
    """A rescue turn of two."""
    return table(match_at(GAME, _on_day(4, "rescue"), seats=("Lia", ("Mara", "medium"))))


@screen("isle-rooms", after=lambda table: _isle(table).toggle_overlay())
def rooms() -> QWidget:
    """The rooms at full strength."""
    return table(match_at(GAME, _on_day(4, "rescue")))


@screen("isle-try", after=lambda table: (_isle(table).toggle_try(), _pick_first(table)))
def try_out() -> QWidget:
    """Trying shapes out."""
    return table(match_at(GAME, _on_day(3, "rescue")))


@screen("isle-boat", after=lambda table: _isle(table).inspect_seat(1))
def boat() -> QWidget:
    """Another boat, large."""
    return table(match_at(GAME, _on_day(5, "rescue")))


@screen("isle-hint", after=advised)
def hint() -> QWidget:
    """Three good places."""

    def holds(state: State, count: int) -> bool:
        if not _on_day(3, "rescue")(state, count):
            return False
        chosen = MediumPolicy().choose(state.view(0), state.legal_actions(), None)  # type: ignore[arg-type]
        return isinstance(chosen, Rescue)

    return table(match_at(GAME, holds))


@screen("isle-hint-draft", after=advised)
def hint_draft() -> QWidget:
    """Which card is best kept."""
    return table(match_at(GAME, _on_day(3, "keep", round=1)))


@screen("isle-hint-purchase", after=advised)
def hint_purchase() -> QWidget:
    """Which card is best bought."""
    return table(match_at(GAME, _on_day(3, "buy")))


@screen("isle-last-moves", after=mark_others)
def last_moves() -> QWidget:
    """What the three others did last, on their boats and on the island."""

    def holds(state: State, count: int) -> bool:
        if not _on_day(2, "rescue")(state, count):
            return False
        view = state.view(None)
        assert isinstance(view, IsleView)
        return all(any(tile.day == view.day for tile in seat.tiles) for seat in view.seats)

    return table(match_at(GAME, holds))


@screen("isle-draft-first")
def draft_first() -> QWidget:
    """The first pick of a match."""
    return table(match_at(GAME, asked(0, "keep")))


@screen("isle-draft", after=_toggle(2))
def draft() -> QWidget:
    """The second pick of a day, one card in its slot."""
    return table(match_at(GAME, _on_day(3, "keep", round=2)))


@screen("isle-draft-third", after=_toggle(0, 1))
def draft_third() -> QWidget:
    """The third pick of a day, both slots full."""
    return table(match_at(GAME, _on_day(4, "keep", round=3)))


@screen("isle-purchase", after=_toggle(0, 2, 3))
def purchase() -> QWidget:
    """The purchase, three cards ticked."""
    return table(match_at(GAME, _on_day(3, "buy")))


@screen("isle-commit", after=_commit_two)
def commit() -> QWidget:
    """Committing rescue cards."""
    return table(match_at(GAME, _on_day(3, "commit")))


@screen("isle-reveal")
def reveal() -> QWidget:
    """The window after the reveal, with the lanes."""
    return table(match_at(GAME, _on_day(2, "window", moment="reveal")))


@screen("isle-window")
def window() -> QWidget:
    """The window at the start of the last day."""
    return table(match_at(GAME, _on_day(5, "window", moment="start")))


@screen("isle-finds")
def finds() -> QWidget:
    """Which find to play."""
    return table(match_at(GAME, _on_day(3, "finds", found=0)))


@screen("isle-form")
def form() -> QWidget:
    """In which form a treasure card is played."""
    return table(match_at(GAME, _on_day(2, "form"), seed="two"))


@screen("isle-take")
def take() -> QWidget:
    """Which treasure to take."""
    return table(match_at(GAME, _on_day(2, "take"), seed="two"))


@screen("isle-oshax", after=_pick_first)
def oshax() -> QWidget:
    """An Oshax over the boat, its family still to be chosen."""

    def holds(state: State, count: int) -> bool:
        prompt = state.prompt
        return (
            prompt is not None
            and prompt.kind == "take"
            and prompt.seat == 0
            and str(prompt.facts["shapes"][0]).startswith("o")
        )

    return table(match_at(GAME, holds, seed="oshax-2"))


@screen("isle-read")
def read() -> QWidget:
    """Naming the colour of a public lesson."""

    def holds(state: State, count: int) -> bool:
        prompt = state.prompt
        if prompt is None or prompt.kind != "read" or prompt.seat != 0:
            return False
        return any(getattr(action, "colour", None) for action in state.legal_actions())

    return table(match_at(GAME, holds, seed="read-1"))


@screen("isle-uncovered-rescue")
def uncovered_rescue() -> QWidget:
    """A rescue turn of two persons, the hand covered."""
    return table(match_at(GAME, _on_day(3, "rescue"), seats=("Ana", "Bernardo")))


@screen("isle-piles", after=lambda table: _isle(table).show_piles())
def piles() -> QWidget:
    """The cards out of play."""
    return table(match_at(GAME, _on_day(4, "rescue")))


FAMILY_MODE = {"mode": "family"}
TWO_AND_BOTS = ("Ana", ("Mara", "medium"), ("Rui", "medium"))


def _solo(difficulty: str = "medium") -> dict[str, str]:
    return {"mode": "solo", "difficulty": difficulty}


def _family_day(day: int, kind: str = "rescue", seat: int = 0) -> Callable[[State, int], bool]:
    """Hold when a seat is asked a kind of question on a day of family mode (or later)."""

    def holds(state: State, count: int) -> bool:
        prompt = state.prompt
        if prompt is None or (prompt.kind, prompt.seat) != (kind, seat):
            return False
        view = state.view(None)
        assert isinstance(view, IsleView)
        return view.day >= day and (kind != "rescue" or len(view.left) > 1)

    return holds


def _her_turn_done(state: State, count: int) -> bool:
    """Hold in a rescue turn of day 3 after a card of the sister's, with more to come."""
    view = state.view(None)
    assert isinstance(view, IsleView)
    sister = view.sister
    return (
        _on_day(3, "rescue")(state, count)
        and sister is not None
        and 0 < sister.done < len(sister.cards)
    )


@screen("isle-family-lessons", after=_toggle(0))
def family_lessons() -> QWidget:
    """The first choice of family mode: two of three lessons."""
    match = match_at(GAME, asked(0, "keep"), seats=TWO_AND_BOTS, options=FAMILY_MODE)
    return table(match)


@screen("isle-family-rescue")
def family_rescue() -> QWidget:
    """A turn of family mode with three boats."""
    return table(match_at(GAME, _family_day(3), seats=TWO_AND_BOTS, options=FAMILY_MODE))


@screen("isle-family-holding", after=_pick_first)
def family_holding() -> QWidget:
    """A cat over the boat in family mode."""
    match = match_at(GAME, _family_day(4), seats=("Ana", ("Mara", "medium")), options=FAMILY_MODE)
    return table(match)


@screen("isle-family-bonus")
def family_bonus() -> QWidget:
    """The map pays: common and rare treasures, four boats."""
    return table(match_at(GAME, _family_day(2, "take"), options=FAMILY_MODE, seed="four"))


@screen("isle-family-uncovered")
def family_uncovered() -> QWidget:
    """A turn of two persons in family mode."""
    return table(match_at(GAME, _family_day(3), seats=("Ana", "Bernardo"), options=FAMILY_MODE))


@screen("isle-family-end", wait_ms=250)
def family_end() -> QWidget:
    """The end of a family match."""
    return table(match_at(GAME, to_the_end, seats=TWO_AND_BOTS, options=FAMILY_MODE))


@screen("isle-solo-draft", after=_toggle(1))
def solo_draft() -> QWidget:
    """Five cards of which three are kept."""
    match = match_at(GAME, _on_day(2, "keep"), seats=("Lia",), options=_solo())
    return table(match)


@screen("isle-solo-rescue")
def solo_rescue() -> QWidget:
    """A rescue turn after the sister's first card."""
    return table(match_at(GAME, _her_turn_done, seats=("Lia",), options=_solo()))


@screen("isle-solo-holding", after=_pick_first)
def solo_holding() -> QWidget:
    """A cat over the boat, and what it would change for the sister."""
    return table(match_at(GAME, _her_turn_done, seats=("Lia",), options=_solo("expert")))


@screen("isle-solo-sister", after=lambda table: table.side.choose("sister"))
def solo_sister() -> QWidget:
    """The sister's panel; in small windows it is a tab."""
    match = match_at(GAME, _her_turn_done, seats=("Lia",), options=_solo("expert"), seed="sister")
    return table(match)


@screen("isle-solo-reveal")
def solo_reveal() -> QWidget:
    """The reveal of both."""
    match = match_at(
        GAME, _on_day(2, "window", moment="reveal"), seats=("Lia",), options=_solo("hard")
    )
    return table(match)


@screen("isle-solo-hint", after=advised)
def solo_hint() -> QWidget:
    """Three good places against the sister."""
    return table(match_at(GAME, _her_turn_done, seats=("Lia",), options=_solo()))


@screen("isle-solo-end", wait_ms=250)
def solo_end() -> QWidget:
    """The end of a match against the sister."""
    return table(match_at(GAME, to_the_end, seats=("Lia",), options=_solo()))
