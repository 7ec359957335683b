"""Whether what somebody describes can have happened at a table of this house at all."""

from __future__ import annotations

import msgspec

from meldhouse.game import SEAT_NAMES, seating_of
from meldhouse.game.slip_checks import described_faults
from meldhouse.game.slip_tricks import fewest_tricks
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.kitty_counts import is_of_numbers
from meldhouse.referee.numbers import check_counts, is_count, offenders
from meldhouse.referee.prices import impossible
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import TROUBLE

ABOUT_KITTY = ("kitty_peeked", "discard_count", "discard_forgotten", "discard_declared")
ALONE = frozenset((
    "bid_early", "bid_wrong", "bid_changed", "bid_passed", "bid_unready", "bid_blind", "pass_early", "drop_refused",
    "trump_misspoken",
    "trump_unnamed", "discard_count", "discard_forgotten", "discard_declared", "meld_trump", "lead_unready",
    "lead_early", "play_early", "piece_touched", "two_pieces", "five_up", "trick_taken", "trick_taken_led",
    "trick_taken_late", "trump_asked", "trump_asked_late", "suit_asked", "who_played_asked", "bid_asked",
    "wrong_dealer", "misdeal_again", "redeal_asked", "redeal_called", "draw_early", "contract_wrong", "pass_peeked",
    "open_kept", "touched_kept", "claim",
))  # fmt: skip
"""What one player does, never two together."""
ONE_PIECE = (
    "trump_unnamed", "discard_forgotten", "lead_unready", "lead_early", "play_early", "five_up", "open_kept",
    "touched_kept",
)  # fmt: skip
BEGUN = (
    "count_first", "count_play", "count_end", "five_up", "trick_taken", "trick_taken_led", "trick_taken_late",
    "old_trick", "renege", "renege_unproven", "claim", "play_early", "played_to", "two_pieces", "meld_late",
    "meld_owed_late", "trump_asked_late", "open_kept", "touched_kept",
)  # fmt: skip
"""What can happen only after the first lead."""


def can_happen(book: Book, kind: str) -> bool:
    """Whether a table of this house has what it takes: a kitty, an exchange, meld, pieces that are drawn.

    >>> from meldhouse.rulebooks import load_book
    >>> can_happen(load_book("n42pa"), "meld_early"), can_happen(load_book("npa"), "meld_early")
    (False, True)
    """
    try:
        _check_table(book, Case(kind=kind))
    except CaseError:
        return False
    return True


def check(book: Book, case: Case) -> None:
    """Refuse what cannot be, with what is wrong about it."""
    if case.kind not in TROUBLE:
        raise CaseError(f"There is no “{case.kind}” to rule on.")
    check_people(book, case)
    _check_table(book, case)
    _check_pieces(book, case)
    if case.bid is not None and case.bid < 0:
        raise CaseError(f"{case.bid} is no number that anybody bids; the lowest bid here is {book.auction.minimum}.")
    _check_over(case)
    if is_count(case):
        check_counts(book, case)
        _check_blamed(book, case)
    elif case.kitty is not None and not (is_of_numbers(case) or case.kind in ("discard_count", "redeal_called")):
        raise CaseError("What lies in the kitty decides nothing about that; leave it out, or ask for count_seen.")
    if case.taken:
        check_taken(book, case.taken, over=case.kind != "claim")
        _check_every_trick(book, case)
    if (case.ruled or case.absent) and case.kind not in ("dispute", "appeal"):
        raise CaseError("What officials have ruled matters for a dispute or an appeal; leave it out.")
    if case.declared and case.kind != "renege":
        raise CaseError("What an official has declared a renege is asked for as renege.")
    if case.clause:
        _check_clause(book, case)
    slip = case.slip
    if slip is not None and case.kind == "no_marriage" and book.trump.marriage:  # then nothing can have named trump
        slip = msgspec.structs.replace(slip, how="no-marriage", trump=None)
    if slip is not None and (faults := described_faults(book, slip, begun=case.kind in BEGUN)):
        raise CaseError(impossible(faults))


def _check_over(case: Case) -> None:
    """What stood before a bid is told of a wrong one, and of one that is known."""
    if case.over is None:
        return
    if case.kind != "bid_wrong":
        raise CaseError("What had been bid before is asked only of a wrong bid (bid_wrong); leave it out.")
    if case.over < 0:
        raise CaseError("What had been bid before is a bid, or 0 where there was none.")
    if case.bid is None:
        raise CaseError("Say what was bid, too (--bid): that and what had been bid before show what is wrong with it.")


def _check_blamed(book: Book, case: Case) -> None:
    """Whoever is named with numbers must be one of those whose number is wrong, unless it is a renege of his side."""
    if book.deal.kitty or case.kind == "pass_count" or "renege" in getattr(book.rulings, case.kind).remedies:
        return
    wrong = offenders(book, case)
    if not wrong or set(case.by) <= set(wrong):
        return
    names = (joined(SEAT_NAMES[seat] for seat in seats) for seats in (wrong, [s for s in case.by if s not in wrong]))
    raise CaseError("By these numbers it was {}, and not {}; leave out who it was, or count once more.".format(*names))


def _check_clause(book: Book, case: Case) -> None:
    """A clause is named where conduct is ruled on, and nowhere else."""
    if case.kind != "conduct":
        raise CaseError("Which clause was broken is asked only of conduct; leave it out.")
    if case.clause not in book.clause_table:
        raise CaseError(f"There is no clause “{case.clause}” in this book.")


def check_people(book: Book, case: Case) -> None:
    seats = seating_of(book).seats
    for seat in (*case.by, *case.counts, *([case.caller] if case.caller else [])):
        if seat not in seats:
            raise CaseError(f"Nobody sits at {seat!r}; the seats are {', '.join(seats)}.")
    if case.kind in ALONE and len(case.by) > 1:
        raise CaseError(f"{joined(SEAT_NAMES[seat] for seat in case.by)} did not do that together; ask for each alone.")
    if case.kind in ("renege", "renege_unproven") and len({seating_of(book).side[seat] for seat in case.by}) > 1:
        raise CaseError("Both sides are named; a renege is one side's. Ask for each of them alone.")
    if case.kind == "renege_unproven" and case.caller is None:  # who is named beside him may be meant for either
        raise CaseError("Say who called the renege; the player accused is not enough.")
    if case.kind == "onlooker" and case.by:
        raise CaseError("An onlooker does not play at this table; leave out who it was.")


def _check_table(book: Book, case: Case) -> None:
    if case.kind in ABOUT_KITTY and not book.deal.kitty:
        raise CaseError("There is no kitty at this table.")
    if case.kind in ABOUT_KITTY[1:] and case.bidder is not None and case.by and case.bidder not in case.by:
        raise CaseError(f"Only the bidder, {SEAT_NAMES[case.bidder]}, lays anything away.")
    if case.kind == "count_unseen" and case.bidder is not None:
        raise CaseError(f"Nobody has bid before he has looked at his {book.words.pieces}; ask for count_seen.")
    if case.kind == "draw_early" and book.deal.method != "drawn":
        raise CaseError(f"Nobody draws {book.words.pieces} at this table; they are dealt.")
    if case.kind in ("pass_count", "pass_peeked"):
        _check_exchange(book, case)
    if case.kind == "drop_refused" and book.auction.all_pass == "reshake":
        again = f"when everybody passes, the {book.words.pieces} are shaken again"
        raise CaseError(f"No bid is dropped on the {book.words.dealer} at this table: {again}.")
    if case.kind == "redeal_asked" and not book.table.partners:
        raise CaseError("Nobody has a partner at this table whom he could ask.")
    of_meld = case.kind.startswith("meld_") or case.kind in ("aces_exposed", "board_short", "no_marriage")
    if of_meld and not book.has_meld:
        raise CaseError("There is no meld in this game.")


def _check_exchange(book: Book, case: Case) -> None:
    seating, pieces = seating_of(book), book.words.pieces
    if book.exchange.form == "none":
        raise CaseError(f"No {pieces} are passed at this table.")
    sides = {seating.side[seat] for seat in case.by}
    sides |= {seating.side[seat] for seat, many in case.counts.items() if many != book.deal.hand}
    if case.bidder is not None and len(sides) > 1:
        raise CaseError(f"Only two partners pass {pieces} to each other; ask for each side alone.")
    if case.bidder is not None and case.kind == "pass_peeked" and sides - {seating.side[case.bidder]}:
        raise CaseError(f"Only the bidder, {SEAT_NAMES[case.bidder]}, and his partner pass {pieces} at this table.")


def _check_pieces(book: Book, case: Case) -> None:
    """The pieces are in the pack, one hand can have held them, and there are as many as it takes."""
    given, most, words = len(case.pieces), book.deal.hand + book.deal.kitty, book.words
    if not given:
        return
    if faults := book.pack.faults(case.pieces):
        raise CaseError(" ".join(faults))
    if len(case.by) > 1:
        raise CaseError(f"Nobody knows which {words.piece} was whose; ask for each player alone.")
    if case.kind == "discard_declared" and given > book.deal.kitty:
        raise CaseError(f"{book.deal.kitty} {words.pieces} are laid away here, not {given}.")
    if given > most:
        raise CaseError(f"These are {given} {words.pieces}; nobody here holds more than {most}.")
    if case.kind in ONE_PIECE and given > 1:
        raise CaseError(f"That is done with one {words.piece}, not with {given}.")
    if case.kind == "two_pieces" and given == 1:
        raise CaseError(f"Name all {words.pieces} that were played at once, at least two.")


def _check_every_trick(book: Book, case: Case) -> None:
    """A side that had every trick has left the other side nothing."""
    seating = seating_of(book)
    accused = {seating.side[seat] for seat in case.by}
    if not accused and case.caller is not None:
        accused = set(seating.others(seating.side[case.caller]))
    others = sum(points for side, points in case.taken.items() if side not in accused)
    if case.has_every_trick and accused and others:
        raise CaseError(f"The other side has taken {others}, so the accused cannot have every {book.words.trick}.")


def check_taken(book: Book, taken: dict[str, int], *, over: bool) -> None:
    """What each side has taken so far: of every side, and no more than there is to take; all of it only when the last
    trick may be over."""
    sides, said = seating_of(book).sides, sum(taken.values())
    last = 0 if over and said == book.points_in_play else book.tricks.last + book.tricks.each
    most = book.points_in_play - last
    if unknown := [side for side in taken if side not in sides]:
        raise CaseError(f"There is no side “{unknown[0]}” here; the sides are {joined(sides)}.")
    if missing := [side for side in sides if side not in taken]:
        are = "are" if len(missing) > 1 else "is"
        raise CaseError(f"Say what each side has taken so far; {joined(missing)} {are} missing.")
    if min(taken.values()) < 0 or said > most:
        raise CaseError(
            f"{' + '.join(f'{side} {points}' for side, points in taken.items())} = {said}, but before the last "
            f"{book.words.trick} at most {most} points have been taken."
        )
    tricks = book.deal.hand - (last > 0)
    if not book.deal.kitty and sum(fewest_tricks(book, points) for points in taken.values()) > tricks:
        told = joined(f"{side} {points}" for side, points in taken.items())
        still = ", and the last is still to come" if last else ""
        raise CaseError(f"No {tricks} {book.words.trick}s or fewer bring {told}{still}.")
