"""A replayed record as pages for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.cli.entries import show_entries
from meldhouse.cli.games import show_end
from meldhouse.cli.hands import show_hands
from meldhouse.cli.output import Column, Page
from meldhouse.cli.retold import games_of, scored_hand
from meldhouse.cli.speaking import house_name
from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Hand, Seat, seating_of
from meldhouse.game.bids import price
from meldhouse.game.records import Record
from meldhouse.game.state import State, Trick
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.happenings import happenings
from meldhouse.referee.ordered import Happening
from meldhouse.rulebooks.describe import count

if TYPE_CHECKING:
    from rich.text import Text


def show_record(record: Record) -> None:
    page = Page()
    page.title(house_name(record.book), count(len(record.hands), "hand"))
    if record.players:
        page.line(", ".join(f"{SEAT_NAMES[seat]} is {name}" for seat, name in record.players.items()) + ".")
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
        state, words = self.state, self.book.words
        felt = ", at a refereed table" if state.refereed else ""
        self.page.heading(f"Hand {number}: {SEAT_NAMES[state.dealer]} is the {words.dealer}{felt}")
        if state.deals > 1:
            self.page.line(
                f"The {words.deal} was thrown in {count(state.deals - 1, 'time')}; this is the last one.", indent=2
            )
        if state.dealt:
            hands = {SEAT_NAMES[seat]: state.dealt[seat] for seat in self.seats}
            show_hands(self.page, {**hands, "Kitty": state.kitty} if state.kitty else hands)
        self._auction()
        self._passing()
        self._meld()
        self._tricks()
        self._happenings()
        self._result()

    def _auction(self) -> None:
        state = self.state
        if state.calls:
            said = ", ".join(
                f"{SEAT_NAMES[call.seat]} {'passes' if call.amount is None else price(self.book, call.amount)}"
                for call in state.calls
            )
            self.page.blank()
            self.page.line(f"Bidding: {said}.", indent=2)
        if state.bidder is not None and state.amount is not None and state.phase not in ("count", "auction"):
            had = "is given the bid" if state.dropped else "has the bid"
            trump = f", {CONTRACT_NAMES[state.trump]}" if state.trump else ""
            bid = price(self.book, state.amount)
            self.page.line(f"{SEAT_NAMES[state.bidder]} {had} at {bid}{trump}.", indent=2, style="bold")

    def _passing(self) -> None:
        state, page = self.state, self.page
        for giver, pieces in state.exchanged.items():
            partner = state.seating.partner[giver]
            to = f" to {SEAT_NAMES[partner]}" if partner is not None else ""
            page.line(page.text(f"{SEAT_NAMES[giver]} passes{to}: ").append_text(page.faces(pieces)), indent=2)
        if state.discard is not None and state.bidder is not None:
            laid = page.text(f"{SEAT_NAMES[state.bidder]} lays away: ")
            page.line(laid.append_text(page.faces(state.discard)), indent=2)

    def _meld(self) -> None:
        if not self.state.meld:
            return
        rows = []
        for seat in self.seats:
            if seat in self.state.meld:
                meld = self.state.meld[seat]
                rows.append([SEAT_NAMES[seat], str(meld.points), ", ".join(item.name for item in meld.items) or "none"])
        self.page.blank()
        self.page.table([Column("Meld"), Column("Points", number=True), Column("", wrap=True)], rows)

    def _tricks(self) -> None:
        state = self.state
        rows = [self._trick(number, trick) for number, trick in enumerate(state.tricks, start=1)]
        if state.trick and not state.trick_taken:
            rows.append(self._row(len(rows) + 1, dict(zip(state.trick_seats, state.trick, strict=True)), "", ""))
        if rows:
            word = self.book.words.trick.capitalize()
            seats = [Column(SEAT_NAMES[seat]) for seat in self.seats]
            self.page.blank()
            self.page.table(
                [Column(word, number=True), Column("Led"), *seats, Column("Won by"), Column("Points", number=True)],
                rows,
            )

    def _trick(self, number: int, trick: Trick) -> list[str | Text]:
        played = dict(zip(trick.seats, trick.pieces, strict=True))
        return self._row(number, played, SEAT_NAMES[trick.winner], str(trick.points))

    def _row(self, number: int, played: dict[Seat, Piece], winner: str, points: str) -> list[str | Text]:
        cards = [self.page.face(played[seat]) if seat in played else "" for seat in self.seats]
        return [str(number), SEAT_NAMES[next(iter(played))], *cards, winner, points]

    def _shown(self, happening: Happening) -> Text:
        """A sentence with the pieces in it as they are drawn here."""
        said = self.page.text("")
        for part in happening.parts:
            said.append_text(self.page.text(part) if isinstance(part, str) else self.page.faces(part))
        return said

    def _happenings(self) -> None:
        """What else there was, each with the trick that was on."""
        told = list(happenings(self.hand))
        if not told:
            return
        self.page.blank()
        self.page.line("What else happened:", indent=2)
        word = self.book.words.trick.capitalize()
        for one in told:
            when = f"{word} {one.trick}: " if one.trick else ""
            self.page.bullet(self.page.text(when).append_text(self._shown(one)), note=one.clause)

    def _result(self) -> None:
        self.page.blank()
        if not self.hand.is_over:
            now = self.book.voice.say(fact("phase", phase=self.state.phase))
            self.page.line(f"The record stops here: {now}.", indent=2)
            return
        entries, faults = scored_hand(self.hand)
        if faults:
            self.page.line("This hand cannot be scored:", indent=2)
            for fault in faults:
                self.page.bullet(fault.told)
        else:
            show_entries(self.page, self.book, entries)


def _show_games(page: Page, record: Record) -> None:
    for game in games_of(record):
        if len(game.hands) > 1 or game.is_over:
            show_end(page, game)
