"""What people still owe after refunds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from meldhouse.tournament.money.cash import Due, Payment


def less_given_back(dues: Iterable[Due], payments: Iterable[Payment]) -> tuple[Due, ...]:
    """What is still due from people who got a refund the rules did not require.

    >>> fee, back = Due(who="Ann", kind="fee", cents=500), Payment(who="Ann", kind="refund", cents=200)
    >>> kept = replace(back, anyway=True)
    >>> less_given_back([fee], [back])[0].cents, less_given_back([fee], [kept])[0].cents
    (500, 300)
    """
    back: Counter[str] = Counter()
    for one in payments:
        back[one.who] += one.cents if one.kind == "refund" and one.anyway and one.of == "fee" else 0
    found = (replace(due, cents=max(0, due.cents - back[due.who])) for due in dues)
    return tuple(due for due in found if due.cents)
