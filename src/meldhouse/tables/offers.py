"""What a seat may do now, for pages and bots that draw buttons. Each act is checked again when it is done."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

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
    Side,
    Stack,
    StartPlay,
    StopPlay,
    TurnKitty,
    TurnStack,
    legal_actions,
    to_act,
)
from meldhouse.game.hand import VERIFIES
from meldhouse.game.legal import LegalActions, bids_over
from meldhouse.game.melds import MeldCount, count_meld
from meldhouse.game.state import State
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.tables.conceding import given_up

Acts = tuple[tuple[str, Action], ...]
"""Acts with their names in the log."""


class MeldOffer(msgspec.Struct, frozen=True):
    full: tuple[Piece, ...]
    """All the meld in hand."""
    owed: tuple[Piece, ...]
    """The meld the rules require you to show."""
    count: MeldCount
    """What all of it is worth, item by item."""


class Offers(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Holds only what can be done now."""

    bids: tuple[int, ...] = ()
    own_meld: int | None = None
    """The most this hand can meld in any trump; where there is something to bid and to meld."""
    may_pass: bool = False
    trumps: tuple[str, ...] = ()
    give: int = 0
    """How many pieces to pass to partner."""
    discard: int = 0
    declare: bool = False
    """Whether the player says how many of them are trumps."""
    meld: MeldOffer | None = None
    plays: tuple[Piece, ...] = ()
    set_up: tuple[str, ...] = ()
    """Ways to stand the dominoes up in rows."""
    leads: tuple[str, ...] = ()
    """Suits that may be called for."""
    stacks: tuple[str, ...] = ()
    towards: tuple[Seat, ...] = ()
    acts: tuple[str, ...] = ()
    """Plain acts, by their names in the log: ``turn-kitty``, ``concede``, ``claim``, ``gather`` …"""
    given_up: dict[Side, int] = {}
    """What each side would score, where the bid may be conceded."""


def offers(hand: Hand, seat: Seat, plays: tuple[Piece, ...] | None = None) -> Offers | None:
    """None if there is nothing to do but wait. `plays`: the legal plays from the seat's view, if there is one
    already."""
    state = hand.state
    if state.ending.stopped is not None or state.phase in ("over", "shuffle"):
        return None
    if state.felt.fixing:
        return Offers(acts=("agree",)) if seat in to_act(hand) else None
    found = {**_decisions(hand, seat, plays), **_stacking(hand, seat)}
    if state.felt.lead_due:
        found["leads"] = tuple(suit for suit in state.book.trump.choices if hand.can(CallLead(seat, suit)))
    acts = _plain(hand, seat)
    if "concede" in acts:
        found["given_up"] = given_up(hand)
    return Offers(acts=acts, **found) if acts or any(found.values()) else None


def _decisions(hand: Hand, seat: Seat, plays: tuple[Piece, ...] | None) -> dict[str, Any]:
    """What this seat has to decide in this phase."""
    state, rules = hand.state, hand.book
    if state.phase == "tricks":
        if state.turn != seat or state.ending.claim is not None:
            return {}
        return {"plays": hand.legal_plays() if plays is None else plays}
    if state.phase == "count":
        if not rules.deal.layouts or seat in state.deal.layouts:
            return {}
        fixed = state.fixed_layouts.get(seat)
        return {"set_up": (fixed,) if fixed else tuple(rules.deal.layouts)}
    if seat not in to_act(hand):
        return {}
    legal = legal_actions(hand, seat)
    if state.phase == "auction":
        return _auction(hand, legal)
    if state.phase in ("trump", "kitty"):
        return {"trumps": tuple(action.trump for action in legal if hasattr(action, "trump"))}
    if state.phase == "exchange":
        return {"give": rules.exchange.count}
    if state.phase == "discard":
        return {"discard": rules.deal.kitty, "declare": rules.kitty.declare_trumps}
    if state.phase == "meld":
        full = legal.full_meld()
        return {"meld": MeldOffer(full, legal.least_meld(), count_meld(rules, full, state.trump))}
    return {}


def _auction(hand: Hand, legal: LegalActions) -> dict[str, Any]:
    state, seat = hand.state, legal.seat
    if seat in state.auction.silenced or seat in state.auction.next_only or seat in state.auction.frozen:
        bids = tuple(action.amount for action in legal if isinstance(action, Bid))
    else:
        bids = _every_bid(hand.book, state.amount)
    return {"bids": bids, "own_meld": _own_meld(hand, seat), "may_pass": hand.can(Pass(seat))}


def _own_meld(hand: Hand, seat: Seat) -> int | None:
    book, held = hand.book, hand.state.hands[seat]
    if not book.has_meld:
        return None
    return max([count_meld(book, held, trump).points for trump in book.trump.choices])


@lru_cache(maxsize=4096)
def _every_bid(book: Book, standing: int | None) -> tuple[int, ...]:
    """For bidders with a free choice. The same at every table, and with some rulebooks there are hundreds."""
    return tuple(bids_over(book, standing))


def _stacking(hand: Hand, seat: Seat) -> dict[str, Any]:
    if hand.book.stack_from is None:
        return {}
    return {
        "stacks": tuple(form for form in hand.book.tricks.stacks if hand.can(Stack(seat, form))),
        "towards": tuple(other for other in hand.state.seating.seats if hand.can(TurnStack(seat, other))),
    }


def _plain(hand: Hand, seat: Seat) -> tuple[str, ...]:
    """Acts that need nothing but the seat."""
    state = hand.state
    if state.phase != "tricks":
        return _allowed(state, _plain_acts(state.phase, seat))
    # Four seats are asked after every play, so skip acts that these rules never allow, or do not allow now.
    acts = _acts_in_play(state.book, seat)
    if state.play.trick_taken:
        acts = (("gather", Gather(seat)), *acts)
    if state.ending.claim is not None:
        acts = (*acts, ("answer-claim", AnswerClaim(seat, accept=True)))
    return _allowed(state, acts)


def _allowed(state: State, acts: Acts) -> tuple[str, ...]:
    """Play has not been stopped, and no one has to agree first: each act is checked by its own rule directly."""
    return tuple([name for name, action in acts if VERIFIES[type(action)](state, action) is None])


@lru_cache(maxsize=256)
def _plain_acts(phase: str, seat: Seat) -> Acts:
    candidates: dict[str, tuple[Action, ...]] = {
        "auction": (CallRedeal(seat),),
        "kitty": (TurnKitty(seat),),
        "settle": (Confirm(seat), StartPlay(seat), Concede(seat)),
    }
    return tuple((str(action.__struct_config__.tag), action) for action in candidates.get(phase, ()))


@lru_cache(maxsize=256)
def _acts_in_play(book: Book, seat: Seat) -> Acts:
    possible = {
        "ask-to-see": (AskToSee(seat), book.tricks.review != "never"),
        "stop-play": (StopPlay(seat), book.tricks.stop_when_decided),
        "concede": (Concede(seat), book.board.concede != "never"),
        "ask-trump": (AskTrump(seat), True),
        "claim": (Claim(seat), book.claim.by != "nobody"),
    }
    return tuple((name, action) for name, (action, ever) in possible.items() if ever)
