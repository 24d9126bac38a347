"""Outlines of shapes made of squares: walking the border, moving it in or out, rounding it.

Cells are (column, row) pairs, y downwards; every measure is in squares unless said otherwise.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

Cell = tuple[int, int]
Loop = tuple[Cell, ...]

_STEPS: tuple[tuple[Cell, Cell, Cell], ...] = (
    # neighbour outside that edge; corner it starts from; corner it ends at (interior right)
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 1), (0, 1)),
    ((-1, 0), (0, 1), (0, 0)),
)
_FINE = 256.0
"""Qt joins paths with a fixed tolerance, far too coarse for drawings of one unit a square."""


def border_loops(cells: Iterable[Cell]) -> tuple[Loop, ...]:
    """Return the corners of the border of ``cells``, walked with the interior on the right.

    A shape in one piece without holes has one loop; each hole and each further piece adds one.
    Only true corners are listed. Where two squares touch at a corner alone, the walk turns so
    that they stay apart.
    """
    filled = frozenset(cells)
    following: defaultdict[Cell, list[Cell]] = defaultdict(list)
    for x, y in sorted(filled):
        for (dx, dy), (ax, ay), (bx, by) in _STEPS:
            if (x + dx, y + dy) not in filled:
                following[x + ax, y + ay].append((x + bx, y + by))
    loops = []
    while following:
        loops.append(_walk(following))
    return tuple(loops)


def _walk(following: defaultdict[Cell, list[Cell]]) -> Loop:
    start = min(following)
    here, before, corners = start, start, []
    while True:
        choices = following[here]
        after = choices[0]
        if len(choices) > 1:
            # A right turn keeps round the square that the walk is on.
            dx, dy = here[0] - before[0], here[1] - before[1]
            right = (here[0] - dy, here[1] + dx)
            after = right if right in choices else after
        choices.remove(after)
        if not choices:
            del following[here]
        corners.append(here)
        before, here = here, after
        if here == start:
            break
    return tuple(
        corner
        for index, corner in enumerate(corners)
        if _turn(corners[index - 1], corner, corners[(index + 1) % len(corners)])
    )


def _turn(a: Cell, b: Cell, c: Cell) -> int:
    """Return 1 for a right turn (an outer corner), -1 for a left turn, 0 for none."""
    cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
    return (cross > 0) - (cross < 0)


def outline_path(
    cells: Iterable[Cell],
    square_px: float,
    inset: float = 0.0,
    outer: float = 0.24,
    inner: float = 0.12,
    *,
    outer_at: Mapping[Cell, float] | None = None,
) -> QPainterPath:
    """Return the rounded outline of a shape made of squares.

    Args:
        cells: the squares.
        square_px: the side of a square in the path's units.
        inset: how far the outline lies inside the border (negative: outside), in squares.
        outer: radius of outer corners, in squares.
        inner: radius of inner corners, in squares.
        outer_at: other radii for outer corners, by their corner on the grid.

    Radii that an edge has no room for are made smaller; two corners of one short edge share it.
    """
    path = QPainterPath()
    for loop in border_loops(cells):
        _add_loop(path, loop, inset, (outer, inner), outer_at or {})
    return QTransform.fromScale(square_px, square_px).map(path)


def _add_loop(
    path: QPainterPath,
    loop: Loop,
    inset: float,
    radii: tuple[float, float],
    outer_at: Mapping[Cell, float],
) -> None:
    count = len(loop)
    turns = [_turn(loop[i - 1], loop[i], loop[(i + 1) % count]) for i in range(count)]
    points = [_moved(loop, i, inset) for i in range(count)]
    wanted = [outer_at.get(loop[i], radii[0]) if turns[i] > 0 else radii[1] for i in range(count)]
    fitted = _fitted(points, wanted)
    for index, point in enumerate(points):
        radius = fitted[index]
        before, after = points[index - 1], points[(index + 1) % count]
        enter, leave = _towards(point, before, radius), _towards(point, after, radius)
        if index == 0:
            path.moveTo(enter)
        else:
            path.lineTo(enter)
        # The usual share of a quarter circle's control points.
        rest = radius * (1 - 0.5523)
        path.cubicTo(_towards(point, before, rest), _towards(point, after, rest), leave)
    path.closeSubpath()


def _moved(loop: Loop, index: int, inset: float) -> QPointF:
    """Return a corner moved by ``inset`` along the inner normals of both its edges."""
    before, here, after = loop[index - 1], loop[index], loop[(index + 1) % len(loop)]
    x, y = float(here[0]), float(here[1])
    for a, b in ((before, here), (here, after)):
        dx, dy = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
        x, y = x - dy * inset, y + dx * inset
    return QPointF(x, y)


def _fitted(points: Sequence[QPointF], wanted: Sequence[float]) -> list[float]:
    """Return the radii made small enough that two on one edge never overlap."""
    fitted = [max(0.0, radius) for radius in wanted]
    for index, point in enumerate(points):
        after = (index + 1) % len(points)
        step = points[after] - point
        length = abs(step.x()) + abs(step.y())
        total = wanted[index] + wanted[after]
        if total > length > 0:
            share = length / total
            fitted[index] = min(fitted[index], wanted[index] * share)
            fitted[after] = min(fitted[after], wanted[after] * share)
    return fitted


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    step = end - start
    length = abs(step.x()) + abs(step.y())
    return start + step * (distance / length) if length else QPointF(start)


def united(paths: Iterable[QPainterPath]) -> QPainterPath:
    """Return the union of paths measured in squares, with its curves kept smooth."""
    enlarge = QTransform.fromScale(_FINE, _FINE)
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(enlarge.map(path))
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(whole.simplified())


def without(first: QPainterPath, second: QPainterPath) -> QPainterPath:
    """Return the first path less the second, measured in squares, with its curves kept smooth."""
    enlarge = QTransform.fromScale(_FINE, _FINE)
    rest = enlarge.map(first).subtracted(enlarge.map(second))
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(rest)
