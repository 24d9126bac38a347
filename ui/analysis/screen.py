"""Analysis: what each decision of a finished match was worth, in a chart and on the board."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from catgames_desktop.controller.match import Match
from ui.analysis.decision import Decision, decision_of
from ui.analysis.panels import CostliestPanel, DecisionPanel
from ui.analysis.position import PositionView
from ui.analysis.progress import ProgressStrip
from ui.analysis.words import axis_word, failure_words, shown_value, weight_word
from ui.art.icons import icon_pixmap
from ui.charts import DecisionPoint, DecisionsChart, weight_icon
from ui.i18n import translate
from ui.table.game_ui import GameUi
from ui.table.players import players_of
from ui.theme import Role
from ui.widgets import HeadAvatar, Label, Panel, ScrollArea, announce
from ui.widgets.screen import TitledScreen

_LARGE_TEXT = 1.25
"""From which text size on a small window has the players' names in a line of their own."""
_REDRAW_MS = 200
"""How often new decisions, after the first, are drawn while the analysis is at work."""


@dataclass(frozen=True)
class AnalysisMemory:
    """What outlives the screen: the decision that is shown, and whether the work was stopped."""

    position: int = -1
    stopped: bool = False


class AnalysisScreen(TitledScreen):
    """Shows an ``Analysis`` while it works and afterwards; it owns it."""

    watched = Signal(int)
    """The match is to be watched from this position on."""

    def __init__(
        self,
        match: Match,
        game_ui: GameUi,
        analysis: Any,
        *,
        memory: AnalysisMemory | None = None,
        compact: bool = False,
    ) -> None:
        """Make the screen, and let the analysis begin or go on.

        Args:
            match: the finished match; it isn't owned.
            game_ui: the game's words and factories.
            analysis: the ``controller.analysis.Analysis``.
            memory: what an earlier screen of it handed over.
            compact: whether the window is small.
        """
        super().__init__(translate("Analysis", "Analysis"), compact=compact)
        self._match, self._game_ui, self._analysis = match, game_ui, analysis
        analysis.setParent(self)
        known = memory or AnalysisMemory()
        self._stopped = known.stopped
        self._failure = ""
        self._players = players_of(match)
        self._decisions: list[Decision] = []
        self._at = -1
        self._wanted = known.position
        self._seats = [player.seat for player in self._players if player.seat in analysis.persons]
        self._measure = ""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_REDRAW_MS)
        self._soon.timeout.connect(self._take_points)
        self._add_facts()
        self.progress = ProgressStrip(self.theme, self.margin)
        self.progress.stopped.connect(self.stop)
        self.progress.resumed.connect(self.go_on)
        self.column.addWidget(self.progress)
        self.column.addLayout(self._page(), 1)
        analysis.progress.connect(self._on_progress)
        analysis.point.connect(self._on_point)
        analysis.finished.connect(self._on_finished)
        analysis.failed.connect(self._on_failed)
        self._take_points()
        if not analysis.complete and not self._stopped:
            analysis.start()
        self._show_progress()

    # Building.

    def _add_facts(self) -> None:
        names = ", ".join(player.name for player in self._players)
        words = f"{self._game_ui.title()} · {names}"
        self.bar.line.addSpacing(8)
        self.bar.line.addWidget(Label(words, Role.FACT, "ink2", wrap=True, theme=self.theme), 1)

    def _page(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(self.margin - 3, 0, self.margin - 3, 8 if self.compact else 16)
        row.setSpacing(8 if self.compact else 12)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(4 if self.compact else 8)
        left.addWidget(self._chart_panel(), 2)
        self.position = PositionView(self._game_ui, self._players, self.theme)
        self.position.opened.connect(self._watch)
        left.addWidget(self.position, 5)
        self.decision = DecisionPanel(self.theme, compact=self.compact)
        self.decision.stepped.connect(self.step)
        self.decision.mistake_wanted.connect(self.next_mistake)
        self.costliest = CostliestPanel(self.theme, compact=self.compact)
        self.costliest.chosen.connect(self.show_at)
        inner = QWidget()
        inside = QVBoxLayout(inner)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(4 if self.compact else 8)
        inside.addWidget(self.decision)
        inside.addWidget(self.costliest, 1)
        area = ScrollArea(inner)
        # Only its height scrolls: nothing of its width may ever be hidden.
        least = inner.minimumSizeHint().width()
        area.setMinimumWidth(least + area.verticalScrollBar().sizeHint().width())
        right.addWidget(area)
        row.addLayout(left, 8)
        row.addLayout(right, 5)
        return row

    def _chart_panel(self) -> QWidget:
        panel = Panel(padding=8 if self.compact else 12, theme=self.theme)
        panel.body.setSpacing(2)
        self._chart_title = Label("", Role.INNER, theme=self.theme)
        lines = [(self._players[seat].name, self._players[seat].colour) for seat in self._seats]
        self.chart = DecisionsChart(
            translate("Analysis", "The decisions in the course of the match"), lines,
            self._match.position, self._ticks(), self.theme,
        )  # fmt: skip
        self.chart.chosen.connect(self._chart_chosen)
        self.chart.setMinimumHeight(self.theme.px(84 if self.compact else 140))
        panel.body.addWidget(self._chart_title)
        panel.body.addWidget(self.chart, 1)
        weights, players = self._weights_legend(), self._players_legend()
        if self.compact and self.theme.text_scale > _LARGE_TEXT:
            panel.body.addLayout(weights)
            players.addStretch(1)
            panel.body.addLayout(players)
        else:
            weights.addLayout(players)
            panel.body.addLayout(weights)
        return panel

    def _weights_legend(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        ratio = self.devicePixelRatioF()
        for weight in ("fine", "slight", "grave"):
            icon, colour = weight_icon(weight, self.theme)
            sign = Label(theme=self.theme)
            sign.setPixmap(icon_pixmap(icon, 13, colour, ratio))
            row.addWidget(sign)
            row.addWidget(Label(weight_word(weight), Role.SMALL, "ink2", theme=self.theme))
            row.addSpacing(8)
        row.addStretch(1)
        return row

    def _players_legend(self) -> QHBoxLayout:
        """Return whose line is whose, where there is more than one."""
        row = QHBoxLayout()
        row.setSpacing(6)
        for seat in self._seats if len(self._seats) > 1 else ():
            player = self._players[seat]
            row.addWidget(HeadAvatar(player.colour, 22, theme=self.theme))
            row.addWidget(Label(player.name, Role.CAPTION, theme=self.theme))
            row.addSpacing(4)
        return row

    def _ticks(self) -> Sequence[tuple[int, str]]:
        """Return the days or rounds below the chart, as the end screen names them."""
        match = self._match
        if match.outcome is None:
            return ()
        views = [match.view_at(index, None) for index in range(match.position + 1)]
        moments = self._game_ui.chart_moments(views)
        summary = self._game_ui.end_summary(
            views[-1], match.outcome, self._players, [views[index] for index in moments]
        )
        return list(zip(moments, summary.chart_x, strict=False))

    # What the window asks.

    def memory(self) -> AnalysisMemory:
        """Return the decision that is shown."""
        shown = self._decisions[self._at].point.position if self._at >= 0 else self._wanted
        return AnalysisMemory(shown, self._stopped)

    def first_focus(self) -> QWidget | None:
        """Return the chart."""
        return self.chart

    def detach(self) -> None:
        """Let go of the match and of the process: before the screen is replaced or closed."""
        self._soon.stop()
        self._analysis.close()

    # The work.

    def stop(self) -> None:
        """Stop the work; what is done stays."""
        self._stopped = True
        self._analysis.cancel()
        self._take_points()
        self._show_progress()
        self.chart.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """Go on with the work."""
        self._stopped, self._failure = False, ""
        self._analysis.start()
        self._show_progress()

    def _on_progress(self, done: int, total: int) -> None:
        self._show_progress()

    def _on_point(self, point: Any) -> None:
        if not self._decisions:
            self._take_points()
        elif not self._soon.isActive():
            self._soon.start()

    def _on_finished(self) -> None:
        self._take_points()
        self._show_progress()
        announce(self, self.progress.words.text())

    def _on_failed(self, code: str) -> None:
        self._failure = failure_words(code)
        self._take_points()
        self._show_progress()
        announce(self, self._failure)

    def _show_progress(self) -> None:
        work = self._analysis
        if self._failure:
            self.progress.show_stopped(work.done, work.total, self._failure)
        elif work.complete:
            self.progress.show_done(self._result())
        elif self._stopped:
            self.progress.show_stopped(work.done, work.total)
        else:
            self.progress.show_running(work.done, work.total)

    def _result(self) -> str:
        count = len(self._decisions)
        if not count:
            return translate("Analysis", "There was no decision with a choice in this match.")
        words = translate("Analysis", "%n decision(s) judged", "", count)
        grave = sum(one.weight == "grave" for one in self._decisions)
        slight = sum(one.weight == "slight" for one in self._decisions)
        parts = [words]
        if slight:
            parts.append(translate("Analysis", "%n cost a little", "decisions", slight))
        if grave:
            parts.append(translate("Analysis", "%n cost a lot", "decisions", grave))
        if not (slight or grave):
            parts.append(translate("Analysis", "none of them cost anything"))
        if self._analysis.left_out:
            parts.append(
                translate("Analysis", "%n couldn't be judged", "decisions", self._analysis.left_out)
            )
        return f"{', '.join(parts)}."

    def _take_points(self) -> None:
        """Show what has been found out since the last time."""
        self._soon.stop()
        points = self._analysis.points
        known = {one.point.position: one for one in self._decisions}
        shown = self._decisions[self._at].point.position if self._at >= 0 else self._wanted
        self._decisions = [
            known.get(point.position)
            or decision_of(self._match, self._game_ui, self._players, point)
            for point in points
        ]
        self._show_chart()
        self.costliest.show_decisions(self._decisions, complete=self._analysis.complete)
        self._show_first(shown)

    def _show_first(self, wanted: int) -> None:
        places = [one.point.position for one in self._decisions]
        if wanted in places:
            self._show(places.index(wanted))
        elif not places:
            self.decision.show_decision(None, False)
        elif self._analysis.complete:
            costs = [one.point.cost for one in self._decisions]
            self._show(costs.index(max(costs)))
        else:
            self._show(0)

    def _show_chart(self) -> None:
        measures = [one.point.measure for one in self._decisions]
        self._measure = measures[0] if measures else ""
        self._chart_title.setText(axis_word(self._measure))
        self.chart.show_points(
            [
                DecisionPoint(
                    one.point.position,
                    shown_value(one.point.measure, one.point.played),
                    self._seats.index(one.point.seat),
                    one.weight,
                )
                for one in self._decisions
            ]
        )

    # Choosing a decision.

    @property
    def shown(self) -> Decision | None:
        """The decision that is shown."""
        return self._decisions[self._at] if self._at >= 0 else None

    def _chart_chosen(self, index: int) -> None:
        self._show(index, aloud=True)

    def show_at(self, position: int) -> None:
        """Show the decision at a position of the match."""
        places = [one.point.position for one in self._decisions]
        if position in places:
            self._show(places.index(position), aloud=True)

    def step(self, by: int) -> None:
        """Show the next decision (1) or the one before (-1)."""
        if self._decisions:
            self._show(min(max(self._at + by, 0), len(self._decisions) - 1), aloud=True)

    def next_mistake(self) -> None:
        """Show the next decision that cost something; after the last, the first."""
        count = len(self._decisions)
        order = [(self._at + step) % count for step in range(1, count + 1)]
        for index in order:
            if self._decisions[index].weight != "fine":
                self._show(index, aloud=True)
                return

    def _show(self, index: int, *, aloud: bool = False) -> None:
        again = index == self._at and self._wanted == self._decisions[index].point.position
        self._at = index
        decision = self._decisions[index]
        mistakes = any(one.weight != "fine" for one in self._decisions)
        self._wanted = decision.point.position
        self.chart.mark(index)
        self.chart.setAccessibleDescription(decision.spoken)
        self.decision.show_decision(decision, mistakes)
        self.costliest.mark(decision.point.position)
        if not again:
            point = decision.point
            better = point.best.actions if decision.better_words else ()
            self.position.show_position(
                self._match.view_at(point.position, point.seat),
                self._match.legal_at(point.position), better, decision.played,
            )  # fmt: skip
            self.position.setAccessibleDescription(decision.spoken)
        if aloud:
            announce(self, decision.spoken)

    def _watch(self) -> None:
        if self._at >= 0:
            self.watched.emit(self._decisions[self._at].point.position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead from decision to decision by keys."""
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.step(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.step(1)
            case Qt.Key.Key_Home:
                self.step(-len(self._decisions))
            case Qt.Key.Key_End:
                self.step(len(self._decisions))
            case Qt.Key.Key_M:
                self.next_mistake()
            case _:
                super().keyPressEvent(event)
