"""What a View lets the table show: who sits in front, which faces, which marks. No widget here.

A hidden card's value is in the View of a seat that has seen it; the screen shows it only while that
seat holds the look, or as a note if the seat wants to be reminded.
"""

from collections.abc import Sequence

from catgames_desktop.model.alcatraz.views import AlcatrazView, SlotView
from catgames_desktop.model.game import Seat
from ui.alcatraz import texts
from ui.alcatraz.art.cards import number
from ui.i18n import translate
from ui.table.game_ui import Player


def front_seat(view: AlcatrazView, players: Sequence[Player], before: Seat | None) -> Seat:
    """Return whose row lies in front: the viewer's, else that of the person asked, else as before.

    Args:
        view: what is shown.
        players: the seats.
        before: who sat in front until now, or None.
    """
    if view.seat is not None:
        return view.seat
    if view.actor is not None and not players[view.actor].bot:
        return view.actor
    if before is not None:
        return before
    return next((player.seat for player in players if not player.bot), 0)


def others_of(view: AlcatrazView, front: Seat) -> tuple[Seat, ...]:
    """Return the other seats, from the left of the one in front."""
    return tuple((front + step) % view.players for step in range(1, view.players))


def visible_values(row: Sequence[SlotView], places: Sequence[int]) -> list[int | None]:
    """Return what everybody sees of some cards of a row: None for what lies face down."""
    return [row[place].value if row[place].up else None for place in places]


def looked_at(slot: SlotView) -> bool:
    """Return whether somebody has looked at a card that lies face down."""
    return not slot.up and bool(slot.known_by)


def round_total(view: AlcatrazView) -> int:
    """Return how many rounds the match has as far as is known."""
    return 3 if view.round == 3 else 2


def names_of(seats: Sequence[Seat], players: Sequence[Player]) -> str:
    """Return names one after another: "Lia, Rui and Mara"."""
    names = [players[seat].name for seat in seats]
    if len(names) < 2:
        return "".join(names)
    return translate("Alcatraz", "{first} and {last}", "the end of a list of names").format(
        first=", ".join(names[:-1]), last=names[-1]
    )


def slot_name(
    slot: SlotView, place: int, owner: str, seen_by: Sequence[str], note: int | None
) -> str:
    """Return what a screen reader says of a card of a row.

    Args:
        slot: the card.
        place: from 0.
        owner: the owner's name, or "" for the row in front.
        seen_by: the names of those who have looked at it.
        note: what "remember for me" notes on it, or None.
    """
    parts = []
    if owner:
        parts.append(
            translate("Alcatraz", "{name}, card {number}").format(name=owner, number=place + 1)
        )
    else:
        parts.append(
            translate("Alcatraz", "Your card {number}", "in your row").format(number=place + 1)
        )
    if slot.up and slot.value is not None:
        parts.append(translate("Alcatraz", "a {value}").format(value=number(slot.value)))
    else:
        parts.append(translate("Alcatraz", "face down"))
    if slot.bunk:
        parts.append(translate("Alcatraz", "on top of another card"))
    if seen_by and not slot.up:
        parts.append(translate("Alcatraz", "seen by {names}").format(names=", ".join(seen_by)))
    if note is not None:
        parts.append(translate("Alcatraz", "your note: {value}").format(value=number(note)))
    return ", ".join(parts)


def slot_tip(slot: SlotView, seen_by: Sequence[str]) -> str:
    """Return the tooltip of a card of a row; never what only one seat knows."""
    parts = []
    if slot.up and slot.value is not None:
        parts.append(texts.card_tip(slot.value))
    else:
        parts.append(translate("Alcatraz", "A hidden card."))
        if seen_by:
            parts.append(
                translate("Alcatraz", "Somebody looked here: {names}.").format(
                    names=", ".join(seen_by)
                )
            )
    if slot.bunk:
        if slot.under_open and slot.under is not None:
            parts.append(
                translate("Alcatraz", "Under the bunk lies a {value}: it scores nothing.").format(
                    value=number(slot.under)
                )
            )
        else:
            parts.append(
                translate("Alcatraz", "Under the bunk lies a hidden card: it scores nothing.")
            )
    return " ".join(parts)
