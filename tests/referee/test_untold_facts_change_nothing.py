"""What referees asked with the paper beside them: what is not told does not turn an answer round."""

from __future__ import annotations

from typing import Any

import pytest
from payments import paid_by_seats
from ruling_facts import ids_of, parts_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.ended import slip_after
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house


def asked(name: str, kind: str, **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, **about))


def bid(amount: int, bidder: str = "N", *, dropped: bool = False, **meld: int) -> Slip:
    return Slip(bidder=bidder, bid=amount, trump="H", dropped=dropped, meld=meld)


# --- a bid that cannot be played --------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4k", "NPA-2.4l")
def test_a_board_set_is_not_played_whether_or_not_all_meld_is_told() -> None:
    unknown = asked("npa", "board_short", slip=bid(100))
    assert "ruling-board-floor" in parts_of(unknown)
    assert unknown.clause == "NPA-2.4k"
    own = asked("npa", "board_short", slip=bid(100, NS=40))
    assert (own.hand, paid_by_seats(own)) == ("over", {"EW": 100})
    assert "ruling-meld-not-given" in parts_of(own)
    assert paid_by_seats(asked("npa", "board_short", slip=bid(100, NS=40, EW=24))) == {"EW": 124}
    assert ids_of(asked("npa", "board_short", slip=bid(90, NS=40)))[0] == "ruling-board-reached"


@pytest.mark.accepts("NPA-2.4r")
def test_of_a_bid_that_was_dropped_the_others_get_what_the_paper_says() -> None:
    text = parts_of(asked("npa", "board_short", slip=bid(50, dropped=True)))
    assert "ruling-award-bid" in text


@pytest.mark.accepts("NPA-2.4i", "NPA-2.4p")
@pytest.mark.parametrize("meld", [{}, {"EW": 19}, {"EW": 19, "NS": 0}])
@pytest.mark.parametrize(("amount", "dropped"), [(60, False), (50, True)])
def test_without_a_marriage_the_others_get_exactly_the_bid(meld, amount, dropped) -> None:
    ruling = asked("npa", "no_marriage", by=("N",), slip=bid(amount, dropped=dropped, **meld))
    assert (ruling.hand, paid_by_seats(ruling)) == ("over", {"EW": amount})
    asked_for = "ruling-meld-not-given" in parts_of(ruling)
    assert asked_for is ("EW" not in meld)


# --- a call in vain by somebody of whom nobody speaks ----------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1m", "MCA-13g")
@pytest.mark.parametrize(("name", "amount", "gets"), [("npa", 60, 84), ("mcallen", 20, 44)])
def test_only_the_other_side_may_have_called(name, amount, gets) -> None:
    about = {"by": ("S",), "in_vain": True, "slip": bid(amount, NS=24, EW=12)}
    ruling = asked(name, "renege", **about)
    assert (ruling.hand, paid_by_seats(ruling)) == ("over", {"NS": gets})
    assert "ruling-unproven-side" in parts_of(ruling)
    assert ruling.entries == asked(name, "renege", caller="E", **about).entries
    slip = slip_after(house(name), Case(kind="renege", **about), ruling)
    assert slip is not None
    assert (slip.how, slip.offender) == ("renege", "E")


@pytest.mark.accepts("NPA-3.1f", "NPA-3.1g")
def test_what_the_caller_alone_pays_is_told_of_whoever_it_was() -> None:
    about = {"by": ("S",), "in_vain": True, "has_every_trick": True, "slip": bid(60, NS=24, EW=12)}
    ruling = asked("npa", "renege", **about)
    assert paid_by_seats(ruling) == {"NS": 574}
    assert "ruling-spoiled-fine" in parts_of(ruling)


@pytest.mark.refuses("NPA-3.1m", "MCA-13g", "STH-X8", "N42-X19", "BEN-X19")
@pytest.mark.parametrize("name", ["npa", "mcallen", "st-hilary", "n42pa", "bend"])
@pytest.mark.parametrize("accused", [(), ("N",)])
def test_who_called_in_vain_is_asked_and_never_guessed(name, accused) -> None:
    with unruled("case-caller-too"):
        asked(name, "renege_unproven", by=accused)


@pytest.mark.refuses("NPA-3.1m")
def test_a_trick_that_proves_nothing_does_not_tell_who_called_either() -> None:
    about = Told(trick=parse_pieces("TC KC JC QC"), card=parse_pieces("KC")[0], later=parse_pieces("QC"), trump="H")
    with unruled("case-caller-too"):
        rule_on_told(house("npa"), Case(kind="renege_unproven", by=("S",)), about)


@pytest.mark.accepts("STH-X8", "BEN-X19")
@pytest.mark.parametrize("name", ["st-hilary", "bend", "bend.3"])
def test_where_a_call_in_vain_costs_nothing_nobody_needs_to_know_who_called(name) -> None:
    ruling = asked(name, "renege", by=("S",), in_vain=True)
    assert (ruling.hand, ruling.entries) == ("goes-on", ())


@pytest.mark.accepts("NPA-3.1f", "NPA-3.1m")
@pytest.mark.parametrize(("bidder", "added"), [("E", False), ("W", False), ("N", True), (None, True)])
def test_the_bid_is_never_added_twice(bidder, added) -> None:
    slip = bid(60, bidder, NS=24, EW=12) if bidder else None
    ruling = asked("npa", "renege_unproven", by=("N",), caller="E", has_every_trick=True, slip=slip)
    assert any("spoiled-bid" in other for other in readings_of(ruling)) is added


# --- found when the score is written down -----------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3g")
@pytest.mark.parametrize("called", ["scored", "next-deal"])
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen", "count_play", "misdeal_again", "redeal_called"])
@pytest.mark.parametrize("counts", [{"N": 18, "S": 22}, {"N": 19, "S": 21}])
def test_of_a_wrong_number_only_what_it_costs_is_left(kind, counts, called) -> None:
    by = ("E",) if kind in ("misdeal_again", "redeal_called") else ()
    ruling = asked("npa", kind, by=by, counts=counts, called=called)
    assert (ruling.hand, paid_by_seats(ruling)) == ("over", {"N": -50, "S": -50})
    assert ids_of(ruling)[0] == "ruling-hand-played"
    with unruled("case-count-others"):
        asked("npa", kind, by=by, counts={"N": 18}, called=called)


@pytest.mark.accepts("MCA-10Fb")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen", "count_play", "count_end"])
def test_a_score_that_was_agreed_upon_stays(kind) -> None:
    ruling = asked("mcallen", kind, counts={"N": 11, "S": 13}, called="scored")
    assert (ruling.hand, ruling.entries, ruling.clause) == ("over", (), "MCA-10Fb")


@pytest.mark.refuses("BEN-X19")
@pytest.mark.parametrize("kind", ["count_seen", "count_end"])
def test_where_it_is_a_renege_it_is_too_late_to_call_it(kind) -> None:
    ruling = asked("bend", kind, called="scored")
    assert (ruling.hand, ruling.clause) == ("over", "BEN-X19")


@pytest.mark.parametrize(("name", "kind"), [("st-hilary", "misdeal_again"), ("npa", "redeal_called")])
def test_no_deal_is_lost_or_made_any_more(name, kind) -> None:
    ruling = asked(name, kind, by=("N",), called="scored")
    assert (ruling.hand, ruling.remedies) == ("over", ())


@pytest.mark.accepts("N42-5c", "N42-5e")
@pytest.mark.parametrize("kind", ["lead_early", "trick_taken_led"])
def test_a_lead_out_of_turn_that_is_named_after_the_hand_has_been_called(kind) -> None:
    ruling = asked("n42pa", kind, by=("E",), called="scored", slip=Slip(bidder="S", bid=30, trump="5"))
    assert (ruling.hand, paid_by_seats(ruling)) == ("over", {"NS": 1})
    assert "ruling-replaces-entered" in parts_of(ruling)
    assert "face-up" not in parts_of(ruling)


# --- the moment, and who is there -------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.6b", "N42-X15")
@pytest.mark.parametrize(
    ("name", "counts"), [("bend", {"E": 21, "S": 19}), ("n42pa", {"E": 8, "S": 6})], ids=["bend", "n42pa"]
)
def test_a_new_deal_is_right_until_the_first_trick_is_complete(name, counts) -> None:
    text = parts_of(asked(name, "redeal_called", by=("E",), counts=counts))
    assert text[:2] == ("ruling-until-first-trick", "ruling-call-right")
    assert "ruling-after-that" in text
    later = parts_of(asked(name, "redeal_called", by=("E",), counts=counts, in_time=False))
    assert later[:2] == ("ruling-in-first-trick", "ruling-call-right")
    npa = parts_of(asked("npa", "redeal_called", by=("N",), counts={"N": 18, "S": 22}))
    assert npa[:2] == ("ruling-before-lead", "ruling-call-right")
    assert "ruling-once-begun" in npa


@pytest.mark.accepts("BEN-3.5i")
def test_what_may_still_be_laid_away_is_cited_by_its_own_clause() -> None:
    assert asked("bend.3", "discard_forgotten", by=("S",), in_time=True).clause == "BEN-3.5i"


@pytest.mark.accepts("N42-19a")
@pytest.mark.parametrize("kind", ["dispute", "appeal"])
def test_whoever_is_not_there_has_not_decided(kind) -> None:
    ruling = asked("n42pa", kind, ruled=("x",), absent=("tournament director",))
    assert ids_of(ruling)[0] == "ruling-final"
    with unruled("case-nobody-decides"):
        asked("n42pa", kind, ruled=("x",), absent=("tournament director", "host"))
    for name, post in (("st-hilary", "Ministry Leader"), ("bend", "club organizer")):
        with unruled("case-nobody-decides"):
            asked(name, kind, ruled=("x",), absent=(post,))


@pytest.mark.accepts("N42-5d")
def test_the_domino_that_was_led_too_early_is_the_lead() -> None:
    ruling = asked("n42pa", "lead_unready", by=("S",))
    assert (ruling.clause, ruling.remedies) == ("N42-5d", ("play-it",))
    assert "play-it-lead_unready" in parts_of(ruling)
    assert "know-trump" in readings_of(ruling)[0]


def test_a_renege_that_is_called_too_late_changes_nothing_on_the_sheet() -> None:
    about: dict[str, Any] = {"by": ("E",), "caller": "N", "in_time": False, "slip": bid(60, NS=24, EW=22)}
    assert slip_after(house("npa"), Case(kind="renege", **about), asked("npa", "renege", **about)) is not None
    late = asked("npa", "renege", called="scored", **about)
    assert "ruling-played-stands" in parts_of(late)
    assert slip_after(house("npa"), Case(kind="renege", called="scored", **about), late) is None
