"""What an analysis has found out, kept beside the record: a cache, never more than that.

It holds only for the very record, rules, level and bots that it was made with; anything else, or a
damaged file, is ignored and made anew.
"""

import hashlib
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from catgames_desktop import __version__
from catgames_desktop.bots.policy import Judgement
from catgames_desktop.model.game import Seat
from catgames_desktop.store.paths import NotKeptError, write_whole
from catgames_desktop.store.saves import analysis_path

FORMAT = 1
"""The version of the cache's format; any other is ignored."""

_MAX_BYTES = 16 * 1024 * 1024

_PACKAGE = Path(__file__).resolve().parents[1]

_JUDGES = ("bots", "model")
"""The parts of the package on which a judgement depends."""


class AnalysisPoint(Judgement, frozen=True, kw_only=True):
    """A decision of a person, and what it was worth.

    Attributes:
        position: how many actions stand before it.
        seat: who decided.
        action: what was played, in notation.
    """

    position: int
    seat: Seat
    action: str

    @classmethod
    def of(cls, position: int, seat: Seat, action: str, judgement: Judgement) -> "AnalysisPoint":
        """Return what a bot said of a decision, with the place where it was made."""
        return cls(
            position=position,
            seat=seat,
            action=action,
            measure=judgement.measure,
            expected=judgement.expected,
            played=judgement.played,
            best=judgement.best,
        )


class Bound(msgspec.Struct, frozen=True, kw_only=True):
    """What an analysis holds for.

    Attributes:
        format: the version of the cache's format.
        record: hash of the record's file.
        rules: version of the game's rules.
        level: the bot's level.
        bots: what tells the bots that judged from others (see ``bots_edition``).
    """

    format: int = FORMAT
    record: str
    rules: int
    level: str
    bots: str


def bots_edition(package: Path = _PACKAGE, program: Path | None = None) -> str:
    """Return what changes whenever the bots do, or the rules that they reckon with.

    That is the version and a digest of the code and data of bots and model. In a bundle the code
    lies inside the program that judges: there it is a digest of that program and the data.

    Args:
        package: the package's folder.
        program: the program that judges, in a bundle; None: there is none.

    Raises:
        OSError: if something of it can't be read.
    """
    found = (file for part in _JUDGES for file in sorted((package / part).rglob("*")))
    files = [file for file in found if file.is_file() and "__pycache__" not in file.parts]
    digest = hashlib.sha256()
    for file in files if program is None else (program, *files):
        data = file.read_bytes()
        digest.update(f"{file.name} {len(data)}\n".encode() + data)
    return f"{__version__} {digest.hexdigest()[:32]}"


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """What was found out so far.

    Attributes:
        points: in the order of the match.
        left_out: the positions whose decisions the bot couldn't judge.
    """

    points: tuple[AnalysisPoint, ...] = ()
    left_out: tuple[int, ...] = ()


class _Kept(msgspec.Struct, frozen=True, kw_only=True):
    """The file: one JSON object."""

    bound: Bound
    findings: Findings


class AnalysisCache:
    """The file of one record's analysis.

    Args:
        record: where the record is.
        rules: version of the game's rules.
        level: the bot's level.
        bots: what tells the bots that judge from others.

    Raises:
        OSError: if the record can't be read.
    """

    def __init__(self, record: Path, rules: int, level: str, bots: str) -> None:
        self._record = record
        digest = hashlib.sha256(record.read_bytes()).hexdigest()
        self._bound = Bound(record=digest, rules=rules, level=level, bots=bots)

    def read(self, decisions: Collection[tuple[int, Seat, str]]) -> Findings:
        """Return what is kept; nothing if it is of anything else, or damaged.

        Args:
            decisions: (position, seat, action) of all that can be judged.
        """
        try:
            with analysis_path(self._record).open("rb") as file:
                text = file.read(_MAX_BYTES + 1)
            kept = msgspec.json.decode(text, type=_Kept)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return Findings()
        if kept.bound != self._bound or not _fits(kept.findings, decisions):
            return Findings()
        return kept.findings

    def write(self, points: Sequence[AnalysisPoint], left_out: Sequence[int]) -> None:
        """Keep what was found out, if the folder takes it and the record is still there."""
        findings = Findings(points=tuple(points), left_out=tuple(left_out))
        data = msgspec.json.encode(_Kept(bound=self._bound, findings=findings))
        if self._is_there():
            with suppress(NotKeptError):
                write_whole(analysis_path(self._record), data, sync=False)
        self.tidy()

    def tidy(self) -> None:
        """Leave nothing beside a record that is gone: who deletes it knows of no other file."""
        if not self._is_there():
            with suppress(OSError):
                analysis_path(self._record).unlink(missing_ok=True)

    def _is_there(self) -> bool:
        """Whether the record is there; one that can't be looked at isn't gone for good."""
        try:
            self._record.stat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True
        return True


def _fits(findings: Findings, decisions: Collection[tuple[int, Seat, str]]) -> bool:
    """Return whether findings are of these decisions, each once and in order."""
    found = [(point.position, point.seat, point.action) for point in findings.points]
    judged = [position for position, _, _ in found]
    positions = {position for position, _, _ in decisions}
    return (
        set(found) <= set(decisions)
        and judged == sorted(set(judged))
        and set(findings.left_out) <= positions - set(judged)
        and len(set(findings.left_out)) == len(findings.left_out)
    )
