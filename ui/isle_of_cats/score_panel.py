"""The score as a list: now, after this placement, by source, lessons with their progress."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.art.palette import CAT_LOOKS
from ui.isle_of_cats.pictures import paint_sign, paint_text
from ui.theme import Role
from ui.theme import theme as themes


@dataclass(frozen=True)
class Line:
    """One line of a list.

    Attributes:
        kind: total, after, row, title, lesson, rule, foot, note.
        icon: a name of ``ui.art.icons``, a colour for its badge, or "".
        text: the label.
        value: the number at the right.
        chip: a change beside the number ("+8"), or "".
        share: of a lesson, how far it has come, 0 to 1; below 0 for none.
        tone: of a lesson's bar, a colour of a family, or "".
        tip: a longer text for the tooltip.
        bad: whether a change is a loss.
    """

    kind: str
    text: str = ""
    value: str = ""
    icon: str = ""
    chip: str = ""
    share: float = -1.0
    tone: str = ""
    tip: str = ""
    bad: bool = False


_HEIGHTS = {
    "total": 38, "after": 38, "row": 33, "title": 34, "lesson": 46, "rule": 15, "foot": 46,
    "note": 44, "heading": 32, "bullet": 46,
}  # fmt: skip
_TIGHT = {
    "total": 34, "after": 30, "row": 28, "title": 28, "lesson": 36, "rule": 9, "foot": 34,
    "note": 40, "heading": 30, "bullet": 42,
}  # fmt: skip


def lines_height(lines: Sequence[Line], compact: bool = False) -> int:
    """Return how high lines are at their usual distance, wrapped ones at one line."""
    theme = themes.current()
    table = _TIGHT if compact else _HEIGHTS
    return sum(theme.px(table[line.kind]) for line in lines)


class LinesPanel(QWidget):
    """Paints lines below each other; as tall as they are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Sequence[Line], compact: bool) -> None:
        """Show other lines."""
        lines = tuple(lines)
        if (lines, compact) == (self.lines, self._compact):
            return
        same_height = compact == self._compact and [x.kind for x in lines] == [
            x.kind for x in self.lines
        ]
        self.lines, self._compact = lines, compact
        if not same_height:
            self.updateGeometry()
        self.update()

    def spoken(self) -> str:
        """Return all lines as sentences, for the screen reader."""
        return ". ".join(
            " ".join(part for part in (line.text, line.value, line.chip) if part)
            for line in self.lines
            if line.text
        )

    def _height(self, line: Line) -> int:
        theme = themes.current()
        table = _TIGHT if self._compact else _HEIGHTS
        base = table[line.kind]
        if line.kind in ("note", "bullet"):
            font = theme.text(13 if self._compact else 14, 700)
            box = QFontMetricsF(font).boundingRect(
                QRectF(0, 0, max(60, self.width() - 26), 1000),
                int(Qt.TextFlag.TextWordWrap.value), line.text,
            )  # fmt: skip
            return round(box.height()) + 10
        return theme.px(base)

    def sizeHint(self) -> QSize:
        """Return the height of all lines."""
        return QSize(220, sum(self._height(line) for line in self.lines) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the hint: nothing is cut."""
        return QSize(180, self.sizeHint().height())

    def resizeEvent(self, event: object) -> None:
        """Measure wrapped lines anew."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.updateGeometry()

    def event(self, event: object) -> bool:
        """Show the tip of the line below the pointer."""
        if event.type() == event.Type.ToolTip:  # type: ignore[attr-defined]
            self.setToolTip(self._tip_at(event.pos().y()))  # type: ignore[attr-defined]
        return super().event(event)  # type: ignore[arg-type]

    def _tip_at(self, y: int) -> str:
        top = 0
        for line in self.lines:
            top += self._height(line)
            if y < top:
                return line.tip
        return ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all lines."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            top = 0.0
            for line in self.lines:
                height = self._height(line)
                box = QRectF(0, top, self.width(), height)
                getattr(self, f"_paint_{line.kind}")(painter, line, box)
                top += height
        finally:
            painter.end()

    def _font(self, pixels: float, weight: int = 700) -> QFont:
        return themes.current().text(pixels - (1 if self._compact else 0), weight)

    def _paint_total(self, painter: QPainter, line: Line, box: QRectF) -> None:
        theme = themes.current()
        value_w = QFontMetricsF(theme.heading(21, 700)).horizontalAdvance(line.value) + 8
        ink = theme.colour("ink")
        paint_text(painter, theme.font(Role.INNER), ink, box.adjusted(4, 0, -value_w, 0), line.text)
        colour = theme.colour("good" if line.chip else "ink")
        paint_text(painter, theme.heading(21 if not self._compact else 18, 700), colour,
                   box.adjusted(box.width() - value_w - 6, 0, -6, 0), line.value,
                   Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip

    def _paint_after(self, painter: QPainter, line: Line, box: QRectF) -> None:
        theme = themes.current()
        area = box.adjusted(0, 2, 0, -3)
        if not line.value:
            paint_text(
                painter, self._font(14), theme.colour("ink2"), area.adjusted(4, 0, -4, 0), line.text
            )
            return
        painter.setPen(Qt.PenStyle.NoPen)
        ink = theme.colour("bad" if line.bad else "good")
        painter.setBrush(theme.colour("bad_soft" if line.bad else "soft"))
        painter.drawRoundedRect(area, 9, 9)
        paint_text(painter, self._font(15, 800), ink, area.adjusted(10, 0, -60, 0), line.text)
        paint_text(painter, theme.heading(17, 700), ink, area.adjusted(60, 0, -10, 0), line.value,
                   Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip

    def _paint_row(self, painter: QPainter, line: Line, box: QRectF) -> None:
        theme = themes.current()
        side = 24.0 if not self._compact else 19.0
        if line.icon:
            at = QRectF(4, box.center().y() - side / 2, side, side)
            paint_sign(painter, line.icon, at, theme.colour("ink"))
        chip_w = 0.0
        font = self._font(14, 800)
        if line.chip:
            chip_w = max(40.0, QFontMetricsF(font).horizontalAdvance(line.chip) + 18)
            chip = QRectF(box.right() - chip_w, box.center().y() - 11, chip_w, 22)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("bad_soft" if line.bad else "soft"))
            painter.drawRoundedRect(chip, 11, 11)
            paint_text(painter, font, theme.colour("bad" if line.bad else "good"), chip,
                       line.chip, Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        column = box.right() - (46 if self._compact else 50)
        value_font = self._font(15, 800)
        value_w = QFontMetricsF(value_font).horizontalAdvance(line.value) + 4
        right = min(column, box.right() - chip_w - 4)
        if len(line.value) > 6 and not line.chip:
            right = box.right() - 4
        if not line.value and not line.chip:
            right = box.right() - 4
        paint_text(painter, value_font, theme.colour("ink"),
                   QRectF(right - value_w, box.top(), value_w, box.height()), line.value,
                   Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
        left = 4 + side + 8 if line.icon else 4
        area = QRectF(left, box.top(), right - value_w - left - 4, box.height())
        words = self._font(15)
        long = QFontMetricsF(words).horizontalAdvance(line.text) > area.width() * 1.1
        paint_text(painter, theme.text(12.5, 700) if long else words, theme.colour("ink"), area,
                   line.text, wrap=long)  # fmt: skip

    def _paint_title(self, painter: QPainter, line: Line, box: QRectF) -> None:
        theme = themes.current()
        font = theme.font(Role.INNER) if not self._compact else theme.heading(15)
        paint_text(painter, font, theme.colour("ink"), box.adjusted(4, 4, -4, 0), line.text)

    _paint_heading = _paint_title

    def _paint_rule(self, painter: QPainter, line: Line, box: QRectF) -> None:
        painter.setPen(QPen(themes.current().colour("line"), 1.2))
        y = box.center().y()
        painter.drawLine(int(box.left() + 4), int(y), int(box.right() - 4), int(y))

    def _paint_lesson(self, painter: QPainter, line: Line, box: QRectF) -> None:
        theme = themes.current()
        half = box.height() * (0.5 if line.share >= 0 else 1.0)
        font = self._font(14)
        value_w = QFontMetricsF(font).horizontalAdvance(line.value) + 6
        top = box.adjusted(4, 0, -4, 0)
        paint_text(painter, font, theme.colour("ink"),
                   QRectF(top.left(), top.top(), top.width() - value_w - 6, half),
                   line.text)  # fmt: skip
        ink = theme.colour("good" if line.chip else "ink2")
        paint_text(
            painter, font, ink, QRectF(top.right() - value_w, top.top(), value_w, half),
            line.value, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
        )  # fmt: skip
        if line.share < 0:
            return
        bar_h = 8.0 if not self._compact else 7.0
        note_w = QFontMetricsF(self._font(13)).horizontalAdvance(line.icon) + 10 if line.icon else 0
        bar = QRectF(top.left(), top.top() + half + 4, top.width() - note_w, bar_h)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("surface2"))
        painter.drawRoundedRect(bar, bar_h / 2, bar_h / 2)
        if line.share > 0:
            tone = QColor(CAT_LOOKS[line.tone].text) if line.tone else theme.colour("primary")
            if theme.dark and line.tone:
                tone = QColor(CAT_LOOKS[line.tone].base)
            painter.setBrush(tone)
            width = max(bar_h, bar.width() * min(1.0, line.share))
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), width, bar_h), 4, 4)
        if line.icon:
            paint_text(painter, self._font(13), theme.colour("ink2"),
                       QRectF(bar.right() + 8, bar.center().y() - 10, note_w, 20), line.icon,
                       Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip

    def _paint_foot(self, painter: QPainter, line: Line, box: QRectF) -> None:
        theme = themes.current()
        area = box.adjusted(0, 4, 0, -4)
        painter.setPen(QPen(theme.colour("line"), 1.2))
        painter.setBrush(theme.colour("surface2"))
        painter.drawRoundedRect(area, 9, 9)
        paint_text(painter, self._font(15, 800), theme.colour("ink"), area.adjusted(10, 0, -90, 0),
                   line.text)  # fmt: skip
        paint_text(painter, theme.heading(17, 700), theme.colour("ink"),
                   area.adjusted(90, 0, -10, 0), line.value,
                   Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip

    def _paint_note(self, painter: QPainter, line: Line, box: QRectF) -> None:
        paint_text(painter, self._font(14), themes.current().colour("ink2"),
                   box.adjusted(4, 2, -4, -2), line.text,
                   Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, wrap=True)  # fmt: skip

    def _paint_bullet(self, painter: QPainter, line: Line, box: QRectF) -> None:
        theme = themes.current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("primary"))
        painter.drawEllipse(QRectF(6, box.top() + 8, 7, 7))
        paint_text(painter, self._font(14), theme.colour("ink2"), box.adjusted(22, 2, -4, -2),
                   line.text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
                   wrap=True)  # fmt: skip
