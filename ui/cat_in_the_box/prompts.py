"""What the prompt bar says and offers, question by question."""

from typing import TYPE_CHECKING, Final

from catgames_desktop.model.cat_in_the_box.actions import Play, Predict
from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BoxView, Card
from ui.cat_in_the_box.art.rows import ROW_LOOKS
from ui.cat_in_the_box.reading import (
    group_of,
    group_with,
    left_after,
    starter_after,
    winning_card,
)
from ui.cat_in_the_box.words import (
    colour_title,
    colour_word,
    number_colour,
    trick_number,
    tricks_word,
)
from ui.i18n import translate
from ui.table.game_ui import PromptButton, PromptText
from ui.words import listed

if TYPE_CHECKING:
    from ui.cat_in_the_box.table import BoxTable

GO_ON: Final = "go-on"
AGAIN: Final = "again"
SEE_BOARD: Final = "see-board"
ASIDE: Final = "aside"
PREDICT: Final = "predict"
PLAY: Final = "play"
CONFIRM: Final = "confirm"
NO_CELL_LEFT: Final = "box-no-cell-left"
"""The kind of the confirmation before a play that leaves no cell for the own hand."""

__all__ = [
    "AGAIN", "ASIDE", "CONFIRM", "GO_ON", "NO_CELL_LEFT", "PLAY", "PREDICT", "SEE_BOARD",
    "no_such_prediction", "not_yet", "not_your_turn", "play_detail",
    "prompt_of",
]  # fmt: skip


def prompt_of(table: "BoxTable") -> PromptText:
    """Return what the prompt bar says now."""
    if table.round_open is not None:
        return _round_prompt(table)
    if not table.interactive or table.view is None or table.me is None:
        return PromptText("")
    match table.view.phase:
        case "aside":
            return _aside(table)
        case "predict":
            return _predict(table)
        case "play":
            return _pick(table) if table.number is None else _colour(table)
        case _:
            return PromptText("")


def _round_prompt(table: "BoxTable") -> PromptText:
    view, index = table.round_view, table.round_open
    assert view is not None
    assert index is not None
    sentence = translate("Box", "Round {round} is over").format(round=index + 1)
    see = (
        translate("Box", "See the summary")
        if table.board_seen
        else translate("Box", "See the board")
    )
    again = PromptButton(AGAIN, translate("Box", "Show again"), "refresh")
    board = PromptButton(SEE_BOARD, see, "eye")
    if table.pause_open is None:
        close = PromptButton(GO_ON, translate("Box", "Close"), "tick", "Esc", True)
        return PromptText(sentence, "", (close, again))
    if index + 1 >= view.players:
        word = translate("Box", "To the result")
        detail = translate("Box", "It was the last round.")
    else:
        word = translate("Box", "Next round")
        name = table.players[starter_after(view, index)].name
        detail = translate("Box", "{name} starts round {round}.").format(name=name, round=index + 2)
    buttons = (PromptButton(GO_ON, word, "tick", "", True), again, board)
    return PromptText(sentence, detail, buttons)


def _aside(table: "BoxTable") -> PromptText:
    number = table.number
    detail = translate("Box", "Face down, before anybody predicts: it is out of the round.")
    if not table.view.options:
        detail = translate("Box", "Face down, before the first trick: it is out of the round.")
    if number is None:
        return PromptText(translate("Box", "Set one card aside"), detail)
    word = translate("Box", "Set the {number} aside").format(number=number)
    return PromptText(
        translate("Box", "Set the {number} aside?").format(number=number),
        detail,
        (PromptButton(ASIDE, word, "tick", "", True),),
    )


def _predict(table: "BoxTable") -> PromptText:
    view = table.view
    options = [action.tricks for action in table.legal if isinstance(action, Predict)]
    said = [seat.prediction for seat in view.seats if seat.prediction is not None]
    if said:
        detail = translate("Box", "The others have predicted {total} together, of {tricks}.")
        detail = detail.format(total=sum(said), tricks=view.tricks)
    else:
        detail = translate("Box", "There are {tricks}.").format(tricks=tricks_word(view.tricks))
    buttons = tuple(
        PromptButton(
            f"{PREDICT} {count}", tricks_word(count), "", str(count), count == table.chosen
        )
        for count in options
    )
    return PromptText(translate("Box", "How many tricks will you win?"), detail, buttons)


def _pick(table: "BoxTable") -> PromptText:
    text = _pick_text(table)
    if table.cursor is None:
        return text
    return PromptText(text.sentence, table.cell_words(*table.cursor))


def _pick_text(table: "BoxTable") -> PromptText:
    view = table.view
    trick = trick_number(view)
    if not view.trick:
        sentence = translate("Box", "You lead trick {trick}: pick a card").format(trick=trick)
        if view.red_broken:
            detail = translate("Box", "Any colour may be led.")
        elif any(colour == COLOURS[0] for _, colour in table.plays):
            detail = translate("Box", "No other colour is left to you: you may lead red.")
        else:
            detail = translate("Box", "Red isn't broken yet: lead another colour.")
        return PromptText(sentence, detail)
    led = view.trick[0].colour
    sentence = translate("Box", "Your turn: pick a card")
    detail = translate("Box", "{colour} was led; another colour costs you {colour_too}.").format(
        colour=colour_title(led), colour_too=colour_word(led)
    )
    if led not in view.seats[view.seat or 0].colours:
        detail = translate("Box", "{colour} was led; you gave it up already.").format(
            colour=colour_title(led)
        )
    return PromptText(sentence, detail)


def _colour(table: "BoxTable") -> PromptText:
    number = table.number
    assert number is not None
    open_here = [colour for colour in COLOURS if (number, colour) in table.plays]
    if not open_here:
        return PromptText(
            translate("Box", "Your {number} can't be played now").format(number=number),
            translate("Box", "Pick another card."),
            bad=True,
        )
    cursor = table.cursor if table.cursor in table.plays else None
    if table.cursor is not None and cursor is None:
        detail = table.cell_words(*table.cursor)
    elif cursor is not None and cursor[0] == number:
        detail = play_detail(table, *cursor)
        if table.board.tall:
            detail = f"{number_colour(*cursor)}: {detail}"
    else:
        detail = _all_detail(table, number, open_here)
    buttons = tuple(
        PromptButton(
            f"{PLAY} {colour}",
            colour_title(colour),
            ROW_LOOKS[colour].sign,
            primary=cursor == (number, colour),
        )
        for colour in open_here
    )
    sentence = translate("Box", "Your {number}: which colour is it?").format(number=number)
    if not table.board.tall:
        sentence = translate("Box", "Your {number}: which colour?").format(number=number)
    return PromptText(sentence, detail, buttons)


def _wins(view: BoxView, number: int, colour: str) -> bool:
    assert view.seat is not None
    card = Card(view.seat, number, colour)
    return winning_card((*view.trick, card)) == card


def _costs(view: BoxView, colour: str) -> str:
    """Return the colour that a play of this colour would give up, or ""."""
    led = view.trick[0].colour if view.trick else colour
    kept = view.seats[view.seat or 0].colours
    return led if colour != led and led in kept else ""


def play_detail(table: "BoxTable", number: int, colour: str) -> str:
    """Return what a play does: the trick, the colour given up, the group, the cells left."""
    view, me = table.view, table.me
    assert me is not None
    parts = []
    if view.trick:
        parts.append(
            translate("Box", "takes the trick so far")
            if _wins(view, number, colour)
            else translate("Box", "doesn't take the trick")
        )
    cost = _costs(view, colour)
    if cost:
        parts.append(translate("Box", "you give up {colour}").format(colour=colour_word(cost)))
    before, after = len(group_of(view.board, me)), len(group_with(view.board, me, number, colour))
    if not table.board.tall:
        return ", ".join(parts) if parts else translate("Box", "free")
    if after > before:
        parts.append(translate("Box", "group of {before} › {after}").format(
            before=before, after=after))  # fmt: skip
    if len(table.hand) > 2:
        left = left_after(view, Play(number, colour))
        parts.append(translate("Box", "%n free cell(s) left for your hand", "", left))
    return ", ".join(parts) if parts else translate("Box", "free")


def _all_detail(table: "BoxTable", number: int, open_here: list[str]) -> str:
    view = table.view
    if not view.trick:
        return translate("Box", "You lead: it is the colour of this trick.")
    takes = [colour_word(colour) for colour in open_here if _wins(view, number, colour)]
    loses = len(takes) < len(open_here)
    parts = []
    if not loses:
        parts.append(translate("Box", "Every colour takes the trick so far."))
    elif not takes:
        parts.append(translate("Box", "No colour takes the trick."))
    else:
        words = translate("Box", "Takes the trick so far: {colours}.")
        parts.append(words.format(colours=listed(takes)))
    costs = {_costs(view, colour) for colour in open_here}
    if costs == {view.trick[0].colour}:
        led = colour_word(view.trick[0].colour)
        words = (
            translate("Box", "Either way you give up {colour}.")
            if len(open_here) > 1
            else translate("Box", "You give up {colour}.")
        )
        parts.append(words.format(colour=led))
    return " ".join(parts)


# Refusals that the table itself knows.


def not_your_turn(table: "BoxTable") -> str:
    """Return why nothing can be done now."""
    actor = table.view.actor
    if actor is None:
        return translate("Box", "Wait a moment: the trick is being shown.")
    return translate("Box", "It is the turn of {name}.").format(name=table.players[actor].name)


def not_yet(table: "BoxTable") -> str:
    """Return what comes before the first trick."""
    if table.view.phase == "aside":
        return translate("Box", "First set one card of your hand aside.")
    return translate("Box", "First say how many tricks you will win.")


def no_such_prediction(table: "BoxTable", digit: int) -> str:
    """Return why a number can't be predicted."""
    options = [action.tricks for action in table.legal if isinstance(action, Predict)]
    return translate("Box", "{number} can't be predicted here: only {options}.").format(
        number=digit, options=listed([str(option) for option in options])
    )
