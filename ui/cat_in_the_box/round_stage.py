"""The summary of a round, staged in four steps: what ended it, tricks, bonus, totals.

It lies over the board. A paradox is explained card by card; the hands are shown in the tray.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BLOCKED, RoundView
from ui.art.badges import token_pixmap
from ui.art.icons import paint_icon, paint_in_disc
from ui.cat_in_the_box.art.cards import paint_box_card, paint_small_card
from ui.cat_in_the_box.art.ground import paint_night, paint_plate
from ui.cat_in_the_box.art.rows import ROW_LOOKS, SELECTED, row_ink
from ui.cat_in_the_box.fitting import fitted_font
from ui.cat_in_the_box.reading import group_of
from ui.cat_in_the_box.research import BoardLook, Outline, ResearchBoard
from ui.cat_in_the_box.round_words import (
    Explained,
    Reason,
    RoundWords,
    Row,
    bonus_line,
    round_words,
)
from ui.cat_in_the_box.words import SIGNS
from ui.i18n import translate
from ui.table.game_ui import Player
from ui.theme import Theme
from ui.widgets import paint_box

STEPS = 4
STEP_MS = 400
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAP = Qt.TextFlag.TextWordWrap
_INK, _INK2, _GOOD, _BAD = "#F2F5FF", "#C3CEEE", "#7FD68F", "#FF9A8F"


class RoundStage(QWidget):
    """Shows a finished round; its steps are ticked one after another."""

    stepped = Signal()
    """Another step is shown (or all)."""

    def __init__(self, players: Sequence[Player], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._players = tuple(players)
        self._theme = theme
        self._words: RoundWords | None = None
        self._round: RoundView | None = None
        self.step = STEPS
        """How many steps are ticked."""
        self.mini = ResearchBoard(theme, self, small=True)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def words(self) -> RoundWords | None:
        """What it says."""
        return self._words

    @property
    def complete(self) -> bool:
        """Whether all steps are shown."""
        return self.step >= STEPS

    def show_round(self, rounds: Sequence[RoundView], index: int, step_ms: int) -> None:
        """Show a finished round.

        Args:
            rounds: the finished rounds.
            index: which of them.
            step_ms: how long each step takes; 0: all at once.
        """
        done = self._round = rounds[index]
        self._words = round_words(rounds, index, self._players)
        self.setAccessibleName(self._words.spoken())
        self.setToolTip("\n".join(text for _, _, text in self._words.way))
        self.mini.show_look(_mini_look(done))
        self._place()
        self.restart(step_ms)

    def restart(self, step_ms: int) -> None:
        """Show the steps from the beginning."""
        self._timer.stop()
        self.step = 0 if step_ms else STEPS
        if step_ms:
            self._timer.start(step_ms)
        self.update()
        self.stepped.emit()

    def finish(self) -> None:
        """Show all steps at once."""
        self._timer.stop()
        if self.step < STEPS:
            self.step = STEPS
            self.update()
            self.stepped.emit()

    def stop(self) -> None:
        """Let nothing tick any more."""
        self._timer.stop()

    def _tick(self) -> None:
        self.step += 1
        if self.step >= STEPS:
            self._timer.stop()
        self.update()
        self.stepped.emit()

    # Layout.

    @property
    def _large(self) -> bool:
        return self.height() >= 600 and self.width() >= 1000

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        box = self._mini_box().toRect()
        self.mini.setGeometry(box)

    def _margin(self) -> float:
        return 24.0 if self._large else 8.0

    def _mini_box(self) -> QRectF:
        margin = self._margin()
        if self._large:
            return QRectF(margin, 8, self.width() * 0.46, self.height() * 0.465)
        return QRectF(margin, 6, self.width() * 0.44, self.height() * 0.36)

    def _head_box(self) -> QRectF:
        mini = self._mini_box()
        gap = 28.0 if self._large else 12.0
        left = mini.right() + gap
        return QRectF(left, mini.top(), self.width() - left - self._margin(), mini.height())

    def _lower_top(self) -> float:
        return self._mini_box().bottom() + 6

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint everything but the small board."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_night(painter, QRectF(self.rect()))
            if self._words is not None and self._round is not None:
                self._paint(painter, self._words, self._round)
        finally:
            painter.end()

    def _paint(self, painter: QPainter, words: RoundWords, done: RoundView) -> None:
        left = self._paint_head(painter, words)
        if words.reasons:
            self._paint_reasons(painter, left, words)
        else:
            self._paint_lines(painter, left, done)
        self._paint_lower(painter, words)

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        pixels: float,
        tone: str = _INK,
        flags: int = int(_LEFT),
        weight: int = 700,
        heading: bool = False,
    ) -> float:
        """Paint a text; return the height that it takes when it wraps."""
        wrap = bool(flags & int(_WRAP))
        font = fitted_font(self._theme, text, rect, pixels, weight, heading=heading, wrap=wrap)
        painter.setFont(font)
        painter.setPen(QColor(tone))
        painter.drawText(rect, flags, text)
        return float(painter.boundingRect(rect, flags, text).height())

    def _paint_head(self, painter: QPainter, words: RoundWords) -> QRectF:
        """Paint title and sentence; return what is left of the upper right."""
        head = self._head_box()
        title_px, text_px = (40, 17) if self._large else (24, 13)
        high = title_px * 1.3 * self._theme.text_scale
        high = min(high, head.height() * 0.3)
        line = QRectF(head.left(), head.top() - 4, head.width(), high)
        self._text(painter, line, words.title, title_px, SELECTED, weight=700, heading=True)
        box = QRectF(head.left(), line.bottom(), head.width(), head.height() * 0.26)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(_WRAP)
        used = self._text(painter, box, words.sentence, text_px, _INK, flags)
        top = box.top() + used + (12 if self._large else 6)
        return QRectF(head.left(), top, head.width(), head.bottom() - top)

    # A paradox: why each card couldn't be played.

    def _paint_reasons(self, painter: QPainter, area: QRectF, words: RoundWords) -> None:
        if self._large and len(words.reasons) <= 2:
            gap = 14.0
            wide = (area.width() - gap) / 2
            for at, entry in enumerate(words.reasons):
                box = QRectF(area.left() + at * (wide + gap), area.top(), wide, area.height())
                self._paint_reason_card(painter, box, entry)
            return
        self._paint_reason_grid(painter, area, words)

    def _paint_reason_card(self, painter: QPainter, box: QRectF, entry: Explained) -> None:
        number, copies, reasons = entry
        paint_plate(painter, box)
        high = min(box.height() - 32, 112.0)
        card = QRectF(box.left() + 12, box.center().y() - high / 2, high * 0.71, high)
        free = dict.fromkeys(COLOURS, False)
        paint_box_card(painter, card, number, free)
        if copies > 1:
            self._paint_times(painter, card, copies)
        rows = QRectF(card.right() + 12, box.top() + 8, box.right() - card.right() - 20,
                      box.height() - 20)  # fmt: skip
        pitch = rows.height() / 4
        for at, reason in enumerate(reasons):
            line = QRectF(rows.left(), rows.top() + at * pitch + 3, rows.width(), pitch - 6)
            paint_box(painter, line, 10, "#2A386A")
            icon = QRectF(line.left() + 8, line.center().y() - 10, 20, 20)
            paint_icon(painter, ROW_LOOKS[reason.colour].sign, icon, row_ink(reason.colour))
            flags = int(Qt.AlignmentFlag.AlignVCenter) | int(_WRAP)
            self._text(painter, line.adjusted(34, 0, -32, 0), reason.text, 13.5, flags=flags)
            self._paint_taker(painter, QPointF(line.right() - 18, line.center().y()), 24, reason)

    def _paint_taker(self, painter: QPainter, centre: QPointF, size: float, reason: Reason) -> None:
        box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        if reason.owner is None or reason.owner == BLOCKED:
            inner = box.adjusted(size * 0.2, size * 0.2, -size * 0.2, -size * 0.2)
            paint_icon(painter, "cross", inner, _BAD)
            return
        token = token_pixmap(SIGNS[reason.owner], size, self.devicePixelRatioF())
        painter.drawPixmap(box.topLeft(), token)

    def _paint_times(self, painter: QPainter, card: QRectF, copies: int) -> None:
        words = (
            translate("Box", "twice")
            if copies == 2
            else translate("Box", "{count} times").format(count=copies)
        )
        font = self._theme.text(13, 800)
        wide = QFontMetricsF(font).horizontalAdvance(words) + 22
        pill = QRectF(card.right() - wide * 0.55, card.bottom() - 30, wide, 28)
        paint_box(painter, pill, 14, SELECTED, "#0C1430", 1.6)
        painter.setFont(font)
        painter.setPen(QColor("#2A2000"))
        painter.drawText(pill, _CENTRE, words)

    def _paint_reason_grid(self, painter: QPainter, area: QRectF, words: RoundWords) -> None:
        """A line for each number: its card, and beside it who took each colour."""
        paint_plate(painter, area)
        inner = area.adjusted(8, 6, -8, -6)
        pitch = min(48.0, inner.height() / max(1, len(words.reasons)))
        top = inner.center().y() - pitch * len(words.reasons) / 2
        card_w = max(24.0, min(40.0, pitch * 0.78))
        left = inner.left() + card_w + 10
        wide = (inner.right() - left) / len(COLOURS)
        for at, (number, copies, reasons) in enumerate(words.reasons):
            y = top + at * pitch
            text = str(number) if copies == 1 else f"{number}×{copies}"
            card = QRectF(inner.left(), y + 1.5, card_w + (8 if copies > 1 else 0), pitch - 3)
            paint_small_card(painter, card, text)
            for place, reason in enumerate(reasons):
                box = QRectF(left + place * wide + 4, y + 1.5, wide - 8, pitch - 3)
                self._paint_reason_cell(painter, box, reason)

    def _paint_reason_cell(self, painter: QPainter, box: QRectF, reason: Reason) -> None:
        paint_box(painter, box, min(9.0, box.height() / 2), "#2A386A")
        size = min(box.height() - 2, 28.0)
        middle = box.center()
        sign = min(size * 0.8, 20.0)
        icon = QRectF(middle.x() - sign - 4, middle.y() - sign / 2, sign, sign)
        paint_icon(painter, ROW_LOOKS[reason.colour].sign, icon, row_ink(reason.colour))
        self._paint_taker(painter, QPointF(middle.x() + 6 + size / 2, middle.y()), size, reason)

    # No paradox: what each seat got.

    def _paint_lines(self, painter: QPainter, area: QRectF, done: RoundView) -> None:
        paint_plate(painter, area)
        inner = area.adjusted(14, 8, -14, -8)
        pitch = min(42.0, inner.height() / len(self._players))
        pixels = 15 if self._large else 12.5
        for at, player in enumerate(self._players):
            y = inner.top() + at * pitch
            size = min(26.0, pitch - 2)
            token = token_pixmap(SIGNS[player.seat], size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(inner.left(), y + (pitch - size) / 2), token)
            line = QRectF(inner.left() + size + 10, y, inner.width() - size - 10, pitch)
            tone = _GOOD if done.scores[player.seat].bonus else _INK
            self._text(painter, line, bonus_line(done, player), pixels, tone)

    # The four steps, the table and the way to the paradox.

    def _paint_lower(self, painter: QPainter, words: RoundWords) -> None:
        margin = self._margin()
        top = self._lower_top()
        right = self.width() - margin
        scale = max(1.0, self._theme.text_scale)
        if self._large:
            head = QRectF(margin, top, 600, 26)
            self._text(painter, head, translate("Box", "How this round is scored"), 19,
                       heading=True, weight=600)  # fmt: skip
            top += 34
        way = bool(words.way)
        split = right - 320 if self._large and way else right
        steps = QRectF(margin, top, split - margin, (84 if self._large else 62) * scale)
        self._paint_steps(painter, steps, words)
        bottom = self.height() - 6.0
        rows = len(words.rows)
        table_top = steps.bottom() + (10 if self._large else 6)
        most = (46.0 if self._large else 27.0) * rows + 32
        table = QRectF(margin, table_top, split - margin, min(bottom - table_top, most))
        self._paint_table(painter, table, words)
        if not way:
            return
        if self._large:
            self._paint_way(painter, QRectF(split + 16, top, right - split - 16, bottom - top),
                            words, 1)  # fmt: skip
        elif bottom - table.bottom() > 44:
            box = QRectF(margin, table.bottom() + 6, right - margin, bottom - table.bottom() - 6)
            self._paint_way(painter, box, words, 2)

    def _paint_steps(self, painter: QPainter, area: QRectF, words: RoundWords) -> None:
        gap = 12.0 if self._large else 6.0
        wide = (area.width() - gap * 3) / 4
        for at, (title, text) in enumerate(words.steps):
            box = QRectF(area.left() + at * (wide + gap), area.top(), wide, area.height())
            ticked = at < self.step
            now = at == min(self.step, STEPS) - 1
            paint_plate(painter, box, line=SELECTED if now else "#4A5C98", width=2 if now else 1.2,
                        fill="#3A3A33" if now else "#1E2A52")  # fmt: skip
            size = 26.0 if self._large else 18.0
            pad = 12.0 if self._large else 7.0
            disc = QRectF(
                box.left() + pad, box.top() + (pad * 0.8 if self._large else 4), size, size
            )
            if ticked:
                paint_in_disc(painter, "tick", disc, "#F2F5FF", "#3A7A48")
            else:
                paint_box(painter, disc, size / 2, "#2A386A")
                self._text(painter, disc, str(at + 1), 13, _INK, int(_CENTRE), 800)
            head = QRectF(disc.right() + 7, disc.top(), box.right() - disc.right() - 10, size)
            self._text(painter, head, title, 16 if self._large else 13, weight=600, heading=True)
            below = QRectF(box.left() + pad, disc.bottom() + 2, box.width() - 2 * pad,
                           box.bottom() - disc.bottom() - 3)  # fmt: skip
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(_WRAP)
            pixels = 13.0 if self._large else 12.0
            self._text(painter, below, text, pixels, _INK2, flags)

    def _paint_table(self, painter: QPainter, area: QRectF, words: RoundWords) -> None:
        paint_plate(painter, area, fill="#16204A")
        inner = area.adjusted(10, 4, -10, -6)
        head_h = 26.0 if self._large else 20.0
        pitch = (inner.height() - head_h) / len(words.rows)
        name_w = inner.width() * (0.27 if self._large else 0.25)
        wide = (inner.width() - name_w) / len(words.heads)
        small = 13.0 if self._large else 12.0
        for at, head in enumerate(words.heads):
            box = QRectF(inner.left() + name_w + at * wide, inner.top(), wide, head_h)
            self._text(painter, box, head, small, _INK2, int(_CENTRE))
        for number, row in enumerate(words.rows):
            line = QRectF(inner.left(), inner.top() + head_h + number * pitch, inner.width(),
                          pitch - 3)  # fmt: skip
            self._paint_row(painter, line, row, number, name_w, wide)

    def _paint_row(
        self, painter: QPainter, line: QRectF, row: Row, number: int, name_w: float, wide: float
    ) -> None:
        if row.causer:
            paint_box(painter, line, 9, "#4E2740", _BAD, 1.6)
        elif number % 2 == 0:
            paint_box(painter, line, 9, "#2A386A")
        size = min(28.0, line.height() - 4)
        token = token_pixmap(SIGNS[row.seat], size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(line.left() + 10, line.center().y() - size / 2), token)
        name = QRectF(line.left() + size + 20, line.top(), name_w - size - 24, line.height())
        pixels = 15.0 if self._large else 13.5
        font = self._theme.text(pixels, 800)
        self._text(painter, name, row.name, pixels, weight=800)
        if row.causer:
            self._paint_causer(painter, name, QFontMetricsF(font).horizontalAdvance(row.name))
        bad, good = _BAD, _GOOD
        gain = bad if row.this_round.startswith("−") else good
        cells = (
            (row.tricks, bad if row.causer and row.tricks != "0" else _INK, 2),
            (row.predicted, good if row.met else _INK2, 3),
            (row.group, good if row.group.startswith("+") else _INK2, 3),
            (row.this_round, gain if row.this_round != "0" else _INK, 4),
            (row.before, _INK2, 4),
            (row.total, _INK, 4),
        )
        for at, (text, tone, step) in enumerate(cells):
            if self.step < step:
                continue
            box = QRectF(line.left() + name_w + at * wide, line.top(), wide, line.height())
            strong = at in (3, 5)
            self._text(
                painter, box, text, pixels + (2 if strong else 0), tone, int(_CENTRE),
                700, heading=strong,
            )  # fmt: skip

    def _paint_causer(self, painter: QPainter, name: QRectF, used: float) -> None:
        words = translate("Box", "the paradox")
        font = self._theme.text(12, 800)
        wide = QFontMetricsF(font).horizontalAdvance(words) + 18
        if used + 12 + wide > name.width():
            icon = QRectF(name.left() + used + 6, name.center().y() - 8, 16, 16)
            if icon.right() < name.right():
                paint_icon(painter, "bolt", icon, _BAD)
            return
        pill = QRectF(name.left() + used + 12, name.center().y() - 11, wide, 22)
        paint_box(painter, pill, 11, _BAD)
        painter.setFont(font)
        painter.setPen(QColor("#2A0F0C"))
        painter.drawText(pill, _CENTRE, words)

    def _paint_way(self, painter: QPainter, area: QRectF, words: RoundWords, columns: int) -> None:
        paint_plate(painter, area)
        inner = area.adjusted(14, 8, -12, -6) if columns == 1 else area.adjusted(10, 4, -8, -4)
        if columns == 1:
            head = QRectF(inner.left(), inner.top(), inner.width(), 26)
            self._text(painter, head, translate("Box", "How it came to this"), 16, weight=600,
                       heading=True)  # fmt: skip
            inner.setTop(head.bottom() + 4)
        rows = -(-len(words.way) // columns)
        pitch = min(76.0, inner.height() / max(1, rows))
        wide = inner.width() / columns
        pixels = 13.0 if columns == 1 else 12.0
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(_WRAP)
        for at, (trick, colour, text) in enumerate(words.way):
            column, row = divmod(at, rows)
            x, y = inner.left() + column * wide, inner.top() + row * pitch
            icon = QRectF(x, y + 2, 24, 24) if columns == 1 else QRectF(x, y + 2, 16, 16)
            paint_box(painter, icon, icon.width() / 2, "#2A386A")
            sign = icon.adjusted(4, 4, -4, -4) if columns == 1 else icon.adjusted(2, 2, -2, -2)
            paint_icon(painter, ROW_LOOKS[colour].sign, sign, row_ink(colour))
            left = icon.right() + 8
            body = QRectF(left, y, x + wide - left - 6, pitch)
            title = translate("Box", "Trick {trick}").format(trick=trick)
            if columns == 1:
                self._text(painter, QRectF(left, y, body.width(), 20), title, 14, weight=800)
                self._text(painter, body.adjusted(0, 19, 0, 0), text, pixels, _INK2, flags)
            else:
                words_now = f"{title}: {text}"
                if pitch < 32:
                    font = fitted_font(self._theme, words_now, body, pixels)
                    metrics = QFontMetricsF(font)
                    end = Qt.TextElideMode.ElideRight
                    words_now = metrics.elidedText(words_now, end, body.width())
                self._text(painter, body, words_now, pixels, _INK2, flags)


def _mini_look(done: RoundView) -> BoardLook:
    causer = done.paradox
    kept = frozenset(COLOURS if causer is None else done.markers[causer])
    outlines = tuple(
        Outline(group_of(done.board, seat), seat)
        for seat, score in enumerate(done.scores)
        if score.bonus
    )
    frames = tuple(sorted(set(done.left[causer]))) if causer is not None else ()
    return BoardLook(board=done.board, kept=kept, outlines=outlines, frames=frames)
