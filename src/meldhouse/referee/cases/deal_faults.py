"""Faults in the shuffle, the cut and the packets, by what a guarded table would refuse."""

from __future__ import annotations

CODES: dict[str, tuple[str, ...]] = {
    "shuffle_short": ("few-riffles",),
    "shuffle_by_other": ("only-dealer", "wash-late"),
    "shuffle_open": ("face-up",),
    "shuffle_absent": ("someone-away",),
    "machine_skipped": ("machine-last",),
    "reshuffle_asked": ("reshuffle-late", "reshuffle-never"),
    "cut_missing": ("cut-needed", "cut-offer", "cut-required"),
    "cut_wrong": ("cut-deep", "cut-once", "cut-seat"),
    "packet_wrong": ("packet-size",),
}
"""Why a guarded table would refuse each of them; a book that cites none of these has no such rule."""
