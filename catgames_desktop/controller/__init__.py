"""A match at the table: seats, turns, undo, hints, autosave, replay. QtCore only."""
