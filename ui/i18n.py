"""Languages: translating, switching while the program runs, and keeping the catalogues whole.

English is the source text in the code. Each area of the ui has a pair of catalogues in
``resources/i18n``: ``<area>.en.ts`` (plural forms only) and ``<area>.pt_BR.ts`` (everything),
compiled to ``.qm`` files that are committed too. Areas are folders: ``ui/table`` is ``table``, a
game's folder has its own, all the rest is ``shell``.

``python -m ui.i18n update|compile|check [AREA...]`` gathers the texts of the code into the
catalogues, compiles them, or fails on what is unfinished, stale or untranslatable; the work is
done in ``ui/i18n_catalogues.py``, which a running program never loads.
"""

import sys
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from catgames_desktop.assets import asset

LANGUAGES: Final = ("en", "pt_BR")
_ATTRIBUTE: Final = "catgames_language"


def translate(context: str, text: str, note: str = "", n: int = -1) -> str:
    """Return a text in the language in use.

    Arguments must be literals (``n`` excepted), so that the catalogues can be gathered.

    Args:
        context: the name of the group of texts, usually the class or module it belongs to.
        text: the English text, with named fields for ``format``: ``"Pass to {name}"``.
        note: what a translator should know, or to tell two equal texts apart.
        n: the number that picks the plural form and stands for ``%n``.
    """
    if n < 0:
        return _in_language(context, text, note)
    return QCoreApplication.translate(context, text, note or None, n)


@lru_cache(maxsize=8192)
def _in_language(context: str, text: str, note: str) -> str:
    """Return a text without a plural form; forgotten when the language is switched."""
    return QCoreApplication.translate(context, text, note or None)


def system_language() -> str:
    """Return the language of the computer if the program speaks it, else English."""
    for name in QLocale.system().uiLanguages():
        if name.startswith("pt"):
            return "pt_BR"
        if name.startswith("en"):
            return "en"
    return "en"


def language() -> str:
    """Return the language in use: "en" or "pt_BR"."""
    return str(getattr(QCoreApplication.instance(), _ATTRIBUTE, ("en",))[0])


def catalogues_of(code: str) -> list[Path]:
    """Return the compiled catalogues of a language, Qt's own first."""
    own = sorted(asset("i18n").glob(f"*.{code}.qm"))
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{code}.qm"
    return [qt, *own] if qt.is_file() else own


def set_language(application: QCoreApplication, code: str) -> None:
    """Speak a language from now on; what is on the screen has to be built anew by the caller.

    Args:
        application: the running application.
        code: one of ``LANGUAGES``; anything else means English.
    """
    known = code if code in LANGUAGES else "en"
    _, *old = getattr(application, _ATTRIBUTE, ("",))
    for translator in old:
        application.removeTranslator(translator)
    translators = []
    for path in catalogues_of(known):
        translator = QTranslator(application)
        if translator.load(str(path)):
            application.installTranslator(translator)
            translators.append(translator)
    _in_language.cache_clear()
    QLocale.setDefault(QLocale(known))
    setattr(application, _ATTRIBUTE, (known, *translators))


if __name__ == "__main__":
    from ui.i18n_catalogues import main

    sys.exit(main(sys.argv[1:]))
