"""The log: a sentence for every event, by name, public facts only."""

from collections.abc import Sequence

from catgames_desktop.model.game import Event
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from ui.i18n import translate
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.mode_log import mode_line
from ui.table.game_ui import Player

SILENT = frozenset({"kept", "committed", "took"})
"""Events that need no line of their own: the one that follows says it."""


def log_line(event: Event, players: Sequence[Player]) -> str | None:
    """Return the sentence for an event; None: not worth a line."""
    if event.name in SILENT:
        return None
    name = players[event.seat].name if event.seat is not None else ""
    facts = event.facts
    match event.name:
        case "day-began":
            return _day(int(facts["day"]))
        case "fields-filled":
            return _filled(facts)
        case "fish-given":
            return translate("IsleLog", "Everyone gets {fish}").format(
                fish=texts.fish(int(facts["amount"]))
            )
        case "hands-passed":
            if facts["direction"] == "left":
                return translate("IsleLog", "The hands go on to the left")
            return translate("IsleLog", "The hands go on to the right")
        case "bought":
            return _bought(name, facts)
        case "played":
            return translate("IsleLog", "{name} plays “{card}”").format(
                name=name, card=card_texts.card_title(facts["card"])
            )
        case "fish-gained":
            return _fish(name, facts)
        case "lesson-read":
            return _read(name, facts)
        case "lessons-laid":
            return _laid(name, int(facts["count"]))
        case "revealed":
            return _revealed(facts, players)
        case "rescued":
            return _rescued(name, facts)
        case "found":
            return _found(name, facts)
        case "placed":
            return _placed(name, facts)
        case "bonus":
            return translate("IsleLog", "The {colour} map pays {name} a treasure").format(
                colour=texts.colour_word(facts["colour"]), name=name
            )
        case "bonus-declined":
            return translate("IsleLog", "{name} leaves the map's treasure").format(name=name)
        case "second-declined":
            return translate("IsleLog", "{name} takes no second treasure").format(name=name)
        case "second-lost":
            return translate("IsleLog", "No second treasure fits on {name}'s boat").format(
                name=name
            )
        case "passed":
            if facts.get("phase") == "finds":
                return translate("IsleLog", "{name} looks for no more finds today").format(
                    name=name
                )
            return translate("IsleLog", "{name} rescues no more cats today").format(name=name)
        case _:
            return mode_line(event.name, name, facts, players) or _rarer(event.name, name, facts)


def _rarer(event: str, name: str, facts: dict[str, object]) -> str | None:
    match event:
        case "tiles-drawn":
            return translate("IsleLog", "{name} draws from the bag: {tiles}").format(
                name=name,
                tiles=texts.joined([texts.named_tile(t) for t in facts["tiles"]]),  # type: ignore[attr-defined]
            )
        case "tile-lost":
            return translate("IsleLog", "It fits nowhere and leaves the game")
        case "assigned" | "moved":
            return _to_field(name, facts)
        case "basket-gained":
            return translate("IsleLog", "{name} gains a permanent basket").format(name=name)
        case "basket-given":
            return translate("IsleLog", "{name} gives up a permanent basket").format(name=name)
        case "lessons-given":
            return translate("IsleLog", "{name} gives up {lessons}").format(
                name=name, lessons=texts.lessons(int(str(facts["count"])))
            )
        case "treasures-given":
            return translate("IsleLog", "{name} gives up two treasures").format(name=name)
        case "cards-drawn":
            return translate("IsleLog", "{name} draws {cards}").format(
                name=name, cards=texts.cards(int(str(facts["count"])))
            )
        case "drawn-bought":
            return translate("IsleLog", "{name} buys {cards} of them for {fish}").format(
                name=name, cards=texts.cards(int(str(facts["count"]))),
                fish=texts.fish(int(str(facts["paid"]))),
            )  # fmt: skip
        case "phase-ended":
            return translate("IsleLog", "The rescue is over for today")
        case "day-ended":
            return _day_ended(facts)
        case "scored":
            return translate("IsleLog", "Vesh has come: the points are counted")
    return None


def _day(day: int) -> str:
    if day == 5:
        return translate("IsleLog", "Day 5, the last one")
    return translate("IsleLog", "Day {day}").format(day=day)


def _filled(facts: dict[str, object]) -> str:
    cats = len(facts["left"]) + len(facts["right"])  # type: ignore[arg-type]
    pool = len(facts["pool"])  # type: ignore[arg-type]
    if pool:
        return translate("IsleLog", "{cats} come ashore; {rare} wait in the pool").format(
            cats=translate("IsleLog", "%n cat(s)", "", cats),
            rare=translate("IsleLog", "%n new rare treasure(s)", "", pool),
        )
    return translate("IsleLog", "{cats} come ashore").format(
        cats=translate("IsleLog", "%n cat(s)", "", cats)
    )


def _bought(name: str, facts: dict[str, object]) -> str:
    count = int(str(facts["count"]))
    if not count:
        return translate("IsleLog", "{name} buys nothing").format(name=name)
    text = translate("IsleLog", "{name} buys {cards} for {fish}").format(
        name=name, cards=texts.cards(count), fish=texts.fish(int(str(facts["paid"])))
    )
    played = [str(card) for card in facts.get("played") or ()]  # type: ignore[attr-defined]
    if played:
        text += " " + translate("IsleLog", "(played: {cards})").format(
            cards=", ".join(f"“{card_texts.card_title(card)}”" for card in played)
        )
    return text


def _fish(name: str, facts: dict[str, object]) -> str | None:
    if "amount" not in facts:
        return None
    amount = texts.fish(int(str(facts["amount"])))
    colour = facts.get("colour")
    if colour:
        return translate("IsleLog", "{name} names {colour} and gains {fish}").format(
            name=name, colour=texts.colour_word(str(colour)), fish=amount
        )
    return translate("IsleLog", "{name} gains {fish}").format(name=name, fish=amount)


def _read(name: str, facts: dict[str, object]) -> str:
    title = card_texts.card_title(str(facts["card"]))
    colour = facts.get("colour")
    if colour:
        return translate("IsleLog", "{name} reads “{card}” and names {colour}").format(
            name=name, card=title, colour=texts.colour_word(str(colour))
        )
    return translate("IsleLog", "{name} reads “{card}”").format(name=name, card=title)


def _laid(name: str, count: int) -> str | None:
    if not count:
        return None
    return translate("IsleLog", "{name} lays down {lessons}").format(
        name=name, lessons=texts.lessons(count)
    )


def _revealed(facts: dict[str, object], players: Sequence[Player]) -> str:
    speeds: list[int] = list(facts["speeds"])  # type: ignore[call-overload]
    order: list[int] = list(facts["order"])  # type: ignore[call-overload]
    places = [
        translate("IsleLog", "{name} {speed}", "speed of a player").format(
            name=players[seat].name, speed=speeds[seat]
        )
        for seat in order
    ]
    return translate("IsleLog", "New island order: {order}").format(order=", ".join(places))


def _rescued(name: str, facts: dict[str, object]) -> str:
    tile = texts.named_tile(str(facts["tile"]))
    if facts["basket"] == "free":
        return translate("IsleLog", "{name} takes {tile}").format(name=name, tile=tile)
    with_what = {
        "permanent": translate("IsleLog", "with a permanent basket"),
        "whole": translate("IsleLog", "with a basket card"),
        "broken": translate("IsleLog", "with two broken baskets"),
    }[str(facts["basket"])]
    return translate("IsleLog", "{name} rescues {tile} for {fish}, {basket}").format(
        name=name, tile=tile, fish=texts.fish(int(str(facts["paid"]))), basket=with_what
    )


def _found(name: str, facts: dict[str, object]) -> str:
    title = card_texts.card_title(str(facts["card"]))
    paid = int(str(facts.get("paid") or 0))
    if paid:
        return translate("IsleLog", "{name} plays “{card}” and adds {fish}").format(
            name=name, card=title, fish=texts.fish(paid)
        )
    return translate("IsleLog", "{name} plays “{card}”").format(name=name, card=title)


def _placed(name: str, facts: dict[str, object]) -> str:
    colour = facts.get("colour")
    shape = str(facts["shape"])
    tile = texts.tile_phrase(shape, str(colour) if colour else None)
    rats = len(facts["rats"]) if isinstance(facts["rats"], list) else int(str(facts["rats"]))
    if facts.get("kind") == "oshax" and str(colour) in COLOURS:
        text = translate("IsleLog", "{name} places an Oshax, now one of the {cats}").format(
            name=name, cats=texts.cats_word(str(colour))
        )
    else:
        text = translate("IsleLog", "{name} places {tile}").format(name=name, tile=tile)
    if rats:
        text += translate("IsleLog", ", covering %n rat(s)", "", rats)
    return text


def _to_field(name: str, facts: dict[str, object]) -> str:
    tile = texts.named_tile(str(facts["tile"]))
    text = {
        "left": translate("IsleLog", "{name} sends {tile} to the left field"),
        "right": translate("IsleLog", "{name} sends {tile} to the right field"),
        "pool": translate("IsleLog", "{tile} goes to the treasure pool"),
    }[str(facts["side"])]
    return text.format(name=name, tile=tile)


def _day_ended(facts: dict[str, object]) -> str:
    lost = len(facts["lost"])  # type: ignore[arg-type]
    if not lost:
        return translate("IsleLog", "The day ends; no cat was left behind")
    return translate("IsleLog", "The day ends; %n cat(s) run back into the woods", "", lost)
