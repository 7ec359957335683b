"""The socket of a table, over a real connection."""

from __future__ import annotations

import json
from typing import Any

import pytest
from real_house import dealt
from table_site import TableSite
from visiting import said
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from meldhouse.web.table.sockets import BURST, FAULTS, LONGEST


def window(site: TableSite, table: str, query: str = "", *, name: str = "Ruth", origin: str | None = "") -> Any:
    headers = {"cookie": f"name={name}"}
    if origin is not None:
        headers["origin"] = origin or site.url
    address = f"ws://{site.address}/table/{table}/socket{query}"
    return connect(address, additional_headers=headers, open_timeout=20, proxy=None)


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(20))
        if message["is"] == kind:
            return message


def ask(socket: ClientConnection, what: str, id: str = "k1", **details: Any) -> None:
    socket.send(json.dumps({"ask": what, "id": id, "at": 0, **details}))


def closed(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(20)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 0


def test_a_window_is_told_who_it_is_and_everything_it_may_see(site: TableSite) -> None:
    with window(site, site.new_table("npa")) as socket:
        you, whole = heard(socket, "you"), heard(socket, "whole")
        assert (you["seat"], you["host"], you["name"]) == ("S", True, "Ruth")
        assert whole["set"]["chairs"]["S"]["name"] == "Ruth"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", None, "http://["])
def test_a_page_from_elsewhere_is_not_let_in(site: TableSite, origin: str | None) -> None:
    with pytest.raises(InvalidStatus), window(site, site.new_table("npa"), origin=origin):
        pass


@pytest.mark.parametrize("table", ["2222222222", "..", "x"])
def test_a_table_that_is_not_there_says_so(site: TableSite, table: str) -> None:
    with window(site, table) as socket:
        assert closed(socket) == 4003


def test_what_is_done_is_acknowledged_and_shown(site: TableSite) -> None:
    with window(site, site.new_table("st-hilary")) as socket:
        ask(socket, "start")
        assert heard(socket, "done")["id"] == "k1"


def test_a_request_that_is_sent_again_is_answered_and_not_done_again(site: TableSite) -> None:
    table = site.new_table("st-hilary")
    with window(site, table) as socket:
        ask(socket, "start")
        first = heard(socket, "done")
    with window(site, table) as socket:
        ask(socket, "start")
        assert heard(socket, "done") == first


@pytest.mark.parametrize(
    "message", ["", "nonsense", "{}", "[1]", '{"ask":"fly","id":"k1"}', '{"ask":"sit"}', "[" * 4000]
)
def test_what_is_no_request_gets_a_sentence(site: TableSite, message: str) -> None:
    with window(site, site.new_table("npa")) as socket:
        socket.send(message)
        refusal = heard(socket, "refused")["refusal"]
        assert (refusal["code"], refusal["text"]) == ("garbled", f"{said('table-garbled')}.")
        ask(socket, "look")
        assert heard(socket, "whole")


def test_a_refusal_of_nonsense_carries_its_id(site: TableSite) -> None:
    with window(site, site.new_table("npa")) as socket:
        ask(socket, "act", "k7", action={"event": "play", "seat": "S", "piece": "17 of stars"})
        assert heard(socket, "refused")["id"] == "k7"


def test_bytes_are_no_request(site: TableSite) -> None:
    with window(site, site.new_table("npa")) as socket:
        socket.send(b"\x00\xff")
        assert heard(socket, "refused")["refusal"]["code"] == "garbled"


def test_who_goes_on_sending_nonsense_is_closed(site: TableSite) -> None:
    with window(site, site.new_table("npa")) as socket:
        for _ in range(FAULTS + 1):
            socket.send("nonsense")
        assert closed(socket) == 1008


def test_a_message_that_is_too_long_closes_the_window(site: TableSite) -> None:
    with window(site, site.new_table("npa")) as socket:
        ask(socket, "sit", seat="S" * LONGEST)
        assert closed(socket) == 1009


def test_a_flood_is_refused_and_then_closed(site: TableSite) -> None:
    with window(site, site.new_table("npa")) as socket:
        for number in range(BURST + 3 * FAULTS):
            ask(socket, "look", f"k{number}")
        assert heard(socket, "refused")["refusal"]["code"] == "hurried"
        assert closed(socket) == 1008


def test_a_window_that_comes_back_gets_only_what_it_missed(site: TableSite) -> None:
    table = site.new_table("npa")
    with window(site, table) as socket:
        room, whole = heard(socket, "you")["room"], heard(socket, "whole")
    with window(site, table, name="Bea") as other:
        heard(other, "whole")
        ask(other, "sit", seat="E")
        heard(other, "done")
        with window(site, table, f"?since={whole['n']}&room={room}") as socket:
            assert heard(socket, "you")["room"] == room
            news = json.loads(socket.recv(20))
            assert (news["is"], news["n"]) == ("news", whole["n"] + 1)


@pytest.mark.parametrize("query", ["?since=3&room=other-S", "?since=3", "?since=-1&room=x", "?since=99999999999"])
def test_a_window_from_another_room_gets_everything(site: TableSite, query: str) -> None:
    with window(site, site.new_table("npa"), query) as socket:
        assert heard(socket, "you")
        assert json.loads(socket.recv(20))["is"] == "whole"


def test_a_chair_that_has_changed_is_another_room(site: TableSite) -> None:
    table = site.new_table("npa")
    with window(site, table) as socket:
        room = heard(socket, "you")["room"]
        ask(socket, "sit", seat="N")
        assert heard(socket, "you")["room"] != room


def test_the_newest_window_plays(site: TableSite) -> None:
    table = site.new_table("npa")
    with window(site, table) as old:
        heard(old, "whole")
        with window(site, table) as new:
            heard(new, "whole")
            assert closed(old) == 4001


def test_two_who_watch_do_not_disturb_each_other(site: TableSite) -> None:
    table = site.new_table("npa")
    with window(site, table, name="Bea") as one, window(site, table, name="Bea") as other:
        assert heard(one, "you")["seat"] is None
        assert heard(other, "whole")
        ask(one, "look")
        assert heard(one, "whole")


def test_a_private_table_shows_no_hand_to_who_has_no_chair(site: TableSite) -> None:
    table = site.new_table("st-hilary", access="private")
    with window(site, table) as socket:
        ask(socket, "start")
        heard(socket, "done")
        dealt(table, {"S": socket})
        with window(site, table, name="Bea") as other:
            shown = heard(other, "whole")["set"]
            assert (shown["hand"], shown["watched"]) == (None, False)
