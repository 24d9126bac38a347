"""From a View to what board, tray and side panel show. No widget and no state here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from catgames_desktop.model.alcatraz.views import AlcatrazView, SlotView
from catgames_desktop.model.game import Seat
from ui.alcatraz import texts
from ui.alcatraz.art.cards import number
from ui.alcatraz.board_painter import BoardLook, Heading
from ui.alcatraz.card_button import CardLook, Spot
from ui.alcatraz.facts import looked_at, others_of, slot_name, slot_tip, visible_values
from ui.alcatraz.questions import Question
from ui.alcatraz.side import SideLook, Standing
from ui.alcatraz.tray import StepLook, StepState, TrayLook
from ui.alcatraz.turn_question import TurnQuestion
from ui.alcatraz.words import phase_title
from ui.i18n import translate
from ui.table.game_ui import Player


@dataclass(frozen=True)
class Scene:
    """All that the looks are made from.

    Attributes:
        view: the View.
        players: the seats.
        front: whose row lies in front.
        question: what is asked and chosen.
        asked: whether somebody here may choose.
        notes: whether the seen cards' values are noted on them for the View's own seat.
        held: the card whose face is shown now because it is held, or None.
        alone: whether one person plays among bots, who is spoken to as "you".
        last: the cards, piles and objectives that somebody else used last.
        hints: by card, pile or objective the numbers of the hints that mean it.
    """

    view: AlcatrazView
    players: Sequence[Player]
    front: Seat
    question: Question
    asked: bool
    notes: bool
    held: Spot | None
    alone: bool
    last: frozenset[Spot] = frozenset()
    hints: Mapping[Spot, tuple[int, ...]] = field(default_factory=dict)

    def name(self, seat: Seat) -> str:
        """Return a seat's name."""
        return self.players[seat].name


def card_looks(scene: Scene) -> dict[Spot, CardLook]:
    """Return what each control shows."""
    chosen, pickable = scene.question.chosen(), scene.question.pickable()
    found: dict[Spot, CardLook] = {}
    order = (*others_of(scene.view, scene.front), scene.front)
    for seat in order[:-1]:
        _add_row(scene, seat, found, chosen, pickable)
    _add_supply(scene, found, chosen, pickable)
    _add_row(scene, scene.front, found, chosen, pickable)
    for spot in scene.last & found.keys():
        found[spot] = replace(found[spot], last=True)
    for spot, numbers in scene.hints.items():
        if spot in found:
            found[spot] = replace(found[spot], hints=numbers)
    return found


def _add_row(
    scene: Scene, seat: Seat, found: dict[Spot, CardLook], chosen: frozenset[Spot],
    pickable: frozenset[Spot],
) -> None:  # fmt: skip
    for place, slot in enumerate(scene.view.seats[seat].row):
        spot: Spot = ("row", seat, place)
        found[spot] = _slot_look(scene, spot, slot, spot in chosen, spot in pickable)


def _slot_look(
    scene: Scene, spot: Spot, slot: SlotView, selected: bool, pickable: bool
) -> CardLook:
    seen_by = [scene.name(seat) for seat in slot.known_by] if looked_at(slot) else []
    face_now = slot.up or scene.held == spot
    note = None
    if scene.notes and not face_now:
        note = slot.value
    owner = "" if spot[1] == scene.front else scene.name(spot[1])
    name = slot_name(slot, spot[2], owner, seen_by, note)
    if scene.held == spot and slot.value is not None:
        name = translate("Alcatraz", "You see a {value}").format(value=number(slot.value))
    return CardLook(
        value=slot.value if face_now else None,
        bunk=slot.bunk,
        under=slot.under if slot.under_open else None,
        eye=bool(seen_by) and scene.held != spot,
        mark=note,
        selected=selected,
        pickable=pickable,
        name=name,
        tip=slot_tip(slot, seen_by),
    )


def _add_supply(
    scene: Scene, found: dict[Spot, CardLook], chosen: frozenset[Spot], pickable: frozenset[Spot]
) -> None:
    view = scene.view
    veiled = view.phase in ("claim", "end") and not scene.question.is_claim()
    stock: Spot = ("stock", 0, 0)
    found[stock] = CardLook(
        kind="stock",
        empty=not view.stock,
        pickable=stock in pickable,
        veiled=view.phase in ("drawn", "claim", "end") and scene.asked,
        name=translate("Alcatraz", "Stock, %n card(s)", "", view.stock),
        tip=translate(
            "Alcatraz", "The stock. You alone see the card that you draw from it."
        ),
    )  # fmt: skip
    for at, pile in enumerate(view.piles):
        spot: Spot = ("pile", at, 0)
        top = pile[-1] if pile else None
        title = texts.pile(at)
        name = (
            title
            if top is None
            else translate("Alcatraz", "{pile}: a {value} on top").format(
                pile=title, value=number(top)
            )
        )
        found[spot] = CardLook(
            value=top,
            empty=top is None,
            selected=spot in chosen,
            pickable=spot in pickable,
            veiled=veiled and scene.asked and spot not in chosen,
            name=name[:1].upper() + name[1:],
            tip="" if top is None else texts.card_tip(top),
        )
    if view.phase == "drawn" and view.actor == scene.front:
        found["drawn", 0, 0] = _drawn_look(view)
    for at, objective in enumerate(view.objectives):
        spot = ("door", at, 0)
        found[spot] = CardLook(
            kind="door",
            value=objective,
            selected=spot in chosen,
            pickable=spot in pickable,
            name=translate("Alcatraz", "Objective {number}").format(number=objective),
            tip=translate(
                "Alcatraz", "Two or three neighbours that add up to {number} open this door."
            ).format(number=objective),
        )


def _drawn_look(view: AlcatrazView) -> CardLook:
    """Return the drawn card: its face for who drew it, for as long as they decide about it."""
    if view.drawn is None:
        return CardLook(name=translate("Alcatraz", "A drawn card, face down"))
    return CardLook(
        value=view.drawn,
        selected=True,
        name=translate("Alcatraz", "The card that you drew: a {value}").format(
            value=number(view.drawn)
        ),
        tip=texts.card_tip(view.drawn),
    )


def board_look(scene: Scene) -> BoardLook:
    """Return the words on the board."""
    view, question = scene.view, scene.question
    run: tuple[int, ...] = ()
    pill = ""
    if isinstance(question, TurnQuestion) and len(question.cards) > 1:
        run = tuple(question.cards)
        row = view.seats[question.seat].row
        pill = texts.visible_sum(visible_values(row, run))
        if question.door is not None:
            pill = translate("Alcatraz", "{sum}, for {objective}").format(
                sum=pill, objective=view.objectives[question.door]
            )
    drawn = view.phase in ("claim", "end") and view.actor == scene.front
    return BoardLook(
        others=tuple((seat, _other_heading(scene, seat)) for seat in others_of(view, scene.front)),
        front=scene.front,
        own=Heading(own_title(scene), on_turn=scene.asked),
        draw=Heading(
            translate("Alcatraz", "Draw"),
            done=translate("Alcatraz", "done this turn") if drawn and scene.asked else "",
        ),
        aims=Heading(translate("Alcatraz", "Objectives: the sum that opens the door")),
        labels=_labels(scene),
        keys=_keys(scene),
        run=run,
        pill=pill,
    )


def own_title(scene: Scene) -> str:
    """Return the heading of the row in front."""
    if scene.alone and not scene.players[scene.front].bot:
        return translate("Alcatraz", "Your row")
    return translate("Alcatraz", "The row of {name}").format(name=scene.name(scene.front))


def _other_heading(scene: Scene, seat: Seat) -> Heading:
    view = scene.view
    public = view.seats[seat]
    points = texts.points(public.points)
    if view.actor == seat and view.phase == "drawn":
        facts: tuple[str, ...] = (translate("Alcatraz", "holds a drawn card"),)
    elif not public.plays:
        facts = (translate("Alcatraz", "looks on"), points)
    elif public.out:
        facts = (translate("Alcatraz", "row emptied"), points)
    else:
        facts = (f"{texts.cards_left(len(public.row))} · {points}", points)
    return Heading(scene.name(seat), facts, scene.players[seat].colour, on_turn=view.actor == seat)


def _labels(scene: Scene) -> dict[Spot, str]:
    view = scene.view
    labels: dict[Spot, str] = {
        ("stock", 0, 0): translate("Alcatraz", "stock: {count}").format(count=view.stock)
    }
    for at in (0, 1):
        labels["pile", at, 0] = texts.pile(at)
    if view.phase == "drawn" and view.actor == scene.front:
        labels["drawn", 0, 0] = translate("Alcatraz", "drawn")
    chosen, pickable = scene.question.chosen(), scene.question.pickable()
    for at in range(len(view.objectives)):
        spot: Spot = ("door", at, 0)
        if spot in chosen:
            labels[spot] = translate("Alcatraz", "chosen")
        elif spot in pickable:
            labels[spot] = translate("Alcatraz", "key {key}").format(key=texts.DOOR_KEYS[at])
    for place in range(len(view.seats[scene.front].row)):
        labels["row", scene.front, place] = str(place + 1)
    return labels


def _keys(scene: Scene) -> dict[Spot, str]:
    pickable = scene.question.pickable()
    keys: dict[Spot, str] = {}
    if ("stock", 0, 0) in pickable:
        keys["stock", 0, 0] = texts.STOCK_KEY
    for at, key in enumerate(texts.PILE_KEYS):
        if ("pile", at, 0) in pickable:
            keys["pile", at, 0] = key
    return keys


def tray_look(scene: Scene) -> TrayLook:
    """Return what the tray shows."""
    view, front = scene.view, scene.front
    public = view.seats[front]
    mine = scene.alone and not scene.players[front].bot
    if view.outcome is not None or view.actor is None:
        title = translate("Alcatraz", "The match is over")
    elif view.actor == front and mine:
        title = translate("Alcatraz", "Your turn")
    else:
        title = translate("Alcatraz", "{name} is on turn").format(name=scene.name(view.actor))
    freed = (
        translate("Alcatraz", "Freed in this round")
        if mine
        else translate("Alcatraz", "Freed by {name} in this round").format(name=scene.name(front))
    )
    return TrayLook(
        title=title,
        steps=_steps(scene),
        foot=translate(
            "Alcatraz", "A look at a hidden card lasts as long as you hold the key or the button."
        ),
        freed_title=freed,
        freed=public.freed,
        nothing=translate("Alcatraz", "No cat is free yet."),
        points=texts.points(public.points),
        circles=texts.circles(public.circles),
    )


def _steps(scene: Scene) -> tuple[StepLook, ...]:
    view = scene.view
    draw = translate("Alcatraz", "Draw a card")
    claim = translate("Alcatraz", "Meet an objective")
    if view.actor != scene.front or view.first_looks or view.phase == "third-round":
        from_stock = translate("Alcatraz", "from the stock or a pile")
        with_cards = translate("Alcatraz", "with 2 or 3 neighbours")
        return (StepLook(draw, from_stock, "off"), StepLook(claim, with_cards, "off"))
    done = translate("Alcatraz", "done")
    like = translate("Alcatraz", "if you like")
    states: dict[str, tuple[tuple[str, StepState], tuple[str, StepState]]] = {
        "turn": ((like, "now"), (like, "now")),
        "drawn": ((translate("Alcatraz", "decide about the card"), "now"), (like, "later")),
        "seen": ((translate("Alcatraz", "look at the card"), "now"), (like, "later")),
        "claim": ((done, "done"), (like, "now")),
    }
    first, second = states.get(view.phase, ((done, "done"), (done, "done")))
    return (StepLook(draw, *first), StepLook(claim, *second))


def side_look(scene: Scene, news: Sequence[str]) -> SideLook:
    """Return what the side panel shows."""
    view = scene.view
    return SideLook(
        title=phase_title(view),
        standings=tuple(
            Standing(
                name=scene.name(seat),
                colour=scene.players[seat].colour,
                detail=_standing_detail(view, seat),
                points=public.points,
                now=view.actor == seat,
            )
            for seat, public in enumerate(view.seats)
        ),
        news=tuple(news),
    )


def _standing_detail(view: AlcatrazView, seat: Seat) -> str:
    public = view.seats[seat]
    parts = []
    if not public.plays:
        parts.append(translate("Alcatraz", "looks on"))
    elif public.out:
        parts.append(translate("Alcatraz", "row emptied"))
    else:
        parts.append(translate("Alcatraz", "{count} in the row").format(count=len(public.row)))
    if public.circles:
        parts.append(texts.circles(public.circles))
    return " · ".join(parts)
