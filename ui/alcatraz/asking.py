"""Which kind of question a View asks."""

from collections.abc import Sequence

from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Action
from ui.alcatraz.drawn_question import DrawnQuestion
from ui.alcatraz.questions import (
    EndQuestion,
    LookQuestion,
    Question,
    SeenQuestion,
    ThirdRoundQuestion,
)
from ui.alcatraz.turn_question import TurnQuestion

_KINDS: dict[str, type[Question]] = {
    "look": LookQuestion,
    "seen": SeenQuestion,
    "turn": TurnQuestion,
    "claim": TurnQuestion,
    "drawn": DrawnQuestion,
    "end": EndQuestion,
    "third-round": ThirdRoundQuestion,
}


def question_for(view: AlcatrazView, legal: Sequence[Action]) -> Question:
    """Return the question that is asked now; with no legal actions, nobody here is asked."""
    seat = view.actor if view.actor is not None else 0
    kind = _KINDS.get(view.phase, Question) if legal else Question
    return kind(view, legal, seat)
