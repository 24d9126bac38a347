"""The rules in short, help for each phase, reference cards and first-game tips."""

from collections.abc import Sequence

from catgames_desktop.model.cat_in_the_box.components import table
from catgames_desktop.model.cat_in_the_box.views import BoxView
from ui.cat_in_the_box import rule_pictures
from ui.cat_in_the_box.reading import bonus_up_to
from ui.i18n import translate
from ui.table.game_ui import HelpPage
from ui.words import listed


def _paragraphs(*texts: str) -> str:
    return "".join(f"<p>{text}</p>" for text in texts)


def _list(*texts: str) -> str:
    return "<ul>" + "".join(f"<li>{text}</li>" for text in texts) + "</ul>"


def chapters() -> Sequence[tuple[str, str]]:
    """Return (title, HTML) of the short rules, tips last."""
    return (
        (translate("BoxRules", "The idea"), _idea()),
        (translate("BoxRules", "Preparing a round"), _preparing()),
        (translate("BoxRules", "Playing a card"), _playing()),
        (translate("BoxRules", "Who wins a trick"), _winning()),
        (translate("BoxRules", "The paradox"), _paradox()),
        (translate("BoxRules", "Points"), _points()),
        (translate("BoxRules", "With two players"), _two()),
        (translate("BoxRules", "Tips"), _tips()),
    )


def _idea() -> str:
    return rule_pictures.one_card_four_colours() + _paragraphs(
        translate(
            "BoxRules",
            "Each card is a box with a number. What colour is in it? Nobody knows until somebody "
            "plays it: whoever plays the card declares its colour.",
        ),
        translate(
            "BoxRules",
            "But nothing exists twice. There is one cell for each colour and number on the "
            "research board, and each play puts a token on one. The board fills, colours are "
            "given up, and in the end somebody may hold cards that can't exist: a paradox.",
        ),
        translate(
            "BoxRules",
            "A match has as many rounds as players. The highest total wins; with equal totals "
            "the last round decides, and then the win is shared.",
        ),
    )


def _preparing() -> str:
    return (
        _paragraphs(
            translate(
                "BoxRules",
                "Everybody looks at their hand and sets one card aside, face down. It is out of "
                "the round and stays secret until the round is over.",
            ),
            translate(
                "BoxRules",
                "Then, from the start player on, everybody predicts how many tricks they will win. "
                "The role of start player passes to the left each round.",
            ),
        )
        + dealt_table()
    )


def dealt_table() -> str:
    """Return the table of what is dealt for each number of players."""
    heads = (
        translate("BoxRules", "players"),
        translate("BoxRules", "numbers"),
        translate("BoxRules", "cards each"),
        translate("BoxRules", "tricks"),
        translate("BoxRules", "predictions"),
    )
    rows = []
    for count, layout in sorted(table().players.items()):
        options = ", ".join(map(str, layout.predictions)) or translate("BoxRules", "none")
        cells = (str(count), f"1–{layout.numbers}", str(layout.dealt), str(layout.tricks), options)
        rows.append("".join(f"<td align='center'>{cell}</td>" for cell in cells))
    head = "".join(f"<th style='padding:2px 12px'>{word}</th>" for word in heads)
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table cellspacing='0' cellpadding='4'><tr>{head}</tr>{body}</table>"


def _playing() -> str:
    return (
        _paragraphs(
            translate("BoxRules", "Play a number from your hand and declare a colour. You may, if"),
        )
        + _list(
            translate("BoxRules", "the cell of that colour and number is empty, and"),
            translate("BoxRules", "you haven't given that colour up in this round."),
        )
        + _paragraphs(
            translate(
                "BoxRules",
                "The first colour of a trick is the one that was led. You never have to follow "
                "it. But whoever declares another colour gives up the colour that was led, for "
                "the rest of the round: they can't have had it, after all.",
            ),
            translate(
                "BoxRules",
                "Red can't be led before it is broken: a token of a player must lie in the red "
                "row. If you have nothing but red to lead, you may, and that breaks it too.",
            ),
        )
    )


def _winning() -> str:
    return rule_pictures.a_trick() + _paragraphs(
        translate(
            "BoxRules",
            "Red is trump: the highest red card wins. Without red, the highest card of the colour "
            "that was led wins. The winner leads the next trick.",
        ),
        translate(
            "BoxRules", "One card stays in each hand at the end of the round: it is never played."
        ),
    )


def _paradox() -> str:
    return _paragraphs(
        translate(
            "BoxRules",
            "When it is your turn and none of your cards can take any colour, you have caused a "
            "paradox. It can't be chosen: whoever can play must play.",
        ),
        translate(
            "BoxRules",
            "The round stops at once. Nobody wins the unfinished trick, but its tokens stay on "
            "the board. Your tricks count minus one point each, and you get no bonus. The others "
            "score as usual.",
        ),
    )


def _points() -> str:
    return (
        _list(
            translate("BoxRules", "One point for each trick."),
            translate("BoxRules", "Minus one point for each trick, if you caused the paradox."),
            translate(
                "BoxRules",
                "Prediction met exactly: as many points as your largest group has tokens, "
                "connected by their sides. Rows don't go on round the edge.",
            ),
            translate(
                "BoxRules", "A missed prediction costs nothing else. Totals can be negative."
            ),
        )
        + rule_pictures.a_group()
    )


def _two() -> str:
    return _paragraphs(
        translate(
            "BoxRules",
            "Three cards are turned up before anybody sets a card aside, two more stay unseen. "
            "Each number turned up blocks its green cell, a second one the yellow cell, a third "
            "one the blue cell. Blocked cells belong to nobody and never break red.",
        ),
        translate(
            "BoxRules",
            "There are no predictions: whoever wins four tricks or fewer, and didn't cause the "
            "paradox, scores the bonus for the largest group. A match has two rounds.",
        ),
    )


def _tips() -> str:
    return _list(
        translate(
            "BoxRules",
            "Equal numbers are dangerous: three 5s need three different colours that are still "
            "open. Play them early, or set one aside.",
        ),
        translate(
            "BoxRules",
            "Giving up a colour closes a whole row for you. Count the cells that are left to your "
            "cards before you do it; the paradox watch counts along.",
        ),
        translate(
            "BoxRules",
            "Low cards in a colour nobody led lose for sure: the way out, once your prediction "
            "is met.",
        ),
        translate(
            "BoxRules",
            "The bonus is often worth more than the tricks. Put your tokens side by side, "
            "across the rows too.",
        ),
        translate(
            "BoxRules",
            "Watch what the others gave up: somebody without red can't beat your red card.",
        ),
    )


def help_page(view: BoxView) -> HelpPage:
    """Return the help for the phase now."""
    match view.phase:
        case "aside":
            return HelpPage(
                translate("BoxHelp", "Setting a card aside"),
                (
                    translate("BoxHelp", "Pick a card and confirm: it is out of the round."),
                    translate("BoxHelp", "It stays secret until the round's summary."),
                    translate("BoxHelp", "Equal numbers need a different colour each."),
                ),
            )
        case "predict":
            options = listed([str(option) for option in view.options])
            return HelpPage(
                translate("BoxHelp", "Predicting"),
                (
                    translate("BoxHelp", "Say how many tricks you will win: {options}.").format(
                        options=options
                    ),
                    translate(
                        "BoxHelp", "Met exactly, your largest group counts as points as well."
                    ),
                    translate("BoxHelp", "A missed prediction costs nothing else."),
                ),
            )
        case "play":
            return HelpPage(translate("BoxHelp", "Playing a card"), _play_help(view))
        case _:
            return HelpPage(
                translate("BoxHelp", "The match is over"),
                (translate("BoxHelp", "The log and the round buttons show how it went."),),
            )


def _play_help(view: BoxView) -> tuple[str, ...]:
    limit = bonus_up_to(view.players)
    last = (
        translate("BoxHelp", "Meet your prediction exactly to score your largest group.")
        if limit is None
        else translate("BoxHelp", "Win at most {limit} tricks to score your largest group.").format(
            limit=limit
        )
    )
    return (
        translate("BoxHelp", "Drag a card to a lit cell, or pick the card and then the cell."),
        translate("BoxHelp", "Keys: a digit picks the card, arrows move, Enter plays."),
        translate("BoxHelp", "Another colour than the one led costs you the colour led."),
        translate("BoxHelp", "Red beats all. It can't be led before it is broken."),
        last,
        translate("BoxHelp", "Without a legal card on your turn you cause a paradox."),
    )


def reference() -> Sequence[tuple[str, str]]:
    """Return the reference cards."""
    return (
        (translate("BoxRules", "A round"), _round_card()),
        (translate("BoxRules", "Points"), _points()),
        (translate("BoxRules", "Playing a card"), _playing() + _winning()),
        (translate("BoxRules", "By number of players"), dealt_table() + _two()),
    )


def _round_card() -> str:
    steps = (
        translate("BoxRules", "Everybody sets one card aside."),
        translate("BoxRules", "Everybody predicts (not with two players)."),
        translate(
            "BoxRules", "Tricks, until everybody holds one card or a paradox stops the round."
        ),
        translate("BoxRules", "Points; the next player to the left starts the next round."),
    )
    return "<ol>" + "".join(f"<li>{step}</li>" for step in steps) + "</ol>"


def tip(prompt_kind: str) -> str | None:
    """Return the first-game tip for a kind of decision, or None."""
    match prompt_kind:
        case "aside":
            return translate(
                "BoxTip",
                "Look for a number that you hold three times or more: each copy needs another "
                "colour. Set one of them aside.",
            )
        case "predict":
            return translate(
                "BoxTip", "High numbers win more often. With a middling hand, say little."
            )
        case "play":
            return translate(
                "BoxTip",
                "The lit cells are where your cards may go. Under each card you see which colours "
                "are still open to it.",
            )
        case _:
            return None
