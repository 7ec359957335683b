"""Refereed tables of the NPA at which meld is laid: who holds which aces, and who lays them."""

from __future__ import annotations

from npa_felt import SEATS, auction, cards

from meldhouse.game import NameTrump, Play, ShowMeld, legal_actions, steward
from meldhouse.pieces import parse_pieces
from table import won_by

ACES = "AS AH AD AC"


def at_meld(**known):
    """West has the bid at 50 with hearts for trump, and meld is due."""
    felt = auction(dealer="S", W=known.pop("W", "KH QH"), **known)
    won_by(felt.hand, "W", 50)
    felt.act(NameTrump("W", "H", laid=True))
    return felt


def show(felt, seat, text):
    felt.act(ShowMeld(seat, parse_pieces(cards(text))))
    return felt


def to_the_lead(felt):
    """Everybody else shows all he has, and the first lead is due."""
    for seat in SEATS:
        if seat not in felt.hand.state.meld:
            felt.act(ShowMeld(seat, legal_actions(felt.hand, seat).full_meld()))
    steward.tidy(felt.hand)
    assert felt.hand.turn == "W"
    return felt


def lead(felt):
    felt.act(Play("W", felt.hand.legal_plays()[0]))
    return felt
