"""Beside the usual course, in Chromium: laid down, given up, looked at again, put right, and ruled by the host."""

from __future__ import annotations

import re

import pytest
from browsing import LACKING
from mid_hand import Party, hand_where
from playwright.sync_api import Browser, Page, expect
from table_site import TableSite
from table_visits import PATIENCE
from table_walker import Walk
from visiting import said

from meldhouse.game import AnswerClaim, CallRenege, Concede, Hand, Play, Seat
from meldhouse.messages import Voice
from meldhouse.referee.claims import adjudicate, position_of
from meldhouse.tables import requests as ask
from meldhouse.tables.table import Table

pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


def playing(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand


def choose(page: Page, *names: str | re.Pattern[str]) -> None:
    """One button after the other."""
    for name in names:
        page.get_by_role("button", name=name, exact=True).click(timeout=PATIENCE)


# --- laid down --------------------------------------------------------------------------------------------------------


def near_the_end(table: Table, outcome: str) -> bool:
    """The bidder leads, some pieces are left, and a lay-down of his would come out so."""
    hand = playing(table)
    left = len(hand.state.hands.get(hand.state.bidder or "S", ()))
    if hand.phase != "tricks" or hand.turn != hand.state.bidder or hand.state.play.trick or not 2 <= left <= 4:
        return False
    return adjudicate(position_of(hand), hand.turn, ()).outcome == outcome


def laid_down(site: TableSite, browser: Browser, book: str, outcome: str) -> tuple[Party, Seat, list[Seat]]:
    """The table, whoever has the bid, and the others of the other side."""
    party = Party(site, browser, hand_where(book, lambda table: near_the_end(table, outcome)))
    state = playing(party.table).state
    assert state.bidder is not None
    own = state.seating.side[state.bidder]
    return party, state.bidder, [seat for seat in state.seating.seats if state.seating.side[seat] != own]


LAY_DOWN = (said("dock-more"), said("calls-claim"), said("claim-yes"))


def test_a_lay_down_is_accepted_by_both_others_and_ends_the_hand(site: TableSite, browser: Browser) -> None:
    party, bidder, (one, other) = laid_down(site, browser, "n42pa", "stands")
    with party.at(bidder) as page, party.at(one) as left, party.at(other) as right:
        choose(page, *LAY_DOWN)
        for answering in (left, right):
            expect(answering.locator(".dock").get_by_text(re.compile(r"\w+ claims the rest\."))).to_be_visible(
                timeout=PATIENCE
            )
            expect(
                answering.locator(".exposed").get_by_text(" showed:")
            ).to_be_visible()  # and everybody sees the dominoes
            choose(answering, said("answer-accept"))
        for each in (page, left, right):
            choose(each, said("dock-result"))
            expect(each.locator(".last-ones")).to_contain_text("The claim stands", timeout=PATIENCE)
        assert playing(party.table).state.ending.ended == "claimed"


def test_a_lay_down_that_does_not_hold_is_challenged_and_lost(site: TableSite, browser: Browser) -> None:
    party, bidder, (one, _) = laid_down(site, browser, "n42pa", "fails")
    with party.at(bidder) as page, party.at(one) as left:
        choose(page, *LAY_DOWN)
        choose(left, said("answer-challenge"))
        left.locator(".play-button").click()  # it cannot be taken back, so it is said twice
        for each in (page, left):
            choose(each, said("dock-result"))
            expect(each.locator(".last-ones")).to_contain_text("challenge", timeout=PATIENCE)
            expect(each.locator(".result")).to_contain_text("N42-")
        assert playing(party.table).state.ending.ended == "forfeited"
        assert AnswerClaim(one, accept=False) in playing(party.table).events


@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, {"width": 320, "height": 640}])
def test_what_was_laid_down_is_seen_whole_with_the_question_and_the_buttons(
    site: TableSite, browser: Browser, size: dict[str, int]
) -> None:
    party, bidder, (one, _) = laid_down(site, browser, "n42pa", "fails")
    with party.at(bidder) as page, party.at(one, viewport=size) as left:
        choose(page, *LAY_DOWN)
        pieces = left.locator(".dock .claimed .piece")
        expect(pieces.first).to_be_visible(timeout=PATIENCE)
        laid = playing(party.table).state.hands[bidder]
        assert pieces.count() == len(laid)
        own = left.locator(".hand").bounding_box()
        assert own is not None
        for each in (*pieces.all(), left.get_by_role("button", name=said("answer-accept"))):
            box = each.bounding_box()
            assert box is not None
            assert 0 < box["y"] < box["y"] + box["height"] <= own["y"]


def test_where_the_house_looks_for_itself_the_line_that_breaks_it_is_told(site: TableSite, browser: Browser) -> None:
    party, bidder, _ = laid_down(site, browser, "npa", "fails")
    with party.at(bidder) as page:
        choose(page, *LAY_DOWN, said("dock-result"))
        expect(page.locator(".last-ones")).to_contain_text("The claim fails", timeout=PATIENCE)
        judged = next(event for event in playing(party.table).events if type(event).__name__ == "Judged")
        assert judged.why
        names = {seat: chair.name for seat, chair in party.table.chairs.items()}
        told = Voice(words=party.table.book.words.own, names=names, you=bidder).say(judged.why)
        expect(page.locator(".last-ones")).to_contain_text(told)
        shown = page.locator(".broken .piece").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        called = [f"{'You' if seat == bidder else names[seat]}: {piece.name}" for seat, piece in judged.line]
        assert shown == called  # from the lead to what beats it, as the referee found it


# --- given up, and looked at again ------------------------------------------------------------------------------------


def test_a_bid_that_is_out_of_reach_is_given_up(site: TableSite, browser: Browser) -> None:
    def can_give_up(table: Table) -> bool:
        hand = playing(table)
        return hand.phase == "settle" and hand.can(Concede(hand.state.bidder or "S"))

    party = Party(site, browser, hand_where("mcallen", can_give_up))
    bidder = playing(party.table).state.bidder
    assert bidder is not None
    with party.at(bidder) as page:
        choose(page, said("concede-do"))
        dialog = page.get_by_role("dialog", name=said("concede-title"))
        expect(dialog).to_contain_text(f"its bid of {playing(party.table).state.amount}")
        dialog.get_by_role("button", name=said("go-back")).click()
        assert not playing(party.table).is_over
        choose(page, said("concede-do"), said("concede-yes"))
        expect(page.locator(".result")).to_contain_text("MCA-X5", timeout=PATIENCE)
        assert playing(party.table).state.ending.ended == "conceded"


def test_the_last_book_is_asked_for_and_lies_open(site: TableSite, browser: Browser) -> None:
    def before_a_lead(table: Table) -> bool:
        hand = playing(table)
        return hand.phase == "tricks" and len(hand.state.play.tricks) == 2 and not hand.state.play.trick

    party = Party(site, browser, hand_where("npa", before_a_lead))
    hand = playing(party.table)
    seats = [seat for seat in hand.state.seating.seats if seat != hand.turn]
    with party.at(seats[0]) as page, party.at(seats[1]) as other:
        choose(page, said("dock-more"), "See the last book")
        for each in (page, other):
            expect(each.locator(".log, #told").first).to_contain_text("to see the last book", timeout=PATIENCE)
        choose(other, said("dock-more"), "See the face-up books")
        shown = other.get_by_role("dialog", name="Books").locator(".tricks-one")
        expect(shown).to_have_count(4)
        faces = [shown.nth(at).locator("[aria-label]").first.get_attribute("aria-label") for at in range(4)]
        last = hand.state.play.tricks[-1]
        assert sorted(str(face).rpartition(": ")[2] for face in faces) == sorted(piece.name for piece in last.pieces)


# --- at a refereed table ----------------------------------------------------------------------------------------------


def could_renege(hand: Hand) -> str | None:
    """A card that does not follow although another would."""
    if hand.phase != "tricks" or hand.turn is None or not hand.state.play.trick or hand.state.play.trick_taken:
        return None
    legal, led = set(hand.legal_plays()), str(hand.state.play.trick[0])[-1]
    held = hand.state.hands[hand.turn]
    wrong = [str(card) for card in held if card not in legal and str(card)[-1] != led]
    return wrong[0] if wrong and any(str(card)[-1] == led for card in legal) else None


def test_a_wrong_card_is_taken_back_and_another_played_instead(site: TableSite, browser: Browser) -> None:
    walk = hand_where("bend", lambda table: could_renege(playing(table)), refereed=True)
    hand = playing(walk.table)
    assert hand.turn is not None
    sinner, right = hand.turn, str(hand.legal_plays()[0])
    wrong = next(card for card in hand.state.hands[sinner] if str(card) == could_renege(hand))
    copies = hand.state.hands[sinner].count(wrong)
    assert walk.ask(walk.person_at(sinner), ask.Act, action=Play(sinner, wrong)) == ""
    party = Party(site, browser, walk)
    with party.at(sinner) as page:
        choose(page, said("dock-call"), said("calls-correct"))
        dialog = page.get_by_role("dialog", name=said("calls-correct"))
        dialog.get_by_label(said("choice-piece")).select_option(right)
        dialog.get_by_role("button", name=said("correct-do")).click()
        expect(page.locator(f".held[data-key^='{wrong}']")).to_have_count(copies, timeout=PATIENCE)
        state = playing(party.table).state
        played = dict(zip(state.play.trick_seats, map(str, state.play.trick), strict=True))
        assert played[sinner] == right
        assert wrong in state.hands[sinner]


def reneged(book: str, after: int = 0) -> tuple[Walk, Seat]:
    """Somebody did not follow in the trick that lies there complete, and nobody has turned it down yet.

    `after`: at least so many tricks were played before."""

    def may_come(table: Table) -> bool:
        return len(playing(table).state.play.tricks) >= after and could_renege(playing(table)) is not None

    walk = hand_where(book, may_come, refereed=True)
    hand = playing(walk.table)
    sinner = hand.turn
    assert sinner is not None
    wrong = next(card for card in hand.state.hands[sinner] if str(card) == could_renege(hand))
    assert walk.ask(walk.person_at(sinner), ask.Act, action=Play(sinner, wrong)) == ""
    while not hand.state.play.trick_taken:
        seat = hand.turn
        assert seat is not None
        assert walk.ask(walk.person_at(seat), ask.Act, action=Play(seat, hand.legal_plays()[0])) == ""
    return walk, sinner


@pytest.mark.parametrize(("book", "trick", "before"), [("npa", "book", 1), ("mcallen", "trick", 0)])
@pytest.mark.parametrize("after", [0, 4])
def test_the_latest_trick_that_can_be_called_is_the_one_that_lies_there(
    site: TableSite, browser: Browser, book: str, trick: str, before: int, after: int
) -> None:
    walk, sinner = reneged(book, after)
    number = len(playing(walk.table).state.play.tricks)
    party = Party(site, browser, walk)
    state = playing(party.table).state
    caller = state.seating.left[sinner]
    with party.at(caller) as page:
        choose(page, said("dock-call"), said("calls-renege"))
        dialog = page.get_by_role("dialog", name=said("calls-renege"))
        offered = dialog.get_by_label(f"Which {trick}").locator("option").all_inner_texts()
        assert offered[0] == f"{trick.capitalize()} {number}, the latest"
        assert len(offered) == number + before  # aces are kept back before the first; all else is done in a trick
        dialog.get_by_label("Who").select_option(sinner)
        dialog.get_by_role("button", name=said("renege-do")).click()
        choose(page, said("dock-result"))
        assert (state.ending.ended, state.ending.offender) == ("renege", sinner)


def test_a_trick_that_does_not_exist_is_refused_and_not_held_against_the_caller() -> None:
    walk, sinner = reneged("npa")
    state = playing(walk.table).state
    caller = state.seating.left[sinner]
    called = CallRenege(caller, sinner, len(state.play.tricks) + 1, "follow")
    refusal = playing(walk.table).verify(called)
    assert refusal is not None, "the hand and the felt give the same answer"
    assert refusal.code == walk.ask(walk.person_at(caller), ask.Act, action=called) == "renege-trick"
    assert walk.table.felt is not None
    assert (walk.table.felt.rulings, playing(walk.table).is_over) == ([], False)


def test_the_host_enters_what_an_official_decides(site: TableSite, browser: Browser) -> None:
    def in_play(table: Table) -> bool:
        return playing(table).phase == "tricks" and len(playing(table).state.play.tricks) == 1

    party = Party(site, browser, hand_where("st-hilary", in_play, refereed=True))
    with party.at("S") as host, party.at("W") as other:
        choose(other, said("dock-call"), said("calls-referee"))
        other.get_by_label(said("dispute-about")).fill("who has the lead")
        other.get_by_role("dialog").get_by_role("button", name=said("calls-referee")).click()
        expect(host.locator(".prompt")).to_contain_text(
            said("turn-stopped", about="who has the lead"), timeout=PATIENCE
        )
        choose(other, said("dispute-next"), said("dispute-disagree-do"))
        choose(host, said("dispute-next"))
        host.get_by_label(said("dispute-name", post="Ministry Leader")).fill("Father Tom")
        choose(host, said("dispute-call-do", post="Ministry Leader"))
        choose(host, said("dispute-next"))
        expect(host.get_by_role("dialog")).to_contain_text(said("dispute-decides", name="Father Tom"))
        host.get_by_label(said("dispute-decision")).fill("The winner of the trick leads")
        choose(host, said("dispute-decide-do"))  # and where there is nobody above him, that is the end of it
        for page in (host, other):
            expect(page.locator("#answer")).to_contain_text("The winner of the trick leads", timeout=PATIENCE)
            expect(page.locator(".rulings").first).to_contain_text("Father Tom’s ruling. The winner of the trick")
            expect(page.locator(".prompt")).not_to_contain_text("who has the lead")
        assert playing(party.table).state.ending.stopped is None
