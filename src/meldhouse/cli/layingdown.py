"""A lay-down described to `meldhouse rule`: the hands on the felt, and how it would go on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

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
    meld = sides(asked, "meld")
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
        taken=sides(asked, "taken"),
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


def sides(asked: Question, key: str) -> dict[str, int]:
    """“NS=24 EW=40”, or the same as an object."""
    said: Any = asked.fields.get(key)
    if isinstance(said, dict):
        pairs = {str(side).upper(): points for side, points in said.items()}
    else:
        words = [word for text in asked.texts(key) for word in re.split(r"[\s,+&]+|\band\b", text) if word]
        found = [re.fullmatch(r"(\w{1,2})[=:](\d{1,5})", word) for word in words]
        if None in found:
            raise Trouble("bad-case", f"{key}: write a number for each side, such as “NS=24 EW=40”.")
        pairs = {match[1].upper(): int(match[2]) for match in found if match is not None}
    if not all(isinstance(points, int) and not isinstance(points, bool) for points in pairs.values()):
        raise Trouble("bad-case", f"{key}: expected whole numbers, such as “NS=24 EW=40”.")
    return pairs


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
