"""Which square of a cat tile is head, tail, body or leg.

The roles are fixed once per shape, in its unturned form, and turn and flip with the tile: a cat
never changes its pose. Cells are (column, row), y downwards.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, Literal

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from catgames_desktop.model.isle_of_cats.shapes import SHAPES
from ui.art.heads import Expression

Cell = tuple[int, int]
Pose = Literal["sitting", "crouching"]

_EXPRESSIONS: Final[Mapping[str, Expression]] = MappingProxyType(
    {
        "c4": "wink", "c5": "happy", "c7": "happy", "c8": "happy", "c10": "asleep",
        "c11": "happy", "c12": "asleep", "c14": "happy", "o1": "happy", "o4": "wink",
    }
)  # fmt: skip
_CURLED_OTHER_WAY: Final = frozenset({"c1", "c13", "c15"})


@dataclass(frozen=True, slots=True)
class Block:
    """The 2 x 2 squares of a cat that sits or crouches, and its own coordinates.

    Attributes:
        first: the block's first cell after the head; (0, 0) is its centre.
        along: the unit step of the first coordinate, away from the head.
        into: the unit step of the second coordinate, into the block.
        pose: sitting if the tail lies beyond (1, 1), crouching if beyond (1, 0).
        wrapped: whether the tail's square belongs to the block, so that it lies on the body.
    """

    first: Cell
    along: Cell
    into: Cell
    pose: Pose
    wrapped: bool

    def frame(self) -> QTransform:
        """Return the transform from the block's coordinates to the unturned tile's."""
        x, y = centre(self.first).toTuple()
        return QTransform(*self.along, *self.into, x, y)


@dataclass(frozen=True, slots=True)
class Roles:
    """What the squares of one shape are.

    Attributes:
        shape: the shape's name.
        cells: all squares.
        spine: from the head's square to the tail's, in steps; in a block round its back.
        legs: each leg as its squares, from the one next to the body to the paw.
        forks: for each leg, the body's square that it grows from.
        body: the squares that are filled with body: not head, legs or a tail at a loose end.
        tail_is_loose: whether the tail's square has one neighbour.
        block: the 2 x 2 block, if there is one.
        expression: what the eyes do.
        tail_side: 1 or -1: to which side the tail curls.
    """

    shape: str
    cells: tuple[Cell, ...]
    spine: tuple[Cell, ...]
    legs: tuple[tuple[Cell, ...], ...]
    forks: tuple[Cell, ...]
    body: tuple[Cell, ...]
    tail_is_loose: bool
    block: Block | None
    expression: Expression
    tail_side: int

    @property
    def head(self) -> Cell:
        """The head's square."""
        return self.spine[0]

    @property
    def tail(self) -> Cell:
        """The tail's square."""
        return self.spine[-1]

    @property
    def rump(self) -> Cell:
        """The last square of the body before the tail."""
        return self.spine[-2]


def centre(cell: Cell) -> QPointF:
    """Return the middle of a square."""
    return QPointF(cell[0] + 0.5, cell[1] + 0.5)


def step(a: Cell, b: Cell) -> Cell:
    """Return the step from one square to the next."""
    return (b[0] - a[0], b[1] - a[1])


def bounds(shape: str) -> tuple[int, int]:
    """Return width and height of the shape in its unturned form.

    Raises:
        KeyError: if there is no such shape.
    """
    cells = SHAPES[shape]
    return max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1


@cache
def turning(shape: str, orientation: int) -> QTransform:
    """Return the transform from the unturned tile to the turned one, its box again at (0, 0).

    Args:
        shape: the shape's name.
        orientation: clockwise quarter turns, + 4 if mirrored left to right before turning.

    Raises:
        KeyError: if there is no such shape.
    """
    width, height = bounds(shape)
    transform = QTransform()
    if orientation >= 4:
        transform = QTransform(-1, 0, 0, 1, width, 0)
    for _ in range(orientation % 4):
        transform = transform * QTransform(0, 1, -1, 0, height, 0)
        width, height = height, width
    return transform


def _neighbours(cell: Cell, cells: frozenset[Cell]) -> list[Cell]:
    x, y = cell
    around = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    return [other for other in around if other in cells]


def _shortest(start: Cell, end: Cell, cells: frozenset[Cell]) -> tuple[Cell, ...]:
    came: dict[Cell, Cell] = {start: start}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for other in _neighbours(here, cells):
            if other not in came:
                came[other] = here
                waiting.append(other)
    way = [end]
    while way[-1] != start:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def _score(spine: tuple[Cell, ...], cells: frozenset[Cell]) -> float:
    head, neck, tail = spine[0], spine[1], spine[-1]
    score = len(spine) - 1.0
    score += 2.2 if len(_neighbours(head, cells)) == 1 else 0.0
    score += 2.0 if len(_neighbours(tail, cells)) == 1 else 0.0
    score += {1: 1.0, 0: 0.7, -1: -1.2}[neck[1] - head[1]]
    return score - 0.25 * head[1] - 0.05 * head[0]


def _block(spine: tuple[Cell, ...], cells: frozenset[Cell]) -> Block | None:
    head, first = spine[0], spine[1]
    along = step(head, first)
    for into in ((along[1], -along[0]), (-along[1], along[0])):
        square = {
            (first[0] + a * along[0] + b * into[0], first[1] + a * along[1] + b * into[1])
            for a in (0, 1)
            for b in (0, 1)
        }
        if square <= cells:
            tail = step(first, spine[-1])
            depth = tail[0] * into[0] + tail[1] * into[1]
            pose: Pose = "sitting" if depth > 0 else "crouching"
            return Block(first, along, into, pose, wrapped=spine[-1] in square)
    return None


def _round_the_block(spine: tuple[Cell, ...], block: Block) -> tuple[Cell, ...]:
    """Return the spine led round the back of the block."""

    def at(a: int, b: int) -> Cell:
        (x, y), (ax, ay), (bx, by) = block.first, block.along, block.into
        return (x + a * ax + b * bx, y + a * ay + b * by)

    way = [spine[0], at(0, 0), at(0, 1), at(1, 1)]
    if block.pose == "crouching":
        way.append(at(1, 0))
    if spine[-1] not in way:
        way.append(spine[-1])
    return tuple(way)


def _legs(
    spine: tuple[Cell, ...], cells: frozenset[Cell], block: Block | None
) -> tuple[tuple[tuple[Cell, ...], ...], tuple[Cell, ...]]:
    legs, forks = [], []
    for cell in sorted(cells - set(spine)):
        if block is not None or len(_neighbours(cell, cells)) != 1:
            continue
        leg = [cell]
        while True:
            others = [other for other in _neighbours(leg[-1], cells) if other not in leg]
            if others[0] in spine or len(_neighbours(others[0], cells)) > 2:
                break
            leg.append(others[0])
        legs.append(tuple(reversed(leg)))
        forks.append(others[0])
    return tuple(legs), tuple(forks)


@cache
def roles_of(shape: str) -> Roles:
    """Return the roles of a cat's or an Oshax's shape.

    Raises:
        KeyError: if there is no such shape.
    """
    cells = frozenset(SHAPES[shape])
    order = SHAPES[shape]
    ways = [_shortest(a, b, cells) for a in order for b in order if a != b]
    spine = max(ways, key=lambda way: _score(way, cells))
    block = _block(spine, cells)
    tail_is_loose = len(_neighbours(spine[-1], cells)) == 1
    if block is not None:
        spine = _round_the_block(spine, block)
    legs, forks = _legs(spine, cells, block)
    apart = {spine[0], *(cell for leg in legs for cell in leg)}
    if tail_is_loose:
        apart.add(spine[-1])
    return Roles(
        shape=shape,
        cells=SHAPES[shape],
        spine=spine,
        legs=legs,
        forks=forks,
        body=tuple(cell for cell in SHAPES[shape] if cell not in apart),
        tail_is_loose=tail_is_loose,
        block=block,
        expression=_EXPRESSIONS.get(shape, "open"),
        tail_side=-1 if shape in _CURLED_OTHER_WAY else 1,
    )
