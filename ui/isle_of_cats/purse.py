"""What the purse says: fish, baskets, what a rescue would leave."""

from dataclasses import replace

from catgames_desktop.model.game import Seat
from catgames_desktop.model.isle_of_cats.views import IsleView
from ui.i18n import translate
from ui.isle_of_cats import texts
from ui.isle_of_cats.facts import Baskets, Side, baskets_of, price
from ui.isle_of_cats.hand import PurseLook


def baskets_of_seat(view: IsleView, seat: Seat) -> Baskets:
    """Return the baskets that a seat has for rescues now, as far as this View knows them."""
    public = view.seats[seat]
    cards = public.revealed
    if not cards and view.seat == seat and view.own is not None:
        cards = view.own.committed
    return baskets_of(public.baskets, cards)


def purse_of(view: IsleView, seat: Seat) -> PurseLook:
    """Return what a seat has, without any plan."""
    public = view.seats[seat]
    baskets = baskets_of_seat(view, seat)
    lines: tuple[str, ...] = ()
    if view.phase == "rescue":
        lines = (
            translate("IslePurse", "A cat of the left field costs 3 fish, of the right one 5."),
            translate("IslePurse", "Each takes a basket, too."),
        )
    return PurseLook(
        translate("IslePurse", "You have"),
        public.fish,
        (public.baskets, public.used_baskets, baskets.whole, baskets.broken),
        lines,
    )


def kind_word(kind: str) -> str:
    """Return what a kind of basket is called where it is paid with."""
    return {
        "free": "",
        "permanent": translate("IslePurse", "a permanent basket"),
        "whole": translate("IslePurse", "a basket card"),
        "broken": translate("IslePurse", "two broken baskets"),
    }[kind]


def with_rescue(view: IsleView, seat: Seat, side: Side, kind: str) -> PurseLook:
    """Return the purse while a rescue is planned: its cost, and what it leaves."""
    look = purse_of(view, seat)
    baskets = baskets_of_seat(view, seat)
    cost = price(side)
    left_fish = look.fish - cost
    left = max(0, baskets.total - 1)
    pays = translate("IslePurse", "This rescue: {fish} and {basket}.").format(
        fish=texts.fish(cost), basket=kind_word(kind)
    )
    if left:
        after = translate("IslePurse", "After it: {fish} and {baskets} left.").format(
            fish=texts.fish(left_fish), baskets=texts.baskets(left)
        )
    else:
        after = translate("IslePurse", "After it: {fish} and no basket left.").format(
            fish=texts.fish(left_fish)
        )
    return replace(look, lines=(pays, after))
