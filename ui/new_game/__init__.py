"""The screen that sets up a match."""
