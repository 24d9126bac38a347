"""The question about a card just drawn: swap it, use its ability, or discard it."""

from collections.abc import Sequence
from typing import Any

from catgames_desktop.model.alcatraz.actions import (
    Bunk,
    Discard,
    Guard,
    Peek,
    Rearrange,
    Spy,
    Swap,
    Trade,
)
from catgames_desktop.model.alcatraz.components import Ability, ability
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, Seat
from ui.alcatraz.art.cards import number
from ui.alcatraz.card_button import Spot
from ui.alcatraz.questions import CANCEL, CONFIRM, Question, row_spot
from ui.alcatraz.texts import (
    DISCARD_KEY,
    SWAP_KEY,
    USE_KEY,
    card_tip,
    pile,
    place,
    power_name,
    power_sentence,
)
from ui.i18n import translate
from ui.table.game_ui import PromptButton, PromptText


class DrawnQuestion(Question):
    """A card was drawn from the stock: swap it, use its ability, or discard it."""

    def __init__(self, view: AlcatrazView, legal: Sequence[Action], seat: Seat) -> None:
        super().__init__(view, legal, seat)
        self.mode = ""
        self.cards: list[int] = []
        self.other: tuple[Seat, int] | None = None
        self.door: int | None = None
        self.pile: int | None = None
        self.power: Ability | None = None if view.drawn is None else ability(view.drawn)

    # What fits: every legal action that agrees with what is chosen.

    def _usable(self) -> bool:
        return self.power is not None and bool(self._of(self.power))

    def _of(self, mode: str) -> list[Any]:
        kind = {
            "swap": Swap, "discard": Discard, "peek": Peek, "spy": Spy, "rearrange": Rearrange,
            "trade": Trade, "guard": Guard, "bunk": Bunk,
        }[mode]  # fmt: skip
        return [action for action in self.legal if isinstance(action, kind)]

    def _own_places(self, mode: str) -> set[int]:
        actions = self._of(mode)
        if mode == "rearrange":
            return {at for a in actions for at in (a.first, a.second)}
        if mode in ("swap", "peek", "bunk", "trade"):
            return {a.place for a in actions}
        return set()

    def _other_places(self, mode: str) -> set[tuple[Seat, int]]:
        if mode == "spy":
            return {(a.seat, a.place) for a in self._of(mode)}
        if mode == "trade":
            return {(a.seat, a.other_place) for a in self._of(mode)}
        return set()

    def chosen(self) -> frozenset[Spot]:
        """Return what is chosen."""
        spots = {row_spot(self.seat, at) for at in self.cards}
        if self.other is not None:
            spots.add(row_spot(*self.other))
        if self.door is not None:
            spots.add(("door", self.door, 0))
        if self.pile is not None:
            spots.add(("pile", self.pile, 0))
        return frozenset(spots)

    def _modes(self) -> tuple[str, ...]:
        """Return the modes that a press may mean now, the likelier first."""
        if self.mode:
            return (self.mode,)
        power = self.power if self._usable() else None
        first = () if power is None or power in ("peek", "rearrange", "bunk", "trade") else (power,)
        return (*first, "swap", "discard")

    def pickable(self) -> frozenset[Spot]:
        """Return what can be pressed."""
        spots: set[Spot] = set()
        for mode in self._modes():
            spots |= {row_spot(self.seat, at) for at in self._own_places(mode)}
            spots |= {row_spot(*where) for where in self._other_places(mode)}
            if mode == "guard":
                spots |= {("door", at, 0) for at in range(len(self.view.objectives))}
            if mode != "bunk":
                spots |= {("pile", at, 0) for at in (0, 1)}
        return frozenset(spots)

    def set_mode(self, mode: str) -> None:
        """Decide what to do with the card."""
        if mode != self.mode:
            self.mode = mode
            self.cards, self.other, self.door = [], None, None

    def press(self, spot: Spot) -> tuple[Action, ...] | str | None:
        """Take a press."""
        kind, first, second = spot
        if spot not in self.pickable():
            return self._why_not(spot)
        before = self.done()
        if before is not None and spot in self.chosen():
            return before
        if kind == "pile":
            self.mode = self.mode or "discard"
            self.pile = first
        elif kind == "door":
            self.set_mode("guard")
            self.door = first
        elif kind == "row" and first == self.seat:
            self._press_own(second)
        else:
            if not self.mode and self.power is not None:
                self.set_mode(self.power)
            self.other = (first, second)
        return None

    def _press_own(self, at: int) -> None:
        if not self.mode:
            self.set_mode("swap")
        if self.mode != "rearrange":
            self.cards = [at]
        elif at in self.cards:
            self.cards.remove(at)
        else:
            self.cards = sorted([*self.cards[-1:], at])

    def _why_not(self, spot: Spot) -> str:
        kind, seat, at = spot
        if kind in ("stock", "drawn"):
            return translate("AlcatrazAsk", "First decide about the card that you drew.")
        if kind == "row" and self.mode in ("peek", "trade", "spy"):
            row = self.view.seats[seat].row
            if at < len(row) and row[at].up:
                return translate("AlcatrazAsk", "That card lies face up: choose a hidden one.")
        if kind == "row" and self.mode == "bunk":
            return translate("AlcatrazAsk", "A bunk lies there already.")
        return translate("AlcatrazAsk", "That doesn't fit what you want to do with the card.")

    def done(self) -> tuple[Action, ...] | None:
        """Return the actions if enough is chosen."""
        action = self._action()
        return (action,) if action is not None and action in self.legal else None

    def _action(self) -> Action | None:
        pile, cards = self.pile, self.cards
        if self.mode == "bunk" and cards:
            return Bunk(cards[0])
        if pile is None or not self.mode:
            return None
        match self.mode:
            case "discard":
                return Discard(pile)
            case "swap" if cards:
                return Swap(cards[0], pile)
            case "peek" if cards:
                return Peek(cards[0], pile)
            case "spy" if self.other is not None:
                return Spy(*self.other, pile)
            case "rearrange" if len(cards) == 2:
                return Rearrange(cards[0], cards[1], pile)
            case "trade" if cards and self.other is not None:
                return Trade(cards[0], *self.other, pile)
            case "guard" if self.door is not None:
                return Guard(self.view.objectives[self.door], pile)
        return None

    def cancel(self) -> bool:
        """Forget what is chosen."""
        had = bool(self.mode) or self.pile is not None
        self.set_mode("")
        self.cards, self.other, self.door, self.pile = [], None, None, None
        return had

    def button(self, name: str) -> tuple[Action, ...] | str | None:
        """Take a button of the prompt bar."""
        if name in ("swap", "discard"):
            self.set_mode(name)
            return None
        if name == "use":
            if self.power is None or not self._usable():
                return self.use_refusal()
            self.set_mode(self.power)
            return None
        return super().button(name)

    def use_refusal(self) -> str:
        """Return why the ability can't be used, or ""."""
        if self.power is None:
            return translate("AlcatrazAsk", "This card has no ability.")
        if not self._usable():
            return translate("AlcatrazAsk", "Its ability has nothing to work on now.")
        return ""

    # What is said.

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        if not self.mode:
            return self._what_now()
        ready = self.done() is not None
        buttons = [PromptButton(CANCEL, translate("AlcatrazAsk", "Cancel"), "", "Esc")]
        if ready:
            buttons.insert(0, PromptButton(CONFIRM, self._confirm_word(), "tick", "", True))
        sentence, detail = self._asked()
        return PromptText(sentence, detail, tuple(buttons))

    def _what_now(self) -> PromptText:
        value = self.view.drawn
        sentence = translate("AlcatrazAsk", "You drew a {value}: what will you do with it?").format(
            value="?" if value is None else number(value)
        )
        power = self.power
        buttons = [
            PromptButton("swap", translate("AlcatrazAsk", "Swap"), "swap", SWAP_KEY),
            PromptButton("discard", translate("AlcatrazAsk", "Discard"), "", DISCARD_KEY),
        ]
        if power is not None:
            reason = self.use_refusal()
            use = PromptButton("use", power_name(power), "", USE_KEY, False, not reason, reason)
            buttons.insert(1, use)
        detail = card_tip(value) if power is not None and value is not None else ""
        if power is None:
            detail = translate("AlcatrazAsk", "It has no ability: swap it or discard it.")
        return PromptText(sentence, detail, tuple(buttons))

    def _confirm_word(self) -> str:
        match self.mode:
            case "swap":
                return translate("AlcatrazAsk", "Swap")
            case "discard":
                return translate("AlcatrazAsk", "Discard")
            case "bunk":
                return translate("AlcatrazAsk", "Lay it there")
            case "peek" | "spy":
                return translate("AlcatrazAsk", "Look")
            case _:
                return translate("AlcatrazAsk", "Do it")

    def _asked(self) -> tuple[str, str]:
        if self.mode == "bunk":
            if not self.cards:
                return (
                    translate("AlcatrazAsk", "On which of your cards do you lay the bunk?"),
                    power_sentence("bunk"),
                )
            return (
                translate("AlcatrazAsk", "Lay the bunk on {card}?").format(
                    card=place(self.cards[0])
                ),
                translate("AlcatrazAsk", "From now on only the bunk counts there."),
            )
        target = self._target_asked()
        if target is not None:
            return target
        if self.pile is None:
            return (self._pile_asked(), translate("AlcatrazAsk", "Tap a pile, or press D or F."))
        return self._ready()

    def _pile_asked(self) -> str:
        if self.mode == "swap":
            return translate("AlcatrazAsk", "On which pile does the replaced card go?")
        return translate("AlcatrazAsk", "On which pile does the drawn card go?")

    def _target_asked(self) -> tuple[str, str] | None:
        """Return what is still to be chosen besides the pile; None: nothing."""
        cards, mode = self.cards, self.mode
        if mode == "swap" and not cards:
            return (
                translate("AlcatrazAsk", "Which of your cards does it replace?"),
                translate("AlcatrazAsk", "Yours lies face down; the replaced one goes face up."),
            )
        if mode == "peek" and not cards:
            return (
                translate("AlcatrazAsk", "Which of your hidden cards do you look at?"),
                translate("AlcatrazAsk", "The drawn card is discarded."),
            )
        if mode == "spy" and self.other is None:
            return (
                translate("AlcatrazAsk", "Which hidden card of another player do you look at?"),
                translate("AlcatrazAsk", "The drawn card is discarded."),
            )
        if mode == "rearrange" and len(cards) < 2:
            return (
                translate("AlcatrazAsk", "Which two of your cards change places?"),
                translate("AlcatrazAsk", "Any two, face up or down. A bunk moves whole."),
            )
        if mode == "trade" and not (cards and self.other):
            return (
                translate("AlcatrazAsk", "Choose a hidden card of yours and one of another player"),
                translate("AlcatrazAsk", "They change places, and nobody looks."),
            )
        if mode == "guard" and self.door is None:
            return (
                translate("AlcatrazAsk", "Which objective goes under its deck?"),
                translate("AlcatrazAsk", "A new one is opened in its place."),
            )
        return None

    def _ready(self) -> tuple[str, str]:
        assert self.pile is not None
        on = translate("AlcatrazAsk", "The drawn card goes on {pile}.").format(pile=pile(self.pile))
        cards = self.cards
        match self.mode:
            case "swap":
                return (
                    translate("AlcatrazAsk", "Swap it for {card}?").format(card=place(cards[0])),
                    translate("AlcatrazAsk", "The replaced card goes face up on {pile}.").format(
                        pile=pile(self.pile)
                    ),
                )
            case "peek":
                sentence = translate("AlcatrazAsk", "Look at {card}?").format(card=place(cards[0]))
            case "spy":
                sentence = translate("AlcatrazAsk", "Look at their {card}?").format(
                    card=place(self.other[1] if self.other else 0)
                )
            case "rearrange":
                sentence = translate("AlcatrazAsk", "Let {first} and {second} change places?")
                sentence = sentence.format(first=place(cards[0]), second=place(cards[1]))
            case "trade":
                sentence = translate("AlcatrazAsk", "Trade {card} unseen for theirs?").format(
                    card=place(cards[0])
                )
            case "guard":
                at = self.door or 0
                sentence = translate("AlcatrazAsk", "Change objective {number}?").format(
                    number=self.view.objectives[at]
                )
            case _:
                sentence = translate("AlcatrazAsk", "Discard it on {pile}?").format(
                    pile=pile(self.pile)
                )
                on = translate("AlcatrazAsk", "Your row stays as it is.")
        return sentence, on
