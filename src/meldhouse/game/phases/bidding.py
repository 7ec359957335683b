"""The auction: rounds until one bidder is left, or one call each; and an official's orders in it."""

from __future__ import annotations

from meldhouse.game.actions import Bid, Event, Pass, Restrict
from meldhouse.game.bids import bid_refusal
from meldhouse.game.events import Ended, Won
from meldhouse.game.phases.rule import Folds, Rule, Rules, wrong_moment
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.state import Call, State
from meldhouse.rulebooks import is_rung, legal_bids
from meldhouse.rulebooks.ladder import bid_fact


def all_counted(state: State) -> bool:
    return not state.book.deal.count_hands or len(state.deal.count_done) == len(state.seating.seats)


def _all_set_up(state: State) -> bool:
    return not state.book.deal.layouts or len(state.deal.layouts) == len(state.seating.seats)


def open_auction_if_ready(state: State) -> None:
    if state.phase != "count" or not (all_counted(state) and _all_set_up(state)):
        return
    if state.book.deal.ready_signal and not state.deal.ready:
        return
    state.phase = "auction"
    _next_to_speak(state, state.seating.left[state.dealer])


def _too_early(state: State, seat: Seat) -> Refusal:
    """Why nobody may call yet."""
    if state.book.deal.layouts and seat not in state.deal.layouts:
        return refuse(state.book, "blind-bid", layouts=state.book.deal.layouts)
    if not _all_set_up(state):
        waiting = tuple(other for other in state.seating.seats if other not in state.deal.layouts)
        return refuse(state.book, "layout-wait", who=waiting)
    if not all_counted(state):
        return refuse(state.book, "count-first", hand=state.book.deal.hand)
    if state.book.deal.ready_signal and not state.deal.ready:
        return refuse(state.book, "not-ready", who=state.scorekeeper)
    return wrong_moment(state)


def _out_of_turn(state: State, seat: Seat) -> Refusal | None:
    if state.phase == "count":
        return _too_early(state, seat)
    if state.phase != "auction":
        waits = state.phase in ("kitty", "trump") and state.trump is None
        if state.auction.dropped and seat == state.bidder and waits and state.amount is not None:
            return refuse(state.book, "bid-dropped", amount=bid_fact(state.book, state.amount))
        return wrong_moment(state)
    if seat == state.turn:
        return None
    if state.book.auction.form == "once" and any(call.seat == seat for call in state.auction.calls):
        return refuse(state.book, "bid-once")
    if seat in state.auction.passed:
        return refuse(state.book, "pass-final")
    assert state.turn is not None
    first = not state.auction.calls and state.book.cite("first-bid") is not None
    return refuse(state.book, "first-bid" if first else "bid-turn", who=state.turn)


def verify_bid(state: State, action: Bid) -> Refusal | None:
    if refusal := _out_of_turn(state, action.seat):
        return refusal
    if action.seat in state.auction.silenced:
        return refuse(state.book, "bid-silenced")
    frozen = state.auction.frozen.get(action.seat)
    if frozen is not None:
        if state.amount is not None and frozen <= state.amount:
            return refuse(state.book, "frozen-passed", amount=bid_fact(state.book, frozen))
        if bid_refusal(state.book, state.amount, frozen) is not None:
            return refuse(state.book, "frozen-none", amount=bid_fact(state.book, frozen))
        if action.amount != frozen:
            return refuse(state.book, "bid-frozen", amount=bid_fact(state.book, frozen))
    if refusal := bid_refusal(state.book, state.amount, action.amount):
        return refusal
    if action.seat in state.auction.next_only:
        least = next(legal_bids(state.book.auction, state.amount), None)
        if action.amount != least:
            return refuse(state.book, "bid-next-only", amount=bid_fact(state.book, least or 0))
    return None


def verify_pass(state: State, action: Pass) -> Refusal | None:
    if refusal := _out_of_turn(state, action.seat):
        return refusal
    if action.seat in state.auction.silenced:
        return None
    frozen = state.auction.frozen.get(action.seat)
    if frozen is not None:
        still_good = bid_refusal(state.book, state.amount, frozen) is None
        return refuse(state.book, "must-bid-frozen", amount=bid_fact(state.book, frozen)) if still_good else None
    if state.book.auction.all_pass == "forced" and action.seat == state.dealer and state.bidder is None:
        return refuse(state.book, "must-bid") if others_passed(state) else None
    return None


def others_passed(state: State) -> bool:
    """Everybody but the dealer has passed."""
    return len(state.auction.passed | {state.dealer}) == len(state.seating.seats)


def fold_bid(state: State, action: Bid) -> None:
    state.auction.calls = (*state.auction.calls, Call(action.seat, action.amount))
    state.bidder = action.seat
    state.amount = action.amount
    if not state.book.auction.pass_final:
        state.auction.passed = frozenset()
    _after_call(state, action.seat)


def fold_pass(state: State, action: Pass) -> None:
    state.auction.calls = (*state.auction.calls, Call(action.seat, None))
    state.auction.passed |= {action.seat}
    _after_call(state, action.seat)


def count_as_pass(state: State, seat: Seat) -> None:
    """A call that counts as a pass, even if it was not this player's turn."""
    state.auction.calls = (*state.auction.calls, Call(seat, None))
    state.auction.passed |= {seat}
    if seat == state.turn:
        _after_call(state, seat)


def _after_call(state: State, seat: Seat) -> None:
    state.auction.next_only -= {seat}
    _next_to_speak(state, state.seating.left[seat])


def _next_to_speak(state: State, first: Seat) -> None:
    """`first`, or the next seat clockwise that may still call."""
    once = state.book.auction.form == "once"
    spoken = {call.seat for call in state.auction.calls} if once else state.auction.passed
    waiting = [seat for seat in state.seating.clockwise_from(first) if seat not in spoken]
    state.turn = next(iter(waiting), None)


def verify_restrict(state: State, action: Restrict) -> Refusal | None:
    if state.phase not in ("count", "auction"):
        return wrong_moment(state)
    frozen = action.how == "frozen"
    if action.amount and not frozen:
        return refuse(state.book, "restrict-amount")
    if frozen and (
        action.seat in state.auction.frozen or any(call.seat == action.seat for call in state.auction.calls)
    ):
        return refuse(state.book, "restrict-late", who=action.seat)
    if frozen and not state.refereed and not is_rung(state.book.auction, action.amount):
        return bid_refusal(state.book, None, action.amount)
    return None


def fold_restrict(state: State, action: Restrict) -> None:
    if action.how == "silenced":
        state.auction.silenced |= {action.seat}
    elif action.how == "frozen":
        state.auction.frozen[action.seat] = action.amount
    else:
        state.auction.next_only |= {action.seat}


def consequence(state: State) -> Event | None:
    """Ends the auction as soon as nobody is left to bid."""
    rules = state.book.auction
    if state.bidder is not None:
        assert state.amount is not None
        if rules.form == "once":
            over = state.turn is None
        else:
            over = len(state.auction.passed | {state.bidder}) == len(state.seating.seats)
        return Won(state.bidder, state.amount) if over else None
    given = rules.all_pass == "dealer" or (rules.all_pass == "forced" and state.dealer in state.auction.silenced)
    if given and others_passed(state):
        if state.dealer in state.auction.silenced and rules.silenced_dealer == "set":
            return Ended("silenced")
        return Won(state.dealer, rules.dropped_at, dropped=True)
    return Ended("passed-out") if state.turn is None else None


def fold_won(state: State, event: Won) -> None:
    state.bidder = event.seat
    state.amount = event.amount
    state.auction.dropped = event.dropped
    state.turn = event.seat
    state.phase = "kitty" if state.deal.kitty else "trump"


RULES: Rules = {
    Bid: Rule(verify_bid, fold_bid),
    Pass: Rule(verify_pass, fold_pass),
    Restrict: Rule(verify_restrict, fold_restrict),
}
FOLDS: Folds = {Won: fold_won}
