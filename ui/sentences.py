"""Sentences for what the store and the records report by code."""

from catgames_desktop.model.game import Facts
from ui.i18n import translate


def notice_sentence(code: str, facts: Facts) -> str:
    """Return what to say about a notice of the library, or "" for an unknown code."""
    match code:
        case "settings-damaged":
            return translate(
                "Notices",
                "Some settings could not be read and were put back to their start. The old file is "
                "kept as {name}.",
            ).format(name=facts.get("kept_as") or "settings.json")
        case "plug-ins-ignored":
            names = ", ".join(str(name) for name in facts.get("names", ()))
            return translate(
                "Notices",
                "Some plug-in bots in the settings can't be used and were left out: {names}.",
            ).format(names=names)
        case "settings-too-new":
            return translate(
                "Notices",
                "The settings were written by a newer version of Cat Games. What you change now "
                "holds until you close the window.",
            )
        case "statistics-damaged":
            return translate(
                "Notices",
                "The statistics were damaged and begin anew. The old file is kept as {name}.",
            ).format(name=facts.get("kept_as", ""))
        case "statistics-too-new":
            return translate(
                "Notices",
                "The statistics were written by a newer version of Cat Games: nothing is entered "
                "until you update.",
            )
        case "not-saved":
            return not_kept_sentence(str(facts.get("reason", "other")))
        case _:
            return ""


def not_kept_sentence(reason: str) -> str:
    """Return why something can't be kept on this computer now."""
    match reason:
        case "full":
            return translate("Notices", "Not saved: the disk is full. You can play on.")
        case "denied":
            return translate(
                "Notices", "Not saved: the folder can't be written to. You can play on."
            )
        case _:
            return translate("Notices", "Not saved: the disk doesn't answer. You can play on.")


def record_sentence(code: str, facts: Facts) -> str:
    """Return why a match can't be opened."""
    match code:
        case "not-a-record":
            return translate("Notices", "This file isn't a Cat Games match.")
        case "record-too-new":
            return translate(
                "Notices",
                "This match was written by a newer version of Cat Games: please update to open it.",
            )
        case "record-too-large":
            return translate("Notices", "This file is too large to be a match.")
        case "record-damaged":
            return translate(
                "Notices", "This match can't be opened: its file is damaged at line {line}."
            ).format(line=facts.get("line", 1))
        case "unknown-game":
            return translate("Notices", "This match is of a game that isn't in this box.")
        case _:
            return translate("Notices", "This match can't be opened: its file can't be read.")
