"""What turns out to be in order, or to be for another rule, once somebody says what was shown, by whom and when.

A table that has seen it knows that already.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, seating_of, trick_order
from meldhouse.game.melds import AROUNDS, marriages, times_around
from meldhouse.game.phases.counting import is_weak
from meldhouse.game.phases.melding import DOUBLE
from meldhouse.referee.bid_rulings import bid_over, silenced, talked
from meldhouse.referee.board_rulings import lacks_marriage
from meldhouse.referee.broken_clauses import of_clause
from meldhouse.referee.by_the_moment import (
    called_for_numbers,
    dealt_by_another,
    laid_away,
    laid_away_by,
    laid_in_time,
    misdealt_again,
    no_machine,
    passed_late,
)
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.narrowing import has_vain_aces, singles_aces_out, strays
from meldhouse.referee.numbers import offenders
from meldhouse.referee.rulings import Ruling, answer, by_clause, by_remedies, house_for, ruling_on
from meldhouse.referee.sheet_rulings import scoring_table
from meldhouse.referee.wording import after_colon, cited, pays, words_for
from meldhouse.referee.words import CHANGED_UNTIL, joined
from meldhouse.rulebooks import Book


def _nothing_wrong(book: Book, case: Case, why: str) -> Ruling:
    return answer(book, case, f"Nothing is wrong: {why}.", house=house_for(book, case))


def stray(book: Book, case: Case) -> Ruling | None:
    """Pieces that are meld."""
    if not case.pieces or strays(book, case):
        return None
    aces = [piece for piece in case.pieces if piece in AROUNDS["aces"]]
    twice = singles_aces_out(book) and len(set(aces)) < len(aces) and times_around(case.pieces, "aces") < DOUBLE
    about = "meld-stray-aces" if twice else ""
    return answer(book, case, f"Nothing is wrong: these {book.words.pieces} are meld.", about=about)


def owed_with_vain_aces(book: Book, case: Case) -> Ruling | None:
    """Meld that must be laid came too late, with an ace beside it that cannot be declared: both are wrong."""
    if not (case.pieces and singles_aces_out(book) and has_vain_aces(book, case)):
        return None
    owed, house = ruling_on(book, case), book.rulings.meld_aces
    aces = by_remedies(book, msgspec.structs.replace(case, kind="meld_aces", laid="late"), house)
    cost = cited(f"Beside that an ace lies there that cannot be declared: {pays(book, case.by, house)}.", house.clause)
    others = tuple(dict.fromkeys((*owed.alternatives, *book.other_readings("meld-late"))))
    entries = (*owed.entries, *aces.entries)
    return msgspec.structs.replace(
        owed, text=f"{owed.text} {cost}", entries=entries, alternatives=others, logged=aces.logged or owed.logged
    )


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


def with_marriage(book: Book, case: Case) -> Ruling | None:
    """The bidder has a marriage after all."""
    suits = [CONTRACT_NAMES[suit] for suit in marriages(case.pieces)]
    if not suits or not book.trump.marriage:
        return None
    text = f"Nothing is wrong: that is a marriage, and he names {' or '.join(suits)}."
    return answer(book, case, text, "trump-marriage", "trump-choice")


def _passed_by_others(book: Book, case: Case) -> Ruling | None:
    """Only the bidder and his partner pass."""
    side, bidder = seating_of(book).side, case.bidder
    off = {side[seat] for seat in (*case.by, *offenders(book, case))}
    if bidder is not None and side[bidder] not in off and off:
        text = f"Only the bidder, {SEAT_NAMES[bidder]}, and his partner pass {book.words.pieces}: what the others have "
        return answer(book, case, f"{text}passed goes back to the hands it came from.", "pass-side")
    return None


def passed(book: Book, case: Case) -> Ruling | None:
    """As many as should be passed, or by those who pass nothing."""
    if (none := _passed_by_others(book, case)) is not None:
        return none
    right = len(case.pieces) == book.exchange.count or (bool(case.counts) and not offenders(book, case))
    if right:
        return _nothing_wrong(book, case, f"{book.exchange.count} {book.words.pieces} are passed here")
    return passed_late(book, case)


def seen_in_sequence(book: Book, case: Case) -> Ruling | None:
    """Where partner passes first, the bidder looks before he passes back."""
    if book.exchange.form != "sequence":
        return None
    text = "Nothing is wrong: partner passes first, and the bidder looks before he passes back."
    return answer(book, case, text, "pass-order", "pass-count")


def weak(book: Book, case: Case) -> Ruling | None:
    """The hand shows whether there was a right to a new deal; or the numbers do."""
    if case.counts or case.kitty is not None:
        return called_for_numbers(book, case)
    if not book.deal.weak_nines:
        return None
    if case.in_time is not False and len(case.pieces) != book.deal.hand:
        other = "any other hand gives none" if case.in_time else "any other hand, or a later call, gives none"
        text = (
            f"Before the bidding {book.deal.weak_nines} nines and no meld give a right to a new {book.words.deal}; "
            f"{other}, and then the hand goes on."
        )
        return answer(book, case, text, "redeal-nines", about=case.kind, hand="stopped")
    if len(case.pieces) != book.deal.hand:
        return None
    if is_weak(book, case.pieces) and case.in_time:
        text = (
            f"Nothing is wrong: that hand gives a right to a new {book.words.deal}, and the same {{dealer}} {{deals}}."
        )
        text = text.format_map(words_for(book, case))
        return answer(book, case, text, "redeal-nines", remedies=("redeal",), hand="dealt-again")
    if is_weak(book, case.pieces):
        right, none = f"a right to a new {book.words.deal} until somebody has bid or passed", "and the hand goes on"
        if case.in_time is None:
            text = f"That hand gives {right}; after that there is none, {none}."
            return answer(book, case, text, "redeal-late", about=case.kind, hand="stopped")
        text = f"There is no new {book.words.deal}, {none}: that hand gave {right}."
        return answer(book, case, text, "redeal-late", about=case.kind, remedies=house_for(book, case).remedies)
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
    seen = case.trump in marriages(case.pieces)
    if seen and case.has_marriage is False:
        named = f"The king and queen of {CONTRACT_NAMES[case.trump]} are among these {book.words.pieces}"
        raise CaseError(f"{named}; leave them out, or leave out that the bidder does not hold them.")
    held = case.has_marriage or seen
    if book.trump.marriage and not held:
        return lacks_marriage(book, case, CONTRACT_NAMES[case.trump])
    return answer(book, case, f"Nothing is wrong: {CONTRACT_NAMES[case.trump]} may be named here.", "trump-choice")


def discarded(book: Book, case: Case) -> Ruling | None:
    """As many as should be laid away."""
    if laid_away_by(book, case) == book.deal.kitty:
        return _nothing_wrong(book, case, f"{book.deal.kitty} {book.words.pieces} are laid away here")
    return laid_away(book, case)


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
    if case.kind == "meld_value" and case.in_time is False:  # then nothing but the sheet can have been too late
        return _past_the_sheet(book, case) or found_late(
            book, msgspec.structs.replace(case, called="scored", in_time=None)
        )
    if case.kind == "meld_value" and case.in_time is None and case.called == "during":  # then both answers are told
        now = by_remedies(book, case, house_for(book, case))
        late = found_late(book, msgspec.structs.replace(case, in_time=False))
        return msgspec.structs.replace(now, text=f"{now.text} Later: {after_colon(late.text)}") if late else now
    if case.called == "during" or "renege" in house_for(book, case).remedies:
        return None
    if case.kind == "count_end" and book.match.sheet == "signed":  # a penalty is one until both have signed
        return None
    if book.match.sheet == "open":
        who = book.officials.chain[0]
        text = f"The score is written down, and the paper does not say until when it may be changed: the {who} decides."
        return answer(book, case, text, "play-stopped", remedies=("official",), hand="stopped")
    if book.match.sheet == "signed":
        value = case.kind == "meld_value"
        counts = "What was shown counts what it is worth" if value else f"The {book.words.trick} counts for its winners"
        remedies = ("true-value",) if value else ("give-back",)
        text = f"{counts}, {CHANGED_UNTIL['signed']}."
        return answer(book, case, text, "sheet-closed", remedies=remedies, hand="over")
    text = "Both sides have agreed to the score of that hand, and it is written down; it stays as it is."
    return answer(book, case, text, "sheet-closed", hand="over")


def _past_the_sheet(book: Book, case: Case) -> Ruling | None:
    """Where both sides sign, what is too late comes after that."""
    if book.match.sheet != "signed":
        return None
    text = "Both sides have signed the sheet, and the players may not change it any more."
    found = answer(book, case, text, "sheet-closed", hand="over")
    return msgspec.structs.replace(found, text=f"{found.text} {scoring_table(book)}")


def seen_again(book: Book, case: Case) -> Ruling | None:
    """Where played pieces are closed only from a certain bid on: that bid, a lower one, or one that nobody tells."""
    closed, bid = book.tricks.closed_from, case.slip.bid if case.slip is not None else None
    if closed is None:
        return _last_seen(book, case) if book.tricks.review == "last-trick" and case.in_time is not False else None
    if bid is not None and bid >= closed:
        return None
    lower = answer(book, case, f"Below a bid of {closed} anybody may look at what has been played.", "look-under")
    if bid is not None:
        return lower
    wrong = by_remedies(book, case, house_for(book, case))
    return msgspec.structs.replace(lower, text=f"{lower.text} From {closed} on: {after_colon(wrong.text)}")


def _last_seen(book: Book, case: Case) -> Ruling:
    """The last trick may be seen until the next piece is played; an older one, or later, is another matter."""
    words = book.words
    may = cited(f"The last {words.trick} may be seen until the next {words.piece} is played.", book.cite("review-late"))
    if book.cite("review-talk"):
        may += f" {cited('Nobody says anything while it is looked at.', book.cite('review-talk'))}"
    if case.in_time:
        return by_clause(book, case, f"Nothing is wrong. {may}", book.cite("review-late"))
    wrong = by_remedies(book, case, house_for(book, case))
    return msgspec.structs.replace(wrong, text=f"{may} After that, or an older one: {after_colon(wrong.text)}")


def before_the_deal(book: Book, case: Case) -> Ruling | None:
    """Somebody at the wrong table, found before anything was dealt, where only that costs points."""
    house = house_for(book, case)
    if not case.in_time or "penalty" not in house.remedies:
        return None
    return answer(book, case, "It costs nothing: the players take their right seats before the deal.", house=house)


IN_ORDER: dict[str, Callable[[Book, Case], Ruling | None]] = {
    "meld_stray": stray,
    "meld_owed_late": owed_with_vain_aces,
    "meld_trump": without_marriage,
    "no_marriage": with_marriage,
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
    "bid_talk": talked,
    "bid_early": silenced,
    "bid_passed": silenced,
    "bid_wrong": bid_over,
    "bid_changed": silenced,
    "conduct": of_clause,
    "wrong_table": before_the_deal,
    "misdeal_again": misdealt_again,
    "machine_missing": no_machine,
    "machine_refused": no_machine,
    "wrong_dealer": dealt_by_another,
    "discard_forgotten": laid_in_time,
}
"""An answer of None: it is as it was called."""
