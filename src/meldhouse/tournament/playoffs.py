"""How a tie is played off: who sits down, and who of those below fills up the tables."""

from __future__ import annotations

from meldhouse.tournament.acts import PlayOff
from meldhouse.tournament.standings import Tie
from meldhouse.tournament.state import State


def playing_off(state: State, tie: Tie) -> PlayOff:
    """Pairs sit against each other. People who entered alone get partners from below, who play for nothing; so does an
    odd one get somebody to play against."""
    tied = tuple(dict.fromkeys(state.owners.get(one, one) for one in tie.tied))
    rest = dict.fromkeys(state.owners.get(one, one) for one in tie.below)
    below = [one for one in rest if one not in tied and state.entrants[one].is_here]
    odd = len(tied) % 2
    needed = odd if state.form.entry == "pair" else odd + len(tied) + odd
    return PlayOff(place=tie.place, entrants=tied, below=tuple(below[:needed]))
