"""The sections of a book on everything before the first lead: from the pack to the meld."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

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
    """The word for the hands that are added up together."""

    @property
    def own(self) -> dict[str, str]:
        """The words that differ from the usual ones."""
        usual = Words()
        return {key: word for key in self.__struct_fields__ if (word := getattr(self, key)) != getattr(usual, key)}


class Table(Section, frozen=True, kw_only=True):
    """The number of players and who plays with whom."""

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
    """Each way of dealing: the sizes of the packets that one player receives. Empty: any packets that make a hand."""
    only_dealer: bool = True
    opening_wash: bool = False
    """Whether everybody may wash and shuffle before the first deal of the first round."""
    all_present: bool = False
    riffles: Annotated[int, Meta(ge=0, le=20)] = 0
    counted: tuple[Literal["riffle", "wash", "machine"], ...] = ("riffle",)
    """The ways of mixing that count towards `riffles`."""
    machine_last: bool = False
    cut: Literal["required", "offered", "none"] = "none"
    cut_leaves: Positive = 1
    """The fewest pieces that stay below."""
    cut_lifts: Positive = 1
    """The fewest pieces that are lifted off."""
    reshuffle: bool = False
    """Whether everybody may ask for one more shuffle before anything is dealt."""
    first_dealer: Literal["left-of-scorekeeper", "scorekeeper", "high-piece"] = "scorekeeper"
    highest: Literal["pips", "high-end"] = "pips"
    """Which domino is the highest in a draw: the one with the most pips, or the one with the higher end."""
    count_hands: bool = False
    ready_signal: bool = False
    """The scorekeeper declares the hand ready before anyone bids."""
    layouts: tuple[str, ...] = ()
    """How dominoes may be set up, such as 4-3."""
    layout_kept: Literal["game", "hand"] = "game"
    """How long a player must keep the setup they started with."""
    sorted: bool = True
    weak_nines: NotNegative = 0
    """With this many nines and no meld, a player may call for a new deal; 0 for no such right."""

    @property
    def usual_packets(self) -> tuple[int, ...]:
        """The default packets: the house's first way, or one piece at a time. Where players draw, each takes a whole
        hand."""
        if self.method == "drawn":
            return (self.hand,)
        return self.packets[0] if self.packets else (1,) * self.hand


class Step(Section, frozen=True, kw_only=True):
    """Bids up to `to` (or without end) rise by `step`."""

    step: Positive
    to: Positive | None = None


class Auction(Section, frozen=True, kw_only=True):
    form: Literal["rounds", "once"] = "rounds"
    minimum: Positive
    dropped: Positive | None = None
    """The bid a dealer is given when nobody bids; by default the lowest bid."""
    ladder: Annotated[tuple[Step, ...], Meta(min_length=1)]
    opening: Positive | None = None
    """The first bid must be exactly this; like every limit here, 0 lifts it."""
    jump: Positive | None = None
    """The most rungs one bid may go up."""
    free_to: Positive | None = None
    """Bids above this go up one rung at a time."""
    maximum: Positive | None = None
    mark: Positive | None = None
    """What one mark is bid as; a lower bid is worth one mark."""
    pass_final: bool = True
    """Whether a player who passed is out; otherwise they may come back as long as somebody raises."""
    all_pass: Literal["dealer", "forced", "reshake"] = "dealer"
    """When all pass: the dealer is given the lowest bid, must make any bid, or the hand is dealt again."""
    reshake_by: Literal["next", "same"] = "next"
    """Who deals after everybody passed."""
    silenced_dealer: Literal["set", "takes"] = "takes"

    @property
    def dropped_at(self) -> int:
        """The bid a dealer is given when nobody bid."""
        return self.dropped or self.minimum


class Trump(Section, frozen=True, kw_only=True):
    choices: Annotated[tuple[str, ...], Meta(min_length=1)] = ("S", "H", "C", "D")
    marriage: bool = False
    """Whether the bidder must hold a marriage in it; without any marriage, the bidder is set."""
    laying: Literal["no", "unless-named", "governs"] = "no"
    """Whether the bidder's first marriage names trump: never, when none was named, or even against what was named."""
    confirmed: bool = False
    """Everybody confirms having heard it before the first lead."""
    shown: Literal["always", "first-trick", "first-lead"] = "always"
    """How long trump is told to those who ask: always, until the first trick is finished, or until the first lead."""


class Exchange(Section, frozen=True, kw_only=True):
    form: Literal["none", "blind", "sequence"] = "none"
    count: NotNegative = 0


class Kitty(Section, frozen=True, kw_only=True):
    """What the bidder does with the kitty, where there is one."""

    before_trump: bool = False
    """Whether the kitty must be turned before trump is named; otherwise the bidder may name it first, at their own
    risk."""
    declare_trumps: bool = True
    counts: bool = True
    """Whether what the bidder laid away counts for the bidder."""


class Meld(Section, frozen=True, kw_only=True):
    run: Values = ()
    royal: Values = ()
    run_extra: Values = ()
    """Marriages in trump beside a run; by default worth the same as without one."""
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
    """Whether a roundhouse has its price even if no trump was named; otherwise its parts are counted."""
    run_keeps_marriage: bool = False
    """The king and queen inside a run count as a marriage too."""
    compulsory: tuple[Literal["aces", "kings", "queens", "jacks"], ...] = ()
    compulsory_all: bool = True
    """Whether a player who holds such a set twice must lay it twice."""
    seen_by_all: bool = False
    lies_until: Literal["first-lead", "end"] = "first-lead"
    """How long meld, and a turned kitty, can be seen."""
    released: bool = False
    """Whether meld stays until the scorekeeper says that play may begin."""


MELDS = ("run", "royal", "marriage", "roundhouse", "aces", "kings", "queens", "jacks", "pinochle", "nine")


class Board(Section, frozen=True, kw_only=True):
    """What happens when the meld cannot carry the bid."""

    off_board: Literal["set", "play"] = "play"
    concede: Literal["never", "off-board", "anytime"] = "never"
    conceded_take: bool = True
    """Whether giving up gives all points in play to the others."""
    dropped_meld: NotNegative = 0
    """The least meld for a dealer who was dropped the bid; with less, the dealer is set without play."""
    bidder_meld: NotNegative = 0
    """The same for a bid somebody made."""
    hands_shown: Literal["always", "dropped", "never"] = "always"
    """When a side would be set for lack of meld, whether its hands are laid open and all the meld in them counts:
    always, only after a dropped bid, or never."""

    def floor(self, *, dropped: bool) -> int:
        """The meld without which the bidding side is set before play."""
        return self.dropped_meld if dropped else self.bidder_meld
