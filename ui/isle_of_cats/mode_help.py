"""Help, reference cards and rules of family mode and solo."""

from collections.abc import Sequence

from catgames_desktop.model.isle_of_cats.lesson_cards import ADVANCED_LESSONS, BASIC_LESSONS
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats import sister_words, texts
from ui.isle_of_cats.rule_pictures import tile_html
from ui.table.game_ui import HelpPage


def _list(items: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def _p(*sentences: str) -> str:
    return "<p>" + " ".join(sentences) + "</p>"


def family_page(view: IsleView) -> HelpPage:
    """Return the help of family mode."""
    if not view.day:
        return HelpPage(
            translate("IsleHelp", "Your lessons"),
            (
                translate("IsleHelp", "Keep two of the three; they stay secret until the end."),
                translate("IsleHelp", "A lesson gives its points if your boat fits it then."),
            ),
        )
    if view.phase == "over":
        return HelpPage(
            translate("IsleHelp", "The end"),
            (
                translate(
                    "IsleHelp", "Most points win; a tie goes to whoever has more full rooms."
                ),
                translate("IsleHelp", "The table can still be looked at, and the match replayed."),
            ),
        )
    return HelpPage(
        translate("IsleHelp", "Take a cat, place it"),
        (
            translate("IsleHelp", "One cat a turn, from either field; it costs nothing."),
            translate("IsleHelp", "It must touch a tile on your boat; only the first one may "
                      "lie anywhere."),
            translate("IsleHelp", "A cat on the map of its colour brings a treasure, common or "
                      "rare."),
            translate("IsleHelp", "Passing is final for today. Tomorrow somebody else is first."),
        ),
    )  # fmt: skip


def solo_bullets(phase: str) -> Sequence[str]:
    """Return what is different against the sister in a phase; none: nothing is."""
    match phase:
        case "draft":
            return (
                translate("IsleHelp", "Draw five cards and keep three, twice; the seventh comes "
                          "by itself."),
                translate("IsleHelp", "Then you buy any of the seven that you can pay."),
            )  # fmt: skip
        case "commit":
            return (
                translate("IsleHelp", "Then her first card is turned up: it says how many she has "
                          "today, and how fast she is."),
                translate("IsleHelp", "The faster of you goes first. A tie keeps the order."),
                translate("IsleHelp", "Each basket carries one cat; two broken ones count as one."),
            )  # fmt: skip
        case "rescue":
            return (
                translate("IsleHelp", "You and she take turns. When you have passed, she plays all "
                          "that are left."),
                translate("IsleHelp", "Red numbers: what her next card takes as things lie now."),
                translate("IsleHelp", "A missing number means the last one there. After each "
                          "removal the numbers close up."),
                translate("IsleHelp", "Cats 1 to 4 come into the left field, 5 to 8 into the "
                          "right one."),
            )  # fmt: skip
        case "over":
            return (
                translate("IsleHelp", "You win with more points than she has; a tie is hers."),
                translate("IsleHelp", "The table can still be looked at, and the match replayed."),
            )  # fmt: skip
    return ()


def family_card() -> str:
    """Return the reference card of family mode."""
    return _list(
        (
            translate("IsleReference", "No fish, no baskets, no cards, no Oshax."),
            translate("IsleReference", "Two secret lessons each, chosen from three."),
            translate("IsleReference", "A turn: take any one cat and place it, or pass for today."),
            translate("IsleReference", "A cat on its own map: one treasure, common or rare, if you "
                      "like."),
            translate("IsleReference", "Points: rats, rooms, families, your lessons. Rare "
                      "treasures give none."),
            translate("IsleReference", "A tie goes to whoever has more full rooms."),
        )
    )  # fmt: skip


def sister_card() -> str:
    """Return the reference card of the sister: how she plays, and all her lessons."""
    basic = _list([sister_words.lesson_sentence(lesson) for lesson in BASIC_LESSONS])
    advanced = _list([sister_words.lesson_line(lesson) for lesson in ADVANCED_LESSONS])
    return (
        _list(solo_bullets("rescue"))
        + _p(translate("IsleReference", "She scores for what lies on your boat: 5, 4, 3, 2 and 1 "
                       "points for each cat of her colours, and her lessons:"))
        + basic
        + _p(translate("IsleReference", "Advanced ones, none to four of them by difficulty:"))
        + advanced
    )  # fmt: skip


def family_chapter() -> str:
    """Return the chapter about family mode."""
    return (
        _p(
            translate("IsleRules", "The family game leaves out fish, baskets, cards and Oshax. "
                      "Everyone chooses two of three lessons, secret until the end."),
            translate("IsleRules", "In your turn you take any one cat and place it, or pass for "
                      "the day. The day ends when no cat is left or all have passed; then another "
                      "player is first."),
        )
        + _p("&nbsp;&nbsp; ".join(tile_html(shape, "green", 20) for shape in ("c1", "c5", "c12")))
        + _p(
            translate("IsleRules", "A cat that covers the map of its own colour brings a treasure "
                      "at once, common or rare. Treasures fill gaps and give no points."),
            translate("IsleRules", "Rats, rooms, families and your two lessons count. A tie goes "
                      "to whoever has more full rooms."),
        )
    )  # fmt: skip


def solo_chapter() -> str:
    """Return the chapter about the sister."""
    return (
        _p(
            translate("IsleRules", "Alone you play against the sister. She has no boat: "
                      "she takes cats, Oshax and treasures away, and scores for what lies on "
                      "yours."),
            translate("IsleRules", "You draw five cards and keep three, twice, and a seventh by "
                      "chance; then you buy as usual."),
        )
        + _p(
            translate("IsleRules", "After you commit, her first card is turned up. Its basket "
                      "number says how many cards she has today, its speed how fast she is. Then "
                      "you take turns, one card each time; when you have passed she plays the "
                      "rest."),
            translate("IsleRules", "A card has two effects, from top to bottom. Cats are numbered "
                      "through both fields; a missing number means the last one."),
        )
        + _p(
            translate("IsleRules", "She counts five colours, one more each day: {points} for each "
                      "cat. Her lessons lie open; what you lack may count for her, too.").format(
                points=texts.joined(["5", "4", "3", "2", "1"])),
            translate("IsleRules", "Public lessons give you half, rounded up card by card. You win "
                      "with more points than she has; a tie is hers."),
        )
    )  # fmt: skip
