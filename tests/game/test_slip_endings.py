"""How a slip says a hand ended: only as this house can end one, with the clause, and through whom."""

from __future__ import annotations

import pytest

from meldhouse.game import SlipError, read_slip, score, seating_of
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names
from table import house, points

NAMES = book_names()


def basic(book, **more):
    """A slip of North's, with the least that he can have."""
    meld = {"meld": {seating_of(book).side["N"]: book.meld.royal[0]}} if book.has_meld else {}
    bid = book.auction.opening or book.auction.minimum
    return {"bidder": "N", "bid": bid, "trump": book.trump.choices[0], **meld, **more}


def all_to(book, seat):
    seating = seating_of(book)
    return {side: book.points_in_play if side == seating.side[seat] else 0 for side in seating.sides}


def told(book, **fields):
    """The faults of a slip, or an empty list for one that is scored."""
    try:
        score(book, read_slip(fields, book))
    except SlipError as problem:
        return problem.faults
    return []


def only(book, **fields):
    (fault,) = told(book, **fields)
    return fault.reason.id, fault.clause


# --- sentences that are true only in some houses --------------------------------------------------------------------


@pytest.mark.parametrize("name", ["bend", "bend.3", "st-hilary", "n42pa"])
def test_where_nobody_is_set_for_want_of_meld(name):
    book = house(name)
    assert only(book, **basic(book), how="no-board") == ("slip-no-board-never", None)


@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-2.4r"), ("mcallen", "MCA-6g")])
def test_where_only_a_dropped_dealer_is(name, clause):
    book = house(name)
    assert only(book, **basic(book), how="no-board") == ("slip-no-board-only-dropped", clause)
    assert not told(book, **basic(book), how="no-board", dealer="N", dropped=True)


def test_where_only_a_bid_that_was_made_needs_meld():
    book = house("npa", "[board]\ndropped_meld = 0\nbidder_meld = 20")
    found = only(book, **basic(book), how="no-board", dealer="N", dropped=True)
    assert found == ("slip-no-board-not-dropped", "NPA-2.4r")


@pytest.mark.parametrize("name", [name for name in NAMES if name != "npa"])
def test_where_nobody_is_set_for_being_silenced(name):
    book = house(name)
    slip = {key: value for key, value in basic(book).items() if key not in ("trump", "meld")}
    id, clause = only(book, **slip, how="silenced")
    assert id in ("slip-silenced-takes", "slip-silenced-never")
    assert clause in (book.cite("all-pass"), book.cite("score-passed-out"))


@pytest.mark.parametrize("name", [name for name in NAMES if name != "npa"])
def test_where_no_hand_is_awarded(name):
    book = house(name)
    assert only(book, **basic(book), how="awarded", take=all_to(book, "N")) == ("slip-never-awarded", None)
    npa = house("npa")
    assert not told(npa, **basic(npa), how="awarded", offender="E", take=all_to(npa, "N"))


@pytest.mark.parametrize(
    ("name", "message", "clause"),
    [
        ("n42pa", fact("slip-board-set-no-meld"), None),
        ("st-hilary", fact("slip-board-set-never", concede="yes"), "STH-OB-d"),
        ("mcallen", fact("slip-board-set-never", concede="yes"), "MCA-X5"),
        ("bend", fact("slip-board-set-never", concede="no"), "BEN-X9"),
        ("npa", fact("slip-within-reach", reach=54, bid=50), "NPA-2.4k"),
    ],
)
def test_a_board_set_where_there_is_none(name, message, clause):
    book = house(name)
    (fault,) = told(book, **basic(book), how="board-set")
    assert (fault.key, fault.reason, fault.clause) == ("how", message, clause)


def test_giving_up_where_hands_may_be_stopped():
    book = house("n42pa")
    assert only(book, **basic(book), how="conceded") == ("slip-never-conceded", None)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_wrong_with_a_dropped_bid_is_told_by_the_clause_for_one(name):
    book = house(name)
    clause = book.cite("all-pass") or book.cite("score-passed-out")
    found = told(book, **basic(book, dealer="E"), dropped=True)
    assert found
    assert {fault.clause for fault in found} == {clause}
    assert all(fault.key == "dropped" for fault in found)


@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-2.4a"), ("st-hilary", "STH-SC-a")])
def test_trump_is_asked_for_by_the_clause_that_has_it_written_down(name, clause):
    book = house(name)
    slip = {key: value for key, value in basic(book, take=all_to(book, "N")).items() if key != "trump"}
    assert only(book, **slip) == ("slip-say-trump", clause)


def test_a_bidder_who_lays_his_marriage_has_its_worth():
    npa = house("npa")
    (fault,) = told(npa, **{**basic(npa), "meld": {"NS": 2, "EW": 30}}, take={"NS": 50, "EW": 0})
    assert (fault.key, fault.clause) == ("meld.NS", "NPA-2.5a")
    assert fault.reason == fact("slip-trump-marriage", side="NS", least=4, points=2)
    assert not told(npa, **{**basic(npa), "meld": {"NS": 4}}, take={"NS": 50, "EW": 0})
    assert told(npa, **{**basic(npa), "meld": {}}, how="renege", offender="E")
    trumpless = {"bidder": "N", "bid": 50, "how": "no-marriage", "meld": {"EW": 20}}
    assert not told(npa, **trumpless)
    for spoken in ('[trump]\nlaying = "no"', '[trump]\nlaying = "unless-named"', "[trump]\nmarriage = false"):
        club = house("npa", spoken)
        assert not told(club, **{**basic(club), "meld": {}}, take={"NS": 50, "EW": 0}), spoken


# --- claims, reneges, hands that do not count -----------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_hand_that_was_laid_down(name):
    book = house(name)
    slip = basic(book, how="claimed", take=all_to(book, "N"))
    found = told(book, **slip)
    if book.claim.by == "nobody":
        assert [(fault.key, fault.clause) for fault in found] == [("how", book.cite("claim-nobody"))]
        return
    assert not found
    claimed, played = (score(book, read_slip({**slip, "how": how}, book)) for how in ("claimed", "played"))
    assert [(entry.seats, entry.points) for entry in claimed] == [(entry.seats, entry.points) for entry in played]
    short = {**slip["take"], seating_of(book).side["N"]: book.points_in_play - 1}
    assert told(book, **{**slip, "take": short})[0].clause == book.cite("take-total")
    failed = told(book, **slip, offender="south")
    assert bool(failed) is (book.claim.failed == "hand")
    sides = seating_of(book).sides
    tricks = dict.fromkeys(sides, 0)
    tricks[sides[0]] = book.deal.hand
    assert not told(book, **slip, tricks=tricks, counter_tricks=dict.fromkeys(sides, 0) | {sides[0]: 5})
    assert told(book, **slip, tricks={**tricks, sides[0]: book.deal.hand - 1})[0].key == "tricks"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("offender", ["North", "e"])
def test_a_hand_that_ended_with_a_renege(name, offender):
    book = house(name)
    found = told(book, **basic(book), how="renege", offender=offender)
    if book.renege.cost != "hand":
        assert [(fault.key, fault.clause) for fault in found] == [("how", book.cite("score-renege"))]
        return
    assert not found
    entries = score(book, read_slip(basic(book, how="renege", offender=offender), book))
    guilty = seating_of(book).side["N" if offender == "North" else "E"]
    unit = "marks" if book.scoring.style == "marks" else "points"
    assert points(entries, unit).get(guilty, 0) <= 0
    assert any(amount > 0 for side, amount in points(entries, unit).items() if side != guilty) or "bid" not in (
        book.renege.others_get if guilty == seating_of(book).side["N"] else book.renege.bidders_get
    )
    assert only(book, **basic(book), how="renege") == ("slip-say-offender", None)
    assert told(book, **basic(book), how="renege", offender=offender, take=all_to(book, "N"))[0].key == "take"
    assert told(book, **basic(book), how="renege", offender="Q")[0].key == "offender"


@pytest.mark.parametrize("name", NAMES)
def test_a_lay_down_that_lost_the_hand(name):
    book = house(name)
    found = told(book, **basic(book), how="forfeited", offender="N")
    if book.claim.failed == "hand":
        assert not found
        assert [fault.clause for fault in told(book, **basic(book), how="forfeited", offender="E")] == ["N42-16a"]
        assert told(book, **basic(book), how="forfeited")[0].key == "offender"
    else:
        code = "claim-nobody" if book.claim.by == "nobody" else "claim-failed"
        assert [(fault.key, fault.clause) for fault in found] == [("how", book.cite(code))]


@pytest.mark.parametrize("name", NAMES)
def test_a_hand_that_is_struck_out(name):
    book = house(name)
    for slip in ({}, {"dealer": "N"}, basic(book)):
        entries = score(book, read_slip({**slip, "how": "void"}, book))
        assert [entry.points for entry in entries] == [0]
    assert told(book, how="void", take=all_to(book, "N"))[0].key == "take"
    assert told(book, how="void", dealer="N", bidder="W" if book.table.seats == 3 else "N", meld={"XX": 3})
    lost = told(book, how="misdealt", dealer="N")
    assert bool(lost) is ("deal-left" not in book.rulings.misdeal_again.remedies)


@pytest.mark.parametrize("name", NAMES)
def test_a_take_that_a_renege_has_cost(name):
    book = house(name)
    take = all_to(book, "N")
    own, other = seating_of(book).side["N"], seating_of(book).sides[1]
    found = told(book, **basic(book), take=take, spoiled=[own])
    if book.renege.cost != "take":
        assert [(fault.key, fault.clause) for fault in found] == [("spoiled", book.cite("score-renege"))]
        return
    assert not found
    assert not told(book, **basic(book), take=take, spoiled="North-South")
    assert points(score(book, read_slip(basic(book, take=take, spoiled=[own]), book)))[own] == -book.auction.minimum
    assert points(score(book, read_slip(basic(book, take=all_to(book, "E"), spoiled=[other]), book)))[other] == 0
    assert told(book, **basic(book), take=take, spoiled=["NE"])[0].key == "spoiled"
    assert told(book, **basic(book, bid=90), how="conceded", spoiled=[own])[0].key == "spoiled"


@pytest.mark.parametrize("name", NAMES)
def test_tricks_that_nobody_could_play(name):
    book = house(name)
    seating = seating_of(book)
    slip = basic(book, take=all_to(book, "N"))
    won = dict.fromkeys(seating.sides, 0) | {seating.side["N"]: book.deal.hand - 1}
    assert not told(book, **slip, tricks=won, unplayed=1)
    assert told(book, **slip, tricks=won)[0].key == "tricks"
    for number in (-1, book.deal.hand):
        assert only(book, **slip, unplayed=number) == ("slip-unplayed-range", None)
    if book.renege.cost == "hand":
        unplayed = only(book, **basic(book), how="renege", offender="N", unplayed=1)
        assert unplayed == ("slip-unplayed-never", None)


def test_an_offender_where_there_can_be_none():
    npa = house("npa")
    assert only(npa, **basic(npa), take=all_to(npa, "N"), offender="E") == ("slip-no-offender", None)


@pytest.mark.accepts("MCA-10C")
@pytest.mark.parametrize(("meld", "came_out"), [(10, "set"), (40, "made")])
def test_bidders_who_reneged_are_told_so_like_the_others(meld, came_out):
    book = house("mcallen.hoyle")
    slip = read_slip(
        {
            "bidder": "N", "bid": 20, "trump": "H", "meld": {"NS": meld, "EW": 4},
            "take": {"NS": 15, "EW": 10}, "spoiled": ["NS"],
        },
        book,
    )  # fmt: skip
    entries = [entry for entry in score(book, slip) if "N" in entry.seats]
    assert entries[0].bid == came_out
    lost = [entry for entry in entries if entry.reason.id == "score-take-lost"]
    assert [(entry.points, entry.clause) for entry in lost] == [(0, "MCA-10C")]


@pytest.mark.parametrize(("won", "said"), [(1, "1 trick with a counter brings"), (2, "2 tricks with a counter bring")])
def test_one_trick_is_told_in_the_singular(won, said):
    book = house("st-hilary")
    found = told(book, **basic(book), take={"NS": 25, "EW": 0}, counter_tricks={"EW": won})
    assert [str(fault) for fault in found if said in str(fault)]
