"""The reveal: a lane for each player in the new island order, cards, speeds, ties explained."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from catgames_desktop.model.game import Event, Seat
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.art.heads import paint_medallion
from ui.art.icons import paint_icon
from ui.art.palette import CAT_LOOKS
from ui.i18n import translate
from ui.isle_of_cats import sister_words, texts
from ui.isle_of_cats.art.basket_cards import paint_basket_card
from ui.isle_of_cats.art.cards import card_pixmap
from ui.isle_of_cats.art.island import paint_plaque, sea_pixmap
from ui.isle_of_cats.card_widget import BACK, face_of
from ui.isle_of_cats.facts import Baskets, baskets_of
from ui.isle_of_cats.pictures import paint_text
from ui.theme import theme as themes


@dataclass(frozen=True)
class Lane:
    """One player's lane.

    Attributes:
        seat: whose.
        name: the player's name.
        colour: the cat of the player.
        cards: the committed cards.
        speed: their sum.
        baskets: what the player can rescue with.
        fish: the fish of the player.
        tie: why it stands where it stands among equals, or "".
        own: whether it is the viewer's.
        hers: whether it is the sister's: her cards are basket cards.
    """

    seat: Seat
    name: str
    colour: str
    cards: tuple[str, ...]
    speed: int
    baskets: Baskets
    fish: int
    tie: str
    own: bool
    hers: bool = False


SISTER = -1
"""Where seats are listed, the sister of solo."""


def old_order(events: Sequence[Event]) -> tuple[Seat, ...]:
    """Return the order before a reveal, the sister's place in it included."""
    by_name = {event.name: event for event in events}
    before = tuple(by_name["revealed"].facts["before"])
    hers = by_name.get("sister-revealed")
    if hers is None:
        return before
    return (SISTER, *before) if hers.facts["before"] else (*before, SISTER)


def lanes_of(view: IsleView, names: Sequence[str], viewer: Seat | None) -> tuple[Lane, ...]:
    """Return the lanes in the new island order."""
    lanes = []
    for place, seat in enumerate(view.order):
        public = view.seats[seat]
        lanes.append(
            Lane(
                seat, names[seat], public.colour, public.revealed, public.speed or 0,
                baskets_of(public.baskets, public.revealed), public.fish,
                _tie(view, names, viewer, place), seat == viewer,
            )
        )  # fmt: skip
    if view.sister is not None:
        lanes.insert(0 if view.sister.first else len(lanes), _sisters_lane(view))
    return tuple(lanes)


def _sisters_lane(view: IsleView) -> Lane:
    sister = view.sister
    assert sister is not None
    speed = sister.speed or 0
    same = speed == (view.seats[0].speed or 0)
    tie = ""
    if same and sister.first:
        tie = translate("IsleReveal", "{speed}, and ahead before: stays ahead").format(speed=speed)
    elif same:
        tie = translate("IsleReveal", "{speed} as well: stays behind you").format(speed=speed)
    return Lane(
        SISTER, sister_words.sister_title(), "sister", sister.cards, speed, Baskets(0, 0, 0), 0,
        tie, False, True,
    )  # fmt: skip


def _tie(view: IsleView, names: Sequence[str], viewer: Seat | None, place: int) -> str:
    """Return why a seat stands before or behind others of the same speed."""
    seat = view.order[place]
    speed = view.seats[seat].speed or 0
    if place and (view.seats[view.order[place - 1]].speed or 0) == speed:
        ahead = view.order[place - 1]
        if ahead == viewer:
            return translate("IsleReveal", "{speed} as well: stays behind you").format(speed=speed)
        return translate("IsleReveal", "{speed} as well: stays behind {name}").format(
            speed=speed, name=names[ahead]
        )
    if place + 1 < len(view.order) and (view.seats[view.order[place + 1]].speed or 0) == speed:
        return translate("IsleReveal", "{speed}, and ahead before: stays ahead").format(speed=speed)
    return ""


def basket_words(lane: Lane) -> str:
    """Return the baskets of a lane in words; of the sister's how many turns she has."""
    if lane.hers:
        return translate("IsleReveal", "%n turn(s) today, one a card", "", len(lane.cards))
    total = texts.baskets(lane.baskets.total)
    cards = lane.baskets.whole + lane.baskets.broken // 2
    if not cards:
        return total
    return translate("IsleReveal", "{baskets}: {own} permanent, {cards} on cards").format(
        baskets=total, own=lane.baskets.permanent, cards=cards
    )


class RevealPage(QWidget):
    """Shows lanes; an animation turns the cards and moves the lanes from the old order."""

    def __init__(self) -> None:
        super().__init__()
        self.lanes: tuple[Lane, ...] = ()
        self.before: tuple[Seat, ...] = ()
        self.progress = 1.0
        """How far the reveal has come: cards turn until 0.7, sums count, lanes move at the end."""

    def show_lanes(self, lanes: tuple[Lane, ...], before: tuple[Seat, ...]) -> None:
        """Show lanes in the new order; ``before`` is the old one, or empty if it isn't known."""
        self.lanes, self.before = lanes, before
        self.setAccessibleName(
            ". ".join(
                translate("IsleReveal", "{place}: {name}, speed {speed}. {tie}").format(
                    place=place, name=lane.name, speed=lane.speed, tie=lane.tie
                )
                for place, lane in enumerate(lanes, 1)
            )
        )
        self.update()

    def set_progress(self, value: float) -> None:
        """Show a moment of the animation, 0 to 1."""
        self.progress = value
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return a small size: the page adapts."""
        return QSize(400, 300)

    @property
    def _compact(self) -> bool:
        return self.width() < 1000 or self.height() < 560

    def _head(self) -> float:
        return themes.current().px(54 if self._compact else 72)

    def _lane_box(self, place: float) -> QRectF:
        gap = 8.0
        top = self._head() + 10
        count = max(1, len(self.lanes))
        height = min(
            (self.height() - top - 8 - gap * (count - 1)) / count, max(168.0, self.height() * 0.2)
        )
        left = self.width() * (0.16 if not self._compact else 0.12) if self.before else 16.0
        return QRectF(left, top + place * (height + gap), self.width() - left - 20, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint sea, title, arrows and lanes."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme = themes.current()
            sea = sea_pixmap(self.width(), self.height(), self.devicePixelRatioF(), theme.dark)
            painter.drawPixmap(0, 0, sea)
            self._paint_title(painter)
            self._paint_arrows(painter)
            for place, lane in enumerate(self.lanes):
                self._paint_lane(painter, lane, place)
        finally:
            painter.end()

    def _paint_title(self, painter: QPainter) -> None:
        theme = themes.current()
        head = self._head()
        box = QRectF(16, 4, min(self.width() - 32.0, 660.0), head - 2)
        paint_plaque(painter, box)
        line = theme.px(26 if self._compact else 36)
        paint_text(painter, theme.heading(19 if self._compact else 27), "#FFFFFF",
                   QRectF(box.left() + 18, box.top() + 3, box.width() - 36, line),
                   translate("IsleReveal", "The rescue cards are turned up"))  # fmt: skip
        paint_text(painter, theme.text(14, 700), "#E4F2F4",
                   QRectF(box.left() + 18, box.top() + 2 + line, box.width() - 36, head - line - 8),
                   translate("IsleReveal", "The fastest goes first. A tie keeps the old "
                             "order."))  # fmt: skip

    def _moved(self) -> float:
        return max(0.0, min(1.0, (self.progress - 0.8) / 0.2))

    def _place(self, lane: Lane, place: int) -> float:
        if lane.seat not in self.before:
            return float(place)
        old = self.before.index(lane.seat)
        return old + (place - old) * self._moved()

    def _paint_arrows(self, painter: QPainter) -> None:
        if not self.before:
            return
        theme = themes.current()
        left = self._lane_box(0).left()
        head = min(54.0, left * 0.42)
        x = left * 0.3
        for old, seat in enumerate(self.before):
            lane = next((lane for lane in self.lanes if lane.seat == seat), None)
            if lane is None:
                continue
            new = self.lanes.index(lane)
            start = QPointF(x + head * 0.5, self._lane_box(old).center().y())
            end = QPointF(left - 12, self._lane_box(new).center().y())
            path = QPainterPath(start)
            bend = (end.x() - start.x()) * 0.6
            path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end)
            colour = QColor(CAT_LOOKS[lane.colour].base)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, width in ((QColor("#0E2A36"), 8.0), (colour, 5.0)):
                pen = QPen(ink, width)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawPath(path)
            tip = QPainterPath(end + QPointF(9, 0))
            tip.lineTo(end + QPointF(-8, -10))
            tip.lineTo(end + QPointF(-8, 10))
            tip.closeSubpath()
            painter.setPen(QPen(QColor("#0E2A36"), 1.6))
            painter.setBrush(colour)
            painter.drawPath(tip)
            paint_medallion(painter, lane.colour, start - QPointF(head * 0.5, 0), head)
            disc = QRectF(start.x() - head * 1.1, start.y() - head * 0.72, 24, 24)
            painter.setPen(QPen(QColor("#6A5645"), 1.2))
            painter.setBrush(QColor("#FFFDF6"))
            painter.drawEllipse(disc)
            paint_text(painter, theme.text(13, 800), "#33261D", disc, str(old + 1),
                       Qt.AlignmentFlag.AlignCenter)  # fmt: skip

    def _paint_lane(self, painter: QPainter, lane: Lane, place: int) -> None:
        theme = themes.current()
        colours = theme.palette
        box = self._lane_box(self._place(lane, place))
        painter.setPen(QPen(QColor(colours.turn_line if lane.own else colours.line),
                            2 if lane.own else 1.2))  # fmt: skip
        painter.setBrush(QColor(colours.turn if lane.own else colours.surface))
        painter.drawRoundedRect(box, 14, 14)
        ink = colours.ink
        radius = min(28.0, box.height() * 0.26)
        x = box.left() + 22 + radius
        middle = box.center().y()
        painter.setPen(QPen(QColor("#FFFFFF"), 2))
        painter.setBrush(QColor(colours.primary))
        painter.drawEllipse(QPointF(x, middle), radius, radius)
        shown = place + 1
        if self._moved() <= 0.5 and lane.seat in self.before:
            shown = self.before.index(lane.seat) + 1
        paint_text(painter, theme.heading(24, 700), colours.on_primary,
                   QRectF(x - radius, middle - radius, 2 * radius, 2 * radius), str(shown),
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        head = min(72.0, box.height() * 0.56)
        x += radius + 22 + head / 2
        name_h = theme.px(22)
        paint_medallion(painter, lane.colour, QPointF(x, middle - name_h * 0.5), head,
                        "happy" if lane.own else "open")  # fmt: skip
        paint_text(painter, theme.text(14.5, 800), ink,
                   QRectF(x - 62, middle - name_h * 0.5 + head / 2 + 1, 124, name_h), lane.name,
                   Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        x += max(head / 2, 52) + 16
        cards_w = box.width() * (0.3 if not self._compact else 0.26)
        self._paint_cards(painter, lane, QRectF(x, box.top() + 8, cards_w, box.height() - 16))
        x += cards_w + 10
        speed_w = box.width() * (0.16 if not self._compact else 0.12)
        self._paint_speed(painter, lane, QRectF(x, box.top() + 4, speed_w, box.height() - 8))
        x += speed_w + 8
        painter.setPen(QPen(QColor(colours.line), 1.2))
        painter.drawLine(QPointF(x, box.top() + 16), QPointF(x, box.bottom() - 16))
        self._paint_facts(painter, lane, QRectF(x + 18, box.top() + 8, box.right() - x - 28,
                                                box.height() - 16))  # fmt: skip

    def _turned(self) -> float:
        """Return how many cards of each lane have been turned."""
        most = max((len(lane.cards) for lane in self.lanes), default=0)
        return min(1.0, self.progress / 0.7) * most if self.progress < 0.7 else float(most)

    def _paint_cards(self, painter: QPainter, lane: Lane, area: QRectF) -> None:
        theme = themes.current()
        if lane.hers:
            self._paint_basket_cards(painter, lane, area)
            return
        if not lane.cards:
            pen = QPen(theme.colour("line"), 1.4)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(theme.colour("surface2"))
            painter.drawRoundedRect(area.adjusted(0, 2, -area.width() * 0.3, -2), 10, 10)
            paint_text(painter, theme.text(14, 700), theme.colour("ink2"),
                       area.adjusted(6, 6, -area.width() * 0.3 - 6, -6),
                       translate("IsleReveal", "no card committed"),
                       Qt.AlignmentFlag.AlignCenter, wrap=True)  # fmt: skip
            return
        tall = area.height() > 118
        high = area.height() if tall else min(area.height(), 80.0)
        size = QSizeF(round(high * (0.737 if tall else 1.05)), round(high))
        count = len(lane.cards)
        step = size.width() + 10
        if count > 1:
            step = min(step, (area.width() - size.width()) / (count - 1))
        turned = self._turned()
        dpr = self.devicePixelRatioF()
        for index, card in enumerate(lane.cards):
            share = max(0.0, min(1.0, turned - index))
            face = face_of(card, size) if share >= 0.5 else BACK
            squeeze = abs(2 * share - 1) if 0 < share < 1 else 1.0
            x = area.left() + index * step
            y = area.center().y() - size.height() / 2
            painter.save()
            painter.translate(x + size.width() / 2, y)
            painter.scale(max(0.04, squeeze), 1)
            painter.drawPixmap(QPointF(-size.width() / 2, 0), card_pixmap(face, size, dpr, 1.0))
            painter.restore()

    def _paint_basket_cards(self, painter: QPainter, lane: Lane, area: QRectF) -> None:
        """Paint the sister's cards: the first is turned up, it says how many there are."""
        count = len(lane.cards)
        gap = 6.0
        wide = min(110.0, (area.width() - gap * (count - 1)) / count)
        shown = 1 + round(self._turned() / max(1.0, float(count)) * (count - 1))
        for place, card in enumerate(lane.cards[:shown]):
            box = QRectF(area.left() + place * (wide + gap), area.top(), wide, area.height())
            paint_basket_card(painter, box, card, (), done=False, marked=False)

    def _paint_speed(self, painter: QPainter, lane: Lane, area: QRectF) -> None:
        theme = themes.current()
        turned = int(self._turned() + 0.5)
        shown = lane.speed if lane.hers else sum(
            CARDS[card].speed for card in lane.cards[:turned])  # fmt: skip
        line = theme.px(22)
        font = theme.text(14, 700)
        roomy = area.height() > 96
        if roomy:
            paint_text(painter, font, theme.colour("ink2"),
                       QRectF(area.left(), area.top() + 8, area.width(), line),
                       translate("IsleReveal", "speed"), Qt.AlignmentFlag.AlignCenter)  # fmt: skip
        middle = area.center()
        paint_icon(painter, "speed", QRectF(middle.x() - 38, middle.y() - 16, 34, 32),
                   theme.colour("primary"))  # fmt: skip
        paint_text(painter, theme.heading(31, 700), theme.colour("primary"),
                   QRectF(middle.x() + 2, middle.y() - 24, 52, 48), str(shown))  # fmt: skip
        if len(lane.cards) > 1 and roomy and not lane.hers:
            parts = " + ".join(str(CARDS[card].speed) for card in lane.cards[:turned])
            paint_text(painter, font, theme.colour("ink2"),
                       QRectF(area.left(), area.bottom() - line - 8, area.width(), line), parts,
                       Qt.AlignmentFlag.AlignCenter)  # fmt: skip

    def _paint_facts(self, painter: QPainter, lane: Lane, area: QRectF) -> None:
        theme = themes.current()
        rows: list[tuple[str, str, QColor]] = [
            ("basket-picture", basket_words(lane), theme.colour("ink")),
            ("fish", texts.fish(lane.fish), theme.colour("ink")),
        ]
        if lane.hers:
            rows = [("cards", basket_words(lane), theme.colour("ink"))]
        if lane.tie:
            rows.append(("", lane.tie, theme.colour("good" if lane.own else "ink2")))
        each = min(theme.px(40), area.height() / 3)
        y = area.center().y() - each * len(rows) / 2
        for icon, words, ink in rows:
            side = min(28.0, each - 4)
            if icon:
                paint_icon(painter, icon,
                           QRectF(area.left(), y + (each - side) / 2, side, side),
                           theme.colour("ink2"))  # fmt: skip
            paint_text(painter, theme.text(14, 700), ink,
                       QRectF(area.left() + 38, y, area.width() - 38, each), words,
                       wrap=True)  # fmt: skip
            y += each
