"""The bot process: reads requests from a stream, answers on another (docs/bot-protocol.md).

It keeps nothing of a match between two requests: the same request always gets the same answer.
"""

import os
import traceback
from collections.abc import Callable, Mapping
from typing import BinaryIO, TextIO

import msgspec

from catgames_desktop.bots.policy import Explains, Judgement, Judges, Policy, Suggestion
from catgames_desktop.bots.protocol import (
    MAX_REQUEST_BYTES,
    Answer,
    Request,
    answer_line,
    read_request,
)
from catgames_desktop.bots.registry import new_policy
from catgames_desktop.model.game import Action, Game, View
from catgames_desktop.model.rng import Source, choice_stream


class BotServer:
    """Answers requests.

    Args:
        games: the games by id.
        policies: gives the bot of a game and level.
        log: where a bot's failure is written in full.
    """

    def __init__(
        self,
        games: Mapping[str, Game],
        policies: Callable[[str, str], Policy] = new_policy,
        log: TextIO | None = None,
    ) -> None:
        self._games = games
        self._new_policy = policies
        self._log = log
        self._policies: dict[tuple[str, str], Policy] = {}

    def answer(self, line: bytes) -> Answer | None:
        """Return the answer to a line; None: quit."""
        try:
            request = read_request(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return Answer(id=None, error=f"This isn't a request: {error}")
        if request.cmd == "quit":
            return None
        try:
            return self._decide(request)
        except Exception as error:
            # Whatever goes wrong in a bot, the process lives on and says so.
            if self._log is not None:
                traceback.print_exc(file=self._log)
            return Answer(id=request.id, error=f"{type(error).__name__}: {error}")

    def serve(self, requests: BinaryIO, answers: BinaryIO) -> None:
        """Answer each line until the stream ends or a line says quit."""
        while line := requests.readline(MAX_REQUEST_BYTES):
            if not line.endswith(b"\n"):
                while (rest := requests.readline(MAX_REQUEST_BYTES)) and rest[-1:] != b"\n":
                    continue
                answer: Answer | None = Answer(id=None, error="The line is too long or has no end.")
            else:
                answer = self.answer(line)
            if answer is None:
                return
            answers.write(answer_line(answer))
            answers.flush()

    def _decide(self, request: Request) -> Answer:
        game = self._games.get(request.game)
        if game is None:
            return Answer(id=request.id, error=f"Unknown game: {request.game[:60]!r}")
        if not request.legal:
            return Answer(id=request.id, error="There is no legal action to choose from.")
        view: View = msgspec.json.decode(request.view, type=game.view_type)
        legal = [game.parse(text) for text in request.legal]
        policy = self._policy(request.game, request.level)
        rng = choice_stream(request.seed, request.action_number)
        if request.cmd == "choose":
            return Answer(id=request.id, action=str(policy.choose(view, legal, rng)))
        if request.cmd == "judge":
            played = game.parse(request.played)
            return Answer(id=request.id, judgement=judge(policy, view, legal, played, rng))
        found = explain(policy, view, legal, rng, request.most)
        return Answer(id=request.id, suggestions=tuple(found))

    def _policy(self, game: str, level: str) -> Policy:
        key = (game, level)
        if key not in self._policies:
            self._policies[key] = self._new_policy(game, level)
        return self._policies[key]


def explain(
    policy: Policy | Explains, view: View, legal: list[Action], rng: Source, most: int
) -> list[Suggestion]:
    """Return a policy's best moves; of one that can't explain, what it would choose."""
    if hasattr(policy, "explain"):
        return list(policy.explain(view, legal, rng, most))
    action = policy.choose(view, legal, rng)
    return [Suggestion(actions=(str(action),), gain=0.0, reasons=())]


def judge(
    policy: Policy | Judges, view: View, legal: list[Action], played: Action, rng: Source
) -> Judgement:
    """Return what a policy thinks of a decision.

    Raises:
        ValueError: if the policy can't judge, or the action wasn't legal.
    """
    if played not in legal:
        raise ValueError(f"{str(played)[:60]!r} wasn't legal.")
    if not hasattr(policy, "judge"):
        raise ValueError("This level doesn't judge decisions.")
    judgement: Judgement = policy.judge(view, legal, played, rng)
    return judgement


def step_back() -> None:
    """Let the window's process go first: a bot that thinks must not make the table stutter."""
    if hasattr(os, "nice"):
        os.nice(5)
