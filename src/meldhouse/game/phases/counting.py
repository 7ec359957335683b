"""Before the bidding: counting hands, setting up dominoes, throwing in a hopeless hand, declaring the table ready."""

from __future__ import annotations

from meldhouse.game.actions import CallRedeal, CountHand, DeclareReady, SetUp
from meldhouse.game.events import ThrownIn
from meldhouse.game.melds import count_meld
from meldhouse.game.phases.bidding import all_counted, open_auction_if_ready
from meldhouse.game.phases.rule import Rule, Rules, wrong_moment
from meldhouse.game.phases.waiting import is_eased
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.state import State
from meldhouse.pieces import Card, Piece, sorted_pieces
from meldhouse.rulebooks import Book


def verify_count(state: State, action: CountHand) -> Refusal | None:
    if state.phase != "count" or not state.book.deal.count_hands or action.seat in state.deal.count_done:
        return wrong_moment(state)
    held = len(state.hands[action.seat])
    if action.count != held:
        return refuse(state.book, "count-wrong", said=action.count, held=held)
    if held != state.book.deal.hand:
        return refuse(state.book, "count-off", held=held, hand=state.book.deal.hand)
    return None


def fold_count(state: State, action: CountHand) -> None:
    state.deal.count_done |= {action.seat}
    open_auction_if_ready(state)


def verify_set_up(state: State, action: SetUp) -> Refusal | None:
    layouts = state.book.deal.layouts
    if not layouts or not state.hands or state.phase == "over":
        return wrong_moment(state)
    late = state.phase != "count" and (state.phase != "auction" or bool(state.auction.calls))
    if late and not is_eased(state, action.seat, state.book.cite("layout-late")):
        return refuse(state.book, "layout-late")
    if action.layout not in layouts:
        return refuse(state.book, "layout", layouts=layouts, layout=action.layout)
    kept = state.fixed_layouts.get(action.seat, action.layout)
    if action.layout != kept and not is_eased(state, action.seat, state.book.cite("layout-kept")):
        return refuse(state.book, "layout-kept", kept=kept)
    if sorted_pieces(action.tiles) != sorted_pieces(state.hands[action.seat]):
        return refuse(state.book, "layout-tiles", count=len(state.hands[action.seat]))
    return None


def fold_set_up(state: State, action: SetUp) -> None:
    state.deal.layouts[action.seat] = action.layout
    state.deal.slots[action.seat] = action.tiles
    state.hands[action.seat] = action.tiles
    open_auction_if_ready(state)


def verify_redeal(state: State, action: CallRedeal) -> Refusal | None:
    least = state.book.deal.weak_nines
    if not least:
        return refuse(state.book, "redeal-never")
    if not state.hands or state.phase == "over":
        return wrong_moment(state)
    if state.auction.calls:
        return refuse(state.book, "redeal-late")
    hand = state.hands[action.seat]
    nines = _nines(hand)
    if nines < least:
        return refuse(state.book, "redeal-nines", nines=nines, least=least)
    natural = count_meld(state.book, hand, trump=None)
    if natural.points:
        return refuse(state.book, "redeal-meld", pieces=natural.pieces, meld=natural.items[0].pieces, least=least)
    return None


def is_weak(book: Book, hand: tuple[Piece, ...]) -> bool:
    """Whether its holder may ask for a new deal: many nines and no meld."""
    least = book.deal.weak_nines
    return bool(least) and _nines(hand) >= least and not count_meld(book, hand, trump=None).points


def _nines(hand: tuple[Piece, ...]) -> int:
    return sum(isinstance(piece, Card) and piece.rank == "9" for piece in hand)


def fold_redeal(state: State, _action: CallRedeal) -> None:
    state.ending.pending = ThrownIn("weak-hand")


def verify_ready(state: State, action: DeclareReady) -> Refusal | None:
    if state.phase != "count" or not state.book.deal.ready_signal or state.deal.ready:
        return wrong_moment(state)
    if action.seat != state.scorekeeper:
        return refuse(state.book, "ready-scorekeeper", who=state.scorekeeper)
    return None if all_counted(state) else refuse(state.book, "count-first", hand=state.book.deal.hand)


def fold_ready(state: State, _action: DeclareReady) -> None:
    state.deal.ready = True
    open_auction_if_ready(state)


RULES: Rules = {
    CountHand: Rule(verify_count, fold_count),
    SetUp: Rule(verify_set_up, fold_set_up),
    CallRedeal: Rule(verify_redeal, fold_redeal),
    DeclareReady: Rule(verify_ready, fold_ready),
}
