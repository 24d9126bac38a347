"""The pages that take the board's place for a phase."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ui.isle_of_cats.draft import DraftPage
from ui.isle_of_cats.purchase import PurchasePage
from ui.isle_of_cats.reveal import RevealPage

if TYPE_CHECKING:
    from ui.isle_of_cats.table import IsleTable


def make_pages(desk: "IsleTable") -> dict[str, QWidget]:
    """Return the pages by name; presses on their cards go to the table."""
    draft, purchase = DraftPage(), PurchasePage()
    draft.pressed.connect(desk.page_pressed)
    purchase.pressed.connect(desk.page_pressed)
    return {"draft": draft, "purchase": purchase, "reveal": RevealPage()}
