"""Settings: what a person can choose, at once in effect."""
