"""The table frame's own screens, with the first game of the box."""

from typing import Any

from PySide6.QtWidgets import QWidget

from catgames_desktop.bots.registry import adviser, new_policy
from catgames_desktop.controller.match import Match
from catgames_desktop.model.rng import bot_seed, choice_stream
from tests.gallery.matches import asked, match_at, to_the_end
from tests.gallery.screens import screen
from ui.i18n import translate
from ui.registry import game_ui
from ui.table.game_ui import TableSettings
from ui.table.playback import seen_by
from ui.table.screen import Mode, TableScreen
from ui.table.settings import FrameSettings

GAME = "isle-of-cats"


def table(
    match: Match, *, mode: Mode = Mode.PLAY, tips: bool = False, best_line: str = ""
) -> TableScreen:
    """Return the table of a match that stands still, without motion."""
    settings = FrameSettings(
        table=TableSettings(animation_ms_factor=0.0), bot_pause_ms=0, tips=tips
    )
    result = TableScreen(
        match, game_ui(match.setup.game), settings, mode=mode, best_line=lambda: best_line
    )
    match.setParent(result)
    return result


def advised(screen_: TableScreen) -> None:
    """Show the hint that the game's adviser gives here."""
    match = screen_.match
    level = adviser(match.game.id)
    assert level is not None
    policy: Any = new_policy(match.game.id, level)
    seat = match.actor
    rng = choice_stream(bot_seed(match.setup.seed, seat or 0), match.position)
    screen_.table.show_hint(policy.explain(match.view_of(seat), match.legal(), rng))


def mark_others(screen_: TableScreen) -> None:
    """Mark what the others did since the person here acted last, as while it is played."""
    match = screen_.match
    steps = list(match.steps)
    mine = [step for step in steps if step.seat == match.viewer and str(step.action) != "decline"]
    for step in steps[mine[-1].index + 1 if mine else 0 :]:
        if step.seat != match.viewer:
            screen_.table.mark_last_move(seen_by(step.events, match.viewer))


def new_best(score: int, before: int) -> str:
    """The line that the statistics would give the end screen."""
    line = translate("End", "New best for {name}: {score} (before: {best})")
    return line.format(name="Lia", score=score, best=before)


@screen("table-curtain", wait_ms=120)
def curtain() -> QWidget:
    """The curtain before a draft pick, with three persons and a bot."""
    seats = ("Ana", "Bernardo", "Célia", ("Otto", "medium"))
    return table(match_at(GAME, asked(1, "keep", 90), seats=seats))


@screen("table-tip")
def tip() -> QWidget:
    """A person's first rescue, with its tip."""
    return table(match_at(GAME, asked(0, "rescue", 20)), tips=True)


@screen("table-log", after=lambda table: table.commands.open_log())
def log() -> QWidget:
    """The log of a match."""
    return table(match_at(GAME, asked(0, "rescue", 100)))


@screen("table-looking-back", after=lambda table: table.looking_back.show(60))
def looking_back() -> QWidget:
    """A past position."""
    return table(match_at(GAME, asked(0, "rescue", 100)))


@screen("table-help", after=lambda table: table.side.choose("help"))
def help_tab() -> QWidget:
    """The help of a phase, with a banner."""
    result = table(match_at(GAME, asked(0, "rescue", 100)))
    result.match.notice.emit("not-saved", {"reason": "full"})
    return result


@screen("table-reference", after=lambda table: table.commands.open_reference(0))
def reference() -> QWidget:
    """The window of F1 with the first reference card."""
    return table(match_at(GAME, asked(0, "rescue", 100)))


@screen("table-keys", after=lambda table: table.commands.open_reference())
def keys() -> QWidget:
    """The window of F1 with the keys."""
    return table(match_at(GAME, asked(0, "rescue", 100)))


@screen("table-give-up", after=lambda table: table.commands.choose("abandon"))
def give_up() -> QWidget:
    """The question before a match is given up."""
    return table(match_at(GAME, asked(0, "rescue", 100)))


def _thinking(table: TableScreen) -> None:
    table.hint_asked_at = table.match.position
    table.show_prompt()


@screen("table-hint-thinking", after=_thinking)
def hint_thinking() -> QWidget:
    """A hint is being thought about; its button breaks it off."""
    return table(match_at(GAME, asked(0, "rescue", 100)))


@screen("table-uncovered")
def uncovered() -> QWidget:
    """An uncovered table of two persons: no hand, "My secrets" in the prompt bar."""
    return table(match_at(GAME, asked(0, "rescue", 60), seats=("Ana", "Bernardo")))


@screen("end-of-game", wait_ms=250)
def end() -> QWidget:
    """The end of a match of four."""
    return table(match_at(GAME, to_the_end), best_line=new_best(72, 58))


@screen("end-of-game-two", wait_ms=250)
def end_of_two() -> QWidget:
    """The end of a match of two persons."""
    return table(match_at(GAME, to_the_end, seats=("Ana", "Bernardo"), seed="two"))


@screen("end-of-game-assisted", wait_ms=250)
def end_assisted() -> QWidget:
    """The end of a match in which somebody had help."""
    match = match_at(GAME, to_the_end, helped=True)
    return table(match, best_line=new_best(72, 58))


@screen("replay", wait_ms=120, after=lambda table: table.looking_back.show(150))
def replay() -> QWidget:
    """A finished match, replayed."""
    return table(match_at(GAME, to_the_end), mode=Mode.REPLAY)


def _lift(table: TableScreen) -> None:
    table.match.lift_curtain()


@screen("table-private", after=_lift, wait_ms=120)
def private() -> QWidget:
    """A draft pick of one of two persons, behind the curtain."""
    return table(match_at(GAME, asked(0, "keep", 60), seats=("Ana", "Bernardo")))
