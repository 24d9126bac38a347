"""The tray while a round's summary stands: what each hand still held."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.cat_in_the_box.views import RoundView
from ui.art.badges import token_pixmap
from ui.cat_in_the_box.art.cards import paint_small_card
from ui.cat_in_the_box.words import SIGNS
from ui.i18n import translate
from ui.table.game_ui import Player
from ui.theme import Theme

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_INK = "#F2F5FF"


class LeftCards(QWidget):
    """The tray of a round's summary: what each hand still held, and what was set aside."""

    def __init__(self, players: Sequence[Player], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._players = tuple(players)
        self._theme = theme
        self._round: RoundView | None = None
        self.hide()

    def show_round(self, done: RoundView) -> None:
        """Show the cards of a round."""
        self._round = done
        parts = []
        for player in self._players:
            held = ", ".join(map(str, done.left[player.seat]))
            parts.append(
                translate("Box", "{name} still held {cards} and had set aside {aside}").format(
                    name=player.name, cards=held, aside=done.aside[player.seat]
                )
            )
        self.setAccessibleName(". ".join(parts))
        self.update()

    def _height_that_fits(self, top: float) -> float:
        assert self._round is not None
        for high in (58.0, 48.0, 40.0, 34.0, 28.0, 24.0):
            if self._bottom(high, top) <= self.height() - 4:
                return high
        return 22.0

    def _groups(self, high: float) -> list[float]:
        assert self._round is not None
        wide = high * 0.66
        return [(len(cards) + 1) * (wide + 4) + high * 0.55 + 26 for cards in self._round.left]

    def _bottom(self, high: float, top: float) -> float:
        x, y = self._left, top
        for width in self._groups(high):
            if x > self._left and x + width > self.width() - 8:
                x, y = self._left, y + high + 6
            x += width
        return y + high

    @property
    def _left(self) -> float:
        return 12.0 if self.height() < 120 else 24.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groups of cards."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor("#0C1430"))
            if self._round is not None:
                self._paint(painter, self._round)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, done: RoundView) -> None:
        compact = self.height() < 120
        painter.setFont(self._theme.heading(13 if compact else 17))
        painter.setPen(QColor(_INK))
        words = translate("Box", "What everybody still held; the brown card was set aside")
        head = QRectF(self._left, 3 if compact else 14, self.width() - 30, 20 if compact else 28)
        painter.drawText(head, _LEFT, words)
        top = head.bottom() + (2 if compact else 12)
        high = self._height_that_fits(top)
        x, y, wide = self._left, top, high * 0.66
        for seat, width in enumerate(self._groups(high)):
            if x > self._left and x + width > self.width() - 8:
                x, y = self._left, y + high + 6
            size = high * 0.5
            token = token_pixmap(SIGNS[seat], size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, y + (high - size) / 2), token)
            at = x + size + 8
            for number in (*done.left[seat], done.aside[seat]):
                aside = at > x + size + 8 + (len(done.left[seat]) - 0.5) * (wide + 4)
                paint_small_card(painter, QRectF(at, y, wide, high), str(number), aside=aside)
                at += wide + 4
            x += width
