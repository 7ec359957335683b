"""Results as CSV and JSON, and back: what is read is what was written."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence

import msgspec

from meldhouse.game import Refusal
from meldhouse.messages import Arg, Message, Voice
from meldhouse.rulebooks.ranking import Criterion
from meldhouse.tournament.entrants import id_typed, number_fact
from meldhouse.tournament.lines.rounds import NOTES, Note
from meldhouse.tournament.money.amounts import MoneyError, parse_money
from meldhouse.tournament.refusals import Unfit
from meldhouse.tournament.results.results import ResultLine, Results

HEAD = ("tournament", "date", "book", "place", "id", "name", "people", "division", "points")
FIGURES: dict[Criterion, str] = {
    "matches": "matches won",
    "games": "games won",
    "difference": "difference",
    "opponents": "opponents' wins",
    "high-round": "best round",
}
"""Columns for what the rules rank by besides points; a file has those its tournament uses."""
TAIL = ("prize", "medal", "notes")
LARGEST = 4 * 1024 * 1024
_ENGLISH = Voice()
"""Of a file, whose heads are English too."""
MOST_DIGITS = 9


class ResultsError(Unfit):
    """A file without valid results, and the line where that shows.

    >>> str(ResultsError("no-id", line=7))
    'Line 7 has no id. Give everyone one.'
    """

    def __init__(self, code: str, **facts: Arg) -> None:
        super().__init__(Refusal(code, Message(f"results-{code}", facts)))


def to_json(results: Results) -> bytes:
    return msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"


def from_json(data: bytes) -> Results:
    _decoded(data)
    try:
        results = msgspec.json.decode(data, type=Results)
    except msgspec.ValidationError as problem:
        raise ResultsError("not-results", problem=str(problem).replace("`", "")) from None
    except (msgspec.DecodeError, RecursionError) as problem:
        at = re.search(r"byte (\d+)", str(problem))
        line = data.count(b"\n", 0, int(at[1])) + 1 if at else 1
        raise ResultsError("not-json", line=line, problem=str(problem).split(" (byte")[0]) from None
    seen: set[str] = set()
    for number, one in enumerate(results.lines, 1):
        if not one.id:
            raise ResultsError("json-no-id", entry=number)
        if one.id in seen:
            raise ResultsError("json-twice", entry=number, id=one.id)
        seen.add(one.id)
    return results


def to_csv(results: Results) -> str:
    """One line for each account; text that a spreadsheet could take for a formula gets an apostrophe.

    >>> line = ResultLine(place=1, id="7", name="Ann", people=("Ann",), points=76, rounds=(76, None), cents=1250)
    >>> print(to_csv(Results(title="June", lines=(line,))), end="")
    tournament,date,book,place,id,name,people,division,points,round 1,round 2,prize,medal,notes
    June,,,1,7,Ann,Ann,,76,76,,12.50,,
    """
    rounds = max((len(line.rounds) for line in results.lines), default=0)
    figures = [what for what in FIGURES if any(what in line.figures for line in results.lines)]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(_columns(figures, rounds))
    for line in results.lines:
        words = [results.title, results.date, results.book]
        made = ["" if points is None else points for points in line.rounds]
        writer.writerow([
            *map(_guarded, words),
            line.place,
            *map(_guarded, (_ENGLISH.say(number_fact(line.id)), line.name, _together(line.people), line.division)),
            line.points,
            *(line.figures.get(what, "") for what in figures),
            *made,
            *[""] * (rounds - len(made)),
            f"{line.cents // 100}.{line.cents % 100:02d}" if line.cents else "",
            _guarded(line.medal),
            " ".join(f"{number}:{'+'.join(noted)}" for number, noted in line.notes.items()),
        ])  # fmt: skip
    return out.getvalue()


def from_csv(data: bytes) -> Results:
    """Results written by `to_csv`, even after a spreadsheet has saved them again."""
    rows = list(_rows(_decoded(data)))
    if not rows:
        raise ResultsError("empty")
    figures, rounds = _shape(rows[0][1])
    lines: dict[str, ResultLine] = {}
    at: dict[str, int] = {}
    first: Sequence[str] = ()
    for number, row in rows[1:]:
        if len(row) != len(rows[0][1]):
            raise ResultsError("short", line=number, found=len(row), wanted=len(rows[0][1]))
        first = first or row
        for name, text, said in zip(HEAD[:3], row, first, strict=False):
            if text != said:
                raise ResultsError("other", line=number, name=name, text=text, first=said)
        line = _line(number, row, figures, rounds)
        if line.id in lines:
            raise ResultsError("twice", line=number, id=line.id, first=at[line.id])
        lines[line.id], at[line.id] = line, number
    title, date, book = map(_bare, first[:3] or ("", "", ""))
    return Results(title=title, date=date, book=book, lines=tuple(lines.values()))


def _decoded(data: bytes) -> str:
    if len(data) > LARGEST:
        raise ResultsError("large", most=LARGEST // 1024 // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ResultsError("not-text") from None


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Each row with the number of its first line; empty lines are skipped."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    begins = 1
    try:
        for row in reader:
            if row:
                yield begins, row
            begins = reader.line_num + 1
    except csv.Error as problem:
        raise ResultsError("not-csv", line=begins, problem=str(problem)) from None


def _columns(figures: Sequence[Criterion], rounds: int, tail: Sequence[str] = TAIL) -> list[str]:
    return [*HEAD, *(FIGURES[one] for one in figures), *(f"round {number}" for number in range(1, rounds + 1)), *tail]


def _shape(head: Sequence[str]) -> tuple[list[Criterion], int]:
    """The figures the file has, and how many rounds."""
    found = [name.strip().lower() for name in head]
    figures = [what for what, name in FIGURES.items() if name in found]
    tail = TAIL[:-1] if found[-1:] == ["medal"] else TAIL  # files of older versions have no notes
    rounds = max(0, len(head) - len(HEAD) - len(figures) - len(tail))
    for at, name in enumerate(_columns(figures, rounds, tail)):
        if at >= len(found) or found[at] != name:
            raise ResultsError("column", name=name, columns=(*HEAD, "round 1", "…", *TAIL))
    return figures, rounds


def _line(number: int, row: Sequence[str], figures: Sequence[Criterion], rounds: int) -> ResultLine:
    place, id_, name, people, division, points = row[3 : len(HEAD)]
    first = len(HEAD) + len(figures)
    compared, made = row[len(HEAD) : first], row[first : first + rounds]
    prize, medal, *notes = row[first + rounds :]
    if not id_.strip():
        raise ResultsError("no-id", line=number)
    found = _whole(number, "place", place)
    cents = _cents(number, prize)
    for what, value, text in (("place", found, place), ("prize", cents, prize)):
        if value < 0:
            raise ResultsError("negative", line=number, name=what, text=text)
    return ResultLine(
        place=found,
        id=id_typed(_bare(id_)),
        name=_bare(name),
        people=_apart(_bare(people)),
        division=_bare(division),
        points=_whole(number, "points", points),
        figures={
            what: _whole(number, FIGURES[what], text) for what, text in zip(figures, compared, strict=True) if text
        },
        rounds=tuple(None if text == "" else _whole(number, f"round {at}", text) for at, text in enumerate(made, 1)),
        cents=cents,
        medal=_bare(medal),
        notes=_noted(number, notes[0]) if notes else {},
    )


def _noted(line: int, text: str) -> dict[int, tuple[Note, ...]]:
    codes = {str(note): note for note in NOTES}
    found = {}
    for part in text.split():
        number, _, said = part.partition(":")
        notes = [codes.get(one) for one in said.split("+")]
        if not re.fullmatch(r"[1-9][0-9]{0,2}", number) or None in notes:
            raise ResultsError("note", line=line, text=part, notes=tuple(codes))
        found[int(number)] = tuple(note for note in notes if note is not None)
    return found


def _whole(line: int, name: str, text: str) -> int:
    plain = text.strip().replace("−", "-")
    if not re.fullmatch(rf"[-+]?[0-9]{{1,{MOST_DIGITS}}}", plain):
        raise ResultsError("number", line=line, name=name, text=text)
    return int(plain)


def _cents(line: int, text: str) -> int:
    try:
        return parse_money(text) if text.strip() else 0
    except MoneyError as problem:
        raise ResultsError("amount", line=line, why=problem.refusal.message) from None


_FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")
_PERSON = re.compile(r"(?:\\.|[^\\;])+", re.DOTALL)


def _guarded(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text


def _bare(text: str) -> str:
    return text[1:] if text.startswith("'") else text


def _together(people: Sequence[str]) -> str:
    """
    >>> _together(["Ann", "Bob; the elder"])
    'Ann; Bob\\\\; the elder'
    """
    return "; ".join(re.sub(r"[\\;]", r"\\\g<0>", one) for one in people)


def _apart(text: str) -> tuple[str, ...]:
    return tuple(re.sub(r"\\(.)", r"\1", found.strip(), flags=re.DOTALL) for found in _PERSON.findall(text))
