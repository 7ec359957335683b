"""Asked about a score sheet: a mistake on it, a signature that is missing, a change after it was closed."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, parts_of

from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from meldhouse.referee.rulings.sheets import signing
from table import house


@pytest.mark.accepts("NPA-1.2c", "MCA-7b", "STH-CO-b")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-1.2c"), ("mcallen", "MCA-7b"), ("st-hilary", "STH-CO-b")])
def test_a_mistake_is_put_right_while_the_sheet_is_open(name, clause) -> None:
    ruling = rule(house(name), Case(kind="sheet_error", in_time=True))
    assert (ruling.clause, ruling.remedies) == (clause, ("true-value",))
    assert ids_of(ruling)[0] in ("ruling-sheet-mended", "ruling-sheet-if-agreed")


@pytest.mark.accepts("MCA-7b")
@pytest.mark.refuses("MCA-10Fb")
@pytest.mark.parametrize("in_time", [False, None])
def test_only_the_score_of_the_hand_is_closed_and_not_the_adding_up(in_time):
    text = parts_of(rule(house("mcallen"), Case(kind="sheet_error", in_time=in_time)))
    assert text[-4:] == ("ruling-agreed-stays", "MCA-10Fb", "ruling-adding-mended", "MCA-7b")


@pytest.mark.refuses("NPA-8.1b", "MCA-10Fb", "MCA-10Fc")
@pytest.mark.parametrize(
    ("name", "clause", "said"),
    [
        ("npa", "NPA-8.1b", "ruling-scoring-table"),
        ("mcallen", "MCA-10Fb", "ruling-agreed-stays"),
    ],
)
def test_when_it_is_closed_the_players_change_nothing(name, clause, said) -> None:
    ruling = rule(house(name), Case(kind="sheet_error", in_time=False))
    assert ruling.clause == clause
    assert said in parts_of(ruling)
    unsaid = rule(house(name), Case(kind="sheet_error"))
    assert ids_of(unsaid)[0] == "ruling-sheet-mended"
    assert said in parts_of(unsaid)


@pytest.mark.parametrize(("name", "clause"), [("st-hilary", "STH-LA-a"), ("n42pa", "N42-20a"), ("bend", "BEN-X14")])
def test_where_the_paper_sets_no_time_an_official_decides(name, clause) -> None:
    for case in (Case(kind="sheet_error", in_time=False), Case(kind="sheet_changed", by=("N",))):
        ruling = rule(house(name), case)
        assert (ruling.clause, ruling.remedies) == (clause, ("official",))


@pytest.mark.refuses("NPA-8.1a")
def test_an_unsigned_sheet_goes_back_to_its_table() -> None:
    ruling = rule(house("npa"), Case(kind="sheet_unsigned"))
    assert ruling.clause == "NPA-8.1a"
    assert "ruling-signing" in parts_of(ruling)
    assert ids_of(rule(house("bend"), Case(kind="sheet_unsigned")))[0] == "ruling-sheet-counts"


@pytest.mark.refuses("NPA-8.1b", "NPA-8.1c")
def test_a_player_s_change_does_not_count_and_is_written_down() -> None:
    ruling = rule(house("npa"), Case(kind="sheet_changed", by=("N",)))
    assert (ruling.clause, ruling.remedies, ruling.logged) == ("NPA-8.1b", ("void", "log"), True)
    assert rule(house("mcallen"), Case(kind="sheet_changed", by=("N",))).clause == "MCA-10Fb"


@pytest.mark.accepts("NPA-8.1c", "NPA-8.1d")
def test_the_scoring_table_tells_all_four() -> None:
    ruling = rule(house("npa"), Case(kind="sheet_changed"))
    assert ruling.clause == "NPA-8.1d"
    assert "ruling-all-told" in parts_of(ruling)


HOUSES = ("npa", "mcallen", "st-hilary", "n42pa", "bend")


@pytest.mark.accepts("NPA-8.1a")
@pytest.mark.parametrize("name", HOUSES)
def test_ruling_and_desk_say_the_same_about_signatures(name):
    book = house(name)
    ruled = rule(book, Case(kind="sheet_unsigned"))
    by_paper = name == "npa"  # only that source speaks of signing
    assert ruled.clause == ("NPA-8.1a" if by_paper else None)
    assert signing(book).clause == ruled.clause
    assert signing(book).says in [one.said for one in ruled.outcomes]
