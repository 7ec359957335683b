"""What turns out to be in order, or to be for another rule, once somebody says what was shown, by whom and when.

A table that has seen it knows that already.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, seating_of, trick_order
from meldhouse.game.bids import bid_refusal, price
from meldhouse.game.melds import marriages
from meldhouse.game.phases.counting import is_weak
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.narrowing import strays
from meldhouse.referee.numbers import offenders
from meldhouse.referee.prices import meld_missing, scored, told
from meldhouse.referee.rulings import Ruling, answer, by_remedies, house_for, ruling_on
from meldhouse.referee.wording import after_colon, words_for
from meldhouse.referee.words import CHANGED_UNTIL, joined
from meldhouse.rulebooks import Book, is_rung


def _nothing_wrong(book: Book, case: Case, why: str) -> Ruling:
    return answer(book, case, f"Nothing is wrong: {why}.", house=house_for(book, case))


def stray(book: Book, case: Case) -> Ruling | None:
    """Pieces that are meld."""
    if not case.pieces or strays(book, case):
        return None
    return answer(book, case, f"Nothing is wrong: these {book.words.pieces} are meld.")


def without_marriage(book: Book, case: Case) -> Ruling | None:
    """A marriage was laid after all, or this house names trump without one."""
    suits = [CONTRACT_NAMES[suit] for suit in marriages(case.pieces)]
    if not suits and book.trump.marriage:
        return None
    if not suits or book.trump.laying == "no":
        why, code = "trump is named, and the bidder needs no marriage in it", "page-no-marriage"
    elif len(suits) > 1:
        why, code = (
            f"of {joined(suits)} the one that was laid first is trump; of two at once, the one named",
            "meld-trump",
        )
    elif book.trump.laying == "governs":
        why, code = f"that is the first marriage, and {suits[0]} are trump", "meld-trump"
    else:
        why, code = f"if nothing was named, {suits[0]} are trump", "trump-marriage"
    return answer(book, case, f"Nothing is wrong: {why}.", code, "trump-marriage", about=case.kind)


def passed(book: Book, case: Case) -> Ruling | None:
    """As many as should be passed."""
    right = len(case.pieces) == book.exchange.count or (bool(case.counts) and not offenders(book, case))
    return _nothing_wrong(book, case, f"{book.exchange.count} {book.words.pieces} are passed here") if right else None


def seen_in_sequence(book: Book, case: Case) -> Ruling | None:
    """Where partner passes first, the bidder looks before he passes back."""
    if book.exchange.form != "sequence":
        return None
    text = "Nothing is wrong: partner passes first, and the bidder looks before he passes back."
    return answer(book, case, text, "pass-order", "pass-count")


def weak(book: Book, case: Case) -> Ruling | None:
    """The hand shows whether there was a right to a new deal."""
    if not book.deal.weak_nines or len(case.pieces) != book.deal.hand:
        return None
    if is_weak(book, case.pieces) and case.in_time:
        text = (
            f"Nothing is wrong: that hand gives a right to a new {book.words.deal}, and the same {{dealer}} {{deals}}."
        )
        text = text.format_map(words_for(book, case))
        return answer(book, case, text, "redeal-nines", remedies=("redeal",), hand="dealt-again")
    if is_weak(book, case.pieces):
        text = f"That hand gives a right to a new {book.words.deal} until somebody has bid or passed; after that, none."
        return answer(book, case, text, "redeal-late", about=case.kind)
    text = (
        f"It takes {book.deal.weak_nines} nines and no meld: there is no new {book.words.deal}, and the hand goes on."
    )
    return answer(book, case, text, "redeal-nines", about=case.kind, remedies=house_for(book, case).remedies)


def allowed_contract(book: Book, case: Case) -> Ruling | None:
    """Whoever has not the bid names nothing; or what was named is played here after all."""
    if (none := misspoken(book, case)) is not None:
        return none
    if case.trump is None:
        return None
    return answer(book, case, f"Nothing is wrong: {CONTRACT_NAMES[case.trump]} may be named here.", "trump-choice")


def discarded(book: Book, case: Case) -> Ruling | None:
    """As many as should be laid away."""
    right = len(case.pieces) == book.deal.kitty
    return _nothing_wrong(book, case, f"{book.deal.kitty} {book.words.pieces} are laid away here") if right else None


def declared(book: Book, case: Case) -> Ruling | None:
    """No trump was laid away, so there was none to tell; or there is still time for it."""
    if case.in_time:
        text = "Until the first lead he may still tell it, and nothing follows."
        return answer(book, case, text, "discard-told-late")
    if not case.pieces or case.trump is None:
        return None
    trumps = trick_order(book, case.trump).members[case.trump]
    laid = any(piece in trumps for piece in case.pieces)
    return None if laid else _nothing_wrong(book, case, f"no trump is among these {book.words.pieces}")


def misspoken(book: Book, case: Case) -> Ruling | None:
    """Trump was named by somebody who has none to name."""
    if case.bidder is None or not case.by or case.bidder in case.by:
        return None
    who = SEAT_NAMES[case.bidder]
    return answer(book, case, f"It does not count: only the bidder, {who}, names trump.", "trump-bidder")


def found_late(book: Book, case: Case) -> Ruling | None:
    """Meld told for more or less than it is worth, a wrong count, or a false trick, found when the score was written
    down."""
    if case.called == "during" or "renege" in house_for(book, case).remedies:
        return None
    if case.kind == "count_end" and book.match.sheet == "signed":  # a penalty is one until both have signed
        return None
    if book.match.sheet == "open":
        who = book.officials.chain[0]
        text = f"The score is written down, and the paper does not say until when it may be changed: the {who} decides."
        return answer(book, case, text, "play-stopped", remedies=("official",))
    if book.match.sheet == "signed":
        value = case.kind == "meld_value"
        counts = "What was shown counts what it is worth" if value else f"The {book.words.trick} counts for its winners"
        remedies = ("true-value",) if value else ("give-back",)
        return answer(book, case, f"{counts}, {CHANGED_UNTIL['signed']}.", "sheet-closed", remedies=remedies)
    text = "Both sides have agreed to the score of that hand, and it is written down; it stays as it is."
    return answer(book, case, text, "sheet-closed")


def seen_again(book: Book, case: Case) -> Ruling | None:
    """Where played pieces are closed only from a certain bid on: that bid, a lower one, or one that nobody tells."""
    closed, bid = book.tricks.closed_from, case.slip.bid if case.slip is not None else None
    if closed is None or (bid is not None and bid >= closed):
        return None
    lower = answer(book, case, f"Below a bid of {closed} anybody may look at what has been played.", "look-under")
    if bid is not None:
        return lower
    wrong = by_remedies(book, case, house_for(book, case))
    return msgspec.structs.replace(lower, text=f"{lower.text} From {closed} on: {after_colon(wrong.text)}")


def not_owed(book: Book, case: Case) -> Ruling | None:
    """Nobody called it, and what was held need not have been laid, or was nothing."""
    if case.caller is None and case.in_vain:
        return answer(book, case, "Nothing was found that he had held: it is no renege, and play goes on.")
    if case.offence != "aces" or not case.pieces or case.caller is not None:
        return None
    text = f"These {book.words.pieces} need not be laid: it is no renege, and play goes on."
    return answer(book, case, text, "meld-compulsory")


def talked(book: Book, case: Case) -> Ruling | None:
    """Beside the words, the bid itself is none of the house's bids, or its maker could not bid any more."""
    if case.bid is None or (is_rung(book.auction, case.bid) and not case.out_of_bidding):
        return None
    bid = ruling_on(book, msgspec.structs.replace(case, kind="bid_wrong"))
    talk = by_remedies(book, case, house_for(book, case))
    return msgspec.structs.replace(
        bid,
        text=f"{bid.text} The words beside it: {after_colon(talk.text)}",
        remedies=tuple(dict.fromkeys((*bid.remedies, *talk.remedies))),
        hand=talk.hand,
        logged=bid.logged or talk.logged,
    )


def silenced(book: Book, case: Case) -> Ruling | None:
    """The dealer was given the bid although his partner's bid had silenced him, where that sets his side."""
    house, slip = house_for(book, case), case.slip
    partners = [seating_of(book).partner[seat] for seat in case.by]
    given = slip is not None and slip.dropped and slip.bidder in partners
    if slip is None or not given or "silence-partner" not in house.remedies or book.auction.silenced_dealer != "set":
        return None
    ended = msgspec.structs.replace(slip, how="silenced", trump=None, wrong_bid=case.kind != "bid_early")
    codes = ("score-silenced-wrong", "score-silenced") if ended.wrong_bid else ("score-silenced",)
    text = f"{{partner}} may not bid, and so may not take the bid of {slip.bid} either: his side is set on it."
    text = text.format_map(words_for(book, case))
    missing = meld_missing(book, slip)
    entries = () if missing else scored(book, ended)
    if missing:
        floor = book.scoring.save_meld
        text += f" The others get {slip.bid}, and their meld{f' if it is {floor} or more' if floor else ''}."
    else:
        text += f" {told(entries)}"
    return answer(
        book, case, text, *codes, about=case.kind, entries=entries, hand="over", remedies=("void",), logged=True
    )


def bid_over(book: Book, case: Case) -> Ruling | None:
    """Where it is told what stood before it, whether it is a wrong bid at all."""
    if case.bid is None or case.over is None or case.out_of_bidding:
        return silenced(book, case)
    if case.over and not is_rung(book.auction, case.over):
        raise CaseError(f"{case.over} is no bid of this house, so nobody bids over it.")
    if (refusal := bid_refusal(book, case.over or None, case.bid)) is None:
        over = f" over {price(book, case.over)}" if case.over else ""
        text = f"Nothing is wrong: {price(book, case.bid)} may be bid{over}."
        return answer(book, case, text, "bid-step", "bid-higher", "bid-minimum")
    found = silenced(book, case) or ruling_on(book, case)
    return msgspec.structs.replace(found, text=f"{refusal.text} {found.text}")


def of_clause(book: Book, case: Case) -> Ruling | None:
    """Conduct that a clause of its own names."""
    if not case.clause:
        return None
    return by_remedies(book, case, msgspec.structs.replace(house_for(book, case), clause=case.clause))


def before_the_deal(book: Book, case: Case) -> Ruling | None:
    """Somebody at the wrong table, found before anything was dealt, where only that costs points."""
    house = house_for(book, case)
    if not case.in_time or "penalty" not in house.remedies:
        return None
    return answer(book, case, "It costs nothing: the players take their right seats before the deal.", house=house)


IN_ORDER: dict[str, Callable[[Book, Case], Ruling | None]] = {
    "meld_stray": stray,
    "meld_trump": without_marriage,
    "pass_count": passed,
    "pass_peeked": seen_in_sequence,
    "redeal_called": weak,
    "contract_wrong": allowed_contract,
    "discard_count": discarded,
    "discard_declared": declared,
    "trump_misspoken": misspoken,
    "meld_value": found_late,
    "count_end": found_late,
    "trick_taken": found_late,
    "trick_taken_led": found_late,
    "trick_taken_late": found_late,
    "old_trick": seen_again,
    "renege_unproven": not_owed,
    "bid_talk": talked,
    "bid_early": silenced,
    "bid_wrong": bid_over,
    "bid_changed": silenced,
    "conduct": of_clause,
    "wrong_table": before_the_deal,
}
"""An answer of None: it is as it was called."""
