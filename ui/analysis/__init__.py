"""The analysis of a finished match on screen."""
