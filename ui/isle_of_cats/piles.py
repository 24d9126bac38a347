"""The piles that may be read: cards discarded openly, and what one saw oneself."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats.art.cards import MEDIUM
from ui.isle_of_cats.card_widget import CardWidget
from ui.theme import Role
from ui.theme import theme as themes
from ui.widgets import Button, FlowLayout, Label
from ui.widgets.sheet import Sheet


def sections(view: IsleView) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return (heading, cards) of each pile that this View may read, empty ones left out."""
    found = [(translate("IslePiles", "Discarded openly"), view.discard)]
    if view.own is not None:
        passed = tuple(card for hand in view.own.passed_on for card in hand)
        found.append((translate("IslePiles", "Hands that you passed on today"), passed))
        found.append((translate("IslePiles", "You put away face down"), view.own.discarded))
    return tuple((title, cards) for title, cards in found if cards)


class PilesSheet(Sheet):
    """A sheet with a section for each pile; equal cards are shown once, with their number."""

    def __init__(self, window: QWidget, view: IsleView) -> None:
        title = translate("IslePiles", "Cards out of play")
        super().__init__(window, title, width=760)
        theme = themes.current()
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        piles = sections(view)
        for heading, cards in piles:
            column.addWidget(Label(heading, Role.INNER, "ink"))
            column.addWidget(self._pile(cards))
        if not piles:
            column.addWidget(
                Label(translate("IslePiles", "No card has been discarded yet."), Role.TEXT, "ink2")
            )
        column.addStretch(1)
        area = QScrollArea()
        area.setAccessibleName(title)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        area.setMinimumHeight(min(theme.px(440), max(160, window.height() - 260)))
        self.add(area)
        self.add_button(Button(translate("IslePiles", "Close"), "primary"), accepts=True)

    @staticmethod
    def _pile(cards: Sequence[str]) -> QWidget:
        pile = QWidget()
        flow = FlowLayout(pile)
        counts = Counter(cards)
        for card in CARDS:
            if not counts[card]:
                continue
            cell = QWidget()
            column = QVBoxLayout(cell)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            widget = CardWidget(card, QSizeF(MEDIUM))
            widget.set_open(False)
            column.addWidget(widget)
            if counts[card] > 1:
                number = Label(f"×{counts[card]}", Role.FACT, "ink2")
                number.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                column.addWidget(number)
            column.addStretch(1)
            flow.addWidget(cell)
        return pile
