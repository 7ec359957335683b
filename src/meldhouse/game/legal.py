"""Everything a seat may do now, as a collection: `action in legal`, `for action in legal`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from meldhouse.game.actions import (
    Action,
    Agree,
    AnswerClaim,
    AskReshuffle,
    AskToSee,
    AskTrump,
    Bid,
    CallLead,
    CallRedeal,
    Claim,
    Concede,
    Confirm,
    CountHand,
    Cut,
    Deal,
    DeclareReady,
    DeclineCut,
    Discard,
    Draw,
    Gather,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Restrict,
    SetUp,
    ShowMeld,
    Shuffle,
    Stack,
    StartPlay,
    StopPlay,
    TurnKitty,
    TurnStack,
)
from meldhouse.game.hand import Hand
from meldhouse.game.melds import AROUND_RANKS
from meldhouse.game.phases.melding import declares_trump, full_meld, owed_meld
from meldhouse.game.phases.naming import exchange_turns, laid_marriage_governs
from meldhouse.game.phases.settling import confirmations_due
from meldhouse.game.seats import Seat
from meldhouse.pieces import Piece, sorted_pieces
from meldhouse.rulebooks import Book, legal_bids


def to_act(hand: Hand) -> tuple[Seat, ...]:
    """The seats that have something to decide or do."""
    state = hand.state
    if state.ending.stopped is not None:
        return ()
    if state.felt.fixing:
        return tuple(seat for seat in state.seating.seats if seat not in state.felt.agreed)
    if state.ending.claim is not None and state.phase == "tricks":
        own = state.seating.side[state.ending.claim[0]]
        return tuple(
            s for s in state.seating.seats if state.seating.side[s] != own and s not in state.ending.claim_answers
        )
    if state.turn is not None:
        return (state.turn,)
    if state.phase == "exchange":
        return exchange_turns(state)
    if state.phase == "meld":
        if laid_marriage_governs(state) and state.bidder is not None:
            return (state.bidder,)
        return tuple(seat for seat in state.seating.seats if seat not in state.meld)
    if state.phase == "shuffle":
        rules = state.book.deal
        if state.deal.drawn or (state.book.deal.method == "drawn" and state.deal.riffles >= state.book.deal.riffles):
            return tuple(seat for seat in state.seating.seats if seat not in (*state.deal.drawn, state.dealer)) or (
                state.dealer,
            )
        shuffled = state.deal.riffles >= rules.riffles and (state.deal.machine_last or not rules.machine_last)
        if shuffled and rules.cut != "none" and state.deal.cut is None:
            return (state.seating.right[state.dealer],)
        return (state.dealer,)
    if state.phase == "count":
        rules = state.book.deal
        return tuple(
            seat
            for seat in state.seating.seats
            if (rules.layouts and seat not in state.deal.layouts)
            or (rules.count_hands and seat not in state.deal.count_done)
        ) or (state.scorekeeper,)
    if state.phase == "settle":
        waiting = state.seating.seats if confirmations_due(state) else ()
        return tuple(seat for seat in waiting if seat not in state.before_play.acked) or (state.scorekeeper,)
    if state.phase == "tricks" and state.play.leader is not None:
        return state.seating.members[state.seating.side[state.play.leader]]
    return ()


class LegalActions:
    """What `seat` may do. Membership asks the book about any action at all. Iterating yields every decision that can be
    listed: bids up to the most that could ever be made, and only the fullest and the smallest way to show meld."""

    __slots__ = ("_hand", "seat")

    def __init__(self, hand: Hand, seat: Seat) -> None:
        self._hand = hand
        self.seat: Seat = seat

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action) or isinstance(action, Restrict):  # only an official gives orders
            return False
        return action.seat == self.seat and self._hand.can(action)

    def __iter__(self) -> Iterator[Action]:
        can = self._hand.can
        return (action for action in self._candidates() if can(action))

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def _candidates(self) -> Iterator[Action]:
        """Everything worth asking about in this phase."""
        seat, state = self.seat, self._hand.state
        phase = state.phase
        if state.felt.fixing:
            yield from (Agree(seat, accept=True), Agree(seat, accept=False))
            return
        held = state.hands.get(seat, ())
        if phase == "tricks":
            if seat == state.turn:
                yield from (Play(seat, piece) for piece in self._hand.legal_plays())
            yield from (Gather(seat), AskToSee(seat), StopPlay(seat), Concede(seat))
            yield from self._stacking()
            yield from (AskTrump(seat), Claim(seat), AnswerClaim(seat, accept=True), AnswerClaim(seat, accept=False))
            yield from (CallLead(seat, suit) for suit in state.book.trump.choices)
        elif phase == "auction":
            yield Pass(seat)
            yield from self._bids()
            yield CallRedeal(seat)
        elif phase == "exchange":
            yield from (PassPieces(seat, chosen) for chosen in choices(held, state.book.exchange.count))
        elif phase in ("kitty", "trump"):
            yield TurnKitty(seat)
            yield from (NameTrump(seat, choice) for choice in state.book.trump.choices)
        elif phase == "discard":
            yield from self._discards()
        elif phase == "meld":
            yield from dict.fromkeys((ShowMeld(seat, self.full_meld()), ShowMeld(seat, self.least_meld())))
        elif phase == "settle":
            yield from (Confirm(seat), StartPlay(seat), Concede(seat))
            yield from self._stacking()
        elif phase == "count":
            yield CountHand(seat, len(held))
            yield from (SetUp(seat, layout, held) for layout in state.book.deal.layouts)
            yield from (DeclareReady(seat), CallRedeal(seat))
        elif phase == "shuffle":
            yield from (Shuffle(seat, "riffle"), Shuffle(seat, "machine"), Shuffle(seat, "wash"))
            yield from (Cut(seat, leaving) for leaving in range(1, len(state.book.pack)))
            yield from (DeclineCut(seat), AskReshuffle(seat), Draw(seat))
            rules = state.book.deal
            yield from (Deal(seat, packets) for packets in rules.packets or (rules.usual_packets,))

    def _bids(self) -> Iterator[Action]:
        state = self._hand.state
        if self.seat in state.auction.frozen:
            yield Bid(self.seat, state.auction.frozen[self.seat])
            return
        yield from (Bid(self.seat, amount) for amount in bids_over(state.book, state.amount))

    def _discards(self) -> Iterator[Action]:
        state = self._hand.state
        trumps = state.order.members[state.order.trump or ""] if state.order is not None else frozenset()
        for chosen in choices(state.hands[self.seat], state.book.deal.kitty):
            yield Discard(self.seat, chosen, sum(piece in trumps for piece in chosen))

    def _stacking(self) -> Iterator[Action]:
        if self._hand.book.stack_from is not None:
            yield from (Stack(self.seat, form) for form in self._hand.book.tricks.stacks)
            yield from (TurnStack(self.seat, towards) for towards in self._hand.state.seating.seats)

    def full_meld(self) -> tuple[Piece, ...]:
        """All the meld in hand."""
        state, seat = self._hand.state, self.seat
        declares = declares_trump(state.book, seat, state.bidder)
        return full_meld(state.book, state.hands[seat], state.trump, declares=declares)

    def least_meld(self) -> tuple[Piece, ...]:
        """Only the meld the house requires."""
        return owed_meld(self._hand.state, self.seat, self._hand.state.trump)


@lru_cache(maxsize=4096)
def bids_over(book: Book, standing: int | None) -> tuple[int, ...]:
    """The legal bids over `standing`, up to the most that could ever be made: hundreds in some houses.

    >>> from meldhouse.rulebooks import load_book
    >>> bids_over(load_book("n42pa"), 41)
    (42, 84)
    """
    auction, most = book.auction, book.points_in_play
    most += sum(max(getattr(book.meld, kind), default=0) for kind in ("run", "pinochle", "marriage", *AROUND_RANKS))
    found: list[int] = []
    for amount in legal_bids(auction, standing):
        if found and amount > most and auction.maximum is None:
            break
        found.append(amount)
    return tuple(found)


def choices(held: tuple[Piece, ...], count: int) -> Iterator[tuple[Piece, ...]]:
    """Every different way to choose `count` of the pieces held, in order."""
    told: set[tuple[Piece, ...]] = set()
    for chosen in combinations(sorted_pieces(held), count):
        if chosen not in told:
            told.add(chosen)
            yield chosen


def legal_actions(hand: Hand, seat: Seat) -> LegalActions:
    return LegalActions(hand, seat)
