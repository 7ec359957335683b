"""Calls of a renege as somebody tells them: in vain, too late, by the wrong player, or of what is none here."""

from __future__ import annotations

import pytest
from ruling_facts import facts_of, ids_of, parts_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house, points

SLIPS = {
    "npa": Slip(bidder="W", bid=65, trump="H", meld={"NS": 24, "EW": 40}),
    "mcallen": Slip(bidder="W", bid=30, trump="H", meld={"NS": 13, "EW": 20}),
}


def called(name: str, **more: object) -> Ruling:
    """East is blamed, by North unless it is said otherwise."""
    slip = SLIPS[name.partition(".")[0]]
    return rule(house(name), Case(**{"kind": "renege", "by": ("E",), "caller": "N", "slip": slip, **more}))  # type: ignore[arg-type]


# --- looked for in vain -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1m", "MCA-13g")
@pytest.mark.parametrize(("name", "others"), [("npa", 105), ("mcallen", 50)])
@pytest.mark.parametrize("offence", [None, "follow", "aces"])
def test_where_nothing_was_found_nothing_is_proven(name, others, offence) -> None:
    ruling = called(name, offence=offence, in_vain=True, in_time=False)
    assert (ruling.kind, points(ruling.entries)["EW"]) == ("renege_unproven", others)
    unnamed = called(name, offence=offence, in_vain=True, in_time=False, caller=None)
    assert (unnamed.hand, unnamed.entries) == ("over", ruling.entries), "only the other side may have called it"


@pytest.mark.accepts("NPA-3.1f", "NPA-3.1g")
def test_nor_against_a_side_with_every_book() -> None:
    ruling = called("npa", offence="aces", in_vain=True, has_every_trick=True)
    assert (points(ruling.entries)["EW"], points(ruling.entries)["N"]) == (590, -200)


@pytest.mark.refuses("NPA-3.1m")
def test_what_everybody_saw_needs_nothing_to_be_found() -> None:
    assert called("npa", offence="taken", in_vain=True, in_time=False).kind == "renege"


@pytest.mark.accepts("NPA-3.1f")
@pytest.mark.parametrize(("every", "told"), [(None, True), (False, False)])
def test_who_says_that_they_had_not_every_book_is_not_told_what_if(every, told) -> None:
    ruling = called("npa", kind="renege_unproven", has_every_trick=every, taken={"NS": 0, "EW": 20})
    assert ("ruling-if-no-trick" in parts_of(ruling)) == told


@pytest.mark.accepts("NPA-3.1j")
def test_another_renege_than_was_called_is_told_to_be_one() -> None:
    about = Told(trick=parse_pieces("TC KC JC QC"), card=parse_pieces("KC")[0], later=parse_pieces("AC"), trump="H")
    case = Case(kind="renege", by=("S",), caller="W", offence="follow", slip=SLIPS["npa"])
    assert ids_of(rule_on_told(house("npa"), case, about)[0])[:2] == ("ruling-another-renege", "ruling-unproven-caller")


# --- too late, or by the wrong player ---------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-3.1n", "MCA-13h")
@pytest.mark.parametrize("name", ["npa", "mcallen", "mcallen.hoyle"])
@pytest.mark.parametrize("kind", ["renege", "renege_unproven"])
@pytest.mark.parametrize("when", ["scored", "next-deal"])
def test_when_the_score_is_written_down_no_play_goes_on(name, kind, when) -> None:
    ruling = called(name, kind=kind, caller="W", called=when)
    assert ids_of(ruling)[-1] == "ruling-played-stands"
    assert "ruling-unless-called" not in parts_of(ruling)
    assert "ruling-unless-called" in parts_of(called(name, kind=kind, caller="W", in_time=False))


@pytest.mark.accepts("NPA-RS3", "NPA-3.1d")
@pytest.mark.parametrize(("offence", "clause"), [("taken", "NPA-RS3"), ("aces", "NPA-3.1d")])
def test_before_the_next_card_it_is_put_right_whoever_says_so(offence, clause) -> None:
    ruling = called("npa", caller="W", offence=offence, in_time=True)
    assert (ruling.clause, ruling.hand, ruling.entries) == (clause, "goes-on", ())


@pytest.mark.accepts("NPA-X9")
@pytest.mark.parametrize("how", [{"caller": "W"}, {"said": "you took our book"}])
@pytest.mark.parametrize("in_time", [None, False])
def test_a_book_goes_back_to_its_winners_although_it_was_no_call(how, in_time) -> None:
    ruling = called("npa", offence="taken", in_time=in_time, **how)
    assert (ruling.remedies, ruling.entries, ruling.clause) == (("give-back",), (), "NPA-X9")
    assert ("ruling-not-led" in parts_of(ruling)) == (in_time is None)


@pytest.mark.refuses("MCA-13h", "NPA-3.1e")
@pytest.mark.parametrize(
    ("name", "offence"), [("mcallen", "aces"), ("mcallen", "turn"), ("mcallen", "taken"), ("npa", "turn")]
)
def test_nobody_is_invited_to_call_what_is_no_renege_here(name, offence) -> None:
    own, other = called(name, caller="W", offence=offence), called(name, offence=offence)
    assert ids_of(own)[0] in ("ruling-no-renege-here", "ruling-no-renege-but")
    assert "ruling-unless-called" not in parts_of(own)
    assert own.entries == ()
    assert bool(other.entries) == (offence != "taken"), "who calls it all the same pays"


def test_a_trick_from_which_nothing_was_led_is_ruled_on_as_that() -> None:
    for in_time in (True, False):
        ruling = called("mcallen", offence="taken", in_time=in_time)
        assert ids_of(ruling)[:2] == ("ruling-no-renege-but", "ruling-give-back")
        assert ("face-up" in ids_of(ruling)) is not in_time


@pytest.mark.accepts("MCA-13a", "MCA-10Da", "MCA-X8")
@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
def test_what_is_taken_back_stays_face_up_at_whatever_moment_it_is_asked(name) -> None:
    unknown = parts_of(called(name, caller=None, offence="follow"))
    in_time = parts_of(called(name, caller=None, offence="follow", in_time=True))
    assert "face-up" in unknown
    assert "face-up" in in_time
    assert "ruling-nothing-follows" not in unknown


@pytest.mark.refuses("MCA-13a")
@pytest.mark.accepts("STH-RN-j")
def test_elsewhere_nothing_follows() -> None:
    assert "ruling-until-mended" in parts_of(rule(house("st-hilary"), Case(kind="renege", by=("E",))))


# --- what can be ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-10C", "MCA-13h")
def test_after_the_last_trick_all_points_have_been_taken() -> None:
    about = {"offence": "follow", "in_time": False}
    ruling = called("mcallen.hoyle", taken={"NS": 10, "EW": 15}, **about)
    assert (ruling.hand, points(ruling.entries)) == ("over", {"NS": 23, "EW": -30})
    assert called("mcallen.hoyle", taken={"NS": 10, "EW": 9}, **about).entries == (), "there is more to come"
    count = Case(kind="count_end", counts={"N": 19, "S": 21}, taken={"NS": 30, "EW": 20})
    assert rule(house("npa"), count).clause == "NPA-2.3g"


@pytest.mark.refuses("MCA-10C")
def test_more_than_there_is_nobody_has() -> None:
    with unruled("case-taken-most"):
        called("mcallen.hoyle", taken={"NS": 10, "EW": 16})


def test_before_the_last_trick_a_lay_down_finds_less() -> None:
    with unruled("case-taken-most"):
        called("npa", kind="claim", caller=None, stands=True, taken={"NS": 30, "EW": 20})


def test_numbers_and_people_that_cannot_be_are_refused() -> None:
    with unruled("case-bid"):
        rule(house("npa"), Case(kind="bid_early", by=("N",), bid=-5))
    with unruled("case-both-sides"):
        called("npa", kind="renege_unproven", by=("E", "N"))


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-5.1d", "NPA-2.2h")
@pytest.mark.parametrize(("by", "kept"), [(("N", "S"), False), (("N", "E"), True), (("N",), True)])
def test_a_score_is_kept_by_a_partner_only_where_one_is_left(by, kept) -> None:
    for case in (Case(kind="late", by=by, seconds=16 * 60), Case(kind="machine_refused", by=by)):
        ruling = rule(house("npa"), case)
        gone = facts_of(ruling, "ruling-late-replaced")["both"] if case.kind == "late" else ""
        assert (gone == "no" or "replaced" in ids_of(ruling)) == kept


@pytest.mark.accepts("NPA-2.4c", "MCA-X3")
@pytest.mark.parametrize(("name", "bid", "clause"), [("npa", 55, "NPA-2.4c"), ("mcallen", 18, "MCA-X3")])
def test_a_silenced_player_who_talks_has_not_bid(name, bid, clause) -> None:
    about = {"kind": "bid_talk", "by": ("S",), "bid": bid}
    assert rule(house(name), Case(out_of_bidding=True, **about)).clause == clause
    assert rule(house(name), Case(**about)).remedies[-1:] == ("log",)
