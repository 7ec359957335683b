"""A hint is the choice of a player of that level, with reasons, and with nothing in it that the seat cannot know."""

from __future__ import annotations

import re
from random import Random

import pytest
from advised import BRISK, QUICK, READING, walk

from meldhouse.game import AnswerClaim, Bid, CallRedeal, Claim, Concede, Pass, Play, TurnKitty, seating_of, view
from meldhouse.messages import Message, fact
from meldhouse.players import UnknownLevel, player_for
from meldhouse.players.advice import NothingToDecide, hint, seen_by
from meldhouse.players.advice.figures import figures
from meldhouse.players.advice.measures import deals
from meldhouse.players.choices import Choice
from meldhouse.rulebooks import book_names, load_book
from redeal import redealt
from table import at_auction, at_tricks, call, dealt, house, pieces, play_out

RUN_AND_ACES = "AS TS KS QS JS AS TS AH AC AD KH QH"


@pytest.mark.parametrize("name", book_names())
def test_a_hint_is_what_that_player_would_do_and_gives_reasons(name: str):
    book, lot = load_book(name), Random(f"same {name}")
    phases = set()
    for hand, seat in walk(book, "hints"):
        if hand.phase == "tricks" and lot.random() < 0.85:
            continue
        now, past = view(hand, seat), seen_by(hand, seat)
        found = hint(book, now, past, QUICK, b"seed")
        phases.add(hand.phase)
        assert found.action == player_for(book, QUICK, b"seed").decide(now, past)
        assert hand.can(found.action)
        assert 1 <= len(found.reasons) <= 4
        for reason in found.reasons:
            assert re.fullmatch(r"[A-Z0-9].*\.", book.voice.say(reason)), reason
        assert (found.chart is not None) == (
            hand.phase in ("auction", "trump", "kitty") and found.action != TurnKitty(seat)
        )
        if hand.phase == "tricks" and len(found.choices) > 1:
            ours = seating_of(book).side[seat] == hand.state.side_of_bidder
            assert found.aim == ("make" if ours else "set")
            assert {choice.action for choice in found.choices} == {Play(seat, piece) for piece in now.legal_plays}
    assert {"auction", "tricks"} <= phases


@pytest.mark.parametrize("name", book_names())
def test_hidden_cards_do_not_change_a_hint(name: str):
    book, lot = load_book(name), Random(f"hint redeal {name}")
    asked = changed = 0
    for hand, seat in walk(book, "redeal"):
        twin = redealt(hand, seat, lot) if hand.phase != "tricks" or lot.random() < 0.12 else None
        if twin is not None:
            asked += 1
            changed += twin.state.hands != hand.state.hands
            found = hint(book, view(hand, seat), seen_by(hand, seat), READING, b"redeal")
            assert hint(book, view(twin, seat), seen_by(twin, seat), READING, b"redeal") == found
    assert asked > 8
    assert changed > asked * 0.6


def test_the_seed_decides_which_deals_are_tried():
    hand = at_auction(house("mcallen"), dealer="E", S=RUN_AND_ACES)
    now, past = view(hand, "S"), seen_by(hand, "S")
    assert hint(hand.book, now, past, QUICK, b"a") == hint(hand.book, now, past, QUICK, b"a")
    assert hint(hand.book, now, past, QUICK, b"a").choices != hint(hand.book, now, past, QUICK, b"b").choices


# --- every kind of decision -------------------------------------------------------------------------------------------


def test_a_strong_hand_is_bid_with_its_trump_and_its_chance():
    hand = at_auction(house("mcallen"), dealer="E", S=RUN_AND_ACES)
    found = hint(hand.book, view(hand, "S"), seen_by(hand, "S"), BRISK)
    assert found.action == Bid("S", 15)
    assert found.chance == 1.0
    assert found.trump == "S"
    held, made, passing = found.reasons
    assert held == fact("why-hand", trump="S", hand=fact("hint-hand", trumps=7, aces=3, meld=27))
    assert (made.id, made.args["bid"], made.args["trump"]) == ("hint-bid-compared", 15, "S")
    assert made.args["often"].args["share"] == "all"
    assert passing.id == "hint-if-you-pass"


def test_a_weak_hand_passes_and_is_told_what_a_bid_would_risk():
    hand = call(at_auction(house("mcallen"), dealer="E", S="9S 9S JH 9H 9H JC 9C QD JS QC 9D KD"))
    found = hint(hand.book, view(hand, "S"), seen_by(hand, "S"), BRISK)
    assert found.action == Pass("S")
    assert found.chance is None
    assert (found.reasons[1].id, found.reasons[1].args["bid"]) == ("hint-bid-at-best", 15)


def test_of_a_hand_that_passes_one_trump_is_best():
    """Spades would be made a little more often here, and bring less."""
    hand = call(at_auction(house("mcallen"), dealer="S", S="KH QH QD JD 9S KD TH JS QD JD JS KS"), 25, None, None)
    found = hint(hand.book, view(hand, "S"), seen_by(hand, "S"), BRISK)
    assert found.action == Pass("S")
    assert [one.id for one in found.reasons[:2]] == ["why-hand-at-best", "hint-bid-at-best"]
    assert found.reasons[0].args["trump"] == found.reasons[1].args["trump"]
    assert found.chart is not None
    assert found.chart.best is None


def test_a_hand_of_nines_is_thrown_in():
    hand = at_auction(house("st-hilary"), dealer="E", S="9S 9S 9H 9H 9C JS JH JH TC TC QD QD")
    found = hint(hand.book, view(hand, "S"), seen_by(hand, "S"), QUICK)
    assert found.action == CallRedeal("S")
    assert len(found.reasons) == 2


def test_the_kitty_is_turned_before_trump_is_thought_about():
    hand = at_auction(house("bend.3"), dealer="N", S="AS TS KS QS JS")
    call(hand, None, 500, None)
    found = hint(hand.book, view(hand, "S"), seen_by(hand, "S"), QUICK)
    assert found.action == TurnKitty("S")
    assert found.chart is None


def test_who_has_the_rest_lays_down_and_the_others_agree():
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E", S="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    found = hint(hand.book, view(hand, "S"), seen_by(hand, "S"), QUICK)
    assert isinstance(found.action, Claim)
    assert found.reasons[0] == fact("why-claim")
    hand.apply(found.action)
    answer = hint(hand.book, view(hand, "W"), seen_by(hand, "W"), QUICK)
    assert answer.action == AnswerClaim("W", True)


def test_a_hopeless_bid_is_given_up_where_that_is_cheaper():
    club = house("mcallen", "[board]\nconceded_take = false")
    hand = at_tricks(club, bidder="S", trump="H", amount=90, dealer="E", S="KH QH 9S 9S JS JC 9C 9C JD 9D")
    found = hint(club, view(hand, "S"), seen_by(hand, "S"), BRISK)
    assert found.action == Concede("S")
    assert found.reasons[0] == fact("why-out-of-reach", meld=hand.state.meld_of("NS"), bid=90)
    assert found.reasons[1] == fact("hint-played-on", often=deals(0.0))
    assert found.reasons[2].id == "hint-playing-on-costs"


def test_a_novice_has_reasons_but_no_figures():
    hand = at_auction(house("mcallen"), dealer="E", S=RUN_AND_ACES)
    found = hint(hand.book, view(hand, "S"), seen_by(hand, "S"), "novice")
    assert found.action == Bid("S", 15)
    assert (found.chance, found.chart, found.others) == (None, None, ())
    assert found.reasons == (fact("why-hand", trump="S", hand=fact("hint-hand", trumps=7, aces=3, meld=27)),)


# --- what cannot be asked ---------------------------------------------------------------------------------------------


def test_whoever_has_nothing_to_decide_gets_no_hint():
    hand = at_auction(house("mcallen"), dealer="E")
    with pytest.raises(NothingToDecide, match="nothing to decide now"):
        hint(hand.book, view(hand, "W"), seen_by(hand, "W"))
    over = play_out(at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E"))
    with pytest.raises(NothingToDecide, match="The hand is over"):
        hint(over.book, view(over, "S"), seen_by(over, "S"))
    early = dealt(house("npa"))
    with pytest.raises(NothingToDecide):
        hint(early.book, view(early, "N"), seen_by(early, "N"))


def test_there_is_no_hint_from_a_level_that_is_not_there():
    hand = at_auction(house("mcallen"), dealer="E")
    with pytest.raises(UnknownLevel):
        hint(hand.book, view(hand, "S"), seen_by(hand, "S"), "wizard")


# --- sentences from figures -------------------------------------------------------------------------------------------


def compared(*choices: tuple[str, float, float, float]) -> tuple[Message, ...]:
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", dealer="E", S="AH TH KH QH")
    given = [Choice(Play("S", pieces(text)[0]), chance, margin, points) for text, chance, margin, points in choices]
    return figures(hand.book, view(hand, "S"), given)


TEN = fact("choice-pieces", pieces=("TH",))


@pytest.mark.parametrize(
    ("best", "other", "told"),
    [
        (0.71, 0.6, (7, 6, 10)),
        (0.71, 0.68, (71, 68, 100)),
        (0.98, 0.96, (98, 96, 100)),  # “almost every … almost every” would not tell them apart
    ],
)
def test_the_better_chance_is_told_in_tenths_or_where_they_are_close_in_hundredths(
    best: float, other: float, told: tuple[int, int, int]
):
    first, second, of = told
    assert compared(("AH", best, 9.0, 15.0), ("TH", other, 7.0, 14.0)) == (
        fact(
            "hint-compared",
            aim="make",
            often=fact("hint-deals", share="some", number=first, of=of),
            choice=TEN,
            against=fact("hint-against", share="some", number=second, of=of),
            yet="none",
        ),
    )


def test_a_choice_that_is_made_less_often_for_more_is_told_so():
    (told,) = compared(("AH", 0.6, 9.0, 15.0), ("TH", 0.7, 7.0, 14.0))
    assert told.args["yet"] == "less"
    (told,) = compared(("AH", 0.6, 7.0, 15.0), ("TH", 0.7, 7.5, 14.0))  # what partner expects comes first all the same
    assert told.args["yet"] == "close"


def test_where_chances_are_alike_points_decide_or_nothing():
    assert compared(("AH", 1.0, 9.0, 15.0), ("TH", 1.0, 5.0, 13.0)) == (
        fact("hint-always", aim="make", often=deals(1.0), what="play"),
        fact("hint-takes-more", amount=fact("amount-points", points=2), choice=TEN),
    )
    assert compared(("AH", 0.5, 9.0, 15.0), ("TH", 0.5, 9.1, 15.1), ("KH", 0.3, 3.0, 9.0))[1] == (
        fact("hint-just-as-good", choice=TEN)
    )
    assert compared(("AH", 0.5, 9.0, 15.0), ("TH", 0.5, 5.0, 15.0), ("KH", 0.3, 3.0, 9.0))[1] == (
        fact("hint-better", amount=fact("amount-points", points=4), choice=TEN)
    )


@pytest.mark.parametrize("chance", [step / 40 for step in range(41)])
def test_a_chance_in_words_is_never_more_certain_than_it_is(chance: float):
    told = deals(chance).args
    assert (told["share"] == "all") == (chance == 1.0)
    assert (told["share"] == "none") == (chance == 0.0)
    if told["share"] == "some":
        assert abs(told["number"] / 10 - chance) <= 0.06


@pytest.mark.parametrize("name", ["st-hilary", "n42pa"])
def test_the_outlook_of_a_hint_says_what_its_reasons_say(name: str):
    """“Almost every time” beside “in 9 of 10 deals” would leave everybody wondering which of them is true."""
    book, told = load_book(name), 0
    for hand, seat in walk(book, "outlook"):
        found = hint(book, view(hand, seat), seen_by(hand, seat), QUICK, b"outlook")
        often = next((one.args["often"].args for one in found.reasons if "often" in one.args), None)
        if found.outlook is None or found.outlook.id != "hint-outlook" or often is None:
            continue
        said = found.outlook.args
        if often["of"] == 100:
            assert abs(often["number"] - 10 * said["number"]) <= 6
        else:
            assert (often["share"], often["number"]) == (said["share"], said["number"])
        told += 1
    assert told > 5


@pytest.mark.parametrize("name", ["st-hilary", "n42pa"])
def test_a_bid_that_is_safe_or_lost_is_told_as_that_and_not_as_a_chance(name: str):
    book, stood = load_book(name), set()
    for hand, seat in walk(book, "standing"):
        found = hint(book, view(hand, seat), seen_by(hand, seat), QUICK, b"standing")
        if found.standing is None or not isinstance(found.action, Play):
            continue
        stood.add(found.standing)
        whose = "ours" if found.aim == "make" else "theirs"
        assert found.outlook == fact("hint-standing", whose=whose, standing=found.standing)
        assert not any("often" in told.args for told in found.reasons), found.reasons
    assert stood
