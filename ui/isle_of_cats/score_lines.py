"""The lines of the score panel: what counts now, and what a placement would change."""

from collections.abc import Sequence

from catgames_desktop.model.isle_of_cats.lesson_cards import LESSONS
from catgames_desktop.model.isle_of_cats.scoring import LessonScore, SheetDetail
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from ui.i18n import translate
from ui.isle_of_cats import card_texts, texts
from ui.isle_of_cats.preview import Score, group_points
from ui.isle_of_cats.score_panel import Line


def change_chip(now: int, after: int) -> tuple[str, bool]:
    """Return the chip of a change and whether it is a loss; no chip for none."""
    return ("", False) if now == after else (texts.signed(after - now), after < now)


def _base(detail: SheetDetail) -> int:
    sheet = detail.sheet
    return sheet.rats + sheet.rooms + sheet.families + sheet.rare_treasures


def score_lines(
    score: Score, after: SheetDetail | None, compact: bool, name: str = ""
) -> tuple[Line, ...]:
    """Return the score panel.

    Args:
        score: the seat's score now.
        after: its score after the placement in hand, or None.
        compact: whether room is scarce.
        name: whose boat it is, if it isn't the viewer's own.
    """
    now = score.now
    lines = [*_totals(now, after, compact, name), *source_lines(now, after, compact)]
    private = [lesson for lesson in now.lessons if not lesson.public]
    public = [lesson for lesson in now.lessons if lesson.public]
    later = {(x.card, x.public, x.colour): x for x in (after.lessons if after else ())}
    if private:
        lines += [Line("rule"), Line("title", own_title(compact))]
        lines += [lesson_row(x, later, compact) for x in private]
    if public:
        lines += [Line("rule")] if not private else []
        lines += [Line("title", translate("IsleScore", "Public lessons"))]
        lines += [public_row(x, later) for x in public]
    if private or public:
        lines.append(_with_lessons(now, after))
    return tuple(lines)


def own_title(compact: bool) -> str:
    """Return the heading of the private lessons."""
    if compact:
        return translate("IsleScore", "Your lessons")
    return translate("IsleScore", "Your lessons (secret)")


def _totals(now: SheetDetail, after: SheetDetail | None, compact: bool, name: str) -> list[Line]:
    title = translate("IsleScore", "Your boat now")
    if name:
        title = translate("IsleScore", "{name}'s boat").format(name=name)
    total = _base(now)
    if compact:
        value = texts.number(total)
        if after is not None and _base(after) != total:
            value = texts.becomes(value, texts.number(_base(after)))
        chip = "+" if after is not None and _base(after) > total else ""
        return [Line("total", title, value, chip=chip)]
    lines = [Line("total", title, texts.number(total))]
    if after is None:
        hint = translate("IsleScore", "A tile in hand shows its change here.")
        return [*lines, Line("after", hint)]
    value = texts.number(_base(after))
    word = translate("IsleScore", "After this placement")
    return [*lines, Line("after", word, value, bad=_base(after) < total)]


def source_lines(now: SheetDetail, after: SheetDetail | None, compact: bool) -> list[Line]:
    """Return a line for each source but the lessons."""
    last = after or now
    chip, bad = change_chip(now.sheet.rats, last.sheet.rats)
    lines = [
        Line(
            "row", translate("IsleScore", "%n rat(s)", "", now.rats),
            texts.number(now.sheet.rats), "rat", chip, bad=bad,
            tip=translate("IsleScore", "Each rat that is not covered costs a point."),
        )
    ]  # fmt: skip
    chip, bad = change_chip(now.sheet.rooms, last.sheet.rooms)
    rooms = ", ".join(f"{texts.room_name(room.id)}: {texts.left(room.left)}" for room in now.rooms)
    word = (
        translate("IsleScore", "%n open room(s)", "", len(now.rooms))
        if compact
        else translate("IsleScore", "%n room(s) not full", "", len(now.rooms))
    )
    lines.append(
        Line("row", word, texts.number(now.sheet.rooms), "planks", chip, bad=bad, tip=rooms)
    )
    lines += _families(now, after, compact)
    rare, later = now.sheet.rare_treasures, last.sheet.rare_treasures
    if rare or later:
        chip, bad = change_chip(rare, later)
        word = translate("IsleScore", "Rare treasures: {count}").format(count=now.rare_treasures)
        if compact:
            word = translate("IsleScore", "Rare: {count}").format(count=now.rare_treasures)
        lines.append(Line("row", word, texts.number(rare), "gem-picture", chip, bad=bad))
    return lines


def _families(now: SheetDetail, after: SheetDetail | None, compact: bool) -> list[Line]:
    old, new = group_points(now), group_points(after or now)
    lines = []
    for colour in COLOURS:
        groups = sorted((g.size for g in now.groups if g.colour == colour), reverse=True)
        if not groups and old[colour] == new[colour]:
            continue
        chip, bad = change_chip(old[colour], new[colour])
        sizes = " + ".join(str(size) for size in groups) or "0"
        lines.append(
            Line(
                "row", _family_words(colour, groups, compact), texts.number(old[colour]), colour,
                chip, bad=bad,
                tip=translate("IsleScore", "{colour}: groups of {sizes}").format(
                    colour=texts.colour_title(colour), sizes=sizes
                ),
            )
        )  # fmt: skip
    return lines


def _family_words(colour: str, groups: Sequence[int], compact: bool) -> str:
    biggest = groups[0] if groups else 0
    several = [size for size in groups if size >= 3]
    title = texts.colour_title(colour)
    if compact:
        return translate("IsleScore", "{colour}: {count}", "largest group").format(
            colour=title, count=biggest
        )
    if len(several) > 1:
        return translate("IsleScore", "{colour}: families of {sizes}").format(
            colour=title, sizes=texts.joined([str(size) for size in several])
        )
    if biggest >= 3:
        return translate("IsleScore", "{colour}: family of {count}").format(
            colour=title, count=biggest
        )
    if biggest == 2:
        return translate("IsleScore", "{colour}: 2 together").format(colour=title)
    count = sum(groups)
    return translate("IsleScore", "{colour}: {count} alone").format(colour=title, count=count)


def progress_words(lesson: LessonScore, short: bool = False) -> str:
    """Return how far a lesson has come: "3 of 5 blue" (in short "3 of 5"), "4 so far"."""
    done, wanted, _ = lesson.progress
    colour = LESSONS[lesson.card].colour if not short else None
    if wanted is None:
        return translate("IsleScore", "{done} so far").format(done=done)
    if colour is not None:
        return translate("IsleScore", "{done} of {wanted} {colour}").format(
            done=done, wanted=wanted, colour=texts.colour_word(colour)
        )
    return translate("IsleScore", "{done} of {wanted}").format(done=done, wanted=wanted)


Later = dict[tuple[str, bool, str | None], LessonScore]


def lesson_row(lesson: LessonScore, later: Later, compact: bool) -> Line:
    """Return a private lesson with its progress."""
    after = later.get((lesson.card, lesson.public, lesson.colour), lesson)
    done, wanted, points = lesson.progress
    share = 1.0 if wanted is None and done else 0.0
    if wanted:
        share = min(1.0, done / wanted)
    changed = after.progress.points != points or after.progress.done != done
    words = progress_words(lesson, compact)
    worth = LESSONS[lesson.card].points
    value = words if compact else f"{words} · {texts.number(points)}"
    if changed:
        value = texts.becomes(
            done, f"{after.progress.done} · {texts.number(after.progress.points)}"
        )
    tip = f"{card_texts.card_title(lesson.card)}: {card_texts.card_sentence(lesson.card)}"
    if worth:
        tip += "\n" + translate("IsleScore", "Now: {points}").format(points=texts.points(points))
    return Line(
        "lesson", card_texts.lesson_line(lesson.card, ""), value, share=share,
        tone=LESSONS[lesson.card].colour or "",
        chip="+" if after.progress.points > points else "", tip=tip,
        bad=after.progress.points < points,
    )  # fmt: skip


def public_row(lesson: LessonScore, later: Later) -> Line:
    """Return a public lesson with its points."""
    after = later.get((lesson.card, lesson.public, lesson.colour), lesson)
    points = lesson.progress.points
    chip, bad = change_chip(points, after.progress.points)
    colour = texts.colour_word(lesson.colour) if lesson.colour else ""
    icon = lesson.colour or ("map" if lesson.card == "public-open-maps" else "scroll")
    tip = f"{card_texts.card_title(lesson.card)}: {card_texts.card_sentence(lesson.card)}"
    return Line("row", card_texts.lesson_line(lesson.card, colour), texts.number(points), icon,
                chip, tip=tip, bad=bad)  # fmt: skip


def _with_lessons(now: SheetDetail, after: SheetDetail | None) -> Line:
    value = texts.number(now.sheet.total)
    if after is not None and after.sheet.total != now.sheet.total:
        value = texts.becomes(value, texts.number(after.sheet.total))
    return Line("foot", translate("IsleScore", "With lessons so far"), value)
