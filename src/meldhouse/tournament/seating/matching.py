"""Finds as many couples as possible when not everybody may be coupled with everybody (Edmonds' blossoms)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence


def most_couples(may: Sequence[Sequence[int]], start: Sequence[int] = ()) -> list[int]:
    """Each one's mate, or -1, in a matching with the most couples. `may`: possible mates of each; `start`: first mates.

    >>> most_couples([[1], [0, 2], [1, 3], [2]])
    [1, 0, 3, 2]
    """
    mate = list(start) or [-1] * len(may)
    for one, others in enumerate(may):  # a quick greedy start
        if mate[one] < 0:
            free = next((other for other in others if mate[other] < 0), -1)
            if free >= 0:
                mate[one], mate[free] = free, one
    for one in range(len(may)):
        if mate[one] < 0:
            _augment(may, mate, one)
    return mate


def _augment(may: Sequence[Sequence[int]], mate: list[int], root: int) -> None:
    """Look for a path from one single to another on which every second step is a couple; then flip all its steps."""
    size = len(may)
    parent = [-1] * size
    base = list(range(size))
    outer = [False] * size
    outer[root] = True
    queue = deque([root])

    def meeting_point(one: int, two: int) -> int:
        seen = set()
        while True:
            one = base[one]
            seen.add(one)
            if mate[one] < 0:
                break
            one = parent[mate[one]]
        while base[two] not in seen:
            two = parent[mate[base[two]]]
        return base[two]

    def mark(one: int, top: int, child: int, blossom: set[int]) -> None:
        while base[one] != top:
            blossom.update((base[one], base[mate[one]]))
            parent[one] = child
            child = mate[one]
            one = parent[child]

    while queue:
        one = queue.popleft()
        for two in may[one]:
            if base[one] == base[two] or mate[one] == two:
                continue
            if two == root or (mate[two] >= 0 and parent[mate[two]] >= 0):
                top = meeting_point(one, two)
                blossom: set[int] = set()
                mark(one, top, two, blossom)
                mark(two, top, one, blossom)
                for at in range(size):
                    if base[at] in blossom:
                        base[at] = top
                        if not outer[at]:
                            outer[at] = True
                            queue.append(at)
            elif parent[two] < 0:
                parent[two] = one
                if mate[two] < 0:
                    _flip(mate, parent, two)
                    return
                outer[mate[two]] = True
                queue.append(mate[two])


def _flip(mate: list[int], parent: list[int], end: int) -> None:
    while end >= 0:
        before = parent[end]
        following = mate[before]
        mate[end], mate[before] = before, end
        end = following
