"""The application: what is set up before the first window, and what happens when all goes wrong."""

import argparse
import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from catgames_desktop import __version__
from catgames_desktop.assets import asset
from catgames_desktop.store.paths import folders
from ui.i18n import set_language
from ui.theme import Theme, load_fonts, set_current
from ui.widgets.focus import install_focus_ring

if TYPE_CHECKING:
    from ui.main_window import MainWindow

LOG: Final = logging.getLogger("catgames")
_LOG_BYTES: Final = 500_000
_LOG_FILES: Final = 3
_PICTURES_KB: Final = 160 * 1024
"""Room for a table's pictures at a pixel ratio of 2; Qt's 10 MB don't hold one boat."""


_STYLED: Final = "styledAtStart"
"""Set where Qt took its style from the environment: no QStyle need be loaded into Python then."""


def prepare(application: QApplication, theme: Theme, language: str) -> None:
    """Give a fresh application its style, fonts, theme and language."""
    if not application.property(_STYLED):
        application.setStyle("Fusion")
    load_fonts()
    QPixmapCache.setCacheLimit(_PICTURES_KB)
    set_current(application, theme)
    set_language(application, language)
    install_focus_ring(application)


class _LogFiles(logging.Handler):
    """Writes into a few files of limited size; nothing is opened before there is something to say.

    Where the folder can't be written to, the log goes nowhere.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._files: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record."""
        if self._files is None:
            self._files = self._open()
        self._files.handle(record)

    def _open(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            files: logging.Handler = RotatingFileHandler(
                self._folder / "catgames.log",
                maxBytes=_LOG_BYTES,
                backupCount=_LOG_FILES,
                encoding="utf-8",
            )
        except OSError:
            return logging.NullHandler()
        files.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        return files

    def close(self) -> None:
        """Close the file."""
        if self._files is not None:
            self._files.close()
            self._files = None
        super().close()


def keep_log(folder: Path) -> None:
    """Write the log into a folder; an earlier one is closed."""
    LOG.setLevel(logging.INFO)
    LOG.propagate = False
    for old in list(LOG.handlers):
        LOG.removeHandler(old)
        old.close()
    LOG.addHandler(_LogFiles(folder))


def _log_qt(kind: QtMsgType, _context: object, message: str) -> None:
    """Keep what Qt says; warnings are also seen on the terminal."""
    if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
        LOG.info("Qt: %s", message)
        return
    LOG.warning("Qt: %s", message)
    if sys.stderr is not None:
        print(message, file=sys.stderr)


class Troubles(QObject):
    """Takes every exception that nobody caught: it is logged, and a person is told, once a time."""

    failed = Signal(object)
    """What was raised."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._told = False
        self.count = 0

    def install(self) -> None:
        """Take over from Python's own hooks."""
        sys.excepthook = self.caught
        threading.excepthook = self._caught_in_thread

    def remove(self) -> None:
        """Give the hooks back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _caught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._log(args.exc_type, args.exc_value, args.exc_traceback)

    def _log(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.count += 1
        text = "".join(traceback.format_exception(kind, error, trace))
        LOG.error("not caught:\n%s", text)
        if sys.stderr is not None:
            print(text, file=sys.stderr, end="")
        self.failed.emit(error)

    def caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an exception and tell the person."""
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        self._log(kind, error, trace)
        if not self._told:
            self._told = True
            QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        from ui.i18n import translate
        from ui.widgets import tell

        text = translate(
            "Trouble",
            "That shouldn't happen, sorry. Your match is saved up to the last move. If the table "
            "looks odd, go Home and continue it. The log with the details is in {folder}.",
        )
        folder = str(self._window.library.folders.log)
        sheet = tell(
            self._window,
            translate("Trouble", "Something went wrong"),
            text.format(folder=folder),
            translate("Trouble", "Go on"),
        )
        sheet.finished.connect(self._told_now)

    def _told_now(self) -> None:
        self._told = False


class FirstFrame(QObject):
    """Calls back once, when a widget has been painted and the next events are being waited for."""

    def __init__(self, screen: QWidget, ready: Callable[[], None]) -> None:
        super().__init__(screen)
        self._ready = ready
        self._done = False
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first painting."""
        if event.type() == QEvent.Type.Paint and not self._done:
            self._done = True
            QTimer.singleShot(0, self, self._ready)
        return super().eventFilter(watched, event)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    result = argparse.ArgumentParser(
        prog="catgames-desktop", description="Cat Games: three cat games for a family's computer."
    )
    result.add_argument("file", nargs="?", type=Path, help="a match to open (.catgame)")
    result.add_argument("--data-dir", type=Path, help="keep saves, settings and statistics here")
    result.add_argument("--lang", choices=("en", "pt_BR"), help="the language of this run")
    result.add_argument(
        "--smoke",
        nargs="?",
        const="short",
        choices=("short", "all", "continue"),
        help="let bots play a short game, or all that a release is tried with, and exit",
    )
    result.add_argument("--version", action="version", version=f"Cat Games {__version__}")
    return result


def run(arguments: Sequence[str], ready: Callable[[], None] | None = None) -> int:
    """Run the application and return its exit status.

    Args:
        arguments: of the command line, without the program's name.
        ready: called when the first frame has been painted.
    """
    options = parser().parse_args(list(arguments))
    if options.smoke:
        from ui.smoke import smoke

        if ready is not None:
            ready()
        return smoke(options)
    from ui.session import Session

    session = Session(folders(options.data_dir))
    if not session.claim(options.file):
        return 0
    application, window = build(options)
    troubles = Troubles(window)
    troubles.failed.connect(session.failed)
    troubles.install()
    session.attach(window, application)
    if window.screen_now is not None:
        FirstFrame(window.screen_now, partial(_first_frame, ready))
    window.show()
    if options.file is not None:
        window.open_match(options.file.absolute())
    status = application.exec()
    troubles.remove()
    window.library.close()
    session.close()
    return status


def _first_frame(ready: Callable[[], None] | None) -> None:
    """Note when the program could be used, which tests/perf/bundle.py reads in the log."""
    if ready is not None:
        ready()
    LOG.info("Cat Games %s is ready", __version__)


def build(options: argparse.Namespace) -> "tuple[QApplication, MainWindow]":
    """Make the application and its window, not yet shown."""
    # Until the log's file is known, nothing is logged (Python would print it on the terminal).
    LOG.addHandler(logging.NullHandler())
    qInstallMessageHandler(_log_qt)
    QApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        os.environ.setdefault("QT_STYLE_OVERRIDE", "fusion")
        application = QApplication([sys.argv[0]])
        application.setProperty(_STYLED, True)
    application.setApplicationName("catgames")
    application.setApplicationDisplayName("")
    application.setDesktopFileName("org.catgames.CatGames")
    from catgames_desktop.controller.library import Library
    from ui.main_window import MainWindow
    from ui.preferences import language_of, theme_of
    from ui.registry import game_uis
    from ui.sound import Sounds

    library = Library(options.data_dir)
    keep_log(library.folders.log)
    settings = library.settings
    prepare(application, theme_of(settings), options.lang or language_of(settings))
    window = MainWindow(library, game_uis(), Sounds(asset("sounds")), application)
    if options.lang is not None:
        window.use_language(options.lang)
    window.start()
    QTimer.singleShot(0, window, partial(_set_icon, application))
    return application, window


def _set_icon(application: QApplication) -> None:
    """Give the window its icon, after its first frame."""
    from ui.art.heads import head_pixmap

    application.setWindowIcon(QIcon(head_pixmap("purple", 128, 1.0)))
