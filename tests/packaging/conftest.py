"""packaging/ is no package (it would hide the library of that name): its files are loaded here."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def load(name: str, path: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "packaging" / path)
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def parts() -> ModuleType:
    return load("packaging_parts", "parts.py")


@pytest.fixture(scope="session")
def linux() -> ModuleType:
    return load("packaging_linux", "linux/build.py")
