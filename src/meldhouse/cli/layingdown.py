"""A lay-down described to `meldhouse rule`: the hands on the felt, and how it would go on."""

from __future__ import annotations

from meldhouse.cli.amounts import by_side
from meldhouse.cli.asking import read_bid, read_pieces, read_seat, read_trump
from meldhouse.cli.hands import read_hands
from meldhouse.cli.jsonl import Question
from meldhouse.cli.output import Page
from meldhouse.cli.trouble import Trouble
from meldhouse.game import SEAT_NAMES, seating_of
from meldhouse.game.events import Line
from meldhouse.referee.claims import Verdict, judge_described
from meldhouse.rulebooks import Book


def lay_down_of(book: Book, asked: Question) -> Verdict | None:
    """Whether the hands that were described are good for the rest; None if none were."""
    hands = read_hands(book, asked)
    by, trump = asked.texts("by"), asked.text("trump")
    if not hands or book.claim.by == "nobody":
        return None
    if len(by) != 1 or not trump:
        raise Trouble("bad-case", "To look into a lay-down, say who laid down (--by) and what was trump (--trump).")
    claimant = read_seat(book, by[0])
    bidder, contract = asked.text("bidder"), asked.bid("contract")
    bidder = read_seat(book, bidder) if bidder else None
    meld = by_side(asked, "meld")
    return judge_described(
        book,
        trump=read_trump(book, trump),
        hands=hands,
        claimant=claimant,
        leads=read_seat(book, asked.text("leads") or claimant),
        trick=read_pieces(book, asked.texts("trick")),
        order=read_pieces(book, asked.texts("order")),
        bidder=bidder,
        bid=None if contract is None else read_bid(book, contract, what="contract"),
        meld=meld.get(seating_of(book).side[bidder], 0) if bidder else 0,
        taken=by_side(asked, "taken"),
    )


def show_lay_down(page: Page, book: Book, verdict: Verdict) -> None:
    page.line("The lay-down is good." if verdict.stands else "The lay-down is not good.", style="bold")
    page.line(verdict.why, indent=2)
    show_line(page, book, verdict.line)


def show_line(page: Page, book: Book, line: Line) -> None:
    """Plays that follow each other to the end of a trick, trick by trick; the first may have begun before."""
    number = book.table.seats
    first = len(line) % number or number
    starts = [0, *range(first, len(line), number)]
    for at, start in enumerate(starts if line else [], start=1):
        end = starts[at] if at < len(starts) else len(line)
        played = ", ".join([f"{SEAT_NAMES[seat]} {piece.name}" for seat, piece in line[start:end]])
        page.bullet(f"{book.words.trick} {at}: {played}")
