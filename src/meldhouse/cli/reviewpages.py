"""What looking back has found, as pages for people and as an answer for programs."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from meldhouse.cli.hands import side_name
from meldhouse.cli.output import Column, Page
from meldhouse.cli.speaking import house_name, voice
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Seat, Side
from meldhouse.game.bids import price
from meldhouse.game.records import Record
from meldhouse.game.scoring import unit_of
from meldhouse.game.state import State
from meldhouse.messages import fact
from meldhouse.players.advice import Balance, Finding, Review
from meldhouse.players.advice.findings import better, in_hindsight, mistake
from meldhouse.players.advice.measures import digits
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count

NO_MISTAKE = "No mistake that cost more than a counter."


class HandReview(msgspec.Struct, frozen=True, kw_only=True):
    """One hand of a record."""

    number: int
    decisions: int
    mistakes: tuple[Finding, ...]
    hindsight: tuple[Finding, ...]
    unjudged: int
    unsolved: int
    balances: dict[Side, Balance]
    untold: int = 0
    """Mistakes of this hand that are not told here: somebody else's, or less costly ones."""
    words: dict[int, tuple[str, ...]] = {}
    """What a person reads, by the number of the decision."""

    @classmethod
    def of(cls, book: Book, number: int, found: Review, seat: Seat | None) -> HandReview:
        """What is told of a review, if only one player asks."""
        mistakes = tuple(one for one in found.mistakes if seat in (None, one.seat))
        hindsight = tuple(one for one in found.hindsight if seat in (None, one.seat))
        told = {one.number: (mistake(book, one), better(book, one), *one.told) for one in mistakes}
        told |= {one.number: (in_hindsight(book, one),) for one in hindsight}
        return cls(
            number=number,
            decisions=found.decisions,
            mistakes=mistakes,
            hindsight=hindsight,
            words={at: tuple(map(voice(book).say, lines)) for at, lines in told.items()},
            unjudged=found.unjudged,
            unsolved=found.unsolved,
            balances=found.balances,
            untold=sum(seat not in (None, one.seat) for one in found.mistakes),
        )


class ReviewAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    level: str
    version: int
    unit: str
    mistakes: int
    """How many there were, whether or not they are told here."""
    hands: tuple[HandReview, ...]
    balances: dict[Side, Balance]
    """All hands together."""


def costliest(found: ReviewAnswer, top: int) -> ReviewAnswer:
    """The same with the costliest mistakes alone; the sums stay those of all."""
    ordered = sorted([one.cost for hand in found.hands for one in hand.mistakes], reverse=True)
    least, room = (ordered[:top] or [0.0])[-1], top
    hands = []
    for hand in found.hands:
        kept = [one for one in hand.mistakes if one.cost >= least][:room]
        room -= len(kept)
        untold = hand.untold + len(hand.mistakes) - len(kept)
        words = {one.number: hand.words[one.number] for one in kept if one.number in hand.words}
        hands.append(msgspec.structs.replace(hand, mistakes=tuple(kept), hindsight=(), untold=untold, words=words))
    return msgspec.structs.replace(found, hands=tuple(hands))


def show_review(page: Page, record: Record, found: ReviewAnswer) -> None:
    book = record.book
    page.title(house_name(book), f"{count(len(found.hands), 'hand')}, looked back at by the {found.level}")
    for hand in found.hands:
        state = record.hands[hand.number - 1].state
        page.heading(f"Hand {hand.number}: {_contract(book, state)}")
        _show_findings(page, book, hand)
        page.blank()
        show_balances(page, book, hand.balances)
    if len(found.hands) > 1:
        page.heading("All hands together")
        show_balances(page, book, found.balances)
    page.blank()
    if found.mistakes > (shown := sum(len(hand.mistakes) for hand in found.hands)):
        page.line(f"Only {shown} of {count(found.mistakes, 'mistake')} are told here; the figures are of all.")
    page.line(
        "The score is a side's own less the others'. Luck is what is left when mistakes are put right: the "
        f"{book.words.deal}, and how the hidden {book.words.pieces} lay."
    )


def _contract(book: Book, state: State) -> str:
    if state.bidder is None or state.amount is None:
        return f"{SEAT_NAMES[state.dealer]} was the {book.words.dealer}, nobody bid"
    trump = f", {CONTRACT_NAMES[state.trump]}" if state.trump else ""
    return f"{SEAT_NAMES[state.bidder]} had the bid at {price(book, state.amount)}{trump}"


def _show_findings(page: Page, book: Book, hand: HandReview) -> None:
    if not hand.mistakes:
        page.line(f"None of its {count(hand.untold, 'mistake')} is told here." if hand.untold else NO_MISTAKE, indent=2)
    table = Voice(book, page, None, plain=False)
    for one in hand.mistakes:
        _show_mistake(table, one)
    if hand.hindsight:
        page.blank()
        page.line(table.told(fact("review-hindsight-only", number=len(hand.hindsight))), indent=2, style="bold")
    for one in hand.hindsight:
        table.point(table.told(in_hindsight(book, one)))
    if hand.unsolved:
        plays = count(hand.unsolved, "play")
        page.line(f"What {plays} cost with all hands seen was too hard to find out.", indent=2)
    if hand.unjudged:
        page.line(f"{count(hand.unjudged, 'decision')} after something irregular could not be judged.", indent=2)


def _show_mistake(table: Voice, one: Finding) -> None:
    table.say(table.told(mistake(table.book, one)), style="bold")
    for reason in (better(table.book, one), *one.told):
        table.point(table.told(reason))


def show_balances(page: Page, book: Book, found: Mapping[Side, Balance]) -> None:
    """Luck and play told apart; every column adds up."""
    rows = [
        ["Luck", *(_signed(book, one.luck) for one in found.values())],
        ["Gifts", *(_signed(book, one.gifts) for one in found.values())],
        ["Own mistakes", *(_signed(book, -one.cost) for one in found.values())],
        ["Result", *(_signed(book, one.result) for one in found.values())],
    ]
    heads = [Column(side_name(side), number=True) for side in found]
    page.table([Column(unit_of(book).capitalize()), *heads], rows, foot=1)


def _signed(book: Book, value: float) -> str:
    told = f"{value:+.{digits(book)}f}"
    return told[1:] if float(told) == 0 else told
