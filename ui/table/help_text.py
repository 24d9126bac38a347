"""The keys of a table in words: for the window of F1 and for nothing else."""

from ui.i18n import translate


def key_lines() -> tuple[tuple[str, str], ...]:
    """Return (key caps, what they do), in the order of the window."""
    return (
        (translate("Keys", "Arrows"), translate("Keys", "move on the board or through a list")),
        (translate("Keys", "Enter"), translate("Keys", "confirm")),
        ("Esc", translate("Keys", "take back, or close")),
        ("R, Shift+R", translate("Keys", "turn right, turn left")),
        ("F", translate("Keys", "flip")),
        (translate("Keys", "1 to 9"), translate("Keys", "pick a card, a tile or an answer")),
        ("Tab, Shift+Tab", translate("Keys", "go round: seats, board, question, hand, side")),
        ("Ctrl+Z, Ctrl+Y", translate("Keys", "undo, redo")),
        ("H", translate("Keys", "hint")),
        ("O", translate("Keys", "show or hide what lies under the tiles (rooms)")),
        ("L", translate("Keys", "log")),
        ("P", translate("Keys", "hold: my secrets, or the card I look at")),
        ("F1", translate("Keys", "this window")),
        ("F11", translate("Keys", "full screen")),
        ("Ctrl+N", translate("Keys", "new game")),
        (translate("Keys", "Ctrl+comma"), translate("Keys", "settings")),
        (
            translate("Keys", "Left, Right"),
            translate("Keys", "when looking back: one step back or forth"),
        ),
        (translate("Keys", "Space"), translate("Keys", "in a replay: play, pause")),
    )
