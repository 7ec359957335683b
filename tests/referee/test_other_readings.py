"""Where a paper can be read in two ways, the ruling goes by one and tells the other; all of it is data of the book."""

from __future__ import annotations

import msgspec
import pytest
from ruling_facts import readings_of

from meldhouse.game import Slip
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from meldhouse.rulebooks import BookError, loads_book
from table import house

STH_HAND = Slip(bidder="S", bid=24, trump="C", meld={"NS": 20, "EW": 9})

MARKS = Slip(bidder="S", bid=42, trump="4")
UNSAVED = {
    "kind": "claim", "by": ("W",), "stands": False, "taken": {"NS": 13, "EW": 0},
    "slip": Slip(bidder="W", bid=25, trump="C", meld={"NS": 24, "EW": 40}),
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "case", "words"),
    [
        ("npa", {"kind": "renege", "by": ("S",)}, "correct-fifth"),
        ("npa", {"kind": "play_early", "by": ("S",)}, "last-trick"),
        ("npa", {"kind": "lead_early", "by": ("S",)}, "last-trick"),
        ("npa", {"kind": "pass_early", "by": ("S",)}, "bid-early"),
        ("npa", {"kind": "trump_unnamed", "by": ("S",)}, "back-until-trump"),
        ("npa", {"kind": "late", "by": ("S",), "seconds": 5 * 60 + 1}, "late-begun"),
        ("npa", {"kind": "late", "by": ("S",), "seconds": 15 * 60 + 1}, "late-begun"),
        ("npa", {"kind": "claim", "by": ("S",), "stands": True}, "any-card"),
        ("npa", {"kind": "renege_unproven", "caller": "S", "has_every_trick": True}, "spoiled-whole"),
        ("mcallen", {"kind": "claim", "by": ("S",), "stands": True}, "any-card"),
        ("mcallen", {"kind": "bid_changed", "by": ("S",)}, "bid-early"),
        ("mcallen", {"kind": "count_end", "counts": {"N": 11, "S": 13}}, "charge-once"),
        ("st-hilary", {"kind": "claim", "by": ("S",), "stands": True}, "alone"),
        ("st-hilary", {"kind": "trump_misspoken", "by": ("S",)}, "slip-pass"),
        ("st-hilary", {"kind": "bid_changed", "by": ("S",)}, "change-bid"),
        ("st-hilary", {"kind": "played_to", "by": ("S",)}, "followers-too"),
        ("st-hilary", {"kind": "renege", "by": ("S",), "in_time": True}, "wrong-open"),
        ("n42pa", {"kind": "bid_early", "by": ("S",), "bid": 29}, "no-bid"),
        ("n42pa", {"kind": "bid_unready", "by": ("S",), "bid": 31}, "bid-void"),
        ("n42pa", {"kind": "played_to", "by": ("S",)}, "followers"),
        ("n42pa", {"kind": "claim", "by": ("N",), "slip": Slip(bidder="S", bid=31, trump="4")}, "laid-open"),
        ("bend", {"kind": "count_first"}, "count-at-end"),
        ("bend", {"kind": "count_play"}, "count-at-end"),
        ("bend", {"kind": "count_end", "counts": {"N": 19, "S": 21}}, "misdeal"),
        ("bend", {"kind": "pass_count", "by": ("S",)}, "misdeal"),
        ("bend.3", {"kind": "count_end", "counts": {"N": 24, "S": 26}}, "three-count"),
        (
            "npa",
            {"kind": "renege_unproven", "caller": "S", "has_every_trick": True},
            "spoiled-bid",
        ),
        ("npa", {"kind": "lead_unready", "by": ("S",)}, "no-meld-after"),
        ("npa", {"kind": "trump_unnamed", "by": ("S",)}, "no-meld-after"),
        ("npa", {"kind": "onlooker"}, "onlooker"),
        ("mcallen", {"kind": "onlooker"}, "onlooker"),
        ("mcallen", {"kind": "lead_unready", "by": ("S",)}, "no-meld-after"),
        ("mcallen", {"kind": "renege", "by": ("S",)}, "turned-trick"),
        ("mcallen.hoyle", {"kind": "renege", "by": ("S",)}, "rule-13-correct"),
        ("mcallen", {"kind": "assistance", "by": ("S",)}, "other-helper"),
        ("mcallen", {"kind": "who_played_asked", "by": ("S",)}, "may-answer"),
        ("mcallen", UNSAVED, "bidders-save"),
        ("mcallen", UNSAVED, "always-meld"),
        ("st-hilary", {"kind": "count_first", "counts": {"N": 11, "S": 13}}, "settle-now"),
        ("st-hilary", {"kind": "pass_count", "by": ("S",), "in_time": False}, "as-count"),
        ("st-hilary", {"kind": "renege", "by": ("E",), "caller": "W"}, "any-caller"),
        ("st-hilary", {"kind": "who_played_asked", "by": ("S",)}, "may-answer"),
        ("st-hilary", {"kind": "meld_owed_late", "by": ("S",)}, "meld-until-total"),
        ("n42pa", {"kind": "renege", "by": ("E",), "caller": "W"}, "any-caller"),
        ("n42pa", {"kind": "renege", "by": ("E",), "called": "next-deal"}, "call-late"),
        ("n42pa", {"kind": "trump_unnamed", "by": ("S",)}, "name-now"),
        ("n42pa", {"kind": "bid_wrong", "by": ("S",), "bid": 126, "over": 42}, "any-higher"),
        ("n42pa", {"kind": "bid_wrong", "by": ("S",), "bid": 252, "over": 210}, "no-top"),
        ("n42pa", {"kind": "claim", "by": ("S",), "stands": True}, "played-badly"),
        ("n42pa", {"kind": "bid_blind", "by": ("S",)}, "hold-bid"),
        ("n42pa", {"kind": "suit_asked", "by": ("S",)}, "rule-9-asked"),
        ("n42pa", {"kind": "old_trick", "by": ("S",), "slip": MARKS}, "director-rules"),
        ("n42pa", {"kind": "rearranged", "by": ("S",)}, "director-rules"),
        ("n42pa", {"kind": "who_played_asked", "by": ("S",)}, "director-rules"),
        ("bend", {"kind": "renege", "by": ("E",), "caller": "W", "in_time": False}, "any-caller"),
        ("bend", {"kind": "renege", "by": ("E",), "in_time": True}, "wrong-open"),
        ("bend", {"kind": "renege", "by": ("E",), "in_time": False}, "bid-deducted"),
        ("bend", {"kind": "meld_owed_late", "by": ("S",)}, "meld-first-trick"),
    ],
)
def test_the_other_reading_is_told(name, case, words):
    told = readings_of(rule(house(name), Case(**case)))
    assert any(words in other for other in told), told


SILENT = {
    "st-hilary": ("bid_early", "pass_early", "piece_dropped", "two_pieces"),
    "bend": ("bid_early", "pass_early", "piece_dropped", "two_pieces", "lead_early", "play_early", "piece_shown"),
}


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kinds in SILENT.items() for kind in kinds])
def test_where_the_paper_is_silent_the_ruling_says_so(name, kind):
    (told,) = readings_of(rule(house(name), Case(kind=kind, by=("S",))))
    assert told == "outcomes"


def test_where_the_paper_speaks_it_does_not():
    assert readings_of(rule(house("mcallen"), Case(kind="piece_dropped", by=("S",)))) == ()
    assert readings_of(rule(house("st-hilary"), Case(kind="wrong_table", by=("S",)))) == (), (
        "an official decides anyway"
    )


def test_fifteen_that_nobody_lacks_are_not_argued_about():
    slip = Slip(bidder="W", bid=25, trump="C", meld={"NS": 0, "EW": 40})
    saved = {**UNSAVED, "taken": {"NS": 8, "EW": 15}, "slip": slip}
    assert not any("Rule 12" in other for other in readings_of(rule(house("mcallen"), Case(**saved))))


def test_what_a_set_costs_is_argued_about_only_where_somebody_is_set():
    """Rule 9 of the paper takes the bid from the bidders, rule 12 gives it to the others."""
    slip = Slip(bidder="W", bid=25, trump="C", meld={"NS": 24, "EW": 0})
    failed = {"kind": "claim", "by": ("W",), "stands": False, "taken": {"NS": 9, "EW": 15}, "slip": slip}
    told = {
        bid: rule(house("mcallen"), Case(**{**failed, "slip": msgspec.structs.replace(slip, bid=bid)}))
        for bid in (15, 25)
    }
    assert {bid: any("rule-9" in one for one in readings_of(of)) for bid, of in told.items()} == {
        15: False,
        25: True,
    }


@pytest.mark.refuses("NPA-7.1e")
@pytest.mark.parametrize("minutes", [5, 6, 15, 16])
def test_of_whole_minutes_there_is_only_one(minutes):
    assert readings_of(rule(house("npa"), Case(kind="late", by=("S",), seconds=60 * minutes))) == ()


def test_a_club_says_otherwise_or_nothing_at_all():
    club = house("npa", "[readings]\npass_early = ''\nbid_early = 'We let it pass.'\nnext-bid-only = ''")
    assert readings_of(rule(club, Case(kind="pass_early", by=("S",)))) == ()
    assert readings_of(rule(club, Case(kind="bid_early", by=("S",)))) == ("We let it pass.",)


READING = fact("kind-either", kinds=(fact("kind-text"), fact("kind-list", kind=fact("kind-section"))))


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        (
            "pas_early = 'x'",
            "readings.pas_early",
            fact("book-unknown-near", name="pas_early", near="pass_early"),
        ),
        (
            "claim-stand = 'x'",
            "readings.claim-stand",
            fact("book-unknown-near", name="claim-stand", near="claim-stands"),
        ),
        ("late = 5", "readings.late", fact("book-value", kind=READING, got="5")),
        (
            "[officials]\nat_once = ['reneg']",
            "officials.at_once",
            fact("book-unknown-near", name="reneg", near="renege"),
        ),
    ],
)
def test_a_reading_of_nothing_is_a_fault(text, key, message):
    with pytest.raises(BookError) as wrong:
        loads_book(f'name = "oak"\ntitle = "Oak"\nextends = "npa"\n[readings]\n{text}')
    assert (key, message) in [(fault.key, fault.message) for fault in wrong.value.faults]
