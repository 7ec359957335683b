"""What a rulebook says: one typed, frozen, keyword-only form that every house fills in.

Code asks what the book *says* (``book.tricks.beat``), never which book it is.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from meldhouse.pieces import Pack, Piece, parse_pieces
from meldhouse.rulebooks.refereeing import Claim, Late, Officials, Renege, Rulings
from meldhouse.rulebooks.section import CardText, NotNegative, Positive, Section, Values


class Words(Section, frozen=True, kw_only=True):
    """The house's own words, used in everything a player reads."""

    piece: str = "card"
    pieces: str = "cards"
    trick: str = "trick"
    riffle: str = "riffled"
    ruff: str = "trump"
    dealer: str = "dealer"
    deal: str = "deal"
    roundhouse: str = "roundhouse"
    round: str = "round"
    """What the hands that are added up together are called."""


class Table(Section, frozen=True, kw_only=True):
    """Who sits down."""

    seats: Literal[3, 4] = 4
    partners: bool = True
    accounts: Literal["side", "player"] = "side"
    """Whether the running score belongs to the side or to each player."""


class Deck(Section, frozen=True, kw_only=True):
    """The pack. `ranks` goes from the highest to the lowest."""

    pieces: Literal["cards", "dominoes"] = "cards"
    ranks: Annotated[str, Meta(pattern="^[ATKQJ9]*$")] = ""
    copies: Annotated[int, Meta(ge=1, le=8)] = 1


class Deal(Section, frozen=True, kw_only=True):
    """From the shuffle until the hands are counted."""

    hand: Positive
    kitty: NotNegative = 0
    method: Literal["dealt", "drawn"] = "dealt"
    packets: tuple[tuple[Positive, ...], ...] = ()
    """Each way of dealing: the sizes of the packets that one player receives."""
    only_dealer: bool = True
    opening_wash: bool = False
    """Before the first deal of the first round everybody may wash and shuffle."""
    all_present: bool = False
    riffles: Annotated[int, Meta(ge=0, le=20)] = 0
    counted: tuple[Literal["riffle", "wash", "machine"], ...] = ("riffle",)
    """The ways of mixing that count towards `riffles`."""
    machine_last: bool = False
    cut: Literal["required", "offered", "none"] = "none"
    cut_leaves: Positive = 1
    """The least that stays below."""
    cut_lifts: Positive = 1
    """The least that is lifted off."""
    reshuffle: bool = False
    """Everybody has the right to one more shuffle, as long as nothing has been dealt."""
    first_dealer: Literal["left-of-scorekeeper", "scorekeeper", "high-piece"] = "scorekeeper"
    highest: Literal["pips", "high-end"] = "pips"
    """Which domino is the highest in a draw: the one with the most pips, or the one with the higher end."""
    count_hands: bool = False
    ready_signal: bool = False
    """The scorekeeper declares the hand ready before anyone bids."""
    layouts: tuple[str, ...] = ()
    """How dominoes may be set up, and kept: such as 4-3."""
    layout_kept: Literal["game", "hand"] = "game"
    """How long a player keeps to the way he first set up."""
    sorted: bool = True
    weak_nines: NotNegative = 0
    """So many nines and no meld let the holder call for a new deal; 0 for no such right."""


class Step(Section, frozen=True, kw_only=True):
    """Bids up to `to` (or without end) rise by `step`."""

    step: Positive
    to: Positive | None = None


class Auction(Section, frozen=True, kw_only=True):
    form: Literal["rounds", "once"] = "rounds"
    minimum: Positive
    dropped: Positive | None = None
    """What a dealer is given the bid at when nobody bids; the lowest bid where nothing is said."""
    ladder: Annotated[tuple[Step, ...], Meta(min_length=1)]
    opening: Positive | None = None
    """The first bid must be exactly this; like every limit here, 0 lifts it."""
    jump: Positive | None = None
    """The most rungs one bid may climb."""
    free_to: Positive | None = None
    """Bids above this climb one rung at a time."""
    maximum: Positive | None = None
    mark: Positive | None = None
    """What one mark is bid as; a lower bid is worth one mark."""
    pass_final: bool = True
    """Whoever has passed may not come back; otherwise he may as long as somebody raises."""
    all_pass: Literal["dealer", "forced", "reshake"] = "dealer"
    """The dealer is given the lowest bid, must bid what he likes, or the hand is dealt again."""
    reshake_by: Literal["next", "same"] = "next"
    """Who deals when everybody has passed."""
    silenced_dealer: Literal["set", "takes"] = "takes"

    @property
    def dropped_at(self) -> int:
        """What a dealer has the bid at when nobody bid."""
        return self.dropped or self.minimum


class Trump(Section, frozen=True, kw_only=True):
    choices: Annotated[tuple[str, ...], Meta(min_length=1)] = ("S", "H", "C", "D")
    marriage: bool = False
    """The bidder must hold a marriage in it; without any marriage he is set."""
    laying: Literal["no", "unless-named", "governs"] = "no"
    """Whether the first marriage the bidder lays names it: never, when nothing was said, or against what was said."""
    confirmed: bool = False
    """Everybody confirms having heard it before the first lead."""
    shown: Literal["always", "first-trick", "first-lead"] = "always"
    """How long trump is told to whoever asks: always, until the first trick is finished, or until the first lead."""


class Exchange(Section, frozen=True, kw_only=True):
    form: Literal["none", "blind", "sequence"] = "none"
    count: NotNegative = 0


class Kitty(Section, frozen=True, kw_only=True):
    """What the bidder does with the kitty, where there is one."""

    before_trump: bool = False
    """The kitty must be turned before trump is named; otherwise the bidder may name it first, at his own risk."""
    declare_trumps: bool = True
    counts: bool = True
    """What the bidder laid away counts for him."""


class Meld(Section, frozen=True, kw_only=True):
    run: Values = ()
    royal: Values = ()
    run_extra: Values = ()
    """Marriages in trump beside a run; worth what they are without one where nothing is said."""
    marriage: Values = ()
    roundhouse: Values = ()
    aces: Values = ()
    kings: Values = ()
    queens: Values = ()
    jacks: Values = ()
    pinochle: Values = ()
    nine: NotNegative = 0
    pinochle_cards: Annotated[tuple[CardText, ...], Meta(min_length=2, max_length=2)] = ("QS", "JD")
    natural_roundhouse: bool = False
    """A roundhouse has its price even where no trump was named; otherwise it is counted by its parts there."""
    run_keeps_marriage: bool = False
    """The king and queen inside a run count as a marriage too."""
    compulsory: tuple[Literal["aces", "kings", "queens", "jacks"], ...] = ()
    compulsory_all: bool = True
    """Whoever holds such a set twice must lay it twice."""
    seen_by_all: bool = False
    lies_until: Literal["first-lead", "end"] = "first-lead"
    """How long meld, and a kitty that was turned, can be looked at."""
    released: bool = False
    """Meld lies until the scorekeeper says that play may begin."""


MELDS = ("run", "royal", "marriage", "roundhouse", "aces", "kings", "queens", "jacks", "pinochle", "nine")


class Board(Section, frozen=True, kw_only=True):
    """What happens when the meld cannot carry the bid."""

    off_board: Literal["set", "play"] = "play"
    concede: Literal["never", "off-board", "anytime"] = "never"
    conceded_take: bool = True
    """Whoever gives up gives all points in play to the others."""
    dropped_meld: NotNegative = 0
    """A dealer who was dropped needs so much meld, or is set without play."""
    bidder_meld: NotNegative = 0
    """The same for a bid that was really made."""
    hands_shown: Literal["always", "dropped", "never"] = "always"
    """When a side is about to be set for want of meld, its hands are laid open and all the meld in them counts: always,
    only after a dropped bid, or never."""

    def floor(self, *, dropped: bool) -> int:
        """The meld without which the bidding side is set before play."""
        return self.dropped_meld if dropped else self.bidder_meld


class Tricks(Section, frozen=True, kw_only=True):
    """The duties of play and what tricks are worth."""

    first_lead: Literal["bidder", "left-of-dealer"] = "bidder"
    beat: Literal["always", "trump-led", "never"] = "never"
    identical: Literal["first", "last"] = "first"
    """Which of two identical pieces wins."""
    ruff: bool = False
    overruff: bool = False
    underruff: bool = True
    """Whoever cannot over-trump must still trump."""
    head_ruffed: bool = False
    """The duty to beat in the suit led lives on after the trick was trumped."""
    counters: dict[str, Positive] = msgspec.field(default_factory=dict)
    last: NotNegative = 0
    each: NotNegative = 0
    lead_signal: bool = False
    gather: bool = True
    review: Literal["never", "last-trick", "all"] = "last-trick"
    player_shown: Literal["always", "on-table"] = "always"
    """How long one sees who played a piece: whenever its trick may be seen, or only while that lies on the table."""
    stacks: dict[Literal["single", "double"], NotNegative] = msgspec.field(default_factory=dict)
    """The stacks a bidder may choose, and how many finished tricks each lets one see where nobody may look."""
    stack_from: Positive | None = None
    """The lowest bid on which he chooses; where nothing is said, the one from which played pieces are closed."""
    closed_from: Positive | None = None
    """From this bid on, played pieces may not be looked at again but for what the stack shows."""
    stop_when_decided: bool = False


Unplayed = Literal["no-marriage", "no-marriage-dropped", "no-board", "board-set", "silenced", "conceded"]
"""How a hand can be decided without play."""


class Scoring(Section, frozen=True, kw_only=True):
    style: Literal["points", "marks"] = "points"
    bidder_take: NotNegative = 0
    """The bidding side must take so much in play."""
    bidder_trick: bool = False
    """The bidding side needs a trick to keep its meld."""
    bidder_save: NotNegative = 0
    """The bidding side must take so much in play to keep its meld."""
    save_take: NotNegative = 0
    save_trick: Literal["none", "any", "counter"] = "none"
    save_meld: NotNegative = 0
    save_needs: Literal["both", "meld", "saved"] = "both"
    """In a hand that was played the others' meld counts if it is large enough and was saved, or if either is so."""
    save_in: Literal["all", "made", "set"] = "all"
    """The hands in which the others must save their meld."""
    floorless: tuple[Unplayed, ...] = ()
    """Hands without play in which the others' meld counts however small it is."""
    meldless: tuple[Unplayed, ...] = ()
    """Hands without play in which the others' meld does not count at all."""
    unsaved_take: Literal["kept", "lost"] = "kept"
    set_bidder: Literal["zero", "minus-bid"] = "zero"
    set_take: bool = True
    """The other side keeps what it took when the bidders are set."""
    set_award: bool = True
    """The other side receives the bid when the bidders are set."""
    all_points_bonus: NotNegative = 0
    all_points_by: Literal["points", "tricks"] = "points"
    all_points_defence: bool = True
    """The other side can win the bonus too."""
    all_points_floor: bool = False
    """The meld of others who win the bonus must still be large enough."""
    skunk_bonus: NotNegative = 0
    skunk_penalties: bool = False
    """Penalties count when it is asked whether a side is scoreless."""
    fee_cents: NotNegative = 0
    fee_from: Literal["bidder", "side"] = "bidder"
    """Who pays the fee for a set."""


class Game(Section, frozen=True, kw_only=True):
    """When a game is over."""

    until: Literal["hands", "points", "marks"] = "hands"
    hands: Positive = 4
    target: Positive = 1
    bidder_first: bool = False
    """The bidders are counted first and win if they arrive; otherwise the higher score wins, and equals play on."""
    best_of: Positive = 1
    losers_deal: bool = False
    trump_recorded: bool = False
    """The scorekeeper writes trump down, so a slip must say it."""
    sheet: Literal["open", "signed", "agreed"] = "open"
    """Figures are closed never, when both sides have signed the sheet, or as soon as both have agreed to a hand."""


Moment = Literal[
    # what players are reminded of: before the bidding, in it, up to the first lead, in play, in a look at a trick …
    "shuffle", "bidding", "meld", "play", "review", "between", "always",
    # … and what an official goes by
    "dispute", "settle", "ruling", "before-final", "appeal", "agreed", "final", "split", "bound", "gap", "question",
    "violation", "repeat", "unlisted", "expulsion", "allowance", "sheet", "sheet-change", "sheet-told", "page",
]  # fmt: skip


class Clause(Section, frozen=True, kw_only=True):
    """One rule of the house, in our words."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9.\-]*$")]
    kind: Literal[
        "deck", "deal", "auction", "pass", "kitty", "meld", "play", "scoring",
        "renege", "claim", "irregularity", "penalty", "conduct", "officials", "tournament",
    ]  # fmt: skip
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    cover: Literal["enforced", "ruled", "shown", "not-applicable", "not-yet"] = "shown"
    when: tuple[Moment, ...] = ()
    """The moments at which it is shown, or at which an official goes by it; conduct without any is shown always."""
    reading: str = ""


RULES = (
    "table", "deck", "deal", "auction", "trump", "exchange", "kitty", "meld", "board", "tricks", "scoring", "match",
)  # fmt: skip
"""The sections that decide how a hand goes; the rest is names and words."""


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
    cites: dict[str, str] = {}
    """For each thing the house may have to say, the clause it goes by."""
    clause: tuple[Clause, ...] = ()

    @cached_property
    def clause_table(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clause}

    @cached_property
    def pack(self) -> Pack:
        if self.deck.pieces == "dominoes":
            return Pack.of_dominoes()
        return Pack.of_cards(self.deck.ranks, copies=self.deck.copies)

    @cached_property
    def points_in_play(self) -> int:
        """All that can be taken in the tricks of one hand."""
        counted = sum(self.worth[piece] for piece in self.pack.pieces)
        return counted + self.tricks.last + self.tricks.each * self.deal.hand

    def reach(self, meld: int) -> int:
        """The most that a side with so much meld can come to."""
        return meld + self.points_in_play

    def needed(self, bid: int) -> int:
        """What a bid asks for in play, meld left aside; a bid of several marks asks for everything."""
        return min(bid, self.points_in_play)

    @cached_property
    def has_meld(self) -> bool:
        """Whether anything is worth laying down."""
        values = (value for name in MELDS if (value := getattr(self.meld, name)))
        return any(values)

    @cached_property
    def worth(self) -> dict[Piece, int]:
        """What each piece counts when it is taken in a trick."""
        counters = self.tricks.counters
        return {piece: counters.get(piece.text, 0) or counters.get(piece.text[0], 0) for piece in self.pack.faces}

    @cached_property
    def pinochle(self) -> tuple[Piece, ...]:
        """The two cards that make a pinochle here."""
        return parse_pieces(" ".join(self.meld.pinochle_cards))

    @property
    def mixed(self) -> str:
        """How one says here that the pack was shuffled: riffled only where nothing else counts."""
        own = self.words.riffle != Words().riffle or self.deal.counted == ("riffle",)
        return self.words.riffle if own else "shuffled"

    @property
    def stack_from(self) -> int | None:
        """The lowest bid on which the stack is chosen."""
        return (self.tricks.stack_from or self.tricks.closed_from) if self.tricks.stacks else None

    def cite(self, code: str) -> str | None:
        """The clause that stands behind `code` in this house."""
        return self.cites.get(code)

    @cached_property
    def fingerprint(self) -> str:
        """Equal for two tables exactly when they play by the same rules, however these are worded.

        Settings at their default stay out of it, so a setting that is new leaves older records as they are.
        """
        rules = {name: getattr(self, name).spoken() for name in RULES}
        return hashlib.sha256(msgspec.json.encode(rules, order="deterministic")).hexdigest()[:16]
