"""Every step of a log is told by facts: who did what, why, and what was before; in words none is a programmer's."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest
from floor import BEND_HAND, MCA_HAND, MINUTE, N42_HAND, NPA_HAND, Evening
from msgspec.structs import replace

from meldhouse.game import Slip
from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks.money import Money, Special
from meldhouse.tournament import acts
from meldhouse.tournament.events import AnyEvent
from meldhouse.tournament.forms import changed
from meldhouse.tournament.log import FOLLOWED, LogLine, did, line_of, log_lines
from meldhouse.tournament.passes import hash_of
from meldhouse.tournament.results.handing_out import awards_of
from meldhouse.tournament.steps import read_step, write_step

CODE = re.compile(r"\b[PT]\d+[ab]?\b(?<!number \w\w)|[{}_=]|\b(NS|EW|None|True|cents|side-money)\b|\bkind\b|  ")
"""Ids, names of fields and values, sides by letters: nothing that stands in a sentence."""


def test_everything_that_can_be_done_or_follow_has_words():
    assert [kind for kind in acts.KINDS if kind.says is acts.Act.says] == []
    assert set(FOLLOWED) == set(get_args(AnyEvent))


DIRECTOR = written("director")


def last(evening: Evening) -> LogLine:
    return line_of(evening.tournament, evening.tournament.version)


def ids(line: LogLine) -> list[str]:
    return [line.what.id, *(one.id for one in line.then)]


def clean(evening: Evening) -> set[type[acts.Act]]:
    """Every line of the log reads well, in each language."""
    for voice in (evening.state.book.voice, replace(evening.state.book.voice, language="es")):
        for line in log_lines(evening.tournament):
            for said in map(voice.say, (line.what, *line.why, *line.then)):
                assert ".." not in said, said
                assert not CODE.search(said), said
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
        acts.PlayOff, acts.Agree, acts.ComeRound, acts.SetAside, acts.Decline, acts.HandMedal, acts.NameSpecial,
        acts.LogConduct, acts.CorrectEntry, acts.Ease, acts.AskRule, acts.AnswerRule,
    }  # fmt: skip
    assert set(acts.KINDS) - told_here == elsewhere


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
    assert bend.no(acts.NameSpecial(prize="high-hand")).code == "special-same"
    bend.did(acts.NameSpecial(prize="high-hand", accounts=(who,), reason="1,840 on the paper"))
    prize = fact("special-prize", prize="high-hand", target=0)
    assert last(bend).what == fact("log-special", who=DIRECTOR, names=(bend.state.name(who),), prize=prize)
    assert last(bend).reason == "1,840 on the paper"
    won = {award.account: award.cents for award in awards_of(bend.tournament) if award.lot == "high-hand 0"}
    assert won == {who: 300}
    bend.did(acts.NameSpecial(prize="high-hand"))
    assert last(bend).what == fact("log-special-sheets", who=DIRECTOR, prize=prize)
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
    assert last(pairs).what == fact("log-medal", who=DIRECTOR, name=first.name, place=1)
    clean(pairs)
    pairs.did(acts.HandMedal(account=first.id, medal="gold", back=True))
    assert last(pairs).what == fact("log-medal-back", who=DIRECTOR, name=first.name, place=1)
    assert pairs.no(acts.HandMedal(account=first.id, medal="gold", back=True)).code == "medal-back"
    pairs.did(acts.Undo())
    assert pairs.state.medals
    pairs.did(acts.Undo())
    assert not pairs.state.medals


def of(evening: Evening, kind: type[acts.Act]) -> list[LogLine]:
    """The lines of one kind of act, the oldest first."""
    lines = [
        line for line in log_lines(evening.tournament) if type(evening.tournament.log[line.number - 1].act) is kind
    ]
    return lines[::-1]


def test_what_was_before_is_told(npa: Evening):
    (edited,) = of(npa, acts.Edit)
    assert fact("log-changed", what="name", before="Player 1", after="Anne") in edited.then
    assert fact("log-changed", what="club", before="–", after="Bridge Street") in edited.then
    (amended,) = of(npa, acts.Amend)
    told = {one.args["setting"].args["setting"]: (one.args["before"], one.args["after"]) for one in amended.then}
    assert told["rounds"] == (written("3"), written("2"))
    assert told["minutes"] == (fact("setting-zero", setting="minutes"), written("40"))
    (again,) = of(npa, acts.ChangeSlip)
    (change,) = again.then
    assert (change.id, change.args["hand"]) == ("log-hand-changed", 1)
    assert takes(change, "was") == [30, 20]
    assert takes(change, "now") == [31, 19]
    first, second = of(npa, acts.EnterResult)
    assert ids(first) == ["log-result", "story"]
    assert points(second) == ([70, 30], [60, 40])
    assert points(of(npa, acts.CorrectResult)[0]) == ([60, 40], [65, 35])
    (gone,) = of(npa, acts.Withdraw)
    assert fact("log-became", name="Player 6", was="present", now="withdrawn") in gone.then
    undone = of(npa, acts.Undo)[0].then[0]
    assert (undone.id, undone.args["what"].id) == ("log-undone", "log-scrap")


def takes(change: Message, when: str) -> list[int]:
    return [one.args["take"] for one in change.args["change"].args[when]]


def points(line: LogLine) -> tuple[list[int], list[int]]:
    """As a result was, and as it is now."""
    (change,) = [one.args["change"] for one in line.then if one.id == "log-result-changed"]
    was, now = ([one.args["points"] for one in change.args[when]] for when in ("was", "now"))
    return was, now


def test_money_is_kept_in_cents_and_told_in_dollars(npa: Evening):
    lines = of(npa, acts.Pay)
    (gift,) = [line for line in lines if line.what.args.get("kind") == "gift"]
    assert (gift.what, gift.reason) == (
        fact("log-pay-nobody", who=DIRECTOR, kind="gift", amount=1000),
        "a ham, sold",
    )
    assert lines[-1].what == fact("log-pay", who=DIRECTOR, kind="prize-back", amount=250, name="Player 2")
    assert lines[0].what == fact("log-pay", who=DIRECTOR, kind="fee", amount=500, name="Anne")
    assert npa.state.book.voice.say(lines[0].what) == "director took $5.00 from Anne for the entry."


def test_marks_and_quarters_and_play_offs():
    dominoes = Evening("n42pa", 2, best_of=1, target=1)
    dominoes.start()
    north = dominoes.state.sheet(1, 1).seats["N"]
    dominoes.did(acts.Penalize(round=1, person=north, kind="trump_asked_late"))
    assert [one.args["points"] for one in last(dominoes).then if one.id == "hand-given"] == [1]
    clean(dominoes)
    bend = Evening("bend", 4, hands=1, rounds=1)
    bend.start()
    bend.hand_in(1, replace(BEND_HAND, take={"NS": 100, "EW": 400}))
    owing = bend.tournament.cash.owing()
    for who, cents in owing.items():
        bend.did(acts.Pay(account=who, kind="side-money", cents=cents))
    assert owing
    assert (last(bend).what.args["kind"], last(bend).what.args["amount"]) == ("side-money", 25)
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
    changed_to = {one.args["setting"].args["setting"]: one.args["after"] for one in last(evening).then}
    assert (changed_to["money-fee-cents"], changed_to["specials"].id) == (written("5"), "event-specials")
    clean(evening)


@pytest.mark.parametrize(
    ("act", "id"),
    [(acts.Decline(call=1, person="P1"), "log-decline"), (acts.ComeRound(call=1), "log-come-round")],
)
def test_what_became_of_a_ruling_is_told_with_the_table(npa: Evening, act: acts.AnyAct, id: str):
    told = did(npa.state, act, DIRECTOR)
    assert (told.id, told.args["table"], told.args["round"]) == (id, 1, fact("round", number=1))


def test_a_step_of_a_sheet_that_is_gone_still_reads(npa: Evening):
    lost = acts.EnterSlips(round=9, table=9, slips=(Slip(bidder="N", bid=50, trump="H", how="conceded"),))
    round = fact("round", number=9)
    assert did(npa.state, lost, DIRECTOR) == fact("log-hands", who=DIRECTOR, hands=1, table=9, round=round)


def test_what_later_steps_depend_on_cannot_be_undone():
    evening = Evening("n42pa", 2, best_of=1, target=1)
    evening.start()
    evening.enter(1, 1, N42_HAND)
    assert evening.no(acts.Undo()).code == "undo-built"


def test_what_officials_write_down_and_are_asked_is_told_too():
    evening = Evening("n42pa", 2)
    evening.start()
    north, south = (evening.state.sheet(1, 1).seats[seat] for seat in "NS")
    evening.did(acts.LogConduct(person=north, clause="N42-17a", note="slammed a domino", round=1))
    name, round = evening.state.name(north), fact("round", number=1)
    assert last(evening).what == fact("log-conduct-round", who=DIRECTOR, name=name, round=round)
    assert last(evening).why == (fact("log-why-by", reason="slammed a domino", clause="N42-17a"),)
    evening.did(acts.LogConduct(person=north, note="taps for every double"))
    evening.did(acts.CorrectEntry(entry=1, person=south, reason="it was his partner"))
    evening.did(acts.CorrectEntry(entry=2, struck=True, reason="nobody saw it"))
    assert last(evening).what == fact("log-entry-struck", who=DIRECTOR, entry=2)
    assert last(evening).why == (fact("log-why", reason="nobody saw it"),)
    evening.did(acts.Ease(person=north, clause="N42-8b", reason="plays from a rack"))
    evening.did(acts.AskRule(text="May I look?"), by=south)
    evening.did(acts.AnswerRule(question=1, text="No.", clause="N42-7a"))
    assert last(evening).what == fact("log-answer-rule", who=DIRECTOR, question=1)
    assert (last(evening).reason, last(evening).clause) == ("No.", "N42-7a")
    assert acts.Ease in clean(evening)


def test_an_agreement_is_told_with_the_names_of_the_side():
    evening = Evening("mcallen", 2)
    evening.start()
    evening.enter(1, 1, MCA_HAND)
    evening.did(acts.Agree(round=1, table=1, hand=1, side="NS"))
    sheet = evening.state.sheet(1, 1)
    both = tuple(evening.state.name(person) for person in sheet.people("NS"))
    told = last(evening).what
    assert (told.id, told.args["names"], told.args["hand"]) == ("log-agree", both, 1)
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
    assert ids(last(evening)) == ["log-result", "story"]
    assert not sheet.mended
    evening.did(acts.Sign(round=1, table=1, side="NS", signer=north, digest=sheet.digest), by="phone")
    assert last(evening).what.id == "log-sign"
    evening.did(acts.Sign(round=1, table=1, side="EW", signer=east, digest=sheet.digest))
    assert (last(evening).what.id, last(evening).what.args["name"]) == ("log-sign-for", evening.state.name(east))


def test_a_penalty_that_is_taken_back_is_that_of_whoever_did_it():
    evening = Evening("n42pa", 2, best_of=1)
    evening.start()
    east = evening.state.sheet(1, 1).seats["E"]
    evening.did(acts.Penalize(round=1, person=east, kind="trump_asked_late"))
    evening.did(acts.Lift(penalty=1, reason="nobody asked"))
    assert last(evening).what.args["names"] == (evening.state.name(east),)
    assert last(evening).reason == "nobody asked"


def test_a_log_of_the_first_format_is_read_with_codes(npa: Evening):
    """It had told in English what was changed."""
    step = npa.tournament.log[of(npa, acts.Edit)[0].number - 1]
    old = msgspec.to_builtins(step) | {"format": 1}
    for event in old["then"]:
        event["what"] = f"{event['what']} of {event.pop('of')}"
    assert read_step(msgspec.json.encode(old)) == step
    assert read_step(write_step(step)) == step
