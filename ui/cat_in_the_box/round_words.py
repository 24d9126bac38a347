"""The words of a finished round: what ended it, how it is scored, how a paradox came about."""

from collections.abc import Sequence
from dataclasses import dataclass

from catgames_desktop.model.cat_in_the_box.components import COLOURS
from catgames_desktop.model.cat_in_the_box.views import BLOCKED, RoundView
from catgames_desktop.model.game import Seat
from ui.cat_in_the_box.reading import Turning, bonus_up_to, met, row_of, way_to_paradox
from ui.cat_in_the_box.words import colour_word, minus, signed
from ui.i18n import translate
from ui.table.game_ui import Player
from ui.words import listed


@dataclass(frozen=True)
class Reason:
    """Why one number of the causer's hand couldn't take one colour."""

    colour: str
    owner: int | None
    text: str


Explained = tuple[int, int, tuple[Reason, ...]]
"""A number of the causer's hand, how many copies of it, and why each colour is closed to it."""


@dataclass(frozen=True)
class Row:
    """One seat's row of the score table; texts as shown."""

    seat: Seat
    name: str
    tricks: str
    predicted: str
    group: str
    this_round: str
    before: str
    total: str
    met: bool
    causer: bool


@dataclass(frozen=True)
class RoundWords:
    """All that a round's summary says.

    Attributes:
        title: "A paradox!" or "Round 2 is over".
        sentence: what happened.
        steps: (heading, sentence) of the four steps of scoring.
        heads: the heads of the table.
        rows: by seat.
        reasons: for a paradox, each number of the causer's hand with (copies, reasons).
        way: (trick, colour, sentence): how it came to this.
    """

    title: str
    sentence: str
    steps: tuple[tuple[str, str], ...]
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    reasons: tuple[Explained, ...]
    way: tuple[tuple[int, str, str], ...]

    def spoken(self) -> str:
        """Return it for the screen reader."""
        parts = [self.title, self.sentence, *(f"{head}: {text}" for head, text in self.steps)]
        for row in self.rows:
            cells = (row.tricks, row.predicted, row.group, row.this_round, row.before, row.total)
            parts.append(
                f"{row.name}: "
                + ", ".join(f"{head} {cell}" for head, cell in zip(self.heads, cells, strict=True))
            )
        parts += [text for _, _, text in self.way]
        return ". ".join(part.rstrip(".") for part in parts)


def round_words(rounds: Sequence[RoundView], index: int, players: Sequence[Player]) -> RoundWords:
    """Return the words of the round at ``index`` of the finished rounds."""
    done = rounds[index]
    causer = done.paradox
    if causer is None:
        title = translate("Box", "Round {round} is over").format(round=index + 1)
        sentence = translate("Box", "No paradox this time: everybody keeps one card.")
    else:
        title = translate("Box", "A paradox!")
        numbers = listed([str(number) for number in done.left[causer]])
        sentence = translate(
            "Box", "{name} holds {numbers}, and none of them can take a colour any more."
        ).format(name=players[causer].name, numbers=numbers)
    return RoundWords(
        title=title,
        sentence=sentence,
        steps=_steps(done, index, players),
        heads=(
            translate("Box", "tricks"),
            translate("Box", "predicted"),
            translate("Box", "largest group"),
            translate("Box", "this round"),
            translate("Box", "before"),
            translate("Box", "total"),
        ),
        rows=tuple(_row(rounds, index, player) for player in players),
        reasons=_reasons(done, players),
        way=tuple(
            (moment.trick, moment.colour, _moment(moment, players))
            for moment in way_to_paradox(done)
        ),
    )


def _steps(done: RoundView, index: int, players: Sequence[Player]) -> tuple[tuple[str, str], ...]:
    count = len(players)
    after = translate("Box", "After round {round} of {last}.").format(round=index + 1, last=count)
    limit = bonus_up_to(count)
    bonus = (
        translate("Box", "Then the largest group is added.")
        if limit is None
        else translate("Box", "Up to {limit} tricks: plus the largest group.").format(limit=limit)
    )
    question = (
        translate("Box", "Prediction met?") if limit is None else translate("Box", "The bonus")
    )
    point = translate("Box", "One point a trick")
    if done.paradox is None:
        return (
            (
                translate("Box", "All tricks are played"),
                translate("Box", "The last card of each hand is never played."),
            ),
            (point, translate("Box", "For everybody.")),
            (question, bonus),
            (translate("Box", "Totals"), after),
        )
    name = players[done.paradox].name
    unfinished = len(done.plays) % count
    trick = len(done.plays) // count + 1
    stops = (
        translate("Box", "Trick {trick} goes to nobody; its tokens stay on the board.")
        if unfinished
        else translate("Box", "Trick {trick} isn't played.")
    ).format(trick=trick)
    minus_words = translate("Box", "For {name} each trick counts minus 1.").format(name=name)
    not_for = translate("Box", "Not for {name}.").format(name=name)
    return (
        (translate("Box", "The round stops"), stops),
        (point, minus_words),
        (question, f"{bonus} {not_for}"),
        (translate("Box", "Totals"), after),
    )


def _row(rounds: Sequence[RoundView], index: int, player: Player) -> Row:
    done, seat = rounds[index], player.seat
    score = done.scores[seat]
    before = sum(one.scores[seat].total for one in rounds[:index])
    causer = done.paradox == seat
    was_met = met(done, seat)
    prediction = done.predictions[seat]
    verdict = translate("Box", "met") if was_met else translate("Box", "missed")
    limit = bonus_up_to(len(done.tricks))
    wanted = (
        translate("Box", "up to {limit}").format(limit=limit)
        if limit is not None
        else str(prediction)
    )
    predicted = translate("Box", "{wanted}, {verdict}").format(wanted=wanted, verdict=verdict)
    group = signed(score.bonus) if score.bonus else "–"
    if causer and was_met:
        group = translate("Box", "no bonus")
    return Row(
        seat=seat,
        name=player.name,
        tricks=minus(score.paradox if causer else score.tricks),
        predicted=predicted,
        group=group,
        this_round=signed(score.total),
        before=minus(before),
        total=minus(before + score.total),
        met=was_met and not causer,
        causer=causer,
    )


def _reasons(done: RoundView, players: Sequence[Player]) -> tuple[Explained, ...]:
    causer = done.paradox
    if causer is None:
        return ()
    hand = done.left[causer]
    found = []
    for number in sorted(set(hand)):
        reasons = []
        for colour in COLOURS:
            owner = done.board[row_of(colour)][number - 1]
            reasons.append(Reason(colour, owner, _reason(owner, colour, players)))
        found.append((number, hand.count(number), tuple(reasons)))
    return tuple(found)


def _reason(owner: int | None, colour: str, players: Sequence[Player]) -> str:
    if owner == BLOCKED:
        return translate("Box", "blocked at the start")
    if owner is not None:
        return translate("Box", "taken by {name}").format(name=players[owner].name)
    return translate("Box", "gave up {colour}").format(colour=colour_word(colour))


def _moment(moment: Turning, players: Sequence[Player]) -> str:
    if moment.kind == "given-up":
        return translate(
            "Box", "{name} declared {other} when {colour} was led: {colour} given up."
        ).format(
            name=players[moment.seat].name,
            other=colour_word(moment.other),
            colour=colour_word(moment.colour),
        )
    text = (
        translate("Box", "{name} filled {colour} {number}: nothing is left for the {number}.")
        if moment.last
        else translate("Box", "{name} filled {colour} {number}: one cell left for the {number}.")
    )
    return text.format(
        name=players[moment.seat].name,
        colour=colour_word(moment.colour),
        number=moment.number,
    )


def bonus_line(done: RoundView, player: Player) -> str:
    """Return what a seat's round came to, as a line beside its token."""
    seat = player.seat
    limit = bonus_up_to(len(done.tricks))
    won = translate("Box", "%n trick(s)", "", done.tricks[seat])
    if limit is not None:
        said = won
    else:
        said = translate("Box", "{won} of {predicted} predicted").format(
            won=won, predicted=done.predictions[seat]
        )
    if done.scores[seat].bonus:
        return translate("Box", "{name}: {won}, and {bonus} for the group").format(
            name=player.name, won=said, bonus=signed(done.scores[seat].bonus)
        )
    return translate("Box", "{name}: {won}, no bonus").format(name=player.name, won=said)
