"""Draft: keep two cards of the hand going round, the rest is passed on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import Keep
from catgames_desktop.model.isle_of_cats.cards import CARDS
from ui.i18n import translate
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.draft import DraftLook, DraftPage
from ui.isle_of_cats.facts import baskets_of, rescue_mix
from ui.isle_of_cats.stage import ARROWS, ENTER_KEYS, Stage, key_letter
from ui.table.game_ui import PromptButton, PromptText

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


def purse_rows(desk: "IsleTable", kept: Sequence[str]) -> tuple[tuple[tuple[str, str], ...], str]:
    """Return the rows of the purse and its last line, if all kept cards were bought."""
    own, public = desk.own, desk.view.seats[desk.seat]
    assert own is not None
    if desk.view.mode == "family":
        return (), ""
    cost = sum(CARDS[card].cost for card in kept)
    baskets = baskets_of(public.baskets + public.used_baskets, [*own.hand, *kept])
    rest = public.fish - cost
    if rest < 0:
        verdict = translate("IsleDraft", "You can't buy all of them.")
    else:
        verdict = translate("IsleDraft", "Enough for {rescues}").format(
            rescues=texts.rescues(len(rescue_mix(rest, baskets.total)))
        )
    rows = (
        (translate("IsleDraft", "%n card(s) kept so far", "", len(kept)), texts.fish(cost)),
        (translate("IsleDraft", "Left for rescues"), texts.fish(max(0, rest))),
        (translate("IsleDraft", "Baskets, cards included"), str(baskets.total)),
    )
    return rows, verdict


def waiting_look(desk: "IsleTable") -> DraftLook:
    """Return the page while others pick: what is kept, and the hand that waits to go on."""
    own, view = desk.own, desk.view
    assert own is not None
    rows, verdict = purse_rows(desk, own.kept)
    title = translate("IsleDraft", "Day {day}: the others choose")
    detail = translate("IsleDraft", "Then the hands go on.")
    if view.sister is not None:
        title, detail = translate("IsleDraft", "Day {day}: explore"), ""
    return DraftLook(
        title=title.format(day=view.day),
        detail=detail,
        cards=own.draft,
        picked=(),
        slots=0,
        kept=own.kept,
        passes=len(own.draft),
        to_name="",
        to_colour="orange",
        fish=view.seats[desk.seat].fish,
        purse_rows=rows,
        verdict=verdict,
    )


class DraftStage(Stage):
    """One pick of the draft."""

    page = "draft"

    def __init__(self, desk: object) -> None:
        """Begin with nothing picked."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.picked: list[int] = []

    @property
    def _page(self) -> DraftPage:
        page = self.desk.pages["draft"]
        assert isinstance(page, DraftPage)
        return page

    @property
    def _cards(self) -> tuple[str, ...]:
        own = self.desk.own
        return own.draft if own is not None else ()

    @property
    def _slots(self) -> int:
        prompt = self.desk.view.prompt
        return int(prompt.facts.get("left", 2)) if prompt is not None else 2

    def enter(self) -> None:
        """Show the page; the first card takes the focus."""
        super().enter()
        self.show()
        if self._page.cards and self.desk.board.isVisible():
            self._page.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def page_pressed(self, index: int) -> None:
        """Keep the card that was pressed, or lay it back."""
        self.toggle(index)

    def laid_out(self) -> None:
        """Nothing lies on the scene."""

    def show(self) -> None:
        """Show what is picked."""
        self._page.show_look(self._look())

    def _look(self) -> DraftLook:
        view, own = self.desk.view, self.desk.own
        assert own is not None
        assert view.prompt is not None
        passes = len(self._cards) - self._slots
        to = view.prompt.facts.get("to")
        to_name = self.desk.name(int(to)) if to is not None and passes else ""
        picked = [self._cards[index] for index in self.picked]
        rows, verdict = purse_rows(self.desk, (*own.kept, *picked))
        return DraftLook(
            title=self._title(view.day),
            detail=self._detail(passes, to_name),
            cards=self._cards,
            picked=tuple(self.picked),
            slots=self._slots,
            kept=own.kept,
            passes=passes,
            to_name=to_name,
            to_colour=view.seats[int(to)].colour if to is not None else "orange",
            fish=view.seats[self.desk.seat].fish,
            purse_rows=rows,
            verdict=verdict,
        )

    def _title(self, day: int) -> str:
        return translate("IsleDraft", "Day {day}: keep {keep} of these {count} cards").format(
            day=day, keep=self._slots, count=len(self._cards)
        )

    def _detail(self, passes: int, to_name: str) -> str:
        if not to_name:
            if self.desk.view.mode == "solo" and passes:
                return translate("IsleDraft", "The other {count} are put away, unseen.").format(
                    count=passes
                )
            return ""
        view = self.desk.view
        if view.day % 2:
            return translate("IsleDraft", "The other {count} go to the left, to {name}.").format(
                count=passes, name=to_name
            )
        return translate("IsleDraft", "The other {count} go to the right, to {name}.").format(
            count=passes, name=to_name
        )

    def toggle(self, index: int) -> None:
        """Keep a card, or lay it back."""
        if index in self.picked:
            self.picked.remove(index)
        elif len(self.picked) >= self._slots:
            self.desk.refuse(translate("IsleDraft", "Lay one back first: all slots are full."))
            return
        else:
            self.picked.append(index)
            self.desk.say(card_texts.card_title(self._cards[index]))
        self.desk.sound.emit("card")
        self.show()
        self._focus_free(index)
        self.desk.changed()

    def _focus_free(self, near: int) -> None:
        free = [i for i in range(len(self._cards)) if i not in self.picked]
        if free and self.desk.board.isVisible():
            target = min(free, key=lambda i: abs(i - near))
            self._page.cards[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def hint_refusal(self) -> str:
        """Say that all is picked: what is left is to keep it, or to lay one back."""
        if self._slots and len(self.picked) == self._slots:
            return translate("IsleDraft", "All slots are full: lay one back for another hint.")
        return ""

    def half_chosen(self) -> tuple[Action, ...]:
        """Return the cards picked so far."""
        return tuple(Keep(self._cards[index]) for index in self.picked)

    def hinted(self, action: Action) -> bool:
        """Pick the card that a hint names."""
        if not isinstance(action, Keep):
            return False
        for index, shown in enumerate(self._cards):
            if shown == action.card and index not in self.picked:
                self.toggle(index)
                break
        return True

    def question(self) -> PromptText:
        """Return the prompt."""
        missing = self._slots - len(self.picked)
        if missing == 0:
            sentence = translate("IsleDraft", "Keep these cards?")
        elif missing == 1:
            sentence = translate("IsleDraft", "Pick one more card to keep")
        else:
            sentence = translate("IsleDraft", "Pick %n card(s) to keep", "", missing)
        reason = translate("IsleDraft", "Pick %n card(s) more.", "", missing) if missing else ""
        return PromptText(
            sentence,
            translate("IsleDraft", "Press a card or its number; press it again to lay it back."),
            (
                PromptButton("keep-these", translate("IsleDraft", "Keep these"), "tick",
                             primary=True, enabled=not missing, reason=reason),
            ),
        )  # fmt: skip

    def press(self, button: str) -> None:
        """Send the picked cards."""
        if button == "keep-these":
            if len(self.picked) == self._slots:
                self.desk.send(tuple(Keep(self._cards[index]) for index in self.picked))
            else:
                self.desk.refuse(translate("IsleDraft", "Pick the cards first."))
        else:
            super().press(button)

    def cancel(self) -> bool:
        """Lay the last picked card back."""
        if self.picked:
            self.toggle(self.picked[-1])
            return True
        return super().cancel()

    def key(self, event: QKeyEvent) -> bool:
        """Digits pick, arrows move, Enter keeps the focused card or sends both."""
        letter = key_letter(event)
        if letter and letter in "1234567" and int(letter) <= len(self._cards):
            self.toggle(int(letter) - 1)
            return True
        if event.key() in ENTER_KEYS:
            focused = next((c.index for c in self._page.cards if c.hasFocus()), None)
            if focused is not None and len(self.picked) < self._slots:
                self.toggle(focused)
            else:
                self.press("keep-these")
            return True
        if event.key() in ARROWS:
            dx, dy = ARROWS[Qt.Key(event.key())]
            free = [i for i in range(len(self._cards)) if i not in self.picked]
            now = next((c.index for c in self._page.cards if c.hasFocus()), -1)
            if free:
                at = free.index(now) if now in free else -1
                target = free[(at + dx + dy) % len(free)]
                self._page.cards[target].setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().key(event)

    def note(self) -> tuple[str, str]:
        """Say what the hand in the tray is."""
        return (
            translate("IsleDraft", "Cards you already own"),
            translate(
                "IsleDraft", "Bought cards need not be paid for again. After the draft you choose "
                "which of the 7 to buy."),
        )  # fmt: skip
