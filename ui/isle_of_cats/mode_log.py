"""Log lines of the events that only family mode and solo have."""

from collections.abc import Sequence

from ui.i18n import translate
from ui.isle_of_cats import sister_words, texts
from ui.table.game_ui import Player


def mode_line(
    event: str, name: str, facts: dict[str, object], players: Sequence[Player]
) -> str | None:
    """Return the sentence for an event of family mode or solo; None: it's no such event."""
    match event:
        case "hand-discarded":
            return _discarded(name, int(str(facts["count"])))
        case "last-drawn":
            return translate("IsleLog", "{name} draws the seventh card of the day").format(
                name=name
            )
        case "first-changed":
            order: list[int] = list(facts["order"])  # type: ignore[call-overload]
            return translate("IsleLog", "{name} is first tomorrow").format(
                name=players[order[0]].name
            )
        case "colour-revealed":
            return translate("IsleLog", "The sister counts {colour} cats, too").format(
                colour=texts.colour_word(str(facts["colour"]))
            )
        case "sister-revealed":
            return _revealed(facts)
        case "sister-turn":
            return translate("IsleLog", "The sister's turn: card {number} of {count}").format(
                number=facts["number"], count=facts["count"]
            )
        case "sister-took" | "sister-swapped" | "sister-missed":
            return sister_words.event_words(event, facts)
    return None


def _discarded(name: str, count: int) -> str:
    return translate("IsleLog", "{name} puts {cards} away, unseen").format(
        name=name, cards=texts.cards(count)
    )


def _revealed(facts: dict[str, object]) -> str:
    count = len(facts["cards"])  # type: ignore[arg-type]
    text = (
        translate("IsleLog", "The sister has {cards} today, speed {speed}: she goes first")
        if facts["first"]
        else translate("IsleLog", "The sister has {cards} today, speed {speed}: you go first")
    )
    return text.format(cards=texts.cards(count), speed=facts["speed"])
