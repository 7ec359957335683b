"""The sheet of a table as it is printed: with names alone, or with everything that was written on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from meldhouse.game import Game, Seat, Side, Slip
from meldhouse.game.scoring import Entry, unit_of
from meldhouse.game.sheets import row_of, sheet_rows
from meldhouse.tournament.beside import incident_of, stands_on_sheet
from meldhouse.tournament.bracket_lines import match_at
from meldhouse.tournament.corrections import scores_in_short, was_and_now
from meldhouse.tournament.forfeit_lines import forfeit_line
from meldhouse.tournament.hand_story import given_fact, given_with
from meldhouse.tournament.penalty_lines import penalty_line, why
from meldhouse.tournament.prints import Correction, Extra, HandLine, ScoreSheet, form_of, line_of
from meldhouse.tournament.reckoning import Line, is_beside
from meldhouse.tournament.round_names import round_title
from meldhouse.tournament.seating import Table
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheets import Mended, Sheet
from meldhouse.tournament.signature_words import signed_by
from meldhouse.tournament.state import RoundState, State

_UNUSUAL = ("renege", "lay-down lost", "set, given up", "all passed", "misdealt", "void", "broken off")
"""How a hand ended, where a sheet without a column for it tells it below; anything else can be seen in the figures."""
_SEATS: tuple[Seat, ...] = ("N", "E", "S", "W")


def blank_sheet(state: State, each: RoundState, table: Table, *, url: str = "") -> ScoreSheet:
    """Before the round: who sits there."""
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
    """Everything that stands on it, penalties and corrections with it."""
    form = form_of(sheet.book)
    lines, extras, remarks = list(_lines(sheet)), list[Extra](), list[str]()
    for bonus in sheet.sums.bonuses:
        extras.append(
            Extra(who=_whose(sheet, bonus.seats), points=bonus.points, why=sheet.book.voice.say(bonus.reason))
        )
    for line in sheet.sums.lines if form.personal else ():
        extras += _own(sheet, line)
    for penalty in state.penalties:
        what = penalty.what
        if what.round != each.number or what.table != sheet.table or penalty.lifted:
            continue
        seats = tuple(seat for seat, who in sheet.seats.items() if who in what.people)
        if form.marks or stands_on_sheet(
            sheet, what
        ):  # it stands in the game where it counted; whose it was does not fit into a box
            remarks.append(sheet.book.voice.say(penalty_line(state, what)))
        elif what.points:
            extras.append(Extra(who=_whose(sheet, seats), points=what.points, why=sheet.book.voice.say(why(what))))
    if not form.hands:  # such a sheet has no column for how a hand ended
        remarks += _endings(state, sheet, lines)
    replaced: dict[Seat, str] = {seat: state.name(who) for seat, who in sheet.seats.items() if who in each.standins}
    for seat, name in replaced.items():
        clause = sheet.book.cite("late-replaced")
        told = f"{name} was replaced: 0 for the {sheet.book.words.round}{f' ({clause})' if clause else ''}"
        if form.personal:
            extras.append(Extra(who=seat, points=0, why=told))
        else:
            remarks.append(f"{each.standins[sheet.seats[seat]]} plays for {name}")
    if (forfeit := forfeit_line(state, sheet)) is not None:
        remarks.append(sheet.book.voice.say(forfeit))
    decided = [line.number for line in sheet.sums.lines if line.extra]
    if decided and (winners := sheet.winners()):
        who = listed([state.name(one) for side in winners for one in sheet.people(side)])
        remarks.append(f"hand {decided[-1]} decided the draw: {who} won it, and its points do not count")
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
        signed={side: signed_by(state, signature) for side, signature in sheet.signed.items()},
        corrections=tuple(_correction(state, sheet, line) for line in sheet.mended if line.official),
        url=url,
    )


def _own(sheet: Sheet, line: Line) -> Iterator[Extra]:
    """What a hand brought one player and not the partner: the hand's total is without it."""
    seating, unit = sheet.sums.seating, unit_of(sheet.book)
    for one in line.entries if not line.extra else ():
        if one.unit == unit and not set(one.seats).issuperset(seating.members[seating.side[one.seats[0]]]):
            said = sheet.book.voice.say(one.reason)
            yield Extra(who=one.seats[0], points=one.points, why=_cited(said, one.clause or ""))


def _cited(why: str, clause: str) -> str:
    return f"{why} ({clause})" if clause and clause not in why else why


def _called(state: State, each: RoundState, table: int) -> str:
    """What stands in the head instead of the bare number of the round."""
    found = match_at(state, each, table)
    match = state.book.voice.say(found) if found is not None else ""
    name = state.book.voice.say(round_title(each))
    return name if each.playoff else f"{name}: {match}" if match else ""


def _endings(state: State, sheet: Sheet, lines: Sequence[HandLine]) -> list[str]:
    """What cannot be seen in figures or boxes: a renege and whose it was, a bid that was given up, a hand that does not
    count, what the players gave beside it. Hands of marks are numbered as they were dealt, since they
    have no line of their own."""
    many = len(sheet.sums.match.games) > 1
    found, at, names = list[str](), 0, state.names_at(sheet)
    told = [incident_of(sheet, one.what) for one in state.penalties if one.what.line and not one.lifted]
    for game, each in enumerate(sheet.sums.match.games, 1):
        dealt = 0
        for hand in each.hands:
            line, at = lines[at], at + 1
            dealt += not is_beside(hand.slip)
            where = f"{f'game {game}, ' if many else ''}hand {dealt if form_of(sheet.book).marks else at}"
            own = [
                one for one in given_with(sheet.book, hand.slip) if one not in told
            ]  # an official's is told as his penalty
            found += [f"{where}: {sheet.book.voice.say(given_fact(sheet.book, one, names))}" for one in own]
            lost = [entry for entry in hand.entries if entry.reason.id == "score-unadded"]
            said = sheet.book.voice.say
            found += [f"{where}: {_names(state, sheet, entry.seats)}: {said(entry.reason)}" for entry in lost]
            if line.note not in _UNUSUAL or is_beside(hand.slip):
                continue
            who = f" ({state.name(sheet.seats[hand.slip.offender])})" if hand.slip.offender else ""
            out = ", not counted" if line.struck else ""
            found.append(f"{where}: {line.note}{who}{out}")
    return ["; ".join(found)] if found and form_of(sheet.book).marks else found


def _names(state: State, sheet: Sheet, seats: Iterable[Seat]) -> str:
    return listed([state.name(sheet.seats[seat]) for seat in seats])


def named(state: State, number: int, seats: Mapping[Seat, str], standins: Mapping[str, str] | None = None) -> Table:
    """The table with names, clockwise."""
    instead = standins or {}
    people = [seats[seat] for seat in _SEATS if seat in seats]
    return Table(number, tuple(instead.get(who, state.name(who)) for who in people))


def _lines(sheet: Sheet) -> Iterator[HandLine]:
    form = form_of(sheet.book)
    if sheet.result is not None:  # of the whole round: no hand was written down, and none is made up for it
        return
    written_down = 0
    for number, game in enumerate(sheet.sums.match.games, 1):
        known = is_dealer_known(sheet, game)
        for row, hand in zip(sheet_rows(game), game.hands, strict=True):
            written_down += 1
            agreed = tuple(side for side in sheet.sides if side in sheet.agreed.get(written_down, ()))
            written = replace(line_of(form, row, game=number), agreed=agreed, bonus=_took_all(sheet, hand.entries))
            if form.hands:  # such a sheet has a column for how a hand ended, and whose doing it was
                written = replace(written, note=_with_whom(written.note, hand.slip))
            yield written if known and not is_beside(hand.slip) else replace(written, dealer="")
    decided = [line for line in sheet.sums.lines if line.extra]
    for line in decided:
        winners = "+".join(sheet.winners()) if line is decided[-1] else ""
        made = sheet.sums.match.game.earned(line.entries)
        shown = line_of(form, row_of(sheet.sums.match.game, line.number, line.dealer, line.slip, line.entries))
        note = f"{winners} won the draw" if winners else "still a draw"
        known = is_dealer_known(sheet, sheet.sums.match.games[0])
        yield replace(
            shown, dealer=line.dealer if known else "", total=made, note=note, game=line.game, extra=True, struck=False
        )


def _with_whom(note: str, slip: Slip) -> str:
    """
    >>> _with_whom("renege", Slip(how="renege", offender="E")), _with_whom("set", Slip(spoiled=("NS",)))
    ('renege (E)', 'set, renege (NS)')
    """
    ended = f"{note} ({slip.offender})" if note and slip.offender else note
    return ", ".join(filter(None, (ended, *(f"renege ({side})" for side in slip.spoiled))))


def _took_all(sheet: Sheet, entries: Iterable[Entry]) -> dict[str, int]:
    """By side what a hand brought beyond its own points, for having them all; it is in the total."""
    bonuses = [one for one in entries if one.reason.id == "score-all-points-bonus"]
    return {sheet.sums.seating.side[one.seats[0]]: one.points for one in bonuses}


def is_dealer_known(sheet: Sheet, game: Game) -> bool:
    """Where all draw for the first deal, only once somebody has written down who drew it."""
    if sheet.book.deal.first_dealer != "high-piece":
        return True
    first = next((hand.slip for hand in game.hands if not is_beside(hand.slip) and hand.slip.how != "void"), None)
    return first is not None and first.dealer is not None


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
    say = sheet.book.voice.say
    changed = was_and_now(sheet.book, line.before, line.after, state.names_at(sheet))
    scores = scores_in_short(sheet, line)
    was, now = (
        ", ".join([*map(say, parts), *([f"score {score}"] if score else [])])
        for parts, score in zip(changed, scores, strict=True)
    )
    return Correction(
        hand=line.hand or None,
        what="the result" if not line.hand else f"hand {line.hand}",
        was=was,
        now=now,
        why=_cited(say(line.reason) if line.reason else "", line.clause),
        by=state.name(line.by),
        told=tuple(seat for seat, who in sheet.seats.items() if who in line.told),
        is_past=line not in sheet.standing_corrections,
    )
