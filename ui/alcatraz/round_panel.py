"""The end of a round: everybody's points and circles, until the person goes on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.alcatraz.views import AlcatrazView
from catgames_desktop.model.game import Event
from ui.alcatraz import texts
from ui.art.heads import head_pixmap
from ui.i18n import translate
from ui.table.game_ui import Player
from ui.theme import Role, Theme, paint_shadow
from ui.widgets import parent_of

if TYPE_CHECKING:
    from ui.alcatraz.table import AlcatrazTable

_FIRST_MS = 500
"""For so long a key or a click that was still meant for the turn before doesn't close the panel."""


@dataclass(frozen=True)
class RoundLine:
    """A seat: its points of the round, whether circled, and its points so far."""

    name: str
    colour: str
    points: int
    circled: bool
    total: str
    plays: bool = True


@dataclass(frozen=True)
class RoundText:
    """What the panel says."""

    title: str
    lines: tuple[RoundLine, ...]
    foot: str


def round_text(event: Event, after: AlcatrazView, players: Sequence[Player]) -> RoundText:
    """Return what is shown at the end of a round.

    Args:
        event: that it ended.
        after: the table after it.
        players: the seats.
    """
    facts = event.facts
    lines = tuple(
        RoundLine(
            name=player.name,
            colour=player.colour,
            points=facts["points"][player.seat],
            circled=facts["circled"][player.seat],
            total=translate("AlcatrazTable", "{points} so far").format(
                points=texts.points(after.seats[player.seat].points)
            ),
            plays=facts["round"] < 3 or after.seats[player.seat].plays,
        )
        for player in players
    )
    if after.phase == "third-round":
        foot = translate("AlcatrazTable", "It is a tie. The tied are asked for a third round.")
    else:
        foot = translate(
            "AlcatrazTable",
            "All cards are shuffled but those in rows that weren't emptied. {name} begins.",
        ).format(name=players[after.first].name)
    title = translate("AlcatrazTable", "Round {number} is over").format(number=facts["round"])
    return RoundText(title, lines, foot)


class RoundPanel(QWidget):
    """Lies over the board; a click on it goes on, as the prompt bar's button does."""

    clicked = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown = QElapsedTimer()
        self.text: RoundText | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def show_text(self, text: RoundText) -> None:
        """Show the end of a round."""
        self.text = text
        self._shown.start()
        words = [text.title]
        words += [f"{line.name}: {line.points}, {line.total}" for line in text.lines]
        self.setAccessibleName(". ".join([*words, text.foot]))
        self.setGeometry(parent_of(self).rect())
        self.raise_()
        self.show()
        self.update()

    @property
    def fresh(self) -> bool:
        """Whether it has only just come, so that nobody can have read it."""
        return self._shown.isValid() and self._shown.elapsed() < _FIRST_MS

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go on."""
        self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a veil and the panel."""
        if self.text is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(10, 14, 20, 150))
            self._paint(painter, self.text)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, text: RoundText) -> None:
        theme = self._theme
        row = float(theme.px(52))
        wide = min(self.width() - 32.0, theme.px(620.0))
        high = theme.px(64.0) + len(text.lines) * row + theme.px(76.0)
        high = min(high, self.height() - 16.0)
        box = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        paint_shadow(painter, theme, box, 16, lifted=True)
        painter.setPen(QPen(theme.colour("line"), 1.2))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(box, 16, 16)
        inner = box.adjusted(28, 14, -28, -16)
        painter.setFont(theme.font(Role.SCREEN))
        painter.setPen(theme.colour("ink"))
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), theme.px(46)), centre,
                         text.title)  # fmt: skip
        top = inner.top() + theme.px(50)
        for number, line in enumerate(text.lines):
            self._paint_line(
                painter, line, QRectF(inner.left(), top + number * row, inner.width(), row), number
            )
        top += len(text.lines) * row + 8
        painter.setFont(theme.font(Role.TEXT))
        painter.setPen(theme.colour("ink2"))
        wrap = Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(inner.left(), top, inner.width(), theme.px(44)),
                         int(centre.value | wrap.value), text.foot)  # fmt: skip

    def _paint_line(self, painter: QPainter, line: RoundLine, box: QRectF, number: int) -> None:
        theme = self._theme
        if number % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("surface2"))
            painter.drawRoundedRect(box.adjusted(0, 2, 0, -2), 10, 10)
        side = box.height() - 14
        picture = head_pixmap(
            line.colour, side, self.devicePixelRatioF(),
            "happy" if line.circled else "open", medallion=True,
        )  # fmt: skip
        painter.drawPixmap(QPointF(box.left() + 10, box.top() + 7), picture)
        middle = Qt.AlignmentFlag.AlignVCenter
        total_font = theme.font(Role.FACT)
        wide = QFontMetricsF(total_font).horizontalAdvance(line.total) + 8
        ring = QRectF(0, 0, box.height() - 10, box.height() - 10)
        ring.moveCenter(QPointF(box.right() - wide - 60, box.center().y()))
        painter.setFont(theme.font(Role.PANEL))
        painter.setPen(theme.colour("ink"))
        left = box.left() + side + 22
        name = painter.fontMetrics().elidedText(
            line.name, Qt.TextElideMode.ElideRight, round(ring.left() - left - 8)
        )
        painter.drawText(QRectF(left, box.top(), ring.left() - left, box.height()), middle, name)
        painter.setFont(theme.heading(22, 700))
        painter.drawText(
            ring, Qt.AlignmentFlag.AlignCenter, str(line.points) if line.plays else "–"
        )
        if line.circled:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("primary"), 3))
            painter.drawEllipse(ring.adjusted(3, 3, -3, -3))
        painter.setFont(total_font)
        painter.setPen(theme.colour("ink2"))
        area = QRectF(box.right() - wide - 10, box.top(), wide, box.height())
        painter.drawText(area, middle | Qt.AlignmentFlag.AlignRight, line.total)


class RoundStop:
    """The end of a round, until the person goes on; see ``ui.table.game_ui.GameTable.pause``."""

    def __init__(self, table: "AlcatrazTable", text: RoundText) -> None:
        self._table = table
        self._text = text
        self._finished: Callable[[], None] | None = None

    def start(self, finished: Callable[[], None]) -> None:
        """Show the panel."""
        self._finished = finished
        self._table.open_round(self, self._text)

    def skip(self) -> None:
        """Take the panel away and go on."""
        self._table.close_round()
        finished, self._finished = self._finished, None
        if finished is not None:
            finished()
