"""With several persons at one screen: what is covered, and when."""

import msgspec
import pytest

from catgames_desktop.controller.match import Match
from catgames_desktop.controller.viewpoint import Viewpoint
from catgames_desktop.model.game import IllegalAction, Prompt
from tests.helpers.records import header
from tests.helpers.sitting import Sitting, bot_command
from tests.helpers.tiny import Commit, Play, Tiny


def eyes(match) -> tuple[int | None, int | None]:
    return match.curtain, match.viewer


def test_a_whole_round_of_two_persons(sit):
    sitting = sit(None, None)
    match = sitting.match
    assert eyes(match) == (0, None)
    assert match.legal() == []
    assert match.view().own is None
    sitting.ready()
    assert eyes(match) == (None, 0)
    assert match.view().own is not None
    assert match.legal()
    sitting.commit()
    assert eyes(match) == (1, None)
    assert match.view().own is None
    sitting.ready()
    assert eyes(match) == (None, 1)
    sitting.commit()
    assert eyes(match) == (None, None)
    assert match.prompt.kind == "turn"
    sitting.play("take 1")
    assert eyes(match) == (None, None)
    sitting.play("take 2")
    assert eyes(match) == (0, None)


def test_behind_the_curtain_nothing_can_be_done(sit):
    sitting = sit(None, None)
    card = sitting.match.view_of(0).own[0]
    for act in (sitting.match.check, sitting.match.play):
        with pytest.raises(IllegalAction, match="curtain"):
            act(Commit(card))


def test_esc_leads_to_the_table_and_the_curtain_can_be_asked_for_again(sit):
    sitting = sit(None, None)
    match = sitting.match
    match.back_to_table()
    assert eyes(match) == (None, None)
    assert match.legal() == []
    match.lift_curtain()
    assert eyes(match) == (None, None)
    match.raise_curtain()
    assert eyes(match) == (0, None)
    sitting.ready()
    match.back_to_table()
    assert eyes(match) == (None, None)


def test_on_the_open_table_a_turn_shows_no_card_and_offers_none(sit):
    sitting = sit(None, None, seed="even")
    sitting.commit()
    sitting.commit()
    match = sitting.match
    offered = match.legal()
    assert not any(isinstance(action, Play) for action in offered)
    everything = match._chronicle.legal()
    assert offered == [action for action in everything if not isinstance(action, Play)]
    with pytest.raises(IllegalAction, match="private"):
        match.check(Play(2))


def test_a_card_in_ones_own_turn_is_played_behind_the_curtain(sit):
    for seed in map(str, range(50)):
        sitting = sit(None, None, seed=seed, length="long")
        sitting.commit()
        sitting.commit()
        if any(isinstance(action, Play) for action in sitting.match._chronicle.legal()):
            break
    match = sitting.match
    match.want_window(0, True)
    assert eyes(match) == (0, None)
    sitting.ready()
    assert eyes(match) == (None, 0)
    sitting.play(str(sitting.first("play")))
    assert eyes(match) == (None, None)
    assert match.wanted == frozenset()
    assert match.actor == 0


def test_a_person_can_look_and_go_back_to_the_open_turn(sit):
    sitting = sit(None, None)
    sitting.commit()
    sitting.commit()
    match = sitting.match
    match.want_window(0, True)
    sitting.ready()
    match.back_to_table()
    assert eyes(match) == (None, None)
    assert match.legal()
    match.want_window(0, True)
    match.want_window(0, False)
    assert eyes(match) == (None, None)


def test_a_window_stops_by_wish_alone_whatever_is_held(sit):
    stops = []
    for seed in map(str, range(12)):
        sitting = sit(None, None, seed=seed, length="long")
        match = sitting.match
        match.want_window(1, True)
        for _ in range(2):
            sitting.commit()
        sitting.play("take 1")
        sitting.play("take 1")
        stops.append((match.prompt.kind, match.curtain, match.position))
        match.close()
    assert set(stops) == {("window", 1, 7)}


def test_an_unasked_window_goes_by_without_a_curtain(sit):
    for seed in map(str, range(12)):
        sitting = sit(None, None, seed=seed, length="long")
        for _ in range(2):
            sitting.commit()
        sitting.play("take 1")
        sitting.play("take 1")
        assert sitting.match.prompt.kind == "commit"
        assert sitting.match.position == 8
        sitting.match.close()


def test_nothing_told_on_the_way_depends_on_the_cards(sit):
    """The same course with other hands: same steps, curtains and offers."""

    def course(seed: str) -> list:
        sitting = sit(None, None, seed=seed, length="long")
        seen = []
        for _ in range(30):
            match = sitting.match
            seen.append((match.position, match.curtain, match.viewer, len(match.steps)))
            if match.curtain is not None:
                sitting.ready()
                match.play(sitting.first("commit"))
            else:
                seen.append([str(action) for action in match.legal()])
                match.play(sitting.first("take"))
            sitting.settle()
        sitting.match.close()
        return seen

    assert course("a") == course("b") == course("c")


def test_my_secrets_are_those_of_the_person_whose_turn_it_is(sit):
    sitting = sit(None, None)
    sitting.commit()
    sitting.commit()
    assert sitting.match.own_view().seat == 0
    sitting.play("take 1")
    assert sitting.match.own_view().seat == 1


def test_alone_there_is_no_curtain(sit):
    sitting = sit(None, "random")
    assert eyes(sitting.match) == (None, 0)
    sitting.commit()
    assert eyes(sitting.match) == (None, 0)
    assert sitting.match.own_view().seat == 0
    sitting.match.lift_curtain()
    sitting.match.back_to_table()
    assert eyes(sitting.match) == (None, 0)


def test_a_bots_secrets_are_nobodys(sit):
    match = sit("random", None, mode="hangs", settle=False).match
    assert match.viewer == 1
    assert sit("random", "random").match.viewer is None
    assert match.own_view() is None


def test_an_open_table_shows_the_actor_without_a_curtain(sit):
    sitting = sit(None, None, "random", open_table=True)
    match = sitting.match
    assert eyes(match) == (None, 0)
    sitting.commit()
    assert eyes(match) == (None, 1)
    sitting.commit()
    assert eyes(match) == (None, 0)
    assert any(step.bot for step in match.steps)


def asked_for_a_hint(sit, seed: str) -> tuple[Sitting, dict]:
    """Ask for a hint at the open table; return the request that the bot gets, as JSON."""
    sitting = sit(None, None, hint_level="random", seed=seed)
    match = sitting.match
    assert not match.can_hint
    assert not match.hint_is_open
    sitting.commit()
    sitting.commit()
    assert match.can_hint
    assert match.hint_is_open
    match.ask_hint()
    return sitting, msgspec.json.decode(match._bots._line(match._bots._request)(1))


def test_a_hint_at_the_open_table_needs_no_curtain(sit):
    sitting, _ = asked_for_a_hint(sit, "tuna")
    assert eyes(sitting.match) == (None, None)
    sitting.wait(lambda: sitting.hints)
    assert len(sitting.hints[0]) == 1
    assert eyes(sitting.match) == (None, None)
    assert sitting.match.assisted
    assert sitting.notices == [("assisted", {"seat": 0, "why": "hint"})]


def test_a_hint_at_the_open_table_is_asked_without_any_secret(sit):
    sitting, request = asked_for_a_hint(sit, "tuna")
    match = sitting.match
    assert request["view"]["own"] == []
    assert request["view"]["seat"] == 0
    assert not any(text.startswith("play") for text in request["legal"])
    real = msgspec.to_builtins(match.view_of(0))
    assert real["own"] != ()
    public = msgspec.json.decode(msgspec.json.encode(match.view_of(None)))
    assert {**request["view"], "seat": None, "own": None} == public


def test_the_request_is_the_same_when_the_hands_differ(sit):
    """Two matches that differ in nothing but what the persons hold."""
    sitting, request = asked_for_a_hint(sit, "tuna")
    match = sitting.match
    hand = match._state.hands[0]
    match._bots.forget()
    match._state.hands[0] = [card + 1 for card in hand]
    match.ask_hint()
    again = msgspec.json.decode(match._bots._line(match._bots._request)(1))
    assert again == request


def test_behind_the_curtain_a_hint_counts_the_own_cards(sit):
    sitting = sit(None, None, hint_level="random", seed="even")
    match = sitting.match
    sitting.commit()
    sitting.commit()
    match.want_window(0, True)
    sitting.ready()
    assert not match.hint_is_open
    match.ask_hint()
    request = msgspec.json.decode(match._bots._line(match._bots._request)(1))
    assert request["view"]["own"] == list(match.view_of(0).own)
    assert request["legal"] == list(map(str, match._state.legal_actions()))


def test_where_nothing_is_hidden_from_each_other_a_hint_counts_everything(sit):
    sitting = sit(None, None, hint_level="random", open_table=True)
    assert sitting.match.can_hint
    assert not sitting.match.hint_is_open


def test_a_game_without_open_hints_gives_none_at_the_open_table(qapp):
    class Shut(Tiny):
        open_view = None

    head = header(None, None)
    match = Match.begin(Shut(), head, hint_level="random", command=bot_command())
    sitting = Sitting(match)
    sitting.settle()
    sitting.commit()
    sitting.commit()
    assert not match.can_hint
    match.ask_hint()
    assert match._bots._request is None
    match.close()


def test_someone_elses_step_covers_the_cards_again():
    viewpoint = Viewpoint(open_table=False)
    asked = Prompt(kind="window", seat=0, secret=True)
    viewpoint.follow(asked, (0, 1), None)
    viewpoint.lift()
    viewpoint.acted(0)
    viewpoint.follow(asked, (0, 1), None)
    assert (viewpoint.viewer, viewpoint.curtain) == (0, None)
    viewpoint.acted(1)
    viewpoint.follow(asked, (0, 1), None)
    assert (viewpoint.viewer, viewpoint.curtain) == (None, 0)
