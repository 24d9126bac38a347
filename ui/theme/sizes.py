"""Measures in logical pixels and durations in milliseconds."""

from typing import Final

GRID: Final = 8
GAP: Final = 8
"""Between things of one group."""
MARGIN: Final = 24
MARGIN_COMPACT: Final = 16
"""The margin of a screen at 1024 wide."""

RADIUS_PANEL: Final = 16
RADIUS_CONTROL: Final = 12
"""Cards and buttons."""
LINE: Final = 1.2

TOUCH: Final = 44
HOVER_MS: Final = 150
"""Hover, focus, the snap of a ghost."""
TURN_MS: Final = 200
"""A turn, a flip, the lift of a card, a panel."""
TRAVEL_MS: Final = 250
"""The travel of a card or token, a reveal, the curtain."""
HIGHLIGHT_MS: Final = 400
"""How long what changed is lit when nothing is animated."""

COMPACT_WIDTH: Final = 1280
"""Below this width of the window a screen takes its compact layout."""
MIN_WINDOW: Final = (1024, 700)
"""The smallest window that everything fits into."""
