"""Cat in the Box: Deluxe Edition: cards without a colour, a research board, paradoxes."""

from catgames_desktop.model.cat_in_the_box.game import CatInTheBox

__all__ = ["CatInTheBox"]
