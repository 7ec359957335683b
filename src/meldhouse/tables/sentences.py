"""Why a table does not do what it was asked for; each sentence says what to do instead."""

from __future__ import annotations

from meldhouse.game import Refusal, Refused

SENTENCES = {
    "stale": "The table has moved on since. Look again, and decide anew.",
    "not-seated": "Only those who sit at this table can do that. Take a chair first.",
    "other-seat": "You sit at {mine}, so you cannot act for {other}.",
    "no-hand": "There is no hand on the table now.",
    "not-between": "Wait until this hand is over.",
    "chair-taken": "{name} sits there. Choose another chair.",
    "no-chair": "This table has no such chair. Its chairs are {seats}.",
    "seated": "You sit at {mine} already.",
    "waiting": "You have asked for that seat already. It is yours when this hand is over.",
    "wished": "{name} has asked for that seat already. Choose another one.",
    "turned-away": "The host said no for this hand. Ask again when it is over.",
    "nobody-waits": "Nobody is waiting for that seat any more.",
    "seen-another": "{name} has already seen {other}’s hand in this deal. Let them in from the next hand on.",
    "speak-for": "You cannot agree for {names}. Say that the table does not agree; then the host calls an official.",
    "full": "Every chair is taken. You may watch, or open a table of your own.",
    "private": "This table is private. Open one of your own, or ask the host for a link to another.",
    "playing": "A game is going on. A chair comes free when somebody leaves it.",
    "not-host": "Only the host of the table can do that.",
    "no-bot": "No bot sits there.",
    "bad-level": "Bots are {levels}; there is no “{level}”.",
    "begun": "The game has begun.",
    "nobody": "Take a chair first; then the game can begin.",
    "ready": "You have said so already. The next hand begins when everybody is ready.",
    "not-ready": "There is no hand to be ready for.",
    "dealing": "The next hand is being dealt. Wait a moment.",
    "other-deal": "That was for another deal. Reload the page if the next hand does not begin.",
    "left-out": "This deal was started over too often, so it goes on without your number. You play it all the same.",
    "wrong-number": "That is not the number your seat committed to. Reload the page; the deal will start over.",
    "no-throw-in": "You have no hand that could be thrown in.",
    "talk": "The houses want no talk in play. Say it between hands.",
    "guarded": "This table is guarded: what is not allowed cannot be done, so there is nothing for a referee.",
    "closed": "This table is closed.",
    "no-hint": "{why}",
    "hint-refereed": "At a refereed table nobody may be helped.",
    "hint-twice": "The expert is thinking about your last question still.",
    "hint-others": "Hints are for playing alone with bots; here they would be unfair to the others.",
    "unsaved": "That could not be saved, so it has not happened. Please try again in a moment.",
    "mishap": "Something went wrong here, so it has not happened. Please try again.",
    "replay-private": "This hand was played at a private table, and is for those who sat there.",
    "replay-unwatched": "The host of this table wants no watchers, so its hands are for those who sat there.",
    "replay-hands": "This table shows its hands only to those who sat there.",
    "review-twice": "The expert is still looking at another hand for you. Wait for that, and ask again.",
    "review-busy": "The expert has too many hands to look at just now. Ask again in a few minutes.",
    "review-mishap": "The expert could not finish looking at this hand. Ask again.",
    "given": "The chairs of this table are given out for you; what is to be changed is changed where it was opened.",
    "held": "{why}",
    "watching": "The host of this table wants no watchers.",
}


def no(code: str, **details: object) -> Refused:
    """To be raised."""
    return Refused(Refusal(code=code, text=SENTENCES[code].format(**details)))
