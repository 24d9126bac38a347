"""Drawings of The Isle of Cats: tiles, boats, island, cards."""
