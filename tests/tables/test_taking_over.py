"""Taking over from a bot in the middle of a hand: nobody learns a second hand of a deal by it, the host has a say, and
everybody at the table hears of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from table_people import Somebody, dealt, hall, run, seated
from table_walker import PEOPLE, Walk

from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.asking import Person
from meldhouse.tables.terms import Terms


async def in_a_hand(house: Any, book: str = "n42pa", people: int = 1, **terms: Any) -> tuple[Any, list[Somebody]]:
    """A hand is on, and nobody has done anything in it yet."""
    room, everybody = await seated(house, book, people, **terms)
    await dealt(everybody)
    return room, everybody


async def come(name: str, room: Any, asked: int = 0) -> Somebody:
    """`asked`: what they have asked for already, in another window."""
    somebody = Somebody(name, room)
    somebody._asked = asked
    await somebody.until(lambda: somebody.table)
    return somebody


def shown(somebody: Somebody) -> list[str]:
    """The hand he sees."""
    hand = somebody.table["hand"]
    return hand["hand"] if hand is not None else []


def test_a_stranger_who_goes_from_bot_to_bot_sees_no_hand(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann,) = await in_a_hand(house)
            assert shown(ann)
            for number, seat in enumerate("NEW"):
                eve = await come(f"Eve{number}", room)
                await eve.answered(eve.ask("sit", seat=seat))
                assert eve.table["seat"] is None
                assert shown(eve) == []
                await eve.answered(eve.ask("stand"))
            assert [chair["kind"] for chair in ann.table["chairs"].values()].count("bot") == 3

    run(evening())


def test_the_default_is_the_next_hand(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann,) = await in_a_hand(house)
            bea = await come("Bea", room)
            assert await bea.answered(bea.ask("sit", seat="E")) == ""
            await bea.until(lambda: bea.you["waits"] == "E")
            await ann.until(lambda: ann.table["newcomers"])
            asks = [{"seat": "E", "name": "Bea", "agreed": False, "may_now": True}]
            assert ann.table["newcomers"] == asks
            while ann.table["stage"] == "hand":
                ann.decide()
                await ann.listen()
            await bea.until(lambda: bea.table["seat"] == "E")
            assert bea.you["waits"] is None
            await ann.until(lambda: sat("E", "Bea") in ann.said)
            assert ann.table["newcomers"] == []

    run(evening())


def sat(seat: str, name: str) -> dict[str, Any]:
    where = {"id": "seat", "args": {"seat": seat}}
    return {"id": "news-sat", "args": {"who": seat, "name": name, "where": where}}


def left(seat: str, name: str) -> dict[str, Any]:
    return {"id": "news-left", "args": {"name": name, "where": {"id": "seat", "args": {"seat": seat}}}}


def test_the_host_lets_somebody_in_at_once_and_everybody_hears_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann, bea) = await in_a_hand(house, people=2)
            free = next(seat for seat in "ESWN" if ann.table["chairs"][seat]["kind"] == "bot")
            cal = await come("Cal", room)
            eve = await come("Eve", room)
            await cal.answered(cal.ask("sit", seat=free))
            assert await bea.answered(bea.ask("admit", seat=free, when="now")) == "not-host"
            await ann.until(lambda: ann.table["newcomers"])
            assert await ann.answered(ann.ask("admit", seat=free, when="now")) == ""
            await cal.until(lambda: cal.table["seat"] == free)
            assert shown(cal)
            for one in (ann, bea, eve):
                await one.until(lambda one=one: sat(free, "Cal") in one.said)
                assert one.table["chairs"][free]["joined"]
            # Who leaves again is told, too, and may come back to this hand and to no other.
            assert await cal.answered(cal.ask("stand")) == ""
            await ann.until(lambda: left(free, "Cal") in ann.said)
            other = next(seat for seat in "ESWN" if ann.table["chairs"][seat]["kind"] == "bot" and seat != free)
            assert await cal.answered(cal.ask("sit", seat=other)) == ""
            await ann.until(lambda: ann.table["newcomers"])
            assert [one["may_now"] for one in ann.table["newcomers"]] == [False]
            assert await ann.answered(ann.ask("admit", seat=other, when="now")) == "seen-another"
            assert await cal.answered(cal.ask("sit", seat=free)) == ""
            await cal.until(lambda: cal.table["seat"] == free)
            await ann.until(lambda: not ann.table["newcomers"])

    run(evening())


def test_the_host_says_later_or_no(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann,) = await in_a_hand(house)
            bea, cal = await come("Bea", room), await come("Cal", room)
            await bea.answered(bea.ask("sit", seat="E"))
            assert await cal.answered(cal.ask("sit", seat="E")) == "wished"
            await ann.until(lambda: ann.table["newcomers"])
            assert await ann.answered(ann.ask("admit", seat="E", when="next")) == ""
            await ann.until(lambda: ann.table["newcomers"][0]["agreed"])
            assert bea.you["waits"] == "E"
            before = ann.v
            await cal.answered(cal.ask("sit", seat="W"))
            ann.send({"ask": "admit", "id": "early", "at": before, "seat": "W", "when": "no"})
            assert await ann.answered("early") == "stale", "the host meant whoever he saw there"
            await ann.until(lambda: len(ann.table["newcomers"]) == 2)
            assert await ann.answered(ann.ask("admit", seat="W", when="no")) == ""
            await cal.until(lambda: cal.you["waits"] is None)
            assert await cal.answered(cal.ask("sit", seat="N")) == "turned-away", "the host is not asked twice"
            assert await ann.answered(ann.ask("admit", seat="W", when="now")) == "nobody-waits"

    run(evening())


def test_who_waits_may_change_their_mind_or_just_go(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path, grace=0.05) as house:
            room, (ann,) = await in_a_hand(house)
            bea = await come("Bea", room)
            await bea.answered(bea.ask("sit", seat="E"))
            assert await bea.answered(bea.ask("sit", seat="W")) == ""
            await bea.until(lambda: bea.you["waits"] == "W")
            assert set(room.table.newcomers) == {"W"}
            assert await bea.answered(bea.ask("stand")) == ""
            await bea.until(lambda: bea.you["waits"] is None)
            assert await bea.answered(bea.ask("stand")) == "not-seated"
            await bea.answered(bea.ask("sit", seat="N"))
            room.leave(bea.viewer)
            await ann.until(lambda: ann.table["newcomers"])
            await ann.until(lambda: not ann.table["newcomers"])

    run(evening())


def test_who_waits_still_waits_when_the_house_opens_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann,) = await in_a_hand(house)
            bea = await come("Bea", room)
            await bea.answered(bea.ask("sit", seat="E"))
            id = room.id
        async with hall(tmp_path) as house:
            room = await house.room(id)
            ann, bea = await come("Ann", room, 100), await come("Bea", room, 100)
            await bea.until(lambda: bea.you["waits"] == "E")
            assert shown(bea) == []
            assert await ann.answered(ann.ask("admit", seat="E", when="now")) == ""
            await bea.until(lambda: bea.table["seat"] == "E")
            held = shown(bea)
        async with hall(tmp_path) as house:
            room = await house.room(id)
            bea = await come("Bea", room, 200)
            assert shown(bea) == held
            assert bea.table["chairs"]["E"]["joined"]
            assert await bea.answered(bea.ask("stand")) == ""
            assert await bea.answered(bea.ask("sit", seat="W")) == ""
            assert bea.table["seat"] is None

    run(evening())


def test_one_browser_is_one_pair_of_eyes_whatever_it_goes_by() -> None:
    """Who logs in, or out, is somebody else by name; what this browser has seen of the deal stays seen."""
    walk = Walk(Terms(book="npa"), Random(9))
    walk.deal()
    table, host = walk.table, PEOPLE[0]
    guest, account = Person("guest", "Guest", browser="b1"), Person("account", "Gus", browser="b1")
    assert walk.ask(guest, ask.Sit, seat="N") == ""
    assert walk.ask(host, ask.Admit, seat="N", when="now") == ""
    assert table.chair_of("guest") is not None
    assert walk.ask(guest, ask.Stand) == ""
    assert walk.ask(account, ask.Sit, seat="E") == ""
    assert table.chair_of("account") is None
    assert walk.ask(host, ask.Admit, seat="E", when="now") == "seen-another"
    assert walk.ask(host, ask.Admit, seat="E", when="next") == ""
    # Nor does it help to go on with the same account from another browser: the account was seen in this one.
    elsewhere = Person("account", "Gus", browser="b2")
    assert walk.ask(elsewhere, ask.Stand) == ""
    assert walk.ask(elsewhere, ask.Sit, seat="W") == ""
    assert walk.ask(host, ask.Admit, seat="W", when="now") == "seen-another"


def test_eyes_are_followed_from_browser_to_browser() -> None:
    """One in browsers a and b, another in b and c, a third in c: the third may have seen what the first saw."""
    walk = Walk(Terms(book="npa"), Random(9))
    walk.deal()
    host = PEOPLE[0]
    assert walk.ask(Person("p1", "One", browser="a"), ask.Sit, seat="N") == ""
    assert walk.ask(host, ask.Admit, seat="N", when="now") == ""
    assert walk.ask(Person("p1", "One", browser="a"), ask.Stand) == ""
    for person, browser in (("p1", "b"), ("p2", "b"), ("p2", "c")):
        walk.table.fold(on.Known(person, browser))
    assert walk.table.hands_seen("p3", "c") == {"N"}
    assert walk.ask(Person("p3", "Three", browser="c"), ask.Sit, seat="E") == ""
    assert walk.ask(host, ask.Admit, seat="E", when="now") == "seen-another"


def test_a_no_is_for_the_browser_whatever_it_goes_by() -> None:
    walk = Walk(Terms(book="npa"), Random(9))
    walk.deal()
    host = PEOPLE[0]
    assert walk.ask(Person("guest1", "Guest", browser="b1"), ask.Sit, seat="N") == ""
    assert walk.ask(host, ask.Admit, seat="N", when="no") == ""
    assert walk.ask(Person("guest2", "Guest", browser="b1"), ask.Sit, seat="N") == "turned-away"
    assert walk.ask(Person("guest3", "Other", browser="b2"), ask.Sit, seat="N") == ""


def test_who_waits_is_known_by_every_browser_they_come_with(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann,) = await in_a_hand(house)
            bea = await come("Bea", room)
            assert await bea.answered(bea.ask("sit", seat="E")) == ""
            bea.person = bea.person._replace(browser="phone")
            bea.n = None
            bea.sit_down()
            await bea.until(lambda: "phone" in room.table.browsers.get(bea.person.id, ()))
            await ann.until(lambda: ann.table["newcomers"])
            assert await ann.answered(ann.ask("admit", seat="E", when="no")) == ""
            await bea.until(lambda: bea.you["waits"] is None)
            assert bea.you["refused"]
            oda = Somebody("Oda", room)
            oda.person = oda.person._replace(browser="phone")
            oda.sit_down()
            await oda.until(lambda: oda.table)
            assert not oda.you["refused"]
            assert await oda.answered(oda.ask("sit", seat="E")) == "turned-away"

    run(evening())


def test_a_second_browser_of_a_player_has_seen_the_hand_too(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann, bea) = await in_a_hand(house, people=2)
            bea.person = bea.person._replace(browser="phone")
            bea.n = None
            bea.sit_down()  # the same account, from another browser
            await bea.until(lambda: bea.table["seat"] and shown(bea))
            other = Somebody("Oda", room)
            other.person = other.person._replace(browser="phone")
            other.sit_down()
            await other.until(lambda: other.table)
            free = next(seat for seat in "ESWN" if ann.table["chairs"][seat]["kind"] == "bot")
            assert await other.answered(other.ask("sit", seat=free)) == ""
            await ann.until(lambda: ann.table["newcomers"])
            assert await ann.answered(ann.ask("admit", seat=free, when="now")) == "seen-another"

    run(evening())


def test_a_host_without_a_chair_takes_one_at_once_and_is_announced() -> None:
    walk = Walk(Terms(book="npa"), Random(9))
    walk.deal()
    table, (host, bea) = walk.table, PEOPLE[:2]
    assert walk.ask(host, ask.Stand) == ""
    assert walk.ask(host, ask.Sit, seat="S") == "", "a chair that was one's own in this hand still is"
    assert walk.ask(host, ask.Stand) == ""
    assert walk.ask(host, ask.Sit, seat="N") == ""
    assert table.chair_of(host.id) is None, "not even the host sees two hands of a deal"
    while table.stage == "hand":
        assert walk.do_due()
    assert table.chair_of(host.id).seat == "N"
    assert bea.id not in table.newcomers
