"""An evening by ear: keyboard and accessibility tree alone, no mouse, nothing that is only seen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import LACKING
from four_browsers import four
from listening import Listener
from playwright.sync_api import Browser, expect
from table_site import TableSite
from table_visits import PATIENCE, TIMES_FASTER, PagePlayer, visit
from visiting import said

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def test_a_whole_hand_without_tab_and_its_result_is_heard(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    if ruth.until(said("dock-result"), "Hand 1: ") == said("dock-result"):
        ruth.asks("w", r"^Hand over\. .* To go on, press “See the result”; N takes you there\.$")
    ruth.until("Hand 1: ")
    assert ruth.lost == []
    result = r"Hand over\. .*(You|They) .*(meld \d+|Everyone|no one).*"
    assert re.search(result, ruth.told())
    line = re.search(r"Hand over\..*", ruth.told())
    assert line is not None
    assert line[0] in ruth.page.get_by_role("region", name="What happened").inner_text()
    for key in "wl":
        ruth.asks(key, r"^Hand over\. .* To go on, press “Next hand”; N takes you there\.$")
    ruth.asks("s", r"^Hand over\..*Total: you (minus )?\d+")
    assert ruth.page.title().startswith("Hand over")
    links = ruth.page.locator(".board a.cite").evaluate_all("all => all.map((one) => one.ariaLabel || one.textContent)")
    assert len(set(links)) == len(links)
    assert all(re.match(r"rule: [\w ,-]+: ", link) for link in links), links
    ruth.press("n")
    assert ruth.focused() == "Next hand"
    ruth.press("Enter")
    ruth.until("Pass$", said("keep-keep"), "Bid")
    assert ruth.lost == []


def test_the_link_at_the_top_leads_to_the_move(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.until("Pass$")
    ruth.go("Shift+Tab", said("skip-to-move"))
    ruth.press("Enter")
    assert ruth.focused() == "Your bid"


def test_letters_can_be_turned_off_or_moved_and_everything_is_read_by_buttons_too(
    sits_down: Callable[..., Listener],
) -> None:
    ruth = sits_down()
    ruth.until("Pass$")
    ruth.go("Shift+Tab", "Preferences")
    ruth.press("Enter")
    keys = ruth.page.get_by_role("group", name=said("pref-keys"))
    for _ in range(30):
        if keys.get_by_role("radio", name=said("pref-letters")).evaluate("one => one === document.activeElement"):
            break
        ruth.press("Tab")
    ruth.press("ArrowRight")
    ruth.press("Escape")
    ruth.press("h")
    ruth.asks("Alt+b", "the bid|Nobody has bid")
    assert "12 cards" not in ruth.page.locator("#answer").inner_text()
    ruth.go("Tab", "Read to me")
    ruth.press("Enter")
    ruth.go("Tab", "Your hand$")
    ruth.asks("Enter", r"^12 cards: ")


def test_no_letter_does_anything_where_they_are_off(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(keys="off")
    ruth.until("Pass$")
    for key in ("h", "w", "?", "Alt+h"):
        ruth.press(key)
    ruth.page.wait_for_timeout(150)
    assert ruth.page.locator("#answer").inner_text() == ""
    assert ruth.page.get_by_role("dialog").count() == 0


def test_score_and_bid_say_all_that_the_line_above_the_table_shows(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.until_asked("Your (turn to play|lead)")
    each = r"you \d+, they \d+"
    ruth.asks(
        "s",
        rf"^Meld: {each}\. Taken so far: {each}\. .*Total: you 0, they 0\..* to 150 points",
    )
    ruth.asks("b", r"the bid at \d+\. Trump: \w+\. (You|They) need \d+|The bid is made")
    dot = sits_down("n42pa")
    dot.press("Enter")
    expect(dot.page.get_by_role("toolbar", name=re.compile("Your hand"))).to_be_visible(timeout=PATIENCE)
    dot.asks("s", r"Total: you 0 marks, they 0 marks\.")


def test_choosing_is_heard(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down(bids=True)
    ruth.until_asked(r"Choose \d")
    ruth.press("Home")
    first = ruth.focused()
    ruth.press("Space")
    ruth.answers(rf"^Chosen: {first}\. 1 of \d\.")
    most = int(ruth.page.locator("#answer").inner_text()[-2])
    for number in range(2, most + 1):
        ruth.press("ArrowRight")
        ruth.press("Space")
        ruth.answers(rf"^Chosen: .*\. {number} of {most}\.")
    after = r"That’s enough\. Shift and Tab takes you to the button\."
    ruth.answers(after)
    ruth.asks("w", after)
    ruth.press("ArrowRight")
    ruth.press("Space")
    ruth.answers(rf"^Chosen: .* instead of {first}\. {most} of {most}\.")
    ruth.asks("l", rf"Chosen, {most} of {most}: ")
    ruth.press("Escape")
    ruth.answers("Nothing is chosen now")
    ruth.asks("l", "Nothing chosen yet")


def test_ones_own_meld_is_heard_before_it_lies_there(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    button = ruth.until(r"Show meld \(\d+\)")
    points = re.sub(r"\D", "", button)
    assert re.search(rf"Show your meld: .* for \d+ points?[.;].* {points} points? in all\.", ruth.told())
    heard = ruth.asks("m", rf"You haven’t shown yours yet\. Show your meld: .* {points} points? in all\.")
    links = ruth.page.locator(".my-meld a.cite").evaluate_all("all => all.map((one) => one.ariaLabel)")
    names = [re.fullmatch(r"rule: Meld, STH-[\w-]+: (.*)", link) for link in links]
    assert names
    assert all(name is not None and f"{name[1]} for " in heard for name in names), links
    ruth.go("Tab", ".* of ")
    for _ in range(20):
        if ruth.is_pressed():
            break
        ruth.press("ArrowRight")
    ruth.press("Space")
    ruth.answers(r"^Kept back: .*\. You show less than you have: ")


def test_a_hint_is_heard_advice_first_and_the_focus_stays(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.until("Pass$")
    ruth.go("Shift+Tab", said("hint-do"))
    ruth.press("Enter")
    expect(ruth.page.locator("#answer")).to_have_text(re.compile(r"^(Pass\.|Bid \d+ with )"), timeout=PATIENCE)
    assert ruth.focused() == "Hint"
    ruth.page.wait_for_timeout(600)
    assert "Because" not in ruth.told()
    ruth.go("Tab", r"Why\?")
    ruth.press("Enter")
    ruth.answers("^Because: ")
    assert ".." not in ruth.page.locator("#answer").inner_text()


def test_lifting_is_heard_and_what_may_not_be_played_is_refused_at_the_first_press(
    sits_down: Callable[..., Listener],
) -> None:
    ruth = sits_down("npa")
    for _ in range(200):
        ruth.until_asked("Your turn to play")
        ruth.press("Home")
        ruth.press("Enter")
        ruth.answers(r"^Lifted: .*\. Press again to play it\.")
        assert ruth.is_pressed()
        assert "lifted" not in ruth.focused()  # the state and the answer say it
        ruth.press("Escape")
        ruth.answers("Put down")
        barred = ruth.page.get_by_role("button", name=re.compile("not playable now"))
        if barred.count():
            break
        ruth.play()
    ruth.go("ArrowRight", ".*not playable now")
    ruth.press("Enter")
    expect(ruth.page.get_by_role("alert")).to_contain_text("must")
    assert not ruth.is_pressed()
    assert "not playable now" in ruth.focused()


def test_who_waits_hears_one_play_after_the_other_and_keeps_the_place_in_the_hand(
    sits_down: Callable[..., Listener],
) -> None:
    ruth = sits_down(bots="wait")
    ruth.until_asked("Your (turn to play|lead)")
    names = ruth.page.get_by_role("toolbar", name=re.compile("Your hand")).get_by_role("button")
    held = [name.split(",")[0] for name in names.evaluate_all("all => all.map((one) => one.ariaLabel)")]
    ruth.press("End")
    ruth.go("ArrowLeft", ".*, playable")
    place = len(held) - 1
    while held[place] != ruth.focused().split(",")[0]:
        place -= 1
    ruth.press("Enter")
    ruth.press("Enter")
    expect(names).to_have_count(len(held) - 1)
    left = held[:place] + held[place + 1 :]
    assert ruth.focused().split(",")[0] == left[min(place, len(left) - 1)]
    if "next" not in ruth.prompt():  # it was the last card of the trick, and won it
        return
    ruth.page.wait_for_timeout(400)  # nothing happens by itself
    goes_on = r"(is|are) next to (play|lead)\. Press N, or “Go on”\."
    assert re.search(goes_on, ruth.told())
    ruth.asks("w", goes_on)
    told = ruth.page.locator("#told").inner_text()
    ruth.page.wait_for_timeout(3300 / TIMES_FASTER)
    assert told == ruth.told()  # once is enough
    ruth.press("Enter")
    ruth.answers(r"^Lifted: .*\. It’s not your turn yet\.")
    lifted = ruth.focused().split(",")[0]
    assert told == ruth.told()
    ruth.press("n")
    expect(ruth.page.locator("#told")).not_to_have_text(told, timeout=PATIENCE)
    for _ in range(200):
        ends = re.match("Your|Play ", ruth.prompt()) or re.match("Hand", ruth.focused())
        if ends or ruth.page.locator(".dock .accepts").count():
            break
        ruth.press("n")
        ruth.page.wait_for_timeout(30)
    else:
        raise AssertionError(f"It never is her turn: {ruth.prompt()!r}, {ruth.focused()!r}, {ruth.told()!r}")
    assert not (ruth.is_pressed() and re.match("Play ", ruth.prompt())) or f"The {lifted} is lifted" in ruth.told()


def test_home_leads_to_the_first_that_can_be_played_and_stays_there(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    for _ in range(200):
        ruth.until_asked("Your turn to play")
        names = ruth.page.get_by_role("toolbar", name=re.compile("Your hand")).get_by_role("button")
        ends = (names.first, names.last)
        if all("not playable" in (one.get_attribute("aria-label") or "") for one in ends):
            break
        ruth.play()
    assert re.search(r"Your turn to play\. You can play \d+ of them\.", ruth.told())
    ruth.press("End")
    ruth.press("Home")
    first = ruth.focused()
    assert ", playable" in first
    ruth.press("Home")
    assert ruth.focused() == first


def test_a_call_is_made_when_it_is_chosen_twice_and_can_be_taken_back(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.until("Pass$")
    ruth.press("Enter")
    ruth.answers("^Pass: press again to confirm")
    ruth.press("Escape")
    ruth.answers("Nothing is chosen now")
    ruth.go("Tab", r"Bid \d")
    bid = ruth.focused()
    ruth.press("Enter")
    ruth.answers(f"^{bid}: press again to confirm")
    assert "You bid" not in ruth.told()
    ruth.press("Enter")
    expect(ruth.page.locator("#told")).to_contain_text(f"You {bid.lower()}.")


def test_steps_of_a_bid_are_heard(sits_down: Callable[..., Listener]) -> None:
    ruth = sits_down()
    ruth.until("Pass$")
    ruth.go("Tab", ".*Higher")
    ruth.press("Enter")
    ruth.answers(r"^\d+, not bid yet\.$")
    ruth.go("Shift+Tab", ".*Lower")
    ruth.press("Enter")
    ruth.press("Enter")
    ruth.answers(r"^\d+ is the lowest here\. Lower bids have their own buttons\.")
    assert "Lower" in ruth.focused()


def test_a_lay_down_is_heard_and_the_focus_comes_to_the_answer(site: TableSite, browser: Browser) -> None:
    with four(site, browser, "n42pa", people=3, hurries=True) as party:
        page, other, _partner = party.pages  # who is in no hurry to answer
        (claimer,) = [seat for seat, player in party.players.items() if player.page is other]
        for seat, player in party.players.items():
            player.bids = float(seat == claimer)  # only the bidder may lay down

        def could_lay_down() -> bool:
            hand = party.room.table.hand
            if hand is None or hand.phase != "tricks" or {hand.state.turn, hand.state.bidder} != {claimer}:
                return False
            return 0 < len(hand.state.hands[claimer]) < 7

        party.until(could_lay_down)
        ruth = Listener(page)
        page.get_by_role("toolbar", name=re.compile("Your hand")).get_by_role("button").first.focus()
        ruth.asks("h", r"^\d domino(es)?: ")
        other.get_by_role("button", name=said("dock-more")).click()
        other.get_by_role("button", name=said("calls-claim")).click()
        other.get_by_role("button", name=said("claim-yes")).click()
        expect(page.get_by_role("button", name=said("answer-accept"))).to_be_focused(timeout=PATIENCE)
        laid = r"shows: (double|\w+-).*\."
        assert re.search(rf"{laid} Do you accept the claim\?", ruth.told())
        assert not re.search(r"\([A-Z0-9]+-\w", ruth.told())  # numbers of clauses are nothing to listen to
        costs = "If you’re right, you win the hand."
        expect(page.get_by_role("region", name=said("dock-title"))).to_contain_text(costs)
        ruth.asks("t", laid)
        ruth.asks("w", laid)
        ruth.go("Tab", r"double|\w+-\w+$")
        ruth.press("Enter")
        ruth.answers(rf"{laid} Do you accept the claim\?")
        assert ruth.focused() == said("answer-accept")


def test_what_the_house_tells_no_more_leaves_the_list_of_what_has_happened(site: TableSite, browser: Browser) -> None:
    with visit(browser, f"{site.url}/table/{site.new_table('n42pa')}", prefs={"tap": "once"}) as page:
        player = PagePlayer(page, taps=1)
        player.begin()
        for _ in range(2000):
            if page.get_by_text("Remember trump").count() and player.look() == "play":
                break
            player.step()
        ruth = Listener(page)
        ruth.asks("b", r"Trump isn’t repeated: everyone has to remember it\.$")
        log = page.get_by_role("region", name="What happened")
        for _ in range(2):
            hand = log.inner_text()
            assert " the bid at " in hand
            assert not re.search(r"\bnames? ", hand)
            assert 1 <= len(re.findall(r"\b[0-6]-[0-6]\b", hand)) <= 4  # the dominoes of one trick
            page.reload()
            expect(log).to_contain_text("the bid at", timeout=PATIENCE)
