"""What a person can do at the table beside the game itself: take back, ask, look, leave."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt

from catgames_desktop.model.game import Seat
from catgames_desktop.model.record import plug_in_level, plug_in_name
from ui.levels import Level, plug_in_word
from ui.table.answers import LOOK_BACK, PEEK, READY, RESULT, can_peek
from ui.table.confirm import ConfirmSheet
from ui.table.help_pane import KEYS_CARD
from ui.table.menu import SeatChoice
from ui.table.prompt_bar import COVER, HINT, REDO, UNDO
from ui.table.reference import ReferenceSheet
from ui.table.side_panel import LOG_TAB
from ui.widgets import announce, open_sheet

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

UNDO_HELP = "undo-help"
"""The frame's own kind of confirmation: an undo that marks the match as assisted."""


class TableCommands(QObject):
    """Carries out the frame's own buttons, menu entries and keys on a table."""

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._match = screen.match
        self._peeking = False

    # The buttons of the prompt bar.

    def press(self, name: str) -> None:
        """Carry out a button of the prompt bar: the frame's own, or the game's."""
        screen = self._screen
        own = {
            HINT: self.hint_pressed,
            COVER: self.back_to_table,
            UNDO: self.undo,
            REDO: self.redo,
            READY: self._match.raise_curtain,
            RESULT: screen.ending.show,
            LOOK_BACK: self.look_back,
        }
        if name in own:
            own[name]()
        elif name != PEEK:
            screen.table.press(name)

    def held(self, name: str) -> None:
        """A button went down: "My secrets" shows them."""
        if name == PEEK:
            self.peek()
        else:
            self._screen.table.held(name)

    def let_go(self, name: str) -> None:
        """A button came up: "My secrets" covers them."""
        if name == PEEK:
            self.end_peek()
        else:
            self._screen.table.let_go(name)

    def undo(self) -> None:
        """Take back what is half done, else the last decision."""
        screen = self._screen
        if screen.looking_back.active or screen.curtain.down:
            return
        screen.playback.skip()
        if screen.table.cancel():
            screen.show_prompt()
            return
        if not self._match.can_undo:
            screen.refuse(self.tr("There is nothing that you can take back"))
        elif self._match.undo_is_help and UNDO_HELP not in screen.intentions.off:
            self._ask_undo()
        else:
            self._undo()

    def _ask_undo(self) -> None:
        sheet = ConfirmSheet(
            self._screen,
            self.tr("Go back behind what has been shown?"),
            self.tr("Take back"),
            self.tr("Play on"),
            self._screen.theme,
            detail=self.tr("The match will be marked as played with help."),
        )
        sheet.answered.connect(self._undo_answered)
        sheet.open()

    def _undo_answered(self, yes: bool, never: bool) -> None:
        if not yes:
            return
        if never:
            self._screen.intentions.off |= {UNDO_HELP}
            self._screen.confirmation_switched_off.emit(UNDO_HELP)
        self._undo()

    def _undo(self) -> None:
        self._screen.playback.clear()
        self._match.undo()

    def redo(self) -> None:
        """Carry out again what was taken back."""
        screen = self._screen
        if not screen.looking_back.active and self._match.can_redo:
            screen.playback.clear()
            self._match.redo()

    def ask_hint(self) -> None:
        """Ask for a hint, or say why there is none."""
        screen = self._screen
        if screen.looking_back.active or screen.hint_asked or screen.playback.waiting:
            return
        reason = screen.table.hint_refusal()
        if not self._match.can_hint:
            reason = self.tr("There is a hint only when it is your turn")
        if reason:
            screen.refuse(reason)
            return
        screen.hint_asked_at = self._match.position
        screen.show_prompt()
        announce(screen, self.tr("The hint is being thought about. Esc breaks it off."))
        self._match.ask_hint(screen.table.half_chosen())

    def hint_pressed(self) -> None:
        """Ask for a hint; the same button breaks it off while it is thought about."""
        if not self.cancel_hint():
            self.ask_hint()

    def cancel_hint(self) -> bool:
        """Break off the hint that is being thought about; return whether there was one."""
        screen = self._screen
        if not screen.hint_asked:
            return False
        screen.hint_asked_at = -1
        self._match.cancel_hint()
        screen.show_prompt()
        return True

    # My secrets.

    def person_here(self) -> Seat | None:
        """Return the seat of the person before the screen: alone always, else who is asked."""
        match = self._match
        if match.viewer is not None:
            return match.viewer
        persons = match.persons
        if len(persons) == 1:
            return persons[0]
        return match.actor if match.actor in persons else None

    def peek(self) -> bool:
        """Show the person on turn their own View while a key is held; return whether it does."""
        screen = self._screen
        if self._peeking:
            return True
        if not can_peek(self._match) or screen.playback.busy or screen.looking_back.active:
            return False
        self._peeking = True
        legal = self._match.legal()
        screen.stage.show(self._match.position, self._match.actor, legal, bool(legal))
        return True

    def end_peek(self) -> bool:
        """Cover the secrets again; return whether they were shown."""
        if not self._peeking:
            return False
        self._peeking = False
        legal = self._match.legal()
        self._screen.stage.show(self._match.position, self._match.viewer, legal, bool(legal))
        return True

    def back_to_table(self) -> None:
        """Leave the curtain, or the secrets behind it, without deciding; a hint is off too."""
        self._screen.hint_asked_at = -1
        self._match.back_to_table()

    def want_window(self, wanted: bool) -> None:
        """Let the next moment out of turn stop for the person here, or no longer."""
        seat = self.person_here()
        if seat is not None:
            self._match.want_window(seat, wanted)

    # Looking things up.

    def look_back(self) -> None:
        """Show the first position."""
        self._screen.looking_back.show(0)

    def open_log(self) -> None:
        """Open the Log tab with the keyboard in it, or go back from it to the board."""
        screen = self._screen
        screen.side.toggle(LOG_TAB)
        opened = screen.side.chosen == LOG_TAB
        target = screen.log_view.list if opened else screen.first_focus()
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_reference(self, card: int = KEYS_CARD) -> None:
        """Open the window with the keys and the reference cards."""
        screen = self._screen
        if open_sheet(screen) is None:
            sheet = ReferenceSheet(screen, screen.game_ui.reference(), screen.theme, card)
            sheet.open()

    # The menu.

    def open_menu(self) -> None:
        """Open the menu below its button."""
        screen = self._screen
        setup = self._match.setup
        seats = [
            SeatChoice(player.seat, player.name, player.bot)
            for player in screen.players
            if setup.seats[player.seat].level is None
        ]
        screen.menu.show_entries(seats, self._levels(), self._match.read_only)
        button = screen.menu_button
        screen.menu.popup(button.mapToGlobal(QPoint(0, button.height() + 2)))

    def _levels(self) -> list[Level]:
        """Return what a seat can be handed to: the game's levels, then the plug-ins."""
        names = [name for level in self._match.levels if (name := plug_in_name(level))]
        plug_ins = [(plug_in_level(name), plug_in_word(name), "") for name in names]
        return [*self._screen.game_ui.levels(), *plug_ins]

    def choose(self, entry: str) -> None:
        """Carry out an entry of the menu."""
        screen = self._screen
        match entry:
            case "home":
                screen.home_wanted.emit()
            case "new-game":
                screen.new_game_wanted.emit()
            case "rules":
                screen.rules_wanted.emit()
            case "settings":
                screen.settings_wanted.emit()
            case "reference":
                self.open_reference()
            case "full-screen":
                screen.fullscreen_wanted.emit()
            case "abandon":
                self._ask_abandon()

    def _ask_abandon(self) -> None:
        sheet = ConfirmSheet(
            self._screen,
            self.tr("Give up this match?"),
            self.tr("Give up"),
            self.tr("Play on"),
            self._screen.theme,
            detail=self.tr("It can be looked at afterwards, but not continued."),
            can_switch_off=False,
        )
        sheet.answered.connect(self._abandon_answered)
        sheet.open()

    def _abandon_answered(self, yes: bool, never: bool) -> None:
        if yes:
            self._screen.playback.clear()
            self._match.abandon()
            self._screen.home_wanted.emit()
