"""Sentences for what happens at a table beside bids, meld and plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from meldhouse.game import (
    CONTRACT_NAMES,
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
    Eased,
    Ended,
    Event,
    Expose,
    Gather,
    HandsShown,
    Helped,
    Irregular,
    Judged,
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
    Resumed,
    Returned,
    Settled,
    ShowMeld,
    Spoiled,
    Stopped,
    TakenBack,
    TellTrumps,
    ThrownIn,
    Touch,
)
from meldhouse.game.bids import price
from meldhouse.game.events import Line
from meldhouse.game.records.wording import write_action
from meldhouse.pieces import in_order
from meldhouse.referee.offences import offences, only_leads
from meldhouse.referee.ordered import Happening, OrderSentences, Part
from meldhouse.referee.remedies import irregularities
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count

OFFENCES = {
    "follow": "did not follow suit",
    "beat": "did not beat the {trick}",
    "trump": "did not trump",
    "aces": "kept back aces that must be shown",
    "turn": "played out of turn",
    "discard": "forgot to lay {pieces} away, or said the wrong number of trumps",
    "taken": "took a {trick} that was not won",
    "shown": "showed {pieces} on purpose",
    "totals": "has too many {pieces} in the {trick}s, or too few",
}


def offences_in_words(book: Book) -> dict[str, str]:
    """Everything that may be called a renege here, as one says it.

    >>> from meldhouse.rulebooks import load_book
    >>> offences_in_words(load_book("n42pa"))["turn"]
    'led out of turn'
    """
    words = msgspec.structs.asdict(book.words)
    found: dict[str, str] = {offence: OFFENCES[offence].format_map(words) for offence in offences(book)}
    return {**found, "turn": "led out of turn"} if "turn" in found and only_leads(book) else found


class Sentences(OrderSentences):
    """Each kind of event in a sentence; None where it is told elsewhere."""

    def hands_shown(self, event: HandsShown) -> Happening:
        seats = tuple(event.hands)
        laid, them = ("lays his hand", "it") if len(seats) == 1 else ("lay their hands", "them")
        text = f"{self._people(seats)} {laid} open, and all the meld in {them} counts."
        clause = self.book.cite("page-hands-shown") if self.hand.state.dropped else None
        return Happening((text,), clause)

    # --- what everybody saw -----------------------------------------------------------------------------------------

    def irregular(self, event: Irregular) -> Happening:
        kind = irregularities(self.book).get(event.kind, event.kind.replace("_", " "))
        clause = getattr(self.book.rulings, event.kind).clause or None
        return Happening((*self._did(event.action), f": {kind}."), clause)

    def _did(self, action: Action) -> tuple[Part, ...]:
        who, words = self.names[action.seat], self.book.words
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
                short, long = (self.names.get(seat or "", "somebody") for seat in (action.short, action.long))
                return (f"{who} deals {short} {action.count} too few and {long} {action.count} too many",)
            case Misdeal():
                return (f"{who} turns {count(action.exposed, words.piece)} up",)
        said = write_action(action)
        return (f"{who} {said.removeprefix(action.seat).strip()}",)

    # --- claims and calls -------------------------------------------------------------------------------------------

    def claim(self, event: Claim) -> Happening:
        order: tuple[Part, ...] = (", to be played so: ", event.order) if event.order else ()
        return Happening((f"{self.names[event.seat]} lays down the rest", *order, "."))

    def answer(self, event: AnswerClaim) -> Happening:
        verb = "accepts" if event.accept else "challenges"
        return Happening((f"{self.names[event.seat]} {verb} the lay-down.",))

    def judged(self, event: Judged) -> Happening:
        return Happening((event.why, *_line(event.line, self.names)))

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
        return Happening((f"{self.names[event.seat]} calls a renege: {self.names[event.accused]} {what}{at}.",))

    def correct(self, event: Correct) -> Happening:
        return Happening(
            (f"{self.names[event.seat]} takes his {self.book.words.piece} back and plays ", (event.piece,), " instead.")
        )

    def tell(self, event: TellTrumps) -> Happening:
        told = f"{self.names[event.seat]} puts right how many trumps he has laid away: {event.trumps}."
        return Happening((told,), self.book.cite("discard-declare"))

    def ask_trump(self, event: AskTrump) -> Happening:
        suit = None if event.suit is None else CONTRACT_NAMES.get(event.suit, event.suit)
        asks = "what is trump" if suit is None else f"whether {suit} are trump"
        return Happening((f"{self.names[event.seat]} asks {asks}.",))

    def call_lead(self, event: CallLead) -> Happening:
        suit = CONTRACT_NAMES.get(event.suit, event.suit)
        return Happening((f"{self.names[event.seat]} calls for a lead of {suit}.",), self.book.cite("lead-called"))

    def agree(self, event: Agree) -> Happening:
        verb = "agrees" if event.accept else "does not agree"
        return Happening((f"{self.names[event.seat]} {verb} that the hand goes on.",))


def _line(line: Line, names: Mapping[str, str]) -> tuple[Part, ...]:
    """The play that breaks a claim, as far as it goes."""
    told: list[Part] = [" It goes: "] if line else []
    for at, (seat, piece) in enumerate(line):
        told += [f"{names[seat]} ", (piece,), "." if at + 1 == len(line) else ", "]
    return tuple(told)


TOLD: dict[type[Event], Callable[[Sentences, Any], Happening | None]] = {
    HandsShown: Sentences.hands_shown,
    Irregular: Sentences.irregular,
    Claim: Sentences.claim,
    AnswerClaim: Sentences.answer,
    Judged: Sentences.judged,
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
    Stopped: Sentences.stopped,
    Resumed: Sentences.resumed,
    Helped: Sentences.helped,
    Eased: Sentences.eased,
    TellTrumps: Sentences.tell,
}
