"""Looking back at a hand by ear: the focus stays, and what is told by itself is one line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browsing import LACKING
from finished import evening, written
from listening import Listener
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite, table_site
from table_visits import PATIENCE, visit
from visiting import said

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Page]:
    with table_site(tmp_path_factory.mktemp("site"), by_name=False) as site:
        site.house.archive.patience = 1.0
        with visit(browser, f"{site.url}/table/{_table(site)}/hands/1") as found:
            expect(found.get_by_role("slider", name="Step")).to_be_visible(timeout=PATIENCE)
            yield found


def _table(site: TableSite) -> str:
    found: str = site.run(written(site.hall, evening("n42pa", 1)))
    return found


def test_what_the_expert_found_is_one_line_from_which_one_reads_on(page: Page) -> None:
    ruth = Listener(page)
    page.get_by_label(said("expert-whose")).select_option("")
    page.get_by_role("button", name="Ask the expert").focus()
    ruth.press("Enter")
    expect(page.locator("#told")).to_contain_text("The expert is checking every decision")
    assert ruth.focused() == "Ask the expert"
    ruth.press("Enter")  # who is impatient asks nothing twice
    line = page.locator("#review .summed")
    expect(line).to_be_focused(timeout=2 * PATIENCE)
    assert "to improve" in line.inner_text()
    assert page.locator("[role=status]", has=page.get_by_role("table")).count() == 0
    assert "Luck" not in ruth.told()
    if page.locator("#review > .reviewed > .remarks").count():
        ruth.press("Tab")
        assert page.evaluate("document.activeElement.matches('.remarks a')")
        deeds = (" in trick ", " bid ", " passed", " trump")
        assert any(deed in ruth.focused() for deed in deeds)  # what was done, not only by whom


def test_keys_and_buttons_that_do_nothing_say_so(page: Page) -> None:
    ruth = Listener(page)
    page.get_by_role("button", name="First step").focus()
    ruth.press("Enter")
    ruth.press("Enter")
    ruth.answers("^This is the first step.$")
    for key in ("b", "?"):
        ruth.asks(key, "^Left and right arrow go through the steps")
    page.get_by_role("button", name="Last step").focus()
    ruth.press("Enter")
    ruth.press("Enter")
    ruth.answers("^This is the last step.$")


def test_a_link_leads_past_the_steps(page: Page) -> None:
    ruth = Listener(page)
    page.get_by_role("slider", name="Step").focus()
    ruth.go("Tab", said("hands-skip"))
    ruth.press("Enter")
    ruth.press("Tab")
    assert not page.evaluate("Boolean(document.activeElement.closest('.moves'))")
    assert page.evaluate(
        "Boolean(document.querySelector('.moves').compareDocumentPosition(document.activeElement) & 4)"
    )


def test_letters_read_the_hand_the_table_and_the_step(page: Page) -> None:
    ruth = Listener(page)
    page.locator("h1").click()
    ruth.press("Home")
    last = page.get_by_role("slider", name="Step").get_attribute("max")
    ruth.asks("w", rf"^Step 1 of {last}: ")
    ruth.asks("h", r"7 dominoes: ")
    ruth.asks("t", r"^Nothing is played yet\.$")
    ruth.press("End")
    ruth.asks("w", rf"^Step {last} of {last}: ")


def test_the_list_of_steps_is_one_stop_and_arrows_go_along_it(page: Page) -> None:
    ruth = Listener(page)
    ruth.press("Home")
    stops = page.locator("#moves a").evaluate_all("all => all.filter(one => one.tabIndex === 0).length")
    assert stops <= 2  # the step, and a rule beside it
    assert page.locator("#moves").evaluate("one => one.tabIndex") == -1
    page.get_by_role("slider", name="Step").focus()
    ruth.go("Tab", said("hands-skip"))
    ruth.press("Tab")
    assert page.evaluate("document.activeElement.matches('#step-1 a')")
    ruth.press("ArrowDown")
    ruth.press("ArrowRight")
    expect(page.locator("#step-3 a").first).to_be_focused()
    ruth.press("End")
    expect(page.locator("#moves li a").last).to_be_visible()
    assert page.evaluate("document.activeElement.getAttribute('aria-current')") == "step"
    for _ in range(3):
        ruth.press("Tab")
    assert not page.evaluate("Boolean(document.activeElement.closest('.moves'))")
