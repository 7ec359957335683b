"""Looking back: the list of hands, one hand in words, its steps, its record, and what an expert says of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from finished import a_long_evening, evening, written
from msgspec.structs import replace
from table_visits import person_id
from visiting import Visitor, a_visitor, said, said as says, words

from meldhouse.cli.commands.verify import command as verify
from meldhouse.game.records import loads
from meldhouse.journal import reader_at
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names
from meldhouse.tables.asking import Person
from meldhouse.tables.finished.old_hands import AllHands, Shelf
from meldhouse.tables.finished.replays import step_at
from meldhouse.tables.requests import Stand
from meldhouse.web.house.live_lobby import result_of
from meldhouse.web.pages.hand_page import LISTED, made, scored


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    with a_visitor() as found:
        yield found


def put(visitor: Visitor, book: str, hands: int = 2, **terms: object) -> str:
    id: str = visitor.opened.run(written, visitor.opened.hall, evening(book, hands, **terms))  # type: ignore[arg-type]
    return id


def kept(visitor: Visitor, id: str) -> AllHands:
    with closing(reader_at(visitor.opened.house.journal.where)) as reader:
        return Shelf(reader).hands(id)


@pytest.mark.parametrize("book", book_names())
def test_a_hand_is_told_in_words_without_any_script(visitor: Visitor, book: str):
    id = put(visitor, book)
    listed = visitor.get(f"/table/{id}/hands")
    assert f'href="/table/{id}/hands/1"' in listed.text
    response = visitor.get(f"/table/{id}/hands/2")
    assert response.status_code == 200
    told, played = words(response), kept(visitor, id)[1]
    assert told.index("Step by step") < told.index("Result")
    for entry in played.entries:
        assert played.hand.book.voice.say(entry.reason) in told
        assert entry.clause is None or f'href="/table/{id}/rules#{entry.clause}"' in response.text
    for trick in played.hand.state.play.tricks:
        assert any(f"{who} the" in told for who in (f"{played.names[trick.winner]} wins", "You win"))
    for laid in played.hand.state.meld.values():
        assert all(f"{played.hand.book.voice.say(item.says)} {item.points}" in told for item in laid.items)
    assert played.proof.seed in told
    assert "← Hand 1" in told
    ids = re.findall(r'\sid="([^"]+)"', response.text)
    assert len(ids) == len(set(ids))
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=", response.text)
    steps = json.loads(visitor.get(f"/table/{id}/hands/2/steps.json").text)
    assert len(steps["steps"]) == response.text.count('<li id="step-')
    assert steps["table"]["fair"]["proof"]["seed"] == played.proof.seed
    dealt = {seat: [piece.text for piece in pieces] for seat, pieces in played.hand.state.deal.dealt.items()}
    assert (steps["table"]["hand"]["dealt"], steps["table"]["fair"]["deals"]) == (dealt, played.hand.state.deals)


@pytest.mark.parametrize("book", ["npa", "n42pa", "st-hilary"])
def test_a_downloaded_record_passes_verify(visitor: Visitor, book: str, tmp_path: Path):
    id = put(visitor, book)
    for path in (f"/table/{id}/record.txt", f"/table/{id}/hands/2/record.txt"):
        response = visitor.get(path)
        assert response.headers["content-disposition"].startswith("attachment; filename=")
        (tmp_path / "record").write_text(response.text, encoding="utf-8")
        result = CliRunner().invoke(verify, [str(tmp_path / "record"), "--json"])
        answer = json.loads(result.stdout)
        assert (result.exit_code, answer["fair"]) == (0, True)
    assert len(loads(visitor.get(f"/table/{id}/record.txt").text).hands) == 2


def test_the_command_itself_finds_the_record_of_a_refereed_table_fair(visitor: Visitor, tmp_path: Path):
    id = put(visitor, "mcallen", 1, refereed=True)
    # A refereed hand is on the sheet, and its seed is shown, only with the next deal.
    assert kept(visitor, id)[0].hand.state.refereed
    (tmp_path / "record").write_text(visitor.get(f"/table/{id}/hands/1/record.txt").text, encoding="utf-8")
    command = [sys.executable, "-m", "meldhouse", "verify", str(tmp_path / "record")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The deal was fair" in done.stdout


@pytest.mark.parametrize("number", ["0", "999", "-1", "x", "1e3", "99999999999999999999", "%F0%9F%82%A1"])
def test_a_hand_that_is_none_is_a_page_that_says_so(visitor: Visitor, number: str):
    id = put(visitor, "mcallen", 1)
    for rest in ("", "/steps.json", "/record.txt", "/review"):
        response = visitor.get(f"/table/{id}/hands/{number}{rest}")
        assert response.status_code == 404
        assert "This table has no finished hand" in words(response)


@pytest.mark.parametrize("rest", ["hands", "hands/1", "hands/1/steps.json", "record.txt", "hands/1/review", "qr"])
def test_a_table_that_is_none_is_a_page_that_says_so(visitor: Visitor, rest: str):
    for id in ("2222222222", "nonsense", "..%2f..%2fetc"):
        response = visitor.get(f"/table/{id}/{rest}")
        assert response.status_code == 404
    assert "There’s no such table" in words(visitor.get(f"/table/2222222222/{rest}"))


def test_a_long_list_of_hands_comes_in_parts(visitor: Visitor):
    walk = a_long_evening(LISTED + 2)
    id = visitor.opened.run(written, visitor.opened.hall, walk)
    first = visitor.get(f"/table/{id}/hands").text
    assert [int(one) for one in re.findall(r'/hands/(\d+)"', first)] == list(range(LISTED + 2, 2, -1))
    (earlier,) = re.findall(r'href="(/table/\w+/hands\?before=\d+)"', first)
    rest = visitor.get(earlier).text
    assert [int(one) for one in re.findall(r'/hands/(\d+)"', rest)] == [2, 1]
    assert not re.search(r'href="[^"]*\?before=', rest)


def test_other_peoples_private_tables_stay_private(visitor: Visitor):
    private = put(visitor, "mcallen", 1, alone=True, access="private")
    unwatched = put(visitor, "mcallen", 1, access="link", watchers=False)
    for id, told in ((private, "table-replay-private"), (unwatched, "table-replay-unwatched")):
        for rest in ("hands", "hands/1", "hands/1/steps.json", "record.txt", "hands/1/record.txt", "hands/1/review"):
            response = visitor.get(f"/table/{id}/{rest}")
            assert response.status_code == 403
            assert said(told) in words(response)


def test_a_table_that_shows_its_hands_to_nobody_else_tells_what_those_saw_who_watched(visitor: Visitor):
    id = put(visitor, "st-hilary", 1, hands_shown=False)
    page = visitor.get(f"/table/{id}/hands/1")
    played = kept(visitor, id)[0]
    assert page.status_code == 200
    assert played.proof.seed not in page.text
    assert said("hands-closed") in words(page)
    assert played.proof.seed not in visitor.get(f"/table/{id}/hands/1/steps.json").text
    for path in ("record.txt", "hands/1/record.txt", "hands/1/review"):
        assert visitor.get(f"/table/{id}/{path}").status_code == 403


def test_there_is_a_way_back_to_a_table_as_long_as_it_goes_on(visitor: Visitor):
    way = "Back to the table"
    id = put(visitor, "n42pa", 1)
    for page in (f"/table/{id}/hands", f"/table/{id}/hands/1"):
        response = visitor.get(page)
        assert f'href="/table/{id}">{way}</a>' in response.text
        assert words(response).index(way) < words(response).index(
            said("hands-then", totals="") if page.endswith("hands") else said("hands-steps")
        )
    over = put(visitor, "st-hilary", 99, lot=1)
    last = kept(visitor, over).table.number
    assert kept(visitor, over).table.games
    assert way not in visitor.get(f"/table/{over}/hands/{last}").text
    assert way not in visitor.get(f"/table/{over}/hands").text


def test_whoever_has_left_a_table_that_nobody_may_watch_has_no_way_back():
    with a_visitor() as visitor:
        visitor.get("/")
        me = Person(person_id(visitor.client.cookies["meldhouse"]), "Ruth")
        walk = evening("n42pa", 1, host=me, watchers=False)
        stayed = visitor.opened.run(written, visitor.opened.hall, walk)
        assert "Back to the table" in visitor.get(f"/table/{stayed}/hands").text
        assert walk.ask(me, Stand) == ""
        assert walk.table.chair_of(me.id) is None
        left = visitor.opened.run(written, visitor.opened.hall, walk)
        response = visitor.get(f"/table/{left}/hands")
        assert response.status_code == 200
        assert "Back to the table" not in response.text


def test_a_table_without_a_finished_hand_says_so(visitor: Visitor):
    opened = visitor.post("/tables", {"book": "npa", "entry": "private", "name": "Mine"})
    mine = opened.headers["location"].rpartition("/")[2]
    assert said("hands-none") in words(visitor.get(f"/table/{mine}/hands"))
    response = visitor.get(f"/table/{mine}/record.txt")
    assert response.status_code == 404
    assert says("error-no-record") in words(response)


def test_a_finished_game_is_found_in_the_lobby_and_spoken_of_to_its_player():
    with a_visitor() as visitor:
        visitor.get("/")
        me = Person(person_id(visitor.client.cookies["meldhouse"]), "Ruth")
        walk = evening("bend.3", 99, host=me, access="private", alone=True)
        assert walk.table.games
        id = visitor.opened.run(written, visitor.opened.hall, walk)
        link = re.search(r'href="(/table/[^"]+/hands/[^"]+)">', visitor.get("/").text)
        assert link is not None
        assert link[1] == f"/table/{id}/hands/{walk.table.number}"
        told = words(visitor.get(link[1]))
        assert re.search(r"You (play|bid|pass|win|deal)", told)
        assert visitor.get(f"/table/{id}/hands").status_code == 200


def test_a_match_that_was_left_is_not_listed_as_lost_or_won():
    with a_visitor() as visitor:
        visitor.get("/")
        me = Person(person_id(visitor.client.cookies["meldhouse"]), "Ruth")
        walk = evening("n42pa", 99, host=me, access="private", alone=True)
        walk.ask(me, Stand)
        visitor.opened.run(written, visitor.opened.hall, walk)
        (game,) = walk.table.games
        how = "won" if "S" in (game.winner or "") else "lost"
        told = words(visitor.get("/"))
        assert re.search(rf"You and North {how} game 1 of a match, \d to \d\. The match ended early", told)
        decided = game._replace(wins={"NS": 1, "EW": 2}, winner="EW", totals={"NS": 3, "EW": 7}, is_decided=True)
        ended = {"partners": (fact("seat", seat="N"),), "how": "lost", "own": 3, "others": (7,)}
        assert result_of(decided, "S", "NS") == fact("lobby-match", **ended, number=3, wins=1, losses=(2,))


def test_an_expert_is_asked_once_and_answers_everybody(visitor: Visitor):
    id = put(visitor, "n42pa", 2, lot=3)
    archive = visitor.opened.house.archive
    path = f"/table/{id}/hands/1/review"
    archive.patience = 0.01
    waits = visitor.get(path)
    assert waits.status_code == 202
    assert "still checking every decision" in words(waits)
    twice = visitor.get(f"/table/{id}/hands/2/review")
    assert twice.status_code == 429
    assert said("table-review-twice") in words(twice)
    seen: list[dict[str, int]] = []
    while not (seen and seen[-1].get("done")):  # how far he is comes from himself, decision by decision
        seen.append(visitor.get(f"{path}/progress.json").json())
        time.sleep(0.05)
    meanwhile = visitor.get(path)
    assert meanwhile.status_code == 200 or re.search(r"decision in this hand: \d+ of \d+ done", words(meanwhile))
    archive.patience = 120
    whole = visitor.get(path)
    assert whole.status_code == 200
    far = visitor.get(f"{path}/progress.json").json()
    assert far["done"] == far["of"]
    archive.patience = 0.01
    other = Visitor(visitor.opened)
    part = other.get(f"{path}?seat=N&fragment=yes")
    assert part.status_code == 200
    assert "<html" not in part.text
    for response in (whole, part):
        assert "Luck and play" in words(response)
    look = visitor.opened.run(archive.look, id, Person("x", "X"))
    found = visitor.opened.run(archive.review, id, look, 1, Person("x", "X"))
    steps = visitor.opened.run(archive.replay, look, 1)
    assert found.decisions > 5
    told, names = words(whole), kept(visitor, id)[0].names
    say = replace(look.table.book.voice, names=names, spoken=True).say
    for remark in (*found.mistakes, *found.hindsight):
        assert say(remark.line) in told
        assert f"#step-{step_at(steps, remark.place)}" in whole.text
        assert (say(remark.line) in words(part)) == (remark.seat == "N")
    assert found.mistakes
    assert say(fact("review-summary", whose="all", seat="N", number=len(found.mistakes))) in told
    for remark in found.mistakes:
        assert f"<b>{say(remark.better)}</b>" in whole.text
    assert not re.search(r"\b(North|East|South|West)\b", told)  # people have names
    for account in found.accounts.values():
        parts = [float(one.replace("−", "-")) for one in (account.luck, account.gifts, account.mistakes)]
        assert sum(parts) == pytest.approx(float(account.result.replace("−", "-")), abs=0.006)
    wrong = visitor.get(f"{path}?seat=Q")
    assert wrong.status_code == 400
    assert says("error-no-seat", seats=("N", "E", "S", "W")) in words(wrong)


def number(told: str) -> float:
    assert "-" not in told, "a hyphen is no minus"
    return float(told.replace("−", "-"))


def test_luck_and_play_add_up_to_what_stands_beside_them(visitor: Visitor):
    """Ahead of the others is one's own score less theirs; both are there to be seen."""
    id = put(visitor, "n42pa", 2, lot=3)
    visitor.opened.house.archive.patience = 120
    page = visitor.get(f"/table/{id}/hands/1/review?fragment=yes").text
    lines = {
        re.sub("<[^>]+>", "", head).strip(): [number(re.sub("<[^>]+>", "", one)) for one in cells]
        for head, cells in (
            (row.partition("</th>")[0], re.findall(r"<td[^>]*>(.*?)</td>", row))
            for row in re.findall(r'<tr>(<th scope="row">.*?)</tr>', page, re.DOTALL)
        )
    }
    ahead, own = lines["Total: ahead of the others by"], lines["Scored in this hand"]
    parts = [lines[word] for word in ("Luck", "The others’ mistakes", "Own mistakes")]
    assert [sum(column) for column in zip(*parts, strict=True)] == pytest.approx(ahead, abs=0.006)
    assert ahead == [own[0] - own[1], own[1] - own[0]]
    assert own == list(kept(visitor, id).table.game.earned(kept(visitor, id)[0].entries).values())


def test_what_the_end_of_a_game_left_out_is_told_apart_from_what_was_made(visitor: Visitor):
    """One number is weighed and another is on the sheet: both have a line, and the sum fits the first."""
    visitor.opened.house.archive.patience = 120
    for lot in range(40):
        id = put(visitor, "st-hilary", 99, lot=lot)
        last = kept(visitor, id)[-1]
        look = visitor.opened.run(visitor.opened.house.archive.look, id, Person("x", "X"))
        was_made, counted = made(look, last), scored(look, last)
        left_out = {side for side in counted if counted[side] != was_made[side]}
        if left_out:
            break
    assert len(left_out) == 1
    assert all(counted[side] == 0 for side in left_out)
    told = words(visitor.get(f"/table/{id}/hands/{last.number}/review?fragment=yes"))
    if "Luck and play" in told:
        assert "Made in this hand" in told
        assert "Counted on the score sheet" in told
        assert "Scored in this hand" not in told


def test_ones_own_seat_is_you_and_a_minus_is_a_minus():
    with a_visitor() as visitor:
        visitor.get("/")
        me = Person(person_id(visitor.client.cookies["meldhouse"]), "Ruth")
        walks = (evening("st-hilary", 1, lot, host=me, alone=True) for lot in range(40))
        walk = next(one for one in walks if min(one.table.played[-1].totals.values()) < 0)
        id = visitor.opened.run(written, visitor.opened.hall, walk)
        behind = walk.table.played[-1]
        page = visitor.get(f"/table/{id}/hands/{behind.number}")
        result = words(page).partition("Result")[2].partition(said("hands-dealt"))[0]
        assert "Ruth" in result
        assert f"−{-min(behind.totals.values())}" in result
        assert not re.search(r"(?<!\w)-\d", result)
        listed = words(visitor.get(f"/table/{id}/hands"))
        assert "Ruth" in listed
        assert not re.search(r"(?<!\w)-\d", listed)
        own = words(visitor.get("/"))
        assert re.search(r"You −?\d+, they −?\d+", own)
        assert not re.search(r"to -\d", own)
        stranger = Visitor(visitor.opened)
        told = words(stranger.get(f"/table/{id}/hands/{behind.number}")).partition("Result")[2]
        assert re.search(r"\w+ and Ruth", told)
        assert "You and" not in told
