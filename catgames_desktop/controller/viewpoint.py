"""Whose secrets may be on the screen, and before whom the curtain falls.

With two or more persons everything on an uncovered table is public. A decision that needs secret
cards is taken behind the curtain: it falls, the person presses Ready, decides, and the table is
public again. Nothing here depends on which cards anybody holds.
"""

from collections.abc import Sequence

from catgames_desktop.model.game import Prompt, Seat


class Viewpoint:
    """The viewpoint of the screen, moved along with the match.

    Attributes:
        viewer: the seat whose secrets may be shown, or None.
        curtain: the seat that the computer must be passed to, or None.
    """

    def __init__(self, open_table: bool) -> None:
        self.viewer: Seat | None = None
        self.curtain: Seat | None = None
        self._open_table = open_table
        self._lifted: Seat | None = None
        self._away = False

    def acted(self, seat: Seat) -> None:
        """Take over that a seat acted: whoever else was looking has looked enough."""
        self._away = False
        if seat != self._lifted:
            self._lifted = None

    def hide(self) -> None:
        """Cover everything until the next Ready (an undo, a change of seats)."""
        self._lifted = None
        self._away = False

    def follow(self, prompt: Prompt | None, persons: Sequence[Seat], aside: Seat | None) -> None:
        """Move to the question asked now.

        Args:
            prompt: the question, or None when the match is over.
            persons: the seats of persons.
            aside: the seat that asked to see its cards in its open turn, or None.
        """
        asked = prompt.seat if prompt is not None and prompt.seat in persons else None
        if self._open_table or len(persons) <= 1:
            self.curtain = None
            if asked is not None:
                self.viewer = asked
            elif self.viewer not in persons:
                self.viewer = persons[0] if persons else None
            return
        secret = asked is not None and prompt is not None and prompt.secret
        behind = asked if secret or asked == aside else None
        if behind is None:
            self._away = False
        if self._lifted != behind:
            self._lifted = None
        self.viewer = self._lifted
        self.curtain = behind if self._lifted is None and not self._away else None

    def lift(self) -> None:
        """Show the person behind the curtain their cards (Ready)."""
        self._lifted, self._away = self.curtain, False

    def leave(self) -> None:
        """Go back to the public table without deciding (Esc)."""
        self._lifted, self._away = None, True

    def back(self) -> None:
        """Let the curtain fall again after ``leave``."""
        self._away = False
