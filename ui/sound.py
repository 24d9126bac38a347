"""Sounds: short effects of our own, played beside the window's thread, or not at all.

Everything that can wait or fail (opening the device) happens in a thread of its own, so that no
sound ever holds up a picture. Without a device the program is simply silent: no message, nothing
on the terminal.
"""

import array
import logging
import os
import sys
import threading
import wave
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, Protocol

NAMES: Final = ("pick", "place", "turn", "card", "coin", "no", "fanfare")
RATE: Final = 44_100
_REST_SECONDS: Final = 3.0
"""After so much silence the device is let go, so that the computer can sleep."""
_LOG = logging.getLogger("catgames.sound")


class Speaker(Protocol):
    """An open device."""

    def start(self, callback: Any) -> None:
        """Ask the generator for samples until ``stop``."""

    def stop(self) -> None:
        """Be silent."""

    def close(self) -> None:
        """Let the device go."""


class Mixer:
    """Adds up what sounds at the moment; asked for samples by the device's own thread."""

    def __init__(self) -> None:
        self._voices: list[tuple[array.array[int], int, float]] = []
        self._lock = threading.Lock()

    @property
    def silent(self) -> bool:
        """Whether nothing sounds."""
        return not self._voices

    def add(self, samples: "array.array[int]", volume: float) -> None:
        """Let a sound begin."""
        with self._lock:
            self._voices.append((samples, 0, volume))

    def take(self, count: int) -> "array.array[int]":
        """Return the next samples."""
        result = array.array("h", bytes(2 * count))
        with self._lock:
            going = []
            for samples, at, volume in self._voices:
                part = samples[at : at + count]
                for n, value in enumerate(part):
                    total = result[n] + round(value * volume)
                    result[n] = max(-32768, min(32767, total))
                if at + count < len(samples):
                    going.append((samples, at + count, volume))
            self._voices = going
        return result

    def stream(self) -> Generator["array.array[int]", int, None]:
        """Yield samples, as many as the device asks for."""
        wanted = yield array.array("h")
        while True:
            wanted = yield self.take(wanted)


def read_sound(path: Path) -> "array.array[int]":
    """Return the samples of a WAV file (one channel, 16 bits)."""
    with wave.open(str(path), "rb") as file:
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def has_device() -> bool:
    """Return whether there may be a device; asking a system without one makes noise on Linux."""
    if not sys.platform.startswith("linux"):
        return True
    run = os.environ.get("XDG_RUNTIME_DIR", "")
    if os.environ.get("PULSE_SERVER") or (run and Path(run, "pulse", "native").exists()):
        return True
    return Path("/dev/snd").is_dir() and any(Path("/dev/snd").glob("pcm*p"))


@contextmanager
def _quiet_terminal() -> Generator[None, None, None]:
    """Keep what the system's sound library prints by itself off the terminal."""
    try:
        kept = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def open_speaker() -> Speaker | None:
    """Return the system's device, or None if there is none that works."""
    if not has_device():
        return None
    try:
        with _quiet_terminal():
            import miniaudio

            speaker: Speaker = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=60,
                app_name="Cat Games",
            )
    except Exception as error:  # whatever a driver raises: the game goes on without sound
        _LOG.info("no sound: %s", error)
        return None
    return speaker


class Sounds:
    """Plays sounds by name."""

    def __init__(self, folder: Path, opener: Callable[[], Speaker | None] = open_speaker) -> None:
        """Take a folder; nothing is opened before the first sound.

        Args:
            folder: where ``NAME.wav`` are.
            opener: opens the device.
        """
        self._folder = folder
        self._opener = opener
        self._on = True
        self._volume = 0.7
        self._queue: SimpleQueue[str | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._dead = threading.Event()
        """Set when there is no device."""

    def choose(self, on: bool, volume: float) -> None:
        """Switch sound on or off and set its loudness, from 0 to 1."""
        self._on = on
        self._volume = min(1.0, max(0.0, volume))

    def play(self, name: str) -> None:
        """Let a sound begin; unknown names and a missing device are silence."""
        if not self._on or self._volume == 0 or name not in NAMES or self._dead.is_set():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self._queue.put(name)

    def close(self) -> None:
        """End: what sounds is cut off."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(2.0)
            self._thread = None

    def _work(self) -> None:
        """Serve the queue until None comes. Runs in its own thread."""
        speaker = self._opener()
        if speaker is None:
            self._dead.set()
            return
        mixer, running = Mixer(), False
        known: dict[str, array.array[int]] = {}
        while True:
            try:
                name = self._queue.get(timeout=_REST_SECONDS if running else None)
            except Empty:
                if mixer.silent:
                    speaker.stop()
                    running = False
                continue
            if name is None:
                break
            try:
                if name not in known:
                    known[name] = read_sound(self._folder / f"{name}.wav")
                mixer.add(known[name], self._volume)
                if not running:
                    stream = mixer.stream()
                    next(stream)
                    speaker.start(stream)
                    running = True
            except Exception as error:  # the device was unplugged: silence from now on
                _LOG.info("sound ended: %s", error)
                self._dead.set()
                break
        with suppress(Exception):
            speaker.close()
