"""The game's component data: TOML files beside this module, decoded and validated by msgspec."""

from importlib import resources
from typing import TypeVar

import msgspec

T = TypeVar("T")


def load(name: str, kind: type[T]) -> T:
    """Return the contents of a data file as a value of the given type.

    Args:
        name: the file's name, for example ``"tiles.toml"``.
        kind: the type that the file must validate as.

    Raises:
        msgspec.ValidationError: if the file doesn't fit the type.
    """
    text = resources.files(__package__).joinpath(name).read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=kind)
