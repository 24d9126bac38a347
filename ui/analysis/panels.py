"""The panels of the analysis: one decision in words, and the costliest ones as a list."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ui.analysis.decision import Decision
from ui.i18n import translate
from ui.table.buttons import FrameButton
from ui.table.game_ui import PromptButton
from ui.theme import Role, Theme
from ui.widgets import HeadAvatar, Label, ListRow, Panel

_BETTER, _PLAYED = "#1E7B38", "#1B5FB8"
_MOST = 8
_LARGE_TEXT = 1.25
"""From which text size on a small window has no room for a button's key."""


class _Number(QWidget):
    """The number that stands for a decision on the board, on its disc."""

    def __init__(self, number: int, theme: Theme) -> None:
        super().__init__()
        self._number, self._theme = number, theme
        self._colour = _BETTER
        side = theme.px(24)
        self.setFixedSize(QSize(side, side))

    def show_number(self, number: int) -> None:
        """Show another number; the first is the better decision."""
        self._number = number
        self._colour = _BETTER if number == 1 else _PLAYED
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colour))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.setFont(self._theme.heading(14, 700))
        painter.setPen(QColor("#FFFFFF"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()


class DecisionPanel(Panel):
    """Who decided when, what was played, what was better and why, and what it cost."""

    stepped = Signal(int)
    """One decision on (1) or back (-1) is wanted."""
    mistake_wanted = Signal()
    """The next decision that cost something is wanted."""

    def __init__(self, theme: Theme, *, compact: bool) -> None:
        super().__init__(padding=10 if compact else 16, theme=theme)
        self._theme = theme
        # Whatever it says, what stands below it doesn't move.
        self.setMinimumHeight(theme.px(250 if compact else 290))
        self.body.setSpacing(4 if compact else 8)
        head = QHBoxLayout()
        head.setSpacing(10)
        self._avatar_place = QHBoxLayout()
        self._avatar: QWidget | None = None
        self._avatar_look = ""
        self._avatar_px = 36 if compact else 44
        head.addLayout(self._avatar_place)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.name = Label("", Role.BUTTON, theme=theme)
        self.phase = Label("", Role.CAPTION, "ink2", wrap=True, theme=theme)
        words.addWidget(self.name)
        words.addWidget(self.phase)
        head.addLayout(words, 1)
        self.cost = Label("", Role.PROMPT, "bad", theme=theme)
        head.addWidget(self.cost)
        self.body.addLayout(head)
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(10)
        self.grid.setVerticalSpacing(4 if compact else 8)
        self.grid.setColumnStretch(1, 1)
        self.body.addLayout(self.grid)
        self._rows = [self._row(at) for at in range(2)]
        self.sentence = Label("", Role.FACT, wrap=True, theme=theme)
        self.body.addWidget(self.sentence)
        self.body.addStretch(1)
        self.body.addLayout(self._buttons(compact))

    def _row(self, at: int) -> tuple[_Number, Label, Label]:
        theme = self._theme
        number = _Number(at + 1, theme)
        title = Label("", Role.FACT, wrap=True, theme=theme)
        detail = Label("", Role.CAPTION, "ink2", wrap=True, theme=theme)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(detail)
        self.grid.addWidget(number, at, 0, Qt.AlignmentFlag.AlignTop)
        self.grid.addLayout(words, at, 1)
        return number, title, detail

    def _buttons(self, compact: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        roomy = not compact or self._theme.text_scale <= _LARGE_TEXT
        specs = (
            PromptButton("back", translate("Analysis", "Previous decision"), "step-back"),
            PromptButton("on", translate("Analysis", "Next decision"), "step"),
            PromptButton(
                "mistake", translate("Analysis", "Next mistake"), "warning", "M" if roomy else ""
            ),
        )
        self.buttons: dict[str, FrameButton] = {}
        for spec in specs:
            word = spec.id == "mistake"
            button = FrameButton(
                spec, self._theme, height=36, word=word, padding=10 if compact else 14
            )
            button.setObjectName(f"analysis-{spec.id}")
            button.clicked.connect(self._pressed)
            self.buttons[spec.id] = button
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _pressed(self) -> None:
        button = self.sender()
        if not isinstance(button, FrameButton):
            return
        if button.spec.id == "mistake":
            self.mistake_wanted.emit()
        else:
            self.stepped.emit(1 if button.spec.id == "on" else -1)

    def show_decision(self, decision: Decision | None, mistakes: bool) -> None:
        """Show a decision, or None: that there is none yet.

        Args:
            decision: the decision.
            mistakes: whether there are any that cost something.
        """
        nothing = translate("Analysis", "There is no decision that cost anything.")
        self.buttons["mistake"].set_reason("" if mistakes else nothing)
        for name in ("back", "on"):
            self.buttons[name].setEnabled(decision is not None)
        for number, title, detail in self._rows:
            for widget in (number, title, detail):
                widget.setVisible(decision is not None)
        if decision is None:
            self.name.setText(translate("Analysis", "No decision yet"))
            self.phase.setText(
                translate("Analysis", "Each appears in the chart as soon as it is judged.")
            )
            self.cost.setText("")
            self.sentence.setText("")
            return
        self._show_head(decision)
        played = translate("Analysis", "Played: {move}").format(move=decision.played_words)
        better = decision.better_title.format(move=decision.better_words)
        result = translate("Analysis", "then expected: {result}")
        differs = bool(decision.better_words)
        lines = [(played, result.format(result=decision.got), 2 if differs else 1)]
        if differs:
            why = ", ".join(decision.reasons)
            expected = result.format(result=decision.expected)
            lines.append((better, f"{why}; {expected}" if why else expected, 1))
        for at, (number, title, detail) in enumerate(self._rows):
            shown = at < len(lines)
            for widget in (number, title, detail):
                widget.setVisible(shown)
            if shown:
                number.show_number(lines[at][2])
                title.setText(lines[at][0])
                detail.setText(lines[at][1])
        self.sentence.setText(decision.cost_sentence)
        self.sentence.set_tone("good" if decision.weight == "fine" else "bad")

    def _show_head(self, decision: Decision) -> None:
        self.name.setText(decision.player.name)
        self.phase.setText(decision.phase)
        self.cost.setText(decision.cost if decision.weight != "fine" else "")
        look = decision.player.colour
        if look != self._avatar_look:
            if self._avatar is not None:
                self._avatar_place.removeWidget(self._avatar)
                self._avatar.hide()
                self._avatar.deleteLater()
            self._avatar = HeadAvatar(look, self._avatar_px, theme=self._theme)
            self._avatar_place.addWidget(self._avatar)
            self._avatar_look = look


class CostliestPanel(Panel):
    """The decisions that cost most, the worst first; a press shows one."""

    chosen = Signal(int)
    """A decision is wanted: the position before it."""

    def __init__(self, theme: Theme, *, compact: bool) -> None:
        title = translate("Analysis", "The costliest decisions")
        super().__init__(title, padding=10 if compact else 16, theme=theme)
        self._theme = theme
        self.body.setSpacing(2)
        self.rows: list[ListRow] = []
        self._keys: list[tuple[int, str]] = []
        self._nothing = Label("", Role.CAPTION, "ink2", wrap=True, theme=theme)
        self.body.addWidget(self._nothing)
        self.body.addStretch(1)

    def show_decisions(self, decisions: Sequence[Decision], *, complete: bool) -> None:
        """Show the costliest ones of these; ``complete``: no others will come."""
        costly = [one for one in decisions if one.weight != "fine"]
        costly.sort(key=lambda one: (-one.point.cost, one.point.position))
        costly = costly[:_MOST]
        keys = [(one.point.position, one.cost) for one in costly]
        self._nothing.setVisible(not costly)
        self._nothing.setText(
            translate("Analysis", "None cost anything worth speaking of.")
            if complete
            else translate("Analysis", "None that cost anything so far.")
        )
        if keys == self._keys:
            return
        self._keys = keys
        for row in self.rows:
            self.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for at, one in enumerate(costly):
            row = ListRow(
                one.played_words, f"{one.player.name} · {one.phase}", head=one.player.colour,
                end=one.cost, shrinks=True, theme=self._theme,
            )  # fmt: skip
            row.setProperty("position", one.point.position)
            row.clicked.connect(self._pressed)
            self.body.insertWidget(at + 2, row)
            self.rows.append(row)

    def mark(self, position: int) -> None:
        """Fill the row of the decision that is shown."""
        for row in self.rows:
            row.set_chosen(row.property("position") == position)

    def _pressed(self) -> None:
        self.chosen.emit(int(self.sender().property("position")))
