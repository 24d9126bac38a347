"""The table of The Isle of Cats."""
