"""Whether the house allows a bid: one source for the table and for anyone who only asks."""

from __future__ import annotations

from itertools import islice

from meldhouse.game.refusals import Refusal, refuse
from meldhouse.rulebooks import Book, is_rung, legal_bids, next_rung
from meldhouse.rulebooks.ladder import bid_fact, rungs_above


def price(book: Book, amount: int) -> str:
    """A bid as the house writes it.

    >>> from meldhouse.rulebooks import load_book
    >>> price(load_book("n42pa"), 84), price(load_book("npa"), 84)
    ('2 marks', '84')
    """
    mark = book.auction.mark
    return f"{amount // mark} marks" if mark is not None and amount >= 2 * mark else str(amount)


def bid_refusal(book: Book, standing: int | None, amount: int) -> Refusal | None:
    """Why `amount` may not be bid over the standing bid (None: no bid yet); None when it is legal.

    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("npa")
    >>> book.voice.say(bid_refusal(book, 60, 62).whole)
    'There’s no bid of 62. Try 65 (NPA-2.4g).'
    """
    rules = book.auction
    if refusal := rung_refusal(book, standing, amount):
        return refusal
    if standing is None and rules.opening is not None and amount != rules.opening:
        return refuse(book, "bid-opening", opening=rules.opening)
    if standing is not None and rules.jump is not None:
        within = list(islice(rungs_above(rules, standing), rules.jump))
        if amount > within[-1]:
            allowed = tuple(bid_fact(book, bid) for bid in legal_bids(rules, standing))
            return refuse(book, "bid-jump", allowed=allowed, units=rules.jump)
    if rules.free_to is not None and amount > rules.free_to and amount != next_rung(rules, standing):
        return refuse(book, "bid-marks", free=bid_fact(book, rules.free_to))
    return None


def rung_refusal(book: Book, standing: int | None, amount: int) -> Refusal | None:
    """Why `amount` cannot be bid at all, or is not above the standing bid."""
    rules = book.auction
    if standing is not None and amount <= standing:
        return refuse(book, "bid-higher", standing=bid_fact(book, standing), amount=bid_fact(book, amount))
    if amount < rules.minimum:
        return refuse(book, "bid-minimum", minimum=bid_fact(book, rules.minimum), amount=amount)
    if rules.maximum is not None and amount > rules.maximum:
        return refuse(book, "bid-maximum", maximum=bid_fact(book, rules.maximum))
    if not is_rung(rules, amount):
        near = tuple(bid_fact(book, bid) for bid in _nearest(book, standing, amount))
        return refuse(book, "bid-step", code=step_code(book, amount), amount=amount, near=near)
    return None


def step_code(book: Book, amount: int) -> str:
    """Each stretch of the ladder may have a clause of its own."""
    for number, step in enumerate(book.auction.ladder, start=1):
        if step.to is None or amount <= step.to:
            own = f"bid-step-{number}"
            return own if book.cite(own) else "bid-step"
    return "bid-step"


def _nearest(book: Book, standing: int | None, amount: int) -> list[int]:
    """The legal bids on both sides of `amount`, found without climbing all the way to it."""
    rules = book.auction
    floor = rules.minimum if standing is None else standing + 1
    below = next((rung for rung in range(amount, floor - 1, -1) if is_rung(rules, rung)), None)
    around = [bid for bid in (below, next_rung(rules, amount)) if bid is not None]
    legal = [bid for bid in around if bid_refusal(book, standing, bid) is None]
    if legal:
        return legal
    return list(legal_bids(rules, standing))[-1:]
