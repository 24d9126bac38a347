"""Questions with a few answers: a colour, a form, a basket, lessons to read or to give."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import (
    Choose,
    GiveBasket,
    GiveLesson,
    Name,
    Read,
)
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.scoring import Survey
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from ui.i18n import translate
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.choices import Choice
from ui.isle_of_cats.stage import ARROWS, ENTER_KEYS, Stage, key_letter
from ui.table.game_ui import PromptButton, PromptText


class ChoiceStage(Stage):
    """One or several of a few choices are picked, then confirmed."""

    picks = 1
    """How many are picked."""

    def __init__(self, desk: object) -> None:
        """Begin with nothing picked."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.picked: list[str] = []

    # What subclasses say

    def choices(self) -> Sequence[Choice]:
        """Return the choices."""
        return ()

    def title(self) -> str:
        """Return the heading of the panel, which is the prompt's sentence too."""
        return ""

    def detail(self) -> str:
        """Return the sentence below it."""
        return ""

    def answers(self) -> tuple[Action, ...]:
        """Return what is sent for what is picked."""
        return ()

    def box(self) -> QRectF:
        """Return where the panel stands: over the island."""
        return self.desk.scene.layout_now.island

    # Showing

    def enter(self) -> None:
        """Show the panel."""
        super().enter()
        self.laid_out()
        first = next((c for c in self.choices() if not c.reason), None)
        if first is not None and not self.desk.choice_panel.focused:
            self.desk.choice_panel.focus_choice(first.id)

    def laid_out(self) -> None:
        """Show the panel for the board's size."""
        panel = self.desk.choice_panel
        panel.show_choices(
            self.title(), self.detail(), self.choices(), self.box(), self.desk.compact
        )
        panel.mark(self.picked)

    def leave(self) -> None:
        """Hide the panel."""
        self.desk.choice_panel.hide()
        super().leave()

    def pressed(self, name: str) -> None:
        """Pick a choice, or lay it down again."""
        choice = next((c for c in self.choices() if c.id == name), None)
        if choice is None:
            return
        if choice.reason:
            self.desk.refuse(choice.reason)
            return
        if name in self.picked:
            self.picked.remove(name)
        else:
            self.picked.append(name)
            self.picked = self.picked[-self.picks :]
        self.desk.sound.emit("pick")
        self.desk.choice_panel.mark(self.picked)
        self.desk.changed()

    def question(self) -> PromptText:
        """Return the prompt."""
        missing = self.picks - len(self.picked)
        reason = translate("IsleChoice", "Choose first.") if missing else ""
        confirm = PromptButton(
            "confirm", translate("IsleChoice", "Confirm"), "tick", primary=True,
            enabled=not missing, reason=reason,
        )  # fmt: skip
        return PromptText(self.title(), self.detail(), (confirm,))

    def press(self, button: str) -> None:
        """Send what is picked."""
        if button == "confirm":
            self.confirm()
        else:
            super().press(button)

    def confirm(self) -> None:
        """Send what is picked, or pick what has the focus."""
        if len(self.picked) < self.picks:
            name = self.desk.choice_panel.focused
            if not name or name in self.picked:
                self.desk.refuse(translate("IsleChoice", "Choose first."))
                return
            self.pressed(name)
            if len(self.picked) < self.picks:
                return
        self.desk.send(self.answers())

    def cancel(self) -> bool:
        """Lay down what is picked."""
        if super().cancel():
            return True
        if self.picked:
            self.picked = []
            self.desk.choice_panel.mark(())
            self.desk.changed()
            return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Digits pick, arrows move, Enter confirms."""
        if super().key(event):
            return True
        letter = key_letter(event)
        choices = self.choices()
        if letter and letter in "123456789" and int(letter) <= len(choices):
            self.pressed(choices[int(letter) - 1].id)
            return True
        if event.key() in ENTER_KEYS:
            self.confirm()
            return True
        if event.key() in ARROWS:
            dx, dy = ARROWS[Qt.Key(event.key())]
            names = [c.id for c in choices if not c.reason]
            focused = self.desk.choice_panel.focused
            at = names.index(focused) if focused in names else -1
            if names:
                self.desk.choice_panel.focus_choice(names[(at + dx + dy) % len(names)])
            return True
        return False


class NameStage(ChoiceStage):
    """Name a colour for an anytime card: one fish for each cat of it."""

    def title(self) -> str:
        """Return the question."""
        return translate("IsleChoice", "Name a colour: each cat of it gives a fish")

    def choices(self) -> Sequence[Choice]:
        """Return the colours with what each would give."""
        public = self.desk.view.seats[self.desk.seat]
        cats = Survey(public.boat, public.tiles).cats
        legal = {a.colour for a in self.desk.legal if isinstance(a, Name)}
        none = translate("IsleChoice", "You have no cat of this colour.")
        return [
            Choice(
                colour, texts.colour_title(colour), texts.fish(cats[colour]), colour,
                reason="" if colour in legal else none,
            )
            for colour in COLOURS
        ]  # fmt: skip

    def answers(self) -> tuple[Action, ...]:
        """Return the colour named."""
        return (Name(self.picked[0]),)


class FormStage(ChoiceStage):
    """In which form a treasure card is played."""

    def title(self) -> str:
        """Return the question."""
        return translate("IsleChoice", "How will you use the treasure card?")

    def choices(self) -> Sequence[Choice]:
        """Return the forms of the card."""
        prompt = self.desk.view.prompt
        assert prompt is not None
        card = CARDS[str(prompt.facts["card"])]
        legal = {a.form for a in self.desk.legal if isinstance(a, Choose)}
        words = {
            "rare": (
                translate("IsleChoice", "1 rare treasure"),
                translate("IsleChoice", "3 points"),
                "gem-picture",
            ),
            "common": (
                translate("IsleChoice", "2 common treasures"),
                translate("IsleChoice", "any shapes, the second is optional"),
                "chest-picture",
            ),
            "small": (
                translate("IsleChoice", "2 small treasures"),
                translate("IsleChoice", "of 1 or 2 squares"),
                "chest-picture",
            ),
            "any": (
                translate("IsleChoice", "2 of any shape"),
                translate("IsleChoice", "for 1 fish more"),
                "fish-coin",
            ),
        }
        none = translate("IsleChoice", "Nothing of it is left that fits, or it costs too much.")
        return [
            Choice(form, *words[form], reason="" if form in legal else none) for form in card.forms
        ]

    def answers(self) -> tuple[Action, ...]:
        """Return the form."""
        return (Choose(self.picked[0]),)  # type: ignore[arg-type]


class GiveBasketStage(ChoiceStage):
    """Which permanent basket is given up for fish."""

    def title(self) -> str:
        """Return the question."""
        return translate("IsleChoice", "Which basket do you give up for 5 fish?")

    def detail(self) -> str:
        """Return what to think of."""
        return translate("IsleChoice", "A used one would only come back tomorrow.")

    def choices(self) -> Sequence[Choice]:
        """Return used and unused, as far as there are any."""
        legal = {a.which for a in self.desk.legal if isinstance(a, GiveBasket)}
        public = self.desk.view.seats[self.desk.seat]
        words = {
            "used": (translate("IsleChoice", "A used one"), public.used_baskets),
            "unused": (translate("IsleChoice", "An unused one"), public.baskets),
        }
        return [
            Choice(which, words[which][0], texts.you_have(words[which][1]), "basket-picture")
            for which in ("used", "unused")
            if which in legal
        ]

    def answers(self) -> tuple[Action, ...]:
        """Return which basket."""
        return (GiveBasket(self.picked[0]),)  # type: ignore[arg-type]


class GiveLessonStage(ChoiceStage):
    """Which private lessons are given up for a basket."""

    def __init__(self, desk: object) -> None:
        """Read how many are to be given."""
        super().__init__(desk)
        prompt = self.desk.view.prompt
        self.picks = int(prompt.facts.get("left", 1)) if prompt is not None else 1

    def title(self) -> str:
        """Return the question."""
        return translate("IsleChoice", "Give up %n private lesson(s) for a basket", "", self.picks)

    def detail(self) -> str:
        """Return what happens to them."""
        return translate("IsleChoice", "They are put away face down and score nothing.")

    def choices(self) -> Sequence[Choice]:
        """Return the lessons on the table."""
        return [
            Choice(a.card, card_texts.card_title(a.card), card=a.card)
            for a in self.desk.legal
            if isinstance(a, GiveLesson)
        ]

    def answers(self) -> tuple[Action, ...]:
        """Return the lessons given."""
        return tuple(GiveLesson(card) for card in self.picked)


class ReadStage(ChoiceStage):
    """Lay a public lesson open, naming a colour where it asks for one."""

    def _reads(self) -> list[Read]:
        return [a for a in self.desk.legal if isinstance(a, Read)]

    def _cards(self) -> list[str]:
        return list(dict.fromkeys(read.card for read in self._reads()))

    @property
    def card(self) -> str:
        """The lesson whose colour is asked now, or "" while the lesson is to be chosen."""
        cards = self._cards()
        if len(cards) == 1:
            return cards[0]
        return next((name for name in self.picked if name in cards), "")

    def _asks_colour(self) -> bool:
        return bool(self.card) and CARDS[self.card].asks_colour

    @property
    def picks(self) -> int:  # type: ignore[override]
        """How many things are picked: the lesson if there are several, and a colour."""
        return (len(self._cards()) > 1) + (self._asks_colour())

    def title(self) -> str:
        """Return the question."""
        if not self.card:
            return translate("IsleChoice", "Which public lesson do you read first?")
        if self._asks_colour():
            return translate("IsleChoice", "“{card}”: name its colour").format(
                card=card_texts.card_title(self.card)
            )
        return translate("IsleChoice", "Read “{card}” to all").format(
            card=card_texts.card_title(self.card)
        )

    def detail(self) -> str:
        """Return what the lesson says."""
        return card_texts.card_sentence(self.card) if self.card else translate(
            "IsleChoice", "It scores for everyone.")  # fmt: skip

    def choices(self) -> Sequence[Choice]:
        """Return the lessons, or the colours once the lesson is clear."""
        if self._asks_colour():
            public = self.desk.view.seats[self.desk.seat]
            cats = Survey(public.boat, public.tiles).cats
            return [
                Choice(c, texts.colour_title(c), texts.cats_aboard(cats[c]), c) for c in COLOURS
            ]
        return [Choice(c, card_texts.card_title(c), card=c) for c in self._cards()]

    def pressed(self, name: str) -> None:
        """Pick the lesson, then the colour."""
        if name in COLOURS:
            self.picked = [p for p in self.picked if p not in COLOURS]
            self.picked.append(name)
            self.desk.choice_panel.mark(self.picked)
            self.desk.sound.emit("pick")
            self.desk.changed()
        else:
            self.picked = [name]
            self.laid_out()
            self.desk.changed()

    def answers(self) -> tuple[Action, ...]:
        """Return the lesson read."""
        colour = next((name for name in self.picked if name in COLOURS), None)
        return (Read(self.card, colour),)

    def cancel(self) -> bool:
        """Go back to the choice of the lesson."""
        back = super().cancel()
        if back:
            self.laid_out()
        return back
