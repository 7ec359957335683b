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
    ShowMeld,
    ThrownIn,
    Touch,
)
from meldhouse.game.bids import price
from meldhouse.game.melds import marriages
from meldhouse.game.refusals import refuse
from meldhouse.game.review import held_before
from meldhouse.game.tricks import winner_of
from meldhouse.referee.bench import Bench
from meldhouse.referee.calling import called
from meldhouse.referee.cases import Case
from meldhouse.referee.laying_down import settle_claim
from meldhouse.referee.noticing import notice
from meldhouse.referee.rulings import by_remedies, refused, rule

COUNTED = ("played", "renege", "claimed", "awarded", "forfeited")
"""Ends of a hand at which pieces can be counted."""


class Felt(Bench):
    """One hand at a table of felt. `act` is all that a player can do; `rulings` is what everybody was told."""

    def __init__(self, hand: Hand, *, clock: Callable[[], float] = time.monotonic) -> None:
        if not hand.state.refereed:
            raise ValueError("A refereed table needs a hand that was begun with refereed=True.")
        super().__init__(hand)
        self.is_scored = False
        """The score of this hand is on the sheet, so nothing can be called any more."""
        self._clock = clock
        self._full_at: float | None = None
        """When the last piece of the trick on the table fell."""

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do it; the events it brought about, rulings and all. `Refused` only for what hands cannot do."""
        hand = self.hand
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
        if isinstance(action, ShowMeld) and kind == "meld_stray":  # what is meld may still be laid as such
            action = Expose(action.seat, refusal.pieces)
        return before + self._irregular(action, kind, refusal)

    def _set_straight(self, action: Action) -> tuple[Event, ...]:
        """What a rightful act shows to have been wrong before: a trick taken falsely, a trump named by laying it."""
        state = self.hand.state
        if isinstance(action, Play) and state.tricks and not state.trick and state.order is not None:
            trick = state.tricks[-1]
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
            if self.is_scored:
                raise Refused(refuse(self.hand.book, "renege-deadline"))
            return self._done(called(self, action, time_is_up=self._time_is_up()))
        if isinstance(action, Correct) and self._time_is_up():
            raise Refused(refuse(self.hand.book, "correct-clock", seconds=self.hand.book.renege.seconds))
        was_fixing = self.hand.state.fixing
        events = self.hand.apply_unchecked(action)
        if self.hand.state.fixing and not was_fixing:  # cards were passed, and now they are counted
            self.ruled(self._case(action, "pass_count"))
        if isinstance(action, (Claim, AnswerClaim)):
            events += settle_claim(self.hand)
        if isinstance(action, Agree):
            events += self._agreed()
        if isinstance(action, AskTrump):
            self.ruled(self._case(action, "trump_asked" if action.suit is None else "suit_asked"))
        return self._done(events)

    def _agreed(self) -> tuple[Event, ...]:
        """One who does not agree is enough for a new deal; when all do, pieces are moved."""
        hand, state = self.hand, self.hand.state
        if not all(state.agreed.values()):
            misdealt = any(isinstance(event, Irregular) and event.kind == "count_unseen" for event in hand.events)
            kind = "count_unseen" if misdealt else "pass_count"
            house = getattr(hand.book.rulings, kind)
            self.rulings.append(by_remedies(hand.book, Case(kind=kind), refused(house)))
            return hand.apply_unchecked(ThrownIn("misdeal" if misdealt else "wrong-pass"))
        if len(state.agreed) < len(state.seating.seats):
            return ()
        return self.pull()

    def _done(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if any(isinstance(event, Play) for event in events):
            self._full_at = self._clock() if self.hand.state.trick_taken else None
        if any(isinstance(event, Ended) and event.how in COUNTED for event in events):
            events += self._counted_at_the_end()
        return events

    def _counted_at_the_end(self) -> tuple[Event, ...]:
        """Whoever had too many or too few shows only now, when somebody has run out."""
        hand = self.hand
        counts = {seat: len(held_before(hand.state, seat, 1)) for seat in hand.state.seating.seats}
        forgotten = hand.state.kitty_taken and hand.state.discard is None  # that is a matter of its own
        told = forgotten or any(ruling.kind == "count_end" for ruling in self.rulings)
        if told or all(count == hand.book.deal.hand for count in counts.values()):
            return ()
        ruling = rule(hand.book, Case(kind="count_end", counts=counts, slip=self.slip()))
        if ruling.remedies:
            self.rulings.append(ruling)
        return self.penalise(ruling) if "renege" not in ruling.remedies else ()  # a renege is for others to call

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
        if action.seat in hand.state.frozen and kind == "pass_early":
            must = refuse(hand.book, "must-bid-frozen", amount=price(hand.book, hand.state.frozen[action.seat]))
            ruling = msgspec.structs.replace(ruling, text=must.text, clause=must.clause)
        if isinstance(action, Misdeal) and "redeal" not in ruling.remedies and (lost := self.deal_lost()):
            return events + lost
        found_later = kind == "pass_count" and "take-back" not in ruling.remedies
        if kind != "trick_taken" and not found_later:  # nobody says a word until it is called or counted
            self.rulings.append(ruling)
        if hand.state.fixing and found_later:
            self.rulings.append(ruling)
        for remedy in ruling.remedies:
            events += self.carry_out(remedy, action)
        return self._done(events + self.penalise(ruling))

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
