"""Whole events of the five houses, from an empty file to the prizes, by the command line alone."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from cli_runner import says
from event_desk import NAMES, Director


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evening.db"


def pairs(number: int) -> list[str]:
    return [f"{one} / {other}" for one, other in list(pairwise(NAMES))[: 2 * number : 2]]


def people(table: Any) -> set[str]:
    return {who["id"] for who in table["seats"].values()}


def test_an_evening_in_bend(file: Path):
    bend = Director(file, "bend", "--fee", "5", "--prizes", "50%,30%,20%", "--as", "Mary Smith")
    assert bend.do("enter", *NAMES[:11])["entered"][10]["id"] == "P11"
    assert bend.do("check-in", "--all")["here"] == [f"P{number}" for number in range(1, 12)]
    assert bend.do("pay", "--all")["till"] == 5500
    for number in range(1, 7):
        each = bend.play_round(None if number < 3 else _by_size)
        assert each["round"] == number
        assert sorted(len(table["seats"]) for table in each["tables"]) == [3, 4, 4]
    rows = bend.do("standings")["rows"]
    assert [row["place"] for row in rows][:3] == [1, 2, 3]
    assert bend.do("next")["said"] == [says("cli-over", event="Evening")]
    assert bend.reads("prizes").count("place") == 3
    owed = {one["id"]: one["cents"] for one in bend.do("money")["owing"]}
    for who, cents in owed.items():  # the quarters for sets
        assert bend.do("pay", who)["payments"][0]["cents"] == cents
    won = bend.do("prizes", "--pay")["awards"]
    assert [award["account"] for award in won] == [row["id"] for row in rows[:3]]
    cash = bend.do("money")
    assert sum(cash["taken"].values()) == sum(cash["given"].values()) + cash["till"]
    assert sum(award["cents"] for award in won) == cash["given"]["prize"] == cash["pool"]


def test_where_all_tables_have_three_it_is_said_why_one_winner_goes_up(file: Path):
    bend = Director(file, "bend")
    bend.do("enter", *NAMES[:6])
    bend.do("check-in", "--all")
    why = (
        "When every table has three players, only the better winner of each moves up. With two, the top table would "
        "have four and the bottom table two. (BEN-6.1d, our default; the club’s rules don’t say)"
    )
    assert why in " ".join(bend.reads("seat").split())
    bend.play_round(_by_size)
    assert why in bend.do("seat")["said"]


def test_where_a_table_has_four_two_winners_go_up_and_nothing_is_explained(file: Path):
    bend = Director(file, "bend")
    bend.do("enter", *NAMES[:7])
    bend.do("check-in", "--all")
    assert not [said for said in bend.do("seat")["said"] if "moves up" in said]


def _by_size(table: Any) -> str:
    return ",".join(f"{side}={made}" for side, made in zip(_sides(table), (2100, 1500, 900), strict=False))


def _sides(table: Any) -> tuple[str, ...]:
    return ("NS", "EW") if len(table["seats"]) == 4 else ("N", "E", "S")


def test_pairs_in_mcallen_and_a_tie_that_is_played_off(file: Path):
    mcallen = Director(file, "mcallen")
    mcallen.do("enter", *pairs(4), "--here", "--division", "mixed")
    for _ in range(4):
        mcallen.play_round(lambda _table: "NS=100,EW=100")
    best = {"T1": 200, "T2": 200, "T3": 50}

    def last(table: Any) -> str:
        sides = {"NS": table["seats"]["N"]["id"][:2], "EW": table["seats"]["E"]["id"][:2]}
        return ",".join(f"{side}={best.get(pair, 20)}" for side, pair in sides.items())

    mcallen.play_round(last)
    (tied,) = mcallen.do("show")["next"]["facts"][1:]
    assert (tied["id"], tied["args"]["names"]) == ("next-play-off-why", ["Ann & Bob", "Cleo & Dan"])
    assert "Play it off, or finish and let them share" in mcallen.refused("prizes")
    (seated, *_) = mcallen.do("next")["facts"]
    assert (seated["id"], seated["args"]["tables"]) == ("cli-seated", 1)
    mcallen.play_round(lambda _table: "Cleo=120,Ann=90")
    names = [row["name"] for row in mcallen.do("standings")["rows"]]
    assert names[:3] == ["Cleo & Dan", "Ann & Bob", "Eve & Fay"]
    mcallen.do("finish")
    assert [award["medal"] for award in mcallen.do("prizes")["awards"]] == ["gold", "silver", "bronze"]


def test_a_swiss_of_42(file: Path):
    money = ("--fee", "10", "--fee-for", "pair", "--prizes", "60%,40%")
    swiss = Director(file, "n42pa", "--movement", "swiss", "--rounds", "3", *money)
    swiss.do("enter", *pairs(5), "--here")
    assert swiss.do("pay", "--all")["till"] == 5000
    met: set[frozenset[str]] = set()
    for _ in range(3):
        each = swiss.play_round()
        assert len(each["out"]) == 1
        for table in each["tables"]:
            meeting = frozenset(who[:2] for who in people(table))
            assert meeting not in met
            met.add(meeting)
    rows = swiss.do("standings")["rows"]
    assert rows[0]["figures"]["matches"] >= rows[-1]["figures"]["matches"]
    swiss.do("next")
    assert [award["cents"] for award in swiss.do("prizes")["awards"]] == [3000, 2000]


def test_a_double_elimination_of_42_with_time_called(file: Path):
    hall = Director(file, "n42pa")
    hall.do("enter", *pairs(5), "--here")
    hall.start_round()
    assert hall.do("extend", "5")["said"][0].endswith(" gave round 1 another 5 minutes.")
    hall.do("time")
    one = hall.do("seating")["rounds"][0]["tables"][0]["table"]
    hall.do("score", str(one), "--bidder", "N", "--bid", "30", "--trump", "fours", "--take", "NS=31", "--signed")
    assert hall.do("sheet", str(one))["sheet"]["status"] == "in"
    for table in hall.do("seating")["rounds"][0]["tables"][1:]:
        hall.do("score", str(table["table"]), "--points", "NS=14,EW=3", "--games", "NS=2,EW=0", "--signed")
    hall.do("next")
    rounds = 1
    while hall.do("show")["next"]["command"].split()[2] != "finish":
        hall.play_round()
        rounds += 1
    assert rounds >= 4
    hall.do("finish")
    places = [row["place"] for row in hall.do("standings")["rows"]]
    assert places[:2] == [1, 2]
    assert len(places) == 5


def test_an_afternoon_at_st_hilary(file: Path):
    parish = Director(file, "st-hilary", "--fee", "2", "--prizes", "10")
    parish.do("enter", *NAMES[:10], "--here")
    parish.do("pay", "--all")
    partners: set[frozenset[str]] = set()
    for _ in range(4):
        for table in parish.play_round()["tables"]:
            for pair in ("NS", "EW"):
                both = frozenset(table["seats"][seat]["id"] for seat in pair)
                assert both not in partners
                partners.add(both)
    assert parish.do("show")["next"]["says"] == "Seat round 5", "nobody says how many games there are"
    parish.do("finish")
    assert [award["cents"] for award in parish.do("prizes")["awards"]] == [1000]


def test_an_individual_tournament_of_the_npa_in_which_all_sorts_of_things_happen(
    file: Path, monkeypatch: pytest.MonkeyPatch
):
    npa = Director(file, "npa", "--rounds", "3", "--as", "Mary")
    npa.do("enter", *NAMES[:9], "--here")
    npa.do("appoint", "Grace", "referee")
    each = npa.start_round()
    first, second = each["tables"][0], each["tables"][1]
    late = first["seats"]["N"]
    npa.do("missing", late["name"])
    from meldhouse.tournament import store as keeping

    now = keeping.now
    monkeypatch.setattr(keeping, "now", lambda: now() + 12 * 60_000)
    said = npa.do("arrived", late["id"], late["name"])["said"][0]
    assert said.endswith(f" noted that {late['name']} arrived for round 1."), "named twice, and one person"
    npa.do("missing", first["seats"]["E"]["name"])
    assert any(
        "7 minutes late" in one for one in npa.do("arrived", first["seats"]["E"]["name"], "--minutes", "7")["said"]
    )
    npa.do("lift", "2", "--reason", "told by a wrong watch")
    lost = npa.do("penalty", "--list")["given"][0]
    assert lost["people"] == [late["name"]]
    assert lost["points"] < 0
    npa.do("lift", "1", "--reason", "the clock was wrong", "--as", "Grace")
    slip = ("--bidder", "N", "--bid", "50", "--trump", "hearts", "--meld", "NS=30,EW=20", "--take", "NS=30")
    for _ in range(4):
        npa.do("score", "1", *slip)
    assert npa.do("sign", "1", "--by", late["name"])["sheet"]["status"] == "signed"
    assert npa.do("sign", "1")["sheet"]["status"] == "in"
    assert says("cli-all-signed", table=1) in npa.refused("sign", "1")
    npa.do("score", second["seats"]["E"]["name"], "--points", "NS=100,EW=90", "--signed")
    wrong = ("--meld", "NS=30,EW=20", "--take", "NS=29", "--bidder", "N", "--bid", "50", "--trump", "H")
    fix = ("correct", "1", "--hand", "2", *wrong, "--reason", "a counter was missed")
    assert npa.refused_as(*fix, "--as", "Grace") == "scoring-table"
    told = npa.do(*fix)
    assert told["sheet"]["totals"]["N"] == 239
    assert len(told["sheet"]["untold"]) == 4
    npa.do("tell", "1", late["name"])
    assert "Say why" in npa.refused("close", "--anyway")
    npa.do("close", "--anyway", "--reason", "they have gone home")
    assert "something was still open. “they have gone home”" in npa.reads("log", "-n", "1").replace("\n", " ")
    npa.do("substitute", second["seats"]["W"]["name"], "Wanda")
    npa.do("withdraw", first["seats"]["S"]["name"], "--reason", "feels ill")
    npa.play_round()
    npa.play_round()
    assert npa.refused_as("finish") == "untold"
    assert late["name"] not in npa.refused("finish")
    npa.do("tell", "1", "--all", "--round", "1")
    npa.do("finish")
    rows = npa.do("standings")["rows"]
    assert sum(row["rounds"][0] is not None for row in rows) == 9
    log = npa.do("log")["steps"]
    assert {step["who"] for step in log} == {"Mary", "Grace"}
    change = next(step for step in log if step["what"]["id"] == "log-correct-hand")
    assert change["then"][0]["id"] == "log-hand-changed"
    assert "Grace" in npa.reads("log")


def test_marks_are_given_to_the_others_or_taken_off_the_own_score(tmp_path: Path):
    marks = Director(tmp_path / "marks.db", "n42pa")
    marks.do("enter", "Ann & Bob", "Cat & Dan", "--here")
    for step in ("seat", "confirm", "release", "call", "start"):
        marks.do(step)
    costs = ("penalty", "Ann", "--points", "1", "--reason", "a renege", "--clause", "N42-5a")
    marks.do(*costs)
    marks.do(*costs, "--taken")
    given, taken = marks.do("penalty", "--list")["given"]
    assert (given["points"], given["people"]) == (1, ["Cat", "Dan"])
    assert (taken["points"], taken["people"]) == (-1, ["Ann", "Bob"])
