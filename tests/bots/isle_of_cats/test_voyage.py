"""Completions against the model: the same placements are legal, the same points are scored."""

import random

import pytest

from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.bots.isle_of_cats.spots import forms_of, spot_of
from catgames_desktop.bots.isle_of_cats.voyage import Voyage
from catgames_desktop.bots.isle_of_cats.wishes import Tuning, wishes_of
from catgames_desktop.model.isle_of_cats.boats import BOATS, EDGE, ROOMS, neighbours
from catgames_desktop.model.isle_of_cats.lessons import LessonContext
from catgames_desktop.model.isle_of_cats.placing import legal_placements, placement_mask
from catgames_desktop.model.isle_of_cats.shapes import CAT_SHAPES, COLOURS, SHAPES
from catgames_desktop.model.isle_of_cats.survey import Survey
from tests.bots.isle_of_cats.test_lesson_sense import some_player, standing
from tests.model.isle_of_cats.naive import random_boat
from tests.model.isle_of_cats.table import position


@pytest.mark.parametrize("shape", SHAPES)
def test_the_spots_of_a_shape_are_its_placements_on_an_empty_boat(shape):
    there = {spot.place for form in forms_of("B", shape) for spot in form.spots if spot}
    assert there == set(legal_placements(shape, 0))
    for form in forms_of("B", shape):
        for at, spot in enumerate(form.spots):
            if spot is not None:
                assert spot.mask == placement_mask(shape, *spot.place)
                assert spot.mask >> at & 1 or form.first
                assert spot.rats == (spot.mask & BOATS["B"].rats).bit_count()
                assert spot.edge == bool(spot.mask & EDGE)
                assert sum(count for _, count in spot.rooms) == len(SHAPES[shape])


def wishes(survey: Survey, chance: random.Random, lessons=(), days: int = 2):
    me = standing(survey, days, 3.0 * days, some_player(chance))
    return wishes_of(survey, me, lessons, days, Tuning())


@pytest.mark.parametrize("seed", range(12))
def test_what_it_places_is_legal_and_adds_up(seed):
    chance = random.Random(seed)
    survey = Survey(chance.choice("ABCD"), random_boat(chance, most=8))
    boat = Voyage(survey)
    wanted = wishes(survey, chance, [("lesson-lonely-cats", None)] if seed % 3 == 0 else [])
    for _ in range(14):
        before = Survey(boat.letter, boat.tiles)
        cat = chance.random() < 0.7
        shape = chance.choice(CAT_SHAPES if cat else ("L", "T", "S", "square", "corner"))
        colour = chance.randrange(5) if cat else -1
        found = boat.best(shape, colour, wanted)
        legal = legal_placements(shape, before.occupied)
        assert (found is None) is (not legal)
        if found is None:
            continue
        assert found[1].place in legal
        boat.put(shape, colour, found[1])
        check(boat)


def check(boat: Voyage) -> None:
    """What a voyage counts as it goes is what the model reads from its tiles."""
    survey = Survey(boat.letter, boat.tiles)
    assert boat.rats == survey.rats
    assert boat.left == [survey.room_left(room.id) for room in ROOMS]
    assert boat.cats == [survey.cats[colour] for colour in COLOURS]
    assert boat.edge == [survey.edge_cats[colour] for colour in COLOURS]
    assert boat.treasures == survey.count("rare", "common")
    groups = [
        sorted(
            (neighbours(group.mask) & boat.free, group.size)
            for group in survey.groups
            if group.colour == colour
        )
        for colour in COLOURS
    ]
    mine = [sorted((near & boat.free, size) for near, size in there) for there in boat.groups]
    assert mine == groups


def test_a_copy_goes_its_own_way():
    chance = random.Random(3)
    survey = Survey("A", random_boat(chance, most=6))
    boat = Voyage(survey)
    copy = boat.copy()
    found = copy.best("c13", 0, wishes(survey, chance))
    copy.put("c13", 0, found[1])
    check(copy)
    check(boat)
    assert len(boat.tiles) + 1 == len(copy.tiles)


def test_a_lesson_about_an_empty_room_keeps_it_empty():
    """A family beside the mess would have to grow into it: the cat goes elsewhere."""
    chance = random.Random(1)
    for lessons, empty in (((), False), ((("lesson-empty-mess", None),), True)):
        survey = Survey("A", [])
        me = standing(survey, 1, 3.0, LessonContext())
        wanted = wishes_of(survey, me, lessons, 1, Tuning())
        boat = Voyage(survey)
        boat.put("c13", 0, spot_of("A", "c13", legal_near_mess()))
        for _ in range(16):
            shape, colour = chance.choice(CAT_SHAPES), chance.randrange(5)
            found = boat.best(shape, colour, wanted)
            if found is not None and found[0] > -1:
                boat.put(shape, colour, found[1])
        assert (Survey("A", boat.tiles).room_left("mess") == 18) is empty


def legal_near_mess():
    """A place whose squares lie right of the mess."""
    return next(p for p in legal_placements("c13", 0) if p.x == 11 and p.y == 3)


def test_the_mind_of_a_view_can_be_completed():
    mind = Mind(position("rescue-turn", left=["c1B"]).view(0))
    boat = Voyage(mind.survey)
    check(boat)
