"""What the match says about itself, on the screen: banner, toast and log."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from catgames_desktop.model.game import Facts
from ui.table.notices import notice_text
from ui.widgets import Banner, Toast, announce

if TYPE_CHECKING:
    from ui.table.screen import TableScreen


class Messages(QObject):
    """Shows the notices of a match on its table."""

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._code = ""

    def remember(self) -> None:
        """Say again, on a table that was built anew, that the match isn't being saved."""
        if why := self._screen.match.unsaved_why:
            self.hear("not-saved", {"reason": why})

    def hear(self, code: str, facts: Facts) -> None:
        """Take a notice of the match."""
        screen = self._screen
        seat = facts.get("seat")
        name = screen.players[seat].name if seat is not None else ""
        notice = notice_text(code, facts, name)
        if notice is None:
            return
        if notice.logged:
            screen.log.note(notice.text)
            screen.log_view.show_lines(screen.log.lines, screen.players)
        if notice.ends and notice.ends == self._code:
            self._close()
        if notice.stays and code == self._code == "not-saved":
            return
        if notice.stays:
            self._stay(code, notice.text)
        else:
            Toast(screen, notice.text, theme=screen.theme).pop_up()

    def _stay(self, code: str, text: str) -> None:
        self._code = code
        banner = Banner(text, close_word=self.tr("Close"), theme=self._screen.theme)
        banner.closed.connect(self._close)
        self._screen.page.show_banner(banner)
        announce(self._screen, text)

    def _close(self) -> None:
        self._code = ""
        self._screen.page.show_banner(None)
