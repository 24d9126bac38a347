"""The sheet in which a plug-in is added or changed."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from catgames_desktop.store.settings import PlugIn, plug_in_fault
from ui.i18n import translate
from ui.theme import Role
from ui.widgets import Button, Label, LineEdit, Sheet

_MOST_NAME = 40


def typed(arguments: Sequence[str]) -> str:
    """Return arguments as one line, as ``parted`` reads it.

    >>> typed(["-m", "my bot", "", 'x"y'])
    '-m "my bot" "" "x""y"'
    """
    return " ".join(_quoted(one) for one in arguments)


def _quoted(argument: str) -> str:
    plain = argument and '"' not in argument and not any(c.isspace() for c in argument)
    return argument if plain else '"{}"'.format(argument.replace('"', '""'))


def parted(line: str) -> tuple[str, ...] | None:
    """Return the arguments of a line; None if a quote isn't closed.

    Quotes hold together what has spaces, or nothing at all; two within them are one quote of the
    argument. A backslash is only itself: it stands in the paths of Windows.

    >>> parted('-m "my bot" "" "x""y"')
    ('-m', 'my bot', '', 'x"y')
    """
    found: list[str] = []
    now: str | None = None
    at, within = 0, False
    while at < len(line):
        letter = line[at]
        at += 1
        if within and line.startswith('""', at - 1):
            now = f'{now}"'
            at += 1
        elif letter == '"':
            within, now = not within, now or ""
        elif within or not letter.isspace():
            now = f"{now or ''}{letter}"
        elif now is not None:
            found.append(now)
            now = None
    if now is not None:
        found.append(now)
    return None if within else tuple(found)


def fault_sentence(fault: str) -> str:
    """Return why a plug-in can't be kept, in a sentence, or ""."""
    return {
        "": "",
        "name": translate("PlugIns", "It needs a name of 1 to 40 characters."),
        "name-twice": translate("PlugIns", "Another plug-in has this name already."),
        "program": translate("PlugIns", "Say which program is to be started."),
        "arguments": translate("PlugIns", "These are too many arguments, or too long ones."),
        "quotes": translate("PlugIns", "A quotation mark in the arguments isn't closed."),
        "too-many": translate("PlugIns", "There are 20 plug-ins already: remove one first."),
    }.get(fault, translate("PlugIns", "This can't be kept."))


def _from_home(path: str) -> str:
    """Return a path with the home folder written out; all else of it stays as it is."""
    return str(Path(path).expanduser()) if path.startswith("~/") else path


def program_dialog(parent: QWidget, path: str) -> QFileDialog:
    """Return the dialog in which a program is looked for.

    Where the desktop has none of its own, Qt's is shown: a plain list, in our words, because Qt
    has not all of them in all languages.

    Args:
        parent: the widget that it stands above.
        path: the program that is written in the field now, or "".
    """
    dialog = QFileDialog(parent, translate("PlugIns", "Which program plays?"), str(Path.home()))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setViewMode(QFileDialog.ViewMode.List)
    label = QFileDialog.DialogLabel
    dialog.setLabelText(label.LookIn, translate("PlugIns", "Folder:"))
    dialog.setLabelText(label.FileName, translate("PlugIns", "Program:"))
    dialog.setLabelText(label.FileType, translate("PlugIns", "Shown:"))
    dialog.setNameFilter(translate("PlugIns", "All files (*)"))
    if path:
        dialog.selectFile(path)
    return dialog


class PlugInForm(Sheet):
    """Name, program and arguments; what can't be kept is said in a sentence."""

    kept = Signal(object)
    """The ``PlugIn`` that is to be kept."""

    def __init__(
        self, window: QWidget, others: Sequence[PlugIn], plug_in: PlugIn | None = None
    ) -> None:
        """Make the sheet; ``open`` shows it.

        Args:
            window: what it covers.
            others: the plug-ins that stay beside it.
            plug_in: the one that is changed, or None for a new one.
        """
        title = translate("PlugIns", "Change the plug-in")
        if plug_in is None:
            title = translate("PlugIns", "Add a plug-in bot")
        super().__init__(window, title, width=560)
        self._others = tuple(others)
        name, program, arguments = "", "", ""
        if plug_in is not None:
            name, program = plug_in.name, plug_in.program
            arguments = typed(plug_in.arguments)
        self.name = LineEdit(translate("PlugIns", "Name"), name)
        self.name.setMaxLength(_MOST_NAME)
        self.program = LineEdit(translate("PlugIns", "Program"), program)
        self.arguments = LineEdit(
            translate("PlugIns", "Arguments"), arguments,
            hint=translate("PlugIns", "none; put quotes round one with spaces"),
        )  # fmt: skip
        self.browse = Button(translate("PlugIns", "Choose"), icon="search", height=40, padding=14)
        self.browse.clicked.connect(self._choose)
        self.fault = Label("", Role.FACT, "bad", wrap=True)
        self._add(translate("PlugIns", "Name"), self.name)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.program, 1)
        row.addWidget(self.browse)
        self._add(translate("PlugIns", "Program"), line)
        self._add(translate("PlugIns", "Arguments"), self.arguments)
        self.add(self.fault)
        self.fault.setMinimumHeight(self.fault.fontMetrics().height())
        cancel = Button(translate("PlugIns", "Cancel"))
        self.add_button(cancel, accepts=False)
        word = translate("PlugIns", "Keep") if plug_in is not None else translate("PlugIns", "Add")
        self.keep = Button(word, "primary")
        self.keep.clicked.connect(self.submit)
        self.buttons.addWidget(self.keep)
        for field in (self.name, self.program, self.arguments):
            field.textEdited.connect(self._forget_fault)
            field.returnPressed.connect(self.submit)

    def _add(self, word: str, widget: QWidget) -> None:
        self.add(Label(word, Role.CAPTION, "ink2"))
        self.add(widget)

    def _first(self) -> QWidget | None:
        return self.name

    def _forget_fault(self) -> None:
        self.fault.setText("")

    def _choose(self) -> None:
        dialog = program_dialog(self, self.program.text())
        if dialog.exec() and dialog.selectedFiles():
            self.program.setText(dialog.selectedFiles()[0])
            self._forget_fault()
        dialog.deleteLater()

    def plug_in(self) -> PlugIn:
        """Return what is written in the fields."""
        return PlugIn(
            name=self.name.text().strip(),
            program=_from_home(self.program.text().strip()),
            arguments=parted(self.arguments.text()) or (),
        )

    def submit(self) -> None:
        """Keep it, or say why it can't be kept."""
        plug_in = self.plug_in()
        open_quote = parted(self.arguments.text()) is None
        fault = plug_in_fault(plug_in, self._others) or ("quotes" if open_quote else "")
        if fault:
            self.fault.setText(fault_sentence(fault))
            self.fault.setAccessibleName(self.fault.text())
            field = {
                "program": self.program, "arguments": self.arguments, "quotes": self.arguments,
            }.get(fault, self.name)  # fmt: skip
            field.setFocus()
            return
        self.accept()
        self.kept.emit(plug_in)
