"""``catgames check-bot``: does a bot of somebody's own speak the protocol?"""

import argparse
import sys
from collections.abc import Mapping

from catgames_desktop.cli.bot_talk import BotFault
from catgames_desktop.cli.common import OK, WRONG, InputError, Verbs, find_game, positive
from catgames_desktop.cli.examination import Examination
from catgames_desktop.cli.positions import positions
from catgames_desktop.model.game import Game


def add(verbs: Verbs, games: Mapping[str, Game]) -> None:
    """Enter the verb."""
    one = verbs.add_parser("check-bot", help="check that a bot speaks docs/bot-protocol.md")
    one.add_argument("--game", action="append", metavar="GAME", help="a game it plays (all)")
    one.add_argument("--seconds", type=float, default=10.0, metavar="S", help="for an answer (10)")
    one.add_argument("--positions", type=positive, default=40, metavar="N", help="a game (40)")
    one.add_argument("--level", default="medium", help="the level it is asked for (medium)")
    one.add_argument("command", nargs=argparse.REMAINDER, metavar="CMD [ARGS...]")
    one.set_defaults(run=_check_bot)


def _check_bot(arguments: argparse.Namespace, games: Mapping[str, Game]) -> int:
    command = arguments.command
    if command[:1] == ["--"]:  # only says that the options end there
        command = command[1:]
    if not command:
        raise InputError("The command that starts the bot is missing.")
    if not 0 < arguments.seconds <= 3600:
        raise InputError("--seconds is a number above 0, up to 3600.")
    names = dict.fromkeys(arguments.game or games)
    asked = {name: positions(find_game(name, games), arguments.positions) for name in names}
    exam = Examination(command, arguments.seconds, arguments.level, asked)
    code = OK
    for name, check in exam.checks():
        try:
            told = check()
        except BotFault as fault:
            code = WRONG
            print(f"FAILED  {name}: {fault}", flush=True)
            if not exam.answers:
                print("        All other checks need that one.", flush=True)
                break
        else:
            print(f"ok      {name}{told}", flush=True)
    if code == WRONG and exam.complaints:
        print("The last lines of its standard error:", file=sys.stderr)
        print(*(f"    {line}" for line in exam.complaints), sep="\n", file=sys.stderr)
    return code
