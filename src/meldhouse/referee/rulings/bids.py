"""Bids in a description: whether one was wrong at all, what stood before it, and a side set because a bid silenced its
dealer."""

from __future__ import annotations

import msgspec

from meldhouse.game import Refusal, Slip, seating_of
from meldhouse.game.bids import bid_refusal, step_code
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.narrowing import singles_passed_out
from meldhouse.referee.rulings.board import no_marriage_dropped, of_a_dropped_bid
from meldhouse.referee.rulings.outcomes import follows, other_readings, quoted, when
from meldhouse.referee.rulings.prices import meld_missing, scored, told
from meldhouse.referee.rulings.remedies import partners_of
from meldhouse.referee.rulings.ruling import Ruling, answer, by_remedies, finds_in_order, house_for, rules_on, ruling_on
from meldhouse.rulebooks import Book, is_rung, next_rung
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.ladder import bid_fact


@finds_in_order("bid_talk")
def talked(book: Book, case: Case) -> Ruling | None:
    """Besides the talk, the bid itself is not a legal amount, or its maker could not bid anymore."""
    if case.bid is None or (is_rung(book.auction, case.bid) and not case.out_of_bidding):
        return None
    passed = is_rung(book.auction, case.bid) and singles_passed_out(book)
    bid = ruling_on(book, msgspec.structs.replace(case, kind="bid_passed" if passed else "bid_wrong"))
    talk = by_remedies(book, case, house_for(book, case))
    return msgspec.structs.replace(
        bid.followed(when(fact("ruling-the-remark"), talk.outcomes)),
        remedies=tuple(dict.fromkeys((*bid.remedies, *talk.remedies))),
        hand=talk.hand,
        logged=bid.logged or talk.logged,
    )


@finds_in_order("bid_early", "bid_passed", "bid_changed")
def silenced(book: Book, case: Case) -> Ruling | None:
    """The bid fell to the dealer although partner's bid had silenced the dealer, where that sets their side."""
    house, slip = house_for(book, case), case.slip
    partners = [seating_of(book).partner[seat] for seat in case.by]
    if slip is None or not slip.dropped or "silence-partner" not in house.remedies:
        return None
    if case.kind == "bid_changed" or case.over:
        raise CaseError(fact("case-bid-stands"))
    if slip.bidder not in partners or book.auction.silenced_dealer != "set":
        return _taken_by_dealer(book, case, slip)
    ended = msgspec.structs.replace(slip, how="silenced", trump=None, wrong_bid=case.kind != "bid_early")
    codes = ("score-silenced-wrong", "score-silenced") if ended.wrong_bid else ("score-silenced",)
    bid = bid_fact(book, slip.bid or book.auction.dropped_at)
    said = follows(fact("ruling-silenced-set", partner=partners_of(book, case), bid=bid))
    missing = meld_missing(book, slip)
    entries = () if missing else scored(book, ended)
    said += follows(fact("ruling-others-bid-meld", bid=bid, floor=book.scoring.save_meld)) if missing else told(entries)
    return answer(
        book, case, said, *codes, about=case.kind, entries=entries, hand="over", remedies=("void",), logged=True
    )


def _taken_by_dealer(book: Book, case: Case, slip: Slip) -> Ruling:
    """Everybody has passed since, so nobody has a turn left at which to be penalized."""
    assert slip.bidder is not None
    bid, house = bid_fact(book, slip.bid or book.auction.dropped_at), house_for(book, case)
    said = fact("ruling-taken-by-dealer", void=yes("void" in house.remedies), who=slip.bidder, bid=bid)
    barred = slip.bidder in [seating_of(book).partner[seat] for seat in case.by]
    codes, about = ("bid-dropped", "all-pass"), case.kind if barred else ""
    return answer(book, case, said, *codes, about=about, remedies=house.remedies[:1], logged=True)


@finds_in_order("bid_wrong")
def bid_over(book: Book, case: Case) -> Ruling | None:
    """Given the bid before it, whether it is a wrong bid at all."""
    if case.bid is None or case.over is None:
        return silenced(book, case)
    if case.over and not is_rung(book.auction, case.over):
        raise CaseError(fact("case-over-no-bid", over=case.over))
    if (refusal := bid_refusal(book, case.over or None, case.bid)) is None:
        if case.out_of_bidding:  # then it is still wrong
            return silenced(book, case)
        bid = bid_fact(book, case.bid)
        fine = fact("ruling-bid-fine-over", bid=bid, over=bid_fact(book, case.over)) if case.over else None
        found = answer(book, case, fine or fact("ruling-bid-fine", bid=bid), *_legal_by(book, case.over, case.bid))
        return msgspec.structs.replace(found, alternatives=())  # those are about refused bids
    return _as_refused(book, case, refusal)


@rules_on("drop_refused")
def drop_refused(book: Book, case: Case) -> Ruling:
    """The dealer does not want the bid everybody else has left to them."""
    who, least = case.by[0] if case.by else "dealer", bid_fact(book, book.auction.dropped_at)
    forced = book.auction.all_pass == "forced"
    must = fact("ruling-must-bid", who=who) if forced else fact("ruling-must-take", who=who, bid=least)
    found = answer(book, case, must, "bid-dropped", "all-pass")
    if book.trump.marriage:
        found = found.followed(when(fact("ruling-without-marriage"), no_marriage_dropped(book)))
    if book.board.floor(dropped=True):
        found = found.followed(when(fact("ruling-without-board"), of_a_dropped_bid(book)))
    return found


def _as_refused(book: Book, case: Case, refusal: Refusal) -> Ruling:
    """What is wrong with the bid, and what follows; the ladder rule may have other readings."""
    found = silenced(book, case) or ruling_on(book, case)
    others = tuple(dict.fromkeys((*found.alternatives, *other_readings(book, refusal.code))))
    return msgspec.structs.replace(found.preceded(quoted(refusal)), alternatives=others)


def _legal_by(book: Book, over: int, bid: int) -> tuple[str, ...]:
    """The rules that allow a bid: about the opening, a jump, its stretch of the ladder."""
    first = (
        ("bid-opening", "bid-minimum") if not over else ("bid-jump",) if bid != next_rung(book.auction, over) else ()
    )
    return (*first, step_code(book, bid), "bid-step", "bid-higher", "bid-minimum")
