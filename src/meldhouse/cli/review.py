"""`meldhouse review`: find the mistakes in recorded hands."""

from __future__ import annotations

from shlex import quote

import click

from meldhouse.cli.advising import chosen_seed, figures_told, level_option, numbered, seed_option
from meldhouse.cli.asking import read_seat
from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand, json_option, required
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.progress import progress
from meldhouse.cli.replay import replayed
from meldhouse.cli.reviewpages import HandReview, ReviewAnswer, costliest, show_review
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Hand, Seat, SlipError
from meldhouse.game.records import Record
from meldhouse.game.records.reading import LARGEST
from meldhouse.game.scoring import unit_of
from meldhouse.messages import fact
from meldhouse.players.advice import decided, review, together
from meldhouse.players.advice.reviewing import BUDGET
from meldhouse.players.levels.levels import Level


def _finished(record: Record, source: str, number: int | None) -> list[tuple[int, Hand]]:
    """The hands that can be reviewed, with their numbers."""
    hands = list(enumerate(record.hands, start=1))
    if number is not None:
        numbered(record.hands, number)
        hands = hands[number - 1 : number]
    over = [(at, hand) for at, hand in hands if hand.is_over and hand.state.stopped is None]
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
