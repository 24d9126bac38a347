"""The foot of New game: the match in one line with all heads, and the button that starts it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.i18n import translate
from ui.new_game.lineup import Lineup
from ui.theme import Role, current
from ui.widgets import Bar, Button, HeadAvatar, Label


class Foot(Bar):
    """Sums the match up."""

    start = Signal()
    rules = Signal()

    def __init__(self, *, compact: bool) -> None:
        super().__init__(tone="surface2", foot=True)
        self._compact = compact
        side = 16 if compact else 24
        self.line.setContentsMargins(side, 8 if compact else 16, side, 8 if compact else 12)
        self._heads = QHBoxLayout()
        self._heads.setSpacing(4 if compact else 12)
        self.line.addLayout(self._heads)
        self.line.addSpacing(12 if compact else 32)
        words = QVBoxLayout()
        words.setSpacing(2)
        self.sentence = Label("", Role.INNER if compact else Role.PANEL, wrap=True)
        self.detail = Label("", Role.FACT, "ink2", wrap=True)
        words.addStretch(1)
        words.addWidget(self.sentence)
        words.addWidget(self.detail)
        words.addStretch(1)
        self.line.addLayout(words, 1)
        self.how = Button(translate("NewGame", "How to play"), height=44)
        self.how.clicked.connect(self.rules)
        self.go = Button(
            translate("NewGame", "Start the match"),
            "primary",
            role=Role.PROMPT,
            height=48 if compact else 60,
            padding=24 if compact else 40,
        )
        self.go.setObjectName("start")
        self.go.clicked.connect(self.start)
        self.line.addWidget(self.how)
        self.line.addSpacing(8)
        start = QVBoxLayout()
        start.setSpacing(6)
        start.addWidget(self.go)
        start.addWidget(
            Label(translate("NewGame", "Ctrl+Enter"), Role.CAPTION, "ink2"),
            0,
            Qt.AlignmentFlag.AlignHCenter,
        )
        self.line.addLayout(start)

    def show_match(self, lineup: Lineup, sentence: str, fault: str) -> None:
        """Show the heads, what is played, and what keeps it from starting."""
        while self._heads.count():
            item = self._heads.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place in lineup.places:
            self._heads.addWidget(self._head(place.colour, place.name))
        self.sentence.setText(sentence)
        saved = translate("NewGame", "Saved after every move, so you can stop at any time.")
        self.detail.setText(fault or saved)
        self.detail.set_tone("bad" if fault else "ink2")
        self.go.set_reason(fault)

    def _head(self, colour: str, name: str) -> QWidget:
        avatar = HeadAvatar(colour, 40 if self._compact else 72, ring=False, expression="happy")
        avatar.setToolTip(name)
        if self._compact:
            return avatar
        block = QWidget()
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        label = Label(name, Role.CAPTION)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        width = current().px(92)
        label.setText(label.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, width))
        column.addWidget(avatar, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(label)
        return block
