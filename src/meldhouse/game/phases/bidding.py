"""The auction: rounds until one is left, or one call each; and what an official may order in it."""

from __future__ import annotations

from meldhouse.game.actions import Bid, Event, Pass, Restrict
from meldhouse.game.events import Ended, Won
from meldhouse.game.phases.rule import Folds, Rule, Rules, wrong_moment
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import SEAT_NAMES, Seat
from meldhouse.game.state import Call, State
from meldhouse.rulebooks import is_rung, legal_bids, next_rung, rungs_climbed


def all_counted(state: State) -> bool:
    return not state.book.deal.count_hands or len(state.count_done) == len(state.seating.seats)


def _all_set_up(state: State) -> bool:
    return not state.book.deal.layouts or len(state.layouts) == len(state.seating.seats)


def open_auction_if_ready(state: State) -> None:
    if state.phase != "count" or not (all_counted(state) and _all_set_up(state)):
        return
    if state.book.deal.ready_signal and not state.ready:
        return
    state.phase = "auction"
    state.turn = state.seating.left[state.dealer]


def _too_early(state: State, seat: Seat) -> Refusal:
    """Why nobody may speak yet."""
    if state.book.deal.layouts and seat not in state.layouts:
        return refuse(state.book, "blind-bid", layouts=" or ".join(state.book.deal.layouts))
    if not all_counted(state):
        return refuse(state.book, "count-first", hand=state.book.deal.hand)
    if state.book.deal.ready_signal and not state.ready:
        return refuse(state.book, "not-ready", who=SEAT_NAMES[state.scorekeeper])
    return wrong_moment(state)


def _out_of_turn(state: State, seat: Seat) -> Refusal | None:
    if state.phase == "count":
        return _too_early(state, seat)
    if state.phase != "auction":
        return wrong_moment(state)
    if seat == state.turn:
        return None
    if state.book.auction.form == "once" and any(call.seat == seat for call in state.calls):
        return refuse(state.book, "bid-once")
    if seat in state.passed:
        return refuse(state.book, "pass-final")
    assert state.turn is not None
    return refuse(state.book, "bid-turn", who=SEAT_NAMES[state.turn])


def price(state: State, amount: int) -> str:
    """A bid as the house says it.

    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.game.hand import Hand
    >>> price(Hand(load_book("n42pa"), dealer="W").state, 84)
    '2 marks'
    """
    mark = state.book.auction.mark
    return f"{amount // mark} marks" if mark is not None and amount >= 2 * mark else str(amount)


def verify_bid(state: State, action: Bid) -> Refusal | None:
    if refusal := _out_of_turn(state, action.seat):
        return refusal
    if action.seat in state.silenced:
        return refuse(state.book, "bid-silenced")
    frozen = state.frozen.get(action.seat)
    if frozen is not None and action.amount != frozen:
        return refuse(state.book, "bid-frozen", amount=price(state, frozen))
    if refusal := _not_on_ladder(state, action.amount):
        return refusal
    least = next_rung(state.book.auction, state.amount)
    if action.seat in state.next_only and action.amount != least:
        return refuse(state.book, "bid-next-only", amount=price(state, least or 0))
    return None


def _not_on_ladder(state: State, amount: int) -> Refusal | None:
    rules, standing = state.book.auction, state.amount
    if amount < rules.minimum:
        return refuse(state.book, "bid-minimum", minimum=price(state, rules.minimum), amount=amount)
    if standing is not None and amount <= standing:
        return refuse(state.book, "bid-higher", standing=price(state, standing), amount=price(state, amount))
    if rules.maximum is not None and amount > rules.maximum:
        return refuse(state.book, "bid-maximum", maximum=price(state, rules.maximum))
    if not is_rung(rules, amount):
        near = [rung for rung in (_rung_below(state, amount), next_rung(rules, amount)) if rung is not None]
        return refuse(
            state.book, _step_code(state, amount), amount=amount, near=" or ".join(price(state, n) for n in near)
        )
    if standing is None and rules.opening is not None and amount != rules.opening:
        return refuse(state.book, "bid-opening", opening=rules.opening)
    if standing is not None and rules.jump is not None and rungs_climbed(rules, standing, amount) > rules.jump:
        allowed = " or ".join(price(state, bid) for bid in legal_bids(rules, standing))
        return refuse(state.book, "bid-jump", allowed=allowed, units=rules.jump)
    least = next_rung(rules, standing)
    if rules.free_to is not None and amount > rules.free_to and amount != least:
        return refuse(state.book, "bid-marks", free=price(state, rules.free_to))
    return None


def _step_code(state: State, amount: int) -> str:
    """Each stretch of the ladder may have a clause of its own."""
    for number, step in enumerate(state.book.auction.ladder, start=1):
        if step.to is None or amount <= step.to:
            own = f"bid-step-{number}"
            return own if state.book.cite(own) else "bid-step"
    return "bid-step"


def _rung_below(state: State, amount: int) -> int | None:
    floor = state.book.auction.minimum - 1 if state.amount is None else state.amount
    return next((rung for rung in range(amount, floor, -1) if is_rung(state.book.auction, rung)), None)


def verify_pass(state: State, action: Pass) -> Refusal | None:
    if refusal := _out_of_turn(state, action.seat):
        return refusal
    frozen = state.frozen.get(action.seat)
    if frozen is not None and action.seat not in state.silenced and _not_on_ladder(state, frozen) is None:
        return refuse(state.book, "must-bid-frozen", amount=price(state, frozen))
    return None


def fold_bid(state: State, action: Bid) -> None:
    state.calls = (*state.calls, Call(action.seat, action.amount))
    state.bidder = action.seat
    state.amount = action.amount
    _after_call(state, action.seat)


def fold_pass(state: State, action: Pass) -> None:
    state.calls = (*state.calls, Call(action.seat, None))
    state.passed |= {action.seat}
    _after_call(state, action.seat)


def _after_call(state: State, seat: Seat) -> None:
    state.next_only -= {seat}
    once = state.book.auction.form == "once"
    spoken = {call.seat for call in state.calls} if once else state.passed
    for other in state.seating.clockwise_from(state.seating.left[seat]):
        if other not in spoken:
            state.turn = other
            return
    state.turn = None


def verify_restrict(state: State, action: Restrict) -> Refusal | None:
    if state.phase not in ("count", "auction"):
        return wrong_moment(state)
    if action.how == "frozen" and not is_rung(state.book.auction, action.amount):
        return refuse(state.book, "bid-step", amount=action.amount, near=str(state.book.auction.minimum))
    return None


def fold_restrict(state: State, action: Restrict) -> None:
    if action.how == "silenced":
        state.silenced |= {action.seat}
    elif action.how == "frozen":
        state.frozen[action.seat] = action.amount
    else:
        state.next_only |= {action.seat}


def consequence(state: State) -> Event | None:
    """The end of the auction, as soon as nobody is left to speak against it."""
    rules = state.book.auction
    if state.bidder is not None:
        assert state.amount is not None
        if rules.form == "once":
            over = state.turn is None
        else:
            over = all(seat in state.passed or seat == state.bidder for seat in state.seating.seats)
        return Won(state.bidder, state.amount) if over else None
    others_passed = all(seat in state.passed for seat in state.seating.seats if seat != state.dealer)
    if rules.all_pass == "dealer" and others_passed:
        if state.dealer in state.silenced and rules.silenced_dealer == "set":
            return Ended("silenced")
        return Won(state.dealer, rules.minimum, dropped=True)
    return Ended("passed-out") if state.turn is None else None


def fold_won(state: State, event: Won) -> None:
    state.bidder = event.seat
    state.amount = event.amount
    state.dropped = event.dropped
    state.turn = event.seat
    state.phase = "kitty" if state.kitty else "trump"


RULES: Rules = {
    Bid: Rule(verify_bid, fold_bid),
    Pass: Rule(verify_pass, fold_pass),
    Restrict: Rule(verify_restrict, fold_restrict),
}
FOLDS: Folds = {Won: fold_won}
