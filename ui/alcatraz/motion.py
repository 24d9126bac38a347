"""How one step of a match is staged: cards travel, turn over, and are judged.

A motion is a list of acts, one after the other; each moves pictures of the layer for a while. It is
made from events as the screen may know them and from the two Views: it shows no more than they do.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer, QVariantAnimation
from PySide6.QtGui import QPixmap

from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Event, Seat
from ui.alcatraz.art.cards import card_pixmap
from ui.alcatraz.card_button import Spot
from ui.alcatraz.layer import Sprite, Verdict
from ui.alcatraz.texts import sign_and_word
from ui.alcatraz.words import verdict_text
from ui.theme.sizes import HIGHLIGHT_MS, TRAVEL_MS, TURN_MS

if TYPE_CHECKING:
    from ui.alcatraz.board import Board

VERDICT_MS = 1400
"""How long a claim's sum stays, also where nothing is animated."""
_EYE_MS = 450


@dataclass(frozen=True)
class Flight:
    """A picture on its way."""

    name: str
    picture: QPixmap
    start: QRectF
    end: QRectF


@dataclass(frozen=True)
class Turn:
    """A card that turns over in its place."""

    name: str
    before: QPixmap
    after: QPixmap
    box: QRectF


@dataclass(frozen=True)
class Act:
    """What happens at once.

    Attributes:
        flights: pictures that travel.
        turns: cards that turn over.
        away: controls whose card is hidden from now on: a picture stands for it.
        rings: places that are ringed as long as the act lasts.
        verdict: a sum with its judgement, shown as long as the act lasts.
        duration_ms: how long it takes at the standard speed.
        rest: whether it takes its time even where nothing is animated.
    """

    flights: tuple[Flight, ...] = ()
    turns: tuple[Turn, ...] = ()
    away: tuple[Spot, ...] = ()
    rings: tuple[QRectF, ...] = ()
    verdict: Verdict | None = None
    duration_ms: int = TRAVEL_MS
    rest: bool = False


class Motion(QObject):
    """Plays acts on the layer of a board; see ``ui.table.game_ui.Animation``."""

    def __init__(self, board: "Board", acts: Sequence[Act], factor: float) -> None:
        super().__init__(board)
        self._board = board
        self._acts = list(acts)
        self._factor = factor
        self._finished: Callable[[], None] | None = None
        self._act: Act | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(board.theme.curve)
        self._clock.valueChanged.connect(self._step)
        self._clock.finished.connect(self._act_over)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._act_over)

    def start(self, finished: Callable[[], None]) -> None:
        """Begin."""
        self._finished = finished
        self._board.layer.raise_()
        self._next()

    def skip(self) -> None:
        """Jump to the end."""
        self._clock.stop()
        self._wait.stop()
        self._acts.clear()
        self._end()

    def _next(self) -> None:
        if not self._acts:
            self._end()
            return
        act = self._act = self._acts.pop(0)
        for spot in act.away:
            button = self._board.buttons.get(spot)
            if button is not None:
                button.set_away(True)
        layer = self._board.layer
        for number, ring in enumerate(act.rings):
            layer.put(f"ring {number}", Sprite(None, ring, ring=True))
        if act.verdict is not None:
            layer.show_verdict(act.verdict)
        self._step(0.0)
        duration = round(act.duration_ms * (self._factor or (1.0 if act.rest else 0.0)))
        if duration <= 0:
            self._act_over()
        elif act.flights or act.turns:
            self._clock.setDuration(duration)
            self._clock.start()
        else:
            self._wait.start(duration)

    def _step(self, value: object) -> None:
        act = self._act
        if act is None:
            return
        share = float(value)  # type: ignore[arg-type]
        layer = self._board.layer
        for flight in act.flights:
            layer.put(flight.name, Sprite(flight.picture, between(flight.start, flight.end, share)))
        for turn in act.turns:
            picture = turn.before if share < 0.5 else turn.after
            layer.put(turn.name, Sprite(picture, turn.box, abs(1 - 2 * share)))

    def _act_over(self) -> None:
        act, self._act = self._act, None
        layer = self._board.layer
        if act is not None:
            for flight in act.flights:
                layer.put(flight.name, Sprite(flight.picture, flight.end))
            for turn in act.turns:
                layer.put(turn.name, Sprite(turn.after, turn.box))
            for number in range(len(act.rings)):
                layer.take(f"ring {number}")
            if act.verdict is not None:
                layer.show_verdict(None)
        self._next()

    def _end(self) -> None:
        finished, self._finished = self._finished, None
        self._act = None
        self._board.layer.clear()
        for button in self._board.buttons.values():
            button.set_away(False)
        if finished is not None:
            self.deleteLater()
            finished()


def between(start: QRectF, end: QRectF, share: float) -> QRectF:
    """Return the box a share of the way from one to another."""

    def part(a: float, b: float) -> float:
        return a + (b - a) * share

    return QRectF(
        part(start.x(), end.x()), part(start.y(), end.y()),
        part(start.width(), end.width()), part(start.height(), end.height()),
    )  # fmt: skip


@dataclass
class _Stage:
    """Makes the acts of one step."""

    board: "Board"
    before: AlcatrazView
    after: AlcatrazView
    count: int = 0
    acts: list[Act] = field(default_factory=list)

    def name(self) -> str:
        self.count += 1
        return f"sprite {self.count}"

    def card(self, value: int | None, like: QRectF) -> QPixmap:
        icon, word = ("", "") if value is None else sign_and_word(value)
        size = QSizeF(round(like.width()), round(like.height()))
        return card_pixmap(value, size, self.board.devicePixelRatioF(), icon, word)

    def fly(self, value: int | None, start: QRectF, end: QRectF) -> Flight:
        like = start if start.width() > end.width() else end
        return Flight(self.name(), self.card(value, like), start, end)

    def drawn_place(self, seat: Seat) -> QRectF:
        if ("drawn", 0, 0) in self.board.buttons:
            return self.board.place_of(("drawn", 0, 0))
        return self.board.head_of(seat)

    def face(self, seat: Seat, place: int) -> int | None:
        """Return the face that everybody sees of a card before the step."""
        row = self.before.seats[seat].row
        return row[place].value if place < len(row) and row[place].up else None

    def pile(self, number: int) -> QRectF:
        return self.board.place_of(("pile", number, 0))


def motion_for(
    board: "Board", events: Sequence[Event], before: AlcatrazView, after: AlcatrazView,
    factor: float,
) -> Motion | None:  # fmt: skip
    """Return how a step is staged, or None if nothing of it is seen."""
    stage = _Stage(board, before, after)
    for event in events:
        maker = _MAKERS.get(event.name)
        if maker is not None:
            stage.acts.extend(maker(stage, event))
    return Motion(board, stage.acts, factor) if stage.acts else None


def _looked(stage: _Stage, event: Event) -> Iterator[Act]:
    spot = ("row", event.facts["seat"], event.facts["place"])
    yield Act(rings=(stage.board.box_of(spot),), duration_ms=_EYE_MS)


def _drew(stage: _Stage, event: Event) -> Iterator[Act]:
    assert event.seat is not None
    board = stage.board
    own = board.look is not None and event.seat == board.look.front
    end = board.place_of(("drawn", 0, 0)) if own else board.head_of(event.seat)
    yield Act(flights=(stage.fly(None, board.place_of(("stock", 0, 0)), end),))


def _to_pile(stage: _Stage, values: Sequence[int], start: QRectF, pile: int) -> list[Flight]:
    return [stage.fly(value, start, stage.pile(pile)) for value in values]


def _swapped(stage: _Stage, event: Event) -> Iterator[Act]:
    assert event.seat is not None
    facts = event.facts
    spot: Spot = ("row", event.seat, facts["place"])
    box = stage.board.box_of(spot)
    place = stage.board.place_of(spot)
    flights = _to_pile(stage, facts["discarded"], box, facts["pile"])
    flights.append(stage.fly(None, stage.drawn_place(event.seat), place))
    yield Act(flights=tuple(flights), away=(spot, ("drawn", 0, 0)))


def _took(stage: _Stage, event: Event) -> Iterator[Act]:
    assert event.seat is not None
    facts = event.facts
    spot: Spot = ("row", event.seat, facts["place"])
    box, place = stage.board.box_of(spot), stage.board.place_of(spot)
    top = stage.fly(facts["value"], stage.pile(facts["pile"]), place)
    yield Act(flights=(top,), away=(spot,))
    yield Act(flights=tuple(_to_pile(stage, facts["discarded"], box, facts["pile"])))


def _discarded(stage: _Stage, event: Event) -> Iterator[Act]:
    assert event.seat is not None
    start = stage.drawn_place(event.seat)
    flight = stage.fly(event.facts["value"], start, stage.pile(event.facts["pile"]))
    yield Act(flights=(flight,), away=(("drawn", 0, 0),))


def _exchange(stage: _Stage, one: Spot, other: Spot) -> Iterator[Act]:
    board = stage.board
    a, b = board.box_of(one), board.box_of(other)
    first = stage.fly(stage.face(one[1], one[2]), a, b)
    second = stage.fly(stage.face(other[1], other[2]), b, a)
    yield Act(flights=(first, second), away=(one, other), duration_ms=2 * TRAVEL_MS)


def _rearranged(stage: _Stage, event: Event) -> Iterator[Act]:
    assert event.seat is not None
    facts = event.facts
    yield from _exchange(
        stage, ("row", event.seat, facts["first"]), ("row", event.seat, facts["second"])
    )


def _traded(stage: _Stage, event: Event) -> Iterator[Act]:
    assert event.seat is not None
    facts = event.facts
    yield from _exchange(
        stage, ("row", event.seat, facts["place"]), ("row", facts["seat"], facts["other_place"])
    )


def _guard(stage: _Stage, event: Event) -> Iterator[Act]:
    aims = stage.before.objectives
    if event.facts["objective"] in aims:
        spot: Spot = ("door", aims.index(event.facts["objective"]), 0)
        yield Act(rings=(stage.board.box_of(spot),), duration_ms=HIGHLIGHT_MS)


def _bunk(stage: _Stage, event: Event) -> Iterator[Act]:
    assert event.seat is not None
    place = stage.board.place_of(("row", event.seat, event.facts["place"]))
    shift = place.width() * 0.1
    flight = stage.fly(
        event.facts["value"], stage.drawn_place(event.seat), place.translated(shift, shift)
    )
    yield Act(flights=(flight,), away=(("drawn", 0, 0),))


def _claimed(stage: _Stage, event: Event) -> Iterator[Act]:
    """Turn the cards over one by one, judge the sum, and let the cards go where they go."""
    assert event.seat is not None
    facts, board = event.facts, stage.board
    values: list[int] = facts["values"]
    names, boxes = [], []
    aims = stage.before.objectives
    door = board.box_of(("door", aims.index(facts["objective"]), 0))
    for number, value in enumerate(values):
        spot: Spot = ("row", event.seat, facts["first"] + number)
        box, name = board.box_of(spot), stage.name()
        names.append(name)
        boxes.append(box)
        old = stage.face(event.seat, facts["first"] + number)
        turn = Turn(name, stage.card(old, box), stage.card(value, box), box)
        duration = TURN_MS // 2 if old is not None else TURN_MS + 50
        yield Act(turns=(turn,), away=(spot,), rings=(door,), duration_ms=duration)
    whole = boxes[0].united(boxes[-1])
    verdict = Verdict(verdict_text(values, facts["objective"], facts["reason"]), facts["right"],
                      whole)  # fmt: skip
    yield Act(rings=(door,), verdict=verdict, duration_ms=VERDICT_MS, rest=True)
    end = board.head_of(event.seat) if facts["right"] else stage.pile(facts["pile"])
    flights = tuple(
        Flight(name, stage.card(value, box), box, end)
        for name, value, box in zip(names, values, boxes, strict=True)
    )
    yield Act(flights=flights)


def _refilled(stage: _Stage, event: Event) -> Iterator[Act]:
    assert event.seat is not None
    row = stage.after.seats[event.seat].row
    stock = stage.board.place_of(("stock", 0, 0))
    flights = tuple(
        stage.fly(None, stock, stage.board.place_of(("row", event.seat, place)))
        for place in range(max(0, len(row) - event.facts["cards"]), len(row))
    )
    yield Act(flights=flights)


_MAKERS: dict[str, Callable[[_Stage, Event], Iterator[Act]]] = {
    "looked": _looked,
    "peeked": _looked,
    "spied": _looked,
    "drew": _drew,
    "swapped": _swapped,
    "took": _took,
    "discarded": _discarded,
    "rearranged": _rearranged,
    "traded": _traded,
    "guard-changed": _guard,
    "bunk-laid": _bunk,
    "claimed": _claimed,
    "refilled": _refilled,
}
