"""Every discovery card has pictures, is painted at every size, and keeps its words readable."""

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from catgames_desktop.model.isle_of_cats.cards import CARDS
from ui.isle_of_cats.art.card_pictures import (
    INK,
    MOST_PICTURES,
    SPEED_INK,
    paint_pictures,
    picture_height,
    pictures_for,
)
from ui.isle_of_cats.art.card_words import SMALLEST_TEXT_PX, line_px, set_words
from ui.isle_of_cats.art.cards import (
    CARD_LOOKS,
    LARGE,
    MEDIUM,
    SMALL,
    CardFace,
    card_pixmap,
    fits,
    paint_card,
)
from ui.theme import load_fonts

SIZES = [SMALL, QSizeF(96, 130), QSizeF(96, 140), MEDIUM, QSizeF(128, 172), QSizeF(160, 232), LARGE]
PORTUGUESE_BANDS = ("Oshax", "Resgate", "Tesouro", "Livre", "Lição")


@pytest.fixture(autouse=True)
def _fonts(qapp):
    load_fonts()


def face(
    card_id: str, label: str = "Treasure", sentence: str = "9 points for exactly 5."
) -> CardFace:
    card = CARDS[card_id]
    return CardFace(
        card_id, card.kind, card.cost, label, "A title", sentence, pictures_for(card_id)
    )


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as the web's guidelines for accessibility measure it."""

    def light(name: str) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in QColor(name).getRgbF()[:3]
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("card_id", CARDS)
def test_a_card_is_painted_at_every_size_and_ratio(card_id):
    for size in SIZES:
        for dpr in (1.0, 1.5, 2.0):
            pixmap = card_pixmap(face(card_id), size, dpr)
            assert pixmap.width() == size.width() * dpr
    assert 1 <= len(pictures_for(card_id)) <= MOST_PICTURES


@pytest.mark.parametrize("card_id", CARDS)
def test_signs_in_the_pictures_stay_readable_in_the_smallest_hand(card_id):
    height = picture_height(pictures_for(card_id), SMALL.width() - 12, 100)
    assert 0.78 * height >= 12


def test_no_two_cards_of_a_kind_look_alike():
    faces = {(card.kind, card.cost, pictures_for(card.id)) for card in CARDS.values()}
    assert len(faces) == len(CARDS)


@pytest.mark.parametrize("look", CARD_LOOKS.values())
def test_words_and_signs_have_contrast(look):
    assert contrast(look.on_band, look.band) >= 4.5
    assert contrast(look.title, "#FFFAF0") >= 4.5
    assert contrast(INK, look.field) >= 4.5
    assert contrast(SPEED_INK, look.field) >= 4.5
    assert contrast(INK, "#FFFAF0") >= 4.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("label", ["Treasure", "Anytime", *PORTUGUESE_BANDS])
def test_a_band_has_room_for_its_word(size, label):
    for kind_card in ("oshax", "rescue-basket-1", "treasure-chest", "draw-2", "lesson-no-rat"):
        assert fits(face(kind_card, label), size)


def test_a_sentence_fits_in_three_lines_or_says_that_it_does_not():
    short = "9 points for exactly 5 green cats."
    long = "Everyone: 2 points for each cat of the colour that you name, at the edge of the boat."
    assert fits(face("lesson-5-green", "Lesson", short), MEDIUM)
    assert not fits(face("lesson-5-green", "Lesson", long), MEDIUM)
    assert fits(face("lesson-5-green", "Lesson", long), LARGE)
    assert not fits(face("lesson-5-green", "Lesson", "Supercalifragilisticexpialidocious"), MEDIUM)


def test_larger_text_needs_more_room():
    words = "Everyone: 2 points for each cat of the colour that you name."
    assert fits(face("lesson-5-green", "Lesson", words), LARGE)
    assert not fits(face("lesson-5-green", "Lesson", words), LARGE, 1.5)


def test_words_are_never_cut_nor_too_small():
    sentence = "Todos: 2 pontos por cada gato de uma cor à sua escolha, na beirada do seu barco."
    for width, room in ((112, 62), (128, 71), (160, 107), (192, 124)):
        for text_scale in (0.9, 1.0, 1.25, 1.5):
            words = set_words("Gatos do mar, digo, marujos", sentence, width, room, text_scale)
            assert words.title_px >= SMALLEST_TEXT_PX
            assert words.sentence_px >= SMALLEST_TEXT_PX
            height = words.title_height + len(words.sentence_lines) * line_px(words.sentence_px)
            assert height <= room or not words.sentence_lines


def test_the_sentence_is_worth_more_than_the_title():
    sentence = "Two small common treasures; for 1 fish more, any two common ones."
    words = set_words("Beach finds", sentence, 128, 71, 1.0)
    assert not words.fits
    assert words.sentence_lines
    assert not words.title_lines


def test_a_number_never_parts_from_its_word():
    lines = set_words(
        "", "9 points for exactly 5 green cats. Speed 4.", 112, 62, 1.0
    ).sentence_lines
    for line in lines:
        assert not line.split(" ")[-1].isdigit()
        assert not line.startswith("4.")


def test_a_veiled_card_is_paler(qapp):
    plain, veiled = (
        card_pixmap(face("oshax"), MEDIUM, 1, veiled=on).toImage() for on in (False, True)
    )
    assert veiled.pixelColor(60, 5).lightness() > plain.pixelColor(60, 5).lightness()


def test_all_backs_are_alike_and_hide_the_card():
    one = card_pixmap(CardFace("", "back"), MEDIUM, 1).toImage()
    image = QImage(112, 152, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_card(painter, CardFace("oshax", "back", 5, "Oshax"), MEDIUM)
    painter.end()
    assert image == one.convertToFormat(image.format())


def test_a_token_that_says_nothing_is_refused(qapp):
    image = QImage(40, 20, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    tokens = ("", "dog", "head:dog", "badge:pink", "room:attic", "rare:c1x", "icon:dog")
    for token in tokens:
        with pytest.raises(ValueError, match="on a card"):
            paint_pictures(painter, (token,), QRectF(0, 0, 40, 20), 20)
    painter.end()
