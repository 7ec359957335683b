"""Amounts of money in whole cents: read and shared out. Errors are worded in `money.ftl`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meldhouse.game import Refusal
from meldhouse.messages import Arg, Message
from meldhouse.tournament.refusals import Unfit

MOST = 100_000_000
"""A million dollars: more is a typing error."""


class MoneyError(Unfit):
    """An amount that cannot be read, paid or handed out.

    >>> str(MoneyError("no-amount", text="five"))
    '“five” isn’t an amount. Write it like $5, 5.00, or 25c.'
    """

    def __init__(self, code: str, **facts: Arg) -> None:
        super().__init__(Refusal(code, Message(f"money-{code}", facts)))


_DOLLARS = re.compile(r"(?P<minus>-?)\$?\s*(?P<dollars>[0-9]{1,3}(?:,[0-9]{3})+|[0-9]*)(?:\.(?P<cents>[0-9]*))?")
_CENTS = re.compile(r"(?P<minus>-?)(?P<cents>[0-9]+)\s*(?:c|¢|ct|cents?)", re.IGNORECASE)


def parse_money(text: str) -> int:
    """Typed text, in cents.

    >>> [parse_money(text) for text in ("$5", "5.00", "25c", "$1,250.5", ".25", "-$2")]
    [500, 500, 25, 125050, 25, -200]
    """
    plain = text.strip().replace("−", "-")
    if found := _CENTS.fullmatch(plain):
        whole, cents = "", found["cents"]
    elif (found := _DOLLARS.fullmatch(plain)) and (found["dollars"] or found["cents"]):
        whole, cents = found["dollars"].replace(",", ""), (found["cents"] or "").ljust(2, "0")
        if len(cents) > 2:
            raise MoneyError("part-cents", text=text)
    else:
        raise MoneyError("no-amount", text=text)
    if len(whole) + len(cents) > 12 or (amount := int(whole or 0) * 100 + int(cents)) > MOST:
        raise MoneyError("too-much", text=text, most=MOST)
    return -amount if found["minus"] else amount


def shares(total: int, percents: Sequence[int]) -> tuple[int, ...]:
    """Each percentage of an amount, to the cent: odd cents go where the most was cut off, the first among equals.

    >>> shares(1000, [50, 30, 20]), shares(100, [33, 33, 34]), shares(5, [50, 50])
    ((500, 300, 200), (33, 33, 34), (3, 2))
    """
    made = [total * percent // 100 for percent in percents]
    left = total * sum(percents) // 100 - sum(made)
    for at in sorted(range(len(made)), key=lambda at: -(total * percents[at] % 100))[:left]:
        made[at] += 1
    return tuple(made)
