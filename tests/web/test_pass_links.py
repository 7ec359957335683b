"""Links that give a role: nothing on the way to the server sees what stands behind their #."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browsing import LACKING, complaints_of_axe
from event_visits import Desk
from playwright.sync_api import Browser, Request, expect
from real_house import Guest, real_house
from visiting import OpenHouse, Visitor, said, words

TIMEOUT = 30_000


def test_a_link_and_the_page_for_a_code_carry_no_secret_in_an_address(house: OpenHouse) -> None:
    desk = Desk(house, "npa")
    link = desk.link("referee")
    path, code = link.split("#")
    assert path == f"{desk.at}/pass"
    assert len(code) >= 16
    helper = Visitor(house)
    offer = helper.look_at(link)
    asked = said("accept-role", role="referee")
    assert asked in words(offer)
    assert code not in "".join(re.findall(r'(?:action|href|src)="([^"]*)"', offer.text))
    assert helper.get(f"{path}/{code}").status_code in (404, 405), "no address with the code in its path is answered"
    assert asked in words(helper.post(path, {"code": f"http://testserver{link}"}, page=path))
    taken = helper.say_yes(link, "Sue")
    assert taken.status_code == 303
    assert code not in taken.headers["location"]


@pytest.mark.skipif(bool(LACKING), reason=LACKING)
@pytest.mark.parametrize("script", [True, False])
def test_a_link_is_followed_in_a_browser_with_and_without_scripts(
    browser: Browser, tmp_path: Path, script: bool
) -> None:
    with real_house(tmp_path) as house:
        mary = Guest(house, "Mary")
        where = mary.post("/events", book="npa", title="Tuesday", rounds="3").headers["location"]
        at = where.removesuffix("/desk/people")
        made = mary.post(f"{at}/desk/roles", role="referee").text
        link = re.search(r'class="code-link"><a href="http://[^/]*([^"]*)"', made)
        assert link is not None
        code, asked = link[1].split("#")[1], list[str]()
        context = browser.new_context(java_script_enabled=script, viewport={"width": 390, "height": 800})
        page = context.new_page()

        def seen(request: Request) -> None:
            asked.extend((request.url, request.headers.get("referer", "")))

        page.on("request", seen)
        page.goto(house.url + link[1])
        if not script:
            page.get_by_label("Your code, or the whole link").fill(code)
            page.get_by_role("button", name="Continue").click()
        heading = page.get_by_role("heading", name=said("accept-role", role="referee"))
        expect(heading).to_be_visible(timeout=TIMEOUT)
        if script:
            assert complaints_of_axe(page) == []
        page.get_by_label("Your name").fill("Sue")
        page.get_by_role("button", name="Yes").click()
        expect(page.get_by_text(said("event-you-are", table=0, role="referee"))).to_be_visible(timeout=TIMEOUT)
        assert not [one for one in asked if code in one.split("#")[0]]
        context.close()
        assert code not in (tmp_path / "visits").read_text() + house.told()
