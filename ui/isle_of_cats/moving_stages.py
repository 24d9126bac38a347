"""Moving cats between the fields, assigning new ones, giving treasures up."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.isle_of_cats.actions import (
    Assign,
    Done,
    GiveTreasure,
    Move,
)
from catgames_desktop.model.isle_of_cats.components import parse_cat
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.shelf import Offer
from ui.isle_of_cats.stage import ARROWS, ENTER_KEYS, Stage, key_letter
from ui.table.game_ui import PromptButton, PromptText


class MoveStage(Stage):
    """Move 1 to 3 cats, each to the other field."""

    def __init__(self, desk: object) -> None:
        """Begin with nothing chosen."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.chosen: list[str] = []

    def _legal(self) -> frozenset[str]:
        return frozenset(a.tile for a in self.desk.legal if isinstance(a, Move))

    @property
    def _left(self) -> int:
        prompt = self.desk.view.prompt
        return int(prompt.facts.get("left", 3)) if prompt is not None else 0

    def laid_out(self) -> None:
        """Ring the chosen cats."""
        self.desk.scene.island.ring(self.chosen)

    def leave(self) -> None:
        """Take the rings away."""
        self.desk.scene.island.ring(())
        super().leave()

    def lifted(self, name: str, grab: QPointF, drag: bool) -> None:
        """Choose a cat, or lay it down again; a drag counts as a press."""
        self.desk.scene.end_drag()
        if name not in self._legal():
            self.desk.refuse(translate("IsleMove", "It can't be moved, or has moved already."))
            return
        if name in self.chosen:
            self.chosen.remove(name)
        elif len(self.chosen) >= self._left:
            self.desk.refuse(translate("IsleMove", "At most three cats can be moved."))
            return
        else:
            self.chosen.append(name)
        self.desk.sound.emit("pick")
        self.laid_out()
        self.desk.changed()

    def question(self) -> PromptText:
        """Return the prompt."""
        count = len(self.chosen)
        why = "" if count else translate("IsleMove", "Choose at least one cat.")
        word = (
            translate("IsleMove", "Move %n cat(s)", "", count)
            if count
            else translate("IsleMove", "Move")
        )
        return PromptText(
            translate("IsleMove", "Which cats move to the other field?"),
            translate("IsleMove", "One to three; each costs what its new field costs."),
            (PromptButton("move", word, "swap", primary=True, enabled=not why, reason=why),),
        )

    def press(self, button: str) -> None:
        """Send the moves."""
        if button == "move":
            if not self.chosen:
                self.desk.refuse(translate("IsleMove", "Choose at least one cat."))
                return
            moves: tuple[Move | Done, ...] = tuple(Move(tile) for tile in self.chosen)
            view = self.desk.view
            most = min(self._left, len(view.left) + len(view.right))
            if len(moves) < most:
                moves = (*moves, Done())
            self.desk.send(moves)
        else:
            super().press(button)

    def cancel(self) -> bool:
        """Lay down all chosen cats."""
        if self.chosen:
            self.chosen = []
            self.laid_out()
            self.desk.changed()
            return True
        return super().cancel()

    def key(self, event: QKeyEvent) -> bool:
        """Letters and arrows choose, Enter moves."""
        letter = key_letter(event)
        stand = next((s for s in self.desk.scene.stands() if letter and s.key == letter), None)
        if stand is not None:
            self.lifted(stand.name, QPointF(), False)
        elif event.key() in ARROWS:
            self.desk.cursor.move(*ARROWS[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Space and self.desk.cursor.name:
            self.lifted(self.desk.cursor.name, QPointF(), False)
        elif event.key() in ENTER_KEYS:
            self.press("move")
        else:
            return super().key(event)
        return True


class AssignStage(Stage):
    """Into which field a drawn cat goes."""

    def enter(self) -> None:
        """Show what was drawn."""
        super().enter()
        self.laid_out()

    def laid_out(self) -> None:
        """Show the drawn tiles in the place of the pool."""
        view = self.desk.view
        tile = self._tile
        offers = []
        for index, name in enumerate(view.shown):
            shape, colour = (name, None)
            if name[0] == "c":
                shape, colour = parse_cat(name)
            offers.append(Offer(name + ("" if index == 0 else f"#{index}"), shape, colour,
                                enabled=name == tile))  # fmt: skip
        layout = self.desk.scene.layout_now
        self.desk.scene.shelf.show_small(
            translate("IsleAssign", "Drawn"), offers, layout, self.desk.scene.dpr
        )

    def leave(self) -> None:
        """Take the drawn tiles away."""
        self.desk.scene.shelf.hide()
        super().leave()

    @property
    def _tile(self) -> str:
        prompt = self.desk.view.prompt
        return str(prompt.facts["tile"]) if prompt is not None else ""

    def question(self) -> PromptText:
        """Return the prompt."""
        return PromptText(
            translate("IsleAssign", "Where does {tile} go?").format(
                tile=texts.the_tile(*parse_cat(self._tile))
            ),
            translate("IsleAssign", "Press a field, or the left or right arrow key."),
            (
                PromptButton("left", translate("IsleAssign", "Left, 3 fish"), "arrow-left"),
                PromptButton("right", translate("IsleAssign", "Right, 5 fish"), "arrow-right"),
            ),
        )

    def press(self, button: str) -> None:
        """Send the field."""
        if button in ("left", "right"):
            self.desk.send((Assign(button),))  # type: ignore[arg-type]
        else:
            super().press(button)

    def field_clicked(self, side: str) -> None:
        """Put the cat into the field that was pressed."""
        self.press(side)

    def lifted(self, name: str, grab: QPointF, drag: bool) -> None:
        """A press on a cat of a field means the field."""
        self.desk.scene.end_drag()
        view = self.desk.view
        if name in view.left or name in view.right:
            self.press("left" if name in view.left else "right")

    def key(self, event: QKeyEvent) -> bool:
        """Left and right arrow keys choose the field."""
        if event.key() == Qt.Key.Key_Left:
            self.press("left")
        elif event.key() == Qt.Key.Key_Right:
            self.press("right")
        else:
            return super().key(event)
        return True


class GiveTreasureStage(Stage):
    """Which treasures leave the boat for a basket."""

    def __init__(self, desk: object) -> None:
        """Begin with nothing chosen."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.chosen: list[int] = []
        self.focus = -1

    def _legal(self) -> list[int]:
        return [a.index for a in self.desk.legal if isinstance(a, GiveTreasure)]

    @property
    def _left(self) -> int:
        prompt = self.desk.view.prompt
        return int(prompt.facts.get("left", 2)) if prompt is not None else 0

    def enter(self) -> None:
        """Ring what is chosen."""
        super().enter()
        self.laid_out()

    def laid_out(self) -> None:
        """Ring what is chosen, and what has the keyboard's focus."""
        boat = self.desk.scene.boat
        boat.clear_rings()
        for index in self._legal():
            boat.ring(index, "#D98A00" if index in self.chosen else "#8A7660",
                      5 if index in self.chosen else 2)  # fmt: skip
        if self.focus >= 0:
            boat.ring(self.focus, "#1B4FD1", 3.5)

    def leave(self) -> None:
        """Take the rings away."""
        self.desk.scene.boat.clear_rings()
        super().leave()

    def clicked(self, pos: QPointF) -> None:
        """Choose the treasure that was pressed."""
        index = self.desk.scene.boat.tile_at(pos)
        if index is not None:
            self._toggle(index)

    def _toggle(self, index: int) -> None:
        if index not in self._legal():
            self.desk.refuse(translate("IsleGive", "Only treasures can be given up."))
            return
        if index in self.chosen:
            self.chosen.remove(index)
        else:
            self.chosen = [*self.chosen, index][-self._left :]
        self.desk.sound.emit("pick")
        self.laid_out()
        self.desk.changed()

    def question(self) -> PromptText:
        """Return the prompt."""
        missing = self._left - len(self.chosen)
        why = translate("IsleGive", "Choose %n treasure(s) more.", "", missing) if missing else ""
        return PromptText(
            translate("IsleGive", "Which treasures do you give up for a basket?"),
            translate("IsleGive", "Press them on your boat; their squares lie open again."),
            (
                PromptButton("give", translate("IsleGive", "Give them up"), "tick", primary=True,
                             enabled=not why, reason=why),
            ),
        )  # fmt: skip

    def press(self, button: str) -> None:
        """Send the chosen treasures."""
        if button == "give":
            if len(self.chosen) == self._left:
                self.desk.send(tuple(GiveTreasure(index) for index in self.chosen))
            else:
                self.desk.refuse(translate("IsleGive", "Choose the treasures first."))
        else:
            super().press(button)

    def key(self, event: QKeyEvent) -> bool:
        """Arrows go through the treasures, Space chooses, Enter confirms."""
        legal = self._legal()
        if event.key() in ARROWS and legal:
            dx, dy = ARROWS[Qt.Key(event.key())]
            at = legal.index(self.focus) if self.focus in legal else -1
            self.focus = legal[(at + dx + dy) % len(legal)]
            tile = self.desk.scene.boat.tiles[self.focus]
            self.desk.say(texts.tile_tip(tile.shape, tile.colour))
            self.laid_out()
        elif event.key() == Qt.Key.Key_Space and self.focus >= 0:
            self._toggle(self.focus)
        elif event.key() in ENTER_KEYS:
            if len(self.chosen) < self._left and self.focus >= 0 and self.focus not in self.chosen:
                self._toggle(self.focus)
            else:
                self.press("give")
        else:
            return super().key(event)
        return True

    def cancel(self) -> bool:
        """Lay down what is chosen."""
        if self.chosen:
            self.chosen = []
            self.laid_out()
            self.desk.changed()
            return True
        return super().cancel()
