"""Rare finds, bonuses and tiles from the bag: choose a card, take a tile, place it."""

from typing import Any

from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Decline, End, Find, Take
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import DAYS, parse_cat
from catgames_desktop.model.isle_of_cats.shapes import KINDS, RARE_SHAPES
from ui.i18n import translate
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.hold import Hold, Source
from ui.isle_of_cats.placing import PlacingStage
from ui.isle_of_cats.shelf import Offer
from ui.isle_of_cats.stage import ENTER_KEYS, Stage, key_letter
from ui.table.game_ui import PromptButton, PromptText


class FindsStage(Stage):
    """Which Oshax or treasure card to play."""

    chosen = ""

    def _finds(self) -> frozenset[str]:
        return frozenset(a.card for a in self.desk.legal if isinstance(a, Find))

    def refresh_hand(self) -> None:
        """Lift the chosen card; veil none: a press says why not."""
        wanted = self.chosen or self.purple
        indices = [card.index for card in self.desk.hand.cards if card.card == wanted]
        self.desk.hand.mark(indices[:1], {})

    def card_pressed(self, index: int, card: str) -> None:
        """Choose a find card, or a purple one."""
        if card in self._finds():
            self.purple = ""
            self.chosen = "" if self.chosen == card else card
            self.desk.sound.emit("card")
            self.refresh_hand()
            self.desk.changed()
        else:
            self.chosen = ""
            super().card_pressed(index, card)

    def why_not(self, card: str) -> str:
        """Return why a card can't be played among the finds."""
        kind = CARDS[card].kind
        found = int((self.desk.view.prompt and self.desk.view.prompt.facts.get("found")) or 0)
        if kind in ("oshax", "treasure"):
            if found:
                return translate("IsleFinds", "You have played a find this turn already.")
            return translate("IsleFinds", "Nothing of it is left that fits on your boat.")
        return super().why_not(card)

    def question(self) -> PromptText:
        """Return the prompt."""
        found = int((self.desk.view.prompt and self.desk.view.prompt.facts.get("found")) or 0)
        end_word = translate("IsleFinds", "End turn") if found else translate("IsleFinds", "Pass")
        can = self._finds()
        if self.chosen:
            return PromptText(
                translate("IsleFinds", "Play “{card}”?").format(
                    card=card_texts.card_title(self.chosen)
                ),
                card_texts.card_sentence(self.chosen),
                (
                    PromptButton("find", translate("IsleFinds", "Play it"), "tick", primary=True),
                    PromptButton("keep", translate("IsleFinds", "Keep it"), key="Esc"),
                ),
            )
        end = PromptButton("end", end_word, primary=not can)
        passing = translate("IsleFinds", "Passing is final for today.")
        if self.desk.view.day == DAYS and self.playable:
            passing = translate("IsleFinds", "Last day: soon purple cards are worth nothing.")
        if can:
            sentence = translate("IsleFinds", "Rare finds: play an Oshax or treasure card?")
            detail = passing
        elif found:
            sentence = translate("IsleFinds", "Your find is aboard")
            detail = translate("IsleFinds", "You may still play a purple card.")
        else:
            sentence = translate("IsleFinds", "You have no find to play now")
            detail = passing
        return PromptText(sentence, detail, (end,))

    def press(self, button: str) -> None:
        """Play the chosen card, or end the turn."""
        if button == "find" and self.chosen:
            card, self.chosen = self.chosen, ""
            self.desk.send((Find(card),))
        elif button == "end":
            self.desk.send((End(),))
        else:
            super().press(button)

    def cancel(self) -> bool:
        """Lay the chosen card down again."""
        if self.chosen:
            self.chosen = ""
            self.refresh_hand()
            self.desk.changed()
            return True
        return super().cancel()

    def key(self, event: QKeyEvent) -> bool:
        """Enter plays the chosen card; digits choose."""
        if self.chosen and event.key() in ENTER_KEYS:
            self.press("find")
            return True
        letter = key_letter(event)
        if letter and letter in "123456789":
            cards = self.desk.hand.cards
            at = int(letter) - 1
            if at < len(cards) and cards[at].card:
                self.card_pressed(at, cards[at].card or "")
                return True
        return super().key(event)


class TakeStage(PlacingStage):
    """Which tile to take, and where it goes: both are sent together."""

    def enter(self) -> None:
        """Put what is offered on the shelf."""
        super().enter()
        self.laid_out()

    def laid_out(self) -> None:
        """Lay the shelf out anew."""
        facts = self._facts
        if facts["source"] == "bonus":
            title = translate("IsleFinds", "The map pays: take a common treasure")
            if self.desk.view.mode == "family":
                title = translate("IsleFinds", "The map pays: take a treasure, common or rare")
            detail = translate("IsleFinds", "It is placed at once, and it is optional.")
        elif self._oshax:
            title = translate("IsleFinds", "Take one of the Oshax")
            detail = translate("IsleFinds", "You choose its family when you place it.")
        elif self._optional:
            title = translate("IsleFinds", "Take a second treasure")
            detail = translate("IsleFinds", "It may have the same shape, and it is optional.")
        else:
            title = translate("IsleFinds", "Take a treasure")
            detail = translate("IsleFinds", "Drag it to your boat, or press its letter.")
        view = self.desk.view
        offers = []
        for shape in facts["shapes"]:
            stock = view.pool if shape in RARE_SHAPES else view.stock
            note = "" if KINDS[shape] == "oshax" else texts.left_of(stock.get(shape, 0))
            offers.append(Offer(shape, shape, None, note))
        scene = self.desk.scene
        scene.shelf.show(title, detail, offers, scene.layout_now, scene.dpr)
        super().laid_out()

    def leave(self) -> None:
        """Take the shelf away."""
        super().leave()
        self.desk.scene.shelf.hide()

    @property
    def _facts(self) -> dict[str, Any]:
        prompt = self.desk.view.prompt
        return dict(prompt.facts) if prompt is not None else {}

    @property
    def _oshax(self) -> bool:
        return any(KINDS[str(shape)] == "oshax" for shape in self._facts["shapes"])

    @property
    def _optional(self) -> bool:
        return any(isinstance(action, Decline) for action in self.desk.legal)

    def take_source(self) -> Source:
        """Return that the tile comes from an offer."""
        return "offer"

    def can_take(self, name: str) -> str:
        """Return why a tile can't be taken, or ""."""
        if any(isinstance(a, Take) and a.shape == name for a in self.desk.legal):
            return ""
        return translate("IsleFinds", "This tile can't be taken now.")

    def actions(self, hold: Hold) -> tuple[Action, ...]:
        """Return what is taken and where it goes."""
        return (Take(hold.shape), self.place_action(hold))

    def question(self) -> PromptText:
        """Return the prompt: which tile, or where it goes."""
        facts = self._facts
        if self.hold is not None:
            sentence = translate("IsleFinds", "Place {tile} on your boat").format(
                tile=texts.the_tile(self.hold.shape, self.hold.colour)
            )
            return self.hold_prompt(sentence)
        if facts["source"] == "bonus":
            sentence = translate("IsleFinds", "Which common treasure will you take?")
            if self.desk.view.mode == "family":
                sentence = translate("IsleFinds", "Which treasure will you take?")
        elif self._oshax:
            sentence = translate("IsleFinds", "Which Oshax comes aboard?")
        else:
            sentence = translate("IsleFinds", "Which treasure will you take?")
        detail = translate("IsleFinds", "Drag it to your boat, or press its letter.")
        buttons: tuple[PromptButton, ...] = ()
        if self._optional:
            word = (
                translate("IsleFinds", "No treasure")
                if facts["source"] == "bonus"
                else translate("IsleFinds", "Skip it")
            )
            buttons = (PromptButton("decline", word),)
        return PromptText(sentence, detail, buttons)

    def press(self, button: str) -> None:
        """Decline, confirm or put back."""
        if button == "decline":
            self.desk.send((Decline(),))
        else:
            super().press(button)


class PlaceStage(PlacingStage):
    """A tile is in hand already: only its place is asked."""

    def enter(self) -> None:
        """Show the tile where it may lie."""
        super().enter()
        if self.hold is not None:
            return
        prompt = self.desk.view.prompt
        assert prompt is not None
        facts = prompt.facts
        shape = str(facts["shape"])
        colour = facts.get("colour")
        name = str(facts.get("tile") or shape)
        if colour is None and KINDS[shape] == "cat":
            colour = parse_cat(name)[1]
        self.take(name, shape, str(colour) if colour else None)
        self.start_on_boat()

    def take_source(self) -> Source:
        """Return that the tile belongs to the question."""
        return "prompt"

    def can_take(self, name: str) -> str:
        """Return that first this tile has to be placed."""
        return translate("IsleFinds", "First place the tile that you have in hand.")

    def can_put_back(self) -> bool:
        """Return False: the tile has been taken."""
        return False

    def question(self) -> PromptText:
        """Return the prompt."""
        prompt = self.desk.view.prompt
        assert prompt is not None
        assert self.hold is not None
        source = prompt.facts.get("source")
        tile = texts.the_tile(self.hold.shape, self.hold.colour)
        if source == "card":
            sentence = translate("IsleFinds", "Out of the bag: place {tile}").format(tile=tile)
        else:
            sentence = translate("IsleFinds", "Place {tile} on your boat").format(tile=tile)
        return self.hold_prompt(sentence)

    def dropped(self, pos: object) -> None:
        """Let the tile lie; beside the boat it goes back to where it was."""
        super().dropped(pos)  # type: ignore[arg-type]
        if self.hold is None:
            self.enter()
