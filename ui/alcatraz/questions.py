"""What a person is being asked, and what they have chosen so far: one class a kind of question.

A question takes presses on cards, piles, the stock and objectives, says which of them can be
pressed, and tells the actions when enough is chosen. It knows no widget. What is chosen here is no
secret: places, never values.
"""

from collections.abc import Sequence

from catgames_desktop.model.alcatraz.actions import (
    Agree,
    End,
    Look,
    Refuse,
    Seen,
)
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, Seat
from ui.alcatraz.card_button import Spot
from ui.alcatraz.texts import (
    END_KEY,
    place,
)
from ui.i18n import translate
from ui.table.game_ui import PromptButton, PromptText

CONFIRM, CANCEL = "confirm", "cancel"
HOLD = "hold"
"""The button that shows the card looked at while it is held."""


def row_spot(seat: Seat, at: int) -> Spot:
    """Return the spot of a card of a row."""
    return ("row", seat, at)


class Question:
    """Nobody here is asked: nothing can be chosen."""

    def __init__(self, view: AlcatrazView, legal: Sequence[Action], seat: Seat) -> None:
        """Ask.

        Args:
            view: what is on the screen.
            legal: what may be done.
            seat: who is asked.
        """
        self.view = view
        self.legal = tuple(legal)
        self.seat = seat

    def chosen(self) -> frozenset[Spot]:
        """Return what is chosen."""
        return frozenset()

    def pickable(self) -> frozenset[Spot]:
        """Return what can be pressed now."""
        return frozenset()

    def press(self, spot: Spot) -> tuple[Action, ...] | str | None:
        """Take a press.

        Returns:
            Actions to carry out at once, a sentence why it can't be pressed, or None.
        """
        return translate("AlcatrazAsk", "It isn't your turn.")

    def done(self) -> tuple[Action, ...] | None:
        """Return the actions if enough is chosen."""
        return None

    def cancel(self) -> bool:
        """Forget what is chosen; return whether there was anything."""
        return False

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        return PromptText("")

    def button(self, name: str) -> tuple[Action, ...] | str | None:
        """Take a button of the prompt bar, as ``press`` does."""
        if name == CONFIRM:
            return self.done()
        if name == CANCEL:
            self.cancel()
        return None

    def is_claim(self) -> bool:
        """Whether a claim is being put together."""
        return False


class LookQuestion(Question):
    """Which card to look at before the round."""

    def __init__(self, view: AlcatrazView, legal: Sequence[Action], seat: Seat) -> None:
        super().__init__(view, legal, seat)
        self._places = tuple(a.place for a in legal if isinstance(a, Look))
        self._at: int | None = self._places[0] if len(self._places) == 1 else None

    def chosen(self) -> frozenset[Spot]:
        """Return what is chosen."""
        return frozenset() if self._at is None else frozenset({row_spot(self.seat, self._at)})

    def pickable(self) -> frozenset[Spot]:
        """Return what can be pressed."""
        return frozenset(row_spot(self.seat, at) for at in self._places)

    def press(self, spot: Spot) -> tuple[Action, ...] | str | None:
        """Take a press."""
        if spot not in self.pickable():
            return translate("AlcatrazAsk", "Choose one of your own face-down cards.")
        if self._at == spot[2]:
            return self.done()
        self._at = spot[2]
        return None

    def done(self) -> tuple[Action, ...] | None:
        """Return the actions if enough is chosen."""
        return None if self._at is None else (Look(self._at),)

    def cancel(self) -> bool:
        """Forget what is chosen."""
        had = self._at is not None and len(self._places) > 1
        if had:
            self._at = None
        return had

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        if self._at is None:
            return PromptText(
                translate("AlcatrazAsk", "Which of your cards do you want to look at?"),
                translate("AlcatrazAsk", "Only one, before the round begins."),
            )
        return PromptText(
            translate("AlcatrazAsk", "Look at {card}?").format(card=place(self._at)),
            translate("AlcatrazAsk", "It goes back face down in its place."),
            (PromptButton(CONFIRM, translate("AlcatrazAsk", "Look"), "eye", "", True),),
        )


class SeenQuestion(Question):
    """A card is being looked at: shown only while its player holds it."""

    def __init__(self, view: AlcatrazView, legal: Sequence[Action], seat: Seat) -> None:
        super().__init__(view, legal, seat)
        self.held_once = False

    @property
    def spot(self) -> Spot | None:
        """The card looked at, if this View has its face."""
        looking = self.view.looking
        return row_spot(*looking) if looking is not None and self.view.seat == self.seat else None

    def chosen(self) -> frozenset[Spot]:
        """Return what is chosen."""
        return frozenset() if self.spot is None else frozenset({self.spot})

    def pickable(self) -> frozenset[Spot]:
        """Return nothing: the card is held, not chosen, and must never be dragged about."""
        return frozenset()

    def press(self, spot: Spot) -> tuple[Action, ...] | str | None:
        """Take a press."""
        if spot == self.spot:
            return None
        return translate("AlcatrazAsk", "First put back the card that you look at.")

    def done(self) -> tuple[Action, ...] | None:
        """Return the actions if enough is chosen."""
        return (Seen(),)

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        return PromptText(
            translate("AlcatrazAsk", "Press and hold to see the card"),
            translate("AlcatrazAsk", "Its face shows only as long as you hold it. Remember it!"),
            (
                PromptButton(HOLD, translate("AlcatrazAsk", "Hold to look"), "eye", "P"),
                PromptButton(CONFIRM, translate("AlcatrazAsk", "Put it back"), "tick", "", True),
            ),
        )


class EndQuestion(Question):
    """Nothing is left to do in this turn."""

    def done(self) -> tuple[Action, ...] | None:
        """Return the actions if enough is chosen."""
        return (End(),)

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        return PromptText(
            translate("AlcatrazAsk", "Nothing is left to do in this turn"),
            "",
            (PromptButton(CONFIRM, translate("AlcatrazAsk", "End turn"), "", END_KEY, True),),
        )


class ThirdRoundQuestion(Question):
    """The tied are asked, openly, whether they want to play on."""

    def button(self, name: str) -> tuple[Action, ...] | str | None:
        """Take a button of the prompt bar."""
        if name == "agree":
            return (Agree(),)
        return (Refuse(),) if name == "refuse" else super().button(name)

    def press(self, spot: Spot) -> tuple[Action, ...] | str | None:
        """Take a press."""
        return translate("AlcatrazAsk", "First decide about the third round.")

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        return PromptText(
            translate("AlcatrazAsk", "It is a tie. Do you want a third round?"),
            translate("AlcatrazAsk", "It is played only if all who are tied agree."),
            (
                PromptButton("agree", translate("AlcatrazAsk", "Play on"), "tick", "", True),
                PromptButton("refuse", translate("AlcatrazAsk", "Share the win"), "trophy"),
            ),
        )
