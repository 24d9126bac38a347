"""Help for the phase now, reference cards, and the tips of a first game."""

from collections.abc import Sequence

from catgames_desktop.model.isle_of_cats.shapes import (
    CAT_SHAPES,
    COLOURS,
    COMMON_SHAPES,
    OSHAX_SHAPES,
    RARE_SHAPES,
    SHAPES,
)
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats import mode_help, texts
from ui.isle_of_cats.rule_pictures import badge_html, tile_html
from ui.table.game_ui import HelpPage


def phase_name(view: IsleView) -> str:
    """Return the phase in one word."""
    return {
        "start": translate("IsleHelp", "morning"),
        "draft": translate("IsleHelp", "explore"),
        "purchase": translate("IsleHelp", "purchase"),
        "lessons": translate("IsleHelp", "lessons"),
        "commit": translate("IsleHelp", "commit"),
        "rescue": translate("IsleHelp", "rescue"),
        "finds": translate("IsleHelp", "rare finds"),
        "final": translate("IsleHelp", "last chance"),
        "over": translate("IsleHelp", "the end"),
    }[view.phase]


def help_page(view: IsleView) -> HelpPage:
    """Return the help for the phase now."""
    if view.mode == "family":
        return mode_help.family_page(view)
    title = {
        "start": translate("IsleHelp", "A new day"),
        "draft": translate("IsleHelp", "Explore: the draft"),
        "purchase": translate("IsleHelp", "The purchase"),
        "lessons": translate("IsleHelp", "Reading lessons"),
        "commit": translate("IsleHelp", "Committing rescue cards"),
        "rescue": translate("IsleHelp", "The rescue"),
        "finds": translate("IsleHelp", "Rare finds"),
        "final": translate("IsleHelp", "Last chance"),
        "over": translate("IsleHelp", "The end"),
    }[view.phase]
    special = mode_help.solo_bullets(view.phase) if view.mode == "solo" else ()
    return HelpPage(title, tuple(special or _bullets(view.phase)))


def _bullets(phase: str) -> Sequence[str]:
    match phase:
        case "start" | "final":
            return (
                translate("IsleHelp", "Purple cards can be played now, by everyone in turn."),
                translate("IsleHelp", "Then new cats come to both fields and everyone gets 20 "
                          "fish."),
                translate("IsleHelp", "Fish that aren't spent are kept."),
            )  # fmt: skip
        case "draft":
            return (
                translate("IsleHelp", "Keep two cards, pass the rest, three times over; the last "
                          "card goes on by itself."),
                translate("IsleHelp", "Nothing is paid yet: you choose later which to buy."),
                translate("IsleHelp", "Think of baskets first: without them no cat comes aboard."),
            )  # fmt: skip
        case "purchase":
            return (
                translate("IsleHelp", "Pay for the cards that you want; the rest is put away face "
                          "down."),
                translate("IsleHelp", "Keep fish for the rescue: 3 or 5 for each cat."),
                translate("IsleHelp", "Bought cards never cost again, except a small treasure card "
                          "used for any two."),
            )  # fmt: skip
        case "lessons":
            return (
                translate("IsleHelp", "Private lessons lie face down and score for you alone."),
                translate("IsleHelp", "Public lessons score for everyone; whoever reads one names "
                          "its colour."),
            )  # fmt: skip
        case "commit":
            return (
                translate("IsleHelp", "The sum of speeds decides who rescues first today."),
                translate("IsleHelp", "Each basket carries one cat; two broken ones count as one."),
                translate("IsleHelp", "All committed cards are gone at the end of the rescue."),
            )  # fmt: skip
        case "rescue":
            return (
                translate("IsleHelp", "One cat a turn: 3 fish left, 5 fish right, and a basket."),
                translate("IsleHelp", "It must touch a tile on your boat; only the first one may "
                          "lie anywhere."),
                translate("IsleHelp", "A cat on the map of its colour pays a common treasure."),
                translate("IsleHelp", "Passing is final for today."),
            )  # fmt: skip
        case "finds":
            return (
                translate("IsleHelp", "One Oshax or treasure card a turn, round and round."),
                translate("IsleHelp", "An Oshax joins the family that you choose for it."),
                translate("IsleHelp", "Common treasures fill gaps, rare ones give 3 points."),
            )  # fmt: skip
        case _:
            return (
                translate("IsleHelp", "Most points win; a tie goes to whoever has more fish."),
                translate("IsleHelp", "The table can still be looked at, and the match replayed."),
            )  # fmt: skip


def reference() -> tuple[tuple[str, str], ...]:
    """Return the reference cards: phases, points, colours, shapes."""
    return (
        (translate("IsleReference", "A day in phases"), _phases()),
        (translate("IsleReference", "Points"), _points()),
        (translate("IsleReference", "Colours and coats"), _colours()),
        (translate("IsleReference", "Shapes"), _shapes()),
        (translate("IsleReference", "Family game"), mode_help.family_card()),
        (translate("IsleReference", "The sister"), mode_help.sister_card()),
        (translate("IsleReference", "Keys"), _keys()),
    )


def _list(items: Sequence[str], ordered: bool = False) -> str:
    tag = "ol" if ordered else "ul"
    return f"<{tag}>" + "".join(f"<li>{item}</li>" for item in items) + f"</{tag}>"


def _phases() -> str:
    return _list(
        (
            translate("IsleReference", "Purple cards may be played, then both fields are filled."),
            translate("IsleReference", "Everyone gets 20 fish."),
            translate("IsleReference", "Explore: draft 7 cards and buy some of them."),
            translate("IsleReference", "Read lessons, in island order."),
            translate("IsleReference", "Commit rescue cards; speed sets the new order."),
            translate("IsleReference", "Rescue cats, round and round."),
            translate("IsleReference", "Rare finds: Oshax and treasures, round and round."),
            translate("IsleReference", "Cats left behind leave; baskets come back; a day less."),
        ),
        ordered=True,
    )


def _points() -> str:
    rows = (
        (translate("IsleReference", "each rat not covered"), texts.number(-1)),
        (translate("IsleReference", "each room not full, the deck too"), texts.number(-5)),
        (translate("IsleReference", "family of 3 cats"), "8"),
        (translate("IsleReference", "family of 4 cats"), "11"),
        (translate("IsleReference", "family of 5, 6, 7 cats"), "15, 20, 25"),
        (translate("IsleReference", "each rare treasure"), "3"),
        (translate("IsleReference", "lessons"), translate("IsleReference", "as they say")),
    )
    cells = "".join(
        f"<tr><td style='padding-right:24px'>{a}</td><td align='right'><b>{b}</b></td></tr>"
        for a, b in rows
    )
    return f"<table cellpadding='4'>{cells}</table>"


def _colours() -> str:
    rows = "".join(
        f"<tr><td>{badge_html(colour, 28)}</td><td>{tile_html('c6', colour, 16)}</td>"
        f"<td><b>{texts.colour_title(colour)}</b><br>{texts.coat_line(colour)}</td></tr>"
        for colour in COLOURS
    )
    return f"<table cellpadding='5'>{rows}</table>"


def _shapes() -> str:
    def row(title: str, shapes: Sequence[str], colour: str | None) -> str:
        pictures = "&nbsp; ".join(tile_html(shape, colour, 16) for shape in shapes)
        return f"<p><b>{title}</b></p><p>{pictures}</p>"

    squares = sum(len(SHAPES[shape]) for shape in CAT_SHAPES)
    return (
        row(
            translate("IsleReference", "17 cats, each once in every colour ({squares} squares a "
                      "colour)").format(squares=squares),
            CAT_SHAPES, "blue",
        )
        + row(translate("IsleReference", "6 Oshax, each once"), OSHAX_SHAPES, None)
        + row(translate("IsleReference", "Rare treasures, 5 of each"), RARE_SHAPES, None)
        + row(
            translate("IsleReference", "Common treasures: 5, 8 or 11 of each with 2, 3 or 4 "
                      "players"),
            COMMON_SHAPES, None,
        )
    )  # fmt: skip


def _keys() -> str:
    rows = (
        (
            translate("IsleReference", "letters"),
            translate("IsleReference", "pick a cat or tile; in solo cats by number"),
        ),
        (translate("IsleReference", "arrows"), translate("IsleReference", "move")),
        ("R, Shift+R", translate("IsleReference", "turn; the wheel does, too")),
        ("F", translate("IsleReference", "flip")),
        (
            translate("IsleReference", "Space"),
            translate("IsleReference", "go to the next place where the tile may lie"),
        ),
        ("Y", translate("IsleReference", "another kind of basket")),
        ("O", translate("IsleReference", "rooms")),
        (
            translate("IsleReference", "0 (held)"),
            translate("IsleReference", "hide the tiles of the boat"),
        ),
        ("T", translate("IsleReference", "try shapes out")),
        ("Z", translate("IsleReference", "cards out of play")),
        (
            translate("IsleReference", "1 to 4"),
            translate("IsleReference", "another boat, or choices and cards by their number"),
        ),
    )
    cells = "".join(
        f"<tr><td style='padding-right:20px'><b>{a}</b></td><td>{b}</td></tr>" for a, b in rows
    )
    return f"<table cellpadding='4'>{cells}</table>"


def tip(kind: str) -> str | None:
    """Return the first-game tip for a kind of decision."""
    return {
        "keep": translate("IsleTips", "Keep what your boat can use."),
        "buy": translate("IsleTips", "Leave 3 to 5 fish for each cat that you want to rescue."),
        "window": translate("IsleTips", "Purple cards work at such moments. Going on costs "
                            "nothing."),
        "read": translate("IsleTips", "Name the colour that you have, or want, most of."),
        "commit": translate("IsleTips", "Baskets carry cats, speed lets you choose first."),
        "rescue": translate("IsleTips", "Three cats of a colour side by side are a family."),
        "finds": translate("IsleTips", "Treasures fill the gaps that cats leave."),
        "form": translate("IsleTips", "A rare treasure scores 3; common ones fill small gaps."),
        "take": translate("IsleTips", "Look for the squares that keep a room from being full."),
        "place": translate("IsleTips", "Cover rats, fill rooms, and keep your families together."),
        "name": translate("IsleTips", "Each cat of the colour gives one fish."),
        "give-basket": translate("IsleTips", "A used basket is the cheaper one to give up today."),
        "give-lesson": translate("IsleTips", "Give up the lessons that you won't fulfil."),
        "give-treasure": translate("IsleTips", "Their squares lie open again afterwards."),
        "move": translate("IsleTips", "A cat moved to the left field costs 2 fish less."),
        "assign": translate("IsleTips", "Cats in the left field cost 3 fish, in the right one 5."),
        "draw": translate("IsleTips", "Only the cards that you buy now stay with you."),
    }.get(kind)  # fmt: skip
