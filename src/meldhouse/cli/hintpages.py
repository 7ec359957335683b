"""A hint as a page for people, and as an answer for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from meldhouse.cli.charts import in_sentences, key_to, percent, show_chart
from meldhouse.cli.output import Column, Page, head
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.typed.hands import bidding, has_bid, show_all
from meldhouse.cli.voice import Voice
from meldhouse.game import Action, Seat, View
from meldhouse.messages import Message, fact
from meldhouse.players.advice import BidChart, Hint
from meldhouse.players.advice.deeds import choice as named, to_do
from meldhouse.players.advice.measures import deals, figure
from meldhouse.players.choices import Choice
from meldhouse.rulebooks import Book

if TYPE_CHECKING:
    from rich.text import Text


class ChoiceAnswer(msgspec.Struct, frozen=True, kw_only=True):
    action: Action
    words: str
    fact: Message
    chance: float | None
    margin: float
    points: float | None


class ChartAnswer(msgspec.Struct, frozen=True, kw_only=True):
    trumps: tuple[str, ...]
    bids: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    margins: tuple[tuple[float, ...], ...]
    best: tuple[str, int] | None
    if_you_pass: dict[str, float] | None


class HintAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    seat: Seat
    phase: str
    level: str
    version: int
    aim: str
    best: ChoiceAnswer
    others: tuple[ChoiceAnswer, ...]
    reasons: tuple[str, ...]
    facts: tuple[Message, ...]
    """The reasons as facts, for programs."""
    chart: ChartAnswer | None


def as_answer(book: Book, view: View, found: Hint) -> HintAnswer:
    voice = Voice(book, Page(), found.seat, plain=True)
    return HintAnswer(
        book=book.name,
        seat=found.seat,
        phase=view.phase,
        level=found.level,
        version=found.version,
        aim=found.aim,
        best=_choice(voice, found.choices[0]),
        others=tuple(_choice(voice, choice) for choice in found.choices[1:]),
        reasons=tuple(map(voice.told, found.reasons)),
        facts=found.reasons,
        chart=_chart(found.chart) if found.chart is not None else None,
    )


def _choice(voice: Voice, choice: Choice) -> ChoiceAnswer:
    action, chance, margin, points = choice
    rounded = [None if value is None else round(value, 4) for value in (chance, points)]
    do = to_do(voice.book, action)
    return ChoiceAnswer(
        action=action, words=voice.told(do), fact=do, chance=rounded[0], margin=round(margin, 4), points=rounded[1]
    )


def _chart(chart: BidChart) -> ChartAnswer:
    after = chart.passing
    shares = (
        {name: round(getattr(after, name), 4) for name in ("margin", "partner", "others", "nobody")} if after else None
    )
    return ChartAnswer(
        trumps=chart.trumps,
        bids=chart.bids,
        chances=tuple(tuple(round(chance, 4) for chance in row) for row in chart.chances),
        margins=tuple(tuple(round(margin, 4) for margin in row) for row in chart.margins),
        best=chart.best,
        if_you_pass=shares,
    )


def show_hint(page: Page, book: Book, view: View, found: Hint) -> None:
    """A full page, including what the seat sees."""
    page.title(house_name(book), say(fact("cli-what-to-do", seat=found.seat)))
    page.blank()
    show_all(page, {found.seat: view.hand})
    _show_table(page, book, view)
    page.blank()
    tell_hint(Voice(book, page, found.seat, plain=False), found)


def _show_table(page: Page, book: Book, view: View) -> None:
    if view.calls:
        page.line(say(bidding(book, view.calls)), indent=2)
    if view.bidder is not None and view.bid is not None and view.phase != "auction":
        page.line(say(has_bid(book, view.bidder, view.bid, view.trump)), indent=2)
    if view.trick:
        on_table = page.text(f"{say(fact('cli-table-now'))} ")
        for at, (seat, piece) in enumerate(zip(view.trick_seats, view.trick, strict=True)):
            who = f"{', ' if at else ''}{say(fact('seat', seat=seat))} "
            on_table.append_text(page.text(who)).append_text(page.face(piece))
        page.line(on_table.append("."), indent=2)


def tell_hint(voice: Voice, found: Hint) -> None:
    """Show the choice, the reasons for it, and the alternatives."""
    advice = fact("hint-advice", level=found.level, do=to_do(voice.book, found.action, found.trump))
    voice.say(voice.text(voice.told(advice)), style="bold")
    for reason in found.reasons:
        voice.point(voice.told(reason))
    if found.chart is not None and found.chart.trumps and voice.plain:
        voice.say(say(fact("cli-hear-chart")))
    elif found.chart is not None and found.chart.trumps:
        tell_chart(voice, found.chart)
    elif found.others:
        _tell_others(voice, found)


def tell_bids(voice: Voice, found: Hint) -> None:
    """Show just the bid chart, with what passing would bring."""
    if found.chart is None or not found.chart.trumps:
        tell_hint(voice, found)
        return
    tell_chart(voice, found.chart)
    if found.chart.passing is not None:
        voice.say(voice.told(found.chart.passing.told(voice.book)))


def tell_chart(voice: Voice, chart: BidChart) -> None:
    if voice.plain:
        voice.each(in_sentences(voice.book, chart))
        return
    voice.blank()
    show_chart(voice.page, voice.book, chart)
    voice.say(say(key_to(chart)))


def _tell_others(voice: Voice, found: Hint) -> None:
    best = found.choices[0]
    if voice.plain:
        for choice in found.others:
            voice.say(voice.told(_other(voice, found, choice)))
        return
    rows: list[list[str | Text]] = []
    for choice in (best, *found.others):
        chance = percent(choice.chance) if choice.chance is not None else ""
        behind = str(figure(voice.book, max(0.0, best.margin - choice.margin))) if choice is not best else ""
        rows.append([voice.told(to_do(voice.book, choice.action)), chance, behind])
    wanted = head("bid-made" if found.aim == "make" else "bid-set")
    voice.blank()
    voice.page.table([Column(""), Column(wanted, number=True), Column(head("worse-by"), number=True)], rows)


def _other(voice: Voice, found: Hint, choice: Choice) -> Message:
    other = named(voice.book, choice.action, found.action)
    if choice.chance is None:
        return fact("hint-other", choice=other)
    return fact("hint-other-often", choice=other, aim=found.aim, often=deals(choice.chance))
