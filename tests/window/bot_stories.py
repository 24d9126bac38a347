"""Stories of a person among strong bots: hints to the end, the analysis, a bot of their own."""

import argparse
import sys
from typing import Any

from PySide6.QtCore import Qt

from tests.helpers.running import ROOT
from tests.window.hands import Gesture
from tests.window.person import Person, StuckError
from tests.window.running import bot_processes
from ui.analysis.screen import AnalysisScreen
from ui.places import AnalysisPlace, HomePlace, SettingsPlace, TablePlace
from ui.settings.plug_in_form import PlugInForm
from ui.table.buttons import FrameButton
from ui.table.prompt_bar import HINT
from ui.widgets import Button, Label, open_sheet

STORIES = ("advised", "plug-in")
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


class AdvisedPerson(Person):
    """Plays Cat in the Box by asking for a hint at each question and doing what it says."""

    hints = 0

    def decide(self) -> Gesture:
        """Ask, wait, and do it."""
        table, match = self.screen.table, self.screen.match
        position = match.position
        if self.mouse:
            yield from self.button(HINT)
        else:
            yield from self.hands.press("h")
        yield from self.until(lambda: bool(table.hints.all), "a hint")
        self.hints += 1
        if self.hints in (1, 2, 3):
            self.shot("hint")
        yield from self.hands.press(ENTER)
        yield from self.until(lambda: match.position > position, "the answer to be played")


class BotStories:
    """What a person does who plays against bots that were chosen by hand."""

    game = "cat-in-the-box"

    def __init__(self, person: AdvisedPerson, options: argparse.Namespace) -> None:
        self.person = person
        self.options = options
        self.facts: dict[str, Any] = {}

    def advised(self) -> Gesture:
        """Play with hints against an expert to the end, and go through the analysis by keys."""
        person = self.person
        yield from self.begin("expert")
        yield from person.play(lambda: False)
        yield from person.until(lambda: person.screen.ended, "the podium")
        yield from person.hands.pause(10)
        person.shot("podium")
        self.facts["hints"] = person.hints
        self.facts["assisted"] = [
            one.text() for one in person.screen.findChildren(Label, "assisted") if one.isVisible()
        ]
        yield from self.press_at_the_end("analysis")
        yield from person.until(lambda: isinstance(person.window.place, AnalysisPlace), "Analysis")
        yield from self._walk()
        yield from person.hands.press(ESCAPE)
        yield from person.until(
            lambda: isinstance(person.window.place, TablePlace) and person.screen.ended,
            "the podium again",
        )
        yield from person.hands.pause(10)
        self.facts["left-behind"] = len(bot_processes())
        yield from self.press_at_the_end("home")
        yield from person.until(lambda: isinstance(person.window.place, HomePlace), "Home")
        self.facts["processes"] = len(bot_processes())

    def plug_in(self) -> Gesture:
        """Add the example bot, play against it, remove it while the match goes on."""
        person = self.person
        yield from person.hands.focus(person.window.windowHandle())
        yield from person.hands.pause(20)
        yield from self._to_settings()
        settings: Any = person.window.screen_now
        yield from person.press(settings.sections[3])
        yield from person.press(person.child("add-plug-in"))
        yield from person.until(lambda: open_sheet(person.window) is not None, "the form")
        form = open_sheet(person.window)
        assert isinstance(form, PlugInForm)
        lines = ("Example", sys.executable, str(ROOT / "docs" / "example_bot.py"))
        for field, text in zip((form.name, form.program, form.arguments), lines, strict=True):
            yield from person.click_on(field)
            yield from person.until(field.hasFocus, "the field")
            yield from person.hands.write(text)
            yield from person.until(lambda f=field, t=text: f.text() == t, f"{text} to be typed")
        person.shot("form")
        yield from person.press(form.keep)
        yield from person.until(lambda: open_sheet(person.window) is None, "the form to close")
        yield from person.until(lambda: person.window.screen_now.plug_ins.rows, "its row")
        row = person.window.screen_now.plug_ins.rows[0]
        yield from person.press(row.test)
        asked = "It is started and asked…"
        yield from person.until(
            lambda: row.result.text() not in ("", asked), "the trial's end", 100
        )
        person.shot("tried")
        self.facts["trial"] = row.result.text()
        yield from person.hands.press(ESCAPE)
        yield from person.until(lambda: isinstance(person.window.place, HomePlace), "Home")
        yield from self.begin("plug-in:Example")
        match = person.screen.match
        self.facts["plug-in"] = [info.plug_in for info in match.players]
        yield from person.play(lambda: match.position >= 12)
        yield from self._to_settings()
        yield from person.press(person.window.screen_now.sections[3])
        yield from person.press(person.window.screen_now.plug_ins.rows[0].remove)
        yield from person.until(lambda: open_sheet(person.window) is not None, "the question")
        buttons = open_sheet(person.window).findChildren(Button)
        yield from person.press(next(one for one in buttons if one.text() == "Remove"))
        yield from person.until(lambda: open_sheet(person.window) is None, "the answer")
        self.facts["plug-ins"] = len(person.window.library.settings.plug_ins)
        yield from person.hands.press(ESCAPE)
        yield from person.until(lambda: isinstance(person.window.place, TablePlace), "the table")
        yield from person.until(person.settled, "the table to stand still")
        start = person.screen.match.position
        yield from person.play(lambda: person.screen.match.position >= start + 10)
        person.shot("without")
        self.facts["log"] = [line.text for line in person.screen.log.lines]

    # Pieces

    def begin(self, level: str) -> Gesture:
        """From Home to the first question of a match of two, against a level."""
        person = self.person
        yield from person.hands.focus(person.window.windowHandle())
        yield from person.hands.pause(20)
        yield from person.press(person.child(f"play-{self.game}"))
        yield from person.until(lambda: hasattr(person.window.screen_now, "seats"), "New game")
        while len(self._rows()) > 2:
            yield from person.press(self._rows()[-1].remove, Qt.Key.Key_Space)
            yield from person.hands.pause(3)
        combo = self._rows()[1].level
        yield from person.tab_to(combo)
        yield from person.hands.press("End")
        if combo.value != level:
            raise StuckError(f"the last level is {combo.value}")
        yield from person.type_seed(self.options.seed)
        person.shot("new-game")
        yield from person.press(person.child("start"))
        yield from person.until(lambda: isinstance(person.window.place, TablePlace), "the table")
        yield from person.hands.pause(10)

    def _rows(self) -> Any:
        return self.person.window.screen_now.seats.rows

    def _to_settings(self) -> Gesture:
        person = self.person
        yield from person.hands.press("comma", "ctrl")
        yield from person.until(lambda: isinstance(person.window.place, SettingsPlace), "Settings")

    def press_at_the_end(self, name: str) -> Gesture:
        buttons = self.person.screen.ending.page.findChildren(FrameButton)
        yield from self.person.press(next(one for one in buttons if one.spec.id == name))

    def _walk(self) -> Gesture:
        """Go through decisions while they are judged, stop, change the look, go on, to the end."""
        person = self.person
        yield from person.until(lambda: len(self._screen()._decisions) > 3, "some decisions")
        for key in ("Right", "Right", "Left", "Home"):
            yield from person.hands.press(key)
        first = self._screen().shown
        yield from self._press_progress()
        yield from person.until(lambda: not self._screen()._analysis.running, "it to stop")
        done = len(self._screen()._analysis.points)
        yield from self._other_look({"language": "pt_BR", "theme": "dark"})
        person.shot("analysis-stopped")
        assert first is not None
        assert self._screen().shown is not None
        self.facts["same-decision"] = self._screen().shown.point == first.point
        self.facts["kept"] = len(self._screen()._analysis.points) >= done
        yield from self._press_progress()
        yield from self._other_look({"language": "en", "theme": "light"})
        yield from person.until(lambda: self._screen()._analysis.complete, "all decisions", 100)
        yield from person.hands.pause(20)
        yield from person.tab_to(self._screen().chart)
        seen = [self._screen().shown.point.position]
        for key in ("Home", "Right", "Right", "m", "End"):
            yield from person.hands.press(key)
            seen.append(self._screen().shown.point.position)
        person.shot("analysis")
        self.facts["seen"] = seen
        self.facts["judged"] = len(self._screen()._analysis.points)
        self.facts["left-out"] = self._screen()._analysis.left_out

    def _press_progress(self) -> Gesture:
        """Go to the button beside the progress and press it, unless all is judged before."""
        screen = self._screen()
        for _ in range(90):
            if screen._analysis.complete:
                return
            if screen.progress.button.hasFocus():
                yield from self.person.hands.press(Qt.Key.Key_Space)
                return
            yield from self.person.hands.press(Qt.Key.Key_Tab)
        raise StuckError("Tab doesn't lead to the button beside the progress")

    def _other_look(self, look: dict[str, str]) -> Gesture:
        """Change language and theme while the analysis is on the screen."""
        before = self._screen()
        self.person.window.change_settings(look)
        yield from self.person.until(
            lambda: self._screen() is not before and self._screen().shown is not None,
            "the analysis in another look",
        )
        yield from self.person.hands.pause(10)

    def _screen(self) -> Any:
        screen = self.person.window.screen_now
        if not isinstance(screen, AnalysisScreen):
            raise StuckError(f"no analysis, but {type(screen).__name__}")
        return screen
