"""Which hands of a game counted, for the result page."""

from __future__ import annotations

from meldhouse.game import Game
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.messages import Message, fact

LAST = {fact("score-unadded", why=why): fact("counted-last", why=why) for why in ("bidders-out", "won-before")}


def counted(game: Game) -> Message | None:
    """“Hands 1 and 3 counted. Hand 2 didn’t: everyone passed.” None while the game goes on."""
    if not game.is_over:
        return None
    hows = {number: hand.slip.how for number, hand in enumerate(game.hands, start=1)}
    last = [LAST[reason] for reason in dict.fromkeys(one.reason for one in game.hands[-1].entries) if reason in LAST]
    added = tuple(number for number, how in hows.items() if how not in UNCOUNTED)
    told = []
    if last:  # it counted in part at most, and has a sentence of its own
        if whole := tuple(number for number in added if number != len(hows)):
            told.append(fact("counted-full", hands=whole))
    elif len(added) == len(hows):
        told.append(fact("counted-all", hands=len(hows)))
    else:
        told.append(fact("counted-some", hands=added))
    told += [
        fact("counted-not", hands=tuple(number for number, how in hows.items() if how == why), why=why)
        for why in dict.fromkeys(how for how in hows.values() if how in UNCOUNTED)
    ]
    return fact("counted", parts=(*told, *last))
