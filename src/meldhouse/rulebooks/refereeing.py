"""What a house does when something goes wrong, as data.

Every irregularity a book can cover has a name (a field of `Rulings`). The house answers it with remedies, which the
same code carries out in every house.
"""

from __future__ import annotations

from typing import Literal

from meldhouse.rulebooks.section import NotNegative, Positive, Section

Remedy = Literal[
    "void",  # the call does not count
    "first-stands",  # what was said first stands, and the change does not count
    "marriage-governs",  # the first marriage laid is trump, whatever was said
    "true-value",  # what was shown counts its true value
    "name-one",  # of several pieces, one is named and played
    "not-allowed",  # it is not shown, told or answered
    "ask-generally",  # the question should have been put otherwise
    "counts-as-pass",
    "silence-partner",  # for the rest of the auction
    "next-bid-only",  # at their next turn the offender may make the lowest legal bid, or pass
    "freeze",  # the offender must make exactly this bid in turn if still high enough, and otherwise pass
    "take-back",  # it is undone, and done correctly
    "give-back",  # a trick goes to those who won it; what was played since stands
    "no-meld",  # it counts nothing
    "face-up",  # the piece lies open and is played at the first legal chance
    "call-lead",  # either opponent may name the suit of the offender's partner's next lead
    "play-it",  # the piece must be played now, whatever follows from that
    "renege",  # it is a renege, and can be called as one
    "declare-renege",  # only an official can say that it is one
    "close-tricks",  # no piece of an earlier trick may be changed any more
    "high-end-trump",  # the high end of the piece that was led is trump
    "pull",  # each short hand pulls unseen pieces from a long one, at most `most` each
    "agree",  # the players may agree to move unseen pieces; if one does not, the hand is dealt again
    "redeal",  # by the same dealer
    "deal-left",  # the deal passes to the left
    "hand-void",  # whatever was scored, it is struck out and dealt again by the rightful dealer
    "play-on",
    "leftovers",  # at the end what is left over goes to the side that won the last full trick
    "penalty",  # `points`, from the player or the side
    "mark-to-others",  # `points` marks for the other side
    "right-lost",  # the player loses the right to ask for it
    "answered",
    "unanswered",  # the other side keeps silent; the declaring side may tell
    "warn",
    "log",
    "official",  # an official decides
    "partner-helps",  # partner may shuffle, cut and deal for the player
    "partner-shuffles",  # partner may shuffle and cut for the player
    "replaced",  # somebody else plays instead
    "disqualify",
    "no-refund",
    "fine",  # `cents`, from the club
]

READ_APART = (
    "charged-twice", "spoiled-own-bid", "pull-in-play", "totals-even", "renege-meld", "taken-own-side",
    "taken-partners", "redeal-in-play", "meld-early-bidders", "ruling_uncited", "hand-void-late", "appeal-final",
)  # fmt: skip
"""Topics of readings that are not an irregularity, a remedy or a cited code."""


class HouseRule(Section, frozen=True, kw_only=True):
    """The house's answer to one irregularity."""

    remedies: tuple[Remedy, ...] = ("official",)
    points: NotNegative = 0
    cents: NotNegative = 0
    account: Literal["player", "side"] = "player"
    """Who pays: the offender alone, or the whole side."""
    most: NotNegative = 0
    """The most pieces one hand may pull; beyond that the pieces are dealt again. 0: any number."""
    clause: str = ""
    beyond: str = ""
    """The clause for hands that would have to pull more."""


HERE_OFFICIAL = HouseRule()
HERE_STANDS = HouseRule(remedies=("play-on",))


class Rulings(Section, frozen=True, kw_only=True):
    """The house's answer to everything that can go wrong, except reneges and claims."""

    # shuffle, cut and packets, found when something has been dealt
    shuffle_short: HouseRule = HERE_STANDS
    """Shuffled too few times."""
    shuffle_by_other: HouseRule = HERE_STANDS
    """Shuffled by somebody other than the dealer."""
    shuffle_open: HouseRule = HERE_STANDS
    """Shuffled or cut face up."""
    shuffle_absent: HouseRule = HERE_STANDS
    """Shuffled while somebody was not at the table."""
    machine_skipped: HouseRule = HERE_STANDS
    """The last shuffle was not by the machine."""
    reshuffle_asked: HouseRule = HouseRule(remedies=("not-allowed",))
    """Somebody asked for one more shuffle."""
    cut_missing: HouseRule = HERE_STANDS
    """Not cut, or the cut not offered."""
    cut_wrong: HouseRule = HERE_STANDS
    """Cut too deep, twice, or by the wrong player."""
    packet_wrong: HouseRule = HERE_STANDS
    """Dealt in packets of a size not used here."""
    # the deal
    deal_exposed: HouseRule = HERE_OFFICIAL
    """A piece was turned up in dealing."""
    count_unseen: HouseRule = HERE_OFFICIAL
    """Wrong numbers of pieces, found before the players concerned have looked."""
    count_seen: HouseRule = HERE_OFFICIAL
    """Found after they looked, before the first lead."""
    count_play: HouseRule = HERE_OFFICIAL
    """Found while the tricks are played."""
    count_first: HouseRule = HouseRule(remedies=())
    """Found in the first trick; by default like any found while the tricks are played."""
    count_end: HouseRule = HERE_OFFICIAL
    """Found at the end of the hand."""
    misdeal_again: HouseRule = HERE_OFFICIAL
    """The same dealer has misdealt a second time."""
    wrong_dealer: HouseRule = HERE_OFFICIAL
    redeal_asked: HouseRule = HERE_OFFICIAL
    """Partner was asked whether to throw in a weak hand."""
    redeal_called: HouseRule = HouseRule(remedies=())
    """A new deal was called for without the right; by default like asking partner for one."""
    draw_early: HouseRule = HERE_OFFICIAL
    """The player who draws last drew before the others."""
    # the auction
    bid_early: HouseRule = HERE_OFFICIAL
    """A bid out of turn."""
    bid_wrong: HouseRule = HERE_OFFICIAL
    """A bid that is too low, or not on the ladder."""
    bid_changed: HouseRule = HERE_OFFICIAL
    """A bid that its maker wants to change."""
    bid_unready: HouseRule = HERE_OFFICIAL
    """A bid before the hand is ready."""
    bid_blind: HouseRule = HouseRule(remedies=())
    """A bid by a player who has not looked at their pieces; by default like any before the hand is ready."""
    bid_passed: HouseRule = HouseRule(remedies=())
    """A bid by a player who has passed; by default like a bid out of turn."""
    pass_early: HouseRule = HERE_OFFICIAL
    bid_talk: HouseRule = HERE_OFFICIAL
    """A bid with more words than its number."""
    # trump, exchange, kitty, meld
    trump_misspoken: HouseRule = HERE_OFFICIAL
    contract_wrong: HouseRule = HERE_OFFICIAL
    """Something was named as trump that is not played here."""
    trump_unnamed: HouseRule = HERE_OFFICIAL
    """The first lead was made before trump was named."""
    pass_count: HouseRule = HERE_OFFICIAL
    """The wrong number of pieces was passed."""
    pass_peeked: HouseRule = HERE_OFFICIAL
    """A player looked at the pieces passed to them before passing."""
    kitty_peeked: HouseRule = HERE_OFFICIAL
    discard_count: HouseRule = HERE_OFFICIAL
    discard_forgotten: HouseRule = HERE_OFFICIAL
    discard_declared: HouseRule = HERE_OFFICIAL
    """The number of trumps laid away was not announced, or wrong."""
    meld_early: HouseRule = HERE_OFFICIAL
    meld_late: HouseRule = HERE_OFFICIAL
    meld_owed_late: HouseRule = HouseRule(remedies=())
    """Compulsory meld was laid after the first lead; by default like any other meld."""
    meld_aces: HouseRule = HouseRule(remedies=())
    """Aces were laid as meld although they cannot be declared."""
    aces_exposed: HouseRule = HouseRule(remedies=())
    """Aces that cannot be declared were dropped or shown before the first lead; by default like any other piece."""
    meld_trump: HouseRule = HERE_OFFICIAL
    """The bidder laid meld without the marriage that declares trump."""
    meld_stray: HouseRule = HERE_OFFICIAL
    """Pieces laid as meld that are not meld."""
    meld_value: HouseRule = HERE_OFFICIAL
    """Shown meld was announced as more or less than it is worth."""
    # play
    lead_unready: HouseRule = HERE_OFFICIAL
    """A lead before the table was ready."""
    lead_early: HouseRule = HERE_OFFICIAL
    """A lead out of turn."""
    play_early: HouseRule = HERE_OFFICIAL
    """A piece played out of turn to a trick."""
    played_to: HouseRule = HERE_OFFICIAL
    """Others have played to a lead out of turn."""
    piece_dropped: HouseRule = HERE_OFFICIAL
    piece_shown: HouseRule = HERE_OFFICIAL
    """Part of a hand shown on purpose."""
    piece_touched: HouseRule = HERE_OFFICIAL
    two_pieces: HouseRule = HERE_OFFICIAL
    """Two pieces played at once."""
    open_kept: HouseRule = HERE_OFFICIAL
    """Another piece was played although an open one had to be."""
    touched_kept: HouseRule = HouseRule(remedies=("take-back",))
    """Another piece was played than the one that was touched."""
    five_up: HouseRule = HERE_OFFICIAL
    """A piece was played before the trick was turned down."""
    trick_taken: HouseRule = HERE_OFFICIAL
    """A trick taken by a side that did not win it; nothing was led yet."""
    trick_taken_led: HouseRule = HERE_OFFICIAL
    """The same, and a piece was led to the next."""
    trick_taken_late: HouseRule = HERE_OFFICIAL
    """The same, called when the next trick was complete."""
    old_trick: HouseRule = HERE_OFFICIAL
    """A player looked at tricks that may not be seen again."""
    rearranged: HouseRule = HERE_OFFICIAL
    trump_asked: HouseRule = HERE_OFFICIAL
    """A player asked what trump is, while that may be asked."""
    trump_asked_late: HouseRule = HERE_OFFICIAL
    """A player asked when trump must be remembered."""
    review_talk: HouseRule = HouseRule(remedies=())
    """Talk while a trick is looked at again; by default like any other talk."""
    suit_asked: HouseRule = HERE_OFFICIAL
    """A player asked whether a certain suit is trump."""
    who_played_asked: HouseRule = HERE_OFFICIAL
    bid_asked: HouseRule = HERE_OFFICIAL
    """A player asked who bid, what the bid was, or who dealt."""
    # people
    wrong_table: HouseRule = HERE_OFFICIAL
    machine_refused: HouseRule = HERE_OFFICIAL
    machine_missing: HouseRule = HERE_OFFICIAL
    """The club has no shuffling machine."""
    decision_refused: HouseRule = HERE_OFFICIAL
    """A player will not go on after a final decision."""
    direction_ignored: HouseRule = HERE_OFFICIAL
    assistance: HouseRule = HERE_OFFICIAL
    """A player cannot handle the pieces without help."""
    conduct: HouseRule = HERE_OFFICIAL
    """Talk, signals, delay: anything that the house asks players not to do."""
    onlooker: HouseRule = HERE_OFFICIAL


class Renege(Section, frozen=True, kw_only=True):
    """What counts as a renege, who may call it, how long it may be corrected, and what it costs."""

    kinds: tuple[Literal["follow", "beat", "trump", "aces", "totals"], ...] = ("follow", "beat", "trump")
    """The duties whose breach is punished. `aces`: compulsory meld kept back. `totals`: at the end the bidding side has
    more or fewer pieces than the others."""
    turns_from: Literal["bid", "play"] = "bid"
    """From when a lead by the wrong player is out of turn, renege or not: from the end of the bidding, or from when the
    first lead may be made. Before that it is only early, as the leader's own would be."""
    correct: Literal["never", "own-seen", "next-piece", "next-legal", "next-trick"] = "next-piece"
    """How long the offender may correct it: never; their own piece after asking to see the trick; until the next piece,
    or the next legal piece, is played; until the end of the next trick, with later plays taken back."""
    seconds: NotNegative = 0
    """How long after its last piece a finished trick may be corrected; 0 for no limit."""
    withdrawn: Literal["face-up", "back"] = "back"
    """Where a replaced piece goes."""
    callers: Literal["opponents", "players"] = "opponents"
    """Who may call one: the other side, or everybody at the table."""
    formula: str = ""
    """Words that the call must contain; none: any will do."""
    deadline: Literal["scored", "next-deal"] = "scored"
    """How long it may be called: until the hand's score is written down, or until the next hand is dealt."""
    cost: Literal["hand", "take"] = "hand"
    """Whether a proven renege ends the hand, or the hand is played out and the offenders' take counts for nothing."""
    others_get: tuple[Literal["bid", "meld"], ...] = ("bid", "meld")
    """When the bidding side has reneged."""
    bidders_get: tuple[Literal["bid", "meld"], ...] = ("bid", "meld")
    """When the others have reneged."""
    fee_cents: NotNegative = 0
    """What the player who reneged pays."""
    floored: bool = False
    """Whether meld awarded for a renege must be large enough."""
    exact: bool = True
    """Whether a call proves only the offense it names; otherwise, any renege of that player in that trick."""
    unproven: Literal["caller", "play-on", "report"] = "caller"
    """Whether an unproven call counts as a renege by the caller, or changes nothing; then an official may be told."""
    spoils_all: bool = False
    """An unproven call by a side without a trick, against one that has them all, gives that side all points and the
    bonus for them."""
    spoiler_fine: NotNegative = 0
    """What such a caller loses."""


class Claim(Section, frozen=True, kw_only=True):
    """Claiming the rest."""

    by: Literal["nobody", "anyone", "bidder"] = "nobody"
    test: Literal["every-trick", "any-card", "bid"] = "every-trick"
    """What must be impossible for a claim to stand: losing a trick; a shown card being beaten; the bid being set."""
    own: Literal["best", "worst"] = "best"
    """How the claimant is assumed to play if they do not say."""
    unchallenged: Literal["stands", "checked"] = "stands"
    failed: Literal["rest", "hand"] = "rest"
    """After a failed claim, the other side gets everything left, or the hand."""


class Late(Section, frozen=True, kw_only=True):
    """Players who are not at their table when play starts."""

    grace: NotNegative = 0
    """Minutes without penalty."""
    each: NotNegative = 0
    """Points for every minute after them."""
    most: NotNegative = 0
    replaced: NotNegative = 0
    """From this minute on somebody else plays the round, which then counts for nothing to the player; 0 for never."""
    rounding: Literal["completed", "begun"] = "completed"


DIRECTOR = "tournament-director".replace("-", " ")
"""The default post, as written in a file; the catalogs have it by its code."""


class Officials(Section, frozen=True, kw_only=True):
    """Who decides, and who decides on appeal."""

    chain: tuple[str, ...] = (DIRECTOR,)
    """Each may be asked only when those before have ruled, or are absent."""
    also: tuple[str, ...] = ()
    """Other posts whose holders may stand in for the first."""
    agree: Positive = 1
    """This many in agreement are final."""
    cited: bool = False
    """Whether a ruling must cite a clause."""
    plays: bool = False
    """Whether officials may rule at their own table."""
    at_once: tuple[str, ...] = ()
    """Irregularities, or a renege, that go straight to an official instead of being settled at the table."""
    scoring_table: bool = False
    """Whether only the official scoring table (the scorekeepers of all tables and the director) corrects a sheet that
    is signed and turned in. Referees rule; the scoring table writes."""
    eases: tuple[str, ...] = ()
    """The clauses that may be eased for a player with a handicap, if the paper allows easing at all; empty: any that
    players must follow."""
    repeat: Positive = 2
    """From this many logged violations on, a player is shown as a repeat offender."""
