"""The most that a side can meld: no hand is worth more, and the best ones are worth as much."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings, strategies as st

from meldhouse.game import SlipError, count_meld, read_slip, score
from meldhouse.game.melds import AROUNDS, COUPLES, ROUNDHOUSE, RUNS
from meldhouse.pieces import SUITS, Card, parse_pieces
from meldhouse.rulebooks import book_names, load_book, loads_book
from meldhouse.rulebooks.checking.most_meld import MOST_COPIES, most_meld, surely_possible
from soaking import times

HOUSES = [name for name in book_names() if load_book(name).has_meld]


def club(house, changes):
    return loads_book(f'name = "oak"\ntitle = "Oak"\nextends = "{house}"\n{changes}\n')


CLUBS = {
    "run keeps its marriage": club("st-hilary", "[meld]\nrun_keeps_marriage = true\nroyal = [40, 90]"),
    "marriages beside a run": club("npa", "[meld]\nrun_extra = [50, 300, 300]"),
    "dear nines": club("st-hilary", "[meld]\nnine = 60"),
    "another pinochle": club("npa", '[meld]\npinochle_cards = ["KH", "AC"]'),
    "falling values": club("st-hilary", "[meld]\naces = [100, 10]\nkings = [80, 0]\njacks = [90, 5]"),
    "dear roundhouses": club("npa", "[meld]\nroundhouse = [900, 2000]\nnatural_roundhouse = true"),
    "six copies": club(
        "st-hilary",
        '[deck]\nranks = "ATKQJ"\ncopies = 6\n[deal]\nhand = 30\npackets = [[5, 5, 5, 5, 5, 5]]\nweak_nines = 0\n'
        "[meld]\nnine = 0",
    ),
}
BOOKS = {**{name: load_book(name) for name in HOUSES}, **CLUBS}


def worth(book, hands, trump):
    return sum(count_meld(book, hand, trump).points for hand in hands)


def dealt_towards(book, trump, seed, hands):
    """Hands that lean towards meld: one meld after the other is put into them, as far as the pack and the hands go."""
    lot = random.Random(seed)
    melds = [*AROUNDS.values(), *COUPLES.values(), ROUNDHOUSE, book.pinochle, book.pinochle]
    melds += [RUNS[trump]] * 3 if trump else []
    melds += [(Card("9", trump),)] if trump and "9" in book.deck.ranks else []
    melds = [meld for meld in melds if all(card in book.pack.faces for card in meld)]
    favourites = lot.sample(melds, k=min(len(melds), lot.randint(1, 4)))
    left = Counter(book.pack.pieces)
    held = [Counter() for _ in range(hands)]
    for _ in range(60):
        hand, meld, times = lot.choice(held), lot.choice(favourites), lot.randint(1, book.deck.copies)
        lacking = Counter({card: max(0, times - hand[card]) for card in meld})
        room = hand.total() + lacking.total() <= book.deal.hand
        if room and all(left[card] >= number for card, number in lacking.items()):
            hand.update(lacking)
            left.subtract(lacking)
    rest = list(left.elements())
    lot.shuffle(rest)
    for hand in held:
        while hand.total() < book.deal.hand:
            hand[rest.pop()] += 1
    return [tuple(hand.elements()) for hand in held]


@pytest.mark.parametrize("name", BOOKS)
@settings(max_examples=times(20, 400), deadline=None)
@given(seed=st.integers(0, 2**32), trump=st.sampled_from([*SUITS, None]), hands=st.sampled_from([1, 2, 3, 4]))
def test_no_hands_are_worth_more(name, seed, trump, hands):
    book = BOOKS[name]
    hands = min(hands, book.table.seats)
    most = most_meld(book, hands, trump=trump is not None)
    assert worth(book, dealt_towards(book, trump, seed, hands), trump) <= most
    size, lot = book.deal.hand, random.Random(seed).sample(book.pack.pieces, hands * book.deal.hand)
    assert worth(book, [lot[at : at + size] for at in range(0, len(lot), size)], trump) <= most


BEST = [
    ("st-hilary", "S", "AS AS TS TS KS KS QS QS JS JS JD JD"),
    ("st-hilary", None, "AS AS AH AH AC AC AD AD QS QS JD JD"),
    ("npa", "H", "QS QS QS QS JS JS JS JS JH JH JH JH JC JC JC JC JD JD JD JD"),
    ("npa", None, "QS QS QS QS JS JS JS JS JH JH JH JH JC JC JC JC JD JD JD JD"),
    ("bend", "H", "AH AH AH AH TH TH TH TH KH KH KH KH QH QH QH QH JH JH JH JH"),
    ("bend.3", "D", "AD AD AD AD TD TD TD TD KD KD KD KD QD QD QD QD JD JD JD JD QS QS QS QS KS"),
]


@pytest.mark.parametrize(("name", "trump", "best"), BEST)
def test_the_best_hand_is_worth_exactly_the_bound(name, trump, best):
    book, hand = load_book(name), parse_pieces(best)
    assert len(hand) == book.deal.hand
    assert worth(book, [hand], trump) == most_meld(book, 1, trump=trump is not None)


def test_two_hands_share_the_pack():
    for name in HOUSES:
        book = load_book(name)
        assert most_meld(book, 1) < most_meld(book, 2) < 2 * most_meld(book, 1)
        assert most_meld(book, 2, trump=False) < most_meld(book, 2)


@pytest.mark.parametrize(
    ("first", "second", "trump"),
    [
        # four pinochles and all jacks in one hand, all aces around four times in the other
        ("QS QS QS QS JS JS JS JS JH JH JH JH JC JC JC JC JD JD JD JD", "AS AH AC AD " * 4 + "KH QH KH QH", "H"),
    ],
)
def test_two_hands_that_come_close_to_it(first, second, trump):
    book = load_book("npa")
    together = worth(book, [parse_pieces(first), parse_pieces(second)], trump)
    assert 0.99 * most_meld(book, 2) < together <= most_meld(book, 2)


def test_all_hands_share_one_pack():
    for name in HOUSES:
        book = load_book(name)
        together = most_meld(book, book.table.seats)
        sides = 2 if book.table.partners else 3
        side = most_meld(book, 2 if book.table.partners else 1)
        assert side < together < sides * side, name


def test_the_bound_for_all_hands_lies_close_above_what_can_be_dealt():
    """All aces, all kings, all queens with both pinochles, each in one hand; and the nines of trump."""
    book = load_book("mcallen")
    hands = [
        "AS AS AH AH AC AC AD AD 9H 9H 9S 9S",
        "KS KS KH KH KC KC KD KD TS TS TH TH",
        "QS QS QH QH QC QC QD QD JD JD TC TC",
        "JS JS JH JH JC JC TD TD 9C 9C 9D 9D",
    ]
    dealt = [parse_pieces(hand) for hand in hands]
    assert not book.pack.faults(card for hand in dealt for card in hand)
    assert worth(book, dealt, "H") == 100 + 80 + 60 + 30 + 2
    assert 272 <= most_meld(book, 4) <= 320


def test_the_quick_answer_is_never_too_generous():
    for book in BOOKS.values():
        assert surely_possible(book) <= most_meld(book, 1)


def test_with_many_copies_the_bound_is_coarse_but_there():
    many = CLUBS["six copies"]
    assert many.deck.copies > MOST_COPIES
    assert most_meld(many, 2) >= most_meld(many, 1) > 0


def test_a_game_without_meld_has_none():
    assert most_meld(load_book("n42pa"), 2) == 0


# --- slips ----------------------------------------------------------------------------------------------------------


def faults(name, **fields):
    with pytest.raises(SlipError) as raised:
        score(load_book(name), read_slip(fields))
    return raised.value.faults


def told(fault):
    return fault.key, fault.message.id, fault.message.args


def test_a_slip_above_it_is_sent_back_with_the_reason_and_the_most():
    (fault,) = faults("st-hilary", bidder="N", bid=20, trump="S", meld={"NS": 800, "EW": 4}, take={"NS": 15, "EW": 10})
    assert told(fault) == ("meld.NS", "slip-meld-hands", {"points": 800, "hands": 2, "size": 12, "trump": "yes"})
    assert fault.key == "meld.NS"
    (fault,) = faults("npa", bidder="N", bid=50, trump="S", meld={"NS": 1600}, take={"NS": 30, "EW": 20})
    assert told(fault) == ("meld.NS", "slip-meld-hands", {"points": 1600, "hands": 2, "size": 20, "trump": "yes"})
    (fault,) = faults("bend.3", bidder="N", bid=500, trump="S", meld={"E": 9030}, take={"N": 300, "E": 100, "S": 100})
    assert told(fault) == ("meld.E", "slip-meld-hands", {"points": 9030, "hands": 1, "size": 25, "trump": "yes"})


def test_the_meld_of_both_sides_comes_from_one_pack():
    slip = {"bidder": "N", "bid": 20, "trump": "S", "take": {"NS": 15, "EW": 10}}
    (fault,) = faults("mcallen", **slip, meld={"NS": 180, "EW": 160})
    assert (fault.message.id, fault.message.args["points"]) == ("slip-meld-pack", 340)
    assert fault.key == "meld"
    assert score(load_book("mcallen"), read_slip({**slip, "meld": {"NS": 180, "EW": 92}}))
    (fault,) = faults(
        "bend.3", bidder="N", bid=500, trump="S", meld={"N": 9000, "E": 6000}, take={"N": 300, "E": 100, "S": 100}
    )
    assert (fault.message.id, fault.message.args["points"]) == ("slip-meld-pack", 15000)


def test_where_no_trump_was_named_less_is_possible():
    (fault,) = faults("npa", bidder="N", bid=50, how="no-marriage", meld={"EW": 1514})
    assert told(fault)[1:] == ("slip-meld-hands", {"points": 1514, "hands": 2, "size": 20, "trump": "no"})


def test_a_rare_slip_is_scored():
    """Four pinochles and three aces around are 800, and a hand of twenty has room for them."""
    hand = parse_pieces("QS JD " * 4 + "AS AH AC AD " * 3)
    assert worth(load_book("npa"), [hand], None) == 800
    slip = read_slip({"bidder": "N", "bid": 50, "trump": "S", "meld": {"NS": 800}, "take": {"NS": 30, "EW": 20}})
    assert score(load_book("npa"), slip)
