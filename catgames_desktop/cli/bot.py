"""``catgames bot``: be the bot process."""

import argparse
import sys
from collections.abc import Mapping

from catgames_desktop.bots.process import BotServer, step_back
from catgames_desktop.cli.common import INTERRUPTED, OK, Verbs
from catgames_desktop.model.game import Game


def add(verbs: Verbs, games: Mapping[str, Game]) -> None:
    """Enter the verb."""
    one = verbs.add_parser("bot", help="answer requests on standard input (docs/bot-protocol.md)")
    one.set_defaults(run=_bot)


def _bot(_: argparse.Namespace, games: Mapping[str, Game]) -> int:
    step_back()
    answers = sys.stdout.buffer
    # Whatever a bot prints must not get between the answers.
    sys.stdout = sys.stderr
    try:
        BotServer(games, log=sys.stderr).serve(sys.stdin.buffer, answers)
    except KeyboardInterrupt:
        return INTERRUPTED
    return OK
