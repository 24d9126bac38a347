"""Matches in the middle of a game, from fixed seeds, for the gallery.

They are played by policies within this process and then taken up by a ``Match``, so that a picture
shows what a player would see, and nothing waits for a bot.
"""

from collections.abc import Callable, Mapping, Sequence

from catgames_desktop.bots.registry import new_policy
from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Setup, State
from catgames_desktop.model.record import (
    Acted,
    Assisted,
    Ended,
    Header,
    MatchSetup,
    Record,
    SeatSetup,
)
from catgames_desktop.model.registry import game
from catgames_desktop.model.rng import bot_seed, choice_stream
from catgames_desktop.model.timeline import Timeline

FAMILY = ("Lia", ("Mara", "medium"), ("Rui", "medium"), ("Otto", "medium"))
"""One person among bots, as in the pictures of the design."""
COLOURS = ("purple", "green", "orange", "red", "blue")


def match_at(
    game_id: str,
    until: Callable[[State, int], bool],
    *,
    seats: Sequence[str | tuple[str, str]] = FAMILY,
    seed: str = "gallery",
    level: str = "medium",
    options: Mapping[str, str] | None = None,
    open_table: bool = False,
    helped: bool = False,
) -> Match:
    """Return a match that was played until a condition holds, or to its end.

    Args:
        game_id: the game.
        until: given the state and the number of actions, whether to stop there.
        seats: names of persons, and (name, level) of bots.
        seed: all chance.
        level: the level that plays all seats up to there.
        options: the game's options.
        open_table: whether the persons hide nothing from each other.
        helped: whether the first seat was given a hint.
    """
    rules = game(game_id)
    places = tuple(
        SeatSetup(name=seat) if isinstance(seat, str) else SeatSetup(name=seat[0], level=seat[1])
        for seat in seats
    )
    setup = MatchSetup(
        game=game_id,
        options=dict(options or {}),
        seats=places,
        seed=seed,
        open_table=open_table,
        setup=Setup(colours=COLOURS[: len(places)]),
    )
    header = Header(format=1, rules=rules.rules, match=setup)
    timeline = Timeline(rules, setup)
    record = Record(header)
    policy = new_policy(game_id, level)
    state = timeline.state
    while (actor := state.actor) is not None and not until(state, len(timeline)):
        legal = state.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            rng = choice_stream(bot_seed(seed, actor), len(timeline))
            action = policy.choose(state.view(actor), legal, rng)
        timeline.apply(action)
        last = record.entries[-1] if record.entries else None
        one_gesture = (
            str(action).startswith("place ")
            and isinstance(last, Acted)
            and last.text.startswith(("rescue ", "take "))
        )
        record.entries.append(Acted(text=str(action), joined=one_gesture))
    if helped:
        record.entries.insert(0, Assisted(seat=0, why="hint"))
    if state.outcome is not None:
        record.entries.append(Ended(outcome=state.outcome))
    match = Match.resume(rules, record)
    match.hold()
    return match


def asked(seat: int, kind: str, at_least: int = 0) -> Callable[[State, int], bool]:
    """Return the condition that a seat is asked a kind of question, after some actions."""

    def holds(state: State, count: int) -> bool:
        prompt = state.prompt
        return (
            prompt is not None and prompt.seat == seat and prompt.kind == kind and count >= at_least
        )

    return holds


def to_the_end(state: State, count: int) -> bool:
    """Never hold: the match is played to its end."""
    return False
