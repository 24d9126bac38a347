"""Hints at the table: up to three numbered answers; one is taken up, nothing is played unasked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.cat_in_the_box.actions import Aside, Play, Predict, parse
from catgames_desktop.model.game import Action
from ui.cat_in_the_box.hint_words import move_words, reason_phrases
from ui.hint_sentence import decimal, headline
from ui.i18n import translate

if TYPE_CHECKING:
    from ui.cat_in_the_box.research import Cell
    from ui.cat_in_the_box.table import BoxTable

MOST: Final = 3


@dataclass(frozen=True)
class Hint:
    """An answer that is proposed: what it is, and why, in a sentence."""

    action: Action
    sentence: str

    @property
    def cell(self) -> "Cell | None":
        """The cell that it plays to, if it plays."""
        return cell_of(self.action)


def cell_of(action: Action | str) -> "Cell | None":
    """Return the cell that an action plays to, or None."""
    play = parse(action) if isinstance(action, str) else action
    return (play.number, play.colour) if isinstance(play, Play) else None


class Hints:
    """Keeps the answers that are proposed, and which of them is taken up."""

    def __init__(self, table: "BoxTable") -> None:
        self._table = table
        self.all: tuple[Hint, ...] = ()
        self.at = 0

    @property
    def sentence(self) -> str:
        """The reasons of the answer that is taken up, or ""."""
        if not self.all:
            return ""
        return self.all[self._predicted() if self.predicts else self.at].sentence

    @property
    def predicts(self) -> bool:
        """Whether predictions are proposed: a digit then is a number of tricks, as always."""
        return bool(self.all) and isinstance(self.all[0].action, Predict)

    def _predicted(self) -> int:
        """Return the hint of the prediction that is chosen now; the first if it has none."""
        actions = [hint.action for hint in self.all]
        chosen = Predict(self._table.chosen) if self._table.chosen is not None else None
        return actions.index(chosen) if chosen in actions else 0

    @property
    def title(self) -> str:
        """The heading of the sentence: what the keys do."""
        if self.predicts:
            return translate("Box", "Hint: Esc closes it")
        if len(self.all) < 2:
            return translate("Box", "Hint")
        return translate("Box", "Hint {number}: 1 to {count} choose, Esc closes").format(
            number=self.at + 1, count=len(self.all)
        )

    @property
    def cells(self) -> "tuple[Cell | None, ...]":
        """The cells that are proposed, the best first."""
        return tuple(hint.cell for hint in self.all)

    def forget(self) -> None:
        """Take the hints away."""
        self.all, self.at = (), 0

    def show(self, suggestions: Sequence[Any]) -> None:
        """Show up to three answers, and take the best up."""
        best = list(suggestions)[:MOST]
        gains = [decimal(one.gain) for one in best]
        hints = []
        for at, one in enumerate(best):
            action = parse(one.actions[0])
            phrases = [move_words(action), *reason_phrases(one.reasons)]
            other = gains[1 if at == 0 else 0] if len(best) > 1 else ""
            worth = translate("Box", "{points} points this round").format(points=gains[at])
            why = headline(phrases, worth, other, best=at == 0, same=other == gains[at])
            hints.append(Hint(action, f"{why}."))
        self.all = tuple(hints)
        self.choose(0)

    def choose(self, at: int) -> None:
        """Take up one of the answers: its card and cell, or its number."""
        if not 0 <= at < len(self.all):
            return
        self.at = at
        hint, table = self.all[at], self._table
        if isinstance(hint.action, Predict):
            table.chosen = hint.action.tricks
        elif isinstance(hint.action, Aside | Play):
            table.take_up(hint.action.number, hint.cell)
        table.announced.emit(f"{at + 1}: {hint.sentence}")
        table.changed()

    def pressed(self, cell: "Cell") -> bool:
        """Take up the answer of a cell that is pressed; return whether it is another one."""
        at = self.cells.index(cell) if cell in self.cells else self.at
        if at == self.at:
            return False
        self.choose(at)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Let digits choose among the answers; return whether this one did."""
        at = event.key() - Qt.Key.Key_1
        if self.predicts or not 0 <= at < len(self.all):
            return False
        self.choose(at)
        return True
