"""One file holds one tournament or many, opens in the browser too, and never loses what was answered."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_runner import answered, ask, says, told
from event_desk import NAMES, Director
from pypdf import PdfReader

from meldhouse.journal import Journal
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.forms import form_of
from meldhouse.web.house.events import Events
from meldhouse.web.identity.people import Person


def test_a_file_with_several_asks_which_unless_only_one_is_on(tmp_path: Path):
    file = tmp_path / "season.db"
    june = Director(file, "st-hilary", title="June")
    assert june.state()["title"] == "June"
    july = Director(file, "npa", title="July")
    said = " ".join(ask(*june.words("show")).stderr.split())
    assert "--event" in said
    assert "July" in said
    assert "June" in said
    assert answered(*june.words("show", "--event", "june"))["book"] == "st-hilary"
    assert answered(*june.words("show", "-e", july.opened["tournament"]))["title"] == "July"
    june.do("finish", "--event", "June")
    assert june.state()["title"] == "July"
    listed = june.do("list")["tournaments"]
    assert {(each["title"], each["over"]) for each in listed} == {("June", True), ("July", False)}
    assert "July" in told("tournament", "list", "--file", str(file))


def test_a_copy_of_the_file_is_the_same_tournament(tmp_path: Path):
    desk = Director(tmp_path / "one.db", "st-hilary")
    desk.do("enter", *NAMES[:4], "--here")
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
    assert answered("tournament", "show", "--file", str(tmp_path / "two.db"))["entries"] == 4


def test_the_variable_says_the_file_once_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MELDHOUSE_TOURNAMENT", str(tmp_path / "here.db"))
    answered("tournament", "new", "npa", "--title", "x")
    assert answered("tournament", "show")["next"]["command"] == "meldhouse tournament enter NAME…"


def test_a_file_made_here_opens_in_the_browser_and_the_other_way_round(tmp_path: Path):
    file = tmp_path / "club.db"
    mary = Person("a-random-id", "Mary")

    async def browser() -> str:
        async with await Journal.open(file) as journal:
            events = Events(journal)
            act = acts.Open(book="st-hilary", form=form_of(load_book("st-hilary")), title="Parish")
            event = await events.event(await events.new(mary, act))
            await event.do(mary, acts.Enter(names=("Ann",)))
            return event.id

    async def browser_again() -> tuple[list[str], list[str], set[str]]:
        async with await Journal.open(file) as journal:
            events = Events(journal)
            (line,) = await events.listed()
            event = await events.event(line.id)
            names = [one.name for one in (await event.look()).state.entrants.values()]
            await event.do(Person("other", "Sue"), acts.Accept(link=token))
            tournament = await event.look()
            mine = [each.id for each in await events.listed("other")]
            return names, mine, set(tournament.state.roles_of("other"))

    id = asyncio.run(browser())
    at = ("--file", str(file))
    assert answered("tournament", "enter", "Bob", *at)["tournament"] == id
    assert {step["who"] for step in answered("tournament", "log", *at)["steps"]} == {"Mary"}
    link = answered("tournament", "invite", "scorekeeper", *at)["link"]
    assert f"/event/{id}/pass#" in link
    token = link.rsplit("#", 1)[1]
    names, mine, roles = asyncio.run(browser_again())
    assert names == ["Ann", "Bob"]
    assert mine == [id]
    assert "scorekeeper" in roles


def test_a_file_that_is_open_elsewhere_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("meldhouse.cli.commands.tournament.desk.PATIENCE", 0.0)
    desk = Director(tmp_path / "club.db", "npa")

    async def meanwhile() -> str:
        async with await Journal.open(desk.file):
            result = await asyncio.to_thread(ask, *desk.words("show"))
            assert result.exit_code == 2
            return result.stderr

    assert says("cli-in-use-advice") in " ".join(asyncio.run(meanwhile()).split())
    assert desk.state()["title"] == "Evening"


def test_results_and_whole_tournaments_travel(tmp_path: Path):
    desk = Director(tmp_path / "june.db", "st-hilary", title="June")
    desk.do("enter", *NAMES[:4], "--here")
    desk.play_round(lambda _table: "NS=150,EW=90")
    desk.do("finish")
    for name in ("june.csv", "june.json", "june.jsonl"):
        desk.do("export", str(tmp_path / name))
    lines = desk.reads("export")
    assert "tournament,date,book,place" in lines
    assert json.loads((tmp_path / "june.json").read_text("utf-8"))["title"] == "June"
    other = str(tmp_path / "archive.db")
    answered("tournament", "import", str(tmp_path / "june.jsonl"), "--file", other)
    again = answered("tournament", "standings", "--file", other)
    assert again["rows"] == desk.do("standings")["rows"]
    july = Director(tmp_path / "july.db", "st-hilary", title="July")
    july.do("enter", *reversed(NAMES[:4]), "--here")
    july.play_round(lambda _table: "NS=10,EW=150")
    files = [str(tmp_path / name) for name in ("june.csv", "july.db")]
    season = answered("tournament", "season", *files)
    assert season["titles"] == ["June", "July"]
    totals = {row["name"]: 0 for row in season["rows"]}
    for each in (desk, july):
        for row in each.do("standings")["rows"]:
            totals[row["name"]] += row["points"]
    assert {row["name"]: row["score"] for row in season["rows"]} == totals
    assert "Season · 2 tournaments" in told("tournament", "season", *files, "--best", "1")


def test_what_was_cut_out_of_an_exported_tournament_is_noticed(tmp_path: Path):
    desk = Director(tmp_path / "june.db", "st-hilary")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    whole = tmp_path / "june.jsonl"
    desk.do("export", str(whole))
    lines = whole.read_text("utf-8").splitlines()
    whole.write_text("\n".join([*lines[:2], *lines[-2:]]), encoding="utf-8")
    result = ask("tournament", "import", str(whole), "--file", str(tmp_path / "other.db"))
    assert result.exit_code == 1
    assert "doesn’t fit what came before it" in " ".join(result.stderr.split())


def test_a_clubs_own_book_travels_with_the_tournament(tmp_path: Path):
    club = tmp_path / "club.toml"
    club.write_text('name = "club"\ntitle = "Our Club"\nextends = "npa"\n[match]\nhands = 2\n', encoding="utf-8")
    desk = Director(tmp_path / "club.db", str(club), "--rounds", "2")
    club.unlink()
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    slip = ("--bidder", "N", "--bid", "50", "--trump", "H", "--meld", "NS=30,EW=20", "--take", "NS=30")
    assert desk.do("score", "1", *slip, "--signed")["said"] == [says("cli-unfinished")]
    assert desk.do("score", "1", *slip, "--signed")["sheet"]["status"] == "in", "two hands make a round here"


def test_every_job_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    desk = Director(tmp_path / "npa.db", "npa", "--rounds", "2", "--fee", "5", "--prizes", "60%,40%")
    desk.do("enter", *NAMES[:9], "--here")
    desk.do("pay", "--all")
    desk.do("seat")
    for job in ("sheets", "cards", "tables", "chart", "names", "tags", "blank-slips", "paid"):
        assert desk.do("print", job)["file"] == f"{job}.pdf"
    desk.do("confirm")
    table = desk.start_round()["tables"][0]
    desk.do("penalty", table["seats"]["N"]["id"], "--points", "50", "--reason", "talking", "--clause", "NPA-2.5h")
    for each in desk.do("seating")["rounds"][0]["tables"]:
        desk.do("score", str(each["table"]), "--slips", "-", "--signed", stdin=desk.slips(each))
    desk.do("next")
    desk.play_round()
    while "Play off" in desk.state()["next"]["says"]:
        desk.do("next")
        desk.play_round()
    desk.do("finish")
    jobs = ("sheets", "slips", "standings", "prizes", "receipts")
    made = desk.do("print", *jobs, "-o", "all.pdf", "--round", "1", "--paper", "a4")
    assert made["things"] > 5
    assert (tmp_path / "all.pdf").read_bytes().startswith(b"%PDF-")
    assert "sheets" in desk.reads("print")


def test_paper_is_printed_in_the_language_asked_for_or_as_the_tournament_is_set(tmp_path: Path):
    desk = Director(tmp_path / "npa.db", "npa", "--rounds", "1")
    desk.do("enter", *NAMES[:4], "--here")
    desk.do("seat")

    def page(*options: str) -> str:
        desk.do("print", "cards", "-o", str(tmp_path / "cards.pdf"), *options)
        return PdfReader(tmp_path / "cards.pdf").pages[0].extract_text()

    assert ("Opponents" in page(), "Rivales" in page()) == (True, False)
    assert ("Opponents" in page("--lang", "es"), "Rivales" in page("--lang", "es")) == (False, True)
    both = page("--lang", "both")
    assert ("Opponents" in both, "Rivales" in both) == (True, True)
    assert both.count(NAMES[0]) == page().count(NAMES[0]), "names stand once"


MURDERED = """
import sys
from meldhouse.cli.main import cli
for number in range(10_000):
    cli(["tournament", "enter", f"Player {number}", "--file", sys.argv[1], "--json"], standalone_mode=False)
    print("told", number, flush=True)
"""


def test_killed_in_the_middle_it_has_lost_nothing_that_was_told(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "st-hilary")
    with subprocess.Popen(
        [sys.executable, "-c", MURDERED, desk.file], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as child:
        assert child.stdout is not None
        heard = -1
        for line in child.stdout:
            heard = int(line.split()[1]) if line.startswith("told") else heard
            if heard == 12:
                time.sleep(0.02)  # somewhere in the next command
                child.kill()
                break
        for line in child.stdout:
            heard = int(line.split()[1]) if line.startswith("told") else heard
    entered = [one["name"] for one in desk.do("people")["entrants"]]
    assert entered[: heard + 1] == [f"Player {number}" for number in range(heard + 1)]
    assert len(entered) - heard in (1, 2), "and at most the one that was being written"
    desk.do("enter", "One more")
