"""Why the desk, a scorekeeper or a player is refused. The words are in the catalog `refusals-desk.ftl`."""

from __future__ import annotations

from meldhouse.game import Refusal, Refused
from meldhouse.messages import Arg, Message, Voice
from meldhouse.rulebooks import Book

CITED_FOR = {
    "form-started": "event-rounds",
    "form-entry": "event-pairs",
    "names": "event-pairs",
    "division": "event-pairs",
    "refund-out": "event-refund",
    "drawn": "event-movement",
    "rounds-done": "event-rounds",
    "round-open": "event-movement",
    "seating": "event-sizes",
    "arrange-size": "event-sizes",
    "arrange-pairs": "event-sizes",
    "arrange-threes": "event-threes",
    "arrange-matches": "event-movement",
    "arrange-moved": "event-movement",
    "arrange-stay": "event-stay",
    "arrange-top": "event-top",
    "arrange-again": "event-partners",
    "arrange-sits": "event-movement",
    "minutes": "event-clock",
    "clock": "event-clock",
    "playoff-early": "event-rank",
    "playoff-bracket": "event-rank",
    "not-tied": "event-rank",
    "replace-early": "late-replaced",
    "book": "event-book",
    "locked": "sheet-closed",
    "agreed": "sheet-closed",
    "agree-done": "sheet-closed",
    "time": "event-time",
    "result-draw": "event-tie",
    "result-level": "event-tie",
    "result-short": "game-target",
    "result-over": "game-target",
    "result-both": "game-bidder-first",
    "result-open": "game-target",
    "unfinished": "event-hands",
    "tied": "event-tie",
    "digest": "sheet-total",
    "forfeit-in": "sheet-closed",
    "charged": "renege-fine",
    "which-charged": "renege-fine",
    "charged-side": "renege-fine",
    "charged-twice": "renege-fine",
    "penalty-closed": "game-target",
}
"""Rules that a club may have a clause for, by what is refused."""


def no(book: Book | None, code: str, /, **facts: Arg) -> Refusal:
    """The refusal `code`, with the club's clause if it has one; a paper is never cited for what it does not say."""
    cite = CITED_FOR.get(code)
    clause = book.cite(cite) if book is not None and cite is not None else None
    by_paper = clause is None or book is None or cite is None or book.by_paper(cite)
    return Refusal(code, Message(f"no-{code}", facts), clause, cited="paper" if by_paper else "custom")


class Unfit(Refused):
    """Something that cannot be read, planned, paid or printed; in a traceback, it is in English."""

    def __str__(self) -> str:
        return Voice().say(self.message)


class SentenceRefusal(Refusal, frozen=True):
    """One of several sentences, each with its own period and clause."""

    @property
    def whole(self) -> Message:
        return self.message
