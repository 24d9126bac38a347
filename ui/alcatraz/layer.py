"""What moves over the board: cards on their way, cards turned over, a verdict, a dragged card."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ui.art.icons import paint_icon
from ui.theme import Theme


@dataclass(frozen=True)
class Sprite:
    """A picture on the layer.

    Attributes:
        picture: what is painted.
        box: where.
        squeeze: how wide of its box it is, 1 to 0, for a card that turns over.
        ring: whether it is ringed.
    """

    picture: QPixmap | None
    box: QRectF
    squeeze: float = 1.0
    ring: bool = False


@dataclass(frozen=True)
class Verdict:
    """A sum with its judgement, over the cards that were turned up.

    Attributes:
        text: the sum in words.
        right: whether it was right.
        box: the cards that it is about.
    """

    text: str
    right: bool
    box: QRectF


class Layer(QWidget):
    """Lies over the whole board and never takes the mouse."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.sprites: dict[str, Sprite] = {}
        self.verdict: Verdict | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def put(self, name: str, sprite: Sprite) -> None:
        """Show or move a picture."""
        self.sprites[name] = sprite
        self.update()

    def move_to(self, name: str, box: QRectF) -> None:
        """Move a picture."""
        if name in self.sprites:
            self.put(name, replace(self.sprites[name], box=box))

    def take(self, name: str) -> None:
        """Take a picture away."""
        self.sprites.pop(name, None)
        self.update()

    def clear(self) -> None:
        """Take everything away."""
        self.sprites.clear()
        self.verdict = None
        self.update()

    def show_verdict(self, verdict: Verdict | None) -> None:
        """Show a verdict, or take it away."""
        self.verdict = verdict
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pictures."""
        if not self.sprites and self.verdict is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            for sprite in self.sprites.values():
                self._paint_sprite(painter, sprite)
            if self.verdict is not None:
                self._paint_verdict(painter, self.verdict)
        finally:
            painter.end()

    def _paint_sprite(self, painter: QPainter, sprite: Sprite) -> None:
        box = QRectF(sprite.box)
        if sprite.squeeze < 1:
            width = max(1.0, box.width() * sprite.squeeze)
            box = QRectF(box.center().x() - width / 2, box.top(), width, box.height())
        if sprite.picture is not None:
            source = QRectF(QPointF(0, 0), sprite.picture.size().toSizeF())
            painter.drawPixmap(box, sprite.picture, source)
        if sprite.ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#7A5A00"), 6))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 10, 10)
            painter.setPen(QPen(QColor("#FFD65A"), 4))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 10, 10)

    def _paint_verdict(self, painter: QPainter, verdict: Verdict) -> None:
        font = self._theme.heading(20, 700)
        metrics = QFontMetricsF(font)
        high = metrics.height() + 18
        wide = metrics.horizontalAdvance(verdict.text) + high + 26
        pill = QRectF(0, 0, wide, high)
        # Over the feet of the cards, so that their numbers stay to be seen.
        pill.moveCenter(QPointF(verdict.box.center().x(), verdict.box.bottom() - high * 0.2))
        pill.moveLeft(max(8.0, min(pill.left(), self.width() - wide - 8)))
        tone = QColor("#1E7B38" if verdict.right else "#B3261E")
        painter.setPen(QPen(QColor("#FFFFFF"), 3))
        painter.setBrush(tone)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        sign = QRectF(pill.left() + 14, pill.top() + 10, high - 20, high - 20)
        paint_icon(painter, "tick" if verdict.right else "cross", sign, "#FFFFFF")
        painter.setFont(font)
        painter.setPen(QColor("#FFFFFF"))
        text = QRectF(sign.right() + 8, pill.top(), pill.right() - sign.right() - 8, high)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                         verdict.text)  # fmt: skip
