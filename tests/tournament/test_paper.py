"""What is printed of a tournament is what counts in it."""

from __future__ import annotations

from floor import MCA_HAND, NPA_HAND, Evening
from msgspec.structs import replace
from printed import heading_of, said, texts

from meldhouse.messages import fact
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order
from meldhouse.tournament.prints import NameTag, PersonalCard, ScoreSheet, Standings, TableCard, print_job
from meldhouse.tournament.simulating.simulate import DIRECTOR, simulate
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


def test_a_receipt_names_who_was_the_pair_when_it_paid():
    evening = Evening("mcallen", 2, money={"fee_cents": 500})
    evening.did(acts.Pay(account="T1", kind="fee", cents=1000))
    first = evening.state.name("T1")
    evening.did(acts.Substitute(person="T1b", name="Zoe"))
    evening.did(acts.Pay(account="T1", kind="gift", cents=100))
    evening.did(acts.Substitute(person="T1c", name="Yves"))
    evening.did(acts.Pay(account="T1", kind="gift", cents=200))
    found = [(receipt.name, receipt.lines) for receipt in JOBS["paid"].make(Order(evening.tournament, None))]
    one = evening.state.name("T1a")
    assert found == [
        (first, ((fact("receipt-for", kind="fee"), 1000),)),
        (f"{one} & Zoe", ((fact("receipt-for", kind="gift"), 100),)),
        (f"{one} & Yves", ((fact("receipt-for", kind="gift"), 200),)),
    ]


def test_whoever_has_played_has_a_card_though_he_has_left_and_who_never_came_has_none():
    evening = Evening("npa", 9, rounds=2, hands=1)
    evening.start()
    evening.hand_in(1, NPA_HAND)
    evening.did(acts.Close(round=1))
    out = evening.state.rounds[0].seating.out
    gone, replaced = evening.state.here[0], evening.state.here[1]
    evening.did(acts.Withdraw(entrant=gone))
    evening.did(acts.Substitute(person=replaced, name="Zoe"))
    evening.did(acts.Enter(names=("Vera",)))
    evening.did(acts.NoShow(entrants=(list(evening.state.entrants)[-1],)))
    cards = {card.name: card for card in JOBS["cards"].make(Order(evening.tournament, None))}
    assert "Vera" not in cards
    assert len(cards["Zoe"].rounds) == 2
    for one in {gone, replaced}.difference(out):
        assert [each.table is not None for each in cards[evening.state.name(one)].rounds] == [True]


def test_receipts_are_numbered_in_one_sequence():
    money = {"fee_cents": 500, "percents": [60, 40]}
    event = Evening("bend", 4, money=money)
    for who, cents in event.tournament.cash.owing().items():
        event.did(acts.Pay(account=who, kind="fee", cents=cents))
    event.play()
    numbers = [one.number for job in ("paid", "receipts") for one in JOBS[job].make(Order(event.tournament, None))]
    assert len(numbers) > 4
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]


def test_paper_calls_a_round_what_the_house_calls_it():
    """A chart of “Round 1” beside a score sheet of “Game 1” would send people to two places."""
    tournament = simulate("bend", form_of(load_book("bend"), rounds=2), 8, seed="words")
    order = Order(tournament, tournament.state.rounds[0])
    say = tournament.book.voice.say
    charts = [say(paper.title) for job in ("chart", "names") for paper in JOBS[job].make(order)]
    assert charts == ["Game 1", "Game 1"]
    (standings,) = JOBS["standings"].make(order)
    assert isinstance(standings, Standings)
    assert (say(standings.title), say(standings.columns[0])) == ("Standings after 1 game", "Game 1")


def test_a_pair_is_called_one_on_its_cards_and_tags():
    tournament = simulate("mcallen", form_of(load_book("mcallen"), rounds=1), 4, seed="words")
    order = Order(tournament, None)
    assert {said(tag.number) for tag in JOBS["tags"].make(order) if isinstance(tag, NameTag)} >= {"Pair 1a", "Pair 1b"}
    assert cards(tournament)["1a"].of_pair
    page = texts(print_job(heading_of("mcallen"), list(JOBS["cards"].make(order))))[0]
    assert page.startswith("Pair 1a "), "the word above the number is that of a pair"


def test_each_division_has_a_list_of_its_own():
    evening = Evening("mcallen", 4, rounds=1, hands=1)
    for at, entrant in enumerate(list(evening.state.entrants.values())):
        names = tuple(person.name for person in entrant.people)
        evening.did(acts.Edit(entrant=entrant.id, names=names, division=("men", "women")[at % 2]))
    evening.start()
    evening.hand_in(1, MCA_HAND)
    evening.did(acts.Close(round=1))
    men, women = JOBS["divisions"].make(Order(evening.tournament, None))
    assert said(men.title) == "Standings after 1 round: men"
    assert said(women.title) == "Standings after 1 round: women"
    assert {row.name for row in men.rows}.isdisjoint(row.name for row in women.rows)
    assert len(men.rows) == len(women.rows) == 2


def test_the_card_of_a_table_says_what_is_played_there():
    evening = Evening("n42pa", 4, best_of=1)
    evening.do(acts.Draft())
    found = [
        card
        for card in JOBS["tables"].make(Order(evening.tournament, evening.state.rounds[0]))
        if isinstance(card, TableCard)
    ]
    assert [said(card.plays) for card in found] == ["One game to 7 marks. 60 minutes"] * 2


def test_the_bonus_for_all_points_is_on_the_paper_of_a_table():
    evening = Evening("npa", 4, rounds=1, hands=2)
    evening.start()
    everything = replace(NPA_HAND, meld={"NS": 30, "EW": 0}, take={"NS": 50, "EW": 0})
    evening.hand_in(1, NPA_HAND, everything)
    (sheet,) = JOBS["sheets"].make(Order(evening.tournament, evening.state.rounds[0]))
    assert isinstance(sheet, ScoreSheet)
    assert [hand.bonus for hand in sheet.hands] == [{}, {"NS": 500}]
    assert sheet.hands[1].total["NS"] == 580
