"""Rescue: commit cards face down, reveal them, then rescue cats round and round."""

from typing import TYPE_CHECKING, Any, ClassVar

from catgames_desktop.model.game import Action, IllegalAction
from catgames_desktop.model.isle_of_cats import anytime
from catgames_desktop.model.isle_of_cats.actions import Commit, Done, End, Play, Rescue
from catgames_desktop.model.isle_of_cats.boarding import AskPlace, price
from catgames_desktop.model.isle_of_cats.cards import CARDS, sorted_hand
from catgames_desktop.model.isle_of_cats.components import LEFT_FISH, RIGHT_FISH, parse_cat
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.offers import COMMIT, DONE, END, FREE, RESCUE
from catgames_desktop.model.isle_of_cats.player import RESCUE_CARDS, Player
from catgames_desktop.model.isle_of_cats.question import (
    Events,
    Question,
    afford,
    told,
    told_partly,
    wrong_kind,
)
from catgames_desktop.model.isle_of_cats.windows import open_window

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


class AskCommit(Question, frozen=True, tag="commit"):
    """Which rescue cards to commit."""

    asks: ClassVar[str] = "commit"
    secret: ClassVar[bool] = True

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        return {}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        hand = dict.fromkeys(state.players[self.seat].hand)
        answers: list[Action] = [COMMIT[card] for card in hand if card in RESCUE_CARDS]
        answers += anytime.playable(state, self.seat)
        answers.append(DONE)
        return answers

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, Done):
            return
        if isinstance(action, Play):
            anytime.check_play(state, self.seat, action)
            return
        if not isinstance(action, Commit):
            raise wrong_kind(self.asks, action)
        if action.card not in state.players[self.seat].hand:
            raise IllegalAction("not-in-hand", card=action.card)
        if action.card not in RESCUE_CARDS:
            raise IllegalAction("not-rescue-card", card=action.card)

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer; when all are done, the cards are revealed."""
        player = state.players[self.seat]
        if isinstance(action, Play):
            anytime.play(state, self.seat, action.card, events)
        elif isinstance(action, Commit):
            player.hand.remove(action.card)
            player.committed = list(sorted_hand([*player.committed, action.card]))
            facts = {"count": len(player.committed)}
            events.append(told_partly("committed", self.seat, facts, {"card": action.card}))
        else:
            state.stack.pop()
            player.ready = True
            at = state.order.index(self.seat) + 1
            if at < len(state.order):
                state.stack.append(AskCommit(state.order[at]))


def begin_commit(state: "IsleState", _: Events) -> None:
    """Ask all seats in island order for their rescue cards."""
    state.phase = "commit"
    state.upcoming = "reveal"
    for player in state.players:
        player.ready = False
    state.stack.append(AskCommit(state.order[0]))


def reveal(state: "IsleState", events: Events) -> None:
    """Turn the committed cards up and sort the island order by speed; ties keep their order."""
    for player in state.players:
        player.speed = sum(CARDS[card].speed for card in player.committed)
        player.ready = False
    before = state.order
    speeds = [player.speed or 0 for player in state.players]
    state.order = tuple(sorted(before, key=lambda seat: -speeds[seat]))
    state.revealed = True
    events.append(
        told(
            "revealed",
            cards=[list(player.committed) for player in state.players],
            speeds=speeds,
            before=list(before),
            order=list(state.order),
        )
    )
    state.upcoming = "rescue"
    open_window(state, "reveal")


def baskets_at_hand(state: "IsleState", player: Player) -> list[str]:
    """Return the kinds of baskets that a player could use for a rescue now."""
    if not MODES[state.mode].cards:
        return [FREE]
    found = []
    if player.baskets:
        found.append("permanent")
    kinds = [CARDS[card].basket for card in player.committed]
    if "whole" in kinds:
        found.append("whole")
    if kinds.count("broken") > 1:
        found.append("broken")
    return found


def payable(state: "IsleState", player: Player) -> list[str]:
    """Return the cats that a player's fish pays for."""
    if player.fish >= RIGHT_FISH or not MODES[state.mode].cards:
        return state.left + state.right
    return state.left if player.fish >= LEFT_FISH else []


def rescues_left(state: "IsleState", player: Player) -> int:
    """Return how many cats may still be rescued in the turn under way."""
    return player.extra + (state.taken == 0)


class AskRescue(Question, frozen=True, tag="rescue"):
    """Which cat to rescue, and with which kind of basket."""

    asks: ClassVar[str] = "rescue"
    secret: ClassVar[bool] = False

    def facts(self, state: "IsleState") -> tuple[dict[str, Any], dict[str, Any]]:
        """Return what belongs to the question, public and secret."""
        left = rescues_left(state, state.players[self.seat])
        return {"rescues": left, "rescued": state.taken}, {}

    def legal(self, state: "IsleState") -> list[Action]:
        """List the answers."""
        player = state.players[self.seat]
        answers: list[Action] = []
        kinds = baskets_at_hand(state, player) if rescues_left(state, player) else []
        if kinds:
            for tile in payable(state, player):
                if player.fits(tile[:-1]):
                    offers = RESCUE[tile]
                    answers.extend(offers[kind] for kind in kinds)
        answers += anytime.playable(state, self.seat)
        answers.append(END)
        return answers

    def check(self, state: "IsleState", action: Action) -> None:
        """Raise ``IllegalAction`` unless the action is an answer."""
        if isinstance(action, End):
            return
        if isinstance(action, Play):
            anytime.check_play(state, self.seat, action)
            return
        if not isinstance(action, Rescue):
            raise wrong_kind(self.asks, action)
        player = state.players[self.seat]
        tile = action.tile
        if tile not in state.left and tile not in state.right:
            raise IllegalAction("no-such-cat", tile=tile)
        if not rescues_left(state, player):
            raise IllegalAction("no-rescue-left")
        if action.basket not in baskets_at_hand(state, player):
            raise IllegalAction("no-basket", basket=action.basket)
        afford(price(state, tile), player.fish, tile=tile)
        if not player.fits(tile[:-1]):
            raise IllegalAction("no-placement", shape=tile[:-1])

    def apply(self, state: "IsleState", action: Action, events: Events) -> None:
        """Carry out an answer; a rescue is paid when its cat is placed."""
        if isinstance(action, Play):
            anytime.play(state, self.seat, action.card, events)
        elif isinstance(action, Rescue):
            shape, colour = parse_cat(action.tile)
            if not MODES[state.mode].cards:
                self._close(state)
            state.stack.append(
                AskPlace(self.seat, "cat", shape, colour, "rescue", action.tile, action.basket)
            )
        else:
            self._close(state)

    def _close(self, state: "IsleState") -> None:
        """Let the turn be over once what is under way is done."""
        state.stack.pop()
        state.upcoming = "turn-over"


def begin_rescue(state: "IsleState", events: Events) -> None:
    """Begin the rescue turns, in the new island order."""
    open_phase(state)
    next_turn(state, events)


def open_phase(state: "IsleState") -> None:
    """Begin the phase of rescue turns; nobody has had one yet."""
    state.phase = "rescue"
    for player in state.players:
        player.passed = False
    state.turn = None


def next_turn(state: "IsleState", _: Events) -> None:
    """Give the turn to the next seat in island order that hasn't passed."""
    state.upcoming = "rescue-turn"
    state.taken = 0
    state.turn = following(state)
    state.stack.append(AskRescue(state.turn))


def following(state: "IsleState") -> int:
    """Return the seat after the one whose turn it was that hasn't passed."""
    order = state.order
    at = order.index(state.turn if state.turn is not None else order[-1])
    return next(
        seat for seat in order[at + 1 :] + order[: at + 1] if not state.players[seat].passed
    )


def turn_over(state: "IsleState", events: Events) -> None:
    """End a turn: whoever rescued nothing is out; then the window, whatever follows it."""
    note_pass(state, events)
    if not state.has_cats() or all(player.passed for player in state.players):
        end_phase(state, events)
    else:
        state.upcoming = "rescue-turn"
    open_window(state, "turn", without=state.turn)


def note_pass(state: "IsleState", events: Events) -> None:
    """Let the seat whose turn it was be out of the phase if it rescued no cat."""
    if state.turn is not None and not state.taken:
        state.players[state.turn].passed = True
        events.append(told("passed", state.turn, phase="rescue"))


def end_phase(state: "IsleState", events: Events) -> None:
    """Discard the committed cards, used or not; the window after the turn is still to come."""
    discarded = [player.committed for player in state.players]
    for player in state.players:
        state.discard += player.committed
        player.committed = []
        player.passed = False
    state.revealed = False
    state.upcoming = "finds" if MODES[state.mode].cards else "end-of-day"
    events.append(told("phase-ended", phase="rescue", discarded=discarded))
