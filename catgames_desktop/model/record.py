"""A match as a record: what a ``.catgame`` file says, line by line, and what can be wrong with it.

One JSON object a line: a header, then entries in the order in which things happened. Nothing is
ever cut: ``undo`` is an entry too. This module knows the text, not the file (``store.saves`` does)
and not the rules (``model.timeline`` plays a record back). The format is documented in
``docs/formats.md``.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from catgames_desktop.model.game import Facts, Outcome, Seat, Setup

FORMAT = 1
"""The version of the format; a higher one in a file means: written by a newer program."""

CHECK_EVERY = 25
"""After how many standing actions a hash of the state is written down."""

MAX_BYTES = 16 * 1024 * 1024
"""No match comes near this size; a longer file is refused before it is read."""

MAX_LINE_BYTES = 64 * 1024
"""The longest line that is read, its end included."""


class RecordError(ValueError):
    """A record that can't be used, with the reason as a code, facts and one English sentence."""

    code: ClassVar[str]

    def __init__(self, sentence: str, **facts: Any) -> None:
        super().__init__(sentence)
        self.facts: Facts = facts


class NotARecordError(RecordError):
    """The text isn't the record of a match at all."""

    code = "not-a-record"

    def __init__(self) -> None:
        super().__init__("This isn't the record of a Cat Games match.")


class RecordTooNewError(RecordError):
    """Written by a newer version of the program."""

    code = "record-too-new"

    def __init__(self) -> None:
        super().__init__(
            "This match was written by a newer version of Cat Games: please update to open it."
        )


class RecordTooLargeError(RecordError):
    """Longer than any match can be."""

    code = "record-too-large"

    def __init__(self) -> None:
        super().__init__(
            f"This file is too large to be a match (more than {MAX_BYTES // 2**20} MB)."
        )


class RecordDamagedError(RecordError):
    """A line in the middle isn't what it should be. Facts: line, counted from 1."""

    code = "record-damaged"

    def __init__(self, line: int) -> None:
        super().__init__(
            f"This match can't be opened: its file is damaged at line {line}.", line=line
        )


class UnknownGameError(RecordError):
    """A game that this program doesn't have. Facts: game."""

    code = "unknown-game"

    def __init__(self, game: str) -> None:
        super().__init__(
            f"This match is of a game that isn't in this box: {game[:60]!r}.", game=game
        )


class RecordDivergedError(RecordError):
    """The rules lead elsewhere than when it was played. Facts: line, kept (actions that hold)."""

    code = "record-diverged"

    def __init__(self, line: int, kept: int) -> None:
        super().__init__(
            f"This match can't be continued: from line {line} on it doesn't agree with the rules "
            f"of this version; the first {kept} actions can be looked at.",
            line=line,
            kept=kept,
        )


_PLUG_IN = "plug-in:"


def plug_in_level(name: str) -> str:
    """Return the level of a seat that a plug-in plays.

    >>> plug_in_level("Whiskers")
    'plug-in:Whiskers'
    """
    return _PLUG_IN + name


def plug_in_name(level: str | None) -> str | None:
    """Return the name of the plug-in that a level stands for, or None for any other level.

    >>> plug_in_name("plug-in:Whiskers")
    'Whiskers'
    >>> plug_in_name("medium")
    """
    return level.removeprefix(_PLUG_IN) if level and level.startswith(_PLUG_IN) else None


class SeatSetup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits on a seat when the match begins.

    Attributes:
        name: as the persons typed it.
        level: the bot's level (see ``plug_in_level`` for a plug-in), or None for a person.
    """

    name: Annotated[str, msgspec.Meta(max_length=200)]
    level: str | None = None


class MatchSetup(msgspec.Struct, frozen=True, kw_only=True):
    """All that is decided before the first action.

    Attributes:
        game: the game's id.
        options: the game's options by name.
        seats: who sits where.
        seed: all chance of the match.
        seed_pasted: whether a person typed the seed (such a match is marked).
        open_table: whether the persons hide nothing from each other (no curtain).
        setup: further choices, such as the seats' colours.
    """

    game: str
    options: dict[str, str] = {}
    seats: tuple[SeatSetup, ...]
    seed: str
    seed_pasted: bool = False
    open_table: bool = False
    setup: Setup = Setup()


class Header(msgspec.Struct, frozen=True, kw_only=True, tag="match", tag_field="entry"):
    """The first line of a record.

    Attributes:
        format: version of the format (``FORMAT``).
        rules: version of the game's rules (``Game.rules``).
        program: version of the program that wrote it.
        started: when, as ISO 8601 in UTC; empty if nobody told the time.
        match: what was decided before the first action. The seed stands here and nowhere else.
    """

    format: int
    rules: int
    program: str = ""
    started: str = ""
    match: MatchSetup


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """A line after the header."""


class Acted(_Entry, frozen=True, tag="action"):
    """An action of the seat whose turn it was.

    Attributes:
        text: the action in notation.
        automatic: made by the program for a person who didn't wish to be asked.
        joined: part of the same gesture as the action before it (undone together).
    """

    text: Annotated[str, msgspec.Meta(max_length=1000)]
    automatic: bool = False
    joined: bool = False


class Undone(_Entry, frozen=True, tag="undo"):
    """The last ``count`` standing actions were taken back; redo writes them as actions again."""

    count: Annotated[int, msgspec.Meta(ge=1)]


class Assisted(_Entry, frozen=True, tag="assist"):
    """A person had help: a hint, or an undo of something already revealed."""

    seat: Seat
    why: Literal["hint", "undo"]


class Check(_Entry, frozen=True, tag="check"):
    """The state's hash after so many standing actions."""

    number: Annotated[int, msgspec.Meta(ge=0)]
    digest: str


class Seated(_Entry, frozen=True, tag="seat"):
    """From here on a bot of this level plays the seat, or (None) a person does again."""

    seat: Seat
    level: str | None


class Played(_Entry, frozen=True, tag="played"):
    """So many seconds were played since the last such line, breaks left out."""

    seconds: Annotated[int, msgspec.Meta(ge=0)]


class Ended(_Entry, frozen=True, tag="result"):
    """The match is over."""

    outcome: Outcome


class Abandoned(_Entry, frozen=True, tag="abandoned"):
    """The persons gave the match up; it can be looked at but not continued."""


Entry = Acted | Undone | Assisted | Check | Seated | Played | Ended | Abandoned

_ENCODER = msgspec.json.Encoder()


class Record:
    """A header and the entries so far.

    Attributes:
        header: the first line.
        entries: the lines after it, in order; only ever appended to.
        torn: whether a last line without an end was dropped when it was read.
    """

    def __init__(self, header: Header, entries: Iterable[Entry] = (), torn: bool = False) -> None:
        self.header = header
        self.entries = list(entries)
        self.torn = torn

    @property
    def closed(self) -> bool:
        """Whether the match has ended or was abandoned."""
        return any(isinstance(entry, Ended | Abandoned) for entry in self.entries[-3:])

    def lines(self) -> Iterator[bytes]:
        """Yield the record's lines, each with its line end."""
        yield encode(self.header)
        for entry in self.entries:
            yield encode(entry)


def encode(line: Header | Entry) -> bytes:
    """Return one line of a record with its line end."""
    return _ENCODER.encode(line) + b"\n"


def decode_header(line: bytes) -> Header:
    """Return the header that a first line, with its line end, holds.

    Raises:
        NotARecordError: if it is something else.
        RecordTooNewError: if a newer program wrote it.
        RecordDamagedError: if it is a header with something wrong in it.
    """
    if not line.endswith(b"\n"):
        raise NotARecordError
    try:
        loose = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotARecordError from None
    if not isinstance(loose, dict) or loose.get("entry") != "match":
        raise NotARecordError
    if isinstance(loose.get("format"), int) and loose["format"] > FORMAT:
        raise RecordTooNewError
    try:
        return msgspec.convert(loose, Header)
    except msgspec.ValidationError:
        raise RecordDamagedError(1) from None


def decode_entry(line: bytes) -> Entry | None:
    """Return the entry that a line holds, or None if it holds none."""
    try:
        return msgspec.json.decode(line, type=Entry)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def decode(lines: Iterable[bytes]) -> Record:
    """Return the record that these lines hold, reading no further than needed to refuse it.

    A last line without a line end is the trace of a program that was killed while writing: it is
    dropped unless it is whole.

    Args:
        lines: the lines with their line ends, as a binary file gives them.

    Raises:
        RecordError: NotARecordError, RecordTooNewError, RecordTooLargeError, RecordDamagedError.
    """
    source = iter(lines)
    first = next(source, b"")
    record = Record(decode_header(first))
    size = len(first)
    for number, line in enumerate(source, start=2):
        size += len(line)
        if size > MAX_BYTES:
            raise RecordTooLargeError
        entry = decode_entry(line) if len(line) <= MAX_LINE_BYTES else None
        whole = line.endswith(b"\n")
        if entry is not None:
            record.entries.append(entry)
        elif not whole and next(source, None) is None:
            record.torn = True
        else:
            raise RecordDamagedError(number)
    return record
