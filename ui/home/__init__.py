"""The first screen: the three games, matches to continue."""
