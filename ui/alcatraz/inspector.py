"""Open things to be read in peace: the piles card by card, a seat's row and freed cats."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from catgames_desktop.model.alcatraz.views import AlcatrazView
from ui.alcatraz.art.cards import card_pixmap
from ui.alcatraz.facts import visible_values
from ui.alcatraz.texts import circles, listed, points, sign_and_word
from ui.i18n import translate
from ui.table.game_ui import Player
from ui.theme import Role, Theme
from ui.widgets import Button, Label, Sheet

_CARD = QSizeF(64, 90)
_GAP = 6


@dataclass(frozen=True)
class Group:
    """Cards under a heading; None is a card face down.

    Attributes:
        title: the heading.
        cards: the values, left to right.
        empty: what is said when there are none.
    """

    title: str
    cards: tuple[int | None, ...]
    empty: str = ""


class CardStrip(QWidget):
    """Cards in rows, as many as fit side by side."""

    def __init__(self, cards: Sequence[int | None], width: int) -> None:
        super().__init__()
        self._cards = tuple(cards)
        self._across = max(1, int((width + _GAP) // (_CARD.width() + _GAP)))
        rows = -(-len(self._cards) // self._across)
        self._high = round(rows * (_CARD.height() + _GAP))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(listed([value for value in self._cards if value is not None]))

    def sizeHint(self) -> QSize:
        """Return the room for all cards."""
        return QSize(300, self._high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        try:
            for number, value in enumerate(self._cards):
                row, column = divmod(number, self._across)
                at = QPointF(column * (_CARD.width() + _GAP), row * (_CARD.height() + _GAP))
                icon, word = ("", "") if value is None else sign_and_word(value)
                picture = card_pixmap(value, _CARD, self.devicePixelRatioF(), icon, word)
                painter.drawPixmap(at, picture)
        finally:
            painter.end()


def show_cards(window: QWidget, title: str, groups: Sequence[Group], theme: Theme) -> Sheet:
    """Open a sheet with groups of open cards."""
    sheet = Sheet(window, title, width=760, theme=theme)
    width = min(theme.px(760), max(320, window.width() - 32)) - 70
    for group in groups:
        sheet.add(Label(group.title, Role.INNER, theme=theme))
        if group.cards:
            # At most three rows: the newest cards are what people look for.
            across = max(1, int((width + _GAP) // (_CARD.width() + _GAP)))
            sheet.add(CardStrip(group.cards[: 2 * across], width))
        elif group.empty:
            sheet.add(Label(group.empty, Role.FACT, "ink2", theme=theme))
    close = Button(translate("AlcatrazSide", "Close"), "primary", theme=theme)
    sheet.add_button(close, accepts=True)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    sheet.open()
    return sheet


def show_piles(window: QWidget, view: AlcatrazView, theme: Theme) -> None:
    """Open a sheet with both discard piles, the newest card first."""
    groups = [
        Group(
            translate("AlcatrazTable", "Pile {number}, newest first").format(number=at + 1),
            tuple(reversed(pile)),
            translate("AlcatrazTable", "No card lies here."),
        )
        for at, pile in enumerate(view.piles)
    ]
    show_cards(window, translate("AlcatrazTable", "The discard piles"), groups, theme)


def show_seat(window: QWidget, view: AlcatrazView, player: Player, theme: Theme) -> None:
    """Open a sheet with a seat's row as everybody sees it, and what it has freed."""
    public = view.seats[player.seat]
    row = tuple(visible_values(public.row, range(len(public.row))))
    groups = [
        Group(
            translate("AlcatrazTable", "In the row"),
            row,
            translate("AlcatrazTable", "The row is empty."),
        ),
        Group(
            translate("AlcatrazTable", "Freed in this round"),
            public.freed,
            translate("AlcatrazTable", "No cat is free yet."),
        ),
    ]
    facts = f"{points(public.points)}, {circles(public.circles)}"
    show_cards(window, f"{player.name}: {facts}", groups, theme)
