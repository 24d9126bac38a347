"""The Isle of Cats: components, state and phases, scoring, notation."""
