"""Everyday life round the window: one program at a time, files to open, reports of crashes."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QFileOpenEvent

from catgames_desktop.store.paths import Folders
from ui.crash_report import CrashReports
from ui.i18n import translate
from ui.places import TablePlace
from ui.single_instance import SingleInstance

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ui.main_window import MainWindow


class Session(QObject):
    """One run of the program on a data folder, from the lock to the last word."""

    def __init__(self, folders: Folders) -> None:
        """Take the folders; nothing is touched before ``claim``."""
        super().__init__()
        self._instance = SingleInstance(folders.data, self)
        self.reports = CrashReports(folders.data, folders.log)
        self._window: MainWindow | None = None

    def claim(self, file: Path | None) -> bool:
        """Return whether this program shall run, and not the one that runs already.

        Args:
            file: what was to be opened; the running program is told.
        """
        if not self._instance.claim(file):
            return False
        self.reports.start()
        return True

    def attach(self, window: "MainWindow", application: "QApplication") -> None:
        """Serve a window: later starts, files that the system hands over, an unseen report."""
        self._window = window
        self._instance.asked.connect(self._asked)
        if sys.platform == "darwin":
            # Only there are files handed over as events; every event would pass through here.
            application.installEventFilter(self)
        QTimer.singleShot(0, self, self._after_first_frame)

    def close(self) -> None:
        """End well."""
        self._window = None
        self._instance.close()
        self.reports.stop()

    def failed(self, error: BaseException) -> None:
        """Write a report about an error that nobody caught."""
        self.reports.report(error, self._record())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the files that macOS hands over as events."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self._asked(Path(event.file()))
            return True
        return super().eventFilter(watched, event)

    def _after_first_frame(self) -> None:
        self._instance.listen()
        report = self.reports.unseen()
        if report is None or self._window is None:
            return
        from ui.widgets import ask

        text = translate(
            "Crash",
            "What happened is written down in {file}, with the match that was played. Nothing is "
            "sent anywhere: give the file to whoever looks after the program, if you like. Your "
            "matches are saved up to the last move.",
        )
        ask(
            self._window,
            translate("Crash", "Cat Games stopped by mistake last time"),
            text.format(file=report.name),
            translate("Crash", "Show the file"),
            translate("Crash", "Not now"),
            answered=self._offered,
        )

    def _offered(self, wanted: bool) -> None:
        self.reports.seen()
        if wanted:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.reports.folder)))

    def _asked(self, file: Path | None) -> None:
        """Bring the window to the front and open a file, unless it is on the screen already."""
        window = self._window
        if window is None:
            return
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if file is not None and not _same(file, self._record()):
            window.open_match(file)

    def _record(self) -> Path | None:
        """Return the file of the match on the screen."""
        place = self._window.place if self._window is not None else None
        match = place.match if isinstance(place, TablePlace) else None
        return match.file.path if match is not None and match.file is not None else None


def _same(one: Path, other: Path | None) -> bool:
    try:
        return other is not None and one.samefile(other)
    except OSError:
        return False
