"""The panels "Language and look" and "Sound and motion"."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from catgames_desktop.store.settings import Settings
from ui.i18n import translate
from ui.preferences import BOT_PAUSES_MS, MOTION, TEXT_SCALES
from ui.settings.rows import SettingRow
from ui.widgets import Panel, Segmented, Slider, Switch


def _nearest(value: float, values: tuple[float, ...]) -> str:
    return str(min(values, key=lambda one: abs(one - value)))


class LookPanel(Panel):
    """Language, theme, text size, badges, full screen."""

    changed = Signal(object)
    """A mapping of settings to their new values."""
    full_screen = Signal(bool)

    def __init__(self, settings: Settings, language: str, *, full_screen: bool) -> None:
        """Make the panel.

        Args:
            settings: as they are.
            language: the language in use.
            full_screen: whether the window fills the screen.
        """
        super().__init__(translate("Settings", "Language and look"))
        self.language = Segmented(
            translate("Settings", "Language"),
            (("en", "English"), ("pt_BR", "Português")),
            language,
            height=40,
            boxed=True,
        )
        self.theme = Segmented(
            translate("Settings", "Theme"),
            (
                ("light", translate("Settings", "Light")),
                ("dark", translate("Settings", "Dark")),
                ("system", translate("Settings", "System")),
            ),
            settings.theme,
            height=40,
            boxed=True,
        )
        self.text_size = Segmented(
            translate("Settings", "Text size"),
            [(str(scale), f"{round(scale * 100)} %") for scale in TEXT_SCALES],
            _nearest(settings.text_scale, TEXT_SCALES),
            height=40,
            padding=10,
            boxed=True,
        )
        self.badges = Switch(translate("Settings", "Badges on cats"), settings.colour_blind)
        self.places = Switch(translate("Settings", "Mark legal places"), settings.legal_places)
        self.full = Switch(translate("Settings", "Full screen"), full_screen)
        for control, name in (
            (self.language, "language"),
            (self.theme, "theme"),
            (self.text_size, "text-size"),
        ):
            for value, segment in control.segments.items():
                segment.setObjectName(f"{name}-{value}")
        self.badges.setObjectName("badges")
        self.places.setObjectName("legal-places")
        self.full.setObjectName("full-screen")
        self._add_rows()
        self.language.chosen.connect(self._language)
        self.theme.chosen.connect(self._theme_chosen)
        self.text_size.chosen.connect(self._size)
        self.badges.toggled.connect(self._badges)
        self.places.toggled.connect(self._places)
        self.full.toggled.connect(self.full_screen)

    def _add_rows(self) -> None:
        for row in (
            SettingRow(translate("Settings", "Language"), self.language),
            SettingRow(
                translate("Settings", "Theme"),
                self.theme,
                translate("Settings", "System follows the computer"),
            ),
            SettingRow(translate("Settings", "Text size"), self.text_size),
            SettingRow(
                translate("Settings", "Badges on cats"),
                self.badges,
                translate("Settings", "Each cat wears the sign of its family"),
            ),
            SettingRow(
                translate("Settings", "Mark legal places"),
                self.places,
                translate("Settings", "Dots where the piece you hold may go"),
            ),
            SettingRow(
                translate("Settings", "Full screen"),
                self.full,
                translate("Settings", "F11 at any time"),
            ),
        ):
            self.body.addWidget(row)

    def show_full_screen(self, on: bool) -> None:
        """Show whether the window fills the screen, however that came about."""
        self.full.blockSignals(True)
        self.full.setChecked(on)
        self.full.blockSignals(False)

    def _language(self, code: str) -> None:
        self.changed.emit({"language": code})

    def _theme_chosen(self, theme: str) -> None:
        self.changed.emit({"theme": theme})

    def _size(self, scale: str) -> None:
        self.changed.emit({"text_scale": float(scale)})

    def _badges(self, on: bool) -> None:
        self.changed.emit({"colour_blind": on})

    def _places(self, on: bool) -> None:
        self.changed.emit({"legal_places": on})


class MotionPanel(Panel):
    """Sound, speed of animation, the bots' pause."""

    changed = Signal(object)
    """A mapping of settings to their new values."""
    sampled = Signal()
    """A sound shall be played, to hear how loud it is."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(translate("Settings", "Sound and motion"))
        self.sound = Switch(translate("Settings", "Sound"), settings.sound)
        self.volume = Slider(
            translate("Settings", "Volume"), 0, 100, round(settings.volume * 100), step=5
        )
        self.volume.setEnabled(settings.sound)
        self.speed = Segmented(
            translate("Settings", "Animation"),
            [(name, self._speed_word(name)) for name in ("off", "slow", "normal", "fast")],
            settings.animation_speed if settings.animation_speed in MOTION else "normal",
            height=40,
            padding=11,
            boxed=True,
        )
        self.pause = Segmented(
            translate("Settings", "Pause after a bot's move"),
            [(str(ms), self._pause_word(ms)) for ms in BOT_PAUSES_MS],
            _nearest(settings.bot_pause_ms, BOT_PAUSES_MS),
            height=40,
            padding=11,
            boxed=True,
        )
        both = QWidget()
        line = QHBoxLayout(both)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self.sound)
        line.addWidget(self.volume)
        self.sound.setObjectName("sound")
        self.volume.setObjectName("volume")
        for row in (
            SettingRow(
                translate("Settings", "Sound"),
                both,
                translate("Settings", "Cards, wood and a chime; made by the program"),
            ),
            SettingRow(
                translate("Settings", "Animation"),
                self.speed,
                translate("Settings", "Off: what changed lights up instead"),
            ),
            SettingRow(
                translate("Settings", "Pause after a bot's move"),
                self.pause,
                translate("Settings", "So that you can follow"),
            ),
        ):
            self.body.addWidget(row)
        self.sound.toggled.connect(self._sound)
        self.volume.valueChanged.connect(self._volume)
        self.volume.sliderReleased.connect(self.sampled)
        self.speed.chosen.connect(self._speed)
        self.pause.chosen.connect(self._pause)

    def _speed_word(self, name: str) -> str:
        return {
            "off": translate("Settings", "Off", "animation"),
            "slow": translate("Settings", "Slow"),
            "normal": translate("Settings", "Normal"),
            "fast": translate("Settings", "Fast"),
        }[name]

    def _pause_word(self, ms: int) -> str:
        if ms == 0:
            return translate("Settings", "None", "pause")
        seconds = self.locale().toString(ms / 1000, "g", 2)
        return translate("Settings", "{seconds} s").format(seconds=seconds)

    def _sound(self, on: bool) -> None:
        self.volume.setEnabled(on)
        self.changed.emit({"sound": on})
        if on:
            self.sampled.emit()

    def _volume(self, value: int) -> None:
        self.changed.emit({"volume": value / 100})

    def _speed(self, name: str) -> None:
        self.changed.emit({"animation_speed": name})

    def _pause(self, ms: str) -> None:
        self.changed.emit({"bot_pause_ms": int(ms)})
