"""`meldhouse verify`: whether the deals of a record were fair."""

from __future__ import annotations

import click
import msgspec

from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.replay import replayed
from meldhouse.cli.trouble import OK, REFUSED
from meldhouse.game import SEAT_NAMES
from meldhouse.game.fairness import Proof
from meldhouse.game.records import Record
from meldhouse.game.records.reading import LARGEST
from meldhouse.rulebooks.describe import count, house_name

UNPROVEN = "This hand carries no proof of its deal."


class HandProof(msgspec.Struct, frozen=True, kw_only=True):
    """`fair` is null where nothing can be checked; `faults` tell why it is not true."""

    hand: int
    fair: bool | None
    faults: tuple[str, ...]
    proof: Proof | None


class ProofAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    fair: bool
    """Every hand carries a proof, and all of them hold."""
    hands: tuple[HandProof, ...]


def checked(record: Record) -> ProofAnswer:
    """Hand by hand. That the written hands are those the key deals was seen when the record was read."""
    found = []
    for place, hand in enumerate(record.hands):
        proof, key = record.proofs.get(place), hand.state.key
        if proof is None:
            found.append(HandProof(hand=place + 1, fair=None, faults=(UNPROVEN,), proof=None))
            continue
        dealt = hand.state.deals > 0 and not hand.began_dealt
        faults = proof.faults(key=key) if key is not None and dealt else ("The hand was not dealt from its key.",)
        found.append(HandProof(hand=place + 1, fair=not faults, faults=faults, proof=proof))
    return ProofAnswer(book=record.book.name, fair=all(one.fair for one in found), hands=tuple(found))


@click.command("verify", cls=HouseCommand, examples=("meldhouse verify evening.record",))
@click.argument("file", metavar="FILE")
@click.option("--book", "-b", metavar="BOOK", help="Read it by this book (a house or a .toml file) instead of its own.")
@json_option
def command(file: str, book: str | None, as_json: bool) -> None:
    """Check that the deals of a record were fair.

    FILE is a record of hands that were dealt at a table in the browser, or - for standard input. Before such a hand the
    house shows a commitment to its seed; every player adds a number; the key of the deal follows from all of them. This
    makes each deal again and checks every step. The exit code is 1 where one does not hold or cannot be checked.
    """
    house = None if book is None else find_book(book)
    record = replayed(read_text(file, largest=LARGEST, what="record"), house)
    answer = checked(record)
    if as_json:
        print_json(answer)
    else:
        _show(record, answer)
    raise SystemExit(OK if answer.fair else REFUSED)


def _show(record: Record, answer: ProofAnswer) -> None:
    page = Page()
    page.title(house_name(record.book), count(len(record.hands), "hand"))
    for one in answer.hands:
        page.heading(f"Hand {one.hand}")
        if one.fair:
            page.line("The deal was fair: it follows from the seed and from every player’s number.", indent=2)
        for fault in one.faults:
            page.line(fault, indent=2)
        if one.proof is None:
            continue
        page.line(f"Commitment shown before the hand: {one.proof.commitment}", indent=2)
        for seat, number in one.proof.numbers.items():
            page.line(f"{record.players.get(seat, SEAT_NAMES[seat])} added: {number}", indent=2)
        if one.proof.numbers:
            page.line("Compare these with what your own window showed you, if you noted it.", indent=2)
