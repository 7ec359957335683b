"""Sentences for what happens at a table beside bids, meld and plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from meldhouse.cli.output import Page
from meldhouse.game import (
    CONTRACT_NAMES,
    SEAT_NAMES,
    Action,
    Agree,
    AnswerClaim,
    AskTrump,
    Bid,
    Bound,
    CallLead,
    CallRenege,
    Claim,
    Correct,
    Discard,
    Ended,
    Event,
    Expose,
    Gather,
    Hand,
    HandsShown,
    Irregular,
    LeftOver,
    Misdeal,
    NameTrump,
    Pass,
    PassPieces,
    Penalty,
    Play,
    Pulled,
    PutRight,
    Restrict,
    Returned,
    Seat,
    Settled,
    ShowMeld,
    Spoiled,
    TakenBack,
    ThrownIn,
    Touch,
)
from meldhouse.game.bids import price
from meldhouse.game.records.wording import write_action
from meldhouse.game.scoring import unit_of
from meldhouse.pieces import Piece, in_order
from meldhouse.referee.words import KIND_NAMES
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count, joined

if TYPE_CHECKING:
    from rich.text import Text

Part = str | tuple[Piece, ...]
OFFENCES = {
    "follow": "did not follow suit",
    "beat": "did not play higher",
    "trump": "did not trump",
    "aces": "kept compulsory meld back",
    "turn": "played out of turn",
    "discard": "did not lay away, or not as he said",
    "taken": "took a {trick} that was not won",
    "shown": "showed {pieces} on purpose",
    "totals": "has too many or too few {pieces}",
}


class Happening(NamedTuple):
    """One of them, in words with pieces between; `trick` is the number of the trick that was on."""

    parts: tuple[Part, ...]
    clause: str | None = None
    trick: int | None = None

    def words(self) -> str:
        return "".join(part if isinstance(part, str) else " ".join(piece.text for piece in part) for part in self.parts)

    def shown(self, page: Page) -> Text:
        said = page.text("")
        for part in self.parts:
            said.append_text(page.text(part) if isinstance(part, str) else page.faces(part))
        return said


class Sentences:
    """Each kind of event in a sentence; None where it is told elsewhere."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.book: Book = hand.book
        self.words = {name: str(getattr(hand.book.words, name)) for name in hand.book.words.__struct_fields__}

    def _people(self, seats: tuple[Seat, ...]) -> str:
        return joined([SEAT_NAMES[seat] for seat in seats])

    def _side(self, seat: Seat) -> str:
        return self._people(self.hand.state.seating.members[self.hand.state.seating.side[seat]])

    def hands_shown(self, event: HandsShown) -> Happening:
        seats = tuple(event.hands)
        laid, them = ("lays his hand", "it") if len(seats) == 1 else ("lay their hands", "them")
        text = f"{self._people(seats)} {laid} open, and all the meld in {them} counts."
        clause = self.book.cite("page-hands-shown") if self.hand.state.dropped else None
        return Happening((text,), clause)

    # --- what everybody saw -----------------------------------------------------------------------------------------

    def irregular(self, event: Irregular) -> Happening:
        kind = KIND_NAMES.get(event.kind, event.kind.replace("_", " ")).format_map(self.words)
        clause = getattr(self.book.rulings, event.kind).clause or None
        return Happening((*self._did(event.action), f": {kind}."), clause)

    def _did(self, action: Action) -> tuple[Part, ...]:
        who, words = SEAT_NAMES[action.seat], self.book.words
        match action:
            case Bid():
                return (f"{who} bids {price(self.book, action.amount)}",)
            case Pass():
                return (f"{who} passes",)
            case NameTrump():
                return (f"{who} names {CONTRACT_NAMES.get(action.trump, action.trump)}",)
            case Play():
                return f"{who} plays ", (action.piece,)
            case Touch():
                return f"{who} touches ", (action.piece,)
            case Expose():
                return f"{who} {'shows' if action.purposely else 'drops'} ", in_order(action.pieces)
            case ShowMeld() if action.pieces:
                return f"{who} lays ", in_order(action.pieces)
            case PassPieces():
                return (f"{who} passes {count(len(action.pieces), words.piece)}",)
            case Discard():
                return (f"{who} lays {count(len(action.pieces), words.piece)} away",)
            case Gather():
                return (f"{who} takes the {words.trick}",)
            case Misdeal(exposed=0):
                short, long = (SEAT_NAMES.get(seat or "", "somebody") for seat in (action.short, action.long))
                return (f"{who} deals {short} {action.count} too few and {long} {action.count} too many",)
            case Misdeal():
                return (f"{who} turns {count(action.exposed, words.piece)} up",)
        said = write_action(action)
        return (f"{who} {said.removeprefix(action.seat).strip()}",)

    # --- claims and calls -------------------------------------------------------------------------------------------

    def claim(self, event: Claim) -> Happening:
        order: tuple[Part, ...] = (", to be played so: ", event.order) if event.order else ()
        return Happening((f"{SEAT_NAMES[event.seat]} lays down the rest", *order, "."))

    def answer(self, event: AnswerClaim) -> Happening:
        verb = "accepts" if event.accept else "challenges"
        return Happening((f"{SEAT_NAMES[event.seat]} {verb} the lay-down.",))

    def settled(self, event: Settled) -> Happening | None:
        side = self._side(event.seat)
        taken = f"{side} {'take' if ' and ' in side else 'takes'} all that is left, {count(event.points, 'point')}."
        if self.hand.state.ended == "awarded":  # nobody laid down; a call was not proven
            return Happening((taken,), self.book.cite("renege-spoiled"))
        verdict = "stands" if event.stands else "fails"
        code = "claim-stands" if event.stands else "claim-failed"
        return Happening((f"The lay-down {verdict}: {taken}",), self.book.cite(code))

    def call(self, event: CallRenege) -> Happening:
        what = OFFENCES[event.offence].format_map(self.words)
        at = f" in {self.book.words.trick} {event.trick}" if event.trick else ""
        return Happening((f"{SEAT_NAMES[event.seat]} calls a renege: {SEAT_NAMES[event.accused]} {what}{at}.",))

    def correct(self, event: Correct) -> Happening:
        return Happening(
            (f"{SEAT_NAMES[event.seat]} takes his {self.book.words.piece} back and plays ", (event.piece,), " instead.")
        )

    def ask_trump(self, event: AskTrump) -> Happening:
        suit = None if event.suit is None else CONTRACT_NAMES.get(event.suit, event.suit)
        asks = "what is trump" if suit is None else f"whether {suit} are trump"
        return Happening((f"{SEAT_NAMES[event.seat]} asks {asks}.",))

    def call_lead(self, event: CallLead) -> Happening:
        suit = CONTRACT_NAMES.get(event.suit, event.suit)
        return Happening((f"{SEAT_NAMES[event.seat]} calls for a lead of {suit}.",), self.book.cite("lead-called"))

    def agree(self, event: Agree) -> Happening:
        verb = "agrees" if event.accept else "does not agree"
        return Happening((f"{SEAT_NAMES[event.seat]} {verb} that {self.book.words.pieces} are moved.",))

    # --- what an official ordered -----------------------------------------------------------------------------------

    def restrict(self, event: Restrict) -> Happening:
        who = SEAT_NAMES[event.seat]
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
        lead = f"{SEAT_NAMES[event.seat]} must lead what the other side calls for."
        return Happening((lead,), self.book.cite("lead-called"))

    def put_right(self, event: PutRight) -> Happening:
        back = f"; the {self.book.words.pieces} played after it go back" if event.back else ""
        return Happening(
            (
                f"In {self.book.words.trick} {event.trick} {SEAT_NAMES[event.seat]} plays ",
                (event.piece,),
                f" instead{back}.",
            )
        )

    def taken_back(self, event: TakenBack) -> Happening:
        where = f"{self.book.words.trick} {event.trick}"
        return Happening(
            (f"Everything from {SEAT_NAMES[event.seat]}'s {self.book.words.piece} in {where} on is taken back.",)
        )

    def pulled(self, event: Pulled) -> Happening:
        many = count(len(event.pieces), self.book.words.piece)
        return Happening((f"{SEAT_NAMES[event.seat]} pulls {many} unseen from {SEAT_NAMES[event.source]}.",))

    def returned(self, event: Returned) -> Happening:
        return Happening((f"The {self.book.words.trick} goes back to {SEAT_NAMES[event.seat]}, who won it.",))

    def left_over(self, event: LeftOver) -> Happening:
        left = f"Somebody has run out; the {count(event.points, 'point')} left over go to {self._side(event.seat)}."
        return Happening((left,), self.book.rulings.count_end.clause or None)

    def spoiled(self, event: Spoiled) -> Happening:
        lost = f"What {self._side(event.seat)} take in play counts nothing."
        return Happening((lost,), self.book.cite("score-renege"))

    def thrown_in(self, event: ThrownIn) -> Happening | None:
        words = self.book.words
        if event.code != "misdeal":
            return None  # a hand that was thrown in is told at the head of the hand
        return Happening((f"The {words.deal} is void; {SEAT_NAMES[self.hand.state.dealer]} deals again.",))

    def ended(self, event: Ended) -> Happening | None:
        by = f", by {SEAT_NAMES[event.by]}" if event.by is not None else ""
        what = {
            "renege": f"The hand ends with a renege{by}.",
            "forfeited": f"The hand is lost by a lay-down that failed{by}.",
            "void": "The hand is struck out.",
            "misdealt": f"The {self.book.words.deal} passes to the left.",
        }.get(event.how)
        clause = self.book.cite(f"score-{event.how}")
        return None if what is None else Happening((what,), clause)


TOLD: dict[type[Event], Callable[[Sentences, Any], Happening | None]] = {
    HandsShown: Sentences.hands_shown,
    Irregular: Sentences.irregular,
    Claim: Sentences.claim,
    AnswerClaim: Sentences.answer,
    Settled: Sentences.settled,
    CallRenege: Sentences.call,
    Correct: Sentences.correct,
    AskTrump: Sentences.ask_trump,
    CallLead: Sentences.call_lead,
    Agree: Sentences.agree,
    Restrict: Sentences.restrict,
    Penalty: Sentences.penalty,
    Bound: Sentences.bound,
    PutRight: Sentences.put_right,
    TakenBack: Sentences.taken_back,
    Pulled: Sentences.pulled,
    Returned: Sentences.returned,
    LeftOver: Sentences.left_over,
    Spoiled: Sentences.spoiled,
    ThrownIn: Sentences.thrown_in,
    Ended: Sentences.ended,
}
