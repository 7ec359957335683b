"""What happened, as it is told to the one who sits at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from meldhouse.cli.terminal.laydowns import tell_answer, tell_claim, tell_forfeited, tell_judged, tell_settled
from meldhouse.cli.terminal.numbers import counted
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import (
    CONTRACT_NAMES,
    SEAT_NAMES,
    AnswerClaim,
    Bid,
    CallRedeal,
    Claim,
    Concede,
    Dealt,
    Discard,
    Ended,
    Event,
    Exchanged,
    HandsShown,
    Judged,
    KittyTurned,
    MeldCount,
    MeldCounted,
    NameTrump,
    Pass,
    Play,
    Seat,
    Settled,
    ShowMeld,
    StopPlay,
    ThrownIn,
    TrickWon,
    View,
    Won,
    count_meld,
)
from meldhouse.game.bids import price
from meldhouse.game.melds import marriages
from meldhouse.pieces import FACE_DOWN, Piece, in_order
from meldhouse.rulebooks.describe import count
from meldhouse.tables.telling import Teller as Sentences

STYLES: dict[type[Event], str] = {Won: "bold"}


class Teller:
    """Tells events, as the seat saw them, one by one."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.book = voice.book
        self.trump: str | None = None
        self.sentences = Sentences(voice.book, {seat: SEAT_NAMES[seat] for seat in voice.seating.seats}, voice.me)

    def tell(self, seen: Sequence[Event], first: int, view: View, gone: Collection[int] = ()) -> None:
        """Tell `seen` from place `first` on, without the places that are `gone`; `view` is the table after everything
        that has happened."""
        calls: list[Bid | Pass] = []
        for place in range(first, len(seen)):
            event = seen[place]
            if isinstance(event, Bid | Pass):
                calls.append(event)
                continue
            self._calls(calls)
            if place not in gone:
                self._tell_one(seen, place, view)
        self._calls(calls)

    def _tell_one(self, seen: Sequence[Event], place: int, view: View) -> None:
        event = seen[place]
        if isinstance(event, TrickWon):
            size = len(self.voice.seating.seats)
            plays = [one for one in seen[:place] if isinstance(one, Play)][-size:]
            number = sum(isinstance(one, TrickWon) for one in seen[: place + 1])
            self._trick_won(event, number, plays)
            return
        told = _TOLD.get(type(event))
        if told is not None:
            told(self, event, view)
        elif type(event) in _OF_LAYDOWNS:
            _OF_LAYDOWNS[type(event)](self.voice, event, view)

    def _in_a_sentence(self, event: Event, view: View) -> None:
        """What is told here as beside a table in the browser, since there are no pieces to be shown in it."""
        line = self.sentences.line_by_view(event, view)
        if line is not None:
            self.voice.say(line.text, style=STYLES.get(type(event), ""), note=line.clause)

    # --- the deal and the auction ------------------------------------------------------------------------------------

    def _dealt(self, _event: Dealt, view: View) -> None:
        if view.hand:
            self.hand_with_meld(view)

    def hand_with_meld(self, view: View) -> None:
        """The hand, and what it would meld with each trump as long as none is named."""
        self.hand(view)
        if not self.book.has_meld or view.trump is not None:
            return
        allowed = marriages(view.hand) if self.book.trump.marriage else self.book.trump.choices
        worth = {suit: count_meld(self.book, view.hand, suit).points for suit in allowed}
        if worth:
            told = ", ".join(f"{CONTRACT_NAMES[suit]} {points}" for suit, points in worth.items())
            self.voice.say(f"Your meld, if trump is: {told}.")
        else:
            self.voice.say("You have no marriage, so you could not name trump.")

    def hand(self, view: View) -> None:
        """The hand of whoever looks."""
        voice = self.voice
        voice.say("Your hand:", style="bold")
        if view.slots or self.book.deal.layouts:
            layout = view.layouts.get(view.seat, "") if view.seat else ""
            voice.each(voice.rows(view.slots or view.hand, layout))
            return
        voice.each(voice.hand_lines(view.hand))

    def _calls(self, calls: list[Bid | Pass]) -> None:
        """Bids and passes one after the other, on one line."""
        if not calls:
            return
        told: list[str] = []
        for call in calls:
            if isinstance(call, Pass):
                told.append(self.voice.does(call.seat, "pass"))
            else:
                who = self.voice.who(call.seat) if told else self.voice.does(call.seat, "bid")
                told.append(f"{who} {price(self.book, call.amount)}")
        line = ", ".join([told[0], *(one.replace("You ", "you ") for one in told[1:])])
        self.voice.say(f"{line}.")
        calls.clear()

    # --- trump, kitty, exchange, meld ---------------------------------------------------------------------------------

    def _named(self, event: NameTrump, _view: View) -> None:
        self.trump = event.trump
        self.voice.say(f"{self.voice.does(event.seat, 'name')} {self.voice.trump(event.trump)}.", style="bold")

    def _kitty(self, event: KittyTurned, view: View) -> None:
        self.voice.say(self.voice.text("The kitty: ", self.voice.faces(in_order(event.pieces))))
        if view.seat is not None and view.seat == view.bidder:
            self.voice.say("You take it up.")

    @property
    def _piece(self) -> str:
        return self.book.words.piece

    def _exchanged(self, event: Exchanged, view: View) -> None:
        voice, known = self.voice, False
        for giver, pieces in event.passed.items():
            taker = voice.seating.partner[giver]
            if taker is None:
                continue
            passes = f"{voice.does(giver, 'pass')} {voice.who(taker)}"
            if FACE_DOWN in pieces:
                voice.say(f"{passes} {count(len(pieces), self._piece)}.")
            else:
                known = True
                voice.say(voice.text(f"{passes}: ", voice.faces(pieces)))
        if known and view.phase != "exchange" and view.hand:
            self.hand(view)

    def _discard(self, event: Discard, view: View) -> None:
        away = count(len(event.pieces), self._piece)
        trumps = f", {count(event.trumps, 'trump') if event.trumps else 'no trump'} among them"
        clause = self.book.cite("discard-declare")
        said = f"{self.voice.does(event.seat, 'lay')} {away} away{trumps if self.book.kitty.declare_trumps else ''}."
        self.voice.say(said, note=clause)
        if event.seat == view.seat:
            self.voice.say(self.voice.text("Laid away: ", self.voice.faces(event.pieces)), indent=4)

    def _melded(self, event: ShowMeld, view: View) -> None:
        # Hands shown later may have put more on the table; what this player laid himself is counted here.
        counted = view.meld.get(event.seat)
        if counted is None or counted.pieces != event.pieces:
            counted = count_meld(self.book, event.pieces, self.trump or view.trump)
        if event.seat == self.voice.me:  # who has just been shown the whole list
            self.voice.say(f"You lay {counted.points}." if counted.points else "You lay nothing.")
        else:
            self.meld(event.seat, counted)

    def meld(self, seat: Seat, counted: MeldCount) -> None:
        """What somebody has laid, line by line with the clauses."""
        voice = self.voice
        if not counted.items:
            voice.say(f"{voice.does(seat, 'have')} no meld.")
            return
        voice.say(
            voice.text(f"{voice.does(seat, 'meld')} {counted.points}: ", voice.faces(counted.pieces)), style="bold"
        )
        for item in counted.items:
            voice.say(f"{item.name}, {item.points}", note=item.clause, indent=6)

    def _hands_shown(self, event: HandsShown, view: View) -> None:
        voice = self.voice
        self._in_a_sentence(event, view)
        for seat, pieces in event.hands.items():
            if seat != view.seat:
                voice.say(voice.text(f"{voice.who(seat)}: ", voice.faces(pieces)), indent=4)

    def _meld_counted(self, event: MeldCounted, view: View) -> None:
        voice = self.voice
        voice.say(f"Meld in all: {voice.tally(event.points)}.", style="bold")
        if view.bidder is None or view.bid is None:
            return
        side = voice.seating.side[view.bidder]
        needed = self.book.to_take(view.bid, event.points[side])
        people = voice.side(side)
        verb = "need" if " and " in people or people == "You" else "needs"
        total = self.book.points_in_play
        if needed > total:
            reach = self.book.reach(event.points[side])
            out = f"{people} cannot reach {view.bid} any more: meld and all {total} points in play make {reach}."
            voice.say(out, note=self.book.cite("score-off-board"))
        elif needed > 0:
            voice.say(f"{people} {verb} {needed} of the {total} points in play for {view.bid}.")

    # --- tricks -------------------------------------------------------------------------------------------------------

    def _trick_won(self, event: TrickWon, number: int, plays: Sequence[Play]) -> None:
        voice = self.voice
        line = self.trick_line(number, [(play.seat, play.piece) for play in plays])
        won = f". {voice.does(event.seat, 'win')} {counted(event.points, 'points')}."
        voice.say(line.append_text(voice.text(won)))

    def trick_line(self, number: int, played: Sequence[tuple[Seat, Piece]]) -> Any:
        """“Trick 3: West leads A♣, North K♣”."""
        voice = self.voice
        word = self.book.words.trick.capitalize()
        line = voice.text(f"{word} {number}: ")
        for place, (seat, piece) in enumerate(played):
            who = voice.who(seat)
            name = voice.does(seat, "lead") if not place else who
            if not place and seat == voice.me:
                name = "you lead"
            line.append_text(voice.text(", " if place else "", f"{name} ", voice.face(piece)))
        return line

    # --- the end ------------------------------------------------------------------------------------------------------

    def _ended(self, event: Ended, view: View) -> None:
        if event.how == "forfeited":
            tell_forfeited(self.voice)
        else:
            self._in_a_sentence(event, view)


_TOLD: dict[type[Event], Callable[[Teller, Any, View], None]] = {
    Dealt: Teller._dealt,
    Won: Teller._in_a_sentence,
    CallRedeal: Teller._in_a_sentence,
    ThrownIn: Teller._in_a_sentence,
    NameTrump: Teller._named,
    KittyTurned: Teller._kitty,
    Exchanged: Teller._exchanged,
    Discard: Teller._discard,
    ShowMeld: Teller._melded,
    HandsShown: Teller._hands_shown,
    MeldCounted: Teller._meld_counted,
    Concede: Teller._in_a_sentence,
    StopPlay: Teller._in_a_sentence,
    Ended: Teller._ended,
}
_OF_LAYDOWNS: dict[type[Event], Callable[[Voice, Any, View], None]] = {
    Claim: tell_claim,
    AnswerClaim: tell_answer,
    Judged: tell_judged,
    Settled: tell_settled,
}
