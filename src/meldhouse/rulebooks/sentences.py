"""Every sentence a player can be refused with, in one place. The clause is added behind it."""

from __future__ import annotations

from meldhouse.pieces import PIP_NAMES, PIP_PLURALS, SUIT_NAMES


def some_suit(suit: str, *, many: bool = False) -> str:
    """A suit as one says it.

    >>> some_suit("C"), some_suit("C", many=True), some_suit("4"), some_suit("doubles", many=True)
    ('a club', 'clubs', 'a four', 'doubles')
    """
    if suit in SUIT_NAMES:
        return SUIT_NAMES[suit] if many else f"a {SUIT_NAMES[suit].removesuffix('s')}"
    if suit.isdigit():
        return PIP_PLURALS[int(suit)] if many else f"a {PIP_NAMES[int(suit)]}"
    return suit if many else f"a {suit.removesuffix('s')}"


SENTENCES: dict[str, str] = {
    "wrong-moment": "That cannot be done now: {now}.",
    "no-seat": "Nobody sits at “{seat}”; the seats are {seats}.",
    "not-held": "You do not hold {names}.",
    # shuffle, cut, deal
    "someone-away": "Everybody must be at the table for the shuffle; {who} is away.",
    "face-up": "The {words.pieces} are shuffled and cut face down.",
    "only-dealer": "Only the {words.dealer}, {who}, handles the {words.pieces}.",
    "wash-late": "Everybody may shuffle before the very first {words.deal}; later only the {words.dealer}, {who}.",
    "shuffle-late": "The pack is cut and is dealt as it lies.",
    "few-riffles": "The {words.pieces} must be {words.riffle} at least {least} time{s} first; so far: {done}.",
    "machine-last": "The machine shuffles last; use it once more before the cut.",
    "reshuffle-never": "This house gives no right to ask for another shuffle.",
    "reshuffle-late": "Another shuffle may be asked for only until the {words.deal} begins.",
    "cut-none": "The {words.pieces} are not cut in this house.",
    "cut-seat": "The cut belongs to the player on the {words.dealer}'s right, {who}.",
    "cut-once": "There is only one cut, and it is done.",
    "cut-deep": "A cut leaves from {least} to {most} {words.pieces} below, not {leaving}.",
    "cut-required": "The cut may not be declined.",
    "cut-needed": "The {words.pieces} must be cut first, by {who}.",
    "cut-offer": "The cut must be offered to {who} first.",
    "wrong-dealer": "It is {who}'s turn to deal.",
    "first-dealer": "The first {words.deal} belongs to {who}.",
    "packet-size": "Each player is dealt packets of these sizes: {ways}.",
    "drawn-already": "You have drawn your {words.pieces}.",
    "draw-last": "The {words.dealer} draws last; the others draw first, in any order.",
    # before the bidding
    "count-wrong": "You said {said}, but you hold {held}.",
    "count-off": "You hold {held} {words.pieces} instead of {hand}; that must be put right before anyone bids.",
    "count-first": "Nobody bids until everyone has counted {hand} {words.pieces}.",
    "ready-scorekeeper": "Only the scorekeeper, {who}, declares the hand ready.",
    "not-ready": "The bidding opens when the scorekeeper, {who}, declares the hand ready.",
    "layout-wait": "The bidding waits until everybody has stood his {words.pieces} up; still to come: {who}.",
    "blind-bid": "Stand your {words.pieces} up in {layouts} before you bid.",
    "layout": "The {words.pieces} are set up in {layouts}, not “{layout}”.",
    "layout-kept": "You set up in {kept} before and must keep to it until the game is over.",
    "layout-late": "Once the bidding has begun the {words.pieces} stay where they stand.",
    "layout-tiles": "Set up exactly the {count} {words.pieces} you drew.",
    "redeal-never": "This house gives no right to throw a hand in.",
    "redeal-late": "A hand may be thrown in only before anyone has bid or passed.",
    "redeal-nines": "It takes {least} nines and no meld to throw a hand in; your nines: {nines}.",
    "redeal-meld": "You hold meld ({meld}); only {least} nines without any meld may be thrown in.",
    # auction
    "bid-turn": "It is {who}'s turn to speak.",
    "first-bid": "The player left of the {words.dealer}, {who}, speaks first.",
    "pass-final": "You have passed, and a pass is final.",
    "bid-once": "Everybody speaks only once, and you have.",
    "bid-dropped": "Nobody bid, so the bid is yours at {amount}; no more, no less, and it cannot be refused.",
    "bid-silenced": "You have been silenced and may not bid again in this hand.",
    "bid-frozen": "Your early bid is frozen: you may bid {amount} and nothing else.",
    "frozen-passed": "The bidding has reached your early bid of {amount}, so you must pass.",
    "must-bid": "Everybody else has passed, so you must bid.",
    "restrict-late": "{who} has spoken already.",
    "must-bid-frozen": "You must still make the bid you made too early: {amount}.",
    "bid-next-only": "You may bid {amount} now, no more, or pass.",
    "bid-minimum": "{amount} is too low: the lowest bid is {minimum}.",
    "bid-higher": "{amount} is not enough: the bid stands at {standing}.",
    "bid-maximum": "There is no bid above {maximum}.",
    "bid-step": "There is no bid of {amount}; the nearest is {near}.",
    "bid-step-1": "There is no bid of {amount}; the nearest is {near}.",
    "bid-step-2": "There is no bid of {amount}; the nearest is {near}.",
    "bid-step-3": "There is no bid of {amount}; the nearest is {near}.",
    "bid-opening": "The first bid is exactly {opening}.",
    "bid-jump": "A bid climbs at most {units} steps: you may bid {allowed}.",
    "bid-marks": "Nobody may go past {free} at once; after that bids rise by one mark.",
    # trump, kitty, exchange
    "trump-fixed": "Trump has been named, and it stays.",
    "trump-bidder": "Only the bidder, {who}, names trump.",
    "trump-choice": "“{trump}” cannot be played here; choose from {choices}.",
    "trump-marriage": "You need a king and a queen of {suit} to make it trump.",
    "trump-spoken": "Trump is named by saying it, not by laying a marriage.",
    "kitty-early": "Nobody turns the kitty while the bidding is on.",
    "kitty-first": "Turn the kitty before you name trump.",
    "kitty-open": "The kitty is turned already.",
    "kitty-none": "There is no kitty at this table.",
    "kitty-bidder": "Only the bidder, {who}, turns the kitty.",
    "discard-early": "The kitty is turned and trump is named before {words.pieces} are laid away.",
    "discard-bidder": "Only the bidder, {who}, lays {words.pieces} away.",
    "discard-count": "Lay away exactly {count} {words.pieces}, not {given}.",
    "discard-declare": "Say how many trumps you lay away: it is {true}, not {said}.",
    "discard-first": "The bidder must lay {count} {words.pieces} away before the first lead.",
    "pass-none": "No {words.pieces} are passed at this table.",
    "pass-moment": "{words.pieces} are passed after trump is named.",
    "pass-side": "Only the bidder and his partner exchange {words.pieces}.",
    "pass-twice": "You have passed your {words.pieces}.",
    "pass-order": "{who} passes first.",
    "pass-count": "Pass exactly {count} {words.pieces}, not {given}.",
    # meld
    "meld-none": "There is no meld in this game.",
    "meld-early": "No meld is laid before trump is named.",
    "meld-exchange": "No meld is laid until the {words.pieces} have been passed both ways.",
    "meld-discard": "No meld is laid until the bidder has laid {words.pieces} away.",
    "meld-late": "No meld counts once the first {words.piece} has been played.",
    "meld-held": "Meld comes from your own hand, and you do not hold {names}.",
    "meld-same": "That meld lies on the table already.",
    "meld-trump": "Trump is declared by its marriage: lay the king and the queen of {suit}.",
    "meld-back": "What lies on the table as meld stays there; you may only add to it.",
    "meld-stray": "Lay only what is meld; {names} would be shown for nothing.",
    "meld-stray-aces": "These aces cannot be declared: {names}.",
    "meld-compulsory": "You hold {kind} around and must lay them, all you have.",
    # before the first lead
    "start-scorekeeper": "Only the scorekeeper, {who}, says that play may begin.",
    "start-seen": "The meld stays on the table until everybody has seen it; still to come: {who}.",
    "lead-signal": "Wait with the first lead until the scorekeeper, {who}, says that play may begin.",
    "lead-trump": "Trump must be named before the first lead.",
    "lead-meld": "Nothing is led until the meld has been laid and counted.",
    "lead-confirm": "Wait with the first lead until everybody has {what}.",
    "concede-never": "A bid cannot be given up in this house; the hand is played.",
    "concede-side": "Only the bidding side can give up its bid.",
    "concede-late": "A bid can be given up only before the first lead.",
    "concede-board": "You can still reach {bid}: your meld and all points in play make {reach}. Play on.",
    # play
    "play-turn": "It is {who}'s turn to play.",
    "lead-turn": "{who} won the last {words.trick} and leads.",
    "gather-first": "The {words.trick} must be turned down before the next {words.piece} is played.",
    "gather-none": "There is no finished {words.trick} on the table.",
    "gather-side": "The {words.trick} belongs to {who}'s side, which turns it down.",
    "must-follow": "You hold {one}, so you must follow {led}.",
    "must-beat": "You hold the {held}, which beats the {best}, so you must play higher.",
    "must-trump": "You have no {led} but you hold {one}, so you must {words.ruff}.",
    "must-overtrump": "You hold the {held}, which beats the {best}, so you must {words.ruff} higher.",
    "review-none": "No {words.trick} is finished yet.",
    "review-never": "In this house nobody looks at a {words.trick} again.",
    "review-late": "The last {words.trick} may be seen again only until the next {words.piece} is played.",
    "look-under": "On bids of {closed} and more nobody looks at what was played.",
    "stack-never": "How {words.trick}s are stacked is nobody's choice in this house.",
    "stack-bid": "How {words.trick}s are stacked is chosen only on bids of {closed} and more.",
    "stack-form": "The {words.trick}s may be stacked in these ways: {forms}.",
    "stack-bidder": "Only the bidder, {who}, chooses the stack.",
    "stack-late": "The stack is chosen before the first {words.trick} is finished.",
    "stack-opponents": "Which way the stack runs is for the other side to say.",
    "stack-early": "The direction of the stack is set after the first {words.trick}.",
    "losers-deal": "The side that lost begins the next game: {who} draw for it.",
    # the score sheet
    "sheet-row": "There is no hand {number} on this sheet; it has {rows}.",
    "sheet-over": "With this hand the game would have been over before the hands that follow it.",
    "sheet-side": "There is no side “{side}” on this sheet; the sides are {sides}.",
    "sheet-open": "A sheet is signed when all {hands} hands are on it; so far: {rows}.",
    "sheet-closed": "Both sides have agreed to these figures; the players may not change them any more.",
    "sheet-missing": "A sheet is signed for everybody's total; {who} is missing.",
    "sheet-total": "The total written for {who} is {written}, but the hands add up to {true}.",
    "stop-undecided": "The hand goes on: it is neither made nor set yet.",
}

_MELDS = ("run", "run-extra", "royal", "marriage", "roundhouse", "aces", "kings", "queens", "jacks", "pinochle", "nine")
_ENDS = ("board-set", "no-board", "no-marriage", "no-marriage-dropped", "silenced", "conceded")
CODES: frozenset[str] = frozenset(
    (
        *SENTENCES,
        *(f"meld-{kind}" for kind in _MELDS),
        *(f"meld-{kind}-{times}" for kind in _MELDS for times in range(1, 9)),
        *(f"score-{end}{whose}" for end in _ENDS for whose in ("", "-award")),
        *("score-made", "score-defence", "score-unsaved", "score-save-meld", "score-set", "score-award"),
        *(
            "score-bidder-take",
            "score-bidder-trick",
            "score-defence-meld",
            "score-set-meld",
            "score-set-take",
            "score-needed",
        ),
        *("score-off-board", "score-off-board-take", "score-passed-out", "score-fee", "score-skunk"),
        *("score-all-points", "score-all-points-defence", "score-awarded"),
        *("game-target", "game-bidder-first", "game-others", "take-total", "all-pass", "deck", "rank"),
        *("page-seats", "page-accounts", "page-draw", "page-deal-left", "page-kitty"),
        *("page-first-bid", "page-jump", "page-jump-tells", "page-mark"),
        *("page-bid-binds", "page-bid-silences", "page-early-silences"),
        *("page-no-marriage", "page-trump-stays", "page-laying", "page-trump-told", "page-trump-recorded"),
        *("page-remember", "page-side-tells", "page-not-told", "page-ask-late"),
        *("page-kitty-trump", "page-kitty-counts", "page-classes", "page-run-marriage", "page-kept-back"),
        *("page-hands-shown", "page-on-board", "page-first-lead", "page-plain", "page-beat-partner"),
        *("page-head-trumped", "page-under-trump", "page-any", "page-free", "page-wins", "page-identical"),
        *("page-open", "page-stack-shows", "page-round", "page-match"),
    )
)
"""Everything a book may name a clause for: refusals, melds, entries of the ledger, and a few facts of its page."""
