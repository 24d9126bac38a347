"""From a View, a selected card and a cursor to what board and tray show."""

from typing import TYPE_CHECKING

import msgspec

from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BLOCKED, BoxView, Card
from ui.cat_in_the_box.hand import CardLook, TrayLook
from ui.cat_in_the_box.player_boards import facts_of, spoken
from ui.cat_in_the_box.prompts import play_detail
from ui.cat_in_the_box.reading import (
    RED,
    free_colours,
    given_up_by,
    group_of,
    group_with,
    row_of,
    why_not,
    winning_card,
)
from ui.cat_in_the_box.research import BoardLook, Cell, Outline
from ui.cat_in_the_box.words import (
    colour_word,
    group_word,
    number_colour,
    phase_title,
    reason_text,
    short_reason,
)
from ui.i18n import translate
from ui.words import listed

if TYPE_CHECKING:
    from ui.cat_in_the_box.table import BoxTable


def with_card(view: BoxView, card: Card) -> BoxView:
    """Return the View with one more card in the trick; whose turn it is then is left open."""
    rows = [list(row) for row in view.board]
    rows[row_of(card.colour)][card.number - 1] = card.seat
    trick, plays = (*view.trick, card), (*view.plays, card)
    lost = given_up_by(plays, view.players)[-1]
    seats = list(view.seats)
    old = seats[card.seat]
    board = tuple(tuple(row) for row in rows)
    seats[card.seat] = msgspec.structs.replace(
        old,
        hand=old.hand - 1,
        colours=tuple(colour for colour in old.colours if colour != lost),
        group=len(group_of(board, card.seat)),
    )
    own = view.own
    if own is not None and view.seat == card.seat and card.number in own.hand:
        hand = list(own.hand)
        hand.remove(card.number)
        own = msgspec.structs.replace(own, hand=tuple(hand))
    best = winning_card(trick)
    return msgspec.structs.replace(
        view,
        board=board,
        trick=trick,
        plays=plays,
        seats=tuple(seats),
        own=own,
        red_broken=view.red_broken or card.colour == RED,
        winning=best.seat if best is not None else None,
        actor=None,
        prompt=None,
    )


def lit_cells(table: "BoxTable") -> dict[Cell, str]:
    """Return the cells that are lit, with what a token there would make of the own group."""
    if not table.asks_play or table.me is None:
        return {}
    number = table.number
    lit: dict[Cell, str] = {}
    for cell in table.plays:
        if number is None:
            lit[cell] = ""
        elif cell[0] == number:
            size = len(group_with(table.view.board, table.me, *cell))
            lit[cell] = translate("Box", "group {size}").format(size=size)
    return lit


def board_look(table: "BoxTable") -> BoardLook:
    """Return what the research board shows."""
    view, me = table.view, table.me
    lit = lit_cells(table)
    cursor = table.cursor if table.asks_play else None
    seat = me if me is not None else table.shown_seat
    kept = frozenset(COLOURS if me is None else view.seats[me].colours)
    return BoardLook(
        board=view.board,
        kept=kept,
        lit=lit,
        asked=table.number if table.asks_play else None,
        cursor=cursor,
        keys=table.by_keys,
        ghost=me if cursor in lit else None,
        outlines=_outlines(table, cursor if cursor in lit else None, seat),
        last=table.last,
        hints=(table.compared or table.hints.cells) if table.asks_play else (),
        sentence=_board_sentence(table),
    )


def _outlines(table: "BoxTable", cursor: Cell | None, seat: int | None) -> tuple[Outline, ...]:
    view = table.view
    found = []
    if table.shown_seat is not None and table.shown_seat != seat:
        group = group_of(view.board, table.shown_seat)
        found.append(Outline(group, table.shown_seat, group_word(len(group)) if group else ""))
    if seat is None:
        return tuple(found)
    group = group_of(view.board, seat)
    label = group_word(len(group)) if group else ""
    if cursor is None:
        return (*found, Outline(group, seat, label))
    after = group_with(view.board, seat, *cursor)
    if len(after) == len(group):
        label = translate("Box", "still a group of {size}").format(size=len(group))
        return (*found, Outline(group, seat, label))
    label = translate("Box", "group of {before} › {after}").format(
        before=len(group), after=len(after)
    )
    return (*found, Outline(group, seat), Outline(after, seat, label, dashed=True))


def _board_sentence(table: "BoxTable") -> str:
    view = table.view
    parts = [phase_title(view)]
    parts += [spoken(facts_of(view, player, None, None)) for player in table.players]
    if table.cursor is not None and table.asks_play:
        parts.append(cell_words(table, *table.cursor))
    return ". ".join(parts)


def cell_words(table: "BoxTable", number: int, colour: str) -> str:
    """Return what a cell is: whose, free, what a play there does, or why there is none."""
    view, me = table.view, table.me
    where = number_colour(number, colour)
    owner = view.board[row_of(colour)][number - 1]
    if table.asks_play and me is not None:
        if (number, colour) in table.plays:
            return f"{where}: {play_detail(table, number, colour)}"
        if number in table.hand:
            return reason_text(why_not(view, me, number, colour), number, colour, table.players, me)
    if owner == BLOCKED:
        return translate("Box", "{cell}: blocked").format(cell=where)
    if owner is not None:
        return translate("Box", "{cell}: the token of {name}").format(
            cell=where, name=table.players[owner].name
        )
    if table.asks_play and number not in table.hand:
        return translate("Box", "{cell}: free, but you hold no {number}").format(
            cell=where, number=number
        )
    return translate("Box", "{cell}: free").format(cell=where)


# The tray.


def tray_look(table: "BoxTable") -> TrayLook:
    """Return what the tray shows."""
    view = table.view
    if view.own is None:
        return _covered(view)
    cards = tuple(_card_look(table, number) for number in view.own.hand)
    title, lines, foot = _tray_words(table)
    return TrayLook(
        cards=cards,
        selected=table.selected,
        title=title,
        lines=lines,
        foot=foot,
        ask=table.interactive and view.phase in ("aside", "play"),
    )


def _covered(view: BoxView) -> TrayLook:
    if view.actor is None:
        return TrayLook()
    return TrayLook(
        covered=view.seats[view.actor].hand,
        title=translate("Box", "The hands are covered"),
        foot=translate("Box", "A hand is shown only to its player, behind the curtain."),
    )


def _card_look(table: "BoxTable", number: int) -> CardLook:
    view, me = table.view, table.me
    assert me is not None
    free = free_colours(view, me, number)
    name = translate("Box", "Card {number}").format(number=number)
    if view.phase != "play":
        return CardLook(number, free, True, name)
    open_words = [colour_word(colour) for colour in COLOURS if free[colour]]
    if open_words:
        tip = translate("Box", "{card}: {colours} open").format(
            card=name, colours=listed(open_words)
        )
    else:
        tip = translate("Box", "{card}: no colour is open to it").format(card=name)
    legal = not table.asks_play or any(cell[0] == number for cell in table.plays)
    return CardLook(number, free, legal, tip)


def _tray_words(table: "BoxTable") -> tuple[str, tuple[tuple[str, str], ...], str]:
    view = table.view
    if table.hints.all and table.interactive:
        return table.hints.title, (("", table.hints.sentence),), ""
    match view.phase:
        case "aside":
            return _aside_words(table)
        case "predict":
            words = translate("Box", "%n trick(s) will be played.", "", view.tricks)
            bonus = translate(
                "Box", "Win exactly as many as you say, and your largest group counts as points."
            )
            return translate("Box", "Your hand"), (("", words), ("", bonus)), ""
        case "play":
            return _play_words(table)
        case _:
            return "", (), ""


def _aside_words(table: "BoxTable") -> tuple[str, tuple[tuple[str, str], ...], str]:
    view = table.view
    if view.own is not None and view.own.aside is not None:
        words = translate("Box", "You set the {number} aside.").format(number=view.own.aside)
        return "", (("", words),), ""
    return (
        translate("Box", "Out of the round"),
        (
            ("", translate("Box", "Nobody sees it before the round's end.")),
            ("", translate("Box", "Equal numbers need a colour each: many copies are a risk.")),
        ),
        "",
    )


def _play_words(table: "BoxTable") -> tuple[str, tuple[tuple[str, str], ...], str]:
    foot = translate("Box", "One card stays in your hand at the end: it is never played.")
    number, me = table.number, table.me
    if not table.asks_play or me is None:
        return "", (), foot
    if number is None:
        keys = translate(
            "Box", "Drag it to a lit cell; or a digit picks it, arrows move, Enter plays."
        )
        return translate("Box", "Pick a card"), (("", keys),), foot
    lines = []
    for colour in COLOURS:
        if (number, colour) in table.plays:
            continue
        why = why_not(table.view, me, number, colour)
        lines.append((colour, short_reason(why, colour, table.players, me)))
    if not lines:
        open_words = translate("Box", "All four colours are open to it.")
        return translate("Box", "Your {number}").format(number=number), (("", open_words),), foot
    title = translate("Box", "Why not the other cells of column {number}?").format(number=number)
    return title, tuple(lines), foot
