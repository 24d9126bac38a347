"""A turn's question: draw, take from a pile, claim, or end it."""

from collections.abc import Sequence

from catgames_desktop.model.alcatraz.actions import (
    Claim,
    Draw,
    End,
    TakeTop,
)
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, Seat
from ui.alcatraz.art.cards import number
from ui.alcatraz.card_button import Spot
from ui.alcatraz.questions import CANCEL, CONFIRM, Question, row_spot
from ui.alcatraz.texts import (
    END_KEY,
    STOCK_KEY,
    cats,
    pile,
    place,
)
from ui.i18n import translate
from ui.table.game_ui import PromptButton, PromptText

MOST_CLAIMED = 3


class TurnQuestion(Question):
    """A turn before or after its draw: draw, take from a pile, claim, or end it."""

    def __init__(self, view: AlcatrazView, legal: Sequence[Action], seat: Seat) -> None:
        super().__init__(view, legal, seat)
        self.cards: list[int] = []
        self.door: int | None = None
        self.pile: int | None = None
        self.taking = False
        self._may_draw = any(isinstance(a, Draw) for a in legal)
        self._claims = [a for a in legal if isinstance(a, Claim)]
        self._size = len(view.seats[seat].row)

    def is_claim(self) -> bool:
        """Return whether a claim is being put together."""
        return not self.taking and (len(self.cards) > 1 or self.door is not None)

    def chosen(self) -> frozenset[Spot]:
        """Return what is chosen."""
        spots = {row_spot(self.seat, at) for at in self.cards}
        if self.door is not None:
            spots.add(("door", self.door, 0))
        if self.pile is not None:
            spots.add(("pile", self.pile, 0))
        return frozenset(spots)

    def pickable(self) -> frozenset[Spot]:
        """Return what can be pressed."""
        spots: set[Spot] = set()
        if self._may_draw or self.is_claim():
            spots |= {("pile", at, 0) for at in (0, 1)}
        if self._may_draw:
            spots.add(("stock", 0, 0))
        if self._claims or self.taking:
            spots |= {row_spot(self.seat, at) for at in range(self._size)}
        if self._claims and not self.taking:
            spots |= {("door", at, 0) for at in range(len(self.view.objectives))}
        return frozenset(spots)

    def press(self, spot: Spot) -> tuple[Action, ...] | str | None:
        """Take a press."""
        kind, first, second = spot
        if kind == "stock":
            if not self._may_draw:
                return translate("AlcatrazAsk", "You have drawn in this turn already.")
            return (Draw(),)
        if kind == "pile":
            return self._press_pile(first)
        if kind == "door":
            return self._press_door(first)
        if kind == "row" and first == self.seat:
            return self._press_card(second)
        return translate("AlcatrazAsk", "You can only use cards of your own row here.")

    def _press_pile(self, at: int) -> tuple[Action, ...] | str | None:
        if self.is_claim():
            if self.pile == at and self.done() is not None:
                return self.done()
            self.pile = at
            return None
        if not self._may_draw:
            return translate(
                "AlcatrazAsk", "You have drawn already. Tap 2 or 3 neighbours to meet an objective."
            )
        if self.taking and self.pile == at:
            if self.cards:
                return self.done()
            self.taking, self.pile = False, None
            return None
        self.taking, self.pile = True, at
        return None

    def _press_door(self, at: int) -> str | None:
        if not self._claims:
            return translate("AlcatrazAsk", "Your row is too short to meet an objective.")
        if self.taking:
            self.taking, self.pile, self.cards = False, None, []
        self.door = None if self.door == at else at
        return None

    def _press_card(self, at: int) -> tuple[Action, ...] | str | None:
        if self.taking:
            if self.cards == [at]:
                return self.done()
            self.cards = [at]
            return None
        if not self._claims:
            return translate("AlcatrazAsk", "Nothing can be done with this card now.")
        self.cards = run_with(self.cards, at)
        return None

    def done(self) -> tuple[Action, ...] | None:
        """Return the actions if enough is chosen."""
        if self.taking:
            if self.pile is None or len(self.cards) != 1:
                return None
            return (TakeTop(self.pile, self.cards[0]),)
        if len(self.cards) < 2 or self.door is None or self.pile is None:
            return None
        objective = self.view.objectives[self.door]
        return (Claim(objective, self.cards[0], self.cards[-1], self.pile),)

    def cancel(self) -> bool:
        """Forget what is chosen."""
        had = bool(self.cards) or self.door is not None or self.pile is not None
        self.cards, self.door, self.pile, self.taking = [], None, None, False
        return had

    def button(self, name: str) -> tuple[Action, ...] | str | None:
        """Take a button of the prompt bar."""
        if name == "draw":
            return (Draw(),)
        if name == "end":
            return (End(),)
        return super().button(name)

    # What is said.

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        if self.taking:
            return self._taking()
        if self.is_claim() or self.cards:
            return self._claiming()
        end = PromptButton(
            "end", translate("AlcatrazAsk", "End turn"), "", END_KEY, not self._may_draw
        )
        if self._may_draw:
            draw = PromptButton(
                "draw", translate("AlcatrazAsk", "Draw from the stock"), "cards", STOCK_KEY, True
            )
            return PromptText(
                translate("AlcatrazAsk", "Your turn: draw a card, or meet an objective"),
                translate("AlcatrazAsk", "Stock or pile; or tap 2 or 3 neighbours of your row."),
                (draw, end),
            )
        return PromptText(
            translate("AlcatrazAsk", "Meet an objective, or end your turn"),
            translate("AlcatrazAsk", "Tap 2 or 3 neighbours of your row, then the objective."),
            (end,),
        )

    def _end_button(self) -> PromptButton:
        return PromptButton("end", translate("AlcatrazAsk", "End turn"), "", END_KEY)

    def _cancel_button(self) -> PromptButton:
        return PromptButton(CANCEL, translate("AlcatrazAsk", "Cancel"), "", "Esc")

    def _taking(self) -> PromptText:
        assert self.pile is not None
        value = number(self.view.piles[self.pile][-1])
        if not self.cards:
            return PromptText(
                translate("AlcatrazAsk", "Which of your cards makes room for the {value}?").format(
                    value=value
                ),
                translate(
                    "AlcatrazAsk", "The {value} lies face up in your row; the other goes on {pile}."
                ).format(value=value, pile=pile(self.pile)),
                (self._cancel_button(),),
            )
        return PromptText(
            translate("AlcatrazAsk", "Put the {value} in place of {card}?").format(
                value=value, card=place(self.cards[0])
            ),
            translate("AlcatrazAsk", "The replaced card goes face up on {pile}.").format(
                pile=pile(self.pile)
            ),
            (
                PromptButton(CONFIRM, translate("AlcatrazAsk", "Take it"), "tick", "", True),
                self._cancel_button(),
            ),
        )

    def _claiming(self) -> PromptText:
        count = len(self.cards)
        tail = (self._cancel_button(), self._end_button())
        if count < 2:
            return PromptText(
                translate("AlcatrazAsk", "Tap 2 or 3 neighbours that add up to an objective"),
                translate("AlcatrazAsk", "Hidden cards may be among them."),
                tail,
            )
        if self.door is None:
            return PromptText(
                translate("AlcatrazAsk", "Which objective do these {cats} meet?").format(
                    cats=cats(count)
                ),
                translate("AlcatrazAsk", "Tap a door, or press Q, W or E."),
                tail,
            )
        objective = self.view.objectives[self.door]
        question = translate("AlcatrazAsk", "Free these {cats} with objective {number}?").format(
            cats=cats(count), number=objective
        )
        if self.pile is None:
            return PromptText(
                question,
                translate("AlcatrazAsk", "First name the pile for what is discarded: D or F."),
                tail,
            )
        free = PromptButton(CONFIRM, translate("AlcatrazAsk", "Free them"), "tick", "", True)
        return PromptText(
            question,
            translate("AlcatrazAsk", "They are turned up when you confirm."),
            (free, *tail),
        )


def run_with(cards: Sequence[int], at: int) -> list[int]:
    """Return the neighbours chosen after one more press: at most three, never with a gap.

    >>> run_with([1], 2), run_with([1], 3), run_with([0, 1, 2], 2), run_with([0, 1, 2], 1)
    ([1, 2], [1, 2, 3], [0, 1], [1])
    """
    if not cards:
        return [at]
    first, last = min(cards), max(cards)
    if at in cards:
        if at == first:
            return list(range(first + 1, last + 1))
        return list(range(first, last)) if at == last else [at]
    low, high = min(first, at), max(last, at)
    return list(range(low, high + 1)) if high - low < MOST_CLAIMED else [at]
