"""Statistics: finished matches in numbers and charts, by game and person."""
