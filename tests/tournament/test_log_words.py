"""Every step of a log is a plain sentence: who did what, and what was before; none has a programmer's word in it."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from floor import BEND_HAND, MCA_HAND, MINUTE, N42_HAND, NPA_HAND, Evening
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.rulebooks.winnings import Money, Special
from meldhouse.tournament import acts
from meldhouse.tournament.act_words import ACT_WORDS, did
from meldhouse.tournament.conduct_words import CONDUCT_WORDS
from meldhouse.tournament.event_words import EVENT_WORDS
from meldhouse.tournament.events import AnyEvent
from meldhouse.tournament.forms import changed
from meldhouse.tournament.handing_out import awards_of
from meldhouse.tournament.log_words import log_lines, told
from meldhouse.tournament.passes import hash_of

CODE = re.compile(r"\b[PT]\d+[ab]?\b(?<!number \w\w)|[{}_=]|\b(NS|EW|None|True|cents|side-money)\b|\bkind\b|  ")
"""Ids, names of fields and values, sides by letters: nothing that stands in a sentence."""


def test_everything_that_can_be_done_or_follow_has_words():
    assert set(ACT_WORDS) == set(get_args(acts.AnyAct))
    assert set(EVENT_WORDS) == set(get_args(AnyEvent))


def last(evening: Evening) -> str:
    line = told(evening.tournament, evening.tournament.version)
    return " ".join([line.sentence, *line.then])


def clean(evening: Evening) -> set[type[acts.Act]]:
    """Every line of the log reads as a sentence."""
    for line in log_lines(evening.tournament):
        for sentence in (line.sentence, *line.then):
            assert sentence.endswith("."), sentence
            assert ".." not in sentence, sentence
            assert not CODE.search(sentence), sentence
    return {type(step.act) for step in evening.tournament.log}


@pytest.fixture(scope="module")
def npa() -> Evening:
    """An evening in which nearly everything happens."""
    evening = Evening("npa", 9, rounds=3, hands=1, money={"fee_cents": 500})
    state = evening.state
    evening.did(acts.Enter(names=("Vera",), household="Mill Lane"))
    evening.did(acts.CheckIn(entrants=("P10",)))
    evening.did(acts.NoShow(entrants=("P10",)))
    evening.did(acts.Enter(names=("Nobody",)))
    evening.did(acts.Remove(entrant="P11"))
    evening.did(acts.Edit(entrant="P1", names=("Anne",), club="Bridge Street"))
    evening.did(acts.Invite(token=hash_of("t" * 20), role="referee"))
    evening.did(acts.Accept(link="t" * 20), by="phone")
    evening.did(acts.Appoint(who="tablet", role="scorekeeper"))
    evening.did(acts.Dismiss(who="tablet", role="scorekeeper"))
    evening.did(acts.Pay(account="P1", kind="fee", cents=500))
    evening.did(acts.Pay(account="", kind="gift", cents=1000, note="a ham, sold"))
    evening.did(acts.Pay(account="P1", kind="refund", cents=100))
    evening.did(acts.Pay(account="P2", kind="prize", cents=500))
    evening.did(acts.Pay(account="P2", kind="prize-back", cents=250))
    evening.did(acts.Fine(account="P2", cents=25, reason="broke a cup", clause="NPA-1.3e"))
    evening.did(acts.Amend(form=changed(state.form, {"rounds": 2, "minutes": 40, "told": (5,)})))
    evening.did(acts.Draft())
    evening.did(acts.Scrap(round=1))
    evening.did(acts.Undo(reason="it was good"))
    evening.start_drafted()
    first, second = evening.state.rounds[0].sheets.values()
    evening.did(acts.FirstDealer(round=1, table=1, seat="S"))
    late = second.seats["N"]
    evening.did(acts.Missing(round=1, person=late))
    evening.did(acts.Arrived(round=1, person=late), later=7 * MINUTE)
    evening.did(acts.Extend(round=1, minutes=5))
    evening.enter(1, 1, NPA_HAND)
    evening.did(acts.ChangeSlip(round=1, table=1, hand=1, slip=replace(NPA_HAND, take={"NS": 31, "EW": 19})))
    evening.did(acts.CallReferee(round=1, table=1, about="a renege?"))
    evening.did(acts.Answer(call=1, ruling="There was none.", clause="NPA-3.1a"), by="phone")
    evening.did(acts.Appeal(call=1, person=first.seats["N"]))
    evening.did(acts.Answer(call=1, ruling="It stands.", clause="NPA-3.1a"))
    evening.did(acts.Penalize(round=1, person=first.seats["N"], kind="aces_exposed"))
    evening.did(acts.Lift(penalty=2, reason="it was East"))
    evening.did(acts.EnterResult(round=1, table=2, points={"NS": 70, "EW": 30}))
    evening.did(acts.EnterResult(round=1, table=2, points={"NS": 60, "EW": 40}))
    evening.sign(1, 1)
    evening.sign(1, 2)
    evening.did(acts.CorrectResult(round=1, table=2, points={"NS": 65, "EW": 35}, reason="added up wrongly"))
    evening.did(acts.Correct(round=1, table=1, hand=1, slip=NPA_HAND, reason="misread", clause="NPA-3.1a"))
    for sheet in (first, second):
        for correction, person in list(sheet.untold):
            evening.did(acts.Acknowledge(round=1, table=sheet.table, correction=correction, person=person))
    evening.did(acts.CallTime(round=1))
    evening.did(acts.Close(round=1, anyway=True, reason="they have gone home"))
    evening.did(acts.ReleaseStandings(through=1))
    evening.did(acts.ReleaseStandings(through=0))
    evening.did(acts.Substitute(person="P4", name="Zoe"))
    evening.did(acts.Withdraw(entrant="P6", reason="a headache", fee_kept=True))
    evening.did(acts.Disqualify(entrant="P7", reason="signalled", clause="NPA-1.3h"))
    evening.did(acts.Draft())
    seats = evening.state.rounds[1].seating
    tables = tuple((table.people[1], table.people[0], *table.people[2:]) for table in seats.tables)
    evening.did(acts.Arrange(tables=tables, out=seats.out, reason="the stove"))
    evening.did(acts.Swap(one=tables[0][0], two=tables[0][1], reason="the stove again"))
    evening.start_drafted()
    missing = evening.state.rounds[1].sheets[1].seats["N"]
    evening.did(acts.Missing(round=2, person=missing))
    evening.did(acts.StandIn(round=2, person=missing, name="Yves"), later=30 * MINUTE)
    evening.did(acts.CallTime(round=2))
    evening.did(acts.Forfeit(round=2, table=1, side="EW", reason="went home", points=50))
    evening.did(acts.Undo(reason="they are back"))
    for table in evening.state.rounds[1].sheets:
        evening.enter(2, table, NPA_HAND)
        evening.sign(2, table)
    evening.did(acts.Close(round=2))
    evening.did(acts.Finish(anyway=True))
    return evening


def test_a_whole_evening_reads_as_sentences(npa: Evening):
    told_here = clean(npa)
    elsewhere = {
        acts.PlayOff,
        acts.Agree,
        acts.ComeRound,
        acts.SetAside,
        acts.Decline,
        acts.HandMedal,
        acts.NameSpecial,
    }
    assert set(ACT_WORDS) - told_here == elsewhere | set(CONDUCT_WORDS)


def test_a_special_prize_goes_to_whom_the_director_names():
    rules = {"fee_cents": 500, "specials": [{"prize": "high-hand", "cents": 300}], "percents": [100]}
    bend = Evening("bend", 4, rounds=1, hands=1, money=rules)
    for one in ("P1", "P2", "P3", "P4"):
        bend.did(acts.Pay(account=one, kind="fee", cents=500))
    bend.start()
    bend.hand_in(1, BEND_HAND)
    bend.did(acts.Close(round=1))
    bend.did(acts.Finish())
    who = bend.state.sheet(1, 1).seats["W"]
    assert bend.no(acts.NameSpecial(prize="high-hand", accounts=(who,))).code == "blank"
    assert bend.no(acts.NameSpecial(prize="low-score", accounts=(who,), reason="paper")).code == "special"
    assert bend.no(acts.NameSpecial(prize="high-hand")).code == "same"
    bend.did(acts.NameSpecial(prize="high-hand", accounts=(who,), reason="1,840 on the paper"))
    assert (
        last(bend) == f"director named {bend.state.name(who)} for the prize for the highest hand: 1,840 on the paper."
    )
    won = {award.account: award.cents for award in awards_of(bend.tournament) if award.reason == "the highest hand"}
    assert won == {who: 300}
    bend.did(acts.NameSpecial(prize="high-hand"))
    assert last(bend) == "director let the prize for the highest hand go by the sheets again."
    assert who not in {one.account for one in awards_of(bend.tournament) if one.reason == "the highest hand"}
    clean(bend)


def test_a_medal_that_is_handed_out_is_told():
    pairs = Evening("mcallen", 2, rounds=1, hands=1)
    pairs.start()
    pairs.hand_in(1, MCA_HAND)
    pairs.did(acts.Close(round=1))
    pairs.did(acts.Finish())
    first = pairs.tournament.standings().rows[0]
    pairs.did(acts.HandMedal(account=first.id, medal="gold"))
    assert last(pairs) == f"director handed {first.name} a gold medal each."
    clean(pairs)
    pairs.did(acts.HandMedal(account=first.id, medal="gold", back=True))
    assert last(pairs) == f"director took the gold medal back from {first.name}."
    assert pairs.no(acts.HandMedal(account=first.id, medal="gold", back=True)).code == "medal-back"
    pairs.did(acts.Undo())
    assert pairs.state.medals
    pairs.did(acts.Undo())
    assert not pairs.state.medals


def of(evening: Evening, kind: type[acts.Act]) -> list[str]:
    found = [
        line for line in log_lines(evening.tournament) if type(evening.tournament.log[line.number - 1].act) is kind
    ]
    return [" ".join([line.sentence, *line.then]) for line in reversed(found)]


def test_what_was_before_is_told(npa: Evening):
    assert "Bridge Street" in of(npa, acts.Edit)[0]
    assert "The name: Player 1 → Anne." in of(npa, acts.Edit)[0]
    assert "Rounds: 3 → 2." in of(npa, acts.Amend)[0]
    assert "Minutes a round: no clock → 40." in of(npa, acts.Amend)[0]
    (again,) = of(npa, acts.ChangeSlip)
    assert re.search(r"took 30, .* took 20 → .* took 31, .* took 19\.$", again), again
    first, second = of(npa, acts.EnterResult)
    assert "→" not in first
    assert re.search(r"The result: .* 70, .* 30 → .* 60, .* 40\.$", second), second
    assert re.search(r"60, .* 40 → .* 65, .* 35\.$", of(npa, acts.CorrectResult)[0])
    assert "Player 6: here → has withdrawn." in of(npa, acts.Withdraw)[0]
    assert of(npa, acts.Undo)[0].endswith("that director threw the draft of round 1 away.")


def test_money_is_told_in_dollars(npa: Evening):
    gift, *_ = [line for line in of(npa, acts.Pay) if "gift" in line]
    assert gift == "director took a gift of $10.00: a ham, sold."
    assert of(npa, acts.Pay)[-1] == "director took back $2.50 of a prize from Player 2."
    assert of(npa, acts.Pay)[0] == "director took $5.00 from Anne for the entry."


def test_marks_and_quarters_and_play_offs():
    dominoes = Evening("n42pa", 2, best_of=1, target=1)
    dominoes.start()
    north = dominoes.state.sheet(1, 1).seats["N"]
    dominoes.did(acts.Penalize(round=1, person=north, kind="trump_asked_late"))
    assert "1 mark" in last(dominoes)
    clean(dominoes)
    bend = Evening("bend", 4, hands=1, rounds=1)
    bend.start()
    bend.hand_in(1, replace(BEND_HAND, take={"NS": 100, "EW": 400}))
    owing = bend.tournament.cash.owing()
    for who, cents in owing.items():
        bend.did(acts.Pay(account=who, kind="side-money", cents=cents))
    assert owing
    assert re.search(r"took \$0\.25 from Player \d for sets and reneges\.$", last(bend))
    clean(bend)
    pairs = Evening("mcallen", 2, rounds=1, hands=1)
    pairs.start()
    pairs.hand_in(1, replace(MCA_HAND, meld={"NS": 7, "EW": 7}, take={"NS": 13, "EW": 12}))
    pairs.did(acts.Close(round=1))
    clean(pairs)


def test_settings_are_told_by_their_names():
    evening = Evening("mcallen", 2)
    money = Money(fee_cents=500, specials=(Special(prize="high-round", percent=10),))
    evening.did(acts.Amend(form=replace(evening.state.form, money=money, ranking=replace(evening.state.form.ranking))))
    said = last(evening)
    assert "Entry fee: nothing → 5." in said
    assert "Special prizes: nothing → 10% for the highest round." in said
    clean(evening)


def test_who_refuses_a_decision_is_named_with_the_table(npa: Evening):
    assert did(npa.state, acts.Decline(call=1, person="P1")) == (
        "noted that Anne will not go on after the ruling at table 1 in round 1"
    )


def test_who_takes_the_others_view_is_told_with_the_table(npa: Evening):
    assert did(npa.state, acts.ComeRound(call=1)) == (
        "took the other official's view after the ruling at table 1 in round 1"
    )


def test_a_step_of_a_sheet_that_is_gone_still_reads(npa: Evening):
    lost = acts.EnterSlips(round=9, table=9, slips=(Slip(bidder="N", bid=50, trump="H", how="conceded"),))
    assert did(npa.state, lost).startswith("wrote down a hand at table 9 in round 9: North bid 50")


def test_what_cannot_be_undone_is_named_in_words():
    evening = Evening("n42pa", 2, best_of=1, target=1)
    evening.start()
    evening.enter(1, 1, N42_HAND)
    assert evening.no(acts.Undo()).text == (
        "That the desk started round 1 cannot be undone: later steps rest on it. Undo or correct those first."
    )


def test_what_officials_write_down_and_are_asked_is_a_sentence_too():
    evening = Evening("n42pa", 2)
    evening.start()
    north, south = (evening.state.sheet(1, 1).seats[seat] for seat in "NS")
    evening.did(acts.LogConduct(person=north, clause="N42-17a", note="slammed a domino", round=1))
    name = evening.state.name(north)
    assert f"wrote down a lapse of {name} in round 1: slammed a domino (N42-17a)." in last(evening)
    evening.did(acts.LogConduct(person=north, note="taps for every double"))
    evening.did(acts.CorrectEntry(entry=1, person=south, reason="it was his partner"))
    evening.did(acts.CorrectEntry(entry=2, struck=True, reason="nobody saw it"))
    assert "entry 2 of the violations did not happen: nobody saw it." in last(evening)
    evening.did(acts.Ease(person=north, clause="N42-8b", reason="plays from a rack"))
    evening.did(acts.AskRule(text="May I look?"), by=south)
    evening.did(acts.AnswerRule(question=1, text="No.", clause="N42-7a"))
    assert "answered question 1: No (N42-7a)." in last(evening)
    assert acts.Ease in clean(evening)


def test_an_agreement_is_told_with_the_names_of_the_side():
    evening = Evening("mcallen", 2)
    evening.start()
    evening.enter(1, 1, MCA_HAND)
    evening.did(acts.Agree(round=1, table=1, hand=1, side="NS"))
    sheet = evening.state.sheet(1, 1)
    both = " and ".join(evening.state.name(person) for person in sheet.people("NS"))
    assert f"noted that {both} agree to hand 1 at table 1 in round 1." in last(evening)
    clean(evening)


def test_who_signs_himself_signs_and_the_same_result_again_is_no_change():
    evening = Evening("st-hilary", 4)
    evening.start()
    sheet = evening.state.sheet(1, 1)
    north, east = sheet.seats["N"], sheet.seats["E"]
    evening.did(acts.Appoint(who="phone", role="player", person=north))
    result = acts.EnterResult(round=1, table=1, points={"NS": 152, "EW": 96})
    for _ in range(2):
        evening.did(result)
    assert not log_lines(evening.tournament)[0].then
    assert not sheet.mended
    evening.did(acts.Sign(round=1, table=1, side="NS", signer=north, digest=sheet.digest), by="phone")
    assert log_lines(evening.tournament)[0].did.startswith("signed for the figures of table 1")
    evening.did(acts.Sign(round=1, table=1, side="EW", signer=east, digest=sheet.digest))
    assert log_lines(evening.tournament)[0].did.startswith(f"signed in the name of {evening.state.name(east)} for")


def test_a_penalty_that_is_taken_back_is_that_of_whoever_did_it():
    evening = Evening("n42pa", 2, best_of=1)
    evening.start()
    east = evening.state.sheet(1, 1).seats["E"]
    evening.did(acts.Penalize(round=1, person=east, kind="trump_asked_late"))
    evening.did(acts.Lift(penalty=1, reason="nobody asked"))
    assert f"took back the penalty of {evening.state.name(east)} in round 1: nobody asked" in last(evening)
