"""The unfinished matches on Home: a card each, or a line each where the window is small."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ui.i18n import translate
from ui.table.game_ui import GameUi
from ui.theme import Role, current
from ui.widgets import Button, Label, Panel
from ui.widgets.fading import FadingScrollArea
from ui.widgets.picture import Picture

_CARD_PX = 146
_LINE_PX = 74


class MatchLine(msgspec.Struct, frozen=True):
    """An unfinished match as Home shows it.

    Attributes:
        path: its file.
        game: its game's ui.
        seats: who plays, in words.
        mode: its mode, in words, or empty.
        when: when it was last played, in words.
    """

    path: Path
    game: GameUi
    seats: str
    mode: str
    when: str


class MatchCard(Panel):
    """One unfinished match, with Continue and Remove."""

    resumed = Signal(object)
    removed = Signal(object)

    def __init__(self, match: MatchLine, *, first: bool, compact: bool) -> None:
        """Make a card.

        Args:
            match: the match.
            first: whether it is the one that was played last.
            compact: whether it is a single line.
        """
        super().__init__(padding=12 if compact else 16)
        self.match = match
        told = translate("Home", "{game}: {seats}").format(
            game=match.game.title(), seats=match.seats
        )
        self.setAccessibleName(told)
        self.go_on = Button(
            translate("Home", "Continue"),
            "primary" if first else "secondary",
            height=34,
            padding=16,
            name=translate("Home", "Continue {match}").format(match=told),
        )
        self.go_on.setObjectName(f"continue-{match.path.name}")
        self.go_on.clicked.connect(self._resume)
        self.remove = Button(
            translate("Home", "Remove"),
            "remove",
            name=translate("Home", "Remove {match}").format(match=told),
        )
        self.remove.setObjectName(f"remove-{match.path.name}")
        self.remove.clicked.connect(self._remove)
        side = 44 if compact else 98
        icon = Picture(self._icon, radius=12)
        icon.setFixedSize(side, side)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(icon)
        if compact:
            row.addLayout(self._names(), 1)
            row.addWidget(Label(match.when, Role.CAPTION, "ink2"))
            row.addWidget(self.remove)
            row.addWidget(self.go_on)
        else:
            row.addLayout(self._whole(), 1)
        self.body.addLayout(row)
        self.body.setContentsMargins(16, 8 if compact else 16, 16, 14 if compact else 20)

    def _icon(self, width: int, height: int, dpr: float) -> QPixmap:
        return self.match.game.icon(min(width, height), dpr)

    def _names(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(Label(self.match.game.title(), Role.BUTTON))
        detail = ", ".join(part for part in (self.match.seats, self.match.mode) if part)
        column.addWidget(Label(detail, Role.CAPTION, "ink2"))
        return column

    def _whole(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(2)
        head = QHBoxLayout()
        head.addWidget(Label(self.match.game.title(), Role.BUTTON))
        head.addStretch(1)
        head.addWidget(Label(self.match.when, Role.CAPTION, "ink2"))
        column.addLayout(head)
        column.addWidget(Label(self.match.seats, Role.FACT, "ink2"))
        if self.match.mode:
            column.addWidget(Label(self.match.mode, Role.CAPTION, "ink2"))
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self.go_on)
        foot.addWidget(self.remove)
        foot.addStretch(1)
        column.addLayout(foot)
        return column

    def _resume(self) -> None:
        self.resumed.emit(self.match.path)

    def _remove(self) -> None:
        self.removed.emit(self.match.path)


class MatchList(QWidget):
    """All unfinished matches, newest first; it scrolls when there are many."""

    resumed = Signal(object)
    removed = Signal(object)

    def __init__(self, matches: Sequence[MatchLine], *, compact: bool) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(Label(translate("Home", "Continue"), Role.PANEL))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8 if compact else 12)
        across = 1 if compact else 3
        self.cards: list[MatchCard] = []
        for number, match in enumerate(matches):
            card = MatchCard(match, first=number == 0, compact=compact)
            card.resumed.connect(self.resumed)
            card.removed.connect(self.removed)
            grid.addWidget(card, number // across, number % across)
            self.cards.append(card)
        for place in range(across):
            grid.setColumnStretch(place, 1)
        area = FadingScrollArea(page, current(), "ground")
        area.setAccessibleName(translate("Home", "Unfinished matches"))
        rows = -(-len(matches) // across)
        high = current().px(_LINE_PX if compact else _CARD_PX)
        seen = min(rows, 2.4 if compact else 1.35)
        area.setFixedHeight(round(high * seen + 8 * (min(rows, 2) - 1)))
        column.addWidget(area)
