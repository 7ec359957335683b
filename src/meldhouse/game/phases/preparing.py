"""Shuffle, cut, deal or draw."""

from __future__ import annotations

from meldhouse.game.actions import AskReshuffle, Cut, Deal, DeclineCut, Draw, Misdeal, Return, Shuffle, StepAway
from meldhouse.game.events import Dealt, ThrownIn
from meldhouse.game.phases.bidding import open_auction_if_ready
from meldhouse.game.phases.rule import Folds, Rule, Rules, wrong_moment
from meldhouse.game.phases.waiting import acts_for
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.state import State
from meldhouse.pieces import Piece, cut, deal_out, shuffled, sorted_pieces, subkey
from meldhouse.rulebooks.easing import partner_helps


def _begun(state: State) -> bool:
    return state.phase != "shuffle" or bool(state.deal.drawn)


def _someone_away(state: State) -> Refusal | None:
    if state.away and state.book.deal.all_present:
        return refuse(state.book, "someone-away", who=tuple(sorted(state.away)))
    return None


def _not_shuffled(state: State) -> Refusal | None:
    rules = state.book.deal
    if state.deal.riffles < rules.riffles:
        how = "riffle" if state.book.is_riffled else "shuffle"
        return refuse(state.book, "few-riffles", how=how, done=state.deal.riffles, least=rules.riffles)
    if rules.machine_last and not state.deal.machine_last:
        return refuse(state.book, "machine-last")
    return None


def verify_shuffle(state: State, action: Shuffle) -> Refusal | None:
    rules = state.book.deal
    if _begun(state):
        return wrong_moment(state)
    if action.face_up:
        return refuse(state.book, "face-up")
    if state.deal.cut is not None:
        return refuse(state.book, "shuffle-late" if rules.reshuffle else "shuffle-late-dealt")
    if rules.only_dealer and not acts_for(state, action.seat, state.dealer):
        opening = rules.opening_wash and state.is_opening and not state.deals
        if not opening:
            washing = rules.opening_wash and action.how == "wash"
            return refuse(state.book, "wash-late" if washing else "only-dealer", who=state.dealer)
    return _someone_away(state)


def fold_shuffle(state: State, action: Shuffle) -> None:
    state.deal.riffles += action.how in state.book.deal.counted
    state.deal.machine_last = action.how == "machine"


def verify_reshuffle(state: State, _action: AskReshuffle) -> Refusal | None:
    if not state.book.deal.reshuffle:
        return refuse(state.book, "reshuffle-never")
    return refuse(state.book, "reshuffle-late") if _begun(state) else None


def fold_reshuffle(state: State, _action: AskReshuffle) -> None:
    state.deal.riffles = 0
    state.deal.machine_last = False
    state.deal.cut = None


def _verify_cutter(state: State, seat: Seat) -> Refusal | None:
    if _begun(state):
        return wrong_moment(state)
    if state.book.deal.cut == "none":
        return refuse(state.book, "cut-none")
    cutter = state.seating.right[state.dealer]
    if not acts_for(state, seat, cutter):
        return refuse(state.book, "cut-seat", who=cutter)
    if state.deal.cut is not None:
        return refuse(state.book, "cut-once")
    return _not_shuffled(state)


def verify_cut(state: State, action: Cut) -> Refusal | None:
    if refusal := _verify_cutter(state, action.seat):
        return refusal
    if action.face_up:
        return refuse(state.book, "face-up")
    least, most = state.book.deal.cut_leaves, len(state.book.pack) - state.book.deal.cut_lifts
    if not least <= action.leaving <= most:
        return refuse(state.book, "cut-deep", least=least, most=most, leaving=action.leaving)
    return None


def fold_cut(state: State, action: Cut) -> None:
    state.deal.cut = action.leaving


def verify_decline(state: State, action: DeclineCut) -> Refusal | None:
    if refusal := _verify_cutter(state, action.seat):
        return refusal
    return refuse(state.book, "cut-required") if state.book.deal.cut == "required" else None


def fold_decline(state: State, _action: DeclineCut) -> None:
    state.deal.cut = 0


def verify_deal(state: State, action: Deal) -> Refusal | None:
    rules = state.book.deal
    if _begun(state) or rules.method != "dealt":
        return wrong_moment(state)
    by_partner = action.seat != state.dealer and partner_helps(state.book) == "partner-shuffles"
    if by_partner or not acts_for(state, action.seat, state.dealer):
        return refuse(state.book, "first-dealer" if state.is_opening else "wrong-dealer", who=state.dealer)
    if refusal := _not_shuffled(state):
        return refusal
    if rules.cut != "none" and state.deal.cut is None:
        required, cutter = rules.cut == "required", state.seating.right[state.dealer]
        return refuse(state.book, "cut-needed" if required else "cut-offer", who=cutter)
    fits = sorted(action.packets) in [sorted(plan) for plan in rules.packets]
    if action.packets and not (fits if rules.packets else sum(action.packets) == rules.hand):
        ways = tuple("-".join(map(str, plan)) for plan in rules.packets)
        return refuse(state.book, "packet-size", fixed="yes" if ways else "no", hand=rules.hand, ways=ways)
    return None


def fold_deal(state: State, action: Deal) -> None:
    state.deal.packets = action.packets or state.book.deal.usual_packets


def fold_misdeal(state: State, action: Misdeal) -> None:
    """The pack is dealt, but wrongly: `consequence` deals the hands, and then pieces are moved."""
    state.deal.packets = state.book.deal.usual_packets
    if state.book.deal.method == "drawn":
        state.deal.drawn = state.seating.clockwise_from(state.seating.left[state.dealer])
    state.deal.astray = (action.short, action.long, action.count)


def verify_draw(state: State, action: Draw) -> Refusal | None:
    if state.phase != "shuffle" or state.book.deal.method != "drawn":
        return wrong_moment(state)
    if refusal := _not_shuffled(state):
        return refusal
    if action.seat in state.deal.drawn:
        return refuse(state.book, "drawn-already")
    if action.seat == state.dealer and len(state.deal.drawn) < len(state.seating.seats) - 1:
        return refuse(state.book, "draw-last")
    return None


def fold_draw(state: State, action: Draw) -> None:
    state.deal.drawn = (*state.deal.drawn, action.seat)


def consequence(state: State) -> Dealt | None:
    """The hands that follow from this deal's key."""
    if state.deal.packets is None and len(state.deal.drawn) < len(state.seating.seats):
        return None
    assert state.key is not None
    order: tuple[Piece, ...] = shuffled(state.book.pack.pieces, subkey(state.key, f"deal {state.deals + 1}"))
    if state.deal.cut:
        order = cut(order, leaving=state.deal.cut)
    seats = state.deal.drawn or state.seating.clockwise_from(state.seating.left[state.dealer])
    packets = state.deal.packets or state.book.deal.usual_packets
    hands, kitty = deal_out(order, players=len(seats), packets=packets, kitty=state.book.deal.kitty)
    by_seat = {seat: hands[seats.index(seat)] for seat in state.seating.seats}
    short, long, count = state.deal.astray
    if short is not None and long is not None:
        by_seat[long] += by_seat[short][len(by_seat[short]) - count :]
        by_seat[short] = by_seat[short][: len(by_seat[short]) - count]
    return Dealt(hands=by_seat, kitty=kitty)


def fold_dealt(state: State, event: Dealt) -> None:
    arranged = sorted_pieces if state.book.deal.sorted else tuple
    state.hands = {seat: arranged(hand) for seat, hand in event.hands.items()}
    state.deal.dealt = state.hands.copy()
    state.deal.kitty = event.kitty
    state.deals += 1
    state.phase = "count"
    open_auction_if_ready(state)


def fold_thrown_in(state: State, _event: ThrownIn) -> None:
    state.begin_deal()


def verify_step_away(state: State, action: StepAway) -> Refusal | None:
    return wrong_moment(state) if _begun(state) or action.seat in state.away else None


def verify_return(state: State, action: Return) -> Refusal | None:
    return None if action.seat in state.away else wrong_moment(state)


def fold_step_away(state: State, action: StepAway) -> None:
    state.away |= {action.seat}


def fold_return(state: State, action: Return) -> None:
    state.away -= {action.seat}


RULES: Rules = {
    StepAway: Rule(verify_step_away, fold_step_away),
    Return: Rule(verify_return, fold_return),
    Shuffle: Rule(verify_shuffle, fold_shuffle),
    AskReshuffle: Rule(verify_reshuffle, fold_reshuffle),
    Cut: Rule(verify_cut, fold_cut),
    DeclineCut: Rule(verify_decline, fold_decline),
    Deal: Rule(verify_deal, fold_deal),
    Draw: Rule(verify_draw, fold_draw),
}
FOLDS: Folds = {Dealt: fold_dealt, ThrownIn: fold_thrown_in}
