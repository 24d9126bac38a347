"""``docs/contracts.md`` names every question, event and refusal: the ui relies on it."""

import re
from pathlib import Path

import pytest

import catgames_desktop.model.isle_of_cats as package
from catgames_desktop.model.isle_of_cats.automatic import ALONE
from catgames_desktop.model.isle_of_cats.stack import AnyQuestion

PAGE = (Path(__file__).parents[3] / "docs" / "contracts.md").read_text("utf-8")
CODE = "".join(path.read_text("utf-8") for path in Path(package.__path__[0]).glob("*.py"))
QUESTIONS = [question.asks for question in AnyQuestion.__args__]
EVENTS = re.findall(r"\btold(?:_partly|_unless_unseen)?\(\s*(?:player, )?\"([a-z-]+)\"", CODE)
EVENTS += ["bonus-declined", "second-declined"]
EVENTS += ["sister-took", "sister-swapped", "sister-missed"]
REFUSALS = [
    *re.findall(r"IllegalAction\(\s*\"([a-z-]+)\"", CODE),
    *("off-the-boat", "overlap", "touches-nothing"),
]


def section(title: str) -> str:
    return PAGE.split(f"## The Isle of Cats: {title}")[1].split("\n## ")[0]


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_is_described(kind):
    assert f"| `{kind}` |" in section("prompts")


@pytest.mark.parametrize("name", sorted(set(EVENTS)))
def test_every_event_is_described(name):
    assert f"`{name}`" in section("events")


@pytest.mark.parametrize("code", sorted(set(REFUSALS)))
def test_every_refusal_is_described(code):
    assert f"`{code}`" in section("refusals")


@pytest.mark.parametrize("wish", ALONE)
def test_every_wish_is_described(wish):
    assert f"`{wish}`" in section("wishes")


def first_cells(title: str) -> set[str]:
    cells = re.findall(r"^\| (.*?) \|", section(title), re.M)
    return set(re.findall(r"`([a-z-]+)`", "".join(cells)))


def test_the_page_describes_nothing_that_does_not_exist():
    assert first_cells("refusals") == set(REFUSALS)
    assert first_cells("events") == set(EVENTS)
    assert first_cells("prompts") == set(QUESTIONS)
