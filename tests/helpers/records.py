"""Records of the tiny game, made in one line."""

from catgames_desktop.bots.policy import RandomPolicy
from catgames_desktop.model.record import FORMAT, Header, MatchSetup, Record, SeatSetup
from catgames_desktop.model.timeline import play_out
from tests.helpers.tiny import TINY


def setup(*levels: str | None, seed: str = "tuna", open_table: bool = False, length: str = "short"):
    """Return a set-up with a person for each None and a bot for each level."""
    names = ("Ana", "Ben", "Cora", "Duda")
    return MatchSetup(
        game="tiny",
        options={"length": length},
        seats=tuple(
            SeatSetup(name=name, level=level) for name, level in zip(names, levels, strict=False)
        ),
        seed=seed,
        open_table=open_table,
    )


def header(*levels: str | None, **more) -> Header:
    return Header(format=FORMAT, rules=TINY.rules, match=setup(*levels, **more))


def finished(seed: str = "tuna", length: str = "short", players: int = 2) -> Record:
    """Return the record of a match that bots have played."""
    head = header(*["random"] * players, seed=seed, length=length)
    record, _ = play_out(TINY, head, [RandomPolicy()] * players)
    return record
