"""The widgets of the application: painted by us, usable by keys, named for screen readers.

They read the theme when they are built; a switch of theme builds the screen anew.
"""

from ui.widgets.base import Label, mixed, paint_box, parent_of, set_tip
from ui.widgets.buttons import Button
from ui.widgets.chips import HeadAvatar, KeyCap, Pill, ProgressBar
from ui.widgets.choices import RadioCard, RadioCards, Segmented
from ui.widgets.fields import Combo, LineEdit, Slider
from ui.widgets.flow import FlowLayout
from ui.widgets.focus import install_focus_ring, ring_target
from ui.widgets.panel import Bar, Ground, Panel, Row, Rule
from ui.widgets.rows import ListRow
from ui.widgets.scroll import ScrollArea
from ui.widgets.sheet import Sheet, ask, open_sheet, tell
from ui.widgets.switch import Switch
from ui.widgets.tabs import TabBar, Tabs
from ui.widgets.toast import Banner, Toast, announce

__all__ = [
    "Banner",
    "Bar",
    "Button",
    "Combo",
    "FlowLayout",
    "Ground",
    "HeadAvatar",
    "KeyCap",
    "Label",
    "LineEdit",
    "ListRow",
    "Panel",
    "Pill",
    "ProgressBar",
    "RadioCard",
    "RadioCards",
    "Row",
    "Rule",
    "ScrollArea",
    "Segmented",
    "Sheet",
    "Slider",
    "Switch",
    "TabBar",
    "Tabs",
    "Toast",
    "announce",
    "ask",
    "install_focus_ring",
    "mixed",
    "open_sheet",
    "paint_box",
    "parent_of",
    "ring_target",
    "set_tip",
    "tell",
]
