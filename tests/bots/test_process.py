import io
import json
import subprocess
import sys

import msgspec
import pytest

from catgames_desktop.bots.policy import RandomPolicy, Suggestion
from catgames_desktop.bots.process import BotServer
from catgames_desktop.bots.protocol import Answer, Request, ask, quit_line, read_answer
from catgames_desktop.model.rng import bot_seed, choice_stream
from tests.helpers.tiny import GAMES, TINY, TinyState

SEED = bot_seed("very-secret", 0)


def position(moves: int = 2) -> TinyState:
    state = TINY.new_game({}, 2, "very-secret")
    for _ in range(moves):
        state.apply(state.legal_actions()[-1])
    return state


def request(state: TinyState, cmd="choose", number: int = 7, **changes) -> bytes:
    line = ask(
        number,
        cmd,
        game="tiny",
        level="random",
        seed=SEED,
        action_number=2,
        view=state.view(state.actor),
        legal=state.legal_actions(),
    )
    if not changes:
        return line
    return msgspec.json.encode({**msgspec.json.decode(line), **changes}) + b"\n"


class Broken:
    def choose(self, view, legal, rng):
        raise RuntimeError("I have a headache")


class Explaining(RandomPolicy):
    def explain(self, view, legal, rng, most=3):
        return [
            Suggestion(actions=(str(action),), gain=1.5, reasons=(("rats", 2.0),))
            for action in legal[:most]
        ]


def server(policy=None) -> BotServer:
    return BotServer(GAMES, lambda game, level: policy or RandomPolicy())


def test_a_choice_is_what_the_policy_chooses_here():
    state = position()
    rng = choice_stream(SEED, 2)
    expected = RandomPolicy().choose(state.view(0), state.legal_actions(), rng)
    assert server().answer(request(state)) == Answer(id=7, action=str(expected))


def test_the_same_request_gets_the_same_answer():
    one = server()
    state = position()
    assert {one.answer(request(state)).action for _ in range(5)} == {
        server().answer(request(state)).action
    }


def test_a_request_holds_no_seed_of_the_match_and_nothing_of_other_seats():
    state = position(3)
    line = request(state).decode()
    assert "very-secret" not in line
    view = json.loads(line)["view"]
    assert view["own"] == state.hands[1]
    assert "deck_order" not in view
    assert set(json.loads(line)) == {
        "id", "cmd", "game", "level", "seed", "action_number", "view", "legal",
    }  # fmt: skip


def test_the_first_decision_of_a_match_says_so():
    line = ask(
        1, "choose", game="tiny", level="x", seed=SEED, action_number=0,
        view=position().view(0), legal=position().legal_actions(),
    )  # fmt: skip
    assert json.loads(line)["action_number"] == 0


def test_a_policy_explains_itself():
    answer = server(Explaining()).answer(request(position(), "explain", most=2))
    assert answer is not None
    assert answer.suggestions is not None
    assert len(answer.suggestions) == 2
    assert answer.suggestions[0].reasons == (("rats", 2.0),)


def test_one_that_cannot_explain_says_what_it_would_do():
    answer = server().answer(request(position(), "explain"))
    assert answer is not None
    assert answer.suggestions is not None
    assert answer.suggestions[0].actions == (server().answer(request(position())).action,)


def test_quit_ends_it():
    assert server().answer(quit_line()) is None


@pytest.mark.parametrize(
    "line",
    [b"\n", b"hello\n", b"[]\n", b"{}\n", b'{"id":1}\n', b"\xff\xfe\n", b"[" * 20_000 + b"\n",
     b'{"id":1,"cmd":"dance"}\n'],
)  # fmt: skip
def test_rubbish_gets_an_error_and_no_crash(line):
    answer = server().answer(line)
    assert answer is not None
    assert answer.id is None
    assert answer.error is not None


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"legal": []},
        {"legal": ["fly"]},
        {"view": None},
        {"view": {"seat": 0}},
        {"view": [[[[]]]]},
    ],
)
def test_a_request_that_makes_no_sense_gets_an_error_with_its_number(changes):
    answer = server().answer(request(position(), **changes))
    assert answer is not None
    assert (answer.id, answer.action) == (7, None)
    assert answer.error


def test_a_policy_that_fails_is_told_and_logged_and_the_next_request_served():
    log = io.StringIO()
    one = BotServer(GAMES, lambda game, level: Broken(), log=log)
    for _ in range(2):
        answer = one.answer(request(position()))
        assert answer == Answer(id=7, error="RuntimeError: I have a headache")
    assert "headache" in log.getvalue()


def test_lines_are_served_in_order_until_the_stream_ends():
    lines = request(position(), number=1) + b"rubbish\n" + request(position(), number=2)
    out = io.BytesIO()
    server().serve(io.BytesIO(lines + b'{"id":3'), out)
    answers = [read_answer(line) for line in out.getvalue().splitlines()]
    assert [answer.id for answer in answers if answer is not None] == [1, None, 2, None]


def test_a_line_without_end_is_refused_and_skipped():
    out = io.BytesIO()
    lines = b"x" * 9_000_000 + b"\n" + request(position(), number=2)
    server().serve(io.BytesIO(lines), out)
    assert [json.loads(line)["id"] for line in out.getvalue().splitlines()] == [None, 2]


def test_an_answer_that_is_none_is_not_read():
    assert read_answer(b"hello") is None
    assert read_answer(b"\xff") is None
    assert read_answer(b'{"id":4,"action":"take 1"}') == Answer(id=4, action="take 1")


def test_a_request_can_be_written_by_hand():
    line = b'{"id":1,"cmd":"quit"}'
    assert msgspec.json.decode(line, type=Request).cmd == "quit"


def test_the_process_itself_answers_and_ends_with_its_input():
    result = subprocess.run(
        [sys.executable, "-m", "tests.helpers.bot_main", "good"],
        input=request(position(), number=5),
        capture_output=True,
        timeout=30,
        check=True,
    )
    assert json.loads(result.stdout)["id"] == 5
    assert result.stderr == b""
