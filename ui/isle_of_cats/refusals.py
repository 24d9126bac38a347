"""Why something can't be done: a sentence for every rule error, and for every placement."""


from ui.i18n import translate


def reason_words(reason: str, short: bool = False) -> str:
    """Return why a tile may not lie somewhere, as a sentence or as short words on the ghost."""
    if short:
        return {
            "off-the-boat": translate("IsleReasons", "off the boat"),
            "overlap": translate("IsleReasons", "overlaps a tile"),
            "touches-nothing": translate("IsleReasons", "touches no tile yet"),
        }[reason]
    return {
        "off-the-boat": translate("IsleReasons", "Part of the tile is off the boat."),
        "overlap": translate("IsleReasons", "It would overlap another tile."),
        "touches-nothing": translate(
            "IsleReasons", "It has to share a side with a tile that is on the boat already."
        ),
    }[reason]
