"""Players at a refereed table: they play fair, and call what they have seen."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import Action, Refused, Seat, Slip, slip_of, steward, to_act
from meldhouse.players.player import Player
from meldhouse.players.seating import Sitting
from meldhouse.referee.felt import Felt


def play_felt(felt: Felt, players: Mapping[Seat, Player]) -> Slip:
    """Play a hand at a refereed table from where it stands to its slip. Before every act, any player may speak up."""
    sitting, refused = Sitting(felt.hand), set[Action]()
    while True:
        steward.tidy(felt.hand)
        if felt.hand.is_over:
            return slip_of(felt.hand)
        if _spoken(felt, sitting, players, refused):
            continue
        seat = to_act(felt.hand)[0]
        felt.act(sitting.ask(seat, players[seat]))


def _spoken(felt: Felt, sitting: Sitting, players: Mapping[Seat, Player], refused: set[Action]) -> bool:
    """Whether a player had something to say. What was refused once is not said again."""
    for seat, player in players.items():
        action = sitting.ask_unasked(seat, player)
        if action is None or action in refused:
            continue
        try:
            felt.act(action)
        except Refused:
            refused.add(action)
            continue
        refused.add(action)
        return True
    return False
