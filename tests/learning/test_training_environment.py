"""The environment of arrays plays every book as the game does, and clubs with other settings too.

`make soak` plays thousands of hands of each.
"""

from __future__ import annotations

import doctest
from random import Random

import numpy as np
import pytest
from game_walks import Beside

import meldhouse.lockstep.environment
from meldhouse.game import Slip, count_meld, seating_of, totals
from meldhouse.game.phases.counting import is_weak
from meldhouse.game.phases.melding import least_meld
from meldhouse.game.scoring import score_unchecked, unit_of
from meldhouse.lockstep.environment import Environment
from meldhouse.lockstep.rules import Rules
from meldhouse.lockstep.state import BOARD_SET, CONCEDED, ENDINGS, NO_BOARD, PASSED_OUT, PLAYED
from meldhouse.players.learned.tables import NotLearned, rules_of
from meldhouse.rulebooks import book_names, load_book
from soaking import times
from table import house

HANDS = times(40, 10_000)
TOGETHER = 250

CLUBS = {
    "the last of equals wins": ("npa", '[tricks]\nidentical = "last"'),
    "no duty to under-trump": (
        "mcallen",
        '[tricks]\nbeat = "trump-led"\nruff = true\noverruff = true\nunderruff = false',
    ),
    "a suit is headed though trumped": ("st-hilary", "[tricks]\nhead_ruffed = true"),
    "the dealer must bid": ("n42pa", '[auction]\nall_pass = "forced"'),
    "a pass is not final": ("st-hilary", "[auction]\npass_final = false\nall_pass = 'reshake'"),
    "trump after the kitty, with a marriage": (
        "bend.3",
        "[kitty]\nbefore_trump = true\ncounts = false\n[trump]\nmarriage = true",
    ),
    "trump before or after the kitty, with a marriage": ("bend.3", "[trump]\nmarriage = true"),
    "giving up at any time, and not leading": (
        "st-hilary",
        '[board]\nconcede = "anytime"\n[tricks]\nfirst_lead = "left-of-dealer"',
    ),
    "giving up a bid out of reach, and not leading": ("mcallen", '[tricks]\nfirst_lead = "left-of-dealer"'),
    "runs keep their marriage": ("npa", "[meld]\nrun_keeps_marriage = true\nnatural_roundhouse = true"),
    "marriages beside a run": ("bend", '[meld]\nrun_extra = [10, 20, 30]\nroyal = [90]\n[exchange]\nform = "blind"'),
    "compulsory kings": ("npa", '[meld]\ncompulsory = ["aces", "kings"]\ncompulsory_all = false'),
    "a floor for every bidder": ("npa", '[board]\nbidder_meld = 30\nhands_shown = "never"'),
    "hands shown after a dropped bid": ("npa", '[board]\nbidder_meld = 30\nhands_shown = "dropped"'),
}
SCORINGS = {
    "everything for the tricks": ("npa", '[scoring]\nall_points_by = "tricks"\nall_points_floor = true'),
    "no bonus for the others": ("npa", "[scoring]\nall_points_defence = false"),
    "meld must be large or saved": ("npa", '[scoring]\nsave_needs = "meld"\nunsaved_take = "kept"'),
    "meld must be saved only": ("npa", '[scoring]\nsave_needs = "saved"\nset_take = false'),
    "saved only if made": ("mcallen", '[scoring]\nsave_in = "made"\nsave_meld = 6'),
    "saved only if set": ("st-hilary", '[scoring]\nsave_in = "set"\nbidder_save = 5'),
    "small meld counts without play": ("npa", '[scoring]\nfloorless = ["no-board"]\nmeldless = ["board-set"]'),
    "giving up gives no take": ("mcallen", "[board]\nconceded_take = false"),
}


@pytest.mark.parametrize("name", book_names())
def test_every_step_of_random_hands_is_the_same(name):
    for chunk in range(-(-HANDS // TOGETHER)):
        beside = Beside(load_book(name), min(HANDS, TOGETHER), Random(f"arrays {name} {chunk}"))
        beside.walk()
        assert beside.met["tricks"] > len(beside.tables)
        assert beside.met["ruled out"] > len(beside.tables)


@pytest.mark.parametrize("name", CLUBS)
def test_clubs_with_other_settings_are_the_same(name):
    Beside(house(*CLUBS[name]), min(max(12, HANDS // 5), TOGETHER), Random(f"arrays {name}")).walk()


@pytest.mark.parametrize("book", [*map(load_book, book_names()), *(house(*club) for club in CLUBS.values())])
def test_meld_is_counted_as_in_the_game(book):
    if not book.has_meld:
        pytest.skip("nothing is meld here")
    lot, environment = Random("meld"), Environment(rules_of(book), np)
    faces, choices = book.pack.faces, (None, *book.trump.choices)
    hands, trumps, declares = [], [], []
    for number in range(max(300, HANDS // 5)):
        # Few ranks and many copies, so that doubles and roundhouses come up.
        some = lot.sample(faces, lot.randrange(1, len(faces) + 1))
        hands.append([lot.randint(0, book.deck.copies) if face in some else 0 for face in faces])
        trumps.append(choices[number % len(choices)])
        declares.append(lot.random() < 0.5)
    pieces = [tuple(face for face, n in zip(faces, hand, strict=True) for _ in range(n)) for hand in hands]
    trump = np.array([-1 if named is None else book.trump.choices.index(named) for named in trumps])
    found = environment.melds.count(np.array(hands), trump)
    owed = environment.melds.owed(np.array(hands), trump, np.array(declares))
    weak = environment.melds.weak(np.array(hands))
    for at, held in enumerate(pieces):
        true = count_meld(book, held, trumps[at])
        assert found.points[at] == true.points
        assert found.laid[at].tolist() == [true.pieces.count(face) for face in faces]
        least = least_meld(book, held, trumps[at], declares=declares[at])
        assert owed[at].tolist() == [least.count(face) for face in faces]
        assert not book.deal.weak_nines or weak[at] == is_weak(book, held)


@pytest.mark.parametrize("book", [*map(load_book, book_names()), *(house(*club) for club in SCORINGS.values())])
def test_every_ending_is_scored_as_in_the_game(book):
    """Also what hardly ever happens at a table: everything taken, nothing taken, meld just large enough."""
    lot, rules = Random("score"), rules_of(book)
    environment, seating = Environment(rules, np), seating_of(book)
    number, sides = max(600, HANDS // 5), seating.sides
    unplayed = [PASSED_OUT] if book.scoring.style == "marks" else [PASSED_OUT, NO_BOARD, BOARD_SET, CONCEDED]
    slips, ends = [], []
    for _ in range(number):
        end = PLAYED if lot.random() < 0.7 else lot.choice(unplayed)
        whole, tricks = book.points_in_play, book.deal.hand
        won = _shared(lot, tricks, len(sides))
        ends.append(end)
        slips.append(
            Slip(
                bidder=lot.choice(seating.seats),
                bid=lot.choice(rules.ladder.tolist()[:40]),
                trump=book.trump.choices[0],
                dropped=lot.random() < 0.3,
                how=ENDINGS[end],
                meld={side: lot.choice([0, 0, 4, 6, 10, 19, 20, 21, 40, 400]) * book.has_meld for side in sides},
                take=dict(zip(sides, _shared(lot, whole, len(sides)), strict=True)),
                tricks=dict(zip(sides, won, strict=True)),
                counter_tricks={side: lot.randint(0, n) for side, n in zip(sides, won, strict=True)},
            )
        )
    hands = np.zeros((number, rules.seats, rules.faces), int)
    state = environment.start(hands, hands[:, 0], dealer=np.zeros(number))
    meld = np.zeros((number, rules.seats), int)
    meld[:, : len(sides)] = [list(slip.meld.values()) for slip in slips]
    state = state._replace(
        ended=np.array(ends),
        bidder=np.array([seating.seats.index(slip.bidder) for slip in slips]),
        amount=np.array([slip.bid for slip in slips]),
        dropped=np.array([slip.dropped for slip in slips]),
        meld=meld,
        points=np.array([list(slip.take.values()) for slip in slips]),
        tricks=np.array([list(slip.tricks.values()) for slip in slips]),
        counters=np.array([list(slip.counter_tricks.values()) for slip in slips]),
    )
    scores = environment.scoring.scores(state)
    for slip, found in zip(slips, scores, strict=True):
        sums = totals(score_unchecked(book, slip), seating.seats, unit_of(book))
        assert found.tolist() == [sums[seating.members[side][0]] for side in sides], slip


def _shared(lot: Random, whole: int, sides: int) -> list[int]:
    """A whole shared out, often so that somebody has all or nothing of it."""
    if lot.random() < 0.4:
        shares = [0] * sides
        shares[lot.randrange(sides)] = whole
        return shares
    cuts = sorted(lot.randint(0, whole) for _ in range(sides - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, whole], strict=True)]


def test_deals_are_whole_packs():
    for name in book_names():
        rules = rules_of(load_book(name))
        environment = Environment(rules, np)
        hands, kitty = environment.deal(np.random.default_rng(1).random((50, int(rules.copies_of.sum()))))
        assert (hands.sum(axis=2) == rules.hand).all()
        assert (hands.sum(axis=1) + kitty == rules.copies_of).all()
        assert len({hand.tobytes() for hand in hands}) == 50


@pytest.mark.parametrize("name", book_names())
def test_tables_travel_as_a_file(name, tmp_path):
    rules = rules_of(load_book(name))
    rules.save(tmp_path / "rules.npz")
    again = Rules.load(tmp_path / "rules.npz")
    assert again.settings == rules.settings
    assert (again.power == rules.power).all()
    assert again.actions == rules.actions


def test_a_rule_that_is_not_known_is_named():
    with pytest.raises(NotLearned, match="laying-without-marriage"):
        rules_of(house("npa", "[trump]\nmarriage = false"))


def test_the_example_is_true():
    assert doctest.testmod(meldhouse.lockstep.environment).failed == 0
