"""The panel "Who plays?": the seats as rows that can be put into another order."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from catgames_desktop.model.rng import Source
from ui.i18n import translate
from ui.levels import Level, first_level
from ui.new_game.lineup import Lineup
from ui.new_game.seat_row import SeatRow
from ui.theme import Role
from ui.widgets import Button, Label, Panel


class SeatsPanel(Panel):
    """Shows a line-up and says what it becomes."""

    changed = Signal(object)
    """The new ``Lineup``."""
    last_family = Signal()
    """The seats of the last match of this game are wanted."""

    def __init__(
        self,
        lineup: Lineup,
        allowed: Sequence[int],
        levels: Sequence[Level],
        names: Sequence[str],
        rng: Source,
        *,
        has_last: bool,
        compact: bool,
    ) -> None:
        """Make the panel.

        Args:
            lineup: who sits at the table at first.
            allowed: the numbers of seats that the game can be played with.
            levels: the bots' levels, weakest first.
            names: the persons who played here before, who know the game.
            rng: what the seats are shuffled with.
            has_last: whether there is a last match of this game.
            compact: whether the window is small.
        """
        super().__init__(translate("NewGame", "Who plays?"), padding=12 if compact else 16)
        self.lineup = lineup
        self._allowed, self._levels, self._names, self._rng = allowed, levels, names, rng
        self._compact = compact
        self._add_head()
        self.rows: list[SeatRow] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        self.body.addLayout(self._column)
        self.body.addLayout(self._foot(has_last))
        self.show_lineup(lineup)

    def _add_head(self) -> None:
        low, high = min(self._allowed), max(self._allowed)
        words = translate("NewGame", "{low} to {high} seats, round the table to the left")
        head = QHBoxLayout()
        if self.title is not None:
            self.body.removeWidget(self.title)
            head.addWidget(self.title)
        head.addSpacing(24)
        head.addWidget(Label(words.format(low=low, high=high), Role.CAPTION, "ink2"))
        head.addStretch(1)
        self.body.insertLayout(0, head)

    def _foot(self, has_last: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8 if self._compact else 12)
        side = 12 if self._compact else 20
        self.add = Button(translate("NewGame", "Add a seat"), icon="plus", height=40, padding=side)
        self.most = Label("", Role.CAPTION, "ink2")
        self.shuffle = Button(
            translate("NewGame", "Shuffle the seats"), icon="shuffle", height=40, padding=side
        )
        self.last = Button(translate("NewGame", "Last family"), icon="paw", height=40, padding=side)
        self.last.setVisible(has_last)
        row.addWidget(self.add)
        row.addWidget(self.most)
        row.addStretch(1)
        row.addWidget(self.shuffle)
        row.addWidget(self.last)
        self.add.clicked.connect(self._add)
        self.shuffle.clicked.connect(self._shuffle)
        self.last.clicked.connect(self.last_family)
        return row

    def show_lineup(self, lineup: Lineup) -> None:
        """Show other seats."""
        self.lineup = lineup
        while len(self.rows) > len(lineup.places):
            row = self.rows.pop()
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(lineup.places):
            self._new_row()
        fewer = len(lineup.places) - 1 in self._allowed
        for number, (row, place) in enumerate(zip(self.rows, lineup.places, strict=True)):
            others = {p.colour: p.name for n, p in enumerate(lineup.places) if n != number}
            knows = place.name in self._names
            row.show_place(place, number + 1, taken=others, removable=fewer, knows=knows)
        full = len(lineup.places) + 1 not in self._allowed
        most = translate("NewGame", "{number} is the most").format(number=max(self._allowed))
        self.add.set_reason(most if full else "")
        self.most.setText(most if full else "")

    def _new_row(self) -> None:
        row = SeatRow(self._levels, self._names, compact=self._compact)
        row.kind_chosen.connect(self._kind)
        row.named.connect(self._name)
        row.coloured.connect(self._colour)
        row.level_chosen.connect(self._level)
        row.removed.connect(self._remove)
        row.handle.dragged.connect(self._drag)
        row.handle.dropped.connect(self._drop)
        row.handle.moved.connect(self._move)
        self._column.addWidget(row)
        self.rows.append(row)

    def _asking(self) -> int:
        """Return the number of the row whose signal is being handled."""
        sender = self.sender()
        return next(n for n, row in enumerate(self.rows) if sender is row or sender is row.handle)

    def _become(self, lineup: Lineup) -> None:
        self.show_lineup(lineup)
        self.changed.emit(lineup)

    def _kind(self, kind: str) -> None:
        at = self._asking()
        taken = {place.name for place in self.lineup.places}
        free = next((name for name in self._names if name not in taken), "")
        number = at + 1
        person = free or translate("NewGame", "Player {number}").format(number=number)
        level = first_level(self._levels) if kind == "bot" else None
        self._become(self.lineup.with_kind(at, level, person))

    def _name(self, name: str) -> None:
        self._become(self.lineup.with_place(self._asking(), name=name))

    def _colour(self, colour: str) -> None:
        self._become(self.lineup.with_colour(self._asking(), colour))

    def _level(self, level: str) -> None:
        self._become(self.lineup.with_place(self._asking(), level=level))

    def _remove(self) -> None:
        self._become(self.lineup.removed(self._asking()))
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self) -> None:
        self._become(self.lineup.added(first_level(self._levels)))

    def _shuffle(self) -> None:
        self._become(self.lineup.mixed(self._rng))

    def _move(self, step: int) -> None:
        self._shift(self._asking(), self._asking() + step)

    def _shift(self, at: int, to: int) -> None:
        """Move a row together with its widgets, so that what is held or focused stays so."""
        if not 0 <= to < len(self.rows) or at == to:
            return
        row = self.rows.pop(at)
        self.rows.insert(to, row)
        self._column.removeWidget(row)
        self._column.insertWidget(to, row)
        self._become(self.lineup.moved(at, to))

    def _drag(self, screen_y: int) -> None:
        at = self._asking()
        self.rows[at].set_tone("selected_soft")
        y = self.mapFromGlobal(QPoint(0, screen_y)).y()
        to = sum(row.geometry().center().y() < y for n, row in enumerate(self.rows) if n != at)
        self._shift(at, to)

    def _drop(self) -> None:
        for row in self.rows:
            row.set_tone("surface2")
