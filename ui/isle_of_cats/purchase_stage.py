"""Purchase: tick the cards to buy, all paid together; also for cards drawn by a purple card."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Buy, Done, Play
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.scoring import Survey
from ui.i18n import translate
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.facts import baskets_of, rescue_mix
from ui.isle_of_cats.purchase import PurchaseLook, PurchasePage
from ui.isle_of_cats.stage import ARROWS, ENTER_KEYS, Stage, key_letter
from ui.table.game_ui import PromptButton, PromptText


class PurchaseStage(Stage):
    """Which of the seven cards to buy."""

    page = "purchase"

    def __init__(self, desk: object) -> None:
        """Begin with nothing ticked but what is chosen in the match already."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.ticked: list[int] = []

    @property
    def _page(self) -> PurchasePage:
        page = self.desk.pages["purchase"]
        assert isinstance(page, PurchasePage)
        return page

    def cards(self) -> tuple[str, ...]:
        """Return the cards that can be bought."""
        own = self.desk.own
        if own is None:
            return ()
        left = list(own.kept)
        for card in own.buying:
            left.remove(card)
        return tuple(left)

    def taken(self) -> tuple[str, ...]:
        """Return the cards of today that the match counts as chosen already."""
        own = self.desk.own
        return own.buying if own is not None else ()

    @property
    def fish(self) -> int:
        """Fish before paying for what is ticked."""
        spent = sum(CARDS[card].cost for card in self.taken())
        return self.desk.view.seats[self.desk.seat].fish - spent

    def cost(self) -> int:
        """Return what the ticked cards cost together."""
        cards = self.cards()
        return sum(CARDS[cards[index]].cost for index in self.ticked)

    def enter(self) -> None:
        """Show the page."""
        super().enter()
        self.show()
        if self._page.cards and self.desk.board.isVisible():
            self._page.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show(self) -> None:
        """Show what is ticked, and offer a fish card of the hand."""
        self._page.show_look(self._look())
        self._offer_fish()

    def leave(self) -> None:
        """Take the offer away."""
        self.desk.hand.show_extra(None, None)
        super().leave()

    def page_pressed(self, index: int) -> None:
        """Tick a card or untick it."""
        self.toggle(index)

    def toggle(self, index: int) -> None:
        """Tick a card or untick it."""
        cards = self.cards()
        card = cards[index]
        if index in self.ticked:
            self.ticked.remove(index)
        elif self.cost() + CARDS[card].cost > self.fish:
            missing = self.cost() + CARDS[card].cost - self.fish
            self.desk.refuse(
                translate(
                    "IslePurchase", "“{card}” costs {missing} more than you have left."
                ).format(card=card_texts.card_title(card), missing=texts.fish(missing))
            )
            return
        else:
            self.ticked.append(index)
        self.desk.sound.emit("coin")
        self.show()
        self.desk.say(self._note(index)[0])
        self.desk.changed()

    def _baskets(self, extra: int | None = None) -> int:
        own, public = self.desk.own, self.desk.view.seats[self.desk.seat]
        assert own is not None
        ticked = [self.cards()[index] for index in self.ticked]
        if extra is not None:
            ticked.append(self.cards()[extra])
        cards = [*own.hand, *self.taken(), *ticked]
        return baskets_of(public.baskets + public.used_baskets, cards).total

    def _note(self, index: int) -> tuple[str, str]:
        card = self.cards()[index]
        if index in self.ticked:
            price = texts.fish(CARDS[card].cost)
            return price, price
        rest = self.fish - self.cost() - CARDS[card].cost
        if rest < 0:
            dear = translate("IslePurchase", "%n fish too dear", "", -rest)
            return dear, dear
        count = len(rescue_mix(rest, self._baskets(index)))
        left = translate("IslePurchase", "{left} left").format(left=rest)
        return translate("IslePurchase", "{left} left, {rescues}").format(
            left=rest, rescues=texts.rescues(count)
        ), left

    def _look(self) -> PurchaseLook:
        rest = self.fish - self.cost()
        mix = rescue_mix(rest, self._baskets())
        public = self.desk.view.seats[self.desk.seat]
        cards = self.cards()
        return PurchaseLook(
            title=self.title(),
            detail=self.detail(),
            cards=cards,
            ticked=tuple(self.ticked),
            notes=tuple(self._note(index) for index in range(len(cards))),
            fish=self.fish,
            paid=self.cost(),
            rescues=mix,
            own_baskets=public.baskets + public.used_baskets,
            advice=self._advice(rest, mix),
        )

    def _advice(self, rest: int, mix: tuple[int, ...]) -> tuple[str, str]:
        over = rest - sum(mix)
        if not mix:
            head = translate("IslePurchase", "No rescue today.")
        elif over == 0:
            head = translate("IslePurchase", "To the last fish.")
        else:
            head = translate("IslePurchase", "%n fish over.", "", over)
        text = translate(
            "IslePurchase", "A Treasure or Oshax card costs nothing more when you play it later."
        )
        if over >= 3 and len(mix) >= self._baskets():
            text = translate("IslePurchase", "Baskets are what you lack now, not fish.")
        return head, text

    def title(self) -> str:
        """Return the heading."""
        return translate(
            "IslePurchase", "Day {day}: which of your {count} cards will you buy?"
        ).format(day=self.desk.view.day, count=len(self.cards()))

    def detail(self) -> str:
        """Return the second line."""
        return translate(
            "IslePurchase", "Tap a card to take it or leave it. Cards you leave are put away face "
            "down."
        )  # fmt: skip

    def half_chosen(self) -> tuple[Action, ...]:
        """Return the cards ticked so far."""
        cards = self.cards()
        return tuple(Buy(cards[index]) for index in sorted(self.ticked))

    def hinted(self, action: Action) -> bool:
        """Tick the card that a hint names; "no more" buys what is ticked."""
        if isinstance(action, Done):
            self.press("buy")
            return True
        if not isinstance(action, Buy):
            return False
        for index, shown in enumerate(self.cards()):
            if shown == action.card and index not in self.ticked:
                self.toggle(index)
                break
        return True

    def question(self) -> PromptText:
        """Return the prompt."""
        count, cost = len(self.ticked), self.cost()
        rest = self.fish - cost
        if count:
            sentence = translate("IslePurchase", "Buy %n card(s) for {fish}?", "", count).format(
                fish=texts.fish(cost)
            )
            word = translate("IslePurchase", "Buy %n card(s)", "", count)
        else:
            sentence = translate("IslePurchase", "Which cards will you buy?")
            word = translate("IslePurchase", "Buy none")
        return PromptText(
            sentence,
            translate(
                "IslePurchase", "{fish} stay with you. Nobody sees which cards you buy."
            ).format(fish=texts.fish(rest)),
            (PromptButton("buy", word, "tick", primary=True),),
        )

    def press(self, button: str) -> None:
        """Send what is ticked."""
        if button == "buy":
            self.desk.sound.emit("coin")
            self.desk.send((*self.half_chosen(), Done()))
        else:
            super().press(button)

    def cancel(self) -> bool:
        """Untick the last card."""
        if super().cancel():
            return True
        if self.ticked:
            self.toggle(self.ticked[-1])
            return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Digits tick, arrows move, Space ticks the focused card, Enter buys."""
        if super().key(event):
            return True
        letter, count = key_letter(event), len(self.cards())
        if letter and letter in "1234567" and int(letter) <= count:
            self.toggle(int(letter) - 1)
            return True
        if event.key() in ENTER_KEYS:
            self.press("buy")
            return True
        if event.key() in ARROWS and count:
            dx, dy = ARROWS[Qt.Key(event.key())]
            now = next((c.index for c in self._page.cards if c.hasFocus()), -1)
            target = self._page.cards[(now + dx + dy) % count]
            target.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return False

    # Fish cards of the hand

    def gain_of(self, card: str) -> int:
        """Return the fish that a purple card of the hand would give (the best colour, if named)."""
        data = CARDS[card]
        public = self.desk.view.seats[self.desk.seat]
        survey = Survey(public.boat, public.tiles)
        counts = {
            "": 1,
            "oshax": survey.count("oshax"),
            "private-lesson": public.private_lessons,
            "colour": sum(n > 0 for n in survey.cats.values()),
            "rare-treasure": survey.count("rare"),
            "common-treasure": survey.count("common"),
            "cat-of-named-colour": max(survey.cats.values()),
        }
        return data.amount * counts[data.per]

    def _offer_fish(self) -> None:
        best = max(self.playable, key=self.gain_of, default="")
        if not best:
            self.desk.hand.show_extra(None, None)
            return
        spec = PromptButton(
            "fish",
            translate("IslePurchase", "Play “{card}”: +{fish}").format(
                card=card_texts.card_title(best), fish=texts.fish(self.gain_of(best))
            ),
            "fish",
        )
        self.desk.hand.show_extra(spec, self._play_fish)

    def _play_fish(self) -> None:
        best = max(self.playable, key=self.gain_of, default="")
        if best:
            self.desk.send((Play(best),))

    def note(self) -> tuple[str, str]:
        """Say what the hand in the tray is, and what a fish card would give."""
        if self.playable:
            text = translate(
                "IslePurchase", "One of them gives fish and may be played before you pay. It would "
                "then be gone: later it may be worth more."
            )  # fmt: skip
        else:
            text = translate("IslePurchase", "Bought cards need not be paid for again.")
        return translate("IslePurchase", "Cards you already own"), text


class DrawStage(PurchaseStage):
    """Which of the cards drawn by a purple card to buy."""

    def cards(self) -> tuple[str, ...]:
        """Return the cards drawn."""
        own = self.desk.own
        return own.drawn if own is not None else ()

    def title(self) -> str:
        """Return the heading."""
        return translate("IslePurchase", "You drew %n card(s): which will you buy?", "",
                         len(self.cards()))  # fmt: skip
