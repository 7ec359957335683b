"""Houses that cheat, in a real browser: the page says so loudly, and both verifiers find it in what the page kept."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import unquote

import pytest
from browsing import LACKING, complaints_of_axe
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE, PagePlayer, visit

sys.path.append(str(Path(__file__).parents[1] / "tables"))
sys.path.append(str(Path(__file__).parents[2] / "docs"))
from check_deals import main as second_verify
from unfair import run_by
from visiting import said

from meldhouse.cli.commands.verify import command as verify
from meldhouse.tables.asking import Person
from meldhouse.tables.requests import AnyRequest, Open, Sit
from meldhouse.tables.room.viewers import Viewer

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def sat(site: TableSite, name: str, seat: str, table: str) -> None:
    async def sit() -> None:
        room = await site.hall.room(table)
        viewer = Viewer(Person(f"p{name.lower()}", name))
        room.arrive(viewer)
        room.ask(viewer, Sit(id="sit", seat=seat))
        while b'"done"' not in (await viewer.messages.get() or b'"done"'):
            pass
        room.leave(viewer)

    site.run(sit())


def two_at(site: TableSite, browser: Browser, lent: ExitStack, book: str = "n42pa") -> tuple[str, list[Page]]:
    """Ruth in the South and Bea in the North, each at a browser of their own."""
    table = site.new_table(book)
    sat(site, "Bea", "N", table)
    prefs = {"tap": "once"}
    return table, [
        lent.enter_context(visit(browser, f"{site.url}/table/{table}", name=name, prefs=prefs))
        for name in ("Ruth", "Bea")
    ]


def play(pages: list[Page]) -> None:
    """Until the hand is over for both."""
    players = [PagePlayer(page, lot=number, taps=1) for number, page in enumerate(pages)]
    for player in players:
        player.begins("over")
    for player in players:
        player.arrives("over")


def test_numbers_of_old_tables_make_room_for_new_ones(site: TableSite, browser: Browser) -> None:
    """A storage that is full keeps no number; so only the tables that were opened last are kept."""
    with visit(browser, f"{site.url}/table/{site.new_table('n42pa')}", before=lambda _page: None) as page:
        expect(page.locator(".page")).to_be_visible(timeout=PATIENCE)
        page.evaluate("""() => {
            const keys = Array.from({ length: 30 }, (_, at) => `meldhouse.deals.old${at}`);
            for (const key of [...keys, "meldhouse.deals.older"]) localStorage.setItem(key, "{}");
            localStorage.setItem("meldhouse.deals", JSON.stringify(keys));
            localStorage.setItem("meldhouse.other", "kept");
        }""")
        page.reload()
        expect(page.locator(".page")).to_be_visible(timeout=PATIENCE)
        kept = page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('meldhouse.deals.old'))")
        assert sorted(kept) == sorted(f"meldhouse.deals.old{at}" for at in range(10, 30))
        assert page.evaluate("localStorage.getItem('meldhouse.other')") == "kept"


def test_who_never_gets_a_number_through_is_dealt_to_and_everybody_is_told(site: TableSite, browser: Browser) -> None:
    """No number of Bea's ever arrives; Ruth's do, and her page does not call the house unfair."""
    with ExitStack() as lent:
        table, (ruth, bea) = two_at(site, browser, lent)
        room = site.run(site.hall.room(table))

        async def loses_all() -> None:
            real = room.ask

            def lost(viewer: Viewer, request: AnyRequest) -> None:
                if not isinstance(request, Open) or viewer.person.name != "Bea":
                    real(viewer, request)

            room.ask, room.means = lost, room.means._replace(opening=0.3)

        site.run(loses_all())
        PagePlayer(ruth, lot=0, taps=1).begin()
        for page in (ruth, bea):
            told = page.locator(".started-over").first
            expect(told).to_contain_text("This deal was started over 10 times", timeout=PATIENCE)
            expect(told).to_contain_text("It goes on without the number of Bea.")
        assert room.table.stage == "hand"
        for page in (ruth, bea):
            expect(page.locator(".hand button").first).to_be_visible(timeout=PATIENCE)
        expect(ruth.locator(".unfair")).to_have_count(0)


def verified(page: Page, folder: Path, *, notes: bool) -> tuple[int, int]:
    """What the two verifiers say of the record, and of what this browser kept."""
    table = page.url.rsplit("/", 1)[1]
    record = page.request.get(f"/table/{table}/record.txt".join(page.url.rsplit(f"/table/{table}", 1)))
    assert record.ok
    href = page.locator("a[download='my-browser.witness.txt']").first.get_attribute("href") or ""
    (folder / "record").write_bytes(record.body())
    (folder / "witness").write_text(unquote(href.split(",", 1)[1]), encoding="utf-8")
    paths = [str(folder / "record"), str(folder / "witness")]
    ours = CliRunner().invoke(verify, [paths[0], "--witness", paths[1]] if notes else paths[:1])
    return ours.exit_code, second_verify(paths if notes else paths[:1])


def test_an_honest_house_is_called_fair_by_everybody(site: TableSite, browser: Browser, tmp_path: Path) -> None:
    with ExitStack() as lent:
        _, pages = two_at(site, browser, lent)
        pages[0].get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        play(pages)
        for page in pages:
            expect(page.locator(".unfair")).to_have_count(0)
            expect(page.locator(".fair > summary")).to_contain_text("✓ Yes")
            assert verified(page, tmp_path, notes=True) == (0, 0)


@pytest.mark.parametrize(
    ("cheat", "when", "fault", "notes"),
    [
        ("recommit", "dealt", "dealt under a different seal", True),
        ("drop", "over", "number is in it, unchanged", False),
        ("drop-early", "between", "Your number isn’t on the sheet", True),
        ("forge", "over", "Bea’s number is in it, unchanged", False),
    ],
)
def test_a_house_that_cheats_is_found_out(
    cheat: str, when: str, fault: str, notes: bool,
    site: TableSite, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    run_by(cheat, monkeypatch)
    with ExitStack() as lent:
        _, pages = two_at(site, browser, lent)
        ruth = pages[0]
        ruth.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        alert = ruth.get_by_role("alert", name="Unfair deal")
        if when != "over":
            expect(alert).to_contain_text(fault, timeout=PATIENCE)
            expect(alert).to_contain_text(said("fair-distrust", hand=1))
        if cheat == "drop-early":  # Bea sees who sits there, and sends nothing either: so there is no hand
            expect(pages[1].locator(".unfair")).to_contain_text("left out the number of Ruth")
            return
        play(pages)
        expect(alert).to_contain_text(fault)
        expect(ruth.locator(".fair > summary")).to_contain_text("✗ No")
        assert verified(ruth, tmp_path, notes=notes) == (1, 1)
        if when == "over":
            assert complaints_of_axe(ruth) == []


def test_a_second_seal_is_refused_and_no_number_sent_for_it(
    site: TableSite, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_by("recommit-slowly", monkeypatch)
    sent: list[str] = []
    with visit(
        browser,
        f"{site.url}/table/{site.new_table('n42pa')}",
        before=lambda page: page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(frame))),
    ) as page:
        page.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        alert = page.get_by_role("alert", name="Unfair deal")
        expect(alert).to_contain_text("The server changed its seal after your browser had seen one", timeout=PATIENCE)
        page.reload()
        expect(alert).to_contain_text("The server changed its seal", timeout=PATIENCE)
        asked = [json.loads(frame)["ask"] for frame in sent]
        assert asked.count("open") == 1
        alert.get_by_role("button", name=said("fair-hide")).click()
        expect(alert).to_have_count(0)


@pytest.mark.parametrize("device", ["same", "other"])
def test_coming_back_between_seal_and_deal(site: TableSite, browser: Browser, device: str) -> None:
    """A browser finds its number again. One that never had it has the deal started over, and everybody is told."""
    with ExitStack() as lent:
        table, (ruth, bea) = two_at(site, browser, lent)
        room = site.run(site.hall.room(table))
        bea.goto(f"{site.url}/fair")
        ruth.get_by_role("button", name=said("gather-start")).click(timeout=PATIENCE)
        expect(ruth.get_by_text("You’re ready. Waiting for Bea")).to_be_visible(timeout=PATIENCE)
        ruth.goto(f"{site.url}/fair")
        bea.goto(f"{site.url}/table/{table}")
        expect(bea.get_by_text("Waiting for Ruth")).to_be_visible(timeout=PATIENCE)
        until = time.monotonic() + PATIENCE / 1000  # her number is on its way
        while room.table.next_deal.unopened != ("S",) and time.monotonic() < until:
            bea.wait_for_timeout(20)
        assert room.table.next_deal.unopened == ("S",)
        if device == "other":
            ruth.evaluate(f"localStorage.removeItem('meldhouse.deals.{table}')")
        ruth.goto(f"{site.url}/table/{table}")
        for page in (ruth, bea):
            expect(page.locator(".page")).to_have_attribute("data-stage", "hand", timeout=PATIENCE)
            expect(page.locator(".unfair")).to_have_count(0)
        assert set(room.table.proof.numbers) == {"N", "S"}
        if device == "same":
            return
        assert "; attempt 2; earlier " in room.table.proof.sheet
        expect(
            bea.get_by_role("status").filter(has_text="started over once: Ruth no longer had the number")
        ).to_be_visible()
        play([ruth, bea])
        bea.get_by_text("Was this deal fair?").click()
        expect(bea.locator(".started-over")).to_contain_text(
            "This deal was started over once: Ruth no longer had the number"
        )


LENGTHS = (0, 1, 55, 56, 63, 64, 65, 119, 120, 1000)


def test_the_page_hashes_and_deals_as_the_house_does(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/table/{site.new_table('npa')}") as page:
        source = page.locator("script[type=module]").first.get_attribute("src") or ""
        found = page.evaluate(
            """async ([at, lengths]) => {
                const { sha256, hmac, hex } = await import(at);
                const long = (n) => Uint8Array.from({ length: n }, (_, i) => i % 251);
                return lengths.map((n) => [hex(sha256(long(n))), hex(hmac(long(32), long(n)))]);
            }""",
            [re.sub(r"app\.js.*", "sha256.js", source), LENGTHS],
        )
    for length, (digest, keyed) in zip(LENGTHS, found, strict=True):
        message = bytes(i % 251 for i in range(length))
        assert digest == hashlib.sha256(message).hexdigest()
        assert keyed == hmac.digest(bytes(range(32)), message, "sha256").hex()


def test_how_deals_are_kept_fair_is_told_in_plain_words_first(site: TableSite, browser: Browser) -> None:
    for width in (320, 390, 820, 1280):
        with visit(browser, f"{site.url}/fair", viewport={"width": width, "height": 800}) as page:
            expect(page.get_by_role("heading", name="How deals are kept fair")).to_be_visible()
            expect(page.get_by_text("meldhouse number 2")).to_be_hidden()
            page.get_by_text("The protocol, for programmers and auditors").click()
            expect(page.get_by_text("meldhouse number 2")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert complaints_of_axe(page) == []
