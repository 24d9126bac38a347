"""5,000 repaints of the table: memory must not grow, and no reference to None may be lost.

Some releases of PySide6 drop a reference to None at every paint and abort within seconds, so this
stays. The resident memory is read before and after, past a spell in which caches fill.
"""

import gc
import os
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

REPAINTS = 5_000
WARM_UP = 300


def measure() -> dict[str, Any]:
    """Return the growth of memory in MB and the change of references to None."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    from tests.gallery.matches import asked, match_at
    from tests.gallery.table import table
    from ui.app import prepare
    from ui.theme import DEFAULT

    prepare(application, DEFAULT, "en")
    match = match_at("isle-of-cats", asked(0, "rescue", 300))
    screen = table(match)
    screen.resize(1600, 1000)
    screen.show()
    _repaint(application, screen, WARM_UP)
    gc.collect()
    memory, references = resident_mb(), sys.getrefcount(None)
    _repaint(application, screen, REPAINTS)
    gc.collect()
    grown, lost = resident_mb() - memory, references - sys.getrefcount(None)
    screen.close()
    match.close()
    return {
        "repaints": REPAINTS,
        "memory_before_mb": memory,
        "growth_mb": grown,
        "growth_must_stay_below_mb": 5.0,
        "references_to_none_lost": max(0, lost),
    }


def _repaint(application: Any, screen: Any, times: int) -> None:
    for _ in range(times):
        screen.repaint()
        application.processEvents()


def resident_mb() -> float:
    """Return the resident memory of this process in MB (Linux; elsewhere the peak)."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        pages = int(statm.read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)
