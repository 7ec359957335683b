"""The end of a tournament: what is still open is told, play-offs come last and have a name, byes say what they give."""

from __future__ import annotations

import pytest
from floor import BEND_HAND, MCA_HAND, NPA_HAND, STH_HAND, Evening, said
from printed import texts

from meldhouse.game import Slip
from meldhouse.messages import fact, written
from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.desk.playoffs import played_off, playing_off, what_is_played_off, who_fills
from meldhouse.tournament.lines.rounds import bye_line, how_far, round_title
from meldhouse.tournament.log import FOLLOWED, did
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order, heading_of
from meldhouse.tournament.prints import print_job
from meldhouse.tournament.results.handing_out import awards_of
from meldhouse.tournament.rounds.finishing import open_things, still_open
from meldhouse.tournament.rounds.planning import rounds_are_over
from meldhouse.tournament.seating import Round, SeatedTable
from meldhouse.tournament.state import RoundState


def printed(evening: Evening, job: str, each=None) -> str:
    order = Order(evening.tournament, each)
    return " ".join(texts(print_job(heading_of(order), list(JOBS[job].make(order)))))


def medals(rounds: int = 1) -> Evening:
    """Four pairs of McAllen, all of whom tie two and two."""
    evening = Evening("mcallen", 4, rounds=rounds)
    evening.start()
    evening.hand_in(1, *[MCA_HAND] * 4)
    evening.do(acts.Close(round=1))
    return evening


def test_a_tie_is_played_off_when_all_rounds_are_played_and_not_before():
    early = medals(rounds=2)
    tie = early.tournament.standings().ties[0]
    refusal = early.no(playing_off(early.state, tie))
    assert refusal.code == "playoff-early"
    assert not any(isinstance(step.act, acts.PlayOff) for step in next_steps(early.state))


def test_a_play_off_has_the_name_of_its_places_everywhere():
    evening = medals()
    tie = evening.tournament.standings().ties[0]
    evening.do(playing_off(evening.state, tie))
    each = evening.state.rounds[-1]
    assert round_title(each) == fact("playoff-title", time=1, first=1, last=2)
    assert how_far(evening.state).args["round"] == round_title(each)
    assert how_far(evening.state).args["status"] == fact("round-status", status="draft")
    assert "Playoff for places 1–2" in printed(evening, "chart", each)
    number = evening.start_drafted()
    assert "Playoff for places 1–2" in printed(evening, "sheets", each)
    evening.hand_in(number, *[MCA_HAND] * 4)
    evening.do(acts.Close(round=number))
    (line,) = played_off(evening.state)
    assert (line.id, line.args["title"]) == ("play-off-ended", round_title(each))
    assert line.args["results"][0].args["points"] == evening.state.sheet(2, 1).totals["N"]
    assert played_off(evening.state, through=1) == []
    assert "Playoff for places" in printed(evening, "standings")


def test_a_second_play_off_for_the_same_places_has_another_name():
    evening = medals()
    for time in (1, 2):
        (tie, *_) = evening.tournament.standings().ties
        evening.do(playing_off(evening.state, tie))
        assert round_title(evening.state.rounds[-1]) == fact("playoff-title", time=time, first=1, last=2)
        number = evening.start_drafted()
        level = Slip(bidder="N", bid=20, trump="H", meld={"NS": 10, "EW": 10}, take={"NS": 13, "EW": 12})
        other = Slip(bidder="E", bid=20, trump="H", meld={"NS": 10, "EW": 10}, take={"NS": 12, "EW": 13})
        evening.hand_in(number, level, other, level, other)
        evening.do(acts.Close(round=number))
    assert how_far(evening.state).args["round"] == fact("playoff-title", time=2, first=1, last=2)


def test_pairs_that_tie_are_listed_so_that_one_sees_who_is_a_pair():
    evening = medals()
    one, two = (evening.state.name(id) for id in evening.tournament.standings().ties[0].tied)
    assert fact("refused", why=fact("tied", names=(one, two), first=1, last=2)) in still_open(evening.state)
    (step,) = (step for step in next_steps(evening.state) if step.says == fact("next-play-off", first=1, last=2))
    assert step.why == (fact("next-play-off-why", names=(one, two)),)


def test_whoever_ends_it_is_told_what_is_open():
    evening = Evening("npa", 5, rounds=2, money={"fee_cents": 500})
    evening.start()
    evening.hand_in(1, *[NPA_HAND] * 4)
    evening.did(acts.CallReferee(round=1, table=1))
    evening.do(acts.Close(round=1, anyway=True, reason="they have gone home"))
    owing = (*(written(f"Player {number}") for number in (1, 2, 3)), fact("and-more", number=2))
    assert still_open(evening.state) == (
        fact("open-rounds", played=1, rounds=2),
        fact("open-calls", calls=1),
        fact("open-owed", names=owing, amount=2500),
    )
    refusal = evening.no(acts.Finish())
    assert refusal.code == "finish-open"
    assert "$25.00" in said(refusal)
    evening.do(acts.Finish(anyway=True))
    assert evening.state.finished


def test_an_open_tie_is_told_too_and_the_button_says_that_it_ends_all_the_same():
    evening = medals()
    tie, *_ = (one for one in open_things(evening.state) if one.at == "/standings")
    assert tie.says.args["why"].id == "tied"
    steps = {step.says.id: step for step in next_steps(evening.state)}
    assert "next-play-off" in steps
    assert steps["next-finish-anyway"].act == acts.Finish(anyway=True)
    assert evening.no(acts.Finish()).code == "finish-open"


def test_finished_without_the_play_off_equals_share():
    evening = medals()
    with pytest.raises(MoneyError) as problem:
        awards_of(evening.tournament)
    assert problem.value.code == "tied"
    evening.do(acts.Finish(anyway=True))
    first = [award for award in awards_of(evening.tournament) if award.place == 1]
    assert len(first) == 2
    assert {award.medal for award in first} == {"gold"}
    assert {award.reason for award in first} == {fact("award-shared", first=1, last=2)}


def test_nothing_open_needs_no_word():
    evening = Evening("bend", 4, rounds=1)
    evening.start()
    evening.hand_in(1, *[BEND_HAND] * 4)
    evening.do(acts.Close(round=1))
    assert still_open(evening.state) == ()
    evening.do(acts.Finish())


@pytest.mark.accepts("NPA-X8")
def test_a_bye_says_what_it_gives_on_cards_and_lists():
    evening = Evening("npa", 5, rounds=1)
    evening.start()
    (out,) = evening.state.rounds[0].seating.out
    worth = evening.state.book.voice.say(fact("bye-worth", worth="winners"))
    assert bye_line(evening.state) == fact("bye-line", worth="winners")
    assert "sits out: winners’ average" in " ".join(printed(evening, "cards").split())
    evening.hand_in(1, *[NPA_HAND] * 4)
    evening.do(acts.Close(round=1))
    assert [(bye.entrant, bye.round, bye.points) for bye in evening.state.byes] == [(out, 1, 240)]
    listed = " ".join(printed(evening, "standings").split())
    assert "240 bye" in listed
    assert worth in listed


def test_before_a_bracket_is_drawn_the_desk_names_who_would_stay_out():
    evening = Evening("n42pa", 4)
    assert fact("next-last-call") in next_steps(evening.state)[0].why
    evening.did(acts.Enter(names=("Ella", "Earl")))
    why = next_steps(evening.state)[0].why
    assert fact("next-not-in", names=(written("Ella & Earl"),)) in why
    evening.start()
    assert all(fact("next-last-call") not in step.why for step in next_steps(evening.state))


def test_the_rounds_are_not_over_while_the_last_one_is_seated_or_played():
    evening = Evening("mcallen", 4, rounds=1)
    evening.do(acts.Draft())
    assert not rounds_are_over(evening.state)
    number = evening.start_drafted()
    evening.hand_in(number, *[MCA_HAND] * evening.tournament.book.match.hands)
    assert not rounds_are_over(evening.state)
    evening.do(acts.Close(round=number))
    assert rounds_are_over(evening.state)


def test_a_play_off_is_called_one_in_the_log():
    evening = medals()
    (tie, *_) = evening.tournament.standings().ties
    (drafted,) = evening.did(playing_off(evening.state, tie))
    playoff = fact("playoff", first=1, last=2)
    assert list(FOLLOWED[type(drafted)](evening.state, drafted)) == [
        fact("log-drafted", round=playoff, tables=1, out=0)
    ]
    for act, round in ((acts.Close(round=2), playoff), (acts.Close(round=1), fact("round", number=1))):
        assert did(evening.state, act, written("Ruth")).args["round"] == round
    assert did(evening.state, acts.ReleaseStandings(through=2), written("Ruth")).args["round"] == playoff


def test_who_only_fills_a_play_off_is_told_that_nothing_counts_for_them():
    evening = medals()
    (tie, *_) = evening.tournament.standings().ties
    evening.did(playing_off(evening.state, tie))
    assert who_fills(evening.state, evening.state.rounds[1]) is None
    seating = Round((SeatedTable(1, (tie.tied[0], "T4")),))
    odd = RoundState(2, seating, matches={}, playoff=1, tied=(tie.tied[0],))
    assert who_fills(evening.state, odd) == fact("play-off-fill", names=(evening.state.name("T4"),), of="pair")


def test_an_afternoon_without_an_end_asks_before_it_is_finished_and_says_what_was_played():
    evening = Evening("st-hilary", 4)
    evening.hand_in(evening.start(), *[STH_HAND] * 6)
    evening.do(acts.Close(round=1))
    finish = next(step for step in next_steps(evening.state) if isinstance(step.act, acts.Finish))
    assert finish.asks
    assert finish.why == (fact("next-finish-why", played=1),)
    planned = Evening("npa", 4, rounds=1)
    planned.hand_in(planned.start(), *[NPA_HAND] * 4)
    planned.do(acts.Close(round=1))
    (finish,) = (step for step in next_steps(planned.state) if isinstance(step.act, acts.Finish))
    assert not finish.asks


def test_standings_that_were_not_released_are_offered_also_when_it_is_over():
    evening = Evening("npa", 4, rounds=1, money={"medals": 1})
    evening.hand_in(evening.start(), *[NPA_HAND] * 4)
    evening.do(acts.Close(round=1))
    evening.do(acts.Finish(anyway=True))
    first = next_steps(evening.state)[0]
    assert first.act == acts.ReleaseStandings(through=1)
    evening.did(first.act)
    assert [step.says.id for step in next_steps(evening.state)] == ["next-prizes", "next-prize-list"]


def test_a_result_is_still_corrected_when_it_is_over():
    evening = Evening("st-hilary", 4)
    evening.start()
    evening.did(acts.EnterResult(round=1, table=1, points={"NS": 152, "EW": 96}))
    evening.sign(1, 1)
    evening.do(acts.Close(round=1))
    evening.do(acts.Finish(anyway=True))
    evening.did(acts.CorrectResult(round=1, table=1, points={"NS": 152, "EW": 69}, reason="misread"))
    assert evening.state.sheet(1, 1).totals["E"] == 69


@pytest.mark.parametrize(
    ("book", "changes", "says"),
    [
        ("npa", {}, fact("play-offs", places=3, over="hand", among="field")),
        ("bend", {}, fact("no-play-offs")),
        (
            "bend",
            {"ranking": {"playoff": "round", "playoff_places": 1}},
            fact("play-offs", places=1, over="round", among="field"),
        ),
    ],
)
def test_it_is_told_which_ties_are_played_off_and_that_others_share(book, changes, says):
    evening = Evening(book, 4, **changes)
    assert what_is_played_off(evening.state) == says


def test_desk_and_prizes_say_the_same_of_a_tie():
    evening = medals()
    with pytest.raises(MoneyError) as problem:
        awards_of(evening.tournament)
    assert fact("refused", why=problem.value.refusal.message.args["tie"]) in still_open(evening.state)


def test_a_step_says_of_itself_that_it_ends_the_tournament():
    for rounds in (1, 2):
        steps = next_steps(medals(rounds).tournament.state)
        assert any(step.ends for step in steps) or rounds == 1  # then a tie is played off first
        assert all(step.ends == isinstance(step.act, acts.Finish) for step in steps)
