"""What a boat asks for, beside the draft and the purchase; and how the draft goes."""

from typing import TYPE_CHECKING

from catgames_desktop.model.isle_of_cats.boats import BOATS, ROOMS
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import DRAFT_HAND, occupied_by
from catgames_desktop.model.isle_of_cats.scoring import Survey, family_points
from catgames_desktop.model.isle_of_cats.views import SeatView
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.score_panel import Line

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

_MOST = 4


def family_wish(colour: str, size: int) -> str:
    """Return what one more cat of a colour would do for a group of this size."""
    if size >= 3:
        return translate("IsleAsks", "one more {colour} cat: {now} becomes {then}").format(
            colour=texts.colour_word(colour), now=family_points(size), then=family_points(size + 1)
        )
    return translate("IsleAsks", "a third {colour} cat: a family").format(
        colour=texts.colour_word(colour)
    )


def boat_wishes(seat: SeatView) -> list[Line]:
    """Return up to four things that a boat asks for, the most valuable first."""
    survey = Survey(seat.boat, seat.tiles)
    wishes: list[tuple[float, Line]] = []
    best: dict[str, int] = {}
    for group in survey.groups:
        best[group.colour] = max(best.get(group.colour, 0), group.size)
    for colour, size in best.items():
        if size >= 2:
            gain = family_points(size + 1) - family_points(size)
            wishes.append((gain, Line("row", family_wish(colour, size), icon=colour)))
    covered = occupied_by(seat.tiles)
    rats = BOATS[seat.boat].rats & ~covered
    by_room = {room.id: (rats & room.mask).bit_count() for room in ROOMS}
    room, count = max(by_room.items(), key=lambda item: item[1])
    if count:
        words = translate("IsleAsks", "{rats} in: {room}").format(
            rats=translate("IsleAsks", "%n rat(s)", "", count), room=texts.room_name(room)
        )
        wishes.append((count + 1.5, Line("row", words, icon="rat")))
    for left in survey.rooms_open():
        if left.left <= 6:
            words = translate("IsleAsks", "{room}: {left}").format(
                room=texts.room_name(left.id), left=texts.left(left.left)
            )
            wishes.append((6 - left.left * 0.5, Line("row", words,
                                                      icon=texts.ROOM_ICONS[left.id])))  # fmt: skip
    ordered = sorted(wishes, key=lambda wish: -wish[0])
    return [line for _, line in ordered[:_MOST]]


def boat_lines(desk: "IsleTable") -> list[Line]:
    """Return the heading and what the own boat asks for, baskets included."""
    seat = desk.view.seats[desk.seat]
    own = desk.own
    cards = list(own.hand) if own is not None else []
    if own is not None:
        cards += own.buying
    whole = sum(CARDS[card].basket == "whole" for card in cards)
    broken = sum(CARDS[card].basket == "broken" for card in cards)
    owned = seat.baskets + seat.used_baskets
    words = translate("IsleAsks", "baskets: {own} yours, {cards} on cards").format(
        own=owned, cards=whole + broken // 2
    )
    wishes = boat_wishes(seat)
    if desk.view.mode == "family":
        return [] if not wishes else [
            Line("title", translate("IsleAsks", "What your boat asks for")), *wishes,
        ]  # fmt: skip
    if not wishes:
        wishes = [Line("row", translate("IsleAsks", "a first cat, anywhere"), icon="paw")]
    return [
        Line("title", translate("IsleAsks", "What your boat asks for")),
        *wishes,
        Line("row", words, icon="basket"),
    ]


def draft_lines(desk: "IsleTable") -> list[Line]:
    """Return the four steps of the draft with the one that is on."""
    prompt = desk.view.prompt
    if desk.board.shown != "draft" or prompt is None:
        return []
    now = int(prompt.facts.get("round", 1))
    if desk.view.mode == "family":
        return _family_lines()
    if desk.view.mode == "solo":
        return _solo_lines(now)
    lines = [Line("rule"), Line("title", translate("IsleAsks", "The draft"))]
    for step in range(1, 5):
        count = DRAFT_HAND - 2 * (step - 1)
        if step < now:
            word, icon = translate("IsleAsks", "2 kept"), "tick-disc"
        elif step == 4:
            word, icon = translate("IsleAsks", "yours"), "ring"
        else:
            word = translate("IsleAsks", "keep 2")
            icon = "forward" if step == now else "ring"
        lines.append(Line("row", texts.cards(count), word, icon))
    return [
        *lines,
        Line("note", translate(
            "IsleAsks", "Days 1, 3 and 5 pass to the left, days 2 and 4 to the right.")),
    ]  # fmt: skip


def _solo_lines(now: int) -> list[Line]:
    """Return the draws of solo with the one that is on."""
    lines = [Line("rule"), Line("title", translate("IsleAsks", "The draft"))]
    for step in (1, 2):
        done = step < now
        word = translate("IsleAsks", "3 kept") if done else translate("IsleAsks", "keep 3")
        icon = "tick-disc" if done else "forward" if step == now else "ring"
        lines.append(Line("row", texts.cards(5), word, icon))
    lines.append(Line("row", texts.cards(1), translate("IsleAsks", "yours"), "ring"))
    note = translate(
        "IsleAsks", "Twice you draw five and keep three; a seventh card comes by itself."
    )
    return [*lines, Line("note", note)]


def _family_lines() -> list[Line]:
    """Return what the lessons of family mode are."""
    return [
        Line("title", translate("IsleAsks", "Good to know")),
        Line("bullet", translate(
            "IsleAsks", "Your two lessons give points at the end, if your boat fits them.")),
        Line("bullet", translate(
            "IsleAsks", "Nobody else sees them. You find them in the score at any time.")),
        Line("bullet", translate(
            "IsleAsks", "Then cats come ashore, and you take one after the other.")),
    ]  # fmt: skip


def good_to_know(desk: "IsleTable") -> list[Line]:
    """Return what helps while buying."""
    if desk.board.shown != "purchase":
        return []
    return [
        Line("rule"),
        Line("title", translate("IsleAsks", "Good to know")),
        Line("bullet", translate(
            "IsleAsks", "A lesson bought today is read today. One still in your hand at the end "
            "scores nothing.")),
        Line("bullet", translate(
            "IsleAsks", "You need not spend: fish are kept from day to day.")),
        Line("bullet", translate(
            "IsleAsks", "A rescue card gives its basket and its speed once, then it is gone.")),
    ]  # fmt: skip
