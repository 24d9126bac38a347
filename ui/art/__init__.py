"""Vector drawings shared by all games: cats, badges, icons, scenes. Painters in, no widgets."""
