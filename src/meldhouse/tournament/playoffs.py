"""How a tie is played off: who sits down, and who of those below fills up the tables."""

from __future__ import annotations

from meldhouse.tournament.acts import PlayOff
from meldhouse.tournament.planning import rounds_are_over
from meldhouse.tournament.round_names import round_title
from meldhouse.tournament.sentences import listed_entrants
from meldhouse.tournament.standings import Standings, Tie
from meldhouse.tournament.state import RoundState, State


def playing_off(state: State, tie: Tie) -> PlayOff:
    """Pairs sit against each other. People who entered alone get partners from below, who play for nothing; so does an
    odd one get somebody to play against."""
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


def what_is_played_off(state: State) -> str:
    """Which ties are played off in this tournament, and what becomes of all others; for whoever hands out prizes."""
    ranking, money = state.form.ranking, state.form.money
    share = "equals share what their places win"
    if ranking.playoff == "none" or not ranking.playoff_places:
        return f"Ties are not played off here: {share}."
    over = "one hand" if ranking.playoff == "hand" else f"a whole {state.book.words.round}"
    where = "in each division " if money.medals_by == "division" and not (money.cents or money.percents) else ""
    many = ranking.playoff_places
    which = f"the first {many} places" if many > 1 else "the first place"
    return f"Ties for {which} {where}are played off over {over}. For places below, and finished without that, {share}."


def who_fills(state: State, each: RoundState) -> str:
    """Why others than those who tie sit at a play-off; nothing where none do."""
    fill = [one for table in each.seating.tables for one in table.people if one not in each.tied]
    if not each.playoff or not fill:
        return ""
    many = state.form.entry == "pair" or len(fill) > 1
    verb, whose = ("fill", "their") if many else ("fills", "the")
    return f"{listed_entrants([state.name(one) for one in fill])} only {verb} the table: {whose} points do not count."


def played_off(state: State, through: int | None = None) -> list[str]:
    """How every play-off ended, in a line, whoever only filled the table left out.

    The better stands first.
    """
    found = []
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
        name = state.book.voice.say(round_title(each))
        found.append(f"{name}: {', '.join(f'{state.name(one)} {made[one]}' for one in ranked)}.")
    return found
