"""The end of a match in facts: score sheet by source, totals by round, the heat map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BLOCKED, BoxView
from catgames_desktop.model.game import Outcome, Seat
from ui.cat_in_the_box.art.rows import ROW_LOOKS
from ui.cat_in_the_box.reading import met
from ui.cat_in_the_box.words import SIGNS, colour_word, minus, names, signed
from ui.i18n import translate
from ui.table.game_ui import EndSummary, Player, SheetRow
from ui.words import listed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def end_summary(view: BoxView, outcome: Outcome, players: Sequence[Player]) -> EndSummary:
    """Return the end screen's facts."""
    seats = range(view.players)
    totals = tuple(outcome.scores)

    def picture(theme: Any) -> "QWidget":
        return heat_map(view, players, theme)

    return EndSummary(
        sentence=_sentence(outcome, players),
        detail=_detail(outcome, players),
        rows=(
            _tricks_row(view, seats),
            _bonus_row(view, seats),
            _paradox_row(view, seats),
            _met_row(view, seats),
        ),
        totals=totals,
        chart_title=translate("BoxEnd", "Total after each round"),
        chart_x=(
            translate("BoxEnd", "start"),
            *(
                translate("BoxEnd", "round {round}").format(round=number)
                for number in range(1, len(view.rounds) + 1)
            ),
        ),
        chart=tuple(_totals_of(view, seat) for seat in seats),
        picture_title=translate("BoxEnd", "Who occupied what, over all rounds"),
        picture=picture,
    )


def _totals_of(view: BoxView, seat: Seat) -> tuple[float, ...]:
    values = [0.0]
    for done in view.rounds:
        values.append(values[-1] + done.scores[seat].total)
    return tuple(values)


def _sentence(outcome: Outcome, players: Sequence[Player]) -> str:
    if len(outcome.winners) == 1:
        return translate("BoxEnd", "{name} wins Cat in the Box").format(
            name=players[outcome.winners[0]].name
        )
    return translate("BoxEnd", "{names} share the win").format(
        names=listed(names(outcome.winners, players))
    )


def _detail(outcome: Outcome, players: Sequence[Player]) -> str:
    if outcome.reason == "last-round":
        return translate("BoxEnd", "equal totals: the last round decides")
    if outcome.reason == "shared":
        return translate("BoxEnd", "equal totals, and equal in the last round")
    ordered = sorted(outcome.scores, reverse=True)
    lead = ordered[0] - ordered[1]
    return translate("BoxEnd", "by %n point(s)", "", lead)


def _best(values: Sequence[int]) -> tuple[Seat, ...]:
    most = max(values)
    return tuple(seat for seat, value in enumerate(values) if value == most)


def _by_round(values: Sequence[str]) -> str:
    return ", ".join(
        translate("BoxEnd", "round {round}: {value}").format(round=number, value=value)
        for number, value in enumerate(values, start=1)
    )


def _tricks_row(view: BoxView, seats: Sequence[Seat]) -> SheetRow:
    values = [sum(done.scores[seat].tricks for done in view.rounds) for seat in seats]
    tips = tuple(
        _by_round([str(done.scores[seat].tricks) for done in view.rounds]) for seat in seats
    )
    label = translate("BoxEnd", "Tricks won")
    return SheetRow("cards", label, tuple(map(str, values)), _best(values), tips)


def _bonus_row(view: BoxView, seats: Sequence[Seat]) -> SheetRow:
    values = [sum(done.scores[seat].bonus for done in view.rounds) for seat in seats]
    tips = tuple(
        _by_round([signed(done.scores[seat].bonus) for done in view.rounds]) for seat in seats
    )
    label = translate("BoxEnd", "Groups on the board")
    return SheetRow("grid", label, tuple(map(str, values)), _best(values), tips)


def _paradox_row(view: BoxView, seats: Sequence[Seat]) -> SheetRow:
    values = [sum(done.scores[seat].paradox for done in view.rounds) for seat in seats]
    caused = [
        [str(number) for number, done in enumerate(view.rounds, start=1) if done.paradox == seat]
        for seat in seats
    ]
    tips = tuple(
        translate("BoxEnd", "caused in round {rounds}").format(rounds=listed(rounds))
        if rounds
        else translate("BoxEnd", "none caused")
        for rounds in caused
    )
    label = translate("BoxEnd", "Paradoxes")
    return SheetRow("bolt", label, tuple(map(minus, values)), _best(values), tips)


def _met_row(view: BoxView, seats: Sequence[Seat]) -> SheetRow:
    good = [[met(done, seat) and done.paradox != seat for done in view.rounds] for seat in seats]
    values = [sum(one) for one in good]
    cells = tuple(
        translate("BoxEnd", "{met} of {rounds}").format(met=value, rounds=len(view.rounds))
        for value in values
    )
    yes, no = translate("BoxEnd", "yes"), translate("BoxEnd", "no")
    tips = tuple(_by_round([yes if one else no for one in row]) for row in good)
    label = (
        translate("BoxEnd", "Predictions met")
        if view.players > 2
        else translate("BoxEnd", "Rounds with the bonus")
    )
    return SheetRow("tick", label, cells, _best(values), tips)


def heat_map(view: BoxView, players: Sequence[Player], theme: Any) -> "QWidget":
    """Return the map of the research board over the match: how often each cell was taken, by whom.

    Args:
        view: the last View.
        players: the seats.
        theme: the theme of the end screen.
    """
    # pyqtgraph comes with it: it is imported when a chart is first shown.
    from ui.charts import HeatMap, HeatRow

    marks = [
        [
            tuple(
                done.board[row][column]
                for done in view.rounds
                if done.board[row][column] not in (None, BLOCKED)
            )
            for column in range(view.numbers)
        ]
        for row in range(len(COLOURS))
    ]
    rows = [
        HeatRow(
            colour_word(colour), ROW_LOOKS[colour].sign, ROW_LOOKS[colour].base,
            tuple(tuple(int(owner) for owner in cell if owner is not None) for cell in marks[row]),
        )
        for row, colour in enumerate(COLOURS)
    ]  # fmt: skip
    names_of = [player.name for player in players]
    return HeatMap(
        translate("BoxEnd", "Who occupied what, over all rounds"),
        rows,
        [str(number) for number in range(1, view.numbers + 1)],
        list(SIGNS[: len(players)]),
        names_of,
        len(view.rounds),
        theme,
    )
