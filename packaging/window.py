"""Entry point of the bundle's window program."""

import sys

from catgames_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
