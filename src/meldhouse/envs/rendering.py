"""The table as text for a spectator who sees all hands, built from the seats' views."""

from __future__ import annotations

from meldhouse.game import SEAT_NAMES, Hand, Seat, view
from meldhouse.game.bids import price
from meldhouse.pieces import write_pieces


def table_text(hand: Hand, number: int) -> str:
    """A few lines: the first says where the hand is, the last what is on the table."""
    book, seen = hand.book, view(hand, None)
    lines = [f"{book.title}, hand {number}: {seen.phase}"]
    for seat, calls in _calls(hand).items():
        marks = "*" if seat in seen.to_act else " "
        role = " dealer" * (seat == seen.dealer) + " bidder" * (seat == seen.bidder)
        lines.append(f"{marks} {SEAT_NAMES[seat]:6}{write_pieces(view(hand, seat).hand)}".rstrip())
        said = ", ".join([*role.split(), *calls])
        lines[-1] += f"   ({said})" if said else ""
    # The players may no longer be shown trump; the spectator is.
    named = hand.state.trump
    bid = "-" if seen.bid is None else price(book, seen.bid)
    won = ",".join(f"{side}:{number}" for side, number in seen.tricks_won.items())
    lying = ",".join(f"{seat}:{piece}" for seat, piece in zip(seen.trick_seats, seen.trick, strict=True))
    lines.append(f"  bid={bid} trump={named or '-'} tricks={won} table={lying or '-'}")
    return "\n".join(lines)


def _calls(hand: Hand) -> dict[Seat, list[str]]:
    calls: dict[Seat, list[str]] = {seat: [] for seat in hand.state.seating.seats}
    for seat, amount in hand.state.auction.calls:
        calls[seat].append("pass" if amount is None else price(hand.book, amount))
    return calls
