"""What the persons have chosen, kept as one JSON file that a person may also edit by hand.

A file that can't be used is never lost: it is set aside under another name (or, when a newer
program wrote it, left where it is) and the program starts with what it can use.
"""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from catgames_desktop.model.record import SeatSetup
from catgames_desktop.store.paths import NotKeptError, make_folder, set_aside, write_whole
from catgames_desktop.store.plug_ins import PlugIn, plug_in_fault, sort_out

__all__ = ["VERSION", "LastMatch", "PlugIn", "Settings", "SettingsFile", "plug_in_fault"]

VERSION = 1
"""Raised when the meaning of a key changes; a higher one in the file: a newer program's."""

_MAX_BYTES = 1024 * 1024

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]


class LastMatch(msgspec.Struct, frozen=True, kw_only=True):
    """What New game offers again for a game.

    Attributes:
        seats: who sat where.
        options: the game's options.
        colours: the seats' colours, or empty.
        open_table: whether nothing was hidden.
    """

    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(max_length=12)] = ()
    options: dict[str, str] = {}
    colours: tuple[str, ...] = ()
    open_table: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings with their defaults.

    Attributes:
        language: "en", "pt_BR", or "" for the system's.
        theme: "light", "dark" or "system".
        text_scale: size of the text; 1 is the standard.
        animation_speed: "off", "fast", "normal" or "slow".
        bot_pause_ms: how long the table rests after a bot's move.
        sound: whether there is any.
        volume: from 0 to 1.
        colour_blind: whether cats wear the badge of their family besides its colour.
        legal_places: whether the places are marked where what is held may go.
        confirmations_off: the kinds of question that are no longer asked.
        wishes: by game, when its anytime cards ask (names are the game's own).
        auto_pass: whether a person alone passes by itself where nothing can be done.
        last_matches: by game, what was played last.
        last_game: the id of that game, or "".
        window: the window's place and size as Qt saves it (base64), or "".
        tips: whether first-game tips are shown.
        tips_seen: by person's name, the tips that were dismissed.
        plug_ins: bots of other people's making.
    """

    language: Annotated[str, msgspec.Meta(pattern=r"^([a-z]{2}(_[A-Z]{2})?)?$")] = ""
    theme: Literal["system", "light", "dark"] = "system"
    text_scale: Annotated[float, msgspec.Meta(ge=0.5, le=3.0)] = 1.0
    animation_speed: Literal["off", "fast", "normal", "slow"] = "normal"
    bot_pause_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 400
    sound: bool = True
    volume: Share = 0.7
    colour_blind: bool = False
    legal_places: bool = True
    confirmations_off: tuple[Text, ...] = ()
    wishes: dict[str, dict[str, bool | int | str]] = {}
    auto_pass: bool = True
    last_matches: dict[str, LastMatch] = {}
    last_game: Text = ""
    window: Text = ""
    tips: bool = True
    tips_seen: dict[str, tuple[Text, ...]] = {}
    plug_ins: tuple[PlugIn, ...] = ()


class SettingsFile:
    """The settings and the file they are in.

    Attributes:
        settings: as they are now.
        notices: (code, facts) of what was wrong with the file: ``settings-damaged`` {kept_as,
            keys: those that were put back to their default; empty: all}, ``plug-ins-ignored``
            {names, kept_as} or ``settings-too-new``.
    """

    def __init__(self, path: Path, now: datetime) -> None:
        """Read the file if there is one.

        Args:
            path: where it is, or will be.
            now: the date for the name of a damaged one.
        """
        self._path = path
        self._frozen = False
        self.notices: list[tuple[str, dict[str, Any]]] = []
        self.settings = self._read(now)

    def change(self, **changes: Any) -> Settings:
        """Change some settings, keep them, and return all.

        Raises:
            msgspec.ValidationError: if a value isn't allowed; nothing is changed.
            NotKeptError: if they couldn't be written; they hold until the program ends.
        """
        raw = msgspec.to_builtins(msgspec.structs.replace(self.settings, **changes))
        settings = msgspec.convert(raw, Settings)
        for number, plug_in in enumerate(settings.plug_ins):
            if fault := plug_in_fault(plug_in, settings.plug_ins[:number]):
                raise msgspec.ValidationError(f"{plug_in.name!r} is no plug-in: {fault}")
        self.settings = settings
        if not self._frozen:
            self._write({"version": VERSION, **raw})
        return self.settings

    def _read(self, now: datetime) -> Settings:
        try:
            with self._path.open("rb") as file:
                text = file.read(_MAX_BYTES + 1)
        except (FileNotFoundError, NotADirectoryError):
            return Settings()
        except OSError:
            self._frozen = True
            self.notices.append(("not-saved", {"reason": "denied"}))
            return Settings()
        loose = _loose(text)
        if loose is None:
            self._put_aside(now, ())
            return Settings()
        version = loose.get("version", VERSION)
        if not isinstance(version, int) or version > VERSION:
            self._frozen = True
            self.notices.append(("settings-too-new", {}))
        good, wrong, ignored = _valid(loose)
        if (wrong or ignored) and not self._frozen:
            self._put_aside(now, wrong, ignored)
        return good

    def _put_aside(
        self, now: datetime, keys: tuple[str, ...], plug_ins: tuple[str, ...] = ()
    ) -> None:
        kept_as = ""
        try:
            kept_as = set_aside(self._path, f"{now:%Y%m%d-%H%M%S}").name
        except NotKeptError:
            self._frozen = True
        if keys or not plug_ins:
            self.notices.append(("settings-damaged", {"keys": list(keys), "kept_as": kept_as}))
        if plug_ins:
            facts = {"names": list(plug_ins), "kept_as": kept_as}
            self.notices.append(("plug-ins-ignored", facts))

    def _write(self, raw: Mapping[str, Any]) -> None:
        make_folder(self._path.parent)
        write_whole(self._path, msgspec.json.format(msgspec.json.encode(raw), indent=2) + b"\n")


def _loose(text: bytes) -> dict[str, Any] | None:
    """Return the JSON object in a text, or None if there is none."""
    if len(text) > _MAX_BYTES:
        return None
    try:
        loose = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return loose if isinstance(loose, dict) else None


def _valid(
    loose: Mapping[str, Any],
) -> tuple[Settings, tuple[str, ...], tuple[str, ...]]:
    """Return the settings with each valid key taken over, and what isn't valid.

    Returns:
        the settings, the names of other keys, and the plug-ins that were left out.
    """
    good: dict[str, Any] = {}
    wrong = []
    ignored: tuple[str, ...] = ()
    for field in msgspec.structs.fields(Settings):
        if field.name not in loose:
            continue
        try:
            if field.name == "plug_ins":
                good[field.name], ignored = sort_out(loose[field.name])
            else:
                good[field.name] = msgspec.convert(loose[field.name], field.type)
        except msgspec.ValidationError:
            wrong.append(field.name)
    return Settings(**good), tuple(wrong), ignored
