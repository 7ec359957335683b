"""Who may look back at the hands of a table."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from table_people import hall, run

from meldhouse.game import Refused
from meldhouse.tables.archive import Archive, NoHand
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import NoTable

sys.path.insert(0, str(Path(__file__).parent.parent / "web"))
from finished import evening, written

ANN, EVE = Person("pann", "Ann"), Person("peve", "Eve")


def test_who_may_look_back(tmp_path: Path) -> None:
    async def course() -> None:
        async with hall(tmp_path) as house:
            archive = Archive(house)
            seen = {}
            for name, terms in {
                "open": {},
                "private": {"access": "private"},
                "unwatched": {"access": "link", "watchers": False},
                "closed hands": {"hands_shown": False},
            }.items():
                id = await written(house, evening("mcallen", alone=name == "private", **terms))
                own = await archive.look(id, ANN)
                assert own.is_open
                look, found = await archive.hand(own, 1)
                assert (look.seat, found.played.number, found.before, found.after) == ("S", 1, None, None)
                try:
                    seen[name] = (await archive.look(id, EVE)).is_open
                except Refused as refusal:
                    seen[name] = refusal.refusal.code
                with pytest.raises(NoHand) as missing:
                    await archive.hand(own, 7)
                assert missing.value.message.args["number"] == "7"
            assert seen == {
                "open": True, "private": "replay-private", "unwatched": "replay-unwatched", "closed hands": False,
            }  # fmt: skip
            with pytest.raises(Refused, match="replay-hands"):
                await archive.review(id, await archive.look(id, EVE), 1, EVE)
            for wrong in ("2222222222", "../../etc", ""):
                with pytest.raises(NoTable):
                    await archive.look(wrong, ANN)
            await asyncio.wait_for(archive.close(), 10)

    run(course())
