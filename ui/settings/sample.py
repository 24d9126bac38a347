"""The live sample of the settings: text, chips, cats and a button as they look now."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.art.badges import paint_badge
from ui.art.heads import Expression, paint_head
from ui.art.palette import CAT_LOOKS, FAMILIES
from ui.i18n import translate
from ui.theme import Role, Theme, current
from ui.widgets import Button, Label, Panel, Pill, Row, paint_box


class _Cats(QWidget):
    """The five families on the sea, each with its badge if cats wear them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a usual size."""
        return QSize(360, 118)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint sea, cats and badges."""
        painter = QPainter(self)
        paint_box(painter, QRectF(self.rect()), 12, self._theme.isle.sea_top)
        moods: tuple[Expression, ...] = ("open", "happy", "wink", "open", "happy")
        step = self.width() / len(FAMILIES)
        for number, (family, mood) in enumerate(zip(FAMILIES, moods, strict=True)):
            x = step * (number + 0.5)
            paint_head(painter, family, QPointF(x, 48 if self._theme.badges else 59), 72, mood)
            if self._theme.badges:
                paint_box(painter, QRectF(x - 30, 90, 60, 20), 10, CAT_LOOKS[family].light)
                paint_badge(painter, family, QPointF(x, 100), 10)
        painter.end()


class SamplePanel(Panel):
    """So it looks now."""

    def __init__(self) -> None:
        super().__init__(translate("Settings", "So it looks now"))
        theme = current()
        self.body.addWidget(_Cats(theme))
        prompt = Row(tone="surface2")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(
            Label(
                translate("Settings", "Place the purple cat on your boat"), Role.PROMPT, wrap=True
            )
        )
        words.addWidget(
            Label(
                translate("Settings", "R turns, F flips, Enter confirms."),
                Role.FACT,
                "ink2",
                wrap=True,
            )
        )
        prompt.line.addLayout(words, 1)
        confirm = Button(translate("Settings", "Confirm"), "primary", icon="tick")
        prompt.line.addWidget(confirm)
        self.body.addWidget(prompt)
        chips = QHBoxLayout()
        chips.addWidget(Pill("+8", "soft", "good"))
        chips.addWidget(Pill("−5", "bad_soft", "bad"))
        chips.addSpacing(8)
        chips.addWidget(
            Label(
                translate("Settings", "The sample follows each change before you leave."),
                Role.CAPTION,
                "ink2",
                wrap=True,
            ),
            1,
        )
        self.body.addLayout(chips)
