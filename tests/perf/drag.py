"""One mouse move while a tile is dragged: ghost, legality, reason, score preview.

The pointer really moves over the viewport, a quarter of a square at a time, over a boat that is
half full; every move that brings the tile to another square is counted with all that follows from
it (ghost, pill, rooms, score panel), those that don't are left out.
"""

import os
import statistics
import time
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_MOVES = 1200
_DAY = 3
_SQUARES_A_MOVE = 0.25


def measure() -> dict[str, object]:
    """Return the median, the 95th percentile and the worst of the moves, in milliseconds."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    from ui.app import prepare
    from ui.theme import DEFAULT

    prepare(application, DEFAULT, "en")
    table, host = _table()
    times = _moves(application, table)
    host.hide()
    table.stage.leave()
    application.processEvents()
    return {
        "moves_to_another_square": len(times),
        "median_ms": statistics.median(times),
        "p95_ms": statistics.quantiles(times, n=20)[-1],
        "worst_ms": max(times),
        "goal_median_ms": 4.0,
    }


def _table() -> tuple[Any, Any]:
    """Return a table in a rescue turn on a 1600 x 1000 board, and what holds its widgets."""
    from PySide6.QtWidgets import QWidget

    from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
    from catgames_desktop.model.isle_of_cats.game import IsleOfCats
    from ui.isle_of_cats.table import IsleTable
    from ui.table.game_ui import Player, TableSettings

    state: Any = IsleOfCats().new_game({}, 4, "drag")
    policy: Any = MediumPolicy()
    while not _reached(state):
        legal = state.legal_actions()
        state.apply(policy.choose(state.view(state.actor), legal, None))
    colours = [seat.colour for seat in state.view(None).seats]
    players = [
        Player(seat, f"Player {seat}", colour, seat > 0, "medium" if seat else None)
        for seat, colour in enumerate(colours)
    ]
    table = IsleTable(players, TableSettings(animation_ms_factor=0.0))
    host = QWidget()
    host.resize(1600, 1000)
    for widget, box in (
        (table.board, (0, 64, 1272, 696)),
        (table.tray, (0, 824, 1272, 176)),
        (table.side_tabs()[0].widget, (1284, 64, 304, 920)),
    ):
        widget.setParent(host)
        widget.setGeometry(*box)
    host.show()
    table.show_view(state.view(0), state.legal_actions(), True)
    return table, host


def _reached(state: Any) -> bool:
    prompt = state.prompt
    if prompt is None or (prompt.kind, prompt.seat) != ("rescue", 0):
        return False
    return state.view(0).day >= _DAY and len(state.legal_actions()) > 2


def _moves(application: Any, table: Any) -> list[float]:
    """Drag a cat to and fro over the boat; return the milliseconds of each move that counts."""
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtTest import QTest

    view, viewport = table.view_widget, table.view_widget.viewport()
    stand = next(stand for stand in table.scene.stands() if stand.enabled)
    start = stand.pos + QPointF(0.5, 0.5) * stand.square_px
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=view.mapFromScene(start))
    QTest.mouseMove(viewport, view.mapFromScene(start + QPointF(12, 12)))
    boat = table.scene.boat.rect()
    step = table.scene.boat.square_px * _SQUARES_A_MOVE
    per_row = int(boat.width() / step)
    times = []
    for move in range(_MOVES):
        row, column = divmod(move, per_row)
        column = column if row % 2 == 0 else per_row - column
        place = QPointF(boat.left() + column * step, boat.top() + (row * 23) % boat.height())
        before = table.stage.hold.spot
        began = time.perf_counter()
        QTest.mouseMove(viewport, view.mapFromScene(place))
        took = time.perf_counter() - began
        if table.stage.hold.spot != before:
            times.append(took * 1000)
        application.processEvents()
    return times
