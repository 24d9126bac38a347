"""A person who asks for a hint at each question of The Isle of Cats and does what it says."""

import argparse
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from tests.window.hands import Gesture
from tests.window.islander import Islander
from tests.window.person import StuckError
from tests.window.running import bot_processes
from ui.places import HomePlace, TablePlace
from ui.table.prompt_bar import HINT

STORIES = ("advised-isle",)


class AdvisedIslander(Islander):
    """Takes the first suggestion, and confirms what is then in hand or picked."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.told: dict[str, list[str]] = {}
        """By kind of question what the prompt bar said with a hint."""
        self.ghosts = 0

    def decide(self) -> Gesture:
        """Ask, look, take."""
        screen = self.screen
        match, hints = screen.match, screen.table.hints
        kind, position = match.prompt.kind, match.position
        if screen.table.hint_refusal():  # all slots of the draft are full
            yield from self.button_primary()
            yield from self.until(lambda: match.position > position, "the answer")
            return
        if self.mouse:
            yield from self.button(HINT)
        else:
            yield from self.hands.press("h")
        yield from self.until(lambda: hints.shown, f"a hint at {kind}")
        self._look(kind)
        yield from self.button_primary()
        yield from self.until(lambda: not hints.shown, "the hint to be taken")
        if self.hold is not None and match.position == position:
            yield from self.button_primary()
            yield from self.until(lambda: match.position > position, "the tile on the boat")

    def _look(self, kind: str) -> None:
        """See what a hint says, and that each place that it proposes is on the boat."""
        hints = self.screen.table.hints
        self.told.setdefault(kind, []).append(self.screen.prompt.sentence)
        placed = [hint for hint in hints.hints if hint.place is not None]
        if len(hints._ghosts._ghosts) != len(placed):
            raise StuckError(f"{len(placed)} places, but other ghosts at {kind}")
        if any(not hint.card.title for hint in hints.hints):
            raise StuckError(f"a hint without words at {kind}")
        self.ghosts += len(placed)
        if len(self.told[kind]) == 1:
            self.shot(f"hint-{kind}")


class AdvisedStories:
    """What such a person does from opening the program to closing it."""

    def __init__(self, person: AdvisedIslander, options: argparse.Namespace) -> None:
        self.person = person
        self.options = options
        self.facts: dict[str, Any] = {}

    def advised_isle(self) -> Gesture:
        """Choose mode and level in New game, play a day with hints, leave while one is thought."""
        person = self.person
        yield from person.hands.focus(person.window.windowHandle())
        yield from person.press(person.child("play-isle-of-cats"))
        yield from person.until(lambda: hasattr(person.window.screen_now, "seats"), "New game")
        yield from self._set_up()
        yield from person.press(person.child("start"))
        yield from person.until(lambda: isinstance(person.window.place, TablePlace), "the table")
        match = person.screen.match
        self.facts["options"] = match.setup.options
        self.facts["levels"] = [seat.level for seat in match.setup.seats]
        yield from person.play(lambda: match.view().day > 1)
        self.facts["told"] = person.told
        self.facts["ghosts"] = person.ghosts
        self.facts["assisted"] = match.assisted
        yield from person.until(
            lambda: person.settled() and person.screen.my_turn and match.can_hint, "a question"
        )
        yield from person.hands.press("h")
        person.screen.home_wanted.emit()
        yield from person.until(lambda: isinstance(person.window.place, HomePlace), "Home")
        self.facts["processes"] = len(bot_processes())

    def _set_up(self) -> Gesture:
        """Leave as many seats as the mode wants, choose it, and the level of each bot."""
        person, mode = self.person, self.options.mode
        screen: Any = person.window.screen_now
        while mode == "solo" and len(screen.seats.rows) > 1:
            count = len(screen.seats.rows)
            yield from person.press(screen.seats.rows[-1].remove, Qt.Key.Key_Space)
            yield from person.until(lambda n=count: len(screen.seats.rows) < n, "a seat less")
        cards = screen.mode.cards.cards
        if person.mouse:
            yield from person.press(cards[mode])
        else:
            yield from person.tab_to(next(card for card in cards.values() if card.isChecked()))
            yield from self._down_to(cards[mode].isChecked)
        yield from person.until(cards[mode].isChecked, f"the mode {mode}")
        for row in screen.seats.rows[1:]:
            yield from person.tab_to(row.level)
            yield from person.hands.press("Home")
            yield from self._down_to(lambda r=row: r.level.value == "hard")
        yield from person.type_seed(self.options.seed)
        person.shot("new-game")

    def _down_to(self, holds: Callable[[], bool]) -> Gesture:
        """Press Down until something is chosen."""
        for _ in range(9):
            if holds():
                return
            yield from self.person.hands.press(Qt.Key.Key_Down)
        raise StuckError("Down doesn't lead there")
