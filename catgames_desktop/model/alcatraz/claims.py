"""When cards meet an objective (section 3): the sum fits, and no two of them add up to 0."""

from collections.abc import Sequence

SIZES = (2, 3)
"""How many neighbouring cards a claim may take."""


def sum_is_right(values: Sequence[int], objective: int) -> bool:
    """Whether these cards meet the objective: the sum fits, and no two of them add up to 0."""
    return sum(values) == objective and not has_zero_pair(values)


def has_zero_pair(values: Sequence[int]) -> bool:
    """Whether two of the values add up to 0 (no card is 0)."""
    return any(-value in values for value in values)
