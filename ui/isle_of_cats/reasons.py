"""Why a card or a cat can't be used now, from what the View says."""

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.cards import CARDS
from catgames_desktop.model.isle_of_cats.placing import has_placement
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.facts import FieldCat, occupied, price
from ui.isle_of_cats.purse import baskets_of_seat


def why_card(view: IsleView, seat: Seat, card: str, my_turn: bool) -> str:
    """Return why a card of the hand can't be used now."""
    kind = CARDS[card].kind
    if kind == "rescue":
        return translate("IsleReasons", "Rescue cards are committed before the rescue begins.")
    if kind in ("oshax", "treasure"):
        return translate("IsleReasons", "This card is played among the rare finds, after rescuing.")
    if kind in ("lesson", "public-lesson"):
        return translate("IsleReasons", "Lessons are read by themselves, right after the purchase.")
    if not my_turn:
        return translate(
            "IsleReasons", "Press “Play a purple card” to be asked at the next moment."
        )
    prompt = view.prompt
    if prompt is not None and prompt.kind not in ("window", "rescue", "finds", "commit", "buy"):
        return translate("IsleReasons", "First finish what you have begun.")
    if prompt is not None and prompt.kind == "buy" and not CARDS[card].gives_fish:
        return translate(
            "IsleReasons", "While buying, only purple cards that give fish can be played."
        )
    return translate("IsleReasons", "It would change nothing now.")


def why_cat(view: IsleView, seat: Seat, cat: FieldCat, rescues: int) -> str:
    """Return why a cat of a field can't be rescued now, in the order a person would check."""
    if not rescues:
        return translate("IsleReasons", "You have rescued a cat this turn already.")
    public = view.seats[seat]
    if view.mode == "family":
        return translate("IsleReasons", "It fits nowhere on your boat any more.")
    if not baskets_of_seat(view, seat).total:
        return translate("IsleReasons", "You have no basket left for today.")
    cost = price(cat.side)
    if public.fish < cost:
        return translate("IsleReasons", "It costs {cost}; you have {fish}.").format(
            cost=texts.fish(cost), fish=texts.fish(public.fish)
        )
    if not has_placement(cat.shape, occupied(public), public.anywhere):
        return translate("IsleReasons", "It fits nowhere on your boat any more.")
    return ""
