"""The words on the discovery cards: titles, sentences and the short ones of the hand.

One text a kind of card, found by its id. The numbers stand in the sentences, as on a printed card;
``tests/ui/isle_of_cats/test_texts.py`` compares them with the card data.
"""

from ui.i18n import translate
from ui.isle_of_cats.twins import TWINS


def card_band(kind: str) -> str:
    """Return the word on the band of a kind of card, at most 8 letters in Portuguese too."""
    return {
        "oshax": translate("IsleCards", "Oshax"),
        "rescue": translate("IsleCards", "Rescue"),
        "treasure": translate("IsleCards", "Treasure"),
        "anytime": translate("IsleCards", "Anytime"),
        "lesson": translate("IsleCards", "Lesson"),
        "public-lesson": translate("IsleCards", "Lesson", "a public one"),
    }[kind]


def kind_name(kind: str) -> str:
    """Return what a kind of card is called in a sentence."""
    return {
        "oshax": translate("IsleCards", "Oshax card"),
        "rescue": translate("IsleCards", "rescue card"),
        "treasure": translate("IsleCards", "treasure card"),
        "anytime": translate("IsleCards", "purple card"),
        "lesson": translate("IsleCards", "private lesson"),
        "public-lesson": translate("IsleCards", "public lesson"),
    }[kind]


def card_title(card: str) -> str:
    """Return the title of a card.

    Raises:
        KeyError: if there is no such card.
    """
    return {
        "oshax": translate("IsleCards", "Wild guest"),
        "rescue-swift": translate("IsleCards", "Swift feet"),
        "rescue-broken-0": translate("IsleCards", "Old wicker"),
        "rescue-broken-1": translate("IsleCards", "Broken basket"),
        "rescue-broken-3": translate("IsleCards", "Half and hasty"),
        "rescue-basket-1": translate("IsleCards", "Calm basket"),
        "rescue-basket-3": translate("IsleCards", "Sturdy basket"),
        "treasure-chest": translate("IsleCards", "Buried chest"),
        "treasure-small": translate("IsleCards", "Beach finds"),
        "fish-for-oshax": translate("IsleCards", "Wild fishers"),
        "anywhere": translate("IsleCards", "Wherever you like"),
        "draw-2": translate("IsleCards", "Two more cards"),
        "draw-3": translate("IsleCards", "Three more cards"),
        "bag-1": translate("IsleCards", "Cat in the bag"),
        "basket-for-fish": translate("IsleCards", "Basket for a feast"),
        "move-cats": translate("IsleCards", "Follow me!"),
        "fish-for-lessons": translate("IsleCards", "Fishing school"),
        "one-more-cat": translate("IsleCards", "One more!"),
        "bag-4": translate("IsleCards", "Newcomers"),
        "gain-basket": translate("IsleCards", "Basket maker"),
        "lessons-for-basket": translate("IsleCards", "Woven pages"),
        "treasures-for-basket": translate("IsleCards", "Fair barter"),
        "fish-for-colours": translate("IsleCards", "Mixed crew"),
        "fish-for-rare": translate("IsleCards", "Gem market"),
        "fish-for-common": translate("IsleCards", "Flea market"),
        "fish-for-colour": translate("IsleCards", "Family catch"),
        "lesson-edge-covered": translate("IsleCards", "All round"),
        "lesson-exactly-15-cats": translate("IsleCards", "Fifteen it is"),
        "lesson-3-of-every-colour": translate("IsleCards", "One of each, thrice"),
        "lesson-every-colour-at-edge": translate("IsleCards", "Sea view for all"),
        "lesson-one-colour-at-edge": translate("IsleCards", "Sea dogs, well, cats"),
        "lesson-3-baskets": translate("IsleCards", "Three baskets"),
        "lesson-first-in-order": translate("IsleCards", "Early bird"),
        "lesson-lonely-cats": translate("IsleCards", "Each to their own"),
        "lesson-largest-family": translate("IsleCards", "Big family"),
        "lesson-rare-treasures": translate("IsleCards", "Gem lover"),
        "lesson-common-treasures": translate("IsleCards", "Collector"),
        "lesson-no-rat": translate("IsleCards", "Not a whisker"),
        "lesson-visible-rats": translate("IsleCards", "Friend of rats"),
        "lesson-own-lessons": translate("IsleCards", "Bookworm"),
        "lesson-5-blue": translate("IsleCards", "The five blues"),
        "lesson-5-green": translate("IsleCards", "The five greens"),
        "lesson-5-purple": translate("IsleCards", "The five purples"),
        "lesson-5-red": translate("IsleCards", "The five reds"),
        "lesson-5-orange": translate("IsleCards", "The five oranges"),
        "lesson-5-rats": translate("IsleCards", "Five tails"),
        "lesson-6-lessons": translate("IsleCards", "Well read"),
        "lesson-5-treasures": translate("IsleCards", "Five finds"),
        "lesson-cats-at-edge": translate("IsleCards", "Lookouts"),
        "lesson-captains-rooms": translate("IsleCards", "Both captains"),
        "lesson-empty-bedrooms": translate("IsleCards", "Beds free"),
        "lesson-families-of-4": translate("IsleCards", "Four and more"),
        "lesson-oshax": translate("IsleCards", "Wild hearts"),
        "lesson-empty-mess": translate("IsleCards", "Clean table"),
        "lesson-third-family": translate("IsleCards", "Third family"),
        "lesson-5-fish": translate("IsleCards", "A full larder"),
        "public-colour-at-edge": translate("IsleCards", "On the lookout"),
        "public-colour-cats": translate("IsleCards", "Favourite colour"),
        "public-colour-3": translate("IsleCards", "Three of a kind"),
        "public-colour-lonely": translate("IsleCards", "Loners"),
        "public-own-lessons": translate("IsleCards", "School prize"),
        "public-common-treasures": translate("IsleCards", "Trinkets"),
        "public-treasures-touching": translate("IsleCards", "Treasure guards"),
        "public-open-maps": translate("IsleCards", "Open charts"),
        "family-every-colour-at-edge": translate("IsleCards", "A window for each"),
        "family-middle-row": translate("IsleCards", "Right down the middle"),
        "family-exactly-20-cats": translate("IsleCards", "Twenty whiskers"),
        "family-treasures": translate("IsleCards", "Treasure hunters"),
        "family-full-rooms": translate("IsleCards", "Full house"),
    }[TWINS.get(card, card)]


def card_sentence(card: str) -> str:
    """Return what a card does, in one or two short sentences.

    Raises:
        KeyError: if there is no such card.
    """
    return {
        "oshax": translate(
            "IsleCards", "Take any Oshax still here, place it and choose its colour."
        ),
        "rescue-swift": translate("IsleCards", "No basket, but speed 4."),
        "rescue-broken-0": translate("IsleCards", "Two broken baskets make one. Speed 0."),
        "rescue-broken-1": translate("IsleCards", "Two broken baskets make one. Speed 1."),
        "rescue-broken-3": translate("IsleCards", "Two broken baskets make one. Speed 3."),
        "rescue-basket-1": translate("IsleCards", "One basket for this day. Speed 1."),
        "rescue-basket-3": translate("IsleCards", "One basket for this day. Speed 3."),
        "treasure-chest": translate("IsleCards", "One rare treasure, or two common ones."),
        "treasure-small": translate(
            "IsleCards", "Two small common treasures; for 1 fish more, any two common ones."
        ),
        "fish-for-oshax": translate("IsleCards", "2 fish for each Oshax on your boat."),
        "anywhere": translate("IsleCards", "Your next tile may lie anywhere, touching none."),
        "draw-2": translate("IsleCards", "Draw 2 cards and buy any of them."),
        "draw-3": translate("IsleCards", "Draw 3 cards and buy any of them."),
        "bag-1": translate("IsleCards", "Draw a tile from the bag and place it."),
        "basket-for-fish": translate(
            "IsleCards", "Give up a permanent basket, used or not: 5 fish."
        ),
        "move-cats": translate("IsleCards", "Move 1 to 3 cats, each to the other field."),
        "fish-for-lessons": translate("IsleCards", "1 fish for each private lesson you own."),
        "one-more-cat": translate(
            "IsleCards", "Rescue one more cat on your rescue turn; it costs the same."
        ),
        "bag-4": translate("IsleCards", "Draw 4 tiles: you choose the field of each cat."),
        "gain-basket": translate("IsleCards", "A permanent basket, fresh for today."),
        "lessons-for-basket": translate(
            "IsleCards", "Give up 2 private lessons: a permanent basket."
        ),
        "treasures-for-basket": translate(
            "IsleCards", "Give up 2 treasures from your boat: a permanent basket."
        ),
        "fish-for-colours": translate("IsleCards", "1 fish for each cat colour on your boat."),
        "fish-for-rare": translate("IsleCards", "2 fish for each rare treasure on your boat."),
        "fish-for-common": translate("IsleCards", "1 fish for each common treasure on your boat."),
        "fish-for-colour": translate(
            "IsleCards", "Name a colour: 1 fish for each cat of it on your boat."
        ),
        "lesson-edge-covered": translate("IsleCards", "12 points if no edge square is open."),
        "lesson-exactly-15-cats": translate("IsleCards", "10 points for exactly 15 cats."),
        "lesson-3-of-every-colour": translate(
            "IsleCards", "15 points for at least 3 cats of every colour."
        ),
        "lesson-every-colour-at-edge": translate(
            "IsleCards", "7 points if every colour has a cat at the edge."
        ),
        "lesson-one-colour-at-edge": translate(
            "IsleCards", "1 point for each cat of your best colour at the edge."
        ),
        "lesson-3-baskets": translate("IsleCards", "7 points for exactly 3 permanent baskets."),
        "lesson-first-in-order": translate(
            "IsleCards", "7 points if you end first in the island order."
        ),
        "lesson-lonely-cats": translate(
            "IsleCards", "1 point for each cat that touches none of its colour."
        ),
        "lesson-largest-family": translate(
            "IsleCards", "10 points for the largest family of all boats, ties count."
        ),
        "lesson-rare-treasures": translate("IsleCards", "2 points for each rare treasure."),
        "lesson-common-treasures": translate("IsleCards", "1 point for each common treasure."),
        "lesson-no-rat": translate("IsleCards", "10 points if no rat is in sight."),
        "lesson-visible-rats": translate("IsleCards", "2 points for each rat in sight."),
        "lesson-own-lessons": translate(
            "IsleCards", "1 point for each private lesson you own, this one too."
        ),
        "lesson-5-blue": translate("IsleCards", "9 points for exactly 5 blue cats."),
        "lesson-5-green": translate("IsleCards", "9 points for exactly 5 green cats."),
        "lesson-5-purple": translate("IsleCards", "9 points for exactly 5 purple cats."),
        "lesson-5-red": translate("IsleCards", "9 points for exactly 5 red cats."),
        "lesson-5-orange": translate("IsleCards", "9 points for exactly 5 orange cats."),
        "lesson-5-rats": translate("IsleCards", "10 points for exactly 5 rats in sight."),
        "lesson-6-lessons": translate("IsleCards", "7 points for exactly 6 private lessons."),
        "lesson-5-treasures": translate(
            "IsleCards", "9 points for exactly 5 treasures, rare and common together."
        ),
        "lesson-cats-at-edge": translate("IsleCards", "1 point for every 2 cats at the edge."),
        "lesson-captains-rooms": translate(
            "IsleCards", "12 points if both captain's rooms are full."
        ),
        "lesson-empty-bedrooms": translate("IsleCards", "18 points if both bedrooms are empty."),
        "lesson-families-of-4": translate(
            "IsleCards", "4 points for each family of 4 or more cats."
        ),
        "lesson-oshax": translate("IsleCards", "3 points for each Oshax."),
        "lesson-empty-mess": translate("IsleCards", "15 points if the mess is empty."),
        "lesson-third-family": translate(
            "IsleCards", "Your third-largest family scores once more."
        ),
        "lesson-5-fish": translate("IsleCards", "7 points for at least 5 fish left at the end."),
        "public-colour-at-edge": translate(
            "IsleCards", "Everyone: 2 points for each cat of a colour you name, at the edge."
        ),
        "public-colour-cats": translate(
            "IsleCards", "Everyone: 1 point for each cat of a colour you name."
        ),
        "public-colour-3": translate(
            "IsleCards", "Everyone: 5 points for 3 or more cats of a colour you name."
        ),
        "public-colour-lonely": translate(
            "IsleCards", "Everyone: 3 points for each lonely cat of a colour you name."
        ),
        "public-own-lessons": translate(
            "IsleCards", "Everyone: 2 points for each private lesson of one's own."
        ),
        "public-common-treasures": translate(
            "IsleCards", "Everyone: 2 points for each common treasure."
        ),
        "public-treasures-touching": translate(
            "IsleCards", "Everyone: 1 point for each treasure beside a cat of a colour you name."
        ),
        "public-open-maps": translate("IsleCards", "Everyone: 5 points for each open map."),
        "family-every-colour-at-edge": translate(
            "IsleCards", "9 points if every colour has a cat at the edge."
        ),
        "family-middle-row": translate(
            "IsleCards", "10 points if the whole middle row is covered."
        ),
        "family-exactly-20-cats": translate("IsleCards", "10 points for exactly 20 cats."),
        "family-treasures": translate("IsleCards", "2 points for each treasure, rare or common."),
        "family-full-rooms": translate("IsleCards", "2 points for each full room."),
    }[TWINS.get(card, card)]


def card_short(card: str) -> str:
    """Return the sentence of the small card in the hand: three short lines at most.

    Raises:
        KeyError: if there is no such card.
    """
    return {
        "oshax": translate("IsleCardsShort", "Take an Oshax and choose its colour."),
        "rescue-swift": translate("IsleCardsShort", "No basket. Speed 4."),
        "rescue-broken-0": translate("IsleCardsShort", "Half a basket. Speed 0."),
        "rescue-broken-1": translate("IsleCardsShort", "Half a basket. Speed 1."),
        "rescue-broken-3": translate("IsleCardsShort", "Half a basket. Speed 3."),
        "rescue-basket-1": translate("IsleCardsShort", "One basket. Speed 1."),
        "rescue-basket-3": translate("IsleCardsShort", "One basket. Speed 3."),
        "treasure-chest": translate("IsleCardsShort", "1 rare treasure or 2 common ones."),
        "treasure-small": translate("IsleCardsShort", "2 small common treasures."),
        "fish-for-oshax": translate("IsleCardsShort", "2 fish for each Oshax."),
        "anywhere": translate("IsleCardsShort", "Next tile: anywhere, no need to touch."),
        "draw-2": translate("IsleCardsShort", "Draw 2 cards, buy any."),
        "draw-3": translate("IsleCardsShort", "Draw 3 cards, buy any."),
        "bag-1": translate("IsleCardsShort", "Draw a tile from the bag and place it."),
        "basket-for-fish": translate("IsleCardsShort", "Give up a basket for 5 fish."),
        "move-cats": translate("IsleCardsShort", "Move up to 3 cats across."),
        "fish-for-lessons": translate("IsleCardsShort", "1 fish for each private lesson."),
        "one-more-cat": translate("IsleCardsShort", "Rescue one more cat."),
        "bag-4": translate("IsleCardsShort", "4 new tiles, you choose the fields."),
        "gain-basket": translate("IsleCardsShort", "A basket for every day to come."),
        "lessons-for-basket": translate("IsleCardsShort", "2 lessons become a basket."),
        "treasures-for-basket": translate("IsleCardsShort", "2 treasures become a basket."),
        "fish-for-colours": translate("IsleCardsShort", "1 fish for each cat colour."),
        "fish-for-rare": translate("IsleCardsShort", "2 fish for each rare treasure."),
        "fish-for-common": translate("IsleCardsShort", "1 fish for each common one."),
        "fish-for-colour": translate("IsleCardsShort", "1 fish for each cat of one colour."),
        "lesson-edge-covered": translate("IsleCardsShort", "12 for an edge fully covered."),
        "lesson-exactly-15-cats": translate("IsleCardsShort", "10 for exactly 15 cats."),
        "lesson-3-of-every-colour": translate("IsleCardsShort", "15 for 3 cats of each colour."),
        "lesson-every-colour-at-edge": translate(
            "IsleCardsShort", "7 for all colours at the edge."
        ),
        "lesson-one-colour-at-edge": translate(
            "IsleCardsShort", "1 per cat of one colour, at the edge."
        ),
        "lesson-3-baskets": translate("IsleCardsShort", "7 for exactly 3 baskets."),
        "lesson-first-in-order": translate("IsleCardsShort", "7 for being first at the end."),
        "lesson-lonely-cats": translate("IsleCardsShort", "1 for each lonely cat."),
        "lesson-largest-family": translate("IsleCardsShort", "10 for the largest family."),
        "lesson-rare-treasures": translate("IsleCardsShort", "2 for each rare treasure."),
        "lesson-common-treasures": translate("IsleCardsShort", "1 for each common treasure."),
        "lesson-no-rat": translate("IsleCardsShort", "10 for no rat in sight."),
        "lesson-visible-rats": translate("IsleCardsShort", "2 for each rat in sight."),
        "lesson-own-lessons": translate("IsleCardsShort", "1 for each private lesson."),
        "lesson-5-blue": translate("IsleCardsShort", "9 for exactly 5 blue cats."),
        "lesson-5-green": translate("IsleCardsShort", "9 for exactly 5 green cats."),
        "lesson-5-purple": translate("IsleCardsShort", "9 for exactly 5 purple cats."),
        "lesson-5-red": translate("IsleCardsShort", "9 for exactly 5 red cats."),
        "lesson-5-orange": translate("IsleCardsShort", "9 for exactly 5 orange cats."),
        "lesson-5-rats": translate("IsleCardsShort", "10 for exactly 5 rats."),
        "lesson-6-lessons": translate("IsleCardsShort", "7 for exactly 6 lessons."),
        "lesson-5-treasures": translate("IsleCardsShort", "9 for exactly 5 treasures."),
        "lesson-cats-at-edge": translate("IsleCardsShort", "1 per 2 cats at the edge."),
        "lesson-captains-rooms": translate("IsleCardsShort", "12 for full captain's rooms."),
        "lesson-empty-bedrooms": translate("IsleCardsShort", "18 for empty bedrooms."),
        "lesson-families-of-4": translate("IsleCardsShort", "4 per family of 4 or more."),
        "lesson-oshax": translate("IsleCardsShort", "3 for each Oshax."),
        "lesson-empty-mess": translate("IsleCardsShort", "15 for an empty mess."),
        "lesson-third-family": translate("IsleCardsShort", "Third family scores twice."),
        "lesson-5-fish": translate("IsleCardsShort", "7 for 5 or more fish left."),
        "public-colour-at-edge": translate(
            "IsleCardsShort", "All: 2 per cat of a colour, at the edge."
        ),
        "public-colour-cats": translate("IsleCardsShort", "All: 1 per cat of a colour."),
        "public-colour-3": translate("IsleCardsShort", "All: 5 for 3 cats of a colour."),
        "public-colour-lonely": translate("IsleCardsShort", "All: 3 per lonely cat of a colour."),
        "public-own-lessons": translate("IsleCardsShort", "All: 2 per private lesson."),
        "public-common-treasures": translate("IsleCardsShort", "All: 2 per common treasure."),
        "public-treasures-touching": translate(
            "IsleCardsShort", "All: 1 per treasure by a colour."
        ),
        "public-open-maps": translate("IsleCardsShort", "All: 5 for each open map."),
        "family-every-colour-at-edge": translate(
            "IsleCardsShort", "9 for all colours at the edge."
        ),
        "family-middle-row": translate("IsleCardsShort", "10 for a full middle row."),
        "family-exactly-20-cats": translate("IsleCardsShort", "10 for exactly 20 cats."),
        "family-treasures": translate("IsleCardsShort", "2 for each treasure."),
        "family-full-rooms": translate("IsleCardsShort", "2 for each full room."),
    }[TWINS.get(card, card)]


def lesson_line(card: str, colour: str) -> str:
    """Return a lesson as a line of the score panel; ``colour`` is the word of the named colour."""
    named = {
        "public-colour-at-edge": translate("IsleLessons", "2 per {colour} cat at the edge"),
        "public-colour-cats": translate("IsleLessons", "1 per {colour} cat"),
        "public-colour-3": translate("IsleLessons", "5 for three {colour} cats"),
        "public-colour-lonely": translate("IsleLessons", "3 per lonely {colour} cat"),
        "public-own-lessons": translate("IsleLessons", "2 per private lesson"),
        "public-common-treasures": translate("IsleLessons", "2 per common treasure"),
        "public-treasures-touching": translate("IsleLessons", "1 per treasure by a {colour} cat"),
        "public-open-maps": translate("IsleLessons", "5 for each open map"),
        "lesson-edge-covered": translate("IsleLessons", "Edge fully covered"),
        "lesson-exactly-15-cats": translate("IsleLessons", "Exactly 15 cats"),
        "lesson-3-of-every-colour": translate("IsleLessons", "3 cats of every colour"),
        "lesson-every-colour-at-edge": translate("IsleLessons", "Every colour at the edge"),
        "lesson-one-colour-at-edge": translate("IsleLessons", "One colour at the edge"),
        "lesson-3-baskets": translate("IsleLessons", "Exactly 3 baskets"),
        "lesson-first-in-order": translate("IsleLessons", "First in the order"),
        "lesson-lonely-cats": translate("IsleLessons", "Lonely cats"),
        "lesson-largest-family": translate("IsleLessons", "Largest family of all"),
        "lesson-rare-treasures": translate("IsleLessons", "Rare treasures, 2 each"),
        "lesson-common-treasures": translate("IsleLessons", "Common treasures"),
        "lesson-no-rat": translate("IsleLessons", "No rat in sight"),
        "lesson-visible-rats": translate("IsleLessons", "Rats in sight, 2 each"),
        "lesson-own-lessons": translate("IsleLessons", "Your private lessons"),
        "lesson-5-blue": translate("IsleLessons", "Exactly 5 blue cats"),
        "lesson-5-green": translate("IsleLessons", "Exactly 5 green cats"),
        "lesson-5-purple": translate("IsleLessons", "Exactly 5 purple cats"),
        "lesson-5-red": translate("IsleLessons", "Exactly 5 red cats"),
        "lesson-5-orange": translate("IsleLessons", "Exactly 5 orange cats"),
        "lesson-5-rats": translate("IsleLessons", "Exactly 5 rats"),
        "lesson-6-lessons": translate("IsleLessons", "Exactly 6 private lessons"),
        "lesson-5-treasures": translate("IsleLessons", "Exactly 5 treasures"),
        "lesson-cats-at-edge": translate("IsleLessons", "Cats at the edge, 1 per 2"),
        "lesson-captains-rooms": translate("IsleLessons", "Both captain's rooms full"),
        "lesson-empty-bedrooms": translate("IsleLessons", "Both bedrooms empty"),
        "lesson-families-of-4": translate("IsleLessons", "Families of 4 or more"),
        "lesson-oshax": translate("IsleLessons", "Oshax, 3 each"),
        "lesson-empty-mess": translate("IsleLessons", "The mess empty"),
        "lesson-third-family": translate("IsleLessons", "Third family once more"),
        "lesson-5-fish": translate("IsleLessons", "At least 5 fish left"),
        "family-every-colour-at-edge": translate("IsleLessons", "Every colour at the edge"),
        "family-middle-row": translate("IsleLessons", "Middle row covered"),
        "family-exactly-20-cats": translate("IsleLessons", "Exactly 20 cats"),
        "family-treasures": translate("IsleLessons", "Treasures, 2 each"),
        "family-full-rooms": translate("IsleLessons", "Full rooms, 2 each"),
    }[TWINS.get(card, card)]
    return named.format(colour=colour)
