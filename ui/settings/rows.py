"""A line of the settings: what it is, a second line, and its control."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.theme import Role
from ui.widgets import Label


class SettingRow(QWidget):
    """Label and control side by side; below each other where the control is wide."""

    def __init__(
        self, title: str, control: QWidget, detail: str = "", *, below: bool = False
    ) -> None:
        """Make a row.

        Args:
            title: what is set.
            control: sets it.
            detail: a second, paler line, or empty.
            below: whether the control stands below the words.
        """
        super().__init__()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(title, Role.BUTTON, wrap=True))
        if detail:
            words.addWidget(Label(detail, Role.CAPTION, "ink2", wrap=True))
        if below:
            column = QVBoxLayout(self)
            column.setContentsMargins(0, 4, 0, 4)
            column.setSpacing(6)
            column.addLayout(words)
            line = QHBoxLayout()
            line.addWidget(control)
            line.addStretch(1)
            column.addLayout(line)
            return
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(control)
