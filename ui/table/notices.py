"""What the match has to say about itself, in words: not saved, a bot replaced, read-only."""

from dataclasses import dataclass

from catgames_desktop.model.game import Facts
from ui.i18n import translate


@dataclass(frozen=True)
class Notice:
    """A sentence about the match.

    Attributes:
        text: the sentence.
        stays: whether it stays until it is closed (else it goes by itself).
        logged: whether it stands in the log as well.
        ends: the code of the notice that this one takes away, or "".
    """

    text: str
    stays: bool = False
    logged: bool = False
    ends: str = ""


def notice_text(code: str, facts: Facts, name: str = "") -> Notice | None:
    """Return what to say; None for what people needn't know.

    Args:
        code: what happened.
        facts: its facts.
        name: the name on the seat that it is about, or "".
    """
    match code:
        case "not-saved":
            return Notice(_not_saved(facts), stays=True)
        case "saved-again":
            return Notice(translate("Notice", "The match is saved again."), ends="not-saved")
        case "read-only":
            return Notice(
                translate(
                    "Notice",
                    "This match can only be looked at: it was played by other rules than these.",
                ),
                stays=True,
            )
        case "bot-restarted":
            who = str(facts.get("plug_in") or "") or name or translate("Notice", "The bot")
            text = translate("Notice", "{name} had stopped thinking and was started again.")
            return Notice(text.format(name=who), logged=True)
        case "plug-in-missing":
            text = translate(
                "Notice",
                "The plug-in {name} isn't in the settings any more: a simple bot plays for it.",
            )
            return Notice(text.format(name=facts.get("name", "")), stays=True, logged=True)
        case "level-missing":
            text = translate(
                "Notice",
                "This version has no bot of the level {name}: a simple bot plays for it.",
            )
            return Notice(text.format(name=facts.get("name", "")), stays=True, logged=True)
        case "bot-replaced":
            who = str(facts.get("plug_in") or "") or name or translate("Notice", "The bot")
            text = translate("Notice", "{name} failed again: a simpler bot plays on in its place.")
            return Notice(text.format(name=who), stays=True, logged=True)
        case "handed-over":
            text = translate("Notice", "A bot plays for {name} from here on.")
            return Notice(text.format(name=name), logged=True)
        case "taken-back":
            return Notice(translate("Notice", "{name} plays again.").format(name=name), logged=True)
        case "no-hint":
            return Notice(translate("Notice", "There is no hint for this question."))
        case _:
            return None


def _not_saved(facts: Facts) -> str:
    match facts.get("reason"):
        case "full":
            return translate(
                "Notice", "This match isn't being saved: the disk is full. You can play on."
            )
        case "denied":
            return translate(
                "Notice",
                "This match isn't being saved: its folder can't be written to. You can play on.",
            )
        case _:
            return translate("Notice", "This match isn't being saved. You can play on.")
