"""Cats of Alcatraz: memory and sums."""

from catgames_desktop.model.alcatraz.game import Alcatraz

__all__ = ["Alcatraz"]
