"""The mediator of one match of Cats of Alcatraz: Views come in, intentions go out.

A face that only one seat may see is handed to a control only while that seat holds the look
(``_held``); every new View lets go of it first.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent

from catgames_desktop.model.alcatraz.actions import Claim, End, parse
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, Event, Seat, View
from ui.alcatraz import texts
from ui.alcatraz.art.cards import number
from ui.alcatraz.asking import question_for
from ui.alcatraz.board import Board
from ui.alcatraz.card_button import Spot
from ui.alcatraz.drawn_question import DrawnQuestion
from ui.alcatraz.explain import panel_text
from ui.alcatraz.facts import front_seat, visible_values
from ui.alcatraz.hints import Hints, numbered, spots_of
from ui.alcatraz.inspector import show_piles, show_seat
from ui.alcatraz.keys import AlcatrazKeys
from ui.alcatraz.last_moves import LastMoves
from ui.alcatraz.looks import Scene, board_look, card_looks, side_look, tray_look
from ui.alcatraz.motion import motion_for
from ui.alcatraz.questions import HOLD, Question, SeenQuestion
from ui.alcatraz.round_panel import RoundPanel, RoundStop, RoundText, round_text
from ui.alcatraz.side import SidePage
from ui.alcatraz.tray import Tray
from ui.alcatraz.words import log_line
from ui.table.game_ui import (
    Animation,
    Confirmation,
    GameTable,
    Player,
    PromptButton,
    PromptText,
    SideTab,
    TableSettings,
)
from ui.theme import current

PASS, WRONG = "alcatraz-pass", "alcatraz-wrong-claim"
GO_ON = "go-on"
_NEWS = 3
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FRAME_KEYS = (
    *(Qt.Key.Key_L, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt),
)
"""What the frame does while the end of a round is read."""


def remember_key(name: str) -> str:
    """Return under which name a person's wish to be reminded is kept."""
    return f"remember {name}"


class AlcatrazTable(GameTable):
    """One match of Cats of Alcatraz on screen."""

    def __init__(self, players: Sequence[Player], settings: TableSettings) -> None:
        """Build the widgets; the first ``show_view`` fills them."""
        super().__init__()
        self.theme = current().on("alcatraz")
        self.players = tuple(players)
        self.settings = settings
        self.board: Board = Board(self.theme)
        self.tray: Tray = Tray(self.theme)
        self.side = SidePage(self.theme)
        self.round_panel = RoundPanel(self.theme, self.board)
        self.round_stop: RoundStop | None = None
        """The end of a round that waits for the person, or None."""
        self.view: AlcatrazView | None = None
        self.question: Question | None = None
        self.interactive = False
        self.front: Seat | None = None
        self.news: tuple[str, ...] = ()
        self._key: tuple[object, ...] = ()
        self._held: Spot | None = None
        self._remember: dict[str, bool] = {}
        self.hints = Hints(self)
        self.last_moves = LastMoves()
        self._compared: dict[Spot, tuple[int, ...]] = {}
        self.keys = AlcatrazKeys(self)
        self.board.setAccessibleName(self.tr("The table of Cats of Alcatraz"))
        self.board.pressed.connect(self.pressed)
        self.board.held.connect(self._card_held)
        self.board.dropped.connect(self._dropped)
        self.board.blurred.connect(self.end_look)
        self.round_panel.clicked.connect(self.go_on)
        self.side.remember.clicked.connect(self.toggle_remember)
        self.side.piles.clicked.connect(self.show_piles)

    # What the frame asks.

    def lower_edge(self) -> QColor | None:
        """Return the colour of the stone."""
        return QColor(self.theme.alcatraz.stone)

    def show_past(self, past: bool) -> None:
        """Take "remember for me" away while past positions are shown: they tell no notes."""
        self.side.remember.setVisible(not past)

    def has_chosen(self, seat: Seat) -> bool | None:
        """Return whether a seat has taken its first look; None: there are no first looks now."""
        view = self.view
        if view is None or not view.first_looks or view.actor is None:
            return None
        if all(slot.up for slot in view.seats[seat].row):
            return None
        order = [(one - view.first) % view.players for one in (seat, view.actor)]
        return order[0] < order[1]

    def hint_refusal(self) -> str:
        """Return why there is no hint: memory is the game, unless one wants to be reminded."""
        seat = self._here()
        if seat is None or self.remembers(seat):
            return ""
        return self.tr("Memory is the game: hints come only with “remember for me”.")

    def has_secrets(self) -> bool:
        """Return whether the person on turn has notes that "My secrets" would show."""
        seat = self._here()
        return seat is not None and self.remembers(seat)

    def side_tabs(self) -> Sequence[SideTab]:
        """Return the score tab."""
        return [SideTab("score", self.tr("Score"), self.side)]

    def show_view(self, view: View, legal: Sequence[Action], interactive: bool) -> None:
        """Show a position; see ``GameTable.show_view``."""
        assert isinstance(view, AlcatrazView)
        asked = interactive and bool(legal)
        key = (view.round, view.lap, view.turns, view.phase, view.actor, view.seat, asked)
        open_key = (*key[:5], asked)
        fresh = question_for(view, legal if asked else ())
        if self.question is None or open_key != self._key or isinstance(fresh, SeenQuestion):
            self.question = fresh
            self.hints.forget()
        else:
            self.question.view, self.question.legal = view, tuple(legal)
        if self.view is not None and self.view.seat != view.seat:
            self.hints.cover()
        self._key = open_key
        self._held = None
        self._compared = {}
        self.view, self.interactive = view, asked
        self.front = front_seat(view, self.players, self.front)
        self.refresh()
        self._aim()

    def refresh(self) -> None:
        """Draw everything from the View and what is chosen."""
        scene = self.scene()
        if scene is None:
            return
        self.board.show_all(board_look(scene), card_looks(scene))
        shown = self.hints.shown
        self.board.panel.show_text(self.hints.panel() if shown else panel_text(scene))
        self.tray.show_look(tray_look(scene))
        self.side.show_look(side_look(scene, self.news))
        seat = self._here()
        reason = "" if seat is not None else self.tr("Only on a person's own turn")
        self.side.show_remember(seat is not None and self.remembers(seat), reason)
        if self.round_panel.isVisible():
            self.round_panel.raise_()

    def scene(self) -> Scene | None:
        """Return all that the looks are made from; None before the first View."""
        view, question = self.view, self.question
        if view is None or question is None or self.front is None:
            return None
        persons = [player for player in self.players if not player.bot]
        return Scene(
            view=view,
            players=self.players,
            front=self.front,
            question=question,
            asked=self.interactive,
            notes=view.seat is not None and self.remembers(view.seat),
            held=self._held,
            alone=len(persons) == 1,
            last=self.last_moves.spots,
            hints=self._compared or self.hints.marks(),
        )

    def told(self, events: Sequence[Event]) -> None:
        """Keep the last sentences: public facts, by name."""
        lines = [log_line(event.seen_by(None) or event, self.players) for event in events]
        self.news = (*self.news, *(line for line in lines if line))[-_NEWS:]

    def mark_last_move(self, events: Sequence[Event]) -> None:
        """Mark the cards, piles and objectives that somebody else used."""
        if self.view is not None:
            self.last_moves.note(events, self.view)
            self.refresh()

    def stops(self, events: Sequence[Event]) -> bool:
        """Claims are seen before the match goes on, animated or not."""
        return any(event.name == "claimed" for event in events)

    def animate(self, events: Sequence[Event], before: View, after: View) -> Animation | None:
        """Return how a step is staged, or None."""
        assert isinstance(before, AlcatrazView)
        assert isinstance(after, AlcatrazView)
        motion = motion_for(self.board, events, before, after, self.settings.animation_ms_factor)
        if motion is not None:
            self._sound_of(events)
        return motion

    def pause(self, events: Sequence[Event], before: View, after: View) -> Animation | None:
        """Show what a round has brought, if a person is there to read it."""
        assert isinstance(after, AlcatrazView)
        ended = next((event for event in events if event.name == "round-ended"), None)
        if ended is None or after.outcome is not None or all(one.bot for one in self.players):
            return None
        return RoundStop(self, round_text(ended, after, self.players))

    def open_round(self, stop: RoundStop, text: RoundText) -> None:
        """Show the end of a round; the prompt bar says how to go on."""
        self.round_stop = stop
        self.interactive = False
        self.hints.forget()
        self.refresh()
        self.round_panel.show_text(text)
        # Else Enter would press the card on which the keyboard stands.
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self.announced.emit(self.round_panel.accessibleName())
        self.prompt_changed.emit()

    def close_round(self) -> None:
        """Take the end of a round away."""
        self.round_stop = None
        self.round_panel.hide()

    def go_on(self) -> None:
        """Leave the end of a round behind, unless it has only just come."""
        if self.round_stop is not None and not self.round_panel.fresh:
            self.round_stop.skip()

    def _sound_of(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.name == "claimed":
                self.sound.emit("turn")
                return
        self.sound.emit("card")

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        if self.round_stop is not None and self.round_panel.text is not None:
            on = PromptButton(GO_ON, self.tr("Go on"), "tick", "", True)
            return PromptText(self.round_panel.text.title, "", (on,))
        if self.question is None or not self.interactive:
            return PromptText("")
        return self.hints.prompt() if self.hints.shown else self.question.prompt()

    # Choosing.

    def press(self, button: str) -> None:
        """Carry out a button of the prompt bar."""
        if button == GO_ON:
            self.go_on()
            return
        if self.hints.shown and self.hints.press(button):
            return
        if self.question is not None and self.interactive and button != HOLD:
            self._take(self.question.button(button))
            self._aim()

    def held(self, button: str) -> None:
        """Show the card: the button that looks went down."""
        if button == HOLD:
            self.look()

    def let_go(self, button: str) -> None:
        """Cover the card: the button that looks came up."""
        if button == HOLD:
            self.end_look()

    def pressed(self, spot: Spot) -> None:
        """Take a press on a card, a pile, the stock or an objective."""
        if self.question is None:
            return
        if not self.interactive:
            if spot[0] == "pile":
                self.show_piles()
            return
        if spot == ("drawn", 0, 0):
            return
        self._take(self.question.press(spot))

    def _take(self, answer: tuple[Action, ...] | str | None) -> None:
        self.hints.forget()
        if isinstance(answer, str):
            self.refused.emit(answer)
        elif answer:
            self.last_moves.forget()
            self.intended.emit(answer)
        else:
            self.sound.emit("pick")
        if not isinstance(answer, str):
            self.refresh()
            self.prompt_changed.emit()

    def _dropped(self, source: Spot, target: Spot) -> None:
        """A drag chooses what was dragged, then where it was let go."""
        question = self.question
        if question is None or not self.interactive:
            return
        if source[0] != "drawn" and source not in question.chosen():
            answer = question.press(source)
            if answer is not None:
                self._take(answer)
                return
        if target in question.chosen():
            self._take(None)
            return
        self._take(question.press(target))

    def cancel(self) -> bool:
        """Take back what is half chosen."""
        if self.round_stop is not None:
            return False
        if self.hints.shown:
            self.hints.forget()
            self.hint_changed()
            return True
        if self.question is None or not self.interactive or not self.question.cancel():
            return False
        self.refresh()
        self.prompt_changed.emit()
        return True

    def _aim(self) -> None:
        """Let the keyboard stand on a card that can be looked at, if only others' can."""
        question = self.question
        if isinstance(question, DrawnQuestion) and question.mode == "spy" and not question.other:
            spots = [s for s in question.pickable() if s[0] == "row"]
            button = self.board.buttons.get(min(spots)) if spots else None
            if button is not None:
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Looking at a card.

    def look(self) -> bool:
        """Show the card looked at, for as long as it is held; return whether there is one."""
        question = self.question
        if not isinstance(question, SeenQuestion) or not self.interactive:
            return False
        spot = question.spot
        if spot is None or self._held == spot:
            return spot is not None
        self._held = spot
        question.held_once = True
        self.refresh()
        row = question.view.seats[spot[1]].row
        value = row[spot[2]].value
        if value is not None:
            self.announced.emit(self.tr("It is a {value}").format(value=number(value)))
        return True

    def end_look(self) -> bool:
        """Cover the card again; return whether one was shown."""
        if self._held is None:
            return False
        self._held = None
        self.refresh()
        return True

    def _card_held(self, spot: Spot, down: bool) -> None:
        question = self.question
        if down and isinstance(question, SeenQuestion) and spot == question.spot:
            self.look()
        elif not down:
            self.end_look()

    # Keys.

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that no control wanted."""
        if self.round_stop is not None:
            return self._round_key(event)
        return self.keys.press(event)

    def _round_key(self, event: QKeyEvent) -> bool:
        """While the end of a round is read, Enter goes on, once it is pressed anew."""
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self.go_on()
            return True
        return event.key() not in _FRAME_KEYS

    def key_released(self, event: QKeyEvent) -> bool:
        """Cover the card when P comes up."""
        return event.key() == Qt.Key.Key_P and self.end_look()

    # Asked before.

    def confirmation(self, actions: Sequence[Action]) -> Confirmation | None:
        """Return what to ask before actions are carried out."""
        view = self.view
        if view is None or len(actions) != 1:
            return None
        action = actions[0]
        if isinstance(action, End) and view.phase == "turn":
            return Confirmation(
                PASS,
                self.tr("End your turn without doing anything?"),
                self.tr("End turn"),
                self.tr("Go back"),
            )
        if isinstance(action, Claim) and view.actor is not None:
            places = range(action.first, action.last + 1)
            values = visible_values(view.seats[view.actor].row, list(places))
            seen = [value for value in values if value is not None]
            if len(seen) == len(values) and sum(seen) != action.objective:
                question = self.tr("You see {sum}: that isn't {objective}. Try it all the same?")
                return Confirmation(
                    WRONG,
                    question.format(sum=texts.visible_sum(values), objective=action.objective),
                    self.tr("Try it"),
                    self.tr("Go back"),
                )
        return None

    # Remembering and reading.

    def _here(self) -> Seat | None:
        """Return the person before the screen: the viewer, else who is asked."""
        view = self.view
        if view is None:
            return None
        persons = [player.seat for player in self.players if not player.bot]
        if view.seat in persons:
            return view.seat
        if len(persons) == 1:
            return persons[0]
        return view.actor if view.actor in persons else None

    def remembers(self, seat: Seat) -> bool:
        """Return whether this seat wants to be reminded of what it has seen."""
        key = remember_key(self.players[seat].name)
        kept = self._remember.get(key)
        return bool(self.settings.wishes.get(key, False)) if kept is None else kept

    def toggle_remember(self) -> None:
        """Switch the notes of the person here on or off."""
        seat = self._here()
        if seat is None:
            return
        key = remember_key(self.players[seat].name)
        on = self._remember[key] = not self.remembers(seat)
        self.wished.emit(key, on)
        self.announced.emit(self.side.remember_word(on))
        self.refresh()
        self.prompt_changed.emit()

    def show_piles(self) -> None:
        """Let both piles be read, the newest card first."""
        if self.view is not None:
            show_piles(self.board.window(), self.view, self.theme)

    def inspect_seat(self, seat: Seat) -> None:
        """Show a seat's row as everybody sees it, and what it has freed."""
        if self.view is not None and 0 <= seat < self.view.players:
            show_seat(self.board.window(), self.view, self.players[seat], self.theme)

    def show_hint(self, suggestions: Sequence[Any]) -> None:
        """Show what a bot with a good memory would do."""
        if self.view is not None and suggestions:
            self.hints.show(suggestions, self.view, self.players)
            # Else Enter would press the card on which the keyboard stands.
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            self.announced.emit(self.hints.sentence())
            self.hint_changed()

    def compare(self, better: Sequence[str], played: Sequence[str]) -> None:
        """Number the cards of what would have been better, and of what was played."""
        view = self.view
        if view is not None and view.actor is not None:
            first = [parse(actions[0]) for actions in (better, played) if actions]
            self._compared = numbered([spots_of(action, view, view.actor) for action in first])
            self.refresh()

    def hint_changed(self) -> None:
        """Show other hints, another one of them chosen, or none."""
        self.refresh()
        self.prompt_changed.emit()

    def apply_settings(self, settings: TableSettings) -> None:
        """Take over changed settings."""
        self.settings = settings
        self.refresh()
