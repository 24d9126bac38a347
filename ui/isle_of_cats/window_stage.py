"""Moments in which purple cards may be played, and watching while others decide."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.isle_of_cats.actions import (
    Decline,
)
from ui.i18n import translate
from ui.isle_of_cats import family_stage, texts
from ui.isle_of_cats.draft import DraftPage
from ui.isle_of_cats.draft_stage import waiting_look
from ui.isle_of_cats.stage import ARROWS, ENTER_KEYS, Stage, pick_by_digit
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
            self.desk.revealing.show(self.desk.view)

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
                if self.desk.view.sister is not None:
                    sentence = translate("IsleWindow", "You have bought. Play a purple card?")
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
        sister = self.desk.view.sister
        if sister is not None and sister.first:
            return translate("IsleWindow", "The sister is faster: she goes first")
        if sister is not None:
            return translate("IsleWindow", "You go first today, then the sister")
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


class IdleStage(Stage):
    """Somebody else decides, or the position is only looked at."""

    def __init__(self, desk: object) -> None:
        """Stay on the page of the draft while others pick."""
        super().__init__(desk)  # type: ignore[arg-type]
        view, own = self.desk.view, self.desk.own
        if view.phase == "draft" and own is not None and (own.draft or own.kept):
            self.page = "draft"

    def enter(self) -> None:
        """Show what is kept while the others pick."""
        super().enter()
        page = self.desk.pages["draft"]
        if self.page == "draft" and isinstance(page, DraftPage):
            own = self.desk.own
            if self.desk.view.mode == "family" and own is not None:
                colour = self.desk.view.seats[self.desk.seat].colour
                page.show_look(family_stage.waiting_look(own.kept or own.draft, colour))
            else:
                page.show_look(waiting_look(self.desk))

    def key(self, event: QKeyEvent) -> bool:
        """Arrows go through the cats, to hear what they are."""
        if event.key() in ARROWS and self.page == "table":
            self.desk.cursor.move(*ARROWS[Qt.Key(event.key())])
            return True
        return super().key(event)

    def choose_purple(self) -> None:
        """Ask for the next moment."""
        self.desk.want_window_or_say_why()
