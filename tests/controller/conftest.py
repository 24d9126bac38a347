from collections.abc import Callable, Iterator

import pytest

from tests.helpers.sitting import Sitting


@pytest.fixture
def sit(qapp) -> Iterator[Callable[..., Sitting]]:
    """Sit down at tiny matches, which are closed when the test is over."""
    sittings = []

    def down(*levels, settle: bool = True, **more) -> Sitting:
        sittings.append(Sitting.down(*levels, **more))
        if settle:
            sittings[-1].settle()
        return sittings[-1]

    yield down
    for sitting in sittings:
        sitting.match.close()
