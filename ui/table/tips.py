"""The tips of a first game: one for each new kind of decision, until it is put away."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from ui.table.screen import TableScreen


class Tips(QObject):
    """Decides which tip stands in the side panel."""

    dismissed = Signal(str)
    """The tip of this prompt kind was put away."""
    switched_off = Signal()
    """No tips are wanted at all."""

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        screen.side.tip_closed.connect(self._close)
        screen.side.tips_off.connect(self._switch_off)

    def show(self) -> None:
        """Show the tip for the question asked now, or none."""
        kind = self._kind()
        screen = self._screen
        screen.side.show_tip((screen.game_ui.tip(kind) or "") if kind else "")

    def _kind(self) -> str:
        """Return the kind of question asked of a person here whose tip is still to be shown."""
        screen = self._screen
        prompt = screen.match.prompt
        settings = screen.settings
        if (
            prompt is None
            or not screen.my_turn
            or screen.looking_back.active
            or not settings.tips
            or prompt.kind in settings.tips_seen
        ):
            return ""
        return prompt.kind

    def _close(self) -> None:
        kind = self._kind()
        if kind:
            settings = self._screen.settings
            self._screen.settings = replace(settings, tips_seen=settings.tips_seen | {kind})
            self.dismissed.emit(kind)
        self.show()

    def _switch_off(self) -> None:
        self._screen.settings = replace(self._screen.settings, tips=False)
        self.switched_off.emit()
        self.show()
