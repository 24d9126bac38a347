"""A person who plays Cats of Alcatraz by hints, which need "remember for me", to its analysis."""

from tests.window.bot_stories import AdvisedPerson, BotStories
from tests.window.hands import Gesture
from tests.window.person import StuckError
from ui.alcatraz.hints import Hints
from ui.analysis.screen import AnalysisScreen
from ui.table.prompt_bar import HINT

STORIES = ("advised-prisoner",)
_JUDGED = 2
"""After how many decisions of the analysis the window is closed."""


class AdvisedPrisoner(AdvisedPerson):
    """Takes each first suggestion, and looks at each card as long as it may."""

    def __init__(self, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.told: dict[str, list[str]] = {}
        """By kind of question what the prompt bar said with a hint."""
        self.looks = 0
        self.refused = ""

    def decide(self) -> Gesture:
        """Look at a card where one is shown; else ask, look, take."""
        match = self.screen.match
        kind, position = match.prompt.kind, match.position
        if kind == "seen":
            yield from self._look()
        else:
            yield from self._ask(kind)
        yield from self.until(lambda: match.position > position, f"the answer at {kind}")

    def _ask(self, kind: str) -> Gesture:
        if not self.told:
            yield from self._remember()
        hints: Hints = self.screen.table.hints
        if self.mouse:
            yield from self.button(HINT)
        else:
            yield from self.hands.press("h")
        yield from self.until(lambda: hints.shown, f"a hint at {kind}")
        self.told.setdefault(kind, []).append(self.screen.prompt.sentence)
        if len(self.told[kind]) == 1:
            self.shot(f"hint-{kind}")
        self.hints += 1
        yield from self.button_primary()
        yield from self.until(lambda: not hints.shown, "the hint to be taken")

    def _remember(self) -> Gesture:
        """Ask without "remember for me", hear why there is no hint, and switch it on."""
        yield from self.hands.press("h")
        yield from self.until(lambda: self.screen.prompt._refusal, "a refusal")
        self.refused = self.screen.prompt._refusal
        self.shot("refused")
        table = self.screen.table
        if self.mouse:
            yield from self.press(table.side.remember)
        else:
            yield from self.hands.press("m")
        yield from self.until(lambda: not table.hint_refusal(), "to be reminded")

    def _look(self) -> Gesture:
        """Hold the card, see it, let go, and go on."""
        table = self.screen.table
        yield from self.hands.hold_key("p")
        yield from self.until(lambda: table._held is not None, "the card to be shown")
        if not self.looks:
            self.shot("look")
        yield from self.hands.release_key("p")
        yield from self.until(lambda: table._held is None, "the card to be covered")
        self.looks += 1
        yield from self.button_primary()


class PrisonerStories(BotStories):
    """What such a person does from opening the program to closing it."""

    game = "alcatraz"
    person: AdvisedPrisoner

    def advised_prisoner(self) -> Gesture:
        """Play with hints to the end; close the window while the match is analysed."""
        person = self.person
        yield from self.begin("expert")
        match = person.screen.match
        yield from person.play(lambda: False)
        yield from person.until(lambda: person.screen.ended, "the podium")
        yield from person.hands.pause(10)
        person.shot("podium")
        self.facts["told"] = person.told
        self.facts["looks"] = person.looks
        self.facts["refused"] = person.refused
        self.facts["assisted"] = match.assisted
        yield from self.press_at_the_end("analysis")
        yield from person.until(
            lambda: isinstance(person.window.screen_now, AnalysisScreen), "the analysis"
        )
        screen = person.window.screen_now
        assert isinstance(screen, AnalysisScreen)
        yield from person.until(lambda: len(screen._analysis.points) >= _JUDGED, "some decisions")
        person.shot("analysis")
        self.facts["judged"] = len(screen._analysis.points)
        if not screen._analysis.running:
            raise StuckError("the analysis ended before the window was closed")
