"""Checks that a hand was dealt as its proof says: by this dealer, by these rules, and with these cards."""

from __future__ import annotations

from meldhouse.game import steward
from meldhouse.game.events import Dealt
from meldhouse.game.fairness import Proof, Sheet, recipe
from meldhouse.game.hand import Hand
from meldhouse.messages import Message, fact


def faults_of_deal(hand: Hand, proof: Proof) -> tuple[Message, ...]:
    """What does not follow from the proof; empty when the deal was fair."""
    told = list(proof.faults())
    try:
        sheet, key = Sheet.read(proof.sheet), proof.key()
    except ValueError:
        return tuple(told)
    if sheet.recipe != recipe(hand.book) or tuple(sheet.seats) != hand.state.seating.seats:
        told.append(fact("proof-other-rules"))
    elif hand.state.key != key:
        told.append(fact("proof-other-key"))
    elif sheet.drawn(hand.book, key) != hand.state.dealer:
        told.append(fact("proof-other-dealer", who=hand.state.dealer))
    else:
        deals = [event for event in hand.events if isinstance(event, Dealt)]
        if hand.began_dealt or not deals:
            told.append(fact("proof-not-dealt"))
        told += [
            fact("proof-other-pieces", number=number)
            for number, dealt in enumerate(deals, start=1)
            if dealt != dealt_by_key(hand, number)
        ]
    return tuple(told)


def dealt_by_key(hand: Hand, number: int) -> Dealt:
    """The deal of this number at the table of `hand`, with the default cut and packets."""
    twin = hand.blank()
    twin.state.deals = number - 1
    while True:
        chore = steward.next_chore(twin)
        assert chore is not None
        for event in twin.apply(chore):
            if isinstance(event, Dealt):
                return event
