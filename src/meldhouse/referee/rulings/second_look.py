"""What turns out to be in order, or to fall under another rule, once it is known what was shown, by whom and when.

Only for descriptions: a table that has seen it already knows.
"""

from __future__ import annotations

import msgspec

from meldhouse.game import seating_of, trick_order
from meldhouse.game.melds import AROUNDS, marriages, times_around
from meldhouse.game.phases.counting import is_weak
from meldhouse.game.phases.melding import DOUBLE
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.counts import offenders
from meldhouse.referee.cases.kinds import singles_aces_out
from meldhouse.referee.cases.narrowing import has_vain_aces, strays
from meldhouse.referee.rulings.board import lacks_marriage
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, cited, follows, other_readings, when
from meldhouse.referee.rulings.remedies import official, pays
from meldhouse.referee.rulings.ruling import (
    Ruling,
    answer,
    by_clause,
    by_remedies,
    finds_in_order,
    house_for,
    ruling_on,
)
from meldhouse.referee.rulings.sheets import scoring_table
from meldhouse.referee.rulings.timing import (
    called_for_numbers,
    laid_away,
    laid_away_by,
    passed_late,
)
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes

NOTHING_WRONG = fact("ruling-nothing-wrong")


def _nothing_wrong(book: Book, case: Case, why: Message) -> Ruling:
    return answer(book, case, follows(NOTHING_WRONG, why), house=house_for(book, case))


@finds_in_order("meld_stray")
def stray(book: Book, case: Case) -> Ruling | None:
    """The pieces are meld after all."""
    if not case.pieces or strays(book, case):
        return None
    aces = [piece for piece in case.pieces if piece in AROUNDS["aces"]]
    twice = singles_aces_out(book) and len(set(aces)) < len(aces) and times_around(case.pieces, "aces") < DOUBLE
    about = "meld-stray-aces" if twice else ""
    return answer(book, case, follows(NOTHING_WRONG, fact("ruling-are-meld")), about=about)


@finds_in_order("meld_owed_late")
def owed_with_vain_aces(book: Book, case: Case) -> Ruling | None:
    """Compulsory meld came too late, with an ace beside it that cannot be declared: both are wrong."""
    if not (case.pieces and singles_aces_out(book) and has_vain_aces(book, case)):
        return None
    owed, house = ruling_on(book, case), book.rulings.meld_aces
    aces = by_remedies(book, msgspec.structs.replace(case, kind="meld_aces", laid="late"), house)
    cost = when(fact("ruling-ace-beside"), cited(pays(book, case.by, house), house.clause))
    others = tuple(dict.fromkeys((*owed.alternatives, *other_readings(book, "meld-late"))))
    entries = (*owed.entries, *aces.entries)
    return msgspec.structs.replace(
        owed.followed(cost), entries=entries, alternatives=others, logged=aces.logged or owed.logged
    )


@finds_in_order("meld_trump")
def without_marriage(book: Book, case: Case) -> Ruling | None:
    """A marriage was laid after all, or these rules need none to name trump."""
    suits = tuple(marriages(case.pieces))
    if not suits and book.trump.marriage:
        return None
    if not suits or book.trump.laying == "no":
        why, code = fact("ruling-no-marriage-needed"), "page-no-marriage"
    elif len(suits) > 1:
        why, code = fact("ruling-first-marriage-of", suits=suits), "meld-trump"
    elif book.trump.laying == "governs":
        why, code = fact("ruling-first-marriage", suit=suits[0]), "meld-trump"
    else:
        why, code = fact("ruling-marriage-unnamed", suit=suits[0]), "trump-marriage"
    first = () if why.id == "ruling-no-marriage-needed" else (NOTHING_WRONG,)
    return answer(book, case, follows(*first, why), code, "trump-marriage", about=case.kind)


@finds_in_order("no_marriage")
def with_marriage(book: Book, case: Case) -> Ruling | None:
    """The bidder has a marriage after all."""
    suits = tuple(marriages(case.pieces))
    if not suits or not book.trump.marriage:
        return None
    said = follows(NOTHING_WRONG, fact("ruling-has-marriage", suits=suits))
    return answer(book, case, said, "trump-marriage", "trump-choice")


def _passed_by_others(book: Book, case: Case) -> Ruling | None:
    """Only the bidder and partner pass."""
    side, bidder = seating_of(book).side, case.bidder
    off = {side[seat] for seat in (*case.by, *offenders(book, case))}
    if bidder is not None and side[bidder] not in off and off:
        return answer(book, case, fact("ruling-only-bidders-pass", who=bidder), "pass-side")
    return None


@finds_in_order("pass_count")
def passed(book: Book, case: Case) -> Ruling | None:
    """The right number was passed, or it came from players who pass nothing."""
    if (none := _passed_by_others(book, case)) is not None:
        return none
    right = len(case.pieces) == book.exchange.count or (bool(case.counts) and not offenders(book, case))
    if right:
        return _nothing_wrong(book, case, fact("ruling-passed-here", count=book.exchange.count))
    return passed_late(book, case)


@finds_in_order("pass_peeked")
def seen_in_sequence(book: Book, case: Case) -> Ruling | None:
    """Where partner passes first, the bidder looks before passing back."""
    if book.exchange.form != "sequence":
        return None
    said = follows(NOTHING_WRONG, fact("ruling-partner-first"))
    return answer(book, case, said, "pass-order", "pass-count")


@finds_in_order("redeal_called")
def weak(book: Book, case: Case) -> Ruling | None:
    """The hand shows whether there was a right to a new deal; or the counts do."""
    if case.counts or case.kitty is not None:
        return called_for_numbers(book, case)
    if not book.deal.weak_nines:
        return None
    if case.in_time is not False and len(case.pieces) != book.deal.hand:
        weak_hand = fact("ruling-nines-right", nines=book.deal.weak_nines, late=yes(not case.in_time))
        return answer(book, case, weak_hand, "redeal-nines", about=case.kind, hand="stopped")
    if len(case.pieces) != book.deal.hand:
        return None
    if is_weak(book, case.pieces) and case.in_time:
        said = follows(NOTHING_WRONG, fact("ruling-gives-redeal"), fact("ruling-remedy", remedy="redeal"))
        return answer(book, case, said, "redeal-nines", remedies=("redeal",), hand="dealt-again")
    remedies = house_for(book, case).remedies
    if is_weak(book, case.pieces):
        if case.in_time is None:
            until = fact("ruling-redeal-until")
            return answer(book, case, until, "redeal-late", about=case.kind, hand="stopped")
        return answer(book, case, fact("ruling-redeal-past"), "redeal-late", about=case.kind, remedies=remedies)
    none = fact("ruling-not-weak", nines=book.deal.weak_nines)
    return answer(book, case, none, "redeal-nines", about=case.kind, remedies=remedies)


@finds_in_order("contract_wrong")
def allowed_contract(book: Book, case: Case) -> Ruling | None:
    """Only the bidder names trump; or the contract named is allowed after all."""
    if (none := misspoken(book, case)) is not None:
        return none
    if case.trump is None:
        if book.trump.marriage and case.has_marriage is False:
            raise CaseError(fact("case-trump-named"))
        return None
    seen = case.trump in marriages(case.pieces)
    if seen and case.has_marriage is False:
        raise CaseError(fact("case-marriage-shown", trump=case.trump))
    held = case.has_marriage or seen
    if book.trump.marriage and not held:
        return lacks_marriage(book, case, case.trump)
    said = follows(NOTHING_WRONG, fact("ruling-may-be-named", trump=case.trump))
    return answer(book, case, said, "trump-choice")


@finds_in_order("discard_count")
def discarded(book: Book, case: Case) -> Ruling | None:
    """The right number was laid away."""
    if laid_away_by(book, case) == book.deal.kitty:
        return _nothing_wrong(book, case, fact("ruling-discarded-here", count=book.deal.kitty))
    return laid_away(book, case)


@finds_in_order("discard_declared")
def declared(book: Book, case: Case) -> Ruling | None:
    """No trump was laid away, so there was none to announce; or there is still time."""
    if case.in_time:
        return answer(book, case, fact("ruling-may-still-tell"), "discard-told-late")
    if not case.pieces or case.trump is None:
        return None
    trumps = trick_order(book, case.trump).members[case.trump]
    laid = any(piece in trumps for piece in case.pieces)
    return None if laid else _nothing_wrong(book, case, fact("ruling-no-trump-there"))


@finds_in_order("trump_misspoken")
def misspoken(book: Book, case: Case) -> Ruling | None:
    """Trump was named by a player other than the bidder."""
    if case.bidder is None or not case.by or case.bidder in case.by:
        return None
    return answer(book, case, fact("ruling-only-bidder-names", who=case.bidder), "trump-bidder")


@finds_in_order("meld_value", "count_end", "trick_taken", "trick_taken_led", "trick_taken_late")
def found_late(book: Book, case: Case) -> Ruling | None:
    """Meld called for more or less than it is worth, a wrong count, or a false trick, found once the score was
    written."""
    if case.kind == "meld_value" and case.in_time is False:  # only the sheet can have made it too late
        return _past_the_sheet(book, case) or found_late(
            book, msgspec.structs.replace(case, called="scored", in_time=None)
        )
    if case.kind == "meld_value" and case.in_time is None and case.called == "during":  # give both answers
        now = by_remedies(book, case, house_for(book, case))
        late = found_late(book, msgspec.structs.replace(case, in_time=False))
        return now.followed(when(fact("ruling-later"), late.outcomes)) if late else now
    if case.called == "during" or "renege" in house_for(book, case).remedies:
        return None
    if case.kind == "count_end" and book.match.sheet == "signed":  # a penalty applies until both have signed
        return None
    if book.match.sheet == "open":
        gap = fact("ruling-score-gap", official=official(book), written="yes")
        return answer(book, case, gap, "play-stopped", remedies=("official",), hand="stopped")
    if book.match.sheet == "signed":
        value = case.kind == "meld_value"
        remedies = ("true-value",) if value else ("give-back",)
        counts = fact("ruling-true-value" if value else "ruling-trick-counts", until="signed")
        return answer(book, case, counts, "sheet-closed", remedies=remedies, hand="over")
    return answer(book, case, fact("ruling-agreed-stays"), "sheet-closed", hand="over")


def _past_the_sheet(book: Book, case: Case) -> Ruling | None:
    """Where both sides sign the sheet, this is too late, being after that."""
    if book.match.sheet != "signed":
        return None
    found = answer(book, case, fact("ruling-signed-closed"), "sheet-closed", hand="over")
    return found.followed(*scoring_table(book))


@finds_in_order("old_trick")
def seen_again(book: Book, case: Case) -> Ruling | None:
    """Where tricks are closed only from a certain bid up: that bid, a lower one, or one that is not given."""
    closed, bid = book.tricks.closed_from, case.slip.bid if case.slip is not None else None
    if closed is None:
        return _last_seen(book, case) if book.tricks.review == "last-trick" and case.in_time is not False else None
    if bid is not None and bid >= closed:
        return None
    lower = answer(book, case, fact("ruling-look-under", bid=closed), "look-under")
    if bid is not None:
        return lower
    wrong = by_remedies(book, case, house_for(book, case))
    return lower.followed(when(fact("ruling-from-bid", bid=closed), wrong.outcomes))


def _last_seen(book: Book, case: Case) -> Ruling:
    """The last trick may be seen until the next piece is played; an older one, or later, is another matter."""
    may: Outcomes = (Outcome(fact("ruling-last-seen"), book.cite("review-late")),)
    if talk := book.cite("review-talk"):
        may += (Outcome(fact("ruling-look-in-silence"), talk),)
    if case.in_time:
        return by_clause(book, case, (Outcome(NOTHING_WRONG), *may), book.cite("review-late"))
    wrong = by_remedies(book, case, house_for(book, case))
    older = when(fact("ruling-older-trick"), wrong.outcomes)
    return msgspec.structs.replace(wrong, outcomes=(*may, older))


@finds_in_order("wrong_table")
def before_the_deal(book: Book, case: Case) -> Ruling | None:
    """A player at the wrong table, found before anything was dealt, where only that costs points."""
    house = house_for(book, case)
    if not case.in_time or "penalty" not in house.remedies:
        return None
    return answer(book, case, fact("ruling-right-seats"), house=house)
