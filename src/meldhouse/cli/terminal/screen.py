"""What the table looks like when it is somebody's turn, and what stands on the score pad."""

from __future__ import annotations

from meldhouse.cli.output import Column
from meldhouse.cli.terminal.telling import Teller
from meldhouse.cli.terminal.typed import choices, trump_menu
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import SEAT_NAMES, Entry, Game, Refusal, Seat, View, count_meld
from meldhouse.game.bids import price
from meldhouse.game.melds import marriages
from meldhouse.game.scoring import unit_of
from meldhouse.game.state import Trick
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.rulebooks import Book, next_rung, some_legal_bids
from meldhouse.rulebooks.describe import count, joined


class Screen:
    """Shows a view; it knows nothing of the hand behind it."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.book: Book = voice.book
        self.teller = Teller(voice)

    def seats(self) -> None:
        """Who sits where."""
        voice, me = self.voice, self.voice.me
        names = [self._name(seat) for seat in voice.seating.seats if seat != me]
        if me is None:
            voice.say(f"{joined(names)} are bots; you watch.")
            return
        partner = voice.seating.partner[me]
        if partner is None:
            voice.say(f"You are {SEAT_NAMES[me]}; {joined(names)} are bots, and each plays alone.")
            return
        foes = [SEAT_NAMES[seat] for seat in voice.seating.seats if seat not in (me, partner)]
        voice.say(f"You are {SEAT_NAMES[me]}. {SEAT_NAMES[partner]} is your partner; against you: {joined(foes)}.")

    # --- at one's turn ------------------------------------------------------------------------------------------------

    def turn(self, view: View) -> str:
        """Show what is needed for the decision that is due; the question to ask."""
        return {
            "auction": self._auction,
            "trump": self._trump,
            "kitty": self._trump,
            "exchange": self._exchange,
            "discard": self._discard,
            "meld": self._meld,
            "tricks": self._tricks,
        }[view.phase](view)

    def _auction(self, view: View) -> str:
        book = self.book
        least = next_rung(book.auction, view.bid)
        if view.bid is None:
            first = book.auction.opening or book.auction.minimum
            what = f"Your bid: {first}" + ("" if book.auction.opening else " or more")
        elif least is None:
            return "No higher bid is possible; p to pass:"
        else:
            assert view.bidder is not None
            standing = f"{price(book, view.bid)} by {self.voice.who(view.bidder)}"
            what = f"The bid is {standing}. Yours: {price(book, least)} or more"
        return f"{what}, or p to pass:"

    def _trump(self, view: View) -> str:
        if view.phase == "kitty" and FACE_DOWN in view.kitty:
            return "Press Enter to turn the kitty:"
        self.hand(view)
        menu = trump_menu(self.book)
        self.voice.say(", ".join(f"{number} {name}" for number, name in menu.items()))
        return "What is trump?" if self.book.deck.pieces == "cards" else "What do you call?"

    def _exchange(self, view: View) -> str:
        partner = self.voice.seating.partner[view.seat] if view.seat else None
        who = self.voice.who(partner) if partner else "partner"
        self._offer(view)
        return f"Pass {count(self.book.exchange.count, self.book.words.piece)} to {who}:"

    def _discard(self, view: View) -> str:
        self._offer(view)
        return f"Lay away {count(self.book.deal.kitty, self.book.words.piece)}:"

    def _offer(self, view: View) -> None:
        """The hand with a number on each piece."""
        if view.trump is not None:
            self.voice.say(f"Trump is {self.voice.trump(view.trump)}. Your hand:")
        self.voice.each(self.voice.numbered(choices(view)))

    def _meld(self, view: View) -> str:
        full = count_meld(self.book, view.hand, view.trump)
        voice = self.voice
        if not full.items:
            voice.say("You have no meld.")
            return "Press Enter to go on:"
        voice.say(voice.text(f"You can meld {full.points}: ", voice.faces(full.pieces)))
        for item in full.items:
            voice.say(f"{item.name}, {item.points}", note=item.clause, indent=6)
        return "Press Enter to lay it all:"

    def _tricks(self, view: View) -> str:
        voice, book = self.voice, self.book
        voice.blank()
        self.status(view)
        number = sum(view.tricks_won.values()) + 1
        if view.trick:
            plays = list(zip(view.trick_seats, view.trick, strict=True))
            voice.say(self.teller.trick_line(number, plays), style="bold")
        self.hand(view)
        if view.trick:
            self._playable(view)
        if len(view.legal_plays) == 1:
            return "Press Enter to play it:"
        return f"{'You play' if view.trick else f'You lead to {book.words.trick} {number}'}:"

    def _playable(self, view: View) -> None:
        voice = self.voice
        few = "You can only play: " if len(view.legal_plays) == 1 else "You may play: "
        lines = voice.numbered(view.legal_plays, room=len(few) + 4)
        if len(lines) == 1:
            voice.say(voice.text(few, lines[0]))
        else:
            voice.say(few.strip())
            voice.each(lines)

    def status(self, view: View) -> None:
        """The contract and how it stands, as far as the house shows it."""
        if view.bidder is None or view.bid is None:
            return
        voice, book = self.voice, self.book
        parts = [f"{voice.who(view.bidder)[:1].upper()}{voice.who(view.bidder)[1:]} bid {price(book, view.bid)}"]
        if view.trump is not None:
            parts.append(f"trump {voice.trump(view.trump)}" if book.deck.pieces == "cards" else voice.trump(view.trump))
        won = ", ".join(f"{voice.short(side)} {number}" for side, number in view.tricks_won.items())
        parts.append(f"{book.words.trick}s: {won}")
        if view.points is not None:
            parts.append("points: " + ", ".join(f"{voice.short(side)} {n}" for side, n in view.points.items()))
        if voice.plain:
            voice.say(" ".join(f"{part[:1].upper()}{part[1:]}." for part in parts))
        else:
            voice.say("  |  ".join(parts), style="dim")

    # --- asked for ----------------------------------------------------------------------------------------------------

    def hand(self, view: View) -> None:
        self.teller.hand(view)

    def legal(self, view: View) -> None:
        """Everything that may be done now."""
        voice, book = self.voice, self.book
        if view.phase == "tricks":
            self._playable(view)
        elif view.phase == "auction":
            bids = [price(book, bid) for bid in some_legal_bids(book.auction, view.bid, 6)]
            more = ", …" if len(bids) == 6 else ""
            voice.say(f"You may pass, or bid {', '.join(bids)}{more}." if bids else "You may only pass.")
        elif view.phase in ("trump", "kitty"):
            allowed = marriages(view.hand) if book.trump.marriage else book.trump.choices
            voice.say(f"You may name {joined([voice.trump(choice) for choice in allowed], 'or')}.")
        elif view.phase == "meld":
            voice.say("You may lay all your meld (Enter), a part of it (name the cards), or none.")
        else:
            voice.say("You may choose from:")
            voice.each(voice.numbered(choices(view)))

    def last_trick(self, trick: Trick, number: int) -> None:
        voice = self.voice
        seats = voice.seating.clockwise_from(trick.leader)
        line = self.teller.trick_line(number, list(zip(seats, trick.pieces, strict=True)))
        voice.say(line.append_text(voice.text(f". {voice.does(trick.winner, 'win')} {trick.points}.")))

    def why(self, refusal: Refusal | None) -> None:
        """The last refusal once more, with the whole clause."""
        voice = self.voice
        if refusal is None:
            voice.say("Nothing has been refused so far.")
            return
        voice.say(refusal.text)
        clause = self.book.clause_table.get(refusal.clause or "")
        if clause is None:
            voice.say("That is how the game goes; this house has no clause of its own for it.")
            return
        voice.say(f"{clause.id}: {clause.text}")
        if clause.reading:
            voice.say(f"As this house reads it: {clause.reading}")

    def refused(self, refusal: Refusal) -> None:
        more = " Type “why” for the whole rule." if refusal.clause else ""
        self.voice.say(f"{refusal.text}{more}", style="yellow")

    def unclear(self, sentence: str) -> None:
        self.voice.say(f"{sentence} Type ? for help.", style="yellow")

    # --- the score ----------------------------------------------------------------------------------------------------

    def result(self, entries: tuple[Entry, ...]) -> None:
        """What a hand has brought, with the clauses."""
        voice = self.voice
        voice.heading("The hand is counted")
        if voice.plain:
            for entry in entries:
                said = f"{voice.side(entry.account)}: {entry.points} {entry.unit}, {entry.reason}."
                voice.say(said, note=entry.clause)
            return
        rows = []
        for entry in entries:
            amount = f"{entry.points} {entry.unit}" if entry.unit == "cents" else str(entry.points)
            reason = f"{entry.reason[:1].upper()}{entry.reason[1:]}"
            rows.append([voice.side(entry.account), amount, reason, entry.clause or ""])
        unit = unit_of(self.book).capitalize()
        voice.page.table([Column("For"), Column(unit, number=True), Column("Why", wrap=True), Column("Clause")], rows)
        voice.blank()

    def score(self, game: Game) -> None:
        """The running score."""
        voice = self.voice
        sums = game.side_totals()
        if not game.hands:
            voice.say(f"Nothing has been scored yet. The game is {self._target()}.")
            return
        told = ", ".join(f"{voice.side(side)} {points}" for side, points in sums.items())
        done = count(len(game.hands), "hand")
        voice.say(f"Score after {done}: {told} {game.unit}. The game is {self._target()}.", style="bold")

    def _target(self) -> str:
        rules = self.book.match
        return count(rules.hands, "hand") if rules.until == "hands" else f"{rules.target} {rules.until}"

    def pad(self, game: Game) -> None:
        """Every hand of the game, line by line."""
        voice = self.voice
        sides = voice.seating.sides
        rows = []
        for number, counted in enumerate(game.hands, start=1):
            earned = dict.fromkeys(sides, 0)
            for entry in counted.entries:
                if entry.unit == game.unit and entry.account in earned:
                    earned[entry.account] += entry.points
            bidder, bid = counted.slip.bidder, counted.slip.bid
            what = f"{self._name(bidder)} {price(self.book, bid)}" if bidder and bid else "passed out"
            rows.append([str(number), what, *(str(earned[side]) for side in sides)])
        if voice.plain:
            for row in rows:
                each = ", ".join(f"{voice.side(side)} {value}" for side, value in zip(sides, row[2:], strict=True))
                voice.say(f"Hand {row[0]}, {row[1]}: {each}.")
        elif rows:
            sums = game.side_totals()
            heads = [Column(voice.side(side), number=True) for side in sides]
            columns = [Column("Hand", number=True), Column("Bid"), *heads]
            voice.page.table(columns, [*rows, ["", "", *(str(sums[side]) for side in sides)]], foot=1)
        self.score(game)

    def _name(self, seat: Seat) -> str:
        who = self.voice.who(seat)
        return f"{who[:1].upper()}{who[1:]}"

    def game_over(self, game: Game) -> None:
        voice = self.voice
        voice.heading("The game is over")
        for bonus in game.bonuses:
            voice.say(f"{voice.side(bonus.account)} {bonus.points:+d}: {bonus.reason}", note=bonus.clause)
        self.pad(game)
        if game.winner is None:
            voice.say("It is a draw.", style="bold")
            return
        people = voice.side(game.winner)
        if voice.me is not None and voice.me in voice.seating.members[game.winner]:
            voice.say("You have won. Well played!" if people == "You" else f"{people} have won. Well played!")
        else:
            voice.say(f"{people} {'have' if ' and ' in people else 'has'} won.", style="bold")
        if game.ending is not None and game.ending.clause is not None:
            clause = self.book.clause_table.get(game.ending.clause)
            if clause is not None:
                voice.say(clause.text, note=clause.id)

    def draws(self, rounds: list[dict[Seat, Piece]], dealer: Seat) -> None:
        """Everybody draws for the first deal."""
        voice, words = self.voice, self.book.words
        for number, drawn in enumerate(rounds):
            line = voice.text("They draw again: " if number else f"Everybody draws for the {words.deal}: ")
            for place, (seat, piece) in enumerate(drawn.items()):
                line.append_text(voice.text(", " if place else "", f"{voice.who(seat)} ", voice.face(piece)))
            voice.say(line)
        voice.say(f"{voice.does(dealer, 'have')} the highest and the first {words.deal}.")

    def hands_open(self, view: View) -> None:
        """Everybody's hand as it was dealt, when all is over."""
        voice = self.voice
        voice.say("The hands were:")
        for seat, pieces in view.dealt.items():
            voice.say(voice.text(f"{self._name(seat)}: ", voice.faces(pieces)), indent=4)
