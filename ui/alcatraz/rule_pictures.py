"""Pictures of cards and doors for the rules and the reference cards."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from ui.alcatraz.art.cards import card_pixmap, paint_posts
from ui.alcatraz.art.doors import door_pixmap
from ui.alcatraz.texts import sign_and_word
from ui.art.html import pixmap_html
from ui.art.icons import paint_in_disc
from ui.art.vector import painted_pixmap

_DPR: Final = 2.0
_CARD: Final = QSizeF(64, 90)
_GAP: Final = 8.0


def cards_html(
    values: Sequence[int | None], objective: int | None = None, right: bool = True
) -> str:
    """Return cards side by side as one image, with the door that they open or don't.

    Args:
        values: the cards; None: face down.
        objective: the number on the door, or None for no door.
        right: whether they open it.
    """
    count = len(values) + (0 if objective is None else 2)
    width = count * _CARD.width() + (count - 1) * _GAP

    def paint(painter: QPainter) -> None:
        x = 0.0
        for value in values:
            icon, word = ("", "") if value is None else sign_and_word(value)
            painter.drawPixmap(QPointF(x, 0), card_pixmap(value, _CARD, _DPR, icon, word))
            x += _CARD.width() + _GAP
        if objective is None:
            return
        sign = QRectF(x + 16, _CARD.height() / 2 - 16, 32, 32)
        tone = "#1E7B38" if right else "#B3261E"
        paint_in_disc(painter, "tick" if right else "cross", sign, "#FFFFFF", tone)
        x += _CARD.width() + _GAP
        painter.drawPixmap(QPointF(x, 0), door_pixmap(objective, _CARD, _DPR))

    picture = painted_pixmap(width, _CARD.height(), _DPR, paint)
    return f"<p>{pixmap_html(picture, width, _CARD.height())}</p>"


def bunk_html() -> str:
    """Return a bunk on a hidden card, between a hidden and an open card, as one image."""
    width, high = 4 * (_CARD.width() + _GAP), _CARD.height() + 10

    def paint(painter: QPainter) -> None:
        painter.drawPixmap(QPointF(2, 0), card_pixmap(None, _CARD, _DPR))
        under = QRectF(QPointF(2 + _CARD.width() + 14, 2), _CARD)
        top = under.translated(8, 8)
        painter.drawPixmap(under.topLeft(), card_pixmap(None, _CARD, _DPR))
        paint_posts(painter, under, top)
        painter.drawPixmap(top.topLeft(), card_pixmap(2, _CARD, _DPR, *sign_and_word(2)))
        x = top.right() + 14
        painter.drawPixmap(QPointF(x, 0), card_pixmap(7, _CARD, _DPR, *sign_and_word(7)))

    return f"<p>{pixmap_html(painted_pixmap(width, high, _DPR, paint), width, high)}</p>"


def card_html(value: int) -> str:
    """Return one card as an image."""
    picture = card_pixmap(value, QSizeF(40, 56), _DPR, *sign_and_word(value))
    return pixmap_html(picture, 40, 56)
