"""The table: one screen for a match of any game, from its first question to its end.

It owns the widgets and leads between three parties that don't know each other: the match
(``controller.match.Match``), the game's own widgets (``GameTable``) and the main window. What is
shown is always a View that the match gave out for whoever sits before the screen.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Event, Seat, View
from ui.table.answers import frame_answers, frame_prompt
from ui.table.commands import TableCommands
from ui.table.curtain_text import curtain_text
from ui.table.ending import Ending
from ui.table.focus import FocusKeeper, focusables, next_of
from ui.table.game_ui import GameUi
from ui.table.intentions import Intentions
from ui.table.keys import TableKeys
from ui.table.looking_back import LookingBack
from ui.table.messages import Messages
from ui.table.playback import Playback, Stage
from ui.table.players import players_of, seat_states
from ui.table.prompt_bar import FrameAnswers
from ui.table.settings import FrameSettings
from ui.table.tips import Tips
from ui.table.widgets import TableWidgets
from ui.theme.sizes import HIGHLIGHT_MS
from ui.widgets import announce, open_sheet


class Mode(Enum):
    """What the screen is for: playing (and looking back), or replaying a finished match."""

    PLAY = "play"
    REPLAY = "replay"


class TableScreen(TableWidgets):
    """The table of one match. See docs/contracts.md for what it and the main window exchange."""

    home_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    new_game_wanted = Signal()
    rematch_wanted = Signal()
    replay_wanted = Signal()
    analysis_wanted = Signal()
    fullscreen_wanted = Signal()
    title_changed = Signal(str)
    """The window's title: whose turn it is."""
    sound = Signal(str)
    confirmation_switched_off = Signal(str)
    """A kind of confirmation is not to be asked any more."""
    tip_dismissed = Signal(str)
    """The tip of this prompt kind has been read."""
    tips_switched_off = Signal()
    wished = Signal(str, object)
    """The game's table wants a value kept under a name (see ``GameTable.wished``)."""

    def __init__(
        self,
        match: Match,
        game_ui: GameUi,
        settings: FrameSettings,
        *,
        mode: Mode = Mode.PLAY,
        best_line: Callable[[], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Build the table of a match.

        Args:
            match: the ``controller.match.Match``; it isn't owned.
            game_ui: the game's words and factories.
            settings: what the person has chosen.
            mode: playing, or replaying.
            best_line: called when the end screen is built: a line of the statistics, or "".
            parent: the main window.
        """
        replaying = mode is Mode.REPLAY
        super().__init__(match, game_ui, settings.table, replaying=replaying, parent=parent)
        self.settings = settings
        self.mode = mode
        self._thinking: Seat | None = None
        self.hint_asked_at = -1
        """The position for which a hint was asked and hasn't come yet; -1: none was."""
        self.my_turn = False
        """Whether a person before this screen is asked now."""
        self._last_move = ""
        self._title = ""
        self._attached = True
        self.stage = Stage(match, self.table)
        self.playback = Playback(match, self.table, self.stage, self)
        self.intentions = Intentions(match, game_ui, self.table, self._seated, self.theme, self)
        self.looking_back = LookingBack(
            match, game_ui, self.table, self.stage, self.log, self.replay_bar, self
        )
        self.ending = Ending(self, best_line)
        self.commands = TableCommands(self)
        self.keys = TableKeys(self)
        self.messages = Messages(self)
        self.tips = Tips(self)
        self.focus_keeper = FocusKeeper(self.page, self._give_focus, self)
        self._connect()
        self.apply_settings(settings)
        self.extend_log()
        if mode is Mode.REPLAY:
            self.looking_back.show(0)
        else:
            self._refresh()
        self.messages.remember()

    # Building.

    def _connect(self) -> None:
        match, table = self.match, self.table
        match.stepped.connect(self.playback.push)
        match.changed.connect(self._changed)
        match.thinking.connect(self._on_thinking)
        match.notice.connect(self.messages.hear)
        match.hint_ready.connect(self._on_hint)
        table.intended.connect(self._on_intended)
        table.prompt_changed.connect(self._on_prompt_changed)
        table.announced.connect(self._announce)
        table.refused.connect(self.prompt.refuse)
        table.sound.connect(self.sound)
        table.window_wanted.connect(self.commands.want_window)
        table.wished.connect(self.wished)
        self.playback.step_shown.connect(self._on_step_shown)
        self.playback.moving.connect(self.page.catcher.setVisible)
        self.playback.paused.connect(self._on_paused)
        self.playback.idle.connect(self._refresh)
        self.page.catcher.clicked.connect(self.playback.skip)
        self.intentions.refused.connect(self.refuse)
        self.intentions.switched_off.connect(self.confirmation_switched_off)
        self.looking_back.entered.connect(self._on_looking_back)
        self.looking_back.moved.connect(self._on_looking_back)
        self.looking_back.left.connect(self._on_back_to_now)
        self.replay_bar.analysis_wanted.connect(self.analysis_wanted)
        self.prompt.pressed.connect(self.commands.press)
        self.prompt.held.connect(self.commands.held)
        self.prompt.let_go.connect(self.commands.let_go)
        self.prompt.focus_lost.connect(self._take_focus)
        self.seats.inspected.connect(table.inspect_seat)
        self.menu_button.clicked.connect(self.commands.open_menu)
        self.menu.chosen.connect(self.commands.choose)
        self.menu.handed_over.connect(match.hand_over)
        self.menu.taken_back.connect(match.take_back)
        self.log_view.picked.connect(self._look_at)
        self.help.card_wanted.connect(self.commands.open_reference)
        self.help.rules_wanted.connect(self.rules_wanted)
        self.tips.dismissed.connect(self.tip_dismissed)
        self.tips.switched_off.connect(self.tips_switched_off)
        self.ending.shown.connect(self._on_end_shown)
        self.curtain.ready.connect(match.lift_curtain)
        self.curtain.back.connect(self.commands.back_to_table)

    def _seated(self) -> Sequence[Any]:
        return self.players

    # What the main window calls.

    def apply_settings(self, settings: FrameSettings) -> None:
        """Take over changed settings at once."""
        self.settings = settings
        moves = settings.table.animation_ms_factor > 0
        self.playback.animated = self.looking_back.animated = moves
        self.playback.rest_ms = 0 if moves else min(HIGHLIGHT_MS, settings.bot_pause_ms)
        self.intentions.off = settings.confirmations_off
        self.table.apply_settings(settings.table)
        self.match.set_bot_pause(settings.bot_pause_ms)
        self.match.set_wishes(settings.table.wishes)
        self.tips.show()

    def detach(self) -> None:
        """Let go of the match: before the screen is replaced or closed."""
        if not self._attached:
            return
        self._attached = False
        self.focus_keeper.stop()
        self.ending.stop()
        match = self.match
        match.stepped.disconnect(self.playback.push)
        match.changed.disconnect(self._changed)
        match.thinking.disconnect(self._on_thinking)
        match.notice.disconnect(self.messages.hear)
        match.hint_ready.disconnect(self._on_hint)
        self.looking_back.left.disconnect(self._on_back_to_now)
        self.looking_back.leave()
        self.playback.clear()

    @property
    def hint_asked(self) -> bool:
        """Whether a hint for the present position is being thought about."""
        return self.hint_asked_at == self.match.position

    @property
    def ended(self) -> bool:
        """Whether the end screen is what is seen now."""
        return self.ending.seen

    @property
    def title(self) -> str:
        """The window's title."""
        return self._title

    # From the match to the screen.

    def _changed(self) -> None:
        if self.playback.busy:
            self.playback.start()
        else:
            self._refresh()

    def _refresh(self) -> None:
        """Show the match as it stands now, and go on to what follows from that."""
        if not self._attached or self.playback.busy or self.looking_back.active:
            return
        match = self.match
        self.players = players_of(match)
        self.log.rename(self.players)
        self.extend_log()
        legal = match.legal()
        self.stage.show(match.position, match.viewer, legal, bool(legal))
        self._show_frame()
        self._mind_turn(bool(legal))
        self._mind_curtain()
        self._take_focus()
        if match.outcome is not None and self.mode is Mode.PLAY:
            self.ending.come(at_once=not (self.playback.animated and self.isVisible()))

    def _show_frame(self) -> None:
        """Bring everything round the board up to date with what the stage shows."""
        view = self.stage.view
        if view is None:
            return
        self._show_seats(view)
        self.show_sides()
        self.help.show_page(self.game_ui.help_page(view))
        self.log_view.show_lines(self.log.lines, self.players)
        self.page.strip.setCurrentWidget(
            self.replay_bar if self.looking_back.active else self.prompt
        )
        self.show_prompt()
        self.tips.show()

    def _show_seats(self, view: View) -> None:
        states = seat_states(self.match, self.game_ui, self.players, view, self._thinking)
        self.seats.show_states(self.game_ui.phase_title(view), states)

    def _on_prompt_changed(self) -> None:
        """The game's widgets say or show something else now."""
        if self._attached and self.stage.view is not None:
            self.show_sides()
            self.show_prompt()

    def show_prompt(self) -> None:
        """Read the question and the state of Hint, Undo and Redo again."""
        if self.looking_back.active or not self._attached:
            return
        if self.playback.waiting:
            self.prompt.show_prompt(self.table.prompt(), FrameAnswers())
            return
        if self.playback.busy:
            return
        match = self.match
        text = frame_prompt(match, self.table, self.players, self._last_move)
        self.prompt.show_prompt(text, frame_answers(match, self.table, self.hint_asked))
        seat = self.commands.person_here()
        self.table.show_wanted(seat is not None and seat in match.wanted)

    def _mind_turn(self, my_turn: bool) -> None:
        """Tell by title, sound and voice that somebody before this screen is asked now."""
        match = self.match
        if my_turn and not self.my_turn:
            # The curtain has rung for whoever opened it.
            if not self.curtain.down:
                self.sound.emit("turn")
            self._announce(self.prompt.sentence)
        self.my_turn = my_turn
        game = self.game_ui.title()
        if my_turn and len(match.persons) == 1:
            title = self.tr("Your turn – {game}").format(game=game)
        elif match.actor is not None and not match.read_only:
            name = self.players[match.actor].name
            title = self.tr("{name}'s turn – {game}").format(name=name, game=game)
        else:
            title = game
        if title != self._title:
            self._title = title
            self.title_changed.emit(title)

    def _mind_curtain(self) -> None:
        if self.match.curtain is None:
            if self.curtain.down:
                self.curtain.rise()
                self._give_focus()
            return
        self.commands.end_peek()
        text = curtain_text(self.match, self.game_ui, self.table, self.players)
        if not self.curtain.down:
            self.sound.emit("turn")
            self._announce(self.tr("Pass the computer to {name}").format(name=text.player.name))
        self.curtain.fall(text)

    def _take_focus(self) -> None:
        """Give the focus its place unless it stands well already."""
        now = QApplication.focusWidget()
        inside = now is not None and self.isAncestorOf(now) and now.isVisible()
        if not inside and self.isVisible() and open_sheet(self) is None:
            self._give_focus()

    def _on_step_shown(self, step: Any, events: Sequence[Event]) -> None:
        if not self._attached:
            return
        before = self.log.length
        self.extend_log()
        told = [line.text for line in self.log.lines if line.position > before and not line.heading]
        self._announce(" ".join(told))
        foreign = step.bot or step.seat != self.match.viewer
        if not foreign:
            self._last_move = ""
        elif text := self.game_ui.bot_move_text(events, self.players):
            self._last_move = text
        self._show_frame()

    def _on_thinking(self, seat: Seat, thinking: bool) -> None:
        self._thinking = seat if thinking else None
        view = self.stage.view
        if view is not None and not self.looking_back.active:
            self._show_seats(view)

    def _on_hint(self, suggestions: Sequence[Any]) -> None:
        self.hint_asked_at = -1
        if suggestions:
            self.table.show_hint(suggestions)
            self.side.open_first()
        else:
            self.messages.hear("no-hint", {})
        self._on_prompt_changed()

    def _on_end_shown(self) -> None:
        if self.ending.page is not None:
            self._announce(self.ending.page.accessibleName())

    def _on_looking_back(self) -> None:
        self.log_view.mark(self.looking_back.position)
        self._show_frame()

    def _on_back_to_now(self) -> None:
        self.log_view.mark(None)
        if self.mode is Mode.REPLAY:
            self.home_wanted.emit()
            return
        self._refresh()
        self.table.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_paused(self) -> None:
        """A stage stands that the person has to go on from."""
        self._show_frame()
        self._take_focus()
        self._announce(self.prompt.sentence)

    def _look_at(self, position: int) -> None:
        self.playback.go_on()
        self.looking_back.show(position)

    # From the person to the match.

    def _on_intended(self, actions: Any) -> None:
        if not self.playback.busy and not self.looking_back.active:
            self.intentions.carry_out(tuple(actions))

    def refuse(self, reason: str) -> None:
        """Say in the prompt bar why something can't be done."""
        self.sound.emit("no")
        self.prompt.refuse(reason)
        self._announce(reason)

    def _announce(self, text: str) -> None:
        announce(self, text)

    # Keys, focus and size.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use a key that no focused control wanted (see ``TableKeys``)."""
        if self.keys.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Use the release of a held key."""
        if self.keys.release(event):
            event.accept()
        else:
            super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go round: seats, board, prompt, hand, side panel; on the end screen, its own."""
        page = self.ending.page
        regions = [page] if page is not None and self.ending.seen else self.page.regions()
        target = next_of(focusables(regions), QApplication.focusWidget(), forward)
        if target is None:
            return False
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        target.setFocus(reason)
        return True

    def showEvent(self, event: QShowEvent) -> None:
        """Let the board have the focus at first, not the first button of the bar."""
        super().showEvent(event)
        self._give_focus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to whatever is to have it."""
        super().focusInEvent(event)
        self._give_focus()

    def _give_focus(self) -> None:
        if self.curtain.down:
            self.curtain.take_focus()
        elif self.ending.seen and self.ending.page is not None:
            self.ending.page.take_focus()
        else:
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.replay_bar.slider if self.looking_back.active else self.table.board

    def changeEvent(self, event: QEvent) -> None:
        """Cover the secrets when the window loses the keyboard: the key's release is then lost."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.commands.end_peek()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the curtain over everything."""
        super().resizeEvent(event)
        if self.curtain.down:
            self.curtain.setGeometry(self.rect())
