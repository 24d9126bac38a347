"""The mediator of one match of Cat in the Box: Views come in, intentions go out.

Widgets never talk to each other; they tell the table, which keeps the one selected card and the one
cursor, and draws everything anew from the View and these two.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QColor, QKeyEvent

from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict
from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BoxView, Card
from catgames_desktop.model.game import Action, Event, Seat, View
from ui.cat_in_the_box import looks, prompts
from ui.cat_in_the_box.board import BoxBoard, BoxTray
from ui.cat_in_the_box.carrying import Carrying
from ui.cat_in_the_box.hints import Hints, cell_of
from ui.cat_in_the_box.keys import BoxKeys
from ui.cat_in_the_box.motion import PlayMotion, RoundPause
from ui.cat_in_the_box.player_boards import facts_of
from ui.cat_in_the_box.reading import left_after, why_not
from ui.cat_in_the_box.research import Cell
from ui.cat_in_the_box.side import SidePages
from ui.cat_in_the_box.trick_panel import trick_look
from ui.cat_in_the_box.words import number_colour, reason_text
from ui.table.game_ui import (
    Animation,
    Confirmation,
    GameTable,
    Player,
    PromptText,
    SideTab,
    TableSettings,
)
from ui.theme import current
from ui.theme.palette import BOX

_STEP_MS = 400


class BoxTable(GameTable):
    """One match on screen."""

    board: BoxBoard
    tray: BoxTray

    def __init__(self, players: Sequence[Player], settings: TableSettings) -> None:
        """Build the widgets; the first ``show_view`` fills them."""
        super().__init__()
        self.players = tuple(players)
        self.settings = settings
        theme = current().on("box")
        self.board = BoxBoard(players, theme)
        self.tray = BoxTray(players, theme)
        self.side = SidePages(players, theme)
        self.view: BoxView = None  # type: ignore[assignment]
        self.legal: tuple[Action, ...] = ()
        self.interactive = False
        self.selected = -1
        """The index of the selected card in the hand, or -1."""
        self.chosen = 0
        """The prediction that Enter would confirm, or 0."""
        self.cursor: Cell | None = None
        self.by_keys = False
        self.hints = Hints(self)
        self.compared: tuple[Cell | None, ...] = ()
        """The cells of decisions on a past position: the better one, the one played."""
        self.shown_seat: Seat | None = None
        self.last: Cell | None = None
        self.pause_open: RoundPause | None = None
        self.round_open: int | None = None
        """The finished round whose summary is shown, or None."""
        self.round_view: BoxView | None = None
        self.board_seen = False
        """Whether the summary steps aside for a look at the board."""
        self.keys = BoxKeys(self)
        self.carrying = Carrying(self)
        self._connect()

    def _connect(self) -> None:
        research, hand = self.board.research, self.tray.hand
        research.pressed.connect(self._cell_pressed)
        research.hovered.connect(self._cell_hovered)
        research.tip_wanted.connect(self._tip)
        research.focus_changed.connect(self._redraw)
        hand.picked.connect(self.pick)
        hand.dragged.connect(self.carrying.move)
        hand.dropped.connect(self.carrying.drop)
        self.side.score.review_wanted.connect(self._review)
        self.board.stage.stepped.connect(self.prompt_changed)

    # What the frame asks.

    def lower_edge(self) -> QColor | None:
        """Return the colour in which the night ends."""
        return QColor(BOX.edge)

    def has_chosen(self, seat: Seat) -> bool | None:
        """Return whether a seat has set its card aside, while that is asked."""
        if self.view is None or self.view.phase != "aside":
            return None
        return self.view.seats[seat].aside

    def side_tabs(self) -> Sequence[SideTab]:
        """Return score and tricks."""
        return self.side.tabs()

    def apply_settings(self, settings: TableSettings) -> None:
        """Take over changed settings."""
        self.settings = settings

    @property
    def me(self) -> Seat | None:
        """The seat whose secrets may be on the screen, or None."""
        return self.view.seat if self.view.own is not None else None

    @property
    def hand(self) -> tuple[int, ...]:
        """The own hand, or nothing."""
        return self.view.own.hand if self.view.own is not None else ()

    @property
    def number(self) -> int | None:
        """The number of the selected card, or None."""
        return self.hand[self.selected] if 0 <= self.selected < len(self.hand) else None

    @property
    def plays(self) -> frozenset[Cell]:
        """The cells that can be played to now."""
        return frozenset((a.number, a.colour) for a in self.legal if isinstance(a, Play))

    @property
    def asks_play(self) -> bool:
        """Whether a card is to be played by the person before the screen."""
        return self.interactive and bool(self.plays) and self.me is not None

    def show_view(self, view: View, legal: Sequence[Action], interactive: bool) -> None:
        """Show a position; see ``GameTable.show_view``."""
        assert isinstance(view, BoxView)
        if self.pause_open is None:
            self._close_review()
        same = self.view is not None and _same_question(self.view, view)
        same = same and self.view.seat == view.seat and view.own is not None
        if not same:
            self.selected, self.chosen, self.cursor = -1, 0, None
            self.hints.forget()
        self.carrying.end()
        self.compared = ()
        self.view, self.legal, self.interactive = view, tuple(legal), interactive
        if view.phase != "play" or not view.plays:
            self.last = None
        self.side.show_view(view)
        self._redraw()

    def show_between(self, before: BoxView, card: Card) -> None:
        """Show the position with one more card in the trick, before anything follows from it."""
        self.show_view(looks.with_card(before, card), (), False)
        self.last = (card.number, card.colour)
        self._redraw()

    def _redraw(self) -> None:
        """Draw board, trick, player boards and hand from the View, the selection, the cursor."""
        if self.view is None:
            return
        self.board.research.show_look(looks.board_look(self))
        asked = self.number if self.asks_play else None
        self.board.trick.show_look(trick_look(self.view, self.players, asked, self.last))
        mine = self.me
        self.board.show_boards(
            [facts_of(self.view, player, mine, self.shown_seat) for player in self.players]
        )
        self.tray.hand.show_look(looks.tray_look(self))

    def changed(self) -> None:
        """Draw anew and let the frame read the prompt again."""
        self._redraw()
        self.prompt_changed.emit()

    # What moves.

    def animate(self, events: Sequence[Event], before: View, after: View) -> Animation | None:
        """Let a played token travel; a whole trick stays a moment."""
        assert isinstance(before, BoxView)
        played = next((event for event in events if event.name == "played"), None)
        if played is None or played.seat is None:
            return None
        card = Card(played.seat, played.facts["number"], played.facts["colour"])
        ends = any(event.name in ("trick-won", "paradox") for event in events)
        return PlayMotion(self, before, card, ends, self.settings.animation_ms_factor)

    def pause(self, events: Sequence[Event], before: View, after: View) -> Animation | None:
        """Show the summary of a round that has just ended, if a person is there to read it."""
        if not any(event.name == "round-scored" for event in events):
            return None
        if all(player.bot for player in self.players):
            return None
        assert isinstance(before, BoxView)
        assert isinstance(after, BoxView)
        played = next((event for event in events if event.name == "played"), None)
        if played is not None and played.seat is not None:
            card = Card(played.seat, played.facts["number"], played.facts["colour"])
            self.show_between(before, card)
        return RoundPause(self, after, len(after.rounds) - 1)

    def mark_last_move(self, events: Sequence[Event]) -> None:
        """Mark the cell that somebody else played to last."""
        for event in events:
            if event.name == "played":
                self.last = (event.facts["number"], event.facts["colour"])
                self._redraw()

    # The summary of a round.

    def open_round(self, view: BoxView, index: int, pause: RoundPause | None) -> None:
        """Show a finished round's summary over the board."""
        self.pause_open, self.round_open, self.round_view = pause, index, view
        self.board_seen = False
        ms = round(_STEP_MS * self.settings.animation_ms_factor) if pause is not None else 0
        self.board.stage.show_round(view.rounds, index, ms)
        self.tray.left.show_round(view.rounds[index])
        if pause is not None:
            self.side.show_view(view)
        self._show_stage(True)
        self.sound.emit("fanfare" if view.rounds[index].paradox is None else "no")
        words = self.board.stage.words
        if words is not None:
            self.announced.emit(words.spoken())
        self.prompt_changed.emit()

    def close_round(self, pause: RoundPause | None) -> None:
        """Take the summary away."""
        if pause is not self.pause_open:
            return
        self.pause_open = self.round_open = self.round_view = None
        self.board.stage.stop()
        self._show_stage(False)

    def _close_review(self) -> None:
        if self.round_open is not None and self.pause_open is None:
            self.close_round(None)

    def _show_stage(self, shown: bool) -> None:
        stage = self.board.stage
        stage.setGeometry(self.board.rect())
        stage.setVisible(shown)
        if shown:
            stage.raise_()
        self.tray.show_left(shown)

    def _review(self, index: int) -> None:
        """Show an earlier round again."""
        if self.pause_open is None and self.view is not None and index < len(self.view.rounds):
            self.open_round(self.view, index, None)

    # The prompt.

    def prompt(self) -> PromptText:
        """Return what the prompt bar says now."""
        return prompts.prompt_of(self)

    def press(self, button: str) -> None:
        """Carry out a button of the prompt bar."""
        word, _, rest = button.partition(" ")
        match word:
            case prompts.GO_ON if self.pause_open is not None:
                self.pause_open.skip()
            case prompts.GO_ON:
                self.close_round(None)
                self.changed()
            case prompts.AGAIN:
                self.board.stage.restart(_STEP_MS if self.settings.animation_ms_factor else 0)
            case prompts.SEE_BOARD:
                self.board_seen = not self.board_seen
                self._show_stage(not self.board_seen)
                self.prompt_changed.emit()
            case prompts.ASIDE if self.number is not None:
                self.intend(Aside(self.number))
            case prompts.PREDICT:
                self.intend(Predict(int(rest)))
            case prompts.PLAY if self.number is not None:
                self.play(self.number, rest)
            case prompts.CONFIRM:
                self.confirm()

    def key(self, event: QKeyEvent) -> bool:
        """Use digits, arrows and Enter."""
        return self.keys.press(event)

    def confirm(self) -> bool:
        """Do what is selected; return whether there was anything."""
        match self.view.phase:
            case "aside" if self.number is not None:
                self.intend(Aside(self.number))
            case "predict" if self.chosen:
                self.intend(Predict(self.chosen))
            case "play" if self.cursor is not None:
                self.to_cell(*self.cursor)
            case _:
                return False
        return True

    def announce_cursor(self) -> None:
        """Say which cell the cursor is on."""
        if self.cursor is not None:
            self.announced.emit(self.cell_words(*self.cursor))

    def next_copy(self, number: int) -> int:
        """Return the index of a number's card: the selected one, if it is of that number."""
        return self.selected if self.number == number else self.hand.index(number)

    def cancel(self) -> bool:
        """Put the selected card back."""
        if self.round_open is not None and self.pause_open is None:
            self.close_round(None)
            self.changed()
            return True
        had = self.selected >= 0 or self.cursor is not None or bool(self.chosen)
        had = had or bool(self.hints.all)
        self.selected, self.cursor, self.chosen = -1, None, 0
        self.hints.forget()
        self.carrying.end()
        self._redraw()
        return had

    def confirmation(self, actions: Sequence[Action]) -> Confirmation | None:
        """Ask before a play that leaves no cell for the other cards, if another one doesn't."""
        play = actions[0]
        if not isinstance(play, Play) or len(self.hand) <= 2 or left_after(self.view, play):
            return None
        others = [a for a in self.legal if isinstance(a, Play) and left_after(self.view, a)]
        if not others:
            return None
        return Confirmation(
            prompts.NO_CELL_LEFT,
            self.tr("After this, no cell is left for your other cards: a paradox awaits you."),
            self.tr("Play it all the same"),
            self.tr("Choose another"),
        )

    # Hints.

    def show_hint(self, suggestions: Sequence[Any]) -> None:
        """Select what the hint proposes; nothing is played unasked."""
        if suggestions and self.me is not None:
            self.hints.show(suggestions)

    def compare(self, better: Sequence[str], played: Sequence[str]) -> None:
        """Mark the cells that would have been better, and that was played."""
        self.compared = tuple(cell_of(actions[0]) for actions in (better, played) if actions)
        self._redraw()

    def take_up(self, number: int, cell: Cell | None) -> None:
        """Select the card of a number, and a cell for it."""
        self.selected = self.next_copy(number)
        if cell is not None:
            self.cursor, self.by_keys = cell, True

    def inspect_seat(self, seat: Seat) -> None:
        """Outline the largest group of a seat, or no longer."""
        self.shown_seat = None if self.shown_seat == seat else seat
        self._redraw()

    # Gestures.

    def pick(self, index: int, by_key: bool = False) -> None:
        """Select a card of the hand, or put it back; a key never puts one back."""
        if self.view.own is None:
            return
        again = index == self.selected and not by_key
        if not self.interactive:
            self.refused.emit(prompts.not_your_turn(self))
            return
        if self.view.phase == "predict":
            self.refused.emit(self.tr("First say how many tricks you will win."))
            return
        self.selected = -1 if again else index
        self.cursor = None
        number = self.number
        if number is not None and self.view.phase == "play":
            open_here = [colour for colour in COLOURS if (number, colour) in self.plays]
            if open_here and by_key:
                self.cursor, self.by_keys = (number, open_here[0]), True
            elif not open_here:
                self.refused.emit(
                    self.tr("Your {number} can't take a colour now.").format(number=number)
                )
        self.sound.emit("pick")
        self.changed()
        if number is not None and by_key:
            self.announce_cursor()

    def _cell_hovered(self, cell: Cell | None) -> None:
        if not self.asks_play:
            return
        if cell is not None:
            self.cursor, self.by_keys = cell, False
        elif not self.by_keys:
            self.cursor = None
        self.changed()

    def _cell_pressed(self, number: int, colour: str) -> None:
        if self.hints.pressed((number, colour)):
            return
        self.cursor, self.by_keys = (number, colour), False
        self.to_cell(number, colour)

    def to_cell(self, number: int, colour: str) -> None:
        """A cell is meant: play there, or pick the card for it first, or say why not."""
        if not self.interactive or self.me is None:
            self.refused.emit(prompts.not_your_turn(self))
        elif self.view.phase != "play":
            self.refused.emit(prompts.not_yet(self))
        elif self.number == number and (number, colour) in self.plays:
            self.play(number, colour)
        elif self.number != number and number in self.hand:
            self._pick_for(number, colour)
        else:
            self.refused.emit(self.why_words(number, colour))

    def _pick_for(self, number: int, colour: str) -> None:
        if (number, colour) not in self.plays:
            self.refused.emit(self.why_words(number, colour))
            return
        self.selected = self.hand.index(number)
        self.cursor = (number, colour)
        self.sound.emit("pick")
        self.changed()

    def play(self, number: int, colour: str) -> None:
        """Play a number in a colour."""
        self.intend(Play(number, colour))

    def intend(self, action: Action) -> None:
        """Let an action be carried out, or say why it can't be."""
        if action in self.legal:
            self.sound.emit("card")
            self.intended.emit((action,))
        elif isinstance(action, Play):
            self.refused.emit(self.why_words(action.number, action.colour))

    # Words about cells.

    def why_words(self, number: int, colour: str) -> str:
        """Return why the own number can't go to a cell; "" if it can."""
        me = self.me
        if me is None:
            return ""
        if number not in self.hand:
            return self.tr("{cell}: you hold no {number}.").format(
                cell=number_colour(number, colour), number=number
            )
        why = why_not(self.view, me, number, colour)
        return reason_text(why, number, colour, self.players, me)

    def cell_words(self, number: int, colour: str) -> str:
        """Return what a cell is: whose, free, or why not."""
        return looks.cell_words(self, number, colour)

    def _tip(self, number: int, colour: str) -> None:
        self.board.research.tip = self.cell_words(number, colour)


def _same_question(old: BoxView, new: BoxView) -> bool:
    """Whether it is the same position, through whoever's eyes."""
    return _bare(old) == _bare(new)


def _bare(view: BoxView) -> tuple[Any, ...]:
    return (view.round, view.phase, view.actor, view.plays, view.seats)
