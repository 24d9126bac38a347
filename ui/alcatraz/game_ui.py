"""Cats of Alcatraz as the frame knows it: its words, pictures and tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from catgames_desktop.model.game import Event, IllegalAction, Outcome, Seat, View
from ui.game_pictures import GamePictures
from ui.i18n import translate
from ui.lazy import LazyModule
from ui.levels import offered_levels
from ui.table.game_ui import (
    EndSummary,
    GameTable,
    HelpPage,
    Player,
    SeatFact,
    TableSettings,
)

if TYPE_CHECKING:
    from catgames_desktop.model.alcatraz import views
    from catgames_desktop.model.alcatraz.views import AlcatrazView
    from ui.alcatraz import help_pages, hints, rules, summary, table, texts, words
else:
    help_pages = LazyModule("ui.alcatraz.help_pages")
    hints = LazyModule("ui.alcatraz.hints")
    rules = LazyModule("ui.alcatraz.rules")
    summary = LazyModule("ui.alcatraz.summary")
    table = LazyModule("ui.alcatraz.table")
    texts = LazyModule("ui.alcatraz.texts")
    views = LazyModule("catgames_desktop.model.alcatraz.views")
    words = LazyModule("ui.alcatraz.words")


def _view(view: View) -> "AlcatrazView":
    assert isinstance(view, views.AlcatrazView)
    return view


class AlcatrazUi(GamePictures):
    """Implements ``ui.table.game_ui.GameUi``."""

    id: ClassVar[str] = "alcatraz"
    ground: Literal["alcatraz"] = "alcatraz"

    def title(self) -> str:
        """Return the game's name."""
        return translate("AlcatrazUi", "Cats of Alcatraz")

    def tagline(self) -> str:
        """Return one sentence about it."""
        return translate("AlcatrazUi", "Remember, add up, and set them free.")

    def facts(self) -> Sequence[str]:
        """Return pills: players, age, minutes."""
        return (
            translate("AlcatrazUi", "2 to 5 players"),
            translate("AlcatrazUi", "from 8 years"),
            translate("AlcatrazUi", "20 minutes"),
        )

    def modes(self) -> Sequence[tuple[str, str, str]]:
        """Return the one mode."""
        return (
            (
                "standard",
                translate("AlcatrazUi", "Two rounds"),
                translate("AlcatrazUi", "The most points win; a tie may bring a third round."),
            ),
        )

    def levels(self) -> Sequence[tuple[str, str, str]]:
        """Return the bots' levels."""
        return offered_levels(
            self.id,
            {
                "easy": translate(
                    "AlcatrazUi",
                    "Soon forgets what it has seen; frees only what it still remembers.",
                ),
                "medium": translate(
                    "AlcatrazUi",
                    "Remembers what it saw, but forgets; claims only what it knows, never guesses.",
                ),
                "hard": translate(
                    "AlcatrazUi", "Forgets nothing, and works out what each move is worth."
                ),
                "expert": translate(
                    "AlcatrazUi",
                    "Looks two turns ahead, races for the end, and leaves nothing for you.",
                ),
            },
        )

    def rules_chapters(self) -> Sequence[tuple[str, str]]:
        """Return the short rules."""
        return rules.chapters()

    def wishes(self) -> Sequence[tuple[str, str, bool, bool]]:
        """Return nothing: remembering is switched at the table, for each person."""
        return ()

    def confirmations(self) -> Sequence[tuple[str, str]]:
        """Return what is asked before."""
        return (
            (table.PASS, translate("AlcatrazUi", "Ending a turn in which nothing was done")),
            (table.WRONG, translate("AlcatrazUi", "A claim that all can see is wrong")),
        )

    def new_table(self, players: Sequence[Player], settings: TableSettings) -> GameTable:
        """Return the widgets of one match."""
        return table.AlcatrazTable(players, settings)

    def phase_title(self, view: View) -> str:
        """Return where the match stands."""
        return words.phase_title(_view(view))

    def seat_facts(self, view: View, seat: Seat) -> Sequence[SeatFact]:
        """Return the public numbers of a seat."""
        public = _view(view).seats[seat]
        cards = len(public.row)
        facts = [
            SeatFact("cards", str(cards), texts.in_row(cards)),
            SeatFact("star", str(public.points), texts.points(public.points)),
        ]
        if public.circles:
            facts.append(SeatFact("ring", str(public.circles), texts.circles(public.circles)))
        return facts

    def seat_state(self, view: View, seat: Seat) -> str:
        """Return a word for a seat that isn't to act."""
        shown = _view(view)
        public = shown.seats[seat]
        if shown.outcome is not None:
            return translate("AlcatrazUi", "won") if seat in shown.outcome.winners else ""
        if shown.phase == "third-round":
            return translate("AlcatrazUi", "agrees") if seat in shown.agreed else ""
        if not public.plays:
            return translate("AlcatrazUi", "looks on")
        if public.out:
            return translate("AlcatrazUi", "row emptied")
        following = (
            [(shown.actor + step) % shown.players for step in range(1, shown.players)]
            if (shown.actor is not None)
            else []
        )
        playing = [one for one in following if shown.seats[one].plays]
        return translate("AlcatrazUi", "next") if playing[:1] == [seat] else ""

    def log_line(self, event: Event, players: Sequence[Player]) -> str | None:
        """Return the sentence for an event."""
        return words.log_line(event, players)

    def refusal(self, error: IllegalAction, players: Sequence[Player]) -> str:
        """Return the sentence for a refusal."""
        return words.refusal(error, players)

    def curtain_text(self, view: View, players: Sequence[Player]) -> str:
        """Return what comes next behind the curtain."""
        return words.curtain_text(_view(view))

    def help_page(self, view: View) -> HelpPage:
        """Return the help for the question asked."""
        return help_pages.help_page(_view(view))

    def reference(self) -> Sequence[tuple[str, str]]:
        """Return the reference cards."""
        return help_pages.reference()

    def tip(self, prompt_kind: str) -> str | None:
        """Return the first-game tip for a kind of question."""
        return help_pages.tip(prompt_kind)

    def end_summary(
        self,
        view: View,
        outcome: Outcome,
        players: Sequence[Player],
        history: Sequence[View],
    ) -> EndSummary:
        """Return the end screen's facts."""
        return summary.end_summary(_view(view), outcome, players, [_view(one) for one in history])

    def chart_moments(self, views: Sequence[View]) -> Sequence[int]:
        """Return the end of each turn."""
        return summary.chart_moments([_view(one) for one in views])

    def move_words(self, actions: Sequence[str], view: View, players: Sequence[Player]) -> str:
        """Return a decision in words."""
        return hints.move_words(actions[0], view, players)

    def reason_phrases(self, reasons: Sequence[tuple[str, float]]) -> Sequence[str]:
        """Return a bot's reasons as short pieces of a sentence."""
        return hints.reason_phrases(reasons)

    def bot_move_text(self, events: Sequence[Event], players: Sequence[Player]) -> str:
        """Return what somebody else just did."""
        lines = [words.log_line(event, players) for event in events]
        return " ".join(line for line in lines if line)
