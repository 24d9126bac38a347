"""The bar for looking back: a slider over all positions, step keys, autoplay, and the way back."""

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.table.buttons import FrameButton
from ui.table.game_ui import PromptButton
from ui.theme import Role, Theme
from ui.theme.sizes import RADIUS_PANEL
from ui.widgets import Label, Slider

_AUTOPLAY_MS = 900
_NARROW_PX = 620


class ReplayBar(QWidget):
    """Stands in the place of the prompt bar while a past position is shown."""

    moved = Signal(int)
    """The slider or a jump button asks for a position."""
    stepped = Signal(int)
    """One step on (1) or back (-1) was asked for."""
    left = Signal()
    """Back to now, or, in a replay, back to the result."""
    analysis_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        back_text: str,
        parent: QWidget | None = None,
        *,
        analysed: bool = False,
    ) -> None:
        """Build the bar.

        Args:
            theme: its colours.
            back_text: the word on the button that leaves ("Back to now").
            parent: the table.
            analysed: whether the match is over, so that it can be analysed.
        """
        super().__init__(parent)
        self._theme = theme
        self._last = 0
        self._texts = ("", "")
        self._label = Label("", Role.FACT, theme=theme, parent=self)
        name = self.tr("Position in the match")
        self._slider = Slider(name, 0, 1, 0, theme=theme, parent=self)
        self._slider.setFixedHeight(theme.px(22))
        # The ring keeps clear of the words above.
        self._slider.setProperty("focusInset", (8, 8, 8, 6))
        self._slider.setProperty("focusRadius", 6)
        self._slider.valueChanged.connect(self.moved)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._play = self._button("play", self.tr("Play"), "play")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._label)
        words.addWidget(self._slider)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 2, 8, 6)
        row.setSpacing(2)
        row.addWidget(self._button("start", self.tr("To the start"), "to-start"))
        row.addWidget(self._button("back", self.tr("One step back"), "step-back"))
        row.addWidget(self._play)
        row.addWidget(self._button("on", self.tr("One step on"), "step"))
        row.addWidget(self._button("end", self.tr("To the end"), "to-end"))
        row.addSpacing(10)
        row.addLayout(words, 1)
        row.addSpacing(10)
        if analysed:
            analysis = self._button("analysis", self.tr("Analysis"), "chart")
            row.addWidget(analysis)
            row.addSpacing(6)
        self._back_text = back_text
        self._leave = FrameButton(self._leave_spec(False), theme, self, height=36)
        self._leave.clicked.connect(self.left)
        row.addWidget(self._leave)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _leave_spec(self, narrow: bool) -> PromptButton:
        icon, key = ("cross", "") if narrow else ("", "Esc")
        return PromptButton("leave", self._back_text, icon, key, primary=True)

    def _button(self, name: str, text: str, icon: str) -> FrameButton:
        button = FrameButton(
            PromptButton(name, text, icon), self._theme, self, word=False, height=36
        )
        button.clicked.connect(self._pressed)
        return button

    @property
    def playing(self) -> bool:
        """Whether the replay runs by itself."""
        return self._timer.isActive()

    @property
    def slider(self) -> Slider:
        """The slider."""
        return self._slider

    @property
    def text(self) -> str:
        """The line above the slider."""
        return self._label.text()

    def show_position(self, position: int, last: int, short: str, long: str) -> None:
        """Show where in the match the table stands.

        Args:
            position: the number of actions.
            last: that of the last position.
            short: where it stands.
            long: the same with what had just happened, shown where there is room.
        """
        self._last = last
        self._slider.blockSignals(True)
        self._slider.setRange(0, last)
        self._slider.setPageStep(max(1, last // 10))
        self._slider.setValue(position)
        self._slider.blockSignals(False)
        self._texts = (short, long)
        self._label.setToolTip(long)
        self._slider.setAccessibleDescription(long)
        self._fit()
        if position >= last:
            self.pause()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _mind_leave(self) -> None:
        """Leave the word of the last button out where large text would crowd the slider away."""
        narrow = self.width() < self._theme.px(_NARROW_PX)
        spec = self._leave_spec(narrow)
        if spec != self._leave.spec:
            self._leave.show_word(not narrow)
            self._leave.show_spec(spec)
            self._leave.setToolTip(spec.text if narrow else "")

    def _fit(self) -> None:
        self._mind_leave()
        short, long = self._texts
        room = self._label.width()
        fits = self._label.fontMetrics().horizontalAdvance(long) <= room
        self._label.setText(long if fits else short)

    def toggle_play(self) -> None:
        """Play or pause; at the end, play from the start."""
        if self.playing:
            self.pause()
            return
        if self._slider.value() >= self._last:
            self.moved.emit(0)
        self._play.show_spec(PromptButton("play", self.tr("Pause"), "pause"))
        self._timer.start(round(_AUTOPLAY_MS * max(0.5, self._theme.motion)))

    def pause(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self._play.show_spec(PromptButton("play", self.tr("Play"), "play"))

    def _tick(self) -> None:
        self.stepped.emit(1)

    def _pressed(self) -> None:
        button = self.sender()
        if not isinstance(button, FrameButton):
            return
        match button.spec.id:
            case "analysis":
                self.pause()
                self.analysis_wanted.emit()
            case "play":
                self.toggle_play()
            case "on":
                self.stepped.emit(1)
            case "back":
                self.stepped.emit(-1)
            case "start":
                self.moved.emit(0)
            case _:
                self.moved.emit(self._last)

    def sizeHint(self) -> QSize:
        """Return a size; the screen decides the height."""
        return QSize(600, 56)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel; its edge tells that this isn't now."""
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1, 1, -1, -3)
            painter.setPen(QPen(self._theme.colour("turn_line"), 2))
            painter.setBrush(self._theme.colour("selected_soft"))
            painter.drawRoundedRect(box, RADIUS_PANEL, RADIUS_PANEL)
        finally:
            painter.end()
