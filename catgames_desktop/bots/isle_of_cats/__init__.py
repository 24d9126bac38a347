"""Bots for The Isle of Cats."""
