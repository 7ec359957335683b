"""A reading is a setting: every club that has changed one plays its hands to the end."""

from __future__ import annotations

from random import Random

import pytest

from meldhouse.game import Game, legal_actions, seating_of, steward, to_act
from meldhouse.game.records import Record, dumps, loads
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.rulebooks import load_book
from table import house

CLUBS = [
    ("npa", "[deal]\ncounted = ['riffle', 'wash', 'machine']"),
    ("n42pa", '[deal]\nlayout_kept = "hand"'),
    ("npa", "[auction]\npass_final = false"),
    ("npa", "[auction]\ndropped = 40"),
    ("npa", '[auction]\nall_pass = "forced"'),
    ("npa", '[auction]\nall_pass = "reshake"'),
    ("n42pa", '[auction]\nall_pass = "forced"'),
    ("n42pa", '[auction]\nall_pass = "dealer"'),
    ("npa", '[auction]\nsilenced_dealer = "takes"'),
    ("bend", "[auction]\nopening = 0\njump = 0"),
    ("mcallen", "[trump]\nmarriage = true"),
    ("mcallen", '[trump]\nlaying = "no"'),
    ("mcallen", '[trump]\nlaying = "governs"'),
    ("bend", '[exchange]\nform = "blind"'),
    ("st-hilary", '[exchange]\nform = "sequence"'),
    ("st-hilary", '[exchange]\nform = "none"\ncount = 0'),
    ("bend.3", "[kitty]\nbefore_trump = true"),
    ("bend.3", "[kitty]\ndeclare_trumps = false"),
    ("bend.3", "[kitty]\ncounts = false"),
    ("st-hilary", "[meld]\nrun_keeps_marriage = true"),
    ("npa", "[meld]\ncompulsory_all = false"),
    ("npa", '[board]\nhands_shown = "dropped"'),
    ("npa", '[board]\nhands_shown = "never"'),
    ("npa", "[board]\nbidder_meld = 20"),
    ("npa", '[board]\noff_board = "play"'),
    ("mcallen", "[board]\ndropped_meld = 20"),
    ("mcallen", '[board]\nconcede = "anytime"'),
    ("st-hilary", '[tricks]\nidentical = "last"'),
    ("st-hilary", "[tricks]\nhead_ruffed = true"),
    ("st-hilary", "[tricks]\nunderruff = false"),
    ("mcallen", '[tricks]\nbeat = "always"'),
    ("mcallen", '[tricks]\nreview = "never"'),
    ("mcallen", '[tricks]\nreview = "all"'),
    ("n42pa", "[tricks]\nstacks = { double = 2 }"),
    ("st-hilary", "[tricks]\ngather = false"),
    ("mcallen", '[tricks]\nplayer_shown = "on-table"'),
    ("mcallen", '[trump]\nshown = "first-lead"'),
    ("npa", '[scoring]\nsave_needs = "meld"'),
    ("npa", '[scoring]\nsave_needs = "saved"'),
    ("mcallen", '[scoring]\nsave_in = "made"'),
    ("mcallen", '[scoring]\nsave_in = "set"'),
    ("npa", "[scoring]\nfloorless = ['no-marriage']"),
    ("npa", '[scoring]\nunsaved_take = "kept"'),
    ("npa", '[scoring]\nset_bidder = "minus-bid"'),
    ("npa", "[scoring]\nset_take = false"),
    ("npa", "[scoring]\nset_award = false"),
    ("npa", '[scoring]\nall_points_by = "tricks"'),
    ("npa", "[scoring]\nall_points_defence = false"),
    ("npa", "[scoring]\nskunk_penalties = true"),
    ("bend", '[scoring]\nfee_from = "side"'),
    ("bend", '[match]\nsheet = "signed"'),
    ("npa", "[match]\ntrump_recorded = false"),
    ("npa", "[deal]\ncounted = ['riffle', 'machine']"),
    ("npa", "[deal]\ncut_lifts = 10"),
    ("n42pa", '[deal]\nhighest = "high-end"'),
    ("n42pa", '[auction]\nreshake_by = "same"'),
    ("npa", "[meld]\nnatural_roundhouse = true"),
    ("npa", "[meld]\npinochle_cards = ['QH', 'JC']"),
    ("bend", "[meld]\nrun_extra = [40]"),
    ("bend.3", '[meld]\nlies_until = "end"'),
    ("mcallen", "[board]\nconceded_take = false"),
    ("st-hilary", '[tricks]\nfirst_lead = "left-of-dealer"'),
    ("n42pa", "[tricks]\nstack_from = 84"),
    ("npa", "[scoring]\nmeldless = ['silenced']"),
    ("npa", "[scoring]\nall_points_floor = true"),
    ("mcallen", "[scoring]\nbidder_save = 15"),
]
EVERY_CLUB = pytest.mark.parametrize(("name", "changes"), CLUBS)


@EVERY_CLUB
def test_a_club_that_reads_it_otherwise_plays_by_other_rules(name, changes):
    assert house(name, changes).fingerprint != load_book(name).fingerprint


@EVERY_CLUB
def test_such_a_club_can_play_every_hand_to_its_end_and_score_it(name, changes):
    book = house(name, changes)
    lot = Random(f"{name} {changes}")
    game = Game(book, first_dealer=seating_of(book).seats[-1])
    for _ in range(25):
        if game.is_over:
            game = Game(book, first_dealer=seating_of(book).seats[-1])
        hand = game.next_hand(scorekeeper="S", key=lot.randbytes(32))
        while not hand.is_over:
            steward.tidy(hand)
            if not hand.is_over:
                hand.apply(some_action(hand, lot))
        game.finish(hand)
    again = loads(dumps(Record(book=book, hands=[hand])), book=book)
    assert again.hands[0].events == hand.events


def some_action(hand, lot):
    seat = to_act(hand)[0]
    action = chance_action(hand, seat, lot)
    action = action if hand.can(action) else next(iter(legal_actions(hand, seat)), None)
    assert action is not None, f"nobody can do anything while {hand.phase} is on"
    return action
