"""The table as text, for whoever looks on: every hand is open to him, told from the views of the seats."""

from __future__ import annotations

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Hand, Seat, view
from meldhouse.game.bids import price
from meldhouse.game.state import PHASE_NAMES
from meldhouse.pieces import write_pieces


def table_text(hand: Hand, number: int) -> str:
    """A few lines; the first says where the hand stands, the last what is on the table."""
    book, seen = hand.book, view(hand, None)
    phase = PHASE_NAMES[seen.phase].format(words=book.words)
    lines = [f"{book.title}, hand {number}: {phase}."]
    for seat, calls in _calls(hand).items():
        marks = "*" if seat in seen.to_act else " "
        role = " dealer" * (seat == seen.dealer) + " bidder" * (seat == seen.bidder)
        lines.append(f"{marks} {SEAT_NAMES[seat]:6}{write_pieces(view(hand, seat).hand)}".rstrip())
        said = ", ".join([*role.split(), *calls])
        lines[-1] += f"   ({said})" if said else ""
    # Everybody may forget trump; whoever looks on need not.
    named = hand.state.trump
    bid = f"bid {price(book, seen.bid)}" if seen.bid is not None else "no bid"
    taken = ", ".join(f"{side} {won}" for side, won in seen.tricks_won.items())
    lying = " ".join(f"{seat}:{piece}" for seat, piece in zip(seen.trick_seats, seen.trick, strict=True))
    trump = f", {CONTRACT_NAMES[named]}" if named else ""
    lines.append(f"  {bid}{trump}; {book.words.trick}s {taken}; on the table: {lying or 'nothing'}")
    return "\n".join(lines)


def _calls(hand: Hand) -> dict[Seat, list[str]]:
    calls: dict[Seat, list[str]] = {seat: [] for seat in hand.state.seating.seats}
    for seat, amount in hand.state.calls:
        calls[seat].append("pass" if amount is None else price(hand.book, amount))
    return calls
