"""A position as plain data, for ``catgames show --json`` (docs/formats-isle-of-cats.md)."""

from typing import TYPE_CHECKING, Any

import msgspec

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.boats import squares
from catgames_desktop.model.isle_of_cats.components import tile_mask
from catgames_desktop.model.isle_of_cats.ending import details, sister_detail
from catgames_desktop.model.isle_of_cats.pieces import BoatTile
from catgames_desktop.model.isle_of_cats.scoring import LessonScore, SheetDetail
from catgames_desktop.model.isle_of_cats.sister_score import SisterScore
from catgames_desktop.model.isle_of_cats.views import SisterView

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats.state import IsleState


def describe(state: "IsleState", seat: Seat | None) -> dict[str, Any]:
    """Return the position: everything, or (with a seat) only what that seat may know."""
    view = state.view(seat)
    scores = details(state)
    over = state.outcome is not None
    found: dict[str, Any] = {
        "game": "isle-of-cats",
        "mode": state.mode,
        "day": state.day,
        "phase": state.phase,
        "actor": state.actor,
        "question": view.prompt.kind if view.prompt else None,
        "island_order": list(state.order),
        "fields": {"left": list(state.left), "right": list(state.right)},
        "treasure_pool": dict(state.pool),
        "common_stock": dict(state.stock),
        "oshax": list(state.oshax),
        "seats": [
            _seat(state, number, detail, over or seat in (None, number), seat)
            for number, detail in enumerate(scores)
        ],
        "legal": _legal(state, seat),
        "outcome": msgspec.to_builtins(state.outcome),
    }
    if view.sister is not None:
        score = view.sister.score if seat is not None else sister_detail(state)
        assert score is not None
        found |= _solo(view.difficulty, view.sister, score)
        found["difference"] = scores[0].sheet.total - score.total
    return found


def _solo(difficulty: str, seen: SisterView, score: SisterScore) -> dict[str, Any]:
    """Return what solo adds; her score counts the colours that are shown."""
    colours = sum(colour.points for colour in score.colours)
    return {
        "difficulty": difficulty,
        "colour_row": [colour.colour for colour in score.colours],
        "numbered_treasures": list(seen.treasures),
        "sister": {
            "first": seen.first,
            "speed": seen.speed,
            "cards": list(seen.cards),
            "done": seen.done,
            "lessons": [{"id": one.card, "points": one.points} for one in score.lessons],
            "colours": [msgspec.to_builtins(colour) for colour in score.colours],
            "score": {
                "colours": colours,
                "lessons": score.total - colours,
                "total": score.total,
            },
        },
    }


def _legal(state: "IsleState", seat: Seat | None) -> list[str]:
    if seat not in (None, state.actor):
        return []
    return [str(action) for action in state.legal_actions()]


def _seat(
    state: "IsleState", number: Seat, detail: SheetDetail, known: bool, viewer: Seat | None
) -> dict[str, Any]:
    """Return one seat; of one whose secrets aren't known, only what is public counts."""
    player = state.players[number]
    public = state.view(number if known and viewer is None else viewer).seats[number]
    lessons = [lesson for lesson in detail.lessons if known or lesson.public]
    found: dict[str, Any] = {
        "boat": player.boat.letter,
        "colour": player.colour,
        "fish": public.fish,
        "permanent_baskets": public.baskets + public.used_baskets,
        "used_baskets": public.used_baskets,
        "cards_in_hand": public.hand,
        "private_lessons": public.private_lessons,
        "tiles": [_tile(tile) for tile in player.tiles],
        "lessons": [_lesson(lesson) for lesson in lessons],
        "score": _score(detail, known),
    }
    if known:
        found["hand"] = list(player.hand)
        found["kept"] = list(player.kept)
        found["committed"] = list(player.committed)
    return found


def _tile(tile: BoatTile) -> dict[str, Any]:
    return {
        "kind": tile.kind,
        "shape": tile.shape,
        "colour": tile.colour,
        "squares": [list(square) for square in squares(tile_mask(tile))],
    }


def _lesson(lesson: LessonScore) -> dict[str, Any]:
    return {
        "id": lesson.card,
        "public": lesson.public,
        "colour": lesson.colour,
        "points": lesson.progress.points,
    }


def _score(detail: SheetDetail, known: bool) -> dict[str, int]:
    score: dict[str, int] = msgspec.to_builtins(detail.sheet)
    if not known:
        score["total"] -= score["private_lessons"]
        score["private_lessons"] = 0
    return score
