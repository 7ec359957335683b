"""What the table looks like when it is somebody's turn."""

from __future__ import annotations

from meldhouse.cli.terminal.calls import bids_in_words, calls_now
from meldhouse.cli.terminal.laydowns import answers_to_claim, show_claim
from meldhouse.cli.terminal.numbers import counted
from meldhouse.cli.terminal.picking import choices
from meldhouse.cli.terminal.scorepad import ScorePad
from meldhouse.cli.terminal.telling import Teller
from meldhouse.cli.terminal.tray import each_face, each_piece, tray
from meldhouse.cli.terminal.typed import trump_numbers
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import SEAT_NAMES, Refusal, Seat, View, count_meld
from meldhouse.game.bids import price
from meldhouse.game.melds import marriages
from meldhouse.game.views import SeenTrick
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count, joined

SHORT_LIST = 24
"""So many letters of bids leave room for an answer behind the question."""
ACROSS = 3
"""Calls side by side."""


class Screen:
    """Shows a view; it knows nothing of the hand behind it."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.book: Book = voice.book
        self.teller = Teller(voice)
        self.pad = ScorePad(voice)

    def seats(self) -> None:
        """Who sits where."""
        voice, me = self.voice, self.voice.me
        names = [voice.name(seat) for seat in voice.seating.seats if seat != me]
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
        book, voice = self.book, self.voice
        open_now = calls_now(book, view)
        if view.bid is not None and view.bidder is not None:
            partner = ", your partner" if view.seat and voice.seating.partner[view.seat] == view.bidder else ""
            voice.say(f"The bid is {price(book, view.bid)} by {voice.who(view.bidder)}{partner}.")
        if open_now.lowest is None:
            return "You can only pass now, p to pass:"
        can_pass = ", or p to pass" if open_now.may_pass else "; you cannot pass"
        if open_now.endless:
            return f"Your bid: {price(book, open_now.lowest)} or more{can_pass}:"
        bids = bids_in_words(book, open_now.bids)
        if len(bids) <= SHORT_LIST:
            return f"Your bid: {bids}{can_pass}:"
        voice.say(f"You may bid {bids}.")
        return f"Your bid{can_pass}:"

    def _trump(self, view: View) -> str:
        if view.phase == "kitty" and FACE_DOWN in view.kitty:
            return "Press Enter to turn the kitty:"
        self.hand(view)
        self._trumps(view)
        return "What is trump?" if self.book.deck.pieces == "cards" else "What do you call?"

    def _trumps(self, view: View) -> None:
        """What may be named, with its number, and what it would be worth in meld."""
        book, voice = self.book, self.voice
        allowed = self._nameable(view)
        numbers = {trump: number for number, trump in trump_numbers(book).items() if trump in allowed}
        widest = max((len(voice.trump(trump)) for trump in numbers), default=0)
        if not book.has_meld:
            cells = [f"{number} {voice.trump(trump)}" for trump, number in numbers.items()]
            if voice.plain:
                voice.say(f"You may call: {', '.join(cells)}.")
            else:
                in_rows = (cells[start : start + ACROSS] for start in range(0, len(cells), ACROSS))
                voice.each("   ".join(cell.ljust(widest + 2) for cell in row) for row in in_rows)
            return
        for trump, number in numbers.items():
            meld = count_meld(book, view.hand, trump).points
            name = voice.trump(trump)
            voice.say(
                f"{number}. {name}, meld {meld}." if voice.plain else f"{number}  {name:<{widest}}  meld {meld}",
                indent=4,
            )

    def _nameable(self, view: View) -> tuple[str, ...]:
        rules = self.book.trump
        return tuple(t for t in rules.choices if not rules.marriage or t in marriages(view.hand))

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
        self.voice.each(tray(self.voice, each_piece(choices(view))))

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
        if view.claim is not None:
            return show_claim(voice, view)
        self.status(view)
        number = sum(view.tricks_won.values()) + 1
        if view.trick:
            plays = list(zip(view.trick_seats, view.trick, strict=True))
            voice.say(self.teller.trick_line(number, plays), style="bold")
        free = set(view.legal_plays) == set(view.hand) and len(view.legal_plays) > 1
        if free and not voice.plain:
            self._free_hand(view)
        else:
            self.hand(view)
            if not free or view.trick:
                self._playable(view)
        if len(view.legal_plays) == 1:
            return "Press Enter to play it:"
        return f"{'You play' if view.trick else f'You lead to {book.words.trick} {number}'}:"

    def _playable(self, view: View) -> None:
        voice = self.voice
        few = "You can only play: " if len(view.legal_plays) == 1 else "You may play: "
        line = voice.text(few, voice.numbered(view.legal_plays))
        if voice.plain or line.cell_len + 2 <= voice.page.console.width:
            voice.say(line)
        else:
            voice.say(few.strip())
            voice.each(tray(voice, each_face(view)))

    def _free_hand(self, view: View) -> None:
        """A hand of which everything may be played: dominoes where they stand, cards by suit, each with its number."""
        voice = self.voice
        voice.say("Your hand; you may play any of it:" if view.trick else "Your hand:", style="bold")
        if view.slots:
            layout = view.layouts.get(view.seat, "") if view.seat else ""
            voice.each(voice.rows(view.slots, layout, numbered=True))
        else:
            voice.each(tray(voice, each_face(view)))

    def status(self, view: View) -> None:
        """The contract and how it stands, as far as the house shows it."""
        if view.bidder is None or view.bid is None:
            return
        voice, book = self.voice, self.book
        contract = [f"{voice.name(view.bidder)} bid {price(book, view.bid)}"]
        if view.trump is not None:
            named = voice.trump(view.trump)
            contract.append(f"trump {named}" if book.deck.pieces == "cards" else named)
        tallies = [(f"{book.words.trick}s", view.tricks_won), ("points", view.points or {})]
        won = [
            f"{what}: " + ", ".join(f"{voice.short(side)} {number}" for side, number in tally.items())
            for what, tally in tallies
            if tally
        ]
        if voice.plain:
            voice.say(" ".join(f"{part[:1].upper()}{part[1:]}." for part in (*contract, *won)))
            return
        line = "  |  ".join((*contract, *won))
        whole = len(line) + 2 <= voice.page.console.width
        voice.each([line] if whole else ["  |  ".join(contract), "  |  ".join(won)], indent=2)

    # --- asked for ----------------------------------------------------------------------------------------------------

    def hand(self, view: View) -> None:
        self.teller.hand(view)

    def legal(self, view: View, owed: tuple[Piece, ...] = ()) -> None:
        """Everything that may be done now; `owed` is the meld that must be laid."""
        voice, book = self.voice, self.book
        if view.claim is not None:
            voice.each(answers_to_claim(book), indent=2)
        elif view.phase == "tricks":
            self._playable(view)
        elif view.phase == "auction":
            open_now = calls_now(book, view)
            bids = bids_in_words(book, open_now.bids, endless=open_now.endless)
            can_pass = "pass, or " if open_now.may_pass else ""
            voice.say(f"You may {can_pass}bid {bids}." if bids else "You may only pass.")
        elif view.phase == "kitty" and FACE_DOWN in view.kitty:
            voice.say("You may turn the kitty (Enter).")
            if not book.kitty.before_trump:
                voice.say(f"Or you may name trump first, which then stays: {self._names(view)}.")
        elif view.phase in ("trump", "kitty"):
            voice.say(f"You may name {self._names(view)}.")
        elif view.phase == "meld":
            none = "" if owed else ", or none"
            voice.say(f"You may lay all your meld (Enter), a part of it (name the {book.words.pieces}){none}.")
            if owed:
                voice.say(voice.text("You must lay: ", voice.faces(owed), "."))
        else:
            voice.say("You may choose from:")
            voice.each(tray(voice, each_piece(choices(view))))

    def _names(self, view: View) -> str:
        return joined([self.voice.trump(trump) for trump in self._nameable(view)], "or")

    def last_trick(self, trick: SeenTrick, number: int) -> None:
        """A trick that may be seen again; without names where the house no longer tells who played what."""
        voice = self.voice
        if trick.seats:
            line = self.teller.trick_line(number, list(zip(trick.seats, trick.pieces, strict=True)))
        else:
            line = voice.text(f"{self.book.words.trick.capitalize()} {number}: ", voice.faces(trick.pieces))
        won = f". {voice.does(trick.winner, 'win')} {counted(trick.points, 'points')}."
        voice.say(line.append_text(voice.text(won)))

    def why(self, refusal: Refusal | None) -> None:
        """The last refusal once more, with the whole clause."""
        voice = self.voice
        if refusal is None:
            voice.say("Nothing has been refused so far.")
            return
        voice.say(self.book.voice.say(refusal.whole))
        if refusal.clause is None or not self.clause(refusal.clause):
            voice.say("That is how the game goes; this house has no clause of its own for it.")

    def clause(self, name: str) -> bool:
        """A clause in full; False when this house has none of that name."""
        clause = self.book.clause_table.get(name)
        if clause is None:
            return False
        self.voice.say(f"{clause.id}: {self.book.voice.say(clause.says)}")
        if clause.why is not None:
            self.voice.say(f"As this house reads it: {self.book.voice.say(clause.why)}")
        return True

    def refused(self, refusal: Refusal) -> None:
        more = " Type “why” for the whole rule." if refusal.clause else ""
        self.voice.say(f"{self.book.voice.say(refusal.whole)}{more}", style="bold")

    def unclear(self, sentence: str) -> None:
        self.voice.say(f"{sentence} Type ? for help.", style="bold")

    def draws(self, rounds: list[dict[Seat, Piece]], dealer: Seat, *, note: str | None = None) -> None:
        """Everybody draws for the first deal; only some where the clause in `note` says so."""
        voice, words = self.voice, self.book.words
        for number, drawn in enumerate(rounds):
            all_draw = len(drawn) == len(voice.seating.seats)
            first, *others = drawn
            some = joined([voice.name(first), *(voice.who(seat) for seat in others)])
            who = "Everybody draws" if all_draw else f"{some} draw"
            line = voice.text(f"{who} again: " if number else f"{who} for the {words.deal}: ")
            for place, (seat, piece) in enumerate(drawn.items()):
                line.append_text(voice.text(", " if place else "", f"{voice.who(seat)} ", voice.face(piece)))
            all_of_them = len(rounds[0]) == len(voice.seating.seats)
            voice.say(line.append("."), note=None if number or all_of_them else note)
        voice.say(f"{voice.does(dealer, 'have')} the highest and the first {words.deal}.")
