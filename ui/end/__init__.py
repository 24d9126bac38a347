"""The end of a match: who won, by what, and how it came to this."""
