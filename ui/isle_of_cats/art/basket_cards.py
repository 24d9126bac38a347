"""The sister's cards: basket number and speed on the band, two effects with numbers in discs."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from catgames_desktop.model.isle_of_cats.lesson_cards import BASKET_CARDS, Effect
from catgames_desktop.model.isle_of_cats.shapes import size
from ui.art.heads import paint_head
from ui.art.icons import paint_icon
from ui.isle_of_cats.art.treasures import paint_treasure
from ui.isle_of_cats.pictures import paint_text, sign_disc_pixmap
from ui.theme import theme as themes

BAND, PAPER, INK, DONE = "#8C3F6E", "#FFF7FB", "#33261D", "#C9A9BD"
RED = "#B3261E"


def paint_number(
    painter: QPainter, centre: QPointF, radius: float, text: str, marked: bool = False
) -> None:
    """Paint a number in a disc, as above the cats; red where the sister takes it next."""
    painter.setPen(QPen(QColor("#FFFFFF" if marked else "#33261D"), 1.6))
    painter.setBrush(QColor(RED if marked else "#FFFDF6"))
    painter.drawEllipse(centre, radius, radius)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    font = themes.current().heading(radius * 1.15, 700)
    font.setPixelSize(max(10, round(radius * 1.15)))
    paint_text(painter, font, "#FFFFFF" if marked else "#33261D", box, text,
               Qt.AlignmentFlag.AlignCenter)  # fmt: skip


def _paint_piece(painter: QPainter, effect: Effect, box: QRectF) -> None:
    side = min(box.width(), box.height())
    middle = box.center()
    if effect.kind in ("cat", "oshax"):
        paint_head(painter, "orange" if effect.kind == "cat" else "oshax", middle, side)
    elif effect.kind == "common":
        square = side / 3
        shape = effect.shape or "square"
        wide = {"square": 1, "line2": 2, "corner": 2, "line3": 3}[shape]
        high = 2 if shape == "corner" else 1
        painter.save()
        painter.translate(middle.x() - wide * square / 2, middle.y() - high * square / 2)
        painter.scale(square, square)
        paint_treasure(painter, shape, _lying(shape), square)
        painter.restore()
    else:
        name = "gem-picture" if effect.kind == "rare" else "swap"
        paint_icon(painter, name, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side),
                   QColor(INK))  # fmt: skip


def _lying(shape: str) -> int:
    width, height = size(shape, 0)
    return 1 if height > width else 0


def paint_basket_card(
    painter: QPainter, box: QRectF, card: str, words: Sequence[str], *, done: bool, marked: bool
) -> None:
    """Paint a basket card.

    Args:
        painter: an active painter, in logical pixels.
        box: where it lies.
        card: its id.
        words: a word for each effect, shown where there is room; or none.
        done: whether it has been played: veiled, with a tick.
        marked: whether its numbers are those of her next turn.
    """
    data = BASKET_CARDS[card]
    theme = themes.current()
    band = min(box.height() * 0.3, theme.px(30))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box, 10, 10)
    painter.setBrush(QColor(DONE if done else BAND))
    painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width(), band + 8), 10, 10)
    painter.fillRect(QRectF(box.left(), box.top() + band, box.width(), 8), QColor(PAPER))
    painter.setPen(QPen(QColor(DONE if done else BAND), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 10, 10)
    _paint_band(painter, QRectF(box.left(), box.top(), box.width(), band), data.baskets,
                data.speed)  # fmt: skip
    if done:
        painter.setOpacity(0.42)
    each = (box.height() - band - 8) / 2
    for place, effect in enumerate(data.effects):
        row = QRectF(box.left() + 6, box.top() + band + 4 + place * each, box.width() - 12, each)
        _paint_effect(painter, row, effect, words[place] if words else "", marked)
    painter.setOpacity(1.0)
    if done:
        side = min(28.0, box.width() * 0.4)
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(QPointF(box.center().x() - side / 2, box.top() + band + each - side / 2),
                           sign_disc_pixmap(True, side, dpr))  # fmt: skip
    painter.restore()


def _paint_band(painter: QPainter, box: QRectF, baskets: int, speed: int) -> None:
    font = themes.current().heading(15, 700)
    side = box.height() * 0.66
    half = box.width() / 2
    for left, icon, number in (
        (box.left() + 5, "basket-picture", baskets), (box.left() + half, "speed", speed),
    ):  # fmt: skip
        at = QRectF(left, box.center().y() - side / 2, side, side)
        paint_icon(painter, icon, at, QColor("#FFFFFF"))
        paint_text(painter, font, "#FFFFFF",
                   QRectF(at.right() + 3, box.top(), half - side - 8, box.height()),
                   str(number))  # fmt: skip


def _paint_effect(painter: QPainter, row: QRectF, effect: Effect, word: str, marked: bool) -> None:
    radius = min(12.0, row.height() * 0.4)
    side = min(row.height() - 4, 26.0, row.width() * 0.4)
    _paint_piece(painter, effect, QRectF(row.left(), row.center().y() - side / 2, side, side))
    right = row.right() - radius - 1
    for number in reversed(effect.numbers):
        takes = marked and effect.kind != "swap"
        paint_number(painter, QPointF(right, row.center().y()), radius, str(number), takes)
        right -= 2 * radius + 1
    room = right + radius - 4 - row.left() - side - 5
    if word and room > 34:
        paint_text(painter, themes.current().text(13.5, 700), INK,
                   QRectF(row.left() + side + 5, row.top(), room, row.height()), word)  # fmt: skip
