"""The application's style sheet: what Qt's own controls look like.

Buttons, switches, panels and the like are painted by ``ui/widgets``; here stand those that Qt
paints: tooltips, menus, scroll bars, fields, lists and text pages.
"""

from string import Template
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ui.theme.theme import Theme

_SHEET: Final = Template("""
QToolTip {
    background: $ink; color: $surface; border: 1px solid $ink;
    padding: 6px 10px; font: 700 ${small}px "Nunito";
}
QMenu {
    background: $surface; color: $ink; border: 1px solid $line; border-radius: 12px; padding: 8px;
}
QMenu::item { padding: 8px 24px 8px 16px; border-radius: 8px; min-height: 24px; }
QMenu::item:selected { background: $primary; color: $on_primary; }
QMenu::item:disabled { color: $ink2; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
QLineEdit, QPlainTextEdit {
    background: $field; color: $ink; border: 1px solid $line; border-radius: 12px;
    padding: 0 14px; selection-background-color: $primary; selection-color: $on_primary;
}
QLineEdit:hover { border-color: $primary; }
QLineEdit:disabled { background: $surface2; color: $ink2; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QTextBrowser { background: transparent; border: none; color: $ink;
    selection-background-color: $primary; selection-color: $on_primary; }
QAbstractItemView {
    background: $surface; color: $ink; border: 1px solid $line; border-radius: 12px;
    padding: 6px; outline: none;
    selection-background-color: $primary; selection-color: $on_primary;
}
QAbstractItemView::item { min-height: ${row}px; padding: 0 10px; border-radius: 8px; }
QAbstractItemView::item:hover { background: $surface2; color: $ink; }
QAbstractItemView::item:selected { background: $primary; color: $on_primary; }
QScrollBar:vertical { background: transparent; width: 14px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 14px; margin: 2px; }
QScrollBar::handle { background: $line; border-radius: 5px; }
QScrollBar::handle:hover { background: $ink2; }
QScrollBar::handle:vertical { min-height: 40px; }
QScrollBar::handle:horizontal { min-width: 40px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def stylesheet(theme: "Theme") -> str:
    """Return the style sheet of a theme."""
    colours = theme.palette
    return _SHEET.substitute(
        ink=colours.ink,
        surface=colours.surface,
        surface2=colours.surface2,
        line=colours.line,
        ink2=colours.ink2,
        primary=colours.primary,
        on_primary=colours.on_primary,
        field=colours.surface2 if theme.dark else "#FFFFFF",
        small=max(12, round(13 * theme.text_scale)),
        row=theme.px(36),
    )
