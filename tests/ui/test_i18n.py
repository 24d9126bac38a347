"""Languages: switching, gathering texts, and what the check of the catalogues refuses."""

from pathlib import Path
from textwrap import dedent

import pytest

from ui.i18n import LANGUAGES, catalogues_of, language, set_language, translate
from ui.i18n_catalogues import areas, check, check_catalogue, find_texts, main


def _file(folder: Path, code: str) -> Path:
    file = folder / "sample.py"
    file.write_text(dedent(code), encoding="utf-8")
    return file


def test_texts_are_found_with_context_note_and_plural(tmp_path):
    file = _file(
        tmp_path,
        """
        class Boat(QObject):
            def words(self, n):
                return self.tr("%n cat(s)", "", n), self.tr("Two " "parts", "a note")

        def word():
            return translate("Edge", "Place the {colour} cat").format(colour="red")
        """,
    )
    texts, problems = find_texts([file])
    assert [(t.context, t.source, t.note, t.plural) for t in texts] == [
        ("Boat", "%n cat(s)", "", True),
        ("Boat", "Two parts", "a note", False),
        ("Edge", "Place the {colour} cat", "", False),
    ]
    assert problems == []


@pytest.mark.parametrize(
    "call",
    [
        'self.tr(f"Day {day}")',
        'self.tr("Day {}".format(day))',
        "self.tr(word)",
        'translate(context, "Day")',
        'translate("Edge", f"Day {day}")',
        'translate("Edge", "Day %d" % day)',
    ],
)
def test_texts_that_cannot_be_gathered_are_refused(tmp_path, call):
    file = _file(
        tmp_path, f"class A(QObject):\n    def f(self, day, word, context):\n        {call}"
    )
    texts, problems = find_texts([file])
    assert texts == []
    assert len(problems) == 1


def test_moving_a_painter_is_no_translation(tmp_path):
    texts, problems = find_texts([_file(tmp_path, "painter.translate(3, 4)\n")])
    assert (texts, problems) == ([], [])


def test_a_catalogue_with_gaps_is_refused(tmp_path):
    texts, _ = find_texts([_file(tmp_path, 'translate("C", "A {b}")\ntranslate("C", "New")\n')])
    catalogue = tmp_path / "sample.pt_BR.ts"
    catalogue.write_text(
        """<?xml version="1.0" encoding="utf-8"?>
        <!DOCTYPE TS><TS version="2.1" language="pt_BR"><context><name>C</name>
        <message><source>A {b}</source><translation>Um {c}</translation></message>
        <message><source>Old</source><translation type="unfinished"></translation></message>
        </context></TS>""",
        encoding="utf-8",
    )
    said = [problem.what for problem in check_catalogue(catalogue, texts)]
    assert said == [
        "has other fields than its source: 'Um {c}'",
        "isn't translated",
        "is missing: run update",
        "isn't used: run update",
    ]


def test_every_text_of_the_program_is_translated_and_compiled():
    assert [str(problem) for problem in check()] == []


def test_each_folder_of_the_ui_belongs_to_one_area():
    files = [file for area in areas().values() for file in area]
    assert len(files) == len(set(files))
    assert {"shell", "table", "isle_of_cats"} <= set(areas())


def test_the_tool_says_how_it_is_called(capsys):
    assert main(["translate"]) == 2
    assert "update|compile|check" in capsys.readouterr().out


def test_languages_are_switched_while_running(qapp, theme):
    english = translate("Settings", "Full screen")
    set_language(qapp, "pt_BR")
    assert language() == "pt_BR"
    assert translate("Settings", "Full screen") != english
    set_language(qapp, "en")
    assert translate("Settings", "Full screen") == english


def test_standard_buttons_speak_portuguese_too(qapp, theme):
    set_language(qapp, "pt_BR")
    assert translate("QPlatformTheme", "Cancel") == "Cancelar"


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_has_compiled_catalogues(code):
    assert any(path.name == f"shell.{code}.qm" for path in catalogues_of(code))


def test_an_unknown_language_means_english(qapp, theme):
    set_language(qapp, "xx")
    assert language() == "en"
