"""The sister of solo mode in words: her lessons, her cards, what she takes and does."""

from collections.abc import Sequence

from catgames_desktop.model.isle_of_cats.lesson_cards import BASIC_LESSONS, BASKET_CARDS, Effect
from catgames_desktop.model.isle_of_cats.sister import Taken
from catgames_desktop.model.isle_of_cats.views import SisterView
from ui.i18n import translate
from ui.isle_of_cats import texts


def sister_title() -> str:
    """Return what she is called where a name stands."""
    return translate("IsleSister", "The sister")


def difficulties() -> tuple[tuple[str, str, str], ...]:
    """Return (value, word, sentence) of each difficulty, the easiest first."""
    return (
        (
            "easy",
            translate("IsleSister", "easy"),
            translate("IsleSister", "She has three lessons. Good for a first time."),
        ),
        (
            "medium",
            translate("IsleSister", "medium"),
            translate("IsleSister", "Three lessons and an advanced one."),
        ),
        (
            "hard",
            translate("IsleSister", "hard"),
            translate("IsleSister", "Three lessons and two advanced ones."),
        ),
        (
            "very-hard",
            translate("IsleSister", "very hard"),
            translate("IsleSister", "Three lessons and three advanced ones."),
        ),
        (
            "expert",
            translate("IsleSister", "expert"),
            translate("IsleSister", "Three lessons and four advanced ones: think twice."),
        ),
    )


def difficulty_word(difficulty: str) -> str:
    """Return the word of a difficulty."""
    return {value: word for value, word, _ in difficulties()}[difficulty]


def lesson_line(lesson: str) -> str:
    """Return one of her lessons as a short line."""
    return {
        "sister-colours-without-treasure": translate(
            "IsleSister", "5 per colour beside no treasure"
        ),
        "sister-largest-cats": translate("IsleSister", "2 per cat in your largest family"),
        "sister-few-treasures": translate("IsleSister", "10 for fewer than 9 treasures"),
        "sister-fish": translate("IsleSister", "4 for each fish left"),
        "sister-visible-rats": translate("IsleSister", "5 for each visible rat"),
        "sister-cats-above-15": translate("IsleSister", "5 per cat above 15"),
        "sister-colours-off-edge": translate("IsleSister", "5 per colour not at the edge"),
        "sister-best-twice": translate("IsleSister", "Her best other lesson again"),
        "sister-full-rooms": translate("IsleSister", "3 for each full room"),
        "sister-lonely-cats": translate("IsleSister", "5 for each lonely cat"),
        "sister-own-lessons": translate("IsleSister", "3 per private lesson you own"),
        "sister-largest-points": translate("IsleSister", "Your largest family's points"),
        "sister-second-points": translate("IsleSister", "Your second family's points"),
        "sister-common-treasures": translate("IsleSister", "3 per common treasure"),
        "sister-cats-without-treasure": translate("IsleSister", "3 per cat beside no treasure"),
        "sister-covered-maps": translate("IsleSister", "4 for each covered map"),
        "sister-families": translate("IsleSister", "5 for each family"),
        "sister-cats-at-edge": translate("IsleSister", "1 for each cat at the edge"),
        "sister-colours-without-rat": translate("IsleSister", "5 per colour beside no rat"),
    }[lesson]


def lesson_sentence(lesson: str) -> str:
    """Return what one of her lessons counts, with what is easily missed."""
    sentence = {
        "sister-colours-without-treasure": translate(
            "IsleSister",
            "5 points for each colour of which no cat touches a treasure. A colour that you lack "
            "counts, too.",
        ),
        "sister-largest-cats": translate(
            "IsleSister", "2 points for each cat of your largest family, from 3 cats on."
        ),
        "sister-few-treasures": translate(
            "IsleSister", "10 points while you have fewer than 9 treasures, rare and common."
        ),
        "sister-fish": translate("IsleSister", "4 points for each fish that you have left."),
        "sister-visible-rats": translate("IsleSister", "5 points for each rat in sight."),
        "sister-cats-above-15": translate(
            "IsleSister", "5 points for each cat that you have above 15."
        ),
        "sister-colours-off-edge": translate(
            "IsleSister",
            "5 points for each colour with no cat at the edge. A colour that you lack counts, too.",
        ),
        "sister-best-twice": translate(
            "IsleSister", "Her best other lesson counts twice. Colour cards are no lessons."
        ),
        "sister-full-rooms": translate("IsleSister", "3 points for each full room."),
        "sister-lonely-cats": translate(
            "IsleSister", "5 points for each cat that touches none of its colour."
        ),
        "sister-own-lessons": translate(
            "IsleSister", "3 points for each private lesson that you own."
        ),
        "sister-largest-points": translate(
            "IsleSister", "As many points as your largest family gives you."
        ),
        "sister-second-points": translate(
            "IsleSister", "As many points as your second-largest family gives you."
        ),
        "sister-common-treasures": translate("IsleSister", "3 points for each common treasure."),
        "sister-cats-without-treasure": translate(
            "IsleSister", "3 points for each cat that touches no treasure."
        ),
        "sister-covered-maps": translate("IsleSister", "4 points for each map that is covered."),
        "sister-families": translate("IsleSister", "5 points for each family."),
        "sister-cats-at-edge": translate("IsleSister", "1 point for each cat at the edge."),
        "sister-colours-without-rat": translate(
            "IsleSister",
            "5 points for each colour of which no cat touches a visible rat. A colour that you "
            "lack counts, too.",
        ),
    }[lesson]
    if lesson in BASIC_LESSONS:
        return sentence
    return translate("IsleSister", "{sentence} (advanced)").format(sentence=sentence)


def _numbers(numbers: Sequence[int]) -> str:
    return texts.joined([str(number) for number in numbers])


def piece_words(kind: str, numbers: Sequence[int], shape: str | None) -> str:
    """Return what an effect is about: "cat 5", "Oshax 3", "a spyglass", "cats 1 and 6"."""
    if kind == "common":
        return texts.treasure_phrase(shape or "square")
    text = {
        "cat": translate("IsleSister", "cat {number}"),
        "oshax": translate("IsleSister", "Oshax {number}"),
        "rare": translate("IsleSister", "rare treasure {number}"),
        "swap": translate("IsleSister", "cats {number}"),
    }[kind]
    return text.format(number=_numbers(numbers))


def effect_words(effect: Effect) -> str:
    """Return an effect of a basket card as a sentence."""
    piece = piece_words(effect.kind, effect.numbers, effect.shape)
    if effect.kind == "swap":
        return translate("IsleSister", "{cats} change places").format(cats=piece)
    return translate("IsleSister", "{piece} leaves").format(piece=piece)


def card_tip(card: str) -> str:
    """Return the tooltip of a basket card."""
    data = BASKET_CARDS[card]
    return translate(
        "IsleSister", "Basket number {baskets}, speed {speed}: {first}, then {second}."
    ).format(
        baskets=data.baskets,
        speed=data.speed,
        first=effect_words(data.effects[0]),
        second=effect_words(data.effects[1]),
    )


def _taken(taken: Taken, effect: Effect) -> str:
    """Return what an effect takes as the island lies now."""
    if not taken.tiles:
        return translate("IsleSister", "nothing")
    numbers = taken.numbers or taken.asked
    return piece_words(taken.kind, numbers, effect.shape)


def next_sentence(sister: SisterView, over: bool) -> str:
    """Return what her next card does as the island lies now.

    Args:
        sister: the sister.
        over: whether her cards of today count no more.
    """
    if over or not sister.cards:
        return translate("IsleSister", "Her cards are turned up after you commit.")
    if sister.done >= len(sister.cards):
        return translate("IsleSister", "She has played all her cards of today.")
    card = BASKET_CARDS[sister.cards[sister.done]]
    first, second = (
        _taken(taken, effect) for taken, effect in zip(sister.takes, card.effects, strict=True)
    )
    if card.effects[0].kind == "swap" and sister.takes[0].tiles:
        return translate("IsleSister", "Next: {cats} change places, then {piece} leaves.").format(
            cats=first, piece=second
        )
    if not sister.takes[0].tiles and not sister.takes[1].tiles:
        return translate("IsleSister", "Next: nothing is there to be taken.")
    if not sister.takes[1].tiles:
        return translate("IsleSister", "Next: {piece} leaves.").format(piece=first)
    if not sister.takes[0].tiles:
        return translate("IsleSister", "Next: {piece} leaves.").format(piece=second)
    return translate("IsleSister", "Next: {first} leaves, then {second}.").format(
        first=first, second=second
    )


def event_words(name: str, facts: dict[str, object]) -> str:
    """Return what one effect did: the events ``sister-took``, ``-swapped``, ``-missed``."""
    kind = str(facts["kind"])
    tiles = [str(tile) for tile in facts["tiles"]]  # type: ignore[attr-defined]
    if name == "sister-missed":
        return {
            "cat": translate("IsleSister", "There is no cat for her to take"),
            "oshax": translate("IsleSister", "There is no Oshax for her to take"),
            "rare": translate("IsleSister", "There is no rare treasure for her to take"),
            "common": translate("IsleSister", "That common treasure is gone already"),
            "swap": translate("IsleSister", "There are no two cats to change places"),
        }[kind]
    numbers = [int(number) for number in facts["numbers"]]  # type: ignore[attr-defined]
    asked = [int(number) for number in facts["asked"]]  # type: ignore[attr-defined]
    if name == "sister-swapped":
        return translate("IsleSister", "{one} and {other} change places").format(
            one=texts.named_tile(tiles[0]), other=texts.named_tile(tiles[1])
        )
    if kind == "common":
        return translate("IsleSister", "The sister takes {tile}").format(
            tile=texts.treasure_phrase(tiles[0])
        )
    piece = piece_words(kind, numbers, None)
    if asked != numbers:
        return translate("IsleSister", "The sister takes {piece} ({asked} is missing)").format(
            piece=piece, asked=_numbers(asked)
        )
    return translate("IsleSister", "The sister takes {piece}").format(piece=piece)


def colour_cats(colour: str, cats: int, each: int) -> str:
    """Return a colour card's line: "4 blue cats, 5 each"."""
    return translate("IsleSister", "{colour}: {cats}, {each} each").format(
        colour=texts.colour_title(colour), cats=texts.cats_count(cats), each=each
    )
