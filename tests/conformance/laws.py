"""The laws that every game obeys, checked along a random match.

A game takes part with an ``Adapter``: what it alone can know (which actions could be tried, which
of them mean the same, what is conserved).
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from catgames_desktop.bots.registry import levels, new_policy
from catgames_desktop.model.game import Action, Event, Game, IllegalAction, State
from catgames_desktop.model.rng import choice_stream


@dataclass(frozen=True)
class Adapter:
    """What the laws need to know of one game.

    Attributes:
        game: the game.
        candidates: actions of every kind for a position, legal or not.
        same: the listed action that means the same as another one.
        check_conserved: asserts that no piece was lost or doubled.
        dull: kinds of actions that a busy random player avoids.
        players: the numbers of players to try.
        thorough: for each number of players, the random matches that a full run (``.ci/run``) and
            a long one play; 0: as many as all games.
        options: the options to play with.
    """

    game: Game
    candidates: Callable[[Any, random.Random], list[Action]]
    same: Callable[[Any, Action], Action]
    check_conserved: Callable[[Any], None]
    dull: tuple[type[Action], ...]
    players: tuple[int, ...]
    thorough: tuple[int, int] = (0, 0)
    options: Mapping[str, str] = field(default_factory=dict)


DIGEST_EVERY = 25
"""After how many actions a replay is compared."""


@dataclass(frozen=True)
class Often:
    """On one action in how many the dearer laws are checked."""

    candidates: int = 12
    copies: int = 12
    views: int = 12
    re_dealt: int = 50


def play_by_the_laws(adapter: Adapter, seed: str, players: int, often: Often) -> State:
    """Play a random match to its end and check every law on the way; return the last state."""
    chance = random.Random(seed)
    busy = chance.random() < 0.5
    state = adapter.game.new_game(adapter.options, players, seed)
    played: list[str] = []
    digests: list[str] = []
    while state.actor is not None:
        listed = state.legal_actions()
        check_listed(adapter, state, listed, chance)
        if chance.randrange(often.candidates) == 0:
            check_candidates(adapter, state, listed, chance)
        if chance.randrange(often.copies) == 0:
            check_copy(state, listed, chance)
        if chance.randrange(often.views) == 0:
            check_views(adapter, state, seed)
        if chance.randrange(often.re_dealt) == 0:
            check_re_dealt(adapter, state, listed, chance)
        action = _choose(adapter, listed, chance, busy)
        if len(played) % DIGEST_EVERY == 0:
            digests.append(state.digest())
        played.append(str(action))
        for event in state.apply(action):
            check_event(event, players, seed)
        adapter.check_conserved(state)
    check_end(adapter, state, chance)
    check_replay(adapter, seed, players, played, [*digests, state.digest()])
    return state


def _choose(adapter: Adapter, listed: list[Action], chance: random.Random, busy: bool) -> Action:
    bright = [action for action in listed if not isinstance(action, adapter.dull)]
    if busy and bright and chance.random() < 0.85:
        return chance.choice(bright)
    return chance.choice(listed)


def check_listed(
    adapter: Adapter, state: State, listed: list[Action], chance: random.Random
) -> None:
    """What is listed is legal, listed once, and survives its notation."""
    assert listed, "somebody is asked and can't answer"
    assert len(set(listed)) == len(listed)
    for action in chance.sample(listed, min(6, len(listed))):
        state.check(action)
        assert adapter.game.parse(str(action)) == action


def check_candidates(
    adapter: Adapter, state: State, listed: list[Action], chance: random.Random
) -> None:
    """What isn't listed is refused with a reason and changes nothing; what passes is listed."""
    before = state.digest()
    answers = set(listed)
    for action in adapter.candidates(state, chance):
        if adapter.same(state, action) in answers:
            state.check(action)
            continue
        refusal = refusal_of(state, action)
        assert refusal is not None, f"{action} isn't listed, but passes"
        assert refusal.code
        msgspec.json.encode(refusal.facts)
    assert state.digest() == before


def refusal_of(state: State, action: Action) -> IllegalAction | None:
    """Return why an action is refused; None if it was carried out."""
    try:
        state.apply(action)
    except IllegalAction as error:
        return error
    return None


def check_copy(state: State, listed: list[Action], chance: random.Random) -> None:
    """A copy goes its own way."""
    before = state.digest()
    copy = state.copy()
    assert copy.digest() == before
    for _ in range(3):
        if copy.actor is not None:
            copy.apply(chance.choice(copy.legal_actions()))
    assert state.digest() == before
    assert state.legal_actions() == listed


def check_views(adapter: Adapter, state: State, seed: str) -> None:
    """Views agree on whose turn it is, pass through JSON, and never name the seed."""
    prompt = state.prompt
    assert prompt is not None
    assert prompt.seat == state.actor
    for seat in (None, *range(state.view(None).players)):
        view = state.view(seat)
        assert (view.seat, view.actor) == (seat, state.actor)
        assert view.prompt is not None
        assert view.prompt.seat == state.actor
        text = msgspec.json.encode(view)
        assert seed.encode() not in text
        assert msgspec.json.decode(text, type=adapter.game.view_type) == view
    own = state.view(state.actor)
    assert own.prompt == prompt


def check_re_dealt(
    adapter: Adapter, state: State, listed: list[Action], chance: random.Random
) -> None:
    """A View, and what is legal for its seat, don't change when the rest is dealt anew.

    So a View (a spectator's most of all) tells nothing of the others' secrets.
    """
    for seat in (None, *range(state.view(None).players)):
        view = state.view(seat)
        other = adapter.game.determinize(view, chance)
        assert other.view(seat) == view
        adapter.check_conserved(other)
        if seat == state.actor:
            assert other.legal_actions() == listed
            check_bots(adapter, view, other.view(seat), listed)
        for _ in range(3):
            if other.actor is not None:
                other.apply(chance.choice(other.legal_actions()))
        adapter.check_conserved(other)
        assert state.view(seat) == view


def check_bots(adapter: Adapter, view: Any, re_dealt: Any, listed: list[Action]) -> None:
    """Every bot answers the same, and legally, when what it can't know is dealt anew."""
    for level in levels(adapter.game.id):
        policy = new_policy(adapter.game.id, level)
        answer = policy.choose(view, listed, choice_stream("a bot", len(listed)))
        assert answer in listed
        assert policy.choose(re_dealt, listed, choice_stream("a bot", len(listed))) == answer


def check_event(event: Event, players: int, seed: str) -> None:
    """An event passes through JSON for everybody, and keeps its secrets from the others."""
    for seat in (None, *range(players)):
        seen = event.seen_by(seat)
        if seen is None:
            assert event.hidden
            continue
        text = msgspec.json.encode(seen)
        assert seed.encode() not in text
        assert msgspec.json.decode(text, type=Event) == seen
        if seat not in event.known_to:
            assert not set(seen.facts) & (set(event.secret) - set(event.facts))


def check_end(adapter: Adapter, state: State, chance: random.Random) -> None:
    """A finished match asks nothing, takes nothing, and says who won."""
    assert state.prompt is None
    assert state.legal_actions() == []
    outcome = state.outcome
    assert outcome is not None
    players = state.view(None).players
    assert len(outcome.scores) == players
    assert set(outcome.winners) <= set(range(players))
    assert outcome.winners or outcome.rival is not None
    for action in adapter.candidates(state, chance)[:5]:
        refusal = refusal_of(state, action)
        assert refusal is not None
        assert refusal.code == "over"
    for seat in (None, *range(players)):
        view = state.view(seat)
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=adapter.game.view_type) == view


def check_replay(
    adapter: Adapter, seed: str, players: int, played: list[str], digests: list[str]
) -> None:
    """The same seed and actions give the same match."""
    state = adapter.game.new_game(adapter.options, players, seed)
    for number, text in enumerate(played):
        if number % DIGEST_EVERY == 0:
            assert state.digest() == digests[number // DIGEST_EVERY]
        state.apply(adapter.game.parse(text))
    assert state.digest() == digests[-1]
