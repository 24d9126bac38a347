"""A question before something is done, with a way never to be asked again."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.theme import Role, Theme
from ui.widgets import Button, Label, Sheet, Switch


class ConfirmSheet(Sheet):
    """The question, a word to go back and a word to go on; going back has the focus."""

    answered = Signal(bool, bool)
    """Whether to go on, and whether never to ask this again."""

    def __init__(
        self,
        window: QWidget,
        question: str,
        yes: str,
        no: str,
        theme: Theme,
        *,
        detail: str = "",
        can_switch_off: bool = True,
    ) -> None:
        """Build the question; ``open`` asks it.

        Args:
            window: what it covers.
            question: the sentence.
            yes: the word on the button that goes on.
            no: the word on the button that goes back.
            theme: its colours.
            detail: what follows from going on, or "".
            can_switch_off: whether it may offer never to ask again.
        """
        super().__init__(window, question, theme=theme)
        if detail:
            self.add(Label(detail, Role.TEXT, "ink2", wrap=True, theme=theme))
        words = self.tr("Don't ask this again")
        self.never = Switch(words, theme=theme)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self.never)
        line.addWidget(Label(words, Role.FACT, wrap=True, theme=theme), 1)
        row.setVisible(can_switch_off)
        self.add(row)
        self.yes = self.add_button(Button(yes, theme=theme), accepts=True)
        self.no = self.add_button(Button(no, "primary", theme=theme), accepts=False)
        self.finished.connect(self._finished)

    def _finished(self, yes: bool) -> None:
        self.answered.emit(yes, self.never.isChecked())
