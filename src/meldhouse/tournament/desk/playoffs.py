"""How a tie is played off: who plays, and who from below fills the tables."""

from __future__ import annotations

from meldhouse.messages import Message, fact
from meldhouse.tournament.acts import PlayOff
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.rounds.planning import rounds_are_over
from meldhouse.tournament.scoring.standings import Standings, Tie
from meldhouse.tournament.state import RoundState, State


def playing_off(state: State, tie: Tie) -> PlayOff:
    """Pairs play each other. People who entered alone get partners from below, who play for nothing; an odd one also
    gets opponents that way."""
    tied = tuple(dict.fromkeys(state.owners.get(one, one) for one in tie.tied))
    rest = dict.fromkeys(state.owners.get(one, one) for one in tie.below)
    below = [one for one in rest if one not in tied and state.entrants[one].is_here]
    odd = len(tied) % 2
    needed = odd if state.form.entry == "pair" else odd + len(tied) + odd
    return PlayOff(place=tie.place, entrants=tied, below=tuple(below[:needed]), division=tie.division)


def left_to_play_off(state: State, found: Standings) -> tuple[Tie, ...]:
    """The ties that can be played off now: every round is over, and the tournament is not."""
    between = state.current is None or state.current.status == "closed"
    return found.ties if between and rounds_are_over(state) and not state.finished else ()


def what_is_played_off(state: State) -> Message:
    """Which ties this tournament plays off, and what becomes of all others; for the prize desk."""
    ranking, money = state.form.ranking, state.form.money
    if ranking.playoff == "none" or not ranking.playoff_places:
        return fact("no-play-offs")
    by_division = money.medals_by == "division" and not (money.cents or money.percents)
    among = "division" if by_division else "field"
    return fact("play-offs", places=ranking.playoff_places, over=ranking.playoff, among=among)


def who_fills(state: State, each: RoundState) -> Message | None:
    """Why other players than those who tie sit at a play-off; None if none do."""
    fill = [one for table in each.seating.tables for one in table.people if one not in each.tied]
    if not each.playoff or not fill:
        return None
    names = tuple(state.name(one) for one in fill)
    return fact("play-off-fill", names=names, of=state.form.entry)


def played_off(state: State, through: int | None = None) -> list[Message]:
    """How each play-off ended, one line each, without those who only filled the table.

    The better stands first.
    """
    found = list[Message]()
    for each in state.rounds:
        if not each.playoff or each.status != "closed" or (through is not None and each.number > through):
            continue
        made = {}
        for sheet in each.sheets.values():
            for seat, person in sheet.seats.items():
                owner = state.owners[person]
                if owner in each.tied:
                    made[owner] = sheet.totals[seat]
        ranked = sorted(made, key=lambda one: -made[one])
        results = tuple(fact("play-off-made", name=state.name(one), points=made[one]) for one in ranked)
        found.append(fact("play-off-ended", title=round_title(each), results=results))
    return found
