"""Everything that can go wrong, by code: rulings, lists and rule sheets use the same names."""

from __future__ import annotations

from meldhouse.messages import Message, fact

TROUBLE = (
    "shuffle_short", "shuffle_by_other", "shuffle_open", "shuffle_absent", "machine_skipped", "reshuffle_asked",
    "cut_missing", "cut_wrong", "packet_wrong", "deal_exposed", "count_unseen", "count_seen", "count_play",
    "count_first", "count_end", "misdeal_again", "wrong_dealer", "redeal_asked", "redeal_called", "draw_early",
    "bid_early", "bid_wrong", "bid_changed", "bid_unready", "bid_blind", "bid_passed", "pass_early", "bid_talk",
    "trump_misspoken", "contract_wrong", "trump_unnamed", "pass_count", "pass_peeked", "kitty_peeked",
    "discard_count", "discard_forgotten", "discard_declared", "meld_early", "meld_late", "meld_owed_late",
    "meld_aces", "aces_exposed", "meld_trump", "meld_stray", "meld_value", "lead_unready", "lead_early",
    "play_early", "played_to", "piece_dropped", "piece_shown", "piece_touched", "two_pieces", "open_kept",
    "touched_kept", "five_up", "trick_taken", "trick_taken_led", "trick_taken_late", "old_trick", "rearranged",
    "review_talk", "trump_asked", "trump_asked_late", "suit_asked", "who_played_asked", "bid_asked", "wrong_table",
    "machine_refused", "machine_missing", "decision_refused", "direction_ignored", "assistance", "conduct",
    "onlooker", "renege", "renege_unproven", "claim", "late", "board_short", "no_marriage", "drop_refused",
    "dispute", "appeal", "ruling_uncited", "repeated", "question", "sheet_error", "sheet_unsigned", "sheet_changed",
)  # fmt: skip
"""In the order of a hand, then of an evening."""


def trouble_fact(kind: str) -> Message:
    """Its name."""
    return fact("trouble", kind=kind)
