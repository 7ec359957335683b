"""Worlds and the players in numbers, held to the game: every world fits what is known, every play is legal."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from meldhouse.game import allowed_plays, seating_of, trick_order, winner_of
from meldhouse.players.levels import EXPERT
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.solver.rolling import ASIDE, Hidden, Rolling, Trick, rolling
from table import house

CLUBS = [load_book(name) for name in book_names()] + [
    house("mcallen", '[tricks]\nbeat = "always"\noverruff = true\nidentical = "last"'),
    house("st-hilary", '[tricks]\nbeat = "never"\nruff = false\noverruff = false'),
]


def pieces_in(table: Rolling, word: int) -> Counter:
    counts = table.counts(np.array(word))
    return Counter({face: int(number) for face, number in zip(table.code.faces, counts, strict=True) if number})


def puzzle(book: Book, lot: Random) -> tuple[Hidden, dict[str, Counter]]:
    """What somebody may know of a real deal: some pieces for certain, others ruled out, each as it truly is."""
    seats, size = seating_of(book).seats, book.deal.hand - lot.randint(0, book.deal.hand // 2)
    pack = lot.sample(book.pack.pieces, size * len(seats) + book.deal.kitty)
    true = {seat: pack[at * size : (at + 1) * size] for at, seat in enumerate(seats)}
    if book.deal.kitty:
        true[ASIDE] = pack[size * len(seats) :]
    known = {seats[0]: tuple(true[seats[0]])}
    rows, room = [], {}
    for place in list(true)[1:]:
        certain = lot.sample(true[place], lot.randint(0, size // 3)) if place != ASIDE else []
        known[place] = tuple(certain)
        loose = list((Counter(true[place]) - Counter(certain)).elements())
        room[place] = len(loose)
        rows += [(piece, place) for piece in loose]
    barred = {(piece, place) for piece in set(pack) for place in room if lot.random() < 0.3}
    pieces = [
        (piece, {place: 16 for place in room if place == truth or (piece, place) not in barred})
        for piece, truth in rows
    ]
    # Copies cannot be told apart: what is barred for one of them is barred for all.
    allowed: dict = {}
    for piece, odds in pieces:
        allowed.setdefault(piece, {}).update(odds)
    pieces = [(piece, allowed[piece]) for piece, _ in pieces]
    return Hidden(known, room, pieces), {place: Counter(held) for place, held in true.items()}


@pytest.mark.parametrize("name", book_names())
def test_every_world_fits_what_is_known(name: str):
    book, lot = load_book(name), Random(f"worlds {name}")
    table = rolling(book, book.trump.choices[0])
    for _ in range(40):
        hidden, true = puzzle(book, lot)
        worlds = table.deal(hidden, 20, lot.getrandbits(40))
        assert len(worlds) > 0, "the true deal is one of them"
        for world in worlds:
            held = {place: pieces_in(table, word) for place, word in zip(table.places, world, strict=True) if place}
            assert sum(held.values(), Counter()) == sum(true.values(), Counter())
            for place in true:
                assert held[place].total() == true[place].total()
                rest = held[place] - Counter(hidden.known.get(place, ()))
                assert rest.total() == hidden.room.get(place, 0)
                may = {piece for piece, odds in hidden.pieces if odds.get(place)}
                assert set(rest) <= may


def test_where_nothing_is_known_every_place_is_as_likely():
    book, lot = load_book("mcallen"), Random("even")
    seats = seating_of(book).seats
    pack = lot.sample(book.pack.pieces, 48)
    odds = dict.fromkeys(seats[1:], 16)
    hidden = Hidden({seats[0]: pack[:12]}, dict.fromkeys(seats[1:], 12), [(piece, odds) for piece in pack[12:]])
    table = rolling(book, "S")
    worlds = table.deal(hidden, 6000, 7)
    counts = table.counts(worlds[:, 1:4]).mean(axis=0)
    held = table.counts(np.array([table.code.word(pack[12:])]))[0]
    # A third of every piece, give or take five standard errors.
    assert np.abs(counts - held / 3).max() < 5 * (2 * 2 / 9 / 6000) ** 0.5


def test_likelier_places_get_more():
    book = load_book("n42pa")
    pack = list(book.pack.pieces)
    seats = seating_of(book).seats
    room = dict.fromkeys(seats[1:], 7)
    likely = pack[7]
    even = dict.fromkeys(seats[1:], 16)
    rows = [(piece, {**even, "E": 160} if piece == likely else even) for piece in pack[7:]]
    table = rolling(book, "6")
    worlds = table.deal(Hidden({seats[0]: pack[:7]}, room, rows), 2000, 3)
    east = table.counts(worlds[:, table.places.index("E")])[:, table.code.number[likely]].mean()
    assert 0.7 < east < 0.95


def test_what_cannot_be_dealt_is_no_world():
    book = load_book("n42pa")
    pack, seats = list(book.pack.pieces), seating_of(book).seats
    nowhere = [(piece, {"E": 16}) for piece in pack[7:]]
    hidden = Hidden({seats[0]: pack[:7]}, dict.fromkeys(seats[1:], 7), nowhere)
    assert len(rolling(book, "6").deal(hidden, 5, 1)) == 0


@pytest.mark.parametrize("weights", ["plain", "skilled"])
@pytest.mark.parametrize("book", CLUBS, ids=lambda book: f"{book.extends or book.name}: {book.tricks.beat}")
def test_the_players_in_numbers_play_whole_hands_by_the_rules(book: Book, weights: str):
    """The game plays the same hand, asks for every play, and comes to the same points."""
    lot, seating = Random(f"policy {book.name} {book.tricks} {weights}"), seating_of(book)
    seats, size = seating.seats, book.deal.hand
    for _ in range(6):
        trump = lot.choice(book.trump.choices)
        order, leader = trick_order(book, trump), lot.choice(seats)
        table = rolling(book, trump, EXPERT.weights(book) if weights == "skilled" else (), leader)
        pack = lot.sample(book.pack.pieces, size * len(seats))
        hands = {seat: pack[at * size : (at + 1) * size] for at, seat in enumerate(seats)}
        turn = leader
        world = np.zeros((1, len(table.places)), np.int64)
        world[0, : len(seats)] = [table.code.word(hands[seat]) for seat in seats]
        by_kernel = table.play(world, leader)[0].tolist()
        taken, trick, who, voids = dict.fromkeys(seats, 0), [], [], set()
        while hands[turn]:
            out = [piece for seat in seats if seat != turn for piece in hands[seat]]
            piece = table.choice(hands[turn], out, Trick(turn, trick, who, sorted(voids)))
            assert piece in allowed_plays(book.tricks, order, hands[turn], trick)
            if trick and piece not in order.members[order.suit_of[trick[0]]]:
                voids.add((turn, order.suit_of[trick[0]]))
            hands[turn].remove(piece)
            trick.append(piece)
            who.append(turn)
            turn = seating.left[turn]
            if len(trick) == len(seats):
                turn = who[winner_of(order, trick)]
                taken[turn] += sum(book.worth[piece] for piece in trick) + book.tricks.each
                trick, who = [], []
        taken[turn] += book.tricks.last
        assert list(taken.values()) == by_kernel


@pytest.mark.parametrize("name", book_names())
def test_trying_a_play_is_playing_it_and_then_playing_on(name: str):
    book, lot = load_book(name), Random(f"try {name}")
    seats, size = seating_of(book).seats, book.deal.hand
    table = rolling(book, book.trump.choices[0], bidder=seats[0])
    pack = lot.sample(book.pack.pieces, size * len(seats))
    world = np.zeros((1, len(table.places)), np.int64)
    hands = [pack[at * size : (at + 1) * size] for at in range(len(seats))]
    world[0, : len(seats)] = [table.code.word(hand) for hand in hands]
    plays = sorted(set(hands[0]), key=lambda piece: piece.order)
    takes = table.try_plays(world, Trick(seats[0]), plays)[0]
    out = [piece for hand in hands[1:] for piece in hand]
    chosen = plays.index(table.choice(hands[0], out, Trick(seats[0])))
    assert takes[chosen].tolist() == table.play(world, seats[0])[0].tolist()
    assert len({tuple(take) for take in takes.tolist()}) > 1, "what is played makes a difference"


def test_a_hand_that_was_played_by_the_policy_is_not_strange_to_it_and_another_is():
    book, lot = load_book("st-hilary"), Random("strange")
    seats, order = seating_of(book).seats, trick_order(book, "S")
    table = rolling(book, "S", EXPERT.weights(book), "N")
    true = other = 0
    for _ in range(30):
        pack = lot.sample(book.pack.pieces, 48)
        hands = {seat: pack[at * 12 : (at + 1) * 12] for at, seat in enumerate(seats)}
        played, turn, trick, who, voids = [], "N", [], [], set()
        for _ in range(24):
            out = [piece for seat in seats if seat != turn for piece in hands[seat]]
            piece = table.choice(hands[turn], out, Trick(turn, trick, who, sorted(voids)))
            if trick and piece not in order.members[order.suit_of[trick[0]]]:
                voids.add((turn, order.suit_of[trick[0]]))
            hands[turn].remove(piece)
            played.append((turn, piece))
            trick.append(piece)
            who.append(turn)
            turn = seating_of(book).left[turn]
            if len(trick) == 4:
                turn = who[winner_of(order, trick)]
                trick, who = [], []
        world = np.zeros((2, len(table.places)), np.int64)
        world[0, :4] = [table.code.word(hands[seat]) for seat in seats]
        mixed = lot.sample([piece for seat in seats[1:] for piece in hands[seat]], 18)
        world[1, :4] = [
            table.code.word(hands["N"]),
            *[table.code.word(mixed[at * 6 : (at + 1) * 6]) for at in range(3)],
        ]
        found = table.strangeness(world, played, "N")
        true, other = true + int(found[0]), other + int(found[1])
    assert true == 0
    assert other > 60
