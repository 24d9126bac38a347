"""The drawings of The Isle of Cats: cat tiles, Oshax and treasures."""
