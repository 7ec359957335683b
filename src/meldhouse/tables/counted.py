"""Which hands of a game counted, in a sentence for those who look at its result."""

from __future__ import annotations

from meldhouse.game import Game
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.messages import fact
from meldhouse.rulebooks.describe import joined

WHY_NOT = {
    "passed-out": "everybody passed",
    "void": "it was struck out",
    "misdealt": "it was misdealt",
    "broken-off": "it was broken off",
}
LAST = {
    fact(
        "score-unadded", why="bidders-out"
    ): "Of the last hand only what the bidding side made was added: it was out first.",
    fact("score-unadded", why="won-before"): "The last hand itself was not added: the game was won before it was over.",
}


def counted_in_words(game: Game) -> str:
    """“Hands 1 and 3 counted. Hand 2 did not: everybody passed.” Nothing while the game goes on."""
    if not game.is_over:
        return ""
    hows = {number: hand.slip.how for number, hand in enumerate(game.hands, start=1)}
    last = [LAST[reason] for reason in dict.fromkeys(one.reason for one in game.hands[-1].entries) if reason in LAST]
    counted = [number for number, how in hows.items() if how not in UNCOUNTED]
    if last:  # it counted in part at most, and has a sentence of its own
        whole = [number for number in counted if number != len(hows)]
        told = [f"{_named(whole)} counted in full."] if whole else []
    elif len(counted) == len(hows):
        told = [f"All {len(hows)} hands counted." if len(hows) > 1 else "The one hand counted."]
    else:
        told = [f"{_named(counted)} counted."]
    for why, words in WHY_NOT.items():
        if numbers := [number for number, how in hows.items() if how == why]:
            told.append(f"{_named(numbers)} did not: {words}.")
    return " ".join(told + last)


def _named(numbers: list[int]) -> str:
    return f"Hand{'s' * (len(numbers) != 1)} {joined([str(number) for number in numbers])}"
