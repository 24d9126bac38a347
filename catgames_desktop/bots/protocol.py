"""The lines between the program and a bot process, one JSON object each (docs/bot-protocol.md).

A request holds all that a bot may know: the View of its seat, what is legal, its own seed and how
many actions stand. Nothing of the match's seed or of other seats is in it.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from catgames_desktop.bots.policy import Judgement, Suggestion
from catgames_desktop.model.game import Action, View

MAX_REQUEST_BYTES = 4 * 1024 * 1024
"""The longest request line that a bot process reads."""

MAX_ANSWER_BYTES = 256 * 1024
"""The longest answer line that the program reads."""

MAX_STRAY_LINES = 200
"""How many lines that answer nothing are borne before a bot counts as flooding."""

MAX_COMPLAINT_BYTES = 4 * 1024 * 1024
"""After so many bytes on standard error without an answer a bot counts as flooding."""


class Request(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the program asks.

    Attributes:
        id: a number that the answer repeats; no two requests to a process share one.
        cmd: choose an action, explain what one would do, judge one that was played, or quit.
        game: the game's id.
        level: the bot's level.
        seed: the bot's own seed.
        action_number: how many actions stand before this decision. What equals its default
            isn't written, and 0 must be: so the default is another number.
        view: the View of the bot's seat, as JSON.
        legal: the legal actions in notation.
        most: for ``explain``: at most how many moves.
        played: for ``judge``: the action in notation, one of the legal ones.
    """

    id: int
    cmd: Literal["choose", "explain", "judge", "quit"]
    game: str = ""
    level: str = ""
    seed: str = ""
    action_number: int = -1
    view: msgspec.Raw = msgspec.Raw(b"null")
    legal: tuple[str, ...] = ()
    most: int = 3
    played: str = ""


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a bot says. One of the last four is set.

    Attributes:
        id: the request's; None if the request couldn't be read.
        action: the chosen action in notation.
        suggestions: the best moves, best first.
        judgement: what the played action was worth.
        error: why there is no answer, for the log.
    """

    id: int | None
    action: str | None = None
    suggestions: tuple[Suggestion, ...] | None = None
    judgement: Judgement | None = None
    error: str | None = None


_ENCODER = msgspec.json.Encoder()
_REQUESTS = msgspec.json.Decoder(Request)
_ANSWERS = msgspec.json.Decoder(Answer)


def ask(
    number: int,
    cmd: Literal["choose", "explain", "judge"],
    *,
    game: str,
    level: str,
    seed: str,
    action_number: int,
    view: View,
    legal: Sequence[Action],
    played: str = "",
) -> bytes:
    """Return the line that asks a bot, with its line end."""
    request = Request(
        id=number,
        cmd=cmd,
        game=game,
        level=level,
        seed=seed,
        action_number=action_number,
        view=msgspec.Raw(_ENCODER.encode(view)),
        legal=tuple(map(str, legal)),
        played=played,
    )
    return _ENCODER.encode(request) + b"\n"


def quit_line() -> bytes:
    """Return the line that ends a bot process."""
    return _ENCODER.encode(Request(id=0, cmd="quit")) + b"\n"


def answer_line(answer: Answer) -> bytes:
    """Return an answer's line, with its line end."""
    return _ENCODER.encode(answer) + b"\n"


def read_request(line: bytes) -> Request:
    """Return the request in a line.

    Raises:
        msgspec.DecodeError: if there is none.
    """
    return _REQUESTS.decode(line)


def read_answer(line: bytes) -> Answer | None:
    """Return the answer in a line, or None if there is none."""
    try:
        return _ANSWERS.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
