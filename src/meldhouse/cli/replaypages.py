"""A replayed record as pages for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.cli.entries import show_entries
from meldhouse.cli.games import show_end
from meldhouse.cli.output import Column, Page, head
from meldhouse.cli.retold import games_of, scored_hand
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.typed.hands import bidding, has_bid, show_all
from meldhouse.game import Hand, Seat, seating_of
from meldhouse.game.records import Record
from meldhouse.game.state import State, Trick
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.event_facts import happenings

if TYPE_CHECKING:
    from rich.text import Text


def show_record(record: Record) -> None:
    page = Page()
    page.title(house_name(record.book), say(fact("cli-hands", number=len(record.hands))))
    if record.players:
        sits = tuple(fact("cli-sits", seat=seat, name=name) for seat, name in record.players.items())
        page.line(say(fact("cli-who-sits", all=sits)))
    for number, hand in enumerate(record.hands, start=1):
        _Pages(page, hand).show(number)
    _show_games(page, record)


class _Pages:
    """The pages of one hand."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self.page = page
        self.hand = hand
        self.state: State = hand.state
        self.book = hand.book
        self.seats = seating_of(hand.book).seats

    def show(self, number: int) -> None:
        state = self.state
        head = fact(
            "cli-hand-dealer-refereed" if state.refereed else "cli-hand-dealer", number=number, seat=state.dealer
        )
        self.page.heading(say(head, self.book))
        if state.deals > 1:
            self.page.line(say(fact("cli-thrown-in", times=state.deals - 1), self.book), indent=2)
        if state.deal.dealt:
            show_all(self.page, {seat: state.deal.dealt[seat] for seat in self.seats}, state.deal.kitty)
        self._auction()
        self._passing()
        self._meld()
        self._tricks()
        self._happenings()
        self._result()

    def _auction(self) -> None:
        state = self.state
        if state.auction.calls:
            self.page.blank()
            self.page.line(say(bidding(self.book, state.auction.calls)), indent=2)
        if state.bidder is not None and state.amount is not None and state.phase not in ("count", "auction"):
            had = has_bid(self.book, state.bidder, state.amount, state.trump, dropped=state.auction.dropped)
            self.page.line(say(had), indent=2, style="bold")

    def _passing(self) -> None:
        state, page = self.state, self.page
        for giver, pieces in state.before_play.exchanged.items():
            partner = state.seating.partner[giver]
            to = fact("cli-passes-pieces-to", seat=giver, to=partner) if partner is not None else None
            page.with_faces(to or fact("cli-passes-pieces", seat=giver), pieces, indent=2)
        if state.deal.discard is not None and state.bidder is not None:
            page.with_faces(fact("cli-discards", seat=state.bidder), state.deal.discard, indent=2)

    def _meld(self) -> None:
        if not self.state.meld:
            return
        rows = []
        for seat in self.seats:
            if seat in self.state.meld:
                meld = self.state.meld[seat]
                names = ", ".join(say(item.says) for item in meld.items) or say(fact("cli-none"))
                rows.append([say(fact("seat", seat=seat)), str(meld.points), names])
        self.page.blank()
        self.page.table([Column(head("meld")), Column(head("points"), number=True), Column("", wrap=True)], rows)

    def _tricks(self) -> None:
        state = self.state
        rows = [self._trick(number, trick) for number, trick in enumerate(state.play.tricks, start=1)]
        if state.play.trick and not state.play.trick_taken:
            rows.append(
                self._row(len(rows) + 1, dict(zip(state.play.trick_seats, state.play.trick, strict=True)), "", "")
            )
        if rows:
            columns = [Column(say(fact("cli-trick-head"), self.book), number=True), Column(head("led"))]
            columns += [Column(say(fact("seat", seat=seat))) for seat in self.seats]
            self.page.blank()
            self.page.table([*columns, Column(head("won-by")), Column(head("points"), number=True)], rows)

    def _trick(self, number: int, trick: Trick) -> list[str | Text]:
        played = dict(zip(trick.seats, trick.pieces, strict=True))
        return self._row(number, played, say(fact("seat", seat=trick.winner)), str(trick.points))

    def _row(self, number: int, played: dict[Seat, Piece], winner: str, points: str) -> list[str | Text]:
        cards = [self.page.face(played[seat]) if seat in played else "" for seat in self.seats]
        return [str(number), say(fact("seat", seat=next(iter(played)))), *cards, winner, points]

    def _happenings(self) -> None:
        """Other events, each with the trick it happened in."""
        told = list(happenings(self.hand))
        if not told:
            return
        self.page.blank()
        self.page.line(say(fact("cli-what-else")), indent=2)
        for one in told:
            when = f"{say(fact('cli-in-trick', number=one.trick), self.book)} " if one.trick else ""
            self.page.bullet(f"{when}{say(one.says, self.book)}", note=one.clause)

    def _result(self) -> None:
        self.page.blank()
        if not self.hand.is_over:
            stops = fact("cli-record-stops", phase=fact("phase", phase=self.state.phase))
            self.page.line(say(stops, self.book), indent=2)
            return
        entries, faults = scored_hand(self.hand)
        if faults:
            self.page.line(say(fact("cli-not-scored")), indent=2)
            for fault in faults:
                self.page.bullet(say(fault.told, self.book))
        else:
            show_entries(self.page, self.book, entries)


def _show_games(page: Page, record: Record) -> None:
    for game in games_of(record):
        if len(game.hands) > 1 or game.is_over:
            show_end(page, game)
