"""Sentences for what a referee orders, and what one of them looks like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from meldhouse.game import (
    SEAT_NAMES,
    Bound,
    Eased,
    Ended,
    Hand,
    Helped,
    LeftOver,
    Penalty,
    Pulled,
    PutRight,
    Restrict,
    Resumed,
    Returned,
    Seat,
    Spoiled,
    Stopped,
    TakenBack,
    ThrownIn,
)
from meldhouse.game.bids import price
from meldhouse.game.scoring import spoiler_fine, unit_of
from meldhouse.game.seats import CLOCKWISE
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count, joined
from meldhouse.rulebooks.easing import eased_by, partner_helps

Part = str | tuple[Piece, ...]


class Happening(NamedTuple):
    """One of them, in words with pieces between; `trick` is the number of the trick that was on."""

    parts: tuple[Part, ...]
    clause: str | None = None
    trick: int | None = None

    def words(self) -> str:
        return "".join(part if isinstance(part, str) else " ".join(piece.text for piece in part) for part in self.parts)


_NAMES: dict[Seat, str] = {seat: SEAT_NAMES[seat] for seat in CLOCKWISE}


class OrderSentences:
    """Each kind of order in a sentence; None where it is told elsewhere."""

    def __init__(self, hand: Hand, names: Mapping[Seat, str] | None = None) -> None:
        self.hand = hand
        self.names: Mapping[str, str] = {seat: (names or {}).get(seat, name) for seat, name in _NAMES.items()}
        self.book: Book = hand.book
        self.words = {name: str(getattr(hand.book.words, name)) for name in hand.book.words.__struct_fields__}

    def _people(self, seats: tuple[Seat, ...]) -> str:
        return joined([self.names[seat] for seat in seats])

    def _side(self, seat: Seat) -> str:
        return self._people(self.hand.state.seating.members[self.hand.state.seating.side[seat]])

    def restrict(self, event: Restrict) -> Happening:
        who = self.names[event.seat]
        if event.how == "silenced":
            return Happening((f"{who} may not bid again in this hand.",), self.book.cite("bid-silenced"))
        if event.how == "frozen":
            frozen = f"{who} must bid {price(self.book, event.amount)} at his turn if he can, and else pass."
            return Happening((frozen,), self.book.cite("bid-frozen"))
        only = f"{who} may make only the lowest bid at his next turn, or pass."
        return Happening((only,), self.book.cite("bid-next-only"))

    def penalty(self, event: Penalty) -> Happening:
        amount = count(abs(event.points), unit_of(self.book).removesuffix("s"))
        verb = ("gets" if event.points > 0 else "loses") if len(event.seats) == 1 else "each lose"
        if len(event.seats) > 1 and event.points > 0:
            verb = "each get"
        clause = event.clause if event.clause in self.book.clause_table else None
        return Happening((f"{self._people(event.seats)} {verb} {amount}: {event.reason}.",), clause)

    def bound(self, event: Bound) -> Happening:
        lead = f"{self.names[event.seat]} must lead what the other side calls for."
        return Happening((lead,), self.book.cite("lead-called"))

    def put_right(self, event: PutRight) -> Happening:
        back = f"; the {self.book.words.pieces} played after it go back" if event.back else ""
        return Happening(
            (
                f"In {self.book.words.trick} {event.trick} {self.names[event.seat]} plays ",
                (event.piece,),
                f" instead{back}.",
            )
        )

    def taken_back(self, event: TakenBack) -> Happening:
        where = f"{self.book.words.trick} {event.trick}"
        return Happening(
            (f"Everything from {self.names[event.seat]}'s {self.book.words.piece} in {where} on is taken back.",)
        )

    def pulled(self, event: Pulled) -> Happening:
        many = count(len(event.pieces), self.book.words.piece)
        return Happening((f"{self.names[event.seat]} pulls {many} unseen from {self.names[event.source]}.",))

    def returned(self, event: Returned) -> Happening:
        which = f"{self.book.words.trick} {event.trick}" if event.trick else f"the {self.book.words.trick}"
        since = "; what was played since stands" if event.trick else ""
        return Happening((f"{which[:1].upper()}{which[1:]} goes back to {self.names[event.seat]}, who won it{since}.",))

    def stopped(self, event: Stopped) -> Happening:
        return Happening((f"Play waits until this is decided: {event.about}.",), self.book.cite("play-stopped"))

    def resumed(self, event: Resumed) -> Happening:
        goes_on = " The renege does not stand, and the hand goes on." if event.reopened else ""
        return Happening((f"It is decided.{goes_on}",))

    def helped(self, event: Helped) -> Happening:
        partner = self.hand.state.seating.partner[event.seat] or event.seat
        how = partner_helps(self.book) or "partner-helps"
        helps = fact("ruling-remedy-partner", remedy=how, partner=(partner,), who=(event.seat,))
        said = msgspec.structs.replace(self.book.voice, names=self.names).say(fact("outcome", says=helps))
        return Happening((said,), self.book.rulings.assistance.clause or None)

    def eased(self, event: Eased) -> Happening:
        by = eased_by(self.book)
        what = "applies to" if by is not None and by.id == event.clause else "is eased for"
        return Happening((f"{event.clause} {what} {self.names[event.seat]}.",))

    def left_over(self, event: LeftOver) -> Happening:
        left = f"Somebody has run out; the {count(event.points, 'point')} left over go to {self._side(event.seat)}."
        return Happening((left,), self.book.rulings.count_end.clause or None)

    def spoiled(self, event: Spoiled) -> Happening:
        lost = f"What {self._side(event.seat)} take in play counts nothing."
        return Happening((lost,), self.book.cite("score-renege"))

    def thrown_in(self, event: ThrownIn) -> Happening | None:
        words = self.book.words
        if event.code not in ("misdeal", "decided"):
            return None  # a hand that was thrown in is told at the head of the hand
        deals = "shakes" if self.book.deal.method == "drawn" else "deals"
        return Happening((f"The {words.deal} is void; {self.names[self.hand.state.dealer]} {deals} again.",))

    def ended(self, event: Ended) -> Happening | None:
        if event.how == "awarded" and event.by is not None and self.book.renege.spoiler_fine:
            fine = spoiler_fine(self.book, event.by)
            return self.penalty(Penalty(fine.seats, fine.points, fine.clause or "", self.book.voice.say(fine.reason)))
        by = f", by {self.names[event.by]}" if event.by is not None else ""
        what = {
            "renege": f"The hand ends with a renege{by}.",
            "forfeited": f"The hand is lost by a lay-down that failed{by}.",
            "void": "The hand is struck out.",
            "misdealt": f"The {self.book.words.deal} passes to the left.",
            "broken-off": "The hand is broken off.",
        }.get(event.how)
        clause = self.book.cite(f"score-{event.how}")
        return None if what is None else Happening((what,), clause)
