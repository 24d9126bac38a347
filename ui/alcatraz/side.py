"""The game's tab of the side panel: who stands where, what the cards can do, remembering."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ui.alcatraz.texts import SIGNS, power_line, power_name
from ui.art.heads import head_pixmap
from ui.art.icons import paint_in_disc
from ui.i18n import translate
from ui.table.buttons import FrameButton
from ui.table.game_ui import PromptButton
from ui.theme import Role, Theme
from ui.widgets import ScrollArea


@dataclass(frozen=True)
class Standing:
    """A seat in the list.

    Attributes:
        name: who sits there.
        colour: their cat.
        detail: cards in the row, circles.
        points: the points.
        now: whether the seat is on turn.
    """

    name: str
    colour: str
    detail: str
    points: int
    now: bool


@dataclass(frozen=True)
class SideLook:
    """What the tab shows.

    Attributes:
        title: where the match stands.
        standings: the seats.
        news: what has just happened, oldest first.
    """

    title: str
    standings: tuple[Standing, ...]
    news: tuple[str, ...] = ()


class _List(QWidget):
    """Paints everything but the button; as high as it needs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.look = SideLook("", ())
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_look(self, look: SideLook) -> None:
        self.look = look
        words = [look.title]
        words += [f"{one.name}: {one.points}, {one.detail}" for one in look.standings]
        words += look.news
        self.setAccessibleName(". ".join(words))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._run(None, width)) + 6

    def sizeHint(self) -> QSize:
        width = self.width() or 280
        return QSize(200, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._run(painter, self.width())
        finally:
            painter.end()

    def _run(self, painter: QPainter | None, width: float) -> float:
        """Paint (or only measure) from top to bottom; return the height."""
        theme = self._theme
        y = 4.0
        y = self._words(painter, self.look.title, theme.font(Role.PANEL), "ink", 4, y, width) + 6
        for one in self.look.standings:
            y = self._standing(painter, one, y, width)
        y = self._rule(painter, y + 8, width)
        if self.look.news:
            title = translate("AlcatrazSide", "Just now")
            y = self._words(painter, title, theme.font(Role.INNER), "ink", 4, y, width) + 4
            for line in self.look.news:
                y = self._bullet(painter, line, y, width)
            y = self._rule(painter, y + 6, width)
        title = translate("AlcatrazSide", "What the cards can do")
        y = self._words(painter, title, theme.font(Role.INNER), "ink", 4, y, width) + 4
        for power in SIGNS:
            y = self._power(painter, SIGNS[power], power_name(power), power_line(power), y, width)
        y = self._rule(painter, y + 6, width)
        never = translate(
            "AlcatrazSide",
            "Never together: 1 with −1, 2 with −2. A pair that adds up to 0 opens no door.",
        )
        return self._words(painter, never, theme.font(Role.FACT), "ink2", 4, y, width) + 8

    def _words(
        self, painter: QPainter | None, text: str, font: QFont, tone: str, x: float, y: float,
        width: float,
    ) -> float:  # fmt: skip
        wrap = int(Qt.TextFlag.TextWordWrap.value)
        room = QRectF(x, y, width - x - 4, 4000)
        high = QFontMetricsF(font).boundingRect(room, wrap, text).height()
        if painter is not None:
            painter.setFont(font)
            painter.setPen(self._theme.colour(tone))
            painter.drawText(QRectF(x, y, width - x - 4, high + 4), wrap, text)
        return y + high

    def _standing(self, painter: QPainter | None, one: Standing, y: float, width: float) -> float:
        theme = self._theme
        high = float(theme.px(46))
        if painter is None:
            return y + high
        box = QRectF(0, y, width, high)
        if one.now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("surface2"))
            painter.drawRoundedRect(box, 10, 10)
        side = float(theme.px(32))
        picture = head_pixmap(one.colour, side, self.devicePixelRatioF(), medallion=True)
        painter.drawPixmap(QPointF(6, box.center().y() - side / 2), picture)
        number = theme.heading(18, 700)
        value = str(one.points)
        wide = QFontMetricsF(number).horizontalAdvance(value) + 10
        painter.setFont(number)
        painter.setPen(theme.colour("ink"))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box.adjusted(0, 0, -8, 0), middle | Qt.AlignmentFlag.AlignRight, value)
        left = side + 16
        room = width - left - wide - 10
        upper = theme.text(15)
        name = QFontMetricsF(upper).elidedText(one.name, Qt.TextElideMode.ElideRight, room)
        half = high / 2
        painter.setFont(upper)
        painter.drawText(QRectF(left, y + 4, room, half - 2), middle, name)
        for pixels in (13.0, 13 / theme.text_scale):
            lower = theme.text(pixels)
            if QFontMetricsF(lower).horizontalAdvance(one.detail) <= room:
                break
        detail = QFontMetricsF(lower).elidedText(one.detail, Qt.TextElideMode.ElideRight, room)
        painter.setFont(lower)
        painter.setPen(theme.colour("ink2"))
        painter.drawText(QRectF(left, y + half - 2, room, half - 2), middle, detail)
        return y + high

    def _rule(self, painter: QPainter | None, y: float, width: float) -> float:
        if painter is not None:
            painter.setPen(QPen(self._theme.colour("line"), 1))
            painter.drawLine(QPointF(4, y), QPointF(width - 4, y))
        return y + 10

    def _bullet(self, painter: QPainter | None, text: str, y: float, width: float) -> float:
        font = self._theme.font(Role.FACT)
        if painter is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("primary"))
            painter.drawEllipse(QPointF(10, y + QFontMetricsF(font).height() / 2), 3, 3)
        return self._words(painter, text, font, "ink", 22, y, width) + 5

    def _power(
        self, painter: QPainter | None, icon: str, name: str, what: str, y: float, width: float
    ) -> float:
        theme = self._theme
        side = float(theme.px(30))
        top = y
        y = self._words(painter, name, theme.text(14, 800), "ink", side + 14, y, width)
        y = self._words(painter, what, theme.font(Role.CAPTION), "ink2", side + 14, y, width)
        if painter is not None:
            disc = QRectF(4, (top + y) / 2 - side / 2, side, side)
            paint_in_disc(painter, icon, disc, theme.colour("ink"), theme.colour("surface2"))
        return max(y, top + side) + 7


class SidePage(QWidget):
    """The page with its switch at the foot."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._list = _List(theme)
        self._area = ScrollArea(self._list)
        self.remember = FrameButton(
            PromptButton("remember", self.remember_word(False), "eye-off"), theme, padding=10
        )
        self.piles = FrameButton(
            PromptButton("piles", translate("AlcatrazSide", "Read the piles"), "cards", "O"),
            theme, padding=10,
        )  # fmt: skip
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._area, 1)
        column.addWidget(self.piles)
        column.addWidget(self.remember)

    @staticmethod
    def remember_word(on: bool) -> str:
        """Return the word on the switch."""
        if on:
            return translate("AlcatrazSide", "Remember for me: on")
        return translate("AlcatrazSide", "Remember for me: off")

    def show_look(self, look: SideLook) -> None:
        """Show something else."""
        self._list.show_look(look)

    def show_remember(self, on: bool, reason: str) -> None:
        """Show whether the aid is on for the person here; a reason disables it."""
        spec = PromptButton("remember", self.remember_word(on), "eye" if on else "eye-off")
        self.remember.show_spec(spec)
        self.remember.set_reason(reason)
        if not reason:
            self.remember.setToolTip(
                translate("AlcatrazSide", "Notes on each card what you have seen there (key M)")
            )

    @property
    def look(self) -> SideLook:
        """What it shows."""
        return self._list.look
