"""What the others did last: the cards, piles and objectives that they used.

A mark stays until the person here acts; of each seat, the whole of its last turn is marked.
"""

from collections.abc import Sequence

from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Event, Seat
from ui.alcatraz.card_button import Spot

_BEGINS = frozenset({"drew", "took", "passed"})
"""What a turn begins with; a claim can begin one, too, but is its end mostly."""
_SHUFFLES = frozenset({"round-began", "round-ended", "shuffled"})
"""After these no card is where it was."""


class LastMoves:
    """Remembers what each other seat used in its last turn."""

    def __init__(self) -> None:
        self._spots: dict[Seat, set[Spot]] = {}

    @property
    def spots(self) -> frozenset[Spot]:
        """All that is marked."""
        return frozenset(spot for spots in self._spots.values() for spot in spots)

    def forget(self) -> None:
        """Take all marks away."""
        self._spots.clear()

    def note(self, events: Sequence[Event], view: AlcatrazView) -> None:
        """Take note of what somebody else did; ``view`` is the position after it."""
        for event in events:
            if event.name in _SHUFFLES:
                self.forget()
            if event.seat is None:
                continue
            if event.name in _BEGINS or event.seat not in self._spots:
                self._spots[event.seat] = set()
            marked = self._spots[event.seat]
            if event.name == "claimed":
                # Its cards are gone, and the places of those behind them have changed.
                for other in self._spots.values():
                    other.difference_update([s for s in other if s[:2] == ("row", event.seat)])
            marked |= _spots_of(event, view, event.seat)


def _spots_of(event: Event, view: AlcatrazView, seat: Seat) -> set[Spot]:
    facts = event.facts
    found: set[Spot] = set()
    match event.name:
        case "drew":
            found = {("stock", 0, 0)}
        case "took" | "swapped":
            found = {("row", seat, facts["place"]), ("pile", facts["pile"], 0)}
        case "discarded":
            found = {("pile", facts["pile"], 0)}
        case "looked" | "peeked" | "spied":
            found = {("row", facts.get("seat", seat), facts["place"])}
        case "rearranged":
            found = {("row", seat, facts["first"]), ("row", seat, facts["second"])}
        case "traded":
            found = {("row", seat, facts["place"]), ("row", facts["seat"], facts["other_place"])}
        case "bunk-laid":
            found = {("row", seat, facts["place"])}
        case "guard-changed" if facts.get("opened") in view.objectives:
            found = {("door", view.objectives.index(facts["opened"]), 0)}
        case "claimed" if facts["objective"] in view.objectives:
            found = {("door", view.objectives.index(facts["objective"]), 0)}
    return found
