"""Those who mean ill: whatever they send, the house stays up, tells them nothing, and the table beside plays on."""

from __future__ import annotations

import base64
import json
import re
import socket
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx2
import itsdangerous
import pytest
from real_house import Guest, HonestTable, RealHouse, answered, ask, closed, dealt, heard, real_house
from starlette.routing import Route
from visiting import open_house
from websockets.exceptions import InvalidStatus

from meldhouse.web import Settings, create_app
from meldhouse.web.gate.windows import FOR_PERSON
from meldhouse.web.house.live_lobby import MOST_HOSTED
from meldhouse.web.table.sockets import LONGEST

MARKUP = "<script>alert(1)</script>"
QUOTES = "\"'><img src=x onerror=alert(1)>"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealHouse]:
    with real_house(Path(tmp_path_factory.mktemp("house"))) as found:
        yield found


@pytest.fixture(scope="module")
def honest(house: RealHouse) -> Iterator[HonestTable]:
    table = HonestTable(house)
    yield table
    table.close()


@pytest.fixture(autouse=True)
def unharmed(house: RealHouse, honest: HonestTable) -> Iterator[None]:
    yield
    honest.goes_on()
    assert house.process.poll() is None
    assert "Traceback" not in house.told()
    assert "ERROR" not in house.told()


@pytest.fixture
def mallory(house: RealHouse) -> Guest:
    return Guest(house, "Mallory")


# --- at the table -----------------------------------------------------------------------------------------------------


def test_nobody_acts_for_another_chair_or_without_one(house: RealHouse, mallory: Guest) -> None:
    ann = Guest(house, "Ann")
    table = ann.new_table()
    with ann.window(table) as hers, mallory.window(table) as his:
        ask(his, "act", action={"event": "pass", "seat": "S"})
        assert answered(his) == "not-seated"
        ask(his, "sit", "k2", seat="S")
        assert answered(his, "k2") == "chair-taken"
        ask(his, "sit", "k3", seat="W")
        assert answered(his, "k3") == "done"
        for number, seat in enumerate("NES"):
            ask(his, "act", f"k4{number}", action={"event": "play", "seat": seat, "piece": "AS"})
            assert answered(his, f"k4{number}") == "other-seat"
        for id, what, details in (
            ("k5", "bot", {"seat": "N", "level": "club"}), ("k6", "clear", {"seat": "N"}), ("k7", "close", {}),
        ):  # fmt: skip
            ask(his, what, id, **details)
            assert answered(his, id) == "not-host"
        ask(hers, "look")
        assert heard(hers, "whole")["set"]["chairs"]["S"]["name"] == "Ann"


def test_who_is_not_at_turn_is_refused_with_a_sentence(house: RealHouse, mallory: Guest) -> None:
    ann = Guest(house)
    table = ann.new_table()
    with ann.window(table) as hers, mallory.window(table) as his:
        ask(his, "sit", "k1", seat="W")
        assert answered(his) == "done"
        ask(hers, "start")
        assert answered(hers) == "done"
        dealt(table, {"S": hers, "W": his})
        for seat, piece in (("W", "AS"), ("W", "9C")):
            ask(his, "act", "k3", at=2**50, action={"event": "play", "seat": seat, "piece": piece})
            assert answered(his, "k3") not in ("done", "mishap", "unsaved")


def test_an_id_that_was_used_brings_nothing_twice_and_nobody_elses_answer(house: RealHouse, mallory: Guest) -> None:
    ann = Guest(house)
    table = ann.new_table()
    with ann.window(table) as hers, mallory.window(table) as his:
        ask(hers, "say", "k1", phrase="hello")
        first = heard(hers, "done")
        for phrase in ("hello", "goodbye"):
            ask(hers, "say", "k1", phrase=phrase)
            assert heard(hers, "done") == first
        ask(his, "say", "k1", phrase="luck")
        assert answered(his) == "not-seated"
        ask(hers, "look", "k2")
        assert heard(hers, "whole")["set"]["said"] == [["S", "hello"]]


def test_a_chair_at_one_table_is_none_at_another(house: RealHouse, mallory: Guest) -> None:
    mallory.new_table()
    other = Guest(house).new_table(entry="private")
    with mallory.window(other) as his:
        assert heard(his, "whole")["set"]["hand"] is None
        for number, (what, details) in enumerate(
            [
                ("act", {"action": {"event": "bid", "seat": "S", "amount": 50}}),
                ("ready", {"hand": 1, "attempt": 1, "commitment": "00" * 32}),
                ("say", {"phrase": "hello"}), ("stand", {}), ("keep", {}),
                ("start", {}), ("hint", {}), ("hear", {"event": {"event": "raised", "by": "S", "about": "x"}}),
                ("sit", {"seat": "N"}),
            ]
        ):  # fmt: skip
            ask(his, what, f"k{number}", **details)
            assert answered(his, f"k{number}") != "done"


NONSENSE = {
    "nothing": "",
    "half": '{"ask":"act","id":"k1"',
    "no object": "[1,2,3]",
    "deep": "[" * 8000,
    "deep inside": '{"ask":"act","id":"k1","action":' + '{"event":' * 800 + "1" + "}" * 801,
    "another tag": '{"ask":"__class__","id":"k1"}',
    "a long id": json.dumps({"ask": "look", "id": "k" * 5000}),
    "a large number": '{"ask":"look","id":"k1","at":' + "9" * 4000 + "}",
    "an odd number": '{"ask":"act","id":"k1","action":{"event":"bid","seat":"S","amount":1e999}}',
    "no number": '{"ask":"look","id":"k1","at":NaN}',
    "half a pair": '{"ask":"say","id":"k1","phrase":"\\ud800"}',
    "more than asked": '{"ask":"look","id":"k1","admin":true}',
    "an id of another kind": '{"ask":"look","id":{"$ne":null}}',
    "nul": "\x00" * 100,
}


@pytest.mark.parametrize("sent", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_gets_one_sentence(mallory: Guest, honest: HonestTable, sent: str) -> None:
    with mallory.window(honest.party.id) as his:
        his.send(sent)
        refusal = heard(his, "refused")["refusal"]
        assert refusal["code"] == "garbled"
        assert "Traceback" not in refusal["text"]


def test_what_is_too_long_closes_the_window(mallory: Guest, honest: HonestTable) -> None:
    for sent in ("x" * (LONGEST + 1), "x" * 200_000, b"\x00" * 200_000):
        with mallory.window(honest.party.id) as his:
            his.send(sent)
            assert closed(his) == 1009


@pytest.mark.parametrize(
    "sent",
    [b"\x81\xfe\x00", b"\xff" * 64, b"\x83\x80\x00\x00\x00\x00", b"\x81\x05hello", b"\x88\x81\x00\x00\x00\x00\x01"],
)
def test_broken_frames_end_their_own_connection_only(mallory: Guest, honest: HonestTable, sent: bytes) -> None:
    with mallory.window(honest.party.id) as his:
        with suppress(OSError):  # the server may have hung up already
            his.socket.sendall(sent)
            his.socket.shutdown(socket.SHUT_WR)
        closed(his)


@pytest.mark.parametrize(
    "origin", [None, "null", "https://evil.example", "http://127.0.0.1.evil.example", "file://", "x"]
)
def test_no_page_of_another_site_opens_a_socket(mallory: Guest, honest: HonestTable, origin: str | None) -> None:
    with pytest.raises(InvalidStatus):
        mallory.window(honest.party.id, origin=origin)


# --- cookies ----------------------------------------------------------------------------------------------------------


def test_a_forged_or_edited_cookie_is_nobody(house: RealHouse, mallory: Guest) -> None:
    ann = Guest(house, "Ann")
    table = ann.new_table()
    value = ann.http.cookies["meldhouse"]
    payload, stamp, signature = value.split(".")
    session = json.loads(base64.b64decode(payload))
    edited = base64.b64encode(json.dumps({**session, "name": "Eve"}).encode()).decode()
    stranger = itsdangerous.TimestampSigner("0" * 64).sign(payload).decode()
    for forged in (
        f"{edited}.{stamp}.{signature}", f"{payload}.{stamp}.{signature[:-2]}AA", f"{payload}.AAAAAA.{signature}",
        payload, stranger, "", "x" * 3000, f"{payload}..", base64.b64encode(b"\x80\x04").decode() + ".a.b",
    ):  # fmt: skip
        with mallory.window(table, cookie=f"meldhouse={forged}") as his:
            assert heard(his, "you")["seat"] is None
        assert "Ann" not in httpx2.get(f"{house.url}/you", headers={"cookie": f"meldhouse={forged}"}).text


# --- floods -----------------------------------------------------------------------------------------------------------


def test_a_person_has_only_so_many_windows(mallory: Guest, honest: HonestTable) -> None:
    with ExitStack() as open_windows:
        for _ in range(FOR_PERSON):
            assert heard(open_windows.enter_context(mallory.window(honest.party.id)), "whole")
        for _ in range(10):
            assert closed(open_windows.enter_context(mallory.window(honest.party.id))) == 1008
    with mallory.window(honest.party.id) as again:
        assert heard(again, "whole")


def test_a_person_has_only_so_many_tables_open(house: RealHouse) -> None:
    eve = Guest(house, "Eve")
    tables = [eve.new_table() for _ in range(MOST_HOSTED)]
    refused = eve.post("/tables", **{"book": "st-hilary", "your-name": "Eve"})
    assert refused.status_code == 409
    assert f"You have {MOST_HOSTED} games open" in refused.text
    with eve.window(tables[0]) as hers:
        ask(hers, "close")
        assert answered(hers) == "done"
    assert eve.new_table()
    assert Guest(house, "Ann").new_table(), "everybody else is counted apart"


@pytest.mark.parametrize("bomb", ["a." * 16_000 + "a = 1", "[a]\n" * 8_000, "a = " + "{a = " * 5_000])
def test_a_rulebook_written_to_do_harm_holds_nobody_up(
    house: RealHouse, mallory: Guest, honest: HonestTable, bomb: str
) -> None:
    """Six at once; meanwhile the others play on, and the server does not grow by what reading it would have cost."""
    before, token = house.most_memory(), mallory.token()
    with ThreadPoolExecutor(6) as many:
        form = {"token": token, "book": "own", "toml": bomb}
        sent = [many.submit(mallory.http.post, "/tables", data=form) for _ in range(6)]
        honest.goes_on()
        assert {one.result().status_code for one in sent} == {422}
    assert house.most_memory() - before < 64 << 20


def test_connections_that_say_nothing_hold_nobody_up(house: RealHouse) -> None:
    host, port = house.address.split(":")
    with ExitStack() as silent:
        for number in range(200):
            line = silent.enter_context(socket.create_connection((host, int(port))))
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " if number % 2 else b"")
        assert httpx2.get(f"{house.url}/help").status_code == 200


def test_who_never_reads_holds_nobody_up(house: RealHouse, honest: HonestTable) -> None:
    """He asks for everything again and again, and takes nothing of it."""
    host, port = house.address.split(":")
    before = _memory(house)
    with ExitStack() as stalled:
        for _ in range(12):
            line = stalled.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect((host, int(port)))
            line.sendall(
                f"GET /table/{honest.party.id}/socket HTTP/1.1\r\nHost: {house.address}\r\nOrigin: {house.url}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            line.recv(1024)
            for number in range(60):
                text = json.dumps({"ask": "look", "id": f"k{number}"}).encode()
                line.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        honest.goes_on()
    assert _memory(house) - before < 100 * 2**20


def _memory(house: RealHouse) -> int:
    """Bytes that the house holds; 0 where the system does not tell."""
    status = Path(f"/proc/{house.process.pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) * 1024 if found else 0


# --- pages ------------------------------------------------------------------------------------------------------------


def plainly(house: RealHouse, request: bytes) -> bytes:
    """Send a request letter by letter, as no browser would put it, and read the answer."""
    host, port = house.address.split(":")
    with socket.create_connection((host, int(port)), timeout=30) as line:
        line.sendall(request)
        found = b""
        while part := line.recv(65536):
            found += part
        return found


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py", "/static/x/../../app.py", "/static/x/%2e%2e/%2e%2e/app.py", "/static/x/..%2f..%2fapp.py",
        "/static/x//etc/passwd", "/static/x/%2fetc%2fpasswd", "/static/x/..\\..\\app.py", "/static/x/%5c..%5capp.py",
        "/static/x/%00", "/static/%2e%2e", "/static/x/" + "a" * 5000, "/table/../../etc/passwd", "/rules/..%2fnpa.toml",
        "/static/x/%c0%ae%c0%ae/app.py",
    ],
)  # fmt: skip
def test_no_path_leads_out_of_the_static_files(house: RealHouse, path: str) -> None:
    answer = plainly(house, f"GET {path} HTTP/1.1\r\nHost: {house.address}\r\nConnection: close\r\n\r\n".encode())
    status = answer.split(b" ", 2)[1]
    assert status in (b"400", b"404"), answer[:300]
    assert b"import" not in answer
    assert b"root:" not in answer


@pytest.mark.parametrize("name", ["A\r\nSet-Cookie: meldhouse=x", "A\nX-Evil: 1", "\x00A\x1b[31m", "A\u202eB\u2028C"])
def test_no_name_becomes_a_header(house: RealHouse, name: str) -> None:
    eve = Guest(house)
    renamed = eve.post("/you/name", name=name)
    table = eve.new_table(name=name)
    for response in (renamed, eve.http.get("/"), eve.http.get("/you"), eve.http.get(f"/table/{table}")):
        assert "x-evil" not in response.headers
        assert "meldhouse=x" not in response.headers.get("set-cookie", "")
        assert not re.search("[\x00\x1b\u202e\u2028]", response.text)


def test_no_markup_of_anybodys_is_markup_of_ours(house: RealHouse) -> None:
    eve, ann = Guest(house, MARKUP), Guest(house, "Ann")
    toml = f"name = 'evil'\ntitle = '''{MARKUP}{QUOTES}'''\nextends = 'st-hilary'\n"
    tables = [eve.new_table(name=text) for text in (MARKUP, QUOTES, "{{7*7}}", "</title><script>")]
    sent = [
        eve.post("/rules/st-hilary/derive", title=MARKUP + QUOTES, more=f'{QUOTES} = "{MARKUP}"'),
        eve.post("/rules/st-hilary/derive", title=f"Oak {MARKUP}"),
        eve.post("/new", toml=toml), eve.post("/tables", book="own", toml=toml, name=MARKUP),
        eve.post("/tables", book=MARKUP, conduct=QUOTES, name=MARKUP), eve.post("/play", book=MARKUP),
        eve.post("/you/name", name=MARKUP * 9), eve.post("/you/login", login=MARKUP, password=QUOTES),
    ]  # fmt: skip
    paths = ["/", "/you", "/rules", "/lobby/tables", f"/rules/npa?q={MARKUP}", f"/rules/{MARKUP}", f"/{MARKUP}", "/new"]
    paths += [f"/new?book={QUOTES}", *(f"/table/{table}" for table in tables)]
    pages = [*sent, *(eve.http.get(path) for path in paths), *(ann.http.get(path) for path in paths)]
    own = [one for one in sent if one.status_code == 303 and "/table/" in one.headers["location"]]
    pages += [ann.http.get(one.headers["location"]) for one in own]
    assert any("&lt;script&gt;" in page.text for page in pages)
    for page in pages:
        for text in (MARKUP, "<img src=x", "<script>", "49’s", "onerror=alert(1)>"):
            assert text not in page.text, page.request.url
        assert page.status_code < 500


def test_every_answer_carries_the_policy(mallory: Guest) -> None:
    answers = [
        mallory.http.get("/"), mallory.http.get("/nothing"), mallory.http.get("/play"), mallory.http.get("/static/x/y"),
        mallory.http.get("/table/2222222222"), mallory.http.get("/", headers={"host": "a b"}),
        mallory.http.post("/you/name", data={"name": "x"}), mallory.post("/you/name", name="Mal"),
        mallory.http.post("/you/name", data={"name": "x"}, headers={"origin": "https://evil.example"}),
        mallory.http.post("/you/name", content=b"x" * 200_000), mallory.post("/you/name", name="x" * 900),
        mallory.http.request("BREW", "/"), mallory.http.put("/tables"), mallory.http.get("/favicon.ico"),
        mallory.http.get(f"/table/{'x' * 3000}"), mallory.http.get("/robots.txt"),
    ]  # fmt: skip
    assert {200, 303, 400, 403, 404, 405, 413, 422} <= {answer.status_code for answer in answers}
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def all_forms(**named: str) -> list[str]:
    """The address of everything that takes a form, also of what will be added."""
    with open_house() as opened:
        routes = [route for route in create_app(Settings(house=opened.house)).routes if isinstance(route, Route)]
    taking = [route.path for route in routes if set(route.methods or ()) - {"GET", "HEAD"}]
    return [path.format_map(defaultdict(lambda: "1", named)) for path in taking]


def test_no_form_is_taken_from_another_site_or_without_its_token(house: RealHouse, mallory: Guest) -> None:
    paths = all_forms(book="npa", kind="meld", id=mallory.new_table())
    assert len(paths) > 8
    for path in paths:
        if not path.startswith("/event/"):
            not_taken(house, Guest(house, "Mallory"), path)


def test_nor_is_one_of_a_tournament_not_even_from_its_director(house: RealHouse) -> None:
    director = Guest(house, "Mallory")
    opened = director.post("/events", book="npa")
    paths = [path for path in all_forms(id=opened.headers["location"].split("/")[2]) if path.startswith("/event/")]
    assert len(paths) > 20
    for path in paths:
        not_taken(house, director, path)


def not_taken(house: RealHouse, mallory: Guest, path: str) -> None:
    stranger = Guest(house).token()
    fields = {"name": "Eve", "book": "npa", "login": "eve", "password": "long enough for anybody"}
    for headers, token in (
        ({"origin": "https://evil.example"}, mallory.token()),
        ({"origin": "null"}, mallory.token()),
        ({"sec-fetch-site": "cross-site"}, mallory.token()),
        ({}, ""), ({}, stranger), ({}, "00" * 64),
    ):  # fmt: skip
        answer = mallory.http.post(path, data={**fields, "token": token}, headers=headers)
        is_sheet = "/round/" in path  # there is none yet
        assert answer.status_code == 403 or (is_sheet and answer.status_code == 404), (
            path,
            headers,
            answer.status_code,
        )
        assert not answer.is_redirect
    assert "Mallory" in mallory.http.get("/you").text


def test_nobody_opens_tables_without_end(house: RealHouse) -> None:
    eve = Guest(house)
    wanted = {"token": eve.token(), "book": "bend", "your-name": "Eve"}
    answers = [eve.http.post("/tables", data=wanted).status_code for _ in range(60)]
    assert answers.count(303) == MOST_HOSTED
    assert set(answers) == {303, 409, 429}
