"""The board's region: research board, trick, player boards, and the stage that covers them."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.cat_in_the_box.components import table
from catgames_desktop.model.game import Seat
from ui.art.badges import token_pixmap
from ui.cat_in_the_box.art.ground import paint_night
from ui.cat_in_the_box.hand import HandTray
from ui.cat_in_the_box.left_cards import LeftCards
from ui.cat_in_the_box.player_boards import BoardFacts, PlayerBoard
from ui.cat_in_the_box.research import ResearchBoard
from ui.cat_in_the_box.round_stage import RoundStage
from ui.cat_in_the_box.trick_panel import TrickPanel
from ui.cat_in_the_box.words import SIGNS
from ui.table.game_ui import Player
from ui.theme import Theme

_TALL_PX = 600
_CARD_PX = 232
_LINE_PX = 40


class TokenSprite(QWidget):
    """A token on its way to the board."""

    def __init__(self, seat: Seat, size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = seat
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(size, size)

    def centre_on(self, point: QPointF) -> None:
        """Lie about a point of the parent."""
        self.move(round(point.x() - self.width() / 2), round(point.y() - self.height() / 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the token."""
        painter = QPainter(self)
        painter.drawPixmap(
            0, 0, token_pixmap(SIGNS[self._seat], self.width(), self.devicePixelRatioF())
        )
        painter.end()


class BoxBoard(QWidget):
    """Lays the parts out for every size of the window."""

    def __init__(self, players: Sequence[Player], theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._numbers = table().players[len(players)].numbers
        self.research = ResearchBoard(theme, self)
        self.trick = TrickPanel(players, theme, self)
        self.boards = [
            PlayerBoard(BoardFacts(player.seat, player.name, (), None, None, 0, 0), theme, self)
            for player in players
        ]
        self.stage = RoundStage(players, theme, self)
        self.setFocusProxy(self.research)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def tall(self) -> bool:
        """Whether there is height for the large player boards."""
        return self.height() >= _TALL_PX and self.width() >= 900

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self.lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the table."""
        event.ignore()

    def lay_out(self) -> None:
        """Place all parts."""
        self.stage.setGeometry(self.rect())
        margin = 24 if self.tall else 8
        gap = 16 if self.tall else 8
        scale = max(1.0, self._theme.text_scale)
        top = 16 if self.tall else 8
        count = len(self.boards)
        if self.tall:
            grown = max(0.0, self.height() - 694) * 0.25
            low = round(min(_CARD_PX * scale, _CARD_PX + 60) + grown)
        else:
            line = round(_LINE_PX * min(scale, 1.1))
            low = count * line + (count - 1) * 4
        high = self.height() - top - gap - low - 2
        wide = self.width() - 2 * margin
        research_w = self._research_width(wide, high, gap)
        self.research.setGeometry(margin, top, research_w, high)
        left = margin + research_w + gap
        self.trick.setGeometry(left, top, self.width() - margin - left, high)
        y = top + high + gap
        if self.tall:
            each = (wide - (count - 1) * 12) / count
            for at, board in enumerate(self.boards):
                board.setGeometry(round(margin + at * (each + 12)), y, round(each), low)
            return
        line = (low - (count - 1) * 4) // count
        for at, board in enumerate(self.boards):
            board.setGeometry(margin, y + at * (line + 4), wide, line)

    def _research_width(self, wide: int, high: int, gap: int) -> int:
        """Return a width for the research board: what its cells need, less what the trick needs."""
        trick = round(wide * (0.323 if self.tall else 0.215))
        most = wide - gap - max(162, trick)
        cells = (high - 24) / 4.5 * (self._numbers + 1.05) + 30
        return round(min(most, max(cells, wide * 0.42)))

    def show_boards(self, facts: Sequence[BoardFacts]) -> None:
        """Show all player boards."""
        for board, one in zip(self.boards, facts, strict=True):
            board.show_facts(one)

    def place_of(self, number: int, colour: str) -> QPointF:
        """Return the middle of a cell in this widget's pixels."""
        centre = self.research.cell_rect(number, colour).center()
        return centre + QPointF(self.research.pos())

    def start_of(self, seat: Seat) -> QPointF:
        """Return where a seat's token comes from: its place in the trick, or its board."""
        place = self.trick.place_of(seat)
        if not place.isEmpty():
            return place.center() + QPointF(self.trick.pos())
        return QRectF(self.boards[seat].geometry()).center()

    def cell_at_screen(self, place: QPoint) -> tuple[int, str] | None:
        """Return the cell under a point of the screen, or None."""
        local = self.research.mapFromGlobal(place)
        if not self.research.rect().contains(local) or self.stage.isVisible():
            return None
        return self.research.cell_at(QPointF(local))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the night."""
        painter = QPainter(self)
        try:
            paint_night(painter, QRectF(self.rect()))
        finally:
            painter.end()


class BoxTray(QWidget):
    """The tray's region: the hand, or the cards that a round's summary shows."""

    def __init__(self, players: Sequence[Player], theme: Theme) -> None:
        super().__init__()
        self.hand = HandTray(theme, self)
        self.left = LeftCards(players, theme, self)

    def show_left(self, shown: bool) -> None:
        """Show the cards of the summary, or the hand again."""
        self.left.setVisible(shown)
        self.hand.setVisible(not shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give both the whole region."""
        super().resizeEvent(event)
        self.hand.setGeometry(self.rect())
        self.left.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the table."""
        event.ignore()
