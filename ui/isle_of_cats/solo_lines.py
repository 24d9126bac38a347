"""The score panel of solo: both totals side by side, the difference, then the sources of each."""

from catgames_desktop.model.isle_of_cats.scoring import SheetDetail
from catgames_desktop.model.isle_of_cats.sister_score import SisterScore
from ui.i18n import translate
from ui.isle_of_cats import sister_words, texts
from ui.isle_of_cats.preview import Score
from ui.isle_of_cats.score_lines import (
    change_chip,
    lesson_row,
    own_title,
    public_row,
    source_lines,
)
from ui.isle_of_cats.score_panel import Line


def solo_lines(
    score: Score,
    after: SheetDetail | None,
    hers_after: SisterScore | None,
    day: int,
    colour: str,
    compact: bool,
) -> tuple[Line, ...]:
    """Return the score panel against the sister.

    Args:
        score: the player's score now.
        after: it after the placement in hand, or None.
        hers_after: hers then, or None.
        day: 1 to 5.
        colour: the player's cat.
        compact: whether room is scarce.
    """
    now, hers = score.now, score.hers
    assert hers is not None
    mine = now.sheet.total
    then = after.sheet.total if after is not None else mine
    hers_then = hers_after.total if hers_after is not None else hers.total
    chip, bad = change_chip(mine, then)
    her_chip, her_gain = change_chip(hers.total, hers_then)
    difference = texts.signed(mine - hers.total)
    if then - hers_then != mine - hers.total:
        difference = texts.becomes(difference, texts.signed(then - hers_then))
    later = {(x.card, x.public, x.colour): x for x in (after.lessons if after else ())}
    private = [lesson for lesson in now.lessons if not lesson.public]
    public = [lesson for lesson in now.lessons if lesson.public]
    lines = [
        Line("title", translate("IsleScore", "As it stands on day {day}").format(day=day)),
        Line("row", translate("IsleScore", "You"), texts.number(mine), colour, chip, bad=bad),
        Line("row", sister_words.sister_title(), texts.number(hers.total), "sister", her_chip,
             bad=bool(her_chip) and not her_gain),
        Line("foot", translate("IsleScore", "Difference"), difference),
        Line("title", translate("IsleScore", "Yours")),
        *source_lines(now, after, compact),
    ]  # fmt: skip
    if private:
        lines += [Line("title", own_title(compact))]
        lines += [lesson_row(lesson, later, compact) for lesson in private]
    if public:
        title = translate("IsleScore", "Public lessons, half each")
        lines += [Line("title", title), *(public_row(lesson, later) for lesson in public)]
    return (*lines, Line("rule"), Line("title", translate("IsleScore", "Hers")),
            *_hers(hers, hers_after))  # fmt: skip


def _hers(now: SisterScore, after: SisterScore | None) -> list[Line]:
    then = after or now
    lines = []
    for old, new in zip(now.colours, then.colours, strict=True):
        chip, better = change_chip(old.points, new.points)
        words = sister_words.colour_cats(old.colour, old.cats, old.each)
        lines.append(
            Line("row", words, texts.number(old.points), old.colour, chip,
                 bad=bool(chip) and not better)
        )  # fmt: skip
    for lesson, later in zip(now.lessons, then.lessons, strict=True):
        chip, better = change_chip(lesson.points, later.points)
        lines.append(
            Line("row", sister_words.lesson_line(lesson.card), texts.number(lesson.points), "book",
                 chip, tip=sister_words.lesson_sentence(lesson.card),
                 bad=bool(chip) and not better)
        )  # fmt: skip
    return lines
