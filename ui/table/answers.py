"""What the prompt bar says: the game's question, or the frame's own word when nobody here is asked.

The frame speaks when the match is over, can only be looked at, waits for a bot, or waits for the
computer to be passed on.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from catgames_desktop.controller.match import Match
from ui.i18n import translate
from ui.table.game_ui import GameTable, Player, PromptButton, PromptText
from ui.table.prompt_bar import FrameAnswers

PEEK = "frame-peek"
"""Held: my secrets."""
READY = "frame-ready"
"""Let the curtain fall again."""
RESULT = "frame-result"
"""To the end screen."""
LOOK_BACK = "frame-look-back"
"""To the first position."""


def can_peek(match: Match) -> bool:
    """Return whether "My secrets" can be held: an uncovered table of several persons."""
    prompt = match.prompt
    return (
        not match.read_only
        and match.viewer is None
        and match.curtain is None
        and len(match.persons) > 1
        and prompt is not None
        and not prompt.secret
        and match.own_view() is not None
    )


def can_cover(match: Match) -> bool:
    """Return whether somebody's secrets are on a screen that several persons share."""
    return (
        not match.read_only
        and match.viewer is not None
        and len(match.persons) > 1
        and not match.setup.open_table
    )


def waits_for_ready(match: Match) -> bool:
    """Return whether somebody went back from the curtain and still has to decide behind it."""
    prompt = match.prompt
    return (
        not match.read_only
        and match.curtain is None
        and prompt is not None
        and prompt.secret
        and prompt.seat in match.persons
        and match.viewer != prompt.seat
    )


def frame_prompt(
    match: Match, table: GameTable, players: Sequence[Player], last_move: str
) -> PromptText:
    """Return what the prompt bar says now.

    Args:
        match: the match.
        table: the game's table; asked when a person here is.
        players: the seats.
        last_move: what somebody else just did, in a sentence, or "".
    """
    if match.outcome is not None:
        return _over()
    if match.read_only:
        return _only_looked_at()
    actor = match.actor
    assert actor is not None, "a match that isn't over asks somebody"
    if waits_for_ready(match):
        name = players[actor].name
        sentence = translate("Prompt", "Pass the computer to {name}").format(name=name)
        ready = PromptButton(READY, translate("Prompt", "Ready"), "eye", "Enter", True)
        detail = translate("Prompt", "The next choice needs {name}'s cards.").format(name=name)
        return PromptText(sentence, detail, (ready,))
    text = table.prompt()
    if players[actor].bot:
        words = translate("Prompt", "{name} is thinking").format(name=players[actor].name)
        return replace(text, sentence=text.sentence or words, detail=text.detail or last_move)
    buttons = text.buttons
    if can_peek(match) and table.has_secrets():
        peek = PromptButton(PEEK, translate("Prompt", "My secrets"), "eye", "P")
        buttons = (*buttons, peek)
    return replace(text, detail=text.detail or last_move, buttons=buttons)


def frame_answers(match: Match, table: GameTable, asked: bool) -> FrameAnswers:
    """Return the state of Hint, Undo and Redo.

    Args:
        match: the match.
        table: the game's table: it may have a reason why there is no hint.
        asked: whether a hint has been asked for and isn't there yet.
    """
    if match.read_only:
        return FrameAnswers()
    reason = ""
    if asked:
        reason = ""
    elif not match.can_hint:
        reason = translate("Prompt", "There is a hint only when it is your turn")
    else:
        reason = table.hint_refusal()
    return FrameAnswers(
        hint=True,
        hint_reason=reason,
        hint_coming=asked,
        undo=match.can_undo,
        redo=match.can_redo,
        history=True,
        cover=can_cover(match),
    )


def _over() -> PromptText:
    return PromptText(
        translate("Prompt", "The match is over"),
        translate("Prompt", "The table stays as it was at the end."),
        (
            PromptButton(RESULT, translate("Prompt", "Result"), "trophy", "Enter", True),
            PromptButton(LOOK_BACK, translate("Prompt", "Look back"), "clock"),
        ),
    )


def _only_looked_at() -> PromptText:
    return PromptText(
        translate("Prompt", "This match can only be looked at"),
        "",
        (PromptButton(LOOK_BACK, translate("Prompt", "Look back"), "clock", "", True),),
    )
