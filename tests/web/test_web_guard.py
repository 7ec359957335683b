"""The door: headers, hosts, origins, tokens, sizes, speed, and errors that are pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from event_visits import Desk
from starlette.routing import Route
from visiting import SECRET, Visitor, a_visitor, open_house, said, said as says, words

from meldhouse.web.gate.guard import LARGEST_BODY
from meldhouse.web.gate.limits import MOST_KEYS, Limiter
from meldhouse.web.identity.people import Person
from meldhouse.web.identity.tokens import form_token

POSTS = ["/play", "/new", "/tables", "/you/name", "/you/register", "/you/login", "/you/logout"]
POSTS += ["/rules/npa/derive", "/rules/own.toml", "/you/everywhere", "/you/password"]


@pytest.fixture
def visitor() -> Iterator[Visitor]:
    with a_visitor() as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/nothing", "/static/x/house.css"])
def test_every_answer_carries_the_policy(visitor: Visitor, path: str):
    headers = visitor.get(path).headers
    policy = headers["content-security-policy"]
    for part in (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "form-action 'self'",
        "frame-ancestors 'none'", "base-uri 'none'", "connect-src 'self' ws://testserver",
    ):  # fmt: skip
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(visitor: Visitor):
    cookie = visitor.get("/you").headers["set-cookie"]
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    person = visitor.token("/you")
    value = visitor.client.cookies["meldhouse"]
    visitor.client.cookies.clear()
    visitor.client.cookies.set("meldhouse", value[:-2] + ("aa" if value[-2:] != "aa" else "bb"))
    forged = visitor.client.post("/you/name", data={"token": person, "name": "Eve"})
    assert forged.status_code == 403


def test_under_https_the_cookie_is_secure_and_sockets_are_too(visitor: Visitor):
    secure = Visitor(visitor.opened, base_url="https://cards.example.org")
    response = secure.get("/")
    assert "secure" in response.headers["set-cookie"]
    assert "wss://cards.example.org" in response.headers["content-security-policy"]
    assert "max-age" in response.headers["strict-transport-security"]
    origin = {"origin": "https://cards.example.org"}
    assert secure.client.post("/you/name", data={"token": "", "name": "Ann"}, headers=origin).status_code == 403
    assert "too old" in words(secure.client.post("/you/name", data={"name": "Ann"}, headers=origin))


@pytest.mark.parametrize("path", POSTS)
def test_no_form_is_taken_without_its_token(visitor: Visitor, path: str):
    visitor.get("/")
    stranger = form_token(SECRET, Person("somebody-else", "Eve"))
    for token in ("", "00" * 64, "not hex", stranger):
        response = visitor.client.post(path, data={"token": token, "name": "Ann", "book": "npa"})
        assert response.status_code == 403
        assert says("error-stale-form") in words(response)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://[bad"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "http://testserver"},
    ],
)
def test_no_form_is_taken_from_another_site(visitor: Visitor, headers: dict[str, str]):
    response = visitor.post("/you/name", {"name": "Ann"}, headers=headers)
    assert response.status_code == 403
    assert "another site" in words(response)


def test_a_form_from_here_is_taken(visitor: Visitor):
    headers = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
    assert visitor.post("/you/name", {"name": "Ann"}, headers=headers).status_code == 303


@pytest.mark.parametrize("host", ["evil.example/x", "a b", "<script>", "x:99999999", ""])
def test_a_host_that_is_none_is_refused(visitor: Visitor, host: str):
    response = visitor.get("/", headers={"host": host})
    assert response.status_code == 400
    assert "<script>" not in response.headers["content-security-policy"]


def test_a_house_answers_to_its_own_names_only(visitor: Visitor):
    named = Visitor(visitor.opened, hosts=("cards.local",), base_url="https://cards.example.org")
    for host in ("cards.local", "cards.local:8042", "CARDS.local", "cards.example.org"):
        assert named.get("/help", headers={"host": host}).status_code == 200
    strange = named.get("/help", headers={"host": "192.168.0.7:8042"})
    assert strange.status_code == 400
    assert says("error-strange-host") in words(strange)
    behind = Visitor(visitor.opened, base_url="https://cards.example.org")
    assert behind.get("/help").status_code == 200
    assert behind.get("/help", headers={"host": "localhost:8042"}).status_code == 200
    assert behind.get("/help", headers={"host": "evil.example.org"}).status_code == 400


def test_too_large_a_form_is_refused_however_it_is_sent(visitor: Visitor):
    large = "x" * LARGEST_BODY
    announced = visitor.post("/you/name", {"name": large})
    assert announced.status_code == 413
    assert said("error-too-large", most=LARGEST_BODY // 1024) in words(announced)

    def endless():
        for _ in range(LARGEST_BODY // 1000 + 2):
            yield b"x" * 1000

    kind = {"content-type": "application/x-www-form-urlencoded"}
    assert visitor.client.post("/you/name", content=endless(), headers=kind).status_code == 413


def test_too_many_fields_or_files_are_refused(visitor: Visitor):
    many = {f"f{number}": "1" for number in range(300)}
    assert visitor.post("/you/name", many).status_code == 400
    token = visitor.token()
    files = {"name": ("a.txt", b"hello")}
    assert visitor.client.post("/you/name", data={"token": token}, files=files).status_code == 400
    broken = visitor.client.post("/you/name", content=b"--x", headers={"content-type": "multipart/form-data"})
    assert broken.status_code in (400, 403)
    assert "Traceback" not in broken.text


def test_whoever_sends_too_fast_waits(visitor: Visitor):
    token = visitor.token()
    answers = [visitor.client.post("/you/name", data={"token": token, "name": "Ann"}) for _ in range(31)]
    assert [one.status_code for one in answers[:30]] == [303] * 30
    assert answers[30].status_code == 429
    assert answers[30].headers["retry-after"] == "2"
    assert "Wait 2 seconds and send it again." in words(answers[30])
    visitor.now += 2
    assert visitor.client.post("/you/name", data={"token": token, "name": "Ann"}).status_code == 303


def test_a_new_cookie_each_time_does_not_help(visitor: Visitor):
    codes = set()
    for _ in range(310):
        visitor.client.cookies.clear()
        codes.add(visitor.client.post("/you/name", data={"name": "Ann"}).status_code)
    assert codes == {403, 429}


def test_a_limiter_forgets_the_silent_ones():
    now = [0.0]
    limiter = Limiter(burst=1, rate=1, clock=lambda: now[0])
    for number in range(MOST_KEYS + 10):
        assert limiter.take(str(number)) == 0
    assert len(limiter._buckets) == MOST_KEYS


def test_what_is_not_there_is_said_so(visitor: Visitor):
    response = visitor.get("/nothing/here")
    assert response.status_code == 404
    assert says("error-heading", kind=404) in words(response)
    assert said("error-to-lobby") in words(response)
    assert visitor.get("/static/x/../../app.py").status_code == 404
    assert visitor.get("/play").status_code == 405


def test_our_own_failure_is_a_page_without_a_traceback(visitor: Visitor):
    async def fail(_request):
        raise KeyError("spades")

    visitor.app.router.routes.insert(0, Route("/fail", fail))
    response = visitor.get("/fail")
    assert response.status_code == 500
    assert says("error-advice", kind=500) in words(response)
    assert "spades" not in response.text
    assert "default-src 'none'" in response.headers["content-security-policy"]


def test_static_files_are_kept_for_ever_under_their_version_only(visitor: Visitor):
    url = visitor.app.state.site.assets.url("house.css")
    first = visitor.get(url)
    assert "immutable" in first.headers["cache-control"]
    assert first.headers["content-encoding"] == "gzip"
    again = visitor.get(url, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert visitor.get("/static/old/house.css").headers["cache-control"] == "no-cache"


def test_codes_that_a_rule_refuses_send_back_with_its_sentence(visitor: Visitor):
    desk = Desk(visitor.opened, "bend")
    desk.enter(["Ann", "Bob", "Cleo", "Dan"])
    desk.act(act="finish", anyway=True)
    refused = desk.post("/desk/prints/codes", {})
    assert refused.status_code == 303
    assert "The tournament is over" in words(desk.get("/desk/prints"))


def test_a_journal_that_is_closed_says_so_on_a_page():
    with open_house() as opened:
        desk = Desk(opened, "bend")
        opened.run(opened.house.journal.close)
        gone = desk.visitor.post(f"{desk.at}/desk/people", {"names": "Ann"}, page="/you")
        assert gone.status_code == 503
        assert "shutting down" in words(gone)
        assert "Traceback" not in gone.text
