"""With several persons at one screen: what is covered, and when."""

import pytest

from catgames_desktop.controller.viewpoint import Viewpoint
from catgames_desktop.model.game import IllegalAction, Prompt
from tests.helpers.tiny import Commit, Play


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


def test_a_hint_on_the_open_table_comes_behind_the_curtain(sit):
    sitting = sit(None, None, hint_level="random")
    match = sitting.match
    assert not match.can_hint
    sitting.commit()
    sitting.commit()
    assert match.can_hint
    match.ask_hint()
    assert eyes(match) == (0, None)
    assert sitting.hints == []
    sitting.ready()
    sitting.wait(lambda: sitting.hints)
    assert eyes(match) == (None, 0)


def test_a_hint_is_forgotten_when_the_person_leaves_the_curtain(sit):
    sitting = sit(None, None, hint_level="random")
    sitting.commit()
    sitting.commit()
    sitting.match.ask_hint()
    sitting.match.back_to_table()
    assert sitting.match._hint_wanted is False
    assert sitting.match.legal()


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
