"""Hints: up to three numbered answers, marked on the cards; one is done on Enter, none unasked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from catgames_desktop.model.alcatraz import actions as acts
from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action, Seat
from ui.alcatraz import texts
from ui.alcatraz.art.cards import number
from ui.alcatraz.card_button import Spot
from ui.alcatraz.question_panel import PanelLine, PanelText
from ui.hint_sentence import gain_words, headline
from ui.i18n import translate
from ui.table.game_ui import Player, PromptButton, PromptText

if TYPE_CHECKING:
    from ui.alcatraz.table import AlcatrazTable

MOST: Final = 3
_REASONS: Final = 3
"""How many answers, and how many reasons of each, are shown."""
_ROOMY_PX: Final = 900
_DO, _CLOSE = "hint-do", "hint-close"
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True)
class Hint:
    """An answer that is proposed: what it is, why, what it is worth, and the cards it means."""

    actions: tuple[Action, ...]
    move: str
    phrases: tuple[str, ...]
    gain: str
    spots: frozenset[Spot]

    def sentence(self, other: str, best: bool) -> str:
        """Return it as a sentence that names what another one would be worth."""
        phrases = [self.move, *self.phrases]
        return headline(phrases, self.worth, other, best=best, same=other == self.gain)

    @property
    def worth(self) -> str:
        """What it is worth, in words."""
        if not self.gain.endswith("%"):
            return self.gain
        return translate("AlcatrazHint", "{chance} to win").format(chance=self.gain)


class Hints:
    """Keeps the answers that are proposed, and which of them Enter would do."""

    def __init__(self, table: "AlcatrazTable") -> None:
        self._table = table
        self.all: tuple[Hint, ...] = ()
        self.at = 0
        self._open = False
        """Whether they count only what everybody knows: nobody's notes are on the screen."""

    @property
    def shown(self) -> bool:
        """Whether there are any."""
        return bool(self.all)

    def show(
        self, suggestions: Sequence[Any], view: AlcatrazView, players: Sequence[Player]
    ) -> None:
        """Show up to three answers."""
        self._open = view.seat is None
        best = list(suggestions)[:MOST]
        gains = _worths(best)
        self.all = tuple(
            _hint(one, gain, view, players) for one, gain in zip(best, gains, strict=True)
        )
        self.at = 0

    def forget(self) -> None:
        """Take them away."""
        self.all, self.at = (), 0

    def cover(self) -> None:
        """Take hints away that count what one seat knows: other eyes are on the table now."""
        if not self._open:
            self.forget()

    def marks(self) -> dict[Spot, tuple[int, ...]]:
        """Return the numbers of the answers that mean each card, pile or objective."""
        return numbered([hint.spots for hint in self.all])

    def sentence(self) -> str:
        """Return the chosen answer with its reasons, and what the next best is worth."""
        other = ""
        if len(self.all) > 1:
            other = self.all[0 if self.at else 1].gain
        return self.all[self.at].sentence(other, self.at == 0)

    def panel(self) -> PanelText:
        """Return the panel that lists the answers; in little room only the chosen one's reasons."""
        roomy = self._table.board.width() >= _ROOMY_PX
        lines = []
        for at, hint in enumerate(self.all):
            whole = roomy or at == self.at
            text = headline([hint.move, *(hint.phrases if whole else ())], hint.worth)
            lines.append(PanelLine("hint", text, badge=at + 1, strong=at == self.at))
        title = translate("AlcatrazHint", "What a good memory would do")
        if self._open:
            title = translate("AlcatrazHint", "By what everybody can see")
        return PanelText(title, "", tuple(lines))

    def prompt(self) -> PromptText:
        """Return the prompt while they are shown."""
        detail = translate("AlcatrazHint", "Enter does it.")
        if len(self.all) > 1:
            detail = translate("AlcatrazHint", "1 to {count} choose, Enter does it.").format(
                count=len(self.all)
            )
        do = PromptButton(_DO, translate("AlcatrazHint", "Do it"), "tick", "", True)
        close = PromptButton(_CLOSE, translate("AlcatrazHint", "Close"), "", "Esc")
        return PromptText(self.sentence(), detail, (do, close))

    def choose(self, at: int) -> None:
        """Choose one, for Enter."""
        if 0 <= at < len(self.all):
            self.at = at
            self._table.announced.emit(f"{at + 1}: {self.sentence()}")
            self._table.hint_changed()

    def press(self, button: str) -> bool:
        """Carry out a button of the prompt; return whether it was one of the hint's."""
        if button == _DO:
            actions = self.all[self.at].actions
            self.forget()
            self._table.last_moves.forget()
            self._table.hint_changed()
            self._table.intended.emit(actions)
            return True
        if button == _CLOSE:
            self.forget()
            self._table.hint_changed()
            return True
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Let digits choose and Enter do it; return whether the key was used."""
        if event.key() in _ENTER:
            return self.press(_DO)
        at = event.key() - Qt.Key.Key_1
        if not 0 <= at < len(self.all):
            return False
        self.choose(at)
        return True


def _hint(one: Any, gain: str, view: AlcatrazView, players: Sequence[Player]) -> Hint:
    actions = tuple(acts.parse(text) for text in one.actions)
    seat = view.actor if view.actor is not None else 0
    return Hint(
        actions=actions,
        move=action_text(actions[0], view, players),
        phrases=tuple(reason_phrases(one.reasons)),
        gain=gain,
        spots=spots_of(actions[0], view, seat),
    )


def numbered(groups: Sequence[frozenset[Spot]]) -> dict[Spot, tuple[int, ...]]:
    """Return for each card, pile or objective the numbers (from 1) of the groups it is in."""
    found: dict[Spot, tuple[int, ...]] = {}
    for at, spots in enumerate(groups, start=1):
        for spot in spots:
            found[spot] = (*found.get(spot, ()), at)
    return found


def spots_of(action: Action, view: AlcatrazView, seat: Seat) -> frozenset[Spot]:
    """Return the cards, piles and objectives that an action of a seat means."""
    match action:
        case acts.Look(place=at) | acts.Peek(place=at) | acts.Swap(place=at) | acts.Bunk(place=at):
            return frozenset({("row", seat, at)})
        case acts.Draw():
            return frozenset({("stock", 0, 0)})
        case acts.TakeTop(pile=pile, place=at):
            return frozenset({("pile", pile, 0), ("row", seat, at)})
        case acts.Discard(pile=pile):
            return frozenset({("pile", pile, 0)})
        case acts.Rearrange(first=first, second=second):
            return frozenset({("row", seat, first), ("row", seat, second)})
        case acts.Spy(seat=other, place=at):
            return frozenset({("row", other, at)})
        case acts.Trade(place=at, seat=other, other_place=theirs):
            return frozenset({("row", seat, at), ("row", other, theirs)})
        case acts.Guard(objective=objective):
            return frozenset(_door(objective, view))
        case acts.Claim(objective=objective, first=first, last=last):
            cards: set[Spot] = {("row", seat, at) for at in range(first, last + 1)}
            return frozenset({*cards, *_door(objective, view)})
    return frozenset()


def _door(objective: int, view: AlcatrazView) -> set[Spot]:
    if objective not in view.objectives:
        return set()
    return {("door", view.objectives.index(objective), 0)}


def _worths(suggestions: Sequence[Any]) -> list[str]:
    """Return what each is worth: the chance to win, where the bot counts that, else its points."""
    wins = [dict(one.reasons).get("win") for one in suggestions]
    if None in wins:
        return gain_words([one.gain for one in suggestions])
    return [f"{round(win or 0)} %" for win in wins]


def reason_phrases(reasons: Sequence[tuple[str, float]]) -> list[str]:
    """Return the first reasons as short pieces of a sentence; unknown codes are left out."""
    return [phrase for code, amount in reasons if (phrase := _phrase(code, amount))][:_REASONS]


def _phrase(code: str, amount: float) -> str:
    whole = round(amount)
    match code:
        case "free":
            return translate("AlcatrazHint", "it frees {cats} now").format(cats=texts.cats(whole))
        case "ready":
            return translate("AlcatrazHint", "then {cats} can be freed").format(
                cats=texts.cats(whole)
            )
        case "guess":
            text = translate("AlcatrazHint", "right with a chance of {percent} %")
        case "hope":
            text = translate("AlcatrazHint", "then a claim that is right with {percent} %")
        case "chance":
            text = translate("AlcatrazHint", "the next draw fits in {percent} %")
        case "ends":
            return translate("AlcatrazHint", "the row is empty then, and the round ends")
        case "learn":
            return translate("AlcatrazHint", "you learn a card")
        case "deny":
            return translate("AlcatrazHint", "another no longer knows a card of their row")
        case "spares":
            return translate("AlcatrazHint", "the next player finds less on the piles")
        case _:
            return ""
    return text.format(percent=whole)


def move_words(action: str, view: Any, players: Sequence[Player]) -> str:
    """Return an action in notation in words."""
    return action_text(acts.parse(action), view, players)


def action_text(action: Action, view: AlcatrazView, players: Sequence[Player]) -> str:
    """Return an action as a piece of advice."""
    match action:
        case acts.Look(place=at) | acts.Peek(place=at):
            return translate("AlcatrazHint", "Look at {card}").format(card=texts.place(at))
        case acts.Draw():
            return translate("AlcatrazHint", "Draw from the stock")
        case acts.TakeTop(pile=pile, place=at):
            return translate("AlcatrazHint", "Take the {value} for {card}").format(
                value=number(view.piles[pile][-1]), card=texts.place(at)
            )
        case acts.Swap(place=at):
            return translate("AlcatrazHint", "Swap {card}").format(card=texts.place(at))
        case acts.Discard():
            return translate("AlcatrazHint", "Discard the card")
        case acts.Bunk(place=at):
            return translate("AlcatrazHint", "Lay the bunk on {card}").format(card=texts.place(at))
        case acts.Rearrange(first=first, second=second):
            return translate("AlcatrazHint", "Exchange {first} and {second}").format(
                first=texts.place(first), second=texts.place(second)
            )
        case acts.Spy(seat=seat, place=at):
            return translate("AlcatrazHint", "Spy on {card} of {name}").format(
                card=texts.place(at), name=players[seat].name
            )
        case acts.Trade(place=at, seat=seat, other_place=other):
            return translate("AlcatrazHint", "Trade {card} for {theirs} of {name}").format(
                card=texts.place(at), theirs=texts.place(other), name=players[seat].name
            )
        case acts.Guard(objective=objective):
            return translate("AlcatrazHint", "Change objective {number}").format(number=objective)
        case acts.Claim(objective=objective, first=first, last=last):
            return translate("AlcatrazHint", "Free cards {first} to {last} with {number}").format(
                first=first + 1, last=last + 1, number=objective
            )
        case _:
            return translate("AlcatrazHint", "End the turn")
