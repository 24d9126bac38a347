import itertools
import time
from pathlib import Path

import msgspec
import pytest

from catgames_desktop.model.game import Outcome, Setup
from catgames_desktop.model.record import (
    MAX_BYTES,
    Abandoned,
    Acted,
    Assisted,
    Check,
    Ended,
    Header,
    MatchSetup,
    NotARecordError,
    Played,
    Record,
    RecordDamagedError,
    RecordTooLargeError,
    RecordTooNewError,
    Seated,
    SeatSetup,
    Undone,
    decode,
    encode,
)
from tests.helpers.records import finished, header

ENTRIES = [
    Acted(text="take 1"),
    Acted(text="draw", automatic=True),
    Acted(text="take 2", joined=True),
    Undone(count=2),
    Assisted(seat=0, why="hint"),
    Check(number=1, digest="abc"),
    Seated(seat=1, level="random"),
    Seated(seat=1, level=None),
    Played(seconds=61),
    Ended(outcome=Outcome(winners=(0,), scores=(3, 1), reason="points")),
    Abandoned(),
]


def lines(record: Record) -> list[bytes]:
    return list(record.lines())


def test_every_entry_survives_being_written_and_read():
    head = Header(
        format=1,
        rules=2,
        program="9.9",
        started="2026-11-29T20:00:00+00:00",
        match=MatchSetup(
            game="tiny",
            options={"length": "long"},
            seats=(SeatSetup(name="Zoë"), SeatSetup(name="Bot", level="random")),
            seed="any text: \N{CAT}",
            seed_pasted=True,
            open_table=True,
            setup=Setup(colours=("blue", "red")),
        ),
    )
    again = decode(lines(Record(head, ENTRIES)))
    assert again.header == head
    assert again.entries == ENTRIES
    assert not again.torn


def test_a_line_is_one_json_object_that_a_person_can_read():
    assert encode(Acted(text="take 1")) == b'{"entry":"action","text":"take 1"}\n'
    assert encode(Undone(count=3)) == b'{"entry":"undo","count":3}\n'


def test_the_seed_stands_in_the_header_only():
    first, *rest = lines(finished(seed="very-secret"))
    assert b"very-secret" in first
    assert not any(b"very-secret" in line for line in rest)


def test_a_torn_last_line_is_dropped_wherever_it_is_torn():
    whole = lines(finished())
    last = whole[-2]
    for cut in range(1, len(last) - 1):
        record = decode([*whole[:-2], last[:cut]])
        assert record.torn
        assert len(record.entries) == len(whole) - 3


def test_a_whole_last_line_that_only_lacks_its_end_is_kept():
    whole = lines(finished())
    record = decode([*whole[:-1], whole[-1].rstrip(b"\n")])
    assert not record.torn
    assert isinstance(record.entries[-1], Ended)


def test_zeros_behind_the_last_line_are_a_torn_line():
    assert decode([*lines(finished()), b"\0" * 512]).torn


def test_a_damaged_line_in_the_middle_is_named():
    broken = lines(finished())
    broken[4] = b'{"entry":"action","te\n'
    with pytest.raises(RecordDamagedError, match="at line 5") as caught:
        decode(broken)
    assert caught.value.facts == {"line": 5}


@pytest.mark.parametrize(
    "line",
    [
        b'{"entry":"undo","count":0}\n',
        b'{"entry":"undo"}\n',
        b'{"entry":"dance"}\n',
        b'{"entry":"action","text":7}\n',
        b"[]\n",
        b"\xff\xfe\n",
        b"\n",
        b"[" * 30_000 + b"\n",
        b'{"entry":"action","text":"' + b"x" * 70_000 + b'"}\n',
    ],
)
def test_a_line_that_is_no_entry_is_damage(line):
    with pytest.raises(RecordDamagedError):
        decode([encode(header("random", "random")), line, encode(Acted(text="draw"))])


@pytest.mark.parametrize(
    "line",
    [b"", b"hello\n", b"\x89PNG\r\n", b"[]\n", b"{}\n", b'{"format":1}\n', b"{", b"x" * 70_000],
)
def test_a_foreign_file_is_no_record(line):
    with pytest.raises(NotARecordError):
        decode([line])


def test_a_newer_format_is_told_from_damage():
    with pytest.raises(RecordTooNewError, match="update"):
        decode([b'{"entry":"match","format":2,"anything":"else"}\n'])


def test_a_header_with_something_wrong_in_it_is_damage_of_line_1():
    with pytest.raises(RecordDamagedError, match="at line 1"):
        decode([b'{"entry":"match","format":1,"rules":1,"match":{"game":"tiny"}}\n'])


def test_unknown_fields_of_a_later_program_of_the_same_format_are_borne():
    loose = msgspec.json.decode(encode(header("random", "random")))
    record = decode([msgspec.json.encode({**loose, "new": 1}) + b"\n"])
    assert record.header == header("random", "random")


def test_a_file_far_too_long_is_refused_before_it_is_read():
    line = encode(Acted(text="x" * 900))
    count = MAX_BYTES // len(line) + 1
    endless = itertools.chain([encode(header("random", "random"))], itertools.repeat(line))
    begun = time.perf_counter()
    with pytest.raises(RecordTooLargeError, match="16 MB"):
        decode(itertools.islice(endless, count * 10))
    assert time.perf_counter() - begun < 5


def test_a_record_knows_whether_it_is_closed():
    assert finished().closed
    assert Record(header(None, None), [Acted(text="draw"), Abandoned()]).closed
    assert not Record(header(None, None), [Acted(text="draw")]).closed


def test_the_example_in_the_documentation_is_a_record():
    page = Path(__file__).parents[2] / "docs" / "formats.md"
    example = page.read_text(encoding="utf-8").split("```")[1].strip().splitlines()
    record = decode(line.encode() + b"\n" for line in example)
    assert record.header.match.seats[1].level == "medium"
    assert len(record.entries) == len(example) - 1
