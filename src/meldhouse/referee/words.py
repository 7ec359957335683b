"""What a referee says: a sentence for every remedy."""

from __future__ import annotations

from collections.abc import Iterable

REMEDY_WORDS: dict[str, str] = {
    "void": "It does not count.",
    "first-stands": "What was said first stands; the change does not count.",
    "marriage-governs": "The first marriage that is laid is trump, whatever was said.",
    "true-value": "What was shown counts what it is worth, {until}.",
    "name-one": "The one that may be played now is played; where several may, {who} names one.",
    "not-allowed": "That is not allowed, and nothing is shown or told.",
    "ask-generally": "{who} should ask what is trump, and not whether it is a certain suit.",
    "counts-as-pass": "It counts as {who}'s pass.",
    "silence-partner": "{partner} may not bid again in this hand.",
    "next-bid-only": "At the next turn {who} may make the lowest legal bid, or pass.",
    "freeze": "It stays as it is: at {his} turn {who} must bid {bid} if that is then a legal bid, and otherwise pass.",
    "take-back": "It is taken back and done as it should be.",
    "give-back": "The {trick} goes to {winner} won it; what was played since stands.",
    "no-meld": "It counts nothing.",
    "face-up": "{cards} {stays} face up in front of {who} and {is_} played at the first turn at which that is legal.",
    "call-lead": "Either opponent may name the suit of {partner}'s next lead; {partner} must lead it if able.",
    "play-it": "{cards} must be played, even if that is a renege.",
    "renege": "It is a renege: {callers} may call it. When it is called, {price}",
    "declare-renege": "In the play the {official} may declare it a renege; then {price}",
    "close-tricks": "Nothing in an earlier {trick} may be changed any more.",
    "high-end-trump": "The high end of {cards} is trump.",
    "pull": "Whoever is short pulls unseen from whoever has too many, and the hand goes on.",
    "agree": "If all agree, unseen {pieces} are moved until all have {hand}; if not, the same {dealer} {deals} again.",
    "redeal": "The {pieces} are shuffled again, and the same {dealer} {deals}.",
    "deal-left": "The {deal} passes to the left{next_dealer}.",
    "hand-void": "The hand is struck out, even if it was played to the end; the player whose turn it was {deals} it.",
    "play-on": "The hand goes on.",
    "leftovers": "At the end, {pieces} that are left over go to {winner} won the last full {trick}.",
    "penalty": "{pays}.",
    "mark-to-others": "{others} {points}.",
    "right-lost": "{who} may not ask for it any more.",
    "answered": "The question is answered; there is no penalty.",
    "unanswered": "The side that declared may announce trump; the other side keeps silent. There is no penalty.",
    "warn": "{who} {are} warned.",
    "log": "It is written down; no {unit} are lost.",
    "official": "The {official} decides.",
    "partner-helps": "{partner} may shuffle, cut and deal for {who}.",
    "partner-shuffles": "{partner} may shuffle and cut for {who}.",
    "replaced": "Somebody else plays for {who}; the partner keeps the score of the table.",
    "disqualify": "{who} {are} disqualified from the tournament.",
    "no-refund": "The entry fee is not returned.",
    "fine": "The club pays ${dollars}.",
}
"""What is said of a remedy, whatever it is for."""

UNLESS_RENEGE = ", if that is no renege there; if it is, nothing is taken back"
"""What nobody knows of a piece that lay open, unless somebody tells the trick."""

SAID_OTHERWISE: dict[tuple[str, str], str] = {
    (
        "take-back",
        "meld_aces",
    ): "What cannot be declared is taken back and counts nothing; what is meld stays and counts.",
    ("take-back", "aces_exposed"): "{cards} {goes} back to the hand.",
    ("take-back", "conduct"): "Meld that was taken up too early is laid down again, until it may be taken up.",
    ("take-back", "meld_stray"): "{cards} {is_} taken up again and {counts} nothing; what is meld stays.",
    ("void", "bid_wrong"): "It does not count; {who} bids again, or passes.",
    ("void", "bid_early"): "It does not count; at his turn {who} bids or passes as he likes.",
    ("void", "bid_passed"): "It does not count: {who} is out of the bidding.",
    ("void", "pass_early"): "It does not count; at his turn {who} bids or passes as he likes.",
    ("void", "bid_unready"): "It does not count; when the bidding begins {who} bids or passes as he likes.",
    ("void", "bid_blind"): "It does not count; when he has looked {who} bids or passes as he likes.",
    ("void", "onlooker"): "What was said does not count, even if it was a call of a renege.",
    ("void", "contract_wrong"): "It does not count; {who} names one that is played here.",
    ("take-back", "draw_early"): "What {who} drew goes back face down and is mixed again, and he draws last.",
    ("take-back", "pass_peeked"): "They are laid down again, and {who} passes from what he was dealt.",
    ("take-back", "meld_early"): "It is taken up again, and laid when its time has come.",
    (
        "take-back",
        "meld_trump",
    ): "It is taken up again; {who} lays the marriage that declares trump, and then the rest.",
    ("take-back", "lead_unready"): "{cards} {goes} back to the hand, and the lead is made when the table is ready.",
    ("play-it", "lead_unready"): "{cards} {stays} face up, and {is_} the lead as soon as everybody knows trump.",
    ("take-back", "trump_unnamed"): "{cards} {goes} back to the hand; trump is named, and then the first lead is made.",
    ("take-back", "played_to"): "What was played to that lead goes back to the hands it came from.",
    ("take-back", "pass_count"): "What was passed goes back, and {passed} {pieces} are passed each way.",
    ("take-back", "discard_count"): "{who} takes those {pieces} back and lays away {kitty}.",
    ("take-back", "trick_taken"): "The {trick} goes to {winner} won it, and its winner leads.",
    ("take-back", "rearranged"): "The {pieces} are put back as they stood.",
    ("take-back", "open_kept"): "It is taken back, and the {piece} that lay open is played" + UNLESS_RENEGE + ".",
    ("take-back", "touched_kept"): "It is taken back, and the {piece} that was touched is played now.",
    **dict.fromkeys(
        (("face-up", kind) for kind in ("open_kept", "touched_kept")),
        "What was played in its place stays face up in front of {who} and is played at the first turn after that at "
        "which it is legal.",
    ),
    ("not-allowed", "onlooker"): "Onlookers keep silent, and nobody acts on what was said.",
    ("not-allowed", "redeal_called"): "There is no new {deal}, and the hand goes on.",
    ("not-allowed", "redeal_asked"): "That is not allowed, and nobody answers.",
    ("not-allowed", "review_talk"): "That is not allowed; the {trick} is looked at in silence.",
    ("next-bid-only", "bid_wrong"): "{who} may now make the lowest legal bid, or pass.",
    ("face-up", "two_pieces"): "What is not played stays face up before {who} and is played at the first turn at which "
    "that is legal.",
    **dict.fromkeys(
        (("agree", kind) for kind in ("deal_exposed", "shuffle_short", "cut_missing", "cut_wrong", "packet_wrong")),
        "If all agree, the hand is played as it was dealt; if not, the same {dealer} {deals} again.",
    ),
    ("not-allowed", "reshuffle_asked"): "It is too late for that, and the {deal} stands.",
    ("give-back", "trick_taken_led"): "The {trick} goes back to {winner} won it, and its winner leads.",
    ("penalty", "wrong_table"): "If the first packet has been dealt, {pays}; before that it costs nothing.",
    ("hand-void", "wrong_table"): "The players take their right seats, and a hand that was begun is dealt again.",
}
"""Remedies that need other words for one irregularity."""

ACES_UNTIMELY: dict[str, tuple[str, str]] = {
    "early": ("All of it is taken up again, and what is meld is laid when its time has come.", "meld-early"),
    "late": ("All of it is taken up again and counts nothing, for no meld counts after the first lead.", "meld-late"),
}
"""Aces that cannot be declared, laid at the wrong moment: the sentence, and the rule against the moment."""
CALL_LEAD_EACH = (
    "Of each of {partner} an opponent may name the suit of the next lead; whoever is asked must lead it if able."
)
NO_BID = "{who} may not bid any more, and passes at his turn."
FREEZE_NONE = "It is no bid of this house, and {who} is held to it: at his turn he must pass."
REPLACED_BOTH = "Others play for {who}, and each of them scores nothing."
REDEAL_USUAL = "Unless the {official} says otherwise, the same {dealer} {deals} again."
REDEAL_DRAWN = "The {pieces} are shaken again by the same {dealer}, and everybody draws anew."
LOG_UNLESS = "It is written down; no {unit} are lost unless the {official} says so."
LOG_ALONE = "It is written down."
UNANSWERED_BY = "{bidders} may announce trump; {defenders} keep silent. There is no penalty."
HIGH_END_TOLD = "{trumps} are trump."
HELPED_BOTH = "Neither can help the other: the {official} says who does it for {who}."

CHANGED_UNTIL: dict[str, str] = {
    "open": "as long as the score is not written down",
    "agreed": "until both sides have agreed to the score and it is written down",
    "signed": "until both sides have signed the sheet",
}
"""Until when a score may be mended, by what becomes of the sheet."""

WINDOWS: dict[str, str] = {
    "own-seen": "If {who} asked to see the {trick} before it was called, {his} own {piece} may still be changed",
    "next-piece": "Until the next {piece} is played it is put right",
    "next-legal": "Until the next {piece} is rightly played, or the {trick} is turned down{clock}, it is put right",
    "next-trick": "Until the end of the next {trick} it is put right",
}
"""Until when a renege may be put right, in the words of somebody who does not know whether it is too late; what follows
then stands behind it."""


def joined(names: Iterable[str]) -> str:
    """
    >>> joined(["North", "East", "South"])
    'North, East and South'
    """
    found = list(names)
    return " and ".join(filter(None, (", ".join(found[:-1]), found[-1]))) if found else ""
