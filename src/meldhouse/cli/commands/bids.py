"""`meldhouse bids`: the bidding ladder."""

from __future__ import annotations

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import OK, REFUSED, Trouble
from meldhouse.cli.typed.jsonl import answer_lines, need_book
from meldhouse.game.bids import bid_refusal, rung_refusal, step_code
from meldhouse.game.typed.answers import Question
from meldhouse.game.typed.pieces_and_bids import read_bid
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, is_rung, next_rung, some_legal_bids
from meldhouse.rulebooks.ladder import bid_fact

FIELDS = ("standing", "bid", "most")
MOST = 12
MOST_EVER = 1000


class BidAsked(msgspec.Struct, frozen=True):
    """What the house says to one particular bid."""

    amount: int
    allowed: bool
    code: str | None = None
    text: str | None = None
    clause: str | None = None
    fact: Message | None = None
    """The refusal as a fact, for programs."""


class BidsAnswer(msgspec.Struct, frozen=True):
    """The next legal bids, lowest first; `more` when there are others above them."""

    book: str
    standing: int | None
    bids: tuple[int, ...]
    more: bool
    bid: BidAsked | None = None


def answer(book: Book | None, asked: Question) -> BidsAnswer:
    book = need_book(book)
    said = asked.bid("standing")
    standing = None if said is None else read_bid(book, said, what="standing")
    if standing is not None and (refusal := rung_refusal(book, None, standing)):
        raise Trouble(
            "bad-standing",
            fact(
                "cli-no-bid-stands",
                bid=bid_fact(book, standing),
                why=_no_rung(book, standing) or refusal.whole,
            ),
            book=book,
        )
    most = asked.number("most", MOST, least=1, most=MOST_EVER)
    bids = some_legal_bids(book.auction, standing, most + 1)
    wanted = asked.bid("bid")
    return BidsAnswer(
        book=book.name,
        standing=standing,
        bids=tuple(bids[:most]),
        more=len(bids) > most,
        bid=None if wanted is None else _asked(book, standing, read_bid(book, wanted)),
    )


def _no_rung(book: Book, amount: int) -> Message | None:
    """Why a number between two legal bids is not a bid, naming both; None for a number outside the ladder.

    Only the ladder is asked, because the opening rules do not limit where the bidding may stand later.
    """
    rules = book.auction
    if amount < rules.minimum or (rules.maximum is not None and amount > rules.maximum):
        return None
    below = next(rung for rung in range(amount, rules.minimum - 1, -1) if is_rung(rules, rung))
    near = tuple(bid_fact(book, bid) for bid in (below, next_rung(rules, amount)) if bid is not None)
    clause = book.cite(step_code(book, amount))
    return fact("cli-bid-nearest-by", near=near, clause=clause) if clause else fact("cli-bid-nearest", near=near)


def _asked(book: Book, standing: int | None, amount: int) -> BidAsked:
    refusal = bid_refusal(book, standing, amount)
    if refusal is None:
        return BidAsked(amount, allowed=True)
    return BidAsked(
        amount,
        allowed=False,
        code=refusal.code,
        text=book.voice.say(refusal.whole),
        clause=refusal.clause,
        fact=refusal.whole,
    )


@click.command(
    "bids",
    cls=HouseCommand,
    examples=("meldhouse bids npa --standing 58", "meldhouse bids bend --standing 520 --bid 600"),
)
@click.argument("book", metavar="BOOK", required=False)
@click.option("--standing", "-s", metavar="N")
@click.option("--bid", "-b", metavar="N")
@click.option("--most", type=Number(1, MOST_EVER), default=MOST, show_default=True, metavar="N")
@json_option
@jsonl_option
def command(book: str | None, standing: str | None, bid: str | None, most: int, as_json: bool, jsonl: bool) -> None:
    if jsonl:
        answer_lines(answer, book=book, fields=FIELDS, usual={"standing": standing, "bid": bid, "most": most})
        return
    house = find_book(required(book, "BOOK", "meldhouse bids npa --standing 58"))
    found = answer(house, Question({"standing": standing, "bid": bid, "most": most}))
    if as_json:
        print_json(found)
    else:
        _show(house, found)
    click.get_current_context().exit(REFUSED if found.bid is not None and not found.bid.allowed else OK)


def _show(book: Book, found: BidsAnswer) -> None:
    page = Page()
    stands = fact("cli-nobody-bid") if found.standing is None else None
    stands = stands or fact("cli-bid-stands", bid=bid_fact(book, found.standing or 0))
    page.title(house_name(book), say(stands))
    page.blank()
    if found.bid is not None:
        _show_asked(page, book, found.bid)
        page.blank()
    page.line(say(_ladder(book, found) if found.bids else fact("cli-no-higher-bid")))


def _ladder(book: Book, found: BidsAnswer) -> Message:
    """The bids one by one; if there are too many, describe how far the ladder goes (when it has an end)."""
    if not found.more:
        return fact("cli-may-bid", bids=tuple(bid_fact(book, bid) for bid in found.bids))
    whole = some_legal_bids(book.auction, found.standing, MOST_EVER)
    if len(whole) == MOST_EVER:
        return fact("cli-may-bid-on", bids=tuple(bid_fact(book, bid) for bid in found.bids))
    stretches = [
        bid_fact(book, low) if low == high else fact("cli-bid-range", low=low, high=high)
        for low, high in _in_a_row(book, whole)
    ]
    if len(stretches) <= MOST:
        return fact("cli-may-bid", bids=tuple(stretches))
    some = tuple(bid_fact(book, bid) for bid in found.bids)
    return fact("cli-may-bid-up-to", bids=some, last=bid_fact(book, whole[-1]))


def _in_a_row(book: Book, bids: list[int]) -> list[tuple[int, int]]:
    """Numbers that follow each other by 1, joined into ranges; marks are listed one by one."""
    stretches: list[tuple[int, int]] = []
    for bid in bids:
        if stretches and bid == stretches[-1][1] + 1 and bid_fact(book, bid) == bid:
            stretches[-1] = (stretches[-1][0], bid)
        else:
            stretches.append((bid, bid))
    return stretches


def _show_asked(page: Page, book: Book, bid: BidAsked) -> None:
    if bid.fact is None:
        page.line(say(fact("cli-bid-yes", bid=bid_fact(book, bid.amount))), style="bold")
        return
    page.line(say(fact("cli-no-because", why=bid.fact), book), style="bold")
    clause = book.clause_table.get(bid.clause or "")
    if clause is not None:
        page.line(say(fact("cli-clause-says", id=clause.id, says=clause.says), book), indent=2)
