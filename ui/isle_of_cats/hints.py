"""Hints: up to three numbered ghosts with reasons; one is taken in hand, nothing placed unasked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QVBoxLayout

from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import (
    Buy,
    Commit,
    Find,
    Keep,
    Place,
    Play,
    Rescue,
    Take,
    parse,
)
from catgames_desktop.model.isle_of_cats.components import parse_cat
from catgames_desktop.model.isle_of_cats.shapes import oriented, size
from ui.i18n import translate
from ui.isle_of_cats.art.tile_states import paint_ring
from ui.isle_of_cats.hint_cards import HintCard, HintCards
from ui.isle_of_cats.hint_words import hint_card
from ui.isle_of_cats.hold import Spot
from ui.isle_of_cats.pictures import PillLook, PillPart, pill_pixmap, plain_pixmap, tile_margin
from ui.isle_of_cats.pictures import tile_pixmap as tile_picture
from ui.isle_of_cats.placing import PlacingStage
from ui.isle_of_cats.stage import ENTER_KEYS, key_letter
from ui.table.game_ui import PromptButton, PromptText

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

_LOOKS = (
    PillLook("#FFFDF6", "#24692F", "#1E7B38"),
    PillLook("#FFFDF6", "#1B5FB8", "#1B5FB8"),
    PillLook("#FFFDF6", "#8A4B12", "#8A4B12"),
)
_RINGS = ("hint1", "hint2", "hint3")


@dataclass(frozen=True)
class Hint:
    """A suggestion: its actions, and if it places a tile which one and where."""

    actions: tuple[Action, ...]
    name: str
    shape: str
    colour: str | None
    place: Place | None
    card: HintCard


class HintBook(QObject):
    """Keeps the hints that are shown, their ghosts and their cards."""

    def __init__(self, desk: "IsleTable") -> None:
        super().__init__(desk)
        self._desk = desk
        self._hints: list[Hint] = []
        self._items: list[QGraphicsPixmapItem] = []
        self._ghosts: dict[int, QGraphicsPixmapItem] = {}
        self._at = 0
        self._cards: HintCards | None = None

    @property
    def shown(self) -> bool:
        """Whether hints are on the screen."""
        return bool(self._hints)

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The hints shown, best first."""
        return tuple(self._hints)

    def show(self, suggestions: Sequence[Any]) -> None:
        """Show up to three suggestions."""
        self.close()
        stage = self._desk.stage
        if isinstance(stage, PlacingStage) and stage.hold is not None and stage.can_put_back():
            stage.put_back()
        for suggestion in list(suggestions)[:3]:
            self._hints.append(self._hint(suggestion, len(self._hints) + 1))
        self._at = 0
        if not self._hints:
            return
        if isinstance(stage, PlacingStage):
            self._desk.scene.ghost.hide()
        self._draw()
        self._cards = HintCards([hint.card for hint in self._hints], self._desk.compact)
        self._cards.chosen.connect(self.choose)
        layout: QVBoxLayout = self._desk.side.hint_layout
        layout.addWidget(self._cards)
        self._cards.mark(0)
        self._desk.side.refresh()
        self._desk.say(self._hints[0].card.spoken)
        self._desk.changed()

    def _hint(self, suggestion: Any, number: int) -> Hint:
        actions = tuple(parse(text) for text in suggestion.actions)
        place = next((a for a in actions if isinstance(a, Place)), None)
        name, shape, colour = "", "", None
        for action in actions:
            if isinstance(action, Rescue):
                name = action.tile
                shape, colour = parse_cat(action.tile)
            elif isinstance(action, Take):
                name = shape = action.shape
        prompt = self._desk.view.prompt
        if place is not None and not shape and prompt is not None:
            shape = str(prompt.facts["shape"])
            name = str(prompt.facts.get("tile") or shape)
            colour = prompt.facts.get("colour")
        if place is not None and place.colour:
            colour = place.colour
        card = hint_card(self._desk, suggestion, actions, shape, colour, number)
        return Hint(actions, name, shape, colour, place, card)

    def _draw(self) -> None:
        scene = self._desk.scene
        px, dpr, origin = scene.boat.square_px, scene.dpr, scene.boat.root.pos()
        pills: list[QRectF] = []
        for index, hint in enumerate(self._hints):
            if hint.place is None:
                continue
            spot = hint.place
            width, height = size(hint.shape, spot.orientation)
            margin = max(tile_margin(px), 10.0)
            picture = tile_picture(hint.shape, hint.colour, spot.orientation, px, dpr)

            def paint(
                painter: QPainter,
                hint: Hint = hint,
                index: int = index,
                picture: Any = picture,
                spot: Place = spot,
                margin: float = margin,
            ) -> None:
                painter.setOpacity(0.92 if index == 0 else 0.62)
                shift = margin - tile_margin(px)
                painter.drawPixmap(QPointF(shift, shift), picture)
                painter.setOpacity(1.0)
                painter.translate(margin, margin)
                paint_ring(painter, oriented(hint.shape, spot.orientation), px, _RINGS[index])  # type: ignore[arg-type]

            item = QGraphicsPixmapItem()
            item.setPixmap(
                plain_pixmap(QSizeF(width * px + 2 * margin, height * px + 2 * margin), dpr, paint)
            )
            item.setPos(origin + QPointF(spot.x * px - margin, spot.y * px - margin))
            item.setZValue(45 - index)
            scene.addItem(item)
            pill = QGraphicsPixmapItem()
            pill.setPixmap(
                pill_pixmap(
                    (PillPart("", str(index + 1)), PillPart("", hint.card.points_short)),
                    _LOOKS[index], dpr,
                )
            )  # fmt: skip
            pill_size = pill.pixmap().deviceIndependentSize()
            x = origin.x() + (spot.x + width / 2) * px - pill_size.width() / 2
            y = origin.y() + spot.y * px - pill_size.height() * 0.6
            box = QRectF(QPointF(max(2.0, x), max(2.0, y)), pill_size)
            while any(box.intersects(other) for other in pills):
                box.translate(0, pill_size.height() + 2)
            pills.append(box)
            pill.setPos(box.topLeft())
            pill.setZValue(55)
            scene.addItem(pill)
            self._items += [item, pill]
            self._ghosts[index] = item

    def forget(self) -> None:
        """Take the hints away because the position has changed."""
        self._clear()

    def _clear(self) -> None:
        for item in self._items:
            self._desk.scene.removeItem(item)
        self._items = []
        self._ghosts = {}
        self._hints = []
        if self._cards is not None:
            self._desk.side.hint_layout.removeWidget(self._cards)
            self._cards.hide()
            self._cards.deleteLater()
            self._cards = None

    def close(self) -> None:
        """Take the hints away."""
        if not self._hints:
            return
        self._clear()
        stage = self._desk.stage
        if isinstance(stage, PlacingStage):
            stage.laid_out()
        self._desk.side.refresh()
        self._desk.changed()

    def choose(self, index: int) -> None:
        """Choose one of the hints, to be taken with Enter."""
        if 0 <= index < len(self._hints):
            self._at = index
            if self._cards is not None:
                self._cards.mark(index)
            for place, ghost in self._ghosts.items():
                ghost.setZValue(48 if place == index else 45 - place)
            self._desk.say(self._hints[index].card.spoken)
            self._desk.changed()

    def prompt(self) -> PromptText:
        """Return the prompt while hints are shown."""
        hint = self._hints[self._at]
        count = len(self._hints)
        back = PromptButton("hint-close", translate("IsleHint", "Close"), key="Esc")
        if hint.place is None:
            return PromptText(
                translate("IsleHint", "The hint: {move}").format(move=hint.card.title),
                hint.card.sentence,
                (
                    PromptButton("hint-take", translate("IsleHint", "Do it"), "tick", primary=True),
                    back,
                ),
            )
        if count > 1:
            sentence = translate("IsleHint", "{count} good places").format(count=count)
            detail = translate(
                "IsleHint", "Press 1 to {count} to choose; Enter takes it in hand. Nothing is "
                "placed before you confirm."
            ).format(count=count)  # fmt: skip
        else:
            sentence = translate("IsleHint", "A good place")
            detail = translate("IsleHint", "Nothing is placed before you confirm.")
        take = translate("IsleHint", "Take place {number}").format(number=self._at + 1)
        return PromptText(
            sentence, detail, (PromptButton("hint-take", take, "tick", primary=True), back)
        )

    def press(self, button: str) -> bool:
        """Carry out a button; return whether it was one of the hint's."""
        if button == "hint-take":
            self.take()
            return True
        if button == "hint-close":
            self.close()
            return True
        self.close()
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Digits choose, Enter takes."""
        letter = key_letter(event)
        if letter and letter in "123" and int(letter) <= len(self._hints):
            self.choose(int(letter) - 1)
            return True
        if event.key() in ENTER_KEYS:
            self.take()
            return True
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self.choose((self._at + step) % len(self._hints))
            return True
        return False

    def take(self) -> None:
        """Take the chosen hint: the tile in hand at its place, or the choice made."""
        hint = self._hints[self._at]
        self.close()
        stage = self._desk.stage
        if hint.place is not None and isinstance(stage, PlacingStage):
            if stage.hold is None or stage.hold.name != hint.name:
                stage.take(hint.name, hint.shape, hint.colour)
            assert stage.hold is not None
            stage.hold.colour = hint.colour
            stage.hold.spot = Spot(hint.place.orientation, hint.place.x, hint.place.y)
            stage.settle_here()
            return
        self._choose_in_stage(hint.actions)

    def _choose_in_stage(self, actions: tuple[Action, ...]) -> None:
        """Make the choice in the stage where it has one, else send the actions."""
        stage = self._desk.stage
        first = actions[0]
        cards = getattr(stage, "hint_card", None)
        if (
            isinstance(first, (Keep, Buy, Commit, Find, Play))
            and cards is not None
            and (cards(first.card))
        ):
            return
        self._desk.send(actions)
