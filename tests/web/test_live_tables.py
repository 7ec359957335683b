"""Sheets that come from live tables: who sits there, when hands are dealt, and that each is written once."""

from __future__ import annotations

from pathlib import Path

import pytest
from live_evening import Evening, Window, a_house
from table_people import dealt, play, run
from visiting import said

from meldhouse.game import Slip
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tables.asking import Person as Player
from meldhouse.tables.terms import book_of
from meldhouse.tournament import acts
from meldhouse.tournament.books import book_from, source_of, table_book
from meldhouse.tournament.forms import Form, form_faults, form_of
from meldhouse.tournament.state import LIVE
from meldhouse.web.house.event_tables import TableOfRound, live_hands

CLUB = 'extends = "npa"\nname = "ours"\ntitle = "Ours"\n[match]\nhands = 3\n[auction]\nopening = 60\n'
CLAUSE = "NPA-1.1d"


@pytest.mark.parametrize("source", [*book_names(), CLUB])
@pytest.mark.parametrize("form", [Form(), Form(hands=2), Form(target=3, best_of=5)])
def test_a_live_table_reads_the_very_book_of_its_sheet(source: str, form: Form) -> None:
    read, meant = book_of(source_of(source, form)), table_book(source, form)
    assert (read.fingerprint, read.match) == (meant.fingerprint, meant.match)


def test_one_hand_that_decides_a_tie_is_a_book_too() -> None:
    assert book_from(source_of(CLUB, Form(), one_hand=True)).match == table_book(CLUB, Form(), one_hand=True).match
    book = load_book("n42pa")
    ranking = {"of": "person", "playoff": "hand", "playoff_places": 3}
    form = form_of(book, entry="person", where="browser", rounds=2, ranking=ranking)
    assert "form-hand" in [one.id for one in form_faults(book, form)]


def test_a_match_writes_itself_and_then_nothing_more_is_dealt(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house, target=1, best_of=3)
            people = await evening.windows()
            sheet, room = await evening.sheet(), await evening.room()
            for _ in range(3):
                await play(people, hands=99)
                await people[0].answered(people[0].ask("say", phrase="played"))  # so the hand has been told
                assert [row.slip for row in sheet.rows][-1] == room.table.last.slip
                if sheet.is_complete(time_up=False):
                    break
                assert await people[0].answered(people[0].ask("start")) == ""
            assert sheet.is_complete(time_up=False)
            assert {row.by for row in sheet.rows} == {LIVE}
            assert sum(sheet.games().values()) == len(room.table.games)
            assert await people[0].answered(people[0].ask("start")) == "held"
            assert people[0].refusals[-1]["text"] == f"{said('table-all-played')}."
            assert len(sheet.rows) == room.table.number

    run(work())


def test_nobody_takes_or_leaves_a_chair(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house, people=8)
            state = (await evening.event.look()).state
            other = state.name(next(iter((await evening.sheet(2)).seats.values()))).lower()
            for device in ("stranger", "mary", other):
                somebody = await evening.window(device)
                await somebody.listen()
                assert somebody.table["seat"] is None
                for ask in (("sit", {"seat": "N"}), ("bot", {"seat": "N", "level": "club"}), ("close", {})):
                    assert await somebody.answered(somebody.ask(ask[0], **ask[1])) == "given"
            player = (await evening.windows())[0]
            await player.listen()
            assert player.table["seat"] == "N"
            assert await player.answered(player.ask("stand")) == "given"

    run(work())


def test_a_chair_waits_for_whoever_has_no_device_yet(tmp_path: Path) -> None:
    """And a second device of his takes the first one's place."""

    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house)
            person = (await evening.sheet()).seats["E"]
            early = await evening.window("tablet")
            await early.listen()
            assert early.table["seat"] is None
            await evening.do(acts.Appoint(who="tablet", role="player", person=person))
            late = await evening.window("tablet")
            await late.until(lambda: late.table.get("seat") == "E")
            first = next(one for one in await evening.windows() if one.person == late.person)
            await first.until(lambda: first.table.get("seat") == "E")
            while await late.listen():
                pass
            assert late.viewer.why_closed == "elsewhere"

    run(work())


def test_no_hand_is_dealt_when_time_is_up_until_it_is_extended(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house, minutes=60)
            people = await evening.windows()
            await play(people, hands=1)
            await evening.do(acts.CallTime(round=1))
            for one in people:
                assert await one.answered(one.ready()) in ("held", "ready")
            assert (await evening.room()).table.number == 1
            assert "Time is up" in " ".join(refusal["text"] for one in people for refusal in one.refusals)
            await evening.do(acts.Extend(round=1, minutes=5))
            await dealt(people)
            assert people[0].table["number"] == 2

    run(work())


def test_a_live_table_that_is_forfeited_says_so_and_goes_on_when_that_is_undone(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house)
            people = await evening.windows()
            await play(people, hands=1)
            sheet = await evening.sheet()
            written = len(sheet.rows)
            await evening.do(acts.Forfeit(round=1, table=1, side="EW", reason="went home"))
            for one in people:
                assert await one.answered(one.ready()) in ("held", "ready")
            said = " ".join(refusal["text"] for one in people for refusal in one.refusals)
            assert "Forfeited by" in said
            assert "went home" in said
            assert "There’s no more play at this table." in said
            assert (await evening.room()).table.number == 1
            await evening.do(acts.Undo())
            await dealt(people)
            assert people[0].table["number"] == 2
            assert len((await evening.sheet()).rows) >= written

    run(work())


def test_a_table_of_a_start_that_was_undone_deals_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house)
            old, people = await evening.table_id(), await evening.windows()
            await evening.do(acts.Undo())
            assert not await evening.table_id()
            for one in people:
                await one.listen()
            assert await people[0].answered(people[0].ready()) == "held"
            await evening.do(acts.Start(round=1))
            assert await evening.table_id() != old
            assert await people[0].answered(people[0].ready()) == "held"

    run(work())


@pytest.mark.parametrize("absent", ["wait", "bot"])
def test_bots_sit_in_only_where_the_director_says_so(tmp_path: Path, absent: str) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j", grace=0.0) as house:
            evening = await Evening.begun(house, absent=absent)
            people = await evening.windows()
            await people[0].listen()
            for gone in people[1:]:
                await gone.listen()
                gone.room.leave(gone.viewer)
            if absent == "bot":
                await people[0].until(lambda: sum(one["away"] for one in people[0].table["chairs"].values()) == 3)
            else:
                await people[0].until(lambda: not any(people[0].table["chairs"][seat]["here"] for seat in "ESW"))
                assert await people[0].answered(people[0].ask("say", phrase="hello")) == ""
                assert not any(one["away"] for one in people[0].table["chairs"].values())

    run(work())


def test_a_draw_is_decided_by_one_more_hand(tmp_path: Path) -> None:
    """The drawn hand is one that the director has written by hand; so the next line is the first hand of the table."""

    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house, "npa", hands=1, tie="extra-hand")
            sheet, people = await evening.sheet(), await evening.windows()
            meld, take = {"NS": 30, "EW": 20}, {"NS": 20, "EW": 30}
            drawn = Slip(bidder="N", bid=50, trump="H", meld=meld, take=take)
            await evening.do(acts.EnterSlips(round=1, table=1, slips=(drawn,)))
            assert not sheet.is_complete(time_up=True)
            await play(people, hands=1)
            await people[0].answered(people[0].ask("say", phrase="played"))
            assert [row.by == LIVE for row in sheet.rows] == [False, True]
            assert live_hands(sheet) == {2: 1}
            assert sheet.sums.lines[-1].extra
            held = await people[0].answered(people[0].ask("start"))
            assert held == ("held" if sheet.is_complete(time_up=False) else "")

    run(work())


async def _ruled_against_east(evening: Evening, people: list[Window]) -> None:
    """North calls for an official; the director rules, though she has no chair, and nobody who has one may."""
    mary, north, room = await evening.window("mary"), people[0], await evening.room()
    await dealt(people)
    for event in ({"type": "Raised", "by": "N", "about": "talk"}, {"type": "NotAgreed", "by": "N"}):
        assert await north.answered(north.ask("hear", event=event)) == ""
    assert room.table.felt is not None
    assert room.table.felt.dispute is not None
    called = {"type": "Called", "post": room.table.felt.dispute.course.due, "person": "Mary"}
    assert await north.answered(north.ask("hear", event=called)) == "not-host"
    ruled = {
        "type": "Ruled",
        "person": "Mary",
        "decision": "ten off",
        "clause": "NPA-1.1d",
        "points": -10,
        "seats": ["E"],
    }
    for event in (called, ruled):
        assert await mary.answered(mary.ask("hear", event=event)) == ""
    assert await north.answered(north.ask("hear", event={"type": "PlayedOn"})) == ""


def test_at_a_refereed_table_rulings_come_along_when_the_hand_is_final(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house, "npa", conduct="refereed", hands=1)
            people, sheet = await evening.windows(), await evening.sheet()
            room = await evening.room()
            await _ruled_against_east(evening, people)
            await play(people, hands=1)
            assert not sheet.rows
            place, state = TableOfRound(evening.event.id, 1, 1), (await evening.event.look()).state
            assert await house.event_tables.is_playing(state, place)
            for one in people:
                assert await one.answered(one.ready()) == ""
            assert room.table.stage == "over"
            assert not await house.event_tables.is_playing(state, place)
            assert sheet.rows[0].slip == room.table.last.slip
            assert [(one.seats, one.points, one.clause) for one in sheet.rows[0].slip.incidents] == [
                (("E",), -10, "NPA-1.1d")
            ]

    run(work())


@pytest.mark.parametrize(("role", "speaks"), [("director", True), ("referee", True), ("scorekeeper", False)])
def test_only_the_director_and_referees_speak_for_the_house(tmp_path: Path, role: str, speaks: bool) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house)
            await evening.do(acts.Appoint(who="pat", role=role))
            room = await evening.room()
            who = await house.hall.as_whom(Player("pat", "Pat"), room.table)
            assert (who.speaks_for == room.table.host) is speaks

    run(work())


@pytest.mark.accepts("N42-21a")
def test_a_rule_eased_at_the_desk_holds_at_the_live_table_that_opens_after_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path / "j") as house:
            evening = await Evening.begun(house, conduct="refereed", start=False)
            await evening.do(acts.Ease(person="P2", clause="N42-8b", reason="plays from a rack"))
            await evening.do(acts.Start(round=1))
            people, sheet, room = await evening.windows(), await evening.sheet(), await evening.room()
            await dealt(people)
            (seat,) = [seat for seat, person in sheet.seats.items() if person == "P2"]
            assert room.table.hand is not None
            assert room.table.hand.state.eased == {seat: {"N42-8b"}}

    run(work())
