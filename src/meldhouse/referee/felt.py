"""A refereed table: what hands can do they may do, and the house answers as its book says.

>>> from meldhouse.game import Bid, Hand, steward
>>> from meldhouse.rulebooks import load_book
>>> hand = Hand(load_book("npa"), dealer="W", key=bytes(32), refereed=True)
>>> _ = steward.tidy(hand)
>>> felt = Felt(hand)
>>> _ = felt.act(Bid("N", 49))
>>> print(felt.rulings[-1].text)
It does not count. South may not bid again in this hand. At the next turn North may make the lowest legal bid, or pass \
(NPA-2.4c).
"""

from __future__ import annotations

import time
from collections.abc import Callable

from meldhouse.game import (
    Action,
    AnswerClaim,
    Bid,
    Bound,
    CallRenege,
    Claim,
    Correct,
    Ended,
    Event,
    Expose,
    Hand,
    Irregular,
    Misdeal,
    Penalty,
    Play,
    Refused,
    Restrict,
    Returned,
    Settled,
    Slip,
    Spoiled,
    TakenBack,
    ThrownIn,
)
from meldhouse.game.phases.claiming import points_left
from meldhouse.game.refusals import refuse
from meldhouse.game.slips import melds_so_far
from meldhouse.game.tricks import winner_of
from meldhouse.referee.cases import Case
from meldhouse.referee.claims import adjudicate, position_of
from meldhouse.referee.noticing import notice
from meldhouse.referee.proving import led_since, prove, within_window
from meldhouse.referee.rulings import Ruling, rule


class Felt:
    """One hand at a table of felt. `act` is all that a player can do; `rulings` is what everybody was told."""

    def __init__(self, hand: Hand, *, clock: Callable[[], float] = time.monotonic) -> None:
        if not hand.state.refereed:
            raise ValueError("A refereed table needs a hand that was begun with refereed=True.")
        self.hand = hand
        self.rulings: list[Ruling] = []
        self.is_scored = False
        """The score of this hand is on the sheet, so nothing can be called any more."""
        self._clock = clock
        self._full_at: float | None = None
        """When the last piece of the trick on the table fell."""

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do it; the events it brought about, rulings and all. `Refused` only for what hands cannot do."""
        hand = self.hand
        refusal = hand.verify(action)
        if refusal is None:
            return self._allowed(action)
        kind = notice(hand, action, refusal)
        if kind is None:
            raise Refused(refusal)
        if kind == "hidden":
            return self._done(hand.apply_unchecked(action))
        if isinstance(action, Misdeal) and action.exposed:
            kind = "deal_exposed"
        return self._irregular(action, kind)

    def _allowed(self, action: Action) -> tuple[Event, ...]:
        if isinstance(action, CallRenege):
            return self._called(action)
        if isinstance(action, Correct):
            self._check_clock()
        events = self.hand.apply_unchecked(action)
        if isinstance(action, (Claim, AnswerClaim)):
            events += settle_claim(self.hand)
        return self._done(events)

    def _done(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if any(isinstance(event, Play) for event in events):
            self._full_at = self._clock() if self.hand.state.trick_taken else None
        return events

    def _check_clock(self) -> None:
        limit = self.hand.book.renege.seconds
        if limit and self._full_at is not None and self._clock() - self._full_at >= limit:
            raise Refused(refuse(self.hand.book, "correct-clock", seconds=limit))

    # --- what everybody saw -----------------------------------------------------------------------------------------

    def _irregular(self, action: Action, kind: str) -> tuple[Event, ...]:
        hand = self.hand
        events = hand.apply_unchecked(Irregular(action, kind))  # type: ignore[arg-type]
        house = getattr(hand.book.rulings, kind)
        ruling = rule(hand.book, self._case(action, kind))
        if kind != "trick_taken":  # nobody says a word until it is called
            self.rulings.append(ruling)
        for remedy in ruling.remedies:
            events += self._carry_out(remedy, action)
        for entry in ruling.entries:
            penalty = Penalty(entry.seats, entry.points, house.clause or "referee", entry.reason)
            events += hand.apply_unchecked(penalty)
        return self._done(events)

    def _case(self, action: Action, kind: str) -> Case:
        counts = {seat: len(pieces) for seat, pieces in self.hand.state.hands.items()}
        pieces = (action.piece,) if isinstance(action, Play) else action.pieces if isinstance(action, Expose) else ()
        return Case(
            kind=kind,
            by=() if isinstance(action, Misdeal) else (action.seat,),
            bid=action.amount if isinstance(action, Bid) else None,
            pieces=pieces,
            counts=counts,
        )

    def _carry_out(self, remedy: str, action: Action) -> tuple[Event, ...]:
        """Remedies that are events of their own; the others are in the fold of the irregular act, or only words."""
        hand, seat = self.hand, action.seat
        partner = hand.state.seating.partner[seat]
        if remedy == "silence-partner" and partner is not None:
            return hand.apply_unchecked(Restrict(partner, "silenced"))
        if remedy == "next-bid-only":
            return hand.apply_unchecked(Restrict(seat, "next-bid"))
        if remedy == "freeze" and isinstance(action, Bid) and seat not in hand.state.frozen:
            return hand.apply_unchecked(Restrict(seat, "frozen", action.amount))
        if remedy == "call-lead" and partner is not None:
            return hand.apply_unchecked(Bound(partner))
        if remedy == "redeal":
            return hand.apply_unchecked(ThrownIn("misdeal"))
        if remedy in ("deal-left", "hand-void"):
            return hand.apply_unchecked(Ended("void"))
        return ()

    # --- what was called --------------------------------------------------------------------------------------------

    def _called(self, call: CallRenege) -> tuple[Event, ...]:
        hand = self.hand
        if self.is_scored:
            raise Refused(refuse(hand.book, "renege-deadline"))
        events = hand.apply_unchecked(call)
        proof = prove(hand, call)
        if proof.proven and not proof.punished:
            return events + self._put_right(call)
        if proof.proven and hand.book.renege.correct == "next-trick" and call.offence == "follow":
            if within_window(hand.state, call.trick):
                return events + self._put_right(call)
        case = Case(
            kind="renege" if proof.proven else "renege_unproven",
            by=(call.accused,),
            caller=call.seat,
            offence=call.offence,
            trick=call.trick,
            slip=self._slip(),
            has_every_trick=self._has_every_trick(call),
        )
        ruling = rule(hand.book, case)
        self.rulings.append(ruling)
        if proof.proven:
            guilty = call.accused
        elif ruling.hand != "over":
            return events
        elif hand.book.renege.spoils_all and case.has_every_trick:
            return events + self._spoiled(call)
        else:
            guilty = call.seat
        if hand.book.renege.cost == "take":
            return events + hand.apply_unchecked(Spoiled(guilty))
        return events + hand.apply_unchecked(Ended("renege", guilty))

    def _put_right(self, call: CallRenege) -> tuple[Event, ...]:
        """What can still be mended is mended: play returns to the moment before the mistake."""
        hand, state = self.hand, self.hand.state
        if call.offence == "taken":
            trick = state.tricks[-1]
            assert state.order is not None
            return hand.apply_unchecked(Returned(trick.seats[winner_of(state.order, trick.pieces)]))
        if call.offence in ("follow", "beat", "trump") and within_window(state, call.trick):
            self.rulings.append(rule(hand.book, Case(kind="renege", by=(call.accused,), offence="beat")))
            return hand.apply_unchecked(TakenBack(call.accused, call.trick))
        return ()

    def _spoiled(self, call: CallRenege) -> tuple[Event, ...]:
        hand, fine = self.hand, self.hand.book.renege.spoiler_fine
        events = hand.apply_unchecked(Settled(call.accused, stands=True, points=points_left(hand.state)))
        if fine:
            clause = hand.book.cite("renege-fine") or "referee"
            reason = "a call that was not proven, against a side with every trick"
            events += hand.apply_unchecked(Penalty((call.seat,), -fine, clause, reason))
        return events + hand.apply_unchecked(Ended("awarded"))

    def _has_every_trick(self, call: CallRenege) -> bool:
        state = self.hand.state
        side = state.seating.side[call.accused]
        return bool(state.tricks) and all(state.seating.side[trick.winner] == side for trick in state.tricks)

    def _slip(self) -> Slip:
        state = self.hand.state
        return Slip(
            bidder=state.bidder,
            bid=state.amount,
            trump=state.trump,
            dealer=state.dealer,
            dropped=state.dropped,
            meld=melds_so_far(state),
        )


def settle_claim(hand: Hand) -> tuple[Event, ...]:
    """Judge a lay-down as soon as the book wants it judged; nothing happens before."""
    state, rules = hand.state, hand.book.claim
    if state.claim is None:
        return ()
    claimant, order = state.claim
    answers = state.claim_answers
    others = [seat for seat in state.seating.seats if state.seating.side[seat] != state.seating.side[claimant]]
    if rules.unchallenged == "stands":
        if not any(not accepted for accepted in answers.values()):
            if len(answers) < len(others):
                return ()
            return _settled(hand, claimant, stands=True)
    verdict = adjudicate(position_of(hand), claimant, order)
    return _settled(hand, claimant, stands=verdict.stands)


def _settled(hand: Hand, claimant: str, *, stands: bool) -> tuple[Event, ...]:
    state = hand.state
    side = state.seating.side[claimant]  # type: ignore[index]
    if not stands and hand.book.claim.failed == "hand":
        return hand.apply_unchecked(Ended("forfeited", claimant))  # type: ignore[arg-type]
    gainer = claimant if stands else next(seat for seat in state.seating.seats if state.seating.side[seat] != side)
    events = hand.apply_unchecked(Settled(gainer, stands=stands, points=points_left(state)))  # type: ignore[arg-type]
    return events + hand.apply_unchecked(Ended("claimed", None if stands else claimant))  # type: ignore[arg-type]


__all__ = ["Felt", "led_since", "settle_claim"]
