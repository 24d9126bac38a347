"""A hint goes on from what is half chosen, and hides the tile in hand while it proposes places."""

from typing import Any

from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.isle_of_cats.actions import Buy, Commit, Done, Keep, Place, Rescue
from catgames_desktop.model.isle_of_cats.cards import CARDS
from tests.ui.isle_of_cats.conftest import asked, play_until, rescue_on_day


def _suggest(*actions: object) -> list[Suggestion]:
    return [Suggestion(actions=(str(action),), gain=1.0, reasons=()) for action in actions]


def _placing() -> Any:
    """Return a position in which a cat is rescued already, and only its place is asked."""
    state = play_until(rescue_on_day(1))
    state.apply(next(one for one in state.legal_actions() if isinstance(one, Rescue)))
    return state


def test_a_hint_in_the_draft_is_for_the_next_card(desk) -> None:
    table = desk(play_until(asked("keep")))
    first, second, *_ = table.table.view.own.draft
    table.table.stage.toggle(0)
    assert table.table.half_chosen() == (Keep(first),)
    table.table.show_hint(_suggest(Keep(second)))
    table.table.press("hint-take")
    assert table.table.half_chosen() == (Keep(first), Keep(second))
    assert table.sent == []
    assert "lay one back" in table.table.hint_refusal()
    table.table.cancel()
    assert table.table.hint_refusal() == ""


def test_a_hint_that_names_a_card_picked_meanwhile_changes_nothing(desk) -> None:
    table = desk(play_until(asked("keep")))
    first = table.table.view.own.draft[0]
    table.table.show_hint(_suggest(Keep(first)))
    table.table.stage.toggle(0)
    table.table.press("hint-take")
    assert table.table.half_chosen() == (Keep(first),)
    assert table.sent == []


def test_no_more_in_a_hint_buys_what_is_ticked(desk) -> None:
    table = desk(play_until(asked("buy")))
    card = min(table.table.stage.cards(), key=lambda one: CARDS[one].cost)
    table.table.show_hint(_suggest(Buy(card)))
    table.table.press("hint-take")
    assert table.table.half_chosen() == (Buy(card),)
    assert table.sent == []
    table.table.show_hint(_suggest(Done()))
    table.table.press("hint-take")
    assert table.sent == [(Buy(card), Done())]


def test_no_more_in_a_hint_commits_what_is_chosen(desk) -> None:
    def can_commit(state: Any) -> bool:
        return asked("commit")(state) and any(
            isinstance(one, Commit) for one in state.legal_actions()
        )

    table = desk(play_until(can_commit))
    card = next(one.card for one in table.table.legal if isinstance(one, Commit))
    table.table.show_hint(_suggest(Commit(card)))
    table.table.press("hint-take")
    assert table.table.half_chosen() == (Commit(card),)
    table.table.show_hint(_suggest(Done()))
    table.table.press("hint-take")
    assert table.sent == [(Commit(card), Done())]


def test_the_tile_in_hand_is_hidden_while_places_are_proposed(desk) -> None:
    table = desk(_placing())
    ghost = table.table.scene.ghost
    assert ghost.visible
    place = next(one for one in table.table.legal if isinstance(one, Place))
    table.table.show_hint(_suggest(place))
    assert not ghost.visible
    table.table.press("hint-close")
    assert ghost.visible


def test_decisions_are_compared_without_a_tile_in_hand(desk) -> None:
    table = desk(_placing())
    better, played = [str(one) for one in table.table.legal if isinstance(one, Place)][:2]
    table.table.compare((better,), (played,))
    assert not table.table.scene.ghost.visible
