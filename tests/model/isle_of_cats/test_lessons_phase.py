"""Read lessons: private ones face down, public ones face up with their colours."""

from tests.model.isle_of_cats.table import asked, listed, names, one, position, refused, say


def test_private_lessons_go_to_the_table_face_down_with_their_number_visible():
    state = position("purchase", hands={0: ["lesson-oshax", "lesson-no-rat", "anywhere"]})
    say(state, "done", "done", "decline")
    events = say(state, "decline")
    laid = one(events, "lessons-laid")
    assert laid.seen_by(1).facts == {"count": 2}
    assert laid.seen_by(0).facts["cards"] == ["lesson-no-rat", "lesson-oshax"]
    assert state.players[0].hand == ["anywhere"]
    assert state.view(1).seats[0].private_lessons == 2


def test_a_single_public_lesson_without_a_colour_needs_no_question():
    state = position("lessons", hands={0: ["public-open-maps"]})
    assert asked(state) == ("commit", 0)
    (lesson,) = state.public_lessons
    assert (lesson.card, lesson.owner, lesson.colour) == ("public-open-maps", 0, None)


def test_a_colour_is_named_where_the_card_says_so():
    state = position("lessons", hands={0: ["public-colour-cats"]})
    assert asked(state) == ("read", 0)
    assert listed(state) == [
        f"read public-colour-cats {colour}"
        for colour in ("blue", "green", "red", "purple", "orange")
    ]
    assert refused(state, "read public-colour-cats") == "needs-colour"
    assert refused(state, "read public-colour-cats pink") == "no-such-colour"
    (event,) = [e for e in say(state, "read public-colour-cats red") if e.name == "lesson-read"]
    assert event.facts == {"card": "public-colour-cats", "colour": "red"}
    assert state.view(None).public_lessons[0].colour == "red"


def test_several_public_lessons_go_in_the_order_that_their_owner_chooses():
    hand = ["public-open-maps", "public-own-lessons", "public-colour-3"]
    state = position("lessons", hands={0: hand})
    assert len(listed(state)) == 7
    assert refused(state, "read public-open-maps red") == "takes-no-colour"
    say(state, "read public-own-lessons", "read public-colour-3 green")
    assert [lesson.card for lesson in state.public_lessons] == [
        "public-own-lessons",
        "public-colour-3",
        "public-open-maps",
    ]
    assert asked(state) == ("commit", 0)


def test_lessons_are_read_in_island_order():
    state = position("day", day=0, players=3)
    state.order = (2, 0, 1)
    state.stack.clear()
    for seat, card in ((0, "public-colour-cats"), (2, "public-colour-3")):
        state.players[seat].hand = [card]
    state.upcoming = "lessons"
    state.proceed([])
    assert asked(state) == ("read", 2)
    say(state, "read public-colour-3 blue")
    assert asked(state) == ("read", 0)


def test_only_public_lessons_in_hand_can_be_read():
    state = position("lessons", hands={0: ["public-colour-cats", "oshax"]})
    assert refused(state, "read oshax") == "not-public-lesson"
    assert refused(state, "read public-open-maps") == "not-in-hand"


def test_how_many_public_lessons_are_left_is_for_their_owner_only():
    state = position("lessons", hands={0: ["public-colour-cats", "public-open-maps"]})
    assert state.view(0).prompt.facts == {"left": 2}
    assert state.view(1).prompt.facts == {}


def test_a_lesson_bought_later_waits_for_the_next_reading():
    state = position(
        "lessons", hands={0: ["draw-2"]}, deck=["lesson-oshax", "lesson-no-rat"], day=1
    )
    say(state, "play draw-2", "buy lesson-oshax", "done", "done")
    events = say(state, "done")
    assert "lessons-laid" not in names(events)
    assert state.players[0].hand == ["lesson-oshax"]
    assert state.players[0].lessons == []


def test_a_lesson_still_in_hand_at_the_end_scores_nothing():
    state = position("end-of-day", day=5, hands={0: ["lesson-3-baskets"]})
    state.players[0].baskets = 3
    events = say(state, "decline", "decline")
    sheets = one(events, "scored").facts["sheets"]
    assert sheets[0]["private_lessons"] == 0
    assert sheets[0]["total"] == -54
