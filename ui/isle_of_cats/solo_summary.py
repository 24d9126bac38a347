"""The end of a match against the sister: both sheets side by side, and the difference."""

from collections.abc import Sequence

from catgames_desktop.model.game import Outcome
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats import sister_words, texts
from ui.isle_of_cats.preview import Score
from ui.isle_of_cats.summary import (
    SOURCES,
    hands_line,
    lessons_note,
    moment_word,
    sheet_row,
)
from ui.table.game_ui import EndSummary, Player, SheetRow

_NONE = "–"


def solo_summary(
    view: IsleView, outcome: Outcome, players: Sequence[Player], history: Sequence[IsleView]
) -> EndSummary:
    """Return the end screen's facts; the sister stands behind the seats."""
    score = Score(view, 0)
    hers = score.hers
    assert hers is not None
    rival = Player(len(players), sister_words.sister_title(), "sister", True, None)
    ends = [Score(view if at is history[-1] else at, 0) for at in history]
    return EndSummary(
        sentence=_sentence(outcome, players),
        detail=_detail(view, outcome),
        rows=(*(_yours(source, score) for source in SOURCES), *_hers(score)),
        totals=(score.now.sheet.total, hers.total),
        sheet_hint=translate("IsleEnd", "She scores for what lies on your boat."),
        notes_title=translate("IsleEnd", "Your lessons, and hers"),
        notes=(lessons_note(0, score), _her_note(score, rival)),
        foot=hands_line(view, players),
        chart_title=translate("IsleEnd", "Both scores at the end of each day"),
        chart_x=tuple(moment_word(index) for index in range(len(history))),
        chart=(
            tuple(float(one.now.sheet.total) for one in ends),
            tuple(float(one.hers.total if one.hers is not None else 0) for one in ends),
        ),
        rival=rival,
    )


def _sentence(outcome: Outcome, players: Sequence[Player]) -> str:
    if outcome.winners:
        return translate("IsleEnd", "{name} beats the sister").format(name=players[0].name)
    if outcome.reason == "sister-tie":
        return translate("IsleEnd", "A tie, and a tie is hers")
    return translate("IsleEnd", "The sister keeps the Isle of Cats")


def _detail(view: IsleView, outcome: Outcome) -> str:
    difference = outcome.scores[0] - (outcome.rival or 0)
    return translate("IsleEnd", "Difference {difference}, difficulty: {level}").format(
        difference=texts.signed(difference), level=sister_words.difficulty_word(view.difficulty)
    )


def _yours(source: str, score: Score) -> SheetRow:
    row = sheet_row(source, [score])
    label = row.label
    if source == "public_lessons":
        label = translate("IsleEnd", "Public lessons, half each")
    return SheetRow(row.icon, label, (*row.cells, _NONE), (), (*row.tips, ""))


def _hers(score: Score) -> tuple[SheetRow, ...]:
    hers = score.hers
    assert hers is not None
    colours = sum(colour.points for colour in hers.colours)
    lessons = sum(lesson.points for lesson in hers.lessons)
    counted = ", ".join(
        sister_words.colour_cats(one.colour, one.cats, one.each) for one in hers.colours
    )
    return (
        SheetRow("cat", translate("IsleEnd", "Colours that she counts"),
                 (_NONE, texts.number(colours)), (), ("", counted)),
        SheetRow("book", translate("IsleEnd", "Her lessons"),
                 (_NONE, texts.number(lessons)), (), ("", _her_lessons(score))),
    )  # fmt: skip


def _her_lessons(score: Score) -> str:
    hers = score.hers
    assert hers is not None
    return ", ".join(
        f"{sister_words.lesson_line(lesson.card)}: {texts.number(lesson.points)}"
        for lesson in hers.lessons
    )


def _her_note(score: Score, rival: Player) -> tuple[int, str, str]:
    hers = score.hers
    assert hers is not None
    points = sum(lesson.points for lesson in hers.lessons)
    return rival.seat, _her_lessons(score), texts.number(points)
