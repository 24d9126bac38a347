"""The words of Cat in the Box that several of its widgets use."""

from collections.abc import Sequence
from typing import Final

from catgames_desktop.model.cat_in_the_box.views import BLOCKED, BoxView, Card
from catgames_desktop.model.game import Seat
from ui.cat_in_the_box.reading import Why
from ui.i18n import translate
from ui.table.game_ui import Player

SIGNS: Final = ("star", "moon", "triangle", "square", "diamond")
"""The sign on each seat's tokens."""


def sign_word(seat: Seat) -> str:
    """Return the word for a seat's sign."""
    match SIGNS[seat]:
        case "star":
            return translate("Box", "star")
        case "moon":
            return translate("Box", "moon")
        case "triangle":
            return translate("Box", "triangle")
        case "square":
            return translate("Box", "square")
        case _:
            return translate("Box", "diamond")


def colour_word(colour: str) -> str:
    """Return a colour in a sentence: "red"."""
    match colour:
        case "red":
            return translate("Box", "red")
        case "blue":
            return translate("Box", "blue")
        case "yellow":
            return translate("Box", "yellow")
        case _:
            return translate("Box", "green")


def colour_title(colour: str) -> str:
    """Return a colour as it begins a sentence or stands on a button: "Red"."""
    word = colour_word(colour)
    return word[:1].upper() + word[1:]


def number_colour(number: int, colour: str) -> str:
    """Return a cell or card in words: "Blue 6"."""
    return translate("Box", "{colour} {number}").format(colour=colour_title(colour), number=number)


def minus(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """Return a number with its sign."""
    return f"+{value}" if value > 0 else minus(value)


def tricks_word(count: int) -> str:
    """Return "2 tricks"."""
    return translate("Box", "%n trick(s)", "", count)


def names(seats: Sequence[Seat], players: Sequence[Player]) -> list[str]:
    """Return the names of some seats."""
    return [players[seat].name for seat in seats]


def reason_text(why: Why, number: int, colour: str, players: Sequence[Player], me: Seat) -> str:
    """Return why the own number can't take a colour, as a sentence; "" if it can."""
    where = number_colour(number, colour)
    word = colour_word(colour)
    if why.owner == BLOCKED:
        return translate("Box", "{cell} is blocked: the card was turned up at the start.").format(
            cell=where
        )
    if why.owner is not None and why.given_up:
        if why.owner == me:
            return translate("Box", "{cell} is taken by you, and you gave up {colour}.").format(
                cell=where, colour=word
            )
        return translate("Box", "{cell} is taken by {name}, and you gave up {colour}.").format(
            cell=where, name=players[why.owner].name, colour=word
        )
    if why.owner is not None:
        if why.owner == me:
            return translate("Box", "{cell} is taken by you.").format(cell=where)
        return translate("Box", "{cell} is taken by {name}.").format(
            cell=where, name=players[why.owner].name
        )
    if why.given_up:
        return translate("Box", "{cell}: you gave up {colour}.").format(cell=where, colour=word)
    if why.red_closed:
        return translate("Box", "{cell}: red isn't broken yet, so it can't be led.").format(
            cell=where
        )
    return ""


def short_reason(why: Why, colour: str, players: Sequence[Player], me: Seat) -> str:
    """Return the same in a few words, without the cell."""
    word = colour_word(colour)
    if why.owner == BLOCKED:
        return translate("Box", "blocked")
    if why.owner is not None:
        who = (
            translate("Box", "taken by you")
            if why.owner == me
            else translate("Box", "taken by {name}").format(name=players[why.owner].name)
        )
        if why.given_up:
            return translate("Box", "{taken}, and you gave up {colour}").format(
                taken=who, colour=word
            )
        return who
    if why.given_up:
        return translate("Box", "you gave up {colour}").format(colour=word)
    if why.red_closed:
        return translate("Box", "red isn't broken yet")
    return ""


def trick_sentence(trick: Sequence[Card], players: Sequence[Player]) -> str:
    """Return a trick in words: who played what."""
    parts = [
        translate("Box", "{name}: {card}").format(
            name=players[card.seat].name,
            card=translate("Box", "{number} {colour}").format(
                number=card.number, colour=colour_word(card.colour)
            ),
        )
        for card in trick
    ]
    return ", ".join(parts)


def trick_number(view: BoxView) -> int:
    """Return the number of the trick that is played now, from 1."""
    return min(view.tricks, len(view.plays) // view.players + 1)


def phase_title(view: BoxView) -> str:
    """Return where the match stands: "Round 2 of 4: trick 5"."""
    where = translate("Box", "Round {round} of {last}").format(round=view.round, last=view.players)
    match view.phase:
        case "aside":
            return translate("Box", "{round}: setting aside").format(round=where)
        case "predict":
            return translate("Box", "{round}: predictions").format(round=where)
        case "play":
            return translate("Box", "{round}: trick {trick} of {tricks}").format(
                round=where, trick=trick_number(view), tricks=view.tricks
            )
        case _:
            return translate("Box", "The match is over")


def group_word(size: int) -> str:
    """Return the pill of a group: "group of 4"."""
    return translate("Box", "group of {size}").format(size=size)
