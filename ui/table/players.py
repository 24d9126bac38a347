"""The seats as the ui shows them: names, cats, levels, and how each stands."""

from collections.abc import Sequence

from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Seat, View
from ui.art.palette import FAMILIES
from ui.i18n import translate
from ui.table.game_ui import GameUi, Player
from ui.table.seats_bar import SeatState


def players_of(match: Match) -> tuple[Player, ...]:
    """Return the seats of a match; whoever chose no cat gets the family of that number."""
    colours = match.setup.setup.colours
    return tuple(
        Player(
            seat=info.seat,
            name=_name(match, info.seat, info.name),
            colour=colours[info.seat] if info.seat < len(colours) else FAMILIES[info.seat],
            bot=info.bot,
            level=info.level,
        )
        for info in match.players
    )


def _name(match: Match, seat: Seat, name: str) -> str:
    """Return the name; a bot is called so, a person stays one even while a bot plays for them."""
    if match.setup.seats[seat].level is None:
        return name
    return translate("Players", "Bot {name}").format(name=name)


def seat_states(
    match: Match,
    game_ui: GameUi,
    players: Sequence[Player],
    view: View,
    thinking: Seat | None,
) -> list[SeatState]:
    """Return what the seats bar shows of all seats.

    Args:
        match: the match.
        game_ui: the game's words.
        players: the seats.
        view: the View on the screen; only what is public of it is asked for.
        thinking: the seat whose bot is at work, or None.
    """
    asked = None if match.read_only else view.actor
    return [
        SeatState(
            player=player,
            facts=tuple(game_ui.seat_facts(view, player.seat)),
            word=game_ui.seat_state(view, player.seat),
            on_turn=player.seat == asked,
            here=player.seat == asked and not player.bot,
            thinking=player.seat == thinking and player.seat == asked,
            stand_in=player.bot and match.setup.seats[player.seat].level is None,
        )
        for player in players
    ]
