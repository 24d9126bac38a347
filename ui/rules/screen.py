"""Rules: the short rules of a game, chapter by chapter, searchable, tips last."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.i18n import translate
from ui.rules.browser import Page
from ui.rules.search import hits
from ui.table.game_ui import GameUi
from ui.theme import Role
from ui.widgets import Button, Label, LineEdit, ListRow, Panel, ScrollArea
from ui.widgets.game_tabs import GameTabs
from ui.widgets.screen import TitledScreen

_LIST_PX = 290
_PAGE_PX = 860


@dataclass(frozen=True)
class Reading:
    """What is read: a game, one of its chapters, and what is searched for."""

    game: str
    chapter: int = 0
    words: str = ""


class RulesScreen(TitledScreen):
    """Chapters at the left, the page beside them, a search field above."""

    play = Signal(str)
    game_chosen = Signal(str)

    def __init__(self, games: Sequence[GameUi], place: Reading, *, compact: bool = False) -> None:
        """Make the screen.

        Args:
            games: the games of the box.
            place: what is read at first.
            compact: whether the window is small.
        """
        super().__init__(translate("Rules", "Rules"), compact=compact)
        self._game = next(game for game in games if game.id == place.game)
        self._chapters = self._game.rules_chapters()
        self._place = place
        self.bar.line.addSpacing(8)
        tabs = GameTabs(games, place.game, tight=self.tight)
        tabs.chosen.connect(self.game_chosen)
        self.bar.line.addWidget(tabs)
        if len(games) == 1:
            self.bar.line.addWidget(Label(self._game.title(), Role.PROMPT, "ink2"))
        self.bar.line.addStretch(1)
        self.start = Button(translate("Rules", "Play"), "primary", height=40)
        self.start.setObjectName("play")
        self.start.clicked.connect(self._play)
        self.bar.line.addWidget(self.start)
        row = QHBoxLayout()
        row.setContentsMargins(self.margin - 3, 16, self.margin - 3, 16)
        row.setSpacing(8)
        row.addWidget(self._list())
        row.addWidget(self._reading(), 1)
        self.column.addLayout(row, 1)
        self._search(place.words)
        self._show(min(place.chapter, len(self._chapters) - 1))

    def memory(self) -> Reading:
        """Return what is read."""
        return self._place

    def first_focus(self) -> QWidget | None:
        """Return the page, so that arrows scroll it at once."""
        return self.page

    def _list(self) -> QWidget:
        panel = Panel(padding=12)
        panel.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        panel.setMinimumWidth(self.theme.px(_LIST_PX if not self.compact else 240))
        self.field = LineEdit(
            translate("Rules", "Search the rules"),
            self._place.words,
            hint=translate("Rules", "Search (Ctrl+F)"),
        )
        self.field.setObjectName("search")
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._next_hit)
        panel.body.addWidget(self.field)
        self.found = Label("", Role.CAPTION, "ink2", wrap=True)
        panel.body.addWidget(self.found)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.entries: list[ListRow] = []
        for number, (title, _) in enumerate(self._chapters):
            entry = ListRow(title)
            entry.setProperty("chapter", number)
            entry.clicked.connect(self._chosen)
            column.addWidget(entry)
            self.entries.append(entry)
        column.addStretch(1)
        area = ScrollArea(inner)
        panel.body.addWidget(area, 1)
        return panel

    def _reading(self) -> QWidget:
        panel = Panel(padding=20 if self.compact else 28)
        row = QHBoxLayout()
        self.page = Page(translate("Rules", "Rules"))
        self.page.setMaximumWidth(self.theme.px(_PAGE_PX))
        row.addWidget(self.page, 1)
        row.addStretch(0)
        panel.body.addLayout(row, 1)
        foot = QHBoxLayout()
        self.back_one = Button("", icon="arrow-left", name=translate("Rules", "Chapter before"))
        self.on_one = Button("", icon="arrow-right", name=translate("Rules", "Next chapter"))
        self.where = Label("", Role.CAPTION, "ink2")
        self.back_one.clicked.connect(self._before)
        self.on_one.clicked.connect(self._after)
        foot.addWidget(self.back_one)
        foot.addWidget(self.on_one)
        foot.addSpacing(8)
        foot.addWidget(self.where)
        foot.addStretch(1)
        panel.body.addLayout(foot)
        return panel

    def _show(self, chapter: int) -> None:
        self._place = Reading(self._game.id, chapter, self._place.words)
        title, html = self._chapters[chapter]
        self.page.show_text(title, html)
        self.page.mark(self._place.words)
        for number, entry in enumerate(self.entries):
            entry.set_chosen(number == chapter)
        count = len(self._chapters)
        where = translate("Rules", "{chapter} of {count}")
        self.where.setText(where.format(chapter=chapter + 1, count=count))
        self.back_one.setEnabled(chapter > 0)
        self.on_one.setEnabled(chapter < count - 1)

    def _search(self, words: str) -> None:
        self._place = Reading(self._game.id, self._place.chapter, words.strip())
        found = dict(hits(self._chapters, words))
        for number, entry in enumerate(self.entries):
            entry.setVisible(number in found)
        if not self._place.words:
            self.found.setText("")
            self.page.mark("")
            return
        total = sum(found.values())
        self.found.setText(
            translate("Rules", "%n place(s)", "where the words stand", total)
            if total
            else translate("Rules", "Not in these rules: try another word.")
        )
        if found and self._place.chapter not in found:
            self._show(min(found))
        else:
            self.page.mark(self._place.words)

    def _next_hit(self) -> None:
        """Go to the next chapter that has the words, round and round."""
        found = [number for number, _ in hits(self._chapters, self._place.words)]
        if found:
            later = [number for number in found if number > self._place.chapter]
            self._show(later[0] if later else found[0])

    def _chosen(self) -> None:
        self._show(int(self.sender().property("chapter")))

    def _before(self) -> None:
        self._show(self._place.chapter - 1)

    def _after(self) -> None:
        self._show(self._place.chapter + 1)

    def _play(self) -> None:
        self.play.emit(self._game.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search on Ctrl+F."""
        if event.matches(QKeySequence.StandardKey.Find):
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.field.selectAll()
            return
        super().keyPressEvent(event)
