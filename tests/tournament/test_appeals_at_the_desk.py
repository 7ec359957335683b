"""A call for the referee, and what may come after a ruling, as each book orders it."""

from __future__ import annotations

import pytest
from floor import NPA_HAND, Evening, said as told_as

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.upholding import views_on
from meldhouse.tournament.lines.disputes import appeal_line, asked_for_another, barred, course_of, on_the_way
from meldhouse.tournament.log import log_lines
from meldhouse.tournament.rulings.disputes import is_final, may_appeal, may_come_round, others_for, posts_for
from meldhouse.tournament.tournament import Tournament


def called(book: str = "npa", heads: int = 4) -> Evening:
    evening = Evening(book, heads)
    evening.start()
    for name in ("ref1", "ref2", "ref3"):
        evening.did(acts.Appoint(who=name, role="referee"))
    evening.did(acts.Appoint(who="ntd", role="director"))
    evening.did(acts.CallReferee(round=1, table=1, about="a bid out of turn"))
    return evening


def rules(evening: Evening, by: str, ruling: str = "the bid does not count", **more):
    return evening.did(acts.Answer(call=1, ruling=ruling, clause="NPA-2.4c", **more), by=by)


def somebody(evening: Evening, seat: str = "N") -> str:
    return evening.state.sheet(1, 1).seats[seat]


@pytest.mark.accepts("NPA-1.3c", "NPA-1.3d")
def test_two_referees_who_agree_are_final():
    evening = called()
    rules(evening, "ref1")
    assert may_appeal(evening.state, evening.state.calls[0])
    north = somebody(evening)
    evening.did(acts.Appeal(call=1, person=north), by=north)
    assert not evening.state.calls[0].answered_by  # it is open again, for somebody else
    assert evening.no(acts.Answer(call=1, ruling="again", clause="NPA-2.4c"), by="ref1").code == "person-same"
    rules(evening, "ref2")
    assert is_final(evening.state, evening.state.calls[0])
    assert evening.no(acts.Appeal(call=1, person=north)).code == "appeal-final"


@pytest.mark.accepts("NPA-1.3e")
def test_where_two_differ_the_director_decides_or_who_stands_in_for_him():
    evening = called()
    rules(evening, "ref1")
    evening.did(acts.Appeal(call=1, person=somebody(evening)))
    rules(evening, "ref2", "the bid stands")
    assert not evening.state.calls[0].answered_by
    assert posts_for(evening.state, evening.state.calls[0]) == (
        "National Tournament Director", "Vice President", "appointee",
    )  # fmt: skip
    rules(evening, "ntd", "the bid stands, with a warning", post="appointee")
    assert is_final(evening.state, evening.state.calls[0])
    again = Tournament(evening.tournament.log)
    assert again.state.calls == evening.state.calls


@pytest.mark.refuses("NPA-1.3e")
def test_between_two_who_differ_no_third_referee_decides():
    evening = called()
    rules(evening, "ref1")
    first = acts.Answer(call=1, ruling="it stands", clause="NPA-2.4c", post="National Tournament Director")
    assert "director" in told_as(evening.no(first, by="ref2"))  # nor before: he is no director
    evening.did(acts.Appeal(call=1, person=somebody(evening)))
    assert posts_for(evening.state, evening.state.calls[0], "ref2") == ("second referee",)
    rules(evening, "ref2", "the bid stands")
    call = evening.state.calls[0]
    for post in ("", "National Tournament Director", "Vice President", "appointee"):
        act = acts.Answer(call=1, ruling="the bid stands", clause="NPA-2.4c", post=post)
        assert evening.no(act, by="ref3").code == "deciding"
    assert posts_for(evening.state, call, "ref3") == ()
    assert views_on(evening.state, call, "ref3") == ()
    assert barred(evening.state, call, "ref3") == (
        fact("ruling-director", due=post_fact("National Tournament Director")),
    )
    assert "ref3" not in others_for(evening.state, call)
    assert len(views_on(evening.state, call, "ntd")) == 2


@pytest.mark.accepts("NPA-1.3e")
@pytest.mark.parametrize(("who", "holds"), [("ref1", "the bid stands"), ("ref2", "the bid does not count")])
def test_of_two_who_differ_one_may_take_the_others_view(who, holds):
    evening = called()
    north, south = somebody(evening), somebody(evening, "S")
    rules(evening, "ref1", blamed=(north,))
    assert evening.no(acts.ComeRound(call=1), by="ref1").code == "ruling-again"
    evening.did(acts.Appeal(call=1, person=north))
    rules(evening, "ref2", "the bid stands", blamed=(south,))
    assert evening.no(acts.ComeRound(call=1), by="ntd").code == "round-none"
    assert evening.no(acts.ComeRound(call=7), by=who).code == "call"
    assert [may_come_round(evening.state, evening.state.calls[0], by) for by in ("ref1", "ref2", "ntd")] == [
        True, True, False,
    ]  # fmt: skip
    blamed = south if who == "ref1" else north
    evening.did(acts.ComeRound(call=1, blamed=(blamed,)), by=who)
    call = evening.state.calls[0]
    assert (call.ruling, call.answered_by) == (holds, who)
    assert is_final(evening.state, call)
    assert [entry.who for entry in evening.state.violations.standing if not entry.struck] == [blamed]
    assert Tournament(evening.tournament.log).state.calls == evening.state.calls


@pytest.mark.accepts("NPA-1.3f")
def test_whoever_refuses_a_final_decision_is_out():
    evening = called(heads=8)
    north = somebody(evening)
    rules(evening, "ref1")
    assert evening.no(acts.Decline(call=1, person=north)).code == "decline-early"
    evening.did(acts.Appeal(call=1, person=north))
    rules(evening, "ref2")
    evening.did(acts.Decline(call=1, person=north))
    assert evening.state.entrants[evening.state.owners[north]].status == "disqualified"


@pytest.mark.parametrize(("book", "heads"), [("mcallen", 2), ("st-hilary", 4), ("n42pa", 2), ("bend", 4)])
def test_elsewhere_one_official_has_the_last_word(book, heads):
    evening = called(book, heads)
    evening.did(acts.Answer(call=1, ruling="it stands"), by="ref1")
    assert is_final(evening.state, evening.state.calls[0])
    refusal = evening.no(acts.Appeal(call=1, person=somebody(evening)))
    assert refusal.code == "appeal-final"


def test_a_call_may_come_after_the_round_is_closed():
    evening = called()
    rules(evening, "ref1")
    evening.hand_in(1, *[NPA_HAND] * 4)
    evening.do(acts.Close(round=1))
    evening.did(acts.CallReferee(round=1, table=1, about="the sum is wrong"))
    assert len(evening.state.calls) == 2


def test_nobody_decides_the_dispute_of_his_own_table_where_the_book_forbids_it():
    evening = called()
    south = somebody(evening, "S")
    evening.did(acts.Appoint(who="phone", role="player", person=south))
    evening.did(acts.Appoint(who="phone", role="referee"))
    refusal = evening.no(acts.Answer(call=1, ruling="no", clause="NPA-2.4c"), by="phone")
    assert refusal.code == "person-plays"
    assert evening.state.name(south) in told_as(refusal)


def test_only_those_at_the_table_may_ask_for_more():
    evening = called(heads=8)
    rules(evening, "ref1")
    stranger = evening.state.sheet(1, 2).seats["N"]
    assert evening.no(acts.Appeal(call=1, person=stranger)).code == "appeal-who"
    assert evening.no(acts.Appeal(call=1, person=somebody(evening)), by=stranger).code == "role-own"
    assert evening.no(acts.Appeal(call=7, person=stranger)).code == "call"


@pytest.mark.parametrize(
    ("said", "meant"), [("2.1", "NPA-2.1b"), ("npa-2.1b", "NPA-2.1b"), ("Section 2.1", "NPA-2.1b")]
)
def test_a_penalty_takes_the_numbers_of_the_paper(said, meant):
    evening = called()
    evening.did(acts.Penalize(round=1, person=somebody(evening), points=30, reason="so it is written", clause=said))
    assert evening.state.penalties[0].what.clause == meant
    assert evening.tournament.log[-1].act.clause == meant


def test_what_is_no_number_of_the_paper_is_refused():
    evening = called()
    act = acts.Penalize(round=1, person=somebody(evening), points=30, reason="so it is written", clause="77.3")
    assert "77.3" in told_as(evening.no(act))


def appealed(*referees: str) -> Evening:
    """A ruling of the director, with which somebody is not content."""
    evening = Evening("npa", 4)
    for who in referees:
        evening.did(acts.Appoint(who=who, role="referee"))
    evening.start()
    evening.did(acts.CallReferee(round=1, table=1, about="a bid out of turn"))
    evening.did(acts.Answer(call=1, ruling="It does not count", clause="NPA-2.4c"))
    evening.did(acts.Appeal(call=1, person=evening.state.sheet(1, 1).seats["E"]))
    return evening


def test_an_appeal_says_what_it_is_of_whom_and_for_whom():
    evening = appealed("Ray")
    call, state = evening.state.calls[0], evening.state
    east = state.name(state.sheet(1, 1).seats["E"])
    official = fact("official", name="director", post=post_fact("referee"))
    assert appeal_line(state, call) == fact(
        "appeal-open", due=post_fact("second referee"), name=east, official=official
    )
    evening.did(acts.Answer(call=1, ruling="It counts", clause="NPA-2.4c"), by="Ray")
    split = appeal_line(evening.state, evening.state.calls[0])
    assert (split.id, split.args["due"]) == ("appeal-split", post_fact("National Tournament Director"))


def test_a_call_nobody_has_ruled_on_is_no_appeal():
    evening = Evening("npa", 4)
    evening.start()
    evening.did(acts.CallReferee(round=1, table=1, about="a bid out of turn"))
    assert appeal_line(evening.state, evening.state.calls[0]) is None
    told = on_the_way(evening.state, evening.state.calls[0])
    assert told == fact("called-for", who="referee", about="a bid out of turn")


def test_nobody_is_said_to_come_where_nobody_else_can():
    with_another, alone = appealed("Ray"), appealed()
    one, other = with_another.state.calls[0], alone.state.calls[0]
    assert asked_for_another(with_another.state, one) == (fact("appeal-called", due=post_fact("second referee")),)
    assert on_the_way(with_another.state, one).args["who"] == "another"
    assert [told.id for told in asked_for_another(alone.state, other)] == ["appeal-noted", "appeal-nobody"]
    assert on_the_way(alone.state, other).id == "appeal-nobody"
    with_another.did(acts.Answer(call=1, ruling="It does not count", clause="NPA-2.4c"), by="Ray")
    last = with_another.state.calls[0]
    assert asked_for_another(with_another.state, last) == (fact("appeal-too-late", final="yes"),)


def test_whoever_has_ruled_is_not_asked_again():
    evening = appealed("Ray")
    call = evening.state.calls[0]
    assert others_for(evening.state, call) == ["Ray"]
    assert barred(evening.state, call, "director") == (fact("ruling-yours"), fact("ruling-another"))
    assert barred(evening.state, call, "Ray") == ()
    alone = appealed()
    told = barred(alone.state, alone.state.calls[0], "director")[-1]
    assert (told.id, told.args["needed"]) == ("appeal-nobody", "official")
    alone.did(acts.Appoint(who="Rose", role="referee"))
    alone.did(acts.Answer(call=1, ruling="It does not count", clause="NPA-2.4c"), by="Rose")
    assert alone.state.calls[0].answered_by == "Rose"


def test_a_clause_that_the_ruling_names_itself_is_not_told_again():
    evening = called()
    rules(evening, "ref1", "It does not count (NPA-2.4c).")
    (step,) = course_of(evening.state, evening.state.calls[0])[1:]
    assert step.id == "ruling-told"
    (why,) = log_lines(evening.tournament)[0].why
    assert evening.state.book.voice.say(why).count("NPA-2.4c") == 1
