"""The short rules of The Isle of Cats: chapters with our own pictures, tips last."""

from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from ui.i18n import translate
from ui.isle_of_cats import mode_help, texts
from ui.isle_of_cats.rule_pictures import badge_html, icon_html, tile_html


def _p(*sentences: str) -> str:
    return "<p>" + " ".join(sentences) + "</p>"


def _ul(*items: str) -> str:
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def _row(*pictures: str) -> str:
    return "<p>" + "&nbsp;&nbsp; ".join(pictures) + "</p>"


def rules_chapters() -> tuple[tuple[str, str], ...]:
    """Return (title, HTML) of each chapter."""
    return (
        (translate("IsleRules", "The idea"), _idea()),
        (translate("IsleRules", "A day at a glance"), _day()),
        (translate("IsleRules", "Exploring: cards"), _cards()),
        (translate("IsleRules", "Lessons"), _lessons()),
        (translate("IsleRules", "Rescuing cats"), _rescue()),
        (translate("IsleRules", "Placing tiles"), _placing()),
        (translate("IsleRules", "Rare finds"), _finds()),
        (translate("IsleRules", "Purple cards"), _purple()),
        (translate("IsleRules", "Points"), _points()),
        (translate("IsleRules", "The family game"), mode_help.family_chapter()),
        (translate("IsleRules", "Alone against the sister"), mode_help.solo_chapter()),
        (translate("IsleRules", "Tips"), _tips()),
    )


def _idea() -> str:
    return (
        _p(
            translate("IsleRules", "Vesh is sailing for the isle, and in five days he will be "
                      "here. You and the others have a boat each and bring as many cats to safety "
                      "as you can."),
            translate("IsleRules", "Cats come in five families, and they like to be together."),
        )
        + _row(*(tile_html("c5", colour, 20) for colour in COLOURS))
        + _p(
            translate("IsleRules", "Whoever has the most points when Vesh lands wins: for families "
                      "of cats, for treasures and for lessons. Rats in sight and rooms with gaps "
                      "cost points."),
        )
    )  # fmt: skip


def _day() -> str:
    return _p(translate("IsleRules", "Five days pass, and each goes like this:")) + (
        "<ol>"
        + "".join(
            f"<li>{item}</li>"
            for item in (
                translate("IsleRules", "Cats come ashore: two for each player in the left field "
                          "and as many in the right one. Rare treasures that turn up go to the "
                          "pool."),
                translate("IsleRules", "Everyone gets 20 fish. What isn't spent is kept."),
                translate("IsleRules", "Explore: draft seven cards, then buy some of them."),
                translate("IsleRules", "Read the lessons that you bought."),
                translate("IsleRules", "Rescue cats, one a turn, round and round."),
                translate("IsleRules", "Rare finds: play Oshax and treasure cards."),
                translate("IsleRules", "Cats left in the fields run back into the woods, and "
                          "permanent baskets can be used again."),
            )
        )
        + "</ol>"
    )  # fmt: skip


def _cards() -> str:
    return (
        _p(
            translate("IsleRules", "You look at seven cards, keep two and pass the rest on; so "
                      "again with five and with three, and the last one comes by itself. Hands go "
                      "to the left on days 1, 3 and 5 and to the right on days 2 and 4."),
            translate("IsleRules", "Then all buy at the same time, unseen. The coin on a card is "
                      "its price; a card that is left is put away face down."),
        )
        + _ul(
            translate("IsleRules", "Green, rescue: baskets and speed for one day."),
            translate("IsleRules", "Brown, Oshax: a wild guest for your boat."),
            translate("IsleRules", "Yellow, treasure: rare or common treasures."),
            translate("IsleRules", "Purple, anytime: they help whenever you like."),
            translate("IsleRules", "Blue, lessons: points for what your boat looks like at the "
                      "end."),
        )
    )  # fmt: skip


def _lessons() -> str:
    return _p(
        translate("IsleRules", "Lessons in your hand go to the table right after the purchase. "
                  "Private ones lie face down and score for you alone; nobody sees which they are, "
                  "only how many."),
        translate("IsleRules", "Public ones lie open and score for everyone. Where a card asks for "
                  "a colour, whoever reads it names one."),
        translate("IsleRules", "A lesson that is still in your hand at the end scores nothing."),
    )  # fmt: skip


def _rescue() -> str:
    return (
        _p(
            translate("IsleRules", "First everyone commits rescue cards face down. They are turned "
                      "up together: the higher the sum of speeds, the earlier your turn. A tie "
                      "keeps the old order."),
        )
        + _row(icon_html("basket-picture", 34), icon_html("basket-broken-picture", 34),
               icon_html("speed", 30))
        + _p(
            translate("IsleRules", "In your turn you rescue one cat, or pass for the day. A cat "
                      "costs 3 fish in the left field and 5 in the right one, and it needs a "
                      "basket:"),
        )
        + _ul(
            translate("IsleRules", "a permanent basket, which comes back tomorrow,"),
            translate("IsleRules", "a basket card that you committed,"),
            translate("IsleRules", "or two committed broken baskets together."),
        )
        + _p(translate("IsleRules", "Committed cards are gone at the end of the rescue, used or "
                       "not."))
    )  # fmt: skip


def _placing() -> str:
    return (
        _p(
            translate("IsleRules", "Tiles may be turned and flipped. They lie within the boat and "
                      "never overlap. Your first tile may lie anywhere; each later one shares a "
                      "side with a tile that is there already."),
        )
        + _row(tile_html("c1", "green", 20), tile_html("c1", "green", 20, 1),
               tile_html("c1", "green", 20, 4))
        + _p(
            translate("IsleRules", "Five squares of your boat are maps. Cover one with a cat of "
                      "its own colour and it pays a common treasure at once."),
            translate("IsleRules", "The boat has seven rooms; the deck is one of them."),
        )
    )  # fmt: skip


def _finds() -> str:
    return (
        _p(
            translate("IsleRules", "After the rescue you play Oshax and treasure cards, one a "
                      "turn, round and round, or pass."),
        )
        + _row(tile_html("o1", None, 20), tile_html("o4", "orange", 20))
        + _p(
            translate("IsleRules", "An Oshax joins the family that you name when you place it, for "
                      "good."),
        )
        + _row(tile_html("T", None, 20), tile_html("L", None, 20), tile_html("corner", None, 20),
               tile_html("square", None, 20))
        + _p(
            translate("IsleRules", "Rare treasures give 3 points each. Common ones give none, but "
                      "they fill the gaps. When a shape is gone, it is gone."),
        )
    )  # fmt: skip


def _purple() -> str:
    return _p(
        translate("IsleRules", "Purple cards work on your own turn, and for everyone at certain "
                  "moments: in the morning, after the purchase, after the reveal, after each turn "
                  "and once more at the very end."),
        translate("IsleRules", "“Play a purple card” asks you at the next such moment. The button "
                  "always looks the same, so it gives nothing away."),
        translate("IsleRules", "While buying, those that give fish can be played to pay."),
    )  # fmt: skip


def _points() -> str:
    badges = " ".join(badge_html(colour, 22) for colour in COLOURS)
    return (
        f"<p>{badges}</p>"
        + _ul(
            translate("IsleRules", "Each rat not covered: {points}.").format(
                points=texts.number(-1)),
            translate("IsleRules", "Each room with a gap: {points}.").format(
                points=texts.number(-5)),
            translate("IsleRules", "Families, connected cats of one colour: 3 cats give 8, 4 give "
                      "11, 5 give 15, and 5 more for each further cat."),
            translate("IsleRules", "Each rare treasure: 3."),
            translate("IsleRules", "Your lessons, and the public ones."),
        )
        + _p(translate("IsleRules", "A tie goes to whoever has more fish left; after that the win "
                       "is shared."))
    )  # fmt: skip


def _tips() -> str:
    return _ul(
        translate("IsleRules", "A cat needs fish and a basket. Look at both before you spend."),
        translate("IsleRules", "Two families of five are worth more than many of three: begin few, "
                  "and let them grow."),
        translate("IsleRules", "Leave no single squares: only the shell, the smallest treasure, "
                  "fits them."),
        translate("IsleRules", "Start near the rats and along a room that you can fill."),
        translate("IsleRules", "Speed matters when a cat fits you very well; else save the fish."),
        translate("IsleRules", "Lessons about exact numbers are easier with an Oshax in hand."),
        translate("IsleRules", "Against the sister: look at the red numbers before you spend, and "
                  "don't feed the colour that gives her most."),
        translate("IsleRules", "Press T to try shapes on your boat at any time; nothing counts."),
    )  # fmt: skip
