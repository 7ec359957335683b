"""`meldhouse solve`: the most a side can take from a position, and how; for one position or for many."""

from __future__ import annotations

import io
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from typing import Any, Literal, NamedTuple

import click
import msgspec

from meldhouse.batches import Where
from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import Column, Page, head, plain, print_json
from meldhouse.cli.retold import replayed
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import OK, REFUSED, UNSOLVED, Trouble
from meldhouse.cli.typed.hands import show_all, side_name
from meldhouse.cli.typed.jsonl import answer_lines, need_book, not_stopped_by, read_lines
from meldhouse.cli.typed.positions import EXAMPLE, FIELDS, described, recorded
from meldhouse.cli.working import at_work, chosen_where, work_options
from meldhouse.game import Seat, Side
from meldhouse.game.records.record import TITLE
from meldhouse.game.typed.answers import Question
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.referee.asking.answering import plays_told
from meldhouse.rulebooks import Book
from meldhouse.solver import Played, Solution
from meldhouse.solver.batch import Answer, BatchQuestion, answer, solve_all
from meldhouse.solver.layout import MOST_POINTS
from meldhouse.solver.solving import BUDGET

LARGEST_FILE = 64 * 1024 * 1024


def _some_time(_context: click.Context, _option: click.Parameter, said: str | None) -> float | None:
    if said is None:
        return None
    try:
        seconds = float(said)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < inf:
        raise click.BadParameter(say(fact("cli-not-seconds", value=said)))
    return seconds


@click.command(
    "solve",
    cls=HouseCommand,
    examples=(
        'meldhouse solve n42pa --trump 4 --turn N --hands N="5-5 6-1" --hands E="4-0 3-1" --hands S="5-1 3-2" '
        '--hands W="6-2 3-0"',
        "meldhouse solve mcallen deals.jsonl --take 13 --jsonl",
        "meldhouse solve n42pa evening.record",
    ),
)
@click.argument("book", metavar="BOOK", required=False)
@click.argument("file", metavar="[FILE]", required=False)
@click.option("--trump", "-t", metavar="TRUMP")
@click.option("--hands", multiple=True, metavar="SEAT=CARDS")
@click.option("--turn", metavar="SEAT")
@click.option("--trick", metavar="CARDS")
@click.option("--side", metavar="SIDE")
@click.option("--take", type=Number(0, MOST_POINTS), metavar="N")
@click.option(
    "--budget",
    type=Number(1),
    default=BUDGET,
    show_default=True,
    metavar="N",
)
@click.option(
    "--seconds",
    callback=_some_time,
    metavar="S",
)
@work_options
@json_option
@jsonl_option
def command(
    book: str | None,
    file: str | None,
    budget: int,
    seconds: float | None,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
    jsonl: bool,
    **said: Any,
) -> None:
    if as_json and jsonl:
        raise Misuse(fact("cli-not-both", one="--json", other="--jsonl"))
    limits = Limits(budget, seconds)
    where = chosen_where(processes, cluster)
    if file is not None:
        rows = _rows(book, file, said)
        _solve_rows(rows, where, limits, as_json=as_json, jsonl=jsonl)
        return
    if where is not None:
        raise Misuse(fact("cli-for-a-file"))
    if jsonl:
        _converse(book, said, limits)
        return
    asked = described(find_book(required(book, "BOOK", EXAMPLE)), Question(said))
    found = _solved(asked, limits)
    if as_json:
        print_json(found)
    else:
        show_answer(asked.position.book, found)
    click.get_current_context().exit(
        UNSOLVED if not found.solved else REFUSED if found.possible is False else OK,
    )


def _solved(asked: BatchQuestion, limits: Limits) -> SolveAnswer:
    with _stopped_at_once():
        return answer_of(asked, answer(asked, budget=limits.budget, seconds=limits.seconds), limits)


@contextmanager
def _stopped_at_once() -> Iterator[None]:
    """Let Ctrl-C kill the process: compiled code does not notice it otherwise, and there is nothing to clean up."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _converse(book: str | None, said: dict[str, Any], limits: Limits) -> None:
    """Answer standard input line by line, each before reading the next."""
    unsolved = impossible = False

    def found(house: Book | None, asked: Question) -> SolveAnswer:
        nonlocal unsolved, impossible
        answered = _solved(described(need_book(house), asked), limits)
        unsolved = unsolved or not answered.solved
        impossible = impossible or answered.possible is False
        return answered

    answer_lines(found, book=book, fields=FIELDS, usual=said)
    click.get_current_context().exit(UNSOLVED if unsolved else REFUSED if impossible else OK)


# --- many -------------------------------------------------------------------------------------------------------------


def _rows(book: str | None, file: str, said: dict[str, Any]) -> list[Row]:
    """The questions in a file."""
    text = read_text(file, largest=LARGEST_FILE, what="positions")
    if text.lstrip().startswith(TITLE):
        house = find_book(required(book, "BOOK", "meldhouse solve n42pa evening.record"))
        if any(said[key] for key in ("trump", "hands", "turn", "trick")):
            raise Misuse(fact("cli-record-tells"))
        rows = [Row("hand", number, asked) for number, asked in recorded(replayed(text, house), Question(said))]
    else:
        rows = list(_lines(book, text, said))
    if not rows:
        raise Trouble("no-position", fact("cli-no-positions", file=file), advice=fact("cli-no-positions-advice"))
    return rows


def _lines(book: str | None, text: str, said: dict[str, Any]) -> Iterator[Row]:
    for line in read_lines(io.BytesIO(text.encode()), book=book, fields=FIELDS, usual=said):
        asked: BatchQuestion | None = None
        if line.trouble is None:
            with not_stopped_by(line):
                asked = described(need_book(line.book), line.question)
        found = line.trouble or asked
        assert found is not None
        yield Row("line", line.number, found, line.label)


def _solve_rows(rows: Sequence[Row], where: Where | None, limits: Limits, *, as_json: bool, jsonl: bool) -> None:
    batch = [row.asked for row in rows if isinstance(row.asked, BatchQuestion)]
    unsolved = impossible = False
    with at_work("solving", len(batch), printing=jsonl) as told:
        answers = solve_all(batch, budget=limits.budget, seconds=limits.seconds, where=where, told=told)
        for row in rows:
            if isinstance(row.asked, BatchQuestion):
                row.answer = answer_of(row.asked, next(answers), limits)
                unsolved = unsolved or not row.answer.solved
                impossible = impossible or row.answer.possible is False
            if jsonl:
                print_json(row.told(), compact=True)
                sys.stdout.flush()
    if as_json:
        print_json({"positions": [row.told() for row in rows]})
    elif not jsonl:
        show_rows(rows)
    bad = len(batch) < len(rows)
    click.get_current_context().exit(REFUSED if bad else UNSOLVED if unsolved else REFUSED if impossible else OK)


class Limits(NamedTuple):
    """How long to search a position before giving up."""

    budget: int
    seconds: float | None


class PlayValue(msgspec.Struct, frozen=True):
    """A legal play, and what the side takes after it."""

    piece: Piece
    value: int


class SolveAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A position and its solution; `solved` is false if the limits were too small, and then there is none.

    Without `take` it has `value`, `plays`, `best` and `goes_on`; with `take`, only `possible`.
    """

    book: str
    trump: str
    hands: dict[Seat, tuple[Piece, ...]]
    trick: tuple[Piece, ...]
    turn: Seat
    side: Side
    take: int | None
    budget: int
    seconds: float | None
    solved: bool
    possible: bool | None = None
    value: int | None = None
    plays: tuple[PlayValue, ...] = ()
    best: tuple[Piece, ...] = ()
    goes_on: tuple[Played, ...] = ()
    nodes: int | None = None


def answer_of(asked: BatchQuestion, found: Answer, limits: Limits) -> SolveAnswer:
    position = asked.position
    whole = found if isinstance(found, Solution) else None
    return SolveAnswer(
        book=position.book.name,
        trump=position.contract,
        hands=dict(position.hands),
        trick=position.trick,
        turn=position.turn,
        side=asked.side,
        take=asked.take,
        budget=limits.budget,
        seconds=limits.seconds,
        solved=found is not None,
        possible=found if isinstance(found, bool) else None,
        value=whole.value if whole else None,
        plays=tuple([PlayValue(piece, value) for piece, value in whole.plays.items()]) if whole else (),
        best=whole.best if whole else (),
        goes_on=whole.line if whole else (),
        nodes=whole.nodes if whole else None,
    )


class Row:
    """One of many positions: where it is in the file, the question or what is wrong with it, and the answer."""

    def __init__(
        self,
        place: Literal["line", "hand"],
        number: int,
        asked: BatchQuestion | Trouble,
        label: dict[str, Any] | None = None,
    ) -> None:
        self.place, self.number, self.asked = place, number, asked
        self.label = label or {}
        self.answer: SolveAnswer | None = None

    def told(self) -> dict[str, Any]:
        told = {"error": self.asked.as_json()} if isinstance(self.asked, Trouble) else plain(self.answer)
        return {**told, self.place: self.number, **self.label}


def show_answer(book: Book, found: SolveAnswer) -> None:
    page = Page()
    page.title(house_name(book), say(fact("cli-trump", trump=found.trump)))
    page.blank()
    show_all(page, found.hands)
    if found.trick:
        page.with_faces(fact("cli-on-table"), found.trick)
    page.blank()
    page.line(say(fact("cli-to-play", seat=found.turn, verdict=_verdict(found))), style="bold")
    if found.value is None:
        return
    page.blank()
    best = say(fact("cli-best"))
    rows = [(page.face(play.piece), f"{play.value}", best if play.piece in found.best else "") for play in found.plays]
    takes = say(fact("cli-side-takes", side=found.side))
    page.table([Column(head("play")), Column(takes, number=True), Column("")], rows)
    page.blank()
    page.line(say(fact("cli-goes-on-so")))
    for trick in plays_told(book, found.goes_on):
        page.bullet(say(trick, book))


def _verdict(found: SolveAnswer) -> Message:
    if not found.solved:
        if found.seconds is None:
            return fact("cli-not-solved", budget=found.budget)
        return fact("cli-not-solved-in", seconds=found.seconds, budget=found.budget)
    if found.take is not None:
        return fact("cli-can-take", possible="yes" if found.possible else "no", side=found.side, take=found.take)
    return fact("cli-takes", side=found.side, take=found.value or 0)


def show_rows(rows: Sequence[Row]) -> None:
    """Show a line for each, then the ones that could not be read."""
    page = Page()
    answers = [(row, row.answer) for row in rows if row.answer is not None]
    solved = sum(answer.solved for _, answer in answers)
    page.title(say(fact("cli-positions", number=len(rows))), say(fact("cli-solved", number=solved)))
    page.blank()
    if answers:
        heads = [head(code) for code in ("rules", "trump", "turn", "for")]
        columns = [Column(head(rows[0].place), number=True), *map(Column, heads), Column(head("takes"), number=True)]
        columns.append(Column(head("by"), wrap=True))
        page.table(columns, [_cells(page, row, answer) for row, answer in answers])
    troubles = [(row, row.asked) for row in rows if isinstance(row.asked, Trouble)]
    if answers and troubles:
        page.blank()
    for row, trouble in troubles:
        says = " ".join([trouble.message, *(say(fault.told) for fault in trouble.faults)])
        page.bullet(say(fact("cli-row-trouble", place=row.place, number=row.number, says=says)))


def _cells(page: Page, row: Row, found: SolveAnswer) -> list[Any]:
    turn, side = say(fact("seat", seat=found.turn)), side_name(found.side)
    start = [str(row.number), found.book, say(fact("choice-trump", trump=found.trump)), turn, side]
    if not found.solved:
        return [*start, "?", say(fact("cli-out-of-budget"))]
    if found.take is not None:
        possible = "yes" if found.possible else "no"
        return [*start, say(fact("cli-take-or-more", take=found.take, possible=possible)), ""]
    return [*start, str(found.value), page.faces(found.best)]
