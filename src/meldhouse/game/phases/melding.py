"""Showing meld, and what happens when it cannot carry the bid."""

from __future__ import annotations

import msgspec

from meldhouse.game.actions import Event, ShowMeld
from meldhouse.game.events import Ended, HandsShown, MeldCounted
from meldhouse.game.melds import AROUNDS, COUPLES, count_meld, marriages, may_lie, times_around
from meldhouse.game.phases.naming import change_trump, laid_marriage_governs
from meldhouse.game.phases.rule import Folds, Rule, Rules, lacking, wrong_moment
from meldhouse.game.phases.settling import ready_to_play
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.state import State
from meldhouse.pieces import Card, Piece, sorted_pieces
from meldhouse.rulebooks import Book

DOUBLE = 2
"""A player who declares aces twice may show more aces than they can declare: that is a card shown for nothing, not a
false declaration."""


def verify_show(state: State, action: ShowMeld) -> Refusal | None:
    if not state.book.has_meld:
        return refuse(state.book, "meld-none")
    if state.phase in ("shuffle", "over"):
        return wrong_moment(state)
    if state.phase in ("count", "auction", "trump"):
        return refuse(state.book, "meld-early")
    if state.phase in ("kitty", "discard"):
        return refuse(state.book, "meld-discard")
    if state.phase == "exchange":
        return refuse(state.book, "meld-exchange")
    if state.play.tricks or state.play.trick:
        return refuse(state.book, "meld-late")
    if action.seat != state.bidder and laid_marriage_governs(state):
        assert state.bidder is not None
        return refuse(state.book, "meld-early-marriage", code="meld-early", who=state.bidder)
    if missing := lacking(action.pieces, state.hands[action.seat]):
        return refuse(state.book, "meld-held", pieces=missing, missing=missing)
    if lacking(_on_table(state, action.seat), action.pieces):
        return refuse(state.book, "meld-back")
    if action.seat in state.meld and sorted_pieces(action.pieces) == sorted_pieces(state.meld[action.seat].pieces):
        return refuse(state.book, "meld-same")
    trump = trump_laid_with(state, action) or state.trump
    return _stray(state, action, trump) or _hidden(state, action, trump)


def trump_laid_with(state: State, action: ShowMeld) -> str | None:
    """The suit of the marriage the bidder laid after naming another, where the house goes by what is laid."""
    may = action.seat == state.bidder and laid_marriage_governs(state)
    return governing_marriage(state.book, action.pieces, state.trump) if may else None


def governing_marriage(book: Book, pieces: tuple[Piece, ...], trump: str | None) -> str | None:
    """The suit, other than `trump`, that a bidder declares by laying these pieces first."""
    if lacking(COUPLES[trump], pieces) == ():  # type: ignore[index]
        return None
    suits = [suit for suit in marriages(pieces) if suit in book.trump.choices]
    return suits[0] if len(suits) == 1 else None  # of two marriages laid at once, neither is first


def declares_trump(book: Book, seat: Seat, bidder: Seat | None) -> bool:
    """Whether the first marriage that `seat` lays sets trump."""
    return seat == bidder and book.trump.laying == "governs"


def _on_table(state: State, seat: Seat) -> tuple[Piece, ...]:
    """What this seat has laid already: its meld, or the marriage that named trump."""
    if seat in state.meld:
        return state.meld[seat].pieces
    if state.before_play.trump_laid and seat == state.bidder and state.order is not None:
        return COUPLES[state.trump]  # type: ignore[index]
    return ()


def _stray(state: State, action: ShowMeld, trump: str | None) -> Refusal | None:
    """Refuse cards that are part of no meld: they would tell partner something."""
    stray = no_meld(state.book, action.pieces, trump)
    if not stray:
        return None
    punished = _aces(stray) and "aces" in state.book.meld.compulsory and times_around(action.pieces, "aces") < DOUBLE
    return refuse(state.book, "meld-stray-aces" if punished else "meld-stray", pieces=stray, stray=stray)


def no_meld(book: Book, pieces: tuple[Piece, ...], trump: str | None) -> tuple[Piece, ...]:
    """Those of `pieces` that are part of no meld they make."""
    return lacking(pieces, count_meld(book, pieces, trump).pieces) and lacking(pieces, may_lie(book, pieces, trump))


def _aces(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(piece for piece in pieces if isinstance(piece, Card) and piece.rank == "A")


def aces_in_vain(state: State, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Aces among `pieces` that cannot be declared with the others (before trump is named: under any trump)."""
    if "aces" not in state.book.meld.compulsory:  # showing aces tells something only where they must be declared
        return ()
    return vain_aces(state.book, pieces, state.trump)


def vain_aces(book: Book, pieces: tuple[Piece, ...], trump: str | None = None) -> tuple[Piece, ...]:
    """Aces that make no meld with the other pieces (before trump is named: under any trump)."""
    trumps = (trump,) if trump is not None else book.trump.choices
    if times_around(pieces, "aces") >= DOUBLE:
        return ()
    return min((_aces(no_meld(book, pieces, trump)) for trump in trumps), key=len)


def aces_dropped_in_vain(state: State, seat: Seat, pieces: tuple[Piece, ...]) -> bool:
    """Whether aces among `pieces`, dropped or shown, make no meld with all that lies open before `seat`.

    The rest of the hand is not considered: the answer would reveal it.
    """
    laid, lying = state.meld[seat].pieces if seat in state.meld else (), state.felt.exposed.get(seat, ())
    fresh = tuple(piece for piece in pieces if state.hands[seat].count(piece) > lying.count(piece))
    open_now = lacking((*lying, *fresh), laid)
    return any(ace in open_now and ace in fresh for ace in aces_in_vain(state, (*laid, *open_now)))


def owed_and_laid_late(state: State, action: ShowMeld) -> bool:
    """Whether these pieces, laid too late, prove that compulsory meld was kept back."""
    laid = state.meld[action.seat].pieces if action.seat in state.meld else ()
    return shows_owed(state.book, action.pieces, laid)


def shows_owed(book: Book, pieces: tuple[Piece, ...], laid: tuple[Piece, ...] = ()) -> bool:
    """Whether `pieces` are compulsory meld, more of it than was `laid` before."""
    rules = book.meld
    return any(
        min(times_around(pieces, kind), len(pieces) if rules.compulsory_all else 1) > times_around(laid, kind)
        for kind in rules.compulsory
    )


def _hidden(state: State, action: ShowMeld, trump: str | None) -> Refusal | None:
    """The meld its holder must lay in this house."""
    missing = lacking(owed_meld(state, action.seat, trump), action.pieces)
    if not missing:
        return None
    declares = declares_trump(state.book, action.seat, state.bidder)
    couple = _trump_marriage(state.hands[action.seat], trump) if declares else ()
    if lacking(couple, action.pieces):
        return refuse(state.book, "meld-trump", pieces=couple, suit=trump or "")
    kinds = [kind for kind in state.book.meld.compulsory if any(piece in AROUNDS[kind] for piece in missing)]
    return refuse(state.book, "meld-compulsory", pieces=missing, kind=kinds[0])


def owed_meld(state: State, seat: Seat, trump: str | None) -> tuple[Piece, ...]:
    """The least that `seat` must lay."""
    return least_meld(state.book, state.hands[seat], trump, declares=declares_trump(state.book, seat, state.bidder))


def least_meld(book: Book, hand: tuple[Piece, ...], trump: str | None, *, declares: bool) -> tuple[Piece, ...]:
    """The house's compulsory melds, and the marriage that `declares` trump."""
    rules = book.meld
    owed: list[Piece] = []
    for kind in rules.compulsory:
        times = times_around(hand, kind)
        owed += AROUNDS[kind] * (times if rules.compulsory_all else min(times, 1))
    couple = _trump_marriage(hand, trump) if declares else ()
    return sorted_pieces([*owed, *(piece for piece in couple if piece not in owed)])


def full_meld(book: Book, hand: tuple[Piece, ...], trump: str | None, *, declares: bool) -> tuple[Piece, ...]:
    """All the meld in a hand; if its holder named a suit without a marriage, under the trump their marriage
    `declares`."""
    pieces = count_meld(book, hand, trump).pieces
    laid = governing_marriage(book, pieces, trump) if declares else None
    return pieces if laid is None else count_meld(book, hand, laid).pieces


def _trump_marriage(hand: tuple[Piece, ...], trump: str | None) -> tuple[Piece, ...]:
    return COUPLES[trump] if trump in marriages(hand) else ()


def fold_show(state: State, action: ShowMeld) -> None:
    if trump := trump_laid_with(state, action):
        change_trump(state, trump)
    counted = count_meld(state.book, action.pieces, state.trump)
    state.meld[action.seat] = msgspec.structs.replace(counted, pieces=action.pieces)
    if state.phase != "meld":  # meld added later: it is counted and seen again
        state.phase = "meld"
        state.turn = state.play.leader = None
        state.before_play.acked = frozenset()


def off_board(state: State) -> bool:
    """Whether the meld plus every point in play falls short of the bid."""
    assert state.amount is not None
    return state.book.reach(state.meld_of(state.side_of_bidder)) < state.amount


def consequence(state: State) -> Event | None:
    """Once everybody has shown: set the bidders for lack of meld, or close the meld."""
    if len(state.meld) < len(state.seating.seats):
        return None
    rules, side = state.book.board, state.side_of_bidder
    floor = rules.floor(dropped=state.auction.dropped)
    short = state.meld_of(side) < floor
    if short or (rules.off_board == "set" and off_board(state)):
        shown = rules.hands_shown == "always" or (rules.hands_shown == "dropped" and state.auction.dropped)
        if shown and not state.before_play.open_hands:  # the others may check that it is really so little
            return HandsShown({seat: state.hands[seat] for seat in state.seating.members[side]})
        return Ended("no-board" if short else "board-set")
    return MeldCounted({side: state.meld_of(side) for side in state.seating.sides})


def fold_hands_shown(state: State, event: HandsShown) -> None:
    state.before_play.open_hands = dict(event.hands)
    for seat, hand in event.hands.items():
        state.meld[seat] = count_meld(state.book, hand, state.trump)


def fold_meld_counted(state: State, _event: MeldCounted) -> None:
    ready_to_play(state)


RULES: Rules = {ShowMeld: Rule(verify_show, fold_show)}
FOLDS: Folds = {HandsShown: fold_hands_shown, MeldCounted: fold_meld_counted}
