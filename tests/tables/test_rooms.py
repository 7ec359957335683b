"""Whole hands at live tables, with a real journal and real workers."""

from __future__ import annotations

from pathlib import Path

import pytest
from table_people import hall, play, run, seated

from meldhouse.rulebooks import book_names
from meldhouse.tables.kept.loading import load
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.seen.sights import seen_by


@pytest.mark.parametrize(("number", "refereed"), [(1, False), (4, False), (2, True)])
@pytest.mark.parametrize("book", book_names())
def test_a_hand_is_played_to_its_score(book: str, number: int, refereed: bool, tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people = await seated(house, book, number, refereed=refereed)
            await play(people, hands=1)
            for somebody in people:
                assert somebody.table["number"] >= 1
                assert somebody.refusals == []
                assert somebody.table["result"] or somebody.table["hand"]["ended"] == "passed-out"
            again = await load(house.means.journal, room.id)
            for seat in (None, *again.chairs):
                assert encoder.encode(seen_by(again, seat)) == encoder.encode(seen_by(room.table, seat))

    run(evening())
