"""What is told of seats, told of those who sit there: at a desk everybody has a name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from meldhouse.game import SEAT_NAMES, Seat, Side


def with_sides(text: str, sides: Mapping[Side, str]) -> str:
    """The codes of sides as those who are it; of two people with a verb for two.

    >>> with_sides("with meld under 10 NS is set without play; EW melded 4", {"NS": "Al and Bo", "EW": "Cy and Di"})
    'with meld under 10 Al and Bo are set without play; Cy and Di melded 4'
    """

    def named(found: re.Match[str]) -> str:
        name, verb = sides[found[1]], found[2] or ""
        return name + (" are" if verb and " and " in name else verb)

    return re.sub(rf"\b({'|'.join(map(re.escape, sides))})\b( is(?= set\b))?", named, text)


def with_people(text: str, names: Mapping[Seat, str]) -> str:
    """The seat stays beside the name only where two at the table are called alike. A name that has the word of a seat
    in it, such as Adam West, stays as it is; so nothing changes when a sentence is told twice.

    >>> with_people("West loses 20 points; North-South get them.", {"W": "Dan", "N": "Ann", "S": "Cleo"})
    'Dan loses 20 points; Ann and Cleo get them.'
    >>> with_people("East is late, and Adam West is not.", {"E": "Eve North", "S": "Adam West"})
    'Eve North is late, and Adam West is not.'
    >>> with_people("Ann was told; South reneged.", {"N": "Ann", "S": "Ann"})
    'Ann was told; Ann (South) reneged.'
    """
    if not names:
        return text
    often = Counter(names.values())
    people = {
        SEAT_NAMES[seat]: name if often[name] == 1 else f"{name} ({SEAT_NAMES[seat]})" for seat, name in names.items()
    }
    told = "|".join(re.escape(name) for name in sorted({*people.values(), *often} - {""}, key=len, reverse=True))
    seat = "|".join(people)
    return re.sub(
        rf"(?<!\w)(?:{told})(?!\w)|\b(?P<one>{seat})(?:-(?P<two>{seat}))?\b",
        lambda found: " and ".join(people[word] for word in found.groups() if word) or found[0],
        text,
    )
