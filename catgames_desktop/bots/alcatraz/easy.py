"""The easy bot of Cats of Alcatraz: the medium one with half its memory."""

from catgames_desktop.bots.alcatraz.medium import MediumPolicy


class EasyPolicy(MediumPolicy):
    """The level "easy": it forgets each sighting with a chance of a half in each of its turns."""

    forget = 0.5
