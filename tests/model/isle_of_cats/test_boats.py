from catgames_desktop.model.isle_of_cats import boats
from catgames_desktop.model.isle_of_cats.boats import BOAT, BOATS, EDGE, ROOM, ROOMS, squares
from catgames_desktop.model.isle_of_cats.shapes import COLOURS
from tests.model.isle_of_cats import naive


def test_the_outline_has_142_squares():
    assert len(naive.BOAT) == 142
    assert set(squares(BOAT)) == naive.BOAT


def test_seven_rooms_fill_the_boat():
    assert {room.id: room.mask.bit_count() for room in ROOMS} == {
        "stern": 18, "port": 11, "starboard": 11, "mess": 18, "fore": 20, "bow": 4, "deck": 60,
    }  # fmt: skip
    for room in ROOMS:
        assert set(squares(room.mask)) == naive.ROOMS[room.id]
    assert sum(room.mask for room in ROOMS) == BOAT


def test_the_drawings_of_the_rooms():
    assert [(room.id, room.icon, room.tint) for room in ROOMS] == [
        ("stern", "parrot", "yellow"),
        ("port", "moon-and-star", "blue"),
        ("starboard", "moon-and-star", "green"),
        ("mess", "apple-core", "white"),
        ("fore", "grain", "orange"),
        ("bow", "parrot", "magenta"),
        ("deck", "none", "red"),
    ]


def test_44_squares_are_at_the_edge():
    listed = (
        "0,3 0,4 0,5 1,2 1,6 2,2 2,6 3,2 3,6 4,1 4,7 5,1 5,7 6,1 6,7 7,0 7,8 8,0 8,8 9,0 9,8 10,0 "
        "10,8 11,0 11,8 12,0 12,8 13,0 13,8 14,0 14,8 15,1 15,7 16,1 16,7 17,2 17,6 18,2 18,6 "
        "19,3 19,5 20,3 20,5 21,4"
    )
    assert {f"{x},{y}" for x, y in squares(EDGE)} == set(listed.split())
    assert set(squares(EDGE)) == naive.EDGE
    assert EDGE.bit_count() == 44


def test_four_boats_with_19_rats_and_5_maps_each():
    assert list(BOATS) == ["A", "B", "C", "D"]
    for boat in BOATS.values():
        assert boat.rats.bit_count() == 19
        assert boat.rats & ~BOAT == 0
        assert list(boat.maps) == list(COLOURS)
        assert boat.all_maps.bit_count() == 5
        assert boat.all_maps & (boat.rats | ~BOAT) == 0
    assert len({boat.rats for boat in BOATS.values()}) == 4


def test_the_maps_lie_on_the_same_five_squares_of_every_boat():
    assert len({boat.all_maps for boat in BOATS.values()}) == 1
    assert BOATS["C"].map_squares == {
        "green": (1, 3), "orange": (7, 0), "blue": (9, 7), "red": (14, 1), "purple": (19, 5),
    }  # fmt: skip
    for boat in BOATS.values():
        for colour, square in boat.map_squares.items():
            assert boats.mask_of((square,)) == boat.maps[colour]


def test_neighbours_never_wrap_from_row_to_row():
    for square in naive.BOAT:
        around = {at for at in naive.beside(square) if at in naive.BOAT}
        assert set(squares(boats.neighbours(boats.bit(*square)))) == around


def test_a_square_off_the_rectangle_has_no_bit_and_no_room():
    for x, y in [(-1, 4), (22, 4), (3, -1), (3, 9)]:
        assert boats.bit(x, y) == 0
        assert boats.room_at(x, y) is None
    assert boats.room_at(0, 0) is None


def test_room_at():
    assert boats.room_at(21, 4) == "bow"
    assert boats.room_at(4, 4) == "deck"
    assert ROOM["mess"].mask & boats.bit(5, 3)
