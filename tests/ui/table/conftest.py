"""Fixtures for the table frame."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.ui.table.tables import Tables


@pytest.fixture
def tables(qtbot: Any, theme: Any) -> Iterator[Tables]:
    """Makes tables and closes them."""
    made = Tables(qtbot)
    yield made
    made.close()
