"""Sounds: played one over the other, silent without a device, never in the window's way."""

import array
import threading
import wave

import pytest

from catgames_desktop.assets import asset
from ui.sound import NAMES, RATE, Mixer, Sounds, has_device, read_sound


class Device:
    """A speaker that asks for samples when it is told to."""

    def __init__(self, *, broken: bool = False) -> None:
        self.stream = None
        self.closed = threading.Event()
        self.started = threading.Event()
        self._broken = broken

    def start(self, stream) -> None:
        if self._broken:
            raise RuntimeError("unplugged")
        self.stream = stream
        self.started.set()

    def stop(self) -> None:
        self.stream = None

    def close(self) -> None:
        self.closed.set()


@pytest.mark.parametrize("name", NAMES)
def test_each_sound_is_short_and_our_own_format(name):
    with wave.open(str(asset("sounds", f"{name}.wav")), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert 0.05 < file.getnframes() / RATE < 2.5
    samples = read_sound(asset("sounds", f"{name}.wav"))
    assert 15_000 < max(abs(value) for value in samples) < 32_000


def test_two_sounds_are_added_and_never_too_loud():
    mixer = Mixer()
    mixer.add(array.array("h", [20_000] * 4), 1.0)
    mixer.add(array.array("h", [20_000] * 2), 0.5)
    assert list(mixer.take(3)) == [30_000, 30_000, 20_000]
    mixer.add(array.array("h", [30_000]), 1.0)
    assert list(mixer.take(2)) == [32_767, 0]
    assert mixer.silent


def test_a_sound_reaches_the_device_and_closing_lets_it_go():
    device = Device()
    sounds = Sounds(asset("sounds"), lambda: device)
    sounds.choose(True, 0.5)
    sounds.play("coin")
    assert device.started.wait(5)
    assert any(device.stream.send(2000))
    sounds.close()
    assert device.closed.is_set()


def test_without_a_device_everything_goes_on_in_silence(capfd):
    opened = threading.Event()

    def none() -> None:
        opened.set()

    sounds = Sounds(asset("sounds"), none)
    sounds.play("coin")
    assert opened.wait(5)
    sounds.play("coin")
    sounds.close()
    assert capfd.readouterr() == ("", "")


def test_a_device_that_breaks_ends_the_sound_only():
    device = Device(broken=True)
    sounds = Sounds(asset("sounds"), lambda: device)
    sounds.play("turn")
    assert device.closed.wait(5)
    sounds.play("turn")
    sounds.close()


@pytest.mark.parametrize(("on", "volume", "name"), [(False, 1, "coin"), (True, 0, "coin"),
                                                    (True, 1, "meow")])  # fmt: skip
def test_nothing_is_opened_when_nothing_is_to_be_heard(on, volume, name):
    def never() -> None:
        raise AssertionError("opened")

    sounds = Sounds(asset("sounds"), never)
    sounds.choose(on, volume)
    sounds.play(name)
    sounds.close()


def test_a_machine_without_sound_hardware_is_not_asked(monkeypatch, tmp_path):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr("pathlib.Path.is_dir", lambda _path: False)
    assert not has_device()
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert has_device()
