"""The table of Cats of Alcatraz."""
