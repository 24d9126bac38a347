"""Small sentences: when something was, who sits at a table."""

from datetime import UTC, datetime, timedelta

import pytest

from ui.i18n import set_language
from ui.words import ago, listed, table_of

NOW = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("before", "english", "portuguese"),
    [
        (timedelta(seconds=5), "just now", "agora mesmo"),
        (timedelta(seconds=70), "a minute ago", "há um minuto"),
        (timedelta(minutes=5), "5 minutes ago", "há 5 minutos"),
        (timedelta(hours=1, minutes=5), "an hour ago", "há uma hora"),
        (timedelta(days=1), "yesterday", "ontem"),
        (timedelta(days=3), "Sunday", "domingo"),
        (timedelta(days=30), "4/20/26", "20/04/2026"),
    ],
)
def test_moments_are_said_as_people_say_them(qapp, theme, before, english, portuguese):
    set_language(qapp, "en")
    assert ago(NOW - before, NOW) == english
    set_language(qapp, "pt_BR")
    assert ago(NOW - before, NOW) == portuguese


@pytest.mark.parametrize(
    ("words", "sentence"),
    [([], ""), (["Lia"], "Lia"), (["Lia", "Rui"], "Lia and Rui"), (list("abc"), "a, b and c")],
)
def test_lists_end_in_and(qapp, theme, words, sentence):
    assert listed(words) == sentence


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([("Lia", False), ("Mara", True)], "Lia and Bot Mara"),
        ([("Lia", False), ("Mara", True), ("Otto", True)], "Lia and 2 bots"),
        ([("Mara", True), ("Otto", True)], "2 bots"),
    ],
)
def test_persons_are_named_and_bots_are_counted(qapp, theme, seats, sentence):
    assert table_of(seats) == sentence
