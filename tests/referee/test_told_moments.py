"""A ruling says only what can be at that moment, and both answers where nobody tells the moment."""

from __future__ import annotations

import pytest
from ruling_facts import facts_of, ids_of, parts_of, readings_of

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

NPA, MCA, STH = house("npa"), house("mcallen"), house("st-hilary")


def asked(book: str, kind: str, **more: object) -> Ruling:
    return rule(house(book), Case(kind=kind, **more))  # type: ignore[arg-type]


# --- until when -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-8.1b", "MCA-10Fb")
@pytest.mark.parametrize(
    ("book", "until"),
    [
        ("npa", "signed"),
        ("mcallen", "agreed"),
        ("bend", "open"),
    ],
)
def test_meld_is_counted_anew_as_long_as_the_sheet_can_be_mended(book, until):
    assert facts_of(asked(book, "meld_value", by=("S",)), "ruling-true-value")["until"] == until


@pytest.mark.accepts("NPA-8.1b", "MCA-10Fb")
@pytest.mark.parametrize(
    ("book", "later"),
    [
        ("npa", "ruling-signed-closed"),
        ("mcallen", "ruling-agreed-stays"),
        ("st-hilary", "ruling-score-gap"),
    ],
)
def test_of_meld_that_was_told_wrong_at_a_moment_nobody_names_both_answers_are_told(book, later):
    found = asked(book, "meld_value", by=("S",))
    assert later in parts_of(found)
    assert found.remedies == ("true-value",)
    for in_time in (True, False):
        assert "ruling-later" not in parts_of(asked(book, "meld_value", by=("S",), in_time=in_time))


@pytest.mark.accepts("STH-RP-l", "N42-5c")
@pytest.mark.parametrize("book", ["st-hilary", "n42pa"])
def test_of_a_trick_taken_falsely_both_answers_are_told(book):
    text = parts_of(asked(book, "renege", by=("S",), caller="W", offence="taken"))
    assert text[0] == "ruling-a-renege"
    assert "ruling-not-led" in text
    led = parts_of(asked(book, "renege", by=("S",), caller="W", offence="taken", in_time=False))
    assert led[0] == "ruling-a-renege"


@pytest.mark.accepts("MCA-13b")
@pytest.mark.parametrize("name", ["mcallen", "npa"])
def test_a_lead_on_an_open_trick_by_another_is_told_to_be_out_of_turn(name):
    assert "ruling-not-their-lead" in parts_of(asked(name, "five_up", by=("N",)))
    assert "lead_early" not in parts_of(asked(name, "five_up", by=("N",), trick=3)), "a table has seen it"


# --- before the first lead, and after it ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["meld_stray", "aces_exposed", "trump_unnamed", "lead_unready"])
def test_before_the_first_lead_nobody_speaks_of_earlier_books(kind):
    assert "close-tricks" not in parts_of(asked("npa", kind, by=("S",)))


@pytest.mark.accepts("NPA-2.5f", "NPA-2.5h")
def test_aces_shown_after_the_first_lead_are_not_laid_anew():
    text = parts_of(asked("npa", "meld_late", by=("S",), pieces=parse_pieces("AS AH AD")))
    assert text[:2] == ("aces-late", "NPA-2.5f")


@pytest.mark.accepts("NPA-2.7j")
def test_talk_does_not_end_the_look_at_a_book():
    text = parts_of(asked("npa", "review_talk", by=("N",)))
    assert text[0] == "not-allowed-review_talk"


# --- who speaks -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RP-j", "N42-X18")
@pytest.mark.parametrize(("book", "clause"), [("st-hilary", "STH-RP-j"), ("n42pa", "N42-X18")])
@pytest.mark.parametrize(("kind", "rest"), [("trick_taken_led", "leads"), ("trick_taken_late", "since")])
def test_a_false_trick_goes_back_when_those_who_took_it_say_so(book, clause, kind, rest):
    ruling = asked(book, kind, by=("S",), caller="N")
    assert (ruling.clause, ruling.remedies, ruling.hand) == (clause, ("give-back",), "goes-on")
    assert facts_of(ruling, "ruling-give-back")["how"] == rest
    assert "renege-opponents" in parts_of(ruling)


@pytest.mark.accepts("N42-5e", "BEN-X19")
def test_what_somebody_owns_up_to_the_others_may_call():
    assert ids_of(asked("n42pa", "renege", by=("S",), caller="S"))[-1] == "ruling-unless-called"
    uneven = {"N": 21, "S": 20, "E": 19, "W": 20}
    slip = Slip(bidder="S", bid=580, trump="H", meld={"NS": 300, "EW": 200})
    told = asked("bend", "count_end", by=("S",), caller="N", counts=uneven, slip=slip)
    assert ids_of(told)[-1] == "ruling-unless-called"


# --- other readings ---------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-c")
def test_a_renege_called_turn_has_the_readings_of_what_everybody_saw():
    turn = asked("st-hilary", "renege", by=("S",), caller="W", offence="turn", in_time=True)
    assert turn.alternatives == STH.other_readings("lead_early")


@pytest.mark.parametrize(
    ("book", "kind", "clause"),
    [
        ("npa", "meld_stray", "NPA-2.7n"),
        ("mcallen", "meld_stray", "MCA-10Fc"),
        ("mcallen", "meld_late", "MCA-10Da"),
        ("bend", "meld_early", "meld-before"),
        ("bend.3", "meld_early", "meld-before-discard"),
        ("n42pa", "two_pieces", "N42-5d"),
    ],
)
def test_what_the_paper_leaves_open_is_told_beside(book, kind, clause):
    assert any(clause in other for other in readings_of(asked(book, kind, by=("S",))))


@pytest.mark.accepts("MCA-10Da")
def test_cards_laid_as_meld_that_are_none_are_exposed_ones():
    assert asked("mcallen", "meld_stray", by=("S",), pieces=parse_pieces("KH QS")).clause == "MCA-10Da"
