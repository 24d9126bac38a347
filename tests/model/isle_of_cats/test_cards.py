from collections import Counter

import pytest

from catgames_desktop.model.isle_of_cats.cards import (
    CARDS,
    DECK,
    PRIVATE_LESSONS,
    PUBLIC_LESSONS,
    sorted_hand,
)


def test_the_deck_has_150_cards_by_kind():
    assert len(DECK) == 150
    assert Counter(CARDS[card].kind for card in DECK) == {
        "oshax": 6, "rescue": 60, "treasure": 15, "anytime": 31, "lesson": 30, "public-lesson": 8,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("basket", "speed", "copies", "cost"),
    [
        ("none", 4, 8, 1),
        ("broken", 0, 8, 0),
        ("broken", 1, 12, 1),
        ("broken", 3, 8, 2),
        ("whole", 1, 12, 2),
        ("whole", 3, 12, 3),
    ],
)
def test_rescue_cards(basket, speed, copies, cost):
    found = [
        card
        for card in CARDS.values()
        if card.kind == "rescue" and (card.basket, card.speed) == (basket, speed)
    ]
    assert [(card.copies, card.cost) for card in found] == [(copies, cost)]


@pytest.mark.parametrize(
    ("card", "copies", "cost"),
    [
        ("oshax", 6, 5),
        ("treasure-chest", 9, 2),
        ("treasure-small", 6, 1),
        ("fish-for-oshax", 2, 2),
        ("anywhere", 2, 1),
        ("draw-2", 2, 0),
        ("draw-3", 2, 1),
        ("bag-1", 1, 3),
        ("basket-for-fish", 1, 2),
        ("move-cats", 1, 1),
        ("fish-for-lessons", 2, 2),
        ("one-more-cat", 3, 2),
        ("bag-4", 1, 1),
        ("gain-basket", 2, 6),
        ("lessons-for-basket", 2, 2),
        ("treasures-for-basket", 2, 3),
        ("fish-for-colours", 2, 2),
        ("fish-for-rare", 2, 2),
        ("fish-for-common", 2, 2),
        ("fish-for-colour", 2, 2),
    ],
)
def test_copies_and_costs(card, copies, cost):
    assert DECK.count(card) == copies
    assert CARDS[card].cost == cost


def test_lessons_are_one_of_each_at_2_and_1_fish():
    assert len(PRIVATE_LESSONS) == 30
    assert len(PUBLIC_LESSONS) == 8
    assert {(CARDS[card].copies, CARDS[card].cost) for card in PRIVATE_LESSONS} == {(1, 2)}
    assert {(CARDS[card].copies, CARDS[card].cost) for card in PUBLIC_LESSONS} == {(1, 1)}
    assert sum(CARDS[card].asks_colour for card in PUBLIC_LESSONS) == 5


def test_seven_kinds_of_anytime_cards_give_fish():
    giving = [card.id for card in CARDS.values() if card.gives_fish]
    assert giving == [
        "fish-for-oshax",
        "basket-for-fish",
        "fish-for-lessons",
        "fish-for-colours",
        "fish-for-rare",
        "fish-for-common",
        "fish-for-colour",
    ]


def test_six_baskets_come_from_cards():
    assert sum(card.copies for card in CARDS.values() if card.effect == "basket") == 6


def test_a_hand_is_sorted_by_kind():
    hand = ["public-open-maps", "lesson-oshax", "draw-2", "treasure-small", "rescue-swift", "oshax"]
    assert sorted_hand(hand) == tuple(reversed(hand))
