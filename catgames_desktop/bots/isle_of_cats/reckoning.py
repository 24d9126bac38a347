"""The position of a question as completions can count it: for what is told, not for what is chosen.

Completions count the boat, the lessons on the table and the cards in hand. Where something is on
its way there (lessons bought or kept, a card just played, the day's fish) it is put in its place.
"""

from msgspec.structs import replace

from catgames_desktop.bots.isle_of_cats.lesson_sense import expected
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.shopping import best_naming
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import FISH_A_DAY
from catgames_desktop.model.isle_of_cats.modes import MODES
from catgames_desktop.model.isle_of_cats.views import IsleView, OwnView, PublicLesson


def reckoned(mind: Mind) -> Mind:
    """Return the mind of the position that a question is judged in.

    Args:
        mind: the mind of the question.
    """
    view, own = mind.view, mind.own
    assert view.prompt is not None
    if not mind.cards:
        return _with_lessons(mind) if view.prompt.kind == "keep" else mind
    if view.prompt.kind == "form":
        hand = (*own.hand, str(view.prompt.facts["card"]))
        return _mind(mind, view, replace(own, hand=hand))
    if view.phase == "start":
        return _mind(mind, _with_fish(mind), own)
    if view.phase == "lessons" or (view.phase == "purchase" and not own.kept):
        return _after_reading(mind)
    return mind


def _mind(mind: Mind, view: IsleView, own: OwnView) -> Mind:
    return Mind(replace(view, own=own), mind.prices)


def _with_fish(mind: Mind) -> IsleView:
    """The fish of the day is at hand."""
    seats = list(mind.view.seats)
    seats[mind.seat] = replace(mind.me, fish=mind.me.fish + FISH_A_DAY)
    return replace(mind.view, seats=tuple(seats))


def _laid(mind: Mind, cards: tuple[str, ...]) -> IsleView:
    """Some more private lessons lie on the table, for others to see their number."""
    seats = list(mind.view.seats)
    seats[mind.seat] = replace(mind.me, private_lessons=mind.me.private_lessons + len(cards))
    return replace(mind.view, seats=tuple(seats))


def _with_lessons(mind: Mind) -> Mind:
    """Family lessons: those kept and the best of the others are on the table."""
    own = mind.own
    wanted = MODES[mind.view.mode].keep - len(own.kept)
    best = sorted(own.draft, key=lambda card: -expected(card, mind.standing))[:wanted]
    cards = (*own.kept, *best)
    return _mind(mind, _laid(mind, cards), replace(own, lessons=(*own.lessons, *cards)))


def _after_reading(mind: Mind) -> Mind:
    """What was bought is in hand: the lessons among it are read."""
    own = mind.own
    private = tuple(card for card in own.hand if CARDS[card].kind == "lesson")
    public = tuple(card for card in own.hand if CARDS[card].kind == "public-lesson")
    read = tuple(PublicLesson(card, mind.seat, best_naming(mind, card)[1]) for card in public)
    hand = tuple(card for card in own.hand if card not in (*private, *public))
    view = replace(
        _laid(mind, private),
        phase="commit",
        public_lessons=(*mind.view.public_lessons, *read),
    )
    return _mind(mind, view, replace(own, hand=hand, lessons=(*own.lessons, *private)))
