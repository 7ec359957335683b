"""What a browser missed is not what it knows to be wrong: neutral words for the one, a red box for the other."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from browsing import LACKING, complaints_of_axe
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer, visit
from test_unfair_houses import play, two_at
from unfair import run_by
from visiting import said

from meldhouse.game import Seat
from meldhouse.messages import fact
from meldhouse.tables.requests import AnyRequest, Lost, Open, Ready
from meldhouse.tables.room.room import Room
from meldhouse.tables.room.viewers import Viewer
from meldhouse.tables.seen import common, sights

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def kept_back(site: TableSite, room: Room, kind: type, name: str) -> list[tuple[Viewer, AnyRequest]]:
    """Requests of this kind from this person do not arrive; they lie in the list."""
    held: list[tuple[Viewer, AnyRequest]] = []

    async def begin() -> None:
        real = room.ask

        def ask(viewer: Viewer, request: AnyRequest) -> None:
            if isinstance(request, kind) and viewer.person.name == name:
                held.append((viewer, request))
            else:
                real(viewer, request)

        room.ask = ask

    site.run(begin())
    return held


def asleep(site: TableSite, room: Room, page: Page, name: str) -> None:
    """The laptop is closed: the line ends, and does not come back by itself."""
    page.context.set_offline(True)

    async def cut() -> None:
        for viewer in [one for one in room.viewers if one.person.name == name]:
            viewer.close("slow")

    site.run(cut())


def wait_until(page: Page, holds) -> None:  # type: ignore[no-untyped-def]
    for _ in range(PATIENCE // 50):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("It never came.")


def test_a_hand_dealt_while_a_laptop_slept_is_no_proof_of_cheating(site: TableSite, browser: Browser) -> None:
    """Bea has committed, falls asleep, and is away when the deal is sealed: without her number."""
    with ExitStack() as lent:
        table, (ruth, bea) = two_at(site, browser, lent)
        room = site.run(site.hall.room(table))
        room.means = room.means._replace(grace=0.5)
        held = kept_back(site, room, Ready, "Ruth")
        ruth.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        wait_until(ruth, lambda: held and "N" in room.table.next_deal.commitments)
        asleep(site, room, bea, "Bea")
        wait_until(ruth, lambda: room.table.chairs["N"].away)

        async def arrives() -> None:
            Room.ask(room, *held[0])

        site.run(arrives())
        wait_until(ruth, lambda: room.table.stage == "hand")
        assert set(room.table.proof.numbers) == {"S"}
        bea.context.set_offline(False)
        note = bea.locator(".deal-note")
        play([ruth, bea])
        expect(note).to_contain_text(said("fair-note", hand=1, note="missed"), timeout=PATIENCE)
        expect(note).to_have_attribute("role", "status")
        expect(bea.locator(".unfair")).to_have_count(0)
        bea.reload()  # what it kept says the same once more
        expect(note).to_contain_text(said("fair-note", hand=1, note="missed"), timeout=PATIENCE)
        reason = note.get_by_text(said("fair-note-why", note="missed"))
        expect(reason).to_be_hidden()
        note.get_by_text("Why?").click()
        expect(reason).to_be_visible()
        expect(bea.locator(".unfair")).to_have_count(0)
        expect(ruth.locator(".unfair, .deal-note")).to_have_count(0)
        assert complaints_of_axe(bea) == []
        note.get_by_role("button", name="OK").click()
        expect(note).to_have_count(0)
        bea.get_by_text("Was this deal fair?").click()
        expect(bea.locator(".fair")).to_contain_text(said("fair-not-mine", why="missed"))


def test_a_line_lost_between_two_hands_starts_no_alarm(site: TableSite, browser: Browser) -> None:
    """Asleep before “Next hand”: the next hand is dealt without her, and she comes back in the middle of it, which is
    not disturbed: she hears of it when the hand is over."""
    with ExitStack() as lent:
        table, (ruth, bea) = two_at(site, browser, lent)
        room = site.run(site.hall.room(table))
        ruth.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        play([ruth, bea])
        room.means = room.means._replace(grace=0.3)
        asleep(site, room, bea, "Bea")
        ruth.get_by_role("button", name="Next hand").click()
        wait_until(ruth, lambda: room.table.number == 2)
        bea.context.set_offline(False)
        note = bea.locator(".deal-note")
        expect(bea.locator(".page")).to_have_attribute("data-stage", "hand", timeout=PATIENCE)
        expect(note).to_have_count(0)
        play([ruth, bea])
        expect(note).to_contain_text(said("fair-note", hand=2, note="missed"), timeout=PATIENCE)
        expect(bea.locator(".unfair")).to_have_count(0)


def test_a_number_that_was_sent_and_is_said_not_to_have_come_is_told_to_its_player(
    site: TableSite, browser: Browser
) -> None:
    """A slow line, or a server that did not like the deal: the browser cannot know which, and says what it knows."""
    with ExitStack() as lent:
        table, (ruth, bea) = two_at(site, browser, lent)
        room = site.run(site.hall.room(table))
        held = kept_back(site, room, Open, "Bea")
        room.means = room.means._replace(opening=0.4)
        PagePlayer(ruth, lot=0, taps=1).begin()
        play([ruth, bea])
        note = bea.locator(".deal-note")
        expect(note).to_contain_text(said("fair-note", hand=1, note="not-arrived"), timeout=PATIENCE)
        expect(note).to_contain_text(said("fair-note-why", note="not-arrived"))
        assert held
        expect(bea.locator(".unfair")).to_have_count(0)
        expect(ruth.locator(".deal-note, .unfair")).to_have_count(0)


@pytest.mark.parametrize(
    ("cheat", "fault"),
    [
        ("abort", said("fair-fault", fault="denied-number", who=())),
        ("abort-by-seats", said("fair-fault", fault="never-left", who=())),
        ("abort-too-often", said("fair-fault", fault="too-often", who=())),
    ],
)
def test_a_server_that_gives_a_deal_up_with_a_lie_is_found_out(
    cheat: str, fault: str, site: TableSite, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_by(cheat, monkeypatch)
    with ExitStack() as lent:
        _, (ruth, _) = two_at(site, browser, lent)
        ruth.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        expect(ruth.get_by_role("alert", name="Unfair deal")).to_contain_text(fault, timeout=PATIENCE)
        expect(ruth.locator(".deal-note")).to_have_count(0)


def test_a_server_that_goes_on_without_proving_the_last_hand_is_found_out(
    site: TableSite, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = common._fair
    monkeypatch.setattr(common, "_fair", lambda table: replace(honest(table), proof=None))
    with visit(browser, f"{site.url}/table/{site.new_table('n42pa')}", prefs={"tap": "once"}) as page:
        page.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        play([page])
        expect(page.locator(".unfair")).to_have_count(0)
        page.get_by_role("button", name="Next hand").click()
        alert = page.get_by_role("alert", name="Unfair deal")
        expect(alert).to_contain_text(said("fair-distrust", hand=1), timeout=PATIENCE)
        expect(alert).to_contain_text(said("fair-fault", fault="unproven", who=()))


@pytest.mark.parametrize("hidden", [False, True])
def test_a_server_that_shows_a_player_other_cards_than_it_dealt_is_found_out(
    hidden: bool, site: TableSite, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While she bids she sees the hand across; afterwards the right ones, or nobody's."""
    honest = sights.own_part

    def own_part(hand, seat: Seat):  # type: ignore[no-untyped-def]
        part = honest(hand, seat)
        if hand.phase == "auction":
            part["hand"] = honest(hand, "N")["hand"]
        return {**part, "dealt": {}} if hidden and hand.is_over else part

    monkeypatch.setattr(sights, "own_part", own_part)
    with visit(browser, f"{site.url}/table/{site.new_table('st-hilary')}", prefs={"tap": "once"}) as page:
        page.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        play([page])
        alert = page.get_by_role("alert", name="Unfair deal")
        expect(alert).to_contain_text("You were dealt those cards.", timeout=PATIENCE)
        expect(page.locator(".fair > summary")).to_contain_text("✗ No")
        if hidden:
            expect(alert).to_contain_text("The cards are the ones these numbers deal.")


def test_somebody_who_takes_a_chair_over_or_watches_is_told_that_no_number_is_theirs_and_no_more(
    site: TableSite, browser: Browser
) -> None:
    with ExitStack() as lent:
        table, (ruth, bea) = two_at(site, browser, lent)
        ruth.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        expect(ruth.locator(".page")).to_have_attribute("data-stage", "hand", timeout=PATIENCE)
        cal = lent.enter_context(visit(browser, f"{site.url}/table/{table}", name="Cal", prefs={"tap": "once"}))
        eve = lent.enter_context(visit(browser, f"{site.url}/table/{table}", name="Eve"))
        cal.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="E"))).click(timeout=PATIENCE)
        ruth.get_by_role("button", name=said("newcomer-now")).click(timeout=PATIENCE)
        expect(cal.locator(".hand button").first).to_be_visible(timeout=PATIENCE)
        for page in (ruth, bea):
            page.get_by_role("button", name=said("got-it")).click(timeout=PATIENCE)
        if cal.get_by_role("button", name=said("got-it")).count():  # who came late may have heard of the others
            cal.get_by_role("button", name=said("got-it")).click()
        play([ruth, bea, cal])
        cal.get_by_text("Was this deal fair?").click()
        expect(cal.locator(".fair")).to_contain_text("You sat down after this hand was dealt, so none")
        for page in (ruth, bea, cal, eve):
            expect(page.locator(".unfair, .deal-note")).to_have_count(0)


def test_another_device_that_answers_for_the_first_is_no_alarm_on_either(site: TableSite, browser: Browser) -> None:
    """Ruth's phone commits, her tablet takes over and commits anew, the deal is sealed; then the phone is back."""
    with ExitStack() as lent:
        table, (phone, bea) = two_at(site, browser, lent)
        room = site.run(site.hall.room(table))
        ready = kept_back(site, room, Ready, "Bea")
        opening, lost = kept_back(site, room, Open, "Bea"), kept_back(site, room, Lost, "Bea")
        phone.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        wait_until(phone, lambda: ready and "S" in room.table.next_deal.commitments)
        first = room.table.next_deal.commitments["S"]
        tablet = lent.enter_context(visit(browser, f"{site.url}/table/{table}"))
        wait_until(tablet, lambda: room.table.next_deal.commitments.get("S") not in (None, first))

        async def arrives() -> None:
            Room.ask(room, *ready[0])

        site.run(arrives())
        wait_until(tablet, lambda: room.table.next_deal.sheet is not None)
        phone.get_by_role("button", name=said("line-here")).click(timeout=PATIENCE)
        wait_until(phone, lambda: "S" in room.table.next_deal.numbers or room.table.next_deal.attempt > 1)
        phone.wait_for_timeout(300)
        for page in (phone, tablet, bea):
            expect(page.locator(".unfair")).to_have_count(0)
        assert opening or lost
