"""Why a bot ends its turn, declines, plays a card, or answers a small question: its own numbers.

Codes with a number; the ui has the words. Besides those of ``explaining`` (a treasure or an Oshax
that a card would bring) and ``card_reasons`` (``catch``, ``now``, ``promises``, ``others``,
``rescues``, ``left``):

- ``only``: 1 where nothing else is legal (``strong`` adds it);
- ``rescue-cards``: the rescue cards in hand that could still be committed, where there is none;
- ``had-cats``, ``had-finds``: the cats rescued, or finds played, in a turn that allows no more;
- ``field``: the cats in the fields; ``baskets-left``: the baskets that still serve today;
- ``fish-missing``: the fish that the cheapest cat costs beyond those in hand;
- ``no-place``: the cats or cards at hand that fit nowhere on the boat;
- ``cat-worth``: the points counted for the cat that promises most, its fish aside; ``lesson-lost``:
  the points that paying for it would take from a lesson; ``best-cat``: its worth, fish counted;
- ``wish``: the points that the bot counts for the cat moved or drawn, ``best-wish``: for the
  best one left; ``wanted-from``: from how many points on it wants such a cat in the cheap field;
- ``best-tile``: the points counted for the best treasure or Oshax, where that is too little;
- ``kept``: the fish that stay for another day;
- ``finds-held``: the Oshax and treasure cards in hand;
- ``second``: what the second treasure of a card is counted with;
- ``needed``: the fish that a cat costs, which the card's catch pays for; ``from-fish``: from how
  many fish on the bot plays such a card on this day;
- ``idle-baskets``: the baskets that are of no use any more today; ``unused``: those that are;
- ``elsewhere``: how much more the best cat is worth where it needn't touch another; ``stuck``: the
  cats none of which fits where it touches one;
- ``draws``: the cards drawn; ``free-tiles``: the tiles from the bag that cost nothing;
- ``moves``: how many cats the card moves; ``cheaper``: the fish that a cat costs less for it;
- ``in-a-row``: the cats of one turn; ``reach``: those that baskets and fish pay for;
- ``fresh``: the cats that come into the fields;
- ``basket-worth``: the points counted for one more basket, ``basket-days``: the days of its use;
- ``given-up``: the points that what is given up would still bring;
- ``next-catch``: the fish that the next best colour would give;
- ``dear``: the cats that could still leave the dear field; ``must``: 1 where one must be moved;
- ``waits``: the cards that are kept for a better moment; ``no-use``: those that bring nothing.
"""

from collections.abc import Sequence

from catgames_desktop.bots.isle_of_cats.card_reasons import read_reasons, rescue_card
from catgames_desktop.bots.isle_of_cats.explaining import Reasons, reasons
from catgames_desktop.bots.isle_of_cats.fielding import (
    WANTED_CHEAP,
    WANTED_DRAWN,
    shown_worth,
    wish,
)
from catgames_desktop.bots.isle_of_cats.finding import form_tile, form_worth, second_worth
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.playing_reasons import Told, played
from catgames_desktop.bots.isle_of_cats.rescuing import candidates, fish_worth
from catgames_desktop.bots.isle_of_cats.shopping import colour_catch, lesson_worths, naming_worth
from catgames_desktop.bots.isle_of_cats.timing import cheapest_cat, treasure_losses
from catgames_desktop.bots.policy import Suggestion
from catgames_desktop.model.game import Action
from catgames_desktop.model.isle_of_cats.actions import (
    Assign,
    Choose,
    Commit,
    Decline,
    Done,
    End,
    Find,
    GiveBasket,
    GiveLesson,
    GiveTreasure,
    Move,
    Name,
    Play,
    Read,
    Rescue,
    Take,
)
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.components import LEFT_FISH, RIGHT_FISH
from catgames_desktop.model.isle_of_cats.shapes import KINDS


def choice_hints(
    mind: Mind, legal: Sequence[Action], chosen: Action, most: int
) -> list[Suggestion]:
    """Return what the bot would do, and where it compares points what comes next.

    Args:
        mind: the bot's mind.
        legal: the legal actions.
        chosen: what the bot would do.
        most: how many to return at most.
    """
    told = {action: _told(mind, legal, action) for action in (chosen, *_beside(legal, chosen))}
    others = sorted((one for one in told if one != chosen), key=lambda one: -told[one][0])
    top = told[chosen][0]
    return [
        Suggestion(
            actions=(str(action),),
            gain=round(min(top, told[action][0]), 1),
            reasons=told[action][1],
        )
        for action in (chosen, *others)[:most]
    ]


def _beside(legal: Sequence[Action], chosen: Action) -> list[Action]:
    """Return the other answers that the bot compares with its own by points."""
    return [
        action
        for action in legal
        if action != chosen
        and isinstance(action, Choose | GiveLesson | GiveTreasure | Read)
        and (not isinstance(action, Read) or (isinstance(chosen, Read) and _same(action, chosen)))
    ]


def _same(one: Read, other: Read) -> bool:
    return one.card == other.card


def _told(mind: Mind, legal: Sequence[Action], action: Action) -> Told:
    """Return what the bot counts for an answer, in points, and why."""
    match action:
        case End() if _kind(mind) == "finds":
            return 0.0, _no_find(mind, legal)
        case End():
            return 0.0, _no_rescue(mind, legal)
        case Decline() if _kind(mind) == "take":
            return 0.0, _no_tile(mind, legal)
        case Decline():
            return 0.0, _no_play(mind, legal)
        case Play():
            return played(mind, action.card, _moment(mind))
        case Find() | Choose():
            return _find(mind, legal, action)
        case Read():
            worth = naming_worth(mind, action.card, action.colour)
            return worth, read_reasons(mind, action.card, action.colour)
        case Name():
            return 0.0, _name(mind, legal, action)
        case GiveBasket():
            if action.which == "used":
                return 0.0, (("idle-baskets", mind.me.used_baskets),)
            return 0.0, (("unused", mind.me.baskets),)
        case GiveLesson():
            return _given_up(next(w for w, card in lesson_worths(mind) if card == action.card))
        case GiveTreasure():
            return _given_up(next(w for w, n in treasure_losses(mind) if n == action.index))
        case _:
            return 0.0, _other(mind, legal, action)


def _other(mind: Mind, legal: Sequence[Action], action: Action) -> Reasons:
    match action:
        case Commit():
            return (*rescue_card(action.card), *_reach(mind))
        case Done() if _kind(mind) == "move":
            return _moved_enough(mind, legal)
        case Done():
            return _committed(mind, legal)
        case Move():
            return _moved(mind, legal, action)
        case Assign():
            return _assigned(mind)
    return ()


def _kind(mind: Mind) -> str:
    assert mind.view.prompt is not None
    return mind.view.prompt.kind


def _moment(mind: Mind) -> str:
    """The moment as the rules on playing cards know it."""
    assert mind.view.prompt is not None
    kind = mind.view.prompt.kind
    return str(mind.view.prompt.facts.get("moment", "turn")) if kind == "window" else kind


def _given_up(worth: float) -> Told:
    return -worth, (("given-up", round(worth, 1)),)


def _no_rescue(mind: Mind, legal: Sequence[Action]) -> Reasons:
    """Why no cat is rescued now."""
    assert mind.view.prompt is not None
    facts = mind.view.prompt.facts
    kept = (("kept", mind.me.fish),) if mind.cards and mind.days_left and mind.me.fish else ()
    if facts["rescued"] and not facts["rescues"]:
        return (("had-cats", facts["rescued"]),)
    if not mind.field:
        return (("field", 0), *kept)
    if mind.cards and not mind.baskets:
        return (("baskets-left", 0), ("field", len(mind.field)), *kept)
    payable = [tile for tile in mind.field if mind.price(tile) <= mind.me.fish]
    if not payable:
        return (("fish-missing", cheapest_cat(mind) - mind.me.fish), *kept)
    if not any(isinstance(action, Rescue) for action in legal):
        return (("no-place", len(payable)), *kept)
    burden = max(0.0, -fish_worth(mind))
    worth, lost = max(
        ((cat.options[0].value + burden * cat.price, mind.lesson_lost_by_paying(cat.price))
         for cat in candidates(mind)),
        key=lambda one: one[0] - one[1],
    )  # fmt: skip
    lesson = (("lesson-lost", round(lost, 1)),) if lost else ()
    return (("cat-worth", round(worth, 1)), *lesson, *kept)


def _no_find(mind: Mind, legal: Sequence[Action]) -> Reasons:
    """Why no Oshax and no treasure card is played now."""
    assert mind.view.prompt is not None
    if mind.view.prompt.facts["found"]:
        return (("had-finds", mind.view.prompt.facts["found"]),)
    held = [card for card in mind.own.hand if CARDS[card].kind in ("oshax", "treasure")]
    if not held:
        return (("finds-held", 0),)
    worths = [_find_worth(mind, action.card)[0] for action in legal if isinstance(action, Find)]
    if not worths:
        return (("no-place", len(held)),)
    return (("best-tile", round(max(worths), 1)),)


def _no_tile(mind: Mind, legal: Sequence[Action]) -> Reasons:
    best = mind.best([action.shape for action in legal if isinstance(action, Take)])
    return (("no-place", 1),) if best is None else (("best-tile", round(best[0], 1)),)


def _no_play(mind: Mind, legal: Sequence[Action]) -> Reasons:
    cards = sum(isinstance(action, Play) for action in legal)
    code = "no-use" if _moment(mind) == "final" else "waits"
    return ((code, cards),) if cards else ()


def _find_worth(mind: Mind, card: str) -> tuple[float, str]:
    """What a find is worth, and the form of a treasure card in which it is."""
    if card == "oshax":
        best = mind.best(mind.view.oshax)
        return (0.0 if best is None else best[0]), ""
    forms = [form for form in CARDS[card].forms if form != "any" or mind.me.fish]
    return max(((form_worth(mind, form), form) for form in forms), key=lambda one: one[0])


def _find(mind: Mind, legal: Sequence[Action], action: Find | Choose) -> Told:
    """What the best tile of a card brings, and what a second one is counted with."""
    if isinstance(action, Choose):
        worth, form = form_worth(mind, action.form), str(action.form)
    else:
        worth, form = _find_worth(mind, action.card)
    best = mind.best(mind.view.oshax) if not form else form_tile(mind, form)
    if best is None:
        return 0.0, ()
    kind = KINDS[best[1]]
    option = mind.options(kind, best[1], None)[0]
    fish = 1 if form == "any" else 0
    second = round(second_worth(best[0]), 1) if form not in ("", "rare") else 0.0
    more = (("second", second),) if second else ()
    return worth, (*reasons(mind, kind, best[1], option, fish), *more)


def _name(mind: Mind, legal: Sequence[Action], action: Name) -> Reasons:
    """The fish of the colour, and of the next best."""
    assert mind.view.prompt is not None
    card = str(mind.view.prompt.facts["card"])
    others = [
        colour_catch(mind, card, other.colour)
        for other in legal
        if isinstance(other, Name) and other != action
    ]
    beside = (("next-catch", max(others)),) if others else ()
    return (("catch", colour_catch(mind, card, action.colour)), *beside)


def _reach(mind: Mind) -> Reasons:
    return (("rescues", min(mind.baskets, mind.affordable)), ("left", mind.me.fish))


def _committed(mind: Mind, legal: Sequence[Action]) -> Reasons:
    """Why no more rescue cards are committed."""
    if not any(isinstance(action, Commit) for action in legal):
        return (("rescue-cards", 0), *_reach(mind))
    return _reach(mind)


def _moved(mind: Mind, legal: Sequence[Action], move: Move) -> Reasons:
    """Why a cat goes to the other field."""
    must = (("must", 1),) if Done() not in legal else ()
    if move.tile not in mind.view.right:
        return (*must, ("dear", 0))
    worth = ("wish", round(wish(mind, move.tile), 1))
    return (worth, ("cheaper", RIGHT_FISH - LEFT_FISH), *must)


def _moved_enough(mind: Mind, legal: Sequence[Action]) -> Reasons:
    movable = {action.tile for action in legal if isinstance(action, Move)}
    wishes = [wish(mind, tile) for tile in mind.view.right if tile in movable]
    if not wishes:
        return (("dear", 0),)
    return (("best-wish", round(max(wishes), 1)), ("wanted-from", WANTED_CHEAP))


def _assigned(mind: Mind) -> Reasons:
    worth = round(shown_worth(mind), 1)
    return (("wish", worth), ("wanted-from", WANTED_DRAWN), ("baskets-left", mind.baskets))
