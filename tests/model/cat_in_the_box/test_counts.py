from catgames_desktop.model.cat_in_the_box.game import CAT_IN_THE_BOX
from catgames_desktop.model.game import Count, Counting
from catgames_desktop.model.rng import pick, stream


def test_rounds_with_a_paradox_are_counted_for_who_caused_it():
    state = CAT_IN_THE_BOX.new_game({}, 3, "counts")
    chance = stream("counts", "play")
    causers = []
    while state.actor is not None:
        events = state.apply(pick(state.legal_actions(), chance))
        causers += [event.seat for event in events if event.name == "paradox"]
    assert isinstance(CAT_IN_THE_BOX, Counting)
    assert causers, "random play comes to a paradox"
    seats = tuple(causers.count(seat) for seat in range(3))
    assert CAT_IN_THE_BOX.counts(state) == {"paradox": Count(chances=3, seats=seats)}
