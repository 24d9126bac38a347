"""What lies with whom while cards are picked and not passed on: in solo and family mode.

Nobody sees a card of another seat's pick, so only the numbers are known.
"""

from collections.abc import Sequence
from typing import NamedTuple

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.cards import sorted_hand
from catgames_desktop.model.isle_of_cats.components import DRAFT_HAND
from catgames_desktop.model.isle_of_cats.draft import AskKeep
from catgames_desktop.model.isle_of_cats.drafted import Drafted
from catgames_desktop.model.isle_of_cats.lesson_cards import BASKET_CARDS
from catgames_desktop.model.isle_of_cats.modes import MODES, Mode
from catgames_desktop.model.isle_of_cats.purchase import AskBuy
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from catgames_desktop.model.isle_of_cats.sister import Sister
from catgames_desktop.model.isle_of_cats.views import IsleView, SisterView
from catgames_desktop.model.rng import Source, shuffled


class PickKnowledge(NamedTuple):
    """How many cards each seat has kept and is looking at; none for seats that are known.

    Attributes:
        kept: cards kept, by seat.
        looking: cards in the draft hand, by seat.
    """

    kept: tuple[int, ...]
    looking: tuple[int, ...]

    def elsewhere(self) -> list[str]:
        """Return the cards known to be with the others: none."""
        return []

    def unknown(self) -> int:
        """Return how many cards nobody else has seen."""
        return sum(self.kept) + sum(self.looking)

    def dealt(self, rest: list[str], _: Source) -> list[Drafted]:
        """Return for each seat what it may have; cards are taken from the end of ``rest``."""
        return [
            Drafted(_take(rest, kept), list(sorted_hand(_take(rest, looking))), [])
            for kept, looking in zip(self.kept, self.looking, strict=True)
        ]


def _take(rest: list[str], count: int) -> list[str]:
    return [rest.pop() for _ in range(count)]


def pick_knowledge(view: IsleView, others: Sequence[Seat]) -> PickKnowledge | None:
    """Return how many cards the others have, while they pick or buy; else None."""
    question = view.steps[0]
    if isinstance(question, AskBuy):
        return PickKnowledge(tuple(DRAFT_HAND * (s in others) for s in range(view.players)), (0,))
    if not isinstance(question, AskKeep):
        return None
    mode = MODES[view.mode]
    counts = [_counts(view, question, mode, s) if s in others else (0, 0) for s in _seats(view)]
    return PickKnowledge(tuple(kept for kept, _ in counts), tuple(left for _, left in counts))


def _seats(view: IsleView) -> range:
    return range(view.players)


def _counts(view: IsleView, question: AskKeep, mode: Mode, seat: Seat) -> tuple[int, int]:
    """Return how many cards a seat has kept today, and how many it is looking at."""
    now, at = view.order.index(question.seat), view.order.index(seat)
    kept = 0 if at > now else mode.keep if at < now else mode.keep - question.left
    return mode.keep * (question.round - 1) + kept, mode.hand - kept


def sister_anew(difficulty: str, seen: SisterView, rng: Source) -> Sister:
    """Return a sister drawn at random among those that agree with what is seen of her."""
    up = (*seen.played, *seen.cards)
    hidden = [card for card in BASKET_CARDS if card not in up]
    covered = [colour for colour in COLOURS if colour not in seen.colours]
    return Sister(
        difficulty=difficulty,
        deck=(*up, *shuffled(hidden, rng)),
        dealt=len(up),
        cards=seen.cards,
        done=seen.done,
        colours=(*seen.colours, *shuffled(covered, rng)),
        lessons=tuple(lesson.card for lesson in seen.score.lessons),
        first=seen.first,
        treasures=seen.treasures,
    )
