"""Lay-downs of every form, against trying everything."""

from __future__ import annotations

from random import Random

import pytest
from solver_table import CLUBS, DUTIES, dealt

from meldhouse.game import seating_of, trick_order
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import load_book
from meldhouse.solver import Position, Search, Stakes, layout
from table import house


def tried(search, moment, known):
    """What is taken, found by trying everything; -1 where a piece of the claimant was beaten that must not be."""
    if moment.lying & search.kernel.BEATEN or moment.taken < 0:
        return -1
    if not moment.tricks:
        return moment.taken
    if moment not in known:
        found = [tried(search, search.after(moment, face), known) for face in search.faces(moment)]
        known[moment] = (max if search.chooses(moment) else min)(found)
    return known[moment]


@pytest.mark.parametrize("book", CLUBS, ids=lambda book: f"{book.extends}: {book.tricks.beat}")
def test_a_lay_down_is_judged_as_trying_everything_judges_it(book):
    lot = Random(f"lay-downs {book.extends} {book.tricks}")
    seating = seating_of(book)
    for _ in range(10):
        position = dealt(book, lot, tricks=lot.choice([2, 3]))
        claimant = lot.choice(seating.seats)
        gains = seating.members[seating.side[claimant]]
        any_piece = lot.random() < 0.4
        stakes = Stakes.tricks(book) if any_piece or lot.random() < 0.3 else Stakes.of(book)
        hand = position.hands[claimant]
        stated = lot.sample(hand, lot.randint(0, len(hand))) if lot.random() < 0.4 else ()
        search = Search(position, gains, lot.choice([(claimant,), (), gains]), stakes=stakes)
        search.claim(claimant, stated, any_piece=any_piece)
        true, left = tried(search, search.start, {}), search.start.left
        for need in {left} if any_piece else {left, max(true, 1), true + 1, lot.randint(1, max(left, 1))}:
            found = search.take(search.start, need)
            assert (found >= need) == (true >= need)
            assert any_piece or need <= found <= true or true <= found < need


def test_who_has_said_how_he_will_play_does_not_give_his_partner_what_he_would_like_to():
    """When East cashes his aces, South plays a jack before his second king."""
    book = house("mcallen", f"[tricks]\n{DUTIES[2]}")
    held = {"N": "TS 9C 9C 9S", "E": "AC AC AS JC", "S": "JC JS KC KC", "W": "KS QC TC TS"}
    hands = {seat: tuple(parse_pieces(text)) for seat, text in held.items()}
    search = Search(Position(book, trick_order(book, "S"), hands, (), (), "N"), "ES", "ES")
    search.claim("S", parse_pieces("JS KC JC"), any_piece=False)
    assert search.reaches(6)
    assert not search.reaches(7)


def test_a_partner_who_wins_every_trick_does_not_save_a_piece_that_a_third_beats():
    """West cashes both his aces. To that of spades East must play his queen, and North's ten is above it."""
    book = load_book("bend")
    held = {"N": "TS AC TC", "E": "QS JC JC", "S": "QC AC KC", "W": "AC AS AD"}
    hands = {seat: tuple(parse_pieces(text)) for seat, text in held.items()}
    search = Search(Position(book, trick_order(book, "D"), hands, (), (), "W"), "EW", "EW", stakes=Stakes.tricks(book))
    search.claim("E", (), any_piece=False)
    assert search.reaches(3)
    search.claim("E", (), any_piece=True)
    assert not search.reaches(3)


def test_the_longest_hand_can_be_stated_without_writing_over_anything():
    """25 cards at a table of three; what comes after the order is the search's own."""
    book = load_book("bend.3")
    position = dealt(book, Random(25))
    search = Search(position, ("N",), ("N",), stakes=Stakes.tricks(book))
    hand = position.hands["N"]
    before = search.block[layout.THREATS :].copy()
    search.claim("N", hand, any_piece=False)
    assert search.block[layout.STATED] == len(hand) == 25
    assert (search.block[layout.THREATS :] == before).all()
