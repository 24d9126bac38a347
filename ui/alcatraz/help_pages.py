"""Help for each question, the first-game tips, and the reference cards."""

from collections.abc import Sequence
from html import escape

from catgames_desktop.model.alcatraz.components import box
from catgames_desktop.model.alcatraz.views import AlcatrazView
from ui.alcatraz import texts
from ui.alcatraz.art.cards import number
from ui.alcatraz.rule_pictures import card_html
from ui.i18n import translate
from ui.table.game_ui import HelpPage


def help_page(view: AlcatrazView) -> HelpPage:
    """Return the help for the question asked now."""
    match view.phase:
        case "look":
            return HelpPage(
                translate("AlcatrazHelp", "A first look"),
                (
                    translate("AlcatrazHelp", "Choose one face-down card of your row."),
                    translate("AlcatrazHelp", "You see it once, for as long as you hold it."),
                    translate("AlcatrazHelp", "Then it lies face down again, in its place."),
                ),
            )
        case "seen":
            return HelpPage(
                translate("AlcatrazHelp", "Looking at a card"),
                (
                    translate(
                        "AlcatrazHelp", "Press and hold the card or the button, or hold key P."
                    ),
                    translate("AlcatrazHelp", "“Put it back” ends the look for good."),
                    translate(
                        "AlcatrazHelp", "An eye on a card tells everybody that somebody looked."
                    ),
                ),
            )
        case "drawn":
            return HelpPage(
                translate("AlcatrazHelp", "The card that you drew"),
                (
                    translate(
                        "AlcatrazHelp",
                        "Swap: it goes face down into your row; the replaced card goes on a pile.",
                    ),
                    translate("AlcatrazHelp", "Or use its ability, and it is discarded."),
                    translate("AlcatrazHelp", "A bunk isn't discarded: it is laid on a card."),
                    translate("AlcatrazHelp", "Or just discard it. You always name the pile."),
                ),
            )
        case "third-round":
            return HelpPage(
                translate("AlcatrazHelp", "A third round?"),
                (
                    translate("AlcatrazHelp", "All who are tied are asked in turn."),
                    translate("AlcatrazHelp", "The first no ends the match: they share the win."),
                ),
            )
        case _:
            return HelpPage(
                translate("AlcatrazHelp", "A turn"),
                (
                    translate("AlcatrazHelp", "First draw a card, from the stock or a pile."),
                    translate(
                        "AlcatrazHelp",
                        "Then you may meet an objective: tap 2 or 3 neighbours of your row, the"
                        " door, and the pile for what is discarded.",
                    ),
                    translate(
                        "AlcatrazHelp", "Hidden cards may be among them: they are turned up."
                    ),
                    translate("AlcatrazHelp", "Each part may be left out."),
                ),
            )


def tip(kind: str) -> str | None:
    """Return the tip that comes with the first question of a kind."""
    match kind:
        case "look":
            return translate(
                "AlcatrazHelp",
                "A card in the middle of your row is part of more threes than one at the end.",
            )
        case "seen":
            return translate(
                "AlcatrazHelp", "Say the number to yourself: the card won't show it again."
            )
        case "turn":
            return translate(
                "AlcatrazHelp",
                "Three cards score more than two. Which number would complete a sum in your row?",
            )
        case "drawn":
            return translate(
                "AlcatrazHelp", "Low numbers have few uses in a row, but their abilities help."
            )
        case "claim":
            return translate(
                "AlcatrazHelp",
                "A wrong claim costs nothing but the cards: sometimes it is worth it.",
            )
        case _:
            return None


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{body}</table>"


def abilities_html() -> str:
    """Return all abilities with their cards."""
    rows = []
    for power in texts.SIGNS:
        values = [cats.value for cats in box().cats if cats.ability == power]
        rows.append(
            (
                " ".join(card_html(value) for value in values),
                f"<b>{escape(texts.power_name(power))}</b><br>"
                f"{escape(texts.power_sentence(power))}",
            )
        )
    lead = translate(
        "AlcatrazHelp",
        "An ability works only on a card that you have just drawn from the stock. Then the card is"
        " discarded; only a bunk stays.",
    )
    return f"<p>{escape(lead)}</p>{_table(rows)}"


def deck_html() -> str:
    """Return how many cards of each value there are, and which objectives."""
    rows = [(f"<b>{number(cats.value)}</b>", "×", str(cats.copies)) for cats in box().cats]
    more = translate(
        "AlcatrazHelp", "With five players there is one more of each number from −2 to 8."
    )
    goals = translate(
        "AlcatrazHelp", "Objectives: 5 to 20 once each, 8 to 15 a second time. No card is 0."
    )
    return f"<p>{escape(goals)}</p>{_table(rows)}<p>{escape(more)}</p>"


def turn_html() -> str:
    """Return the course of a turn."""
    items = (
        translate(
            "AlcatrazHelp", "Draw from the stock: swap the card, use its ability, or discard it."
        ),
        translate(
            "AlcatrazHelp",
            "Or take the top of a pile: it lies face up in your row, the replaced card goes on that"
            " pile.",
        ),
        translate(
            "AlcatrazHelp",
            "Then meet an objective with 2 or 3 neighbours. Right: 1 point a card. Wrong: they are"
            " discarded, and as many new ones come.",
        ),
        translate("AlcatrazHelp", "No two of the cards may add up to 0: −1 with 1, −2 with 2."),
        translate(
            "AlcatrazHelp", "Everything may be left out. An empty row earns a circle and ends the"
            " round with this lap."
        ),
    )  # fmt: skip
    return "<ol>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ol>"


def keys_html() -> str:
    """Return the keys of this table."""
    rows = [
        ("1–4", translate("AlcatrazHelp", "a card of your row")),
        ("S, D, F", translate("AlcatrazHelp", "stock, pile 1, pile 2")),
        ("Q, W, E", translate("AlcatrazHelp", "the objectives")),
        ("A, U, X", translate("AlcatrazHelp", "a drawn card: swap, use, discard")),
        ("P", translate("AlcatrazHelp", "hold: see the card that you look at")),
        ("T", translate("AlcatrazHelp", "end the turn")),
        ("O", translate("AlcatrazHelp", "read the piles")),
        ("M", translate("AlcatrazHelp", "remember for me: on, off")),
    ]
    return _table([(f"<b>{key}</b>", escape(what)) for key, what in rows])


def reference() -> tuple[tuple[str, str], ...]:
    """Return (title, HTML) of the reference cards."""
    return (
        (translate("AlcatrazHelp", "Abilities"), abilities_html()),
        (translate("AlcatrazHelp", "A turn"), turn_html()),
        (translate("AlcatrazHelp", "The cards"), deck_html()),
        (translate("AlcatrazHelp", "Keys of this table"), keys_html()),
    )
