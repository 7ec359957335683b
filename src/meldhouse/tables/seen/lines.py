"""What happened at a table, as facts: for the log beside it, and for people who cannot see it. Each viewer's page puts
them into words in its own language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from meldhouse.game import (
    CONTRACT_NAMES,
    Action,
    AnswerClaim,
    AskToSee,
    Bid,
    CallRedeal,
    Claim,
    Concede,
    Dealt,
    Discard,
    Ended,
    Event,
    Exchanged,
    Hand,
    HandsShown,
    Judged,
    KittyTurned,
    MeldCounted,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    Settled,
    ShowMeld,
    Side,
    StopPlay,
    ThrownIn,
    TrickWon,
    View,
    Won,
    count_meld,
    seating_of,
)
from meldhouse.messages import Message, fact
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.players.advice.deeds import act as deed
from meldhouse.referee.event_facts import happening
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact

ENDS = frozenset(("board-set", "no-board", "no-marriage", "silenced", "passed-out", "void", "renege", "forfeited"))
"""Endings of a hand that their event does not announce by itself."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    says: Message
    clause: str | None = None
    kind: str = ""
    """What it is about, by its name in the log: for a sound or an animation."""
    seat: Seat | None = None
    plays: tuple[tuple[Seat, Piece], ...] = ()
    """For a claim that fails: what everybody could have played, up to the end of the trick that breaks it."""


Told = tuple[Message, str | None] | None
"""What to say, and by which clause; None if there is nothing to say."""


class Lines:
    """Makes the lines of a table. `me`: the reader's seat; people hear of their own side first."""

    def __init__(self, book: Book, me: Seat | None = None) -> None:
        self.book, self.me = book, me
        self.seating = seating_of(book)

    def line(self, event: Event, view: View, hand: Hand) -> LogLine | None:
        """`event` as this seat saw it, with what a referee adds; `view` is the table after it, or later."""
        return self._made(event, self._told(event, view, hand))

    def line_by_view(self, event: Event, view: View) -> LogLine | None:
        """The same for events that the view alone explains: no tricks won, and nothing a referee announced."""
        return self._made(event, self._seen(event, view))

    def taken_back(self, action: Action) -> Message:
        """What a player took back, as this seat saw it."""
        who, pieces = action.seat, getattr(action, "pieces", ())
        match action:
            case Bid():
                return fact("undone-bid", who=who, bid=bid_fact(self.book, action.amount))
            case NameTrump():
                return fact("undone-trump", who=who, trump=action.trump)
            case PassPieces() | Discard() if FACE_DOWN not in pieces:
                return fact("undone-pieces", who=who, pieces=codes(pieces))
            case Play():
                return fact("undone-pieces", who=who, pieces=(action.piece.text,))
        return fact("undone-act", who=who, act=deed(action))

    def side_points(self, points: Mapping[Side, int]) -> tuple[Message, ...]:
        return tuple(fact("side-points", side=side, points=points[side]) for side in self.mine_first(points))

    def mine_first(self, sides: Iterable[Side]) -> list[Side]:
        return sorted(sides, key=lambda side: self.me not in self.seating.members[side])

    def _made(self, event: Event, told: Told) -> LogLine | None:
        if told is None:
            return None
        says, clause = told
        plays = event.line if isinstance(event, Judged) else ()
        return LogLine(says, clause, kind_of(type(event)), getattr(event, "seat", None), plays)

    def _told(self, event: Event, view: View, hand: Hand) -> Told:
        if isinstance(event, TrickWon):
            return self._trick_won(event, is_last=_is_last(event, hand)), None
        if isinstance(event, ShowMeld):  # it counts by the hand's trump, even where that is no longer shown
            view = msgspec.structs.replace(view, trump=hand.state.trump)
        if type(event) in _TOLD:
            return self._seen(event, view)
        found = happening(hand, event)
        return None if found is None else (found.says, found.clause)

    def _seen(self, event: Event, view: View) -> Told:
        tell = _TOLD.get(type(event))
        said = tell(self, event, view) if tell is not None else None
        return (said, None) if isinstance(said, Message) else said

    def _dealt(self, event: Dealt, view: View) -> Message:
        each = len(next(iter(event.hands.values())))
        how = "drawn" if self.book.deal.method == "drawn" else "dealt"
        return fact("news-dealt", who=view.dealer, each=each, how=how)

    def _bid(self, event: Bid, _view: View) -> Message:
        return fact("news-bid", who=event.seat, bid=bid_fact(self.book, event.amount))

    def _pass(self, event: Pass, _view: View) -> Message:
        return fact("news-pass", who=event.seat)

    def _won(self, event: Won, _view: View) -> Told:
        bid = bid_fact(self.book, event.amount)
        clause = self.book.cite("bid-dropped") if event.dropped else None
        return fact("news-dropped" if event.dropped else "news-won", who=event.seat, bid=bid), clause

    def _redeal(self, event: CallRedeal, _view: View) -> Told:
        nines = self.book.deal.weak_nines
        return fact("news-redeal", who=event.seat, nines=nines), self.book.cite("redeal-nines")

    def _thrown_in(self, _event: ThrownIn, view: View) -> Message:
        return fact("news-dealt-again", who=view.dealer)

    def _named(self, event: NameTrump, _view: View) -> Message:
        if event.trump not in CONTRACT_NAMES:
            return fact("news-trump-said", who=event.seat, said=event.trump)
        return fact("news-trump", who=event.seat, trump=event.trump)

    def _kitty(self, event: KittyTurned, _view: View) -> Message:
        return fact("news-kitty", pieces=codes(event.pieces))

    def _exchanged(self, event: Exchanged, _view: View) -> Message:
        partners = self.seating.partner
        passes = [
            fact("news-passed", giver=giver, taker=taker, what=some(pieces))
            for giver, pieces in event.passed.items()
            if (taker := partners[giver]) is not None
        ]
        return fact("news-exchanged", passes=tuple(passes))

    def _discard(self, event: Discard, _view: View) -> Told:
        what = some(event.pieces)
        if not self.book.kitty.declare_trumps:
            return fact("news-discard", who=event.seat, what=what), None
        told = fact("news-discard-trumps", who=event.seat, what=what, trumps=event.trumps)
        return told, self.book.cite("discard-declare")

    def _melded(self, event: ShowMeld, view: View) -> Message:
        counted = count_meld(self.book, event.pieces, view.trump)
        if not counted.items:
            return fact("news-no-meld", who=event.seat)
        items = tuple(fact("meld-item-points", item=item.says, points=item.points) for item in counted.items)
        return fact("news-meld", who=event.seat, points=counted.points, items=items)

    def _hands_shown(self, _event: HandsShown, _view: View) -> Message:
        return fact("news-hands-shown")

    def _meld_counted(self, event: MeldCounted, view: View) -> Message:
        sides = self.side_points(event.points)
        if view.bidder is None or view.bid is None:
            return fact("news-meld-sums", sides=sides)
        side = self.seating.side[view.bidder]
        needed, total = self.book.to_take(view.bid, event.points[side]), self.book.points_in_play
        bid = bid_fact(self.book, view.bid)
        if needed > total:
            need = fact("need-too-much", bid=bid)
        elif needed > 0:
            need = fact("need-points", side=side, points=needed, total=total)
        elif self.book.scoring.bidder_trick:
            need = fact("need-one-trick", side=side, bid=bid)
        else:
            need = fact("need-nothing", bid=bid)
        return fact("news-meld-counted", sides=sides, need=need)

    def _play(self, event: Play, _view: View) -> Message:
        return fact("news-play", who=event.seat, piece=event.piece.text)

    def _trick_won(self, event: TrickWon, *, is_last: bool) -> Message:
        if is_last and (last := self.book.tricks.last):
            return fact("news-last-trick", who=event.seat, points=event.points, last=last)
        return fact("news-trick", who=event.seat, points=event.points)

    def _saw(self, event: AskToSee, _view: View) -> Message:
        return fact("news-asks-to-see", who=event.seat)

    def _claim(self, event: Claim, _view: View) -> Message:
        return fact("news-claim", who=event.seat)

    def _answered(self, event: AnswerClaim, _view: View) -> Message:
        return fact("news-answer", who=event.seat, answer="accept" if event.accept else "challenge")

    def _judged(self, event: Judged, _view: View) -> Told:
        return (fact("news-judged", why=event.why), self.book.cite("claim-test")) if event.why is not None else None

    def _settled(self, event: Settled, _view: View) -> Told:
        side, result = self.seating.side[event.seat], "stands" if event.stands else "fails"
        clause = self.book.cite("claim-stands" if event.stands else "claim-failed")
        return fact("news-settled", result=result, side=side, points=event.points), clause

    def _conceded(self, event: Concede, _view: View) -> Told:
        return fact("news-conceded", who=event.seat), self.book.cite("score-conceded")

    def _stopped(self, _event: StopPlay, _view: View) -> Told:
        return fact("news-stopped"), self.book.cite("stop-undecided")

    def _ended(self, event: Ended, _view: View) -> Told:
        if event.how not in ENDS:
            return None
        return fact("news-ended", how=event.how), self.book.cite(f"score-{event.how}")


def codes(pieces: Iterable[Piece]) -> tuple[str, ...]:
    return tuple(piece.text for piece in pieces)


def some(pieces: tuple[Piece, ...]) -> Message:
    """The pieces, or how many if they lie face down."""
    if FACE_DOWN in pieces:
        return fact("news-cards", number=len(pieces))
    return fact("some-pieces", pieces=codes(pieces))


@cache
def kind_of(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


def _is_last(event: TrickWon, hand: Hand) -> bool:
    """Whether this trick finished the hand; it may be announced after others have followed it, or with all of them."""
    state = hand.state
    if all(state.hands.values()) or state.ending.ended not in (None, "played"):
        return False
    return event is next(one for one in reversed(hand.events) if isinstance(one, TrickWon))


_TOLD: dict[type[Event], Callable[[Lines, Any, View], Message | Told]] = {
    Dealt: Lines._dealt,
    Bid: Lines._bid,
    Pass: Lines._pass,
    Won: Lines._won,
    CallRedeal: Lines._redeal,
    ThrownIn: Lines._thrown_in,
    NameTrump: Lines._named,
    KittyTurned: Lines._kitty,
    Exchanged: Lines._exchanged,
    Discard: Lines._discard,
    ShowMeld: Lines._melded,
    HandsShown: Lines._hands_shown,
    MeldCounted: Lines._meld_counted,
    Play: Lines._play,
    AskToSee: Lines._saw,
    Claim: Lines._claim,
    AnswerClaim: Lines._answered,
    Judged: Lines._judged,
    Settled: Lines._settled,
    Concede: Lines._conceded,
    StopPlay: Lines._stopped,
    Ended: Lines._ended,
}
