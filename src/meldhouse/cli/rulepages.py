"""Rulings on the screen, and the list of what can be ruled on."""

from __future__ import annotations

from meldhouse.cli.layingdown import show_lay_down
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.game import SEAT_NAMES
from meldhouse.referee.claims import Verdict
from meldhouse.referee.described import DescribedProof
from meldhouse.referee.rulings import Ruling
from meldhouse.referee.wording import irregularities
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import house_name

GROUPS: dict[str, tuple[str, ...]] = {
    "The deal": (
        "deal_exposed", "count_unseen", "count_seen", "count_first", "count_play", "count_end", "misdeal_again",
        "wrong_dealer", "redeal_asked", "redeal_called", "draw_early",
    ),
    "The bidding": (
        "bid_early", "bid_wrong", "bid_changed", "bid_unready", "bid_blind", "pass_early", "bid_talk",
    ),
    "Trump, exchange, meld": (
        "trump_misspoken", "contract_wrong", "trump_unnamed", "pass_count", "pass_peeked", "kitty_peeked",
        "discard_count", "discard_forgotten", "discard_declared", "meld_early", "meld_late", "meld_owed_late",
        "meld_aces", "aces_exposed", "meld_trump", "meld_stray", "meld_value",
    ),
    "Play": (
        "lead_unready", "lead_early", "play_early", "played_to", "piece_dropped", "piece_shown", "piece_touched",
        "two_pieces", "open_kept", "five_up", "trick_taken", "trick_taken_led", "trick_taken_late", "old_trick",
        "rearranged",
    ),
    "Questions": ("review_talk", "trump_asked", "trump_asked_late", "suit_asked", "who_played_asked", "bid_asked"),
    "Reneges and lay-downs": ("renege", "renege_unproven", "claim"),
    "People": (
        "late", "wrong_table", "machine_refused", "machine_missing", "decision_refused", "direction_ignored",
        "assistance", "conduct", "onlooker",
    ),
}  # fmt: skip
HANDS = {
    "goes-on": "The hand goes on.",
    "dealt-again": "There is a new {words.deal}.",
    "deal-passes": "The {words.deal} passes on.",
    "void": "The hand does not count.",
    "over": "The hand is over.",
    "stopped": "Play waits until that is settled.",
}


def show_kinds(book: Book, *, as_json: bool) -> None:
    names = irregularities(book)
    if as_json:
        print_json({"book": book.name, "kinds": names})
        return
    page = Page()
    page.title(house_name(book), "what can go wrong")
    for group, kinds in GROUPS.items():
        page.blank()
        page.heading(group)
        page.table([Column("Kind"), Column("What happened", wrap=True)], [(kind, names[kind]) for kind in kinds])


def show_ruling(
    book: Book, ruling: Ruling, proof: DescribedProof | None = None, lay_down: Verdict | None = None
) -> None:
    page = Page()
    page.title(house_name(book), ruling.what)
    page.blank()
    if proof is not None:
        page.line("It is proven." if proof.proven else "It is not proven.", style="bold")
        page.line(proof.why, indent=2)
    if lay_down is not None:
        show_lay_down(page, book, lay_down)
    page.line(ruling.text, style="bold")
    for entry in ruling.entries:
        if not entry.points:
            continue
        amount = f"{entry.points / 100:+.2f} dollars" if entry.unit == "cents" else f"{entry.points:+} {entry.unit}"
        names = joined(SEAT_NAMES[seat] for seat in entry.seats)
        page.bullet(f"{names}: {amount}, {entry.reason}", note=entry.clause)
    page.line(HANDS[ruling.hand].format(words=book.words))
    clause = book.clause_table.get(ruling.clause or "")
    if clause is not None:
        page.blank()
        page.line(f"{clause.id}: {clause.text}")
        if clause.reading:
            page.line(clause.reading, indent=2)
    for other in ruling.alternatives:
        page.line(f"Note: {other}")
