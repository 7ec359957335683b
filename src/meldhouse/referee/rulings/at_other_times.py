"""What is said after the remedies: what it will cost later, and what it would be at another moment."""

from __future__ import annotations

import msgspec

from meldhouse.game.phases.melding import shows_owed
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.counts import offenders
from meldhouse.referee.cases.kinds import singles_aces_out
from meldhouse.referee.cases.narrowing import has_vain_aces, lead_by_another
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, cited, follows, when
from meldhouse.referee.rulings.prices import clause_of_renege, price_of_renege
from meldhouse.referee.rulings.remedies import partners_of, pays, remedied, who_of
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.refereeing import HouseRule
from meldhouse.rulebooks.trouble import trouble_fact

NOT_THEIR_LEAD = Outcome(fact("ruling-not-their-lead"))


def at_other_times(book: Book, case: Case, house: HouseRule) -> Outcomes:
    """What else to say; empty where there is nothing to add."""
    return (
        *_which_first(book, case, house),
        *_paid_at_the_end(book, case, house),
        *before_play(book, case),
        *_meld_before_play(book, case),
        *once_it_must_be_known(book, case),
        *_too_many_to_pull(book, case, house),
        *_not_their_lead(case),
        *_to_be_told(book, case),
        *touched_costs(book, case),
        *_by_no_bidder(book, case),
        *_given_the_bid(book, case, house),
    )


def _which_first(book: Book, case: Case, house: HouseRule) -> Outcomes:
    """Who says which of several face-up pieces is played first, where the book settles that."""
    clause, several = book.cite("open-choice"), "face-up" in house.remedies and len(case.pieces) > 1
    if clause is None or not several or case.kind not in ("piece_dropped", "piece_shown"):
        return ()
    return follows(fact("ruling-which-first", who=who_of(book, case)), clause=clause)


def _paid_at_the_end(book: Book, case: Case, house: HouseRule) -> Outcomes:
    """A wrong count that is played on with costs its points after the hand."""
    later = book.rulings.count_end
    if not case.kind.startswith("count_") or "play-on" not in house.remedies or "penalty" not in later.remedies:
        return ()
    return (when(fact("ruling-at-the-end"), cited(pays(book, offenders(book, case), later), later.clause)),)


def _too_many_to_pull(book: Book, case: Case, house: HouseRule) -> Outcomes:
    """Where the counts are not given, also what follows if a player has to pull more than allowed."""
    if "pull" not in house.remedies or not house.most or case.counts:
        return ()
    dealt = cited(remedied(book, case, house, ("redeal",)), house.beyond)
    return (when(fact("ruling-if-more-pulled", most=house.most), dealt),)


def _not_their_lead(case: Case) -> Outcomes:
    """A lead by anyone but the winner is out of turn, whatever still lies there; a table has seen whose it was."""
    return (NOT_THEIR_LEAD,) if case.kind == "five_up" and case.trick is None else ()


def _by_no_bidder(book: Book, case: Case) -> Outcomes:
    """A first lead before trump was named is the bidder's; by anybody else it may be a renege."""
    if case.kind != "trump_unnamed" or case.bidder is not None or case.trick is not None or not case.by:
        return ()
    other = lead_by_another(book)
    if book.tricks.first_lead != "bidder" or "renege" not in getattr(book.rulings, other).remedies:
        return ()
    return follows(fact("ruling-without-the-bid", who=case.by, what=trouble_fact(other)))


def _to_be_told(book: Book, case: Case) -> Outcomes:
    """Trumps laid away may be announced until the first lead; a table knows whether it has been made."""
    if case.kind != "discard_declared" or case.in_time is not None or case.trick is not None or case.caller is not None:
        return ()
    return follows(fact("ruling-may-still-tell"), clause=book.cite("discard-told-late"))


def touched_costs(book: Book, case: Case) -> Outcomes:
    """Where a touched piece must be played in any case, the price if that is a renege."""
    if case.kind not in ("piece_touched", "touched_kept") or "play-it" not in book.rulings.piece_touched.remedies:
        return ()
    price = price_of_renege(book, case.slip, case.by[0] if case.by else None)
    return (when(fact("ruling-if-touched-reneges"), cited(price, clause_of_renege(book, case.slip))),)


def _given_the_bid(book: Book, case: Case, house: HouseRule) -> Outcomes:
    """Where a silenced dealer is set if everybody passes: said while the dealer and the outcome are not given."""
    if not may_be_dropped(book, case, house):
        return ()
    wrong = "score-silenced-wrong" if case.kind != "bid_early" else "score-silenced"
    told = fact("ruling-silenced-dealer", partner=partners_of(book, case), bid=book.auction.minimum)
    return follows(told, clause=book.cite(wrong) or book.cite("score-silenced"))


def may_be_dropped(book: Book, case: Case, house: HouseRule) -> bool:
    """Whether the bid may still fall to a dealer silenced by partner's bid. Where a bid stands (the one before it, or
    the offender's own first one), somebody has it."""
    if "silence-partner" not in house.remedies or book.auction.silenced_dealer != "set":
        return False
    if case.slip is not None or case.counts:  # a table knows all hands and who deals
        return False
    return case.kind in ("bid_early", "bid_wrong", "bid_passed") and not case.over


def before_play(book: Book, case: Case) -> Outcomes:
    """Where aces have their own rule, one that falls before the first lead costs more than any other piece."""
    house = book.rulings.aces_exposed
    if not (_may_be_before_play(book, case) and house.points and has_vain_aces(book, case)):
        return ()
    still_played = case.called == "during"  # after the hand only the payment is left
    remedies = house.remedies if still_played else tuple(one for one in house.remedies if one == "penalty")
    answered = remedied(book, msgspec.structs.replace(case, kind="aces_exposed"), house, remedies)
    return (when(fact("ruling-before-lead-ace"), cited(answered, house.clause)),)


def _meld_before_play(book: Book, case: Case) -> Outcomes:
    """Aces that must be laid anyway cost nothing."""
    if not _may_be_before_play(book, case) or has_vain_aces(book, case) or not shows_owed(book, case.pieces):
        return ()
    return follows(fact("ruling-before-lead-owed"), clause=book.cite("meld-compulsory"))


def _may_be_before_play(book: Book, case: Case) -> bool:
    """Whether pieces may have been seen before the first lead, under rules that single out aces."""
    return case.kind in ("piece_dropped", "piece_shown") and case.trick is None and singles_aces_out(book)


def once_it_must_be_known(book: Book, case: Case) -> Outcomes:
    """A question allowed at first may not be asked anymore, and asking about one suit is asking about trump."""
    house = book.rulings.trump_asked_late
    if case.kind not in ("trump_asked", "suit_asked") or case.trick is not None or book.trump.shown == "always":
        return ()
    if case.in_time:
        return ()
    if house.remedies == getattr(book.rulings, case.kind).remedies:
        return ()
    over = case.called != "during"
    remedies = tuple(remedy for remedy in house.remedies if not over or remedy != "play-on")
    late = remedied(book, msgspec.structs.replace(case, kind="trump_asked_late"), house, remedies)
    condition = fact(
        "ruling-once-known",
        first="trick" if book.trump.shown == "first-trick" else "lead",
        over=yes(over),
        suit=yes(case.kind == "suit_asked"),
    )
    return (when(condition, cited(late, house.clause)),)
