"""A whole table in real browsers: people against people, lost lines, second windows, reneges, and watchers."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browsing import LACKING
from four_browsers import Four, four, four_in
from mid_hand import hand_where
from playwright.sync_api import Browser, Page, WebSocket, expect
from table_site import TableSite
from table_visits import PATIENCE, visit
from visiting import said

from meldhouse.game import Play
from meldhouse.rulebooks import book_names
from meldhouse.tables.entries import Acted, read_step
from meldhouse.tables.table import Table
from soaking import SOAK

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)
HOUSES = book_names() if SOAK else ["st-hilary", "n42pa"]
"""All of them take a while: `make soak-web`."""
TILE = re.compile(r"\b[0-6]-[0-6]\b")


@pytest.mark.parametrize("book", HOUSES)
def test_people_play_a_hand_to_the_score(site: TableSite, browser: Browser, book: str) -> None:
    people = 3 if book == "bend.3" else 4
    with four(site, browser, book, people=people) as party:
        party.play_hand()
        table = party.room.table
        assert not any(chair.level or chair.away for chair in table.chairs.values())
        shown = [page.locator(".sums tbody").inner_text() for page in party.pages]
        for page in party.pages:
            expect(page.get_by_role("heading", name=re.compile(f"^Hand {table.number}"))).to_be_visible()
            assert page.locator(".refusal").count() == 0
        assert len({tuple(sorted(re.findall(r"-?\d+", text))) for text in shown}) == 1, (
            "Everybody reads the same score."
        )


def test_two_people_and_two_bots_play_a_hand(site: TableSite, browser: Browser) -> None:
    with four(site, browser, "mcallen", people=2) as party:
        party.play_hand()
        assert sum(bool(chair.level) for chair in party.room.table.chairs.values()) == 2


def cards(party: Four, page: Page) -> list[str]:
    """What lies in somebody's hand on his page, when the page has got as far as the table."""
    seat = next(seat for seat, player in party.players.items() if player.page is page)
    held = party.room.table.hand.state.hands[seat]
    expect(page.locator(".held")).to_have_count(len(held), timeout=PATIENCE)
    keys: list[str] = page.locator(".held").evaluate_all("all => all.map(one => one.dataset.key)")
    return sorted(keys)


def in_mid_trick(table: Table) -> bool:
    """And not many more to come, so that it takes no longer than it must."""
    hand = table.hand
    return (
        hand is not None
        and hand.phase == "tricks"
        and len(hand.state.play.tricks) == 9
        and len(hand.state.play.trick) == 2
    )


def at_the_lead(table: Table) -> bool:
    return table.hand is not None and table.hand.phase == "tricks"


def test_a_reload_and_a_lost_line_in_mid_trick_lose_nothing(site: TableSite, browser: Browser) -> None:
    with four_in(site, browser, hand_where("st-hilary", in_mid_trick)) as party:
        one, seat = party.pages[0], list(party.players)[1]
        before = cards(party, one)
        one.reload()
        assert cards(party, one) == before
        expect(one.locator(".trick .played")).to_have_count(2)
        other = party.players[seat].page
        other.context.set_offline(True)
        drop(party, party.room.table.chairs[seat].name)
        expect(other.locator(".banner")).to_be_visible(timeout=PATIENCE)
        party.until(lambda: party.room.table.hand.turn in (seat, None))
        other.context.set_offline(False)
        expect(other.locator(".banner")).to_have_count(0, timeout=PATIENCE)
        party.play_hand()
        assert not any(chair.level or chair.away for chair in party.room.table.chairs.values())


def drop(party: Four, name: str) -> None:
    """Lose the line of somebody: a browser that goes offline keeps its open sockets."""

    async def cut() -> None:
        for viewer in list(party.room.viewers):
            if viewer.person.name == name:
                viewer.close("slow")

    party.site.run(cut())


def test_the_second_window_of_one_person_takes_over_and_plays_on(site: TableSite, browser: Browser) -> None:
    with four_in(site, browser, hand_where("n42pa", at_the_lead)) as party:
        old = party.pages[0]
        new = old.context.new_page()
        new.goto(old.url)
        expect(old.get_by_role("alert")).to_contain_text("another window", timeout=PATIENCE)
        seat = next(seat for seat, player in party.players.items() if player.page is old)
        party.players[seat].page = party.pages[0] = new
        party.play_hand()
        old.get_by_role("button", name=said("line-here")).click()
        expect(new.get_by_role("alert")).to_contain_text("another window")


# --- a renege ---------------------------------------------------------------------------------------------------------


def renege(table: Table) -> tuple[str, str] | None:
    """Who could fail to follow now, and with which card; None where nobody can."""
    hand = table.hand
    if (
        hand is None
        or hand.phase != "tricks"
        or hand.turn is None
        or not hand.state.play.trick
        or hand.state.play.trick_taken
    ):
        return None
    legal = set(hand.legal_plays())
    led = str(hand.state.play.trick[0])[-1]
    held = hand.state.hands[hand.turn]
    if not any(str(card)[-1] == led for card in held):
        return None
    wrong = [card for card in held if card not in legal and str(card)[-1] != led]
    return (hand.turn, str(wrong[0])) if wrong else None


def test_a_renege_is_played_called_and_proven(site: TableSite, browser: Browser) -> None:
    with four_in(site, browser, hand_where("npa", renege, refereed=True)) as party:
        found, hand = renege(party.room.table), party.room.table.hand
        assert found is not None
        sinner, card = found
        number = len(hand.state.play.tricks) + 1
        page = party.players[sinner].page
        page.locator(f".hand.yours .held[data-key^='{card}']").first.click(position={"x": 12, "y": 24}, force=True)
        accuser = hand.state.seating.left[sinner]
        page = party.players[accuser].page
        page.get_by_role("button", name=said("dock-call")).click()
        page.get_by_role("button", name=said("calls-renege")).click()
        dialog = page.get_by_role("dialog", name=said("calls-renege"))
        dialog.get_by_label("Who").select_option(sinner)
        dialog.get_by_label("Which book").select_option(str(number))
        dialog.get_by_label("What was wrong").select_option("follow")
        dialog.get_by_role("button", name=said("renege-do")).click()
        expect(page.locator(".rulings li").first).to_contain_text("NPA-", timeout=PATIENCE)
        ruling = party.room.table.felt.rulings[-1]
        assert ruling.kind == "renege"
        assert ruling.entries or ruling.hand != "goes-on", "It costs something."


# --- those who watch --------------------------------------------------------------------------------------------------


def test_who_watches_is_sent_no_hand_before_it_is_over(site: TableSite, browser: Browser) -> None:
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    with four_in(site, browser, hand_where("n42pa", at_the_lead)) as party:
        page = f"{site.url}/table/{party.table}"
        with visit(browser, page, name="Eve", before=lambda page: page.on("websocket", listen)) as watching:
            party.until(lambda: party.phase == "tricks" and len(party.room.table.hand.state.play.tricks) == 4)
            expect(watching.get_by_text(said("watching"))).to_be_visible(timeout=PATIENCE)
            played = plays(party)
            lying = {key[:3] for key in TILE.findall(watching.locator("main").inner_html())}
            assert lying <= {tile for _, tile in played}
            party.play_hand()
        played = plays(party)
        over = party.room.table.version
        assert len(frames) > 20
        for frame in frames:
            if frame["is"] in ("whole", "news") and frame["v"] < over:
                for hand in (frame["set"].get("hand"), frame["set"].get("hand+")):
                    (hand or {}).pop(
                        "layouts", None
                    )  # in two rows of four and three: no domino, though it looks like one
                open_by_then = {tile for version, tile in played if version <= frame["v"]}
                assert set(TILE.findall(json.dumps(frame))) <= open_by_then, frame
                assert not frame["set"].get("may")


def plays(party: Four) -> list[tuple[int, str]]:
    """Every domino that was played, and at which version of the table, by the journal."""
    written = party.site.run(party.site.hall.means.journal.read(party.table))
    steps = [(entry.version, read_step(entry.body)) for entry in written]
    return [
        (version, str(done.action.piece))
        for version, step in steps
        for done in step.entries
        if isinstance(done, Acted) and isinstance(done.action, Play)
    ]
