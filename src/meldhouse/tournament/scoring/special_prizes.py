"""Finds the winners of special prizes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from meldhouse.rulebooks.money import Special
from meldhouse.tournament.scoring.ledger import Account, Ledger, LedgerEntry, sums

Figure = tuple[int, ...]
COUNTED = {"most-sets": "set", "most-reneges": "renege", "most-everything": "everything"}
HAPPENED = {**COUNTED, "consolation": "consolation"}
"""For each special prize, what the ledger notes for it."""

BY_HAND = ("high-hand", *COUNTED)
"""Prizes that need hands; a table that handed in only its result shows nothing of them."""


def best(special: Special, accounts: Sequence[Account], ledger: Ledger) -> tuple[Account, ...]:
    """The winners: several if they are equal, none if nobody did it. Play-offs do not count.

    >>> from meldhouse.messages import written
    >>> from meldhouse.tournament.scoring.ledger import LedgerEntry, alone
    >>> rounds = Ledger((
    ...     LedgerEntry(people=("Ann",), round=1, points=90, reason=written("made 80")),
    ...     LedgerEntry(people=("Bob",), round=1, points=60, reason=written("made 60")),
    ...     LedgerEntry(people=("Bob",), round=2, points=60, reason=written("made 60")),
    ... ))
    >>> [one.id for one in best(Special(prize="high-round"), alone(["Ann", "Bob"]), rounds)]
    ['Ann']
    >>> [one.id for one in best(Special(prize="first-to", target=100), alone(["Ann", "Bob"]), rounds)]
    ['Bob']
    """
    figures = _figures(special, accounts, ledger)
    most = max(figures.values(), default=None)
    return tuple(account for account in accounts if account.id in figures and figures[account.id] == most)


def _figures(special: Special, accounts: Sequence[Account], ledger: Ledger) -> Mapping[str, Figure]:
    """A figure for each candidate; more is better."""
    if special.prize in HAPPENED:
        return _counted(HAPPENED[special.prize], accounts, ledger)
    if special.prize == "first-to":
        return _arrivals(special.target, accounts, ledger)
    if special.prize == "high-hand":
        hands = _by_hand(accounts, [entry for entry in ledger.entries if entry.hand])
        return {one: (max(made.values()),) for one, made in hands.items() if made}
    rounds = {one: made for one, made in sums(ledger.entries, accounts).items() if made}
    if special.prize == "low-score":
        return {one: (-sum(made.values()),) for one, made in rounds.items()}
    return {one: (max(made.values()),) for one, made in rounds.items()}


def _counted(what: str, accounts: Sequence[Account], ledger: Ledger) -> Mapping[str, Figure]:
    times = Counter(feat.person for feat in ledger.feats if feat.what == what)
    found = {account.id: sum(times[one] for one in account.everybody) for account in accounts}
    return {one: (count,) for one, count in found.items() if count}


def _arrivals(target: int, accounts: Sequence[Account], ledger: Ledger) -> Mapping[str, Figure]:
    """When each reached that many points: the earlier the round, and the hand in it, the better."""
    found = {}
    for one, hands in _by_hand(accounts, ledger.entries).items():
        total = 0
        for when in sorted(hands):
            total += hands[when]
            if total >= target:
                found[one] = (-when[0], -when[1])
                break
    return found


def _by_hand(accounts: Sequence[Account], entries: Sequence[LedgerEntry]) -> dict[str, dict[tuple[int, int], int]]:
    """Points by round and hand; what belongs to a whole round counts at its end."""
    last = max((entry.hand for entry in entries), default=0) + 1
    moments: dict[tuple[int, int], list[LedgerEntry]] = {}
    for entry in entries:
        moments.setdefault((entry.round, entry.hand or last), []).append(entry)
    found: dict[str, dict[tuple[int, int], int]] = {account.id: {} for account in accounts}
    for when, written in moments.items():
        for one, made in sums(written, accounts).items():
            if made:
                found[one][when] = sum(made.values())
    return found
