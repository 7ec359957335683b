"""What an official gives or takes on the sheet besides the hands.

Where a game is played to a target, a mark counts at once, in the current game (N42-9c): it may win it. So it stands
on a line of its own, or with its hand. Elsewhere only sums decide, and the ledger is enough.
"""

from __future__ import annotations

from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.game.scoring import unit_of
from meldhouse.game.state import Incident
from meldhouse.messages import Message
from meldhouse.tournament.act import Stamp
from meldhouse.tournament.events import Penalized
from meldhouse.tournament.scoring.sheets import Mended, Row, Sheet
from meldhouse.tournament.state import State


def counts_in_game(sheet: Sheet) -> bool:
    return sheet.book.match.until != "hands" and sheet.result is None


def gives_way(sheet: Sheet) -> bool:
    """Whether a bare result may replace the hands written so far: when hands are missing. Penalties in points stand
    beside a result, but marks given are part of it, and the table must count them itself."""
    given = any(row.slip.incidents for row in sheet.rows)
    return not sheet.sums.is_played and not (given and unit_of(sheet.book) == "marks")


def stands_on_sheet(sheet: Sheet, what: Penalized) -> bool:
    """Whether a penalty counts on its own line; if only the result is known, it counts beside that."""
    return bool(what.line) and sheet.result is None


def borne_by(state: State, what: Penalized) -> tuple[str, ...]:
    """The accounts it counts in. A side's loss or gain at a table is, like its points, not for players who were
    replaced there; what one person did alone, such as coming late, stays theirs."""
    each = state.round(what.round)
    if each is None or len(what.people) == 1:
        return what.people
    return tuple(one for one in what.people if one not in each.standins)


def note_taken(state: State, sheet: Sheet) -> None:
    """Find what counts in the game but has no line, because only the result was handed in. As with hands, that is what
    a side was penalized as one, where a single game is played to points."""
    match = sheet.book.match
    given = [one.what for one in state.penalties if not one.lifted and one.what.table == sheet.table]
    given = [what for what in given if what.round == sheet.round]
    sums = {
        side: sum(what.points for what in given if set(sheet.people(side)).issubset(what.people))
        for side in sheet.sides
    }
    counts = match.until == "points" and match.best_of == 1
    sheet.taken = {side: points for side, points in sums.items() if points} if counts else {}


def incident_of(sheet: Sheet, what: Penalized) -> Incident:
    seats = tuple(seat for seat, person in sheet.seats.items() if person in what.people)
    return Incident(seats=seats, points=what.points, clause=what.clause, reason=sheet.book.voice.say(what.reason))


def line_with(sheet: Sheet, what: Penalized) -> Slip:
    """The line it is written on, as it will read."""
    before = sheet.rows[what.line - 1].slip if what.line <= len(sheet.rows) else Slip(how="broken-off")
    return replace(before, incidents=(*before.incidents, incident_of(sheet, what)))


def line_without(sheet: Sheet, what: Penalized) -> Slip:
    before = sheet.rows[what.line - 1].slip
    rest = list(before.incidents)
    if (one := incident_of(sheet, what)) in rest:
        rest.remove(one)
    return replace(before, incidents=tuple(rest))


def write_line(sheet: Sheet, what: Penalized, stamp: Stamp) -> None:
    if what.line > len(sheet.rows):
        sheet.write(Row(line_with(sheet, what), stamp.by, stamp.at))
    else:
        mend_line(sheet, what, line_with(sheet, what), what.reason, stamp)


def mend_line(sheet: Sheet, what: Penalized, after: Slip, reason: Message, stamp: Stamp) -> None:
    """On a sheet that is in, this is a correction like any other: everyone hears about it."""
    old = sheet.rows[what.line - 1]
    score = sheet.score
    sheet.rewrite(what.line, replace(old, slip=after))
    sheet.mended.append(
        Mended(
            number=len(sheet.mended) + 1, hand=what.line, before=old.slip, after=after, by=stamp.by, at=stamp.at,
            official=sheet.locked, reason=reason if sheet.locked else None, clause=what.clause if sheet.locked else "",
            scores=(score, sheet.score),
        )
    )  # fmt: skip
