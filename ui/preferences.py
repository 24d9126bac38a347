"""What the kept settings mean for the ui: theme, language, the table's settings, wishes."""

from types import MappingProxyType
from typing import Any, Final

from catgames_desktop.store.settings import Settings
from ui.i18n import system_language
from ui.table.game_ui import GameUi, TableSettings
from ui.table.settings import FrameSettings
from ui.theme import Theme, system_is_dark

MOTION: Final = MappingProxyType({"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0})
"""The factor on durations for each speed of animation."""
TEXT_SCALES: Final = (0.9, 1.0, 1.25, 1.5)
BOT_PAUSES_MS: Final = (0, 400, 1000, 2000)
AUTO_PASS: Final = "auto-pass"
"""The wish that every game's ``automatic`` knows."""


def theme_of(settings: Settings) -> Theme:
    """Return the theme that the settings ask for; "system" asks the computer."""
    dark = settings.theme == "dark" or (settings.theme == "system" and system_is_dark())
    return Theme(
        dark=dark,
        text_scale=settings.text_scale,
        motion=MOTION[settings.animation_speed],
        badges=settings.colour_blind,
    )


def language_of(settings: Settings) -> str:
    """Return the language that the settings ask for; empty means the computer's."""
    return settings.language or system_language()


def wishes_of(settings: Settings, game: GameUi, persons: int) -> dict[str, Any]:
    """Return when a game shall ask, for a number of persons before the screen."""
    chosen = settings.wishes.get(game.id, {})
    wishes: dict[str, Any] = {**chosen, AUTO_PASS: settings.auto_pass}
    for name, _, alone, several in game.wishes():
        wishes[name] = chosen.get(name, several if persons > 1 else alone)
    return wishes


def frame_settings(settings: Settings, game: GameUi, persons: tuple[str, ...]) -> FrameSettings:
    """Return what the table frame has to know.

    Args:
        settings: as they are kept.
        game: the game that is played.
        persons: the names of the persons; tips that all of them dismissed are not shown again.
    """
    seen = [frozenset(settings.tips_seen.get(name, ())) for name in persons]
    table = TableSettings(
        animation_ms_factor=MOTION[settings.animation_speed],
        text_scale=settings.text_scale,
        legal_places=settings.legal_places,
        wishes=wishes_of(settings, game, len(persons)),
    )
    return FrameSettings(
        table=table,
        bot_pause_ms=settings.bot_pause_ms,
        confirmations_off=frozenset(settings.confirmations_off),
        tips=settings.tips and bool(persons),
        tips_seen=frozenset.intersection(*seen) if seen else frozenset(),
    )
