"""A row of a list that can be pressed: icon or head, title, second line, something at its end."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ui.art.heads import paint_head
from ui.art.icons import paint_icon
from ui.theme import Role, Theme, current
from ui.theme.sizes import RADIUS_CONTROL
from ui.widgets.base import Hover, mixed, paint_box, press_by_enter, set_tip


class ListRow(QPushButton):
    """One row; ``set_chosen`` fills it."""

    def __init__(
        self,
        title: str,
        detail: str = "",
        *,
        icon: str = "",
        head: str = "",
        end: str = "",
        shrinks: bool = False,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a row.

        Args:
            title: its words.
            detail: a second, paler line, or empty.
            icon: a name of ``ui.art.icons`` before them, or empty.
            head: a cat's head before them instead, or empty.
            end: words at the right end, or empty.
            shrinks: whether its words may be cut where there is no room (they are then its tip).
            theme: the theme; the one in use by default.
            parent: the widget that it lies in.
        """
        super().__init__(title, parent)
        self._theme = theme or current()
        self._detail, self._icon, self._head, self._end = detail, icon, head, end
        self._chosen, self._shrinks = False, shrinks
        if shrinks:
            set_tip(self, " · ".join(part for part in (title, detail, end) if part))
        self._hover = Hover(self, self._theme)
        self.setFont(self._theme.font(Role.BUTTON))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(part for part in (detail, end) if part))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRadius", RADIUS_CONTROL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_chosen(self, chosen: bool) -> None:
        """Fill the row, as the present one of a list."""
        self._chosen = chosen
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that its words need."""
        metrics = QFontMetricsF(self.font())
        width = metrics.horizontalAdvance(self.text()) + self._left() + 20
        if self._end:
            width += QFontMetricsF(self._theme.font(Role.FACT)).horizontalAdvance(self._end) + 16
        return QSize(round(width), self._theme.px(60 if self._detail else 48))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a word is never cut, unless that was allowed."""
        hint = self.sizeHint()
        return QSize(self._theme.px(160), hint.height()) if self._shrinks else hint

    def _fitted(self, font: QFont, text: str, width: float) -> str:
        if not self._shrinks:
            return text
        return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _left(self) -> int:
        return self._theme.px(56) if self._icon or self._head else 16

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press it, as Space does."""
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        colours = self._theme.palette
        painter = QPainter(self)
        box = QRectF(self.rect())
        if self._chosen:
            paint_box(painter, box, RADIUS_CONTROL, colours.primary)
        elif self._hover.share:
            fill = mixed(colours.surface, colours.surface2, self._hover.share)
            paint_box(painter, box, RADIUS_CONTROL, fill)
        ink = self._theme.colour("on_primary" if self._chosen else "ink")
        side = self._theme.px(34)
        spot = QRectF(self._theme.px(11), box.center().y() - side / 2, side, side)
        if self._head:
            paint_head(painter, self._head, QPointF(spot.center()), side)
        elif self._icon:
            paint_icon(painter, self._icon, spot.adjusted(6, 6, -6, -6), ink)
        text = box.adjusted(self._left(), 0, -16, 0)
        whole = QRectF(text)
        if self._end and self._shrinks:
            end = QFontMetricsF(self._theme.font(Role.FACT)).horizontalAdvance(self._end)
            text.setRight(text.right() - end - 10)
        painter.setPen(ink)
        painter.setFont(self.font())
        if self._detail:
            upper = text.adjusted(0, 6, 0, -text.height() / 2)
            words = self._fitted(self.font(), self.text(), upper.width())
            painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, words)
            painter.setFont(self._theme.font(Role.CAPTION))
            painter.setPen(self._theme.colour("on_primary" if self._chosen else "ink2"))
            lower = text.adjusted(0, text.height() / 2, 0, -6)
            detail = self._fitted(painter.font(), self._detail, lower.width())
            painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, detail)
        else:
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self._end:
            painter.setFont(self._theme.font(Role.FACT))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(whole, flags, self._end)
        painter.end()
