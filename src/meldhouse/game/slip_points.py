"""Whether the meld, the take and the tricks of a slip can be so in this house."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import gcd

from meldhouse.game.melds import possible_meld_totals
from meldhouse.game.seats import Seating, Side, seating_of
from meldhouse.game.slip_endings import awards
from meldhouse.game.slip_kinds import PLAYED, WITHOUT_TRUMP, cited
from meldhouse.game.slip_tricks import laid_away_at_most, trick_faults, tricks_won
from meldhouse.game.slips import Slip
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault, about
from meldhouse.rulebooks.most_meld import most_meld, surely_possible


def meld_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    if not book.has_meld:
        if any(slip.meld.values()):
            yield about("meld", "there is no meld in this game.")
        return
    sound = True
    for fault in _each_meld(book, slip, seating):
        sound = False
        yield fault
    if sound:
        yield from _all_meld(book, slip, seating)
        yield from _trump_marriage(book, slip, seating)


def _each_meld(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    trumped = slip.how not in WITHOUT_TRUMP
    for side, points in slip.meld.items():
        hands = len(seating.members[side])
        # The measure may lie a little above the truth, so it is not told.
        if points > surely_possible(book) and points > most_meld(book, hands, trump=trumped):
            whose = f"{'one hand' if hands == 1 else 'two hands'} of {book.deal.hand} {book.words.pieces}"
            of_it = "" if trumped else ", with no trump named"
            yield about(f"meld.{side}", f"{points} is more than {whose} can hold here{of_it}.")
        elif not possible_meld_totals(book, hands, trump=trumped) >> points & 1:
            yield about(f"meld.{side}", f"no combination of this house's melds adds up to {points}.")


def _all_meld(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """All sides share one pack: what one has laid the others cannot have."""
    trumped = slip.how not in WITHOUT_TRUMP
    together, hands = sum(slip.meld.values()), len(seating.seats)
    if together <= surely_possible(book):
        return
    alone = max(most_meld(book, len(members), trump=trumped) for members in seating.members.values())
    if together > alone and together > most_meld(book, hands, trump=trumped):
        pack = f"the {len(book.pack)} {book.words.pieces} of one pack"
        yield about("meld", f"{sum_of(slip.meld)} = {together}, more than {pack} can make for all together.")


def _trump_marriage(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """Where trump needs a marriage and it is laying it that counts, the bidder's side has melded that much."""
    if slip.bidder is None or slip.how in WITHOUT_TRUMP:
        return
    if not (book.trump.marriage and book.trump.laying == "governs" and book.meld.royal):
        return
    side = seating.side[slip.bidder]
    least, points = min(book.meld.royal[0], *(book.meld.run[:1] or book.meld.royal[:1])), slip.meld.get(side, 0)
    if points < least:
        laid = f"the bidder laid a marriage to name trump, so {side} melded at least {least}, not {points}"
        yield cited(book, f"meld.{side}", laid, "meld-trump", "trump-marriage")


def take_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    if slip.how != "played" and slip.unplayed:
        yield about(
            "unplayed", f"only a hand that was played to its end can have {book.words.trick}s that nobody could play."
        )
    elif not 0 <= slip.unplayed < book.deal.hand:
        yield about("unplayed", f"expected from 0 to {book.deal.hand - 1} {book.words.trick}s, got {slip.unplayed}.")
    if slip.how not in PLAYED:
        if any(slip.take.values()):
            yield about("take", f"a hand that ended with “{slip.how}” was not played out, so nobody's take counts.")
        return
    missing = [side for side in seating.sides if side not in slip.take]
    if missing:
        are = "is" if len(missing) == 1 else "are"
        yield about("take", f"say what each side took; {' and '.join(missing)} {are} missing.", code="unsaid")
        return
    yield from _sums(book, slip, seating)
    if slip.how != "awarded":
        yield from trick_faults(book, slip, seating)
    yield from _unknown(book, slip, seating)


def _sums(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    total, taken = book.points_in_play, sum(slip.take.values())
    unit = reduce(gcd, (*book.tricks.counters.values(), book.tricks.last, book.tricks.each), 0)
    for side, points in slip.take.items():
        if unit > 1 and points % unit:
            yield cited(book, f"take.{side}", f"{points} is not a multiple of {unit}", "take-total")
    least = total if book.kitty.counts else total - book.deal.kitty * max(book.worth.values())
    if slip.how == "stopped":
        yield from _stopped(book, slip, seating, taken)
    elif not least <= taken <= total:
        yield cited(book, "take", f"{sum_of(slip.take)} = {taken}, but a hand holds {total} points", "take-total")
    callers_won = any(slip.tricks.get(side, 0) for side, points in slip.take.items() if not points)
    if slip.how == "awarded" and awards(book) and (total not in slip.take.values() or callers_won):
        every = f"a hand is awarded only to a side that has every {book.words.trick}, with all {total} points"
        yield cited(book, "how", every, "score-awarded", "renege-spoiled")
    won = sum(slip.tricks.values())
    complete = slip.how in ("played", "claimed") and len(slip.tricks) == len(seating.sides)
    if won > book.deal.hand or (complete and won + slip.unplayed != book.deal.hand):
        yield about("tricks", f"{sum_of(slip.tricks)} = {won}, but a hand has {book.deal.hand} {book.words.trick}s.")


def _stopped(book: Book, slip: Slip, seating: Seating, taken: int) -> Iterator[Fault]:
    assert slip.bidder is not None
    assert slip.bid is not None
    side, total = seating.side[slip.bidder], book.points_in_play
    need = book.needed(slip.bid)
    if taken > total:
        yield cited(book, "take", f"{sum_of(slip.take)} = {taken}, but a hand holds {total} points", "take-total")
    elif slip.take[side] < need and taken - slip.take[side] <= total - need:
        yield cited(book, "how", "the hand was stopped before it was made or set", "stop-undecided")


def _unknown(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """What the house must know and the take does not tell."""
    for key, side in untold_tricks(book, slip, seating):
        if not saving_is_unknown(book, slip, side):
            many = f"say how many {book.words.trick}s {side} won; the bonus is for all of them."
            yield about(f"{key}.{side}", many, code="unsaid")
            continue
        question = won_trick_question(book, counter=key == "counter_tricks")
        yield about(f"{key}.{side}", f"{side} took {slip.take[side]}; {question}", code="won-trick")


def won_trick_question(book: Book, *, counter: bool) -> str:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> won_trick_question(load_book("st-hilary"), counter=True)
    'did they win a trick with a counter?'
    """
    return f"did they win a {book.words.trick}{' with a counter' if counter else ''}?"


def untold_tricks(book: Book, slip: Slip, seating: Seating) -> Iterator[tuple[str, Side]]:
    """Under which field, and of which side, a number of tricks is still needed."""
    by_tricks = book.scoring.all_points_bonus and book.scoring.all_points_by == "tricks"
    for side in seating.sides:
        has_all = by_tricks and slip.take.get(side) == book.points_in_play
        if has_all and side not in tricks_won(book, slip):
            yield "tricks", side
        elif saving_is_unknown(book, slip, side):
            yield "counter_tricks" if book.scoring.save_trick == "counter" else "tricks", side


def saving_is_unknown(book: Book, slip: Slip, side: Side) -> bool:
    """The house asks for a trick to save meld, there is meld to save, or a take that is lost with it, and the slip does
    not say. Where the bidders are set with their meld as well as without it, nothing hangs on that."""
    bidding = slip.bidder is not None and seating_of(book).side[slip.bidder] == side
    rule = ("any" if book.scoring.bidder_trick else "none") if bidding else book.scoring.save_trick
    meld, take = slip.meld.get(side, 0), slip.take.get(side, 0)
    loses_take = not bidding and book.scoring.unsaved_take == "lost" and side not in slip.spoiled
    if rule == "none" or not (meld or (take and loses_take)):
        return False
    if bidding and _is_set_anyway(book, slip, meld, take):
        return False
    if rule == "any":
        return take <= laid_away_at_most(book, slip, side) and side not in tricks_won(book, slip)
    return 0 < take <= book.tricks.last and side not in slip.counter_tricks


def _is_set_anyway(book: Book, slip: Slip, meld: int, take: int) -> bool:
    rules = book.scoring
    return slip.bid is not None and (take < max(rules.bidder_save, rules.bidder_take) or meld + take < slip.bid)


def sum_of(parts: dict[Side, int]) -> str:
    return " + ".join(f"{side} {points}" for side, points in parts.items())
