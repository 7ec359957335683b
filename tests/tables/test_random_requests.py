"""Anybody asks for anything at a table, in any order: it is done or refused, and the stream tells it all."""

from __future__ import annotations

from random import Random

import pytest
from table_walker import PEOPLE, Walk
from walker import pieces_on_table

from meldhouse.rulebooks import book_names
from meldhouse.tables import entries as on
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.seen.sights import seen_by
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms
from meldhouse.tables.traces import Diverged

STEPS = 500


def shown(table: Table) -> list[bytes]:
    return [encoder.encode(seen_by(table, seat)) for seat in (None, *table.chairs)]


@pytest.mark.parametrize("refereed", [False, True])
@pytest.mark.parametrize("name", book_names())
def test_whatever_is_asked_for_the_stream_tells_it_and_nothing_is_lost(name: str, refereed: bool) -> None:
    lot = Random(f"{name} {refereed}")
    walk = Walk(Terms(book=name, refereed=refereed), lot)
    hands = 0
    for number in range(STEPS):
        table = walk.table
        if table.is_closed:
            walk = Walk(Terms(book=name, refereed=refereed), lot)
        elif lot.random() < 0.3 or not walk.do_due():
            walk.do_anything()
        if lot.random() < 0.05 and walk.table.people:
            walk.settle()
        if lot.random() < 0.3 and walk.table.stage == "between" and walk.table.people:
            for who in PEOPLE:
                walk.ready(who)
        table = walk.table
        hands = max(hands, table.number)
        if table.hand is not None and table.hand.state.hands:
            assert pieces_on_table(table.hand) == table.book.pack.counts
        if number % 60 == 0 or number == STEPS - 1:
            again = walk.again()
            again.kept = table.kept
            assert again.version == table.version == len(walk.written)
            assert shown(again) == shown(table)
    assert hands > 1


def test_a_stream_that_comes_out_otherwise_is_noticed() -> None:
    walk = Walk(Terms(book="npa"), Random(5))
    walk.sit_everybody()
    walk.deal()
    for _ in range(12):
        assert walk.do_due()
    places = [place for place, body in enumerate(walk.written) if b'"traces":' in body]
    step = on.read_step(walk.written[places[3]])
    acted = step.entries[0]
    assert isinstance(acted, on.Acted)
    forged = on.Acted(acted.action, "0" * 12, acted.verdict)
    walk.written[places[3]] = on.write_step(on.Step((forged, *step.entries[1:]), at=step.at))
    with pytest.raises(Diverged):
        walk.again()
