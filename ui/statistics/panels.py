"""The panels of the statistics: tiles with one number, the chart, opponents, latest matches."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from catgames_desktop.store.statistics import SeatResult
from ui.art.icons import icon_pixmap
from ui.art.palette import CAT_LOOKS
from ui.i18n import translate
from ui.levels import level_word
from ui.statistics.figures import Figures, MatchRows, Opponent
from ui.theme import Role, current
from ui.widgets import Button, Label, Panel, ProgressBar, Row
from ui.words import ago, listed

_WON_COLOUR = "#F2B632"


def number(value: float) -> str:
    """Return a whole number as shown: with a real minus sign."""
    return str(round(value)).replace("-", "−")


class Tile(Panel):
    """One number with its word and a second line."""

    def __init__(self, value: str, word: str, detail: str, *, compact: bool) -> None:
        super().__init__(padding=12 if compact else 20)
        row = QHBoxLayout()
        row.setSpacing(12 if compact else 20)
        figure = Label(value, Role.NUMBER, "primary")
        if compact:
            figure.setFont(current().heading(30, 700))
        row.addWidget(figure)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(Label(word, Role.BUTTON, wrap=True))
        words.addWidget(Label(detail, Role.CAPTION, "ink2", wrap=True))
        words.addStretch(1)
        row.addLayout(words, 1)
        self.body.addLayout(row)
        self.setAccessibleName(f"{value} {word}, {detail}")


def tiles(figures: Figures, now: datetime, *, compact: bool) -> list[Tile]:
    """Return the row of tiles of a person."""
    share = round(100 * figures.won / figures.matches)
    won_detail = translate("Statistics", "{share} %, {won} of the last {last}")
    average = translate("Statistics", "last {last}: {mean}")
    facts = (
        (
            str(figures.matches),
            translate("Statistics", "match(es) played", "", figures.matches),
            translate("Statistics", "finished to the end"),
        ),
        (
            str(figures.won),
            translate("Statistics", "match(es) won", "", figures.won),
            won_detail.format(share=share, won=figures.won_of_last, last=figures.last),
        ),
        (
            number(figures.best),
            translate("Statistics", "best score"),
            ago(figures.best_when, now),
        ),
        (
            number(figures.mean),
            translate("Statistics", "average"),
            average.format(last=figures.last, mean=number(figures.mean_of_last)),
        ),
    )
    return [Tile(value, word, detail, compact=compact) for value, word, detail in facts]


def chart_panel(figures: Figures, *, differences: bool = False) -> Panel:
    """Return the panel with the chart over time; this is where pyqtgraph is first imported.

    Args:
        figures: the person's numbers.
        differences: whether the differences to an opponent that is no seat are shown.
    """
    from ui.charts import Point, ScoreChart, score_legend

    title = translate("Statistics", "Scores, match by match")
    points = figures.points
    if differences:
        title = translate("Statistics", "Difference of points, match by match")
        points = figures.differences
    panel = Panel(title)
    chart = ScoreChart(title, [Point(score, won) for score, won in points])
    chart.setMinimumHeight(current().px(190))
    panel.body.addWidget(chart, 1)
    legend = QHBoxLayout()
    theme = current()
    ring = CAT_LOOKS["purple"].base if theme.dark else CAT_LOOKS["purple"].text
    inks = {"star": _WON_COLOUR, "ring": ring, "minus": CAT_LOOKS["purple"].base}
    for icon, words in score_legend():
        sign = Label()
        sign.setPixmap(icon_pixmap(icon, 18, inks[icon], panel.devicePixelRatioF()))
        legend.addWidget(sign)
        legend.addWidget(Label(words, Role.CAPTION, "ink2"))
        legend.addSpacing(16)
    legend.addStretch(1)
    panel.body.addLayout(legend)
    return panel


def signed(value: float) -> str:
    """Return a whole number with its sign."""
    return f"{round(value):+d}".replace("-", "−") if round(value) else "0"


def rivals_panel(figures: Figures, rival: str, levels: Mapping[str, str]) -> Panel:
    """Return the panel of the results against an opponent that is no seat, by difficulty.

    Args:
        figures: the person's numbers.
        rival: the opponent's name.
        levels: the word for each difficulty, the easiest first.
    """
    panel = Panel(rival)
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(10)
    grid.setColumnStretch(1, 1)
    right = Qt.AlignmentFlag.AlignRight
    heads = (
        translate("Statistics", "best"),
        translate("Statistics", "on average"),
    )
    for column, word in enumerate(heads, 3):
        grid.addWidget(Label(word, Role.CAPTION, "ink2"), 0, column, right)
    by_difficulty = {one.difficulty: one for one in figures.rivals}
    order = [level for level in levels if level in by_difficulty]
    order += [level for level in by_difficulty if level not in levels]
    for row, level in enumerate(order, 1):
        one = by_difficulty[level]
        word = levels.get(level, level)
        counted = translate("Statistics", "{won} of {played}").format(
            won=one.won, played=one.played
        )
        grid.addWidget(Label(word, Role.BUTTON), row, 0)
        bar = ProgressBar(f"{rival}, {word}: {counted}", one.won / one.played, height=16)
        grid.addWidget(bar, row, 1)
        grid.addWidget(Label(counted, Role.FACT), row, 2)
        grid.addWidget(Label(signed(one.best), Role.FACT), row, 3, right)
        grid.addWidget(Label(signed(one.mean), Role.FACT), row, 4, right)
    panel.body.addLayout(grid)
    panel.body.addStretch(1)
    told = translate("Statistics", "Matches won, and the difference of points, by difficulty")
    panel.body.addWidget(Label(told, Role.CAPTION, "ink2", wrap=True))
    return panel


def opponents_panel(figures: Figures, rival: str = "") -> Panel:
    """Return the panel that says how often a person won against whom.

    Args:
        figures: the person's numbers.
        rival: the name of the opponent that is no seat, or "".
    """
    panel = Panel(translate("Statistics", "Against whom"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(10)
    grid.setColumnStretch(1, 1)
    opponents = list(figures.opponents[:8])
    if figures.rivals and rival:
        played = sum(one.played for one in figures.rivals)
        won = sum(one.won for one in figures.rivals)
        opponents = [*opponents[:7], Opponent(rival, False, played, won)]
    for row, opponent in enumerate(opponents):
        name = opponent.name
        if opponent.bot:
            word = level_word(opponent.name)
            name = translate("Statistics", "Bots, {level}").format(level=word)
        counted = translate("Statistics", "{won} of {played}").format(
            won=opponent.won, played=opponent.played
        )
        grid.addWidget(Label(name, Role.BUTTON), row, 0)
        bar = ProgressBar(f"{name}: {counted}", opponent.won / opponent.played, height=16)
        grid.addWidget(bar, row, 1)
        grid.addWidget(Label(counted, Role.FACT), row, 2)
    panel.body.addLayout(grid)
    panel.body.addStretch(1)
    told = translate("Statistics", "Matches won of those played with them")
    panel.body.addWidget(Label(told, Role.CAPTION, "ink2", wrap=True))
    return panel


class LatestPanel(Panel):
    """The last matches, each to be watched again or analysed."""

    watched = Signal(str)
    """The name of the record to watch."""
    analysed = Signal(str)
    """The name of the record to analyse."""

    def __init__(
        self,
        matches: Sequence[MatchRows],
        name: str,
        now: datetime,
        *,
        most: int = 6,
        rival: str = "",
        difficulties: Mapping[str, str] | None = None,
    ) -> None:
        """Make the panel.

        Args:
            matches: newest first.
            name: whose place and score are shown; empty: the winner's.
            now: the present moment.
            most: how many are shown.
            rival: the name of the opponent that is no seat, or "".
            difficulties: the word for each difficulty.
        """
        super().__init__(translate("Statistics", "Latest matches"))
        self._rival, self._difficulties = rival, dict(difficulties or {})
        for count, match in enumerate(matches[:most]):
            self.body.addWidget(self._row(match, name, now, striped=count % 2 == 0))
        self.body.addStretch(1)

    def _row(self, match: MatchRows, name: str, now: datetime, *, striped: bool) -> Row:
        winner = max(match, key=lambda seat: (seat.won, seat.score))
        seat = next((s for s in match if s.level is None and s.name == name), winner)
        row = Row(tone="surface2" if striped else "")
        sign = Label()
        won = seat.won > 0
        ink = _WON_COLOUR if won else current().palette.primary
        icon = icon_pixmap("star" if won else "ring", 20, ink, self.devicePixelRatioF())
        sign.setPixmap(icon)
        row.line.addWidget(sign)
        words = QVBoxLayout()
        words.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(Label(_place_word(seat, name), Role.BUTTON, "good" if won else "ink"))
        head.addWidget(Label(ago(seat.ended, now), Role.CAPTION, "ink2"))
        head.addStretch(1)
        words.addLayout(head)
        others = listed([s.name for s in match if s.seat != seat.seat])
        with_whom = translate("Statistics", "with {names}").format(names=others)
        if seat.rival is not None:
            word = self._difficulties.get(seat.difficulty, seat.difficulty)
            with_whom = translate("Statistics", "{rival}, {level}: {points}").format(
                rival=self._rival, level=word, points=number(seat.rival)
            )
        marks = [
            *([translate("Statistics", "assisted")] if seat.assisted else []),
            *([translate("Statistics", "pasted seed")] if seat.seed_pasted else []),
        ]
        detail = Label(", ".join([with_whom, *marks]), Role.CAPTION, "ink2", wrap=True)
        words.addWidget(detail)
        row.line.addLayout(words, 1)
        row.line.addWidget(Label(number(seat.score), Role.PROMPT))
        row.line.addSpacing(8)
        links = QVBoxLayout()
        links.setSpacing(0)
        for word, slot in (
            (translate("Statistics", "Watch again"), self._watch),
            (translate("Statistics", "Analysis"), self._analyse),
        ):
            button = Button(word, "link")
            button.setProperty("record", seat.record)
            button.clicked.connect(slot)
            links.addWidget(button)
        row.line.addLayout(links)
        return row

    def _analyse(self) -> None:
        self.analysed.emit(str(self.sender().property("record")))

    def _watch(self) -> None:
        self.watched.emit(str(self.sender().property("record")))


def _place_word(seat: SeatResult, name: str) -> str:
    if seat.rival is not None and not seat.won:
        return translate("Statistics", "not won", "a match")
    if not name:
        return translate("Statistics", "{name} won").format(name=seat.name)
    if seat.won > 0:
        return translate("Statistics", "won", "a match")
    return translate("Statistics", "place {place} of {players}").format(
        place=seat.place, players=seat.players
    )


def everyone_panel(rows: Sequence[Figures]) -> Panel:
    """Return the panel that sets all persons side by side."""
    panel = Panel(translate("Statistics", "Everyone"))
    grid = QGridLayout()
    grid.setHorizontalSpacing(32)
    grid.setVerticalSpacing(12)
    heads = (
        translate("Statistics", "Name"),
        translate("Statistics", "Matches"),
        translate("Statistics", "Won"),
        translate("Statistics", "Best"),
        translate("Statistics", "Average"),
    )
    right = Qt.AlignmentFlag.AlignRight
    for column, word in enumerate(heads):
        label = Label(word, Role.CAPTION, "ink2")
        grid.addWidget(label, 0, column, right if column else Qt.AlignmentFlag.AlignLeft)
    for row, one in enumerate(rows, start=1):
        share = round(100 * one.won / one.matches)
        won = translate("Statistics", "{won} ({share} %)").format(won=one.won, share=share)
        cells = (one.name, str(one.matches), won, number(one.best), number(one.mean))
        for column, text in enumerate(cells):
            role = Role.FACT if column else Role.BUTTON
            align = right if column else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(Label(text, role), row, column, align)
    grid.setColumnStretch(0, 1)
    panel.body.addLayout(grid)
    panel.body.addStretch(1)
    return panel


def spread(widgets: Sequence[QWidget], across: int) -> QWidget:
    """Return widgets in rows of ``across``, all of one width."""
    holder = QWidget()
    holder.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(8)
    for number, widget in enumerate(widgets):
        grid.addWidget(widget, number // across, number % across)
    for column in range(across):
        grid.setColumnStretch(column, 1)
    return holder
