"""A book as its players would want to read it before they sit down.

Every line is made from what the book *says*, in the house's own words, so a club's changes show by themselves.

>>> from meldhouse.rulebooks.loading import load_book
>>> [line.text for chapter in describe(load_book("st-hilary")) for line in chapter.lines if line.clause == "STH-BI-a"]
['The lowest bid is 15.']
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldhouse.rulebooks.phrases import (
    a_bid,
    count,
    counted_pieces,
    game_end,
    joined,
    number,
    packet_plan,
    plural,
    rank_names,
    times,
    trump_name,
)
from meldhouse.rulebooks.schema import Book

MELDS: dict[str, tuple[str, str]] = {
    "run": ("Run in trump", "A 10 K Q J of trump"),
    "royal": ("Marriage in trump", "K Q of trump"),
    "marriage": ("Marriage in another suit", "K Q of one suit"),
    "roundhouse": ("Roundhouse", "K Q of every suit"),
    "aces": ("Aces around", "an ace of each suit"),
    "kings": ("Kings around", "a king of each suit"),
    "queens": ("Queens around", "a queen of each suit"),
    "jacks": ("Jacks around", "a jack of each suit"),
    "pinochle": ("Pinochle", "Q♠ and J♦"),
}


class Line(NamedTuple):
    """One rule in a plain sentence, and the clause the book cites for it."""

    text: str
    clause: str | None = None


class MeldRow(NamedTuple):
    """What one meld is worth held once, twice, three times …"""

    name: str
    pieces: str
    values: tuple[int, ...]
    clause: str | None = None


class Chapter(NamedTuple):
    title: str
    lines: tuple[Line, ...]
    melds: tuple[MeldRow, ...] = ()


def describe(book: Book) -> tuple[Chapter, ...]:
    """The whole book, chapter by chapter."""
    return tuple(_Describer(book).chapters())


class _Describer:
    def __init__(self, book: Book) -> None:
        self.book = book
        self.words = book.words
        self.pieces = plural(book.words.piece)
        self.tricks = plural(book.words.trick)

    def line(self, text: str, *codes: str) -> Line:
        """A sentence with the first of the clauses that the book cites for `codes`."""
        return Line(text, next((clause for code in codes if (clause := self.book.cite(code))), None))

    def chapters(self) -> Iterator[Chapter]:
        words, book = self.words, self.book
        yield Chapter(f"The table and the {self.pieces}", tuple(self.table()))
        yield Chapter(f"The {words.deal}", tuple(self.deal()))
        yield Chapter("Bidding", tuple(self.bidding()))
        yield Chapter("Trump", tuple(self.trump()))
        yield Chapter("Kitty" if book.deal.kitty else f"Passing {self.pieces}", tuple(self.exchange()))
        yield Chapter("Meld", tuple(self.meld()), tuple(self.meld_rows()))
        yield Chapter("Play", tuple(self.play()))
        yield Chapter("Scoring", tuple(self.scoring()))
        yield Chapter("When the game ends", tuple(self.ending()))

    # --- sitting down ---------------------------------------------------------------------------------------------

    def table(self) -> Iterator[Line]:
        rules, deck = self.book.table, self.book.deck
        if rules.partners:
            yield Line(f"{number(rules.seats).capitalize()} players; partners sit across from each other.")
        else:
            yield Line(f"{number(rules.seats).capitalize()} players, each alone.")
        if rules.accounts == "player":
            yield Line("Each player has a score of his own, so penalties can set partners apart.")
        if deck.pieces == "dominoes":
            yield self.line(f"{len(self.book.pack)} {self.pieces}: one double-six set.", "deck")
            yield self.line("The double is the highest of its suit.", "rank")
            return
        ranks = rank_names(deck.ranks)
        copies = f"{number(deck.copies)} of every card" if deck.copies > 1 else "one of every card"
        yield self.line(f"{len(self.book.pack)} {self.pieces}: {joined(ranks)} in four suits, {copies}.", "deck")
        yield self.line(f"From high to low: {', '.join(ranks)}.", "rank")

    def deal(self) -> Iterator[Line]:
        rules, words = self.book.deal, self.words
        first = {
            "left-of-scorekeeper": "The player on the scorekeeper's left is the first",
            "scorekeeper": "The scorekeeper is the first",
            "high-piece": f"Everybody draws a {words.piece}; the highest is the first",
        }[rules.first_dealer]
        yield self.line(f"{first} {words.dealer}; after that the {words.deal} passes to the left.", "wrong-dealer")
        yield from self._shuffle()
        yield from self._hands()
        if rules.count_hands:
            yield self.line(f"Everyone counts {rules.hand} {self.pieces} before anyone bids.", "count-first")
        if rules.ready_signal:
            yield self.line("The bidding opens when the scorekeeper declares the hand ready.", "not-ready")
        if rules.layouts:
            ways = joined(rules.layouts, "or")
            yield self.line(f"Stand your {self.pieces} up in two rows, {ways}, before you bid.", "layout")
            yield self.line("Keep the rows you chose first until the game is over.", "layout-kept")
        if not rules.sorted:
            yield self.line(f"The {self.pieces} stay as you set them up; hands are not sorted for you.", "layout-late")
        if rules.weak_nines:
            yield self.line(
                f"With {rules.weak_nines} nines and no meld you may throw the hand in before anyone has spoken.",
                "redeal-nines",
            )

    def _shuffle(self) -> Iterator[Line]:
        rules, words = self.book.deal, self.words
        if rules.all_present:
            yield self.line(f"Everyone must be at the table for the shuffle and the {words.deal}.", "someone-away")
        if rules.only_dealer:
            yield self.line(f"Only the {words.dealer} handles the pack.", "only-dealer")
        if rules.only_dealer and rules.opening_wash:
            yield self.line(f"Before the very first {words.deal} everybody may wash and shuffle.", "wash-late")
        if rules.riffles:
            last = ", and last of all with the machine" if rules.machine_last else ""
            yield self.line(
                f"The pack is shuffled face down at least {times(rules.riffles)}{last}.", "few-riffles", "face-up"
            )
        elif rules.machine_last:
            yield self.line("The last shuffle is made with the machine.", "machine-last")
        if rules.reshuffle:
            yield self.line(f"Anyone may ask for another shuffle until the {words.deal} begins.", "reshuffle-late")
        if rules.cut != "none":
            must = "must cut" if rules.cut == "required" else "is offered the cut and may decline"
            yield self.line(f"The player on the {words.dealer}'s right {must}.", "cut-needed", "cut-offer")
            least = rules.cut_leaves
            if least > 1:
                yield self.line(f"A cut leaves at least {count(least, words.piece)} below.", "cut-deep")

    def _hands(self) -> Iterator[Line]:
        rules, words = self.book.deal, self.words
        if rules.method == "drawn":
            yield self.line(
                f"The others draw {count(rules.hand, words.piece)} each, in any order; the {words.dealer} draws last.",
                "draw-last",
            )
        else:
            plans = joined([packet_plan(plan) for plan in rules.packets], "or")
            yield self.line(f"Everyone is dealt {count(rules.hand, words.piece)}: {plans}.", "packet-size")
        if rules.kitty:
            yield self.line(
                f"{count(rules.kitty, words.piece).capitalize()} go into the kitty, face down.", "deal-kitty"
            )

    # --- bidding to meld ------------------------------------------------------------------------------------------

    def bidding(self) -> Iterator[Line]:
        rules, words = self.book.auction, self.words
        if rules.form == "once":
            yield self.line(f"Everybody speaks once, the player left of the {words.dealer} first.", "bid-once")
        else:
            yield self.line(f"The player left of the {words.dealer} speaks first, then round the table.", "bid-turn")
            yield self.line("A pass is final; the last one left has the bid.", "pass-final")
        yield self.line(f"The lowest bid is {rules.minimum}.", "bid-minimum")
        if rules.opening is not None:
            yield self.line(f"The first bid is exactly {rules.opening}.", "bid-opening")
        yield from self._ladder()
        if rules.jump is not None:
            yield self.line(f"One bid climbs at most {count(rules.jump, 'step')}.", "bid-jump")
        if rules.free_to is not None:
            free = a_bid(self.book, rules.free_to)
            yield self.line(f"Nobody may go past {free} at once; after that bids rise one step at a time.", "bid-marks")
        if rules.maximum is not None:
            yield self.line(f"The highest bid is {a_bid(self.book, rules.maximum)}.", "bid-maximum")
        if rules.mark is not None:
            yield Line(f"A bid of {rules.mark} is one mark; a lower bid is worth one mark too.")
        if rules.all_pass == "dealer":
            yield self.line(
                f"If everybody else passes, the {words.dealer} has the bid at {rules.minimum}.", "bid-dropped"
            )
        else:
            yield self.line(f"If everybody passes, the next player has the {words.deal}.", "score-passed-out")
        if rules.all_pass == "dealer" and rules.silenced_dealer == "set":
            yield self.line(
                f"A {words.dealer} who was barred from bidding may not take it so, and is set.", "score-silenced"
            )

    def _ladder(self) -> Iterator[Line]:
        rules = self.book.auction
        stretches, floor = [], rules.minimum
        for place, step in enumerate(rules.ladder, start=1):
            by = "one mark" if step.step == rules.mark else str(step.step)
            part = f"by {by}" + (f" up to {a_bid(self.book, step.to)}" if step.to is not None else "")
            above = f" from {a_bid(self.book, floor)}" if place > 1 else ""
            stretches.append((f"Bids rise {part}{above}.", part, self.book.cite(f"bid-step-{place}")))
            floor = step.to or floor
        if any(own for _, _, own in stretches):
            yield from (Line(text, own or self.book.cite("bid-step")) for text, _, own in stretches)
        else:
            yield self.line(f"Bids rise {', then '.join(part for _, part, _ in stretches)}.", "bid-step", "bid-higher")

    def trump(self) -> Iterator[Line]:
        rules = self.book.trump
        choices = joined([trump_name(choice) for choice in rules.choices], "or")
        what = "the contract" if self.book.deck.pieces == "dominoes" else "trump"
        yield self.line(f"The bidder names {what}: {choices}.", "trump-bidder", "trump-choice")
        if rules.marriage:
            yield self.line("He must hold a king and a queen of it.", "trump-marriage")
            yield self.line("A bidder without any marriage is set.", "score-no-marriage")
        if rules.laying:
            yield self.line("The first marriage he lays names it too.", "trump-fixed")
        if rules.confirmed:
            yield self.line("Everybody confirms having heard it before the first lead.", "lead-confirm")
        if rules.shown == "first-trick":
            yield self.line(f"After the first {self.words.trick} nobody is told again what it is.", "trump-hidden")

    def exchange(self) -> Iterator[Line]:
        rules, kitty = self.book.exchange, self.book.deal.kitty
        passed = count(rules.count, self.words.piece)
        if rules.form == "none":
            yield self.line(f"No {self.pieces} are passed.", "pass-none")
        elif rules.form == "blind":
            yield self.line(f"The bidder and his partner each pass {passed}, face down.", "pass-count")
            yield self.line("Both pass before either looks at what he was given.", "pass-twice", "pass-moment")
        else:
            yield self.line(
                f"Partner passes the bidder {passed}; then the bidder passes {rules.count} back.", "pass-order"
            )
        if kitty:
            yield self.line("The bidder turns the kitty for all to see and takes it up.", "kitty-bidder")
            yield self.line(f"Then he lays {count(kitty, self.words.piece)} away, before any meld.", "discard-count")
            if self.book.kitty.declare_trumps:
                yield self.line("He says how many trumps he lays away.", "discard-declare")
            yield Line("The points he lays away count for him.")

    def meld_rows(self) -> Iterator[MeldRow]:
        for kind, (name, pieces) in MELDS.items():
            values: tuple[int, ...] = getattr(self.book.meld, kind)
            if values:
                yield MeldRow(name, pieces, values, self.book.cite(f"meld-{kind}"))
        if nine := self.book.meld.nine:
            values = tuple(nine * held for held in range(1, self.book.deck.copies + 1))
            yield MeldRow("Nine of trump", "each", values, self.book.cite("meld-nine"))

    def meld(self) -> Iterator[Line]:
        book, rules, board = self.book, self.book.meld, self.book.board
        if not book.has_meld:
            yield Line("There is no meld in this game.")
            return
        yield Line("A card may count in a run or marriage, in an around and in a pinochle, once in each.")
        yield self.line("Lay your meld after trump is named and before the first lead.", "meld-late", "meld-early")
        for kind in rules.compulsory:
            yield self.line(f"{kind.capitalize()} around must be laid, all you have.", "meld-compulsory")
        if rules.seen_by_all:
            yield self.line("Meld stays on the table until everybody has seen it.", "start-seen")
        if rules.released:
            yield self.line(
                "Meld stays on the table until the scorekeeper says that play may begin.", "start-scorekeeper"
            )
        if board.dropped_meld:
            yield self.line(
                f"A {self.words.dealer} who was given the bid needs {board.dropped_meld} meld, or is set without play.",
                "score-no-board",
            )
        if board.bidder_meld:
            yield self.line(
                f"The bidding side needs {board.bidder_meld} meld, or is set without play.", "score-no-board"
            )
        if board.off_board == "set":
            yield self.line(
                f"Bidders whose meld and all {book.points_in_play} points in play cannot reach the bid are set at once.",
                "score-board-set",
            )
        yield self._conceding()

    def _conceding(self) -> Line:
        return {
            "never": self.line("A bid cannot be given up; the hand is played.", "concede-never"),
            "off-board": self.line(
                "The bidders may give up, before the first lead, a bid they can no longer reach.", "concede-board"
            ),
            "anytime": self.line("The bidders may give up their bid before the first lead.", "concede-late"),
        }[self.book.board.concede]

    # --- play and after -------------------------------------------------------------------------------------------

    def play(self) -> Iterator[Line]:
        rules, words = self.book.tricks, self.words
        wait = ", when the scorekeeper has said that play may begin" if rules.lead_signal else ""
        yield self.line(f"The bidder leads first{wait}.", *(("lead-signal",) if wait else ()), "play-turn")
        yield self.line("Follow suit if you can.", "must-follow")
        if self.book.deck.pieces == "dominoes":
            yield self.line(
                f"A {words.piece} of trump belongs to trump only; any other leads its high end.", "must-follow"
            )
        if rules.beat == "always":
            yield self.line(f"If you can beat the best {words.piece} on the table, you must.", "must-beat")
        elif rules.beat == "trump-led":
            yield self.line("When trump is led, play a higher trump if you can.", "must-beat")
        if rules.beat == "always" and rules.ruff:
            still = "still holds" if rules.head_ruffed else "ends"
            yield Line(f"Once a {words.trick} has been trumped, the duty to beat in the suit led {still}.")
        yield from self._ruffing()
        if self.book.deck.copies > 1:
            yield Line(f"Of two {self.pieces} alike, the one played first is higher.")
        yield self.line(f"The winner of a {words.trick} leads to the next.", "lead-turn")
        if rules.gather:
            yield self.line(f"The winners turn a {words.trick} down before the next lead.", "gather-first")
        yield from self._looking_back()

    def _ruffing(self) -> Iterator[Line]:
        rules, words = self.book.tricks, self.words
        if not rules.ruff:
            yield self.line(f"If you cannot follow suit, play any {words.piece}.", "ruff-free")
            return
        yield self.line(f"If you cannot follow suit, you must {words.ruff} if you can.", "must-trump")
        if not rules.overruff:
            yield Line(f"You need not {words.ruff} higher than a trump already played.")
            return
        yield self.line(
            f"If the {words.trick} has been trumped, you must {words.ruff} higher if you can.", "must-overtrump"
        )
        if rules.underruff:
            yield Line(f"If you cannot {words.ruff} higher, you must still play a trump.")
        else:
            yield Line(f"If you cannot {words.ruff} higher, play any {words.piece}.")

    def _looking_back(self) -> Iterator[Line]:
        rules, words = self.book.tricks, self.words
        if rules.review == "last-trick":
            yield self.line(
                f"The last {words.trick} may be seen again until the next {words.piece} is played.", "review-late"
            )
        else:
            yield Line(f"Played {self.tricks} lie open and may be looked at.")
        if rules.closed_from is not None:
            high = a_bid(self.book, rules.closed_from)
            yield self.line(f"On bids of {high} and more nobody looks at what was played.", "look-under")
        if rules.stop_when_decided:
            yield self.line("Play may stop as soon as the bid is certainly made or set.", "stop-undecided")

    def scoring(self) -> Iterator[Line]:
        book, rules = self.book, self.book.scoring
        yield self.line(f"{counted_pieces(book)}: {book.points_in_play} points in a hand.", "take-total")
        if rules.style == "marks":
            yield from self._marks()
            return
        meld = "meld and points in play" if book.has_meld else "points in play"
        yield self.line(f"Bidders whose {meld} reach the bid have made it and score them.", "score-made")
        if rules.bidder_take:
            yield self.line(f"They must take at least {rules.bidder_take} in play.", "score-bidder-take")
        if rules.bidder_trick:
            yield self.line(f"Without a {self.words.trick} they lose their meld.", "score-bidder-trick")
        cost = "lose the amount of the bid" if rules.set_bidder == "minus-bid" else "score nothing"
        yield self.line(f"Otherwise they are set and {cost}.", "score-set")
        if rules.set_award:
            yield self.line("The other side then receives the bid.", "score-award")
        if rules.fee_cents:
            yield self.line(f"A set costs the bidder {rules.fee_cents} cents.", "score-fee")
        yield from self._defence()
        if rules.all_points_bonus:
            yield self.line(
                f"A side that takes all {book.points_in_play} points scores {rules.all_points_bonus} more.",
                "score-all-points",
            )
        if rules.skunk_bonus:
            yield self.line(
                f"Winning a round against a side without a point brings {rules.skunk_bonus} more.", "score-skunk"
            )

    def _defence(self) -> Iterator[Line]:
        rules, words = self.book.scoring, self.words
        yield self.line(f"The other side scores its {'meld and ' * self.book.has_meld}points in play.", "score-defence")
        needs = []
        if rules.save_take:
            needs.append(f"take at least {rules.save_take} in play")
        if rules.save_trick != "none":
            needs.append(f"win a {words.trick}" + (" with a counter" if rules.save_trick == "counter" else ""))
        if needs:
            when = "When the bidders are set, it" if rules.save_in == "set" else "It"
            lost = "its meld" if rules.unsaved_take == "kept" else "its meld and its points in play"
            yield self.line(f"{when} must {joined(needs)}, or it loses {lost}.", "score-unsaved", "score-save")
        if rules.save_meld:
            yield self.line(f"Its meld counts only if it is at least {rules.save_meld}.", "score-save-meld")

    def _marks(self) -> Iterator[Line]:
        rules = self.book.auction
        yield self.line("Bidders who take what they bid score its marks.", "score-made")
        yield self.line(f"A bid of {rules.mark} or more needs every {self.words.trick}.", "score-needed")
        yield self.line("If they do not, they are set and the other side scores the marks.", "score-set")

    def ending(self) -> Iterator[Line]:
        rules = self.book.match
        yield self.line(game_end(self.book), "game-target")
        if rules.until != "hands" and rules.bidder_first:
            yield self.line("The bidding side counts first and may win with it.", "game-bidder-first")
            yield self.line("Only if it does not get there is the other side counted.", "game-others")
        if rules.best_of > 1:
            yield self.line(f"A match is the best of {rules.best_of} games.", "match-best-of")
        if rules.losers_deal:
            yield self.line(f"The losers of a game have the first {self.words.deal} of the next.", "match-losers-deal")
        if rules.sheet == "agreed":
            yield self.line("Both sides agree to each hand as it is written; then it stands.", "sheet-closed")
        else:
            yield self.line("Both sides sign the sheet at the end; then it stands.", "sheet-closed", "sheet-total")
