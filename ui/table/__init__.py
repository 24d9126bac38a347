"""The table frame that every game shares; it knows no game."""
