"""The window program: ``catgames-desktop [FILE]``. Without a screen it says so and exits with 2."""

import sys


def main() -> int:
    """Run the application; return its exit status."""
    from ui.display import trouble

    help_only = {"-h", "--help", "--version"}.intersection(sys.argv[1:])
    sentence = "" if help_only else trouble()
    if sentence:
        if sys.stderr is not None:
            print(sentence, file=sys.stderr)
        return 2
    from ui.app import run

    status: int = run(sys.argv[1:])
    return status


if __name__ == "__main__":
    sys.exit(main())
