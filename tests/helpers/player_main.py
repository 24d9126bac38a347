"""A match of bots at full speed in a folder, to be killed: ``... player_main FOLDER SEED``.

Prints, after each step, how many actions stand and what everybody sees, as a window would show it.
"""

import sys
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication

from catgames_desktop.controller.library import Library
from tests.helpers.records import setup
from tests.helpers.sitting import bot_command
from tests.helpers.tiny import GAMES


def main(folder: str, seed: str) -> None:
    app = QCoreApplication([])
    library = Library(Path(folder), games=GAMES, command=bot_command())
    match = library.new_match(setup("random", "random", "random", seed=seed, length="long"))

    def show(_step) -> None:
        view = msgspec.json.encode(match.view_of(None)).decode()
        sys.stdout.write(f"{match.position}\t{view}\n")
        sys.stdout.flush()

    match.stepped.connect(show)
    match.set_bot_pause(1)
    match.finished.connect(app.quit)
    app.exec()
    match.close()
    library.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
