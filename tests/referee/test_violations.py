"""NPA 1.1: every violation is written down for good, and whoever repeats is pointed out."""

from __future__ import annotations

import pytest

from meldhouse.game import Refused
from meldhouse.referee.officials.officials import Official
from meldhouse.referee.officials.violations import ViolationLog, Whereabouts
from meldhouse.rulebooks import load_book
from table import house

NPA, MCA = load_book("npa"), load_book("mcallen")
R1 = Official("referee", "R1")


def logged(times, who="17", book=NPA, clause="NPA-4.1a"):
    log = ViolationLog()
    for number in range(1, times + 1):
        log.record(book, who=who, clause=clause, by=R1, at=Whereabouts(round=number, hand=1))
    return log


def refused(log, code, cited="NPA-1.1b", /, book=NPA, **changes):
    """That entry is refused, and the log stays as it is."""
    before = log.entries
    entry = {"who": "17", "clause": "NPA-4.1a", "by": R1, "at": Whereabouts(round=1, hand=1), **changes}
    with pytest.raises(Refused) as caught:
        log.record(book, **entry)
    assert (caught.value.refusal.code, caught.value.refusal.clause) == (code, cited)
    assert log.entries == before
    return True


# --- what is written down --------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.1b")
def test_an_entry_says_who_which_rule_where_what_it_cost_and_who_ruled():
    log = ViolationLog()
    entry = log.record(
        NPA, who="17", clause="NPA-2.5h", by=R1, at=Whereabouts(round=2, hand=3), points=-50, note="two aces"
    )
    assert (entry.number, entry.who, entry.clause, entry.points) == (1, "17", "NPA-2.5h", -50)
    assert (entry.at.round, entry.at.hand, entry.by, entry.note) == (2, 3, R1, "two aces")
    assert log.entries == (entry,)


@pytest.mark.refuses("NPA-1.1b")
def test_nothing_is_written_down_without_who_which_rule_and_who_ruled():
    log = logged(1)
    assert refused(log, "log-who", who="")
    assert refused(log, "log-clause", clause="")
    assert refused(log, "log-clause", clause="", note="something")
    assert refused(log, "log-unknown", clause="NPA-99")
    assert refused(log, "log-unknown", clause="MCA-C1")
    assert refused(log, "official-name", "NPA-1.1e", by=Official("referee", ""))
    assert refused(log, "official-post", "NPA-1.1e", by=Official("player", "4"))
    assert refused(log, "official-self", by=Official("referee", "17"))


@pytest.mark.refuses("NPA-1.1b")
@pytest.mark.parametrize(("at", "ok"), [((1, 1), True), ((0, 1), False), ((1, 0), False), ((None, None), True)])
def test_rounds_and_hands_are_counted_from_one(at, ok):
    place = Whereabouts(round=at[0], hand=at[1])
    log = ViolationLog()
    if ok:
        assert log.record(NPA, who="17", clause="NPA-4.1a", by=R1, at=place).at == place
    else:
        assert refused(log, "log-place", at=place)


@pytest.mark.refuses("NPA-1.1b")
def test_a_violation_gives_no_points():
    assert refused(logged(1), "log-gain", clause="NPA-2.5h", points=50)


def test_a_house_whose_rulings_name_no_clause_has_entries_without_one():
    log = ViolationLog()
    entry = log.record(MCA, who="17", clause="", by=R1, note="looked at an old trick")
    assert entry.clause == ""
    assert refused(log, "log-clause", None, book=MCA, clause="", note="")


# --- nothing is struck out -------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.1b")
def test_a_correction_is_a_later_entry():
    log = logged(1)
    first = log.entries[0]
    second = log.correct(NPA, 1, by=R1, note="it was his partner", who="18")
    assert log.entries == (first, second)
    assert (second.corrects, second.who, second.clause, second.at) == (1, "18", "NPA-4.1a", first.at)
    assert log.standing == (second,)
    assert (log.of("17"), log.of("18")) == ((), (second,))
    assert log.history("17") == (first, second)


@pytest.mark.accepts("NPA-1.1b")
def test_what_did_not_happen_is_said_so_and_still_to_be_read():
    log = logged(2)
    struck = log.correct(NPA, 2, by=R1, note="heard from the next table", struck=True)
    assert log.standing == log.entries[:1]
    assert log.history("17") == (*log.entries[:2], struck)


@pytest.mark.refuses("NPA-1.1b")
def test_no_entry_can_be_changed_or_taken_out():
    log = logged(2)
    with pytest.raises(AttributeError):
        log.entries[0].who = "18"
    with pytest.raises(AttributeError):
        log.entries = ()
    with pytest.raises(TypeError):
        log.entries[0] = log.entries[1]
    assert len(log.entries) == 2


@pytest.mark.refuses("NPA-1.1b")
@pytest.mark.parametrize("number", [0, 3, -1])
def test_only_what_stands_there_is_corrected(number):
    with pytest.raises(Refused, match=rf"log-number.*'number': {number}, 'last': 2.*NPA-1.1b"):
        logged(2).correct(NPA, number, by=R1, note="wrong person", who="18")


@pytest.mark.refuses("NPA-1.1b")
def test_a_correction_says_why_and_is_corrected_itself_if_need_be():
    log = logged(1)
    with pytest.raises(Refused, match="log-why"):
        log.correct(NPA, 1, by=R1, note="", who="18")
    log.correct(NPA, 1, by=R1, note="wrong person", who="18")
    with pytest.raises(Refused, match=r"log-corrected.*'number': 1, 'by': 2"):
        log.correct(NPA, 1, by=R1, note="wrong person", who="19")
    log.correct(NPA, 2, by=R1, note="wrong again", who="19")
    assert [entry.who for entry in log.standing] == ["19"]


# --- whoever repeats -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.1a")
@pytest.mark.parametrize(("times", "pointed_out"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_player_is_pointed_out_from_the_second_entry_on(times, pointed_out):
    log = logged(times)
    assert log.is_repeater(NPA, "17") is pointed_out
    assert log.repeaters(NPA) == (("17",) if pointed_out else ())


@pytest.mark.refuses("NPA-1.1a")
def test_two_players_with_one_entry_each_repeat_nothing():
    log = logged(1)
    log.record(NPA, who="18", clause="NPA-4.1a", by=R1)
    assert log.repeaters(NPA) == ()


@pytest.mark.refuses("NPA-1.1a")
def test_a_corrected_entry_is_not_counted_twice_nor_one_that_was_struck():
    log = logged(1)
    log.correct(NPA, 1, by=R1, note="another clause", clause="NPA-4.1c")
    assert not log.is_repeater(NPA, "17")
    struck = logged(2)
    struck.correct(NPA, 1, by=R1, note="did not happen", struck=True)
    assert not struck.is_repeater(NPA, "17")


@pytest.mark.refuses("NPA-1.1a")
def test_repeating_costs_no_points_by_itself():
    log = logged(3)
    assert [entry.points for entry in log.of("17")] == [0, 0, 0]
    assert refused(log, "log-points", points=-10)


@pytest.mark.accepts("NPA-1.1a")
def test_different_violations_count_together():
    log = logged(1)
    log.record(NPA, who="17", clause="NPA-2.5h", by=R1, points=-50)
    assert log.repeaters(NPA) == ("17",)


def test_how_many_it_takes_is_the_books_to_say():
    club = house("npa", "[officials]\nrepeat = 3")
    assert not logged(2, book=club).is_repeater(club, "17")
    assert logged(3, book=club).is_repeater(club, "17")
