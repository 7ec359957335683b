"""`meldhouse review`: find the mistakes in recorded hands."""

from __future__ import annotations

from collections.abc import Mapping
from shlex import quote

import click
import msgspec

from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand, json_option, required
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.progress import progress
from meldhouse.cli.retold import replayed
from meldhouse.cli.speaking import house_name, say, voice
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.advising import chosen_seed, figures_told, level_option, numbered, seed_option
from meldhouse.cli.typed.hands import side_name
from meldhouse.cli.voice import Voice
from meldhouse.game import Hand, Seat, Side, SlipError
from meldhouse.game.records import Record
from meldhouse.game.records.reading import LARGEST
from meldhouse.game.scoring import unit_of
from meldhouse.game.state import State
from meldhouse.game.typed.pieces_and_bids import read_seat
from meldhouse.messages import Message, fact
from meldhouse.players.advice import Balance, Finding, Review, decided, review, together
from meldhouse.players.advice.findings import better, in_hindsight, mistake
from meldhouse.players.advice.measures import digits
from meldhouse.players.advice.reviewing import BUDGET
from meldhouse.players.levels import Level
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact


def _finished(record: Record, source: str, number: int | None) -> list[tuple[int, Hand]]:
    """The hands that can be reviewed, with their numbers."""
    hands = list(enumerate(record.hands, start=1))
    if number is not None:
        numbered(record.hands, number)
        hands = hands[number - 1 : number]
    over = [(at, hand) for at, hand in hands if hand.is_over and hand.state.ending.stopped is None]
    if not over:
        raise Trouble(
            "hand-not-over",
            fact("cli-not-over", hands="one" if len(hands) == 1 else "more"),
            advice=fact("cli-not-over-advice", command=f"meldhouse hint {quote(source)}"),
        )
    return over


def reviewed(
    record: Record, hands: list[tuple[int, Hand]], level: Level, seed: bytes, seat: Seat | None, budget: int
) -> ReviewAnswer:
    book, found, done, mistakes = record.book, [], 0, 0
    decisions = sum(len(decided(hand)) for _, hand in hands)
    with progress("reviewing", decisions) as told, figures_told(book):
        for number, hand in hands:
            before = done
            try:
                one = review(
                    book,
                    hand,
                    level,
                    seed,
                    solved=None if seat is None else (seat,),
                    budget=budget,
                    told=lambda so_far, before=before: told(before + so_far),  # type: ignore[misc]
                )
            except SlipError as problem:
                raise Trouble(
                    "not-scored", fact("cli-hand-not-scored", number=number), faults=problem.faults, book=hand.book
                ) from None
            done += len(decided(hand))
            mistakes += len(one.mistakes)
            found.append(HandReview.of(book, number, one, seat))
    return ReviewAnswer(
        book=book.name,
        level=level.name,
        version=level.version,
        unit=unit_of(book),
        mistakes=mistakes,
        hands=tuple(found),
        balances=together(book, [one.balances for one in found]),
    )


@click.command(
    "review",
    cls=HouseCommand,
    examples=("meldhouse review evening.record", "meldhouse review evening.record --seat S --top 5"),
)
@click.argument("file", metavar="RECORD", required=False)
@click.option("--seat", "-s", metavar="SEAT")
@click.option("--top", type=Number(1), metavar="N")
@click.option("--number", "-n", type=Number(1), metavar="N")
@click.option("--book", "-b", metavar="BOOK")
@click.option("--budget", type=Number(1), default=BUDGET, hidden=True)
@level_option("club", "expert")
@seed_option
@json_option
def command(
    file: str | None,
    seat: str | None,
    top: int | None,
    number: int | None,
    book: str | None,
    budget: int,
    level: Level,
    seed: str | None,
    as_json: bool,
) -> None:
    source = required(file, "RECORD", "meldhouse review evening.record")
    house = None if book is None else find_book(book)
    record = replayed(read_text(source, largest=LARGEST, what="record"), house)
    who = None if seat is None else read_seat(record.book, seat)
    hands = _finished(record, source, number)
    found = reviewed(record, hands, level, chosen_seed(seed), who, budget)
    found = costliest(found, top) if top is not None else found
    if as_json:
        print_json(found)
    else:
        show_review(Page(), record, found)


class HandReview(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one hand of a record."""

    number: int
    decisions: int
    mistakes: tuple[Finding, ...]
    hindsight: tuple[Finding, ...]
    unjudged: int
    unsolved: int
    balances: dict[Side, Balance]
    untold: int = 0
    """Mistakes of this hand that are not listed here: another player's, or less costly ones."""
    words: dict[int, tuple[str, ...]] = {}
    """The text for people, by the number of the decision."""

    @classmethod
    def of(cls, book: Book, number: int, found: Review, seat: Seat | None) -> HandReview:
        """One hand's review; `seat` limits it to one player."""
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
    """How many mistakes there were, listed or not."""
    hands: tuple[HandReview, ...]
    balances: dict[Side, Balance]
    """Totals over all hands."""


def costliest(found: ReviewAnswer, top: int) -> ReviewAnswer:
    """The same with only the costliest mistakes; the sums still cover all of them."""
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
    page.title(house_name(book), say(fact("cli-reviewed", number=len(found.hands), level=found.level)))
    for hand in found.hands:
        state = record.hands[hand.number - 1].state
        page.heading(say(fact("cli-hand-story", number=hand.number, story=_contract(book, state)), book))
        _show_findings(page, book, hand)
        page.blank()
        show_balances(page, book, hand.balances)
    if len(found.hands) > 1:
        page.heading(say(fact("cli-all-hands")))
        show_balances(page, book, found.balances)
    page.blank()
    if found.mistakes > (shown := sum(len(hand.mistakes) for hand in found.hands)):
        page.line(say(fact("cli-some-mistakes", shown=shown, number=found.mistakes)))
    page.line(say(fact("cli-review-key"), book))


def _contract(book: Book, state: State) -> Message:
    if state.bidder is None or state.amount is None:
        return fact("cli-story-nobody-bid", seat=state.dealer)
    bid = bid_fact(book, state.amount)
    if state.trump:
        return fact("cli-story-trump", seat=state.bidder, bid=bid, trump=state.trump)
    return fact("cli-story", seat=state.bidder, bid=bid)


def _show_findings(page: Page, book: Book, hand: HandReview) -> None:
    if not hand.mistakes:
        untold = fact("cli-mistakes-untold", number=hand.untold)
        page.line(say(untold if hand.untold else fact("cli-no-mistakes")), indent=2)
    table = Voice(book, page, None, plain=False)
    for one in hand.mistakes:
        _show_mistake(table, one)
    if hand.hindsight:
        page.blank()
        page.line(table.told(fact("review-hindsight-only", number=len(hand.hindsight))), indent=2, style="bold")
    for one in hand.hindsight:
        table.point(table.told(in_hindsight(book, one)))
    if hand.unsolved:
        page.line(say(fact("cli-unsolved", number=hand.unsolved)), indent=2)
    if hand.unjudged:
        page.line(say(fact("cli-unjudged", number=hand.unjudged)), indent=2)


def _show_mistake(table: Voice, one: Finding) -> None:
    table.say(table.told(mistake(table.book, one)), style="bold")
    for reason in (better(table.book, one), *one.told):
        table.point(table.told(reason))


def show_balances(page: Page, book: Book, found: Mapping[Side, Balance]) -> None:
    """Separate luck from play; every column adds up."""
    rows = [
        [say(fact("cli-balance", row="luck")), *(_signed(book, one.luck) for one in found.values())],
        [say(fact("cli-balance", row="gifts")), *(_signed(book, one.gifts) for one in found.values())],
        [say(fact("cli-balance", row="mistakes")), *(_signed(book, -one.cost) for one in found.values())],
        [say(fact("cli-balance", row="result")), *(_signed(book, one.result) for one in found.values())],
    ]
    heads = [Column(side_name(side), number=True) for side in found]
    page.table([Column(head(unit_of(book))), *heads], rows, foot=1)


def _signed(book: Book, value: float) -> str:
    told = f"{value:+.{digits(book)}f}"
    return told[1:] if float(told) == 0 else told
