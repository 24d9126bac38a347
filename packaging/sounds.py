"""Makes the sounds of the application: plucked wood, paper, a coin, a chime. All are synthesised.

``python packaging/sounds.py`` writes them into resources/sounds; the files are committed, so that
nobody needs to run it. Same program, same bytes.
"""

import array
import math
import random
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 44_100
"""Samples a second, one channel, 16 bits."""
TARGET = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Samples = list[float]


def tone(
    hertz: float, seconds: float, decay: float, overtones: tuple[float, ...] = (1.0, 0.35, 0.12)
) -> Samples:
    """Return a struck tone: its overtones fade the faster the higher they are."""
    result = []
    for n in range(round(seconds * RATE)):
        t = n / RATE
        attack = min(1.0, t / 0.004)
        value = sum(
            part
            * math.sin(2 * math.pi * hertz * (k + 1) * t)
            * math.exp(-t * decay * (1 + 0.7 * k))
            for k, part in enumerate(overtones)
        )
        result.append(value * attack)
    return result


def glide(low: float, high: float, seconds: float, decay: float) -> Samples:
    """Return a tone that slides from one pitch to another."""
    result, phase = [], 0.0
    for n in range(round(seconds * RATE)):
        t = n / RATE
        phase += 2 * math.pi * (low + (high - low) * t / seconds) / RATE
        result.append(math.sin(phase) * math.exp(-t * decay) * min(1.0, t / 0.003))
    return result


def noise(seconds: float, decay: float, smooth: float, seed: int) -> Samples:
    """Return a brush of noise; ``smooth`` from 0 (hiss) to 1 (thud)."""
    source = random.Random(seed)
    result, last = [], 0.0
    for n in range(round(seconds * RATE)):
        t = n / RATE
        last = smooth * last + (1 - smooth) * (source.random() * 2 - 1)
        result.append(last * math.exp(-t * decay) * min(1.0, t / 0.006))
    return result


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Return the sum of (start in seconds, loudness, samples)."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    result = [0.0] * length
    for start, gain, samples in parts:
        first = round(start * RATE)
        for n, value in enumerate(samples):
            result[first + n] += gain * value
    return result


def pick() -> Samples:
    """A tile is taken: a light tap of wood."""
    return mixed((0, 0.8, tone(620, 0.12, 38)), (0, 0.5, noise(0.03, 130, 0.4, 1)))


def place() -> Samples:
    """A tile is laid: a fuller knock, then its echo."""
    return mixed(
        (0, 0.9, tone(240, 0.2, 26)),
        (0, 0.9, noise(0.06, 70, 0.75, 2)),
        (0.045, 0.35, tone(320, 0.14, 34)),
    )


def turn() -> Samples:
    """Somebody's turn: two soft bells upwards."""
    bell = (1.0, 0.3, 0.22, 0.08)
    return mixed((0, 0.6, tone(659.3, 0.6, 6, bell)), (0.14, 0.6, tone(987.8, 0.8, 5, bell)))


def card() -> Samples:
    """A card: a brush of paper."""
    return mixed((0, 1.0, noise(0.13, 30, 0.25, 3)), (0.05, 0.6, noise(0.09, 40, 0.1, 4)))


def coin() -> Samples:
    """A fish coin: two bright strokes."""
    ring = (1.0, 0.0, 0.5, 0.0, 0.25)
    return mixed((0, 0.5, tone(1568, 0.3, 15, ring)), (0.06, 0.45, tone(2093, 0.4, 12, ring)))


def refusal() -> Samples:
    """Something can't be done: two dull notes downwards."""
    return mixed((0, 0.8, glide(250, 215, 0.14, 14)), (0.13, 0.8, glide(205, 165, 0.22, 11)))


def fanfare() -> Samples:
    """The end: a broken chord and its last note held."""
    bell = (1.0, 0.4, 0.25, 0.1)
    notes = (523.3, 659.3, 784.0, 1046.5)
    parts = [(0.13 * n, 0.45, tone(hertz, 0.9, 4.5, bell)) for n, hertz in enumerate(notes)]
    return mixed(*parts, (0.55, 0.3, tone(1318.5, 1.2, 3.2, bell)))


SOUNDS: dict[str, Callable[[], Samples]] = {
    "pick": pick,
    "place": place,
    "turn": turn,
    "card": card,
    "coin": coin,
    "no": refusal,
    "fanfare": fanfare,
}


def write(path: Path, samples: Samples) -> None:
    """Write samples as a WAV file whose loudest moment is at 70 %."""
    peak = max(abs(value) for value in samples) or 1.0
    fade = round(0.01 * RATE)
    length = len(samples)
    data = array.array(
        "h",
        (
            round(value / peak * 0.7 * 32767 * min(1.0, (length - n) / fade))
            for n, value in enumerate(samples)
        ),
    )
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def main() -> None:
    """Write all sounds."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(TARGET / f"{name}.wav", make())


if __name__ == "__main__":
    main()
