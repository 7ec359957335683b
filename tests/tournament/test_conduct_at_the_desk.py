"""What officials write down about people: lapses of conduct, penalties, rulings, removals. It only ever grows."""

from __future__ import annotations

import pytest
from floor import Evening

from meldhouse.messages import fact
from meldhouse.referee.officials.conduct import breakable
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tournament import acts
from meldhouse.tournament.desk.histories import before, is_pointed_out
from meldhouse.tournament.rulings.violations import eased_lines, questions_of
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import Tournament


def begun(book: str = "npa", heads: int = 4, **changes) -> Evening:
    evening = Evening(book, heads, **changes)
    evening.start()
    return evening


def seat(evening: Evening, where: str = "N", table: int = 1) -> str:
    return evening.state.sheet(1, table).seats[where]


def lapse(evening: Evening, clause: str = "NPA-4.1a", **more):
    return acts.LogConduct(**{"person": seat(evening), "clause": clause, "round": 1, **more})


# --- a lapse of conduct -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in book_names() if not name.startswith("bend.")])
def test_every_clause_of_conduct_is_written_down_with_one_act_and_no_points(name):
    book = load_book(name)
    evening = begun(name, 2 if book.table.partners and Evening(name, 0).form.entry == "pair" else 4)
    before_it = evening.tournament.ledger.total(seat(evening))
    clauses = [clause.id for clause in breakable(book)]
    for clause in clauses:
        evening.did(lapse(evening, clause))
    entries = evening.state.violations.of(seat(evening))
    assert [entry.clause for entry in entries] == clauses
    assert {(entry.points, entry.at.round, entry.at.table) for entry in entries} == {(0, 1, "1")}
    assert evening.tournament.ledger.total(seat(evening)) == before_it


@pytest.mark.accepts("NPA-1.1b")
def test_an_entry_says_who_what_where_and_who_ruled_and_survives_the_disk():
    evening = begun()
    evening.did(acts.Appoint(who="Ruth", role="referee"))
    evening.did(lapse(evening, note="spoke of trump", hand=2), by="Ruth")
    (entry,) = evening.state.violations.entries
    assert (entry.who, entry.clause, entry.note) == (seat(evening), "NPA-4.1a", "spoke of trump")
    assert (entry.at.round, entry.at.hand, entry.by.post, entry.by.person) == (1, 2, "referee", "Ruth")
    again = Tournament([read_step(write_step(step)) for step in evening.tournament.log])
    assert again.state.violations.entries == (entry,)


@pytest.mark.refuses("NPA-1.1b")
def test_what_cannot_be_written_down_is_refused_in_a_sentence():
    evening = begun()
    for act, by, code in (
        (lapse(evening, "NPA-99"), "director", "conduct-unknown"),
        (lapse(evening, "NPA-3.1a"), "director", "conduct-kind"),
        (lapse(evening, person="P99"), "director", "person"),
        (lapse(evening, round=7), "director", "round"),
        (lapse(evening, hand=-1), "director", "log-place"),
        (lapse(evening, ""), "director", "unlisted-none"),
        (lapse(evening), seat(evening, "E"), "role"),
    ):
        assert evening.no(act, by=by).code == code, act
    evening.did(acts.Appoint(who="phone", role="player", person=seat(evening)))
    evening.did(acts.Appoint(who="phone", role="referee"))
    assert evening.no(lapse(evening), by="phone").code == "official-self"
    assert evening.state.violations.entries == ()


def test_a_clause_may_be_named_by_the_number_of_the_paper():
    evening = begun()
    assert evening.no(lapse(evening, "4.1")).code == "clause-which"
    evening.did(lapse(evening, "4.1a"))
    assert evening.state.violations.entries[0].clause == "NPA-4.1a"


@pytest.mark.accepts("N42-17b", "STH-LA-a")
@pytest.mark.parametrize(("book", "heads", "clause"), [("n42pa", 2, "N42-17b"), ("st-hilary", 4, "STH-LA-a")])
def test_what_no_clause_names_is_written_down_where_the_house_allows_it(book, heads, clause):
    evening = begun(book, heads)
    evening.did(lapse(evening, "", note="taps a finger for every double"))
    (entry,) = evening.state.violations.entries
    assert (entry.clause, entry.note, entry.points) == (clause, "taps a finger for every double", 0)


@pytest.mark.refuses("N42-17b")
def test_then_it_is_said_what_it_was():
    evening = begun("n42pa", 2)
    assert evening.no(lapse(evening, "", note=" ")).clause == "N42-17b"


# --- nothing is struck out --------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.1b")
def test_a_wrong_entry_stays_to_be_read():
    evening = begun()
    north, south = seat(evening), seat(evening, "S")
    evening.did(lapse(evening))
    evening.did(lapse(evening))
    evening.did(acts.CorrectEntry(entry=1, reason="it was his partner", person=south))
    evening.did(acts.CorrectEntry(entry=2, reason="heard from the next table", struck=True))
    log = evening.state.violations
    assert [entry.number for entry in log.entries] == [1, 2, 3, 4]
    assert (log.of(north), [entry.number for entry in log.of(south)]) == ((), [3])
    assert len(log.history(north)) == 4


@pytest.mark.refuses("NPA-1.1b")
def test_a_correction_says_what_and_why_and_of_which_entry():
    evening = begun()
    evening.did(lapse(evening))
    for act, code in (
        (acts.CorrectEntry(entry=1, reason="so"), "blank"),
        (acts.CorrectEntry(entry=1, reason=" ", struck=True), "log-why"),
        (acts.CorrectEntry(entry=2, reason="so", struck=True), "log-number"),
        (acts.CorrectEntry(entry=1, reason="so", person="P99"), "person"),
    ):
        assert evening.no(act).code == code, act
    evening.did(acts.CorrectEntry(entry=1, reason="so", struck=True))
    assert evening.no(acts.CorrectEntry(entry=1, reason="again", struck=True)).code == "log-corrected"


def test_undo_takes_back_what_was_tapped_by_mistake():
    evening = begun()
    evening.did(lapse(evening))
    evening.did(acts.Undo())
    assert evening.state.violations.entries == ()
    assert len(evening.tournament.log) > 2


# --- penalties, rulings, removals -------------------------------------------------------------------------------------


def test_a_penalty_is_a_violation_of_whoever_did_it_and_goes_when_it_is_lifted():
    evening = begun()
    evening.did(acts.Penalize(round=1, person=seat(evening), kind="aces_exposed"))
    (entry,) = evening.state.violations.of(seat(evening))
    assert (entry.clause, entry.points) == ("NPA-2.5h", -50)
    assert evening.no(acts.CorrectEntry(entry=1, reason="no", struck=True)).code == "entry-penalty"
    evening.did(acts.Lift(penalty=1, reason="it was East"))
    assert evening.state.violations.of(seat(evening)) == ()
    assert len(evening.state.violations.entries) == 2


def test_marks_that_the_others_get_are_no_points_of_the_offender():
    evening = begun("n42pa", 2)
    evening.did(acts.Penalize(round=1, person=seat(evening), kind="trump_asked_late"))
    (entry,) = evening.state.violations.entries
    assert (entry.who, entry.points) == (seat(evening), 0)


def test_a_ruling_is_written_down_against_those_whom_it_blames_and_no_longer_when_it_is_ruled_otherwise():
    evening = begun()
    for name in ("ref1", "ref2"):
        evening.did(acts.Appoint(who=name, role="referee"))
    evening.did(acts.CallReferee(round=1, table=1, about="a bid out of turn"))
    north, east = seat(evening), seat(evening, "E")
    ruling = acts.Answer(call=1, ruling="it does not count", clause="NPA-2.4c", blamed=(north,))
    assert evening.no(acts.Answer(call=1, ruling="so", clause="NPA-2.4c", blamed=("P99",))).code == "blamed"
    evening.did(ruling, by="ref1")
    (entry,) = evening.state.violations.of(north)
    assert (entry.clause, entry.note, entry.at.table) == ("NPA-2.4c", "it does not count", "1")
    evening.did(acts.Appeal(call=1, person=east))
    evening.did(acts.Answer(call=1, ruling="it was East", clause="NPA-2.4c", blamed=(east,)), by="ref2")
    assert evening.state.violations.of(north), "what was ruled first stands until somebody decides"
    evening.did(acts.Answer(call=1, ruling="it was East", clause="NPA-2.4c", blamed=(east,)))
    assert evening.state.violations.of(north) == ()
    assert [entry.note for entry in evening.state.violations.of(east)] == ["it was East"]


@pytest.mark.accepts("N42-19a")
def test_the_director_expels_a_team_for_good_cause():
    evening = begun("n42pa", 3)
    team = evening.state.owners[seat(evening)]
    evening.did(acts.Disqualify(entrant=team, reason="cheating"))
    assert evening.state.entrants[team].status == "disqualified"
    people = [person.id for person in evening.state.entrants[team].people]
    assert [(entry.who, entry.clause, entry.note) for entry in evening.state.violations.entries] == [
        (person, "N42-19a", "cheating") for person in people
    ]


@pytest.mark.refuses("N42-19a")
def test_nobody_else_expels_and_never_without_a_cause():
    evening = begun("n42pa", 3)
    team = evening.state.owners[seat(evening)]
    assert evening.no(acts.Disqualify(entrant=team, reason=" ")).clause == "N42-19a"
    evening.did(acts.Appoint(who="Ruth", role="referee"))
    assert evening.no(acts.Disqualify(entrant=team, reason="cheating"), by="Ruth").code == "role"


@pytest.mark.accepts("NPA-9.1b")
@pytest.mark.refuses("NPA-9.1b")
def test_whoever_does_not_follow_a_direction_may_be_disqualified_and_the_direction_is_written_down():
    evening = begun("npa", 8)
    north = seat(evening)
    assert evening.no(acts.Disqualify(entrant=north, reason="", clause="NPA-9.1b")).code == "blank"
    assert evening.no(acts.Disqualify(entrant=north, reason="would not move")).code == "cited"
    evening.did(acts.Disqualify(entrant=north, reason="told twice to move to table 2", clause="NPA-9.1b"))
    (entry,) = evening.state.violations.of(north)
    assert (entry.clause, entry.note, entry.points) == ("NPA-9.1b", "told twice to move to table 2", 0)


@pytest.mark.accepts("NPA-1.3g")
def test_refusing_a_final_decision_is_written_down():
    evening = begun("npa", 8)
    for name in ("ref1", "ref2"):
        evening.did(acts.Appoint(who=name, role="referee"))
    evening.did(acts.CallReferee(round=1, table=1))
    north = seat(evening)
    for name in ("ref1", "ref2"):
        evening.did(acts.Answer(call=1, ruling="it stands", clause="NPA-2.4c"), by=name)
        if name == "ref1":
            evening.did(acts.Appeal(call=1, person=north))
    evening.did(acts.Decline(call=1, person=north))
    assert evening.state.entrants[north].status == "disqualified"
    assert [entry.clause for entry in evening.state.violations.of(north)] == ["NPA-1.3g"]


# --- whoever repeats, here or before ----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.1a")
@pytest.mark.refuses("NPA-1.1a")
def test_a_player_is_pointed_out_from_the_second_entry_on_and_no_points_follow():
    evening = begun()
    north = seat(evening)
    evening.did(lapse(evening))
    assert not is_pointed_out(evening.state, north, ())
    evening.did(lapse(evening, "NPA-2.7r"))
    assert is_pointed_out(evening.state, north, ())
    assert evening.state.violations.repeaters(evening.state.book) == (north,)
    assert evening.tournament.ledger.total(north) == 0
    evening.did(acts.CorrectEntry(entry=1, reason="no", struck=True))
    assert not is_pointed_out(evening.state, north, ())


@pytest.mark.accepts("NPA-1.1a")
def test_what_stood_before_counts_by_account_or_by_name_and_says_by_which():
    first, second = begun(), begun()
    first.did(lapse(first))
    north = seat(second)
    same_name = [one for one in second.state.owners if second.state.name(one) == first.state.name(seat(first))]
    assert same_name == [north]
    (found,) = before(second.state, north, [first.tournament])
    assert (found.is_known, found.entry.clause) == (False, "NPA-4.1a")
    second.did(lapse(second))
    assert is_pointed_out(second.state, north, (found,))
    east = seat(second, "E")
    assert before(second.state, east, [first.tournament]) == ()
    for evening, person in ((first, seat(first)), (second, east)):
        evening.did(acts.Appoint(who="account-7", role="player", person=person))
    assert [one.is_known for one in before(second.state, east, [first.tournament])] == [True]


@pytest.mark.refuses("NPA-1.1a")
def test_what_was_struck_before_counts_nowhere():
    first, second = begun(), begun()
    first.did(lapse(first))
    first.did(acts.CorrectEntry(entry=1, reason="no", struck=True))
    assert before(second.state, seat(second), [first.tournament]) == ()


# --- eased, and asked -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-21a")
@pytest.mark.refuses("N42-21a")
def test_the_director_eases_a_rule_for_a_player_to_whom_it_is_a_hardship():
    evening = begun("n42pa", 2)
    north = seat(evening)
    ease = acts.Ease(person=north, clause="N42-8b", reason="plays from a rack")
    assert evening.no(acts.Ease(person=north, clause="N42-8b", reason=" ")).clause == "N42-21a"
    assert evening.no(acts.Ease(person=north, clause="N42-99", reason="so")).clause == "N42-21a"
    assert evening.no(acts.Ease(person="P99", clause="N42-8b", reason="so")).code == "person"
    assert evening.no(ease, by=north).code == "role"
    evening.did(ease)
    (made,) = evening.state.eased
    assert (made.who, made.eased, made.clause) == (north, "N42-8b", "N42-21a")
    assert begun().no(acts.Ease(person="P1", clause="NPA-4.1a", reason="so")).code == "allow-kind"


@pytest.mark.accepts("NPA-2.2d")
def test_what_follows_is_told_where_the_partner_helps():
    evening = begun()
    evening.did(acts.Ease(person=seat(evening), clause="NPA-2.2d", reason="cannot grip the cards"))
    north, south = evening.state.name(seat(evening)), evening.state.name(seat(evening, "S"))
    assert eased_lines(evening.state, evening.state.eased[-1]) == (
        fact("outcome", says=fact("event-eased-own", name=north, clause="NPA-2.2d")),
        fact("eased-helped", name=north, partner=(south,), how="partner-helps"),
    )


@pytest.mark.accepts("NPA-9.1a")
@pytest.mark.refuses("NPA-9.1a")
def test_questions_about_a_rule_are_answered_by_the_appointed_referees():
    evening = begun()
    north = seat(evening)
    assert evening.no(acts.AskRule(text=" "), by=north).clause == "NPA-9.1a"
    evening.did(acts.AskRule(text="May I look at the last book?"), by=north)
    reply = acts.AnswerRule(question=1, text="Until a card is led.", clause="NPA-2.7h")
    assert evening.no(reply, by=north).code == "role"
    evening.did(acts.Appoint(who="ref-7", role="referee"))
    evening.did(acts.Invite(token="0" * 16, role="referee"))
    refusal = evening.no(reply)
    assert (refusal.code, refusal.clause) == ("question-referee", "NPA-9.1a")
    assert evening.no(acts.AnswerRule(question=2, text="So."), by="ref-7").code == "question-unknown"
    evening.did(reply, by="ref-7")
    assert questions_of(evening.state).answers[1].text == "Until a card is led."
    assert evening.no(reply, by="ref-7").code == "question-answered"


def test_without_a_referee_the_director_answers():
    evening = begun("bend")
    evening.did(acts.AskRule(text="What is a quarter?"), by=seat(evening))
    evening.did(acts.AnswerRule(question=1, text="25 cents."))
    assert questions_of(evening.state).waiting == {}
