"""Whatever anybody does, in whatever order: no crash, what was played stays, all sums are right, replay is live."""

from __future__ import annotations

from collections import Counter
from random import Random

from floor import Evening, said
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from test_forms_end_to_end import same

from meldhouse.game import Slip
from meldhouse.tournament import acts
from meldhouse.tournament.forms import changed
from meldhouse.tournament.simulating.slips import chance_slip
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import Tournament

EVENTS = (
    ("st-hilary", 5, {"target": 20}),
    (
        "mcallen",
        4,
        {"rounds": 3, "hands": 1, "money": {"fee_cents": 100, "specials": [{"prize": "high-hand", "cents": 50}]}},
    ),
    ("n42pa", 4, {"best_of": 1, "target": 2}),
    ("n42pa", 5, {"movement": "swiss", "rounds": 3, "best_of": 1, "target": 1, "minutes": 5, "told": ()}),
    ("bend", 7, {"hands": 1}),
    ("npa", 9, {"rounds": 4, "hands": 1}),
)
ROUNDS, TABLES = st.integers(0, 4), st.integers(0, 3)
REASON = st.sampled_from(["", "a reason", "long" * 101])
CLAUSE = st.sampled_from(["", "NPA-3.1a", "BEN-1.1a", "?"])
CONDUCT = st.sampled_from(["", "NPA-4.1a", "MCA-C1", "STH-PR-a", "N42-17a", "BEN-2.1a", "?"])
SIDE = st.sampled_from(["NS", "EW", "N", "?"])
WHO = st.sampled_from(["P1", "P2", "P5", "P9", "T1", "T2", "T3", "T1a", "T2b", "T4b", "X", ""])
NAMES = st.lists(st.sampled_from(["Ann", "Bob", "", "long" * 21]), max_size=3).map(tuple)
SLIP = st.sampled_from([Slip(how="void"), Slip(), Slip(bidder="N", bid=1), Slip(how="passed-out")])
SUMS = st.dictionaries(SIDE, st.integers(-5, 5), max_size=3)
MINUTES = st.sampled_from([None, 0, 7, 16])
OF_ROUND = (acts.Confirm, acts.Release, acts.Call, acts.Start, acts.CallTime, acts.Close)
ANY_ACT = st.one_of(
    *(st.builds(act, round=ROUNDS) for act in OF_ROUND),
    st.builds(acts.Missing, round=ROUNDS, person=WHO),
    st.builds(acts.Arrived, round=ROUNDS, person=WHO, minutes=MINUTES),
    *(st.builds(act, entrants=st.lists(WHO, max_size=2).map(tuple)) for act in (acts.CheckIn, acts.NoShow)),
    st.builds(acts.Close, round=ROUNDS, anyway=st.booleans(), reason=REASON),
    st.builds(acts.Scrap, round=ROUNDS, again=st.booleans()),
    st.builds(acts.Enter, names=NAMES, here=st.booleans()),
    st.builds(acts.Edit, entrant=WHO, names=NAMES),
    st.builds(acts.Withdraw, entrant=WHO, fee_kept=st.booleans()),
    st.builds(acts.Remove, entrant=WHO),
    st.builds(acts.Disqualify, entrant=WHO, reason=REASON, clause=CLAUSE),
    st.builds(acts.Substitute, person=WHO, name=st.sampled_from(["", "Sub"])),
    st.builds(acts.Draft),
    st.builds(acts.Swap, one=WHO, two=WHO, reason=REASON),
    st.builds(acts.Undo),
    st.builds(acts.PlayOff, place=ROUNDS, entrants=st.lists(WHO, max_size=2).map(tuple)),
    st.builds(acts.Extend, round=ROUNDS, minutes=st.integers(-1, 3)),
    st.builds(acts.StandIn, round=ROUNDS, person=WHO, name=st.sampled_from(["", "Sub"]), minutes=MINUTES),
    st.builds(acts.FirstDealer, round=ROUNDS, table=TABLES, seat=st.sampled_from(["N", "W"])),
    st.builds(acts.EnterSlips, round=ROUNDS, table=TABLES, slips=st.lists(SLIP, max_size=2).map(tuple)),
    st.builds(acts.ChangeSlip, round=ROUNDS, table=TABLES, hand=ROUNDS, slip=SLIP),
    st.builds(acts.EnterResult, round=ROUNDS, table=TABLES, points=SUMS, games=SUMS),
    st.builds(acts.Sign, round=ROUNDS, table=TABLES, side=SIDE, signer=WHO, digest=st.just("?")),
    st.builds(
        acts.Forfeit,
        round=ROUNDS,
        table=TABLES,
        side=SIDE,
        reason=REASON,
        clause=CLAUSE,
        points=st.sampled_from([0, 7]),
        average=st.booleans(),
    ),
    st.builds(acts.Correct, round=ROUNDS, table=TABLES, hand=ROUNDS, slip=SLIP, reason=REASON, clause=CLAUSE),
    st.builds(acts.CorrectResult, round=ROUNDS, table=TABLES, points=SUMS, games=SUMS, reason=REASON),
    st.builds(acts.Acknowledge, round=ROUNDS, table=TABLES, correction=ROUNDS, person=WHO),
    st.builds(
        acts.Penalize,
        round=ROUNDS,
        person=WHO,
        kind=st.sampled_from(["", "aces_exposed", "trump_asked_late", "count_end", "late", "?"]),
        points=st.sampled_from([None, 0, 10]),
        reason=REASON,
        clause=CLAUSE,
    ),
    st.builds(acts.Lift, penalty=ROUNDS, reason=REASON),
    st.builds(acts.CallReferee, round=ROUNDS, table=TABLES),
    st.builds(acts.Answer, call=ROUNDS, ruling=REASON, clause=CLAUSE, blamed=st.lists(WHO, max_size=1).map(tuple)),
    st.builds(acts.Appeal, call=ROUNDS, person=WHO),
    st.builds(acts.ComeRound, call=ROUNDS, blamed=st.lists(WHO, max_size=1).map(tuple)),
    st.builds(acts.SetAside, call=ROUNDS, reason=REASON),
    st.builds(acts.Decline, call=ROUNDS, person=WHO),
    st.builds(acts.Agree, round=ROUNDS, table=TABLES, hand=ROUNDS, side=SIDE),
    st.builds(acts.LogConduct, person=WHO, clause=CONDUCT, note=REASON, round=ROUNDS),
    st.builds(acts.CorrectEntry, entry=ROUNDS, reason=REASON, struck=st.booleans(), person=WHO, clause=CONDUCT),
    st.builds(acts.Ease, person=WHO, clause=CLAUSE, reason=REASON),
    st.builds(acts.AskRule, text=REASON),
    st.builds(acts.AnswerRule, question=ROUNDS, text=REASON, clause=CLAUSE),
    st.builds(
        acts.Pay,
        account=WHO,
        kind=st.sampled_from(["fee", "refund", "gift", "prize", "prize-back"]),
        cents=st.integers(-1, 200),
        anyway=st.booleans(),
        of=st.sampled_from(["fee", "side-money", "fine"]),
    ),
    st.builds(
        acts.NameSpecial,
        prize=st.sampled_from(["high-hand", "first-to", "?"]),
        accounts=st.lists(WHO, max_size=2).map(tuple),
        reason=REASON,
    ),
    st.builds(acts.HandMedal, account=WHO, medal=st.sampled_from(["gold", "silver", "?"]), back=st.booleans()),
    st.builds(acts.Fine, account=WHO, cents=st.integers(1, 50), reason=REASON, clause=CLAUSE),
    st.builds(acts.Appoint, who=WHO, role=st.sampled_from(["referee", "player"]), person=WHO),
    st.builds(acts.Dismiss, who=WHO, role=st.sampled_from(["referee", "player", "director"])),
    st.builds(acts.ReleaseStandings, through=ROUNDS),
)


class Floor(RuleBasedStateMachine):
    @initialize(event=st.sampled_from(EVENTS), seed=st.integers(0, 99))
    def open(self, event, seed):
        book, entrants, changes = event
        self.evening = Evening(book, entrants, **changes)
        self.lot = Random(seed)
        self.fixed: dict[int, object] = {}

    @property
    def state(self):
        return self.evening.state

    def _try(self, act, by="director"):
        tournament, before = self.evening.tournament, len(self.evening.tournament.log)
        self.evening.at += self.lot.choice([1, 30_000])
        refusal = tournament.verify(act, by=by, at=self.evening.at)
        if refusal is None:
            tournament.apply(act, by=by, at=self.evening.at)
        else:
            assert said(refusal).endswith("."), refusal
            assert len(tournament.log) == before
        if isinstance(act, acts.Undo) and refusal is None:
            self.fixed = {number: seats for number, seats in self.fixed.items() if number <= self.state.started}

    @rule(act=ANY_ACT, by=st.sampled_from(["director"] * 5 + ["P1", "T1a", "X"]))
    def do(self, act, by):
        self._try(act, by)

    @rule(rounds=st.integers(0, 5), movement=st.sampled_from([None, "individual", "swiss"]))
    def amend(self, rounds, movement):
        said = {"rounds": rounds} | ({"movement": movement} if movement else {})
        self._try(acts.Amend(form=changed(self.state.form, said)))

    @rule()
    def start(self):
        self._try(acts.Draft())
        number = len(self.state.rounds)
        for act in (acts.Confirm, acts.Release, acts.Start):
            self._try(act(round=number))

    @rule()
    def play(self):
        each = self.state.current
        for sheet in list(each.sheets.values()) if each is not None else []:
            for _ in range(12):
                slip = chance_slip(sheet.book, self.lot)
                self._try(acts.EnterSlips(round=each.number, table=sheet.table, slips=(slip,)))
            for side in sheet.sides:
                signer = sheet.people(side)[0]
                self._try(
                    acts.Sign(round=each.number, table=sheet.table, side=side, signer=signer, digest=sheet.digest)
                )
        if each is not None:
            self._try(acts.Close(round=each.number))

    @invariant()
    def what_has_started_stays(self):
        if not hasattr(self, "evening"):
            return
        for each in self.state.rounds:
            if each.is_started:
                seats = (each.seating, {table: sheet.seats for table, sheet in each.sheets.items()})
                assert self.fixed.setdefault(each.number, seats) == seats

    @invariant()
    def points_and_money_add_up(self):
        if not hasattr(self, "evening"):
            return
        state, made = self.state, Counter()
        for each in state.rounds:
            for sheet in each.sheets.values():
                for seat, points in sheet.totals.items() if sheet.locked else ():
                    if sheet.seats[seat] not in each.standins and not each.playoff:
                        made[sheet.seats[seat]] += points
        for bye in state.byes:
            made.update({person.id: bye.points for person in state.entrants[bye.entrant].people})
        for penalty in state.penalties:
            if not penalty.lifted and not state.rounds[penalty.what.round - 1].playoff:
                made.update(dict.fromkeys(penalty.what.people, penalty.what.points))
        ledger = self.evening.tournament.ledger
        assert all(ledger.total(person) == made[person] for person in state.owners)
        cash = self.evening.tournament.cash
        assert cash.till >= 0
        assert all(cash.prized(one.who) >= 0 for one in state.payments)
        assert cash.till == sum(one.change for one in state.payments)

    def teardown(self):
        if hasattr(self, "evening"):
            log = self.evening.tournament.log
            assert same(self.evening.tournament, Tournament([read_step(write_step(step)) for step in log]))


TestAnyActs = Floor.TestCase
TestAnyActs.settings = settings(max_examples=20, stateful_step_count=25, deadline=None)
