"""A score sheet for people and for programs, and the signatures that lock it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meldhouse.cli.commands.tournament.desk import Desk
from meldhouse.cli.commands.tournament.roundpages import is_over, people_named, seats_figures, sheet_stage, sides_named
from meldhouse.cli.output import Column, Page
from meldhouse.cli.speaking import voice
from meldhouse.game import Seat, Side
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.lines.corrections import correction
from meldhouse.tournament.lines.forfeits import forfeit_line
from meldhouse.tournament.lines.hands import times_facts
from meldhouse.tournament.lines.penalties import penalties_at, penalty_line, with_penalties
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.lines.sheets import Sum, bonuses_of, decider_of, rows_of, sums_of
from meldhouse.tournament.rounds.missing import signed_by, stand_ins_told
from meldhouse.tournament.scoring.sheets import Mended, Sheet
from meldhouse.tournament.state import RoundState, State


def signatures(each: RoundState, sheet: Sheet) -> list[acts.Sign]:
    """A signature for every side that has not signed, by its players who are present, for exactly these figures."""
    found = []
    for side in sheet.sides:
        if side not in sheet.signed:
            people = [each.standins.get(one, one) for one in sheet.people(side)]
            found.append(
                acts.Sign(round=sheet.round, table=sheet.table, side=side, signer=people[0], digest=sheet.digest)
            )
    return found


def figures_of(desk: Desk, sheet: Sheet) -> dict[str, Any]:
    """The sheet for programs: everything that people see."""
    state = desk.state
    hands = [
        {
            "number": line.number,
            "game": line.game,
            "dealer": line.dealer,
            "slip": line.slip,
            "extra": line.extra,
            "story": sheet.book.voice.say(row["story"]),
            "made_of": [sheet.book.voice.say(one) for one in row["made_of"]],
            "ended": sheet.book.voice.say(row["ended"]) if row["ended"] is not None else "",
            **{key: row[key] for key in ("came_out", "brought", "sums")},
        }
        for line, row in zip(sheet.sums.lines, rows_of(state, sheet), strict=True)
    ]
    return {
        "round": sheet.round,
        "table": sheet.table,
        "seats": seats_figures(state, sheet),
        "status": sheet.status(),
        "hands": hands,
        "bonuses": [{**one, "reason": sheet.book.voice.say(one["reason"])} for one in bonuses_of(sheet)],
        "result": sheet.result,
        "forfeit": sheet.forfeit,
        "totals": sheet.totals,
        "games": sheet.games(),
        "sums": sums_figures(desk, sheet),
        "penalties": [
            {
                "people": what.people,
                "points": what.points,
                "clause": what.clause or None,
                "says": sheet.book.voice.say(penalty_line(state, what)),
            }
            for what in penalties_at(state, sheet)
        ],
        "with_penalties": with_penalties(state, sheet) or None,
        "winners": sheet.winners(),
        "signed": {side: state.name(each.signer) for side, each in sheet.signed.items()},
        "digest": sheet.digest,
        "version": sheet.version,
        "corrections": sheet.mended,
        "changes": [sheet.book.voice.say(_correction(state, sheet, one)) for one in sheet.mended],
        "untold": [{"correction": number, "id": one, "name": state.name(one)} for number, one in sheet.untold],
    }


def sums_figures(desk: Desk, sheet: Sheet) -> list[dict[str, Any]]:
    """The lines below the hands: each with the share of every side, or of each player where partners differ."""
    say = sheet.book.voice.say
    return [
        {"what": say(line.what), "made": {side: [{"name": name or None, "made": made} for name, made in line.made[side]]
                                     for side in sheet.sides}}
        for line in _sums(desk, sheet)
    ]  # fmt: skip


def _sums(desk: Desk, sheet: Sheet) -> list[Sum]:
    state = desk.state
    return sums_of(sheet, state.names_at(sheet), with_penalties(state, sheet), is_over=is_over(desk, sheet))


def sheet_shown(page: Page, desk: Desk, sheet: Sheet) -> None:
    state = desk.state
    each = state.rounds[sheet.round - 1]
    say = voice(sheet.book).say
    title = fact("cli-sheet-title", round=round_title(each), table=sheet.table)
    page.title(say(title), say(sheet_stage(desk, each, sheet)))
    rows: list[list[str]] = []
    for row in rows_of(state, sheet):
        rows += _hand(sheet, row)
    blank = [""] * len(sheet.sides)
    for bonus in bonuses_of(sheet):
        why = bonus["reason"]
        why = fact("cited", says=why, clause=bonus["clause"]) if bonus["clause"] else why
        made = [f"{bonus['points'][seats[0]]:+d}" if seats[0] in bonus["points"] else "" for seats in _seats(sheet)]
        rows.append(["", say(fact("cli-bonus-row", why=why)), *made])
    if (forfeit := forfeit_line(state, sheet)) is not None:
        rows.append(["", say(forfeit), *blank])
    if sheet.result is not None:
        rows.append(["", say(fact("event-only-result")), *blank])
    sums = _sums(desk, sheet)
    rows += [["", say(line.what), *(_each(line.made[side]) for side in sheet.sides)] for line in sums]
    heads = [Column(name, number=True) for name in people_named(state, sheet).values()]
    page.table(
        [Column("", number=True), Column(say(fact("event-hand-column")), wrap=True), *heads], rows, foot=len(sums)
    )
    for sentence in _below(state, sheet, state.names_at(sheet)):
        page.line(say(sentence), indent=2)
    by_side = sides_named(state, sheet)
    for side, signature in sheet.signed.items():
        page.line(say(fact("cli-signed", side=by_side[side], by=signed_by(state, signature))), indent=2)
    for mended in sheet.mended:
        page.bullet(say(_correction(state, sheet, mended)))
    if sheet.untold:
        who = tuple(dict.fromkeys(state.name(one) for _, one in sheet.untold))
        page.line(say(fact("cli-untold", names=who)), indent=2)


def _correction(state: State, sheet: Sheet, line: Mended) -> Message:
    return fact("cli-run-so", lines=correction(state, sheet, line))


def _hand(sheet: Sheet, row: Mapping[str, Any]) -> list[list[str]]:
    """A hand, the parts of its points if the figures do not show them, and any game it ended."""
    say = voice(sheet.book).say
    number = f"{row['hand'] or ''}{'*' if row['extra'] else ''}"
    came_out = [fact("sheet-came-out", how=row["came_out"])] if row["came_out"] else []
    parts = [row["story"], *came_out, *row["laid_away"]]
    parts += [fact("event-dealt-by", name=row["dealer"])] if row["dealer"] else []
    figures = [_figures(sheet, row, side, seats) for side, seats in zip(sheet.sides, _seats(sheet), strict=True)]
    more = [*map(say, row["made_of"]), *map(say, filter(None, [row["ended"]]))]
    return [
        [number, say(fact("story", parts=tuple(parts))), *figures],
        *(["", f"  {one}", *[""] * len(figures)] for one in more),
    ]


def _figures(sheet: Sheet, row: Mapping[str, Any], side: Side, seats: Sequence[Seat]) -> str:
    """Meld and take, what they brought, and the sum so far; one value for partners, two where they differ."""
    written = [str(row[key].get(side, 0)) for key in ("meld", "take") if key == "take" or sheet.book.has_meld]
    before = f"{'+'.join(written)}: " if row["meld"] or row["take"] else ""
    brought = dict.fromkeys(f"{row['brought'][seat]:+d} = {row['sums'][seat]}" for seat in seats)
    return before + " / ".join(brought)


def _below(state: State, sheet: Sheet, names: Mapping[Seat, str]) -> Iterator[Message]:
    """The lines under the table of figures."""
    if any(line.slip.meld or line.slip.take for line in sheet.sums.lines):
        yield fact("cli-sheet-key", meld="yes" if sheet.book.has_meld else "no")
    if any(line.extra for line in sheet.sums.lines):
        yield fact("cli-star-key")
    if (told := decider_of(sheet, names)) is not None:
        yield told
    if sheet.result is not None and (times := [*times_facts(names, sheet.result.sets, sheet.result.reneges)]):
        yield fact("cli-besides", times=tuple(times))
    yield from stand_ins_told(state, sheet)
    if penalties := tuple(penalty_line(state, what) for what in penalties_at(state, sheet)):
        yield fact("event-penalty-told", costs=penalties)


def _seats(sheet: Sheet) -> list[tuple[Seat, ...]]:
    return [sheet.sums.seating.members[side] for side in sheet.sides]


def _each(made: Sequence[tuple[str, int]]) -> str:
    """
    >>> _each([("", 240)]), _each([("Ann", 190), ("Cleo", 240)])
    ('240', 'Ann 190 / Cleo 240')
    """
    return " / ".join(f"{name} {number}".strip() for name, number in made)
