import pytest

from catgames_desktop.bots.registry import UnknownLevelError
from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import IllegalAction, OptionError
from catgames_desktop.model.timeline import Timeline
from tests.helpers.records import header, setup
from tests.helpers.sitting import Sitting, bot_command
from tests.helpers.tiny import TINY, Commit, Decline, Play, Take

NOBODY = ["/no/such/program"]


def test_who_plays_and_what_is_asked_can_be_read(sit):
    match = sit(None, "random").match
    assert [(one.seat, one.name, one.bot) for one in match.players] == [
        (0, "Ana", False),
        (1, "Ben", True),
    ]
    assert match.persons == (0,)
    assert match.setup == setup(None, "random")
    assert (match.actor, match.over, match.outcome) == (0, False, None)
    assert match.prompt is not None
    assert match.prompt.kind == "commit"
    assert not match.read_only


def test_a_match_goes_on_by_itself_only_after_its_maker_could_connect(qapp):
    match = Match.begin(TINY, header(None, None), command=NOBODY)
    assert match.position == 0
    sitting = Sitting(match)
    sitting.settle()
    assert [step.automatic for step in sitting.steps] == [True, True]
    match.close()


def test_every_step_is_told_with_the_seat_and_what_happened(sit):
    sitting = sit(None, None, open_table=True)
    card = sitting.first("commit")
    sitting.play(str(card))
    step = sitting.steps[-1]
    assert (step.index, step.seat, step.action, step.automatic, step.bot) == (
        2, 0, card, False, False,
    )  # fmt: skip
    assert [event.name for event in step.events] == ["committed"]
    assert sitting.match.steps[-1] == step
    assert sitting.match.position == 3


def test_a_run_of_automatic_answers_is_one_change(qapp):
    sitting = Sitting(Match.begin(TINY, header(*[None] * 4), command=NOBODY))
    sitting.settle()
    assert len(sitting.steps) == 4
    assert sitting.changes == 1
    sitting.match.close()


def test_what_the_rules_forbid_changes_nothing(sit):
    sitting = sit(None, "random")
    with pytest.raises(IllegalAction, match="not-now"):
        sitting.match.check(Take(1))
    with pytest.raises(IllegalAction, match="not-now"):
        sitting.match.play(Take(1))
    assert sitting.match.position == 2


def test_nobody_plays_for_a_bot(sit):
    sitting = sit("random", None, mode="hangs", settle=False, seed="even")
    match = sitting.match
    sitting.wait(lambda: match._bots._thinker == 0)
    assert match.busy
    assert match.legal() == []
    with pytest.raises(IllegalAction, match="not-your-turn"):
        match.play(Decline())


def test_a_decision_of_several_actions_is_carried_out_whole_or_not_at_all(sit):
    sitting = sit(None, None, open_table=True)
    sitting.commit()
    sitting.commit()
    before = sitting.match.position
    with pytest.raises(IllegalAction):
        sitting.match.play(Take(1), Take(2))
    assert sitting.match.position == before
    sitting.match.play()
    assert sitting.match.position == before


def test_views_are_the_viewers_or_a_spectators(sit):
    match = sit(None, None).match
    assert match.view().seat is None
    assert match.view_of(1).own is not None
    assert match.view_at(0, None).phase == "window"
    assert match.view_at(match.position, 0) == match.view_of(0)
    with pytest.raises(IndexError):
        match.view_at(99, None)


def test_a_whole_match_against_bots_is_played_and_told(sit):
    sitting = sit(None, "random", "random", length="long")
    sitting.play_to_the_end()
    match = sitting.match
    assert sitting.outcomes == [match.outcome]
    assert match.read_only
    assert match.legal() == []
    assert not match.can_undo
    assert {step.seat for step in sitting.steps} == {0, 1, 2}
    assert all(step.bot == (step.seat > 0) for step in sitting.steps)
    assert sitting.notices == []


def test_bots_alone_play_what_simulate_plays(sit):
    from tests.helpers.records import finished

    sitting = sit("random", "random", length="long")
    replayed = [entry.text for entry in finished(length="long").entries if hasattr(entry, "text")]
    assert [str(step.action) for step in sitting.match.steps] == replayed


def test_thinking_is_told_when_it_begins_and_when_it_ends(sit):
    sitting = sit(None, "random", length="long")
    for _ in range(12):
        sitting.match.play(sitting.match.legal()[-1])
        sitting.settle()
    assert sitting.thoughts[:2] == [(1, True), (1, False)]
    assert len([thought for thought in sitting.thoughts if thought[1]]) * 2 == len(sitting.thoughts)


def test_while_held_bots_think_but_nothing_is_carried_out(sit):
    sitting = sit(None, "random", mode="good")
    match = sitting.match
    match.hold()
    match.hold()
    match.play(sitting.first("commit"))
    assert match.position == 3
    sitting.wait(lambda: match._bots._decision is not None)
    assert match.position == 3
    match.release()
    assert match.position == 3
    match.release()
    assert match.position > 3
    match.release()


def test_a_hold_taken_and_released_inside_a_step_does_not_run_ahead(sit):
    sitting = sit(None, "random", length="long")
    match = sitting.match

    def instant(_step) -> None:
        match.hold()
        match.release()

    match.stepped.connect(instant)
    sitting.play_to_the_end()
    assert [step.index for step in sitting.steps] == list(range(match.position))


def test_an_end_is_told_after_the_last_hold(sit):
    sitting = sit(None, None, open_table=True)
    match = sitting.match
    match.stepped.connect(lambda _step: match.hold() if match.over else None)
    sitting.play_to_the_end()
    assert sitting.outcomes == []
    match.release()
    assert len(sitting.outcomes) == 1


def test_a_bot_rests_for_the_pause(sit):
    sitting = sit(None, "random")
    sitting.match.set_bot_pause(150)
    sitting.commit()
    from time import perf_counter

    begun = perf_counter()
    sitting.play("take 1")
    assert sitting.match.position > 5
    assert perf_counter() - begun > 0.1


def test_wishes_decide_what_is_asked(sit):
    sitting = sit(None, "random", length="long")
    sitting.match.set_wishes({"ask": True})
    sitting.commit()
    sitting.play("take 1")
    assert sitting.match.prompt is not None
    assert sitting.match.prompt.kind == "window"
    sitting.match.set_wishes({"ask": False})
    sitting.settle()
    assert sitting.match.prompt.kind == "commit"


def test_a_window_asked_for_stops_once(sit):
    sitting = sit(None, "random", length="long")
    sitting.match.want_window(0, True)
    assert sitting.match.wanted == {0}
    sitting.commit()
    sitting.play("take 1")
    assert sitting.match.prompt.kind == "window"
    sitting.play("decline")
    assert sitting.match.wanted == frozenset()
    sitting.commit()
    sitting.play("take 1")
    assert sitting.match.prompt.kind == "commit"


def test_a_bot_takes_a_seat_over_and_gives_it_back(sit):
    sitting = sit(None, None, length="long")
    match = sitting.match
    assert match.curtain == 0
    match.hand_over(1, "random")
    assert match.persons == (0,)
    assert (match.curtain, match.viewer) == (None, 0)
    sitting.commit()
    assert sitting.steps[-1].bot
    match.take_back(1)
    assert match.persons == (0, 1)
    assert sitting.told == ["handed-over", "taken-back"]
    with pytest.raises(UnknownLevelError):
        match.hand_over(0, "genius")


def test_a_bot_takes_over_in_the_middle_of_its_own_question(sit):
    sitting = sit(None, None, length="long")
    sitting.match.hand_over(0, "random")
    sitting.settle()
    assert sitting.match.actor == 1
    assert sitting.match.viewer == 1


def test_all_seats_handed_over_play_to_the_end(sit):
    sitting = sit(None, None)
    sitting.match.hand_over(0, "random")
    sitting.match.hand_over(1, "random")
    sitting.settle()
    assert sitting.match.over


def test_a_hint_comes_and_marks_the_match(sit):
    sitting = sit(None, "random", hint_level="random")
    match = sitting.match
    assert match.can_hint
    match.ask_hint()
    sitting.wait(lambda: sitting.hints)
    (suggestion,) = sitting.hints[0]
    assert suggestion.actions[0] in [str(action) for action in match.legal()]
    assert match.assisted
    assert sitting.notices == [("assisted", {"seat": 0, "why": "hint"})]


def test_a_hint_goes_on_from_what_is_chosen_but_not_given(sit, monkeypatch):
    sitting = sit(None, "random", hint_level="random")
    match = sitting.match
    while not any(isinstance(action, Play) for action in match.legal()):
        sitting.play(str(match.legal()[-1]))
    play = next(action for action in match.legal() if isinstance(action, Play))
    asked = []
    monkeypatch.setattr(match._bots, "advise", lambda *args: asked.append(args))
    position, points = match.position, match.view().points
    match.ask_hint([play])
    ((_, _, number, view, legal),) = asked
    assert play not in legal
    assert view.points != points
    assert number == match.position == position


def test_a_hint_that_comes_too_late_is_dropped(sit):
    sitting = sit(None, "random", hint_level="random", mode="late")
    sitting.match.ask_hint()
    sitting.commit()
    assert sitting.hints == []
    assert not sitting.match.assisted


def test_a_game_without_a_good_bot_gives_no_hints(sit):
    sitting = sit(None, "random")
    assert not sitting.match.can_hint
    sitting.match.ask_hint()
    assert sitting.hints == []


def test_a_match_given_up_can_only_be_looked_at(sit):
    sitting = sit(None, "random")
    sitting.match.abandon()
    sitting.match.abandon()
    assert sitting.match.read_only
    assert sitting.match.legal() == []
    with pytest.raises(IllegalAction, match="read-only"):
        sitting.match.play(Commit(1))
    sitting.match.undo()
    sitting.match.hand_over(0, "random")
    assert sitting.match.players[0].level is None


def test_closing_while_a_bot_thinks_leaves_nothing(sit):
    sitting = sit("random", None, mode="hangs", settle=False, seed="even")
    sitting.wait(lambda: sitting.thoughts)
    sitting.match.close()
    sitting.match.close()
    assert sitting.thoughts == [(0, True), (0, False)]
    assert sitting.match.read_only


def test_an_impossible_set_up_is_refused(qapp):
    with pytest.raises(OptionError):
        Match.begin(TINY, header(None), command=NOBODY)


def test_the_bot_process_is_warm_before_it_is_asked(sit):
    sitting = sit(None, "random", command=bot_command("good"))
    assert sitting.match._bots._drivers[""]._client._process is not None
    people = sit(None, None, command=bot_command("good"))
    assert people.match._bots._drivers[""]._client._process is None


def test_the_time_played_counts_no_breaks(qapp):
    now = [0.0]
    match = Match.begin(
        TINY, header(None, None, open_table=True), command=NOBODY, clock=lambda: now[0]
    )
    sitting = Sitting(match)
    sitting.settle()
    now[0] += 10
    sitting.commit()
    now[0] += 3600
    sitting.commit()
    assert match.seconds == 310
    match.close()


def test_the_timeline_is_the_games(sit):
    sitting = sit(None, None, open_table=True)
    sitting.play_to_the_end()
    timeline = Timeline(TINY, setup(None, None))
    for step in sitting.match.steps:
        timeline.apply(step.action)
    assert timeline.state.outcome == sitting.match.outcome
