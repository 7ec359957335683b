"""A lay-down described to `meldhouse rule`: the hands on the table, and how play would go on."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meldhouse.cli.amounts import by_side
from meldhouse.cli.asking import read_bid, read_pieces, read_seat, read_trump
from meldhouse.cli.hands import read_hands
from meldhouse.cli.jsonl import Question
from meldhouse.cli.output import Page
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Seat, Side, seating_of
from meldhouse.game.events import Line
from meldhouse.messages import fact
from meldhouse.referee.claims import Verdict, judge_described, taken_by_now
from meldhouse.rulebooks import Book


class LayDown(NamedTuple):
    """Whether a lay-down is good, and what each side had taken, as far as that is known."""

    verdict: Verdict
    taken: dict[Side, int]


def lay_down_of(book: Book, asked: Question, by: tuple[Seat, ...], *, alone: bool = False) -> LayDown | None:
    """Analyze the described hands; None if there are none. `alone`: the claimant's partner wins nothing for them."""
    hands = read_hands(book, asked)
    trump = asked.text("trump")
    if not hands or book.claim.by == "nobody":
        return None
    if len(by) != 1 or not trump:
        raise Trouble("bad-case", fact("cli-claim-needs"))
    claimant = by[0]
    bidder, contract = asked.text("bidder"), asked.bid("contract")
    bidder = read_seat(book, bidder) if bidder else None
    meld, said = by_side(asked, "meld"), by_side(asked, "taken")
    trick, leads = read_pieces(book, asked.texts("trick")), asked.text("leads")
    verdict = judge_described(
        book,
        trump=read_trump(book, trump),
        hands=hands,
        claimant=claimant,
        leads=read_seat(book, leads) if leads else None,
        trick=trick,
        order=read_pieces(book, asked.texts("order")),
        bidder=bidder,
        bid=None if contract is None else read_bid(book, contract, what="contract"),
        meld=meld.get(seating_of(book).side[bidder], 0) if bidder else 0,
        taken=said,
        alone=alone,
    )
    return LayDown(verdict, taken_by_now(book, hands, trick, said))


def stands_literally(book: Book, asked: Question, by: tuple[Seat, ...]) -> bool:
    """Whether the claim stands under every reading of the rule: none of the claimant's cards can be beaten, even by
    their partner; or, if best play is assumed, the claimant wins every trick alone; or, if only the bid counts, even
    the claimant's worst play makes it."""
    rules, alone = book.claim, False
    if rules.test == "bid":
        rules = msgspec.structs.replace(rules, own="worst")
    elif rules.own == "best":
        alone = True
    else:
        rules = msgspec.structs.replace(rules, test="any-card")
    found = lay_down_of(msgspec.structs.replace(book, claim=rules), asked, by, alone=alone)
    return found is not None and found.verdict.stands


def show_lay_down(page: Page, book: Book, verdict: Verdict) -> None:
    page.line(say(fact("cli-claim-good", good="yes" if verdict.stands else "no")), style="bold")
    page.line(say(verdict.told, book), indent=2)
    show_line(page, book, verdict.line)


def show_line(page: Page, book: Book, line: Line) -> None:
    """A line of plays, trick by trick; the first trick may have started earlier."""
    number = book.table.seats
    first = len(line) % number or number
    starts = [0, *range(first, len(line), number)]
    for at, start in enumerate(starts if line else [], start=1):
        end = starts[at] if at < len(starts) else len(line)
        plays = tuple(fact("cli-played", seat=seat, piece=piece.text) for seat, piece in line[start:end])
        page.bullet(say(fact("cli-trick-played", number=at, plays=plays), book))
