"""The wording of each remedy in a case: who did it, who pays, and which message it takes."""

from __future__ import annotations

from meldhouse.game import Seat, seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact
from meldhouse.pieces import Domino
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.counts import offenders
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, follows, when
from meldhouse.referee.rulings.prices import price_of_renege
from meldhouse.rulebooks import Book, is_rung
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.rulebooks.refereeing import HouseRule
from meldhouse.rulebooks.trouble import trouble_fact


def irregularities(book: Book) -> dict[str, str]:
    """Every kind that can be asked about, with its name."""
    return {kind: book.voice.say(trouble_fact(kind)) for kind in KINDS}


def remedied(book: Book, case: Case, house: HouseRule, remedies: tuple[str, ...]) -> Outcomes:
    """The outcomes of the remedies, in order."""
    said: list[Outcome] = []
    for at, remedy in enumerate(remedies):
        said += _remedy(book, case, house, remedies, remedy)
        if remedy == "renege" and (rest := remedies[at + 1 :]):
            # a called renege ends the hand, so nothing else is left to do
            return (*said, when(fact("ruling-if-uncalled"), remedied(book, case, house, rest)))
    return tuple(said)


ALONE = frozenset((
    "first-stands", "marriage-governs", "not-allowed", "ask-generally", "take-back", "no-meld", "close-tricks", "pull",
    "hand-void", "play-on", "answered", "no-refund", "void",
))  # fmt: skip
"""Remedies that need nothing but their name."""
OF_WHO = frozenset((
    "counts-as-pass", "name-one", "next-bid-only", "right-lost", "warn", "replaced", "disqualify",
))  # fmt: skip
UNLIKE: dict[tuple[str, str], str] = {
    **{
        ("take-back", kind): f"take-back-{kind}"
        for kind in ("meld_aces", "conduct", "meld_early", "played_to", "rearranged", "open_kept", "touched_kept")
    },
    **{
        ("not-allowed", kind): f"not-allowed-{kind}"
        for kind in ("onlooker", "redeal_called", "redeal_asked", "review_talk", "reshuffle_asked")
    },
    ("void", "onlooker"): "void-onlooker",
    ("hand-void", "wrong_table"): "hand-void-wrong_table",
}
"""Remedies worded differently for one irregularity …"""
UNLIKE_WHO: dict[tuple[str, str], str] = {
    **{
        ("void", kind): f"void-{kind}"
        for kind in ("bid_wrong", "bid_early", "bid_passed", "bid_unready", "bid_blind", "contract_wrong")
    },
    **{("take-back", kind): f"take-back-{kind}" for kind in ("draw_early", "pass_peeked", "meld_trump")},
    **{("face-up", kind): "face-up-open_kept" for kind in ("open_kept", "touched_kept")},
    ("void", "pass_early"): "void-bid_early",
    ("face-up", "two_pieces"): "face-up-two_pieces",
    ("next-bid-only", "bid_wrong"): "next-bid-now",
}
"""… and those that also name the offender."""
UNLIKE_CARDS: dict[tuple[str, str], str] = {
    ("take-back", "aces_exposed"): "take-back-aces_exposed",
    ("take-back", "meld_stray"): "take-back-meld_stray",
    ("take-back", "lead_unready"): "take-back-lead_unready",
    ("play-it", "lead_unready"): "play-it-lead_unready",
    ("take-back", "trump_unnamed"): "take-back-trump_unnamed",
}
AGREE_TO_PLAY = ("deal_exposed", "shuffle_short", "cut_missing", "cut_wrong", "packet_wrong")
COSTS = frozenset(("disqualify", "replaced", "penalty", "mark-to-others", "renege"))
"""Remedies with a cost, so that the note must not say that nothing is lost."""


def _remedy(book: Book, case: Case, house: HouseRule, remedies: tuple[str, ...], remedy: str) -> Outcomes:
    """The outcome of one remedy, which may depend on the others."""
    if remedy == "renege":
        price = price_of_renege(book, case.slip, case.by[0] if case.by else None)
        called = fact("ruling-is-renege", callers=callers(book, case))
        return (Outcome(called), when(fact("ruling-if-called"), price))
    if remedy == "declare-renege":
        price = price_of_renege(book, case.slip, case.by[0] if case.by else None)
        return (when(fact("ruling-may-declare", official=official(book)), price),)
    if remedy == "penalty":
        if case.kind == "wrong_table" and case.in_time is not False:  # otherwise the moment does not matter
            paid = when(fact("ruling-if-dealt"), pays(book, offenders(book, case), house))
            return (paid, Outcome(fact("ruling-before-free")))
        return pays(book, offenders(book, case), house)
    if remedy == "take-back" and case.kind == "meld_aces" and case.laid:
        laid = fact("ruling-remedy", remedy=f"aces-{case.laid}")
        return follows(laid, clause=book.cite(f"meld-{case.laid}"))
    return follows(_message(book, case, house, remedies, remedy))


def _message(book: Book, case: Case, house: HouseRule, remedies: tuple[str, ...], remedy: str) -> Message:
    key, who = (remedy, case.kind), who_of(book, case)
    if remedy in ("log", "redeal"):
        return _noted(book, remedies) if remedy == "log" else _dealt_again(book, remedies)
    if remedy == "next-bid-only" and case.out_of_bidding:
        return fact("ruling-remedy-who", remedy="no-bid", who=who)
    if remedy == "replaced" and both_partners(book, case):
        return fact("ruling-remedy-who", remedy="replaced-both", who=who)
    bids_no_more = case.kind != "bid_passed" and (case.out_of_bidding or "next-bid-only" in remedies)
    if key in UNLIKE_WHO and not (remedy == "void" and bids_no_more):
        return fact("ruling-remedy-who", remedy=UNLIKE_WHO[key], who=who)
    if key in UNLIKE_CARDS or remedy in ("face-up", "play-it"):
        return fact("ruling-remedy-cards", remedy=UNLIKE_CARDS.get(key, remedy), cards=cards_of(case), who=who)
    if (found := _with_numbers(book, case, house, remedy)) is not None:
        return found
    if (found := _of_others(book, case, house, remedy)) is not None:
        return found
    if remedy in OF_WHO:
        return fact("ruling-remedy-who", remedy=remedy, who=who)
    return fact("ruling-remedy", remedy=UNLIKE.get(key, remedy))


def _noted(book: Book, remedies: tuple[str, ...]) -> Message:
    if COSTS.intersection(remedies):
        return fact("ruling-remedy", remedy="noted")
    if "official" in remedies:
        return fact("ruling-noted-unless", unit=unit_of(book), official=official(book))
    return fact("ruling-noted", unit=unit_of(book))


def _dealt_again(book: Book, remedies: tuple[str, ...]) -> Message:
    if "official" in remedies:
        return fact("ruling-redeal-usual", official=official(book))
    return fact("ruling-remedy", remedy="redeal-drawn" if book.deal.method == "drawn" else "redeal")


def _with_numbers(book: Book, case: Case, house: HouseRule, remedy: str) -> Message | None:
    alone = yes(not book.table.partners)
    match remedy, case.kind:
        case "freeze", _:
            if case.bid is not None and not is_rung(book.auction, case.bid):
                return fact("ruling-remedy-who", remedy="frozen-none", who=who_of(book, case))
            bid = bid_fact(book, case.bid) if case.bid is not None else fact("ruling-that-bid")
            return fact("ruling-freeze", who=who_of(book, case), bid=bid)
        case "true-value", _:
            return fact("ruling-true-value", until=book.match.sheet)
        case ("give-back", "trick_taken_led") | ("take-back", "trick_taken"):
            return fact("ruling-give-back", alone=alone, how="leads")
        case "give-back", _:
            return fact("ruling-give-back", alone=alone, how="since")
        case "leftovers", _:
            return fact("ruling-leftovers", alone=alone)
        case "agree", kind:
            if kind in AGREE_TO_PLAY:
                return fact("ruling-remedy", remedy="agree-to-play")
            return fact("ruling-agree", hand=book.deal.hand)
        case "take-back", "pass_count":
            return fact("ruling-pass-again", count=book.exchange.count)
        case "take-back", "discard_count":
            return fact("ruling-discard-again", who=who_of(book, case), count=book.deal.kitty)
        case "high-end-trump", _:
            high = next((piece.high for piece in case.pieces if isinstance(piece, Domino)), None)
            return None if high is None else fact("ruling-trump-is", trump=str(high))
        case "fine", _:
            return fact("ruling-fine", money=house.cents)
    return None


def _of_others(book: Book, case: Case, house: HouseRule, remedy: str) -> Message | None:
    seating = seating_of(book)
    match remedy:
        case "silence-partner" | "call-lead" | "partner-helps" | "partner-shuffles":
            if remedy.startswith("partner-") and both_partners(book, case):
                return fact("ruling-help-decided", official=official(book), who=who_of(book, case))
            each = remedy == "call-lead" and len(case.by) > 1
            told = "call-lead-each" if each else remedy
            partner, who = partners_of(book, case), who_of(book, case)
            return fact("ruling-remedy-partner", remedy=told, partner=partner, who=who)
        case "mark-to-others":
            guilty = {seating.side[seat] for seat in case.by}
            others = tuple(seat for seat in seating.seats if seating.side[seat] not in guilty)
            if not guilty or not others:
                return fact("ruling-others-get", amount=amount(book, house.points))
            return fact("ruling-gets", who=others, amount=amount(book, house.points))
        case "unanswered" if case.bidder is not None:
            bidders = seating.members[seating.side[case.bidder]]
            others = tuple(seat for seat in seating.seats if seat not in bidders)
            return fact("ruling-unanswered-by", bidders=bidders, others=others)
        case "official":
            return fact("ruling-official", official=official(book))
        case "deal-left":
            if case.kind != "misdeal_again" or len(case.by) != 1:
                return fact("ruling-deal-left")
            return fact("ruling-deal-left-to", next=seating.clockwise_from(case.by[0])[1])
    return None


# --- who it is about -------------------------------------------------------------------------------------------------


def both_partners(book: Book, case: Case) -> bool:
    """Whether every offender's partner is an offender too."""
    return bool(case.by) and all(seating_of(book).partner[seat] in case.by for seat in case.by)


def who_of(book: Book, case: Case) -> tuple[str, ...]:
    """The offenders; if none is named, the role they play."""
    return offenders(book, case) or (_part(case),)


def partners_of(book: Book, case: Case) -> tuple[str, ...]:
    partners = tuple(partner for seat in case.by if (partner := seating_of(book).partner[seat]) is not None)
    return partners or ("partner",)


def _part(case: Case) -> str:
    """The role of the person concerned; not all of them have done wrong."""
    if case.kind.startswith("discard_") or case.kind in ("contract_wrong", "trump_misspoken"):
        return "bidder"
    return {"onlooker": "onlooker", "assistance": "player"}.get(case.kind, "offender")


def cards_of(case: Case) -> tuple[str, ...]:
    """The pieces concerned; of several touched, the first must be played."""
    pieces = case.pieces[:1] if case.kind == "piece_touched" else case.pieces
    return tuple(piece.text for piece in pieces)


def callers(book: Book, case: Case) -> str:
    """Who may call it; a wrong discard, even the bidder."""
    if book.renege.callers != "opponents" or case.kind.startswith("discard_"):
        return "anyone"
    return "opponents" if book.table.partners else "alone"


def official(book: Book) -> Message:
    """The official who is called first."""
    return post_fact(book.officials.chain[0])


def amount(book: Book, points: int) -> Message:
    return fact("ruling-amount", points=points, unit=unit_of(book))


def pays(book: Book, guilty: tuple[Seat, ...], house: HouseRule) -> Outcomes:
    """Who loses how much.

    >>> from meldhouse.rulebooks import load_book
    >>> mcallen, npa = load_book("mcallen"), load_book("npa")
    >>> [one.said.args["each"] for one in pays(npa, ("N", "S"), npa.rulings.count_end)]
    ['yes']
    >>> [one.said.args["amount"].args["points"] for one in pays(mcallen, ("N", "S"), mcallen.rulings.count_end)]
    [40]
    """
    if not guilty:
        who = "player" if house.account == "player" else "side"
        return follows(fact("ruling-offender-loses", who=who, amount=amount(book, house.points)))
    if house.account == "player":
        return follows(fact("ruling-loses", who=guilty, amount=amount(book, house.points), each="yes"))
    seating = seating_of(book)
    told = []
    for side in dict.fromkeys(seating.side[seat] for seat in guilty):
        points = house.points * sum(seating.side[seat] == side for seat in guilty)
        told.append(fact("ruling-loses", who=seating.members[side], amount=amount(book, points), each="no"))
    return follows(*told)


def aces_to_see(book: Book) -> Outcome:
    """What must be seen to prove that aces were kept back."""
    return Outcome(fact("ruling-aces-to-see"), book.cite("renege-early"))
