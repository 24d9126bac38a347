"""Which stage answers for which prompt, and what is said while somebody else decides."""

from typing import TYPE_CHECKING

from ui.i18n import translate
from ui.isle_of_cats import choice_stage as choice
from ui.isle_of_cats.commit_stage import CommitStage
from ui.isle_of_cats.draft_stage import DraftStage
from ui.isle_of_cats.family_stage import LessonsStage
from ui.isle_of_cats.finds_stage import FindsStage, PlaceStage, TakeStage
from ui.isle_of_cats.moving_stages import AssignStage, GiveTreasureStage, MoveStage
from ui.isle_of_cats.placing import PlacingStage
from ui.isle_of_cats.purchase_stage import DrawStage, PurchaseStage
from ui.isle_of_cats.rescue_stage import RescueStage
from ui.isle_of_cats.stage import Stage, key_letter
from ui.isle_of_cats.window_stage import IdleStage, WindowStage
from ui.table.game_ui import PromptButton, PromptText

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable

__all__ = ["carry_over", "key_letter", "reveal_prompt", "stage_for", "waiting_sentence"]


def stage_for(desk: "IsleTable") -> Stage:
    """Return the stage for the question that the person before the screen is asked now."""
    prompt = desk.view.prompt
    if prompt is None or not desk.interactive or not desk.legal:
        return IdleStage(desk)
    stages: dict[str, type[Stage]] = {
        "keep": DraftStage,
        "buy": PurchaseStage,
        "window": WindowStage,
        "read": choice.ReadStage,
        "commit": CommitStage,
        "rescue": RescueStage,
        "finds": FindsStage,
        "form": choice.FormStage,
        "take": TakeStage,
        "place": PlaceStage,
        "name": choice.NameStage,
        "give-basket": choice.GiveBasketStage,
        "give-lesson": choice.GiveLessonStage,
        "give-treasure": GiveTreasureStage,
        "move": MoveStage,
        "assign": AssignStage,
        "draw": DrawStage,
    }
    if desk.own is None and prompt.secret:
        return IdleStage(desk)
    if prompt.kind == "keep" and desk.view.mode == "family":
        return LessonsStage(desk)
    return stages[prompt.kind](desk)


def carry_over(old: Stage | None, new: Stage) -> None:
    """Keep the tile in hand when the same position is shown again with other eyes."""
    if (
        isinstance(old, PlacingStage)
        and isinstance(new, PlacingStage)
        and (type(old) is type(new) and old.hold is not None)
    ):
        new.inherit(old)
    elif old is not None:
        old.leave()


def reveal_prompt() -> PromptText:
    """Return the prompt while the lanes of the reveal stand."""
    return PromptText(
        translate("IsleWaiting", "The new island order"),
        translate("IsleWaiting", "Committed cards are spent today, used or not."),
        (
            PromptButton(
                "go-on", translate("IsleWaiting", "Go on"), "tick", key="Enter", primary=True
            ),
        ),
    )


def waiting_sentence(desk: "IsleTable") -> str:
    """Return what is going on while somebody else decides, or the match is only looked at."""
    view = desk.view
    if view.outcome is not None:
        return translate("IsleWaiting", "The match is over")
    if view.actor is None or view.prompt is None:
        return translate("IsleWaiting", "Vesh is coming")
    name = desk.name(view.actor)
    texts = {
        "keep": translate("IsleWaiting", "{name} picks cards to keep")
        if view.mode != "family"
        else translate("IsleWaiting", "{name} chooses two lessons"),
        "buy": translate("IsleWaiting", "{name} decides which cards to buy"),
        "window": translate("IsleWaiting", "{name} may play a purple card"),
        "read": translate("IsleWaiting", "{name} reads a lesson"),
        "commit": translate("IsleWaiting", "{name} commits rescue cards"),
        "rescue": translate("IsleWaiting", "{name} chooses a cat to rescue"),
        "finds": translate("IsleWaiting", "{name} looks for rare finds"),
        "form": translate("IsleWaiting", "{name} opens a treasure card"),
        "take": translate("IsleWaiting", "{name} takes a tile"),
        "place": translate("IsleWaiting", "{name} places a tile"),
        "name": translate("IsleWaiting", "{name} names a colour"),
        "give-basket": translate("IsleWaiting", "{name} gives up a basket"),
        "give-lesson": translate("IsleWaiting", "{name} gives up lessons"),
        "give-treasure": translate("IsleWaiting", "{name} gives up treasures"),
        "move": translate("IsleWaiting", "{name} moves cats"),
        "assign": translate("IsleWaiting", "{name} shares out new cats"),
        "draw": translate("IsleWaiting", "{name} looks at new cards"),
    }
    return texts[view.prompt.kind].format(name=name)
