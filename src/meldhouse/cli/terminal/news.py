"""Tell the player what happened: lines of a table, joined where that reads better, and the hand when it changed."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from meldhouse.cli.voice import Voice
from meldhouse.game import (
    AskToSee,
    Bid,
    Claim,
    Dealt,
    Event,
    Exchanged,
    Gather,
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
    TrickWon,
    View,
    Won,
    count_meld,
)
from meldhouse.game.melds import marriages
from meldhouse.messages import Message, fact
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.tables.seen.lines import Lines, codes

BOLD = (Won, NameTrump, MeldCounted, Claim, Settled)
UNTOLD = (Dealt, Play, Gather, AskToSee)
"""Events the player can see anyway, or that are told with their trick."""


class News:
    """Tells events as the seat saw them, one by one."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.book = voice.book
        self.trump: str | None = None
        self.lines = Lines(voice.book, me=voice.me)

    def tell(self, seen: Sequence[Event], first: int, view: View, gone: Collection[int] = ()) -> None:
        """Tell `seen` from index `first`, except indexes in `gone`; `view` is the table after all of it."""
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
        match event:
            case TrickWon():
                plays = [one for one in seen[:place] if isinstance(one, Play)][-len(self.voice.seating.seats) :]
                number = sum(isinstance(one, TrickWon) for one in seen[: place + 1])
                self.trick(number, [(play.seat, play.piece) for play in plays], event.seat, event.points)
            case ShowMeld():
                self._melded(event, view)
            case Claim():
                laid = codes(event.order or view.open_hands.get(event.seat, ()))
                self._say(fact("news-claim-shown", who=event.seat, pieces=laid), "bold", self.book.cite("claim-test"))
            case _:
                self._told(event, view)
        if isinstance(event, NameTrump):
            self.trump = event.trump
        self._shown(event, view)

    def _told(self, event: Event, view: View) -> None:
        line = None if isinstance(event, UNTOLD) else self.lines.line_by_view(event, view)
        if line is not None:
            self._say(line.says, "bold" if isinstance(event, BOLD) else "", line.clause)

    def _shown(self, event: Event, view: View) -> None:
        """Show the hand if it has changed, and the pieces lying open."""
        voice = self.voice
        match event:
            case Dealt() if view.hand:
                self.hand_with_meld(view)
            case Exchanged() if view.phase != "exchange" and view.hand and view.seat in event.passed:
                self.hand(view)
            case HandsShown():
                for seat, pieces in event.hands.items():
                    if seat != view.seat:
                        voice.say(fact("trick-play-all", who=seat, pieces=codes(pieces)), indent=4)
            case Judged(line=line):
                self._refuted(line)
            case _:
                pass

    def _refuted(self, line: Sequence[tuple[Seat, Piece]]) -> None:
        """Trick by trick; the first trick may have started earlier."""
        size = len(self.voice.seating.seats)
        first = True
        while line:
            plays, line = line[: len(line) % size or size], line[len(line) % size or size :]
            told = tuple(fact("trick-play", who=seat, piece=piece.text) for seat, piece in plays)
            self.voice.say(fact("news-refuted" if first else "play-refuted-then", plays=told), indent=4)
            first = False

    def _say(self, message: Message, style: str = "", note: str | None = None) -> None:
        self.voice.say(message, style=style, note=note)

    def _calls(self, calls: list[Bid | Pass]) -> None:
        """Join consecutive bids and passes into one line."""
        if calls:
            told = [
                fact("call-pass", who=call.seat)
                if isinstance(call, Pass)
                else fact("call-bid", who=call.seat, bid=bid_fact(self.book, call.amount))
                for call in calls
            ]
            self._say(fact("news-calls", calls=tuple(told)))
        calls.clear()

    # --- hands and meld -----------------------------------------------------------------------------------------------

    def hand_with_meld(self, view: View) -> None:
        """The hand, and its meld with each trump while none is named."""
        self.hand(view)
        if not self.book.has_meld or view.trump is not None:
            return
        allowed = marriages(view.hand) if self.book.trump.marriage else self.book.trump.choices
        worth = tuple(
            fact("trump-meld", trump=suit, points=count_meld(self.book, view.hand, suit).points) for suit in allowed
        )
        self._say(fact("hand-would-meld", melds=worth) if worth else fact("hand-no-marriage"))

    def hand(self, view: View) -> None:
        """The player's own hand."""
        voice = self.voice
        self._say(fact("hand-yours"), "bold")
        if view.slots or self.book.deal.layouts:
            layout = view.layouts.get(view.seat, "") if view.seat else ""
            voice.each(voice.rows(view.slots or view.hand, layout))
            return
        voice.each(voice.hand_lines(view.hand))

    def _melded(self, event: ShowMeld, view: View) -> None:
        # Hands shown later may have put more on the table; count what this player showed.
        counted = view.meld.get(event.seat)
        if counted is None or counted.pieces != event.pieces:
            counted = count_meld(self.book, event.pieces, self.trump or view.trump)
        if event.seat == self.voice.me and counted.items:  # the player has just seen the whole list
            self._say(fact("news-meld-untold", who=event.seat, points=counted.points))
        else:
            self.meld(event.seat, counted)

    def meld(self, seat: Seat, counted: MeldCount) -> None:
        """What somebody melded, line by line with the clauses."""
        voice = self.voice
        if not counted.items:
            self._say(fact("news-no-meld", who=seat))
            return
        pieces = fact("some-pieces", pieces=codes(counted.pieces))
        self._say(fact("news-meld", who=seat, points=counted.points, items=(pieces,)), "bold")
        for item in counted.items:
            voice.say(fact("meld-item-points", item=item.says, points=item.points), note=item.clause, indent=6)

    # --- tricks -------------------------------------------------------------------------------------------------------

    def trick(self, number: int, played: Sequence[tuple[Seat, Piece]], winner: Seat, points: int) -> None:
        """“Trick 3: West leads A♣, North K♣ … West wins the trick: 2 points.”"""
        won = fact("news-trick", who=winner, points=points)
        self._say(fact("news-whole-trick", number=number, plays=plays_of(played), won=won))

    def trick_unnamed(self, number: int, pieces: Sequence[Piece], winner: Seat, points: int) -> None:
        """A trick for clubs that no longer say who played what."""
        won = fact("news-trick", who=winner, points=points)
        self._say(fact("news-trick-unnamed", number=number, pieces=codes(pieces), won=won))

    def trick_so_far(self, number: int, played: Sequence[tuple[Seat, Piece]]) -> None:
        self._say(fact("news-trick-so-far", number=number, plays=plays_of(played)), "bold")


def plays_of(played: Sequence[tuple[Seat, Piece]]) -> tuple[Message, ...]:
    first, *others = [(seat, piece.text) for seat, piece in played]
    lead = fact("trick-lead", who=first[0], piece=first[1])
    return lead, *(fact("trick-play", who=seat, piece=piece) for seat, piece in others)


def no_longer_shown(seen: Sequence[Event], view: View) -> frozenset[int]:
    """Indexes of events the table no longer shows; finished tricks are shown separately."""
    hidden: tuple[type[Event], ...] = (TrickWon,)
    if view.trump is None:
        hidden += (NameTrump,)
    if view.phase == "tricks" and not view.meld:
        hidden += (ShowMeld, HandsShown)
    if FACE_DOWN in view.kitty:
        hidden += (KittyTurned,)
    return frozenset(place for place, event in enumerate(seen) if isinstance(event, hidden))
