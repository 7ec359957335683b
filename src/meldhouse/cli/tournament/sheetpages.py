"""A sheet for people and for programs, and the signatures that lock it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meldhouse.cli.output import Column, Page
from meldhouse.cli.slips import story
from meldhouse.cli.tournament.desk import Desk
from meldhouse.cli.tournament.roundpages import IN_WORDS, sides_named
from meldhouse.game import Seat, Side
from meldhouse.tournament import acts
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.signature_words import signed_by
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.words import round_name


def signatures(each: RoundState, sheet: Sheet) -> list[acts.Sign]:
    """One for every side that has not signed: whoever of it is there, for exactly these figures."""
    found = []
    for side in sheet.sides:
        if side not in sheet.signed:
            people = [each.standins.get(one, one) for one in sheet.people(side)]
            found.append(
                acts.Sign(round=sheet.round, table=sheet.table, side=side, signer=people[0], digest=sheet.digest)
            )
    return found


def figures_of(state: State, sheet: Sheet) -> dict[str, Any]:
    hands = [
        {"number": line.number, "game": line.game, "dealer": line.dealer, "slip": line.slip, "extra": line.extra}
        for line in sheet.sums.lines
    ]
    return {
        "round": sheet.round,
        "table": sheet.table,
        "seats": {seat: {"id": one, "name": state.name(one)} for seat, one in sheet.seats.items()},
        "status": sheet.status(),
        "hands": hands,
        "result": sheet.result,
        "totals": sheet.totals,
        "games": sheet.games(),
        "winners": sheet.winners(),
        "signed": {side: state.name(each.signer) for side, each in sheet.signed.items()},
        "digest": sheet.digest,
        "version": sheet.version,
        "corrections": sheet.mended,
        "untold": [{"correction": number, "id": one, "name": state.name(one)} for number, one in sheet.untold],
    }


def sheet_shown(page: Page, desk: Desk, sheet: Sheet) -> None:
    state = desk.state
    each = state.rounds[sheet.round - 1]
    status = IN_WORDS[sheet.status(time_up=each.time_up(desk.now))]
    page.title(f"{round_name(each)}, table {sheet.table}", status)
    members = {side: [seat for seat, who in sheet.seats.items() if who in sheet.people(side)] for side in sheet.sides}
    rows: list[list[str]] = []
    for line in sheet.sums.lines:
        made = dict.fromkeys(sheet.seats, 0)
        for entry in line.entries:
            for seat in entry.seats:
                made[seat] += entry.points if entry.unit != "cents" else 0
        number = f"{line.number}{'*' if line.extra else ''}"
        rows.append([number, story(sheet.book, line.slip), *_by_side(made, members)])
    for bonus in sheet.sums.bonuses:
        made = {seat: bonus.points if seat in bonus.seats else 0 for seat in sheet.seats}
        rows.append(["", bonus.reason, *_by_side(made, members)])
    rows.append(["", "result as handed in" if sheet.result else "sum", *_by_side(sheet.totals, members)])
    heads = [Column(" & ".join(state.name(one) for one in sheet.people(side)), number=True) for side in sheet.sides]
    page.table([Column("", number=True), Column("Hand", wrap=True), *heads], rows, foot=1)
    if any(line.extra for line in sheet.sums.lines):
        page.line("* decides a draw; its points do not count.", indent=2)
    names = sides_named(state, sheet)
    for side, signature in sheet.signed.items():
        page.line(f"Signed for {names[side]} by {signed_by(state, signature)}.", indent=2)
    for mended in sheet.mended:
        if mended.official:
            what = f"hand {mended.hand}" if mended.hand else "the result"
            page.bullet(f"Correction {mended.number} of {what}: {mended.reason}", note=mended.clause or None)
    if sheet.untold:
        who = ", ".join(dict.fromkeys(state.name(one) for _, one in sheet.untold))
        page.line(f"Not told of it yet: {who}.", indent=2)


def _by_side(made: Mapping[Seat, int], members: Mapping[Side, list[Seat]]) -> list[str]:
    """Partners in one number, or in two where they differ."""
    return [" / ".join(map(str, dict.fromkeys(made[seat] for seat in seats))) for seats in members.values()]
