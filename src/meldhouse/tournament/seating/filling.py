"""Tables after people have come or gone: as few as possible sit elsewhere than the movement sends them.

Where table one has four, every table keeps its size whatever that is, because two leave it and two come. So a table of
three may stand anywhere below table one, and becomes one where somebody is missing (BEN-6.1d).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence


def sizes_for(sizes: Sequence[int], due: Sequence[int]) -> list[int]:
    """The same tables in another order: small ones where fewest are due, table one last of all.

    >>> sizes_for((4, 4, 3), (4, 3, 4)), sizes_for((4, 4, 3), (3, 4, 4)), sizes_for((4, 4, 3), (4, 4, 3))
    ([4, 3, 4], [4, 3, 4], [4, 4, 3])
    """
    largest = max(sizes)
    small = sum(size < largest for size in sizes)
    below = range(2, len(sizes) + 1)
    near_top = due[0] < largest  # whoever moves up to fill it has the shortest way from table two
    order = sorted(below, key=lambda at: (due[at - 1] >= largest, at if near_top and due[at - 1] >= largest else -at))
    chosen = {*order, 1} if small == len(sizes) else set(order[:small])
    return [largest if at not in chosen else min(sizes) for at in range(1, len(sizes) + 1)]


def filled(
    groups: Sequence[Sequence[str]],
    loose: Sequence[str],
    sizes: Sequence[int],
    *,
    moving: Collection[str],
) -> list[list[str]]:
    """Everybody at the table to which he is due, as far as it has a chair. Whoever is one too many there is somebody
    who moves anyway (`moving`), the last to come, and takes the nearest free chair; those who are due nowhere, `loose`,
    have the chairs that are left, the last of them at the bottom.

    >>> filled([["Ann", "Bob", "Cleo"], ["Dan", "Eve", "Fay", "Gus"]], ["Hal"], (4, 4), moving=())
    [['Ann', 'Bob', 'Cleo', 'Hal'], ['Dan', 'Eve', 'Fay', 'Gus']]
    >>> filled([["Ann", "Bob", "Cleo"], ["Dan", "Eve", "Fay", "Gus"]], [], (4, 3), moving={"Fay", "Gus"})
    [['Ann', 'Bob', 'Cleo', 'Gus'], ['Dan', 'Eve', 'Fay']]
    """
    found = [list(group) for group in groups]
    spare: list[tuple[int, str]] = []
    for at, group in enumerate(found):
        while len(group) > sizes[at]:
            out = max(range(len(group)), key=lambda one: (group[one] in moving, one))
            spare.append((at, group.pop(out)))
    while spare:
        free = [at for at, group in enumerate(found) if len(group) < sizes[at]]
        came, one = min(spare, key=lambda each: (min(abs(each[0] - at) for at in free), each))
        found[min(free, key=lambda at: (abs(came - at), at))].append(one)
        spare.remove((came, one))
    rest = list(loose)
    for at, group in enumerate(found):
        while len(group) < sizes[at]:
            group.append(rest.pop(0))
    return found
