"""A bid chart to read: trumps down, bids across, and how often each bid is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.cli.output import GAP, INDENT, Column, Page, head
from meldhouse.cli.speaking import say
from meldhouse.messages import Message, fact
from meldhouse.pieces import SUIT_SYMBOLS
from meldhouse.players.advice import BidChart
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact

if TYPE_CHECKING:
    from rich.text import Text

BARS = " ▁▂▃▄▅▆▇█"
CELL = len("[100%█]")


def percent(chance: float) -> str:
    """
    >>> percent(0.667), percent(0.998)
    ('67%', '99%')
    """
    # Anything short of certain never shows as 0% or 100%.
    return f"{round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))}%"


def shown_bids(chart: BidChart, most: int) -> tuple[int, ...]:
    """As many bids as fit: the lowest, the best, and others spread evenly between them.

    If one has to go, drop the highest, never the recommended one.
    """
    bids = chart.bids
    if len(bids) <= most:
        return bids
    places = {round(step * (len(bids) - 1) / max(1, most - 1)) for step in range(most)}
    if chart.best is not None:
        best = bids.index(chart.best[1])
        if best not in places:
            places.remove(min(places - {0} or places, key=lambda place: abs(place - best)))
            places.add(best)
    return tuple(bids[place] for place in sorted(places))


def show_chart(page: Page, book: Book, chart: BidChart) -> None:
    """Show the chart as a table, as wide as the window allows."""
    names = [_name(page, trump) for trump in chart.trumps]
    room = page.console.width - INDENT - max(map(len, names), default=0)
    bids = shown_bids(chart, max(1, room // (CELL + GAP)))
    rows: list[list[str | Text]] = [
        [name, *(_cell(page, chart, trump, bid) for bid in bids)]
        for name, trump in zip(names, chart.trumps, strict=True)
    ]
    page.table([Column(head("made")), *(Column(f" {_bid(book, bid)}") for bid in bids)], rows)


def _name(page: Page, trump: str) -> str:
    sign = SUIT_SYMBOLS.get(trump, "") if page.symbols else ""
    return f"{say(fact('choice-trump', trump=trump))} {sign}".strip()


def _bid(book: Book, bid: int) -> str:
    told = bid_fact(book, bid)
    return say(told) if isinstance(told, Message) else str(told)


def _cell(page: Page, chart: BidChart, trump: str, bid: int) -> Text:
    chance = chart.chance(trump, bid)
    bar = BARS[round(chance * (len(BARS) - 1))] if page.symbols else ""
    told = f"{percent(chance):>4}{bar}"
    return page.text(f"[{told}]", "bold") if chart.best == (trump, bid) else page.text(f" {told} ")


def in_sentences(book: Book, chart: BidChart) -> list[str]:
    """The chart in sentences, to be read aloud."""
    bids = shown_bids(chart, 5)
    return [say(fact("cli-chances", trump=trump, chances=_chances(book, chart, trump, bids))) for trump in chart.trumps]


def _chances(book: Book, chart: BidChart, trump: str, bids: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(fact("cli-chance", bid=bid_fact(book, bid), percent=percent(chart.chance(trump, bid))) for bid in bids)


def key_to(chart: BidChart) -> Message:
    """Explain the chart's marks."""
    return fact("cli-chart-key", best="yes" if chart.best is not None else "no")
