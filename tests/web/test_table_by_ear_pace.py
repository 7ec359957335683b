"""For those who listen: a pace they can follow is one key away, and dominoes come in an order one keeps in mind."""

from __future__ import annotations

from collections.abc import Callable

from listening import Listener
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, expect
from table_site import TableSite
from test_table_large_type import at
from visiting import said

from meldhouse.game import Hand, Seat

OFFER = said("pace-told", keys="letters")


def test_whoever_has_something_read_out_is_told_of_the_pace_once(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(bots="quick")
    ruth.until("Your turn to bid", "Your bid")
    assert OFFER not in ruth.told()
    ruth.press("h")
    expect(ruth.page.locator("#told")).to_contain_text(OFFER)
    ruth.press("t")
    ruth.page.wait_for_timeout(100)
    assert ruth.told().count(OFFER) == 1
    ruth.asks("p", r"^The game now waits for you\. N goes on")
    kept = ruth.page.evaluate("localStorage.getItem('meldhouse.table')")
    assert '"bots":"wait"' in kept
    assert '"ear":"used"' in kept
    ruth.asks("p", r"^The game is fast again\.")


def test_who_goes_on_himself_already_is_told_nothing(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(bots="wait")
    ruth.until("Your turn to bid", "Your bid", ".* next to")
    ruth.asks("h", "12 cards")
    assert OFFER not in ruth.told()


def test_dominoes_are_read_as_the_arrows_lead_through_them_and_trumps_are_called_so(
    site: TableSite, browser: Browser
) -> None:
    def has_trumps_behind(hand: Hand) -> bool:
        return not hand.state.play.tricks and str(hand.state.trump).isdigit() and bool(with_trumps_behind(hand))

    party = Party(site, browser, hand_where("n42pa", at("tricks", has_trumps_behind)))
    hand = party.table.hand
    assert hand is not None
    pip = ["blank", "one", "two", "three", "four", "five", "six"][int(str(hand.state.trump))]
    with party.at(with_trumps_behind(hand)[0]) as page:
        ruth = Listener(page)
        said = ruth.asks("h", r"^\d dominoes: .*, trump[;.]").split(": ", 1)[1].removesuffix(".")
        heard = [tile.lower().split(", ") for tile in said.split("; ")]
        assert all((pip in name) == (called == ["trump"]) for name, *called in heard)
        page.locator(".held").first.focus()
        walked = []
        for _ in heard:
            walked.append(ruth.focused().split(",")[0])
            ruth.press("ArrowRight")
        assert walked == [name for name, *_ in heard]
        ruth.press("?")
        expect(page.get_by_role("dialog", name="Help")).to_contain_text("Dominoes are sorted by their higher end")


def with_trumps_behind(hand: Hand) -> list[Seat]:
    """Whoever holds trumps and others of which one comes first, by its higher end."""
    return [
        seat
        for seat, held in hand.state.hands.items()
        if 0 < len(own := [str(tile) for tile in held if str(hand.state.trump) in str(tile)]) < len(held)
        and max(str(tile) for tile in held) not in own
    ]
