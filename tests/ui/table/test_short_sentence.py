"""A sentence that finds no room in the prompt bar is shown short, and heard whole."""

from typing import Any

from ui.table.game_ui import PromptText
from ui.table.prompt_bar import FrameAnswers, PromptBar
from ui.theme import Theme

LONG = " ".join(["Keep “Both captains”, a lesson with about 7 points"] * 3)


def _bar(qtbot: Any, width: int, text: PromptText) -> PromptBar:
    bar = PromptBar(Theme())
    qtbot.addWidget(bar)
    bar.resize(width, 56)
    bar.show_prompt(text, FrameAnswers())
    bar.show()
    return bar


def test_it_is_short_where_it_must_be(qtbot: Any) -> None:
    text = PromptText(LONG, short="Keep “Both captains”")
    narrow = _bar(qtbot, 400, text)
    assert narrow._words._line == "Keep “Both captains”"
    assert narrow.sentence == LONG
    assert narrow._words.toolTip() == LONG
    assert _bar(qtbot, 1400, text)._words._line == LONG


def test_without_a_short_one_it_is_shown_whole(qtbot: Any) -> None:
    assert _bar(qtbot, 400, PromptText(LONG))._words._line == LONG
