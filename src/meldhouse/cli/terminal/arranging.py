"""Arrange your own dominoes: which rows, and in what order. Nobody else ever moves them."""

from __future__ import annotations

import re

from meldhouse.cli.terminal.picking import Unclear, named
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Action, Bid, Hand, Pass, Refusal, Seat, SetUp, steward
from meldhouse.messages import fact
from meldhouse.players.seating import Sitting
from meldhouse.rulebooks import Book


def read_arrangement(book: Book, hand: Hand, seat: Seat, said: str) -> SetUp:
    """“3-4”, or the dominoes in the wanted order, or both; `Unclear` if it is neither."""
    layouts = book.deal.layouts
    standing = hand.state.deal.layouts.get(seat, layouts[0])
    words = [word for word in re.split(r"[\s,;:]+", said.strip()) if word]
    # Rows can look like a domino (3-4), so only a first word, alone or before a whole hand, can mean them.
    held = hand.state.hands[seat]
    layout = words.pop(0) if words and len(words) in (1, len(held) + 1) else standing
    tiles = held
    if words:
        try:
            tiles = named(book, " ".join(words))
        except Trouble as problem:
            raise Unclear(problem.first) from None
    if not said.strip() or not re.fullmatch(r"\d-\d", layout):
        raise Unclear(fact("play-arrange-how", layouts=tuple(layouts)))
    return SetUp(seat, layout, tiles)


def arrange(sitting: Sitting, wanted: SetUp) -> Refusal | None:
    """Arrange the dominoes as `wanted`, or say why not.

    The program has already placed them and bots may have called. Until this player calls, that counts as happening
    while they were arranging: the same calls are repeated afterwards.
    """
    hand = sitting.hand
    called = [event for event in hand.events if isinstance(event, Bid | Pass)]
    if hand.phase != "auction" or any(call.seat == wanted.seat for call in called):
        return hand.verify(wanted)
    before = next((at for at, event in enumerate(hand.events) if isinstance(event, Bid | Pass)), len(hand.events))
    again = Hand.replayed(hand, hand.events[:before])
    refusal = again.verify(wanted)
    if refusal is not None:
        return refusal
    later: list[Action] = [event for event in hand.events[before:] if isinstance(event, Action)]
    sitting.rewind(before)
    sitting.hand.apply(wanted)
    for action in later:
        steward.tidy(sitting.hand)
        sitting.hand.apply(action)
    return None
