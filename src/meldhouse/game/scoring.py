"""Makes ledger entries from a book and a slip: for whom, how much, by which clause and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from meldhouse.game.seats import Seat, Seating, Side, seating_of
from meldhouse.game.slip_checks import PLAYED, slip_faults
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.game.slip_tricks import tricks_won
from meldhouse.game.slips import Slip, SlipError
from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact

Unit = Literal["points", "marks", "cents"]
CameOut = Literal["made", "set"]


class ScoreEntry(msgspec.Struct, frozen=True):
    """A line of the ledger. It counts in full for each of its seats."""

    seats: tuple[Seat, ...]
    points: int
    reason: Message
    clause: str | None = None
    unit: Unit = "points"
    bonus: bool = False
    """Given apart from the hand: it neither makes nor breaks a skunk."""
    bid: CameOut | None = None
    """What became of the bid, in the entries that say so."""

    @property
    def account(self) -> Side:
        return "".join(self.seats)


def score(book: Book, slip: Slip) -> tuple[ScoreEntry, ...]:
    """The ledger entries for this hand.

    >>> from meldhouse.rulebooks import load_book
    >>> slip = Slip(bidder="W", bid=75, trump="H", meld={"EW": 46, "NS": 25}, take={"EW": 30, "NS": 20})
    >>> [(entry.account, entry.points, entry.clause) for entry in score(load_book("npa"), slip)]
    [('EW', 46, 'NPA-X5'), ('EW', 30, 'NPA-X5'), ('NS', 20, 'NPA-X5'), ('NS', 25, 'NPA-X5')]
    """
    faults = slip_faults(book, slip)
    if faults:
        raise SlipError(faults)
    return score_unchecked(book, slip)


def score_unchecked(book: Book, slip: Slip) -> tuple[ScoreEntry, ...]:
    """The same for a slip known to be possible, because the hand was played here or the slip was accepted before.
    Checking a typed slip takes seconds the first time in some houses."""
    entries = _Marks(book, slip).entries() if book.scoring.style == "marks" else _Points(book, slip).entries()
    return (*entries, *_incidents(book, slip))


def unit_of(book: Book) -> Unit:
    """The unit this house counts its games in."""
    return "marks" if book.scoring.style == "marks" else "points"


def totals(entries: Iterable[ScoreEntry], seats: Iterable[Seat], unit: Unit = "points") -> dict[Seat, int]:
    """Each seat's sum. Partners may differ, through penalties of their own."""
    sums: dict[Seat, int] = dict.fromkeys(seats, 0)
    for entry in entries:
        if entry.unit == unit:
            for seat in entry.seats:
                sums[seat] += entry.points
    return sums


def spoiler_fine(book: Book, caller: Seat) -> ScoreEntry:
    """What a player alone loses for a failed renege call against a side with every trick.

    >>> from meldhouse.rulebooks import load_book
    >>> fine = spoiler_fine(load_book("npa"), "E")
    >>> fine.seats, fine.points, fine.reason.id, fine.clause
    (('E',), -200, 'score-spoiled-pinochle', 'NPA-3.1g')
    """
    reason, clause = spoiler_reason(book), book.cite("renege-fine")
    return ScoreEntry((caller,), -book.renege.spoiler_fine, reason, clause, unit_of(book), bonus=True)


def spoiler_reason(book: Book) -> Message:
    """The name of such a call in the table of penalties and wherever it is charged."""
    stops_a_pinochle = book.game == "pinochle" and book.scoring.all_points_bonus
    return fact("score-spoiled-pinochle") if stops_a_pinochle else fact("score-unproven-call")


def _incidents(book: Book, slip: Slip) -> Iterator[ScoreEntry]:
    """What officials gave or took. Where sides keep the score, a player's penalty is the side's."""
    seating = seating_of(book)
    for incident in slip.incidents:
        seats = incident.seats
        if book.table.accounts == "side":
            sides = dict.fromkeys(seating.side[seat] for seat in seats)
            seats = tuple(seat for side in sides for seat in seating.members[side])
        reason = written(incident.reason) if incident.reason else fact("score-penalty")
        yield ScoreEntry(seats, incident.points, reason, incident.clause, unit_of(book), bonus=True)


class _Scorer:
    def __init__(self, book: Book, slip: Slip) -> None:
        self.book = book
        self.slip = slip
        self.seating: Seating = seating_of(book)
        self.rules = book.scoring
        self.bidder: Seat = slip.bidder or self.seating.seats[0]
        self.side: Side = self.seating.side[self.bidder]
        self.bid: int = slip.bid or 0
        self.bid_fact = bid_fact(book, self.bid)
        self.tricks: dict[Side, int] = tricks_won(book, slip)

    def entry(
        self,
        side: Side,
        points: int,
        reason: Message,
        *codes: str,
        unit: Unit = "points",
        bid: CameOut | None = None,
    ) -> ScoreEntry:
        """An entry under the first of `codes` for which the house has a clause."""
        clause = next((clause for code in codes if (clause := self.book.cite(code))), None)
        return ScoreEntry(self.seating.members[side], points, reason, clause, unit, bid=bid)

    def _bid_after(self) -> Message:
        """The bid goes to the others because of a renege, or a lay-down that lost the hand."""
        return fact("score-bid-after", bid=self.bid_fact, how=self.slip.how)


class _Points(_Scorer):
    """Pinochle: meld and take, made or set, saved or not."""

    def entries(self) -> Iterator[ScoreEntry]:
        if self.slip.how in PLAYED:
            yield from self._played()
        elif self.slip.how in ("renege", "forfeited"):
            yield from self._reneged()
        else:
            yield from self._unplayed()

    def _reneged(self) -> Iterator[ScoreEntry]:
        """A renege, or a lay-down that lost the hand: play no longer counts."""
        rules, offender = self.book.renege, self.slip.offender or self.bidder
        guilty = self.seating.side[offender]
        reneged = self.slip.how == "renege"
        usual = "score-renege" if reneged else "score-forfeited"
        if guilty == self.side:
            yield from self._set(self._set_by_ending(), f"score-{self.slip.how}", fee=False)
        else:
            nothing = fact("score-nothing-after", how=self.slip.how)
            yield self.entry(guilty, 0, nothing, f"score-{self.slip.how}-others", usual)
        if rules.fee_cents and reneged:
            clause = self.book.cite("renege-fee") or self.book.cite("score-fee")
            yield ScoreEntry((offender,), -rules.fee_cents, fact("score-fee-renege", times=1), clause, unit="cents")
        for side in self.seating.others(guilty):
            gets = self.book.payable(rules.bidders_get if side == self.side else rules.others_get)
            own = "score-renege-bidders" if side == self.side else "score-renege-others-get"
            codes = (own, usual) if reneged else (usual,)
            if "bid" in gets:
                yield self.entry(side, self.bid, self._bid_after(), *codes)
            if "meld" in gets:
                yield from self._meld(side, *codes, floored=rules.floored)

    # --- hands that were not played ---------------------------------------------------------------------------------

    def _unplayed(self) -> Iterator[ScoreEntry]:
        how = self.slip.how
        if how in UNCOUNTED:
            yield ScoreEntry(self.seating.seats, 0, fact("score-uncounted", how=how), self.book.cite(f"score-{how}"))
            return
        ending = "no-marriage-dropped" if how == "no-marriage" and self.slip.dropped else how
        code = f"score-{ending}" if self.book.cite(f"score-{ending}") else f"score-{how}"
        own = ("score-silenced-wrong",) if self.slip.wrong_bid else ()
        yield from self._set(self._set_by_ending(), *own, code)
        for side in self.seating.others(self.side):
            yield from self._award(side, *own, f"{code}-award", "score-award")
            if how == "conceded" and self.book.board.conceded_take:
                points = self.book.points_in_play
                yield self.entry(side, points, fact("score-all-points", points=points), f"{code}-award")
            if ending not in self.rules.meldless:
                yield from self._meld(side, *own, f"{code}-award", floored=ending not in self.rules.floorless)

    def _set_by_ending(self) -> Message:
        return fact("score-set-ending", bid=self.bid, how=self.slip.how)

    def _set(self, reason: Message, *codes: str, fee: bool = True) -> Iterator[ScoreEntry]:
        points = -self.bid if self.rules.set_bidder == "minus-bid" else 0
        yield self.entry(self.side, points, reason, *codes, "score-set", bid="set")
        if self.rules.fee_cents and fee:
            clause = self.book.cite("score-fee")
            payers = (self.bidder,) if self.rules.fee_from == "bidder" else self.seating.members[self.side]
            yield ScoreEntry(payers, -self.rules.fee_cents, fact("score-fee-set", times=1), clause, unit="cents")

    def _award(self, side: Side, *codes: str) -> Iterator[ScoreEntry]:
        if self.rules.set_award:
            yield self.entry(side, self.bid, fact("score-bid-from-set", bid=self.bid), *codes)

    def _meld(self, side: Side, *codes: str, floored: bool = True) -> Iterator[ScoreEntry]:
        """The meld of a side, if large enough for this house; no entry in games without meld."""
        if not self.book.has_meld:
            return
        meld, floor = self.slip.meld.get(side, 0), self.rules.save_meld if floored else 0
        if meld < floor:
            reason = fact("score-meld-short", meld=meld, least=floor)
            yield self.entry(side, 0, reason, "score-save-meld", *codes)
        else:
            yield self.entry(side, meld, fact("score-meld"), *codes)

    # --- hands that were played -------------------------------------------------------------------------------------

    def _played(self) -> Iterator[ScoreEntry]:
        take = self._take(self.side)
        meld = self.slip.meld.get(self.side, 0)
        lost_meld = take < self.rules.bidder_save or (self.rules.bidder_trick and not self._won_trick(self.side))
        kept = 0 if lost_meld else meld
        made = take >= self.rules.bidder_take and kept + take >= self.bid
        if made:
            if self.book.has_meld:
                yield self.entry(self.side, kept, fact("score-made-meld", bid=self.bid), "score-made", bid="made")
            if self.side not in self.slip.spoiled:
                yield self.entry(self.side, take, fact("score-made-take", bid=self.bid), "score-made", bid="made")
            yield from self._all_points(self.side, "score-all-points")
        else:
            yield from self._set(*self._why_set(take, kept, lost_meld))
        yield from self._spoiled(self.side)
        for side in self.seating.others(self.side):
            yield from self._defence(side, made=made)
        if self.slip.how == "awarded" and self.slip.offender is not None and self.book.renege.spoiler_fine:
            yield spoiler_fine(self.book, self.slip.offender)

    def _spoiled(self, side: Side) -> Iterator[ScoreEntry]:
        if side in self.slip.spoiled:
            yield self.entry(side, 0, fact("score-take-lost"), "score-renege")

    def _take(self, side: Side) -> int:
        """What a side took in play, unless a renege canceled it."""
        return 0 if side in self.slip.spoiled else self.slip.take[side]

    def _why_set(self, take: int, kept: int, lost_meld: bool) -> tuple[Message, *tuple[str, ...]]:
        """Why the bid was set, and by which clause."""
        bid, rules, meld = self.bid, self.rules, self.slip.meld.get(self.side, 0)
        if take < rules.bidder_save:
            return fact("score-set-meld-lost", bid=bid, take=take, least=rules.bidder_save), "score-bidder-save"
        if lost_meld and self.side not in self.tricks and meld + take < bid:  # the number of tricks was not asked
            return (fact("score-set-sum", bid=bid, meld=meld, take=take, sum=meld + take),)
        if lost_meld:
            return fact("score-set-no-trick", bid=bid), "score-bidder-trick"
        if take < rules.bidder_take <= bid and kept + take >= bid:
            return fact("score-set-take-short", bid=bid, take=take, least=rules.bidder_take), "score-bidder-take"
        if self._off_board():
            return fact("score-set-out-of-reach", bid=bid, meld=kept), "score-off-board"
        if self.book.has_meld:
            return (fact("score-set-sum", bid=bid, meld=kept, take=take, sum=kept + take),)
        return (fact("score-set-take", bid=bid, take=take),)

    def _off_board(self) -> bool:
        return self.book.reach(self.slip.meld.get(self.side, 0)) < self.bid

    def _defence(self, side: Side, *, made: bool) -> Iterator[ScoreEntry]:
        """What the others score: the bid of a side that was set, their take, and their meld if it is saved."""
        rules, take = self.rules, self._take(side)
        if not made:
            yield from self._award(side, "score-award")
        if rules.all_points_defence and self._has_all(side):
            yield from self._pinochle(side, made=made)
            return
        saved = self._saved(side, made=made)
        yield from self._spoiled(side)
        counts = side not in self.slip.spoiled and (saved or rules.unsaved_take == "kept")
        if counts and (made or rules.set_take):
            beyond = ("score-off-board-take",) if not made and self._off_board() else ()
            code = "score-defence" if made else "score-set-take"
            yield self.entry(side, take, fact("score-take"), *beyond, code)
        yield from self._saved_meld(side, made=made, saved=saved)

    def _pinochle(self, side: Side, *, made: bool) -> Iterator[ScoreEntry]:
        code = "score-defence" if made else "score-set-take"
        yield self.entry(side, self.slip.take[side], fact("score-take"), code)
        yield from self._meld(side, "score-all-points-defence", code, floored=self.rules.all_points_floor)
        yield from self._all_points(side, "score-all-points-defence", "score-all-points")

    def _saved_meld(self, side: Side, *, made: bool, saved: bool) -> Iterator[ScoreEntry]:
        rules, take, meld = self.rules, self.slip.take[side], self.slip.meld.get(side, 0)
        free = (made and rules.save_in == "set") or (not made and rules.save_in == "made")
        if saved or rules.save_needs == "meld":
            floored = not free and not (saved and rules.save_needs == "saved")
            codes = ("score-defence-meld", "score-defence") if made else ("score-set-meld",)
            if meld:
                yield from self._meld(side, *codes, floored=floored)
            return
        lost = take if rules.unsaved_take == "lost" else 0
        if meld or lost:
            what = "both" if meld and lost else "meld" if meld else "take"
            reason = fact("score-unsaved", what=what, meld=meld, take=lost, why=self._missing(side))
            yield self.entry(side, 0, reason, "score-unsaved")

    def _saved(self, side: Side, *, made: bool) -> bool:
        rules = self.rules
        if (rules.save_in == "set" and made) or (rules.save_in == "made" and not made):
            return True
        if self.slip.take[side] < rules.save_take:
            return False
        if rules.save_trick == "any":
            return self._won_trick(side)
        return self._won_counter(side) if rules.save_trick == "counter" else True

    def _missing(self, side: Side) -> Message:
        take, least = self.slip.take[side], self.rules.save_take
        if take < least:
            return fact("score-unsaved-take", take=take, least=least)
        return fact("score-unsaved-trick", trick=self.rules.save_trick)

    def _won_trick(self, side: Side) -> bool:
        known = self.tricks.get(side)
        return known > 0 if known is not None else self.slip.take[side] > 0

    def _won_counter(self, side: Side) -> bool:
        known = self.slip.counter_tricks.get(side)  # without it, the side has more than the last trick, or nothing
        return known > 0 if known is not None else self.slip.take[side] > 0

    def _has_all(self, side: Side) -> bool:
        """Whether this side took everything, by points or by tricks as the house counts it."""
        if not self.rules.all_points_bonus or self.slip.take[side] < self.book.points_in_play:
            return False
        everything = self.book.deal.hand
        return self.rules.all_points_by == "points" or self.tricks.get(side, everything) == everything

    def _all_points(self, side: Side, *codes: str) -> Iterator[ScoreEntry]:
        bonus = self.rules.all_points_bonus
        if self._has_all(side):
            awarded = ("score-awarded",) if self.slip.how == "awarded" else ()
            reason = fact("score-all-points-bonus", points=self.book.points_in_play)
            yield self.entry(side, bonus, reason, *awarded, *codes)


class _Marks(_Scorer):
    """Texas 42: the bid's marks go to the side that won the hand."""

    def entries(self) -> Iterator[ScoreEntry]:
        if self.slip.how in UNCOUNTED:
            clause = self.book.cite(f"score-{self.slip.how}")
            yield ScoreEntry(self.seating.seats, 0, fact("score-uncounted", how=self.slip.how), clause, unit="marks")
            return
        mark = self.book.auction.mark
        assert mark is not None
        marks = max(1, self.bid // mark)
        if self.slip.how in ("renege", "forfeited"):
            guilty = self.seating.side[self.slip.offender or self.bidder]
            code = f"score-{self.slip.how}"
            codes = [f"{code}-marks", code] if marks > 1 else [code]
            for side in self.seating.others(guilty):
                yield self.entry(side, marks, self._bid_after(), *codes, unit="marks")
            return
        needed = self.book.needed(self.bid)
        took = self.slip.take[self.side]
        bid = self.bid_fact
        if took >= needed:
            claimed = self.slip.how == "claimed"
            reason = fact("score-made-claimed", bid=bid) if claimed else fact("score-made-taking", bid=bid, take=took)
            yield self.entry(self.side, marks, reason, "score-made", unit="marks", bid="made")
            return
        every = self.bid >= mark
        reason = fact("score-set-them-every", bid=bid) if every else fact("score-set-them", bid=bid, take=took)
        codes = ["score-needed", "score-set"] if every else ["score-set"]
        for side in self.seating.others(self.side):
            yield self.entry(side, marks, reason, *codes, unit="marks", bid="set")
