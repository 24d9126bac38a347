"""Why a turn ends, a card is played or a question is answered: the numbers are the model's."""

import random
from collections import defaultdict
from functools import cache

import pytest

from catgames_desktop.bots.isle_of_cats.finding import form_worth
from catgames_desktop.bots.isle_of_cats.hard import HardPolicy
from catgames_desktop.bots.isle_of_cats.lesson_sense import expected
from catgames_desktop.bots.isle_of_cats.medium import MediumPolicy
from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.prospects import placing
from catgames_desktop.bots.isle_of_cats.rescuing import candidates
from catgames_desktop.model.game import IllegalAction
from catgames_desktop.model.isle_of_cats.actions import (
    Buy,
    Choose,
    Commit,
    Decline,
    Done,
    End,
    Find,
    GiveLesson,
    GiveTreasure,
    Keep,
    Move,
    Name,
    Place,
    Play,
    Read,
    Rescue,
    Take,
)
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.ending import details
from catgames_desktop.model.isle_of_cats.game import ISLE_OF_CATS
from catgames_desktop.model.isle_of_cats.shapes import KINDS
from tests.bots.isle_of_cats.test_levels import QuickExpert, stream

POLICY = QuickExpert()
MATCHES = (({}, 2, 2), ({}, 4, 2), ({"mode": "family"}, 3, 3),
           ({"mode": "solo", "difficulty": "hard"}, 1, 3))  # fmt: skip


@cache
def hinted():
    """Every such hint of some matches, by (question, kind of answer)."""
    found = defaultdict(list)
    for options, players, games in MATCHES:
        for seed in range(games):
            state = ISLE_OF_CATS.new_game(options, players, f"choices {seed}")
            number = 0
            while state.actor is not None:
                view, legal = state.view(state.actor), state.legal_actions()
                answer = MediumPolicy().choose(view, legal, stream(number))
                _collect(found, state, view, legal, number)
                state.apply(answer)
                number += 1
    return found


def _collect(found, state, view, legal, number):
    kind = view.prompt.kind
    simple = POLICY.simple(view, legal, stream(number))
    if isinstance(simple, Keep | Buy | Commit | Rescue | Place | Take) or (
        isinstance(simple, Done) and kind in ("buy", "draw", "commit") and len(legal) > 1
    ):
        return
    hints = POLICY.explain(view, legal, stream(number))
    key = (kind, type(simple))
    alike = (one for one in found[key] if one[3][0].reasons[:1] == hints[0].reasons[:1])
    if len(list(alike)) < 6:
        mind = Mind(view, POLICY.prices)
        found[key].append((state.copy(), mind, legal, hints))


def asked(kind, answer):
    """State, mind, legal, hints of questions; there must be some."""
    found = hinted()[kind, answer]
    assert found
    return found


def test_every_hint_has_reasons_and_the_chosen_answer_first():
    kinds = set()
    for (kind, _), found in hinted().items():
        for _, mind, legal, hints in found:
            assert all(hint.reasons for hint in hints), kind
            assert 1 <= len(hints) <= 3
            answer = POLICY.choose(mind.view, legal, stream(0))
            assert hints[0].actions == (str(answer),)
            gains = [hint.gain for hint in hints]
            assert gains == sorted(gains, reverse=True)
            assert (("only", 1) in hints[0].reasons) == (len(legal) == 1)
            kinds.add(kind)
    assert {"rescue", "finds", "form", "take", "window", "name", "read", "commit", "move",
            "assign", "give-lesson", "give-treasure"} <= kinds  # fmt: skip


def test_a_turn_ends_for_the_reason_that_the_rules_or_the_numbers_give():
    seen = defaultdict(int)
    for state, mind, legal, (hint,) in asked("rescue", End):
        why = dict(hint.reasons)
        me, view = mind.me, mind.view
        rescues = [action for action in legal if isinstance(action, Rescue)]
        assert why.get("kept", 0) in (0, me.fish)
        code = next(iter(why))
        seen[code] += 1
        match code:
            case "had-cats":
                assert why[code] == view.taken > 0
            case "baskets-left":
                assert mind.baskets == 0
                assert why["field"] == len(view.left) + len(view.right)
            case "fish-missing":
                with pytest.raises(IllegalAction) as error:
                    state.check(Rescue(view.left[0] if view.left else view.right[0],
                                       "permanent" if me.baskets else "whole"))  # fmt: skip
                assert error.value.facts["cost"] - error.value.facts["fish"] == why[code]
            case "no-place":
                assert why[code] == sum(mind.price(tile) <= me.fish for tile in mind.field)
            case _:
                assert code == "cat-worth"
                assert why[code] <= why.get("lesson-lost", 0)
                tiles = {action.tile for action in rescues}
                assert {cat.tile for cat in candidates(mind)} <= tiles
                best = max(
                    cat.options[0].value - mind.lesson_lost_by_paying(cat.price)
                    for cat in candidates(mind)
                )
                if mind.burnt_fish is None:
                    less = why[code] - why.get("lesson-lost", 0)
                    assert less == pytest.approx(best, abs=0.11)
        if code != "cat-worth":
            assert not rescues
    assert {"had-cats", "baskets-left", "cat-worth", "no-place", "fish-missing"} <= set(seen)


def test_finds_end_where_no_card_is_left_or_none_fits():
    seen = set()
    for state, mind, legal, (hint,) in asked("finds", End):
        why = dict(hint.reasons)
        finds = [action.card for action in legal if isinstance(action, Find)]
        held = [card for card in mind.own.hand if CARDS[card].kind in ("oshax", "treasure")]
        code = next(iter(why))
        seen.add(code)
        if code == "had-finds":
            assert why[code] == state.view(None).taken
        elif code == "finds-held":
            assert not held
        elif code == "no-place":
            assert not finds
            assert why[code] == len(held)
        else:
            assert (code, bool(finds)) == ("best-tile", True)
            assert why[code] <= 0
    assert {"had-finds", "finds-held"} <= seen


def sheet(state, seat):
    """The rats and rooms that cost points, what families and rare treasures score."""
    detail = details(state)[seat]
    return detail.rats, len(detail.rooms), detail.sheet.families, detail.sheet.rare_treasures


@pytest.mark.parametrize(("kind", "answer"), [("finds", Find), ("form", Choose)])
def test_a_find_says_what_its_best_tile_changes_when_it_is_placed(kind, answer):
    seen = 0
    for state, mind, _, hints in asked(kind, answer):
        for hint in hints:
            why, action = dict(hint.reasons), ISLE_OF_CATS.parse(hint.actions[0])
            forms = _forms(mind, action)
            worths = {form: form_worth(mind, form) for form in forms}
            after = state.copy()
            after.apply(action)
            if forms:
                best = max(worths, key=worths.__getitem__)
                assert hint.gain == pytest.approx(worths[best], abs=0.051)
                assert why.get("fish", 0) == (best == "any")
                if isinstance(action, Find):
                    after.apply(Choose(best))
            if after.prompt.kind != "take":
                continue
            shapes = [one.shape for one in after.legal_actions() if isinstance(one, Take)]
            value, shape = mind.best(shapes)
            option = mind.options(KINDS[shape], shape, None)[0]
            assert option.value == value
            two = bool(forms) and best != "rare"
            second = 0.85 * max(0, value) if two else 0
            assert why.get("second", 0) == pytest.approx(second, abs=0.051)
            before = sheet(state, mind.seat)
            after.apply(Take(shape))
            after.apply(placing(KINDS[shape], option))
            now = sheet(after, mind.seat)
            assert why.get("rats", 0) == before[0] - now[0]
            assert why.get("rooms", 0) == before[1] - now[1]
            assert why.get("families", 0) == now[2] - before[2]
            assert why.get("rare", 0) == now[3] - before[3]
            seen += 1
    assert seen > 10


def _forms(mind, action):
    if isinstance(action, Choose):
        return (action.form,)
    return [form for form in CARDS[action.card].forms if form != "any" or mind.me.fish]


def test_a_card_that_gives_fish_says_how_many_the_model_gives():
    seen = 0
    for kind in ("buy", "rescue"):
        for state, mind, _, hints in hinted()[kind, Play]:
            why, play = dict(hints[0].reasons), ISLE_OF_CATS.parse(hints[0].actions[0])
            if not CARDS[play.card].gives_fish or CARDS[play.card].price:
                continue
            after = state.copy()
            after.apply(play)
            if after.prompt.kind == "name":
                cats = mind.standing.cats
                after.apply(max(after.legal_actions(), key=lambda one: cats[one.colour]))
            gained = after.view(mind.seat).seats[mind.seat].fish - mind.me.fish
            assert why["catch"] == gained
            if kind == "buy":
                assert why["from-fish"] <= gained
            else:
                assert mind.me.fish < why["needed"] <= mind.me.fish + gained
            seen += 1
    assert seen > 5


def test_other_cards_say_what_the_printed_card_does():
    seen = set()
    for kind in ("rescue", "window", "commit", "finds"):
        for _, mind, _, hints in hinted()[kind, Play]:
            why, card = dict(hints[0].reasons), ISLE_OF_CATS.parse(hints[0].actions[0]).card
            amount = CARDS[card].amount
            counted = {"draw-2": "draws", "draw-3": "draws", "bag-1": "free-tiles",
                       "bag-4": "fresh", "move-cats": "moves"}.get(card)  # fmt: skip
            if counted is not None:
                assert why[counted] == amount
            elif card == "one-more-cat":
                assert why["in-a-row"] == 1 + amount
                assert 2 <= why["reach"] <= mind.baskets
            elif CARDS[card].effect == "basket":
                lost = why.get("given-up", 0)
                assert hints[0].gain == pytest.approx(why["basket-worth"] - lost, abs=0.11)
                assert why["basket-days"] <= mind.days_left + 1
            seen.add(card)
    assert {"draw-2", "bag-1", "bag-4", "move-cats", "gain-basket"} <= seen


def test_a_colour_is_named_for_its_fish():
    for state, mind, legal, (hint,) in asked("name", Name):
        why = dict(hint.reasons)
        fish = []
        for action in legal:
            after = state.copy()
            after.apply(action)
            fish.append(after.view(mind.seat).seats[mind.seat].fish - mind.me.fish)
        fish.sort(reverse=True)
        assert why["catch"] == fish[0]
        assert why.get("next-catch") == (fish[1] if len(fish) > 1 else None)


def test_what_is_given_up_is_what_would_be_lost_least():
    for kind, answer in (("give-lesson", GiveLesson), ("give-treasure", GiveTreasure)):
        for _, mind, _, hints in asked(kind, answer):
            for hint in hints:
                worth = dict(hint.reasons)["given-up"]
                assert hint.gain == pytest.approx(-worth, abs=0.051)
                action = ISLE_OF_CATS.parse(hint.actions[0])
                if isinstance(action, GiveLesson):
                    guess = expected(action.card, mind.standing)
                    assert worth == pytest.approx(guess, abs=0.051)


def test_a_public_lesson_is_read_with_the_colour_that_gains_most_on_the_others():
    compared = 0
    for _, mind, legal, hints in asked("read", Read):
        for hint in hints:
            why, action = dict(hint.reasons), ISLE_OF_CATS.parse(hint.actions[0])
            assert action.card == legal[0].card
            mine = expected(action.card, mind.standing, action.colour)
            assert why["promises"] == pytest.approx(mine, abs=0.051)
            assert hint.gain == pytest.approx(mine - why.get("others", 0), abs=0.11)
        compared += len(hints) > 1
    assert compared


def test_cats_are_moved_and_assigned_as_the_bot_wants_them():
    for state, mind, _, (hint,) in asked("move", Move):
        why, action = dict(hint.reasons), ISLE_OF_CATS.parse(hint.actions[0])
        if "cheaper" in why:
            after = state.copy()
            after.apply(action)
            there = Mind(after.view(mind.seat), POLICY.prices)
            assert mind.price(action.tile) - there.price(action.tile) == why["cheaper"]
    for _, mind, _, (hint,) in [one for key, found in hinted().items() if key[0] == "assign"
                                for one in found]:  # fmt: skip
        why = dict(hint.reasons)
        wanted = why["wish"] > why["wanted-from"] and why["baskets-left"] > 0
        assert hint.actions == (("assign left",) if wanted else ("assign right",))
        assert why["baskets-left"] == mind.baskets


def test_a_window_says_how_many_cards_wait_or_that_nothing_can_be_played():
    seen = set()
    for _, mind, legal, (hint,) in asked("window", Decline):
        why = dict(hint.reasons)
        cards = sum(isinstance(action, Play) for action in legal)
        final = mind.view.prompt.facts["moment"] == "final"
        code = ("no-use" if final else "waits") if cards else "only"
        assert why == {code: cards or 1}
        seen.add(code)
    assert {"only", "waits"} <= seen


def test_hard_gives_such_reasons_too():
    chance = random.Random(1)
    state = ISLE_OF_CATS.new_game({"mode": "family"}, 2, "hard")
    told = 0
    while state.actor is not None:
        view, legal = state.view(state.actor), state.legal_actions()
        answer = MediumPolicy().choose(view, legal, chance)
        if isinstance(answer, End):
            hints = HardPolicy().explain(view, legal, chance)
            assert hints[0].reasons
            told += 1
        state.apply(answer)
    assert told
