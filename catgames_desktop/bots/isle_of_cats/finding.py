"""The medium bot and its finds: Oshax, treasure cards and the treasures of maps."""

from collections.abc import Sequence

from catgames_desktop.bots.isle_of_cats.mind import Mind
from catgames_desktop.model.isle_of_cats.shapes import SMALL_SHAPES


def form_tile(mind: Mind, form: str) -> tuple[float, str] | None:
    """Return the tile that is worth most in a form of a treasure card, with its worth, or None."""
    if form == "rare":
        return mind.best([shape for shape, left in mind.view.pool.items() if left])
    stock = [shape for shape, left in mind.view.stock.items() if left]
    if form == "small":
        stock = [shape for shape in stock if shape in SMALL_SHAPES]
    return mind.best(stock)


def second_worth(first: float) -> float:
    """Return what a second treasure is counted with beside a first one."""
    return 0.85 * max(0.0, first)


def form_worth(mind: Mind, form: str) -> float:
    """Return what a treasure card is worth in one of its forms, its fish included."""
    best = form_tile(mind, form)
    if best is None:
        return 0.0
    if form == "rare":
        return best[0]
    fish = 0.0
    if form == "any":
        fish = 0.8 if mind.days_left else 0.05
    return 1.85 * max(0.0, best[0]) - fish


def find_to_play(mind: Mind, cards: Sequence[str]) -> str | None:
    """Return the find to play next: Oshax first, before somebody else takes the best one."""
    if "oshax" in cards:
        best = mind.best(mind.view.oshax)
        if best is not None and best[0] > 0:
            return "oshax"
    worth = {
        "treasure-chest": max(form_worth(mind, "rare"), form_worth(mind, "common")),
        "treasure-small": form_worth(mind, "small"),
    }
    wanted = [card for card in cards if worth.get(card, 0.0) > 0]
    return max(wanted, key=lambda card: worth[card], default=None)


def best_form(mind: Mind, forms: Sequence[str]) -> str:
    """Return the form in which a treasure card is worth most."""
    return max(forms, key=lambda form: form_worth(mind, form))
