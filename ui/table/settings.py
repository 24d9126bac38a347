"""What the person has chosen about tables: a frozen value that the main window makes."""

from dataclasses import dataclass, field

from ui.table.game_ui import TableSettings

BOT_PAUSE_MS = 400
"""How long the table rests after a bot's move at the standard setting."""


@dataclass(frozen=True)
class FrameSettings:
    """The settings that concern the table frame.

    Attributes:
        table: what the games themselves read.
        bot_pause_ms: how long the table rests after a move that nobody before it made.
        confirmations_off: the kinds of confirmation that are not asked any more.
        tips: whether first-game tips are wanted at all.
        tips_seen: the prompt kinds whose tip was dismissed.
    """

    table: TableSettings = field(default_factory=TableSettings)
    bot_pause_ms: int = BOT_PAUSE_MS
    confirmations_off: frozenset[str] = frozenset()
    tips: bool = True
    tips_seen: frozenset[str] = frozenset()
