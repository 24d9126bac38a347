"""The log: public facts by name, grouped, tied to positions, cut by undo."""

from typing import Any

from catgames_desktop.model.game import Event
from tests.ui.table.tables import tiny_match
from tests.ui.table.tiny_ui import TinyUi
from ui.table.log import Log
from ui.table.players import players_of


def _log() -> tuple[Log, Any]:
    match = tiny_match(("Lia", "Rui"))
    return Log(TinyUi(), players_of(match)), match


def _took(seat: int, count: int) -> Event:
    return Event(name="took", seat=seat, facts={"count": count})


def test_lines_stand_under_the_phase_and_lead_to_the_position_after_them(qapp: Any) -> None:
    log, match = _log()
    log.extend([[_took(0, 2)], [], [_took(1, 3)]], lambda index: match.view_at(0, None))
    assert [(line.text, line.position, line.heading) for line in log.lines] == [
        ("Round 1 of 2: window", 1, True),
        ("Lia took count 2", 1, False),
        ("Rui took count 3", 3, False),
    ]
    match.close()


def test_a_secret_fact_never_gets_into_a_line(qapp: Any) -> None:
    log, match = _log()
    secret = Event(name="drew", seat=0, secret={"card": 42}, known_to=(0,))
    hidden = Event(name="peeked", seat=0, secret={"card": 7}, known_to=(0,), hidden=True)
    log.extend([[secret, hidden]], lambda index: match.view_at(0, None))
    text = " ".join(line.text for line in log.lines)
    assert "Lia drew" in text
    assert "42" not in text
    assert "peeked" not in text
    match.close()


def test_undo_cuts_the_lines_and_their_empty_heading(qapp: Any) -> None:
    log, match = _log()
    log.extend([[_took(0, 2)], [_took(1, 3)]], lambda index: match.view_at(0, None))
    log.extend([[_took(0, 2)]], lambda index: None)
    assert [line.text for line in log.lines] == ["Round 1 of 2: window", "Lia took count 2"]
    log.extend([], lambda index: None)
    assert list(log.lines) == []
    match.close()


def test_a_note_of_the_program_stands_at_the_present_position(qapp: Any) -> None:
    log, match = _log()
    log.extend([[_took(0, 2)]], lambda index: match.view_at(0, None))
    log.note("Bot Mara was started again.")
    assert log.lines[-1].notice
    assert log.lines[-1].position == 1
    match.close()
