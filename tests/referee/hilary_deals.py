"""Refereed tables of St. Hilary at which something goes wrong in the deal or the exchange."""

from __future__ import annotations

from felt_table import felt_auction

from meldhouse.game import Agree, Deal, Hand, Misdeal, NameTrump, PassPieces, Seat, steward
from meldhouse.referee.felt import Felt
from table import house, won_by

BOOK = house("st-hilary")
RIGHT: dict[Seat, int] = {"N": 12, "E": 12, "S": 12, "W": 12}


def to_be_dealt(felt: Felt | None = None) -> Felt:
    """The pack is shuffled and cut, and the dealer is to deal."""
    felt = felt or Felt(Hand(BOOK, dealer="W", key=bytes(32), refereed=True))
    while not isinstance(chore := steward.next_chore(felt.hand), Deal):
        assert chore is not None
        felt.act(chore)
    return felt


def misdealt(felt: Felt | None = None, count: int = 1) -> Felt:
    felt = to_be_dealt(felt)
    felt.act(Misdeal("W", short="N", long="E", count=count))
    return felt


def all_agree(felt: Felt) -> None:
    for seat in ("N", "E", "S", "W"):
        felt.act(Agree(seat, accept=True))


def sizes(felt: Felt) -> dict[Seat, int]:
    return {seat: len(held) for seat, held in felt.hand.state.hands.items()}


def at_exchange() -> Felt:
    """South has the bid and has named clubs; he and North are to pass three cards each."""
    felt = felt_auction("st-hilary", dealer="W")
    won_by(felt.hand, "S", 15)
    felt.act(NameTrump("S", "C"))
    return felt


def passed(felt: Felt, **counts: int) -> Felt:
    for seat, count in counts.items():
        felt.act(PassPieces(seat, felt.hand.state.hands[seat][:count]))
    return felt
