"""The game's tab of the side panel: score, boat while buying, order after the reveal, hint."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ui.isle_of_cats.asks import boat_lines, draft_lines, good_to_know
from ui.isle_of_cats.miniatures import MiniatureButton, boat_pixmap
from ui.isle_of_cats.order_lines import order_lines
from ui.isle_of_cats.picture_label import PictureLabel
from ui.isle_of_cats.plan import Plan
from ui.isle_of_cats.score_lines import score_lines
from ui.isle_of_cats.score_panel import Line, LinesPanel, lines_height
from ui.isle_of_cats.sister_panel import SisterLook, SisterPage
from ui.isle_of_cats.solo_lines import solo_lines
from ui.table.buttons import FrameButton
from ui.table.game_ui import PromptButton, SideTab
from ui.theme import theme as themes

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


def _scrolled(content: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


class SidePages(QObject):
    """One tab whose page follows the phase."""

    def __init__(self, desk: "IsleTable") -> None:
        super().__init__(desk)
        self._desk = desk
        self.lines = LinesPanel()
        self.foot = LinesPanel()
        self.sister = SisterPage()
        self._minis: list[MiniatureButton] = []
        self._boat = PictureLabel()
        self._hint = QWidget()
        self.hint_layout = QVBoxLayout(self._hint)
        self.hint_layout.setContentsMargins(0, 0, 0, 0)
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(2, 2, 2, 2)
        self._column.setSpacing(6)
        self._column.addWidget(self._boat)
        self._column.addWidget(self._hint)
        self._column.addWidget(self.lines)
        self._mini_box = QWidget()
        self._mini_grid = QGridLayout(self._mini_box)
        self._mini_grid.setContentsMargins(0, 0, 0, 0)
        self._mini_grid.setSpacing(6)
        self._column.addStretch(1)
        self.page = QWidget()
        outer = QVBoxLayout(self.page)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(4)
        self._scroll = _scrolled(self._body)
        outer.addWidget(self._scroll, 1)
        outer.addWidget(self.foot)
        outer.addWidget(self._mini_box)
        self._buttons_row = QHBoxLayout()
        self._buttons_row.setSpacing(4)
        outer.addLayout(self._buttons_row)
        theme = themes.current()
        self.rooms = FrameButton(
            PromptButton("rooms", self.tr("Rooms"), "eye", key="O"), theme, height=32, padding=10
        )
        self.rooms.setCheckable(True)
        self.rooms.clicked.connect(desk.toggle_overlay)
        self.hide = FrameButton(
            PromptButton("hide", self.tr("Hold to hide the tiles (key 0)"), "eye-off"), theme,
            height=32, padding=8, word=False,
        )  # fmt: skip
        self.hide.pressed.connect(self._hide_tiles)
        self.hide.released.connect(self._show_tiles)
        self.tryout = FrameButton(
            PromptButton("try", self.tr("Try out"), "paw", key="T"), theme, height=32, padding=10
        )
        self.tryout.setCheckable(True)
        self.tryout.clicked.connect(desk.toggle_try)
        self.piles = FrameButton(
            PromptButton("piles", self.tr("Cards out of play (key Z)"), "cards"), theme,
            height=32, padding=8, word=False,
        )  # fmt: skip
        self.piles.clicked.connect(desk.show_piles)
        for button in (self.rooms, self.hide, self.piles, self.tryout):
            self._buttons_row.addWidget(button)
        self._buttons_row.addStretch(1)
        self.purple = FrameButton(
            PromptButton("purple", self.tr("Play a purple card")), theme, height=32, padding=10
        )
        self.purple.setCheckable(True)
        self.purple.clicked.connect(desk.want_purple)
        outer.addWidget(self.purple, 0, Qt.AlignmentFlag.AlignHCenter)

    def _hide_tiles(self) -> None:
        self._desk.hide_tiles(True)

    def _show_tiles(self) -> None:
        self._desk.hide_tiles(False)

    @property
    def kind(self) -> str:
        """Which page is shown: score, boat, order or hint."""
        if self._desk.stage is None:
            return "score"
        if self._desk.hints.shown:
            return "hint"
        return {"draft": "boat", "purchase": "boat", "reveal": "order"}.get(
            self._desk.board.shown, "score"
        )

    def tabs(self) -> list[SideTab]:
        """Return the tab with its title for this phase."""
        title = {
            "score": self.tr("Score"),
            "boat": self.tr("Boat"),
            "order": self.tr("Order"),
            "hint": self.tr("Hint"),
        }[self.kind]
        tabs = [SideTab("game", title, self.page)]
        view = self._desk.view
        hidden = self._desk.compact or self._desk.board.shown != "table"
        if view is not None and view.sister is not None and hidden:
            tabs.append(SideTab("sister", self.tr("Sister"), self.sister))
        return tabs

    def show_sister(self, look: SisterLook | None) -> None:
        """Show the sister's panel in its tab."""
        if look is not None:
            self.sister.show_look(look)

    def forget(self) -> None:
        """Let nothing of what was shown remain, while somebody else's eyes are on the table."""
        self.lines.show_lines((), self._desk.compact)
        self.foot.show_lines((), self._desk.compact)
        self.page.setAccessibleName("")
        self._boat.setAccessibleName("")

    def refresh(self) -> None:
        """Show the page of this phase from the View."""
        desk = self._desk
        if desk.view is None or desk.stage is None:
            return
        kind = self.kind
        table = desk.board.shown == "table"
        cards = desk.view.mode != "family"
        self.piles.setVisible(cards and kind != "hint")
        for button in (self.rooms, self.hide):
            button.setVisible(table and kind != "hint")
        self.tryout.setVisible(table and kind != "hint" and desk.goes_on)
        self.purple.setVisible(desk.hand.compact and cards and desk.goes_on)
        self._fit_buttons(desk.hand.compact)
        self.rooms.setToolTip(self.tr("Show the rooms: walls, names, squares left (key O)"))
        self.tryout.setToolTip(self.tr("Try shapes on your boat; all of it is undone (key T)"))
        self._hint.setVisible(kind == "hint")
        self._boat.setVisible(kind == "boat")
        self.lines.setVisible(kind != "hint")
        self.foot.setVisible(False)
        if kind == "boat":
            seat = desk.view.seats[desk.seat]
            self._boat.show_picture(lambda w, dpr: boat_pixmap(seat, max(4.0, w / 22.8), dpr))
            self._boat.setAccessibleName(self.tr("Your boat"))
            lines = (*boat_lines(desk), *draft_lines(desk), *good_to_know(desk))
            self.lines.show_lines(lines, desk.compact)
            self.page.setAccessibleName(self.lines.spoken())
        elif kind == "order":
            self.lines.show_lines(order_lines(desk), desk.compact)
            self.page.setAccessibleName(self.lines.spoken())
        else:
            self.show_plan(None)
        self._show_minis(table and kind == "score")
        self.refresh_buttons()

    def _fit_buttons(self, compact: bool) -> None:
        """Leave out key caps, then words, where the row has no room for them."""
        for keys, word, both in (
            (True, True, True), (False, True, True), (False, False, True), (False, False, False),
        ):  # fmt: skip
            self.rooms.show_spec(
                PromptButton("rooms", self.tr("Rooms"), "eye", key="O" if keys else "")
            )
            self.tryout.show_spec(
                PromptButton("try", self.tr("Try out"), "paw", key="T" if keys else "")
            )
            self.rooms.show_word(word)
            self.tryout.show_word(both)
            buttons = (self.rooms, self.hide, self.piles, self.tryout)
            needed = sum(
                button.sizeHint().width() + 4 for button in buttons if not button.isHidden()
            )
            if needed <= self.page.width() and not (compact and keys):
                return

    def refresh_buttons(self) -> None:
        """Show which of the looks are on."""
        self.rooms.setChecked(self._desk.overlay)
        self.tryout.setChecked(self._desk.trying)

    def show_plan(self, plan: Plan | None) -> None:
        """Show the score, and what a placement would change."""
        desk = self._desk
        if self.kind != "score":
            return
        other = "" if not desk.players[desk.seat].bot else desk.name(desk.seat)
        detail = plan.detail if plan is not None else None
        if desk.score.hers is not None:
            hers = plan.hers if plan is not None else None
            colour = desk.view.seats[desk.seat].colour
            lines = solo_lines(desk.score, detail, hers, desk.view.day, colour, desk.compact)
        else:
            lines = score_lines(desk.score, detail, desk.compact, other)
        crowded = self._crowded(lines)
        last = [line for line in lines if line.kind == "foot" and crowded]
        rest = [line for line in lines if line not in last]
        self.foot.show_lines(last, desk.compact)
        self.foot.setVisible(bool(last))
        self.lines.show_lines(rest, desk.compact or crowded)
        self.page.setAccessibleName(f"{self.lines.spoken()}. {self.foot.spoken()}")

    def _crowded(self, lines: Sequence[Line]) -> bool:
        """Return whether lines need more room than there is, so that they are set closer."""
        height = lines_height(lines, self._desk.compact)
        return height > self._scroll.viewport().height() > 100

    def _show_minis(self, wanted: bool) -> None:
        for button in self._minis:
            self._mini_grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._minis = []
        desk = self._desk
        self._mini_box.setVisible(wanted and desk.compact)
        if not (wanted and desk.compact):
            return
        for index, other in enumerate(desk.scene.others):
            button = MiniatureButton(
                other.public, other.name, other.score, other.last, self._mini_box
            )
            button.setProperty("seat", other.seat)
            button.clicked.connect(self._open)
            self._mini_grid.addWidget(button, index // 2, index % 2)
            button.show()
            self._minis.append(button)

    def _open(self) -> None:
        sender = self.sender()
        if sender is not None:
            self._desk.inspect_seat(int(sender.property("seat")))
