"""The frame of the window: which screen is shown, the way back, size and place, what is rebuilt.

``MainWindow`` says how a screen is built; nothing here knows one.
"""

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from catgames_desktop.controller.library import Library
from ui import places
from ui.i18n import translate
from ui.places import Place
from ui.sentences import notice_sentence
from ui.theme import current
from ui.theme.sizes import COMPACT_WIDTH, MIN_WINDOW
from ui.widgets import Banner
from ui.widgets.screen import Screen

if TYPE_CHECKING:
    from catgames_desktop.controller.match import Match

_FIRST_SIZE = QSize(1360, 860)


@runtime_checkable
class Detachable(Protocol):
    """A screen that follows something which outlives it: a match, a trial."""

    def detach(self) -> None:
        """Let go of it; the screen is taken away."""


class WindowFrame(QWidget):
    """Shows one screen at a time and builds it anew when its layout has to change."""

    def __init__(self, library: Library, application: QApplication) -> None:
        """Make an empty window of the size it had last.

        Args:
            library: keeps place and size, and says what was amiss with files.
            application: whose screen it opens on.
        """
        super().__init__()
        self.library = library
        self._application = application
        self.place: Place = places.HomePlace()
        self.screen_now: QWidget | None = None
        self._trail: list[Place] = []
        self._matches: list[Match] = []
        """Those whose screens were left but that are not closed."""
        self._compact = False
        self._closing = False
        self.setMinimumSize(*MIN_WINDOW)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._banners: list[tuple[str, dict[str, Any]]] = list(library.notices)
        self._recompact = QTimer(self)
        self._recompact.setSingleShot(True)
        self._recompact.timeout.connect(self._mind_size)
        self._restore_geometry()

    def screen_for(self, place: Place) -> QWidget:
        """Return a new screen for a place."""
        raise TypeError(f"this window has no screen for {place}")

    def start(self, place: Place | None = None) -> None:
        """Show the first screen."""
        self._compact = self._wants_compact()
        self._show(place or places.HomePlace())

    def go(self, place: Place) -> None:
        """Go to another screen; Back leads here again."""
        self._trail.append(self._here())
        self._show(place)

    def back(self) -> None:
        """Go back to where we came from, or Home."""
        self._show(self._trail.pop() if self._trail else places.HomePlace())

    def go_home(self) -> None:
        """Go to Home and forget the way here."""
        self._trail.clear()
        self._show(places.HomePlace())

    def rebuild(self) -> None:
        """Build the present screen anew, with the focus where it was."""
        focus = self.focusWidget()
        name = focus.objectName() if focus is not None else ""
        self._show(self._here())
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _here(self) -> Place:
        memory = self.screen_now.memory() if isinstance(self.screen_now, Screen) else None
        return replace(self.place, memory=memory)

    def _show(self, place: Place) -> None:
        self._leave(place)
        self.place = place
        screen = self.screen_for(place)
        self.screen_now = screen
        self._column.addWidget(screen, 1)
        self._show_title()
        if self._banners and isinstance(place, places.HomePlace):
            self._show_banner()
        first = screen.first_focus() if isinstance(screen, Screen) else None
        screen.show()
        (first or screen).setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self, to: Place) -> None:
        """Take the present screen away, and close the matches that no way leads back to."""
        screen = self.screen_now
        if screen is None:
            return
        if isinstance(screen, Detachable):
            screen.detach()
        match = self.place.match if isinstance(self.place, places.MatchPlace) else None
        if match is not None and match not in self._matches:
            self._matches.append(match)
        self._column.removeWidget(screen)
        screen.hide()
        screen.deleteLater()
        self.screen_now = None
        kept = [one.match for one in (*self._trail, to) if isinstance(one, places.MatchPlace)]
        for left in [one for one in self._matches if one not in kept]:
            self._matches.remove(left)
            left.close()
            left.deleteLater()

    def _show_title(self) -> None:
        screen = self.screen_now
        words = screen.title() if isinstance(screen, Screen) else getattr(screen, "title", "")
        program = translate("Home", "Cat Games")
        self.setWindowTitle(f"{words} – {program}" if words else program)

    def _show_banner(self) -> None:
        code, noticed = self._banners[0]
        sentence = notice_sentence(code, noticed)
        layout = self.screen_now.layout() if self.screen_now is not None else None
        if not sentence or not isinstance(layout, QVBoxLayout):
            self._banners.pop(0)
            return
        banner = Banner(sentence, close_word=translate("Window", "Close"))
        banner.closed.connect(self._banner_closed)
        layout.insertWidget(1, banner)

    def _banner_closed(self) -> None:
        self._banners.pop(0)
        if self._banners:
            self._show_banner()

    def _wants_compact(self) -> bool:
        return self.width() < COMPACT_WIDTH * max(1.0, current().text_scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change the layout when the window becomes small or large."""
        super().resizeEvent(event)
        if self.screen_now is not None and self._wants_compact() != self._compact:
            self._recompact.start(0)

    def _mind_size(self) -> None:
        compact = self._wants_compact()
        if compact != self._compact and not self._closing:
            self._compact = compact
            if not isinstance(self.place, places.TablePlace):
                self.rebuild()

    def _restore_geometry(self) -> None:
        kept = self.library.settings.window
        data = QByteArray.fromBase64(kept.encode("ascii", "ignore"))
        if kept and self.restoreGeometry(data):
            return
        screen = self._application.primaryScreen()
        size = _FIRST_SIZE
        if screen is not None:
            room = screen.availableGeometry().size()
            size = size.boundedTo(room - QSize(40, 60)).expandedTo(self.minimumSize())
        self.resize(size)
