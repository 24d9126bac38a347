"""Trying shapes on the own boat, also off turn: nothing is sent, all of it is undone on leaving."""

from catgames_desktop.model.isle_of_cats.components import occupied_by
from catgames_desktop.model.isle_of_cats.views import BoatTile
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.facts import occupied
from ui.isle_of_cats.hold import Source
from ui.isle_of_cats.placing import PlacingStage
from ui.table.game_ui import PromptButton, PromptText


class TryStage(PlacingStage):
    """Cats of the fields and treasures are laid on the boat for a look."""

    def __init__(self, desk: object) -> None:
        """Begin with the boat as it is."""
        super().__init__(desk)  # type: ignore[arg-type]
        self.tiles: list[BoatTile] = []

    def can_take(self, name: str) -> str:
        """Return "": everything may be tried."""
        return ""

    def take_source(self) -> Source:
        """Return that it is a trial."""
        return "try"

    def pool_offer(self) -> frozenset[str]:
        """Return all treasures there are."""
        view = self.desk.view
        stock = [*view.pool.items(), *view.stock.items()]
        return frozenset(shape for shape, count in stock if count)

    def extra_tiles(self) -> tuple[BoatTile, ...]:
        """Return the tiles tried so far."""
        return tuple(self.tiles)

    def covered_now(self) -> int:
        """Return the squares covered, trials included."""
        return occupied(self.desk.view.seats[self.desk.seat]) | occupied_by(self.tiles)

    def confirm(self) -> None:
        """Let the trial lie, if it may."""
        hold = self.hold
        if hold is None or hold.reason is not None or self._afloat:
            super().confirm()
            return
        if hold.kind == "oshax" and hold.colour is None:
            super().confirm()
            return
        tile = hold.tile
        self.tiles.append(
            BoatTile(tile.kind, tile.shape, tile.colour, tile.orientation, tile.x, tile.y,
                     self.desk.view.day)
        )  # fmt: skip
        self.desk.sound.emit("place")
        self.hold = None
        self.desk.scene.in_hand = False
        self.desk.lay_out()
        self.show_hold()
        self.desk.changed()

    def question(self) -> PromptText:
        """Return the prompt."""
        leave = PromptButton("leave", translate("IsleTry", "Leave"), "undo", key="T")
        if self.hold is not None:
            sentence = translate("IsleTry", "Try {tile}").format(
                tile=texts.the_tile(self.hold.shape, self.hold.colour)
            )
            prompt = self.hold_prompt(sentence)
            return PromptText(prompt.sentence, prompt.detail, (*prompt.buttons, leave))
        buttons: tuple[PromptButton, ...] = (leave,)
        if self.tiles:
            back = PromptButton("last", translate("IsleTry", "Take one back"), key="Esc")
            buttons = (back, leave)
        return PromptText(
            translate("IsleTry", "Try shapes on your boat"),
            translate("IsleTry", "Only a look: nothing counts, and leaving puts everything back."),
            buttons,
        )

    def press(self, button: str) -> None:
        """Leave, or take the last trial back."""
        if button == "leave":
            self.desk.toggle_try()
        elif button == "last":
            self.cancel()
        else:
            super().press(button)

    def cancel(self) -> bool:
        """Put the tile in hand back, or take the last trial back."""
        if super().cancel():
            return True
        if self.tiles:
            self.tiles.pop()
            self.desk.lay_out()
            self.desk.changed()
            return True
        return False

    def card_pressed(self, index: int, card: str) -> None:
        """Cards wait until the trial is left."""
        self.desk.refuse(translate("IsleTry", "Leave trying out first."))
