"""`meldhouse bids`: the ladder."""

from __future__ import annotations

import click
import msgspec

from meldhouse.cli.asking import read_bid
from meldhouse.cli.files import find_book
from meldhouse.cli.jsonl import Question, answer_lines, need_book
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import house_name, voice
from meldhouse.cli.trouble import OK, REFUSED, Trouble
from meldhouse.game.bids import bid_refusal, price, rung_refusal, step_code
from meldhouse.rulebooks import Book, is_rung, next_rung, some_legal_bids
from meldhouse.rulebooks.describe import joined

FIELDS = ("standing", "bid", "most")
MOST = 12
MOST_EVER = 1000


class Asked(msgspec.Struct, frozen=True):
    """What the house says to one bid."""

    amount: int
    allowed: bool
    code: str | None = None
    text: str | None = None
    clause: str | None = None


class BidsAnswer(msgspec.Struct, frozen=True):
    """The next legal bids, lowest first; `more` when there are others above them."""

    book: str
    standing: int | None
    bids: tuple[int, ...]
    more: bool
    bid: Asked | None = None


def answer(book: Book | None, asked: Question) -> BidsAnswer:
    book = need_book(book)
    said = asked.bid("standing")
    standing = None if said is None else read_bid(book, said, what="standing")
    if standing is not None and (refusal := rung_refusal(book, None, standing)):
        raise Trouble(
            "bad-standing",
            f"No bid can stand at {standing}. {_no_rung(book, standing) or book.voice.say(refusal.whole)}",
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


def _no_rung(book: Book, amount: int) -> str:
    """Why a number between two bids is none, with both of them; empty for one that lies outside the ladder.

    What may be bid first says nothing about where the bidding may stand later, so the ladder alone is asked.
    """
    rules = book.auction
    if amount < rules.minimum or (rules.maximum is not None and amount > rules.maximum):
        return ""
    below = next(rung for rung in range(amount, rules.minimum - 1, -1) if is_rung(rules, rung))
    near = [price(book, bid) for bid in (below, next_rung(rules, amount)) if bid is not None]
    clause = book.cite(step_code(book, amount))
    return f"It is no bid of this house; the nearest is {joined(near, 'or')}{f' ({clause})' if clause else ''}."


def _asked(book: Book, standing: int | None, amount: int) -> Asked:
    refusal = bid_refusal(book, standing, amount)
    if refusal is None:
        return Asked(amount, allowed=True)
    return Asked(amount, allowed=False, code=refusal.code, text=book.voice.say(refusal.whole), clause=refusal.clause)


@click.command(
    "bids",
    cls=HouseCommand,
    examples=("meldhouse bids npa --standing 58", "meldhouse bids bend --standing 520 --bid 600"),
)
@click.argument("book", metavar="BOOK", required=False)
@click.option("--standing", "-s", metavar="N")
@click.option("--bid", "-b", metavar="N")
@click.option("--most", type=Number(1, MOST_EVER), default=MOST, metavar="N")
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
    standing = "nobody has bid" if found.standing is None else f"the bid stands at {price(book, found.standing)}"
    page.title(house_name(book), standing)
    page.blank()
    if found.bid is not None:
        _show_asked(page, book, found.bid)
        page.blank()
    page.line(f"You may bid {_ladder(book, found)}." if found.bids else "Nobody can bid higher.")


def _ladder(book: Book, found: BidsAnswer) -> str:
    """The bids one by one; where there are too many of them, as far as the ladder goes if it has an end."""
    if not found.more:
        return joined([price(book, bid) for bid in found.bids], "or")
    whole = some_legal_bids(book.auction, found.standing, MOST_EVER)
    if len(whole) == MOST_EVER:
        return f"{', '.join(price(book, bid) for bid in found.bids)} and so on"
    stretches = [price(book, low) if low == high else f"{low} to {high}" for low, high in _in_a_row(book, whole)]
    if len(stretches) <= MOST:
        return ", or ".join(filter(None, (", ".join(stretches[:-1]), stretches[-1])))
    return f"{', '.join(price(book, bid) for bid in found.bids)} and so on up to {price(book, whole[-1])}"


def _in_a_row(book: Book, bids: list[int]) -> list[tuple[int, int]]:
    """Numbers that follow each other by 1 as one stretch; marks are said one by one."""
    stretches: list[tuple[int, int]] = []
    for bid in bids:
        if stretches and bid == stretches[-1][1] + 1 and price(book, bid) == str(bid):
            stretches[-1] = (stretches[-1][0], bid)
        else:
            stretches.append((bid, bid))
    return stretches


def _show_asked(page: Page, book: Book, bid: Asked) -> None:
    if bid.allowed:
        page.line(f"Yes, {price(book, bid.amount)} is a legal bid.", style="bold")
        return
    page.line(f"No. {bid.text}", style="bold")
    clause = book.clause_table.get(bid.clause or "")
    if clause is not None:
        page.line(f"{clause.id}: {voice(book).say(clause.says)}", indent=2)
