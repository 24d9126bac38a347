"""The player boards: colours still to declare, prediction against tricks won, largest group."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BoxView
from catgames_desktop.model.game import Seat
from ui.art.badges import token_pixmap
from ui.art.icons import paint_icon
from ui.art.palette import TOKEN_LOOKS
from ui.cat_in_the_box.art.ground import paint_plate
from ui.cat_in_the_box.art.rows import paint_marker
from ui.cat_in_the_box.fitting import fitted_font
from ui.cat_in_the_box.reading import bonus_up_to
from ui.cat_in_the_box.words import SIGNS, colour_word, sign_word
from ui.i18n import translate
from ui.table.game_ui import Player
from ui.theme import Theme
from ui.widgets import paint_box
from ui.words import listed

_LEAST_SLOTS = 4


@dataclass(frozen=True)
class BoardFacts:
    """The public side of one seat, as its board shows it.

    Attributes:
        seat: whose board.
        name: of its player.
        kept: colours still to declare.
        prediction: tricks predicted, or None.
        limit: without predictions, the most tricks that still earn the bonus, or None.
        tricks: tricks won.
        group: the size of the largest group.
        mine: whether it is the board of the person before the screen.
        turn: whether this seat is asked now.
        shown: whether its groups are outlined on the research board.
    """

    seat: Seat
    name: str
    kept: tuple[str, ...]
    prediction: int | None
    limit: int | None
    tricks: int
    group: int
    mine: bool = False
    turn: bool = False
    shown: bool = False

    @property
    def wanted(self) -> int | None:
        """The tricks that earn the bonus, at most."""
        return self.prediction if self.limit is None else self.limit

    @property
    def missed(self) -> bool:
        """Whether there are too many tricks for the bonus."""
        return self.wanted is not None and self.tricks > self.wanted


def facts_of(view: BoxView, player: Player, mine: Seat | None, shown: Seat | None) -> BoardFacts:
    """Return what a seat's board shows."""
    public = view.seats[player.seat]
    return BoardFacts(
        seat=player.seat,
        name=player.name,
        kept=public.colours,
        prediction=public.prediction,
        limit=bonus_up_to(view.players),
        tricks=public.tricks,
        group=public.group,
        mine=player.seat == mine,
        turn=player.seat == view.actor,
        shown=player.seat == shown,
    )


def won_words(facts: BoardFacts) -> str:
    """Return prediction against tricks won in a few words."""
    if facts.limit is not None:
        return translate("Box", "won {won}, bonus up to {limit}").format(
            won=facts.tricks, limit=facts.limit
        )
    if facts.prediction is None:
        return translate("Box", "no prediction yet")
    return translate("Box", "won {won} of {predicted} predicted").format(
        won=facts.tricks, predicted=facts.prediction
    )


def spoken(facts: BoardFacts) -> str:
    """Return the whole board in words."""
    kept = listed([colour_word(colour) for colour in facts.kept])
    lost = [colour_word(colour) for colour in COLOURS if colour not in facts.kept]
    parts = [
        translate("Box", "{name} ({sign})").format(name=facts.name, sign=sign_word(facts.seat)),
        won_words(facts),
        translate("Box", "may declare {colours}").format(colours=kept)
        if kept
        else translate("Box", "may declare no colour"),
    ]
    if lost:
        parts.append(translate("Box", "gave up {colour}").format(colour=listed(lost)))
    parts.append(translate("Box", "largest group {size}").format(size=facts.group))
    return ", ".join(parts)


class PlayerBoard(QWidget):
    """One seat's board: a card when there is height for it, else a line."""

    def __init__(self, facts: BoardFacts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts = facts
        self.show_facts(facts)

    @property
    def facts(self) -> BoardFacts:
        """What is shown."""
        return self._facts

    def show_facts(self, facts: BoardFacts) -> None:
        """Show another state of the seat."""
        self._facts = facts
        words = spoken(facts)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            own = TOKEN_LOOKS[SIGNS[self._facts.seat]].disc
            strong = self._facts.mine or self._facts.shown
            line = own if strong else "#FFD65A" if self._facts.turn else "#4A5C98"
            paint_plate(painter, box, line=line, width=2.6 if strong else 1.8)
            if self.height() >= 120:
                self._paint_card(painter, box)
            else:
                self._paint_line(painter, box)
        finally:
            painter.end()

    def _token(self, painter: QPainter, centre: QPointF, size: float) -> None:
        token = token_pixmap(SIGNS[self._facts.seat], size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(centre.x() - size / 2, centre.y() - size / 2), token)

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        pixels: float,
        tone: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        weight: int = 700,
        heading: bool = False,
    ) -> None:
        weight = 600 if heading else weight
        font = fitted_font(self._theme, text, rect, pixels, weight, heading=heading)
        painter.setFont(font)
        painter.setPen(QColor(tone))
        elided = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, elided)

    def _paint_card(self, painter: QPainter, box: QRectF) -> None:
        facts = self._facts
        right = Qt.AlignmentFlag.AlignRight
        inner = box.adjusted(16, 8, -16, -10)
        unit = inner.height() / 210
        top = QRectF(inner.left(), inner.top(), inner.width(), 42 * unit)
        size = min(38.0, top.height())
        self._token(painter, QPointF(top.left() + size / 2, top.center().y()), size)
        group = translate("Box", "largest group {size}").format(size=facts.group)
        room = QFontMetricsF(self._theme.text(13, 700)).horizontalAdvance(group) + 4
        narrow = room > top.width() * 0.4
        if narrow:
            room = 0.0
        else:
            self._text(painter, top, group, 13, "#C3CEEE", right)
        name = top.adjusted(size + 10, 0, -room - 6, 0)
        self._text(painter, name, facts.name, 16, "#F2F5FF", heading=True)
        y = top.bottom() + 2 * unit
        label = QRectF(inner.left(), y, inner.width(), 24 * unit)
        words_above = group if narrow else translate("Box", "Colours still to declare")
        self._text(painter, label, words_above, 13, "#C3CEEE")
        tiles = QRectF(inner.left(), label.bottom() + 2 * unit, inner.width(), 58 * unit)
        self._paint_markers(painter, tiles, min(tiles.height(), 60.0), spread=True)
        words = QRectF(inner.left(), tiles.bottom() + 4 * unit, inner.width(), 34 * unit)
        self._paint_won(painter, words)
        slots = QRectF(inner.left(), words.bottom() + 2 * unit, inner.width(), 38 * unit)
        self._paint_slots(painter, slots)

    def _paint_markers(self, painter: QPainter, area: QRectF, side: float, *, spread: bool) -> None:
        if spread:
            side = min(side, area.width() / 4 - 6)
        pitch = min(area.width() / 4, side * 1.45) if spread else side + 6
        for at, colour in enumerate(COLOURS):
            tile = QRectF(area.left() + at * pitch, area.center().y() - side / 2, side, side)
            paint_marker(painter, tile, colour, colour in self._facts.kept)

    def _paint_won(self, painter: QPainter, rect: QRectF) -> None:
        facts = self._facts
        if facts.limit is not None:
            left = translate("Box", "Bonus up to {limit}").format(limit=facts.limit)
        elif facts.prediction is None:
            left = translate("Box", "No prediction yet")
        else:
            left = translate("Box", "Predicted {count}").format(count=facts.prediction)
        won = translate("Box", "won {count}").format(count=facts.tricks)
        half = rect.width() * 0.62
        self._text(painter, QRectF(rect.left(), rect.top(), half, rect.height()), left, 15,
                   "#F2F5FF", weight=800)  # fmt: skip
        tone = "#FF9A8F" if facts.missed else "#F2F5FF"
        other = QRectF(rect.left() + half, rect.top(), rect.width() - half, rect.height())
        self._text(painter, other, won, 15, tone, Qt.AlignmentFlag.AlignRight, 800)

    def _slots(self) -> int:
        wanted = self._facts.wanted or 0
        return max(_LEAST_SLOTS, wanted, self._facts.tricks)

    def _paint_slots(self, painter: QPainter, area: QRectF) -> None:
        """A slot for each trick wanted, filled with a tick; one too many is crossed."""
        facts = self._facts
        count = self._slots()
        wanted = facts.wanted
        gap = 7.0
        width = min(62.0, (area.width() - gap * (count - 1)) / count)
        for at in range(count):
            slot = QRectF(area.left() + at * (width + gap), area.top(), width, area.height())
            radius = min(9.0, slot.height() * 0.3)
            side = min(slot.height() * 0.5, slot.width() * 0.5)
            icon = QRectF(0, 0, side, side)
            icon.moveCenter(slot.center())
            inside = wanted is None or at < wanted
            if at < facts.tricks and inside:
                fill = "#3A6B48" if not facts.missed else "#7A5A1E"
                paint_box(painter, slot, radius, fill, "#F2F5FF", 1.4)
                paint_icon(painter, "tick", icon, "#F2F5FF")
            elif at < facts.tricks:
                paint_box(painter, slot, radius, "#8E3A3A", "#FF9A8F", 1.6)
                paint_icon(painter, "cross", icon, "#FFD9D4")
            elif wanted is not None and at < wanted:
                paint_box(painter, slot, radius, "#0C1430", "#F2F5FF", 1.6)
            else:
                pen = QPen(QColor("#4A5C98"), 1.2)
                pen.setDashPattern([3, 3])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(slot, radius, radius)

    def _paint_line(self, painter: QPainter, box: QRectF) -> None:
        facts = self._facts
        side = min(box.height() - 10, 32.0)
        x = box.left() + 10
        self._token(painter, QPointF(x + side / 2, box.center().y()), side * 0.9)
        x += side + 8
        name_w = box.width() * 0.135
        name = QRectF(x, box.top(), name_w, box.height())
        self._text(painter, name, facts.name, 15, "#F2F5FF", weight=800)
        x += name_w + 6
        self._paint_markers(painter, QRectF(x, box.top(), 1, box.height()), side, spread=False)
        x += 4 * (side + 6) + 10
        group = translate("Box", "largest group {size}").format(size=facts.group)
        room = QFontMetricsF(self._theme.text(13, 700)).horizontalAdvance(group) + 4
        right = QRectF(box.right() - room - 12, box.top(), room, box.height())
        self._text(painter, right, group, 13, "#C3CEEE", Qt.AlignmentFlag.AlignRight)
        words_w = max(100.0, min(box.width() * 0.24, right.left() - x - 120))
        if self._theme.text_scale > 1.2:
            words_w = right.left() - x - 8
        words = QRectF(x, box.top(), words_w, box.height())
        tone = "#FF9A8F" if facts.missed else "#F2F5FF"
        self._text(painter, words, won_words(facts), 14, tone, weight=800)
        x += words_w + 8
        slots = QRectF(x, box.center().y() - 13, right.left() - x - 10, 26)
        if slots.width() > 60:
            self._paint_line_slots(painter, slots)

    def _paint_line_slots(self, painter: QPainter, area: QRectF) -> None:
        wide = min(area.width(), 39.0 * self._slots() - 7)
        self._paint_slots(painter, QRectF(area.left(), area.top(), wide, area.height()))
