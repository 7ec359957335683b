"""What a book may name a clause for, under [cites]."""

from __future__ import annotations

from functools import cache

from meldhouse.messages import Voice
from meldhouse.messages.catalogue import HOME

_MELDS = ("run", "run-extra", "royal", "marriage", "roundhouse", "aces", "kings", "queens", "jacks", "pinochle", "nine")
ENDS = ("board-set", "no-board", "no-marriage", "no-marriage-dropped", "silenced", "conceded")
"""Ends of a hand without play."""

OTHERS: frozenset[str] = frozenset(
    (
        *("bid-step-1", "bid-step-2", "bid-step-3"),
        *("event-book", "event-pairs", "event-rounds", "event-hands", "event-sizes", "event-movement", "event-stay"),
        *("event-top", "event-threes", "event-partners", "event-bye", "event-clock", "event-time", "event-tie"),
        *("event-rank", "event-extra", "event-refund", "sheet-total", "sheet-closed"),
        *(f"meld-{kind}" for kind in _MELDS),
        *(f"meld-{kind}-{times}" for kind in _MELDS for times in range(1, 9)),
        *(f"score-{end}{whose}" for end in ENDS for whose in ("", "-award")),
        *("score-made", "score-defence", "score-unsaved", "score-save-meld", "score-set", "score-award"),
        *(
            "score-bidder-take",
            "score-bidder-trick",
            "score-bidder-save",
            "score-defence-meld",
            "score-set-meld",
            "score-set-take",
            "score-needed",
        ),
        *(
            "score-silenced-wrong",
            "score-off-board",
            "score-off-board-take",
            "score-passed-out",
            "score-fee",
            "score-skunk",
        ),
        *(
            "score-renege",
            "score-renege-others",
            "score-renege-bidders",
            "score-renege-others-get",
            "score-renege-marks",
        ),
        *("score-forfeited", "score-forfeited-others", "score-forfeited-marks", "score-void"),
        *("claim-test", "claim-stands", "claim-failed"),
        *(
            "renege-unproven",
            "renege-mended",
            "renege-forgiven",
            "renege-spoiled",
            "open-choice",
            "open-lead",
            "taken-equal",
        ),
        *("renege-fine", "renege-early", "renege-aces", "renege-follow", "renege-beat", "renege-trump"),
        *("renege-exact", "renege-disputed", "renege-fee"),
        *("late", "late-grace", "late-most", "late-replaced"),
        *("score-all-points", "score-all-points-defence", "score-awarded"),
        *("game-target", "game-bidder-first", "game-others", "take-total", "all-pass", "deck", "rank"),
        *("page-seats", "page-accounts", "page-draw", "page-deal-left", "page-kitty", "page-cut-top"),
        *("page-first-bid", "page-jump", "page-jump-tells", "page-mark"),
        *("page-no-marriage", "page-trump-stays", "page-laying", "page-trump-told", "page-trump-recorded"),
        *("page-remember", "page-side-tells", "page-not-told", "page-ask-late", "page-below-zero"),
        *("page-kitty-trump", "page-kitty-counts", "page-classes", "page-run-marriage", "page-kept-back"),
        *("page-own-meld", "page-true-meld"),
        *("page-hands-shown", "page-on-board", "page-first-lead", "page-plain", "page-beat-partner"),
        *("page-head-trumped", "page-under-trump", "page-any", "page-free", "page-wins", "page-identical"),
        *("page-ends", "page-who-played", "page-open", "page-stack-shows", "page-round", "page-match"),
    )
)
"""Melds, entries of the ledger, and a few facts of a book's page. A step of the ladder may have a clause of its own."""


@cache
def refusal_codes() -> frozenset[str]:
    """Every code a player can be refused with."""
    return frozenset(Voice().catalogue.places(HOME / "en" / "refusals.ftl"))


@cache
def codes() -> frozenset[str]:
    return refusal_codes() | OTHERS
