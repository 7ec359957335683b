"""What one seat, or a spectator, may know now. Everything sent to clients comes from here."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from meldhouse.game.actions import Discard, Event, PassPieces, SetUp
from meldhouse.game.events import Dealt, Exchanged, How, Irregular, Pulled
from meldhouse.game.hand import Hand
from meldhouse.game.legal import to_act
from meldhouse.game.melds import COUPLES, MeldCount, count_meld
from meldhouse.game.phases.looking import is_closed_to, stack_is_chosen
from meldhouse.game.phases.waiting import trump_is_told
from meldhouse.game.seats import Seat, Side
from meldhouse.game.state import Call, Phase, State, Trick
from meldhouse.pieces import FACE_DOWN, Piece, sorted_pieces


class SeenTrick(NamedTuple):
    """A finished trick, as far as it may be seen."""

    leader: Seat | None
    """None where the house no longer tells who played what; then `seats` is empty too."""
    pieces: tuple[Piece, ...]
    """In the order of play; if that is hidden, in the order of the pack."""
    winner: Seat
    points: int
    seats: tuple[Seat, ...]
    """Who played each piece."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as `seat` sees it; `seat` None is a spectator."""

    seat: Seat | None
    book: str
    phase: Phase
    dealer: Seat
    scorekeeper: Seat
    turn: Seat | None
    to_act: tuple[Seat, ...]
    hand: tuple[Piece, ...]
    """The viewer's own pieces."""
    slots: tuple[Piece | None, ...]
    """The viewer's dominoes as they stand, with gaps where some were played."""
    layouts: dict[Seat, str]
    held: dict[Seat, int]
    """How many pieces everybody holds."""
    calls: tuple[Call, ...]
    bidder: Seat | None
    bid: int | None
    dropped: bool
    silenced: tuple[Seat, ...]
    frozen: dict[Seat, int]
    next_only: tuple[Seat, ...]
    """Seats that may make only the lowest legal bid at their next turn."""
    trump: str | None
    """Also None where the house no longer shows it."""
    passed: tuple[Piece, ...]
    received: tuple[Piece, ...]
    peeked: tuple[Piece, ...]
    """The pieces passed by partner that the viewer saw before receiving them."""
    passing: tuple[Seat, ...]
    """Seats that have put pieces down to pass."""
    kitty: tuple[Piece, ...]
    discard: tuple[Piece, ...]
    declared_trumps: int | None
    meld: dict[Seat, MeldCount]
    """The meld on the table; it goes back into the hands with the first lead."""
    meld_points: dict[Side, int]
    open_hands: dict[Seat, tuple[Piece, ...]]
    confirmed: tuple[Seat, ...]
    stack: str | None
    """How won tricks are stacked, where that is chosen."""
    stack_towards: Seat | None
    leader: Seat | None
    exposed: dict[Seat, tuple[Piece, ...]]
    """Pieces that lie face up in front of their owner, still theirs to play."""
    lead_due: dict[Seat, str]
    """Seats whose next lead the other side may call, and the suit once called."""
    claim: Seat | None
    """Who claimed the rest."""
    trick: tuple[Piece, ...]
    """On the table now, in the order they were played."""
    trick_seats: tuple[Seat, ...]
    """Who played them."""
    tricks: tuple[SeenTrick, ...]
    """Finished tricks that may be seen: the last ones of the hand, or all."""
    tricks_won: dict[Side, int]
    points: dict[Side, int] | None
    """Points taken, where the house lets played tricks lie open."""
    legal_plays: tuple[Piece, ...]
    stopped: str | None
    """What must be decided before play goes on."""
    ended: How | None
    dealt: dict[Seat, tuple[Piece, ...]]
    """Everybody's hand as it was dealt, once the hand is over."""


def view(hand: Hand, seat: Seat | None, *, beside: View | None = None) -> View:
    """The table as `seat` may see it. `beside` is the spectator's view, if already known: most of it is the same for
    everybody."""
    public = beside or _public(hand)
    return public if seat is None else msgspec.structs.replace(public, **own_part(hand, seat))


def own_part(hand: Hand, seat: Seat) -> dict[str, Any]:
    """The parts of its view that may differ from the spectators'; all others are the same."""
    state = hand.state
    partner = state.seating.partner.get(seat)
    return {
        "seat": seat,
        "hand": state.hands.get(seat, ()),
        "slots": _slots(state, seat),
        "passed": state.before_play.passing.get(seat, ()),
        "received": state.before_play.exchanged.get(partner, ()) if partner is not None else (),
        "peeked": _peeked(state, seat),
        "kitty": _kitty(state, seat),
        "discard": _discard(state, seat),
        "legal_plays": hand.legal_plays() if seat == state.turn else (),
        **_eased(state, seat),
    }


def _peeked(state: State, seat: Seat) -> tuple[Piece, ...]:
    partner = state.seating.partner[seat]
    if partner is None or partner in state.before_play.exchanged or seat not in state.before_play.peeked:
        return ()
    return state.before_play.passing[partner]


def _eased(state: State, seat: Seat) -> dict[str, Any]:
    """What only a player with an eased rule sees: trump, or tricks that are closed to the others."""
    if not state.eased:
        return {}
    over = state.phase == "over"
    return {
        "trump": state.trump if trump_is_told(state, seat) else None,
        "tricks": _seen_tricks(state, seat),
        "points": dict(state.points) if over or _tricks_lie_open(state, seat) else None,
    }


def _public(hand: Hand) -> View:
    """What everybody in the room may see."""
    state = hand.state
    over = state.phase == "over"
    return View(
        seat=None,
        book=state.book.name,
        phase=state.phase,
        dealer=state.dealer,
        scorekeeper=state.scorekeeper,
        turn=state.turn,
        to_act=to_act(hand),
        hand=(),
        slots=(),
        layouts=dict(state.deal.layouts),
        held={other: len(pieces) for other, pieces in state.hands.items()},
        calls=state.auction.calls,
        bidder=state.bidder,
        bid=state.amount,
        dropped=state.auction.dropped,
        silenced=tuple(sorted(state.auction.silenced)) if state.auction.silenced else (),
        frozen=dict(state.auction.frozen),
        next_only=tuple(sorted(state.auction.next_only)) if state.auction.next_only else (),
        trump=state.trump if trump_is_told(state, None) else None,
        passed=(),
        received=(),
        peeked=(),
        passing=tuple(other for other in state.seating.seats if other in state.before_play.passing)
        if state.before_play.passing
        else (),
        kitty=_kitty(state, None),
        discard=_discard(state, None),
        declared_trumps=state.before_play.declared_trumps,
        meld={} if meld_is_taken_up(state) else _on_table(state),
        meld_points={side: state.meld_of(side) for side in state.seating.sides} if state.meld else {},
        open_hands=_open_hands(state),
        confirmed=tuple(sorted(state.before_play.acked)) if state.before_play.acked else (),
        stack=state.play.stack if stack_is_chosen(state) else None,
        stack_towards=state.play.stack_towards,
        leader=state.play.leader,
        exposed=dict(state.felt.exposed),
        lead_due=dict(state.felt.lead_due),
        claim=state.ending.claim[0] if state.ending.claim is not None else None,
        trick=state.play.trick,
        trick_seats=state.play.trick_seats,
        tricks=_seen_tricks(state, None),
        tricks_won=_tricks_won(state),
        points=dict(state.points) if over or _tricks_lie_open(state, None) else None,
        legal_plays=(),
        stopped=state.ending.stopped,
        ended=state.ending.ended,
        dealt=dict(state.deal.dealt) if over else {},
    )


def seen(event: Event, seat: Seat | None, hand: Hand) -> Event:
    """`event` as `seat` saw it, with face-down pieces hidden."""
    if type(event) not in _HIDING:
        return event
    partner = hand.state.seating.partner.get(seat) if seat is not None else None
    if isinstance(event, Dealt):
        hands = {other: held if other == seat else _backs(held) for other, held in event.hands.items()}
        return Dealt(hands=hands, kitty=_backs(event.kitty))
    if isinstance(event, Exchanged):
        own = {seat, partner} - {None}
        return Exchanged({giver: pcs if giver in own else _backs(pcs) for giver, pcs in event.passed.items()})
    if isinstance(event, Discard) and event.seat != seat:
        declared = event.trumps if hand.book.kitty.declare_trumps else 0
        return Discard(event.seat, _backs(event.pieces), declared)
    if isinstance(event, PassPieces) and event.seat != seat:
        return PassPieces(event.seat, _backs(event.pieces))
    if isinstance(event, SetUp) and event.seat != seat:
        return msgspec.structs.replace(event, tiles=_backs(event.tiles))
    if isinstance(event, Pulled) and seat not in (event.seat, event.source):
        return Pulled(event.seat, event.source, _backs(event.pieces))
    if isinstance(event, Irregular):
        return Irregular(seen(event.action, seat, hand), event.kind)  # type: ignore[arg-type]
    return event


_HIDING = frozenset((Dealt, Exchanged, Discard, PassPieces, SetUp, Pulled, Irregular))
"""Events in which something is hidden from somebody."""


def meld_is_taken_up(state: State) -> bool:
    """Whether cards have been played, so meld and kitty are back in the hands and may not be seen again."""
    played = bool(state.play.trick or state.play.tricks) and state.phase != "over"
    return played and state.book.meld.lies_until == "first-lead"


def _open_hands(state: State) -> dict[Seat, tuple[Piece, ...]]:
    """Hands laid open for their meld are picked up with it; one laid down in a claim lies there until that is
    settled."""
    if not meld_is_taken_up(state):
        return dict(state.before_play.open_hands)
    return {} if state.ending.claim is None else {state.ending.claim[0]: state.hands[state.ending.claim[0]]}


def _on_table(state: State) -> dict[Seat, MeldCount]:
    """The meld laid, beginning with the marriage that named trump."""
    laid = dict(state.meld)
    if state.before_play.trump_laid and state.bidder is not None and state.bidder not in laid:
        laid[state.bidder] = count_meld(state.book, COUPLES[state.trump], state.trump)  # type: ignore[index]
    return laid


def _backs(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return (FACE_DOWN,) * len(pieces)


def _kitty(state: State, seat: Seat | None) -> tuple[Piece, ...]:
    """The kitty, turned up for all; once cards are played, only the bidder, who picked it up, still sees it."""
    shown = state.deal.kitty_open and (seat == state.bidder or not meld_is_taken_up(state))
    return state.deal.kitty if shown or state.phase == "over" else _backs(state.deal.kitty)


def _discard(state: State, seat: Seat | None) -> tuple[Piece, ...]:
    if state.deal.discard is None:
        return ()
    return state.deal.discard if seat == state.bidder or state.phase == "over" else _backs(state.deal.discard)


def _slots(state: State, seat: Seat) -> tuple[Piece | None, ...]:
    if seat not in state.deal.slots:
        return ()
    held = state.hands[seat]
    return tuple(tile if tile in held else None for tile in state.deal.slots[seat])


def _tricks_lie_open(state: State, seat: Seat | None) -> bool:
    return state.book.tricks.review == "all" and not is_closed_to(state, seat)


def _visible_tricks(state: State, seat: Seat | None) -> tuple[Trick, ...]:
    """Finished tricks that `seat` may see now."""
    if state.phase == "over" or _tricks_lie_open(state, seat):
        return state.play.tricks
    if is_closed_to(state, seat):
        shows = state.book.tricks.stacks.get(state.play.stack, 0)
        return state.play.tricks[-shows:] if shows else ()
    return state.play.tricks[-1:] if state.play.looking else ()


def _seen_tricks(state: State, seat: Seat | None) -> tuple[SeenTrick, ...]:
    named = state.phase == "over" or state.book.tricks.player_shown == "always"
    tricks = _visible_tricks(state, seat)
    if named:
        return tuple(SeenTrick(*trick) for trick in tricks)
    return tuple(SeenTrick(None, sorted_pieces(trick.pieces), trick.winner, trick.points, ()) for trick in tricks)


def _tricks_won(state: State) -> dict[Side, int]:
    won = dict.fromkeys(state.seating.sides, 0)
    for trick in state.play.tricks:
        won[state.seating.side[trick.winner]] += 1
    return won
