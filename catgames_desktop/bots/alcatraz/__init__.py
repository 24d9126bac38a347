"""Bots for Cats of Alcatraz."""
