"""The sister's panel: her cards of today, the colours that she counts, her lessons with points."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from catgames_desktop.model.isle_of_cats.lesson_cards import BASKET_CARDS
from catgames_desktop.model.isle_of_cats.sister_score import (
    COLOUR_POINTS,
    ColourScore,
    SisterLesson,
    SisterScore,
)
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.art.badges import paint_badge
from ui.art.heads import paint_medallion
from ui.art.palette import CAT_LOOKS
from ui.i18n import translate
from ui.isle_of_cats import sister_words, texts
from ui.isle_of_cats.art.basket_cards import paint_basket_card
from ui.isle_of_cats.pictures import paint_text, plain_pixmap
from ui.theme import theme as themes

_GROUND, _RIM, _TITLE, _TEXT, _GOOD, _BAD = (
    "#3F1D3B", "#6E3A62", "#FFF3FA", "#F4DDEA", "#8FE0A0", "#FFB3A6",
)  # fmt: skip

_RESCUE_OVER = ("start", "draft", "purchase", "lessons", "commit")


@dataclass(frozen=True)
class SisterLook:
    """What the panel shows.

    Attributes:
        total: her points now.
        change: by how much the placement in hand changes them.
        cards: her basket cards of today, or none before they are turned up.
        done: how many of them she has played.
        left: the cards of her deck.
        next: a sentence about her next turn.
        colours: the colour cards that lie open, as they would count with the tile in hand.
        lessons: her lessons now.
        later: their points with the tile in hand.
    """

    total: int
    change: int
    cards: tuple[str, ...]
    done: int
    left: int
    next: str
    colours: tuple[ColourScore, ...]
    lessons: tuple[SisterLesson, ...]
    later: tuple[int, ...]


def sister_look(view: IsleView, after: SisterScore | None) -> SisterLook:
    """Return what the panel shows of a View, and of her score after a placement (or None)."""
    sister = view.sister
    assert sister is not None
    then = after or sister.score
    over = view.phase in _RESCUE_OVER
    return SisterLook(
        sister.score.total,
        then.total - sister.score.total,
        () if over else sister.cards,
        sister.done,
        sister.deck,
        sister_words.next_sentence(sister, over),
        then.colours,
        sister.score.lessons,
        tuple(lesson.points for lesson in then.lessons),
    )


def spoken(look: SisterLook) -> str:
    """Return the panel in words."""
    parts = [f"{sister_words.sister_title()}: {texts.points(look.total)}", look.next]
    parts += [sister_words.colour_cats(c.colour, c.cats, c.each) for c in look.colours]
    parts += [f"{sister_words.lesson_line(x.card)}: {x.points}" for x in look.lessons]
    return ". ".join(part.rstrip(".") for part in parts)


Tips = tuple[tuple[QRectF, str], ...]
"""Areas of the panel and the tooltip of each."""


class _Brush:
    """Paints one panel from top to bottom and gathers its tooltips."""

    def __init__(self, painter: QPainter, box: QRectF, look: SisterLook) -> None:
        self.painter, self.box, self.look = painter, box, look
        self.theme = themes.current()
        self.tips: list[tuple[QRectF, str]] = []
        self.left, self.width = box.left() + 12, box.width() - 24
        self.y = box.top() + 6
        rows = len(look.lessons)
        scale = self.theme.text_scale
        fixed = (34 + (38 if box.width() < 270 else 22) + 20 + 18) * scale + 24
        row = min(20.0 * scale, max(15.0, (box.height() - fixed - 130) / rows))
        self.row = row
        spare = box.height() - fixed - rows * row
        self.cards_h = max(54.0, min(118.0, spare * 0.64))
        self.colours_h = max(40.0, min(58.0, spare * 0.34))

    def paint(self) -> None:
        painter = self.painter
        painter.setPen(QPen(QColor(_RIM), 1.5))
        painter.setBrush(QColor(_GROUND))
        painter.drawRoundedRect(self.box.adjusted(1, 1, -1, -1), 14, 14)
        self._head()
        self._cards()
        self._next()
        self._title(translate("IsleSister", "Colours she counts"))
        self._colours()
        self._title(translate("IsleSister", "Her lessons"))
        self._lessons()

    def _text(self, box: QRectF, text: str, ink: str = _TEXT, size: float = 14, weight: int = 700,
              right: bool = False, wrap: bool = False) -> None:  # fmt: skip
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        paint_text(self.painter, self.theme.text(size, weight), ink, box, text,
                   side | Qt.AlignmentFlag.AlignVCenter, wrap)  # fmt: skip

    def _head(self) -> None:
        high = self.theme.px(34)
        paint_medallion(self.painter, "sister", QPointF(self.left + high / 2, self.y + high / 2),
                        high)  # fmt: skip
        box = QRectF(self.left + high + 8, self.y, self.width - high - 8, high)
        look = self.look
        points = texts.points(look.total)
        if look.change:
            points = texts.becomes(texts.number(look.total), texts.points(look.total + look.change))
        font = self.theme.heading(17, 700)
        paint_text(self.painter, font, _TITLE, box.adjusted(0, 0, -box.width() * 0.5, 0),
                   sister_words.sister_title())  # fmt: skip
        ink = _TITLE if not look.change else _BAD if look.change > 0 else _GOOD
        self._text(box.adjusted(box.width() * 0.45, 0, 0, 0), points, ink, 15, 800, right=True)
        self.y += high + 5

    def _cards(self) -> None:
        look = self.look
        box = QRectF(self.left, self.y, self.width, self.cards_h)
        self.y += self.cards_h + 2
        if not look.cards:
            pen = QPen(QColor(_TEXT), 1.4)
            pen.setDashPattern([4, 3])
            self.painter.setPen(pen)
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10)
            pile = translate("IsleSister", "%n card(s) in her pile", "", look.left)
            self._text(box.adjusted(12, 4, -12, -4), pile)
            return
        count = len(look.cards)
        gap = 6.0
        wide = min(150.0, (box.width() - gap * (count - 1)) / count)
        for place, card in enumerate(look.cards):
            at = QRectF(box.left() + place * (wide + gap), box.top(), wide, box.height())
            words = [effect_word(effect.kind) for effect in BASKET_CARDS[card].effects]
            paint_basket_card(self.painter, at, card, words, done=place < look.done,
                              marked=place == look.done)  # fmt: skip
            if place == look.done:
                self.painter.setPen(QPen(QColor("#FFD65A"), 2.5))
                self.painter.setBrush(Qt.BrushStyle.NoBrush)
                self.painter.drawRoundedRect(at.adjusted(-1, -1, 1, 1), 11, 11)
            self.tips.append((at, sister_words.card_tip(card)))

    def _next(self) -> None:
        narrow = self.box.width() < 270
        high = self.theme.px(36 if narrow else 20)
        self._text(QRectF(self.left, self.y, self.width, high), self.look.next, _TITLE,
                   wrap=narrow)  # fmt: skip
        self.tips.append((QRectF(self.left, self.y, self.width, high), self.look.next))
        self.y += high + 2

    def _title(self, words: str) -> None:
        high = self.theme.px(19)
        paint_text(self.painter, self.theme.heading(14.5, 700), _TITLE,
                   QRectF(self.left, self.y, self.width, high), words)  # fmt: skip
        self.y += high + 1

    def _colours(self) -> None:
        gap = 6.0
        wide = (self.width - 4 * gap) / 5
        for place, each in enumerate(COLOUR_POINTS):
            box = QRectF(self.left + place * (wide + gap), self.y, wide, self.colours_h)
            shown = self.look.colours[place] if place < len(self.look.colours) else None
            self._colour(box, shown, each)
            tip = (
                translate("IsleSister", "{points} for each cat of the colour of day {day}").format(
                    points=texts.points(each), day=place + 1
                )
                if shown is None
                else sister_words.colour_cats(shown.colour, shown.cats, each)
            )
            self.tips.append((box, tip))
        self.y += self.colours_h + 5

    def _colour(self, box: QRectF, shown: ColourScore | None, each: int) -> None:
        painter = self.painter
        painter.setPen(QPen(QColor(_RIM), 1.2))
        look = CAT_LOOKS[shown.colour] if shown is not None else None
        painter.setBrush(QColor(look.light if look is not None else "#6E2F5E"))
        painter.drawRoundedRect(box, 8, 8)
        radius = min(13.0, box.height() * 0.24, box.width() * 0.3)
        middle = QPointF(box.center().x(), box.top() + box.height() * 0.34)
        if shown is not None:
            paint_badge(painter, shown.colour, middle, radius)
        else:
            paint_text(painter, self.theme.heading(17, 700), _TITLE,
                       QRectF(box.left(), box.top(), box.width(), box.height() * 0.62), "?",
                       Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        words = f"{shown.cats} × {each}" if shown is not None else f"× {each}"
        paint_text(painter, self.theme.text(13.5, 800), "#33261D" if shown else _TEXT,
                   QRectF(box.left(), box.top() + box.height() * 0.62, box.width(),
                          box.height() * 0.36), words, Qt.AlignmentFlag.AlignCenter)  # fmt: skip

    def _lessons(self) -> None:
        for lesson, later in zip(self.look.lessons, self.look.later, strict=True):
            box = QRectF(self.left, self.y, self.width, self.row)
            value, ink = texts.number(lesson.points), _TITLE
            if later != lesson.points:
                value = texts.becomes(value, texts.number(later))
                ink = _BAD if later > lesson.points else _GOOD
            wide = 62 if later != lesson.points else 34
            self._text(box.adjusted(0, 0, -wide, 0), sister_words.lesson_line(lesson.card))
            self._text(box.adjusted(box.width() - wide, 0, 0, 0), value, ink, 14.5, 800,
                       right=True)  # fmt: skip
            self.tips.append((box, sister_words.lesson_sentence(lesson.card)))
            self.y += self.row


def effect_word(kind: str) -> str:
    """Return the word beside an effect on a card that has room for it."""
    return {
        "cat": translate("IsleSister", "cat"),
        "oshax": translate("IsleSister", "Oshax"),
        "rare": translate("IsleSister", "rare"),
        "common": translate("IsleSister", "common"),
        "swap": translate("IsleSister", "swap"),
    }[kind]


def paint_sister(painter: QPainter, box: QRectF, look: SisterLook) -> Tips:
    """Paint the panel; return its areas with their tooltips."""
    brush = _Brush(painter, box, look)
    brush.paint()
    return tuple(brush.tips)


def sister_pixmap(size: QSizeF, look: SisterLook, dpr: float) -> tuple[QPixmap, Tips]:
    """Return the panel as a picture, with its areas and their tooltips."""
    found: list[Tips] = []

    def paint(painter: QPainter) -> None:
        found.append(paint_sister(painter, QRectF(0, 0, size.width(), size.height()), look))

    return plain_pixmap(size, dpr, paint), found[0]


class SisterPage(QWidget):
    """The panel as a tab of the side panel, where the board has no room for it."""

    def __init__(self) -> None:
        super().__init__()
        self._look: SisterLook | None = None
        self._tips: Tips = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_look(self, look: SisterLook) -> None:
        """Show other contents."""
        if look != self._look:
            self._look = look
            self.setAccessibleName(spoken(look))
            self.update()

    def sizeHint(self) -> QSize:
        """Return a usual size; it takes what there is."""
        return QSize(240, 460)

    def event(self, event: QEvent) -> bool:
        """Show the tooltip of what lies below the pointer."""
        if isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            tip = next((words for box, words in self._tips if box.contains(at)), "")
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        if self._look is None:
            return
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            high = min(self.height(), 560)
            self._tips = paint_sister(painter, QRectF(0, 0, self.width(), high), self._look)
        finally:
            painter.end()
