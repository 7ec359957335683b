"""Who is meant, who enters, who is here: numbers, names, lists, and sentences for what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import ask, says
from event_desk import NAMES, Director

from meldhouse.messages import Voice, fact


@pytest.fixture
def desk(tmp_path: Path) -> Director:
    return Director(tmp_path / "evening.db", "st-hilary")


def test_a_number_a_name_or_a_part_of_one_will_do(desk: Director):
    desk.do("enter", "Ann Lee", "Bob Ray", "Cleo Moon", "Ann Low")
    for said in ("P2", "p2", "2", "bob ray", "Bob", "ray"):
        assert desk.do("check-in", said)["here"] == ["P2"]
    both = tuple(fact("cli-with-id", name=name, id=id) for id, name in (("P1", "Ann Lee"), ("P4", "Ann Low")))
    assert desk.refused("check-in", "Ann", code=2) == says("event-check-in-which", typed="Ann", names=both)
    assert desk.do("check-in", "ann lee", "Low")["here"] == ["P1", "P2", "P4"]
    near = says("cli-nobody-near", typed="Bub Ray", near=(fact("cli-with-id", name="Bob Ray", id="P2"),))
    assert near in desk.refused("check-in", "Bub Ray", code=2)
    assert "tournament people" in desk.refused("check-in", "Zacharias", code=2)


def test_either_of_a_pair_stands_for_it_but_not_where_one_is_meant(tmp_path: Path):
    desk = Director(tmp_path / "pairs.db", "mcallen")
    desk.do("enter", "Ann / Bob", "Cleo & Dan", "--division", "mixed")
    assert desk.do("check-in", "dan", "Ann / Bob")["here"] == ["T1", "T2"]
    both = tuple(fact("cli-with-id", name=name, id=id) for id, name in (("T1a", "Ann"), ("T1b", "Bob")))
    which = says("event-check-in-which", typed="T1", names=both)
    assert which in desk.refused("substitute", "T1", "Eve", code=2)
    assert "had Eve play for Bob" in desk.do("substitute", "T1b", "Eve")["said"][0]
    assert desk.do("people")["entrants"][0]["name"] == "Ann & Eve"
    assert "Enter two names" in desk.refused("enter", "Fay")
    assert "no division “juniors”" in desk.refused("enter", "Fay / Gus", "--division", "juniors")


def test_a_list_of_players_is_entered_as_a_whole_or_not_at_all(desk: Director, tmp_path: Path):
    listed = tmp_path / "players.txt"
    listed.write_text("# the regulars\nAnn\n\nBob\nCleo\n", encoding="utf-8")
    entered = desk.do("enter", "--from", str(listed), "--here")["entered"]
    assert [one["name"] for one in entered] == ["Ann", "Bob", "Cleo"]
    said = desk.refused("enter", "--from", str(listed))
    assert "line 2" in said.lower()
    assert says("event-entered-already", name="Ann") in said
    assert says("cli-not-entered", number=3) in said
    table = tmp_path / "players.csv"
    table.write_text('Name;Club;Household;Here\nDan;North End;7 Elm St;x\n"Eve, the elder";;;\n', encoding="utf-8")
    dan, eve = desk.do("enter", "--from", str(table))["entered"]
    assert (dan["club"], dan["household"], dan["status"]) == ("North End", "7 Elm St", "present")
    assert (eve["name"], eve["status"]) == ("Eve, the elder", "entered")
    assert [one["name"] for one in desk.do("enter", "--from", "-", stdin="Fay\nGus\n")["entered"]] == ["Fay", "Gus"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", says("cli-no-players-advice")),
        ("name,shoes\nAnn,42\n", "Line 1: There is no column “shoes”"),
        ("name,club\nAnn\n", says("fault-line", line=2, what=fact("cli-list-fields"))),
        ('name,club\n"Ann,North\n', "This isn’t CSV"),
        ("A" * 81, says("fault-line", line=1, what=fact("cli-name-long", number=81, most=80))),
    ],
)
def test_a_list_that_cannot_be_read_is_told_with_its_line(desk: Director, tmp_path: Path, text: str, sentence: str):
    file = tmp_path / "players.csv"
    file.write_text(text, encoding="utf-8")
    assert sentence in desk.refused("enter", "--from", str(file), code=2)


def test_a_refusal_its_faults_and_its_advice_are_in_the_language_of_the_reader(desk: Director):
    desk.do("enter", "Ann")
    result = ask("--lang", "es", *desk.words("enter", "Ann", "Bob"))
    assert result.exit_code == 1
    facts = (
        fact("cli-not-entered", number=1),
        fact("event-entered-already", name="Ann"),
        fact("cli-not-entered-advice"),
    )
    for one in facts:
        assert Voice(language="es").say(one) in " ".join(result.stderr.split())
    answered = " ".join(ask("--lang", "es", *desk.words("check-in", "Ann")).stdout.split())
    assert Voice(language="es").say(fact("cli-here-now", here=1, away=0)) in answered


def test_people_come_go_and_are_put_right(desk: Director):
    desk.do("enter", *NAMES[:5], "--here")
    desk.do("seat")
    assert desk.do("edit", "Ann", "--name", "Anna", "--club", "North End")["said"] == [
        "Name: Ann → Anna",
        "Club: – → North End",
    ]
    said = desk.do("no-show", "Eve")["said"]
    assert says("cli-leaves", name="Eve", what="no-show") in said
    assert any("seated again" in one for one in said)
    assert says("cli-nothing-changed") in desk.reads("edit", "Anna")
    assert "Eve" in desk.reads("people", "--away")
    assert says("cli-check-in-who") in desk.refused("check-in", code=2)
    assert desk.do("undo", "--reason", "she is at the bar")["said"] != []
    assert says("command-missing", what="--reason", choices=()) in desk.refused("disqualify", "Bob", code=2)
    gone = says("cli-leaves", name="Bob", what="disqualify")
    assert desk.do("disqualify", "Bob", "--reason", "signals")["said"][0] == gone
    assert "is disqualified" in desk.refused("check-in", "Bob")


def test_who_was_entered_by_mistake_is_taken_out_until_something_is_played_or_paid(desk: Director):
    desk.do("enter", *NAMES[:5], "--here")
    assert desk.do("remove", "Eve")["said"][0].endswith(" removed Eve, entered by mistake.")
    assert "Nobody here is called" in desk.refused("check-in", "Eve", code=2)
    desk.do("undo")
    assert "Eve" in desk.reads("people")
    desk.do("seat")
    for step in ("confirm", "release", "start"):
        desk.do(step)
    assert "can’t remove" in desk.refused("remove", "Ann")
