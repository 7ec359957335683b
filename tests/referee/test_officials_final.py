"""One official who is final, a final decision refused, and what the house's paper leaves open."""

from __future__ import annotations

import pytest
from ruling_facts import parts_of

from meldhouse.game import Refusal
from meldhouse.messages import fact
from meldhouse.referee.officials.appeals import (
    Absent,
    Appealed,
    Called,
    Declined,
    Dispute,
    NotAgreed,
    PlayedOn,
    Raised,
    Ruled,
)
from meldhouse.rulebooks import load_book

NPA, STH = load_book("npa"), load_book("st-hilary")
SOLE = {
    "mcallen": ("referee", "MCA-C5", "MCA-C5"),
    "mcallen.hoyle": ("referee", "MCA-C5", "MCA-C5"),
    "st-hilary": ("Ministry Leader", "STH-LA-a", "STH-LA-a"),
    "n42pa": ("tournament director", "N42-20a", "N42-X23"),
    "bend": ("club organizer", "BEN-X14", "BEN-X14"),
    "bend.3": ("club organizer", "BEN-X14", "BEN-X14"),
}
"""The house's one official, the clause that sends players to him and the one that makes him final."""


def heard(name, *events, kind=""):
    book = load_book(name)
    return Dispute(book, (Raised("N", kind=kind), Called(book.officials.chain[0], "R1"), *events))


def decided(*events):
    """Two referees of the NPA have agreed."""
    start = (Raised("N"), NotAgreed("N"), Called("referee", "R1"), Ruled("R1", "a renege", "NPA-3.1a"))
    second = (Appealed("E"), Called("second referee", "R2"), Ruled("R2", "a renege", "NPA-3.1a"))
    return Dispute(NPA, (*start, *second, *events))


def assert_no(refusal: Refusal | None, code: str, clause: str | None) -> None:
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, clause)


# --- one official, final ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-C5", "STH-LA-a", "N42-X23", "BEN-X14")
@pytest.mark.parametrize("name", SOLE)
def test_one_official_decides_and_play_goes_on(name):
    dispute = heard(name, Ruled("R1", "play on"))
    assert (dispute.stage, dispute.holds()) == ("final", None)
    assert dispute.course.final.post == SOLE[name][0]
    assert SOLE[name][2] in [line.clause for line in dispute.lines()]


@pytest.mark.refuses("MCA-C5", "STH-LA-a", "N42-X23", "BEN-X14")
@pytest.mark.parametrize("name", SOLE)
def test_what_he_decides_cannot_be_appealed(name):
    dispute = heard(name, Ruled("R1", "play on"))
    assert_no(dispute.verify(Appealed("E")), "appeal-final", SOLE[name][2])
    assert_no(dispute.verify(Called(SOLE[name][0], "R2")), "dispute-over", SOLE[name][2])
    assert_no(dispute.verify(Ruled("R1", "deal again")), "ruling-again", SOLE[name][2])


@pytest.mark.refuses("MCA-C5", "STH-LA-a", "BEN-X14")
@pytest.mark.parametrize("name", SOLE)
def test_nobody_else_decides(name):
    dispute = Dispute(load_book(name), [Raised("N")])
    assert_no(dispute.verify(Called("second referee", "R2")), "post-unknown", SOLE[name][1])
    assert_no(dispute.holds(), "play-stopped", SOLE[name][1])
    assert_no(dispute.verify(Absent(SOLE[name][0])), "post-last", None)


@pytest.mark.accepts("STH-LA-b")
def test_before_a_final_ruling_the_leader_is_shown_the_prayer():
    assert [line.clause for line in heard("st-hilary").lines()] == ["STH-LA-b"]


@pytest.mark.refuses("STH-LA-b")
def test_the_prayer_is_not_shown_before_he_comes_nor_after_he_ruled():
    waiting = Dispute(STH, [Raised("N")])
    over = heard("st-hilary", Ruled("R1", "play on", "STH-LA-a"))
    assert "STH-LA-b" not in [line.clause for line in (*waiting.lines(), *over.lines())]


@pytest.mark.parametrize("name", ["mcallen", "n42pa", "bend"])
def test_other_houses_show_no_prayer(name):
    assert heard(name).lines() == ()


# --- a final decision refused ----------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3g", "NPA-1.3h")
def test_whoever_refuses_a_final_decision_and_will_not_go_on_is_out_without_refund():
    dispute = decided(Declined("W"))
    ruling = dispute.consequences["W"]
    assert dispute.disqualified == ("W",)
    assert ruling.remedies == ("disqualify", "no-refund", "replaced")
    assert (ruling.clause, ruling.logged, ruling.entries) == ("NPA-1.3g", True, ())
    assert "no-refund" in parts_of(ruling)
    assert "replaced" in parts_of(ruling)


@pytest.mark.accepts("NPA-1.3g")
def test_it_is_so_after_the_directors_decision_too():
    split = [*decided().events[:-1], Ruled("R2", "no renege", "NPA-3.1a")]
    above = [Called("National Tournament Director", "D1"), Ruled("D1", "a renege", "NPA-3.1a")]
    assert Dispute(NPA, [*split, *above, Declined("E")]).disqualified == ("E",)


@pytest.mark.accepts("NPA-1.3h")
def test_whoever_goes_on_loses_nothing():
    assert (decided().disqualified, decided().consequences) == ((), {})


@pytest.mark.refuses("NPA-1.3g")
@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6])
def test_before_the_decision_is_final_nobody_is_out_for_refusing_it(length):
    dispute = Dispute(NPA, decided().events[:length])
    assert_no(dispute.verify(Declined("W")), "decline-early", "NPA-1.3c")


@pytest.mark.refuses("NPA-1.3g")
def test_nobody_is_out_over_a_ruling_that_was_accepted():
    dispute = Dispute(NPA, [*decided().events[:4], PlayedOn()])
    assert_no(dispute.verify(Declined("W")), "dispute-over", "NPA-1.3c")


@pytest.mark.refuses("NPA-1.3h")
def test_nobody_is_put_out_twice():
    assert_no(decided(Declined("W")).verify(Declined("W")), "decline-twice", "NPA-1.3d")
    assert decided(Declined("W"), Declined("E")).disqualified == ("W", "E")


@pytest.mark.parametrize("name", SOLE)
def test_where_the_paper_does_not_disqualify_the_official_decides(name):
    dispute = heard(name, Ruled("R1", "play on"), Declined("S"))
    assert dispute.disqualified == ()
    assert dispute.consequences["S"].remedies[0] == "official"


# --- what the paper leaves open --------------------------------------------------------------------------------------

BORROWED = {
    "mcallen": ("MCA-0a", ["American Pinochle Association", "Hoyle"]),
    "st-hilary": ("STH-PR-b", ["Hoyle", "National Pinochle Association"]),
}


@pytest.mark.accepts("MCA-0a", "STH-PR-b")
@pytest.mark.parametrize(
    ("name", "source"), [(name, source) for name, (_, all_) in BORROWED.items() for source in all_]
)
def test_what_the_paper_leaves_open_is_borrowed_and_marked_so(name, source):
    dispute = heard(name, Ruled("R1", "it may stay where it lies", borrowed=source), kind="piece_touched")
    told = [line[:2] for line in dispute.lines()]
    assert (fact("ruling-borrowed", source=source), None) in told
    assert BORROWED[name][0] in [clause for _, clause in told]


@pytest.mark.accepts("MCA-0a", "STH-PR-b")
@pytest.mark.parametrize("name", BORROWED)
def test_a_ruling_without_a_clause_shows_whom_the_house_asks(name):
    without = heard(name, Ruled("R1", "play on")).lines()
    own = next(clause.id for clause in load_book(name).clause if clause.kind == "play")
    with_one = heard(name, Ruled("R1", "play on", own)).lines()
    assert BORROWED[name][0] in [line.clause for line in without]
    assert BORROWED[name][0] not in [line.clause for line in with_one]


@pytest.mark.refuses("MCA-0a", "STH-PR-b")
@pytest.mark.parametrize("name", BORROWED)
def test_the_houses_own_text_comes_first(name):
    clause = BORROWED[name][0]
    answered = heard(name, kind="meld_early")
    assert_no(answered.verify(Ruled("R1", "it goes back", borrowed="Hoyle")), "borrow-own", clause)
    own = load_book(name).rulings.meld_early.clause
    open_ = heard(name, kind="piece_touched")
    assert_no(open_.verify(Ruled("R1", "it goes back", own, borrowed="Hoyle")), "borrow-own", clause)


@pytest.mark.refuses("MCA-0a", "STH-PR-b")
@pytest.mark.parametrize("name", BORROWED)
@pytest.mark.parametrize("source", ["my uncle", "Hoy", "Associatio"])
def test_only_those_whom_the_paper_names_are_asked(name, source):
    refusal = heard(name).verify(Ruled("R1", "play on", borrowed=source))
    assert_no(refusal, "borrow-unknown", BORROWED[name][0])


@pytest.mark.parametrize("name", ["n42pa", "bend"])
def test_a_house_that_names_nobody_borrows_nothing(name):
    assert_no(heard(name).verify(Ruled("R1", "play on", borrowed="Hoyle")), "borrow-none", None)
    assert len(heard(name, Ruled("R1", "play on")).lines()) == 2


def test_where_a_ruling_must_name_a_clause_nothing_is_borrowed():
    dispute = Dispute(NPA, decided().events[:3])
    assert_no(dispute.verify(Ruled("R1", "play on", borrowed="Hoyle")), "borrow-none", None)


# --- an official who plays himself -----------------------------------------------------------------------------------


def at_own_table(name: str, *events) -> Dispute:
    return Dispute(load_book(name), (Raised("N"), *events), people={"N": "Ann", "E": "Mary", "S": "Sue", "W": "Will"})


@pytest.mark.accepts("STH-LA-a")
def test_the_ministry_leader_decides_at_a_table_where_she_plays_and_all_are_told_so():
    dispute = at_own_table("st-hilary", Called("Ministry Leader", "Mary"))
    first = dispute.lines()[0]
    assert (first.says.id, first.says.args["person"]) == ("ruling-plays-too", "Mary")
    assert first.clause == "STH-LA-a"
    dispute.apply(Ruled("Mary", "play on"))
    assert (dispute.stage, dispute.holds()) == ("final", None)


@pytest.mark.refuses("STH-LA-a")
def test_a_leader_who_does_not_play_there_is_not_told_to():
    assert [line.clause for line in at_own_table("st-hilary", Called("Ministry Leader", "Joan")).lines()] == [
        "STH-LA-b"
    ]


@pytest.mark.refuses("MCA-C5")
@pytest.mark.parametrize("name", ["npa", "mcallen"])
def test_where_the_paper_does_not_leave_all_to_one_person_another_is_asked(name):
    tried = (NotAgreed("N"),) if name == "npa" else ()
    dispute = at_own_table(name, *tried)
    post = load_book(name).officials.chain[0]
    refusal = dispute.verify(Called(post, "Mary"))
    assert refusal is not None
    assert refusal.code == "person-plays"
    assert dispute.verify(Called(post, "Joan")) is None


@pytest.mark.accepts("N42-19a")
def test_the_director_of_a_42_tournament_rules_on_any_match_his_own_too():
    assert at_own_table("n42pa").verify(Called("tournament director", "Mary")) is None


# --- what makes a decision final -------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3d")
def test_two_referees_who_agree_are_told_as_that_and_nobody_above_them_is_named():
    lines = decided().lines()
    assert lines[-1].clause == "NPA-1.3d"
    assert not any("director" in NPA.voice.say(line.says) for line in lines)
    assert_no(decided().verify(Appealed("N")), "appeal-final", "NPA-1.3d")


@pytest.mark.refuses("NPA-1.3d")
@pytest.mark.accepts("NPA-1.3e")
def test_the_director_is_told_as_the_one_who_decides_and_no_referees_are_said_to_agree():
    split = [*decided().events[:-1], Ruled("R2", "no renege", "NPA-3.1a")]
    above = Dispute(NPA, [*split, Called("National Tournament Director", "D1"), Ruled("D1", "a renege", "NPA-3.1a")])
    assert [line.clause for line in above.lines()] == ["NPA-3.1a", "NPA-1.3e"]
    for event in (Appealed("N"), Called("appointee", "D2"), Ruled("D1", "no renege", "NPA-3.1a")):
        assert above.verify(event).clause == "NPA-1.3e"
