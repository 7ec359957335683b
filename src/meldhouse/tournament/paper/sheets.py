"""The sheet of a table for printing: blank with names, or with everything that was written on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from meldhouse.game import Seat, Side, Slip
from meldhouse.game.scoring import ScoreEntry, unit_of
from meldhouse.game.sheets import row_of, sheet_rows
from meldhouse.messages import Message, fact
from meldhouse.tournament.accounting.given_on_sheets import incident_of, stands_on_sheet
from meldhouse.tournament.lines.brackets import match_at
from meldhouse.tournament.lines.corrections import scores_in_short, was_and_now
from meldhouse.tournament.lines.forfeits import forfeit_line
from meldhouse.tournament.lines.hands import given_fact, given_with
from meldhouse.tournament.lines.penalties import penalty_line, why
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.prints import Correction, Extra, HandLine, ScoreSheet, form_of, line_of
from meldhouse.tournament.prints.sheets import NOTED
from meldhouse.tournament.prints.speech import Parts, Said
from meldhouse.tournament.rounds.missing import signed_by
from meldhouse.tournament.scoring.reckoning import ReckonedLine, is_beside, is_dealer_known
from meldhouse.tournament.scoring.sheets import Mended, Sheet
from meldhouse.tournament.seating import SeatedTable
from meldhouse.tournament.state import RoundState, State

_UNUSUAL = frozenset(("renege", "forfeited", "conceded", "passed-out", "misdealt", "void", "broken-off"))
"""Endings that a sheet without a column for them explains below; all others show in the figures."""
_SEATS: tuple[Seat, ...] = ("N", "E", "S", "W")


def blank_sheet(state: State, each: RoundState, table: SeatedTable, *, url: str = "") -> ScoreSheet:
    """Before the round: only the names."""
    seats = state.seats_at(table)
    return ScoreSheet(
        form=form_of(state.book_for(len(seats))),
        table=named(state, table.number, seats),
        round=each.number,
        rounds=state.form.rounds,
        called=_called(state, each, table.number),
        url=url,
    )


def written_sheet(state: State, each: RoundState, sheet: Sheet, *, url: str = "") -> ScoreSheet:
    """Everything on it, including penalties and corrections."""
    form = form_of(sheet.book)
    lines, extras, remarks = list(_lines(sheet)), list[Extra](), list[Said]()
    for bonus in sheet.sums.bonuses:
        extras.append(Extra(who=_whose(sheet, bonus.seats), points=bonus.points, why=bonus.reason))
    for line in sheet.sums.lines if form.personal else ():
        extras += _own(sheet, line)
    for penalty in state.penalties:
        what = penalty.what
        if what.round != each.number or what.table != sheet.table or penalty.lifted:
            continue
        seats = tuple(seat for seat, who in sheet.seats.items() if who in what.people)
        if form.marks or stands_on_sheet(
            sheet, what
        ):  # it stands in the game it counted in; the box has no room for whose it was
            remarks.append(fact("paper-sentence", says=penalty_line(state, what)))
        elif what.points:
            extras.append(Extra(who=_whose(sheet, seats), points=what.points, why=why(what)))
    if not form.hands:  # such a sheet has no column for how a hand ended
        remarks += _endings(state, sheet, lines)
    replaced: dict[Seat, str] = {seat: state.name(who) for seat, who in sheet.seats.items() if who in each.standins}
    for seat, name in replaced.items():
        if form.personal:
            extras.append(Extra(who=seat, points=0, why=_replaced(sheet, name)))
        else:
            remarks.append(fact("paper-stands-in", name=each.standins[sheet.seats[seat]], other=name))
    if (forfeit := forfeit_line(state, sheet)) is not None:
        remarks.append(forfeit)
    decided = [line.number for line in sheet.sums.lines if line.extra]
    if decided and (winners := sheet.winners()):
        names = tuple(state.name(one) for side in winners for one in sheet.people(side))
        remarks.append(fact("paper-decided-draw", hand=decided[-1], names=names))
    return ScoreSheet(
        form=form,
        table=named(state, sheet.table, sheet.seats, each.standins),
        round=each.number,
        rounds=state.form.rounds,
        called=_called(state, each, sheet.table),
        hands=tuple(lines),
        extras=tuple(extras),
        fees=_fees(sheet),
        result=dict(sheet.result.points) if sheet.result is not None else {},
        games=sheet.games() if sheet.locked or sheet.result is not None else {},
        replaced={str(seat): name for seat, name in replaced.items()},
        remarks=tuple(remarks),
        signed={side: sheet.book.voice.say(signed_by(state, signature)) for side, signature in sheet.signed.items()},
        corrections=tuple(_correction(state, sheet, line) for line in sheet.mended if line.official),
        url=url,
    )


def _own(sheet: Sheet, line: ReckonedLine) -> Iterator[Extra]:
    """What a hand gave one player and not the partner: the hand's total leaves it out."""
    seating, unit = sheet.sums.seating, unit_of(sheet.book)
    for one in line.entries if not line.extra else ():
        if one.unit == unit and not set(one.seats).issuperset(seating.members[seating.side[one.seats[0]]]):
            yield Extra(who=one.seats[0], points=one.points, why=_cited(one.reason, one.clause or ""))


def _replaced(sheet: Sheet, name: str) -> Message:
    clause = sheet.book.cite("late-replaced")
    return fact("paper-replaced-by", name=name, clause=clause) if clause else fact("paper-replaced", name=name)


def _cited(why: Said, clause: str) -> Said:
    if not isinstance(why, Message):
        return Parts((why, f"({clause})"), " ") if clause else why
    return fact("cited", says=why, clause=clause) if clause else why


def _called(state: State, each: RoundState, table: int) -> str | Message:
    """What the heading shows instead of the bare number of the round."""
    if each.playoff:
        return round_title(each)
    match = match_at(state, each, table)
    return fact("paper-round-match", round=round_title(each), match=match) if match is not None else ""


def _endings(state: State, sheet: Sheet, lines: Sequence[HandLine]) -> list[Said]:
    """What figures or boxes do not show: a renege and by whom, a bid conceded, a hand that does not count, what players
    gave besides. Hands of marks are numbered as dealt, since they have no lines of their own."""
    many, is_marks = len(sheet.sums.match.games) > 1, form_of(sheet.book).marks
    found, at, names = list[Message](), 0, state.names_at(sheet)
    told = [incident_of(sheet, one.what) for one in state.penalties if one.what.line and not one.lifted]
    for game, each in enumerate(sheet.sums.match.games, 1):
        dealt = 0
        for hand in each.hands:
            line, at = lines[at], at + 1
            dealt += not is_beside(hand.slip)
            said = [
                given_fact(sheet.book, one, names) for one in given_with(sheet.book, hand.slip) if one not in told
            ]  # an official's is shown as a penalty
            for entry in hand.entries:
                if entry.reason.id == "score-unadded":
                    whose = tuple(state.name(sheet.seats[seat]) for seat in entry.seats)
                    said.append(fact("paper-of", names=whose, what=entry.reason))
            if hand.slip.how in _UNUSUAL and not is_beside(hand.slip):
                said.append(_ending(state, sheet, hand.slip, counts=not line.struck))
            number, of_game = dealt if is_marks else at, game if many else 0
            found += [fact("paper-at-hand", game=of_game, hand=number, what=one) for one in said]
    return [Parts(tuple(found), " ")] if found and is_marks else list(found)


def _ending(state: State, sheet: Sheet, slip: Slip, *, counts: bool) -> Message:
    count = "yes" if counts else "no"
    if not slip.offender:
        return fact("paper-hand-ended", how=slip.how, counts=count)
    return fact("paper-hand-ended-by", how=slip.how, counts=count, name=state.name(sheet.seats[slip.offender]))


def named(
    state: State, number: int, seats: Mapping[Seat, str], standins: Mapping[str, str] | None = None
) -> SeatedTable:
    """The table with names, clockwise."""
    instead = standins or {}
    people = [seats[seat] for seat in _SEATS if seat in seats]
    return SeatedTable(number, tuple(instead.get(who, state.name(who)) for who in people))


def _lines(sheet: Sheet) -> Iterator[HandLine]:
    form = form_of(sheet.book)
    if sheet.result is not None:  # it is for the whole round: no hand was written down, and none is made up for it
        return
    written_down = 0
    for number, game in enumerate(sheet.sums.match.games, 1):
        known = is_dealer_known(sheet.book, game)
        for row, hand in zip(sheet_rows(game), game.hands, strict=True):
            written_down += 1
            agreed = tuple(side for side in sheet.sides if side in sheet.agreed.get(written_down, ()))
            written = replace(line_of(form, row, game=number), agreed=agreed, bonus=_took_all(sheet, hand.entries))
            if form.hands:  # such a sheet has a column for how a hand ended, and through whom
                written = replace(written, note=_with_whom(written.note, hand.slip))
            yield written if known and not is_beside(hand.slip) else replace(written, dealer="")
    decided = [line for line in sheet.sums.lines if line.extra]
    for line in decided:
        winners = sheet.winners() if line is decided[-1] else ()
        made = sheet.sums.match.game.earned(line.entries)
        shown = line_of(form, row_of(sheet.sums.match.game, line.number, line.dealer, line.slip, line.entries))
        note = fact("paper-draw-won", won="yes" if winners else "no", side=next(iter(winners), "NS"))
        known = is_dealer_known(sheet.book, sheet.sums.match.games[0])
        yield replace(
            shown, dealer=line.dealer if known else "", total=made, note=note, game=line.game, extra=True, struck=False
        )


def _with_whom(note: Said, slip: Slip) -> Said:
    """
    >>> _with_whom(fact("paper-ended", how="renege"), Slip(how="renege", offender="E")).parts[0].args
    {'how': 'renege', 'seat': 'E'}
    >>> [one.args for one in _with_whom(fact("paper-ended", how="set"), Slip(spoiled=("NS",))).parts]
    [{'how': 'set'}, {'side': 'NS'}]
    """
    by = slip.how in NOTED and slip.offender
    ended = fact("paper-ended-by", how=slip.how, seat=by) if by else note
    return Parts((ended, *(fact("paper-renege-of", side=side) for side in slip.spoiled)), ", ")


def _took_all(sheet: Sheet, entries: Iterable[ScoreEntry]) -> dict[str, int]:
    """By side, what a hand gave beyond its points for taking all of them; included in the total."""
    bonuses = [one for one in entries if one.reason.id == "score-all-points-bonus"]
    return {sheet.sums.seating.side[one.seats[0]]: one.points for one in bonuses}


def _whose(sheet: Sheet, seats: tuple[Seat, ...]) -> str:
    """A side if all of it is meant, otherwise a seat."""
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
    changed = was_and_now(sheet.book, line.before, line.after, state.names_at(sheet))
    scores = scores_in_short(sheet, line)
    was, now = (
        Parts((*parts, *([fact("paper-score-was", score=score)] if score else [])), ", ")
        for parts, score in zip(changed, scores, strict=True)
    )
    return Correction(
        hand=line.hand or None,
        what=fact("paper-corrected", hand=line.hand),
        was=was,
        now=now,
        why=_cited(line.reason or "", line.clause),
        by=state.name(line.by),
        told=tuple(seat for seat, who in sheet.seats.items() if who in line.told),
        is_past=line not in sheet.standing_corrections,
    )
