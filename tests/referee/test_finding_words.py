"""What happened is found by the words people use, and conduct by the clause that speaks of it."""

from __future__ import annotations

import pytest

from meldhouse.referee.asking.finding import clause_found, find_kinds
from table import house


@pytest.mark.accepts("MCA-7a")
@pytest.mark.parametrize("said", ["counted aloud", "counting meld aloud", "counted out loud"])
def test_counting_aloud_is_conduct_by_the_rule_that_meld_is_counted_in_silence(said):
    book = house("mcallen")
    assert (find_kinds(book, said, book.voice), clause_found(book, said, book.voice)) == (("conduct",), "MCA-7a")


@pytest.mark.parametrize(
    ("name", "said", "clause"),
    [
        ("mcallen", "slammed", "MCA-C3"),
        ("mcallen", "slamming a card", "MCA-C3"),
        ("npa", "slammed", "NPA-2.7r"),
        ("npa", "rolling eyes", "NPA-4.1d"),
        ("st-hilary", "hand signals", "STH-HS-a"),
        ("n42pa", "slow", "N42-15a"),
    ],
)
def test_the_one_clause_that_speaks_of_it_is_meant(name, said, clause):
    assert "conduct" in find_kinds(house(name), said, house(name).voice)
    assert clause_found(house(name), said, house(name).voice) == clause


@pytest.mark.accepts("NPA-4.1a", "STH-TT-a", "N42-14b")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-4.1a"), ("st-hilary", "STH-TT-a"), ("n42pa", "N42-14b")])
def test_table_talk_goes_by_the_rule_about_table_talk_and_not_by_that_of_good_manners(name, clause):
    assert clause_found(house(name), "table talk", house(name).voice) == clause


@pytest.mark.parametrize(("name", "said"), [("n42pa", "cheating"), ("npa", "conduct"), ("npa", "zebra"), ("npa", "")])
def test_where_several_clauses_or_none_speak_of_it_none_is_meant(name, said):
    assert clause_found(house(name), said, house(name).voice) == ""


def test_words_of_two_clauses_find_neither():
    assert find_kinds(house("npa"), "throat eyes", house("npa").voice) == ()


@pytest.mark.accepts("NPA-5.1a")
@pytest.mark.parametrize("said", ["tardy", "tardiness", "lateness"])
@pytest.mark.parametrize("name", ["npa", "mcallen", "st-hilary", "n42pa", "bend"])
def test_who_is_tardy_comes_late_and_nothing_else(name, said):
    assert find_kinds(house(name), said, house(name).voice) == ("late",)


@pytest.mark.accepts("BEN-X13")
@pytest.mark.parametrize("name", ["npa", "n42pa", "bend"])
def test_who_lays_down_claims_and_has_not_played_or_turned_down_anything(name):
    assert find_kinds(house(name), "lay down", house(name).voice) == ("claim",)


IN_THE_PAPERS = {
    "npa": (
        ("riffled", "shuffle_short", "NPA-2.2f"),
        ("incorrect bid", "bid_wrong", "NPA-2.4c"),
        ("illegal bid", "bid_wrong", "NPA-2.4c"),
        ("bidding out of turn", "bid_early", "NPA-2.4c"),
        ("correct a bid", "bid_changed", "NPA-2.4c"),
        ("dealer skipped", "wrong_dealer", "NPA-2.3h"),
        ("board set", "board_short", "NPA-2.4k"),
        ("bid dropped on dealer", "drop_refused", "NPA-2.4o"),
        ("fails to follow suit", "renege", "NPA-3.1a"),
        ("fails to beat", "renege", "NPA-3.1b"),
        ("fails to cut", "renege", "NPA-3.1c"),
        ("fails to declare aces", "renege", "NPA-3.1d"),
        ("not proving a renege", "renege_unproven", "NPA-3.1m"),
        ("calling a renege to stop a Pinochle", "renege_unproven", "NPA-3.1g"),
        ("lays down", "claim", "NPA-2.7o"),
        ("handicapped", "assistance", "NPA-2.2d"),
        ("facial expression", "conduct", "NPA-4.1c"),
        ("poor mouthing", "conduct", "NPA-4.1h"),
    ),
    "mcallen": (
        ("insufficient bid", "bid_wrong", "MCA-10Ba"),
        ("cannot make board", "board_short", "MCA-6f"),
        ("fails to cut", "renege", "MCA-13c"),
        ("error in count", "meld_value", "MCA-10Fa"),
        ("handicapped", "assistance", "MCA-4Se"),
        ("communication", "conduct", "MCA-C1"),
    ),
    "st-hilary": (
        ("not trumping", "renege", "STH-RN-b"),
        ("failure to kill", "renege", "STH-RN-e"),
        ("harmony", "conduct", "STH-RN-f"),
        ("five nines", "redeal_called", "STH-F9-a"),
        ("drop the bid", "drop_refused", "STH-BI-d"),
    ),
    "n42pa": (
        ("not following suit", "renege", "N42-5a"),
        ("look underneath", "old_trick", "N42-7a"),
        ("pushing together", "rearranged", "N42-8b"),
        ("face down", "bid_blind", "N42-13a"),
        ("comments", "conduct", "N42-18a"),
        ("cussing", "conduct", "N42-19a"),
    ),
    "bend": (
        ("open lightly", "bid_talk", "BEN-2.1a"),
        ("wrong suit", "trump_misspoken", "BEN-3.1a"),
        ("fails to follow suit", "renege", "BEN-3.5a"),
        ("miss deal", "deal_exposed", "BEN-3.6a"),
    ),
    "bend.3": (("forgets to lay down", "discard_forgotten", "BEN-3.5h"),),
}
"""What the clubs' own rules call it."""


@pytest.mark.parametrize(
    ("name", "said", "kind", "clause"),
    [(name, *told) for name, all_told in IN_THE_PAPERS.items() for told in all_told],
)
def test_what_the_clubs_rules_call_it_finds_it(name, said, kind, clause):
    assert clause in house(name).clause_table
    found = find_kinds(house(name), said, house(name).voice)
    assert kind in found
    assert len(found) == 1 or said in ("miss deal",), found


@pytest.mark.accepts("NPA-2.2h", "NPA-2.2i")
def test_of_the_shuffler_there_are_two_penalties_and_neither_is_meant_by_itself():
    assert find_kinds(house("npa"), "shuffler", house("npa").voice) == (
        "machine_skipped",
        "machine_refused",
        "machine_missing",
    )


@pytest.mark.accepts("NPA-3.1d")
def test_only_where_aces_must_be_declared_keeping_them_is_a_renege():
    assert find_kinds(house("npa"), "undeclared aces", house("npa").voice) == ("renege",)
    assert "renege" not in find_kinds(house("bend"), "undeclared aces", house("bend").voice)
