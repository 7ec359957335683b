"""A lay-down described to `meldhouse rule`: the hands on the felt, and how it would go on."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.cli.amounts import by_side
from meldhouse.cli.asking import read_bid, read_pieces, read_seat, read_trump
from meldhouse.cli.jsonl import Question
from meldhouse.cli.output import Page
from meldhouse.cli.trouble import Trouble
from meldhouse.game import SEAT_NAMES, Seat, seating_of
from meldhouse.pieces import Piece
from meldhouse.referee.claims import Verdict, judge_described
from meldhouse.rulebooks import Book


def lay_down_of(book: Book, asked: Question) -> Verdict | None:
    """Whether the hands that were described are good for the rest; None if none were."""
    hands = _hands(book, asked)
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


def _hands(book: Book, asked: Question) -> dict[Seat, Sequence[Piece]]:
    """“N=KC JS”, once for each player, or the same as an object."""
    said = asked.fields.get("hands")
    pairs = [(str(seat), str(text)) for seat, text in said.items()] if isinstance(said, dict) else []
    if not isinstance(said, dict):
        for text in asked.texts("hands"):
            seat, sign, cards = text.partition("=")
            if not sign:
                raise Trouble(
                    "bad-case", f"hands: write the player and his hand, such as “N=KC JS”, not “{text[:20]}”."
                )
            pairs.append((seat, cards))
    return {read_seat(book, seat.strip()): read_pieces(book, [cards]) for seat, cards in pairs}


def show_lay_down(page: Page, book: Book, verdict: Verdict) -> None:
    page.line("The lay-down is good." if verdict.stands else "The lay-down is not good.", style="bold")
    page.line(verdict.why, indent=2)
    number = book.table.seats
    first = len(verdict.line) % number or number
    starts = [0, *range(first, len(verdict.line), number)]
    for at, start in enumerate(starts if verdict.line else [], start=1):
        end = starts[at] if at < len(starts) else len(verdict.line)
        played = ", ".join([f"{SEAT_NAMES[seat]} {piece.name}" for seat, piece in verdict.line[start:end]])
        page.bullet(f"{book.words.trick} {at}: {played}")
