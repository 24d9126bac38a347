from catgames_desktop.model.rng import below, bot_seed, choice_stream, pick, shuffled, stream


class Fixed:
    """A source that gives the same numbers every time."""

    def __init__(self, *values: float) -> None:
        self.values = list(values)

    def random(self) -> float:
        return self.values.pop(0)


def test_a_seed_gives_the_same_numbers_on_every_version_and_platform():
    source = stream("tuna", "deck")
    assert [round(source.random(), 6) for _ in range(3)] == [0.914265, 0.374152, 0.938652]


def test_each_purpose_has_a_stream_of_its_own():
    assert stream("tuna", "deck").random() != stream("tuna", "bag").random()
    assert stream("tuna", 1, 2).random() != stream("tuna", 12).random()
    assert stream("tuna", "reshuffle", 3).random() == stream("tuna", "reshuffle", 3).random()


def test_a_shuffle_is_fisher_yates_from_the_last_place_down():
    assert shuffled("abcd", Fixed(0.0, 0.0, 0.0)) == ["b", "c", "d", "a"]
    assert shuffled("abcd", Fixed(0.99, 0.99, 0.99)) == ["a", "b", "c", "d"]


def test_a_shuffle_keeps_every_item_once_and_leaves_the_original_alone():
    items = list(range(50))
    mixed = shuffled(items, stream("s"))
    assert sorted(mixed) == items == list(range(50))
    assert mixed != items


def test_below_and_pick_reach_every_value():
    source = stream("s")
    assert {below(5, source) for _ in range(200)} == set(range(5))
    assert {pick("abc", source) for _ in range(100)} == set("abc")


def test_a_bot_is_given_a_seed_of_its_own_from_which_the_match_seed_cannot_be_read():
    assert bot_seed("tuna", 0) != bot_seed("tuna", 1)
    assert "tuna" not in bot_seed("tuna", 0)
    assert len(bot_seed("tuna", 0)) == 32


def test_a_bot_draws_anew_for_each_decision():
    seed = bot_seed("tuna", 0)
    assert choice_stream(seed, 4).random() == choice_stream(seed, 4).random()
    assert choice_stream(seed, 4).random() != choice_stream(seed, 5).random()
