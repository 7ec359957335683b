"""What must be noticed while the hand is on: once its score is written down, nothing is left to do."""

from __future__ import annotations

import msgspec

from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.at_other_times import before_play, once_it_must_be_known
from meldhouse.referee.rulings.outcomes import Outcome
from meldhouse.referee.rulings.ruling import Ruling, answer, asked_first, by_remedies, house_for, rule
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import HERE_OFFICIAL

STANDS: dict[str, tuple[str, ...]] = {
    "deal": ("shuffle_", "cut_", "packet_wrong", "machine_skipped", "reshuffle_asked", "deal_exposed", "draw_early",
             "misdeal_again", "redeal_called", "wrong_dealer"),
    "bidding": ("bid_", "pass_early"),
    "meld": ("meld_early", "meld_late", "meld_aces", "meld_stray", "meld_trump", "aces_exposed"),
    "play": (
        "trump_misspoken", "trump_unnamed", "contract_wrong", "pass_count", "pass_peeked", "discard_count", "lead_",
        "wrong_table", "play_early", "played_to", "piece_", "two_pieces", "open_kept", "touched_kept", "five_up",
        "trump_asked", "suit_asked",
    ),
}  # fmt: skip
"""The part of the hand each kind belongs to, by how its name begins."""
OUTLASTS = frozenset(("renege", "penalty", "mark-to-others", "official", "declare-renege"))
"""Remedies that do not need the pieces on the table; a renege has a deadline of its own."""


NUMBERS = ("count_unseen", "count_seen", "count_first", "count_play")
"""Wrong counts by the moment they are found; anything found later counts as found at the end."""


@asked_first
def too_late(book: Book, case: Case) -> Ruling | None:
    """A hand that is over and scored stands as it was dealt, bid and played."""
    if case.called == "during":
        return None
    if case.kind in NUMBERS:
        return _at_the_end(book, msgspec.structs.replace(case, kind="count_end", in_time=None))
    costs = case.kind == "misdeal_again" and "penalty" in book.rulings.count_end.remedies
    numbers = case.counts or case.kitty is not None
    if costs or (numbers and case.kind in ("misdeal_again", "redeal_called")):  # the offender's own count was not wrong
        ended = msgspec.structs.replace(case, kind="count_end", by=(), caller=None, pieces=(), in_time=None)
        return _at_the_end(book, ended)
    part = next((part for part, names in STANDS.items() if case.kind.startswith(names)), None)
    if part is None:
        return None
    house = house_for(book, case)
    left = tuple(remedy for remedy in house.remedies if remedy in OUTLASTS) if part != "bidding" else ()
    if "renege" in left or (part == "deal" and "hand-void" in house.remedies):  # voided even then
        return None
    if house == HERE_OFFICIAL and part == "deal" and book.match.sheet == "agreed":  # what both agreed to fills a gap
        left = ()
    played = fact("ruling-hand-played", part=part)
    if not left:
        codes = ("sheet-closed",) if book.match.sheet == "agreed" else ()
        found = answer(book, case, played, *codes, hand="over")
        return found.followed(*before_play(book, case), *once_it_must_be_known(book, case))
    if case.kind == "wrong_table":  # by then, cards had been dealt
        case = msgspec.structs.replace(case, in_time=False)
    found = by_remedies(book, case, msgspec.structs.replace(house, remedies=left))
    if "official" in left:  # then it may not stand
        return found
    return msgspec.structs.replace(found.preceded(Outcome(played)), hand="over")


def _at_the_end(book: Book, case: Case) -> Ruling:
    """Nothing is pulled or dealt again, but the penalty for a wrong count at the end still applies."""
    found = rule(book, case)
    played = Outcome(fact("ruling-hand-played", part="deal"))
    return found.preceded(played) if "penalty" in found.remedies else found
