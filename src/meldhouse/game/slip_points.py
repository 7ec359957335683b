"""Whether the meld, take and tricks of a slip are possible in this house."""

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
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.checking.most_meld import most_meld, surely_possible
from meldhouse.rulebooks.reading.faults import Fault, about


def meld_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    if not book.has_meld:
        if any(slip.meld.values()):
            yield about("meld", fact("slip-no-meld"))
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
        # The bound may be a little too high, so it is not shown.
        if points > surely_possible(book) and points > most_meld(book, hands, trump=trumped):
            too_much = fact(
                "slip-meld-hands", points=points, hands=hands, size=book.deal.hand, trump="yes" if trumped else "no"
            )
            yield about(f"meld.{side}", too_much)
        elif not possible_meld_totals(book, hands, trump=trumped) >> points & 1:
            yield about(f"meld.{side}", fact("slip-meld-sum", points=points))


def _all_meld(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """All sides share one pack: what one laid, the others cannot have."""
    trumped = slip.how not in WITHOUT_TRUMP
    together, hands = sum(slip.meld.values()), len(seating.seats)
    if together <= surely_possible(book):
        return
    alone = max(most_meld(book, len(members), trump=trumped) for members in seating.members.values())
    if together > alone and together > most_meld(book, hands, trump=trumped):
        too_much = fact("slip-meld-pack", parts=parts_of(slip.meld), points=together, size=len(book.pack))
        yield about("meld", too_much)


def _trump_marriage(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """Where trump needs a marriage that must be laid, the bidder's side has at least that much meld."""
    if slip.bidder is None or slip.how in WITHOUT_TRUMP:
        return
    if not (book.trump.marriage and book.trump.laying == "governs" and book.meld.royal):
        return
    side = seating.side[slip.bidder]
    least, points = min(book.meld.royal[0], *(book.meld.run[:1] or book.meld.royal[:1])), slip.meld.get(side, 0)
    if points < least:
        laid = fact("slip-trump-marriage", side=side, least=least, points=points)
        yield cited(book, f"meld.{side}", laid, "meld-trump", "trump-marriage")


def take_faults(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    if slip.how != "played" and slip.unplayed:
        yield about("unplayed", fact("slip-unplayed-never"))
    elif not 0 <= slip.unplayed < book.deal.hand:
        yield about("unplayed", fact("slip-unplayed-range", most=book.deal.hand - 1, found=slip.unplayed))
    if slip.how not in PLAYED:
        if any(slip.take.values()):
            yield about("take", fact("slip-no-take"))
        return
    missing = [side for side in seating.sides if side not in slip.take]
    if missing:
        sides = tuple(fact("a-side", side=side) for side in missing)
        yield about("take", fact("slip-say-take", sides=sides), code="unsaid")
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
            yield cited(book, f"take.{side}", fact("slip-not-a-multiple", points=points, unit=unit), "take-total")
    least = total if book.kitty.counts else total - book.deal.kitty * max(book.worth.values())
    if slip.how == "stopped":
        yield from _stopped(book, slip, seating, taken)
    elif not least <= taken <= total:
        yield cited(book, "take", _not_the_total(book, slip), "take-total")
    callers_won = any(slip.tricks.get(side, 0) for side, points in slip.take.items() if not points)
    if slip.how == "awarded" and awards(book) and (total not in slip.take.values() or callers_won):
        every = fact("slip-awarded-all", total=total)
        yield cited(book, "how", every, "score-awarded", "renege-spoiled")
    won = sum(slip.tricks.values())
    complete = slip.how in ("played", "claimed") and len(slip.tricks) == len(seating.sides)
    if won > book.deal.hand or (complete and won + slip.unplayed != book.deal.hand):
        yield about("tricks", fact("slip-tricks-sum", parts=parts_of(slip.tricks), won=won, total=book.deal.hand))


def _stopped(book: Book, slip: Slip, seating: Seating, taken: int) -> Iterator[Fault]:
    assert slip.bidder is not None
    assert slip.bid is not None
    side, total = seating.side[slip.bidder], book.points_in_play
    need = book.needed(slip.bid)
    if taken > total:
        yield cited(book, "take", _not_the_total(book, slip), "take-total")
    elif slip.take[side] < need and taken - slip.take[side] <= total - need:
        yield cited(book, "how", fact("slip-undecided"), "stop-undecided")


def _unknown(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    """What the house must know that the take does not tell."""
    for key, side in untold_tricks(book, slip, seating):
        if not saving_is_unknown(book, slip, side):
            yield about(f"{key}.{side}", fact("slip-say-tricks", side=side), code="unsaid")
            continue
        question = won_trick_question(counter=key == "counter_tricks")
        took = fact("slip-won-trick-of", side=side, take=slip.take[side], question=question)
        yield about(f"{key}.{side}", took, code="won-trick")


def won_trick_question(*, counter: bool) -> Message:
    return fact("slip-won-trick", counter="yes" if counter else "no")


def untold_tricks(book: Book, slip: Slip, seating: Seating) -> Iterator[tuple[str, Side]]:
    """The field and the side for which a number of tricks is still needed."""
    by_tricks = book.scoring.all_points_bonus and book.scoring.all_points_by == "tricks"
    for side in seating.sides:
        has_all = by_tricks and slip.take.get(side) == book.points_in_play
        if has_all and side not in tricks_won(book, slip):
            yield "tricks", side
        elif saving_is_unknown(book, slip, side):
            yield "counter_tricks" if book.scoring.save_trick == "counter" else "tricks", side


def saving_is_unknown(book: Book, slip: Slip, side: Side) -> bool:
    """Whether the slip lacks needed tricks: the house asks for a trick to save meld, and there is meld (or a take lost
    with it) to save. False if the bidders are set either way."""
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


def _not_the_total(book: Book, slip: Slip) -> Message:
    taken = sum(slip.take.values())
    return fact("slip-take-total", parts=parts_of(slip.take), taken=taken, total=book.points_in_play)


def parts_of(sums: dict[Side, int]) -> tuple[Message, ...]:
    """What each side has, as a list."""
    return tuple(fact("slip-part", side=side, number=number) for side, number in sums.items())
