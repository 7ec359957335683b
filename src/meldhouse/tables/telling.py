"""What happened, in sentences for one seat: for the log beside the table, and for those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from meldhouse.game import (
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
from meldhouse.game.bids import price
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.referee.happened import TOLD as BY_REFEREE, Sentences
from meldhouse.referee.ordered import Happening
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count, joined, of_another, trump_name
from meldhouse.tables.by_name import by_name
from meldhouse.tables.lines import Line

ENDS = {
    "board-set": "The bid is out of reach even with every point in play: the bidders are set.",
    "no-board": "There is not enough meld to play: the bidders are set.",
    "no-marriage": "The bidder has no marriage to make trump, and is set.",
    "silenced": "The {dealer} may not take the bid, and is set.",
    "passed-out": "Everybody has passed.",
    "void": "The hand is void.",
    "renege": "The hand is over: a renege.",
    "forfeited": "The hand is over: the lay-down does not hold.",
}


class Teller:
    """Sentences for `me`, who may be nobody; `names` are what people are called."""

    def __init__(self, book: Book, names: Mapping[Seat, str], me: Seat | None) -> None:
        self.book, self.names, self.me = book, names, me
        self.seating = seating_of(book)
        self._mentioned: set[Seat] = set()

    def lines(self, events: Iterable[Event], view: View, hand: Hand) -> list[Line]:
        """`events` as this seat saw them; `view` is the table after all of them."""
        return [line for event in events if (line := self.line(event, view, hand)) is not None]

    def line(self, event: Event, view: View, hand: Hand) -> Line | None:
        """`event` as this seat saw it, with all that a referee adds; None where there is nothing to say."""
        return self._written(event, self._said(event, view, hand))

    def line_by_view(self, event: Event, view: View) -> Line | None:
        """The same of what the view alone explains: no trick that was won, and nothing a referee told of."""
        return self._written(event, self._seen(event, view))

    def _written(self, event: Event, said: tuple[str, str | None] | None) -> Line | None:
        if said is None:
            return None
        text, clause = said
        plays = event.line if isinstance(event, Judged) else ()
        return Line(text[:1].upper() + text[1:], clause, _kind(type(event)), getattr(event, "seat", None), plays)

    def line_for_others(self, event: Event, view: View, hand: Hand) -> tuple[Line | None, frozenset[Seat]]:
        """The line, and for whom it is another one because it names them: only those are told “you”."""
        self._mentioned.clear()
        return self.line(event, view, hand), frozenset(self._mentioned)

    def _said(self, event: Event, view: View, hand: Hand) -> tuple[str, str | None] | None:
        if isinstance(event, TrickWon):
            return self._trick_won(event, is_last=_is_last(event, hand)), None
        if isinstance(event, ShowMeld):  # it counts by the trump of the hand, also where that is not shown any more
            view = msgspec.structs.replace(view, trump=hand.state.trump)
        if type(event) in _TOLD:
            return self._seen(event, view)
        happened = BY_REFEREE.get(type(event))
        found = happened(Sentences(hand, self.names), event) if happened is not None else None
        return None if found is None else (_in_words(found), found.clause)

    def _seen(self, event: Event, view: View) -> tuple[str, str | None] | None:
        tell = _TOLD.get(type(event))
        said = tell(self, event, view) if tell is not None else None
        return (said, None) if isinstance(said, str) else said

    def who(self, seat: Seat) -> str:
        self._mentioned.add(seat)
        return "you" if seat == self.me else self.names[seat]

    def does(self, seat: Seat, verb: str) -> str:
        """“You pass”, “North passes”."""
        self._mentioned.add(seat)
        return f"you {verb}" if seat == self.me else f"{self.names[seat]} {of_another(verb)}"

    def side(self, side: Side) -> str:
        members = self.seating.members[side]
        return joined([self.who(seat) for seat in sorted(members, key=lambda seat: seat != self.me)])

    def _dealt(self, event: Dealt, view: View) -> str:
        size = len(next(iter(event.hands.values())))
        each = count(size, self.book.words.piece)
        if self.book.deal.method == "drawn":
            return f"{self.does(view.dealer, self.book.words.deal)}, and everybody draws {each}."
        return f"{self.does(view.dealer, self.book.words.deal)} {each} to everybody."

    def _bid(self, event: Bid, _view: View) -> str:
        return f"{self.does(event.seat, 'bid')} {price(self.book, event.amount)}."

    def _pass(self, event: Pass, _view: View) -> str:
        return f"{self.does(event.seat, 'pass')}."

    def _won(self, event: Won, _view: View) -> tuple[str, str | None]:
        had = f"{self.does(event.seat, 'have')} the bid at {price(self.book, event.amount)}."
        if event.dropped:
            return f"Everybody else has passed, so {had}", self.book.cite("bid-dropped")
        return had, None

    def _redeal(self, event: CallRedeal, _view: View) -> tuple[str, str | None]:
        nines = self.book.deal.weak_nines
        return f"{self.does(event.seat, 'throw')} the hand in: {nines} nines or more and no meld.", self.book.cite(
            "redeal-nines"
        )

    def _thrown_in(self, _event: ThrownIn, view: View) -> str:
        return f"{self.does(view.dealer, self.book.words.deal)} again."

    def _named(self, event: NameTrump, _view: View) -> str:
        return f"{self.does(event.seat, 'name')} {trump_name(event.trump)}."

    def _kitty(self, event: KittyTurned, _view: View) -> str:
        return f"The kitty: {self._pieces(event.pieces)}."

    def _exchanged(self, event: Exchanged, _view: View) -> str:
        told = []
        for giver, pieces in event.passed.items():
            taker = self.seating.partner[giver]
            if taker is None:
                continue
            what = count(len(pieces), self.book.words.piece) if FACE_DOWN in pieces else self._pieces(pieces)
            said = f"{self.does(giver, 'pass')} {self.who(taker)} {what}."
            told.append(said[:1].upper() + said[1:])
        return " ".join(told)

    def _discard(self, event: Discard, _view: View) -> tuple[str, str | None]:
        laid = event.pieces
        what = count(len(laid), self.book.words.piece) if FACE_DOWN in laid else self._pieces(laid)
        away = f"{self.does(event.seat, 'lay')} {what} away"
        if not self.book.kitty.declare_trumps:
            return f"{away}.", None
        trumps = count(event.trumps, "trump") if event.trumps else "no trump"
        return f"{away}, {trumps} among them.", self.book.cite("discard-declare")

    def _melded(self, event: ShowMeld, view: View) -> str:
        counted = count_meld(self.book, event.pieces, view.trump)
        if not counted.items:
            return f"{self.does(event.seat, 'have')} no meld."
        items = ", ".join(f"{item.name} {item.points}" for item in counted.items)
        return f"{self.does(event.seat, 'meld')} {count(counted.points, 'point')}: {items}."

    def _hands_shown(self, _event: HandsShown, _view: View) -> str:
        return "The bidding side has shown too little meld; its hands are laid open and all of it counts."

    def _meld_counted(self, event: MeldCounted, view: View) -> str:
        told = ", ".join(f"{self.side(side)} {count(points, 'point')}" for side, points in event.points.items())
        if view.bidder is None or view.bid is None:
            return f"Meld in all: {told}."
        side = self.seating.side[view.bidder]
        needed, total = self.book.to_take(view.bid, event.points[side]), self.book.points_in_play
        if needed > total:
            return f"Meld in all: {told}. The bid of {view.bid} is out of reach."
        who = "You" if self.me in self.seating.members[side] else "The bidders"
        if needed <= 0:
            one = f"{who} need one {self.book.words.trick} to keep it"
            more = f". {one}" if self.book.scoring.bidder_trick else ", whatever is taken in play"
            return f"Meld in all: {told}. That makes the bid of {view.bid}{more}."
        return f"Meld in all: {told}. {who} need {needed} of the {total} points in play."

    def _play(self, event: Play, _view: View) -> str:
        return f"{self.does(event.seat, 'play')} {event.piece.name}."

    def _trick_won(self, event: TrickWon, *, is_last: bool) -> str:
        worth = f", {count(event.points, 'point')}" if event.points else ""
        last = self.book.tricks.last
        if last and is_last:
            some = f", {last} of them" if event.points > last else ","
            worth += f"{some} for the last {self.book.words.trick}"
        return f"{self.does(event.seat, 'win')} the {self.book.words.trick}{worth}."

    def _saw(self, event: AskToSee, _view: View) -> str:
        return f"{self.does(event.seat, 'ask')} to see the last {self.book.words.trick}."

    def _claim(self, event: Claim, _view: View) -> str:
        claims = "claim" if event.seat == self.me else "claims"
        return f"{self.does(event.seat, 'lay')} down and {claims} every {self.book.words.trick} that is left."

    def _answered(self, event: AnswerClaim, _view: View) -> str:
        return f"{self.does(event.seat, 'accept' if event.accept else 'challenge')} that."

    def _judged(self, event: Judged, _view: View) -> tuple[str, str | None] | None:
        self._mentioned.update(self.names)  # whoever is named in it is found only there
        return (by_name(event.why, self.names, self.me), self.book.cite("claim-test")) if event.why else None

    def _settled(self, event: Settled, _view: View) -> str:
        side = self.side(self.seating.side[event.seat])
        verdict = "stands" if event.stands else "fails"
        take = "take" if " and " in side or side == "you" else "takes"
        return f"The lay-down {verdict}: {side} {take} the rest, {count(event.points, 'point')}."

    def _conceded(self, event: Concede, _view: View) -> tuple[str, str | None]:
        return f"{self.does(event.seat, 'give')} the bid up.", self.book.cite("score-conceded")

    def _stopped(self, _event: StopPlay, _view: View) -> tuple[str, str | None]:
        return "The bid is decided, so the rest is not played.", self.book.cite("stop-undecided")

    def _ended(self, event: Ended, _view: View) -> tuple[str, str | None] | None:
        if (said := ENDS.get(event.how)) is None:
            return None
        return said.format(dealer=self.book.words.dealer), self.book.cite(f"score-{event.how}")

    def _pieces(self, pieces: Iterable[Piece]) -> str:
        return joined([piece.name for piece in pieces])


@cache
def _kind(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


def _in_words(happening: Happening) -> str:
    """A sentence with the pieces in it by their names."""
    return "".join(
        part if isinstance(part, str) else joined([piece.name for piece in part]) for part in happening.parts
    )


def _is_last(event: TrickWon, hand: Hand) -> bool:
    """Whether the hand was played out with this trick; it may be told when others have followed it, or all are told."""
    state = hand.state
    if all(state.hands.values()) or state.ended not in (None, "played"):
        return False
    return event is next(one for one in reversed(hand.events) if isinstance(one, TrickWon))


_TOLD: dict[type[Event], Callable[[Teller, Any, View], str | tuple[str, str | None] | None]] = {
    Dealt: Teller._dealt,
    Bid: Teller._bid,
    Pass: Teller._pass,
    Won: Teller._won,
    CallRedeal: Teller._redeal,
    ThrownIn: Teller._thrown_in,
    NameTrump: Teller._named,
    KittyTurned: Teller._kitty,
    Exchanged: Teller._exchanged,
    Discard: Teller._discard,
    ShowMeld: Teller._melded,
    HandsShown: Teller._hands_shown,
    MeldCounted: Teller._meld_counted,
    Play: Teller._play,
    AskToSee: Teller._saw,
    Claim: Teller._claim,
    AnswerClaim: Teller._answered,
    Judged: Teller._judged,
    Settled: Teller._settled,
    Concede: Teller._conceded,
    StopPlay: Teller._stopped,
    Ended: Teller._ended,
}
