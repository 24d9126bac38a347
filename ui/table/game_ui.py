"""What a game brings to the table frame, and what the frame promises in return.

The frame (seats bar, prompt bar, side panel, log, curtain, replay, end of game) knows no game. A
game registers one ``GameUi`` in ``ui/registry.py``; for each match the frame asks it for one
``GameTable``, which owns the game's widgets and mediates between them, the View and the frame.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.game import Action, Event, IllegalAction, Outcome, Seat, View
from ui.theme.palette import GroundName


class Player(msgspec.Struct, frozen=True):
    """A seat as the ui shows it: its name, cat colour, whether a bot, and its level then."""

    seat: Seat
    name: str
    colour: str
    bot: bool
    level: str | None

    @property
    def short_name(self) -> str:
        """The name where room is short: a bot's without the word for bot."""
        return self.name.rpartition(" ")[2] if self.bot else self.name


class SeatFact(msgspec.Struct, frozen=True):
    """A public number in the seats bar.

    Attributes:
        icon: a name of ``ui.art.icons``.
        text: the number as shown.
        tip: what it is, in words with the number ("14 fish"), for tooltip and screen reader.
    """

    icon: str
    text: str
    tip: str


class PromptButton(msgspec.Struct, frozen=True):
    """A button of the prompt bar.

    Attributes:
        id: handed back to ``GameTable.press``.
        text: its word.
        icon: a name of ``ui.art.icons``, or "".
        key: the key cap shown on it ("Esc"), or "".
        primary: whether it is the filled one; Enter presses it.
        enabled: whether it can be pressed.
        reason: why not, when disabled.
    """

    id: str
    text: str
    icon: str = ""
    key: str = ""
    primary: bool = False
    enabled: bool = True
    reason: str = ""


class PromptText(msgspec.Struct, frozen=True):
    """What the prompt bar says: a sentence, a second line, and buttons (Hint, Undo are added).

    ``short`` is shown instead of a sentence that there is no room for; it is heard whole.
    """

    sentence: str
    detail: str = ""
    buttons: tuple[PromptButton, ...] = ()
    bad: bool = False
    short: str = ""


class SideTab(msgspec.Struct, frozen=True):
    """A tab of the side panel; the frame adds Log and Help behind the game's own."""

    id: str
    title: str
    widget: QWidget


class Confirmation(msgspec.Struct, frozen=True):
    """A question asked before an intention is carried out; each kind can be switched off.

    Attributes:
        kind: the setting that switches it off, such as ``"pass-with-rescue-possible"``.
        question: the sentence.
        yes: the word on the button that goes on.
        no: the word on the button that goes back.
    """

    kind: str
    question: str
    yes: str
    no: str


class SheetRow(msgspec.Struct, frozen=True):
    """A row of the final score sheet: icon, label, a text for each seat, and whose is best."""

    icon: str
    label: str
    cells: tuple[str, ...]
    best: tuple[Seat, ...] = ()
    tips: tuple[str, ...] = ()


class EndSummary(msgspec.Struct, frozen=True):
    """The end of a match as a game tells it.

    Attributes:
        sentence: who won ("Lia wins the match").
        detail: by how much, what broke a tie.
        rows: the score sheet without its total.
        totals: the total of each seat.
        sheet_hint: what a ring in the sheet means; "": the best of its row.
        notes_title: heading of what is now open (secret lessons), or "".
        notes: (seat, sentence, points text) lines below it.
        foot: a last line, or "".
        chart_title: heading of the chart.
        chart_x: the labels of the points in time ("start", "day 1", ...).
        chart: for each seat its values at those points.
        picture_title: heading of a further picture (a map of the whole match), or "".
        picture: makes its widget for a theme; it stands in the place of the notes.
        rival: the opponent that is no seat, or None; rows, totals, notes and chart then have one
            more place for it, behind the seats.
    """

    sentence: str
    detail: str
    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    sheet_hint: str = ""
    notes_title: str = ""
    notes: tuple[tuple[Seat, str, str], ...] = ()
    foot: str = ""
    chart_title: str = ""
    chart_x: tuple[str, ...] = ()
    chart: tuple[tuple[float, ...], ...] = ()
    picture_title: str = ""
    picture: Callable[[Any], QWidget] | None = None
    rival: Player | None = None


class HelpPage(msgspec.Struct, frozen=True):
    """The Help tab for the phase now: a title, bullet sentences, and reference cards' names."""

    title: str
    bullets: tuple[str, ...]


class TableSettings(msgspec.Struct, frozen=True):
    """The settings that concern a table; handed in anew whenever one changes."""

    animation_ms_factor: float = 1.0
    """0 means instant; 1 the standard durations; 2 twice as slow."""
    text_scale: float = 1.0
    legal_places: bool = True
    wishes: Mapping[str, Any] = msgspec.field(default_factory=dict)


class GameTable(QObject):
    """One match of one game on screen: owns the widgets, holds the ui state, emits intentions.

    The frame calls ``show_view`` whenever the position, the prompt or the viewpoint changed; a
    table must draw itself from the View alone (nothing of an earlier View may remain visible).
    """

    intended = Signal(object)
    """A tuple of actions to carry out in order: one decision of the person, maybe several steps."""
    prompt_changed = Signal()
    """The ui state changed (a tile picked up): the frame reads ``prompt()`` again."""
    announced = Signal(str)
    """A sentence for the screen reader."""
    refused = Signal(str)
    """A sentence that says why something can't be done; the prompt bar shows it."""
    sound = Signal(str)
    """A sound to play: "pick", "place", "turn", "card", "coin", "no", "fanfare"."""

    window_wanted = Signal(bool)
    """The person wants the next moment out of turn to stop for them ("play a purple card"), or no
    longer; the frame hands it to ``Match.want_window`` for the person before the screen."""

    wished = Signal(str, object)
    """The person wants something of this table to be kept for the next one: a name, a value.

    Both come back in ``TableSettings.wishes``.
    """

    board: QWidget
    tray: QWidget

    def lower_edge(self) -> QColor | None:
        """Return the colour in which the board's ground ends at the bottom.

        The frame paints the strip behind the prompt bar in it; None: the ground of the theme.
        """
        return None

    def uses_tray(self) -> bool:
        """Return whether this match has anything for the tray; without it the board is larger."""
        return True

    def show_past(self, past: bool) -> None:
        """Take away, while past positions are shown, what can only be done in a match that goes on.

        It comes before the first ``show_view`` of a past position, and before the first of now.
        """

    def has_chosen(self, seat: Seat) -> bool | None:
        """Return whether a seat has made its choice in the simultaneous step that is shown.

        The curtain tells who is still to choose; None: there is no such step now.
        """
        return None

    def hint_refusal(self) -> str:
        """Return why there is no hint now, as a sentence, or "" when one may be asked for."""
        return ""

    def half_chosen(self) -> Sequence[Action]:
        """Return answers that are chosen but not sent yet: a hint is for what comes after them.

        None of them may tell anything new.
        """
        return ()

    def show_wanted(self, wanted: bool) -> None:
        """Show whether the next moment out of turn will stop for the person at the screen."""

    def side_tabs(self) -> Sequence[SideTab]:
        """Return the game's own tabs of the side panel (the score first)."""
        raise TypeError("a GameTable has side tabs")

    def show_view(self, view: View, legal: Sequence[Action], interactive: bool) -> None:
        """Show a position.

        Args:
            view: what may be on screen now (a spectator's View when nobody's secrets may be).
            legal: the legal actions if the person before the screen is to decide, else empty.
            interactive: whether the person before the screen may act (False in replay, while a
                bot thinks, behind a curtain).

        The same position is shown again when somebody holds "My secrets" (the actor's View instead
        of the spectator's, and back): a tile in the hand then stays where it is.
        """
        raise TypeError("a GameTable shows views")

    def animate(self, events: Sequence[Event], before: View, after: View) -> "Animation | None":
        """Return an animation that leads from one View to the next; None: nothing moves."""
        return None

    def pause(self, events: Sequence[Event], before: View, after: View) -> "Animation | None":
        """Return a stage that stays until the person goes on (a round's summary); None: none.

        It comes after the animation of a step and before the View that follows, also when nothing
        is animated. While it stands, the match waits, the prompt bar shows ``prompt`` and keys
        and buttons go to the table; ``skip`` must take it away.
        """
        return None

    def stops(self, events: Sequence[Event]) -> bool:
        """Return whether ``animate`` is asked for a step even where nothing is animated.

        For what must be seen before the match goes on: such an animation may wait for the person.
        """
        return False

    def told(self, events: Sequence[Event]) -> None:
        """Take note of what has just happened, as the screen may know it."""

    def has_secrets(self) -> bool:
        """Return whether holding "My secrets" would show the person on turn anything."""
        return True

    def prompt(self) -> PromptText:
        """Return what the prompt bar says now."""
        raise TypeError("a GameTable has a prompt")

    def press(self, button: str) -> None:
        """Carry out a button of the prompt bar."""

    def held(self, button: str) -> None:
        """A button of the prompt bar went down; ``let_go`` follows when it comes up."""

    def let_go(self, button: str) -> None:
        """A button of the prompt bar came up."""

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that no focused control wanted; return whether it was used."""
        return False

    def key_released(self, event: QKeyEvent) -> bool:
        """Handle the release of a key (press-and-hold looks); return whether it was used."""
        return False

    def cancel(self) -> bool:
        """Take back what is half done in the ui (Esc); return whether there was anything."""
        return False

    def confirmation(self, actions: Sequence[Action]) -> Confirmation | None:
        """Return what to ask before these actions are carried out, or None."""
        return None

    def show_hint(self, suggestions: Sequence[Any]) -> None:
        """Show a hint (see ``catgames_desktop.bots.policy.Suggestion``)."""

    def compare(self, better: Sequence[str], played: Sequence[str]) -> None:
        """Mark two decisions on the position that is shown, which nobody decides any more.

        Args:
            better: the actions that a bot would have chosen, in notation, or none.
            played: those that were played.
        """

    def mark_last_move(self, events: Sequence[Event]) -> None:
        """Mark what somebody else did last (a bot's placement) until the next own action."""

    def apply_settings(self, settings: TableSettings) -> None:
        """Take over changed settings."""

    def inspect_seat(self, seat: Seat) -> None:
        """Show a seat's public things large (a click on it in the seats bar)."""


class Animation(Protocol):
    """A running transition; the frame starts it, may skip it, and hears when it is over."""

    def start(self, finished: Callable[[], None]) -> None:
        """Begin; call ``finished`` once, at the end."""

    def skip(self) -> None:
        """Jump to the end at once."""


class OptionChoice(msgspec.Struct, frozen=True):
    """An option of a mode that is chosen in New game.

    Attributes:
        id: the option.
        title: its word.
        values: (value, word, sentence) of each, in the order shown.
        default: the value chosen at first.
    """

    id: str
    title: str
    values: tuple[tuple[str, str, str], ...]
    default: str


@runtime_checkable
class Optioned(Protocol):
    """A game whose modes have options to choose, or an opponent that is no seat."""

    def option_choices(self, mode: str) -> Sequence[OptionChoice]:
        """Return the options that mean anything in a mode."""

    def rival_name(self) -> str:
        """Return the name of the opponent that is no seat."""


def option_choices(game: "GameUi", mode: str) -> Sequence[OptionChoice]:
    """Return the options to choose in a mode of a game; for most there are none."""
    return game.option_choices(mode) if isinstance(game, Optioned) else ()


class GameUi(Protocol):
    """A game's texts and factories; one object a game, listed in ``ui/registry.py``."""

    id: str
    ground: GroundName
    """The name of its chrome palette in ``ui.theme``."""

    def title(self) -> str:
        """Return the game's name."""

    def tagline(self) -> str:
        """Return one sentence about it, for Home."""

    def facts(self) -> Sequence[str]:
        """Return pills for Home: players, age, minutes."""

    def panel(self, width: int, height: int, dpr: float) -> QPixmap:
        """Return the illustration of Home's panel."""

    def icon(self, size: int, dpr: float) -> QPixmap:
        """Return a small square picture for New game and lists."""

    def modes(self) -> Sequence[tuple[str, str, str]]:
        """Return (option value of "mode", title, sentence) of each mode; may be a single one."""

    def levels(self) -> Sequence[tuple[str, str, str]]:
        """Return (level, word, one honest sentence) of each bot level, weakest first."""

    def rules_chapters(self) -> Sequence[tuple[str, str]]:
        """Return (title, HTML) chapters of the short rules, tips last."""

    def wishes(self) -> Sequence[tuple[str, str, bool, bool]]:
        """Return this game's settings about when to ask (see ``Game.automatic``).

        Each is (name, sentence, default alone, default with several persons).
        """

    def confirmations(self) -> Sequence[tuple[str, str]]:
        """Return (kind, sentence for the settings) of each confirmation."""

    def new_table(self, players: Sequence[Player], settings: TableSettings) -> GameTable:
        """Return the widgets of one match."""

    def phase_title(self, view: View) -> str:
        """Return where the match stands, short ("Day 3 of 5: rescue")."""

    def seat_facts(self, view: View, seat: Seat) -> Sequence[SeatFact]:
        """Return the public numbers of a seat."""

    def seat_state(self, view: View, seat: Seat) -> str:
        """Return a word for a seat that isn't to act ("2nd", "passed", "ready"), or ""."""

    def log_line(self, event: Event, players: Sequence[Player]) -> str | None:
        """Return the sentence for an event, by name, never "you"; None: not worth a line."""

    def refusal(self, error: IllegalAction, players: Sequence[Player]) -> str:
        """Return the sentence for a rule error."""

    def curtain_text(self, view: View, players: Sequence[Player]) -> str:
        """Return what comes next behind the curtain, without any secret."""

    def help_page(self, view: View) -> HelpPage:
        """Return the help for the phase now."""

    def reference(self) -> Sequence[tuple[str, str]]:
        """Return (title, HTML) reference cards: phases, points, colours, shapes."""

    def tip(self, prompt_kind: str) -> str | None:
        """Return the first-game tip for this kind of decision, or None."""

    def end_summary(
        self,
        view: View,
        outcome: Outcome,
        players: Sequence[Player],
        history: Sequence[View],
    ) -> EndSummary:
        """Return the end screen's facts.

        Args:
            view: the last View.
            outcome: how it ended.
            players: the seats.
            history: one View a chart point, as ``chart_moments`` picked them.
        """

    def chart_moments(self, views: Sequence[View]) -> Sequence[int]:
        """Return which of the match's positions are points of the chart (indices)."""

    def move_words(self, actions: Sequence[str], view: View, players: Sequence[Player]) -> str:
        """Return a decision in words, as the beginning of a sentence: "Rescue a red cat".

        Args:
            actions: in notation: those of one gesture.
            view: the position before it, as the deciding seat saw it.
            players: the seats.
        """

    def reason_phrases(self, reasons: Sequence[tuple[str, float]]) -> Sequence[str]:
        """Return a bot's reasons as short pieces of a sentence; unknown ones are left out."""

    def bot_move_text(self, events: Sequence[Event], players: Sequence[Player]) -> str:
        """Return one sentence about what somebody else just did, for the prompt bar, or ""."""
