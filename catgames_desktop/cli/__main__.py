"""``python -m catgames_desktop.cli`` is ``catgames``."""

import sys

from catgames_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
