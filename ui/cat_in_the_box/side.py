"""The game's tabs of the side panel: the score now, and the tricks of this round."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from catgames_desktop.model.cat_in_the_box.views import BoxView, Card
from catgames_desktop.model.game import Seat
from ui.art.badges import token_pixmap
from ui.cat_in_the_box.art.cards import paint_played_card
from ui.cat_in_the_box.art.rows import SELECTED
from ui.cat_in_the_box.reading import bonus_up_to, free_cells, tricks_of, winning_card
from ui.cat_in_the_box.words import SIGNS, minus, signed, trick_sentence
from ui.i18n import translate
from ui.table.buttons import FrameButton
from ui.table.game_ui import Player, PromptButton, SideTab
from ui.theme import Role, Theme
from ui.widgets import Label, ProgressBar, Row, Rule, ScrollArea, paint_box

AMBER_BELOW = 4
"""With fewer free cells than this for the own cards, the paradox watch turns amber."""
_FULL_AT = 12


class Token(QWidget):
    """A player's token as a widget."""

    def __init__(self, seat: Seat, size: int) -> None:
        super().__init__()
        self._seat = seat
        self.setFixedSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the token."""
        painter = QPainter(self)
        painter.drawPixmap(
            0, 0, token_pixmap(SIGNS[self._seat], self.width(), self.devicePixelRatioF())
        )
        painter.end()


class Name(QWidget):
    """A player's name; what doesn't fit ends in an ellipsis and stands in the tooltip."""

    def __init__(self, name: str, theme: Theme, short: str = "") -> None:
        super().__init__()
        self._name = name
        self._short = short or name
        self.setFont(theme.font(Role.FACT))
        self._ink = theme.colour("ink")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Return the size that the name needs."""
        metrics = QFontMetricsF(self.font())
        return QSize(round(metrics.horizontalAdvance(self._name)) + 2, round(metrics.height()))

    def minimumSizeHint(self) -> QSize:
        """Return a narrow size: the numbers come first."""
        return QSize(24, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name."""
        painter = QPainter(self)
        painter.setPen(self._ink)
        metrics = QFontMetricsF(self.font())
        fits = metrics.horizontalAdvance(self._name) <= self.width() + 1
        name = self._name if fits else self._short
        text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


class TrickRow(QWidget):
    """One trick as small cards with the tokens of who played them; the winner's has a ring."""

    def __init__(self, trick: Sequence[Card], players: Sequence[Player], theme: Theme) -> None:
        super().__init__()
        self._trick = tuple(trick)
        self._theme = theme
        winner = winning_card(trick)
        self._winner = winner
        words = trick_sentence(trick, players)
        if winner is not None:
            words = translate("Box", "{cards}. {name} won.").format(
                cards=words, name=players[winner.seat].name
            )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFixedHeight(76)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room for five cards."""
        return QSize(220, 76)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pitch = min(58.0, self.width() / max(1, len(self._trick)))
            wide = min(44.0, pitch - 6)
            for at, card in enumerate(self._trick):
                box = QRectF(at * pitch + 5, 5, wide, wide * 1.28)
                if card == self._winner:
                    paint_box(painter, box.adjusted(-3, -3, 3, 3), 8, None, SELECTED, 2.6)
                paint_played_card(painter, box, card.number, card.colour)
                size = 20.0
                token = token_pixmap(SIGNS[card.seat], size, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(box.left() - 3, box.bottom() - 12), token)
        finally:
            painter.end()


def _clear(layout: QVBoxLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


class _Page(ScrollArea):
    """A column of widgets that is filled anew for each View."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(2, 2, 6, 2)
        self._column.setSpacing(8)
        inner.setAutoFillBackground(False)
        self.setWidget(inner)

    def _fill(self, widgets: Sequence[QWidget]) -> None:
        _clear(self._column)
        for widget in widgets:
            self._column.addWidget(widget)
        self._column.addStretch(1)

    def _label(self, text: str, role: Role = Role.FACT, tone: str = "ink") -> Label:
        return Label(text, role, tone, wrap=True, theme=self._theme)


class ScorePage(_Page):
    """The totals, what this round would bring, the paradox watch."""

    review_wanted = Signal(int)
    """A finished round is to be shown again: its number from 0."""

    def show_view(self, view: BoxView, players: Sequence[Player]) -> None:
        """Show a position."""
        title = translate("Box", "Round {round} of {last}").format(
            round=view.round, last=view.players
        )
        widgets: list[QWidget] = [self._label(title, Role.PANEL), self._table(view, players)]
        goes_on = view.phase == "play" and view.actor is not None
        if view.own is not None and view.seat is not None and goes_on:
            widgets += [Rule(theme=self._theme), *self._outlook(view, view.seat)]
            widgets += [Rule(theme=self._theme), *self._watch(view)]
        if view.rounds:
            widgets += [Rule(theme=self._theme), self._reviews(len(view.rounds))]
        self._fill(widgets)

    def _table(self, view: BoxView, players: Sequence[Player]) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(4)
        over = view.phase == "over"
        heads = (
            translate("Box", "before"), translate("Box", "now"), translate("Box", "total"),
        )  # fmt: skip
        for at, head in enumerate(heads, start=2):
            label = Label(head, Role.SMALL, "ink2", theme=self._theme)
            grid.addWidget(label, 0, at, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(1, 1)
        for row, player in enumerate(players, start=1):
            seat = view.seats[player.seat]
            now = 0 if over else seat.tricks
            before = seat.total
            if over:
                now = view.rounds[-1].scores[player.seat].total
                before = seat.total - now
            grid.addWidget(Token(player.seat, self._theme.px(24)), row, 0)
            grid.addWidget(Name(player.name, self._theme, player.short_name), row, 1)
            for at, (value, role, tone) in enumerate(
                ((before, Role.FACT, "ink2"), (now, Role.TEXT, "ink"),
                 (before + now, Role.INNER, "ink")), start=2,
            ):  # fmt: skip
                cell = Label(minus(value), role, tone, theme=self._theme)
                cell.setAccessibleName(f"{player.name}, {heads[at - 2]}: {minus(value)}")
                grid.addWidget(cell, row, at, Qt.AlignmentFlag.AlignRight)
        return table

    def _line(self, words: str, value: str, *, good: bool = False) -> QWidget:
        tone = "good" if good else "ink"
        row = Row(tone="soft" if good else "", padding=8 if good else 2, theme=self._theme)
        row.line.setContentsMargins(8 if good else 0, 4, 8 if good else 0, 4)
        row.line.addWidget(Label(words, Role.FACT, tone, wrap=True, theme=self._theme), 1)
        row.line.addWidget(Label(value, Role.INNER, tone, theme=self._theme))
        return row

    def _outlook(self, view: BoxView, seat: Seat) -> list[QWidget]:
        """What the round brings if the prediction is met."""
        own = view.seats[seat]
        limit = bonus_up_to(view.players)
        wanted = own.prediction if limit is None else max(own.tricks, limit)
        if wanted is None:
            return []
        missing = wanted - own.tricks
        tricks = wanted
        met = missing >= 0 if limit is None else own.tricks <= limit
        if limit is not None:
            title = translate("Box", "If you win no more than {limit}").format(limit=limit)
            tricks = own.tricks
            if not met:
                title = translate("Box", "More than {limit} tricks: no bonus").format(limit=limit)
        elif missing > 0:
            title = translate("Box", "If you win %n more trick(s)", "", missing)
        elif missing == 0:
            title = translate("Box", "If you win no more tricks")
        else:
            title = translate("Box", "Your prediction is missed")
            tricks = own.tricks
        lines: list[QWidget] = [
            self._label(title, Role.INNER),
            self._line(translate("Box", "%n trick(s)", "", tricks), str(tricks)),
        ]
        bonus = own.group if met else 0
        if met:
            words = (
                translate("Box", "prediction met: your group")
                if limit is None
                else translate("Box", "bonus: your group")
            )
            lines.append(self._line(words, str(bonus)))
        lines.append(self._line(translate("Box", "this round"), signed(tricks + bonus), good=True))
        return lines

    def _watch(self, view: BoxView) -> list[QWidget]:
        assert view.own is not None
        cells = free_cells(view)
        amber = cells < AMBER_BELOW
        cards = translate("Box", "Your %n card(s)", "", len(view.own.hand))
        have = translate("Box", "%n free cell(s) between them", "", cells)
        words = translate("Box", "{cards} have {cells}.").format(cards=cards, cells=have)
        if not amber:
            words += " " + translate("Box", "Below {limit} this line turns amber.").format(
                limit=AMBER_BELOW
            )
        else:
            words += " " + translate("Box", "With none left on your turn it is a paradox.")
        title = Label(translate("Box", "Paradox watch"), Role.INNER, theme=self._theme)
        colour = SELECTED if amber else "good"
        bar = ProgressBar(words, cells / _FULL_AT, colour, theme=self._theme)
        return [title, self._label(words, Role.FACT, "ink2"), bar]

    def _reviews(self, rounds: int) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._label(translate("Box", "Finished rounds"), Role.INNER))
        row = QHBoxLayout()
        row.setSpacing(6)
        for number in range(rounds):
            spec = PromptButton(str(number), str(number + 1))
            button = FrameButton(spec, self._theme, height=34, padding=13)
            words = translate("Box", "Show the summary of round {round}").format(round=number + 1)
            button.setAccessibleName(words)
            button.setToolTip(words)
            button.clicked.connect(self._review)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        return holder

    def _review(self) -> None:
        button = self.sender()
        if isinstance(button, FrameButton):
            self.review_wanted.emit(int(button.spec.id))


class TricksPage(_Page):
    """The last trick, and the others of this round below it."""

    def show_view(self, view: BoxView, players: Sequence[Player]) -> None:
        """Show the whole tricks of this round, the last one first."""
        done = tricks_of(view.plays, view.players)
        if view.phase == "over" or (not done and view.rounds and view.phase != "play"):
            done = tricks_of(view.rounds[-1].plays, view.players)
            title = translate("Box", "The tricks of round {round}").format(round=len(view.rounds))
        else:
            title = translate("Box", "Last trick")
        widgets: list[QWidget] = [self._label(title, Role.PANEL)]
        if not done:
            words = translate("Box", "No trick has been played in this round yet.")
            widgets.append(self._label(words, Role.FACT, "ink2"))
        for number in range(len(done), 0, -1):
            trick = done[number - 1]
            winner = winning_card(trick)
            assert winner is not None
            words = translate("Box", "Trick {number}: {name} won").format(
                number=number, name=players[winner.seat].name
            )
            widgets += [self._label(words, Role.FACT), TrickRow(trick, players, self._theme)]
        self._fill(widgets)


class SidePages:
    """Both tabs, kept up to date by the table."""

    def __init__(self, players: Sequence[Player], theme: Theme) -> None:
        self._players = tuple(players)
        self.score = ScorePage(theme)
        self.tricks = TricksPage(theme)

    def show_view(self, view: BoxView) -> None:
        """Show a position in both."""
        self.score.show_view(view, self._players)
        self.tricks.show_view(view, self._players)

    def tabs(self) -> Sequence[SideTab]:
        """Return the tabs, the score first."""
        return (
            SideTab("score", translate("Box", "Score"), self.score),
            SideTab("tricks", translate("Box", "Tricks"), self.tricks),
        )
