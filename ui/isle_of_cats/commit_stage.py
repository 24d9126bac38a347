"""Committing rescue cards: speed and baskets for one day."""

from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Commit, Done
from catgames_desktop.model.isle_of_cats.cards import CARDS
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.facts import baskets_of, speed_of
from ui.isle_of_cats.hand import PurseLook
from ui.isle_of_cats.stage import ENTER_KEYS, Stage, pick_by_digit
from ui.table.game_ui import PromptButton, PromptText


class CommitStage(Stage):
    """Which rescue cards are committed, face down."""

    def __init__(self, desk: object) -> None:
        """Begin with nothing chosen."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.chosen: list[int] = []

    def chosen_cards(self) -> tuple[str, ...]:
        """Return the cards chosen, with those committed already."""
        own = self.desk.own
        before = own.committed if own is not None else ()
        return (*before, *(self._card(index) for index in self.chosen))

    def _card(self, index: int) -> str:
        return self.desk.hand.cards[index].card or ""

    def refresh_hand(self) -> None:
        """Lift the chosen cards; veil those that aren't rescue cards."""
        why = translate("IsleCommit", "Only rescue cards are committed.")
        veils = {
            card.index: why
            for card in self.desk.hand.cards
            if card.card is not None and CARDS[card.card].kind not in ("rescue", "anytime")
        }
        marked = [c.index for c in self.desk.hand.cards if c.card == self.purple][:1]
        self.desk.hand.mark([*self.chosen, *(marked if self.purple else [])], veils)

    def card_pressed(self, index: int, card: str) -> None:
        """Choose a rescue card, or a purple one."""
        if CARDS[card].kind == "rescue" and any(
            isinstance(a, Commit) and a.card == card for a in self.desk.legal
        ):
            self.purple = ""
            if index in self.chosen:
                self.chosen.remove(index)
            else:
                self.chosen.append(index)
            self.desk.sound.emit("card")
            self.refresh_hand()
            self.desk.show_purse()
            self.desk.changed()
        else:
            super().card_pressed(index, card)

    def half_chosen(self) -> tuple[Action, ...]:
        """Return the cards chosen so far."""
        return tuple(Commit(self._card(index)) for index in self.chosen)

    def hinted(self, action: Action) -> bool:
        """Choose the card that a hint names; "no more" commits what is chosen."""
        if isinstance(action, Done):
            self.press("commit")
            return True
        if not isinstance(action, Commit):
            return False
        for shown in self.desk.hand.cards:
            if shown.card == action.card and shown.index not in self.chosen:
                self.card_pressed(shown.index, action.card)
                break
        return True

    def purse(self) -> PurseLook | None:
        """Return speed and baskets that the chosen cards make."""
        public = self.desk.view.seats[self.desk.seat]
        cards = self.chosen_cards()
        baskets = baskets_of(public.baskets, cards)
        speeds = [str(CARDS[card].speed) for card in cards]
        if len(speeds) > 1:
            speed = translate("IsleCommit", "Speed {total}: {sum}.").format(
                total=speed_of(cards), sum=" + ".join(speeds)
            )
        else:
            speed = translate("IsleCommit", "Speed {total}.").format(total=speed_of(cards))
        pays = translate("IsleCommit", "Baskets for {rescues}.").format(
            rescues=texts.rescues(baskets.total)
        )
        if baskets.broken % 2:
            pays += " " + translate("IsleCommit", "One broken basket would be wasted.")
        return PurseLook(
            translate("IsleCommit", "Committed"),
            public.fish,
            (public.baskets, public.used_baskets, baskets.whole, baskets.broken),
            (speed, pays),
        )

    def question(self) -> PromptText:
        """Return the prompt."""
        count = len(self.chosen_cards())
        if count:
            word = translate("IsleCommit", "Commit %n card(s)", "", count)
        else:
            word = translate("IsleCommit", "Commit none")
        return PromptText(
            translate("IsleCommit", "Which rescue cards do you commit?"),
            translate("IsleCommit", "Speed decides the order; what isn't used today is lost."),
            (PromptButton("commit", word, "tick", primary=True),),
        )

    def press(self, button: str) -> None:
        """Send the chosen cards."""
        if button == "commit":
            self.desk.send((*self.half_chosen(), Done()))
        else:
            super().press(button)

    def cancel(self) -> bool:
        """Take back the chosen cards."""
        if super().cancel():
            return True
        if self.chosen:
            self.chosen = []
            self.refresh_hand()
            self.desk.show_purse()
            self.desk.changed()
            return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Digits choose, Enter commits."""
        if super().key(event):
            return True
        if event.key() in ENTER_KEYS:
            self.press("commit")
            return True
        return pick_by_digit(self, event)
