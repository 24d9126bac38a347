import numpy as np
import pytest
from PySide6.QtCore import QPointF

from tests.ui.art.pixels import greys, pixels
from ui.art.badges import MIN_BADGE_PX, badge_pixmap, sign_path, token_pixmap
from ui.art.palette import FAMILIES, TOKEN_LOOKS


@pytest.mark.parametrize("family", [*FAMILIES, "oshax"])
@pytest.mark.parametrize("size", [MIN_BADGE_PX, 24, 60])
def test_a_badge_is_a_disc(qapp, family, size):
    alpha = pixels(badge_pixmap(family, size, 1.0))[..., 3]
    assert alpha[size // 2, size // 2] == 255
    assert alpha[0, 0] == 0
    assert (alpha > 127).mean() == pytest.approx(np.pi / 4, abs=0.06)


def test_badges_differ_without_colour(qapp):
    pictures = {family: greys(badge_pixmap(family, MIN_BADGE_PX, 1.0)) for family in FAMILIES}
    for index, family in enumerate(FAMILIES):
        for other in FAMILIES[index + 1 :]:
            assert np.abs(pictures[family] - pictures[other]).mean() > 8, (family, other)


@pytest.mark.parametrize("sign", TOKEN_LOOKS)
def test_a_token_is_a_disc_with_a_sign_of_its_own(qapp, sign):
    picture = pixels(token_pixmap(sign, 40, 1.0))
    assert picture[0, 0, 3] == 0
    assert tuple(picture[1, 20, :3]) == (255, 255, 255), "a white rim"
    path = sign_path(sign)
    assert path.boundingRect().width() < 2.2
    others = [sign_path(other) for other in TOKEN_LOOKS if other != sign]
    assert all(path != other for other in others)
    assert path.contains(QPointF(-0.4, 0.2)) or sign == "star"


def test_unknown_names_are_refused(qapp):
    with pytest.raises(KeyError):
        badge_pixmap("pink", 20, 1.0)
    with pytest.raises(KeyError):
        token_pixmap("circle", 20, 1.0)
    with pytest.raises(KeyError):
        sign_path("circle")
