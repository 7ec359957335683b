"""What is printed of a tournament is what counts in it."""

from __future__ import annotations

from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.paper import JOBS, Order
from meldhouse.tournament.prints import PersonalCard
from meldhouse.tournament.simulate import DIRECTOR, simulate
from meldhouse.tournament.tournament import Tournament


def cards(tournament: Tournament) -> dict[str, PersonalCard]:
    found = JOBS["cards"].make(Order(tournament, None))
    return {card.number: card for card in found if isinstance(card, PersonalCard)}


def test_a_personal_card_has_the_points_of_the_standings_penalties_and_all():
    tournament = simulate("npa", form_of(load_book("npa"), rounds=2), 8, seed="cards")
    rows = {row.id: row for row in tournament.standings().rows}
    before = {id: sum(each.score or 0 for each in card.rounds) for id, card in cards(tournament).items()}
    assert before == {id: row.points for id, row in rows.items()}
    reopened = Tournament(step for step in tournament.log if not isinstance(step.act, acts.Finish))
    reopened.apply(acts.Penalize(round=2, person="P3", kind="wrong_table"), by=DIRECTOR, at=10**13)
    after = {id: sum(each.score or 0 for each in card.rounds) for id, card in cards(reopened).items()}
    assert after == {**before, "P3": before["P3"] - 100}


def test_a_personal_card_names_who_sat_there_then():
    tournament = simulate("npa", form_of(load_book("npa"), rounds=1), 8, seed="cards")
    met = {id: (card.rounds[0].partner, *card.rounds[0].opponents) for id, card in cards(tournament).items()}
    reopened = Tournament(step for step in tournament.log if not isinstance(step.act, acts.Finish))
    assert reopened.can(acts.Substitute(person="P3", name="Zoe"), by=DIRECTOR, at=10**13)
    reopened.apply(acts.Substitute(person="P3", name="Zoe"), by=DIRECTOR, at=10**13)
    for id, card in cards(reopened).items():
        if id in met:
            assert (card.rounds[0].partner, *card.rounds[0].opponents) == met[id], id
