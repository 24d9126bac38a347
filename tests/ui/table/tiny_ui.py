"""The ui of the tiny test game: labels and buttons, enough to drive the whole frame."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPixmap
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from catgames_desktop.model.game import Action, Event, IllegalAction, Outcome, Seat, View
from tests.helpers.tiny import Commit, Decline, Draw, Play, Take, TinyView
from ui.table.game_ui import (
    Confirmation,
    EndSummary,
    GameTable,
    HelpPage,
    Player,
    PromptButton,
    PromptText,
    SeatFact,
    SheetRow,
    SideTab,
    TableSettings,
)


class SlowMotion:
    """An animation that ends after a while, or when it is skipped."""

    def __init__(self, ms: int) -> None:
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.setInterval(ms)
        self._timer.timeout.connect(self.skip)
        self._finished: Callable[[], None] | None = None

    def start(self, finished: Callable[[], None]) -> None:
        self._finished = finished
        self._timer.start()

    @property
    def running(self) -> bool:
        return self._finished is not None

    def skip(self) -> None:
        self._timer.stop()
        finished, self._finished = self._finished, None
        if finished is not None:
            finished()


class TinyTable(GameTable):
    """Shows the hand as a label and the legal actions as buttons of the prompt."""

    def __init__(self, players: Sequence[Player], settings: TableSettings) -> None:
        super().__init__()
        self.players = players
        self.settings = settings
        self.board = QWidget()
        self.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.board.setAccessibleName("board")
        self.tray = QWidget()
        self.tray.setAutoFillBackground(True)
        self.heap = QLabel(self.board)
        self.heap.setStyleSheet("color: white; font-size: 30px;")
        self.heap.setGeometry(40, 40, 600, 60)
        self.hand = QPushButton("", self.tray)
        self.hand.setGeometry(16, 16, 500, 40)
        self.score = QLabel()
        self.page = QWidget()
        column = QVBoxLayout(self.page)
        column.addWidget(self.score)
        column.addStretch(1)
        self.board.setStyleSheet("background: #1D6A86;")
        self.view: TinyView | None = None
        self.legal: tuple[Action, ...] = ()
        self.interactive = False
        self.shown: list[tuple[Seat | None, int, bool]] = []
        self.motion_ms = 0
        self.pause_at = ""
        self.paused: SlowMotion | None = None
        self.animated: list[str] = []
        self.marked: list[str] = []
        self.hints: list[Any] = []
        self.keys: list[int] = []
        self.picked: Action | None = None
        self.ask = ""
        self.wanted = False
        self.inspected: list[Seat] = []

    def lower_edge(self) -> QColor | None:
        return QColor("#1D6A86")

    def has_chosen(self, seat: Seat) -> bool | None:
        assert self.view is not None
        return self.view.committed[seat] if self.view.phase == "commit" else None

    def show_wanted(self, wanted: bool) -> None:
        self.wanted = wanted

    def side_tabs(self) -> Sequence[SideTab]:
        return (SideTab("score", "Score", self.page),)

    def show_view(self, view: View, legal: Sequence[Action], interactive: bool) -> None:
        assert isinstance(view, TinyView)
        self.view, self.legal, self.interactive = view, tuple(legal), interactive
        self.picked = None
        self.heap.setText(f"Round {view.round}, {view.phase}: heap {view.heap}")
        self.hand.setText("" if view.own is None else f"hand {list(view.own)}")
        self.score.setText("  ".join(map(str, view.points)))
        self.shown.append((view.seat, view.heap, interactive))

    def animate(self, events: Sequence[Event], before: View, after: View) -> SlowMotion | None:
        self.animated.extend(event.name for event in events)
        return SlowMotion(self.motion_ms) if self.motion_ms and events else None

    def pause(self, events: Sequence[Event], before: View, after: View) -> SlowMotion | None:
        if self.pause_at not in [event.name for event in events]:
            return None
        self.paused = SlowMotion(60_000)
        return self.paused

    def prompt(self) -> PromptText:
        if self.paused is not None and self.paused.running:
            return PromptText("Look at this", "", (PromptButton("go-on", "Go on", primary=True),))
        if not self.interactive or self.view is None or self.view.prompt is None:
            return PromptText("")
        buttons = tuple(
            PromptButton(str(action), str(action), primary=number == 0)
            for number, action in enumerate(self.legal[:4])
        )
        kind = self.view.prompt.kind
        return PromptText(f"Please {kind}", "One of these.", buttons)

    def press(self, button: str) -> None:
        if self.paused is not None and self.paused.running:
            self.paused.skip()
            return
        action = next(action for action in self.legal if str(action) == button)
        self.intended.emit((action,))

    def key(self, event: QKeyEvent) -> bool:
        self.keys.append(event.key())
        if event.key() == Qt.Key.Key_1 and self.legal:
            self.picked = self.legal[0]
            self.prompt_changed.emit()
            return True
        return False

    def cancel(self) -> bool:
        had, self.picked = self.picked, None
        return had is not None

    def confirmation(self, actions: Sequence[Action]) -> Confirmation | None:
        return Confirmation(self.ask, "Really?", "Go on", "Go back") if self.ask else None

    def show_hint(self, suggestions: Sequence[Any]) -> None:
        self.hints.extend(suggestions)

    def mark_last_move(self, events: Sequence[Event]) -> None:
        self.marked.extend(event.name for event in events)

    def apply_settings(self, settings: TableSettings) -> None:
        self.settings = settings

    def inspect_seat(self, seat: Seat) -> None:
        self.inspected.append(seat)


class TinyUi:
    """The words of the tiny game."""

    id = "tiny"
    ground = "isle"

    def __init__(self) -> None:
        self.tables: list[TinyTable] = []

    def title(self) -> str:
        return "Tiny"

    def tagline(self) -> str:
        return "A game for tests."

    def facts(self) -> Sequence[str]:
        return ()

    def panel(self, width: int, height: int, dpr: float) -> QPixmap:
        return QPixmap(width, height)

    def icon(self, size: int, dpr: float) -> QPixmap:
        return QPixmap(size, size)

    def modes(self) -> Sequence[tuple[str, str, str]]:
        return ()

    def levels(self) -> Sequence[tuple[str, str, str]]:
        return (("random", "easy", "Moves at random."),)

    def rules_chapters(self) -> Sequence[tuple[str, str]]:
        return ()

    def wishes(self) -> Sequence[tuple[str, str, bool, bool]]:
        return ()

    def confirmations(self) -> Sequence[tuple[str, str]]:
        return (("tiny-ask", "taking"),)

    def new_table(self, players: Sequence[Player], settings: TableSettings) -> TinyTable:
        table = TinyTable(players, settings)
        self.tables.append(table)
        return table

    def phase_title(self, view: View) -> str:
        assert isinstance(view, TinyView)
        return f"Round {view.round} of 2: {view.phase}"

    def seat_facts(self, view: View, seat: Seat) -> Sequence[SeatFact]:
        assert isinstance(view, TinyView)
        points, cards = view.points[seat], view.hands[seat]
        return (
            SeatFact("star", str(points), f"{points} points"),
            SeatFact("cards", str(cards), f"{cards} cards"),
        )

    def seat_state(self, view: View, seat: Seat) -> str:
        return "ready" if isinstance(view, TinyView) and view.committed[seat] else ""

    def log_line(self, event: Event, players: Sequence[Player]) -> str | None:
        who = players[event.seat].name if event.seat is not None else "Everybody"
        facts = " ".join(f"{name} {value}" for name, value in event.facts.items())
        return f"{who} {event.name} {facts}".strip()

    def refusal(self, error: IllegalAction, players: Sequence[Player]) -> str:
        return f"No: {error.code}"

    def curtain_text(self, view: View, players: Sequence[Player]) -> str:
        assert view.prompt is not None
        return f"Next: {view.prompt.kind}. Your hand is shown only while you choose."

    def help_page(self, view: View) -> HelpPage:
        assert isinstance(view, TinyView)
        return HelpPage(f"About {view.phase}", ("Take from the heap.", "Or draw a card."))

    def reference(self) -> Sequence[tuple[str, str]]:
        return (("Points", "<h3>Points</h3><p>The highest card wins 5.</p>"),)

    def tip(self, prompt_kind: str) -> str | None:
        return {"commit": "The highest card wins five points."}.get(prompt_kind)

    def end_summary(
        self, view: View, outcome: Outcome, players: Sequence[Player], history: Sequence[View]
    ) -> EndSummary:
        totals = outcome.scores
        best = tuple(seat for seat, score in enumerate(totals) if score == max(totals))
        chart = tuple(
            tuple(float(one.points[seat]) for one in history if isinstance(one, TinyView))
            for seat in range(view.players)
        )
        return EndSummary(
            sentence=f"{players[outcome.winners[0]].name} wins the tiny game",
            detail="by a hair",
            rows=(
                SheetRow("star", "Heap and cards", tuple(map(str, totals)), best, ("a", "b", "c")),
                SheetRow("crown", "Crowns", tuple("0" for _ in totals)),
            ),
            totals=tuple(totals),
            notes_title="Now open",
            notes=tuple((seat, "A lesson about heaps, and one about cards", "3")
                        for seat in range(view.players)),
            foot="Cards left: none.",
            chart_title="Score after each round",
            chart_x=tuple(f"round {number}" for number in range(len(history))),
            chart=chart,
        )  # fmt: skip

    def chart_moments(self, views: Sequence[View]) -> Sequence[int]:
        found, seen = [0], 1
        for number, view in enumerate(views):
            if isinstance(view, TinyView) and view.round > seen:
                found.append(number)
                seen = view.round
        return found

    def move_words(self, actions: Sequence[str], view: View, players: Sequence[Player]) -> str:
        return f"Do {actions[0]}"

    def reason_phrases(self, reasons: Sequence[tuple[str, float]]) -> Sequence[str]:
        return [code for code, _ in reasons]

    def bot_move_text(self, events: Sequence[Event], players: Sequence[Player]) -> str:
        lines = [self.log_line(event, players) for event in events]
        return " ".join(line for line in lines if line)


__all__ = ["Commit", "Decline", "Draw", "Play", "SlowMotion", "Take", "TinyTable", "TinyUi"]
