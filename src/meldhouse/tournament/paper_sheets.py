"""The sheet of a table as it is printed: with names alone, or with everything that was written on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meldhouse.game import Seat, Side, Slip
from meldhouse.game.sheets import sheet_rows
from meldhouse.tournament.prints import Correction, Extra, HandLine, ScoreSheet, form_of, line_of
from meldhouse.tournament.seating import Table
from meldhouse.tournament.sheets import Mended, Result, Sheet
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.words import round_name

_SEATS: tuple[Seat, ...] = ("N", "E", "S", "W")


def blank_sheet(state: State, each: RoundState, table: Table, *, url: str = "") -> ScoreSheet:
    """Before the round: who sits there."""
    seats = state.seats_at(table)
    return ScoreSheet(
        form=form_of(state.book_for(len(seats))),
        table=named(state, table.number, seats),
        round=each.number,
        rounds=state.form.rounds,
        called=round_name(each) if each.playoff else "",
        url=url,
    )


def written_sheet(state: State, each: RoundState, sheet: Sheet, *, url: str = "") -> ScoreSheet:
    """Everything that stands on it, penalties and corrections with it."""
    form = form_of(sheet.book)
    lines, extras = list(_lines(sheet)), list[Extra]()
    for bonus in sheet.sums.bonuses:
        extras.append(Extra(who=_whose(sheet, bonus.seats), points=bonus.points, why=bonus.reason))
    for penalty in state.penalties:
        what = penalty.what
        if what.round != each.number or what.table != sheet.table or penalty.lifted or what.line:
            continue
        seats = tuple(seat for seat, who in sheet.seats.items() if who in what.people)
        if not form.marks:
            extras.append(Extra(who=_whose(sheet, seats), points=what.points, why=what.reason))
        elif what.points > 0:
            total = {side: what.points for side in sheet.sides if what.people[0] in sheet.people(side)}
            lines.append(HandLine(total=total, note=what.reason, game=len(sheet.sums.match.games)))
    return ScoreSheet(
        form=form,
        table=named(state, sheet.table, sheet.seats, each.standins),
        round=each.number,
        rounds=state.form.rounds,
        called=round_name(each) if each.playoff else "",
        hands=tuple(lines),
        extras=tuple(extras),
        fees=_fees(sheet),
        signed={side: state.name(signature.signer) for side, signature in sheet.signed.items()},
        corrections=tuple(_correction(state, sheet, line) for line in sheet.mended if line.official),
        url=url,
    )


def named(state: State, number: int, seats: Mapping[Seat, str], standins: Mapping[str, str] | None = None) -> Table:
    """The table with names, clockwise."""
    instead = standins or {}
    people = [seats[seat] for seat in _SEATS if seat in seats]
    return Table(number, tuple(instead.get(who, state.name(who)) for who in people))


def _lines(sheet: Sheet) -> Iterator[HandLine]:
    form = form_of(sheet.book)
    if sheet.result is not None:
        yield HandLine(total=dict(sheet.result.points), note="the result as it was handed in")
        return
    for number, game in enumerate(sheet.sums.match.games, 1):
        for row in sheet_rows(game):
            yield line_of(form, row, game=number)
    for line in sheet.sums.lines:
        if line.extra:
            yield HandLine(dealer=line.dealer, note="decides the draw; its points do not count", struck=True)


def _whose(sheet: Sheet, seats: tuple[Seat, ...]) -> str:
    """A side where all of it is meant, or a seat."""
    members: dict[Side, set[Seat]] = {side: set(sheet.sums.seating.members[side]) for side in sheet.sides}
    return next((side for side, own in members.items() if own == set(seats)), seats[0])


def _fees(sheet: Sheet) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in sheet.sums.lines:
        for entry in line.entries:
            if entry.unit == "cents":
                for seat in entry.seats:
                    found[seat] = found.get(seat, 0) - entry.points
    return found


def _correction(state: State, sheet: Sheet, line: Mended) -> Correction:
    return Correction(
        hand=line.hand or None,
        what="the result" if not line.hand else f"hand {line.hand}",
        was=_told(line.before),
        now=_told(line.after),
        why=f"{line.reason} ({line.clause})" if line.clause else line.reason,
        by=state.name(line.by),
        told=tuple(seat for seat, who in sheet.seats.items() if who in line.told),
    )


def _told(what: Slip | Result) -> str:
    """
    >>> _told(Slip(bidder="N", bid=50, trump="H", meld={"NS": 24, "EW": 9}, take={"NS": 30, "EW": 20}))
    'N bid 50, trump H, meld NS 24, EW 9, take NS 30, EW 20'
    """
    if isinstance(what, Result):
        return ", ".join(f"{side} {points}" for side, points in what.points.items())
    parts = [f"{what.bidder} bid {what.bid}" if what.bidder else what.how, f"trump {what.trump}" if what.trump else ""]
    for name, figures in (("meld", what.meld), ("take", what.take)):
        parts.append(f"{name} " + ", ".join(f"{side} {made}" for side, made in figures.items()) if figures else "")
    return ", ".join(filter(None, [*parts, what.how if what.bidder and what.how != "played" else ""]))
