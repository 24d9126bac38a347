"""Whatever persons press, in whatever order: the file says what stands, and cards stay covered."""

import random

import pytest

from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Game
from catgames_desktop.model.record import FORMAT, Header, MatchSetup, SeatSetup
from catgames_desktop.model.timeline import replay
from catgames_desktop.store.saves import SaveFile, load
from tests.helpers.sitting import Sitting, bot_command
from tests.helpers.tiny import TINY


def isle() -> Game:
    from catgames_desktop.model.registry import GAMES

    return GAMES["isle-of-cats"]


class Presser:
    """Presses whatever can be pressed, at random, and looks after each press."""

    def __init__(self, game: Game, levels: tuple[str | None, ...], seed: int, path, command):
        self.game = game
        self.rng = random.Random(seed)
        self.path = path
        self.command = command
        match = MatchSetup(
            game=game.id,
            seats=tuple(SeatSetup(name=f"P{n}", level=level) for n, level in enumerate(levels)),
            seed=str(seed),
        )
        header = Header(format=FORMAT, rules=game.rules, match=match)
        self.sit(Match.begin(game, header, SaveFile(path), **self.more))

    @property
    def more(self):
        return {"command": self.command, "hint_level": "random"}

    def sit(self, match: Match) -> None:
        self.sitting = Sitting(match)
        self.sitting.settle()

    def press(self) -> None:
        match, rng = self.sitting.match, self.rng
        legal = match.legal()
        persons = match.persons
        presses = [self.play] * 12 if legal else []
        presses += [match.lift_curtain] * 6 if match.curtain is not None else []
        presses += [match.undo, match.redo, match.raise_curtain]
        if rng.random() < 0.3:
            presses += [match.back_to_table, match.ask_hint, self.reopen, self.blink]
            presses += [lambda: match.want_window(rng.choice(persons), rng.random() < 0.8)]
            presses += [lambda: match.set_wishes({"ask": rng.random() < 0.5})]
            presses += [lambda: match.hand_over(rng.choice(persons), "random")]
            gone = [one.seat for one in match.players if one.bot]
            presses += [lambda: match.take_back(rng.choice(gone))] if gone else []
        rng.choice(presses)()
        if not match.persons:
            match.take_back(0)
        self.sitting.settle()

    def play(self) -> None:
        self.sitting.match.play(self.rng.choice(self.sitting.match.legal()))

    def blink(self) -> None:
        self.sitting.match.hold()
        self.sitting.match.release()

    def reopen(self) -> None:
        self.sitting.match.close()
        record, file = load(self.path)
        self.sit(Match.resume(self.game, record, file, **self.more))

    def look(self) -> None:
        match = self.sitting.match
        view = match.view()
        assert match.curtain is None or match.viewer is None
        assert view.seat == match.viewer
        if len(match.persons) > 1 and match.viewer is not None:
            assert match.viewer == match.actor
        assert not (match.curtain is not None and match.legal())
        played = replay(load(self.path)[0], self.game)
        assert played.fault is None
        assert played.timeline.state.digest() == match._chronicle.state.digest()
        assert [step.action for step in played.timeline.steps] == [
            step.action for step in match.steps
        ]
        assert played.assisted == match.assisted
        assert tuple(played.levels) == tuple(one.level for one in match.players)


@pytest.fixture
def presser(qapp, tmp_path):
    made = []

    def make(game: Game, levels: tuple[str | None, ...], seed: int, command=None) -> Presser:
        made.append(Presser(game, levels, seed, tmp_path / "a.catgame", command))
        return made[-1]

    yield make
    for one in made:
        one.sitting.match.close()


@pytest.mark.parametrize("levels", [(None, None), (None, "random"), (None, "random", None)])
@pytest.mark.parametrize("seed", range(4))
def test_any_order_of_presses_at_a_small_game(presser, levels, seed):
    one = presser(TINY, levels, seed, bot_command())
    for _ in range(60):
        one.press()
        one.look()
        if one.sitting.match.over:
            break


@pytest.mark.parametrize("levels", [(None, None), (None, "random", "random")])
def test_any_order_of_presses_at_the_isle(presser, levels):
    one = presser(isle(), levels, 1)
    for number in range(250):
        one.press()
        if number % 10 == 0:
            one.look()
    one.look()
