"""`tournament fine`: where the paper names two sums, both are told."""

from __future__ import annotations

from pathlib import Path

from event_desk import NAMES, Director


def test_a_fine_by_the_house_tells_the_other_sum_of_its_paper(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa")
    desk.do("enter", *NAMES[:4], "--here")
    why = ("--reason", "no shuffling machine", "--clause", "NPA-2.2i", "--outside")
    said = desk.do("fine", "Club of Elgin", "100", *why)["said"]
    assert said[0] == "Club of Elgin owes $100.00: no shuffling machine."
    assert "$250" in said[1]
    assert len(desk.do("fine", NAMES[0], "5", "--reason", "a phone", "--clause", "NPA-1.1b")["said"]) == 1
