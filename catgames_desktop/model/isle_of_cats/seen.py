"""What of a state a seat, or a spectator, may know: the making of a View."""

from typing import TYPE_CHECKING

from catgames_desktop.model.game import Prompt, Seat
from catgames_desktop.model.isle_of_cats.cards import sorted_hand
from catgames_desktop.model.isle_of_cats.lesson_terms import LessonContext
from catgames_desktop.model.isle_of_cats.player import Player, PublicNumbers
from catgames_desktop.model.isle_of_cats.purchase import AskBuy
from catgames_desktop.model.isle_of_cats.sister import Sister, foreseen
from catgames_desktop.model.isle_of_cats.sister_score import sister_score
from catgames_desktop.model.isle_of_cats.solo import island_of
from catgames_desktop.model.isle_of_cats.survey import Survey
from catgames_desktop.model.isle_of_cats.views import IsleView, OwnView, SeatView, SisterView

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.stack import AnyQuestion
    from catgames_desktop.model.isle_of_cats.state import IsleState


def see(state: "IsleState", seat: Seat | None) -> IsleView:
    """Return all that a seat (None: a spectator) may know."""
    over = state.outcome is not None
    own = None if seat is None else _own(state.players[seat])
    steps = _steps(state, seat)
    seats = tuple(
        _public(player, state.revealed, of == seat) for of, player in enumerate(state.players)
    )
    return IsleView(
        seat=seat,
        players=len(state.players),
        actor=state.actor,
        prompt=_prompt(state, steps, seat),
        outcome=state.outcome,
        mode=state.mode,
        day=state.day,
        phase=state.phase,
        steps=steps,
        upcoming=state.upcoming,
        turn=state.turn,
        taken=state.taken,
        order=state.order,
        left=tuple(state.left),
        right=tuple(state.right),
        pool=state.pool.copy(),
        stock=state.stock.copy(),
        oshax=tuple(state.oshax),
        public_lessons=tuple(state.public_lessons),
        revealed=state.revealed,
        discard=tuple(state.discard),
        gone=tuple(state.gone),
        deck=len(state.deck) - state.dealt,
        bag=len(state.bag) - state.drawn,
        shown=tuple(state.shown),
        seats=seats,
        own=own,
        open_hands=tuple(_own(player) for player in state.players) if over else (),
        difficulty="" if state.sister is None else state.sister.difficulty,
        sister=None if state.sister is None else _sister(state, state.sister, seats[0]),
    )


def _sister(state: "IsleState", sister: Sister, seat: SeatView) -> SisterView:
    """Return what is known of the sister, who measures the seat as it is seen."""
    card = sister.next_card
    colours = sister.colours[: max(1, state.day)]
    context = LessonContext(
        fish=seat.fish,
        baskets=seat.baskets + seat.used_baskets,
        private_lessons=seat.private_lessons,
    )
    return SisterView(
        first=sister.first,
        speed=sister.speed,
        cards=sister.cards,
        done=sister.done,
        takes=() if card is None else foreseen(island_of(state), card),
        colours=colours,
        treasures=sister.treasures,
        played=sister.deck[: sister.dealt - len(sister.cards)],
        deck=len(sister.deck) - sister.dealt,
        score=sister_score(Survey(seat.boat, seat.tiles), colours, sister.lessons, context),
    )


def _steps(state: "IsleState", seat: Seat | None) -> "tuple[AnyQuestion, ...]":
    """Return the stack; what somebody else does within a purchase stays unseen."""
    stack = state.stack
    if len(stack) > 1 and type(stack[0]) is AskBuy and stack[0].seat != seat:
        return (stack[0],)
    return tuple(stack)


def _prompt(
    state: "IsleState", steps: "tuple[AnyQuestion, ...]", seat: Seat | None
) -> Prompt | None:
    if not steps:
        return None
    question = steps[-1]
    public, secret = question.facts(state)
    if seat == question.seat:
        public |= secret
    return Prompt(
        kind=question.asks, seat=question.seat, secret=question.hides(state), facts=public
    )


def _public(player: Player, revealed: bool, own: bool) -> SeatView:
    """Return the public side of a seat; during a purchase others see it as it was before."""
    now = player.before
    if own or now is None:
        now = PublicNumbers(player.fish, len(player.hand), player.baskets, player.used_baskets)
    return SeatView(
        boat=player.boat.letter,
        colour=player.colour,
        fish=now.fish,
        baskets=now.baskets,
        used_baskets=now.used_baskets,
        hand=now.hand,
        fresh=player.fresh,
        private_lessons=len(player.lessons),
        committed=len(player.committed),
        revealed=tuple(player.committed) if revealed else (),
        speed=player.speed,
        passed=player.passed,
        extra_rescues=player.extra,
        anywhere=player.anywhere,
        ready=player.ready,
        bought=player.bought,
        paid=player.paid,
        tiles=tuple(player.tiles),
    )


def _own(player: Player) -> OwnView:
    return OwnView(
        hand=tuple(player.hand),
        draft=tuple(player.draft),
        kept=tuple(player.kept),
        buying=tuple(player.buying),
        drawn=tuple(player.looked_at),
        lessons=tuple(player.lessons),
        committed=tuple(player.committed),
        passed_on=tuple(player.passed_on),
        remembered=sorted_hand(player.remembered),
        discarded=tuple(player.buried),
        unseen_plays=tuple(player.unseen_plays),
        unseen_gain=player.unseen_gain,
        unseen_baskets=tuple(player.unseen_baskets),
    )
