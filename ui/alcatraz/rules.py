"""The short rules of Cats of Alcatraz: chapters, tips last."""

from html import escape

from ui.alcatraz.help_pages import abilities_html, deck_html, keys_html
from ui.alcatraz.rule_pictures import bunk_html, cards_html
from ui.i18n import translate


def _p(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _list(*items: str) -> str:
    return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"


def chapters() -> tuple[tuple[str, str], ...]:
    """Return (title, HTML) of each chapter."""
    return (
        (translate("AlcatrazRules", "The idea"), _idea()),
        (translate("AlcatrazRules", "Setting up"), _setup()),
        (translate("AlcatrazRules", "A turn: the draw"), _draw()),
        (translate("AlcatrazRules", "A turn: meeting an objective"), _claim()),
        (translate("AlcatrazRules", "Abilities"), abilities_html()),
        (translate("AlcatrazRules", "Rounds and the end"), _rounds()),
        (translate("AlcatrazRules", "What everybody may know"), _knowing()),
        (translate("AlcatrazRules", "Cards and objectives"), deck_html()),
        (translate("AlcatrazRules", "Keys"), keys_html()),
        (translate("AlcatrazRules", "Tips"), _tips()),
    )


def _idea() -> str:
    first = translate(
        "AlcatrazRules",
        "Dogs rule the world, and the cats sit in Alcatraz. Before you lies a row of four"
        " prisoners, face down. Two or three neighbours whose numbers add up to an open"
        " objective are free: 1 point for each cat.",
    )
    second = translate(
        "AlcatrazRules",
        "You see your cards hardly ever. Remember what you saw, and where it lies.",
    )
    return _p(first) + cards_html((2, 7, 4), 13) + _p(second) + cards_html((None,) * 4)


def _setup() -> str:
    return _list(
        translate("AlcatrazRules", "Everybody gets a row of 4 face-down cards."),
        translate("AlcatrazRules", "3 objectives are opened, and 2 cards begin the discard piles."),
        translate(
            "AlcatrazRules", "Everybody looks at one card of their row and puts it back face down."
        ),
        translate("AlcatrazRules", "Chance names the first player."),
    )


def _draw() -> str:
    return (
        _p(
            translate(
                "AlcatrazRules",
                "A turn has two parts, in this order, and each may be left out. The first is a"
                " draw:",
            )
        )
        + _list(
            translate(
                "AlcatrazRules",
                "From the stock: you alone see the card. Swap it for a card of your row (yours lies"
                " face down, the replaced one goes face up on a pile), use its ability and discard"
                " it, or just discard it.",
            ),
            translate(
                "AlcatrazRules",
                "From a pile: its top card replaces a card of your row, face up; the replaced one"
                " goes face up on that same pile.",
            ),
        )
        + _p(
            translate(
                "AlcatrazRules",
                "You name the pile before anything is turned up. A bunk that is replaced is"
                " discarded with the card beneath it.",
            )
        )
    )


def _claim() -> str:
    name = translate(
        "AlcatrazRules",
        "Name an open objective and 2 or 3 neighbours of your row, whether or not you have"
        " seen them. They are turned up.",
    )
    right = translate(
        "AlcatrazRules",
        "Right: keep them as points. The row closes up, and if a card is left in it, one"
        " new card comes to its right end, face down and unseen. Whoever empties the row"
        " is done for this round and earns a circle.",
    )
    wrong = translate(
        "AlcatrazRules",
        "Wrong: they are discarded, and as many new ones come to the right end, unseen. The"
        " objective stays.",
    )
    never = translate(
        "AlcatrazRules",
        "No two of the cards may add up to 0: −1 with 1 or −2 with 2 makes a claim wrong.",
    )
    under = translate("AlcatrazRules", "Under a bunk lies a card that scores nothing:")
    return (
        _p(name)
        + _list(right, wrong, never)
        + cards_html((-1, 5, 1), 5, right=False)
        + _p(under)
        + bunk_html()
    )


def _rounds() -> str:
    return _list(
        translate(
            "AlcatrazRules",
            "A round ends when a row is empty, once everybody has had the same number of turns.",
        ),
        translate(
            "AlcatrazRules",
            "Second round: all cards but those in rows that weren't emptied are shuffled, rows are"
            " filled up to 4, and everybody looks at one hidden card. Left of whoever emptied their"
            " row begins.",
        ),
        translate(
            "AlcatrazRules",
            "After two rounds the most points win; in a tie, more circles. Still tied: if all of"
            " the tied agree, a third round decides; else they share the win.",
        ),
        translate("AlcatrazRules", "A round of 60 laps ends as it stands."),
    )


def _knowing() -> str:
    return _list(
        translate(
            "AlcatrazRules",
            "Everybody knows: what lies face up, how many cards a row has, points, and who looked"
            " where (an eye on the card).",
        ),
        translate(
            "AlcatrazRules",
            "Only you know what you have seen. The screen shows a hidden card's face only while"
            " you hold it.",
        ),
        translate(
            "AlcatrazRules",
            "“Remember for me” notes on each card what you have seen: for children, and for"
            " learning. It is off at first, and each player has their own.",
        ),
    )


def _tips() -> str:
    return _list(
        translate("AlcatrazRules", "Three cards score half as much again as two."),
        translate(
            "AlcatrazRules",
            "Two, two and two free six cats from a row. Three and two are quicker, but free five.",
        ),
        translate("AlcatrazRules", "A trade is best with a card that the other has looked at."),
        translate(
            "AlcatrazRules", "Watch what others take from a pile: it lies open in their row."
        ),
        translate(
            "AlcatrazRules",
            "A new guard can take away the very objective that another player waits for.",
        ),
    )
