"""Everything that can go wrong, declared once: each kind says who did it, which facts it is about, and when it can be.

To add a kind, add a line here (and its key to `Rulings`, if clubs put a price on it). It then stands in its
chapter, can be asked for at the terminal, in the browser and by programs, and is checked like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import Rulings

IRREGULARITIES: tuple[str, ...] = Rulings.__struct_fields__
"""Everything a book answers with remedies."""
Doer = Literal["some", "one", "told", "nobody"]
"""Who did it: one or several players; one alone, never two together; somebody whom other facts tell; nobody."""
Need = Literal["", "kitty", "exchange", "meld", "drawing", "dropped-bid", "partner"]


def always(_book: Book) -> bool:
    return True


def singles_aces_out(book: Book) -> bool:
    """Whether the rules single out aces: showing some only matters where aces must be declared."""
    return "aces" in book.meld.compulsory and bool(book.rulings.meld_aces.remedies)


def counts_minutes(book: Book) -> bool:
    """Whether these rules cover latecomers."""
    return bool(book.late.each or book.late.replaced)


def _dealt(book: Book) -> bool:
    """Cards are shuffled, cut and dealt; dominoes are shaken and drawn."""
    return book.deal.method != "drawn"


class Kind(msgspec.Struct, frozen=True):
    """One thing that can go wrong. Facts are named as in `Case`; `asking/fields.py` says how each is asked for."""

    name: str
    by: Doer = "some"
    about: tuple[str, ...] = ()
    """Facts always asked for, and worth giving even if they only confirm the ruling."""
    asks: tuple[str, ...] = ()
    """Facts always asked for; if one changes nothing, the answer says so."""
    heeds: tuple[str, ...] = ()
    """Facts that are asked for only where they decide, but are worth giving even if they only confirm the ruling."""
    must: tuple[str, ...] = ()
    """Facts without which there is no ruling."""
    also: tuple[str, ...] = ()
    """Facts that not many know; they are asked for after all others."""
    asks_where: Callable[[Book], bool] = always
    """Whether it asks for all this under these rules."""
    needs: Need = ""
    """What the table must have, or it cannot happen at all."""
    begun: bool = False
    """Whether it can happen only after the first lead."""
    one_piece: bool = False
    """Whether it is about a single piece."""
    too_late: str = ""
    """The moment after which it becomes a different matter: a code of `event-noticed-before`."""
    like: str = ""
    """The irregularity it is treated like where the book does not single it out."""
    codes: tuple[str, ...] = ()
    """Why a guarded table would refuse it, if everybody sees it."""
    of_deal: bool = False
    """A fault in the shuffle, the cut or the packets; a book that cites none of its codes has no such rule."""
    anywhere: bool = False
    """Whether it happens at every table, even where the rules leave it to an official."""
    may_be_nothing: bool = False
    """Whether it matters only where something follows from it."""
    where: Callable[[Book], bool] = always
    """Whether it is listed under these rules."""


_COUNTS, _PIECES, _BID = ("counts", "kitty"), ("pieces",), ("bid",)
_LEAD_CODES = ("lead-signal", "lead-confirm", "lead-meld")
_LADDER = (
    "bid-minimum", "bid-higher", "bid-maximum", "bid-step", "bid-step-1", "bid-step-2", "bid-step-3", "bid-opening",
    "bid-jump", "bid-marks", "bid-silenced", "bid-next-only",
)  # fmt: skip

CHAPTERS: dict[str, tuple[Kind, ...]] = {
    "deal": (
        Kind("deal_exposed", anywhere=True),
        Kind("count_unseen", by="told", about=_COUNTS, codes=("misdealt",)),
        Kind("count_seen", by="told", about=_COUNTS, codes=("count-off",)),
        Kind("count_first", by="told", about=_COUNTS, like="count_play", begun=True),
        Kind("count_play", by="told", about=_COUNTS, begun=True),
        Kind("count_end", by="told", about=_COUNTS, begun=True),
        Kind("misdeal_again", by="one", heeds=("counts",)),
        Kind("wrong_dealer", by="one", too_late="closed", codes=("wrong-dealer", "first-dealer"), anywhere=True),
        Kind("redeal_asked", by="one", needs="partner"),
        Kind(
            "redeal_called", by="one", asks=_PIECES, heeds=("counts",), like="redeal_asked", too_late="bid",
            codes=("redeal-never", "redeal-late", "redeal-nines", "redeal-meld"),
        ),
        Kind("draw_early", by="one", needs="drawing", codes=("draw-last",)),
        Kind("shuffle_short", of_deal=True, too_late="dealt", codes=("few-riffles",), where=_dealt),
        Kind("shuffle_by_other", of_deal=True, too_late="dealt", codes=("only-dealer", "wash-late")),
        Kind("shuffle_open", of_deal=True, too_late="dealt", codes=("face-up",)),
        Kind("shuffle_absent", of_deal=True, too_late="dealt", codes=("someone-away",)),
        Kind("machine_skipped", of_deal=True, too_late="dealt", codes=("machine-last",), where=_dealt),
        Kind(
            "reshuffle_asked", of_deal=True, too_late="dealt", codes=("reshuffle-late", "reshuffle-never"), where=_dealt
        ),
        Kind(
            "cut_missing", by="nobody", of_deal=True, too_late="dealt",
            codes=("cut-needed", "cut-offer", "cut-required"), where=_dealt,
        ),
        Kind("cut_wrong", of_deal=True, too_late="dealt", codes=("cut-deep", "cut-once", "cut-seat"), where=_dealt),
        Kind("packet_wrong", of_deal=True, too_late="dealing", codes=("packet-size",), where=_dealt),
    ),
    "bidding": (
        Kind(
            "bid_early", by="one", asks=_BID, also=("out_of_bidding",),
            codes=("bid-turn", "first-bid", "bid-frozen", "frozen-passed", "frozen-none"),
        ),
        Kind("bid_wrong", by="one", about=("bid", "over"), also=("out_of_bidding",), codes=_LADDER),
        Kind("bid_changed", by="one", about=_BID, codes=("bid-once", "bid-dropped")),
        Kind("bid_passed", by="one", asks=_BID, also=("out_of_bidding",), like="bid_early", codes=("pass-final",)),
        Kind("bid_unready", by="one", asks=_BID, codes=("not-ready", "count-first", "layout-wait")),
        Kind("bid_blind", by="one", like="bid_unready", codes=("blind-bid",)),
        Kind("pass_early", by="one", heeds=_PIECES),
        Kind("bid_talk"),
        Kind("drop_refused", by="one", needs="dropped-bid"),
    ),
    "meld": (
        Kind("trump_misspoken", by="one", heeds=("trump",), codes=("trump-fixed",)),
        Kind(
            "contract_wrong", by="one", about=("trump",), asks=("has_marriage", "pieces"),
            asks_where=lambda book: book.trump.marriage, codes=("trump-choice",),
        ),
        Kind("trump_unnamed", by="one", about=_PIECES, heeds=("trump",), one_piece=True),
        Kind("pass_count", by="told", about=("counts",), heeds=_PIECES, needs="exchange", codes=("pass-count",)),
        Kind("pass_peeked", by="one", heeds=_PIECES, needs="exchange", codes=("pass-peeked",)),
        Kind("kitty_peeked", needs="kitty", codes=("kitty-early",)),
        Kind(
            "discard_count", by="one", about=("pieces", "kitty"), heeds=("counts", "trump"), needs="kitty",
            too_late="lead", codes=("discard-count",),
        ),
        Kind(
            "discard_forgotten", by="one", about=_PIECES, heeds=("trump",), needs="kitty", one_piece=True,
            too_late="lead",
        ),
        Kind("discard_declared", by="one", about=_PIECES, heeds=("trump",), needs="kitty", too_late="lead"),
        Kind(
            "meld_early", about=("pieces", "trump"), needs="meld",
            codes=("meld-early", "meld-exchange", "meld-discard"),
        ),
        Kind("meld_late", about=("pieces", "trump"), needs="meld", begun=True, codes=("meld-late",)),
        Kind(
            "meld_owed_late", about=("pieces", "trump"), needs="meld", begun=True, like="meld_late",
            where=lambda book: bool(book.meld.compulsory),
        ),
        Kind(
            "meld_aces", about=("pieces", "trump"), needs="meld", like="meld_stray", codes=("meld-stray-aces",),
            where=singles_aces_out,
        ),
        Kind("aces_exposed", about=("pieces", "trump"), needs="meld", like="piece_dropped", where=singles_aces_out),
        Kind("meld_trump", by="one", about=("pieces", "trump"), needs="meld", codes=("meld-trump",)),
        Kind("meld_stray", about=("pieces", "trump"), needs="meld", codes=("meld-stray",)),
        Kind("meld_value", about=("pieces", "trump"), needs="meld", too_late="sheet"),
        Kind("board_short", by="told", asks=("dropped",), needs="meld", too_late="lead"),
        Kind(
            "no_marriage", by="told", about=_PIECES, asks=("dropped",), needs="meld",
            where=lambda book: book.trump.marriage,
        ),
    ),
    "play": (
        Kind("lead_unready", by="one", about=_PIECES, one_piece=True, codes=_LEAD_CODES),
        Kind(
            "lead_early", by="one", about=_PIECES, also=("trick",), one_piece=True, codes=("lead-first", "lead-turn")
        ),
        Kind(
            "play_early", by="one", about=_PIECES, also=("trick",), begun=True, one_piece=True, codes=("play-turn",)
        ),
        Kind("played_to", about=_PIECES, begun=True),
        Kind("piece_dropped", about=_PIECES, codes=("piece-dropped",)),
        Kind("piece_shown", about=_PIECES, codes=("piece-shown",)),
        Kind(
            "piece_touched", by="one", about=_PIECES, heeds=("trump",), also=("trick",), codes=("piece-touched",),
            may_be_nothing=True,
        ),
        Kind("two_pieces", by="one", about=_PIECES, begun=True),
        Kind("open_kept", by="one", about=_PIECES, also=("trick",), begun=True, one_piece=True),
        Kind(
            "touched_kept", by="one", about=_PIECES, begun=True, one_piece=True, codes=("play-touched",),
            may_be_nothing=True,
        ),
        Kind("five_up", by="one", about=_PIECES, also=("trick",), begun=True, one_piece=True, codes=("gather-first",)),
        Kind("trick_taken", by="one", heeds=("trump",), also=("trick",), begun=True, codes=("gather-side",)),
        Kind("trick_taken_led", by="one", heeds=("trump",), also=("trick",), begun=True),
        Kind("trick_taken_late", by="one", heeds=("trump",), also=("trick",), begun=True),
        Kind("old_trick", begun=True, too_late="next-play", codes=("review-late", "review-never", "look-under")),
        Kind("rearranged", codes=("layout-late", "layout-kept"), may_be_nothing=True),
    ),
    "questions": (
        Kind("review_talk", like="conduct", codes=("review-talk",)),
        Kind("trump_asked", by="one", heeds=("trump",), too_late="trick"),
        Kind(
            "trump_asked_late", by="one", heeds=("trump",), begun=True, codes=("trump-asked-late",), may_be_nothing=True
        ),
        Kind("suit_asked", by="one", too_late="trick", codes=("suit-asked",), may_be_nothing=True),
        Kind("who_played_asked", by="one"),
        Kind("bid_asked", by="one"),
    ),
    "reneges": (
        Kind(
            "renege", must=("by",), about=("offence",), asks=("caller",), heeds=("trump",),
            also=("trick", "declared", "said"), begun=True, anywhere=True,
        ),
        Kind(
            "renege_unproven", by="told", must=("caller",), asks=("caller",), heeds=("offence", "trump"),
            also=("trick",), begun=True, anywhere=True,
        ),
        Kind(
            "claim", by="one", must=("by",), about=("stands",), heeds=("slip.meld", "trump"), also=("hands",),
            begun=True, where=lambda book: book.claim.by != "nobody",
        ),
    ),
    "people": (
        Kind("late", must=("by", "seconds"), about=("seconds",), asks_where=counts_minutes, anywhere=True),
        Kind("wrong_table", too_late="dealt", anywhere=True),
        Kind("machine_refused"),
        Kind("machine_missing", by="nobody"),
        Kind("decision_refused"),
        Kind("direction_ignored"),
        Kind("assistance", anywhere=True),
        Kind("conduct", about=("clause",)),
        Kind("onlooker", by="told"),
    ),
    "officials": (
        Kind("dispute", by="nobody", about=("ruled", "absent")),
        Kind("appeal", by="nobody", about=("ruled", "absent")),
        Kind("ruling_uncited", by="nobody"),
        Kind("repeated"),
        Kind("question", by="nobody"),
        Kind("sheet_error", by="nobody", too_late="sheet"),
        Kind("sheet_unsigned", by="nobody"),
        Kind("sheet_changed", too_late="sheet"),
    ),
}  # fmt: skip
"""By chapter, the way people look for them."""
KINDS: dict[str, Kind] = {kind.name: kind for kinds in CHAPTERS.values() for kind in kinds}
OPEN: dict[str, str] = {code: kind.name for kind in KINDS.values() for code in kind.codes}
"""What everybody sees, by the reason a guarded table would refuse it."""
RENEGES = ("renege", "renege_unproven")
"""Kinds that blame one piece and are proven by a trick."""
