"""Everything that can go wrong, by chapter, the way people look for it; and what becomes of the hand, in words."""

from __future__ import annotations

from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import IRREGULARITIES, Case
from meldhouse.referee.cases.deal_faults import CODES as DEAL_FAULTS
from meldhouse.referee.cases.narrowing import singles_aces_out
from meldhouse.referee.cases.possible import can_happen
from meldhouse.referee.rulings.outcomes import each_of
from meldhouse.referee.rulings.ruling import Ruling, house_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import HERE_OFFICIAL

GROUPS: dict[str, tuple[str, ...]] = {
    "deal": (
        "deal_exposed", "count_unseen", "count_seen", "count_first", "count_play", "count_end", "misdeal_again",
        "wrong_dealer", "redeal_asked", "redeal_called", "draw_early", "shuffle_short",
        "shuffle_by_other", "shuffle_open", "shuffle_absent", "machine_skipped", "reshuffle_asked", "cut_missing",
        "cut_wrong", "packet_wrong",
    ),
    "bidding": (
        "bid_early", "bid_wrong", "bid_changed", "bid_passed", "bid_unready", "bid_blind", "pass_early", "bid_talk",
        "drop_refused",
    ),
    "meld": (
        "trump_misspoken", "contract_wrong", "trump_unnamed", "pass_count", "pass_peeked", "kitty_peeked",
        "discard_count", "discard_forgotten", "discard_declared", "meld_early", "meld_late", "meld_owed_late",
        "meld_aces", "aces_exposed", "meld_trump", "meld_stray", "meld_value",
        "board_short", "no_marriage",
    ),
    "play": (
        "lead_unready", "lead_early", "play_early", "played_to", "piece_dropped", "piece_shown", "piece_touched",
        "two_pieces", "open_kept", "touched_kept", "five_up", "trick_taken", "trick_taken_led", "trick_taken_late",
        "old_trick", "rearranged",
    ),
    "questions": ("review_talk", "trump_asked", "trump_asked_late", "suit_asked", "who_played_asked", "bid_asked"),
    "reneges": ("renege", "renege_unproven", "claim"),
    "people": (
        "late", "wrong_table", "machine_refused", "machine_missing", "decision_refused", "direction_ignored",
        "assistance", "conduct", "onlooker",
    ),
    "officials": (
        "dispute", "appeal", "ruling_uncited", "repeated", "question", "sheet_error", "sheet_unsigned", "sheet_changed",
    ),
}  # fmt: skip
OFTEN = (
    "renege", "renege_unproven", "claim", "bid_early", "bid_wrong", "lead_early", "play_early", "piece_dropped",
    "count_seen", "wrong_dealer", "meld_value", "sheet_error",
)  # fmt: skip
"""What officials are called for most often, most common first."""
SAYS_SO: dict[str, frozenset[str]] = {
    "goes-on": frozenset((
        "play-on", "pull", "not-allowed-redeal_called", "ruling-unless-called", "ruling-uncalled", "ruling-no-renege",
        "ruling-unproven-noted", "ruling-unproven-report", "ruling-mended", "ruling-not-weak", "ruling-redeal-past",
        "ruling-claim-not-bidder", "ruling-final", "ruling-final-agreed", "ruling-holds-unless",
        "ruling-played-anyway", "ruling-take-lost", "ruling-price-take",
    )),
    "over": frozenset(("ruling-hand-over", "ruling-reneged")),
}  # fmt: skip
"""Remedies and messages that already say what becomes of the hand."""


def fate_of(ruling: Ruling) -> Message | None:
    """What becomes of the hand; None where the ruling already says so."""
    if ruling.hand == "goes-on" and "renege" in ruling.remedies:
        return fact("ruling-fate", hand="uncalled")
    said = {one.said.args.get("remedy", one.said.id) for one in each_of(ruling.outcomes)}
    return None if said & SAYS_SO.get(ruling.hand, frozenset()) else fact("ruling-fate", hand=ruling.hand)


OF_CARDS = ("machine_skipped", "shuffle_short", "reshuffle_asked", "cut_missing", "cut_wrong", "packet_wrong")
"""What only happens to cards that are shuffled, cut and dealt."""


def groups_of(book: Book) -> dict[str, tuple[str, ...]]:
    """The same for one book: what can happen at its tables, and what its rules cover.

    >>> from meldhouse.rulebooks import load_book
    >>> "kitty_peeked" in groups_of(load_book("npa"))["meld"]
    False
    >>> "cut_missing" in groups_of(load_book("n42pa"))["deal"]
    False
    >>> groups_of(load_book("n42pa"))["reneges"]
    ('renege', 'renege_unproven', 'claim')
    """
    own = {group: tuple(kind for kind in kinds if _is_own(book, kind)) for group, kinds in GROUPS.items()}
    return {group: kinds for group, kinds in own.items() if kinds}


def group_fact(book: Book, group: str) -> Message:
    """The heading of a chapter; without exchange and meld, that chapter is only about trump."""
    return fact("trouble-group", group="trump" if group == "meld" and not book.has_meld else group)


def often_of(book: Book) -> tuple[str, ...]:
    """What is asked most under one book.

    >>> from meldhouse.rulebooks import load_book
    >>> often_of(load_book("n42pa"))[:3], "meld_value" in often_of(load_book("n42pa"))
    (('renege', 'renege_unproven', 'claim'), False)
    """
    own = {kind for kinds in groups_of(book).values() for kind in kinds}
    return tuple(kind for kind in OFTEN if kind in own)


ANYWHERE = (
    "renege", "renege_unproven", "late", "wrong_dealer", "wrong_table", "deal_exposed", "assistance",
)  # fmt: skip
"""What happens at every table, even where the rules leave it to an official."""
OF_ACES = ("meld_aces", "aces_exposed")
MAY_BE_NOTHING = ("trump_asked_late", "suit_asked", "piece_touched", "touched_kept", "rearranged")
"""Kinds that matter only where something follows from them."""
NOTHING_FOLLOWS = (("play-on",), ("answered",))


def _is_own(book: Book, kind: str) -> bool:
    if kind in OF_CARDS and book.deal.method == "drawn":  # dominoes are shaken and drawn
        return False
    if kind in ANYWHERE:
        return True
    if kind == "claim":
        return book.claim.by != "nobody"
    if kind == "no_marriage":
        return book.trump.marriage and can_happen(book, kind)
    if kind in DEAL_FAULTS and kind != "reshuffle_asked":  # anybody may ask about that right
        return any(book.cite(code) for code in DEAL_FAULTS[kind])
    if (kind == "meld_owed_late" and not book.meld.compulsory) or (kind in OF_ACES and not singles_aces_out(book)):
        return False
    if kind in MAY_BE_NOTHING and getattr(book.rulings, kind).remedies in NOTHING_FOLLOWS:
        return False
    if kind not in IRREGULARITIES:  # settings outside [rulings] answer these, in every book
        return can_happen(book, kind)
    house = house_for(book, Case(kind=kind))
    return can_happen(book, kind) and bool(house.remedies) and house != HERE_OFFICIAL
