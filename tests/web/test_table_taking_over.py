"""Playing for a computer player in the middle of a hand, in Chromium: the host is asked, the newcomer waits, everybody
sees and hears who plays."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from browsing import LACKING, complaints_of_axe
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import visit
from visiting import said

from meldhouse.game.fairness import DealId, commitment
from meldhouse.messages import fact
from meldhouse.tables.asking import Asked, Person, answer
from meldhouse.tables.requests import Admit, AnyRequest, Open, Ready, Sit, Stand, Start
from meldhouse.tables.room.room import Room

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
SHOWN = os.environ.get("SHOW_TABLES", "")
"""A folder for pictures, for whoever wants to look at them."""


async def asked(room: Room, request: AnyRequest, name: str = "Ruth") -> None:
    """By the host, or by somebody else."""
    who = Person(f"p{name.lower()}", name)
    await room.write(lambda: answer(room.table, Asked(who, request, room.means.new_seed)))


def dealt(site: TableSite, book: str = "n42pa") -> str:
    """Ruth plays with three bots, and it is her turn or theirs; nobody has done anything yet."""
    id = site.new_table(book)
    room = site.run(site.hall.room(id))

    async def begin() -> None:
        number = bytes(32)
        await asked(room, Start(id="a"))
        await asked(room, Ready(id="b", hand=1, attempt=1, commitment=commitment(DealId(id, 1, 1), "S", number)))
        await asked(room, Open(id="c", seal=room.table.next_deal.sheet.seal, number=number.hex()))

    site.run(begin())
    assert room.table.stage == "hand"
    return f"{site.url}/table/{id}"


def picture(page: Page, name: str) -> None:
    if SHOWN:
        page.screenshot(path=str(Path(SHOWN) / f"{name}.png"))


@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 844), (1280, 800)])
def test_the_host_lets_somebody_in_now(site: TableSite, browser: Browser, width: int, height: int) -> None:
    url, size = dealt(site), {"width": width, "height": height}
    with (
        visit(browser, url, viewport=size) as host,
        visit(browser, url, name="Bea", viewport=size) as bea,
        visit(browser, url, name="Eve", viewport=size) as eve,
    ):
        bea.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="E"))).click()
        expect(bea.get_by_role("status").filter(has_text="You asked to play East.")).to_be_visible()
        expect(bea.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="W")))).to_have_count(0)
        assert bea.locator(".hand button").count() == 0
        question = host.get_by_role(
            "group", name=said("newcomer-asks", name="Bea", where=fact("seat", seat="E"), now="yes")
        )
        expect(question.get_by_role("button")).to_have_text([said("newcomer-now"), said("newcomer-next"), "No"])
        expect(host.locator("#told")).to_contain_text(
            said("newcomer-asks", name="Bea", where=fact("seat", seat="E"), now="yes")
        )
        expect(eve.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="E")))).to_have_count(0)
        picture(host, f"asked-{width}")
        picture(bea, f"waits-{width}")
        assert complaints_of_axe(host) == []
        assert host.evaluate("document.documentElement.scrollWidth") <= width
        question.get_by_role("button", name=said("newcomer-now")).click()
        expect(bea.locator(".hand button").first).to_be_visible()
        for page in (host, eve):
            expect(page.locator(".sheet-over").filter(has_text="Bea now plays East.")).to_be_visible()
            expect(page.locator("#told")).to_contain_text("Bea now plays East.")
            if width == 1280:  # while bids are made, a phone has no room for the players
                expect(page.get_by_role("group", name="Bea", exact=True)).to_contain_text("new")
        picture(host, f"moved-{width}")
        host.get_by_role("button", name=said("got-it")).click()
        expect(host.locator(".sheet-over")).to_have_count(0)


def test_who_is_turned_away_is_told_so_and_who_waits_no_more_is_not(site: TableSite, browser: Browser) -> None:
    url = dealt(site)
    with visit(browser, url) as host, visit(browser, url, name="Bea") as bea:
        bea.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="W"))).click()
        bea.get_by_role("button", name=said("newcomer-stop")).click()
        expect(bea.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="W")))).to_be_visible()
        expect(bea.locator(".sheet-over")).to_have_count(0)
        expect(host.locator(".newcomer")).to_have_count(0)
        bea.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="E"))).click()
        host.get_by_role("button", name="No", exact=True).click()
        expect(bea.locator(".sheet-over")).to_contain_text("The host keeps the computer at East for this hand.")
        expect(bea.locator("#told")).to_contain_text("The host keeps the computer at East for this hand.")
        bea.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="E"))).click()
        expect(bea.get_by_role("alert")).to_contain_text("The host said no for this hand.")


def test_who_waited_for_a_chair_that_another_took_is_told_who_plays_there(site: TableSite, browser: Browser) -> None:
    url = dealt(site)
    room = site.run(site.hall.room(url.rsplit("/", 1)[1]))
    site.run(asked(room, Sit(id="d", seat="E"), "Cal"))
    site.run(asked(room, Admit(id="e", at=room.table.version, seat="E", when="now")))
    site.run(asked(room, Stand(id="f"), "Cal"))
    with visit(browser, url, name="Bea") as bea:
        bea.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="E"))).click()
        expect(bea.get_by_role("status").filter(has_text="You asked to play East.")).to_be_visible()
        site.run(asked(room, Sit(id="g", seat="E"), "Cal"))  # it was theirs in this hand
        taken = said("newcomer-taken", name="Cal", where=fact("seat", seat="E"))
        expect(bea.locator(".sheet-over")).to_contain_text(taken)
        expect(bea.locator("#told")).to_contain_text(taken)
        expect(bea.locator("#told")).not_to_contain_text("The host keeps the computer")


def test_from_the_next_hand_is_said_to_whoever_waits(site: TableSite, browser: Browser) -> None:
    url = dealt(site)
    with visit(browser, url) as host, visit(browser, url, name="Bea") as bea:
        bea.get_by_role("button", name=said("newcomer-sit", where=fact("seat", seat="N"))).click()
        host.get_by_role("button", name=said("newcomer-next")).click()
        expect(host.locator(".newcomer")).to_have_count(0)
        expect(bea.get_by_role("status").filter(has_text="You’re in:")).to_be_visible()
        bea.reload()
        expect(bea.get_by_role("status").filter(has_text="You’re in:")).to_be_visible()
