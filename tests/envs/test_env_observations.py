"""What stands in an observation is what is true at the table, part by part."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from env_walks import questions

from meldhouse import envs
from meldhouse.envs.layout import DECISIONS
from meldhouse.game import ShowMeld
from meldhouse.rulebooks import book_names, load_book
from table import at_tricks, house, play


class Told:
    """An observation, taken apart again."""

    def __init__(self, table, agent):
        self.row = table.observe(agent)["observation"]
        self.slices, self.book, self.numbers = table.observer.layout.slices, table.book, table.numbers
        seats = table.hand.state.seating.clockwise_from(table.seats[agent])
        self.who = dict(zip(table.observer.layout.people, seats, strict=True))

    def part(self, name):
        return self.row[self.slices[name]].tolist()

    def of_all(self, name):
        """One number for every seat, those that are 0 left out."""
        return {seat: value for who, seat in self.who.items() if (value := self.part(f"{who}.{name}")[0])}

    def pieces(self, name, whole=None):
        whole = whole or max(self.book.pack.counts.values())
        shares = zip(self.book.pack.faces, self.part(name), strict=True)
        return Counter({piece: round(share * whole) for piece, share in shares if share})


@pytest.mark.parametrize("name", book_names())
def test_every_part_tells_the_truth(name):
    table = envs.raw_env(name)
    book, layout = table.book, table.observer.layout
    lot = Random(f"told {name}")
    for question in questions(table, lot, hands=4):
        agent = lot.choice(table.agents)
        seat, state, told = table.seats[agent], table.hand.state, Told(table, agent)
        asked = question.view.seat == seat
        assert DECISIONS[told.part("decision").index(1)] == ((asked and question.offer) or state.phase)
        assert told.pieces("hand") == Counter(state.hands[seat])
        assert set(told.of_all("dealer")) == {state.dealer}
        assert set(told.of_all("bidder")) == {state.bidder} - {None}
        assert set(told.of_all("passed")) == state.auction.passed
        assert told.part("dropped") == [state.auction.dropped]
        assert told.part("trump") == [choice == state.trump for choice in book.trump.choices], "also once it is hidden"
        assert told.part("bid") == pytest.approx([min(1, (state.amount or 0) / table.numbers.bids[-1])])
        room = book.deal.hand + book.deal.kitty + book.exchange.count
        assert told.of_all("held") == pytest.approx({s: len(h) / room for s, h in state.hands.items() if h})
        if "chosen" in layout.of_mine:
            assert told.pieces("chosen") == Counter(question.chosen if asked else ())
        if "given" in layout.of_mine:
            mate = state.seating.partner[seat]
            assert told.pieces("given") == Counter(state.before_play.passing.get(seat, ()))
            assert told.pieces("received") == Counter(state.before_play.exchanged.get(mate, ()))
        if "kitty" in layout.of_table:
            assert told.pieces("kitty") == Counter(state.deal.kitty if state.deal.kitty_open else ())
            mine = state.deal.discard if seat == state.bidder and state.deal.discard else ()
            assert told.pieces("laid_away") == Counter(mine)
            assert told.part("declared") == pytest.approx([(state.before_play.declared_trumps or 0) / book.deal.kitty])
        check_people(table, told)


def check_people(table, told):
    book, state, numbers = table.book, table.hand.state, table.numbers
    lying = dict(zip(state.play.trick_seats, state.play.trick, strict=True))
    for who, seat in told.who.items():
        bids = [amount for amount, made in zip(numbers.bids, told.part(f"{who}.bids"), strict=True) if made]
        assert bids == [call.amount for call in state.auction.calls if call.seat == seat and call.amount is not None]
        gone = [trick.pieces[trick.seats.index(seat)] for trick in state.play.tricks]
        here = (lying[seat],) if seat in lying else ()
        assert told.pieces(f"{who}.played") == Counter((*gone, *here))
        assert told.pieces(f"{who}.lying", whole=1) == Counter(here)
        won = [trick for trick in state.play.tricks if trick.winner == seat]
        assert told.part(f"{who}.tricks") == pytest.approx([len(won) / book.deal.hand])
        assert told.part(f"{who}.take") == pytest.approx([sum(t.points for t in won) / book.points_in_play])
        tricks = [(t.pieces, t.seats) for t in state.play.tricks] + [(state.play.trick, state.play.trick_seats)]
        failed = {
            state.order.suit_of[pieces[0]]
            for pieces, seats in tricks
            if seat in seats and pieces[seats.index(seat)] not in state.order.members[state.order.suit_of[pieces[0]]]
        }
        suits = table.observer.layout.suits
        assert {s for s, void in zip(suits, told.part(f"{who}.void"), strict=True) if void} == failed
        if book.has_meld:
            laid = state.meld[seat].pieces if seat in state.meld else ()
            assert told.pieces(f"{who}.shown") == Counter(state.before_play.open_hands.get(seat, laid))
            counted = state.phase == "tricks" and state.meld_of(state.seating.side[seat])
            assert told.part(f"{who}.meld") == pytest.approx([min(1, counted / numbers.bids[-1])])
    leads = {state.play.leader} if state.play.trick or state.play.tricks else set()
    assert set(told.of_all("leads")) == leads - {None}


def test_trump_is_told_as_the_marriage_that_was_laid_makes_it():
    """North named hearts and lays a marriage in spades, where that governs; trump is shown until the first lead."""
    club = house("mcallen", '[trump]\nlaying = "governs"\nshown = "first-lead"')
    held = "9H KS QS AC TC JC AH TH JH AD TD JS"
    hand = at_tricks(club, bidder="N", trump="H", N=held)
    play(hand, "AC")
    table = envs.raw_env(club)
    table.reset(options={"hand": hand})
    told = Told(table, "player_1")
    assert table.view("player_1").trump is None
    assert told.part("trump") == [1, 0, 0, 0]
    assert any(isinstance(event, ShowMeld) for event in table.seen("player_1"))


def test_every_number_has_one_place():
    for name in book_names():
        layout = envs.Layout(envs.Numbering(load_book(name)))
        places = sorted((where.start, where.stop) for where in layout.slices.values())
        assert [start for start, _ in places] == [0, *(stop for _, stop in places[:-1])]
        assert places[-1][1] == layout.size


@pytest.mark.parametrize("name", book_names())
def test_every_action_has_one_number_and_one_name(name):
    numbers = envs.Numbering(load_book(name))
    names = [numbers.name(number) for number in range(len(numbers))]
    assert len(set(names)) == len(names) == len(numbers)
    assert [number for there in numbers.ranges.values() for number in there] == list(range(len(numbers)))
    assert all(numbers.number[deed.kind][deed.what] == at for at, deed in enumerate(numbers.deeds))


def test_a_ladder_may_be_longer_or_shorter():
    book = load_book("npa")
    assert envs.Numbering(book, bids=3).bids == (50, 51, 52)
    assert len(envs.Numbering(book, bids=200).bids) == 200
    assert envs.Numbering(load_book("n42pa")).bids[-4:] == (84, 126, 168, 210), "where the house sets an end, it ends"
    assert envs.Numbering(house("bend", "[auction]\nopening = 520")).bids[0] == 520


def test_at_the_top_of_the_ladder_one_can_only_pass():
    table = envs.raw_env("mcallen", bids=2)
    table.reset(seed=1)
    table.step(table.numbers.number["bid"][16])
    assert table.observe(table.agent_selection)["action_mask"].nonzero()[0].tolist() == [0]


def test_a_club_has_an_environment_of_its_own(tmp_path):
    path = tmp_path / "club.toml"
    path.write_text('name = "oak"\ntitle = "Oak Lane"\nextends = "st-hilary"\n[auction]\nminimum = 20\n', "utf-8")
    table = envs.env(str(path))
    table.reset(seed=1)
    assert str(table) == "meldhouse_oak_v0"
    assert table.unwrapped.numbers.bids[0] == 20
