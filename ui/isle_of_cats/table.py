"""The mediator of one match on screen: Views come in, intentions go out.

It owns board, tray and side tabs, makes one stage for the question asked (``prompts.py``) and hands
gestures and keys to it. Widgets never talk to each other; they tell the table.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QCursor, QKeyEvent

from catgames_desktop.model.game import Action, Event, Seat, View
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import Tile
from catgames_desktop.model.isle_of_cats.sister_score import SisterScore
from catgames_desktop.model.isle_of_cats.views import IsleView, OwnView
from ui.isle_of_cats import prompts
from ui.isle_of_cats.animations import animation_for
from ui.isle_of_cats.board import Board, BoardView
from ui.isle_of_cats.boat_scene import BoatScene, OtherBoat
from ui.isle_of_cats.choice_stage import ChoiceStage
from ui.isle_of_cats.choices import ChoicePanel
from ui.isle_of_cats.confirmations import confirmation_for
from ui.isle_of_cats.cursor import Cursor
from ui.isle_of_cats.draft import DraftPage
from ui.isle_of_cats.facts import occupied, rescuable, room_squares_left, shown_seat
from ui.isle_of_cats.gestures import Gestures
from ui.isle_of_cats.hand import HandTray
from ui.isle_of_cats.hints import HintBook
from ui.isle_of_cats.inspector import Inspector
from ui.isle_of_cats.last_moves import LastMoves
from ui.isle_of_cats.pages import make_pages
from ui.isle_of_cats.piles import PilesSheet
from ui.isle_of_cats.plan import Plan, make_plan
from ui.isle_of_cats.preview import Score
from ui.isle_of_cats.purchase import PurchasePage
from ui.isle_of_cats.reasons import why_card
from ui.isle_of_cats.revealing import Revealing
from ui.isle_of_cats.side import SidePages
from ui.isle_of_cats.sister_panel import sister_look
from ui.isle_of_cats.stage import Stage
from ui.isle_of_cats.table_keys import table_key, table_key_released
from ui.isle_of_cats.tryout import TryStage
from ui.table.game_ui import (
    Confirmation,
    GameTable,
    Player,
    PromptText,
    SideTab,
    TableSettings,
)
from ui.theme import theme as themes


class IsleTable(GameTable):
    """One match of The Isle of Cats on screen."""

    def __init__(self, players: Sequence[Player], settings: TableSettings) -> None:
        """Build the widgets; the first ``show_view`` fills them."""
        super().__init__()
        self.players = tuple(players)
        self.settings = settings
        self.scene = BoatScene()
        self.view_widget = BoardView(self.scene)
        self.pages = make_pages(self)
        self.board: Board = Board(self.view_widget)
        for name, page in self.pages.items():
            self.board.add_page(name, page)
        self.hand = HandTray()
        self.tray = self.hand
        self.side = SidePages(self)
        self.choice_panel = ChoicePanel(self.board)
        self.choice_panel.pressed.connect(self._choice_pressed)
        self.inspector = Inspector(self.board)
        self.hints = HintBook(self)
        self.view: IsleView = None  # type: ignore[assignment]
        self.legal: tuple[Action, ...] = ()
        self.interactive = False
        self.seat: Seat = 0
        self.score: Score = None  # type: ignore[assignment]
        self.stage: Stage = None  # type: ignore[assignment]
        self.cursor = Cursor(self)
        self.overlay = False
        self._past = False
        self.revealing = Revealing(self)
        self._others: tuple[OtherBoat, ...] = ()
        self.last_moves = LastMoves(self)
        self._wanted = False
        self._connect()

    def _connect(self) -> None:
        self.gestures = Gestures(self)
        self.view_widget.resized.connect(self.lay_out)
        self.view_widget.focus_changed.connect(self.cursor.show_if)
        self.hand.card_pressed.connect(self._card_pressed)
        self.hand.purple_wanted.connect(self.want_purple)
        self.hand.resized.connect(self._hand_resized)
        self.inspector.closed.connect(self.changed)

    # What the frame asks

    @property
    def own(self) -> OwnView | None:
        """The secrets that may be on the screen, or None."""
        return self.view.own

    @property
    def compact(self) -> bool:
        """Whether the small layouts are used."""
        return self.scene.layout_now.compact

    def lower_edge(self) -> QColor | None:
        """Return the colour in which sea or wall end at the bottom."""
        ground = themes.current().isle
        return QColor(ground.sea_bottom if self.stage.page in ("table", "reveal")
                      else ground.wall_bottom) if self.stage is not None else None  # fmt: skip

    def show_past(self, past: bool) -> None:
        """Take away trying out and purple cards while past positions are shown."""
        self._past = past

    @property
    def goes_on(self) -> bool:
        """Whether the position shown is one of a match that goes on."""
        return not self._past and (self.view is None or self.view.outcome is None)

    def has_chosen(self, seat: Seat) -> bool | None:
        """Return whether a seat has chosen in the draft, the purchase or the commit."""
        if self.view is None or self.view.phase not in ("draft", "purchase", "commit"):
            return None
        return self.view.seats[seat].ready

    def hint_refusal(self) -> str:
        """Return why there is no hint now, or ""."""
        if isinstance(self.stage, TryStage):
            return self.tr("Leave trying out first.")
        return self.stage.hint_refusal() if self.stage is not None else ""

    def half_chosen(self) -> Sequence[Action]:
        """Return the cards that are picked or ticked."""
        return self.stage.half_chosen() if self.stage is not None else ()

    def show_wanted(self, wanted: bool) -> None:
        """Show that the next possible moment will stop for the person at the screen."""
        self._wanted = wanted
        for button in (self.hand.purple, self.side.purple):
            button.setChecked(wanted)

    def side_tabs(self) -> Sequence[SideTab]:
        """Return the tab of this phase: score, boat, order or hint."""
        return self.side.tabs()

    def show_view(self, view: View, legal: Sequence[Action], interactive: bool) -> None:
        """Show a position; see ``GameTable.show_view``."""
        assert isinstance(view, IsleView)
        same = self.view is not None and _same_position(self.view, view)
        stage_kept = same and interactive == self.interactive and self.stage is not None
        old = self.stage
        if self.view is not None and _eyes(self.view) != _eyes(view):
            self._forget_secrets()
        stay = isinstance(old, TryStage) and self._may_go_on_trying(view)
        self.view, self.legal, self.interactive = view, tuple(legal), interactive
        self.revealing.forget()
        self.seat = shown_seat(view, self.players)
        self.score = Score(view, self.seat)
        if not same:
            self.hints.forget()
            self.cursor.forget()
            if old is not None and not stay:
                old.leave()
        if stay:
            self.stage = old
        elif stage_kept:
            self.stage = prompts.stage_for(self)
            prompts.carry_over(old, self.stage)
        else:
            if old is not None and same and not stay:
                old.leave()
            self.stage = prompts.stage_for(self)
        self.board.show_page(self.stage.page)
        self.lay_out()
        self.stage.enter()
        self.show_purse()
        self.side.refresh()
        self.changed()

    def _forget_secrets(self) -> None:
        """Empty what is kept out of sight: another person sits before the screen now, or nobody."""
        self.hints.cover()
        for page in self.pages.values():
            if isinstance(page, DraftPage | PurchasePage):
                page.forget()
        self.choice_panel.forget()
        self.side.forget()

    def _may_go_on_trying(self, view: IsleView) -> bool:
        """Return whether trying out goes on: the own boat is as it was, whoever decides now."""
        seat = shown_seat(view, self.players)
        return (
            seat == self.seat
            and view.outcome is None
            and view.seats[seat].tiles == self.view.seats[seat].tiles
            and (view.own is None) == (self.view.own is None)
        )

    def lay_out(self) -> None:
        """Lay the scene out for the board's size and show the View on it."""
        if self.view is None:
            return
        view, scene = self.view, self.scene
        dpr = self.view_widget.devicePixelRatioF()
        others = [s for s in self._round() if s != self.seat]
        layout = scene.lay_out(
            self.view_widget.size_px(), len(others), themes.current().text_scale, dpr, view.mode
        )
        takeable = self._takeable()
        scene.island.show(view, layout, dpr, takeable, self.stage.pool_offer())
        public = view.seats[self.seat]
        tiles = (*public.tiles, *self.stage.extra_tiles())
        scene.boat.show(public.boat, tiles, layout.boat, layout.boat_px, dpr)
        scene.boat.set_overlay(self.overlay, room_squares_left(occupied(public)))
        self._show_others()
        self._show_sister(None)
        self._show_rooms(None)
        self._show_last_moves()
        self.stage.laid_out()
        self._show_hand()
        self.side.refresh()

    def _show_others(self) -> None:
        view = self.view
        self._others = tuple(
            OtherBoat(
                s, view.seats[s], self.players[s].name, self.public_total(s),
                self.last_moves.tile(s),
            )
            for s in self._round()
            if s != self.seat
        )  # fmt: skip
        self.scene.show_others(self._others)

    def _show_sister(self, after: SisterScore | None) -> None:
        look = sister_look(self.view, after) if self.view.sister is not None else None
        self.scene.show_sister(look)
        self.side.show_sister(look)

    def uses_tray(self) -> bool:
        """Return False in family mode, where nobody holds cards, fish or baskets."""
        return self.view is None or self.view.mode != "family"

    def _hand_resized(self) -> None:
        if self.view is not None:
            self._show_hand()
            self.side.refresh()

    def _show_hand(self) -> None:
        own = self.own
        hidden = 0 if own is not None else self.view.seats[self.seat].hand
        self.hand.show_hand(own.hand if own is not None else None, hidden, self.goes_on)
        self.stage.refresh_hand()
        self.show_purse()

    def _takeable(self) -> frozenset[str] | None:
        prompt = self.view.prompt
        if prompt is None or prompt.kind != "rescue" or not self.legal:
            return None
        return rescuable(self.legal)

    def _round(self) -> list[Seat]:
        count = self.view.players
        return [(self.seat + step) % count for step in range(count)]

    def other_seats(self) -> tuple[Seat, ...]:
        """Return the seats whose boats aren't shown large."""
        return tuple(other.seat for other in self._others)

    def public_total(self, seat: Seat) -> int:
        """Return the points of a seat without its private lessons."""
        score = Score(self.view, seat).now.sheet
        return score.total - score.private_lessons

    def animate(self, events: Sequence[Event], before: View, after: View) -> Any:
        """Return an animation of what happened, or None."""
        assert isinstance(before, IsleView)
        assert isinstance(after, IsleView)
        return animation_for(self, events, before, after)

    def pause(self, events: Sequence[Event], before: View, after: View) -> Any:
        """Let the lanes of the reveal stand until the person goes on."""
        assert isinstance(after, IsleView)
        return self.revealing.pause(events, after)

    def prompt(self) -> PromptText:
        """Return what the prompt bar says."""
        if self.revealing.pausing is not None:
            return prompts.reveal_prompt()
        if self.hints.shown:
            return self.hints.prompt()
        return self.stage.prompt()

    def press(self, button: str) -> None:
        """Carry out a button of the prompt bar."""
        if self.revealing.pausing is not None:
            self.revealing.pausing.skip()
            return
        if self.hints.shown and self.hints.press(button):
            return
        self.stage.press(button)

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that no control wanted."""
        return table_key(self, event)

    def key_released(self, event: QKeyEvent) -> bool:
        """Show the tiles again."""
        return table_key_released(self, event)

    def cancel(self) -> bool:
        """Take back what is half done."""
        if self.inspector.isVisible():
            self.inspector.close_it()
            return True
        if self.hints.shown:
            self.hints.close()
            return True
        if self.stage.cancel():
            return True
        if isinstance(self.stage, TryStage):
            self.toggle_try()
            return True
        return False

    def confirmation(self, actions: Sequence[Action]) -> Confirmation | None:
        """Return what to ask before actions are carried out."""
        return confirmation_for(self, actions)

    def show_hint(self, suggestions: Sequence[Any]) -> None:
        """Show up to three suggestions."""
        self.hints.show(suggestions)

    def mark_last_move(self, events: Sequence[Event]) -> None:
        """Mark the tile that somebody else placed last, and what was taken from the island."""
        self.last_moves.note(events)
        self._show_others()
        self._show_last_moves()
        self.side.refresh()

    def compare(self, better: Sequence[str], played: Sequence[str]) -> None:
        """Show what would have been better and what was played as ghosts on the boat."""
        words = (self.tr("better"), self.tr("played"))
        self.hints.compare(
            [(word, actions) for word, actions in zip(words, (better, played), strict=True)
             if actions]
        )  # fmt: skip

    def apply_settings(self, settings: TableSettings) -> None:
        """Take over changed settings."""
        self.settings = settings
        if self.view is not None:
            self.lay_out()

    def inspect_seat(self, seat: Seat) -> None:
        """Show a seat's boat large."""
        if self.view is None or not 0 <= seat < self.view.players:
            return
        self.inspector.show_seat(
            self.view, seat, self.players, self.public_total(seat), self.last_moves.tile(seat)
        )

    # What stages and widgets ask

    def changed(self) -> None:
        """Tell the frame to read the prompt again."""
        self.prompt_changed.emit()

    def send(self, actions: tuple[Action, ...]) -> None:
        """Intend these actions."""
        self.last_moves.forget()
        self.intended.emit(actions)

    def refuse(self, sentence: str) -> None:
        """Say why something can't be done."""
        if sentence:
            self.sound.emit("no")
            self.refused.emit(sentence)
            self.announced.emit(sentence)

    def say(self, sentence: str) -> None:
        """Say something to the screen reader."""
        if sentence:
            self.announced.emit(sentence)

    def want_window_or_say_why(self) -> None:
        """Ask for the next moment; a person alone is told at once that there is nothing to play.

        With several persons the answer never depends on what is held.
        """
        alone = sum(not player.bot for player in self.players) == 1
        if alone and self.own is not None and not self._wanted:
            held = [card for card in self.own.hand if CARDS[card].kind == "anytime"]
            if not held:
                self.show_wanted(False)
                self.refuse(self.tr("You hold no purple card."))
                return
        self.want_window()

    def want_window(self) -> None:
        """Ask for the next moment in which a purple card can be played, or take that back."""
        wanted = not self._wanted
        self.show_wanted(wanted)
        self.window_wanted.emit(wanted)
        if wanted:
            self.say(self.tr("You will be asked at the next possible moment."))

    def want_purple(self) -> None:
        """Answer the button "Play a purple card"."""
        self.show_wanted(self._wanted)
        self.stage.choose_purple()

    def why_card(self, card: str, my_turn: bool) -> str:
        """Return why a card of the hand can't be used now."""
        return why_card(self.view, self.seat, card, my_turn)

    def waiting_sentence(self) -> str:
        """Return what is going on while somebody else decides."""
        return prompts.waiting_sentence(self)

    def name(self, seat: Seat) -> str:
        """Return a seat's name."""
        return self.players[seat].name

    def pointer(self) -> QPointF:
        """Return where the pointer is in the scene."""
        if self.scene.pointer is not None:
            return self.scene.pointer
        return self.view_widget.mapToScene(self.view_widget.mapFromGlobal(QCursor.pos()))

    def plan(self, tile: Tile, paid: int) -> Plan:
        """Return what a placement on the shown boat would change."""
        public = self.view.seats[self.seat]
        return make_plan(
            self.score, public.tiles, public.boat, tile, paid, self.stage.covered_now()
        )

    def show_plan(self, plan: Plan | None) -> None:
        """Show in rooms strip and score panel what a placement would change."""
        self._show_rooms(plan)
        if self.view.sister is not None:
            self._show_sister(plan.hers if plan is not None else None)
        self.side.show_plan(plan)
        self.show_purse()

    def preview_fields(self, after: IsleView) -> None:
        """Show the fields of the View that follows, for cats that come ashore."""
        scene = self.scene
        scene.island.show(after, scene.layout_now, scene.dpr, None, frozenset())

    def show_purse(self) -> None:
        """Show the purse or the note of the stage."""
        note = self.stage.note()
        self.hand.show_note(*note)
        self.hand.show_purse(None if any(note) else self.stage.purse())

    def _show_rooms(self, plan: Plan | None) -> None:
        layout = self.scene.layout_now
        now = room_squares_left(self.stage.covered_now())
        after = plan.rooms if plan is not None else now
        self.scene.rooms.show(layout.strip, now, after, layout.compact, self.scene.dpr)

    def _show_last_moves(self) -> None:
        self.last_moves.show(self.view)
        index = self.last_moves.tile(self.seat)
        if index is not None and index < len(self.scene.boat.tiles):
            self.scene.boat.ring(index, "#D98A00")

    def toggle_overlay(self) -> None:
        """Show or hide the rooms at full strength."""
        self.overlay = not self.overlay
        covered = occupied(self.view.seats[self.seat])
        self.scene.boat.set_overlay(self.overlay, room_squares_left(covered))
        self.side.refresh_buttons()
        self.say(self.tr("Rooms shown") if self.overlay else self.tr("Tiles shown"))

    def hide_tiles(self, on: bool) -> None:
        """Hide the tiles of the boat while something is held."""
        self.scene.boat.hide_tiles(on)

    def show_piles(self) -> None:
        """Open the piles that may be read; in family mode there are none."""
        if self.view.mode != "family":
            PilesSheet(self.board.window(), self.view).open()

    @property
    def trying(self) -> bool:
        """Whether shapes are being tried out."""
        return isinstance(self.stage, TryStage)

    def toggle_try(self) -> None:
        """Begin or leave trying out shapes; what was tried is undone."""
        self.stage.leave()
        self.hints.close()
        self.stage = prompts.stage_for(self) if self.trying else TryStage(self)
        self.board.show_page(self.stage.page)
        self.lay_out()
        self.stage.enter()
        self.side.refresh()
        self.changed()

    # Presses

    def _choice_pressed(self, name: str) -> None:
        if isinstance(self.stage, ChoiceStage):
            self.stage.pressed(name)

    def page_pressed(self, index: int) -> None:
        """A card of a page was pressed."""
        self.hints.close()
        self.stage.page_pressed(index)

    def _card_pressed(self, index: int, card: str) -> None:
        self.hints.close()
        self.stage.card_pressed(index, card)


def _eyes(view: IsleView) -> tuple[Seat | None, bool]:
    """Return whose secrets a View holds, if any."""
    return view.seat, view.own is None


def _same_position(one: IsleView, other: IsleView) -> bool:
    """Return whether two Views are of the same moment, whoever looks."""
    return (one.prompt, one.actor, one.seats, one.phase, one.day, one.left, one.right) == (
        other.prompt, other.actor, other.seats, other.phase, other.day, other.left, other.right,
    )  # fmt: skip
