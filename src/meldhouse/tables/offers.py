"""What a seat may do now, for whoever draws its buttons. Whether it may really is asked again when it is done."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from meldhouse.game import (
    Action,
    AnswerClaim,
    AskToSee,
    AskTrump,
    Bid,
    CallLead,
    CallRedeal,
    Claim,
    Concede,
    Confirm,
    Gather,
    Hand,
    Pass,
    Seat,
    Stack,
    StartPlay,
    StopPlay,
    TurnKitty,
    TurnStack,
    legal_actions,
    to_act,
)
from meldhouse.game.bids import price
from meldhouse.game.legal import LegalActions, bids_over
from meldhouse.game.melds import MeldCount, count_meld
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book


class OfferedBid(msgspec.Struct, frozen=True):
    amount: int
    text: str
    """As it is said in this house: “2 marks”."""


class MeldOffer(msgspec.Struct, frozen=True):
    full: tuple[Piece, ...]
    """All the meld in hand."""
    owed: tuple[Piece, ...]
    """What the house obliges one to show."""
    count: MeldCount
    """What all of it is worth, item by item."""


class Offers(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Only what can be done now stands in it."""

    bids: tuple[OfferedBid, ...] = ()
    may_pass: bool = False
    trumps: tuple[str, ...] = ()
    give: int = 0
    """So many pieces are to be passed to partner."""
    discard: int = 0
    declare: bool = False
    """And one says how many trumps are among them."""
    meld: MeldOffer | None = None
    plays: tuple[Piece, ...] = ()
    set_up: tuple[str, ...] = ()
    """Rows in which dominoes may be stood up."""
    leads: tuple[str, ...] = ()
    """Suits that may be called for."""
    stacks: tuple[str, ...] = ()
    towards: tuple[Seat, ...] = ()
    acts: tuple[str, ...] = ()
    """Plain acts, by their names in the log: ``turn-kitty``, ``concede``, ``claim``, ``gather`` …"""


def offers(hand: Hand, seat: Seat) -> Offers | None:
    """None where there is nothing to do but wait."""
    state, legal = hand.state, legal_actions(hand, seat)
    if state.stopped is not None or state.phase in ("over", "shuffle"):
        return None
    mine = seat in to_act(hand)
    if state.fixing:
        return Offers(acts=("agree",)) if mine else None
    found = Offers(acts=_plain(hand, seat))
    if state.phase == "auction" and mine:
        found = _auction(hand, legal, found)
    elif state.phase in ("trump", "kitty") and mine:
        trumps = tuple(action.trump for action in legal if hasattr(action, "trump"))
        found = msgspec.structs.replace(found, trumps=trumps)
    elif state.phase == "exchange" and mine:
        found = msgspec.structs.replace(found, give=state.book.exchange.count)
    elif state.phase == "discard" and mine:
        rules = state.book
        found = msgspec.structs.replace(found, discard=rules.deal.kitty, declare=rules.kitty.declare_trumps)
    elif state.phase == "meld" and mine:
        full = legal.full_meld()
        counted = count_meld(state.book, full, state.trump)
        found = msgspec.structs.replace(found, meld=MeldOffer(full, legal.least_meld(), counted))
    elif state.phase == "count" and state.book.deal.layouts and seat not in state.layouts:
        fixed = state.fixed_layouts.get(seat)
        found = msgspec.structs.replace(found, set_up=(fixed,) if fixed else tuple(state.book.deal.layouts))
    elif state.phase == "tricks" and state.claim is None and state.turn == seat:
        found = msgspec.structs.replace(found, plays=hand.legal_plays())
    if state.book.stack_from is not None:
        found = _stacking(hand, seat, found)
    if state.lead_due:
        suits = tuple(suit for suit in state.book.trump.choices if hand.can(CallLead(seat, suit)))
        found = msgspec.structs.replace(found, leads=suits)
    return found if found != _NOTHING else None


def _auction(hand: Hand, legal: LegalActions, found: Offers) -> Offers:
    state, seat = hand.state, legal.seat
    if seat in state.silenced or seat in state.next_only or seat in state.frozen:
        amounts = tuple(action.amount for action in legal if isinstance(action, Bid))
        bids = tuple(OfferedBid(amount, price(hand.book, amount)) for amount in amounts)
    else:
        bids = _every_bid(hand.book, state.amount)
    return msgspec.structs.replace(found, bids=bids, may_pass=hand.can(Pass(seat)))


@lru_cache(maxsize=4096)
def _every_bid(book: Book, standing: int | None) -> tuple[OfferedBid, ...]:
    """For whoever may bid as he likes; the same at every table, and hundreds of them in some houses."""
    return tuple(OfferedBid(amount, price(book, amount)) for amount in bids_over(book, standing))


def _stacking(hand: Hand, seat: Seat, found: Offers) -> Offers:
    stacks = tuple(form for form in hand.book.tricks.stacks if hand.can(Stack(seat, form)))
    towards = tuple(other for other in hand.state.seating.seats if hand.can(TurnStack(seat, other)))
    return msgspec.structs.replace(found, stacks=stacks, towards=towards)


def _plain(hand: Hand, seat: Seat) -> tuple[str, ...]:
    """Acts that need nothing but the seat."""
    return tuple(name for name, action in _plain_acts(hand.phase, seat) if hand.can(action))


@lru_cache(maxsize=256)
def _plain_acts(phase: str, seat: Seat) -> tuple[tuple[str, Action], ...]:
    candidates: dict[str, tuple[Action, ...]] = {
        "auction": (CallRedeal(seat),),
        "kitty": (TurnKitty(seat),),
        "settle": (Confirm(seat), StartPlay(seat), Concede(seat)),
        "tricks": (
            Gather(seat), AskToSee(seat), StopPlay(seat), Concede(seat), AskTrump(seat), Claim(seat),
            AnswerClaim(seat, accept=True),
        ),
    }  # fmt: skip
    return tuple((str(action.__struct_config__.tag), action) for action in candidates.get(phase, ()))


_NOTHING = Offers()
