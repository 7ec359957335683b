"""`meldhouse hint`: what to do at any decision, or what to bid with a hand."""

from __future__ import annotations

from difflib import get_close_matches
from shlex import quote

import click

from meldhouse.cli.files import find_book, is_path, read_text
from meldhouse.cli.hintpages import as_answer, show_hint
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import HouseCommand, json_option, required
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.retold import replayed
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.advising import chosen_seed, figures_told, level_option, numbered, seed_option
from meldhouse.cli.typed.supposing import suppose
from meldhouse.game import Hand, Seat, to_act, view
from meldhouse.game.records.reading import LARGEST
from meldhouse.game.typed.pieces_and_bids import read_seat
from meldhouse.messages import fact
from meldhouse.players.advice import decided, hint, position, seen_by
from meldhouse.players.levels import Level
from meldhouse.rulebooks import Book, book_names
from meldhouse.rulebooks.loading import ALIASES

EXAMPLE = 'meldhouse hint mcallen --hand "AS TS KS QS JS AH TH KH AD KD QD 9C"'


def _waiting(hand: Hand, book: Book, said: str | None) -> Seat:
    """The seat to act; if several could, the one that was named."""
    waiting = to_act(hand)
    if hand.state.ending.stopped is not None or hand.state.felt.fixing or not waiting:
        raise Trouble("nothing-to-decide", fact("cli-for-official"))
    if said is None:
        return waiting[0]
    seat = read_seat(book, said)
    if seat not in waiting:
        raise Trouble(
            "nothing-to-decide",
            fact("cli-not-theirs", seat=seat, others=tuple(waiting)),
            advice=fact("cli-not-theirs-advice"),
        )
    return seat


def _near_house(source: str) -> str | None:
    """The house that was probably meant, when there is no such file."""
    if source == "-" or is_path(source):
        return None
    return next(iter(get_close_matches(source.lower(), book_names(), n=1)), None)


def _of_record(source: str, book: str | None, number: int | None, at: int | None) -> tuple[Book, Hand]:
    """The moment in a recorded hand that the question is about."""
    if ALIASES.get(source, source) in book_names():
        raise Trouble("no-hand", fact("cli-needs-hand", name=source), advice=fact("cli-for-example", example=EXAMPLE))
    if near := _near_house(source):
        raise Trouble("no-hand", fact("cli-neither", name=source, near=near))
    house = None if book is None else find_book(book)
    record = replayed(read_text(source, largest=LARGEST, what="record"), house)
    hand = numbered(record.hands, number)
    decisions = len(decided(hand))
    if at is None and hand.is_over:
        raise Trouble(
            "hand-over",
            fact("cli-hand-over"),
            advice=fact("cli-hand-over-advice", command=f"meldhouse review {quote(source)}"),
        )
    if at is not None and at > decisions:
        raise Trouble("no-moment", fact("cli-no-moment", decisions=decisions))
    found = position(hand, decisions if at is None else at)
    if found.is_over:
        raise Trouble("hand-over", fact("cli-over-then"), advice=fact("cli-try-at", at=decisions - 1))
    return record.book, found


@click.command(
    "hint",
    cls=HouseCommand,
    examples=(
        EXAMPLE,
        'meldhouse hint npa --hand "…" --dealer N --seat S --calls "E 50, S pass, W 52, N pass, E 53"',
        "meldhouse hint evening.record",
        "meldhouse hint evening.record --at 12",
    ),
)
@click.argument("what", metavar="BOOK|RECORD", required=False)
@click.option("--hand", "held", metavar="CARDS")
@click.option("--seat", "-s", metavar="SEAT")
@click.option("--dealer", "-d", metavar="SEAT")
@click.option("--calls", metavar="CALLS")
@click.option("--at", type=Number(0), metavar="N")
@click.option("--number", "-n", type=Number(1), metavar="N")
@click.option("--book", "-b", metavar="BOOK")
@level_option("novice", "club", "expert")
@seed_option
@json_option
def command(
    what: str | None,
    held: str | None,
    seat: str | None,
    dealer: str | None,
    calls: str | None,
    at: int | None,
    number: int | None,
    book: str | None,
    level: Level,
    seed: str | None,
    as_json: bool,
) -> None:
    source = required(what, "BOOK|RECORD", EXAMPLE)
    if held is not None:
        if at is not None or number is not None or book is not None:
            raise Misuse(fact("cli-with-record"))
        house = find_book(source)
        hand, who = suppose(house, held, seat=seat, dealer=dealer, calls=calls)
    else:
        if dealer is not None or calls is not None:
            raise Trouble("no-hand", fact("cli-with-hand"), advice=fact("cli-for-example", example=EXAMPLE))
        house, hand = _of_record(source, book, number, at)
        who = _waiting(hand, house, seat)
    now = view(hand, who)
    with figures_told(house):
        found = hint(house, now, seen_by(hand, who), level, chosen_seed(seed))
    if as_json:
        print_json(as_answer(house, now, found))
    else:
        show_hint(Page(), house, now, found)
