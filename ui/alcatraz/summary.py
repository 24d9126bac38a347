"""The end of a match: rounds, circles, totals, and the chart turn by turn."""

from collections.abc import Sequence
from itertools import pairwise

from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Outcome
from ui.alcatraz import texts
from ui.alcatraz.facts import names_of
from ui.i18n import translate
from ui.table.game_ui import EndSummary, Player, SheetRow


def chart_moments(views: Sequence[AlcatrazView]) -> tuple[int, ...]:
    """Return the start, the end of each turn, and the last position."""
    found = [0]
    found += [at for at in range(1, len(views)) if views[at].turns != views[at - 1].turns]
    last = len(views) - 1
    return tuple(found) if found[-1] == last or last < 1 else (*found, last)


def end_summary(
    view: AlcatrazView,
    outcome: Outcome,
    players: Sequence[Player],
    history: Sequence[AlcatrazView],
) -> EndSummary:
    """Return the end screen's facts."""
    names = names_of(outcome.winners, players)
    if len(outcome.winners) > 1:
        sentence = translate("AlcatrazEnd", "{names} share the win").format(names=names)
    else:
        sentence = translate("AlcatrazEnd", "{name} outwits Alcatraz").format(name=names)
    return EndSummary(
        sentence=sentence,
        detail=_detail(outcome, view),
        rows=_rows(view),
        totals=outcome.scores,
        sheet_hint=translate("AlcatrazEnd", "Ringed: a round in which the row was emptied."),
        chart_title=translate("AlcatrazEnd", "Cats freed, turn by turn"),
        chart_x=_labels(history),
        chart=tuple(
            tuple(float(one.seats[seat].points) for one in history) for seat in range(view.players)
        ),
    )


def _detail(outcome: Outcome, view: AlcatrazView) -> str:
    match outcome.reason:
        case "circles":
            return translate("AlcatrazEnd", "a tie in points: more circles decide")
        case "third-round":
            return translate("AlcatrazEnd", "decided in a third round")
        case "shared":
            return translate("AlcatrazEnd", "a tie in points and circles")
        case _:
            best = max(outcome.scores)
            others = [
                score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners
            ]
            lead = best - max(others, default=0)
            return translate("AlcatrazEnd", "by %n point(s)", "", lead)


def _rows(view: AlcatrazView) -> tuple[SheetRow, ...]:
    rows = []
    for at, done in enumerate(view.rounds):
        circled = tuple(seat for seat, yes in enumerate(done.circled) if yes)
        plays = [at < 2 or seat in view.tied for seat in range(view.players)]
        cells = tuple(
            str(points) if plays[seat] else "–" for seat, points in enumerate(done.points)
        )
        tips = tuple(
            translate("AlcatrazEnd", "{points}, row emptied").format(points=texts.points(points))
            if seat in circled
            else texts.points(points)
            for seat, points in enumerate(done.points)
        )
        label = translate("AlcatrazEnd", "Round {number}, %n lap(s)", "", done.laps).format(
            number=at + 1
        )
        rows.append(SheetRow("star", label, cells, circled, tips))
    circles = tuple(str(public.circles) for public in view.seats)
    rows.append(SheetRow("ring", translate("AlcatrazEnd", "Circles"), circles))
    return tuple(rows)


def _labels(history: Sequence[AlcatrazView]) -> tuple[str, ...]:
    """Return a word below the start and below the end of each round, nothing between."""
    labels = [translate("AlcatrazEnd", "start")]
    for before, now in pairwise(history):
        if len(now.rounds) > len(before.rounds):
            labels.append(translate("AlcatrazEnd", "round {number}").format(number=len(now.rounds)))
        else:
            labels.append("")
    return tuple(labels)
