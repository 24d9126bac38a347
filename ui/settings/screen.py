"""Settings: a list of sections, and panels whose changes take effect at once."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from catgames_desktop.store.settings import Settings
from ui.art.heads import paint_head, paint_paws
from ui.i18n import language, translate
from ui.settings.look import LookPanel, MotionPanel
from ui.settings.plug_ins import MakeTrial, PlugInsPanel
from ui.settings.questions import QuestionsPanel
from ui.settings.sample import SamplePanel
from ui.table.game_ui import GameUi
from ui.theme import Role
from ui.widgets import Button, Label, ListRow, Panel, ScrollArea
from ui.widgets.screen import TitledScreen

_LIST_PX = 252


class _SleepingCat(QWidget):
    """An ornament: a cat that sleeps on the edge of the list."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return its size."""
        return QSize(180, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, 74)
        paint_head(painter, "orange", middle, 128, "asleep")
        paint_paws(painter, "orange", QPointF(middle.x(), middle.y() - 6), 128)
        painter.end()


class SettingsScreen(TitledScreen):
    """Shows the settings and emits each change."""

    changed = Signal(object)
    """A mapping of settings to their new values."""
    full_screen = Signal(bool)
    sampled = Signal()
    reset = Signal()
    keys = Signal()
    about = Signal()

    def __init__(
        self,
        settings: Settings,
        games: Sequence[GameUi],
        *,
        make_trial: MakeTrial | None = None,
        full_screen: bool = False,
        scrolled: int = 0,
        compact: bool = False,
    ) -> None:
        """Make the screen.

        Args:
            settings: as they are.
            games: the games of the box, for their questions.
            make_trial: makes the trial of a plug-in; None: they can't be tried out.
            full_screen: whether the window fills the screen.
            scrolled: how far the page is scrolled down.
            compact: whether the window is small.
        """
        super().__init__(translate("Settings", "Settings"), compact=compact)
        self.bar.line.addStretch(1)
        said = translate("Settings", "Everything takes effect at once and is remembered.")
        self.bar.line.addWidget(Label(said, Role.FACT, "ink2"))
        self.look = LookPanel(settings, language(), full_screen=full_screen)
        self.motion = MotionPanel(settings)
        self.questions = QuestionsPanel(settings, games)
        self.plug_ins = PlugInsPanel(settings, games, make_trial)
        self.sample = SamplePanel()
        row = QHBoxLayout()
        row.setContentsMargins(self.margin - 3, 16, 0, 0)
        row.setSpacing(8 if compact else 12)
        row.addWidget(self._list())
        self.area = ScrollArea(self._page())
        row.addWidget(self.area, 1)
        self.column.addLayout(row, 1)
        self._connect()
        self._scrolled = scrolled
        self.area.verticalScrollBar().rangeChanged.connect(self._scroll_back)

    def memory(self) -> int:
        """Return how far the page is scrolled down."""
        return self.area.verticalScrollBar().value()

    def detach(self) -> None:
        """End the trial of a plug-in that is still under way."""
        self.plug_ins.detach()

    def _scroll_back(self) -> None:
        bar = self.area.verticalScrollBar()
        if self._scrolled and bar.maximum() >= self._scrolled:
            bar.setValue(self._scrolled)
            self._scrolled = 0

    def _connect(self) -> None:
        for panel in (self.look, self.motion, self.questions, self.plug_ins):
            panel.changed.connect(self.changed)
        self.look.full_screen.connect(self.full_screen)
        self.motion.sampled.connect(self.sampled)

    def _list(self) -> QWidget:
        holder = QWidget()
        holder.setMinimumWidth(0 if self.compact else self.theme.px(_LIST_PX))
        holder.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 16)
        panel = Panel(padding=8 if self.compact else 12)
        column.addWidget(panel)
        sections = (
            ("blue", translate("Settings", "Language and look"), self._to_look),
            ("green", translate("Settings", "Sound and motion"), self._to_motion),
            ("red", translate("Settings", "Questions and help"), self._to_questions),
            ("oshax", translate("Settings", "Plug-in bots"), self._to_plug_ins),
            ("purple", translate("Settings", "Keys"), self.keys),
            ("orange", translate("Settings", "About"), self.about),
        )
        self.sections: list[ListRow] = []
        for head, words, slot in sections:
            entry = ListRow(words, head=head)
            entry.clicked.connect(slot)
            panel.body.addWidget(entry)
            self.sections.append(entry)
        panel.body.addStretch(1)
        if not self.compact:
            panel.body.addWidget(_SleepingCat())
        self.reset_all = Button(translate("Settings", "Reset all to the start"), "remove")
        self.reset_all.setObjectName("reset")
        self.reset_all.clicked.connect(self.reset)
        panel.body.addWidget(self.reset_all, 0, Qt.AlignmentFlag.AlignHCenter)
        return holder

    def _page(self) -> QWidget:
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, self.margin, 16)
        row.setSpacing(8 if self.compact else 12)
        first = QVBoxLayout()
        first.setSpacing(8)
        second = first if self.compact else QVBoxLayout()
        second.setSpacing(8)
        first.addWidget(self.look)
        if self.compact:
            first.addWidget(self.sample)
        second.addWidget(self.motion)
        second.addWidget(self.questions)
        (second if self.compact else first).addWidget(self.plug_ins)
        second.addStretch(1)
        if not self.compact:
            first.insertWidget(1, self.sample)
            first.addStretch(1)
        row.addLayout(first, 1)
        if not self.compact:
            row.addLayout(second, 1)
        return page

    def _go_to(self, panel: QWidget) -> None:
        top = panel.mapTo(self.area.page, QPoint(0, 0)).y()
        self.area.verticalScrollBar().setValue(top)

    def _to_look(self) -> None:
        self._go_to(self.look)
        self.look.language.segments[self.look.language.value].setFocus()

    def _to_motion(self) -> None:
        self._go_to(self.motion)
        self.motion.sound.setFocus()

    def _to_plug_ins(self) -> None:
        self._go_to(self.plug_ins)
        self.plug_ins.focus_first().setFocus()

    def _to_questions(self) -> None:
        self._go_to(self.questions)
        self.questions.passing.setFocus()
