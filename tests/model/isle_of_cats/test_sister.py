"""What the sister's effects take: missing numbers, swaps, rows that close up (I15)."""

import pytest

from catgames_desktop.model.isle_of_cats.lesson_cards import BASKET_CARDS, Effect
from catgames_desktop.model.isle_of_cats.shapes import RARE_SHAPES
from catgames_desktop.model.isle_of_cats.sister import Island, Taken, carry_out, foreseen, taken_by

CATS = ("c1B", "c2R", "c3G", "c4P", "c5O", "c6B", "c7R", "c8G")


def island(left=(), right=(), oshax=(), rare="", **stock) -> Island:
    """An island; ``rare`` are the treasures in order of arrival."""
    row = tuple(dict.fromkeys(rare))
    pool = {shape: rare.count(shape) for shape in RARE_SHAPES}
    common = {"square": 0, "line2": 0, "corner": 0, "line3": 0, **stock}
    return Island(tuple(left), tuple(right), tuple(oshax), row, pool, common)


def effect(text: str) -> Effect:
    """An effect from ``cat 5``, ``swap 1 6`` or ``common line2``."""
    kind, *rest = text.split()
    if kind == "common":
        return Effect(kind="common", shape=rest[0])
    return Effect(kind=kind, numbers=tuple(map(int, rest)))  # type: ignore[arg-type]


def after(start: Island, *effects: str) -> Island:
    for text in effects:
        start, _ = carry_out(start, effect(text))
    return start


def test_i15_effects_one_after_the_other():
    here = island(
        ["c1B", "c2R"], ["c3G", "c4P", "c5O"], ["o3", "o5"], "TLTS",
        square=5, line2=0, corner=1, line3=5,
    )  # fmt: skip

    def state():
        pool = {shape: count for shape, count in here.pool.items() if count}
        fields = " ".join(here.left), " ".join(here.right)
        return (*fields, " ".join(here.oshax), pool, here.stock["corner"], here.stock["line2"])

    for text, wanted in (
        ("swap 1 6", ("c5O c2R", "c3G c4P c1B", "o3 o5", {"T": 2, "L": 1, "S": 1}, 1, 0)),
        ("cat 8", ("c5O c2R", "c3G c4P", "o3 o5", {"T": 2, "L": 1, "S": 1}, 1, 0)),
        ("rare 4", ("c5O c2R", "c3G c4P", "o3 o5", {"T": 2, "L": 1}, 1, 0)),
        ("rare 1", ("c5O c2R", "c3G c4P", "o3 o5", {"T": 1, "L": 1}, 1, 0)),
        ("oshax 3", ("c5O c2R", "c3G c4P", "o3", {"T": 1, "L": 1}, 1, 0)),
        ("common line2", ("c5O c2R", "c3G c4P", "o3", {"T": 1, "L": 1}, 1, 0)),
        ("common corner", ("c5O c2R", "c3G c4P", "o3", {"T": 1, "L": 1}, 0, 0)),
        ("cat 2", ("c5O", "c3G c4P", "o3", {"T": 1, "L": 1}, 0, 0)),
        ("swap 2 5", ("c5O", "c4P c3G", "o3", {"T": 1, "L": 1}, 0, 0)),
        ("rare 5", ("c5O", "c4P c3G", "o3", {"T": 1}, 0, 0)),
    ):
        here = after(here, text)
        assert state() == wanted, text


def test_only_the_numbers_close_up_cats_keep_their_fields():
    here = after(island(CATS[:4], CATS[4:]), "cat 1", "cat 4")
    assert (here.left, here.right) == (CATS[1:4], CATS[5:])


@pytest.mark.parametrize("kind", ["cat 3", "oshax 3", "rare 3", "common square", "swap 1 6"])
def test_nothing_there_is_no_effect(kind):
    here, taken = carry_out(island(), effect(kind))
    assert here == island()
    assert taken.tiles == ()


def test_a_swap_exchanges_fields_too():
    here = after(island(CATS[:4], CATS[4:]), "swap 1 6")
    assert here.left == ("c6B", "c2R", "c3G", "c4P")
    assert here.right == ("c5O", "c1B", "c7R", "c8G")


@pytest.mark.parametrize(
    ("cats", "card", "wanted"),
    [
        (6, "swap 1 6", (1, 6)),
        (5, "swap 1 6", (1, 5)),
        (2, "swap 1 6", (1, 2)),
        (1, "swap 1 6", ()),
        (5, "swap 2 5", (2, 5)),
        (3, "swap 2 5", (2, 3)),
        (2, "swap 2 5", (1, 2)),
        (1, "swap 2 5", ()),
        (0, "swap 2 5", ()),
    ],
)
def test_a_swap_with_missing_numbers(cats, card, wanted):
    assert taken_by(island(CATS[:cats]), effect(card)).numbers == wanted


def test_the_row_of_oshax_closes_up():
    assert after(island(oshax=("o3", "o5", "o1")), "oshax 1", "oshax 1").oshax == ("o1",)


def test_a_rare_shape_keeps_its_number_while_a_copy_is_left():
    here = after(island(rare="TLT"), "rare 1")
    assert (here.treasures, here.pool["T"]) == (("T", "L"), 1)
    here = after(here, "rare 1")
    assert (here.treasures, here.pool["T"]) == (("L",), 0)


def test_what_a_card_takes_can_be_foreseen():
    here = island(CATS[:2], CATS[2:5])
    card = BASKET_CARDS["sister-swap-1-6-cat-2"]
    assert foreseen(here, card) == (
        Taken(kind="swap", asked=(1, 6), numbers=(1, 5), tiles=("c1B", "c5O")),
        Taken(kind="cat", asked=(2,), numbers=(2,), tiles=("c2R",)),
    )
    assert foreseen(here, BASKET_CARDS["sister-cat-5-cat-4"])[1].tiles == ("c4P",)
    assert here == island(CATS[:2], CATS[2:5])
