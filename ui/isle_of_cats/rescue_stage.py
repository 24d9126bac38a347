"""Rescue turns: take a cat from a field, place it, choose the basket that it comes in."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import End, Rescue
from catgames_desktop.model.isle_of_cats.shapes import KINDS
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.facts import FieldCat, field_cats, price, rescuable, rescue_baskets
from ui.isle_of_cats.hand import PurseLook
from ui.isle_of_cats.hold import Hold
from ui.isle_of_cats.hold_stage import HoldStage
from ui.isle_of_cats.placing import PlacingStage
from ui.isle_of_cats.purse import kind_word, purse_of, with_rescue
from ui.isle_of_cats.reasons import why_cat
from ui.isle_of_cats.stage import key_letter
from ui.table.game_ui import PromptButton, PromptText


class RescueStage(PlacingStage):
    """A rescue turn of the person before the screen."""

    _basket = ""

    def _cat(self, name: str) -> FieldCat | None:
        return next((cat for cat in field_cats(self.desk.view) if cat.name == name), None)

    @property
    def _rescues(self) -> int:
        prompt = self.desk.view.prompt
        return int(prompt.facts.get("rescues", 1)) if prompt is not None else 0

    @property
    def _free(self) -> bool:
        """Whether cats cost nothing."""
        return self.desk.view.mode == "family"

    def can_take(self, name: str) -> str:
        """Return why a cat can't be rescued, or ""."""
        cat = self._cat(name)
        if cat is None and KINDS.get(name) == "oshax":
            return translate("IsleRescue", "Oshax come with an Oshax card, among the rare finds.")
        if cat is None and self._free:
            return translate("IsleRescue", "Treasures come when a cat covers its map.")
        if cat is None:
            return translate(
                "IsleRescue", "Treasures are found later: with a treasure card or a map."
            )
        if name in rescuable(self.desk.legal):
            return ""
        return why_cat(self.desk.view, self.desk.seat, cat, self._rescues)

    def take(self, name: str, shape: str, colour: str | None) -> None:
        """Take a cat in hand; the sensible basket is chosen."""
        super().take(name, shape, colour)
        kinds = self.baskets()
        self._basket = self._basket if self._basket in kinds else (kinds[0] if kinds else "")

    def baskets(self) -> tuple[str, ...]:
        """Return the kinds of basket for the cat in hand, the sensible one first."""
        return rescue_baskets(self.desk.legal, self.hold.name) if self.hold else ()

    def inherit(self, old: HoldStage) -> None:
        """Go on with cat and basket."""
        super().inherit(old)
        assert isinstance(old, RescueStage)
        self._basket = old._basket

    def actions(self, hold: Hold) -> tuple[Action, ...]:
        """Return the rescue and its placement, sent together."""
        return (Rescue(hold.name, self._basket), self.place_action(hold))  # type: ignore[arg-type]

    def paid(self, hold: Hold) -> int:
        """Return the price of the cat."""
        if self._free:
            return 0
        cat = self._cat(hold.name)
        return price(cat.side) if cat is not None else 0

    def purse(self) -> PurseLook | None:
        """Return the purse, with the cost of the rescue that is planned."""
        if self._free:
            return None
        cat = self._cat(self.hold.name) if self.hold else None
        if cat is None or not self._basket:
            return purse_of(self.desk.view, self.desk.seat)
        return with_rescue(self.desk.view, self.desk.seat, cat.side, self._basket)

    def question(self) -> PromptText:
        """Return the prompt: which cat, or where it goes."""
        if self.hold is not None:
            return self._holding()
        done = int((self.desk.view.prompt and self.desk.view.prompt.facts.get("rescued")) or 0)
        can = rescuable(self.desk.legal)
        end_word = translate("IsleRescue", "End turn") if done else translate("IsleRescue", "Pass")
        end = PromptButton("end", end_word, primary=not can, key="")
        if can:
            sentence = (
                translate("IsleRescue", "Rescue one more cat, or end your turn")
                if done
                else translate("IsleRescue", "Which cat will you rescue?")
            )
            detail = (
                translate("IsleRescue", "Drag it to your boat, or press its letter.")
                if self.desk.view.sister is None
                else translate("IsleRescue", "Drag it to your boat, or press its number.")
            )
        elif done:
            sentence = translate("IsleRescue", "Your cat is aboard")
            detail = translate("IsleRescue", "You may still play a purple card.")
        else:
            sentence = translate("IsleRescue", "No cat can be rescued now")
            detail = self._why_none()
        return PromptText(sentence, detail, (end,))

    def _why_none(self) -> str:
        cats = field_cats(self.desk.view)
        if not cats:
            return translate("IsleRescue", "Both fields are empty.")
        cheap = next((cat for cat in cats if cat.side == "left"), cats[0])
        return why_cat(self.desk.view, self.desk.seat, cheap, self._rescues)

    def _holding(self) -> PromptText:
        assert self.hold is not None
        cat = self._cat(self.hold.name)
        cost = ""
        if cat is not None and self._basket and not self._free:
            cost = translate("IsleRescue", "{fish} and {basket}.").format(
                fish=texts.fish(price(cat.side)), basket=kind_word(self._basket)
            )
        sentence = translate("IsleRescue", "Place {tile} on your boat").format(
            tile=texts.the_tile(self.hold.shape, self.hold.colour)
        )
        prompt = self.hold_prompt(sentence, cost)
        if len(self.baskets()) < 2:
            return prompt
        switch = PromptButton("basket", translate("IsleRescue", "Other basket"), "basket", key="Y")
        return PromptText(prompt.sentence, prompt.detail, (*prompt.buttons, switch))

    def press(self, button: str) -> None:
        """End the turn, switch the basket, confirm, put back."""
        if button == "end":
            self.desk.send((End(),))
        elif button == "basket":
            self.switch_basket()
        else:
            super().press(button)

    def switch_basket(self) -> None:
        """Pay with the next kind of basket."""
        kinds = self.baskets()
        if len(kinds) > 1:
            self._basket = kinds[(kinds.index(self._basket) + 1) % len(kinds)]
            self.desk.show_purse()
            self.desk.say(kind_word(self._basket))
            self.desk.changed()

    def key(self, event: QKeyEvent) -> bool:
        """Y switches the basket while a cat is in hand."""
        if self.hold is not None and key_letter(event) == "Y" and len(self.baskets()) > 1:
            self.switch_basket()
            return True
        return super().key(event)

    def lifted(self, name: str, grab: QPointF, drag: bool) -> None:
        """Take a cat up; treasures of the pool answer with a reason."""
        super().lifted(name, grab, drag)
        self.desk.show_purse()

    def put_back(self) -> None:
        """Return the cat; the next one starts with the sensible basket again."""
        self._basket = ""
        super().put_back()
        self.desk.show_purse()
