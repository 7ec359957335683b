"""The winners at each table of a round: people or pairs, as they move, score or go on."""

from __future__ import annotations

from random import Random

from meldhouse.game import Side
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState, State


def entrants_at(state: State, sheet: Sheet, side: Side) -> tuple[str, ...]:
    """The entrants of a side: two who entered alone, or one pair."""
    return tuple(dict.fromkeys(state.owners[person] for person in sheet.people(side)))


def winners_at(state: State, each: RoundState, table: int) -> tuple[str, ...]:
    """The winners there, the better first; a draw that stands is decided by lot, because somebody must move."""
    sheet = each.sheets[table]
    sides = sheet.winners()
    if not sides:
        lot = Random(f"{state.seed} draw {each.number} {table}")
        drawn = lot.sample(sheet.sides, len(sheet.sides))
        sides = tuple(drawn[: len(drawn) - 1])
    own = sheet.totals
    by_person = {person: own[seat] for seat, person in sheet.seats.items()}
    found = [one for side in sides for one in entrants_at(state, sheet, side)]
    if len(sheet.sides) == 2 and len(found) == 2:
        found.sort(key=lambda one: -by_person.get(one, 0))
    return tuple(found)


def is_last_round(state: State, each: RoundState) -> bool:
    """Whether this seats all the rounds of the form; play-offs are not counted."""
    return bool(state.form.rounds) and sum(not one.playoff for one in state.rounds[: each.number]) >= state.form.rounds


def must_be_won(state: State, each: RoundState) -> bool:
    """Whether it matters who wins the tables of a round. In the last one it does not, if winners only move up and
    places go by points."""
    form = state.form
    by_points = not {"bracket", "matches", "games", "head-to-head", "opponents"}.intersection(form.ranking.order)
    return not (form.movement == "winners-up" and is_last_round(state, each) and by_points and form.bye != "winners")


def all_winners(state: State, each: RoundState) -> dict[int, tuple[str, ...]]:
    return {table: winners_at(state, each, table) for table in each.sheets}


def match_scores(state: State) -> dict[str, float]:
    """For each pair that is here, its rounds won, counting a bye as one and a draw as half; among equals, those with
    more points come first."""
    scores: dict[str, float] = dict.fromkeys(state.here, 0.0)
    points: dict[str, int] = dict.fromkeys(state.here, 0)
    for each in state.main_rounds:
        for sheet in each.sheets.values():
            won = sheet.winners()
            for side in sheet.sides:
                for one in entrants_at(state, sheet, side):
                    if one in scores:
                        scores[one] += 0.5 if not won else float(side in won)
                        points[one] += max(
                            sheet.totals[seat] for seat, who in sheet.seats.items() if who in sheet.people(side)
                        )
    for bye in state.byes:
        if bye.worth == "win" and bye.entrant in scores:
            scores[bye.entrant] += 1.0
    return {one: scores[one] for one in sorted(scores, key=lambda one: (-scores[one], -points[one]))}
