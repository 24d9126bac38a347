"""What the curtain says about a match: whose turn it is, what comes next, who has chosen."""

from collections.abc import Sequence

from catgames_desktop.controller.match import Match
from catgames_desktop.model.game import Seat, View
from ui.i18n import translate
from ui.table.curtain import CurtainSeat, CurtainText
from ui.table.game_ui import GameTable, GameUi, Player


def curtain_text(
    match: Match, game_ui: GameUi, table: GameTable, players: Sequence[Player]
) -> CurtainText:
    """Return the text for the seat that the computer must be passed to.

    The game is asked with the spectator's View alone, so that nothing secret can get in.
    """
    seat = match.curtain
    assert seat is not None, "there is a curtain only before somebody"
    view = match.view_of(None)
    return CurtainText(
        player=players[seat],
        place=f"{game_ui.title()} · {game_ui.phase_title(view)}",
        sentence=game_ui.curtain_text(view, players),
        seats=tuple(_seat(player, seat, view, game_ui, table) for player in players),
    )


def _seat(player: Player, now: Seat, view: View, game_ui: GameUi, table: GameTable) -> CurtainSeat:
    if player.seat == now:
        return CurtainSeat(player, translate("Curtain", "now"), now=True)
    match table.has_chosen(player.seat):
        case True:
            return CurtainSeat(player, translate("Curtain", "done"), done=True)
        case False:
            return CurtainSeat(player, translate("Curtain", "later"))
        case _:
            return CurtainSeat(player, game_ui.seat_state(view, player.seat))
