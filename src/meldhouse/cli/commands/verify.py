"""`meldhouse verify`: whether the deals of a record were fair."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import click
import msgspec

from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.retold import replayed
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import OK, REFUSED, Trouble
from meldhouse.game import Seat
from meldhouse.game.dealt_again import faults_of_deal
from meldhouse.game.fairness import MOST, DealId, Proof, Sheet, Why, left_out
from meldhouse.game.records import Record
from meldhouse.game.records.reading import LARGEST
from meldhouse.game.records.sums import why_changed
from meldhouse.game.witness import Witness, WitnessError, read_witnesses
from meldhouse.messages import Message, Voice, fact


class GivenUp(msgspec.Struct, frozen=True, kw_only=True):
    seal: str
    why: Why
    seats: tuple[Seat, ...]


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, as English text and as a fact."""

    text: str
    fact: Message


class HandProof(msgspec.Struct, frozen=True, kw_only=True):
    """`fair` is null if nothing can be checked; `faults` say why it is false."""

    hand: int
    fair: bool | None
    faults: tuple[Fault, ...]
    seal: str | None
    witnessed: bool
    """Whether a witness saw this seal."""
    earlier: tuple[GivenUp, ...]
    """Attempts that were abandoned before this deal, oldest first."""
    proof: Proof | None


class ProofAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    fair: bool
    """Whether every hand has a valid proof and nothing was changed."""
    faults: tuple[Fault, ...]
    """Faults of the record as a whole."""
    unrecorded: tuple[int, ...]
    """Hands of this table that a witness saw but the record lacks: it may be part of an evening."""
    hands: tuple[HandProof, ...]


def checked(text: str, record: Record, witnesses: Sequence[Witness] = ()) -> ProofAnswer:
    """Check hand by hand, then all hands together."""
    hands = tuple(_hand(record, place, witnesses) for place in range(len(record.hands)))
    faults = _said(_whole(text, record, witnesses)) if record.proofs else ()
    fair = not faults and all(one.fair for one in hands)
    places = _places(record)
    tables, known = {place.table for place in places}, {place.hand for place in places}
    unrecorded = sorted({one.hand for one in witnesses if one.table in tables} - known)
    return ProofAnswer(book=record.book.name, fair=fair, faults=faults, unrecorded=tuple(unrecorded), hands=hands)


def _said(faults: Iterable[Message]) -> tuple[Fault, ...]:
    return tuple(Fault(Voice().say(one), one) for one in faults)


def _hand(record: Record, place: int, witnesses: Sequence[Witness]) -> HandProof:
    proof = record.proofs.get(place)
    if proof is None:
        why = _said([fact("cli-fair-old" if record.is_old else "cli-fair-unproven")])
        return HandProof(hand=place + 1, fair=None, faults=why, seal=None, witnessed=False, earlier=(), proof=None)
    found, sheet = faults_of_deal(record.hands[place], proof), _sheet_of(proof)
    seen = [one for one in witnesses if sheet is not None and one.is_of(proof)]
    found += tuple(fault for one in seen for fault in one.faults(proof))
    return HandProof(
        hand=place + 1,
        fair=not found,
        faults=_said(found),
        seal=proof.seal,
        witnessed=bool(seen),
        earlier=tuple(GivenUp(**one._asdict()) for one in sheet.earlier) if sheet is not None else (),
        proof=proof,
    )


def _whole(text: str, record: Record, witnesses: Sequence[Witness]) -> Iterator[Message]:
    if changed := why_changed(text):
        yield changed
    places = _places(record)
    if len({place.table for place in places}) > 1:
        yield fact("cli-fair-tables")
    numbers = [place.hand for place in places]
    if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        yield fact("cli-fair-missing", numbers=tuple(numbers))
    known = {(place.table, place.hand) for place in places}
    if witnesses and not any((one.table, one.hand) in known for one in witnesses):
        yield fact("cli-fair-unwitnessed")


def _places(record: Record) -> list[DealId]:
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
    except WitnessError as problem:
        raise Trouble("bad-witness", problem.message) from None


def _show(record: Record, answer: ProofAnswer) -> None:
    page = Page()
    page.title(house_name(record.book), say(fact("cli-hands", number=len(record.hands))))
    for fault in answer.faults:
        page.line(_unfair(fault))
    for one in answer.hands:
        page.heading(say(fact("cli-hand", number=one.hand)))
        for fault in one.faults:
            page.line(say(fault.fact) if one.fair is None else _unfair(fault), indent=2)
        sheet = _sheet_of(one.proof) if one.proof is not None else None
        if one.proof is None or sheet is None:
            continue
        if one.fair:
            page.line(" ".join(map(say, _from_whom(record, sheet))), indent=2)
        seal = fact("cli-fair-seal", table=sheet.place.table, hand=sheet.place.hand, seal=sheet.seal)
        page.line(say(seal), indent=2)
        for attempt, given_up in enumerate(one.earlier, start=1):
            names = tuple(_name(record, seat) for seat in given_up.seats)
            page.line(say(fact("cli-fair-again", attempt=attempt, names=names, why=given_up.why)), indent=2)
        for seat, number in one.proof.numbers.items():
            page.line(say(fact("cli-fair-added", name=_name(record, seat), number=number)), indent=2)
        if one.witnessed and one.fair:
            page.line(say(fact("cli-fair-seen")), indent=2)
        elif one.fair:
            page.line(say(fact("cli-fair-if-seen")), indent=2)
    if summary := list(_summary(answer)):
        page.heading(say(fact("cli-all-hands")))
        for line in summary:
            page.line(say(line), indent=2)


def _summary(answer: ProofAnswer) -> Iterator[Message]:
    """Findings that no single hand shows."""
    again = [len(one.earlier) for one in answer.hands if one.earlier]
    if again:
        yield fact("cli-fair-started-over", times=sum(again), hands=len(again), of=len(answer.hands))
    if answer.unrecorded:
        yield fact("cli-fair-unrecorded", hands=answer.unrecorded)


def _unfair(fault: Fault) -> str:
    return say(fact("cli-unfair", why=fault.fact))


def _from_whom(record: Record, sheet: Sheet) -> Iterator[Message]:
    """Whose numbers made the deal, and so whom you have to trust."""
    own = tuple(_name(record, seat) for seat in sheet.commitments)
    late = left_out(sheet.earlier)
    yield fact("cli-fair-proven", names=own) if own else fact("cli-fair-server-alone")
    if bots := tuple(seat for seat in sheet.seats if seat not in sheet.commitments and seat not in late):
        yield fact("cli-fair-computers", seats=bots)
    if late:
        names = tuple(_name(record, seat) for seat in sheet.seats if seat in late)
        yield fact("cli-fair-without", attempts=MOST, names=names)


def _name(record: Record, seat: Seat) -> str:
    return record.players.get(seat) or say(fact("seat", seat=seat))
