"""What the table looks like when it is somebody's turn."""

from __future__ import annotations

from meldhouse.cli.terminal.helping import ANSWERS_TO_CLAIM, meld_to_show
from meldhouse.cli.terminal.news import News
from meldhouse.cli.terminal.scorepad import ScorePad
from meldhouse.cli.terminal.typed import bids_fact, calls_now, choices, choose_trump, trump_numbers
from meldhouse.cli.voice import Voice, each_face, each_piece, tray
from meldhouse.game import Refusal, Seat, View, count_meld
from meldhouse.game.views import SeenTrick
from meldhouse.messages import Message, fact
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.players.advice.deeds import codes
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.tables.offers import Offers

LONGEST_QUESTION = 50
"""Enough room for an answer after a line this long."""
ACROSS = 3
"""Calls per line."""


class Screen:
    """Shows a view; it knows nothing of the hand behind it."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.book: Book = voice.book
        self.news = News(voice)
        self.pad = ScorePad(voice)

    def seats(self) -> None:
        """Who sits where."""
        voice, me = self.voice, self.voice.me
        seats = voice.seating.seats
        partner = voice.seating.partner[me] if me is not None else None
        others = tuple(seat for seat in seats if seat not in (me, partner))
        if me is None:
            voice.say(fact("play-watching", seats=others))
        elif partner is None:
            voice.say(fact("play-alone", me=me, others=others))
        else:
            voice.say(fact("play-partners", me=me, partner=partner, others=others))

    # --- at one's turn ------------------------------------------------------------------------------------------------

    def turn(self, view: View, may: Offers) -> Message:
        """Show what the current decision needs, for which the table offers `may`; returns the question to ask."""
        return {
            "auction": self._auction,
            "trump": self._trump,
            "kitty": self._trump,
            "exchange": self._exchange,
            "discard": self._discard,
            "meld": self._meld,
            "tricks": self._tricks,
        }[view.phase](view, may)

    def _auction(self, view: View, may: Offers) -> Message:
        book, voice = self.book, self.voice
        open_now = calls_now(book, view, may)
        if view.bid is not None and view.bidder is not None:
            partner = "yes" if view.seat and voice.seating.partner[view.seat] == view.bidder else "no"
            voice.say(fact("play-high-bid", bid=bid_fact(book, view.bid), who=view.bidder, partner=partner))
        if open_now.lowest is None:
            return fact("play-ask-pass")
        if open_now.endless:
            bids = fact("bids-up", bid=bid_fact(book, open_now.lowest))
        else:
            bids = bids_fact(book, open_now.bids)
        question = fact("play-ask-bid", bids=bids, passing=open_now.passing)
        if len(voice.told(question)) <= LONGEST_QUESTION:
            return question
        voice.say(fact("play-can-bid", bids=bids, passing=open_now.passing))
        return fact("play-ask-any-bid", passing=open_now.passing)

    def _trump(self, view: View, may: Offers) -> Message:
        if view.phase == "kitty" and FACE_DOWN in view.kitty:
            return fact("play-ask-kitty")
        self.hand(view)
        self._trumps(view, may)
        return fact("play-ask-trump")

    def _trumps(self, view: View, may: Offers) -> None:
        """The trumps to choose from, with their numbers and what each is worth in meld."""
        book, voice = self.book, self.voice
        numbers = {trump: int(number) for number, trump in trump_numbers(book).items() if trump in may.trumps}
        names = {trump: voice.told(fact("choice-trump", trump=trump)) for trump in numbers}
        widest = max(map(len, names.values()), default=0)
        if book.has_meld:
            for trump, number in numbers.items():
                meld = count_meld(book, view.hand, trump).points
                if voice.plain:
                    voice.say(fact("play-trump-meld-row", number=number, trump=trump, points=meld))
                else:
                    worth = voice.told(fact("result-meld", points=meld))
                    voice.say(f"{number}  {names[trump]:<{widest}}  {worth}", indent=4)
        elif voice.plain:
            rows = tuple(fact("play-trump-row", number=number, trump=trump) for trump, number in numbers.items())
            voice.say(fact("play-trump-rows", rows=rows))
        else:
            cells = [f"{number} {names[trump]:<{widest}}" for trump, number in numbers.items()]
            in_rows = (cells[start : start + ACROSS] for start in range(0, len(cells), ACROSS))
            voice.each("   ".join(row) for row in in_rows)

    def _exchange(self, view: View, _may: Offers) -> Message:
        partner = self.voice.seating.partner[view.seat] if view.seat else None
        assert partner is not None, "nobody passes pieces to nobody"
        self._offer(view)
        return fact("play-ask-pass-pieces", number=self.book.exchange.count, to=partner)

    def _discard(self, view: View, _may: Offers) -> Message:
        self._offer(view)
        return fact("play-ask-discard", number=self.book.deal.kitty)

    def _offer(self, view: View) -> None:
        """The hand with a number on each piece."""
        if view.trump is not None:
            self.voice.say(fact("play-trump", trump=view.trump))
        self.voice.say(fact("hand-yours"), style="bold")
        self.voice.each(tray(self.voice, each_piece(choices(view))))

    def _meld(self, view: View, may: Offers) -> Message:
        voice, full = self.voice, may.meld.count if may.meld is not None else None
        if full is None or not full.items:
            voice.say(fact("news-no-meld", who=view.seat or ""))
            return fact("play-ask-no-meld")
        voice.say(fact("play-can-meld", points=full.points, pieces=codes(full.pieces)))
        for item in full.items:
            voice.say(fact("meld-item-points", item=item.says, points=item.points), note=item.clause, indent=6)
        return fact("play-ask-meld")

    def _tricks(self, view: View, _may: Offers) -> Message:
        voice = self.voice
        voice.blank()
        if view.claim is not None:
            return self._claim(view, view.claim)
        self.status(view)
        number = sum(view.tricks_won.values()) + 1
        if view.trick:
            plays = list(zip(view.trick_seats, view.trick, strict=True))
            self.news.trick_so_far(number, plays)
        free = set(view.legal_plays) == set(view.hand) and len(view.legal_plays) > 1
        if free and not voice.plain:
            self._free_hand(view)
        else:
            self.hand(view)
            if not free or view.trick:
                self._playable(view)
        if len(view.legal_plays) == 1:
            return fact("play-ask-only")
        return fact("play-ask-play") if view.trick else fact("play-ask-lead", number=number)

    def _claim(self, view: View, by: Seat) -> Message:
        """The claimed hand, and whether it is good."""
        laid = codes(view.open_hands.get(by, ()))
        self.voice.say(fact("trick-play-all", who=by, pieces=laid), style="bold")
        self.voice.say(fact("play-claim-your-hand", pieces=codes(view.hand)))
        return fact("play-ask-claim")

    def _playable(self, view: View) -> None:
        voice, plays = self.voice, view.legal_plays
        if len(plays) == 1:
            voice.say(fact("play-must-play", piece=plays[0].text))
            return
        numbered = enumerate(plays, start=1)
        line = fact("play-can-play", plays=tuple(fact("play-numbered", number=n, piece=p.text) for n, p in numbered))
        if voice.plain or len(voice.told(line)) + 2 <= voice.page.console.width:
            voice.say(line)
        else:
            voice.say(fact("play-can-play-these"))
            voice.each(tray(voice, each_face(view)))

    def _free_hand(self, view: View) -> None:
        """A hand where any piece may be played: dominoes where they stand, cards by suit, each with its number."""
        voice = self.voice
        voice.say(fact("play-can-play-any" if view.trick else "hand-yours"), style="bold")
        if view.slots:
            layout = view.layouts.get(view.seat, "") if view.seat else ""
            voice.each(voice.rows(view.slots, layout, numbered=True))
        else:
            voice.each(tray(voice, each_face(view)))

    def status(self, view: View) -> None:
        """The contract and how it stands, as far as the house shows it."""
        if view.bidder is None or view.bid is None:
            return
        bid = bid_fact(self.book, view.bid)
        contract = fact("play-contract", who=view.bidder, bid=bid)
        if view.trump is not None:
            contract = fact("play-contract-trump", who=view.bidder, bid=bid, trump=view.trump)
        side_points = self.news.lines.side_points
        parts = [contract]
        if view.tricks_won:
            parts.append(fact("play-tricks-won", sides=side_points(view.tricks_won)))
        if view.points:
            parts.append(fact("play-points-won", sides=side_points(view.points)))
        self.voice.say(fact("play-status", parts=tuple(parts)))

    # --- asked for ----------------------------------------------------------------------------------------------------

    def hand(self, view: View) -> None:
        self.news.hand(view)

    def legal(self, view: View, may: Offers) -> None:
        """Everything that may be done now."""
        voice, book = self.voice, self.book
        if view.claim is not None:
            voice.each(ANSWERS_TO_CLAIM, indent=2)
        elif view.phase == "tricks":
            self._playable(view)
        elif view.phase == "auction":
            open_now = calls_now(book, view, may)
            bids = bids_fact(book, open_now.bids, endless=open_now.endless) if open_now.bids else None
            can_bid = fact("play-can-bid", bids=bids, passing=open_now.passing) if bids is not None else None
            voice.say(can_bid or fact("play-can-pass"))
        elif view.phase == "kitty" and FACE_DOWN in view.kitty:
            voice.say(fact("play-can-turn"))
            if may.trumps:
                voice.say(fact("play-can-name-blind", trumps=may.trumps))
        elif view.phase in ("trump", "kitty"):
            voice.say(choose_trump(may.trumps))
        elif view.phase == "meld":
            voice.each(meld_to_show(may), indent=2)
        else:
            voice.say(fact("play-choose-from"))
            voice.each(tray(voice, each_piece(choices(view))))

    def last_trick(self, trick: SeenTrick, number: int) -> None:
        """A trick that may be seen again; without names if the house no longer says who played what."""
        if trick.seats:
            played = list(zip(trick.seats, trick.pieces, strict=True))
            self.news.trick(number, played, trick.winner, trick.points)
        else:
            self.news.trick_unnamed(number, trick.pieces, trick.winner, trick.points)

    def why(self, refusal: Refusal | None) -> None:
        """The last refusal once more, with the whole clause."""
        voice = self.voice
        if refusal is None:
            voice.say(fact("play-nothing-refused"))
            return
        voice.say(refusal.whole)
        if refusal.clause is None or not self.clause(refusal.clause):
            voice.say(fact("play-no-clause"))

    def clause(self, name: str) -> bool:
        """A clause in full; False if this house has no such clause."""
        clause = self.book.clause_table.get(name)
        if clause is None:
            return False
        self.voice.say(fact("play-clause", clause=clause.id, says=clause.says))
        if clause.why is not None:
            self.voice.say(fact("cli-clause-read", why=clause.why))
        return True

    def refused(self, refusal: Refusal) -> None:
        self.voice.say(fact("play-refused", why=refusal.whole) if refusal.clause else refusal.whole, style="bold")

    def unclear(self, why: Message) -> None:
        self.voice.say(fact("play-unclear", why=why), style="bold")

    def draws(self, rounds: list[dict[Seat, Piece]], dealer: Seat, *, note: str | None = None) -> None:
        """Everybody draws for the first deal; only one side if the clause in `note` says so."""
        voice = self.voice
        for number, drawn in enumerate(rounds):
            again = "yes" if number else "no"
            cards = tuple(fact("trick-play", who=seat, piece=piece.text) for seat, piece in drawn.items())
            if len(rounds[0]) == len(voice.seating.seats):
                voice.say(fact("play-draw-all", again=again, drawn=cards))
            else:
                side = voice.seating.side[next(iter(drawn))]
                voice.say(fact("play-draw-side", side=side, again=again, drawn=cards), note=None if number else note)
        voice.say(fact("play-first-deal", who=dealer))
