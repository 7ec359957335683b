"""What it costs to play in a tournament, and what can be won there."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import count, joined
from meldhouse.rulebooks.describe.telling import Line, Teller
from meldhouse.rulebooks.winnings import dollars, given_for


def prizes(tell: Teller) -> Iterator[Line]:
    yield from _fees(tell)
    yield from _prizes(tell)


def _fees(tell: Teller) -> Iterator[Line]:
    rules = tell.book.tournament.money
    if rules.fee_cents:
        whose = "a pair" if rules.fee_for == "pair" else "a player"
        yield Line(f"Entry is {dollars(rules.fee_cents)} {whose}.")
        if rules.keep_percent:
            yield Line(f"The club keeps {rules.keep_percent} percent of it.")
        back = {"before-start": "before the start", "always": "at any time", "never": ""}[rules.refund]
        yield Line(f"Whoever withdraws {back} gets it back." if back else "It is not given back.")
    if tell.book.scoring.fee_cents or tell.book.renege.fee_cents:
        where = "goes to the prizes" if rules.side_money == "pool" else "is the club's"
        yield tell.line(f"What is paid for sets and reneges {where}.")


def _prizes(tell: Teller) -> Iterator[Line]:
    rules = tell.book.tournament.money
    if rules.medals:
        where = " in each division" if rules.medals_by == "division" else ""
        pairs = tell.book.tournament.ranking.of == "pair"
        each = "; each partner of a pair gets one" if pairs else ""
        medals = f"There is a medal for the first {count(rules.medals, 'place')}{where}{each}."
        yield tell.ours(medals, "event-extra")
    if rules.cents:
        each = ", for each of a pair" if rules.each else ""
        yield Line(f"The prizes are {joined([dollars(cents) for cents in rules.cents])}{each}.")
    if rules.percents:
        rest = " of what is left" if rules.cents else " of the pool"
        yield Line(f"The prizes are {joined([f'{percent}' for percent in rules.percents])} percent{rest}.")
    for special in rules.specials:
        worth = [dollars(special.cents)] if special.cents else []
        worth += [f"{special.percent} percent"] if special.percent else []
        yield Line(f"For {given_for(special, tell.words.round)} there is {joined(worth) or 'a prize'}.")
    if rules.step_cents > 1 and rules.percents:
        yield Line(f"They are rounded down to {dollars(rules.step_cents)}; what is left goes to the first place.")
    if rules.cents or rules.percents:
        odd = "an odd cent goes by lot" if rules.odd_cents == "lot" else "an odd cent is the club's"
        yield Line(f"Equals share the prizes of the places that they take up; {odd}.")
