"""Draft, purchase, commit, finds: cards are chosen on screen and sent when confirmed."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from catgames_desktop.model.isle_of_cats.actions import Buy, Commit, Decline, Done, Find, Keep
from catgames_desktop.model.isle_of_cats.cards import CARDS
from tests.ui.isle_of_cats.conftest import asked, play_until


def test_two_cards_are_kept_together(desk) -> None:
    table = desk(play_until(asked("keep")))
    page = table.table.pages["draft"]
    assert table.table.board.shown == "draft"
    assert len(page.cards) == 7
    assert not table.button("keep-these").enabled
    QTest.mouseClick(page.cards[1], Qt.MouseButton.LeftButton)
    assert table.key(Qt.Key.Key_5)
    assert table.key(Qt.Key.Key_7)
    assert table.refused
    assert table.button("keep-these").enabled
    own = table.table.own
    expected = (Keep(own.draft[1]), Keep(own.draft[4]))
    assert table.key(Qt.Key.Key_Return)
    assert table.sent == [expected]
    table.carry_out()


def test_a_kept_card_goes_back_when_pressed_again(desk) -> None:
    table = desk(play_until(asked("keep")))
    table.key(Qt.Key.Key_3)
    page = table.table.pages["draft"]
    QTest.mouseClick(page.slot_cards[0], Qt.MouseButton.LeftButton)
    assert table.table.stage.picked == []
    table.key(Qt.Key.Key_2)
    assert table.table.cancel()
    assert table.table.stage.picked == []


def test_the_purchase_follows_every_tick(desk) -> None:
    table = desk(play_until(asked("buy")))
    page = table.table.pages["purchase"]
    fish = table.table.stage.fish
    cards = table.table.stage.cards()
    for index, card in enumerate(cards):
        QTest.mouseClick(page.cards[index], Qt.MouseButton.LeftButton)
        ticked = index in table.table.stage.ticked
        assert ticked or table.refused
        assert page.cards[index].selected == ticked
        del card
    paid = sum(CARDS[cards[index]].cost for index in table.table.stage.ticked)
    assert table.table.stage.cost() == paid <= fish
    table.key(Qt.Key.Key_Return)
    *bought, done = table.sent[0]
    assert done == Done()
    assert all(isinstance(action, Buy) for action in bought)
    table.carry_out()


def test_buying_nothing_asks_first(desk) -> None:
    table = desk(play_until(asked("buy")))
    table.table.press("buy")
    question = table.table.confirmation(table.sent[0])
    assert question is not None
    assert question.kind == "buy-nothing"


def test_rescue_cards_are_committed_together(desk) -> None:
    def with_cards(state) -> bool:
        if not asked("commit")(state):
            return False
        return sum(isinstance(a, Commit) for a in state.legal_actions()) >= 2

    table = desk(play_until(with_cards))
    cards = [c for c in table.table.hand.cards if (c.card or "").startswith("rescue")]
    for card in cards[:2]:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert [c.selected for c in cards[:2]] == [True, True]
    table.key(Qt.Key.Key_Return)
    *commits, done = table.sent[0]
    assert done == Done()
    assert [a.card for a in commits] == [c.card for c in cards[:2]]
    table.carry_out()


def test_an_odd_broken_basket_asks_first(desk) -> None:
    def broken(state) -> bool:
        return asked("commit")(state) and any(
            isinstance(a, Commit) and CARDS[a.card].basket == "broken"
            for a in state.legal_actions()
        )

    table = desk(play_until(broken))
    card = next(
        a.card for a in table.table.legal
        if isinstance(a, Commit) and CARDS[a.card].basket == "broken"
    )  # fmt: skip
    question = table.table.confirmation((Commit(card), Done()))
    assert question is not None
    assert question.kind == "commit-odd-broken"


def test_a_find_is_chosen_in_the_hand_and_played(desk) -> None:
    def can_find(state) -> bool:
        return asked("finds")(state) and any(isinstance(a, Find) for a in state.legal_actions())

    table = desk(play_until(can_find))
    find = next(a for a in table.table.legal if isinstance(a, Find))
    card = next(c for c in table.table.hand.cards if c.card == find.card)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert table.button("find").enabled
    assert table.table.cancel()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    table.key(Qt.Key.Key_Return)
    assert table.sent == [(find,)]
    table.carry_out()


def test_a_window_is_declined_with_enter(desk) -> None:
    table = desk(play_until(asked("window", moment="reveal")))
    assert table.table.board.shown == "reveal"
    table.key(Qt.Key.Key_Return)
    assert table.sent == [(Decline(),)]


def test_a_purple_card_is_chosen_then_played(desk) -> None:
    def holds_purple(state) -> bool:
        return asked("window")(state) and len(state.legal_actions()) > 1

    table = desk(play_until(holds_purple))
    table.table.hand.purple.click()
    assert table.table.stage.purple
    assert table.button("play").primary
    table.key(Qt.Key.Key_Return)
    assert table.sent[0][0].card in {c for c in CARDS if CARDS[c].kind == "anytime"}
    table.carry_out()


def test_without_secrets_nothing_of_the_hand_is_shown(desk) -> None:
    table = desk(play_until(asked("rescue")), seat=None)
    assert table.table.own is None
    assert all(card.card is None for card in table.table.hand.cards)
    assert not any(line.kind == "lesson" for line in table.table.side.lines.lines)
    table.table.hand.purple.click()
    assert table.wanted == [True]
