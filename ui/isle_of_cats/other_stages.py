"""Windows, committing, moving and assigning cats, giving treasures; and watching."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.isle_of_cats.actions import (
    Assign,
    Commit,
    Decline,
    Done,
    GiveTreasure,
    Move,
)
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import parse_cat
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.facts import baskets_of, speed_of
from ui.isle_of_cats.hand import PurseLook
from ui.isle_of_cats.shelf import Offer
from ui.isle_of_cats.stage import ARROWS, ENTER_KEYS, Stage, key_letter
from ui.table.game_ui import PromptButton, PromptText


class WindowStage(Stage):
    """A moment in which a purple card may be played."""

    def __init__(self, desk: object) -> None:
        """Stand on the lanes right after the reveal, else on the table."""
        super().__init__(desk)  # type: ignore[arg-type]
        if self._moment == "reveal":
            self.page = "reveal"

    @property
    def _moment(self) -> str:
        prompt = self.desk.view.prompt
        return str(prompt.facts.get("moment", "turn")) if prompt is not None else "turn"

    def enter(self) -> None:
        """Show the lanes if the cards were just revealed."""
        super().enter()
        if self.page == "reveal":
            self.desk.show_reveal()

    def question(self) -> PromptText:
        """Return the prompt."""
        go_on = PromptButton(
            "decline", translate("IsleWindow", "Go on"), "tick", key="Enter", primary=True
        )
        last = self.desk.view.day == 5
        detail = translate("IsleWindow", "Choose one in your hand, or go on.")
        match self._moment:
            case "start":
                sentence = translate("IsleWindow", "A new day begins. Play a purple card?")
                if last:
                    detail = translate("IsleWindow", "It is the last day.") + " " + detail
            case "purchase":
                sentence = translate("IsleWindow", "Everyone has bought. Play a purple card?")
            case "reveal":
                sentence = self._reveal_sentence()
                detail = translate("IsleWindow", "Committed cards are spent today, used or not.")
            case "final":
                sentence = translate("IsleWindow", "Last chance for purple cards")
                detail = translate("IsleWindow", "After this the points are counted.")
            case _:
                sentence = translate("IsleWindow", "Play a purple card now?")
        return PromptText(sentence, detail, (go_on,))

    def _reveal_sentence(self) -> str:
        place = self.desk.view.order.index(self.desk.seat) + 1
        if place == 1:
            return translate("IsleWindow", "New island order: you rescue first")
        return translate("IsleWindow", "New island order: you are {place}").format(
            place=texts.ordinal(place)
        )

    def press(self, button: str) -> None:
        """Decline, or play the chosen card."""
        if button == "decline":
            self.desk.send((Decline(),))
        else:
            super().press(button)

    def key(self, event: QKeyEvent) -> bool:
        """Enter goes on; digits choose cards of the hand."""
        if super().key(event):
            return True
        if event.key() in ENTER_KEYS:
            self.press("decline")
            return True
        return pick_by_digit(self, event)

    def note(self) -> tuple[str, str]:
        """Say when purple cards can be played."""
        if self.page != "reveal":
            return "", ""
        return (
            translate("IsleWindow", "Your cards after the reveal"),
            translate("IsleWindow", "Purple cards can be played before your turn and during it."),
        )


def pick_by_digit(stage: Stage, event: QKeyEvent) -> bool:
    """Press the card of the hand whose number is pressed."""
    letter = key_letter(event)
    cards = stage.desk.hand.cards
    if letter and letter in "123456789" and int(letter) <= len(cards):
        card = cards[int(letter) - 1]
        if card.card:
            stage.card_pressed(card.index, card.card)
            return True
    return False


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

    def hint_card(self, card: str) -> bool:
        """Choose the card that a hint names; return whether that was possible."""
        for shown in self.desk.hand.cards:
            if shown.card == card and shown.index not in self.chosen:
                self.card_pressed(shown.index, card)
                return True
        return False

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
            cards = [self._card(index) for index in self.chosen]
            self.desk.send((*(Commit(card) for card in cards), Done()))
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


class MoveStage(Stage):
    """Move 1 to 3 cats, each to the other field."""

    def __init__(self, desk: object) -> None:
        """Begin with nothing chosen."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.chosen: list[str] = []

    def _legal(self) -> frozenset[str]:
        return frozenset(a.tile for a in self.desk.legal if isinstance(a, Move))

    @property
    def _left(self) -> int:
        prompt = self.desk.view.prompt
        return int(prompt.facts.get("left", 3)) if prompt is not None else 0

    def laid_out(self) -> None:
        """Ring the chosen cats."""
        self.desk.scene.island.ring(self.chosen)

    def leave(self) -> None:
        """Take the rings away."""
        self.desk.scene.island.ring(())
        super().leave()

    def lifted(self, name: str, grab: QPointF, drag: bool) -> None:
        """Choose a cat, or lay it down again; a drag counts as a press."""
        self.desk.scene.end_drag()
        if name not in self._legal():
            self.desk.refuse(translate("IsleMove", "It can't be moved, or has moved already."))
            return
        if name in self.chosen:
            self.chosen.remove(name)
        elif len(self.chosen) >= self._left:
            self.desk.refuse(translate("IsleMove", "At most three cats can be moved."))
            return
        else:
            self.chosen.append(name)
        self.desk.sound.emit("pick")
        self.laid_out()
        self.desk.changed()

    def question(self) -> PromptText:
        """Return the prompt."""
        count = len(self.chosen)
        why = "" if count else translate("IsleMove", "Choose at least one cat.")
        word = (
            translate("IsleMove", "Move %n cat(s)", "", count)
            if count
            else translate("IsleMove", "Move")
        )
        return PromptText(
            translate("IsleMove", "Which cats move to the other field?"),
            translate("IsleMove", "One to three; each costs what its new field costs."),
            (PromptButton("move", word, "swap", primary=True, enabled=not why, reason=why),),
        )

    def press(self, button: str) -> None:
        """Send the moves."""
        if button == "move":
            if not self.chosen:
                self.desk.refuse(translate("IsleMove", "Choose at least one cat."))
                return
            moves: tuple[Move | Done, ...] = tuple(Move(tile) for tile in self.chosen)
            view = self.desk.view
            most = min(self._left, len(view.left) + len(view.right))
            if len(moves) < most:
                moves = (*moves, Done())
            self.desk.send(moves)
        else:
            super().press(button)

    def cancel(self) -> bool:
        """Lay down all chosen cats."""
        if self.chosen:
            self.chosen = []
            self.laid_out()
            self.desk.changed()
            return True
        return super().cancel()

    def key(self, event: QKeyEvent) -> bool:
        """Letters and arrows choose, Enter moves."""
        letter = key_letter(event)
        stand = next((s for s in self.desk.scene.stands() if letter and s.key == letter), None)
        if stand is not None:
            self.lifted(stand.name, QPointF(), False)
        elif event.key() in ARROWS:
            self.desk.move_cursor(*ARROWS[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Space and self.desk.cursor:
            self.lifted(self.desk.cursor, QPointF(), False)
        elif event.key() in ENTER_KEYS:
            self.press("move")
        else:
            return super().key(event)
        return True


class AssignStage(Stage):
    """Into which field a drawn cat goes."""

    def enter(self) -> None:
        """Show what was drawn."""
        super().enter()
        self.laid_out()

    def laid_out(self) -> None:
        """Show the drawn tiles in the place of the pool."""
        view = self.desk.view
        tile = self._tile
        offers = []
        for index, name in enumerate(view.shown):
            shape, colour = (name, None)
            if name[0] == "c":
                shape, colour = parse_cat(name)
            offers.append(Offer(name + ("" if index == 0 else f"#{index}"), shape, colour,
                                enabled=name == tile))  # fmt: skip
        layout = self.desk.scene.layout_now
        self.desk.scene.shelf.show_small(
            translate("IsleAssign", "Drawn"), offers, layout, self.desk.scene.dpr
        )

    def leave(self) -> None:
        """Take the drawn tiles away."""
        self.desk.scene.shelf.hide()
        super().leave()

    @property
    def _tile(self) -> str:
        prompt = self.desk.view.prompt
        return str(prompt.facts["tile"]) if prompt is not None else ""

    def question(self) -> PromptText:
        """Return the prompt."""
        return PromptText(
            translate("IsleAssign", "Where does {tile} go?").format(
                tile=texts.the_tile(*parse_cat(self._tile))
            ),
            translate("IsleAssign", "Press a field, or the left or right arrow key."),
            (
                PromptButton("left", translate("IsleAssign", "Left, 3 fish"), "arrow-left"),
                PromptButton("right", translate("IsleAssign", "Right, 5 fish"), "arrow-right"),
            ),
        )

    def press(self, button: str) -> None:
        """Send the field."""
        if button in ("left", "right"):
            self.desk.send((Assign(button),))  # type: ignore[arg-type]
        else:
            super().press(button)

    def field_clicked(self, side: str) -> None:
        """Put the cat into the field that was pressed."""
        self.press(side)

    def lifted(self, name: str, grab: QPointF, drag: bool) -> None:
        """A press on a cat of a field means the field."""
        self.desk.scene.end_drag()
        view = self.desk.view
        if name in view.left or name in view.right:
            self.press("left" if name in view.left else "right")

    def key(self, event: QKeyEvent) -> bool:
        """Left and right arrow keys choose the field."""
        if event.key() == Qt.Key.Key_Left:
            self.press("left")
        elif event.key() == Qt.Key.Key_Right:
            self.press("right")
        else:
            return super().key(event)
        return True


class GiveTreasureStage(Stage):
    """Which treasures leave the boat for a basket."""

    def __init__(self, desk: object) -> None:
        """Begin with nothing chosen."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.chosen: list[int] = []
        self.focus = -1

    def _legal(self) -> list[int]:
        return [a.index for a in self.desk.legal if isinstance(a, GiveTreasure)]

    @property
    def _left(self) -> int:
        prompt = self.desk.view.prompt
        return int(prompt.facts.get("left", 2)) if prompt is not None else 0

    def enter(self) -> None:
        """Ring what is chosen."""
        super().enter()
        self.laid_out()

    def laid_out(self) -> None:
        """Ring what is chosen, and what has the keyboard's focus."""
        boat = self.desk.scene.boat
        boat.clear_rings()
        for index in self._legal():
            boat.ring(index, "#D98A00" if index in self.chosen else "#8A7660",
                      5 if index in self.chosen else 2)  # fmt: skip
        if self.focus >= 0:
            boat.ring(self.focus, "#1B4FD1", 3.5)

    def leave(self) -> None:
        """Take the rings away."""
        self.desk.scene.boat.clear_rings()
        super().leave()

    def clicked(self, pos: QPointF) -> None:
        """Choose the treasure that was pressed."""
        index = self.desk.scene.boat.tile_at(pos)
        if index is not None:
            self._toggle(index)

    def _toggle(self, index: int) -> None:
        if index not in self._legal():
            self.desk.refuse(translate("IsleGive", "Only treasures can be given up."))
            return
        if index in self.chosen:
            self.chosen.remove(index)
        else:
            self.chosen = [*self.chosen, index][-self._left :]
        self.desk.sound.emit("pick")
        self.laid_out()
        self.desk.changed()

    def question(self) -> PromptText:
        """Return the prompt."""
        missing = self._left - len(self.chosen)
        why = translate("IsleGive", "Choose %n treasure(s) more.", "", missing) if missing else ""
        return PromptText(
            translate("IsleGive", "Which treasures do you give up for a basket?"),
            translate("IsleGive", "Press them on your boat; their squares lie open again."),
            (
                PromptButton("give", translate("IsleGive", "Give them up"), "tick", primary=True,
                             enabled=not why, reason=why),
            ),
        )  # fmt: skip

    def press(self, button: str) -> None:
        """Send the chosen treasures."""
        if button == "give":
            if len(self.chosen) == self._left:
                self.desk.send(tuple(GiveTreasure(index) for index in self.chosen))
            else:
                self.desk.refuse(translate("IsleGive", "Choose the treasures first."))
        else:
            super().press(button)

    def key(self, event: QKeyEvent) -> bool:
        """Arrows go through the treasures, Space chooses, Enter confirms."""
        legal = self._legal()
        if event.key() in ARROWS and legal:
            dx, dy = ARROWS[Qt.Key(event.key())]
            at = legal.index(self.focus) if self.focus in legal else -1
            self.focus = legal[(at + dx + dy) % len(legal)]
            tile = self.desk.scene.boat.tiles[self.focus]
            self.desk.say(texts.tile_tip(tile.shape, tile.colour))
            self.laid_out()
        elif event.key() == Qt.Key.Key_Space and self.focus >= 0:
            self._toggle(self.focus)
        elif event.key() in ENTER_KEYS:
            if len(self.chosen) < self._left and self.focus >= 0 and self.focus not in self.chosen:
                self._toggle(self.focus)
            else:
                self.press("give")
        else:
            return super().key(event)
        return True

    def cancel(self) -> bool:
        """Lay down what is chosen."""
        if self.chosen:
            self.chosen = []
            self.laid_out()
            self.desk.changed()
            return True
        return super().cancel()


class IdleStage(Stage):
    """Somebody else decides, or the position is only looked at."""

    def key(self, event: QKeyEvent) -> bool:
        """Arrows go through the cats, to hear what they are."""
        if event.key() in ARROWS and self.page == "table":
            self.desk.move_cursor(*ARROWS[Qt.Key(event.key())])
            return True
        return super().key(event)

    def choose_purple(self) -> None:
        """Ask for the next moment."""
        self.desk.want_window()
