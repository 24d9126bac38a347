"""The trick rules as a machine: whatever is played, the rules stated here in full hold.

Beside the state runs a model of its own, in plain lists, that is written from the rule page.
"""

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from catgames_desktop.model.cat_in_the_box import CatInTheBox
from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict
from catgames_desktop.model.cat_in_the_box.components import COLOURS, table
from catgames_desktop.model.game import IllegalAction

GAME = CatInTheBox()
CARDS = st.tuples(st.integers(-1, 11), st.sampled_from((*COLOURS, "pink")))


class Tricks(RuleBasedStateMachine):
    """Random plays, legal or not, beside a plain model of the round."""

    @initialize(players=st.sampled_from(GAME.players), seed=st.integers(0, 10_000))
    def begin(self, players, seed):
        self.players = players
        self.state = GAME.new_game({}, players, f"stateful {seed}")
        self.begin_round()

    def begin_round(self):
        self.round = self.state.round
        self.hands = [list(hand) for hand in self.state.dealt]
        self.kept = [set(COLOURS) for _ in range(self.players)]
        self.tokens = {}
        self.trick = []
        self.won = [0] * self.players
        self.to_lead = self.state.start
        self.blocked = set()
        for number in set(self.state.shown):
            for colour in ("green", "yellow", "blue")[: self.state.shown.count(number)]:
                self.blocked.add((number, colour))

    def turn(self):
        return (self.to_lead + len(self.trick)) % self.players

    def may(self, seat):
        """Return all plays that the rule page allows a seat now."""
        cells = {
            (number, colour)
            for number in self.hands[seat]
            for colour in self.kept[seat]
            if (number, colour) not in self.tokens and (number, colour) not in self.blocked
        }
        broken = any(colour == "red" for _, colour in self.tokens)
        if not self.trick and not broken:
            return {cell for cell in cells if cell[1] != "red"} or cells
        return cells

    def phase(self, name):
        return self.state.actor is not None and self.state.phase == name

    @precondition(lambda self: self.phase("aside"))
    @rule(which=st.integers(0, 20))
    def set_aside(self, which):
        seat = self.state.actor
        number = self.hands[seat][which % len(self.hands[seat])]
        self.state.apply(Aside(number))
        self.hands[seat].remove(number)

    @precondition(lambda self: self.phase("predict"))
    @rule(which=st.integers(0, 5))
    def predict(self, which):
        options = table().players[self.players].predictions
        self.state.apply(Predict(options[which % len(options)]))

    @precondition(lambda self: self.phase("play"))
    @rule(card=CARDS)
    def try_any(self, card):
        seat = self.state.actor
        if card in self.may(seat):
            self.state.check(Play(*card))
            return
        before = self.state.digest()
        with pytest.raises(IllegalAction):
            self.state.apply(Play(*card))
        assert self.state.digest() == before

    @precondition(lambda self: self.phase("play"))
    @rule(which=st.integers(0, 40))
    def play(self, which):
        seat = self.state.actor
        allowed = sorted(self.may(seat))
        number, colour = allowed[which % len(allowed)]
        events = self.state.apply(Play(number, colour))
        lost = self.lay(seat, number, colour)
        assert events[0].facts == {"number": number, "colour": colour, "lost": lost}
        names = [event.name for event in events]
        assert ("trick-won" in names) == (not self.trick)
        over = len(self.tokens) == table().players[self.players].tricks * self.players
        paradox = not over and not self.may(self.turn())
        assert ("paradox" in names) == paradox
        if over or paradox:
            self.end_round(self.turn() if paradox else None)

    @precondition(lambda self: self.state.actor is None)
    @rule(card=CARDS)
    def after_the_end(self, card):
        assert self.state.outcome is not None
        assert self.state.legal_actions() == []
        with pytest.raises(IllegalAction, match="over"):
            self.state.apply(Play(*card))

    def lay(self, seat, number, colour):
        self.hands[seat].remove(number)
        self.tokens[number, colour] = seat
        led = self.trick[0][2] if self.trick else colour
        lost = led if colour != led and led in self.kept[seat] else None
        self.kept[seat].discard(lost)
        self.trick.append((seat, number, colour))
        if len(self.trick) == self.players:
            reds = [card for card in self.trick if card[2] == "red"]
            best = max(reds or [c for c in self.trick if c[2] == led], key=lambda c: c[1])
            self.won[best[0]] += 1
            self.to_lead, self.trick = best[0], []
        return lost

    def end_round(self, causer):
        done = self.state.rounds[-1]
        assert done.paradox == causer
        assert list(done.tricks) == self.won
        for seat, score in enumerate(done.scores):
            limit = table().players[self.players].bonus_up_to
            met = (
                self.won[seat] <= limit
                if limit is not None
                else self.won[seat] == done.predictions[seat]
            )
            sign = -1 if seat == causer else 1
            bonus = self.group(seat) if met and seat != causer else 0
            assert score.total == sign * self.won[seat] + bonus
        if causer is None:
            assert {len(hand) for hand in done.left} == {1}
        if self.state.actor is not None:
            self.begin_round()

    def group(self, seat):
        """Return the size of the largest group, by walking from token to token."""
        own = {(n, COLOURS.index(c)) for (n, c), owner in self.tokens.items() if owner == seat}
        most = 0
        while own:
            heap, size = [own.pop()], 0
            while heap:
                x, y = heap.pop()
                size += 1
                near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & own
                own -= near
                heap += near
            most = max(most, size)
        return most

    @invariant()
    def same_as_the_model(self):
        if not self.phase("play"):
            return
        state = self.state
        assert state.actor == self.turn()
        listed = {(play.number, play.colour) for play in state.legal_actions()}
        assert listed == self.may(state.actor)
        assert listed
        assert state.tricks == self.won
        for seat in range(self.players):
            assert state.hand(seat) == sorted(self.hands[seat])
            assert set(state.colours_of(seat)) == self.kept[seat]


TestTricks = Tricks.TestCase
TestTricks.settings = settings(max_examples=50, stateful_step_count=50, deadline=None)
