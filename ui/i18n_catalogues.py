"""The catalogues of texts: gathered from the code, compiled, and checked to be whole.

Texts are found by reading the code's syntax trees: ``self.tr("...")`` in a class belongs to that
class, ``translate("Context", "...")`` names its context. What isn't a literal is refused, so that
no text can escape the catalogues. Qt's lupdate then merges them into the ``.ts`` files and
lrelease compiles those.
"""

import ast
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import PySide6

ROOT: Final = Path(__file__).resolve().parent.parent
CATALOGUES: Final = ROOT / "resources" / "i18n"
_SHELL_FOLDERS: Final = frozenset(
    {"home", "new_game", "settings", "statistics", "rules", "widgets", "theme", "art", "charts"}
)
_FIELD: Final = re.compile(r"\{(\w+)[^}]*\}|%n")


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the code: where it stands and what Qt needs to know of it."""

    file: Path
    line: int
    context: str
    source: str
    note: str
    plural: bool


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that ``check`` fails on, as one line for people."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def areas() -> dict[str, list[Path]]:
    """Return the source files of each area: shell, table, and one area for each game's folder."""
    found: dict[str, list[Path]] = {"shell": sorted((ROOT / "ui").glob("*.py"))}
    for folder in sorted((ROOT / "ui").iterdir()):
        if folder.is_dir() and not folder.name.startswith((".", "__")):
            name = "shell" if folder.name in _SHELL_FOLDERS else folder.name
            found.setdefault(name, []).extend(sorted(folder.rglob("*.py")))
    return found


class _Finder(ast.NodeVisitor):
    """Collects the texts of one file, and what is wrong with the calls."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._classes: list[str] = []
        self.texts: list[Text] = []
        self.problems: list[Problem] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        if name == "tr" and isinstance(node.func, ast.Attribute):
            self._take(node, self._classes[-1] if self._classes else "", node.args)
        elif name == "translate" and self._is_ours(node):
            context = self._literal(node.args[0]) if node.args else None
            self._take(node, context or "", node.args[1:])
        self.generic_visit(node)

    def _is_ours(self, node: ast.Call) -> bool:
        """Return whether it is a translation: painters and rectangles have a translate, too."""
        if isinstance(node.func, ast.Name):
            return True
        owner = node.func.value if isinstance(node.func, ast.Attribute) else None
        return isinstance(owner, ast.Name) and owner.id in ("QCoreApplication", "i18n")

    def _literal(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        return None

    def _take(self, node: ast.Call, context: str, args: Sequence[ast.expr]) -> None:
        if self._file.name == "i18n.py":
            return
        named = {word.arg: word.value for word in node.keywords}
        source = self._literal(args[0]) if args else None
        note_node = args[1] if len(args) > 1 else named.get("note") or named.get("disambiguation")
        note = ""
        if note_node is not None and not _is_none(note_node):
            note = self._literal(note_node) or ""
            if self._literal(note_node) is None:
                self._refuse(node, "the note isn't a literal")
        if source is None or not context:
            self._refuse(node, "context and text must be literals, without f-strings or .format()")
            return
        plural = len(args) > 2 or "n" in named
        self.texts.append(Text(self._file, node.lineno, context, source, note, plural))

    def _refuse(self, node: ast.Call, what: str) -> None:
        where = self._file.relative_to(ROOT) if self._file.is_relative_to(ROOT) else self._file
        self.problems.append(Problem(f"{where}:{node.lineno}", what))


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def find_texts(files: Sequence[Path]) -> tuple[list[Text], list[Problem]]:
    """Return the texts of these files, and the calls that can't be gathered."""
    texts: list[Text] = []
    problems: list[Problem] = []
    for file in files:
        finder = _Finder(file)
        finder.visit(ast.parse(file.read_text(encoding="utf-8"), str(file)))
        texts += finder.texts
        problems += finder.problems
    return texts, problems


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _as_cpp(texts: Sequence[Text]) -> str:
    """Return the texts as calls that lupdate understands in full, plural forms included."""
    lines = []
    for text in texts:
        tail = ", n" if text.plural else ""
        call = f"{_quoted(text.context)}, {_quoted(text.source)}, {_quoted(text.note)}{tail}"
        lines.append(f"QCoreApplication::translate({call});")
    return "void texts() {\n" + "\n".join(lines) + "\n}\n"


def _tool(name: str, *args: str) -> None:
    folder = Path(PySide6.__file__).parent
    program = next(path for path in (folder / name, folder / f"{name}.exe") if path.is_file())
    done = subprocess.run([str(program), *args], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{name} failed: {done.stderr or done.stdout}")


def _gather(texts: Sequence[Text], target: Path, code: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "texts.cpp"
        source.write_text(_as_cpp(texts), encoding="utf-8")
        only_plurals = ["-pluralonly"] if code == "en" else []
        _tool(
            "lupdate", "-silent", "-no-obsolete", "-locations", "none", "-sort-messages",
            "-disable-heuristic", "similartext", "-disable-heuristic", "sametext",
            *only_plurals, str(source), "-source-language", "en", "-target-language", code,
            "-ts", str(target),
        )  # fmt: skip


def update(chosen: Sequence[str] = ()) -> list[Problem]:
    """Bring the catalogues of the chosen areas (all by default) up to date with the code."""
    problems: list[Problem] = []
    CATALOGUES.mkdir(parents=True, exist_ok=True)
    for area, files in areas().items():
        if chosen and area not in chosen:
            continue
        texts, bad = find_texts(files)
        problems += bad
        for code in ("en", "pt_BR"):
            _gather(texts, CATALOGUES / f"{area}.{code}.ts", code)
    return problems


def compile_catalogues(chosen: Sequence[str] = ()) -> None:
    """Compile the catalogues of the chosen areas (all by default).

    A compiled file is replaced, never written over: a program that runs has it mapped.
    """
    for source in _catalogues(chosen):
        fresh = source.with_suffix(".qm.new")
        _tool("lrelease", "-silent", str(source), "-qm", str(fresh))
        fresh.replace(source.with_suffix(".qm"))


def _catalogues(chosen: Sequence[str]) -> list[Path]:
    files = sorted(CATALOGUES.glob("*.ts"))
    return [file for file in files if not chosen or file.name.split(".")[0] in chosen]


def _messages(file: Path) -> Iterator[tuple[str, str, str, ET.Element]]:
    for context in ET.parse(file).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            yield name, source, message.findtext("comment") or "", message


def _forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    if translation is None:
        return [""]
    plurals = [form.text or "" for form in translation.iter("numerusform")]
    return plurals or [translation.text or ""]


def check_catalogue(file: Path, texts: Sequence[Text]) -> list[Problem]:
    """Return what is unfinished, missing, left over or wrong in one ``.ts`` file."""
    english = file.name.endswith(".en.ts")
    wanted = {(t.context, t.source, t.note) for t in texts if t.plural or not english}
    problems: list[Problem] = []
    found = set()
    for context, source, note, message in _messages(file):
        found.add((context, source, note))
        where = f"{file.name} [{context}] {source!r}"
        translation = message.find("translation")
        forms = _forms(message)
        unfinished = translation is None or translation.get("type") == "unfinished"
        if unfinished or any(not form.strip() for form in forms):
            problems.append(Problem(where, "isn't translated"))
        else:
            problems += _check_fields(where, source, forms)
    for context, source, _ in sorted(wanted - found):
        problems.append(Problem(f"{file.name} [{context}] {source!r}", "is missing: run update"))
    for context, source, _ in sorted(found - wanted):
        problems.append(Problem(f"{file.name} [{context}] {source!r}", "isn't used: run update"))
    return problems


def _check_fields(where: str, source: str, forms: Sequence[str]) -> list[Problem]:
    """Compare the named fields; a plural form may spell the number out."""
    wanted = {match.group(0) for match in _FIELD.finditer(source)} - {"%n"}
    return [
        Problem(where, f"has other fields than its source: {form!r}")
        for form in forms
        if {match.group(0) for match in _FIELD.finditer(form)} - {"%n"} != wanted
    ]


def check_compiled(file: Path) -> list[Problem]:
    """Return whether the compiled catalogue is missing or older than its source."""
    compiled = file.with_suffix(".qm")
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / compiled.name
        _tool("lrelease", "-silent", str(file), "-qm", str(fresh))
        if not compiled.is_file() or compiled.read_bytes() != fresh.read_bytes():
            return [Problem(compiled.name, "isn't compiled from its .ts: run compile")]
    return []


def check(chosen: Sequence[str] = ()) -> list[Problem]:
    """Return everything that is wrong with the texts of the chosen areas (all by default)."""
    problems: list[Problem] = []
    for area, files in areas().items():
        if chosen and area not in chosen:
            continue
        texts, bad = find_texts(files)
        problems += bad
        for code in ("en", "pt_BR"):
            file = CATALOGUES / f"{area}.{code}.ts"
            if file.is_file():
                problems += check_catalogue(file, texts) + check_compiled(file)
            elif texts:
                problems.append(Problem(file.name, "is missing: run update"))
    return problems


def main(args: Sequence[str]) -> int:
    """Run ``update``, ``compile`` or ``check`` for the named areas; return the exit status."""
    verbs = ("update", "compile", "check")
    known = areas()
    if not args or args[0] not in verbs or any(area not in known for area in args[1:]):
        listed = ", ".join(sorted(known))
        print(f"usage: python -m ui.i18n update|compile|check [AREA...]; areas: {listed}")
        return 2
    verb, chosen = args[0], args[1:]
    problems: list[Problem] = []
    if verb == "update":
        problems = update(chosen)
    elif verb == "compile":
        compile_catalogues(chosen)
    else:
        problems = check(chosen)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0
