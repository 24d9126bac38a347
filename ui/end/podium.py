"""The podium: the cats of all seats on steps, the winner with a crown."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.art.heads import Expression, paint_head, paint_paws
from ui.art.icons import paint_icon
from ui.theme import PODIUM, Role, Theme

_STEPS = (150, 112, 76, 40, 24)
"""The height of the step of each place, where there is room."""
_GOLDEN = 0.618034


@dataclass(frozen=True)
class Standing:
    """One seat on the podium.

    Attributes:
        name: of the person or bot.
        colour: of its cat.
        place: 1 for the winner; seats that share a place have the same number.
        points: the final points as shown ("72 points").
        short: the name where room is short, or "" for the same.
    """

    name: str
    colour: str
    place: int
    points: str
    short: str = ""


def standings_order(standings: Sequence[Standing]) -> list[Standing]:
    """Return the standings from left to right: second, first, third, and so on."""
    ranked = sorted(standings, key=lambda standing: standing.place)
    if len(ranked) > 1:
        ranked[0], ranked[1] = ranked[1], ranked[0]
    return ranked


class Podium(QWidget):
    """Heads and paws on steps, the higher the better; names and points below."""

    def __init__(
        self, standings: Sequence[Standing], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._standings = standings_order(standings)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(190)
        ranked = sorted(standings, key=lambda standing: standing.place)
        self.setAccessibleName(
            "; ".join(f"{one.place}. {one.name}: {one.points}" for one in ranked)
        )

    def sizeHint(self) -> QSize:
        """Return a modest size: the podium takes what room there is."""
        return QSize(300, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint confetti, floor, steps, heads and words."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)
        finally:
            painter.end()

    def _paint(self, painter: QPainter) -> None:
        words = self._theme.px(50)
        ground = self.height() - words
        count = len(self._standings)
        slot = min(150.0, self.width() / max(1, count))
        # The winner needs his step, a head of 0.64 slots, paws and a crown above the ground line.
        scale = min(1.0, (ground - 8) / (_STEPS[0] + slot * 0.64 * 1.4 + 16))
        left = (self.width() - slot * count) / 2
        self._paint_confetti(painter, QRectF(0, 0, self.width(), ground * 0.92), scale)
        painter.fillRect(QRectF(left - 8, ground - 6, slot * count + 16, 7), QColor(PODIUM.floor))
        metrics = QFontMetricsF(self._theme.font(Role.TEXT))
        short = any(metrics.horizontalAdvance(one.name) > slot - 4 for one in self._standings)
        for number, standing in enumerate(self._standings):
            x = left + slot * number
            self._paint_standing(painter, standing, QRectF(x, 0, slot, ground), scale)
            self._paint_words(painter, standing, QRectF(x, ground + 5, slot, words - 5), short)

    def _paint_standing(
        self, painter: QPainter, standing: Standing, column: QRectF, scale: float
    ) -> None:
        place = min(standing.place, len(_STEPS)) - 1
        high = _STEPS[place] * scale
        step = QRectF(column.left() + 4, column.bottom() - high, column.width() - 8, high)
        first = standing.place == 1
        head = column.width() * (0.64 if first else 0.58) * scale
        centre = QPointF(step.center().x(), step.top() - head * 0.52)
        painter.setPen(QPen(QColor(PODIUM.edge), 2))
        painter.setBrush(QColor(PODIUM.steps[place]))
        painter.drawRoundedRect(step, 9, 9)
        painter.setPen(QPen(QColor(PODIUM.shine), 2))
        y = step.top() + 8
        painter.drawLine(QPointF(step.left() + 8, y), QPointF(step.right() - 8, y))
        self._paint_place(painter, standing.place, step, scale)
        expression: Expression = "happy" if first else ("open" if standing.place < 4 else "wink")
        paint_head(painter, standing.colour, centre, head, expression)
        paint_paws(painter, standing.colour, centre, head)
        if first:
            crown = head * 0.5
            top = centre.y() - head * 0.45 - crown * 0.72
            paint_icon(painter, "crown-picture", QRectF(centre.x() - crown / 2, top, crown, crown))

    def _paint_place(self, painter: QPainter, place: int, step: QRectF, scale: float) -> None:
        radius = min(26 * scale, step.height() * 0.36)
        down = max(radius + 14 * scale, step.height() * 0.5)
        y = min(step.top() + down, step.bottom() - radius - 3)
        disc = QRectF(step.center().x() - radius, y - radius, 2 * radius, 2 * radius)
        painter.setPen(QPen(QColor(PODIUM.edge), 1.4))
        painter.setBrush(QColor(PODIUM.disc))
        painter.drawEllipse(disc)
        font = QFont(self._theme.heading(12, 700))
        font.setPixelSize(max(12, round(radius * 1.05)))
        painter.setFont(font)
        painter.setPen(QColor(PODIUM.disc_ink))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(place))

    def _paint_words(self, painter: QPainter, standing: Standing, box: QRectF, short: bool) -> None:
        font = self._theme.font(Role.TEXT)
        painter.setFont(font)
        painter.setPen(self._theme.colour("ink"))
        name = (standing.short if short else "") or standing.name
        name = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, box.width() - 4)
        half = box.height() / 2
        upper = QRectF(box.left(), box.top(), box.width(), half)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, name)
        painter.setFont(self._fitting(standing.points, box.width() - 6))
        painter.setPen(self._theme.colour("primary" if standing.place == 1 else "ink2"))
        lower = QRectF(box.left(), box.top() + half, box.width(), half)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, standing.points)

    def _fitting(self, text: str, room: float) -> QFont:
        """Return the largest heading font in which a text stays within its column."""
        font = self._theme.heading(17)
        for pixels in (17, 15, 13, 12):
            font = self._theme.heading(pixels)
            if QFontMetricsF(font).horizontalAdvance(text) <= room:
                break
        return font

    def _paint_confetti(self, painter: QPainter, box: QRectF, scale: float) -> None:
        """Still paper snippets, spread evenly and never on the words."""
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(22):
            across = (number * _GOLDEN) % 1.0
            down = 0.06 + 0.94 * ((number * _GOLDEN * _GOLDEN * 1.7) % 1.0)
            painter.save()
            painter.translate(
                box.left() + 10 + across * (box.width() - 20), box.top() + down * box.height()
            )
            painter.rotate((number * 67) % 180 - 90)
            painter.setBrush(QColor(PODIUM.confetti[number % len(PODIUM.confetti)]))
            painter.drawRoundedRect(QRectF(-5, -8, 10, 16 * scale), 2, 2)
            painter.restore()
