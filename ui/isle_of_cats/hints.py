"""Hints: up to three numbered ghosts with reasons; one is taken in hand, nothing placed unasked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Place, Rescue, Take, parse
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.hint_sentence import gain_words, headline
from ui.i18n import translate
from ui.isle_of_cats.hint_cards import HintCard, HintCards
from ui.isle_of_cats.hint_ghosts import GhostLook, HintGhosts
from ui.isle_of_cats.hint_words import hint_card
from ui.isle_of_cats.hold import Spot
from ui.isle_of_cats.placing import PlacingStage
from ui.isle_of_cats.stage import ENTER_KEYS, key_letter
from ui.table.game_ui import PromptButton, PromptText
from ui.theme import Role
from ui.widgets import Label

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

MOST: Final = 3
"""How many suggestions are shown at most."""


@dataclass(frozen=True)
class Hint:
    """A suggestion: its actions, and if it places a tile which one and where."""

    actions: tuple[Action, ...]
    name: str
    shape: str
    colour: str | None
    place: Place | None
    card: HintCard


def placed_tile(
    actions: Sequence[Action], view: IsleView
) -> tuple[str, str, str | None, Place | None]:
    """Return the tile that actions place: how it is written, shape, colour, and where it goes."""
    place = next((a for a in actions if isinstance(a, Place)), None)
    name, shape, colour = "", "", None
    for action in actions:
        if isinstance(action, Rescue):
            name = action.tile
            shape, colour = parse_cat(action.tile)
        elif isinstance(action, Take):
            name = shape = action.shape
    prompt = view.prompt
    if place is not None and not shape and prompt is not None:
        shape = str(prompt.facts["shape"])
        name = str(prompt.facts.get("tile") or shape)
        colour = prompt.facts.get("colour")
    if place is not None and place.colour:
        colour = place.colour
    return name, shape, colour, place


class HintBook(QObject):
    """Keeps the hints that are shown, their ghosts and their cards."""

    def __init__(self, desk: "IsleTable") -> None:
        super().__init__(desk)
        self._desk = desk
        self._hints: list[Hint] = []
        self._ghosts = HintGhosts(desk.scene)
        self._at = 0
        self._cards: HintCards | None = None
        self._foot: Label | None = None
        self._open = False
        """Whether the hints shown count only what everybody can see."""

    @property
    def shown(self) -> bool:
        """Whether hints are on the screen."""
        return bool(self._hints)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints shown, best first."""
        return tuple(self._hints)

    def show(self, suggestions: Sequence[Any]) -> None:
        """Show up to three suggestions."""
        self.close()
        stage = self._desk.stage
        if isinstance(stage, PlacingStage) and stage.hold is not None and stage.can_put_back():
            stage.put_back()
        self._open = self._desk.own is None
        best = list(suggestions)[:MOST]
        gains = gain_words([suggestion.gain for suggestion in best])
        for number, (suggestion, gain) in enumerate(zip(best, gains, strict=True), start=1):
            self._hints.append(self._hint(suggestion, number, gain, gains[0]))
        self._at = 0
        if not self._hints:
            return
        if isinstance(stage, PlacingStage):
            stage.cover()
        self._draw()
        self._cards = HintCards([hint.card for hint in self._hints], self._desk.compact)
        self._cards.chosen.connect(self.choose)
        layout: QVBoxLayout = self._desk.side.hint_layout
        layout.addWidget(self._cards)
        self._foot = self._counted()
        layout.addWidget(self._foot)
        self._cards.mark(0)
        self._desk.side.refresh()
        self._desk.say(f"{self._headline()} {self._hints[0].card.spoken}")
        self._desk.changed()

    def _hint(self, suggestion: Any, number: int, gain: str, first: str) -> Hint:
        actions = tuple(parse(text) for text in suggestion.actions)
        name, shape, colour, place = placed_tile(actions, self._desk.view)
        card = hint_card(self._desk, suggestion, actions, shape, colour, number, gain, first)
        return Hint(actions, name, shape, colour, place, card)

    def _counted(self) -> Label:
        """Return the line that says what the hint counts."""
        if self._desk.own is None:
            words = translate("IsleHint", "It counts only what everybody can see.")
        else:
            words = translate(
                "IsleHint",
                "It counts what everybody can see and your own cards. It knows no hidden card.",
            )
        return Label(words, Role.CAPTION, "ink2", wrap=True)

    def _draw(self) -> None:
        self._ghosts.show(
            [
                None
                if hint.place is None
                else GhostLook(
                    hint.shape, hint.colour, hint.place, str(index + 1), hint.card.points_short
                )
                for index, hint in enumerate(self._hints)
            ]
        )

    def cover(self) -> None:
        """Take hints away that count somebody's own cards: other eyes are on the table now."""
        if not self._open:
            self.forget()

    def compare(self, decisions: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Show decisions on a past position as numbered ghosts, each with a word."""
        if isinstance(self._desk.stage, PlacingStage):
            self._desk.stage.cover()
        looks: list[GhostLook | None] = []
        for number, (word, texts_) in enumerate(decisions, start=1):
            actions = tuple(parse(text) for text in texts_)
            _, shape, colour, place = placed_tile(actions, self._desk.view)
            look = None
            if place is not None:
                look = GhostLook(shape, colour, place, str(number), word)
            looks.append(look)
        self._ghosts.show(looks)

    def forget(self) -> None:
        """Take the hints away because the position has changed."""
        self._clear()

    def _clear(self) -> None:
        self._ghosts.clear()
        self._hints = []
        for widget in (self._cards, self._foot):
            if widget is not None:
                self._desk.side.hint_layout.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self._cards = self._foot = None

    def close(self) -> None:
        """Take the hints away."""
        if not self._hints:
            return
        self._clear()
        stage = self._desk.stage
        if isinstance(stage, PlacingStage):
            stage.laid_out()
        self._desk.side.refresh()
        self._desk.changed()

    def choose(self, index: int) -> None:
        """Choose one of the hints, to be taken with Enter."""
        if 0 <= index < len(self._hints):
            self._at = index
            if self._cards is not None:
                self._cards.mark(index)
            self._ghosts.raise_one(index)
            self._desk.say(self._hints[index].card.spoken)
            self._desk.changed()

    def _headline(self, most: int = 99) -> str:
        """Return why the chosen one is proposed, and what the other would be worth.

        Args:
            most: how many reasons are told; the cards tell all of them.
        """
        cards = [hint.card for hint in self._hints]
        card = cards[self._at]
        other = cards[1].points_short if self._at == 0 and len(cards) > 1 else ""
        if self._at:
            other = cards[0].points_short
        phrases = list(card.phrases[:most])
        if self._hints[self._at].place is None:
            phrases.insert(0, card.title)
        gain = card.points_short
        return headline(phrases, gain, other, best=self._at == 0, same=other == gain)

    def prompt(self) -> PromptText:
        """Return the prompt while hints are shown."""
        hint = self._hints[self._at]
        count = len(self._hints)
        back = PromptButton("hint-close", translate("IsleHint", "Close"), key="Esc")
        if hint.place is None:
            detail = hint.card.sentence
            if count > 1:
                detail = translate(
                    "IsleHint", "Press 1 to {count} to choose; Enter does it."
                ).format(count=count)
            take = translate("IsleHint", "Do it")
        else:
            detail = translate("IsleHint", "Nothing is placed before you confirm.")
            if count > 1:
                detail = translate(
                    "IsleHint", "Press 1 to {count} to choose; Enter, or a click on it, takes it "
                    "in hand. Nothing is placed before you confirm."
                ).format(count=count)  # fmt: skip
            take = translate("IsleHint", "Take place {number}").format(number=self._at + 1)
        buttons = (PromptButton("hint-take", take, "tick", primary=True), back)
        short = self._headline(0 if hint.place is None else 2)
        return PromptText(self._headline(), detail, buttons, short=short)

    def press(self, button: str) -> bool:
        """Carry out a button; return whether it was one of the hint's."""
        if button == "hint-take":
            self.take()
            return True
        if button == "hint-close":
            self.close()
            return True
        self.close()
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Digits choose, Enter (or the same digit again) takes."""
        letter = key_letter(event)
        if letter and letter in "123" and int(letter) <= len(self._hints):
            if int(letter) - 1 == self._at:
                self.take()
            else:
                self.choose(int(letter) - 1)
            return True
        if event.key() in ENTER_KEYS:
            self.take()
            return True
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self.choose((self._at + step) % len(self._hints))
            return True
        return False

    def clicked(self, pos: QPointF) -> bool:
        """Take the ghost that is clicked in hand; return whether there was one."""
        index = self._ghosts.at(pos)
        if index is None:
            return False
        self._at = index
        self.take()
        return True

    def take(self) -> None:
        """Take the chosen hint: the tile in hand at its place, or the choice made."""
        hint = self._hints[self._at]
        self.close()
        stage = self._desk.stage
        if hint.place is not None and isinstance(stage, PlacingStage):
            if stage.hold is None or stage.hold.name != hint.name:
                stage.take(hint.name, hint.shape, hint.colour)
            assert stage.hold is not None
            stage.hold.colour = hint.colour
            stage.hold.spot = Spot(hint.place.orientation, hint.place.x, hint.place.y)
            stage.settle_here()
            return
        self._choose_in_stage(hint.actions)

    def _choose_in_stage(self, actions: tuple[Action, ...]) -> None:
        """Make the choice in the stage where it has one, else send the actions."""
        if not self._desk.stage.hinted(actions[0]):
            self._desk.send(actions)
