"""The cabin: the wooden page on which cards are drafted and bought."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ui.isle_of_cats.art.island import paint_cabin_wall
from ui.isle_of_cats.pictures import paint_text, plain_pixmap
from ui.theme import theme as themes

TITLE_INK, SECOND_INK = "#FFF6E3", "#FFE9C7"
"""Text on wood: titles and second lines."""


class CabinPage(QWidget):
    """A wall of planks with a title and a second line; subclasses add cards and more."""

    def __init__(self) -> None:
        super().__init__()
        self._title = self._detail = ""

    @property
    def compact(self) -> bool:
        """Whether room is scarce."""
        return self.width() < 1000 or self.height() < 560

    @property
    def margin(self) -> int:
        """The margin at the left and right."""
        return 16 if self.compact else 32

    @property
    def head_px(self) -> int:
        """The height of title and second line."""
        theme = themes.current()
        return theme.px(54 if self.compact else 76)

    def set_title(self, title: str, detail: str) -> None:
        """Show another title."""
        self._title, self._detail = title, detail
        self.setAccessibleName(f"{title}. {detail}" if title else "")
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return a small size: the page adapts."""
        return QSize(400, 300)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall, the title and what the page adds."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, self._wall())
            self._paint_title(painter)
            self.paint_more(painter)
        finally:
            painter.end()

    def _wall(self) -> QPixmap:
        box = QRectF(self.rect())
        return plain_pixmap(
            box.size(), self.devicePixelRatioF(), lambda p: paint_cabin_wall(p, box), "isle-wall"
        )

    def _paint_title(self, painter: QPainter) -> None:
        theme = themes.current()
        left, width = self.margin, self.width() - 2 * self.margin
        line = theme.px(26 if self.compact else 36)
        paint_text(painter, theme.heading(20 if self.compact else 28), TITLE_INK,
                   QRectF(left, 6 if self.compact else 12, width, line), self._title)  # fmt: skip
        paint_text(painter, theme.text(14 if self.compact else 15, 700), SECOND_INK,
                   QRectF(left, (6 if self.compact else 12) + line, width, theme.px(22)),
                   self._detail)  # fmt: skip

    def paint_more(self, painter: QPainter) -> None:
        """Paint what stands on the wall besides widgets."""


def paint_well(painter: QPainter, box: QRectF) -> None:
    """Paint a darker part of the wall, where slots lie."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(30, 14, 4, 92))
    painter.drawRoundedRect(box, 16, 16)


def paint_slot(painter: QPainter, box: QRectF, text: str) -> None:
    """Paint an empty place for a card with words in it."""
    theme = themes.current()
    pen = QPen(QColor("#FFE9C7"), 1.8)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(QColor(30, 14, 4, 60))
    painter.drawRoundedRect(box, 12, 12)
    paint_text(painter, theme.text(14, 700), SECOND_INK, box.adjusted(6, 6, -6, -6), text,
               Qt.AlignmentFlag.AlignCenter, wrap=True)  # fmt: skip


def paint_plate(painter: QPainter, box: QRectF) -> None:
    """Paint a light panel on the wall."""
    theme = themes.current()
    painter.setPen(QPen(theme.colour("line"), 1.2))
    painter.setBrush(theme.colour("surface"))
    painter.drawRoundedRect(box, 14, 14)


def paint_key(painter: QPainter, centre_x: float, top: float, text: str) -> None:
    """Paint a key cap below a card."""
    theme = themes.current()
    side = theme.px(20)
    box = QRectF(centre_x - side / 2, top, side, side)
    painter.setPen(QPen(QColor("#8A7660"), 1.1))
    painter.setBrush(QColor("#FFFDF6"))
    painter.drawRoundedRect(box, 5, 5)
    paint_text(painter, theme.text(12.5, 800), "#33261D", box, text, Qt.AlignmentFlag.AlignCenter)
