"""Prizes and medals: for places and for special feats, shared by equals to the cent, and handed out to whom."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.rulebooks.money import Money, Special, prize_fact
from meldhouse.tournament.money.amounts import MoneyError, shares
from meldhouse.tournament.money.cash import CashBook, Payment, Pot
from meldhouse.tournament.scoring.divisions import of_division
from meldhouse.tournament.scoring.ledger import Account, Ledger
from meldhouse.tournament.scoring.special_prizes import best
from meldhouse.tournament.scoring.standings import Row, Standings

MEDALS = ("gold", "silver", "bronze")


class Award(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one account has won with one prize."""

    account: str
    name: str
    people: tuple[str, ...]
    reason: Message
    lot: str
    """What an odd cent of it is drawn by: never worded text."""
    place: int = 0
    cents: int = 0
    medal: str = ""


class Receipt(msgspec.Struct, frozen=True):
    """What one person is handed, and for what."""

    number: int
    person: str
    lines: tuple[tuple[Message, int], ...]

    @property
    def cents(self) -> int:
        return sum(cents for _, cents in self.lines)


def awards(
    rules: Money,
    standings: Standings,
    accounts: Sequence[Account],
    ledger: Ledger,
    pot: Pot,
    *,
    seed: str = "",
    is_over: bool = False,
    named: Mapping[tuple[str, int], tuple[str, ...]] = MappingProxyType({}),
) -> tuple[Award, ...]:
    """Who has won what. Fixed amounts come first; percentages are of what is left of the pool. Refused while a place
    must still be played off, or if more is promised than there is; when it `is_over`, no one plays any more, and equals
    share. `named`: winners of special prizes named by the director, whatever the ledger says.

    >>> from meldhouse.messages import written
    >>> from meldhouse.rulebooks.ranking import Ranking
    >>> from meldhouse.tournament.scoring.ledger import LedgerEntry, alone
    >>> from meldhouse.tournament.scoring.standings import standings
    >>> nine = {"round": 1, "points": 9, "reason": written("made 9")}
    >>> ledger = Ledger(tuple(LedgerEntry(people=(one,), **nine) for one in ("Ann", "Bob")))
    >>> people = alone(["Ann", "Bob", "Cleo"])
    >>> found = awards(Money(percents=(60, 40)), standings(Ranking(), people, ledger), people, ledger, Pot(1001, 0))
    >>> sorted(award.cents for award in found), found[0].reason
    ([500, 501], Message(id='award-shared', args={'first': 1, 'last': 2}))
    """
    for tie in () if is_over else standings.ties:
        raise MoneyError("tied", tie=tie.told([standings.row(one).name for one in tie.tied]))
    promised = sum(rules.percents) + sum(special.percent for special in rules.specials)
    if promised > 100:
        raise MoneyError("over-100", percent=promised)
    ranked = [row for row in standings.rows if row.place]
    field = [account for account in accounts if account.ranked]
    winners = [holders(special, field, ledger, named) for special in rules.specials]
    fixed = [cents * (_heads(ranked) if rules.each else 1) for cents in rules.cents[: len(ranked)]]
    extra = [special.cents if won else 0 for special, won in zip(rules.specials, winners, strict=True)]
    left = pot.pool - sum(fixed) - sum(extra)
    if left < 0:
        raise MoneyError("pool", amount=pot.pool - left, pool=pot.pool)
    by_percent = shares(left, [*rules.percents, *(special.percent for special in rules.specials)])
    by_percent = rounded(by_percent, rules.step_cents, first=bool(rules.percents))
    amounts = [sum(both) for both in zip_longest(fixed, by_percent[: len(rules.percents)], fillvalue=0)]
    found = _for_places(rules, ranked, amounts, seed)
    if rules.medals_by == "division":
        found += _in_divisions(rules, standings)
    of_specials = zip(rules.specials, winners, extra, by_percent[len(rules.percents) :], strict=True)
    for special, won, amount, share in of_specials:
        lot = f"{special.prize} {special.target}"
        parts = split(amount + share, [one.id for one in won], f"{seed} {lot}", rules)
        found += [
            Award(
                account=one.id,
                name=one.name or one.id,
                people=one.people,
                reason=prize_fact(special),
                lot=lot,
                cents=parts[one.id],
            )
            for one in won
        ]
    return tuple(found)


def holders(
    special: Special, field: Sequence[Account], ledger: Ledger, named: Mapping[tuple[str, int], tuple[str, ...]]
) -> tuple[Account, ...]:
    """The winners of a special prize: those the director named, or those who did it best."""
    said = named.get((special.prize, special.target), ())
    return tuple(one for one in field if one.id in said) if said else best(special, field, ledger)


def rounded(amounts: Sequence[int], step: int, *, first: bool) -> tuple[int, ...]:
    """Down to whole quarters, or the rules' own unit; the rest goes to first place, if it has a share.

    >>> rounded((1788, 1072, 715), 25, first=True), rounded((1788, 1072), 0, first=True)
    ((1825, 1050, 700), (1788, 1072))
    """
    if step <= 1:
        return tuple(amounts)
    made = [amount - amount % step for amount in amounts]
    return (made[0] + sum(amounts) - sum(made), *made[1:]) if first else tuple(made)


def _heads(rows: Sequence[Row]) -> int:
    return max((len(row.people) for row in rows), default=1)


def _for_places(rules: Money, rows: Sequence[Row], prizes: Sequence[int], seed: str) -> list[Award]:
    """Equals share the prizes of all the places they take up; each gets the medal of the first."""
    found: list[Award] = []
    for place in dict.fromkeys(row.place for row in rows):
        group = [row for row in rows if row.place == place]
        last = place + len(group) - 1
        parts = split(sum(prizes[place - 1 : last]), [row.id for row in group], f"{seed} {place}", rules)
        for row in group:
            medal = _medal(place) if place <= rules.medals and rules.medals_by == "field" else ""
            if parts[row.id] or medal:
                found.append(
                    Award(
                        account=row.id,
                        name=row.name,
                        people=row.people,
                        reason=_places(place, last),
                        lot=_lot(place, last),
                        place=place,
                        cents=parts[row.id],
                        medal=medal,
                    )
                )
    return found


def _in_divisions(rules: Money, standings: Standings) -> list[Award]:
    """The medals of each division, in the order of the overall standings."""
    divisions = dict.fromkeys(row.division for row in standings.rows if row.place and row.division)
    return [
        Award(
            account=row.id,
            name=row.name,
            people=row.people,
            reason=fact(
                "award-division",
                division=division_fact(division),
                place=row.place,
                shared="yes" if row.shared else "no",
            ),
            lot="",
            medal=_medal(row.place),
        )
        for division in divisions
        for row in of_division(standings, division).rows
        if 0 < row.place <= rules.medals
    ]


def _places(first: int, last: int) -> Message:
    return fact("award-place", place=first) if first == last else fact("award-shared", first=first, last=last)


def _lot(first: int, last: int) -> str:
    """Kept unchanged, so that past draws stay the same: it is not a sentence to read."""
    return (
        f"place {first}" if first == last else f"places {first} {'and' if last == first + 1 else 'to'} {last}, shared"
    )


def _medal(place: int) -> str:
    return MEDALS[place - 1] if place <= len(MEDALS) else f"place {place}"


def split(cents: int, ids: Sequence[str], lot: str, rules: Money) -> dict[str, int]:
    """Splits an amount among equals. What cannot be divided is drawn by lot, a cent each to some of them, or is not
    given.

    >>> sorted(split(100, ["Ann", "Bob", "Cleo"], "lot", Money()).values())
    [33, 33, 34]
    >>> sorted(split(1000, ["Ann", "Bob", "Cleo"], "lot", Money(step_cents=25)).values())
    [325, 325, 350]
    """
    if not ids:
        return {}
    step = max(1, rules.step_cents)
    each, odd = divmod(cents, len(ids) * step)
    order = drawn(ids, lot) if rules.odd_cents == "lot" else []
    lucky, rest = order[: odd // step], odd % step
    return {one: each * step + step * (one in lucky) + rest * (order[:1] == [one]) for one in ids}


def drawn(ids: Iterable[str], lot: str) -> list[str]:
    """An order that nobody can choose and everybody can check: by a hash of the lot and the name."""
    return sorted(ids, key=lambda one: hashlib.sha256(f"{lot}\n{one}".encode()).digest())


def receipts(awards: Iterable[Award], *, seed: str = "") -> tuple[Receipt, ...]:
    """What each person is handed, the best first: partners halve what they have won, an odd cent by lot."""
    lines: dict[str, list[tuple[Message, int]]] = {}
    for award in awards:
        parts = halves(award, seed)
        for one in award.people:
            if parts[one]:
                lines.setdefault(one, []).append((_with_medal(award), parts[one]))
    return tuple(Receipt(number, one, tuple(said)) for number, (one, said) in enumerate(lines.items(), 1))


def halves(award: Award, seed: str) -> dict[str, int]:
    """What each partner gets of the pair's prize, an odd cent by lot."""
    return split(award.cents, award.people, f"{seed} {award.lot}", Money())


def medal_place(medal: str) -> int:
    """
    >>> medal_place("silver"), medal_place("place 4")
    (2, 4)
    """
    if medal in MEDALS:
        return MEDALS.index(medal) + 1
    place = medal.removeprefix("place ")
    return int(place) if re.fullmatch(r"\d{1,4}", place) else 0


def medal_fact(medal: str, heads: int = 1) -> Message:
    """A medal in words; each partner of a pair gets one.

    >>> medal_fact("silver", 2)
    Message(id='medals', args={'place': 2, 'heads': 2})
    """
    return fact("medals", place=medal_place(medal), heads=heads)


def medals_wanted(rules: Money, pairs: bool, divisions: int = 0) -> int:
    """How many are needed if nobody shares a place.

    >>> medals_wanted(Money(medals=3), pairs=True), medals_wanted(Money(medals=3), pairs=False)
    (6, 3)
    >>> medals_wanted(Money(medals=3, medals_by="division"), pairs=True, divisions=3)
    18
    """
    return rules.medals * (2 if pairs else 1) * (divisions if rules.medals_by == "division" else 1)


def _with_medal(award: Award) -> Message:
    if award.medal not in MEDALS:
        return award.reason
    return fact("award-with-medal", reason=award.reason, place=medal_place(award.medal))


def unsettled(book: CashBook, won: Iterable[Award]) -> dict[str, int]:
    """For each account, what is still to be handed out; below zero if more was handed out than a later correction left.

    >>> book = CashBook((), (Payment(who="Ann", kind="gift", cents=500), Payment(who="Hank", kind="prize", cents=500)))
    >>> unsettled(book, [])
    {'Hank': -500}
    """
    found = {one.who: -book.prized(one.who) for one in book.payments if one.kind == "prize"}
    for award in won:
        found[award.account] = found.get(award.account, -book.prized(award.account)) + award.cents
    return found


def hand_out(book: CashBook, receipts: Iterable[Receipt]) -> CashBook:
    """The cash book after everybody has been paid."""
    for receipt in receipts:
        book = book.pay(Payment(who=receipt.person, kind="prize", cents=receipt.cents))
    return book
