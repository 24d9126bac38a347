import pytest

from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.game import IllegalAction, OptionError, Outcome
from catgames_desktop.model.record import (
    Acted,
    Check,
    Ended,
    Played,
    Record,
    RecordDamagedError,
    RecordTooNewError,
    Seated,
    Undone,
    UnknownGameError,
    decode,
)
from catgames_desktop.model.timeline import Timeline, play_out, replay
from tests.helpers.records import finished, header, setup
from tests.helpers.tiny import TINY, Take


def played(seed: str = "tuna", length: str = "long") -> Timeline:
    _, timeline = play_out(TINY, header("random", "random", seed=seed, length=length), BOTS)
    return timeline


BOTS = [RandomPolicy(), RandomPolicy()]


def test_same_seed_and_bots_give_the_same_record_byte_for_byte():
    assert list(finished("a").lines()) == list(finished("a").lines())
    assert list(finished("a").lines()) != list(finished("b").lines())


def test_a_match_played_out_replays_to_the_same_end():
    record = finished(length="long", players=4)
    again = replay(decode(record.lines()), TINY)
    assert again.fault is None
    assert again.outcome == again.timeline.state.outcome
    assert again.outcome is not None


def test_every_25_actions_the_state_is_hashed():
    checks = [entry for entry in finished(length="long").entries if isinstance(entry, Check)]
    assert [check.number for check in checks][:2] == [25, 50]


def test_any_earlier_position_can_be_reached():
    timeline = played()
    state = TINY.new_game({"length": "long"}, 2, "tuna")
    for step in timeline.steps:
        assert timeline.at(step.index).digest() == state.digest()
        state.apply(step.action)
    assert timeline.at(len(timeline)).digest() == state.digest()
    with pytest.raises(IndexError):
        timeline.at(len(timeline) + 1)


def test_a_position_handed_out_is_a_copy():
    timeline = played()
    timeline.at(0).apply(timeline.steps[0].action)
    assert timeline.at(0).digest() == played().at(0).digest()


@pytest.mark.parametrize("count", [1, 7, 20, 45])
def test_what_is_taken_back_and_played_again_is_the_same(count):
    timeline = played()
    digest = timeline.state.digest()
    taken = timeline.take_back(count)
    assert len(taken) == count
    for step in taken:
        assert timeline.apply(step.action, bot=True) == step
    assert timeline.state.digest() == digest
    assert timeline.at(21).digest() == played().at(21).digest()


def test_more_than_stands_cannot_be_taken_back():
    with pytest.raises(ValueError):
        Timeline(TINY, setup(None, None)).take_back(1)


def test_after_the_end_nothing_can_be_applied():
    with pytest.raises(IllegalAction):
        played().apply(Take(1))


def test_undo_leaves_what_stands_and_bots_are_told_from_persons():
    entries = [
        Acted(text="decline"),
        Seated(seat=1, level="random"),
        Acted(text="decline"),
        Undone(count=1),
        Seated(seat=1, level=None),
        Acted(text="decline", automatic=True),
        Played(seconds=5),
        Played(seconds=6),
    ]
    again = replay(Record(header(None, None), entries), TINY)
    assert [(step.bot, step.automatic) for step in again.timeline.steps] == [
        (False, False),
        (False, True),
    ]
    assert again.seconds == 11
    assert again.levels == [None, None]


@pytest.mark.parametrize(
    "bad",
    [
        Acted(text="take 1"),
        Acted(text="no such action"),
        Undone(count=30),
        Seated(seat=5, level=None),
        Check(number=26, digest="x"),
        Ended(outcome=Outcome(winners=(0,), scores=(1, 1), reason="points")),
    ],
)
def test_what_does_not_agree_is_cut_to_the_last_matching_hash(bad):
    good = finished(length="long")
    at = next(i for i, entry in enumerate(good.entries) if isinstance(entry, Check)) + 2
    wrong = replay(Record(good.header, [*good.entries[:at], bad, *good.entries[at:]]), TINY)
    assert wrong.fault is not None
    assert wrong.fault.facts == {"line": at + 2, "kept": 25}
    assert len(wrong.timeline) == 25
    assert wrong.outcome is None


def test_without_any_hash_only_the_beginning_is_sure():
    wrong = replay(Record(header(None, None), [Acted(text="decline"), Acted(text="x")]), TINY)
    assert wrong.fault is not None
    assert len(wrong.timeline) == 0


def test_a_wrong_hash_after_an_undo_keeps_what_surely_stands():
    good = finished(length="long")
    at = next(i for i, entry in enumerate(good.entries) if isinstance(entry, Check)) + 1
    entries = [*good.entries[:at], Undone(count=5), Check(number=20, digest="wrong")]
    wrong = replay(Record(good.header, entries), TINY)
    assert len(wrong.timeline) == 20


def test_records_of_other_games_newer_rules_or_impossible_set_ups_are_refused():
    import msgspec

    head = header(None, None)
    other = msgspec.structs.replace(head, match=msgspec.structs.replace(head.match, game="chess"))
    with pytest.raises(UnknownGameError, match="chess"):
        replay(Record(other), TINY)
    with pytest.raises(RecordTooNewError):
        replay(Record(msgspec.structs.replace(head, rules=99)), TINY)
    with pytest.raises(RecordDamagedError):
        replay(Record(header(None)), TINY)


def test_a_match_that_cannot_be_set_up_says_so():
    with pytest.raises(OptionError):
        Timeline(TINY, setup(None))


def test_a_seat_with_one_legal_action_is_not_asked():
    class Counting(RandomPolicy):
        fewest = 99

        def choose(self, view, legal, rng):
            Counting.fewest = min(Counting.fewest, len(legal))
            return super().choose(view, legal, rng)

    seen = []
    play_out(TINY, header("random", "random"), [Counting(), Counting()], seen.append)
    assert Counting.fewest > 1
    assert [step.index for step in seen] == list(range(len(seen)))
