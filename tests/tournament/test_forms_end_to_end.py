"""Every form of event from the first entry to the last sheet, for few and for many."""

from __future__ import annotations

from collections import Counter

import pytest
from floor import Evening

from meldhouse.game import Refused
from meldhouse.players.levels import NOVICE
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.money import Special
from meldhouse.tournament import acts
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.results.handing_out import awards_of
from meldhouse.tournament.scoring.special_prizes import best
from meldhouse.tournament.simulating.simulate import simulate
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import Tournament

FORMS = [
    ("npa", {}, 16),
    ("npa", {}, 17),
    ("npa", {"entry": "pair", "movement": "winners-up", "rounds": 3}, 5),
    ("npa", {"entry": "pair", "movement": "sitting-moving", "rounds": 4}, 8),
    ("mcallen", {}, 10),
    ("mcallen", {}, 7),
    ("mcallen", {"rounds": 1, "hands": 1}, 4),
    ("mcallen.hoyle", {"rounds": 2}, 4),
    ("st-hilary", {}, 4),
    ("st-hilary", {}, 11),
    ("n42pa", {}, 6),
    ("n42pa", {"movement": "single-elimination", "third": True, "consolation": True}, 9),
    ("n42pa", {"movement": "swiss", "rounds": 3}, 7),
    ("n42pa", {"movement": "round-robin", "best_of": 1}, 6),
    ("bend", {}, 3),
    ("bend", {}, 6),
    ("bend", {}, 7),
    ("bend", {}, 14),
    ("bend", {"movement": "individual", "rounds": 4}, 11),
]


def same(one: Tournament, two: Tournament) -> bool:
    ours, theirs = one.state, two.state
    sheets = [
        [(sheet.digest, sheet.locked, sheet.version) for each in state.rounds for sheet in each.sheets.values()]
        for state in (ours, theirs)
    ]
    seatings = [[(each.seating, each.status) for each in state.rounds] for state in (ours, theirs)]
    return (
        one.ledger == two.ledger
        and one.standings() == two.standings()
        and one.cash == two.cash
        and ours.entrants == theirs.entrants
        and ours.planned == theirs.planned
        and sheets[0] == sheets[1]
        and seatings[0] == seatings[1]
    )


@pytest.mark.parametrize(("book", "changes", "entrants"), FORMS)
def test_an_event_goes_from_entries_to_standings_and_comes_back_from_its_bytes(book, changes, entrants):
    form = form_of(load_book(book), **changes)
    found = simulate(book, form, entrants, seed="one")
    state = found.state
    assert state.finished
    assert form.is_bracket or form.movement in ("afternoon", "round-robin") or len(state.main_rounds) == form.rounds
    heads = entrants * (2 if form.entry == "pair" else 1)
    assert len([row for row in found.standings().rows if row.place]) == (
        entrants if form.ranking.of == "pair" else heads
    )
    for each in state.main_rounds:
        if not form.is_bracket:
            assert sorted(each.seating.people) == sorted(state.entrants)
        assert all(sheet.locked for sheet in each.sheets.values())
    if state.bracket is not None:
        winner = state.bracket.winner(state.won)
        assert [row.id for row in found.standings().rows if row.place == 1] == [winner]
    back = Tournament([read_step(write_step(step)) for step in found.log])
    assert same(found, back)


def test_the_same_seed_plays_the_same_event_and_another_one_does_not():
    form = form_of(load_book("bend"))
    one, two, other = [simulate("bend", form, 8, seed=seed) for seed in ("a", "a", "b")]
    assert one.log == two.log
    assert one.standings() != other.standings()


def test_points_in_the_ledger_are_those_on_the_sheets():
    found = simulate("npa", form_of(load_book("npa"), rounds=3), 9, seed="sum")
    written: Counter[str] = Counter()
    for each in found.state.rounds:
        for sheet in each.sheets.values():
            for seat, points in sheet.totals.items():
                written[sheet.seats[seat]] += points
    for bye in found.state.byes:
        written[bye.entrant] += bye.points
    main = list(found.standings().rows)
    assert {row.id: row.points for row in main} == {one: written[one] for one in found.state.entrants}


def test_bots_play_the_hands_when_they_are_asked():
    form = form_of(load_book("n42pa"), movement="round-robin", best_of=1, target=1)
    told = []
    found = simulate("n42pa", form, 2, seed="bots", level=NOVICE, told=lambda number, done: told.append((number, done)))
    assert told == [(1, 1)]
    sheet = found.state.sheet(1, 1)
    assert sheet.rows[-1].slip.bidder is not None
    assert sheet.winners()


def test_five_hundred_players_can_be_run():
    found = simulate("npa", form_of(load_book("npa"), rounds=2, hands=1), 500, seed="hall")
    assert [len(each.seating.tables) for each in found.state.rounds[:2]] == [125, 125]
    assert len(found.standings().rows) == 500


@pytest.mark.parametrize("entrants", [1, 2, 5])
def test_too_few_are_told_so(entrants):
    with pytest.raises(Refused, match=r"BEN-1\.2a"):
        simulate("bend", form_of(load_book("bend")), entrants)


def test_every_book_of_the_shelf_has_an_event_that_can_be_opened():
    for name in book_names():
        if name == "bend.3":
            continue  # the same club's tables of three: they are part of its event
        evening = Evening(name, 0)
        assert evening.tournament.book.name == name
        assert evening.no(acts.Open(book=name, form=evening.form), by="somebody else").code == "open"


def test_whoever_wins_the_consolation_has_a_prize_for_it():
    special = Special(prize="consolation", cents=500)
    evening = Evening(
        "n42pa",
        8,
        movement="single-elimination",
        consolation=True,
        money={"specials": [{"prize": "consolation", "cents": 500}]},
    )
    evening.did(acts.Pay(account="", kind="gift", cents=500))
    assert not best(special, evening.tournament.accounts, evening.tournament.ledger)
    evening.play()
    state = evening.state
    last = [match for match in state.bracket.matches if match.stage == "consolation"][-1]
    (award,) = awards_of(evening.tournament)
    assert (award.account, award.cents) == (state.won[last.number], 500)
    assert award.reason.args["prize"] == "consolation"
