"""The checks that a bot must pass to sit at the table (docs/bot-protocol.md)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Literal

import msgspec

from catgames_desktop.bots.protocol import Answer, ask
from catgames_desktop.cli.bot_talk import BotFault, BotTalk
from catgames_desktop.cli.positions import Position

_AGAIN = 6
"""How many positions of a game are asked about more than once."""

_LONG = 1024 * 1024
"""A field that is as long as this may well come."""

_UNREADABLE = (b"hello\n", b'{"id": 1, "cmd":\n', b"\xff\xfe\x00\n", b"\n", b"[]\n")


class Examination:
    """The checks of one bot, in the order in which they make sense.

    Attributes:
        answers: whether it has answered anything.
        complaints: the last lines of standard error of the process that failed first.
    """

    def __init__(
        self,
        command: Sequence[str],
        seconds: float,
        level: str,
        asked: Mapping[str, Sequence[Position]],
    ) -> None:
        """Take what to check; nothing is started yet.

        Args:
            command: starts the bot.
            seconds: how long it may take for an answer, its start included.
            level: the level that it is asked for.
            asked: positions by game.
        """
        self.answers = False
        self.complaints: list[str] = []
        self._command = command
        self._seconds = seconds
        self._level = level
        self._asked = asked
        self._number = 0
        self._played: list[tuple[Position, str]] = []
        self._stray = 0
        self._last_stray = b""

    def checks(self) -> Iterator[tuple[str, Callable[[], str]]]:
        """Yield each check: its name, and what does it.

        That returns what to say besides, or raises ``BotFault``.
        """
        yield "starts and answers", self._starts
        for game in self._asked:
            yield f"plays {game}", partial(self._plays, game)
        yield "gives the same request the same answer", self._same
        yield "answers several requests in their order", self._order
        yield "skips fields that it doesn't know, and reads long lines", self._unknown_fields
        yield "survives lines that are no request", self._unreadable
        yield "answers explain and judge, if only with an error", self._explains
        yield "writes nothing but answers to its standard output", self._quiet
        yield "ends at quit", partial(self._ends, told=True)
        yield "ends when its input ends", partial(self._ends, told=False)

    @contextmanager
    def _talk(self) -> Iterator[BotTalk]:
        talk = BotTalk(self._command, self._seconds)
        try:
            yield talk
        except BotFault:
            talk.close()
            self.complaints = self.complaints or talk.complaints
            raise
        finally:
            talk.close()
            self._stray += talk.stray
            self._last_stray = talk.last_stray or self._last_stray

    def _ask(
        self,
        talk: BotTalk,
        position: Position,
        cmd: Literal["choose", "explain", "judge"] = "choose",
        **more: object,
    ) -> int:
        """Send a request and return its number."""
        self._number += 1
        line = ask(
            self._number,
            cmd,
            game=position.game,
            level=self._level,
            seed=position.seed,
            action_number=position.number,
            view=position.view,
            legal=position.legal,
            played=str(position.legal[0]) if cmd == "judge" else "",
        )
        if more:
            line = msgspec.json.encode({**more, **msgspec.json.decode(line)}) + b"\n"
        talk.send(line)
        return self._number

    def _chosen(self, talk: BotTalk, number: int, position: Position) -> str:
        """Return the action that answers a request to choose."""
        answer = talk.answer(number)
        self.answers = True
        if answer.error is not None:
            raise BotFault(
                f"request {number} ({_question(position)}) was answered with the error "
                f'{answer.error[:100]!r}: answer "choose" with an action.'
            )
        if answer.action is None:
            raise BotFault(f'the answer to request {number} has no "action".')
        if answer.action not in map(str, position.legal):
            raise BotFault(
                f"request {number} ({_question(position)}) was answered {answer.action[:60]!r}, "
                'which isn\'t legal: repeat one of "legal", letter by letter.'
            )
        return answer.action

    def _some(self) -> list[tuple[Position, str]]:
        """Return a few positions of each game with the bot's answers."""
        if not self._played:
            raise BotFault("it has played no position, so this can't be checked.")
        return [
            pair
            for game in self._asked
            for pair in [pair for pair in self._played if pair[0].game == game][:_AGAIN]
        ]

    def _starts(self) -> str:
        position = next(iter(self._asked.values()))[0]
        with self._talk() as talk:
            talk.answer(self._ask(talk, position))
            self.answers = True
            return f" (in {talk.slowest:.2f} s)"

    def _plays(self, game: str) -> str:
        asked = self._asked[game]
        with self._talk() as talk:
            for position in asked:
                number = self._ask(talk, position)
                self._played.append((position, self._chosen(talk, number, position)))
            return f" ({len(asked)} positions, at most {talk.slowest:.2f} s)"

    def _same(self) -> str:
        some = self._some()
        for order in (some, some[::-1]):
            with self._talk() as talk:
                for position, before in order:
                    number = self._ask(talk, position)
                    again = self._chosen(talk, number, position)
                    if again != before:
                        raise BotFault(
                            f"{_question(position)} was answered {before[:60]!r} and later "
                            f"{again[:60]!r}: keep nothing between requests, draw chance from "
                            '"seed" and "action_number" alone.'
                        )
        return ""

    def _order(self) -> str:
        some = self._some()[:3]
        with self._talk() as talk:
            numbers = [self._ask(talk, position) for position, _ in some]
            for number, (position, _) in zip(numbers, some, strict=True):
                self._chosen(talk, number, position)
        return ""

    def _unknown_fields(self) -> str:
        with self._talk() as talk:
            for position, before in self._some():
                number = self._ask(talk, position, weather={"sun": [1, None]}, zzz="ä" * 100)
                self._compare(talk, number, position, before)
            position, before = self._some()[0]
            number = self._ask(talk, position, future="x" * _LONG)
            self._compare(talk, number, position, before)
        return ""

    def _compare(self, talk: BotTalk, number: int, position: Position, before: str) -> None:
        if self._chosen(talk, number, position) != before:
            raise BotFault(
                "it answered otherwise with a field added to the request: "
                "read the fields that you know by their names."
            )

    def _unreadable(self) -> str:
        with self._talk() as talk:
            for line in _UNREADABLE:
                talk.send(line)
                position, _ = self._some()[0]
                self._chosen(talk, self._ask(talk, position), position)
        return ""

    def _explains(self) -> str:
        told = set()
        with self._talk() as talk:
            for position, _ in self._some():
                for cmd in ("explain", "judge"):
                    answer = talk.answer(self._ask(talk, position, cmd))
                    told.add(_explained(answer, cmd, position))
        return f" ({', '.join(sorted(told))})"

    def _quiet(self) -> str:
        if self._stray:
            shown = self._last_stray[:60].decode(errors="replace").rstrip()
            raise BotFault(
                f"{self._stray} lines answered nothing, the last was {shown!r}: "
                "say such things on standard error."
            )
        return ""

    def _ends(self, *, told: bool) -> str:
        position, _ = self._some()[0]
        with self._talk() as talk:
            self._chosen(talk, self._ask(talk, position), position)
            talk.ends(told=told)
        return ""


def _question(position: Position) -> str:
    prompt = position.view.prompt
    return f"{position.game}, {'' if prompt is None else prompt.kind}"


def _explained(answer: Answer, cmd: str, position: Position) -> str:
    """Return what kind of answer to explain or judge this is.

    Raises:
        BotFault: if it is none, or names actions that aren't legal.
    """
    if answer.error is not None:
        return f"{cmd}: error"
    if cmd == "judge" and answer.judgement is not None:
        named = [answer.judgement.best.actions]
    elif cmd == "explain" and answer.suggestions is not None:
        named = [one.actions for one in answer.suggestions]
    else:
        raise BotFault(f'"{cmd}" was answered with neither what it asks for nor an error.')
    legal = set(map(str, position.legal))
    if not all(actions and actions[0] in legal for actions in named):
        raise BotFault(f'"{cmd}" was answered with a move that isn\'t legal.')
    return f"{cmd}: yes"
