"""From the scene's gestures to the stage that is on: one slot for each signal."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


class Gestures(QObject):
    """Hands what the pointer does on the scene to the stage of the moment."""

    def __init__(self, desk: "IsleTable") -> None:
        super().__init__(desk)
        self._desk = desk
        scene = desk.scene
        scene.lifted.connect(self._lifted)
        scene.hovered.connect(self._hovered)
        scene.dropped.connect(self._dropped)
        scene.clicked.connect(self._clicked)
        scene.turned.connect(self._turned)
        scene.tool.connect(self._tool)
        scene.regrabbed.connect(self._regrabbed)
        scene.field_clicked.connect(self._field_clicked)
        scene.boat_opened.connect(desk.inspect_seat)
        scene.pressed_away.connect(self._pressed_away)

    def _lifted(self, name: str, grab: QPointF, drag: bool) -> None:
        self._desk.cursor.forget()
        self._desk.hints.close()
        self._desk.stage.lifted(name, grab, drag)

    def _hovered(self, pos: QPointF) -> None:
        self._desk.stage.hovered(pos)

    def _dropped(self, pos: QPointF) -> None:
        self._desk.stage.dropped(pos)

    def _clicked(self, pos: QPointF) -> None:
        hints = self._desk.hints
        if not (hints.shown and hints.clicked(pos)):
            self._desk.stage.clicked(pos)

    def _turned(self, steps: int) -> None:
        self._desk.stage.turned(steps)

    def _tool(self, name: str) -> None:
        self._desk.stage.tool(name)

    def _regrabbed(self, pos: QPointF) -> None:
        self._desk.stage.regrabbed(pos)

    def _field_clicked(self, side: str) -> None:
        self._desk.stage.field_clicked(side)

    def _pressed_away(self) -> None:
        self._desk.cancel()
