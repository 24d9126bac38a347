"""The one place that knows where resources (art, fonts, sounds, texts) lie.

They are found alike in a checkout (``resources/`` beside the packages), in an installed wheel
(``catgames_desktop/resources/``) and in a frozen bundle (PyInstaller's folder).
"""

import sys
from functools import cache
from pathlib import Path


@cache
def asset_root() -> Path:
    """Return the folder that holds the resources.

    Raises:
        FileNotFoundError: if the installation is incomplete and there is no such folder.
    """
    here = Path(__file__).resolve().parent
    candidates = [here / "resources", here.parent / "resources"]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        candidates.insert(0, Path(frozen) / "resources")
    for folder in candidates:
        if folder.is_dir():
            return folder
    raise FileNotFoundError("The resources folder is missing: please install Cat Games again.")


def asset(*parts: str) -> Path:
    """Return the path of one resource, such as ``asset("fonts", "Nunito_700Bold.ttf")``."""
    return asset_root().joinpath(*parts)
