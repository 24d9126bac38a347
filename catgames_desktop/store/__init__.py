"""Where things are kept: saves, settings, statistics. No Qt."""
