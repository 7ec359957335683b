"""What a print is ordered of: a tournament, one of its rounds perhaps, and where its live page is."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.messages import moments
from meldhouse.tournament.event_lines import house_of
from meldhouse.tournament.prints import Heading
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.tournament import Tournament


class Order(NamedTuple):
    """What is printed of, and for which round; `url` is the tournament's live page, or nothing; `who`: for whom alone,
    an account, where a job is for everybody."""

    tournament: Tournament
    each: RoundState | None
    url: str = ""
    who: str = ""

    @property
    def state(self) -> State:
        return self.tournament.state

    def at(self, path: str) -> str:
        return f"{self.url}{path}" if self.url else ""

    @property
    def rounds(self) -> list[RoundState]:
        return [self.each] if self.each is not None else []


def heading_of(order: Order) -> Heading:
    state, book = order.state, order.tournament.book
    assert state.opened is not None
    return Heading(
        event=state.opened.title or "Tournament",
        house=book.voice.say(house_of(book, state.form)),
        date=book.voice.say(moments.day(state.opened_at)),
        url=order.url,
        version=book.version,
    )
