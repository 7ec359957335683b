"""A house is backed up while it is played in: from the terminal and at the desk; the copy opens elsewhere."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from event_nights import Night, evening, playing
from event_visits import Desk
from real_house import Guest, HonestTable, real_house
from visiting import OpenHouse, Visitor, a_visitor, words

from meldhouse.journal import back_up
from meldhouse.web.house.backups import MOST


def test_all_that_was_answered_for_is_in_a_backup_of_a_house_that_is_served(tmp_path: Path):
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    with real_house(here) as house:
        table = HonestTable(house)
        table.goes_on()
        director = Guest(house, "Mary")
        sent = director.post("/events", book="st-hilary", title="Card party", **{"your-name": "Mary"})
        at = sent.headers["location"].removesuffix("/desk/people")
        named = [f"Player {number}" for number in range(1, 13)]
        assert director.post(f"{at}/desk/people", names="\n".join(named), here="1").status_code == 303
        plays = table.plays
        command = ["backup", str(there / "house.db"), "--data", str(here / "house.db"), "--json"]
        told = subprocess.run([sys.executable, "-m", "meldhouse", *command], capture_output=True, text=True, check=True)
        table.goes_on()
        later = director.post(f"{at}/desk/people", names="Zoe", here="1")
        assert later.status_code == 303
        assert "Zoe" in director.http.get(f"{at}/desk/people").text
        table.close()
        assert not table.fault
    answer = json.loads(told.stdout)
    assert (answer["tournaments"], answer["tables"]) == (1, 1)
    assert not (there / "house.db-wal").exists()
    with real_house(there) as copied:
        again = Guest(copied)
        again.http.cookies.update(director.http.cookies)  # the same house knows the same people
        people = again.http.get(f"{at}/desk/people").text
        assert all(name in people for name in named)
        assert "Zoe" not in people
        assert again.http.get(f"/table/{table.party.id}").status_code == 200
    assert answer["entries"] > plays


def test_the_director_backs_up_with_a_button_and_is_told_where_it_is(tmp_path: Path):
    with a_visitor() as visitor:
        desk = Desk(visitor.opened, "npa")
        desk.visitor.moves_to("127.0.0.1")
        assert "Back up now" in words(desk.get("/desk/settings"))
        journal = visitor.opened.house.journal
        sent = desk.post("/desk/backup", {})
        assert sent.status_code == 303
        (made,) = (journal.file.parent / "backups").iterdir()
        assert f"Backed up and checked: {made}." in words(desk.get("/desk/settings"))
        assert back_up(made, tmp_path / "again.db").streams["event"] == 1


@pytest.mark.parametrize(
    ("host", "headers"),
    [("10.0.0.7", {}), ("2001:db8::1", {}), ("127.0.0.1", {"x-forwarded-for": "10.0.0.7"})],
    ids=["a phone", "a phone by IPv6", "by way of a proxy"],
)
def test_a_director_elsewhere_is_told_who_makes_a_backup(house: OpenHouse, host: str, headers: dict[str, str]):
    night = Night(house, playing(evening("npa", 4)))
    night.director.moves_to(host)
    night.director.client.headers.update(headers)
    page = words(night.get("/desk/settings"))
    assert "Back up now" not in page
    assert "ask your host to run “meldhouse backup”" in page
    sent = night.post("/desk/backup", {})
    assert sent.status_code == 403
    assert "ask your host to run “meldhouse backup”" in words(sent)
    assert not (house.house.journal.file.parent / "backups").exists()


def test_where_the_host_lets_them_directors_back_up_from_afar_and_see_no_paths(caplog: pytest.LogCaptureFixture):
    with a_visitor(desk_backups=True) as visitor:
        visitor.now = 1e9
        opened = visitor.post(
            "/events", {"book": "npa", "title": "Tuesday", "your-name": "Mary"}, page="/events/new"
        ).headers["location"]
        at = opened.removesuffix("/people")
        folder = visitor.opened.house.journal.file.parent
        assert "Back up now" in words(visitor.get(f"{at}/settings"))
        assert visitor.post(f"{at}/backup", {}).status_code == 303
        (made,) = (folder / "backups").iterdir()
        said = words(visitor.get(f"{at}/settings"))
        assert f"Backed up and checked: {made.name}, in the folder “backups” on the computer" in said
        assert str(folder) not in said
        made.unlink()
        made.parent.rmdir()
        made.parent.write_text("no folder")
        visitor.post(f"{at}/backup", {})
        said = words(visitor.get(f"{at}/settings"))
        assert "No backup was made. Ask your host: the log says why." in said
        assert str(folder) not in said
        assert str(folder) in caplog.text


def test_the_newest_copy_of_every_day_stays():
    with a_visitor() as visitor:
        desk = Desk(visitor.opened, "npa")
        desk.visitor.moves_to("127.0.0.1")
        file = visitor.opened.house.journal.file
        folder = file.parent / "backups"
        folder.mkdir()
        days = [
            folder / f"{file.stem}-2020-01-{day:02}-{time}.db" for day in range(1, 29) for time in ("090000", "210000")
        ]
        for each in days:
            each.write_text("")
        desk.post("/desk/backup", {})
        left = set(folder.iterdir())
        assert set(days[1::2]) < left
        assert days[0] not in left


def test_the_oldest_copies_make_room_and_nothing_else_is_touched():
    with a_visitor() as visitor:
        desk = Desk(visitor.opened, "npa")
        desk.visitor.moves_to("127.0.0.1")
        file = visitor.opened.house.journal.file
        folder = file.parent / "backups"
        folder.mkdir()
        mine = folder / f"{file.stem}-my own.db"
        old = [folder / f"{file.stem}-2020-01-01-0000{number:02}.db" for number in range(MOST)]
        for each in (mine, *old):
            each.write_text("")
        desk.post("/desk/backup", {})
        left = sorted(folder.iterdir())
        assert len(left) == MOST + 1
        assert mine in left
        assert old[0] not in left
        assert set(old[1:]) < set(left)


def test_only_the_director_does_so_and_not_all_the_time(house: OpenHouse):
    night = Night(house, playing(evening("npa", 4)))
    night.director.moves_to("127.0.0.1")
    folder = house.house.journal.file.parent / "backups"
    assert night.post("/desk/backup", {}, by=Visitor(house)).status_code == 403
    assert not folder.exists()
    for _ in range(6):
        night.director.now -= 60
        last = night.post("/desk/backup", {})
    assert last.status_code == 429
    assert 1 <= len(list(folder.iterdir())) <= 3 <= MOST


def test_a_backup_that_cannot_be_made_is_said_so(house: OpenHouse):
    night = Night(house, playing(evening("npa", 4)))
    night.director.moves_to("::1")
    folder = house.house.journal.file.parent / "backups"
    for made in folder.iterdir() if folder.exists() else ():
        made.unlink()
    folder.rmdir() if folder.exists() else None
    folder.write_text("no folder")
    assert "No backup was made." in night.said(night.post("/desk/backup", {}))
    folder.unlink()
