"""Bend: what a hand is worth, made or set, with four players and with three."""

from __future__ import annotations

from typing import Any

import pytest

from meldhouse.game import Concede, Hand, Play, ScoreEntry, Slip, SlipError, score, slip_of
from table import (
    assert_refused,
    at_auction,
    at_tricks,
    call,
    clauses_of,
    house,
    name_and_settle,
    play,
    play_out,
    points as summed,
    scored,
)

FOUR, THREE = house("bend"), house("bend.3")


def cards(text: str) -> str:
    """``3AS KD`` for three aces of spades and a king."""
    return " ".join(f"{word[1:]} " * int(word[0]) if word[0] in "1234" else word for word in text.split())


def four(bid: int, meld: tuple[int, int], take: tuple[int, int], tricks: tuple[int, int] | None = None) -> Any:
    """A slip of North's bid: North and South first, then East and West."""
    slip = {"bidder": "N", "bid": bid, "trump": "C", "meld": dict(zip(("NS", "EW"), meld, strict=True))}
    slip["take"] = dict(zip(("NS", "EW"), take, strict=True))
    return slip if tricks is None else {**slip, "tricks": dict(zip(("NS", "EW"), tricks, strict=True))}


def three(bid: int, meld: tuple[int, ...], take: tuple[int, ...], tricks: tuple[int, ...] | None = None) -> Any:
    """A slip of East's bid: North, East, South."""
    slip = {"bidder": "E", "bid": bid, "trump": "C", "meld": dict(zip("NES", meld, strict=True))}
    slip["take"] = dict(zip("NES", take, strict=True))
    return slip if tricks is None else {**slip, "tricks": dict(zip("NES", tricks, strict=True))}


def entries(hand: Hand) -> tuple[ScoreEntry, ...]:
    return score(hand.book, slip_of(hand))


def faults(book: Any, **slip: Any) -> list[tuple[str | None, str, str | None]]:
    """The field, the message and the clause of each."""
    with pytest.raises(SlipError) as raised:
        score(book, Slip(**slip))
    return [(fault.key, fault.reason.id, fault.clause) for fault in raised.value.faults]


# --- a bid that is made -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X8")
@pytest.mark.parametrize(
    ("bid", "meld", "take", "worth"),
    [
        (900, (670, 320), (300, 200), (970, 520)),
        (900, (600, 320), (300, 200), (900, 520)),  # to the point
        (500, (0, 0), (500, 0), (500, 0)),
        (500, (240, 0), (260, 240), (500, 240)),
    ],
)
def test_a_made_bid_scores_meld_and_tricks_for_both_sides(
    bid: int, meld: tuple[int, int], take: tuple[int, int], worth: tuple[int, int]
) -> None:
    slip = four(bid, meld, take)
    assert scored(FOUR, **slip) == {"NS": worth[0], "EW": worth[1]}
    assert clauses_of(FOUR, **slip) == {"BEN-X8"}


@pytest.mark.refuses("BEN-X8")
def test_ten_points_short_is_not_made() -> None:
    assert scored(FOUR, **four(900, (590, 320), (300, 200)))["NS"] == 0
    assert scored(FOUR, **four(900, (600, 320), (290, 210)))["NS"] == 0


@pytest.mark.refuses("BEN-X8")
def test_a_made_bid_brings_neither_the_bid_itself_nor_anything_to_the_others_for_it() -> None:
    slip = four(500, (1500, 0), (300, 200))
    assert scored(FOUR, **slip) == {"NS": 1800, "EW": 200}


@pytest.mark.accepts("BEN-X8")
@pytest.mark.parametrize(("take", "made"), [((150, 250, 100), True), ((160, 240, 100), False)])
def test_three_handed_a_made_bid_scores_each_for_himself(take: tuple[int, ...], made: bool) -> None:
    worth = scored(THREE, **three(550, (320, 300, 180), take))
    bid = 0 if made else 550
    assert worth == {"N": 320 + take[0] + bid, "E": 550 if made else 0, "S": 180 + take[2] + bid}


# --- a trick saves the meld -------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-4.1a")
@pytest.mark.parametrize(("take", "tricks"), [((500, 0), (19, 1)), ((490, 10), (19, 1)), ((480, 20), (19, 1))])
def test_one_trick_saves_the_meld_with_or_without_a_counter(take: tuple[int, int], tricks: tuple[int, int]) -> None:
    assert scored(FOUR, **four(500, (240, 320), take, tricks))["EW"] == 320 + take[1]


@pytest.mark.refuses("BEN-4.1a")
def test_without_a_trick_the_meld_is_lost() -> None:
    slip = four(500, (240, 320), (500, 0), (20, 0))
    assert scored(FOUR, **slip) == {"NS": 740, "EW": 0}
    lost = [entry for entry in score(FOUR, Slip(**slip)) if entry.account == "EW" and entry.clause == "BEN-4.1a"]
    assert [(entry.points, entry.reason.args["meld"] == 320) for entry in lost] == [(0, True)]


@pytest.mark.refuses("BEN-4.1a")
def test_a_slip_that_does_not_tell_whether_a_trick_was_won_is_sent_back() -> None:
    assert ("tricks.EW", "slip-won-trick-of", None) in faults(FOUR, **four(500, (240, 320), (500, 0)))


# North and South hold every counter that can win; East and West can take the first trick with a queen of spades,
# if South leads his jack, and no other.
TABLE = {
    "S": cards("4AS 4TS 4KS JS 4AC 3TC"),
    "N": cards("JS TC 4KC 4QC 4JC 4AH 2AD"),
    "W": cards("2QS JS 2TH 2KH 2QH 2JH AD 2TD 2KD 2QD 2JD"),
    "E": cards("2QS JS 2TH 2KH 2QH 2JH AD 2TD 2KD 2QD 2JD"),
}


@pytest.mark.parametrize(
    ("first", "tricks", "east_west"),
    [
        pytest.param("JS QS JS QS", 1, 760, marks=pytest.mark.accepts("BEN-4.1a", "BEN-4.1b")),
        pytest.param("AS QS JS QS", 0, 0, marks=pytest.mark.refuses("BEN-4.1a")),
    ],
)
def test_a_trick_of_queens_and_jacks_saves_the_meld_of_both_partners(first: str, tricks: int, east_west: int) -> None:
    hand = play_out(play(at_tricks(FOUR, bidder="S", trump="C", **TABLE), first))
    slip = slip_of(hand)
    assert (slip.meld, slip.take, slip.tricks["EW"]) == ({"NS": 240, "EW": 760}, {"NS": 500, "EW": 0}, tricks)
    assert summed(entries(hand)) == {"NS": 740, "EW": east_west}


@pytest.mark.accepts("BEN-4.1b")
def test_three_handed_each_players_trick_saves_his_own_meld() -> None:
    assert scored(THREE, **three(500, (320, 300, 180), (100, 400, 0), (4, 20, 1)))["S"] == 180


@pytest.mark.refuses("BEN-4.1b")
def test_three_handed_another_players_trick_does_not_save_it() -> None:
    slip = three(500, (320, 300, 180), (100, 400, 0), (4, 21, 0))
    assert scored(THREE, **slip) == {"N": 420, "E": 700, "S": 0}
    lost = [
        entry for entry in score(THREE, Slip(**slip)) if entry.account == "S" and entry.reason.args.get("meld") == 180
    ]
    assert [entry.clause for entry in lost] == ["BEN-4.1b"]


@pytest.mark.accepts("BEN-4.1c")
def test_a_bidder_with_one_trick_keeps_his_meld() -> None:
    assert scored(FOUR, **four(500, (1500, 0), (0, 500), (1, 19))) == {"NS": 1500, "EW": 500}


@pytest.mark.refuses("BEN-4.1c")
def test_a_bidder_without_a_trick_loses_his_meld_and_is_set() -> None:
    slip = four(500, (1500, 320), (0, 500), (0, 20))
    assert scored(FOUR, **slip) == {"NS": 0, "EW": 500 + 320 + 500}
    assert "BEN-4.1c" in clauses_of(FOUR, **slip)


@pytest.mark.refuses("BEN-4.1c")
def test_three_handed_counters_in_the_discard_are_no_trick_for_the_bidder() -> None:
    slip = three(500, (320, 1500, 180), (260, 40, 200), (15, 0, 10))
    assert scored(THREE, **slip) == {"N": 320 + 260 + 500, "E": 0, "S": 180 + 200 + 500}
    assert "BEN-4.1c" in clauses_of(THREE, **slip)


@pytest.mark.refuses("BEN-4.1c")
@pytest.mark.parametrize("take", [0, 10, 50])
def test_three_handed_a_take_that_may_all_be_discard_does_not_tell_whether_there_was_a_trick(take: int) -> None:
    assert ("tricks.E", "slip-won-trick-of", None) in faults(
        THREE, **three(500, (320, 1500, 180), (300 - take, take, 200))
    )


@pytest.mark.accepts("BEN-4.1c")
def test_three_handed_five_discards_cannot_hold_sixty_so_a_take_of_sixty_tells() -> None:
    assert scored(THREE, **three(500, (320, 1500, 180), (240, 60, 200)))["E"] == 1560


@pytest.mark.refuses("BEN-4.1c")
def test_a_bidder_who_lays_four_tens_away_and_takes_no_trick_is_set_at_the_table() -> None:
    hand = at_tricks(
        THREE,
        bidder="E",
        trump="S",
        dealer="S",
        kitty="TS TH TC TD KD",
        E=cards("4JS 2QS 4JH 3QH 4JC 2QC 4JD 2QD"),
        N=cards("2AS 2AH 2AC 2AD"),
        S=cards("2AS 2AH 2AC 2AD"),
    )
    slip = slip_of(play_out(hand))
    assert (slip.tricks["E"], slip.take["E"], slip.meld["E"]) == (0, 50, 1200 + 600 + 300)
    assert summed(entries(hand))["E"] == 0


@pytest.mark.accepts("BEN-4.1c")
@pytest.mark.parametrize("take", [0, 40])
def test_three_handed_a_bidder_with_one_trick_keeps_his_meld(take: int) -> None:
    slip = three(500, (320, 1500, 180), (300 - take, take, 200), (14, 1, 10))
    assert scored(THREE, **slip) == {"N": 620 - take, "E": 1500 + take, "S": 380}


# --- a bid that is set ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-4.3a")
def test_when_the_bidders_are_set_the_others_score_meld_tricks_and_the_bid() -> None:
    slip = four(1000, (670, 320), (300, 200))
    assert scored(FOUR, **slip) == {"NS": 0, "EW": 320 + 200 + 1000}
    gained = [(entry.points, entry.clause) for entry in score(FOUR, Slip(**slip)) if entry.account == "EW"]
    assert sorted(gained) == [(200, "BEN-4.3a"), (320, "BEN-4.3a"), (1000, "BEN-4.3a")]


@pytest.mark.refuses("BEN-4.3a")
@pytest.mark.parametrize(("meld", "east_west"), [(700, 520), (690, 1520)])
def test_the_bid_goes_to_the_others_only_when_it_is_set(meld: int, east_west: int) -> None:
    assert scored(FOUR, **four(1000, (meld, 320), (300, 200)))["EW"] == east_west


@pytest.mark.refuses("BEN-4.3a")
def test_without_a_trick_they_get_the_bid_and_not_their_meld() -> None:
    slip = four(1000, (400, 320), (500, 0), (20, 0))
    assert scored(FOUR, **slip) == {"NS": 0, "EW": 1000}
    assert "BEN-4.1a" in clauses_of(FOUR, **slip)


@pytest.mark.accepts("BEN-4.3b")
def test_three_handed_each_of_the_other_two_gets_the_whole_bid() -> None:
    slip = three(650, (320, 350, 180), (170, 250, 80))
    assert scored(THREE, **slip) == {"N": 320 + 170 + 650, "E": 0, "S": 180 + 80 + 650}
    gained = {entry.clause for entry in score(THREE, Slip(**slip)) if entry.account in ("N", "S")}
    assert gained == {"BEN-4.3b"}


@pytest.mark.refuses("BEN-4.3b")
def test_three_handed_nobody_gets_the_bid_when_it_is_made_nor_the_meld_of_another() -> None:
    assert scored(THREE, **three(600, (320, 350, 180), (170, 250, 80))) == {"N": 490, "E": 600, "S": 260}
    without_a_trick = three(1000, (320, 350, 180), (150, 350, 0), (8, 17, 0))
    assert scored(THREE, **without_a_trick) == {"N": 320 + 150 + 1000, "E": 0, "S": 1000}


@pytest.mark.accepts("BEN-4.3c")
@pytest.mark.parametrize("bid", [900, 950, 1000])
def test_a_set_side_scores_zero(bid: int) -> None:
    slip = four(bid, (590, 320), (300, 200))
    own = [entry for entry in score(FOUR, Slip(**slip)) if entry.account == "NS"]
    assert [(entry.points, entry.clause) for entry in own] == [(0, "BEN-4.3c")]


@pytest.mark.refuses("BEN-4.3c")
def test_the_bid_is_not_taken_off_as_well_unless_a_club_says_so() -> None:
    slip = four(900, (590, 320), (300, 200))
    assert scored(FOUR, **slip)["NS"] == 0
    harsh = house("bend", '[scoring]\nset_bidder = "minus-bid"')
    assert scored(harsh, **slip) == {"NS": -900, "EW": 320 + 200 + 900}


@pytest.mark.refuses("BEN-4.3c")
def test_nothing_of_a_set_sides_meld_and_tricks_is_kept() -> None:
    assert scored(THREE, **three(1000, (0, 490, 0), (0, 500, 0)))["E"] == 0
    assert scored(THREE, **three(1000, (0, 500, 0), (0, 500, 0)))["E"] == 1000


def test_a_set_costs_the_bidder_a_quarter_and_a_made_bid_nothing() -> None:
    set_bid, made = four(900, (590, 320), (300, 200)), four(900, (600, 320), (300, 200))
    assert scored(FOUR, "cents", **set_bid) == {"N": -25}
    assert scored(FOUR, "cents", **made) == {}
    assert scored(THREE, "cents", **three(650, (320, 350, 180), (170, 250, 80))) == {"E": -25}


# --- what a hand holds ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-X2")
@pytest.mark.parametrize(
    ("take", "tricks"),
    [((300, 200), (12, 8)), ((500, 0), (19, 1)), ((0, 500), (1, 19)), ((10, 490), (1, 19))],
)
def test_both_takes_make_500(take: tuple[int, int], tricks: tuple[int, int]) -> None:
    assert scored(FOUR, **four(500, (1500, 0), take, tricks)) == {"NS": 1500 + take[0], "EW": take[1]}


@pytest.mark.refuses("BEN-X2")
@pytest.mark.parametrize(
    ("take", "tricks", "fault"),
    [
        ((300, 200), (1, 19), "tricks.NS"),
        ((70, 430), (1, 19), "tricks.NS"),
        ((10, 490), (9, 11), "tricks.EW"),
    ],
)
def test_a_take_that_the_tricks_cannot_hold_is_sent_back(
    take: tuple[int, int], tricks: tuple[int, int], fault: str
) -> None:
    assert (fault, "slip-take-in-tricks", None) in faults(FOUR, **four(500, (1500, 0), take, tricks))


@pytest.mark.refuses("BEN-X2")
@pytest.mark.parametrize("take", [(300, 190), (300, 210), (50, 0), (480, 0)])
def test_takes_that_do_not_make_500_are_sent_back(take: tuple[int, int]) -> None:
    assert ("take", "slip-take-total", "BEN-X2") in faults(FOUR, **four(500, (0, 0), take))


@pytest.mark.refuses("BEN-X2")
def test_takes_are_counted_in_tens() -> None:
    assert ("take.NS", "slip-not-a-multiple", "BEN-X2") in faults(FOUR, **four(500, (0, 0), (305, 195)))
    assert ("take", "slip-take-total", "BEN-X2") in faults(THREE, **three(500, (0, 0, 0), (170, 250, 90)))


# --- a bid out of reach -----------------------------------------------------------------------------------------------


def out_of_reach() -> Hand:
    """South bid 550 and shows nothing: 0 and all 500 do not reach it."""
    hand = call(at_auction(FOUR), None, 500, 510, 520, 540, 550, None, None)
    assert (hand.state.bidder, hand.state.amount) == ("S", 550)
    return name_and_settle(hand, "C", show=False)


@pytest.mark.accepts("BEN-X9")
def test_a_bid_out_of_reach_is_played_out_and_set() -> None:
    hand = out_of_reach()
    assert hand.phase == "tricks"
    play_out(hand)
    assert len(hand.state.play.tricks) == 20
    own = next(entry for entry in entries(hand) if entry.account == "NS")
    assert (own.points, own.clause) == (0, "BEN-X9")
    assert summed(entries(hand))["EW"] == 550 + hand.state.points["EW"]


@pytest.mark.refuses("BEN-X9")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_nobody_gives_a_bid_up(seat: Any) -> None:
    assert_refused(out_of_reach(), Concede(seat), "concede-never", "BEN-X9")
    under_way = out_of_reach()
    under_way.apply(Play("S", under_way.legal_plays()[0]))
    assert_refused(under_way, Concede(seat), "concede-never", "BEN-X9")


@pytest.mark.refuses("BEN-X9")
@pytest.mark.parametrize("how", ["conceded", "board-set"])
@pytest.mark.parametrize("bid", [600, 1500])
def test_a_slip_that_says_a_bid_was_given_up_is_sent_back(how: str, bid: int) -> None:
    told = faults(FOUR, bidder="N", bid=bid, trump="C", how=how, meld={"NS": 240, "EW": 320})
    assert [(key, clause) for key, _, clause in told] == [("how", "BEN-X9")]


@pytest.mark.refuses("BEN-X9")
def test_a_bid_that_just_stays_within_reach_may_be_made() -> None:
    assert scored(FOUR, **four(1000, (500, 0), (500, 0), (20, 0))) == {"NS": 1000, "EW": 0}
    assert scored(FOUR, **four(1000, (490, 0), (500, 0), (20, 0)))["NS"] == 0
