"""Cutting a pack and dealing it in packets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def cut(order: Sequence[T], *, leaving: int) -> tuple[T, ...]:
    """Lift the top of the pack, leaving `leaving` pieces below, and put the lower part on top.

    >>> cut("abcdef", leaving=2)
    ('e', 'f', 'a', 'b', 'c', 'd')
    """
    if not 1 <= leaving < len(order):
        raise ValueError(f"A cut of {len(order)} pieces leaves from 1 to {len(order) - 1} below, not {leaving}.")
    return (*order[-leaving:], *order[:-leaving])


def deal_out(
    order: Sequence[T], *, players: int, packets: Sequence[int], kitty: int = 0
) -> tuple[tuple[tuple[T, ...], ...], tuple[T, ...]]:
    """The hands in the order of dealing, and the kitty, which is dealt just before everyone's last packet.

    >>> deal_out("abcdefgh", players=2, packets=(2, 1), kitty=2)
    ((('a', 'b', 'g'), ('c', 'd', 'h')), ('e', 'f'))
    """
    if players < 1 or kitty < 0 or any(packet < 1 for packet in packets):
        raise ValueError(f"Nobody can deal {list(packets)} to {players} with a kitty of {kitty}.")
    hands: list[list[T]] = [[] for _ in range(players)]
    aside: tuple[T, ...] = ()
    at = 0
    for number, packet in enumerate(packets, start=1):
        if number == len(packets):
            aside = tuple(order[at : at + kitty])
            at += kitty
        for hand in hands:
            hand.extend(order[at : at + packet])
            at += packet
    if at != len(order):
        raise ValueError(f"Dealing {list(packets)} to {players} with a kitty of {kitty} uses {at} of {len(order)}.")
    return tuple(tuple(hand) for hand in hands), aside
