"""`tournament forfeit` ends a table for those who are there; and what a result tells besides points."""

from __future__ import annotations

from pathlib import Path

from cli_runner import says
from event_desk import Director


def test_a_side_that_does_not_come_forfeits(tmp_path: Path):
    desk = Director(tmp_path / "pairs.db", "n42pa")
    desk.do("enter", "Ann / Bob", "Cleo / Dan", "--here")
    assert says("event-no-round") in desk.refused("forfeit", "Ann", "--reason", "did not come", code=2)
    desk.start_round()
    assert "reason" in desk.refused("forfeit", "Ann", code=2)
    said = desk.do("forfeit", "Ann", "--reason", "did not come")["said"]
    assert said[0] == "Forfeited by Ann and Bob (did not come). Cleo and Dan won."
    assert "it can’t be forfeited" in desk.refused("forfeit", "Cleo", "--reason", "a mistake")
    assert "forfeited by Ann and Bob" in desk.do("undo")["said"][0]
    assert desk.do("forfeit", "Cleo", "--reason", "went home", "--clause", "19")["said"][0].endswith("won.")


def test_those_who_came_can_have_the_average_of_the_round(tmp_path: Path):
    desk = Director(tmp_path / "mca.db", "mcallen")
    desk.do("enter", "Ann / Bob", "Cleo / Dan", "Eve / Fay", "Gus / Hal", "--here")
    desk.start_round()
    both = desk.refused("forfeit", "Ann", "--reason", "did not come", "--average", "--points", "5")
    assert "not both" in both
    said = desk.do("forfeit", "Ann", "--reason", "did not come", "--average")["said"]
    assert said[0].endswith("won and get the round’s average when the round closes.")


def test_sets_and_reneges_are_told_with_the_points(tmp_path: Path):
    desk = Director(tmp_path / "bend.db", "bend")
    desk.do("enter", "Ann", "Bob", "Cleo", "Dan", "--here")
    desk.start_round()
    result = ("score", "1", "--points", "NS=1240,EW=980")
    assert says("cli-points-too", option="--sets") in desk.refused("score", "1", "--sets", "N=1", code=2)
    assert says("cli-how-often", field="sets") in desk.refused(*result, "--sets", "lots", code=2)
    assert "from 0 to 99" in desk.refused(*result, "--sets", "N=100")
    desk.do(*result, "--sets", "N=1,W=2", "--reneges", "N=1", "--signed")
    owed = {one["name"]: one["owes"] for one in desk.do("people")["entrants"]}
    assert sorted(owed.values()) == [0, 0, 50, 50]


def test_the_terminal_names_a_forfeit_as_the_pages_and_files_do(tmp_path: Path):
    desk = Director(tmp_path / "pairs.db", "n42pa")
    desk.do("enter", "Ann / Bob", "Cleo / Dan", "--here")
    desk.start_round()
    desk.do("forfeit", "Ann", "--reason", "did not come")
    assert "forfeited" in desk.reads("show")
    sheet = desk.reads("sheet", "1")
    assert "forfeited" in sheet
    assert "Forfeited by Ann and Bob (did not come). Cleo and Dan won." in " ".join(sheet.split())
    assert desk.do("sheet", "1")["sheet"]["forfeit"]["reason"]["args"] == {"text": "did not come"}
    shown = desk.reads("standings")
    assert "R1: forfeited: Ann & Bob." in shown
    assert "R1: won by forfeit: Cleo & Dan." in shown
    rows = {row["name"]: row for row in desk.do("standings")["rows"]}
    assert rows["Ann & Bob"]["notes"] == {"1": ["forfeited"]}
    assert rows["Ann & Bob"]["rounds"] == [None]
    assert "1:won-by-forfeit" in desk.reads("standings", "--csv")
