"""``catgames replay`` and ``catgames show``: check records, show a position of one."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from catgames_desktop.cli.common import BAD_INPUT, OK, WRONG, InputError, Verbs
from catgames_desktop.model.game import Game
from catgames_desktop.model.record import Header, RecordError, UnknownGameError
from catgames_desktop.model.timeline import Replay, replay
from catgames_desktop.store.saves import load


def add(verbs: Verbs, games: Mapping[str, Game]) -> None:
    """Enter both verbs."""
    one = verbs.add_parser("replay", help="check records: actions, hashes and result")
    one.add_argument("files", nargs="+", type=Path, metavar="FILE")
    one.set_defaults(run=_replay)

    one = verbs.add_parser("show", help="show a position of a record")
    one.add_argument("file", type=Path, metavar="FILE")
    one.add_argument("--at", type=int, metavar="N", help="after N actions (all)")
    one.add_argument("--seat", type=int, metavar="S", help="as this seat, from 0, may see it")
    one.add_argument("--json", action="store_true", help="as JSON (docs/formats.md)")
    one.set_defaults(run=_show)


def _open(path: Path, games: Mapping[str, Game]) -> tuple[Header, Replay]:
    """Read a record and play it back.

    Raises:
        InputError: if that can't be done.
    """
    try:
        record, _ = load(path)
        name = record.header.match.game
        if name not in games:
            raise UnknownGameError(name)
        return record.header, replay(record, games[name])
    except OSError as error:
        raise InputError(f"{path}: It can't be read: {error.strerror}.") from None
    except RecordError as error:
        raise InputError(f"{path}: {error}") from None


def _replay(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    code = OK
    for path in arguments.files:
        try:
            _, played = _open(path, games)
        except InputError as error:
            print(error, file=sys.stderr)
            code = BAD_INPUT
            continue
        if played.fault is not None:
            print(f"{path}: {played.fault}", file=sys.stderr)
            code = max(code, WRONG)
            continue
        outcome = played.outcome
        if outcome is None:
            result = "not finished"
        else:
            result = f"scores {', '.join(map(str, outcome.scores))}"
        print(f"{path}: ok, {len(played.timeline)} actions, {result}")
    return code


def _show(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    header, played = _open(arguments.file, games)
    total = len(played.timeline)
    at = total if arguments.at is None else arguments.at
    if not 0 <= at <= total:
        raise InputError(f"There is no position {at}: this match has {total} actions.")
    seat: int | None = arguments.seat
    if seat is not None and not 0 <= seat < len(header.match.seats):
        raise InputError(
            f"There is no seat {seat}: they go from 0 to {len(header.match.seats) - 1}."
        )
    if played.fault is not None:
        print(f"{arguments.file}: {played.fault}", file=sys.stderr)
    position = {
        "at": at,
        "actions": total,
        "players": [msgspec.to_builtins(one) for one in header.match.seats],
        **games[header.match.game].describe(played.timeline.at(at), seat),
    }
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(position), indent=2).decode())
    else:
        print("\n".join(_plain(position)))
    return OK


def _plain(value: Any, indent: str = "") -> Iterator[str]:
    """Yield plain data as indented lines, what fits on one line on one."""
    if isinstance(value, dict):
        for key, item in value.items():
            short = _short(item)
            if short is not None and len(indent) + len(str(key)) + len(short) < 96:
                yield f"{indent}{key}: {short}"
            else:
                yield f"{indent}{key}:"
                yield from _plain(item, indent + "  ")
    elif isinstance(value, list):
        for item in value:
            short = _short(item)
            if short is not None and len(indent) + len(short) < 96:
                yield f"{indent}- {short}"
            else:
                yield f"{indent}-"
                yield from _plain(item, indent + "  ")
    else:
        yield f"{indent}{value}"


def _short(value: Any) -> str | None:
    """Return data as one piece of text, or None if it is too deep for that."""
    if isinstance(value, dict):
        parts = [(key, _short(item)) for key, item in value.items()]
        if any(part is None or isinstance(value[key], dict) for key, part in parts):
            return None
        return ", ".join(f"{key} {part}" for key, part in parts) or "none"
    if isinstance(value, list):
        if any(isinstance(item, dict) for item in value):
            return None
        pieces = [
            f"({_short(item)})" if isinstance(item, list) else str(_short(item)) for item in value
        ]
        return ", ".join(pieces) or "none"
    return "none" if value is None else str(value)
