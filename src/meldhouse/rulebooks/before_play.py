"""The sections of a book that are over when the first piece is led: from the pack to the meld."""

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
    """What the hands that are added up together are called."""

    @property
    def own(self) -> dict[str, str]:
        """Those that are not the usual ones."""
        usual = Words()
        return {key: word for key in self.__struct_fields__ if (word := getattr(self, key)) != getattr(usual, key)}


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
    """Each way of dealing: the sizes of the packets that one player receives. None: any packets that make a hand."""
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

    @property
    def usual_packets(self) -> tuple[int, ...]:
        """How it is dealt where nobody says how: the first way of the house, or a piece at a time. Whoever draws takes
        his whole hand."""
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
