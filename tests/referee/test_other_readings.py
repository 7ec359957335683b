"""Where a paper can be read in two ways, the ruling goes by one and tells the other; all of it is data of the book."""

from __future__ import annotations

import msgspec
import pytest
from ruling_facts import readings_of

from meldhouse.game import Slip
from meldhouse.messages import fact
from meldhouse.referee.cases import Case
from meldhouse.referee.rulings import rule
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
        ("npa", {"kind": "renege", "by": ("S",)}, "until a fifth one lies there"),
        ("npa", {"kind": "play_early", "by": ("S",)}, "whether the last book may still be asked for"),
        ("npa", {"kind": "lead_early", "by": ("S",)}, "whether the last book may still be asked for"),
        ("npa", {"kind": "pass_early", "by": ("S",)}, "silences the partner"),
        ("npa", {"kind": "trump_unnamed", "by": ("S",)}, "have the card taken back"),
        ("npa", {"kind": "late", "by": ("S",), "seconds": 5 * 60 + 1}, "10 points from 5:01 on"),
        ("npa", {"kind": "late", "by": ("S",), "seconds": 15 * 60 + 1}, "replaced from 15:01 on"),
        ("npa", {"kind": "claim", "by": ("S",), "stands": True}, "any one card that can be beaten is enough"),
        ("npa", {"kind": "renege_unproven", "caller": "S", "has_every_trick": True}, "an official may decline"),
        ("mcallen", {"kind": "claim", "by": ("S",), "stands": True}, "even where the partner would win that trick"),
        ("mcallen", {"kind": "bid_changed", "by": ("S",)}, "take the change for a bid out of turn"),
        ("mcallen", {"kind": "count_end", "counts": {"N": 11, "S": 13}}, "charge a side with two of them once"),
        ("st-hilary", {"kind": "claim", "by": ("S",), "stands": True}, "wins every trick himself, and not his partner"),
        ("st-hilary", {"kind": "trump_misspoken", "by": ("S",)}, "a slip of the tongue"),
        ("st-hilary", {"kind": "bid_changed", "by": ("S",)}, "changed before the next call"),
        ("st-hilary", {"kind": "played_to", "by": ("S",)}, "played out of turn too"),
        ("st-hilary", {"kind": "renege", "by": ("S",), "in_time": True}, "it may have to stay face up"),
        ("n42pa", {"kind": "bid_early", "by": ("S",), "bid": 29}, "for no bid at all, as one in turn would be"),
        ("n42pa", {"kind": "bid_unready", "by": ("S",), "bid": 31}, "for no bid at all"),
        ("n42pa", {"kind": "played_to", "by": ("S",)}, "stay face up, as exposed ones"),
        ("n42pa", {"kind": "claim", "by": ("N",), "slip": Slip(bidder="S", bid=31, trump="4")}, "stay face up"),
        ("bend", {"kind": "count_first"}, "let a hand that has begun be played"),
        ("bend", {"kind": "count_play"}, "let a hand that has begun be played"),
        ("bend", {"kind": "count_end", "counts": {"N": 19, "S": 21}}, "take it for a misdeal"),
        ("bend", {"kind": "pass_count", "by": ("S",)}, "take it for a misdeal"),
        ("bend.3", {"kind": "count_end", "counts": {"N": 24, "S": 26}}, "for a renege of the bidder"),
        (
            "npa",
            {"kind": "renege_unproven", "caller": "S", "has_every_trick": True},
            "the bid too; an official may add it",
        ),
        ("npa", {"kind": "lead_unready", "by": ("S",)}, "no meld can be laid once the bidder has played a card"),
        ("npa", {"kind": "trump_unnamed", "by": ("S",)}, "no meld can be laid once the bidder has played a card"),
        ("npa", {"kind": "onlooker"}, "does not speak of onlookers"),
        ("mcallen", {"kind": "onlooker"}, "does not speak of onlookers"),
        ("mcallen", {"kind": "lead_unready", "by": ("S",)}, "no meld can be laid once the bidder has played a card"),
        ("mcallen", {"kind": "renege", "by": ("S",)}, "closes a book only with the next legal card"),
        ("mcallen.hoyle", {"kind": "renege", "by": ("S",)}, "Rule 10C does not say that a renege may be put right"),
        ("mcallen", {"kind": "assistance", "by": ("S",)}, "names nobody who helps"),
        ("mcallen", {"kind": "who_played_asked", "by": ("S",)}, "let the question be answered"),
        ("mcallen", UNSAVED, "read of both sides, bidders with fewer lose their meld"),
        ("mcallen", UNSAVED, "By rule 9 the side that did not bid always scores its meld"),
        ("st-hilary", {"kind": "count_first", "counts": {"N": 11, "S": 13}}, "let them settle it even now"),
        ("st-hilary", {"kind": "pass_count", "by": ("S",), "in_time": False}, "as on any other wrong number"),
        ("st-hilary", {"kind": "renege", "by": ("E",), "caller": "W"}, "take it from anybody"),
        ("st-hilary", {"kind": "who_played_asked", "by": ("S",)}, "does not speak of it, only of talk"),
        ("st-hilary", {"kind": "meld_owed_late", "by": ("S",)}, "until the totals are recorded"),
        ("n42pa", {"kind": "renege", "by": ("E",), "caller": "W"}, "from anybody who plays"),
        ("n42pa", {"kind": "renege", "by": ("E",), "called": "next-deal"}, "sets no time limit"),
        ("n42pa", {"kind": "trump_unnamed", "by": ("S",)}, "have the bidder name trump now"),
        ("n42pa", {"kind": "bid_wrong", "by": ("S",), "bid": 126, "over": 42}, "no ladder of marks"),
        ("n42pa", {"kind": "bid_wrong", "by": ("S",), "bid": 252, "over": 210}, "no highest bid"),
        ("n42pa", {"kind": "claim", "by": ("S",), "stands": True}, "in which the bidder himself plays badly"),
        ("n42pa", {"kind": "bid_blind", "by": ("S",)}, "hold the player to his bid"),
        ("n42pa", {"kind": "suit_asked", "by": ("S",)}, "gives a mark"),
        ("n42pa", {"kind": "old_trick", "by": ("S",), "slip": MARKS}, "the director may rule on it"),
        ("n42pa", {"kind": "rearranged", "by": ("S",)}, "the director may rule on it"),
        ("n42pa", {"kind": "who_played_asked", "by": ("S",)}, "the director may rule on it"),
        ("bend", {"kind": "renege", "by": ("E",), "caller": "W", "in_time": False}, "take it from anybody"),
        ("bend", {"kind": "renege", "by": ("E",), "in_time": True}, "what becomes of the wrong card"),
        ("bend", {"kind": "renege", "by": ("E",), "in_time": False}, "not that the bid is deducted"),
        ("bend", {"kind": "meld_owed_late", "by": ("S",)}, "until the first trick is complete"),
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
    assert {
        bid: any("By rule 9 the bid is subtracted" in one for one in readings_of(of)) for bid, of in told.items()
    } == {
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
        ("late = 5", "readings.late", fact("book-value", kind=fact("kind-text"), got="5")),
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
