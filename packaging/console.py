"""Entry point of the bundle's console program, which is also the bot process."""

import multiprocessing
import sys

from catgames_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
