"""Standings and cards as people read them: why somebody is below where no figure shows it, and who has won."""

from __future__ import annotations

from floor import N42_HAND, STH_HAND, Evening

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.lines.events import event_lines
from meldhouse.tournament.lines.standings import table_of
from meldhouse.tournament.paper.cards import cards_of


def played() -> Evening:
    evening = Evening("st-hilary", 4)
    evening.hand_in(evening.start(), *[STH_HAND] * 6)
    evening.do(acts.Close(round=1))
    return evening


def test_what_a_column_shows_is_not_said_again_below_every_name():
    evening = Evening("st-hilary", 8)
    evening.start()
    for number, lost in ((1, 96), (2, 80)):
        evening.did(acts.EnterResult(round=1, table=number, points={"NS": 150 + number, "EW": lost}))
        evening.sign(1, number)
    table = table_of(evening.state, evening.tournament.standings())
    assert "points" in {line.row.by for line in table.lines}
    assert not any(line.below for line in table.lines)


def test_a_card_says_who_has_won_where_winning_counts_first():
    evening = played()
    cards = {card.number: card for card in cards_of(evening.tournament)}
    sheet = evening.state.sheet(1, 1)
    assert all(card.wins for card in cards.values())
    assert [cards[sheet.seats[seat]].rounds[0].won for seat in "NESW"] == ["yes", "no", "yes", "no"]
    by_points = Evening("npa", 4)
    assert not any(card.wins for card in cards_of(by_points.tournament))


def test_how_it_is_run_says_who_is_kept_apart():
    evening = Evening("st-hilary", 4, apart=("household",))
    told = dict(event_lines(evening.state.book, evening.state.form))["apart"]
    assert told == fact("event-apart", groups=(fact("group", group="household"),), way="partners")
    plain = Evening("st-hilary", 4, apart=())
    assert "apart" not in dict(event_lines(plain.state.book, plain.state.form))


def test_a_pair_that_played_and_got_nothing_has_0_and_one_that_did_not_play_nothing():
    evening = Evening("n42pa", 3, best_of=1)
    sheet = evening.state.sheet(evening.start(), 1)
    evening.hand_in(1, *[N42_HAND] * 7)
    evening.do(acts.Close(round=1))
    rows = {row.people: row.rounds for row in evening.tournament.standings().rows}
    by_side = {
        side: next(rounds for people, rounds in rows.items() if sheet.people(side)[0] in people) for side in sheet.sides
    }
    assert by_side == {"NS": (7,), "EW": (0,)}
    away = [rounds for people, rounds in rows.items() if not set(people) & set(sheet.seats.values())]
    assert away == [(None,)]
