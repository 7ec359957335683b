"""A refereed table: players may do whatever hands can do, and the table answers by the book.

>>> from meldhouse.game import Bid, Hand, steward
>>> from meldhouse.rulebooks import load_book
>>> hand = Hand(load_book("npa"), dealer="W", key=bytes(32), refereed=True)
>>> _ = steward.tidy(hand)
>>> felt = Felt(hand)
>>> _ = felt.act(Bid("N", 49))
>>> [(one.said.args.get("remedy"), one.clause) for one in felt.rulings[-1].outcomes]
[(None, 'NPA-2.4f'), ('void', 'NPA-2.4c'), ('silence-partner', 'NPA-2.4c'), ('next-bid-now', 'NPA-2.4c')]
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping

import msgspec

from meldhouse.game import (
    Action,
    Agree,
    AnswerClaim,
    AskTrump,
    Bid,
    CallRenege,
    Claim,
    Correct,
    Ended,
    Event,
    Expose,
    Hand,
    Irregular,
    Misdeal,
    NameTrump,
    Play,
    Refusal,
    Refused,
    Returned,
    Seat,
    ShowMeld,
    ThrownIn,
    Touch,
)
from meldhouse.game.melds import marriages
from meldhouse.game.phases.correcting import trick_to_mend
from meldhouse.game.phases.waiting import is_eased
from meldhouse.game.refusals import refuse
from meldhouse.game.review import held_before, played_by
from meldhouse.game.tricks import winner_of
from meldhouse.referee.bench import out_of_bidding
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.claims import adjudicate
from meldhouse.referee.claims.laying_down import Judge, settle_claim
from meldhouse.referee.hearing import Hearing
from meldhouse.referee.noticing import laid_when, notice
from meldhouse.referee.proof.calling import called
from meldhouse.referee.rulings.outcomes import quoted
from meldhouse.referee.rulings.ruling import by_remedies, house_for, past_deadline, refused, ruling_on
from meldhouse.rulebooks.ladder import bid_fact

COUNTED = ("played", "renege", "claimed", "awarded", "forfeited")
"""Ways a hand can end in which pieces can be counted."""


class Felt(Hearing):
    """One hand at a refereed table. `act` is all a player can do; `rulings` is what everybody was told."""

    def __init__(
        self,
        hand: Hand,
        *,
        clock: Callable[[], float] = time.monotonic,
        people: Mapping[Seat, str] | None = None,
        judge: Judge = adjudicate,
    ) -> None:
        if not hand.state.refereed:
            raise ValueError("A refereed table needs a hand that was begun with refereed=True.")
        super().__init__(hand, people=people)
        self.is_scored = False
        """The score of this hand is on the sheet."""
        self.is_followed = False
        """The next hand has been dealt."""
        self.judge = judge
        """Judges a lay-down."""
        self._clock = clock
        self._full_at: float | None = None
        """When the last piece of the trick on the table was played."""

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do it; returns the events it brought about, including rulings. `Refused` only for what hands cannot do."""
        hand = self.hand
        if (held := self.held()) is not None:
            raise Refused(held)
        before = self._set_straight(action)
        refusal = hand.verify(action)
        if refusal is None:
            return before + self._allowed(action)
        kind = notice(hand, action, refusal)
        if kind is None:
            raise Refused(refusal)
        if kind == "hidden":
            return before + self._done(hand.apply_unchecked(action))
        if isinstance(action, Misdeal) and action.exposed:
            kind = "deal_exposed"
        if (clause := self._eased(action, kind, refusal)) is not None:
            self.let_pass(self._case(action, kind), clause)
            return before
        if isinstance(action, ShowMeld) and kind == "meld_stray":  # the real meld may still be laid
            action = Expose(action.seat, refusal.pieces)
        return before + self._irregular(action, kind, refusal)

    def _set_straight(self, action: Action) -> tuple[Event, ...]:
        """Correct what a legal act shows to have been wrong: a trick taken falsely, a trump named by laying it."""
        state = self.hand.state
        if isinstance(action, Play) and state.play.tricks and not state.play.trick and state.order is not None:
            trick = state.play.tricks[-1]
            true = trick.seats[winner_of(state.order, trick.pieces)]
            if action.seat == true != trick.winner:
                return self.hand.apply_unchecked(Returned(true))
        if not isinstance(action, ShowMeld) or state.phase != "trump" or action.seat != state.bidder:
            return ()
        if state.book.trump.laying != "no" and len(suits := marriages(action.pieces)) == 1:
            named = NameTrump(action.seat, suits[0], laid=True)
            return self.hand.apply(named) if self.hand.can(named) else ()
        return ()

    def _allowed(self, action: Action) -> tuple[Event, ...]:
        if isinstance(action, CallRenege):
            called_at = "next-deal" if self.is_followed else "scored" if self.is_scored else "during"
            if (late := past_deadline(self.hand.book, called_at)) is not None:
                raise Refused(late)
            return self._done(called(self, action, time_is_up=self._time_is_up()))
        if isinstance(action, Correct) and self._time_is_up():
            raise Refused(refuse(self.hand.book, "correct-clock", seconds=self.hand.book.renege.seconds))
        was_fixing = self.hand.state.felt.fixing
        events = self._mended(action) if isinstance(action, Correct) else self.hand.apply_unchecked(action)
        if self.hand.state.felt.fixing and not was_fixing:  # cards were passed, and now they are counted
            self.ruled(self._case(action, "pass_count"))
        if isinstance(action, (Claim, AnswerClaim)):
            events += settle_claim(self.hand, self.judge)
        if isinstance(action, Agree):
            events += self._agreed()
        if isinstance(action, AskTrump):
            self.ruled(self._case(action, "trump_asked" if action.suit is None else "suit_asked"))
        return self._done(events)

    def _mended(self, action: Correct) -> tuple[Event, ...]:
        """A player corrects their own play; if the piece taken back stays face up, say what that means."""
        state, number = self.hand.state, trick_to_mend(self.hand.state, action.seat)
        wrong = played_by(state, action.seat, number) if number is not None else None
        events = self.hand.apply_unchecked(action)
        if wrong is not None and state.book.renege.withdrawn == "face-up":
            ruling = self.ruled(Case(kind="renege", by=(action.seat,), in_time=True, pieces=(wrong,)))
            for remedy in ruling.remedies:
                events += self.carry_out(remedy, action)
        return events

    def _agreed(self) -> tuple[Event, ...]:
        """One player who disagrees is enough for a new deal; once all agree, pieces are moved."""
        hand, state = self.hand, self.hand.state
        if not all(state.felt.agreed.values()):
            kind = next(kind for kind in self._open_kinds() if "agree" in getattr(hand.book.rulings, kind).remedies)
            house = getattr(hand.book.rulings, kind)
            self.tell(by_remedies(hand.book, Case(kind=kind), refused(house)), Case(kind=kind))
            return hand.apply_unchecked(ThrownIn("wrong-pass" if kind == "pass_count" else "misdeal"))
        if len(state.felt.agreed) < len(state.seating.seats):
            return ()
        return self.pull()

    def _open_kinds(self) -> Iterator[str]:
        """Every irregularity everybody saw, latest first."""
        return (event.kind for event in reversed(self.hand.events) if isinstance(event, Irregular))

    def _done(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if any(isinstance(event, Play) for event in events):
            self._full_at = self._clock() if self.hand.state.play.trick_taken else None
        if any(isinstance(event, Ended) and event.how in COUNTED for event in events):
            events += self._counted_at_the_end()
        return events

    def _counted_at_the_end(self) -> tuple[Event, ...]:
        """A player with too many or too few pieces is found out only at the end, when a hand runs out."""
        hand = self.hand
        counts = {seat: len(held_before(hand.state, seat, 1)) for seat in hand.state.seating.seats}
        forgotten = hand.state.deal.kitty_taken and hand.state.deal.discard is None  # that is a separate case
        told = forgotten or any(ruling.kind == "count_end" for ruling in self.rulings)
        if told or all(count == hand.book.deal.hand for count in counts.values()):
            return ()
        case = Case(kind="count_end", counts=counts, slip=self.slip())
        ruling = ruling_on(hand.book, case)
        if ruling.remedies:
            self.tell(ruling, case)
        if "renege" in ruling.remedies:  # others have to call it
            return ()
        return self.penalise(ruling) + self.wait_for_official(ruling, hand.state.dealer)

    def _time_is_up(self) -> bool:
        limit = self.hand.book.renege.seconds
        return bool(limit) and self._full_at is not None and self._clock() - self._full_at >= limit

    # --- what everybody saw -----------------------------------------------------------------------------------------

    def _eased(self, action: Action, kind: str, refusal: Refusal) -> str | None:
        """The clause this act breaks, if eased for that player."""
        clauses = (refusal.clause, getattr(self.hand.book.rulings, kind).clause)
        return next((clause for clause in clauses if is_eased(self.hand.state, action.seat, clause)), None)

    def _irregular(self, action: Action, kind: str, refusal: Refusal) -> tuple[Event, ...]:
        hand = self.hand
        events = hand.apply_unchecked(Irregular(action, kind))  # type: ignore[arg-type]
        case = self._case(action, kind)
        if kind == "meld_aces":
            case = msgspec.structs.replace(case, laid=laid_when(refusal))
        ruling, why = ruling_on(hand.book, case), (quoted(refusal),)
        if action.seat in hand.state.auction.frozen and refusal.code in ("bid-frozen", "frozen-passed", "frozen-none"):
            ruling = msgspec.structs.replace(ruling, outcomes=why, clause=refusal.clause)
        if refusal.code == "bid-dropped":  # the bidding is over; nobody is left to silence or hold
            ruling = msgspec.structs.replace(ruling, outcomes=why, clause=refusal.clause, remedies=("void",))
        if action.seat in hand.state.auction.frozen and kind == "pass_early":
            must = refuse(
                hand.book, "must-bid-frozen", amount=bid_fact(hand.book, hand.state.auction.frozen[action.seat])
            )
            ruling = msgspec.structs.replace(ruling, outcomes=(quoted(must),), clause=must.clause)
        if isinstance(action, Misdeal) and "redeal" not in ruling.remedies and (lost := self.deal_lost()):
            return events + lost
        if kind == "redeal_called" and refusal.clause:  # why there is no right to it
            house = msgspec.structs.replace(house_for(hand.book, case), clause=refusal.clause)
            ruling = by_remedies(hand.book, case, house)
        found_later = kind == "pass_count" and "take-back" not in ruling.remedies
        if kind != "trick_taken" and not found_later:  # nobody says a word until it is called or counted
            self.tell(ruling, case)
        if hand.state.felt.fixing and found_later:
            self.tell(ruling, case)
        for remedy in ruling.remedies:
            events += self.carry_out(remedy, action)
        events = self._done(events + self.penalise(ruling))
        return events + self.wait_for_official(ruling, action.seat)

    def _case(self, action: Action, kind: str) -> Case:
        counts = {seat: len(pieces) for seat, pieces in self.hand.state.hands.items()}
        one = (action.piece,) if isinstance(action, Play) else ()
        if isinstance(action, Touch):  # the first piece touched binds
            one = (self.hand.state.felt.touched.get(action.seat, action.piece),)
        pieces = action.pieces if isinstance(action, Expose) else one
        trick = len(self.hand.state.play.tricks) + 1 if self.hand.phase == "tricks" else 0
        bid = action.amount if isinstance(action, Bid) else None
        return Case(
            kind=kind,
            by=() if isinstance(action, Misdeal) else (action.seat,),
            bid=self.hand.state.auction.frozen.get(action.seat, bid) if isinstance(action, Bid) else bid,
            pieces=pieces,
            counts=counts,
            trick=trick,
            out_of_bidding=isinstance(action, Bid) and out_of_bidding(self.hand.state, action.seat),
            in_time=self.hand.phase == "shuffle" if KINDS[kind].of_deal else None,
        )
