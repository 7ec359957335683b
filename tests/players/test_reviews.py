"""Looking back at a hand: planted blunders are found and named, luck and play add up, and nobody is blamed for what he
could not know."""

from __future__ import annotations

from random import Random

import pytest
from advised import BRISK, QUICK, READING, walk
from msgspec.structs import replace

from meldhouse.game import (
    Action,
    AnswerClaim,
    Bid,
    Claim,
    Discard,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    TurnKitty,
    score,
    seating_of,
    slip_of,
    steward,
    to_act,
    view,
)
from meldhouse.messages import fact
from meldhouse.players import Level, Sense, Thinker, player_for
from meldhouse.players.advice import Finding, NoFigures, NotOver, decided, moments, position, review, seen_by, together
from meldhouse.players.advice.balances import balance
from meldhouse.players.advice.weighing import Weigher
from meldhouse.players.hands.margins import counter, counter_in_score
from meldhouse.players.seating import Sitting, play_hand
from meldhouse.rulebooks import Book, book_names, load_book
from redeal import redealt
from table import at_auction, at_tricks, call, house, name_and_settle, pieces, play

EARLY = replace(BRISK, play_worlds=6, reads_bids=False, reads_plays=False)
"""One who looks closely at what is decided before the first lead."""


def finished(hand: Hand) -> Hand:
    """The rest of a hand, played with good sense."""
    sense, sitting = Sense(hand.book), Sitting(hand)
    while True:
        steward.tidy(hand)
        if hand.is_over:
            return hand
        seat = to_act(hand)[0]
        sitting.act(sitting.ask(seat, sense))


def played_by(book: Book, level: Level | str, key: int) -> Hand:
    hand = Hand(book, dealer="N", key=bytes(31) + bytes([key]))
    play_hand(hand, dict.fromkeys(seating_of(book).seats, player_for(book, level, b"player")))
    return hand


# --- blunders ---------------------------------------------------------------------------------------------------------


def blunder(
    hand: Hand, done: Action, better: type[Action] | Action, level: Level = EARLY, *, solved: str = ""
) -> Finding:
    """The mistake that the review finds in `done`."""
    found = review(hand.book, hand, level, solved=solved)  # type: ignore[arg-type]
    named = [one for one in found.mistakes if one.done == done]
    assert named, [(one.seat, one.done, one.cost) for one in found.mistakes]
    assert named[0].better == better if isinstance(better, Action) else isinstance(named[0].better, better)
    assert named[0].cost == max(one.cost for one in found.mistakes if one.seat == done.seat)
    assert named[0].reasons
    return named[0]


def test_an_ace_thrown_on_a_lost_trick_is_found():
    held = {"E": "AH AS TS KS", "S": "AC 9C 9C QC JC AD 9D JD QD JD QC 9D", "W": "9H 9H JH", "N": "JH TH KH"}
    hand = at_tricks(house("mcallen"), bidder="E", trump="S", dealer="N", amount=25, **held)
    thrown = Play("S", pieces("AC")[0])
    play(hand, "AH").apply(thrown)
    found = blunder(finished(hand), thrown, Play, BRISK)
    assert found.trick == 1
    assert found.points is not None
    assert found.points > 0.5
    assert fact("why-gives-nothing") in found.reasons


def test_a_counter_thrown_to_the_other_side_is_found_and_what_it_cost_with_open_hands():
    held = {"E": "4-4 6-4 5-4 4-3 4-2 6-6 0-0", "S": "5-5 1-0 2-0 3-0 2-1 3-1 6-1"}
    hand = at_tricks(house("n42pa"), bidder="E", trump="4", amount=41, dealer="N", **held)
    thrown = Play("S", pieces("5-5")[0])
    play(hand, "4-4").apply(thrown)
    found = blunder(finished(hand), thrown, Play, BRISK, solved="S")
    assert found.exact is not None
    assert found.exact >= 0
    assert found.chances is not None
    assert found.chances[0] > found.chances[1], "the chance to set them"


def test_a_rich_hand_that_is_passed_out_is_found():
    rich = "AS AS TS TS KS KS QS QS JS JS AH AC AD TH KH TC KC TD KD QD"
    hand = call(at_auction(house("npa"), dealer="W", N=rich), None, None, None)
    assert hand.state.bidder == "W", "left to the dealer"
    found = blunder(finished(hand), Pass("N"), Bid("N", 50))
    assert found.trick is None
    assert found.cost > 50
    held, made = found.reasons[:2]
    assert (held.args["trump"], held.args["hand"].args["trumps"], held.args["hand"].args["aces"]) == ("S", 10, 3)
    assert (made.id, made.args["bid"]) == ("hint-bid-made", 50)
    assert made.args["often"].args["share"] in ("all", "nearly-all")


def test_a_reckless_bid_is_found():
    hand = at_auction(house("mcallen"), dealer="E", S="9S 9S JH 9H 9H JC 9C QD JS QC 9D KD")
    call(hand, 40, None, None, None)
    found = blunder(finished(hand), Bid("S", 40), Pass("S"))
    assert found.reasons[-1].args["bid"] == 40
    assert found.reasons[-1].args["often"].args["share"] in ("none", "hardly-any")


def test_the_wrong_trump_is_found():
    hand = at_auction(house("mcallen"), dealer="E", S="AS TS KS QS JS AS TS AH AC AD KH QH")
    call(hand, 38, None, None, None)
    name_and_settle(hand, "C")
    found = blunder(finished(hand), NameTrump("S", "C"), NameTrump("S", "S"))
    assert found.chances is not None
    assert found.chances[0] > found.chances[1]


def test_cards_that_break_a_run_are_not_to_be_passed():
    hand = at_auction(house("st-hilary"), dealer="E", S="AS TS KS QS JS AH AC AD 9H 9C 9D JH")
    call(hand, 20, None, None, None)
    hand.apply(NameTrump("S", "S"))
    wrong = PassPieces("S", pieces("AS QS JS"))
    hand.apply(wrong)
    found = blunder(finished(hand), wrong, PassPieces)
    assert isinstance(found.better, PassPieces)
    assert not set(found.better.pieces) & set(pieces("AS TS KS QS JS"))
    assert fact("why-meld-intact") in found.reasons


def test_a_wasteful_discard_is_found():
    hand = at_auction(
        house("bend.3"), dealer="N", S="AS TS KS QS JS AS TS KS QS JS AH AC AD AH AC", kitty="JH JC JD JH JC"
    )
    for seat in ("E", "S", "N"):
        hand.apply(Bid("S", 500) if seat == "S" else Pass(seat))
    steward.tidy(hand)
    assert hand.phase == "kitty"
    hand.apply(TurnKitty("S"))
    hand.apply(NameTrump("S", "S"))
    wrong = Discard("S", pieces("AS TS KS QS JS"), 5)
    hand.apply(wrong)
    assert blunder(finished(hand), wrong, Discard, QUICK).cost > 100


def test_meld_that_is_kept_back_is_found():
    hand = at_auction(house("mcallen"), dealer="E", S="AS TS KS QS JS AS TS AH TC TD KH QH")
    call(hand, 20, None, None, None)
    hand.apply(NameTrump("S", "S"))
    while "S" not in to_act(hand):
        seat = to_act(hand)[0]
        hand.apply(ShowMeld(seat, ()))
    hand.apply(ShowMeld("S", pieces("KH QH")))
    found = blunder(finished(hand), ShowMeld("S", pieces("KH QH")), ShowMeld)
    assert found.cost >= 15


def test_a_lay_down_that_fails_is_found():
    held = {"S": "4-4 5-4 4-3 4-2 6-5 6-1 1-0", "W": "6-4 6-6 6-3", "E": "6-2"}
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", amount=42, dealer="E", **held)
    sitting = Sitting(hand)
    sitting.act(Claim("S"))
    while not hand.is_over and hand.state.ending.claim is not None:
        sitting.act(AnswerClaim(to_act(hand)[0], False))
    assert hand.is_over
    found = review(hand.book, hand, BRISK, solved=())
    assert [one.done for one in found.mistakes] in ([Claim("S")], [Bid("S", 42), Claim("S")])


# --- no blame where there is none -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["n42pa", "st-hilary"])
def test_an_experts_own_hand_has_hardly_any_mistake(name: str):
    book = load_book(name)
    found = review(book, played_by(book, BRISK, 0), BRISK, b"reviewer", solved=())
    assert found.decisions > 18
    assert len(found.mistakes) <= 0.08 * found.decisions


def test_a_hand_played_by_lot_has_many():
    book = load_book("mcallen")
    found = review(book, played_by(book, "chance", 3), BRISK, solved=())
    assert len(found.mistakes) > 0.08 * found.decisions


@pytest.mark.parametrize("name", book_names())
def test_hidden_cards_do_not_change_what_a_decision_costs(name: str):
    book, lot = load_book(name), Random(f"review redeal {name}")
    asked = 0
    thinker = Thinker(book, READING, b"redeal")
    for hand, seat in walk(book, "blame"):
        twin = redealt(hand, seat, lot) if lot.random() < (0.15 if hand.phase == "tricks" else 0.6) else None
        if twin is None:
            continue
        action = Sense(book).decide(view(hand, seat), seen_by(hand, seat))
        first = Weigher(thinker, view(hand, seat), seen_by(hand, seat)).weigh([action])
        asked += first is not None
        assert (
            Weigher(Thinker(book, READING, b"redeal"), view(twin, seat), seen_by(twin, seat)).weigh([action]) == first
        )
    assert asked >= 5


def test_what_nobody_could_know_costs_nothing_but_is_told():
    book = load_book("n42pa")
    found = [review(book, played_by(book, BRISK, key), QUICK) for key in range(6)]
    unlucky = [one for each in found for one in each.hindsight]
    assert unlucky
    for one in unlucky:
        assert one.cost == 0.0
        assert one.exact is not None
        assert one.exact > counter(book)
        assert one.done != one.better
    assert all(each.unsolved == 0 for each in found), "a hand of dominoes is solved from the first lead"


def test_a_small_budget_leaves_plays_unsolved_and_says_so():
    book = load_book("mcallen")
    hand = played_by(book, "novice", 2)
    found = review(book, hand, QUICK, budget=20)
    assert found.unsolved > 10
    assert review(book, hand, QUICK, solved=("S",), budget=20).unsolved < found.unsolved


# --- the balance ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mcallen", "n42pa", "bend.3"])
def test_luck_and_play_add_up_to_the_result(name: str):
    book = load_book(name)
    hand = played_by(book, "chance", 4)
    found = review(book, hand, QUICK, solved=())
    sums = dict.fromkeys(seating_of(book).sides, 0)
    for entry in score(book, slip_of(hand)):
        if entry.unit != "cents" and entry.account in sums:
            sums[entry.account] += entry.points
    assert sum(one.result for one in found.balances.values()) == pytest.approx(0.0)
    for side, one in found.balances.items():
        others = [points for other, points in sums.items() if other != side]
        assert one.result == pytest.approx(sums[side] - sum(others) / len(others))
        assert one.luck + one.gifts - one.cost == pytest.approx(one.result, abs=1e-9)
        own = sum(mistake.cost for mistake in found.mistakes if mistake.seat in seating_of(book).members[side])
        assert one.cost == pytest.approx(own)
    assert together(book, [found.balances, found.balances])["NS" if "NS" in sums else "N"].result == pytest.approx(
        2 * found.balances["NS" if "NS" in sums else "N"].result
    )


def test_rounded_figures_add_up_as_they_are_read():
    one = balance(33.3333, 10.06, 4.94, 1)
    assert (one.result, one.gifts, one.cost, one.luck) == (33.3, 10.1, 4.9, 28.1)


@pytest.mark.parametrize(("name", "worth"), [("npa", 2.0), ("bend", 20.0), ("bend.3", 15.0), ("n42pa", 10 / 42)])
def test_a_counter_in_the_score_is_one_that_goes_to_the_others(name: str, worth: float):
    assert counter_in_score(load_book(name)) == pytest.approx(worth)


# --- deciding again ---------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_review():
    book = load_book("n42pa")
    hand = played_by(book, "chance", 5)
    assert review(book, hand, QUICK, b"a") == review(book, hand, QUICK, b"a")


def test_progress_is_told_up_to_the_last_decision():
    book = load_book("n42pa")
    hand = played_by(book, "novice", 5)
    done: list[int] = []
    review(book, hand, QUICK, solved=(), told=done.append)
    assert done == list(range(1, len(decided(hand)) + 1))


def test_every_moment_is_the_table_before_its_decision():
    hand = played_by(load_book("st-hilary"), "novice", 6)
    for moment in moments(hand):
        assert moment.hand.verify(moment.action) is None
        assert moment.view().seat == moment.seat
        again = position(hand, moment.number - 1)
        assert view(again, moment.seat) == moment.view()
    assert position(hand, len(decided(hand))).is_over


def test_only_a_finished_hand_can_be_looked_back_at():
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E")
    with pytest.raises(NotOver):
        review(hand.book, hand, QUICK)


def test_rules_of_thumb_cannot_say_what_a_decision_costs():
    book = load_book("n42pa")
    with pytest.raises(NoFigures):
        review(book, played_by(book, "novice", 5), "novice")


def test_a_hand_that_everybody_passed_is_nobodys_result():
    hand = call(at_auction(house("n42pa"), dealer="E"), None, None, None, None)
    assert hand.is_over
    assert {one.result for one in review(hand.book, hand, QUICK).balances.values()} == {0.0}
