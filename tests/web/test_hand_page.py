"""In Chromium: a finished hand by mouse and keys, the expert, practice of each kind; axe, and the narrow phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browsing import LACKING, complaints_by_day_and_night, complaints_of_axe
from finished import evening, written
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite, table_site
from table_visits import PATIENCE, visit
from visiting import said

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableSite]:
    with table_site(tmp_path_factory.mktemp("site"), by_name=False) as found:
        yield found


@pytest.fixture(scope="module")
def tables(site: TableSite) -> dict[str, str]:
    return {book: site.run(written(site.hall, evening(book, 2))) for book in ("npa", "n42pa", "bend.3")}


def hand(site: TableSite, table: str, rest: str = "") -> str:
    return f"{site.url}/table/{table}/hands/1{rest}"


def at_step(page: Page) -> int:
    return int(page.get_by_role("slider", name="Step").input_value())


def test_a_hand_is_stepped_through_by_keyboard_alone(site: TableSite, browser: Browser, tables: dict[str, str]):
    with visit(browser, hand(site, tables["npa"])) as page:
        slider = page.get_by_role("slider", name="Step")
        expect(slider).to_have_value("1", timeout=PATIENCE)
        last = int(slider.get_attribute("max") or 0)
        assert page.locator(".moves-list li").count() == last
        for step in range(2, 30):
            page.keyboard.press("ArrowRight")
            expect(slider).to_have_value(str(step))
        told = page.locator("#step-29 a .hidden").all_text_contents()
        assert told
        expect(page.locator("[aria-current=step]")).to_contain_text(told[0])
        expect(page.locator("#told p").last).to_contain_text(told[0])
        heard = slider.get_attribute("aria-valuetext") or ""
        assert all(one in heard for one in told), heard
        page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value("28")
        expect(page).to_have_url(re.compile("#step-28$"))
        slider.focus()
        page.keyboard.press("End")
        expect(slider).to_have_value(str(last))
        page.keyboard.press("ArrowRight")
        assert at_step(page) == last
        page.get_by_role("button", name="First step").press("Enter")
        expect(slider).to_have_value("1")
        page.keyboard.press("End")
        expect(slider).to_have_value(str(last))
        page.locator(".controls .strong").press("Enter")  # from the end it begins again
        expect(slider).not_to_have_value(str(last))
        page.get_by_role("button", name="Pause").press("Enter")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        page.get_by_role("button", name="Play", exact=True).press("Enter")  # and played to its end it is not stopped
        expect(page.get_by_role("button", name=said("replay-go", way="again"), exact=True)).to_be_focused()
        expect(slider).to_have_value(str(last))


def test_cards_leave_the_hands_as_they_are_played(site: TableSite, browser: Browser, tables: dict[str, str]):
    for book, seats in (("npa", 4), ("n42pa", 4), ("bend.3", 3)):
        with visit(browser, hand(site, tables[book])) as page:
            held = page.locator(".replay-held .piece")
            expect(page.get_by_role("slider", name="Step")).to_be_visible(timeout=PATIENCE)
            dealt = held.count()
            assert page.locator(".plate").count() == seats
            page.locator(".moves-list .told-play").nth(seats).click()
            expect(page.locator(".played")).to_have_count(1)
            assert held.count() < dealt
            page.get_by_role("button", name="Last step").click()
            expect(page.locator(".won")).to_contain_text("win")


def test_a_link_leads_to_its_step_and_the_proof_is_checked(site: TableSite, browser: Browser, tables: dict[str, str]):
    with visit(browser, hand(site, tables["n42pa"], "#step-7")) as page:
        expect(page.get_by_role("slider", name="Step")).to_have_value("7", timeout=PATIENCE)
        page.get_by_text("Was this deal fair?").click()
        expect(page.locator(".checked .good")).to_have_count(7)
        expect(page.locator(".checked .bad")).to_have_count(0)
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.get_by_role("button", name="Copy link").click()
        expect(page.locator("#copied")).to_have_text(said("copy-done"))
        assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.usefixtures("translated")
def test_the_expert_says_that_he_thinks_and_then_what(site: TableSite, browser: Browser, tables: dict[str, str]):
    site.house.archive.patience = 1.0
    with visit(browser, hand(site, tables["n42pa"])) as page:
        page.wait_for_load_state("networkidle")  # before the script is there, a page of its own answers
        page.get_by_label(said("expert-whose")).select_option("")
        page.get_by_role("button", name="Ask the expert").click()
        expect(page.locator(".thinking")).to_contain_text("You can read on.")
        expect(page.locator(".how-far")).to_have_text(re.compile(r"^ \d+ of \d+ decisions$"), timeout=2 * PATIENCE)
        expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=2 * PATIENCE)
        assert complaints_of_axe(page) == []
        remark = page.locator(".remarks a").first
        expect(remark).to_be_visible()  # of this hand there is something to say
        box, drawn = remark.bounding_box(), page.locator("#table").bounding_box()
        assert box is not None
        assert drawn is not None
        assert box["y"] < drawn["y"]  # what there is to look at stands above, and leads to its step
        goal = (remark.get_attribute("href") or "").rpartition("-")[2]
        remark.click()
        expect(page.get_by_role("slider", name="Step")).to_have_value(goal)
        beside = page.locator(f"#step-{goal} .why")
        expect(beside).to_contain_text("Better: ")
        expect(page.locator(".why.now")).to_have_text(beside.inner_text(), use_inner_text=True)
        expect(page.locator(".why.now")).to_be_in_viewport()
        expect(page.locator("#told p").last).to_contain_text("Better: ")  # heard as well
        page.keyboard.press("ArrowRight")
        expect(page.locator(".why.now")).to_have_count(0)


def test_axe_finds_nothing(site: TableSite, browser: Browser, tables: dict[str, str]):
    table = tables["npa"]
    with visit(browser, hand(site, table), color_scheme="light", bypass_csp=True) as page:
        expect(page.get_by_role("slider", name="Step")).to_be_visible(timeout=PATIENCE)
        for kind in ("bid", "show-meld", "play", "trick-won"):
            page.locator(f".moves-list .told-{kind}").first.click()
            assert complaints_by_day_and_night(page) == []
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        assert complaints_by_day_and_night(page) == []
        paths = (f"/table/{table}/hands", f"/table/{table}/qr", f"/table/{table}", "/practice/meld?book=npa&key=a")
        for path in (*paths, "/practice/follow?book=n42pa&key=a"):
            page.goto(site.url + path)
            assert complaints_by_day_and_night(page) == []


@pytest.mark.parametrize("width", [320, 375, 640])  # the last: a page of 1280 at 200 %
def test_nothing_is_wider_than_the_window(site: TableSite, browser: Browser, tables: dict[str, str], width: int):
    table = tables["npa"]
    with visit(browser, hand(site, table), viewport={"width": width, "height": 640}) as page:
        expect(page.get_by_role("slider", name="Step")).to_be_visible(timeout=PATIENCE)
        for kind in ("deal", "bid", "show-meld", "play", "trick-won"):
            page.locator(f".moves-list .told-{kind}, .moves-list .told-dealt").last.click()
            assert page.evaluate("document.documentElement.scrollWidth") <= width, kind
        paths = (f"/table/{table}/hands", f"/table/{table}/qr", f"/table/{table}", "/practice/meld?book=bend.3&key=a")
        for path in (*paths, "/practice/follow?book=npa&key=a", f"/table/{tables['bend.3']}/hands/1"):
            page.goto(site.url + path)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path


def test_without_scripts_the_hand_is_told_and_practice_goes_on(
    site: TableSite, browser: Browser, tables: dict[str, str]
):
    with visit(browser, hand(site, tables["npa"]), java_script_enabled=False) as page:
        expect(page.get_by_text(said("hands-no-script"))).to_be_visible()
        expect(page.locator("#step-20")).to_be_visible()
        page.goto(f"{site.url}/practice")
        page.get_by_role("button", name=re.compile(said("practice-kind", kind="follow"))).click()
        page.get_by_role("button", name=said("practice-yes")).click()
        expect(page.get_by_text(re.compile("of 1 right"))).to_be_visible()
        page.get_by_role("button", name=said("practice-next")).click()
        page.get_by_role("button", name=said("practice-no")).click()
        expect(page.get_by_text(re.compile("of 2 right"))).to_be_visible()


def test_practice_of_each_kind_by_keyboard(site: TableSite, browser: Browser):
    with visit(browser, f"{site.url}/practice/meld?book=st-hilary&key=a") as page:
        page.get_by_label(said("practice-points")).focus()
        page.keyboard.type("0")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=re.compile("Not quite"))).to_be_focused()
        expect(page.get_by_text("0 of 1 right")).to_be_visible()
        assert complaints_of_axe(page) == []
        page.get_by_role("button", name=said("practice-next")).press("Enter")
        expect(page.get_by_label(said("practice-points"))).to_be_visible()
        page.goto(f"{site.url}/practice/follow?book=st-hilary&key=a")
        page.get_by_role("button", name=re.compile("^Against the clock")).press("Enter")
        expect(page.locator("#clock")).to_contain_text(re.compile(r"^\d+:\d\d$"))
        for answered in range(1, 4):
            page.get_by_role("button", name=said("practice-yes")).press("Enter")
            expect(page.get_by_text(re.compile(f"of {answered} right"))).to_be_visible()
        assert complaints_of_axe(page) == []
        page.get_by_role("button", name="Stop here").press("Enter")
        expect(page.get_by_role("heading", name=re.compile("of 3"))).to_be_focused()


def test_whoever_follows_a_link_says_his_name_and_lands_at_the_table(site: TableSite, browser: Browser):
    with visit(browser, f"{site.url}/table/{site.new_table('npa', title='Sunday')}") as page:
        expect(page.get_by_label("Your name")).to_be_focused()
        page.keyboard.type("Bea")
        page.keyboard.press("Enter")
        page.get_by_role("button", name=re.compile("^Sit here.*North")).click(timeout=PATIENCE)
        expect(page.locator(".chair b", has_text="You")).to_be_visible()


def covers_nothing(page: Page) -> None:
    """All of the table is in sight, and the steps below it."""
    felt, controls = page.locator(".replay .felt").bounding_box(), page.locator(".controls").bounding_box()
    size = page.viewport_size
    assert felt is not None
    assert controls is not None
    assert size is not None
    assert felt["y"] >= 0
    assert felt["y"] + felt["height"] <= controls["y"] + 1
    assert controls["y"] + controls["height"] <= size["height"] + 1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])
def test_on_a_phone_the_steps_have_words_and_lie_over_nothing(
    site: TableSite, browser: Browser, tables: dict[str, str], width: int, height: int
) -> None:
    phone = {"width": width, "height": height}
    with visit(browser, hand(site, tables["npa"]), viewport=phone, has_touch=True, is_mobile=True) as page:
        steps = page.get_by_role("group", name="Steps")
        expect(steps.get_by_role("button")).to_have_text(["First", "Back", "Play", "Next", "Last"], timeout=PATIENCE)
        covers_nothing(page)
        for _ in range(3):
            steps.get_by_role("button", name="Next").tap()
        heads = page.locator(".auction .caller")
        cut = heads.evaluate_all(
            "all => all.filter(one => one.closest('th').scrollWidth > one.closest('th').clientWidth)"
        )
        assert cut == []
        covers_nothing(page)
        small = page.locator(".moves-list a:not(.cite)").evaluate_all(
            "all => all.filter(one => one.getBoundingClientRect().height < 44).length"
        )
        assert small == 0


ALL_SEEN = """() => {
  const all = [".replay .felt", ".controls"].map(part => document.querySelector(part).getBoundingClientRect());
  const [felt, controls] = all;
  const apart = felt.bottom <= controls.top + 1 || felt.right <= controls.left + 1;
  return apart && all.every(({ top, bottom }) => top >= -1 && bottom <= innerHeight + 1);
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (640, 360), (740, 360), (844, 390), (820, 1180)])
def test_a_link_to_a_step_shows_the_table_and_not_the_list_below_it(
    site: TableSite, browser: Browser, tables: dict[str, str], width: int, height: int
) -> None:
    phone = {"width": width, "height": height}
    with visit(browser, hand(site, tables["npa"], "#step-40"), viewport=phone, has_touch=True, is_mobile=True) as page:
        expect(page.get_by_role("slider", name="Step")).to_have_value("40", timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(ALL_SEEN)
        page.get_by_role("button", name="Next").tap()
        expect(page.get_by_role("slider", name="Step")).to_have_value("41")
        assert page.evaluate(ALL_SEEN)
        page.evaluate("location.hash = '#step-12'")  # as the browser's own way back does
        expect(page.get_by_role("slider", name="Step")).to_have_value("12")
        page.wait_for_function(ALL_SEEN)
