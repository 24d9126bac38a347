"""The real program with a person before it: ``python -m tests.window.player --story NAME ...``.

It is the program as ``catgames-desktop`` starts it; at the end it prints, as JSON, what a test
wants to know, and its status is 0 only if the story came to its end.
"""

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QPoint, QProcess, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from catgames_desktop.model.record import MatchSetup, SeatSetup
from tests.window.advised_islander import STORIES as ADVISED_STORIES
from tests.window.advised_islander import AdvisedIslander, AdvisedStories
from tests.window.advised_prisoner import STORIES as PRISONER_STORIES
from tests.window.advised_prisoner import AdvisedPrisoner, PrisonerStories
from tests.window.bot_stories import STORIES as BOT_STORIES
from tests.window.bot_stories import AdvisedPerson, BotStories
from tests.window.hands import Gesture, Hands
from tests.window.islander import Islander
from tests.window.person import Person
from tests.window.running import bot_processes
from ui.app import Troubles, build
from ui.places import HomePlace, SettingsPlace, TablePlace
from ui.table.buttons import FrameButton
from ui.table.screen import TableScreen
from ui.widgets import Banner, Button, open_sheet

GAME = "isle-of-cats"
SENSELESS = ("key", "key", "key", "click", "click", "drag", "resize", "look", "hold-p", "menu")
KEYS: tuple[Qt.Key | str, ...] = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *"abcdefhiloprtyz012345",
    "F1",
    "Page_Down",
)
SIZES = ((1024, 700), (1100, 760), (1400, 900), (1600, 1000))
SEA_STORIES = ("whole", "day", "again", "watch", "resume", "unsaved", "orphan", "monkey", "wander")


class Stories:
    """What a person does from opening the program to closing it."""

    def __init__(self, person: Islander, options: argparse.Namespace) -> None:
        self.person = person
        self.options = options
        self.facts: dict[str, Any] = {}

    def whole(self) -> Gesture:
        """Set a match up, play it to its end, look at the podium."""
        yield from self._begin()
        yield from self.person.play(lambda: False)
        yield from self._podium()

    def day(self) -> Gesture:
        """Play one day; change language and theme on the way; close the program in a match."""
        person = self.person
        yield from self._begin()
        yield from person.play(lambda: self._moved() >= 6)
        yield from self._other_look()
        yield from person.play(lambda: person.screen.match.view().day > 1)
        self._note_position()
        person.shot("before-closing")

    def again(self) -> Gesture:
        """Go on with the match that was closed, and play a little."""
        yield from self._continue()
        person = self.person
        self._note_position()
        start = self._moved()
        yield from person.play(lambda: self._moved() >= start + 4)

    def watch(self) -> Gesture:
        """Watch bots play, and tell after each step what is on the screen."""
        person = self.person
        person.window.begin(
            MatchSetup(
                game=GAME,
                options={"mode": "standard"},
                seats=tuple(SeatSetup(name=name, level="medium") for name in ("Mara", "Otto")),
                seed=self.options.seed,
            )
        )
        screen = person.screen
        screen.playback.step_shown.connect(self._tell)
        self._tell()
        yield from person.until(lambda: screen.ended, "the end", 600)

    def resume(self) -> Gesture:
        """Continue the match on Home, and tell what is on the screen first."""
        yield from self._continue()
        self._tell()

    def unsaved(self) -> Gesture:
        """Begin a match in a folder that can't be written to, and play on."""
        person = self.person
        yield from self._begin()
        yield from person.play(lambda: self._moved() >= 6)
        yield from person.until(self._banners, "a banner")
        self.facts["banners"] = self._banners()
        person.shot("unsaved")
        yield from self._other_look()
        yield from person.until(self._banners, "a banner in another language")
        self.facts["banners-later"] = self._banners()
        start = self._moved()
        yield from person.play(lambda: self._moved() >= start + 2)
        self._note_position()

    def _banners(self) -> list[str]:
        banners = self.person.screen.findChildren(Banner)
        return [one.accessibleName() for one in banners if one.isVisible()]

    def orphan(self) -> Gesture:
        """Play against bots whose process is killed on the way."""
        person = self.person
        yield from self._begin()
        yield from person.play(lambda: self._moved() >= 6)
        yield from person.until(lambda: self._bot() > 0, "the bots' process")
        killed = self._bot()
        os.kill(killed, signal.SIGKILL)
        start = self._moved()
        yield from person.play(lambda: self._moved() >= start + 12)
        yield from person.until(lambda: self._bot() not in (0, killed), "another process of bots")
        yield from person.until(
            lambda: any("again" in line.text for line in person.screen.log.lines), "it to be told"
        )
        self.facts["log"] = [line.text for line in person.screen.log.lines]
        if person.mouse:
            yield from person.hands.pause(1)
        else:
            yield from person.hands.press("l")
        person.shot("log")

    def wander(self) -> Gesture:
        """At each new kind of question: Home and back, a bot for the seat and back, secrets."""
        person = self.person
        yield from self._begin()
        met: list[str] = []
        while person.screen.match.view().day < 3 and not person.screen.ended:
            yield from person.play(lambda: self._new_question(met) or self._day() > 2)
            prompt = person.screen.match.prompt
            if prompt is None or self._day() > 2:
                break
            met.append(prompt.kind)
            person.shot(f"before-{prompt.kind}")
            yield from self._menu("home")
            yield from person.until(lambda: isinstance(person.window.place, HomePlace), "Home")
            yield from self._continue()
            yield from person.until(person.settled, "the table again")
            if person.screen.match.prompt != prompt:
                raise AssertionError(f"left at {prompt}, back at {person.screen.match.prompt}")
            if person.screen.prompt.button("frame-peek") is not None:
                yield from person.hands.hold_key("p")
                yield from person.hands.press(Qt.Key.Key_Escape)
                yield from person.hands.release_key("p")
            yield from self._bot_and_back(prompt.seat)
        self.facts["met"] = met
        yield from person.until(person.settled, "the table to stand still")
        if person.screen.curtain.down:
            yield from person.hands.press(Qt.Key.Key_Escape)
            yield from person.until(lambda: not person.screen.curtain.moving, "the curtain")
        yield from self._menu("abandon")
        yield from person.until(lambda: open_sheet(person.window) is not None, "the question")
        yield from person.answer_sheet()
        yield from person.until(lambda: isinstance(person.window.place, HomePlace), "Home")
        person.shot("given-up")

    def _day(self) -> int:
        return self.person.screen.match.view().day

    def _new_question(self, met: list[str]) -> bool:
        screen = self.person.screen
        prompt = screen.match.prompt
        return (
            prompt is not None
            and screen.my_turn
            and not screen.playback.waiting
            and self.person.settled()
            and open_sheet(self.person.window) is None
            and prompt.kind not in met
        )

    def _bot_and_back(self, seat: int) -> Gesture:
        person = self.person
        match = person.screen.match
        if person.screen.curtain.down:
            yield from person.hands.press(Qt.Key.Key_Escape)
            yield from person.until(lambda: not person.screen.curtain.moving, "the curtain")
        yield from self._menu("over", seat)
        yield from person.until(lambda: match.players[seat].bot, "the bot at the seat")
        yield from person.hands.pause(person.rng.choice((1, 5, 40)))
        if person.screen.curtain.down:
            yield from person.hands.press(Qt.Key.Key_Escape)
            yield from person.until(lambda: not person.screen.curtain.moving, "the curtain")
        yield from self._menu("back", seat)
        yield from person.until(lambda: not match.players[seat].bot, "the person at the seat")

    def _menu(self, entry: str, seat: int = -1) -> Gesture:
        """Choose an entry of the table's menu, one of a seat's with the weakest level."""
        person = self.person
        menu = person.screen.menu
        yield from person.click_on(person.screen.menu_button)
        yield from person.until(menu.isVisible, "the menu")
        if entry == "over":
            holder = next(
                action
                for action in menu.actions()
                if action.menu() is not None and action.menu().actions()[0].data()[1] == seat
            )
            yield from self._click_entry(menu, holder)
            yield from person.until(holder.menu().isVisible, "the levels")
            yield from self._click_entry(holder.menu(), holder.menu().actions()[0])
            return
        wanted = ("back", seat) if entry == "back" else entry
        found = [a for a in menu.actions() if _same_entry(a.data(), wanted)]
        yield from self._click_entry(menu, found[0])

    def _click_entry(self, menu: QMenu, action: QAction) -> Gesture:
        yield from self.person.hands.pause(8)
        yield from self.person.click(lambda: menu.mapToGlobal(menu.actionGeometry(action).center()))
        yield from self.person.hands.pause(8)

    def monkey(self) -> Gesture:
        """Press, drag and type without any sense; then play on as if nothing had been."""
        person = self.person
        yield from self._begin()
        for _ in range(self.options.rounds):
            if not self._at_table():
                yield from self._back_to_table()
            yield from person.play(self._a_little_further())
            for _ in range(self.options.senseless):
                yield from self._senseless()
                if not self._at_table():
                    break
            yield from self._calm_down()
        self._note_position()

    def _a_little_further(self) -> Callable[[], bool]:
        start, steps = self._moved(), self.person.rng.randint(0, 24)
        return lambda: self._moved() >= start + steps

    def _senseless(self) -> Gesture:
        person, rng = self.person, self.person.rng
        hands, window = person.hands, person.window
        what = rng.choice(SENSELESS)
        at, to = self._anywhere(), self._anywhere()
        if what == "click":
            yield from hands.click(at, rng.choice((1, 1, 1, 3)), rng.choice((1, 1, 2, 3)))
        elif what == "drag":
            yield from hands.drag(at, to, rng.choice((0, 1, -2)))
        elif what == "resize":
            yield from hands.grab(at, to)
            yield from hands.resize(window.windowHandle(), *rng.choice(SIZES))
            yield from hands.let_go()
        elif what == "look":
            held = rng.random() < 0.5
            if held:
                yield from hands.grab(at, to)
            look = {"language": rng.choice(("en", "pt_BR")), "theme": rng.choice(("light", "dark"))}
            window.change_settings(look)
            if held:
                yield from hands.let_go()
        elif what == "hold-p":
            yield from hands.hold_key("p")
            yield from hands.press(rng.choice(KEYS))
            yield from hands.release_key("p")
        elif what == "menu" and self._at_table():
            yield from hands.click(person.screen.menu_button.mapToGlobal(QPoint(8, 8)))
            for _ in range(rng.randint(1, 9)):
                yield from hands.press(Qt.Key.Key_Down)
            yield from hands.press(rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))
        else:
            key = rng.choice(KEYS)
            held_too = ("ctrl",) if key in ("z", "y") and rng.random() < 0.7 else ()
            yield from hands.press(key, *held_too)

    def _anywhere(self) -> QPoint:
        window = self.person.window
        x = self.person.rng.randrange(window.width())
        y = self.person.rng.randrange(window.height())
        return window.mapToGlobal(QPoint(x, y))

    def _calm_down(self) -> Gesture:
        """Close what lies open, and be back at the table."""
        person = self.person
        for _ in range(4):
            while QApplication.activePopupWidget() is not None:
                yield from person.hands.press(Qt.Key.Key_Escape)
                yield from person.hands.pause(5)
            yield from person.hands.press(Qt.Key.Key_Escape)
            yield from person.hands.pause(5)
        if not self._at_table():
            yield from self._back_to_table()
        if person.screen.looking_back.active:
            yield from person.hands.press(Qt.Key.Key_Escape)

    def _back_to_table(self) -> Gesture:
        """From wherever the senseless have led: on with the match, or begin another."""
        person = self.person
        for _ in range(6):
            if self._at_table():
                return
            if isinstance(person.window.place, HomePlace):
                break
            yield from person.hands.press(Qt.Key.Key_Escape)
            yield from person.hands.pause(10)
        if self._at_table():
            return
        buttons = person.window.findChildren(Button)
        if any(one.objectName().startswith("continue-") for one in buttons):
            yield from self._continue()
        else:
            yield from self._begin()

    # Pieces

    def _tell(self, *_told: object) -> None:
        shown = self.person.screen.stage.shown
        view = msgspec.json.encode(self.person.screen.stage.view).decode()
        print(f"{shown.position}\t{view}", flush=True)

    def _bot(self) -> int:
        processes = self.person.window.library.findChildren(QProcess, "bot")
        return next((int(one.processId()) for one in processes if one.processId()), 0)

    def _moved(self) -> int:
        return self.person.screen.match.position

    def _at_table(self) -> bool:
        return isinstance(self.person.window.place, TablePlace)

    def _note_position(self) -> None:
        self.facts["position"] = self._moved()

    def _continue(self) -> Gesture:
        """Press Continue on Home."""
        person = self.person
        yield from person.hands.focus(person.window.windowHandle())
        buttons = person.window.findChildren(Button)
        button = next(one for one in buttons if one.objectName().startswith("continue-"))
        yield from person.press(button)
        yield from person.until(self._at_table, "the table")

    def _begin(self) -> Gesture:
        """From Home to the first question."""
        person = self.person
        yield from person.hands.focus(person.window.windowHandle())
        yield from person.hands.pause(20)
        person.shot("home")
        yield from person.press(person.child(f"play-{GAME}"))
        yield from person.until(lambda: hasattr(person.window.screen_now, "seats"), "New game")
        if self.options.table == "hotseat":
            yield from self._second_person()
        yield from person.type_seed(self.options.seed)
        yield from person.hands.pause(20)
        person.shot("new-game")
        yield from person.press(person.child("start"))
        yield from person.until(self._at_table, "the table")
        yield from person.hands.pause(10)

    def _second_person(self) -> Gesture:
        person = self.person
        rows = person.window.screen_now.seats.rows
        yield from person.choose_segment(rows[1].kind.segments["person"])
        if len(rows) > 2:
            yield from person.press(rows[2].remove, Qt.Key.Key_Space)
        rows = person.window.screen_now.seats.rows
        for row, name in zip(rows, ("Lia", "Rui"), strict=True):
            line = row.name.lineEdit()
            if person.mouse:
                yield from person.click_on(line, times=3)
            else:
                yield from person.tab_to(row.name)
                yield from person.hands.press("a", "ctrl")
            yield from person.hands.write(name)
        names = [row.name.currentText() for row in rows]
        if names != ["Lia", "Rui"]:
            raise AssertionError(f"the names are {names}")

    def _other_look(self) -> Gesture:
        """Change language and theme in the settings, and come back to the same question."""
        person = self.person
        before = (person.screen.match.position, person.screen.match.viewer)
        yield from person.until(person.settled, "the table to stand still")
        if person.screen.curtain.down:
            yield from person.hands.press(Qt.Key.Key_Escape)
            yield from person.until(person.settled, "the curtain to rise")
        yield from person.hands.press("comma", "ctrl")
        yield from person.until(
            lambda: isinstance(person.window.place, SettingsPlace), "the settings"
        )
        person.shot("settings")
        for name in (f"language-{self.options.then_language}", f"theme-{self.options.then_theme}"):
            yield from person.choose_segment(person.child(name))
            yield from person.hands.pause(15)
            person.shot(name)
        yield from person.hands.press(Qt.Key.Key_Escape)
        yield from person.until(
            lambda: isinstance(person.window.screen_now, TableScreen), "the table again"
        )
        settings = person.window.library.settings
        self.facts["look"] = [settings.language, settings.theme]
        after = (person.screen.match.position, person.screen.match.viewer)
        self.facts["same-question"] = before[0] == after[0]

    def _podium(self) -> Gesture:
        person = self.person
        yield from person.until(lambda: person.screen.ended, "the podium")
        yield from person.hands.pause(30)
        person.shot("podium")
        self.facts["outcome"] = list(person.screen.match.outcome.scores)
        yield from person.hands.press("Page_Down")
        yield from person.hands.pause(10)
        person.shot("podium-below")
        buttons = person.screen.ending.page.findChildren(FrameButton)
        home = next(one for one in buttons if one.spec.id == "home")
        yield from person.press(home)
        yield from person.until(lambda: isinstance(person.window.place, HomePlace), "Home")
        yield from person.hands.pause(10)
        person.shot("home-again")


def _same_entry(data: Any, wanted: Any) -> bool:
    return (tuple(data) if isinstance(data, list | tuple) else data) == wanted


def main() -> int:
    """Start the program and live the story."""
    options = _parser().parse_args()
    application, window = build(
        argparse.Namespace(data_dir=options.data_dir, lang=None, file=None, smoke=False)
    )
    troubles = Troubles(window)
    troubles.install()
    if not options.keep:
        window.change_settings(
            {
                "language": options.language,
                "theme": options.theme,
                "animation_speed": options.speed,
                "bot_pause_ms": 0 if options.speed == "off" else 400,
            }
        )
    width, height = (int(side) for side in options.size.split("x"))
    window.resize(width, height)
    window.move(0, 0)
    window.show()
    hands = Hands()
    kinds: dict[str, type[Person]] = dict.fromkeys(BOT_STORIES, AdvisedPerson)
    kinds |= dict.fromkeys(ADVISED_STORIES, AdvisedIslander)
    kinds |= dict.fromkeys(PRISONER_STORIES, AdvisedPrisoner)
    person = kinds.get(options.story, Islander)(
        window, hands, mouse=options.hands == "mouse", seed=options.seed, shots=options.shots
    )
    person.troubles = lambda: troubles.count
    stories: Stories | BotStories | AdvisedStories
    if isinstance(person, AdvisedIslander):
        stories = AdvisedStories(person, options)
    elif isinstance(person, Islander):
        person.fidgets = options.fidgets
        stories = Stories(person, options)
    elif isinstance(person, AdvisedPrisoner):
        stories = PrisonerStories(person, options)
    else:
        assert isinstance(person, AdvisedPerson)
        stories = BotStories(person, options)
    person.begin(getattr(stories, options.story.replace("-", "_"))())
    application.exec()
    troubles.remove()
    hands.close()
    window.library.close()
    print(
        json.dumps(
            {
                "failure": person.failure,
                "troubles": troubles.count,
                "refusals": person.refusals,
                "kinds": person.kinds,
                "longest_ms": round(person.longest_ms),
                "outlived": len(bot_processes()),
                **stories.facts,
            }
        )
    )
    return 1 if person.failure or troubles.count else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--story",
        choices=(*SEA_STORIES, *BOT_STORIES, *ADVISED_STORIES, *PRISONER_STORIES),
        required=True,
    )
    parser.add_argument("--data-dir", type=Path, required=True)
    parser.add_argument("--hands", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--table", choices=("hotseat", "bots"), default="bots")
    parser.add_argument("--mode", choices=("family", "solo"), default="family")
    parser.add_argument("--language", choices=("en", "pt_BR"), default="en")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--then-language", choices=("en", "pt_BR"), default="pt_BR")
    parser.add_argument("--then-theme", choices=("light", "dark"), default="dark")
    parser.add_argument("--speed", choices=("off", "fast", "normal"), default="fast")
    parser.add_argument("--size", default="1024x700")
    parser.add_argument("--seed", default="person")
    parser.add_argument("--fidgets", type=float, default=0.0)
    parser.add_argument("--rounds", type=int, default=5, help="of senseless gestures")
    parser.add_argument("--senseless", type=int, default=25, help="gestures a round")
    parser.add_argument("--keep", action="store_true", help="keep the settings as they are")
    parser.add_argument("--shots", type=Path, help="keep pictures here")
    return parser


if __name__ == "__main__":
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    sys.exit(main())
