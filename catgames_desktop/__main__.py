"""The window program: ``catgames-desktop [FILE]``. Without a screen it says so and exits with 2."""

import builtins
import gc
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
    # Until the first frame is there nothing is freed: collecting would only hold it up.
    gc.disable()
    _without_import_hook()
    from ui.app import run

    status: int = run(sys.argv[1:], gc.enable)
    return status


def _without_import_hook() -> None:
    """Import Qt without the hook that it sets on every later import.

    The hook reads the source of each module to look for PySide's optional features (snake_case
    names), which nobody uses here; that is a tenth of the time to the first frame.
    """
    plain = builtins.__import__
    import PySide6.QtCore  # noqa: F401  (imported for its side effect)

    builtins.__import__ = plain


if __name__ == "__main__":
    sys.exit(main())
