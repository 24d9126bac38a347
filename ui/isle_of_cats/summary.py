"""The end of a match in facts: sheet, secret lessons, the score over the days."""

from collections.abc import Sequence

from catgames_desktop.model.game import Outcome, Seat
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.preview import Score
from ui.table.game_ui import EndSummary, Player, SheetRow

_FAMILY = ("rats", "rooms", "families", "private_lessons")
SOURCES = ("rats", "rooms", "families", "rare_treasures", "private_lessons", "public_lessons")


def _label(source: str) -> tuple[str, str]:
    """Return icon and word of a row of the sheet."""
    return {
        "rats": ("rat", translate("IsleEnd", "Rats not covered")),
        "rooms": ("planks", translate("IsleEnd", "Rooms not full")),
        "families": ("cat", translate("IsleEnd", "Families")),
        "rare_treasures": ("gem-picture", translate("IsleEnd", "Rare treasures")),
        "private_lessons": ("book", translate("IsleEnd", "Private lessons")),
        "public_lessons": ("scroll", translate("IsleEnd", "Public lessons")),
    }[source]


def end_summary(
    view: IsleView, outcome: Outcome, players: Sequence[Player], history: Sequence[IsleView]
) -> EndSummary:
    """Return the end screen's facts."""
    scores = [Score(view, seat) for seat in range(view.players)]
    sources = [source for source in SOURCES if view.mode != "family" or source in _FAMILY]
    return EndSummary(
        sentence=_sentence(outcome, players),
        detail=_detail(outcome, view.mode == "family"),
        rows=tuple(sheet_row(source, scores) for source in sources),
        totals=tuple(score.now.sheet.total for score in scores),
        notes_title=translate("IsleEnd", "The secret lessons, now open"),
        notes=tuple(lessons_note(seat, score) for seat, score in enumerate(scores)),
        foot=hands_line(view, players),
        chart_title=translate("IsleEnd", "Score at the end of each day"),
        chart_x=tuple(moment_word(index) for index in range(len(history))),
        chart=tuple(
            tuple(_points(at, seat, at is history[-1], view) for at in history)
            for seat in range(view.players)
        ),
    )


def _points(at: IsleView, seat: Seat, last: bool, end: IsleView) -> float:
    return float(Score(end if last else at, seat).now.sheet.total)


def moment_word(index: int) -> str:
    """Return the label of a point of the chart."""
    if not index:
        return translate("IsleEnd", "start")
    return translate("IsleEnd", "day {day}").format(day=index)


def _sentence(outcome: Outcome, players: Sequence[Player]) -> str:
    names = [players[seat].name for seat in outcome.winners]
    if len(names) == 1:
        return translate("IsleEnd", "{name} wins the Isle of Cats").format(name=names[0])
    return translate("IsleEnd", "{names} share the Isle of Cats").format(names=texts.joined(names))


def _detail(outcome: Outcome, family: bool) -> str:
    others = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
    best = max(outcome.scores)
    if len(outcome.winners) > 1 and family:
        return translate("IsleEnd", "with the same points and as many full rooms")
    if len(outcome.winners) > 1:
        return translate("IsleEnd", "with the same points and the same fish")
    if not others:
        return ""
    ahead = best - max(others)
    if ahead == 0 and family:
        return translate("IsleEnd", "with the same points, but more full rooms")
    if ahead == 0:
        return translate("IsleEnd", "with the same points, but more fish")
    return translate("IsleEnd", "by {points}, on the last day").format(points=texts.points(ahead))


def sheet_row(source: str, scores: Sequence[Score]) -> SheetRow:
    """Return a row of the sheet."""
    icon, label = _label(source)
    values = [int(getattr(score.now.sheet, source)) for score in scores]
    best = max(values)
    several = len(set(values)) > 1
    return SheetRow(
        icon,
        label,
        tuple(texts.number(value) for value in values),
        tuple(seat for seat, value in enumerate(values) if several and value == best),
        tuple(_tip(source, score) for score in scores),
    )


def _tip(source: str, score: Score) -> str:
    """Return what a cell of the sheet is made of."""
    detail = score.now
    match source:
        case "rats":
            return translate("IsleEnd", "%n rat(s) in sight", "", detail.rats)
        case "rooms":
            return ", ".join(
                f"{texts.room_name(room.id)}: {texts.left(room.left)}" for room in detail.rooms
            )
        case "families":
            return ", ".join(
                translate("IsleEnd", "{colour} {cats}: {points}").format(
                    colour=texts.colour_word(group.colour), cats=group.size, points=group.points
                )
                for group in detail.groups
                if group.points
            )
        case "rare_treasures":
            return translate("IsleEnd", "%n rare treasure(s)", "", detail.rare_treasures)
        case _:
            public = source == "public_lessons"
            return _lesson_list(score, public)


def _lesson_list(score: Score, public: bool) -> str:
    lessons = [lesson for lesson in score.now.lessons if lesson.public == public]
    parts = [
        f"{texts.number(lesson.progress.points)} {card_texts.card_title(lesson.card)}"
        for lesson in lessons
        if lesson.progress.points
    ]
    if len(parts) < len(lessons):
        rest = len(lessons) - len(parts)
        parts.append(translate("IsleEnd", "%n without points", "", rest))
    return ", ".join(parts) or translate("IsleEnd", "none")


def lessons_note(seat: Seat, score: Score) -> tuple[Seat, str, str]:
    """Return the private lessons of a seat, now open."""
    points = score.now.sheet.private_lessons
    return seat, _lesson_list(score, public=False), texts.number(points)


def hands_line(view: IsleView, players: Sequence[Player]) -> str:
    """Return the cards left in the hands."""
    if not view.open_hands or view.mode == "family":
        return ""
    parts = []
    for seat, own in enumerate(view.open_hands):
        count = str(len(own.hand)) if own.hand else translate("IsleEnd", "none", "cards in a hand")
        parts.append(f"{players[seat].name} {count}")
    return translate("IsleEnd", "Cards left in the hands: {list}.").format(list=", ".join(parts))


def chart_moments(views: Sequence[IsleView]) -> tuple[int, ...]:
    """Return the positions that are points of the chart: the start, and the end of each day."""
    days = range(1, len(views))
    moments = [0, *(at for at in days if views[at].day != views[at - 1].day and views[at - 1].day)]
    last = len(views) - 1
    if moments[-1] != last:
        moments.append(last)
    return tuple(moments)
