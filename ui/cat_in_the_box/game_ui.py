"""What Cat in the Box tells the frame and the shell: names, levels, numbers, sentences."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from catgames_desktop.model.game import Event, IllegalAction, Outcome, Seat, View
from ui.game_pictures import GamePictures
from ui.i18n import translate
from ui.lazy import LazyModule
from ui.levels import offered_levels
from ui.table.game_ui import EndSummary, HelpPage, Player, SeatFact, TableSettings

if TYPE_CHECKING:
    from catgames_desktop.model.cat_in_the_box import views as box_views
    from ui.cat_in_the_box import ending, hint_words, log_words, prompts, reading, rules_text, table
    from ui.cat_in_the_box import words as wording
    from ui.cat_in_the_box.table import BoxTable
else:
    ending = LazyModule("ui.cat_in_the_box.ending")
    hint_words = LazyModule("ui.cat_in_the_box.hint_words")
    log_words = LazyModule("ui.cat_in_the_box.log_words")
    prompts = LazyModule("ui.cat_in_the_box.prompts")
    reading = LazyModule("ui.cat_in_the_box.reading")
    rules_text = LazyModule("ui.cat_in_the_box.rules_text")
    table = LazyModule("ui.cat_in_the_box.table")
    box_views = LazyModule("catgames_desktop.model.cat_in_the_box.views")
    wording = LazyModule("ui.cat_in_the_box.words")


class CatInTheBoxUi(GamePictures):
    """The ui of Cat in the Box; see ``ui.table.game_ui.GameUi``."""

    id: ClassVar[str] = "cat-in-the-box"
    ground: Literal["box"] = "box"

    def title(self) -> str:
        """Return the game's name."""
        return translate("Box", "Cat in the Box")

    def tagline(self) -> str:
        """Return one sentence about it."""
        return translate("Box", "You decide the colour: promise your tricks and keep your word.")

    def facts(self) -> Sequence[str]:
        """Return pills for Home."""
        return (
            translate("Box", "2 to 5 players"),
            translate("Box", "from 10 years"),
            translate("Box", "20 to 40 minutes"),
        )

    def modes(self) -> Sequence[tuple[str, str, str]]:
        """Return the one mode."""
        return (
            (
                "standard",
                translate("Box", "Standard"),
                translate("Box", "As many rounds as players; the highest total wins."),
            ),
        )

    def levels(self) -> Sequence[tuple[str, str, str]]:
        """Return the bot levels, weakest first."""
        return offered_levels(
            self.id,
            {
                "easy": translate(
                    "Box", "Knows how it goes, but every third card is played on a whim."
                ),
                "medium": translate(
                    "Box", "Keeps room for its numbers and steers towards what it predicted."
                ),
                "hard": translate(
                    "Box", "Plays out how the round could go before it lays each card."
                ),
                "expert": translate(
                    "Box",
                    "Plays out far more, and reads your prediction and the colours you gave up.",
                ),
            },
        )

    def rules_chapters(self) -> Sequence[tuple[str, str]]:
        """Return the short rules, tips last."""
        return rules_text.chapters()

    def wishes(self) -> Sequence[tuple[str, str, bool, bool]]:
        """Return that this game asks at no optional moments."""
        return ()

    def confirmations(self) -> Sequence[tuple[str, str]]:
        """Return the one question before a card is played."""
        return (
            (
                prompts.NO_CELL_LEFT,
                translate("Box", "A card that leaves your other cards without a cell"),
            ),
        )

    def new_table(self, players: Sequence[Player], settings: TableSettings) -> "BoxTable":
        """Return the widgets of one match."""
        return table.BoxTable(players, settings)

    def phase_title(self, view: View) -> str:
        """Return where the match stands."""
        assert isinstance(view, box_views.BoxView)
        return wording.phase_title(view)

    def seat_facts(self, view: View, seat: Seat) -> Sequence[SeatFact]:
        """Return tricks won of those predicted, and the total with this round's tricks."""
        assert isinstance(view, box_views.BoxView)
        public = view.seats[seat]
        total = public.total + (public.tricks if view.phase != "over" else 0)
        points = SeatFact(
            "star",
            wording.minus(total),
            translate("Box", "{points} points so far").format(points=wording.minus(total)),
        )
        if view.phase == "over":
            return (points,)
        limit = reading.bonus_up_to(view.players)
        wanted = public.prediction if limit is None else limit
        if wanted is None:
            return (points,)
        pattern = translate("Box", "{won} of {wanted}") if view.players < 4 else "{won}/{wanted}"
        text = pattern.format(won=public.tricks, wanted=wanted)
        if limit is None:
            tip = translate("Box", "won {won} of {predicted} predicted").format(
                won=public.tricks, predicted=wanted
            )
        else:
            tip = translate("Box", "won {won}, bonus up to {limit}").format(
                won=public.tricks, limit=limit
            )
        return (SeatFact("tick", text, tip), points)

    def seat_state(self, view: View, seat: Seat) -> str:
        """Return a word for a seat that isn't to act."""
        assert isinstance(view, box_views.BoxView)
        public = view.seats[seat]
        if view.phase == "aside":
            return translate("Box", "ready") if public.aside else ""
        if view.phase == "predict":
            return "" if public.prediction is None else translate("Box", "ready")
        if view.phase != "play":
            return ""
        if view.trick and view.trick[0].seat == seat:
            return translate("Box", "led")
        if any(card.seat == seat for card in view.trick):
            return translate("Box", "played")
        if view.actor is not None and (view.actor + 1) % view.players == seat:
            return translate("Box", "next")
        return ""

    def log_line(self, event: Event, players: Sequence[Player]) -> str | None:
        """Return the sentence for an event."""
        return log_words.log_line(event, players)

    def refusal(self, error: IllegalAction, players: Sequence[Player]) -> str:
        """Return the sentence for a rule error."""
        return log_words.refusal(error, players)

    def curtain_text(self, view: View, players: Sequence[Player]) -> str:
        """Return what comes next behind the curtain."""
        assert isinstance(view, box_views.BoxView)
        return log_words.curtain_text(view)

    def help_page(self, view: View) -> HelpPage:
        """Return the help for the phase now."""
        assert isinstance(view, box_views.BoxView)
        return rules_text.help_page(view)

    def reference(self) -> Sequence[tuple[str, str]]:
        """Return the reference cards."""
        return rules_text.reference()

    def tip(self, prompt_kind: str) -> str | None:
        """Return the first-game tip for this kind of decision."""
        return rules_text.tip(prompt_kind)

    def end_summary(
        self, view: View, outcome: Outcome, players: Sequence[Player], history: Sequence[View]
    ) -> EndSummary:
        """Return the end screen's facts."""
        assert isinstance(view, box_views.BoxView)
        return ending.end_summary(view, outcome, players)

    def chart_moments(self, views: Sequence[View]) -> Sequence[int]:
        """Return the start and the end of each round."""
        found, rounds = [0], 0
        for index, view in enumerate(views):
            if isinstance(view, box_views.BoxView) and len(view.rounds) > rounds:
                rounds = len(view.rounds)
                found.append(index)
        return found

    def move_words(self, actions: Sequence[str], view: View, players: Sequence[Player]) -> str:
        """Return a decision in words."""
        return hint_words.move_words(actions[0])

    def reason_phrases(self, reasons: Sequence[tuple[str, float]]) -> Sequence[str]:
        """Return a bot's reasons as short pieces of a sentence."""
        return hint_words.reason_phrases(reasons)

    def bot_move_text(self, events: Sequence[Event], players: Sequence[Player]) -> str:
        """Return one sentence about what somebody else just did."""
        lines = [
            log_words.log_line(event, players)
            for event in events
            if event.name in ("played", "predicted", "trick-won", "paradox")
        ]
        return " ".join(line for line in lines if line)
