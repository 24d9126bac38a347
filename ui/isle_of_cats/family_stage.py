"""The first choice of family mode: two of three lessons, which stay secret."""

from ui.i18n import translate
from ui.isle_of_cats.draft import DraftLook
from ui.isle_of_cats.draft_stage import DraftStage
from ui.table.game_ui import PromptButton, PromptText


class LessonsStage(DraftStage):
    """Which lessons to keep; nothing is paid, nothing passed on."""

    def _title(self, day: int) -> str:
        return translate("IsleFamily", "Keep two of your three lessons")

    def _detail(self, passes: int, to_name: str) -> str:
        return translate(
            "IsleFamily", "They give points at the end and stay secret. The third is put away."
        )

    def question(self) -> PromptText:
        """Return the prompt."""
        missing = self._slots - len(self.picked)
        sentence = (
            translate("IsleFamily", "Which lessons will you keep?")
            if missing
            else translate("IsleFamily", "Keep these lessons?")
        )
        reason = translate("IsleFamily", "Pick %n lesson(s) more.", "", missing) if missing else ""
        return PromptText(
            sentence,
            translate("IsleFamily", "Press a card or its number; press it again to lay it back."),
            (
                PromptButton("keep-these", translate("IsleFamily", "Keep these"), "tick",
                             primary=True, enabled=not missing, reason=reason),
            ),
        )  # fmt: skip

    def note(self) -> tuple[str, str]:
        """Return nothing: there is no hand in family mode."""
        return "", ""


def waiting_look(kept: tuple[str, ...], colour: str) -> DraftLook:
    """Return the page while others still choose."""
    return DraftLook(
        title=translate("IsleFamily", "Your lessons"),
        detail=translate("IsleFamily", "The others choose theirs."),
        cards=kept,
        picked=(),
        slots=0,
        kept=(),
        passes=0,
        to_name="",
        to_colour=colour,
        fish=0,
        purse_rows=(),
        verdict="",
    )
