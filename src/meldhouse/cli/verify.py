"""`meldhouse verify`: whether the deals of a record were fair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click
import msgspec

from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.replay import replayed
from meldhouse.cli.speaking import house_name
from meldhouse.cli.trouble import OK, REFUSED, Trouble
from meldhouse.game import SEAT_NAMES, Seat
from meldhouse.game.dealt_again import faults_of_deal
from meldhouse.game.fairness import MOST, Place, Proof, Sheet, Why, left_out
from meldhouse.game.records import Record
from meldhouse.game.records.reading import LARGEST
from meldhouse.game.records.sums import why_changed
from meldhouse.game.witness import Witness, read_witnesses
from meldhouse.rulebooks.describe import count, joined

UNPROVEN = "This hand carries no proof of its deal."
OLD = (
    "This record has the older format 1. It shows that these hands come from its key. It does not show that nobody "
    "chose that key, so it proves no fair deal."
)
UNWITNESSED = "This witness belongs to no hand of the record."
WHY: dict[Why, str] = {
    "unopened": "sent no number in time",
    "lost": "no longer had the number in their browser",
    "seats": "sat down, left, or came back",
}
"""What the people did because of whom a deal was started over."""


class GivenUp(msgspec.Struct, frozen=True, kw_only=True):
    seal: str
    why: Why
    seats: tuple[Seat, ...]


class HandProof(msgspec.Struct, frozen=True, kw_only=True):
    """`fair` is null where nothing can be checked; `faults` tell why it is not true."""

    hand: int
    fair: bool | None
    faults: tuple[str, ...]
    seal: str | None
    witnessed: bool
    """Whether a witness has seen this seal."""
    earlier: tuple[GivenUp, ...]
    """Attempts that were given up before this deal, oldest first."""
    proof: Proof | None


class ProofAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    fair: bool
    """Every hand carries a proof, all of them hold, and nothing was changed."""
    faults: tuple[str, ...]
    """Of the record as a whole."""
    unrecorded: tuple[int, ...]
    """Hands of this table that a witness saw and the record does not have: it may be a part of an evening."""
    hands: tuple[HandProof, ...]


def checked(text: str, record: Record, witnesses: Sequence[Witness] = ()) -> ProofAnswer:
    """Hand by hand, and then all together."""
    hands = tuple(_hand(record, place, witnesses) for place in range(len(record.hands)))
    faults = tuple(_whole(text, record, witnesses)) if record.proofs else ()
    fair = not faults and all(one.fair for one in hands)
    places = _places(record)
    tables, known = {place.table for place in places}, {place.hand for place in places}
    unrecorded = sorted({one.hand for one in witnesses if one.table in tables} - known)
    return ProofAnswer(book=record.book.name, fair=fair, faults=faults, unrecorded=tuple(unrecorded), hands=hands)


def _hand(record: Record, place: int, witnesses: Sequence[Witness]) -> HandProof:
    proof = record.proofs.get(place)
    if proof is None:
        why = OLD if record.is_old else UNPROVEN
        return HandProof(hand=place + 1, fair=None, faults=(why,), seal=None, witnessed=False, earlier=(), proof=None)
    faults, sheet = faults_of_deal(record.hands[place], proof), _sheet_of(proof)
    seen = [one for one in witnesses if sheet is not None and one.is_of(proof)]
    faults += tuple(fault for one in seen for fault in one.faults(proof))
    return HandProof(
        hand=place + 1,
        fair=not faults,
        faults=faults,
        seal=proof.seal,
        witnessed=bool(seen),
        earlier=tuple(GivenUp(**one._asdict()) for one in sheet.earlier) if sheet is not None else (),
        proof=proof,
    )


def _whole(text: str, record: Record, witnesses: Sequence[Witness]) -> Iterator[str]:
    if changed := why_changed(text):
        yield changed
    places = _places(record)
    if len({place.table for place in places}) > 1:
        yield "The hands were sealed at different tables."
    numbers = [place.hand for place in places]
    if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        yield f"The hands were sealed as numbers {joined([str(number) for number in numbers])}: some are missing."
    known = {(place.table, place.hand) for place in places}
    if witnesses and not any((one.table, one.hand) in known for one in witnesses):
        yield UNWITNESSED


def _places(record: Record) -> list[Place]:
    return [sheet.place for proof in record.proofs.values() if (sheet := _sheet_of(proof)) is not None]


def _sheet_of(proof: Proof) -> Sheet | None:
    try:
        return Sheet.read(proof.sheet)
    except ValueError:
        return None


@click.command(
    "verify",
    cls=HouseCommand,
    examples=("meldhouse verify evening.record", "meldhouse verify evening.record --witness mine.txt"),
)
@click.argument("file", metavar="FILE")
@click.option("--book", "-b", metavar="BOOK")
@click.option(
    "--witness",
    "-w",
    metavar="FILE",
    multiple=True,
)
@json_option
def command(file: str, book: str | None, witness: tuple[str, ...], as_json: bool) -> None:
    house = None if book is None else find_book(book)
    text = read_text(file, largest=LARGEST, what="record")
    record = replayed(text, house)
    answer = checked(text, record, _witnesses(witness))
    if as_json:
        print_json(answer)
    else:
        _show(record, answer)
    raise SystemExit(OK if answer.fair else REFUSED)


def _witnesses(files: Sequence[str]) -> list[Witness]:
    try:
        return [one for file in files for one in read_witnesses(read_text(file, largest=LARGEST, what="witness"))]
    except ValueError as problem:
        raise Trouble("bad-witness", str(problem)) from None


def _show(record: Record, answer: ProofAnswer) -> None:
    page = Page()
    page.title(house_name(record.book), count(len(record.hands), "hand"))
    for fault in answer.faults:
        page.line(f"NOT FAIR: {fault}")
    for one in answer.hands:
        page.heading(f"Hand {one.hand}")
        for fault in one.faults:
            page.line(fault if one.fair is None else f"NOT FAIR: {fault}", indent=2)
        sheet = _sheet_of(one.proof) if one.proof is not None else None
        if one.proof is None or sheet is None:
            continue
        if one.fair:
            page.line(_from_whom(record, sheet), indent=2)
        page.line(f"Table {sheet.place.table}, hand {sheet.place.hand}. Seal before the deal: {sheet.seal}", indent=2)
        for attempt, given_up in enumerate(one.earlier, start=1):
            names = joined([_name(record, seat) for seat in given_up.seats])
            page.line(f"Attempt {attempt} was started over: {names} {WHY[given_up.why]}.", indent=2)
        for seat, number in one.proof.numbers.items():
            page.line(f"{_name(record, seat)} added: {number}", indent=2)
        if one.witnessed and one.fair:
            page.line("Your browser saw the same seal and number.", indent=2)
        elif one.fair:
            page.line("This holds if your browser saw this seal. Check that with --witness.", indent=2)
    if summary := list(_summary(answer)):
        page.heading("All hands")
        for line in summary:
            page.line(line, indent=2)


def _summary(answer: ProofAnswer) -> Iterator[str]:
    """What nobody sees who looks at one hand alone."""
    again = [len(one.earlier) for one in answer.hands if one.earlier]
    if again:
        yield f"Started over: {count(sum(again), 'time')}, in {len(again)} of {count(len(answer.hands), 'hand')}."
    if answer.unrecorded:
        hands = joined([f"hand {number}" for number in answer.unrecorded])
        yield f"Your browser also saw {hands} of this table, which this record does not have."


def _from_whom(record: Record, sheet: Sheet) -> str:
    """Whose numbers made the deal, and so whom one has to trust."""
    own = [_name(record, seat) for seat in sheet.commitments]
    late = left_out(sheet.earlier)
    bots = [SEAT_NAMES[seat] for seat in sheet.seats if seat not in sheet.commitments and seat not in late]
    without = f" No number came from {joined(bots)}: a computer player sat there." if bots else ""
    if late:
        names = joined([_name(record, seat) for seat in sheet.seats if seat in late])
        without += f" After {MOST} attempts it went on without a number from {names}."
    if not own:
        return f"The deal follows from the server’s seed alone, so it proves nothing.{without}"
    return f"The deal was fair: it follows from the server’s seed and the numbers of {joined(own)}.{without}"


def _name(record: Record, seat: Seat) -> str:
    return record.players.get(seat, SEAT_NAMES[seat])
