"""Asked about a score sheet: a mistake on it, a signature that is missing, a change after it was closed."""

from __future__ import annotations

import pytest

from meldhouse.referee.cases import Case
from meldhouse.referee.rulings import rule
from meldhouse.referee.sheet_rulings import signing
from meldhouse.rulebooks.describe import mark_fact
from table import house


@pytest.mark.accepts("NPA-1.2c", "MCA-7b", "STH-CO-b")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-1.2c"), ("mcallen", "MCA-7b"), ("st-hilary", "STH-CO-b")])
def test_a_mistake_is_put_right_while_the_sheet_is_open(name, clause) -> None:
    ruling = rule(house(name), Case(kind="sheet_error", in_time=True))
    assert (ruling.clause, ruling.remedies) == (clause, ("true-value",))
    assert ruling.text.startswith("It is put right")


@pytest.mark.accepts("MCA-7b")
@pytest.mark.refuses("MCA-10Fb")
@pytest.mark.parametrize("in_time", [False, None])
def test_only_the_score_of_the_hand_is_closed_and_not_the_adding_up(in_time):
    text = rule(house("mcallen"), Case(kind="sheet_error", in_time=in_time)).text
    assert text.endswith(
        "oth sides have agreed to the score of that hand, and it is written down; it stays as it is (MCA-10Fb). "
        "A mistake in adding up the sheet is still put right, until it is handed in (MCA-7b)."
    )


@pytest.mark.refuses("NPA-8.1b", "MCA-10Fb", "MCA-10Fc")
@pytest.mark.parametrize(
    ("name", "clause", "said"),
    [
        ("npa", "NPA-8.1b", "the scorekeeper or the verifier of the official scoring table may change it (NPA-8.1c)"),
        ("mcallen", "MCA-10Fb", "it stays as it is"),
    ],
)
def test_when_it_is_closed_the_players_change_nothing(name, clause, said) -> None:
    ruling = rule(house(name), Case(kind="sheet_error", in_time=False))
    assert ruling.clause == clause
    assert said in ruling.text
    unsaid = rule(house(name), Case(kind="sheet_error"))
    assert unsaid.text.startswith("It is put right")
    assert said in unsaid.text


@pytest.mark.parametrize(("name", "clause"), [("st-hilary", "STH-LA-a"), ("n42pa", "N42-20a"), ("bend", "BEN-X14")])
def test_where_the_paper_sets_no_time_an_official_decides(name, clause) -> None:
    for case in (Case(kind="sheet_error", in_time=False), Case(kind="sheet_changed", by=("N",))):
        ruling = rule(house(name), case)
        assert (ruling.clause, ruling.remedies) == (clause, ("official",))


@pytest.mark.refuses("NPA-8.1a")
def test_an_unsigned_sheet_goes_back_to_its_table() -> None:
    ruling = rule(house("npa"), Case(kind="sheet_unsigned"))
    assert ruling.clause == "NPA-8.1a"
    assert "signs, and then it is handed in" in ruling.text
    assert rule(house("bend"), Case(kind="sheet_unsigned")).text.startswith("The score counts as it is written")


@pytest.mark.refuses("NPA-8.1b", "NPA-8.1c")
def test_a_player_s_change_does_not_count_and_is_written_down() -> None:
    ruling = rule(house("npa"), Case(kind="sheet_changed", by=("N",)))
    assert (ruling.clause, ruling.remedies, ruling.logged) == ("NPA-8.1b", ("void", "log"), True)
    assert rule(house("mcallen"), Case(kind="sheet_changed", by=("N",))).clause == "MCA-10Fb"


@pytest.mark.accepts("NPA-8.1c", "NPA-8.1d")
def test_the_scoring_table_tells_all_four() -> None:
    ruling = rule(house("npa"), Case(kind="sheet_changed"))
    assert ruling.clause == "NPA-8.1d"
    assert "All four players are told of it (NPA-8.1d)" in ruling.text


HOUSES = ("npa", "mcallen", "st-hilary", "n42pa", "bend")


@pytest.mark.accepts("NPA-8.1a")
@pytest.mark.parametrize("name", HOUSES)
def test_ruling_and_desk_say_the_same_about_signatures(name):
    book = house(name)
    ruled = rule(book, Case(kind="sheet_unsigned"))
    by_paper = name == "npa"  # only that source speaks of signing
    assert ruled.clause == ("NPA-8.1a" if by_paper else None)
    assert signing(book).clause == ruled.clause
    assert book.voice.say(signing(book).says).removesuffix(".") in ruled.text
    assert (book.voice.say(mark_fact("ours")) in ruled.text) != by_paper
