"""What a rulebook says: one typed, frozen, keyword-only form that every house fills in.

Code asks what the book *says* (``book.tricks.beat``), never which book it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meldhouse.messages import Message, Voice, fact, written
from meldhouse.pieces import Pack, Piece, parse_pieces
from meldhouse.rulebooks.before_play import (
    MELDS,
    Auction,
    Board,
    Deal,
    Deck,
    Exchange,
    Kitty,
    Meld,
    Step,
    Table,
    Trump,
    Words,
)
from meldhouse.rulebooks.in_play import Game, Scoring, Tricks, Unplayed
from meldhouse.rulebooks.refereeing import Claim, Late, Officials, Renege, Rulings
from meldhouse.rulebooks.running import Running
from meldhouse.rulebooks.section import ClauseKind, NotNegative, Section

__all__ = [
    "MELDS",
    "RULES",
    "Auction",
    "Board",
    "Book",
    "Claim",
    "Clause",
    "Deal",
    "Deck",
    "Exchange",
    "Game",
    "Kitty",
    "Late",
    "Meld",
    "Moment",
    "Officials",
    "Reading",
    "Renege",
    "Rulings",
    "Running",
    "Scoring",
    "Step",
    "Table",
    "Tricks",
    "Trump",
    "Unplayed",
    "Words",
]

Moment = Literal[
    # what players are reminded of: before the bidding, in it, up to the first lead, in play, in a look at a trick …
    "shuffle", "bidding", "meld", "play", "review", "between", "always",
    # … and what an official goes by
    "dispute", "settle", "ruling", "before-final", "appeal", "agreed", "final", "split", "bound", "gap", "question",
    "violation", "repeat", "unlisted", "expulsion", "allowance", "sheet", "sheet-change", "sheet-told", "page",
]  # fmt: skip


def message_id(clause: str) -> str:
    """The id of a clause's text in the catalogs.

    >>> message_id("NPA-2.4g")
    'npa-2-4g'
    """
    return clause.lower().replace(".", "-")


class Clause(Section, frozen=True, kw_only=True):
    """One rule of the house, in our words."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9.\-]*$")]
    kind: ClauseKind
    text: Annotated[str, Meta(max_length=400)] = ""
    """A club's own wording, in a sentence or two of at most 400 letters. The five houses' clauses have theirs in the
    catalogs, under their id."""
    facts: dict[str, int | tuple[int, ...]] = msgspec.field(default_factory=dict)
    """The paper's figures, for wordings in the catalogs."""
    cover: Literal["enforced", "ruled", "shown", "not-applicable", "not-yet"] = "shown"
    when: tuple[Moment, ...] = ()
    """The moments when it is shown, or when an official applies it; conduct without any is always shown."""
    reading: str = ""
    """How a club reads it, if it can be read in several ways."""
    explained: bool = False
    """Whether the house's reading of it is in the catalogs, too."""
    silent: bool = False
    """Whether the paper is silent on it: this is how the house fills the gap, and an official may fill it
    differently."""
    hinted: bool = False
    """For a silent clause: whether the paper covers the subject without saying this, so that it is a reading, not just
    a choice."""
    unbreakable: bool = False
    """Whether it only says what is allowed, or what follows by itself, so that nobody can break it."""
    asked_as: str = ""
    """What is ruled on when it is broken, such as `renege`; by default what the book's rulings and cites say."""
    sources: tuple[str, ...] = ()
    """For a clause about what the rules leave open: where to look up the answer."""
    words: str = ""
    """For conduct: other words people use to report that it was broken."""

    @property
    def says(self) -> Message:
        """The rule, as the club wrote it or as the catalogs word it."""
        return written(self.text) if self.text else Message(message_id(self.id), {**self.facts})

    @property
    def why(self) -> Message | None:
        """How the house reads it, if that needs saying."""
        if self.reading:
            return written(self.reading)
        return Message(f"{message_id(self.id)}-why", {**self.facts}) if self.explained else None

    @property
    def is_conduct(self) -> bool:
        """Whether breaking it counts as conduct, which is logged, whatever else the clause is about."""
        return "conduct" in (self.kind, self.asked_as)


class Reading(Section, frozen=True, kw_only=True):
    """Another way to read the paper."""

    says: str = ""
    clauses: tuple[str, ...] = ()
    points: NotNegative = 0
    cents: NotNegative = 0
    taken: bool = False

    @property
    def message(self) -> Message:
        """As the catalogs word it, with its clauses."""
        says = fact("reading-fine", money=self.cents) if self.cents else fact("reading", reading=self.says)
        return fact("reading-whole", says=says, clauses=self.clauses)


RULES = (
    "table", "deck", "deal", "auction", "trump", "exchange", "kitty", "meld", "board", "tricks", "scoring", "match",
)  # fmt: skip
"""The sections that decide how a hand is played; the rest is names and words."""


FORMS = ("four-handed", "three-handed", "progressive", "hoyle", "casual")
"""Variants of one club's rules that the catalogs know; any other is shown as the club wrote it."""


class Book(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True, eq=False):
    """A whole rulebook."""

    name: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9.\-]*$", max_length=60)]
    title: Annotated[str, Meta(min_length=1, max_length=120)]
    form: str = ""
    version: str = ""
    game: Literal["pinochle", "forty-two"]
    extends: str | None = None
    clauses: str = ""
    """The file of clauses this book goes by."""
    words: Words = Words()
    table: Table = Table()
    deck: Deck
    deal: Deal
    auction: Auction
    trump: Trump = Trump()
    exchange: Exchange = Exchange()
    kitty: Kitty = Kitty()
    meld: Meld = Meld()
    board: Board = Board()
    tricks: Tricks = Tricks()
    scoring: Scoring = Scoring()
    match: Game = Game()
    renege: Renege = Renege()
    claim: Claim = Claim()
    late: Late = Late()
    officials: Officials = Officials()
    rulings: Rulings = Rulings()
    tournament: Running = Running()
    cites: dict[str, str] = {}
    """For each code, the clause the house cites."""
    readings: dict[str, str | tuple[Reading, ...]] = {}
    """For anything that is ruled, other ways to read the paper, which an official may prefer. A club's own is a
    text."""
    clause: tuple[Clause, ...] = ()

    @cached_property
    def clause_table(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clause}

    @property
    def form_says(self) -> Message | None:
        """Which variant of a club's rules this is, if there are several."""
        parts = self.form.split(", ")
        if all(part in FORMS for part in parts):
            return fact("rules-forms", forms=tuple(fact("rules-form", form=part) for part in parts))
        return written(self.form) if self.form else None

    @property
    def called(self) -> Message:
        """The club, and which variant of its rules is played."""
        form = self.form_says
        return written(self.title) if form is None else fact("rules-called", title=self.title, form=form)

    @cached_property
    def voice(self) -> Voice:
        """The house's default voice; readers have their own, with their language and names."""
        return Voice(words=self.words.own)

    @cached_property
    def pack(self) -> Pack:
        if self.deck.pieces == "dominoes":
            return Pack.of_dominoes()
        return Pack.of_cards(self.deck.ranks, copies=self.deck.copies)

    @cached_property
    def points_in_play(self) -> int:
        """All points that can be taken in the tricks of one hand."""
        counted = sum(self.worth[piece] for piece in self.pack.pieces)
        return counted + self.tricks.last + self.tricks.each * self.deal.hand

    def reach(self, meld: int) -> int:
        """The most that a side with this much meld can score."""
        return meld + self.points_in_play

    def needed(self, bid: int) -> int:
        """What a bid needs in play, apart from meld; a bid of several marks needs everything."""
        return min(bid, self.points_in_play)

    def to_take(self, bid: int, meld: int) -> int:
        """What a side with this bid and this meld must take in play: what is missing, and at least what the house asks
        of every bidder, or for its meld to count."""
        if not self.has_meld:
            return self.needed(bid)
        with_meld = max(bid - meld, self.scoring.bidder_save)
        return max(min(with_meld, bid), self.scoring.bidder_take)

    def payable(self, gets: Sequence[str]) -> tuple[str, ...]:
        """The parts of a renege award, `bid` and `meld`, that exist in this game."""
        return tuple(part for part in gets if part != "meld" or self.has_meld)

    @cached_property
    def has_meld(self) -> bool:
        """Whether anything is worth laying down."""
        values = (value for name in MELDS if (value := getattr(self.meld, name)))
        return any(values)

    @cached_property
    def worth(self) -> dict[Piece, int]:
        """What each piece counts when taken in a trick."""
        counters = self.tricks.counters
        return {piece: counters.get(piece.text, 0) or counters.get(piece.text[0], 0) for piece in self.pack.faces}

    @cached_property
    def pinochle(self) -> tuple[Piece, ...]:
        """The two cards that make a pinochle here."""
        return parse_pieces(" ".join(self.meld.pinochle_cards))

    @property
    def is_riffled(self) -> bool:
        """Whether only one kind of shuffle counts, such as a riffle."""
        return self.words.riffle != Words().riffle or self.deal.counted == ("riffle",)

    @property
    def mixed(self) -> str:
        """How this house says that the pack was shuffled."""
        return self.words.riffle if self.is_riffled else "shuffled"

    @property
    def stack_from(self) -> int | None:
        """The lowest bid on which the stack may be chosen."""
        return (self.tricks.stack_from or self.tricks.closed_from) if self.tricks.stacks else None

    def cite(self, code: str) -> str | None:
        """The clause this house cites for `code`."""
        return self.cites.get(code)

    def by_paper(self, code: str) -> bool:
        """Whether the paper itself says what is cited for `code`, and not just this house where the paper is silent."""
        clause = self.clause_table.get(self.cites.get(code, ""))
        return clause is not None and not clause.silent

    def is_hinted(self, code: str) -> bool:
        """Whether the paper covers what is cited for `code`, but can be read differently."""
        clause = self.clause_table.get(self.cites.get(code, ""))
        return clause is not None and clause.hinted

    def other_readings(self, *keys: str) -> tuple[Message, ...]:
        """The other ways to read the paper, shown beside a ruling on any of these."""
        found: list[Message] = []
        for key in keys:
            said = self.readings.get(key, "")
            if isinstance(said, str):
                found += [written(said)] if said else []
            else:
                found += [one.message for one in said]
        return tuple(dict.fromkeys(found))

    @cached_property
    def reading_by_message(self) -> dict[Message, Reading]:
        """The reading behind the message that shows it."""
        several = [said for said in self.readings.values() if not isinstance(said, str)]
        return {one.message: one for said in several for one in said}

    @cached_property
    def fingerprint(self) -> str:
        """A fingerprint: equal for two tables exactly when they play by the same rules, however worded.

        Default settings are left out, so that a new setting does not change the fingerprints in older records.
        """
        rules = {name: getattr(self, name).spoken() for name in RULES}
        return hashlib.sha256(msgspec.json.encode(rules, order="deterministic")).hexdigest()[:16]
