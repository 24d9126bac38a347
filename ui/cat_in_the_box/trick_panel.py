"""The trick being played: cards in the order of play, the led colour, who is ahead."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.cat_in_the_box.views import BoxView, Card
from catgames_desktop.model.game import Seat
from ui.art.badges import token_pixmap
from ui.art.icons import paint_icon
from ui.art.last_move import paint_last_move
from ui.cat_in_the_box.art.cards import CARD_H, CARD_W, paint_played_card, paint_small_card
from ui.cat_in_the_box.art.ground import paint_chalk, paint_plate, paint_well
from ui.cat_in_the_box.art.rows import ROW_LOOKS, SELECTED
from ui.cat_in_the_box.fitting import fits, fitted_font
from ui.cat_in_the_box.reading import given_up_by, tricks_of, winning_card
from ui.cat_in_the_box.words import SIGNS, colour_word, number_colour, trick_number, tricks_word
from ui.i18n import translate
from ui.table.game_ui import Player
from ui.theme import Theme
from ui.widgets import paint_box


@dataclass(frozen=True)
class Place:
    """One seat's place in the trick: its card or what is awaited, and a word below.

    ``last``: somebody else's card that was played last, to be marked.
    """

    seat: Seat
    card: Card | None
    word: str
    ahead: bool = False
    turn: bool = False
    asked: str = ""
    last: bool = False


@dataclass(frozen=True)
class TrickLook:
    """All that the panel shows.

    Attributes:
        title: "Trick 5 of 8".
        led: the led colour, or "".
        places: by order of play.
        line: a sentence when there is no led colour.
        short: the same in fewer words.
        done: whether the cards are those of the last trick.
        shown: cards turned up at the start (2 players).
        sentence: all of it for the screen reader.
    """

    title: str
    led: str = ""
    places: tuple[Place, ...] = ()
    line: str = ""
    short: str = ""
    done: bool = False
    shown: tuple[int, ...] = ()
    sentence: str = ""


def trick_look(
    view: BoxView,
    players: Sequence[Player],
    asked: int | None = None,
    last: tuple[int, str] | None = None,
) -> TrickLook:
    """Return what the panel shows of a View.

    Args:
        view: the View.
        players: the seats.
        asked: the number that the person has selected, if it is their turn.
        last: number and colour of the card to be marked as the last one, or None.
    """
    look = _look(view, players, asked)
    places = tuple(
        replace(
            place, last=place.card is not None and last == (place.card.number, place.card.colour)
        )
        for place in look.places
    )
    return replace(look, places=places)


def _look(view: BoxView, players: Sequence[Player], asked: int | None) -> TrickLook:
    title = translate("Box", "Trick {trick} of {tricks}").format(
        trick=trick_number(view), tricks=view.tricks
    )
    if view.phase in ("aside", "predict"):
        return _before_tricks(view, players)
    lost = given_up_by(view.plays, view.players)
    if view.trick or not view.plays:
        return _current(view, players, title, lost[len(lost) - len(view.trick) :], asked)
    trick = tricks_of(view.plays, view.players)[-1]
    winner = winning_card(trick)
    assert winner is not None
    name = players[winner.seat].name
    places = tuple(
        Place(card.seat, card, _word_of(card, winner, trick[0], gave, won=True), card == winner)
        for card, gave in zip(trick, lost[-view.players :], strict=True)
    )
    line = translate("Box", "{name} won and leads").format(name=name)
    sentence = " ".join((title, line, _spoken(places, players)))
    short = translate("Box", "{name} won").format(name=name)
    return TrickLook(title, "", places, line, short, True, view.shown, sentence)


def _before_tricks(view: BoxView, players: Sequence[Player]) -> TrickLook:
    title = (
        translate("Box", "Setting aside")
        if view.phase == "aside"
        else translate("Box", "Predictions")
    )
    places = []
    for offset in range(view.players):
        seat = (view.start + offset) % view.players
        player = view.seats[seat]
        if view.phase == "aside":
            word = translate("Box", "done") if player.aside else translate("Box", "is to choose")
        elif player.prediction is None:
            word = translate("Box", "is to predict")
        else:
            word = tricks_word(player.prediction)
        asked = "" if player.prediction is None else str(player.prediction)
        places.append(Place(seat, None, word, turn=seat == view.actor, asked=asked))
    starts, first = translate("Box", "{name} starts"), players[view.start]
    line, short = starts.format(name=first.name), starts.format(name=first.short_name)
    sentence = " ".join((title, line, _spoken(places, players)))
    return TrickLook(title, "", tuple(places), line, short, False, view.shown, sentence)


def _current(
    view: BoxView,
    players: Sequence[Player],
    title: str,
    lost: Sequence[str | None],
    asked: int | None,
) -> TrickLook:
    winner = winning_card(view.trick)
    places = []
    for card, gave in zip(view.trick, lost, strict=True):
        assert winner is not None
        places.append(
            Place(card.seat, card, _word_of(card, winner, view.trick[0], gave), card == winner)
        )
    first = view.trick[0].seat if view.trick else view.actor
    if first is None:
        first = view.start
    for offset in range(len(places), view.players):
        seat = (first + offset) % view.players
        turn = seat == view.actor
        last = offset == view.players - 1
        if turn and seat == view.seat and view.own is not None:
            word = translate("Box", "your turn")
        elif turn:
            word = translate("Box", "to play")
        else:
            word = translate("Box", "last to play") if last else translate("Box", "then")
        text = translate("Box", "{number} of what?").format(number=asked) if asked else ""
        places.append(Place(seat, None, word, turn=turn, asked=text if turn else ""))
    led = view.trick[0].colour if view.trick else ""
    line = "" if led else translate("Box", "{name} leads").format(name=players[first].name)
    said = translate("Box", "{colour} was led").format(colour=colour_word(led)) if led else line
    sentence = " ".join((title, said, _spoken(places, players)))
    return TrickLook(title, led, tuple(places), line, "", False, view.shown, sentence)


def _word_of(card: Card, winner: Card, first: Card, gave: str | None, won: bool = False) -> str:
    words = []
    if card == first:
        words.append(translate("Box", "led"))
    if card == winner:
        words.append(translate("Box", "won") if won else translate("Box", "ahead"))
    if gave is not None:
        words.append(translate("Box", "gave up {colour}").format(colour=colour_word(gave)))
    return ", ".join(words)


def _spoken(places: Sequence[Place], players: Sequence[Player]) -> str:
    parts = []
    for place in places:
        name = players[place.seat].name
        card = number_colour(place.card.number, place.card.colour) if place.card else ""
        parts.append(f"{name}: " + ", ".join(word for word in (card, place.word) if word))
    return "; ".join(parts)


class TrickPanel(QWidget):
    """Paints a ``TrickLook``."""

    def __init__(
        self, players: Sequence[Player], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._players = tuple(players)
        self._theme = theme
        self._look = TrickLook("")

    @property
    def look(self) -> TrickLook:
        """What is shown."""
        return self._look

    def show_look(self, look: TrickLook) -> None:
        """Show another trick."""
        self._look = look
        self.setAccessibleName(look.sentence)
        self.setToolTip(look.sentence if self._narrow else "")
        self.update()

    def place_of(self, seat: Seat) -> QRectF:
        """Return the box of a seat's card in this widget's pixels (an empty box if none)."""
        for rect, place in zip(self._boxes(), self._look.places, strict=True):
            if place.seat == seat:
                return rect
        return QRectF()

    @property
    def _narrow(self) -> bool:
        return self.width() < 260 * max(1.0, self._theme.text_scale)

    def _boxes(self) -> list[QRectF]:
        """Return the box of each card."""
        count = len(self._look.places)
        if not count:
            return []
        per_row = self._per_row(count)
        rows = -(-count // per_row)
        area = self._area()
        word = self._word_px()
        slot_w, slot_h = area.width() / per_row, area.height() / rows
        high = max(30.0, min(float(CARD_H) * 1.15, slot_h - word - 10))
        ratio = CARD_W / CARD_H if not self._narrow else 0.78
        wide = min(high * ratio, slot_w - 10)
        high = wide / ratio
        boxes = []
        for at in range(count):
            row, column = divmod(at, per_row)
            in_row = min(per_row, count - row * per_row)
            left = area.left() + (area.width() - in_row * slot_w) / 2
            x = left + (column + 0.5) * slot_w - wide / 2
            y = area.top() + row * slot_h + max(0.0, (slot_h - high - word) / 2)
            boxes.append(QRectF(x, y, wide, high))
        return boxes

    def _per_row(self, count: int) -> int:
        if self._narrow:
            return 2 if count in (2, 4) else min(count, 3)
        if self.width() > 560:
            return count
        return 2 if count in (2, 4) else min(count, 3)

    def _word_px(self) -> float:
        return 0.0 if self._narrow else 42.0 * max(1.0, self._theme.text_scale)

    def _area(self) -> QRectF:
        top = 62.0 if self._narrow else 58.0
        foot = 60.0 if self._narrow else 8.0
        if self._look.shown and not self._narrow:
            foot += 58
        return QRectF(8, top, self.width() - 16, max(40.0, self.height() - top - foot))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint panel, title, pill, cards."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_well(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1))
            if not self._look.places:
                paint_chalk(painter, QRectF(self.rect()))
            self._paint_title(painter)
            for rect, place in zip(self._boxes(), self._look.places, strict=True):
                self._paint_place(painter, rect, place)
            if self._narrow:
                self._paint_line(painter)
            elif self._look.shown:
                self._paint_shown(painter)
        finally:
            painter.end()

    def _paint_title(self, painter: QPainter) -> None:
        font = self._theme.heading(15 if self._narrow else 18)
        painter.setFont(font)
        painter.setPen(QColor("#F2F5FF"))
        left = 10 if self._narrow else 18
        painter.drawText(
            QRectF(left, 8, self.width() - 2 * left, 26), Qt.AlignmentFlag.AlignVCenter,
            self._look.title,
        )  # fmt: skip
        if self._look.led:
            word = translate("Box", "{colour} was led").format(colour=colour_word(self._look.led))
            self._paint_pill(painter, word, self._look.led)
        elif self._look.line:
            self._paint_pill(painter, self._look.line, "")

    def _paint_pill(self, painter: QPainter, word: str, colour: str) -> None:
        room = self.width() - 20.0
        if not self._narrow:
            title = QFontMetricsF(self._theme.heading(18)).horizontalAdvance(self._look.title)
            room = min(self.width() * 0.6, max(90.0, self.width() - 18 - title - 10 - 14))
        place = QRectF(0, 0, room - 44, 28)
        font = fitted_font(self._theme, word, place, 13, 800)
        metrics = QFontMetricsF(font)
        if not colour and metrics.horizontalAdvance(word) + 26 > room:
            word = self._look.short or word
        icon = 30 if colour else 12
        width = min(room, metrics.horizontalAdvance(word) + icon + 14)
        box = (
            QRectF(10, 34, room, 25)
            if self._narrow
            else QRectF(self.width() - width - 14, 9, width, 28)
        )
        fill = ROW_LOOKS[colour].base if colour else "#2A386A"
        paint_box(painter, box, box.height() / 2, fill)
        ink = QColor(ROW_LOOKS[colour].ink if colour else "#F2F5FF")
        if colour:
            sign = QRectF(box.left() + 9, box.center().y() - 9, 18, 18)
            paint_icon(painter, ROW_LOOKS[colour].sign, sign, ink)
        painter.setFont(font)
        painter.setPen(ink)
        words = box.adjusted(icon, 0, -6, 0)
        text = metrics.elidedText(word, Qt.TextElideMode.ElideRight, words.width())
        flag = Qt.AlignmentFlag.AlignVCenter
        if self._narrow and not colour:
            flag = Qt.AlignmentFlag.AlignCenter
            words = box
        painter.drawText(words, flag, text)

    def _paint_place(self, painter: QPainter, rect: QRectF, place: Place) -> None:
        if self._look.done:
            painter.setOpacity(0.62 if not place.ahead else 0.95)
        if place.card is not None:
            if place.ahead:
                glow = rect.adjusted(-4, -4, 4, 4)
                paint_box(painter, glow, rect.width() * 0.11 + 4, None, SELECTED, 3)
            paint_played_card(painter, rect, place.card.number, place.card.colour)
            if place.last:
                inner = rect.adjusted(2, 2, -2, -2)
                paint_last_move(painter, inner, rect.width() * 0.1, 0.8)
        else:
            self._paint_empty(painter, rect, place)
        size = max(20.0, rect.width() * 0.3)
        token = token_pixmap(SIGNS[place.seat], size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.left() - size * 0.3, rect.bottom() - size * 0.8), token)
        painter.setOpacity(1.0)
        if not self._narrow:
            self._paint_words(painter, rect, place)

    def _paint_empty(self, painter: QPainter, rect: QRectF, place: Place) -> None:
        pen = QPen(QColor(SELECTED if place.turn else "#6E80B8"), 2.4 if place.turn else 1.4)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor("#232B4A"))
        painter.drawRoundedRect(rect, rect.width() * 0.11, rect.width() * 0.11)
        text = place.asked or ("?" if place.turn else "")
        if not text:
            return
        inner = rect.adjusted(4, 4, -4, -4)
        pixels = 26 if len(text) <= 2 and not self._narrow else 15
        font = fitted_font(self._theme, text, inner, pixels, 600, heading=True, wrap=True)
        if (self._narrow and len(text) > 2) or not fits(text, font, inner, True):
            text = "?"
        painter.setFont(font)
        painter.setPen(QColor(SELECTED if place.turn else "#F2F5FF"))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)

    def _paint_words(self, painter: QPainter, rect: QRectF, place: Place) -> None:
        area = self._area()
        room = max(rect.width() + 40, area.width() / self._per_row(len(self._look.places)) - 8)
        name = QRectF(rect.center().x() - room / 2, rect.bottom() + 5, room, 20)
        font = self._theme.text(14, 800)
        painter.setFont(font)
        painter.setPen(QColor("#F2F5FF"))
        text = QFontMetricsF(font).elidedText(
            self._players[place.seat].name, Qt.TextElideMode.ElideRight, room
        )
        painter.drawText(name, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)
        painter.setFont(fitted_font(self._theme, place.word, name, 12.5))
        painter.setPen(QColor(SELECTED if place.ahead or place.turn else "#C3CEEE"))
        below = name.translated(0, 18 * max(1.0, self._theme.text_scale))
        painter.drawText(
            below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, place.word
        )

    def _paint_line(self, painter: QPainter) -> None:
        """In the narrow panel one sentence stands for all the words below the cards."""
        words = self._narrow_line()
        box = QRectF(8, self.height() - 62, self.width() - 16, 56)
        painter.setFont(fitted_font(self._theme, words, box, 12.5, wrap=True))
        painter.setPen(QColor("#C3CEEE"))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(box, flags, words)

    def _narrow_line(self) -> str:
        look = self._look
        ahead = next((place for place in look.places if place.ahead), None)
        turn = next((place for place in look.places if place.turn), None)
        parts = []
        if ahead is not None and not look.done:
            parts.append(
                translate("Box", "{name} is ahead.").format(name=self._players[ahead.seat].name)
            )
        if turn is not None:
            parts.append(
                translate("Box", "{name} is next.").format(name=self._players[turn.seat].name)
            )
        if look.shown and not parts:
            numbers = ", ".join(map(str, look.shown))
            parts.append(translate("Box", "Turned up: {numbers}").format(numbers=numbers))
        return " ".join(parts)

    def _paint_shown(self, painter: QPainter) -> None:
        box = QRectF(14, self.height() - 62, self.width() - 28, 50)
        paint_plate(painter, box)
        x = box.left() + 12
        for number in self._look.shown:
            paint_small_card(painter, QRectF(x, box.top() + 7, 26, 36), str(number))
            x += 32
        painter.setFont(self._theme.text(12.5, 700))
        painter.setPen(QColor("#C3CEEE"))
        words = translate("Box", "Turned up at the start: they block cells of their numbers.")
        room = QRectF(x + 6, box.top() + 2, box.right() - x - 12, box.height() - 4)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, words)
