"""A person who plays The Isle of Cats: every question of the game, by mouse or by keyboard."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.model.isle_of_cats import actions as act
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.placing import Placement
from catgames_desktop.model.isle_of_cats.shapes import COLOURS, canonical, oriented
from tests.window.hands import Gesture
from tests.window.person import Person, StuckError
from ui.isle_of_cats.hold import flipped, turned
from ui.table.answers import PEEK
from ui.table.prompt_bar import HINT, UNDO

ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


class Islander(Person):
    """Plays as the medium bot would, and fidgets a little on the way."""

    fidgets = 0.0
    """How often this person does something that isn't asked: hints, rooms, undo and redo."""

    # Choosing

    @property
    def table(self) -> Any:
        """The game's table."""
        return self.screen.table

    @property
    def stage(self) -> Any:
        """What the person can do now."""
        return self.table.stage

    @property
    def hold(self) -> Any:
        """The tile in hand."""
        return getattr(self.stage, "hold", None)

    def wanted(self, legal: Sequence[Any] | None = None) -> Any:
        """Return what the medium bot would do, with what this person may see."""
        match = self.screen.match
        legal = list(match.legal() if legal is None else legal)
        choice = MediumPolicy().choose(match.view_of(match.actor), legal, None)
        return choice if choice in legal else self.rng.choice(legal)

    def decide(self) -> Gesture:
        """Answer the question."""
        prompt = self.screen.match.prompt
        if self.rng.random() < self.fidgets:
            yield from self.fidget()
            yield from self.until(self.settled, "the table after a look round")
            screen = self.screen
            if screen.curtain.down or not screen.my_turn or screen.match.prompt != prompt:
                return
        if self.kinds[prompt.kind] in (1, 2, 7):
            self.shot(prompt.kind)
        answers: dict[str, Callable[[], Gesture]] = {
            "keep": self._keep,
            "buy": self._buy,
            "draw": self._buy,
            "commit": self._commit,
            "rescue": self._rescue,
            "finds": self._finds,
            "take": self._take,
            "place": self._place,
            "window": self._window,
            "move": self._move,
            "assign": self._assign,
            "give-treasure": self._give_treasure,
        }
        yield from answers.get(prompt.kind, self._choose)()

    # Cards

    def page_card(self, index: int) -> Gesture:
        """Press a card of the page."""
        if self.mouse:
            yield from self.press(self.table.pages[self.stage.page].cards[index])
        else:
            yield from self.hands.press(str(index + 1))

    def hand_card(self, index: int) -> Gesture:
        """Press a card of the hand."""
        if self.mouse:
            yield from self.click(lambda: self._hand_point(index))
        elif index < 9 and self.screen.match.prompt.kind in ("commit", "window", "finds"):
            yield from self.hands.press(str(index + 1))
        else:
            yield from self.press(self.table.hand.cards[index])

    def _hand_point(self, index: int) -> QPoint:
        """Return where a card of the hand isn't covered by the next one."""
        card = self.table.hand.cards[index]
        return card.mapToGlobal(QPoint(15, card.height() // 2))

    def _place_in_hand(self, card: str) -> int:
        return next(c.index for c in self.table.hand.cards if c.card == card)

    def _keep(self) -> Gesture:
        slots = self.stage._slots
        legal = list(self.screen.match.legal())
        cards = list(self.screen.match.view().own.draft)
        for _ in range(slots):
            keep = self.wanted(legal)
            index = next(
                i for i, card in enumerate(cards)
                if card == keep.card and i not in self.stage.picked
            )  # fmt: skip
            yield from self.page_card(index)
            legal = [action for action in legal if action != keep] or legal
        yield from self.button("keep-these")

    def _buy(self) -> Gesture:
        cards = self.stage.cards()
        left = self.stage.fish - self.stage.cost()
        legal = [a for a in self.screen.match.legal() if not isinstance(a, act.Play)]
        while True:
            able = [
                a for a in legal if not isinstance(a, act.Buy) or CARDS[a.card].cost <= left
            ]  # fmt: skip
            buy = self.wanted(able)
            if not isinstance(buy, act.Buy):
                break
            index = next(
                i for i, card in enumerate(cards)
                if card == buy.card and i not in self.stage.ticked
            )  # fmt: skip
            yield from self.page_card(index)
            left -= CARDS[buy.card].cost
            if all(i in self.stage.ticked for i, card in enumerate(cards) if card == buy.card):
                legal = [a for a in legal if a != buy]
        yield from self.button("buy")

    def _commit(self) -> Gesture:
        for card in list(self.table.hand.cards):
            if card.card and CARDS[card.card].kind == "rescue" and self.rng.random() < 0.75:
                yield from self.hand_card(card.index)
        yield from self.button("commit")

    def _play_card(self, card: str) -> Gesture:
        yield from self.hand_card(self._place_in_hand(card))
        yield from self.button("play")

    def _window(self) -> Gesture:
        choice = self.wanted()
        if isinstance(choice, act.Play):
            yield from self._play_card(choice.card)
        else:
            yield from self.button("decline")

    def _finds(self) -> Gesture:
        choice = self.wanted()
        if isinstance(choice, act.Find):
            yield from self.hand_card(self._place_in_hand(choice.card))
            yield from self.button("find")
        elif isinstance(choice, act.Play):
            yield from self._play_card(choice.card)
        else:
            yield from self.button("end")

    def _choose(self) -> Gesture:
        """Pick among a few large choices."""
        choice = self.wanted()
        for name in ("card", "colour", "form", "which"):
            value = getattr(choice, name, None)
            panel = self.table.choice_panel
            ids = [one.id for one in self.stage.choices()]
            if value is None or value not in ids or value in self.stage.picked:
                continue
            if self.mouse:
                yield from self.press(panel.buttons[ids.index(value)])
            else:
                yield from self.hands.press(str(ids.index(value) + 1))
        for index, one in enumerate(self.stage.choices()):
            if len(self.stage.picked) >= self.stage.picks:
                break
            if one.id not in self.stage.picked and not one.reason:
                if self.mouse:
                    yield from self.press(self.table.choice_panel.buttons[index])
                else:
                    yield from self.hands.press(str(index + 1))
        yield from self.button("confirm")

    # The board

    def on_board(self, pos: QPointF) -> QPoint:
        """Return where a place of the scene is on the screen."""
        view = self.table.view_widget
        return view.viewport().mapToGlobal(view.mapFromScene(pos))

    def _stand(self, name: str) -> Any:
        return next(s for s in self.table.scene.stands() if s.name == name)

    def _stand_point(self, name: str) -> QPoint:
        stand = self._stand(name)
        x, y = oriented(stand.shape, 0)[0]
        return self.on_board(stand.pos + QPointF(x + 0.5, y + 0.5) * stand.square_px)

    def _spot_point(self, orientation: int, x: int, y: int) -> QPoint:
        """Return where the first square of the tile in hand lies for a spot."""
        boat = self.table.scene.boat
        dx, dy = oriented(self.hold.shape, orientation)[0]
        return self.on_board(boat.root.pos() + QPointF(x + dx + 0.5, y + dy + 0.5) * boat.square_px)

    def _rescue(self) -> Gesture:
        if self.hold is not None:
            yield from self._lay(self.rng.choice(self.hold.spots))
            return
        match = self.screen.match
        choice = self.wanted()
        if isinstance(choice, act.Rescue):
            found = MediumPolicy().explain(match.view_of(match.actor), match.legal(), None, 1)
            spot = None
            tile = choice.tile
            if found:
                first, *rest = [act.parse(text) for text in found[0].actions]
                if isinstance(first, act.Rescue) and first in match.legal():
                    tile = first.tile
                    place = next((a for a in rest if isinstance(a, act.Place)), None)
                    spot = place and Placement(place.orientation, place.x, place.y)
            yield from self._take_up(tile)
            if self.hold is not None:
                yield from self._lay(spot or self.rng.choice(self.hold.spots))
        elif isinstance(choice, act.Play):
            yield from self._play_card(choice.card)
        else:
            yield from self.button("end")

    def _take(self) -> Gesture:
        choice = self.wanted()
        if isinstance(choice, act.Decline):
            yield from self.button("decline")
            return
        yield from self._take_up(choice.shape)
        if self.hold is not None:
            yield from self._lay(self.rng.choice(self.hold.spots))

    def _place(self) -> Gesture:
        choice = self.wanted()
        yield from self._lay(Placement(choice.orientation, choice.x, choice.y))

    def _take_up(self, name: str) -> Gesture:
        if not self.mouse:
            yield from self.hands.press(self._stand(name).key.lower())
            yield from self.until(lambda: self.hold is not None, "a tile in hand")
            return
        start = yield from self.steady(lambda: self._stand_point(name))
        if self.rng.random() < 0.3:
            yield from self.hands.click(start)
            yield from self.until(lambda: self.hold is not None, "a tile in hand")
            yield from self.click(lambda: self.on_board(self.table.scene.boat.rect().center()))
        else:
            boat = self.on_board(self.table.scene.boat.rect().center())
            yield from self.hands.drag(start, boat, wheel=self.rng.choice((0, 0, 1, -1)))
        yield from self.until(
            lambda: self.hold is not None and self.hold.settled, "a tile on the boat"
        )

    def _lay(self, spot: Placement) -> Gesture:
        """Turn the tile in hand, bring it to a spot, confirm."""
        hold = self.hold
        for how in turns(hold.shape, hold.spot.orientation, spot.orientation):
            yield from self._reorient(how)
        if canonical(hold.shape, hold.spot.orientation) != canonical(hold.shape, spot.orientation):
            raise StuckError(f"{hold.shape} isn't turned as wanted: {hold.spot} for {spot}")
        yield from (self._drag_to(spot) if self.mouse else self._walk_to(spot))
        if hold.kind == "oshax" and hold.colour is None:
            yield from self._family()
        if self.rng.random() < 0.25:
            self.shot("placing")
        if (hold.spot.x, hold.spot.y) != (spot.x, spot.y) or hold.reason is not None:
            raise StuckError(f"{hold.shape} lies at {hold.spot}, {hold.reason}, wanted {spot}")
        if not self.mouse:
            yield from self.hands.press(ENTER)
        elif self.rng.random() < 0.4:
            yield from self._ghost_button("confirm")
        elif self.rng.random() < 0.4:
            turned_now = hold.spot.orientation
            yield from self.click(lambda: self._spot_point(turned_now, spot.x, spot.y), times=2)
        else:
            yield from self.button("confirm")
        yield

    def _ghost_button(self, name: str) -> Gesture:
        """Click on a button beside the tile in hand."""
        yield from self.click(lambda: self.on_board(self.table.scene.ghost.button_centre(name)))

    def _reorient(self, how: str) -> Gesture:
        before = self.hold.spot.orientation
        if self.mouse:
            yield from self._ghost_button(how)
        else:
            yield from self.hands.press("r" if how == "turn" else "f")
        yield from self.until(
            lambda: self.hold is not None and self.hold.spot.orientation != before,
            f"the tile in hand to {how}",
        )

    def _drag_to(self, spot: Placement) -> Gesture:
        hold = self.hold
        if (hold.spot.x, hold.spot.y) == (spot.x, spot.y):
            return
        turned_now = hold.spot.orientation
        # Taken by a square that no button lies on, as a person would.
        ghost, boat = self.table.scene.ghost, self.table.scene.boat
        for x, y in oriented(hold.shape, turned_now):
            place = QPointF(hold.spot.x + x + 0.5, hold.spot.y + y + 0.5) * boat.square_px
            if not ghost.button_at(boat.root.pos() + place):
                break
        else:
            raise StuckError(f"buttons cover all of {hold.shape}")
        away = QPointF(spot.x - hold.spot.x, spot.y - hold.spot.y) * boat.square_px
        start = boat.root.pos() + place
        yield from self.hands.drag(self.on_board(start), self.on_board(start + away))

    def _walk_to(self, spot: Placement) -> Gesture:
        for _ in range(60):
            here = self.hold.spot
            if (here.x, here.y) == (spot.x, spot.y):
                return
            if here.x != spot.x:
                key = Qt.Key.Key_Left if here.x > spot.x else Qt.Key.Key_Right
            else:
                key = Qt.Key.Key_Up if here.y > spot.y else Qt.Key.Key_Down
            yield from self.hands.press(key)

    def _family(self) -> Gesture:
        colour = self.rng.choice(COLOURS)
        if self.mouse:
            yield from self._ghost_button(colour)
        else:
            yield from self.hands.press(str(COLOURS.index(colour) + 1))

    def _move(self) -> Gesture:
        legal = [a.tile for a in self.screen.match.legal() if isinstance(a, act.Move)]
        name = self.rng.choice(legal)
        if self.mouse:
            yield from self.click(lambda: self._stand_point(name))
        else:
            yield from self.hands.press(self._stand(name).key.lower())
        yield from self.button("move")

    def _assign(self) -> Gesture:
        side = self.wanted().side
        if self.mouse:
            yield from self.button(side)
        else:
            yield from self.hands.press(Qt.Key.Key_Left if side == "left" else Qt.Key.Key_Right)

    def _give_treasure(self) -> Gesture:
        if not self.mouse:
            for _ in range(self.stage._left):
                yield from self.hands.press(Qt.Key.Key_Right)
                yield from self.hands.press(SPACE)
            yield from self.button("give")
            return
        boat = self.table.scene.boat
        for index in self.stage._legal()[: self.stage._left]:
            tile = boat.tiles[index]
            x, y = oriented(tile.shape, tile.orientation)[0]
            square = QPointF(tile.x + x + 0.5, tile.y + y + 0.5)
            at = self.on_board(boat.root.pos() + square * boat.square_px)
            yield from self.hands.click(at)
        yield from self.button("give")

    # What isn't asked

    def fidget(self) -> Gesture:
        """Do something a person does between two moves."""
        what = self.rng.choice(
            ("hint", "rooms", "log", "undo", "escape", "secrets", "other", "tab")
        )
        if what == "hint" and self.screen.match.can_hint:
            yield from self._hint()
        elif what == "rooms" and not self.mouse:
            yield from self.hands.press("o")
            self.shot("rooms")
            yield from self.hands.press("o")
        elif what == "log" and not self.mouse:
            yield from self.hands.press("l")
            self.shot("log")
            yield from self.hands.press("l")
        elif what == "undo" and self.screen.match.can_undo and not self.screen.match.undo_is_help:
            yield from self._undo()
        elif what == "escape" and not self.mouse:
            yield from self.hands.press(Qt.Key.Key_Escape)
        elif what == "secrets" and self.screen.prompt.button(PEEK) is not None:
            yield from self._peek()
        elif what == "other":
            yield from self._look_at_another()

    def _hint(self) -> Gesture:
        if self.mouse:
            button = self.screen.prompt.button(HINT)
            if button is None or not button.isEnabled():
                return
            yield from self.press(button)
        else:
            yield from self.hands.press("h")
        yield from self.until(
            lambda: self.screen.curtain.down or not self.screen.hint_asked, "the hint"
        )
        yield from self.hands.pause(10)
        self.shot("hint")
        if not self.screen.curtain.down:
            if self.mouse:
                back = next((b for b in self.screen.prompt.buttons if b.spec.key == "Esc"), None)
                if back is not None:
                    yield from self.press(back)
            else:
                yield from self.hands.press(Qt.Key.Key_Escape)

    def _undo(self) -> Gesture:
        position = self.screen.match.position
        if self.mouse:
            button = self.screen.prompt.button(UNDO)
            assert button is not None
            yield from self.press(button)
        else:
            yield from self.hands.press("z", "ctrl")
        yield from self.hands.pause(8)
        if self.screen.match.position == position:
            return
        yield from self.until(self.settled, "the table after taking back")
        if self.screen.match.can_redo:
            yield from self.hands.press("y", "ctrl")
            yield from self.hands.pause(4)

    def _peek(self) -> Gesture:
        button = self.screen.prompt.button(PEEK)
        assert button is not None
        if self.mouse:
            at = self.middle(button)
            yield from self.hands.grab(at, at)
            self.shot("my-secrets")
            yield from self.hands.let_go()
        else:
            yield from self.hands.hold_key("p")
            self.shot("my-secrets")
            yield from self.hands.release_key("p")

    def _look_at_another(self) -> Gesture:
        others = self.table.other_seats()
        scene = self.table.scene
        if not others or self.table.board.shown != "table" or self.hold is not None:
            return
        if self.mouse:
            if not scene.layout_now.miniatures:
                return
            yield from self.hands.click(self.on_board(scene.layout_now.miniatures[0].center()))
        elif self.screen.match.prompt.kind not in ("rescue",):
            return
        else:
            yield from self.hands.press(str(others[0] + 1))
        yield from self.hands.pause(10)
        self.shot("other-boat")
        yield from self.hands.press(Qt.Key.Key_Escape)
        if QApplication.focusWidget() is None:
            raise StuckError("the focus is lost after looking at another boat")


def turns(shape: str, start: int, goal: int) -> list[str]:
    """Return the shortest way to turn and flip a tile as wanted."""
    queue: deque[tuple[int, list[str]]] = deque([(start, [])])
    seen = {start}
    while queue:
        now, way = queue.popleft()
        if canonical(shape, now) == canonical(shape, goal):
            return way
        for how, after in (("turn", turned(now)), ("flip", flipped(now))):
            if after not in seen:
                seen.add(after)
                queue.append((after, [*way, how]))
    raise StuckError(f"{shape} can't be turned as wanted")
