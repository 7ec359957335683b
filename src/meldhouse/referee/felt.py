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

import msgspec

from meldhouse.game import (
    Action,
    Agree,
    AnswerClaim,
    AskTrump,
    Bid,
    Bound,
    CallRenege,
    Claim,
    Correct,
    Ended,
    Event,
    Expose,
    Gather,
    Hand,
    Irregular,
    Misdeal,
    Penalty,
    Play,
    Refusal,
    Refused,
    Restrict,
    Returned,
    Settled,
    ShowMeld,
    Slip,
    Spoiled,
    TakenBack,
    ThrownIn,
    Touch,
)
from meldhouse.game.phases.claiming import points_left
from meldhouse.game.phases.correcting import trick_to_mend
from meldhouse.game.phases.counts import pulls
from meldhouse.game.refusals import refuse
from meldhouse.game.review import held_before
from meldhouse.game.slips import melds_so_far
from meldhouse.game.tricks import winner_of
from meldhouse.referee.cases import Case
from meldhouse.referee.laying_down import settle_claim
from meldhouse.referee.noticing import notice
from meldhouse.referee.proving import prove
from meldhouse.referee.rulings import Ruling, by_remedies, refused, rule


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
        if isinstance(action, ShowMeld) and kind == "piece_shown":  # what is meld may still be laid as such
            action = Expose(action.seat, refusal.pieces)
        return self._irregular(action, kind, refusal)

    def _allowed(self, action: Action) -> tuple[Event, ...]:
        if isinstance(action, CallRenege):
            return self._called(action)
        if isinstance(action, Correct) and self._time_is_up():
            raise Refused(refuse(self.hand.book, "correct-clock", seconds=self.hand.book.renege.seconds))
        was_fixing = self.hand.state.fixing
        events = self.hand.apply_unchecked(action)
        if self.hand.state.fixing and not was_fixing:  # cards were passed, and now they are counted
            self.rulings.append(rule(self.hand.book, self._case(action, "pass_count")))
        if isinstance(action, (Claim, AnswerClaim)):
            events += settle_claim(self.hand)
        if isinstance(action, Agree):
            events += self._agreed()
        if isinstance(action, AskTrump):
            self.rulings.append(rule(self.hand.book, self._case(action, "trump_asked")))
        return self._done(events)

    def _agreed(self) -> tuple[Event, ...]:
        """One who does not agree is enough for a new deal; when all do, pieces are moved."""
        hand, state = self.hand, self.hand.state
        if not all(state.agreed.values()):
            house = hand.book.rulings.count_unseen
            self.rulings.append(by_remedies(hand.book, Case(kind="count_unseen"), refused(house)))
            misdealt = any(isinstance(event, Irregular) and event.kind == "count_unseen" for event in hand.events)
            return hand.apply_unchecked(ThrownIn("misdeal" if misdealt else "wrong-pass"))
        if len(state.agreed) < len(state.seating.seats):
            return ()
        return self._pulled()

    def _pulled(self) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for pulled in pulls(self.hand.state):
            events += self.hand.apply_unchecked(pulled)
        return events

    def _dealt_again(self) -> tuple[Event, ...]:
        """A new deal by the same player, unless his house takes the deal from one who has misdealt before."""
        hand = self.hand
        return self._deal_lost() or hand.apply_unchecked(ThrownIn("misdeal"))

    def _deal_lost(self) -> tuple[Event, ...]:
        """A second misdeal of the same dealer may cost him the deal, whatever the others say."""
        hand = self.hand
        if sum(isinstance(event, Irregular) and isinstance(event.action, Misdeal) for event in hand.events) < 2:
            return ()
        ruling = rule(hand.book, Case(kind="misdeal_again", by=(hand.state.dealer,)))
        self.rulings.append(ruling)
        return hand.apply_unchecked(Ended("misdealt")) if ruling.hand == "deal-passes" else ()

    def _done(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if any(isinstance(event, Play) for event in events):
            self._full_at = self._clock() if self.hand.state.trick_taken else None
        if Ended("played") in events:
            events += self._counted_at_the_end()
        return events

    def _counted_at_the_end(self) -> tuple[Event, ...]:
        """Whoever had too many or too few shows only now, when somebody has run out."""
        hand = self.hand
        counts = {seat: len(held_before(hand.state, seat, 1)) for seat in hand.state.seating.seats}
        if all(count == hand.book.deal.hand for count in counts.values()):
            return ()
        ruling = rule(hand.book, Case(kind="count_end", counts=counts, slip=self._slip()))
        if ruling.remedies:
            self.rulings.append(ruling)
        return self._penalties(ruling) if "renege" not in ruling.remedies else ()  # a renege is for others to call

    def _penalties(self, ruling: Ruling) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for entry in ruling.entries:
            penalty = Penalty(entry.seats, entry.points, ruling.clause or "referee", entry.reason)
            events += self.hand.apply_unchecked(penalty)
        return events

    def _time_is_up(self) -> bool:
        limit = self.hand.book.renege.seconds
        return bool(limit) and self._full_at is not None and self._clock() - self._full_at >= limit

    # --- what everybody saw -----------------------------------------------------------------------------------------

    def _irregular(self, action: Action, kind: str, refusal: Refusal) -> tuple[Event, ...]:
        hand = self.hand
        events = hand.apply_unchecked(Irregular(action, kind))  # type: ignore[arg-type]
        ruling = rule(hand.book, self._case(action, kind))
        if action.seat in hand.state.frozen and refusal.code in ("bid-frozen", "frozen-passed"):
            ruling = msgspec.structs.replace(ruling, text=refusal.text, clause=refusal.clause)
        found_later = kind == "pass_count" and "take-back" not in ruling.remedies
        if kind != "trick_taken" and not found_later:  # nobody says a word until it is called or counted
            self.rulings.append(ruling)
        if hand.state.fixing and found_later:
            self.rulings.append(ruling)
        if isinstance(action, Misdeal) and "redeal" not in ruling.remedies and (lost := self._deal_lost()):
            return events + lost
        for remedy in ruling.remedies:
            events += self._carry_out(remedy, action)
        return self._done(events + self._penalties(ruling))

    def _case(self, action: Action, kind: str) -> Case:
        counts = {seat: len(pieces) for seat, pieces in self.hand.state.hands.items()}
        one = (action.piece,) if isinstance(action, (Play, Touch)) else ()
        pieces = action.pieces if isinstance(action, Expose) else one
        bid = action.amount if isinstance(action, Bid) else None
        return Case(
            kind=kind,
            by=() if isinstance(action, Misdeal) else (action.seat,),
            bid=self.hand.state.frozen.get(action.seat, bid) if isinstance(action, Bid) else bid,
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
            return self._dealt_again()
        if remedy == "pull":
            return self._pulled()
        if remedy == "hand-void":
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
        if proof.proven and self._can_still_mend(call):
            return events + self._put_right(call)
        case = Case(
            kind="renege" if proof.proven else "renege_unproven",
            by=(call.accused,),
            caller=call.seat,
            offence=call.offence,
            trick=call.trick,
            slip=self._slip() if hand.state.trump is not None else None,
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

    def _can_still_mend(self, call: CallRenege) -> bool:
        """The offender has not yet lost the right to put it right by himself, so a call does not rob him of it."""
        if self.hand.book.renege.correct not in ("next-piece", "next-legal", "next-trick") or self._time_is_up():
            return False
        return (
            call.offence in ("follow", "beat", "trump") and trick_to_mend(self.hand.state, call.accused) == call.trick
        )

    def _put_right(self, call: CallRenege) -> tuple[Event, ...]:
        """What can still be mended is mended: play returns to the moment before the mistake."""
        hand, state = self.hand, self.hand.state
        if call.offence == "taken":
            return self._given_back(call)
        if trick_to_mend(state, call.accused) != call.trick:
            self.rulings.append(rule(hand.book, Case(kind="renege", by=(call.accused,), offence=call.offence)))
            return ()
        case = Case(kind="renege", by=(call.accused,), offence=call.offence, in_time=True)
        self.rulings.append(rule(hand.book, case))
        return hand.apply_unchecked(TakenBack(call.accused, call.trick))

    def _given_back(self, call: CallRenege) -> tuple[Event, ...]:
        """A trick goes back to those who won it, as long as the next one is not played out."""
        hand, state = self.hand, self.hand.state
        if call.trick != len(state.tricks) or state.order is None:
            return ()
        trick = state.tricks[-1]
        ruling = rule(hand.book, Case(kind="trick_taken_led" if state.trick else "trick_taken", by=(call.accused,)))
        self.rulings.append(ruling)
        events = hand.apply_unchecked(Returned(trick.seats[winner_of(state.order, trick.pieces)]))
        for remedy in ruling.remedies:
            events += self._carry_out(remedy, Gather(call.accused))
        return events

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
