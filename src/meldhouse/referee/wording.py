"""A case put into the house's words: who did it, what it is called, who pays, and which sentence a remedy has."""

from __future__ import annotations

from collections import Counter

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Seat, bids, seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.pieces import Domino, Piece
from meldhouse.referee.cases import IRREGULARITIES, Case
from meldhouse.referee.numbers import offenders
from meldhouse.referee.prices import price_of_renege
from meldhouse.referee.words import (
    ACES_UNTIMELY,
    CALL_LEAD_EACH,
    CHANGED_UNTIL,
    FREEZE_NONE,
    HELPED_BOTH,
    HIGH_END_TOLD,
    LOG_ALONE,
    LOG_UNLESS,
    NO_BID,
    REDEAL_DRAWN,
    REDEAL_USUAL,
    REMEDY_WORDS,
    REPLACED_BOTH,
    SAID_OTHERWISE,
    UNANSWERED_BY,
    joined,
)
from meldhouse.rulebooks import Book, is_rung
from meldhouse.rulebooks.refereeing import House
from meldhouse.rulebooks.trouble import TROUBLE, trouble_fact

NUMBERS = {2: "two", 3: "three", 4: "four"}
"""How many pieces of one kind a pack has."""


def cited(text: str, clause: str | None) -> str:
    return f"{text.rstrip('.')} ({clause})." if clause else text


def aces_to_see(book: Book) -> str:
    """What has to be seen before it is proven that aces were kept back."""
    return cited(
        "Only aces already played prove it: one of each suit, beyond those declared.", book.cite("renege-early")
    )


def after_colon(text: str) -> str:
    """A sentence that goes on behind a colon; names keep their capital letter.

    >>> after_colon("The hand is over."), after_colon("North loses 50 points.")
    ('the hand is over.', 'North loses 50 points.')
    """
    return text if text.startswith(tuple(SEAT_NAMES.values())) else text[:1].lower() + text[1:]


def what_happened(book: Book, case: Case) -> str:
    """The name of the case in the house's words."""
    return book.voice.say(trouble_fact(case.kind))


def irregularities(book: Book) -> dict[str, str]:
    """Every kind this house can be asked about, with its name."""
    return {kind: book.voice.say(trouble_fact(kind)) for kind in (*IRREGULARITIES, *TROUBLE) if kind in TROUBLE}


def sentences(book: Book, case: Case, house: House, remedies: tuple[str, ...]) -> str:
    """The remedies, one sentence after the other."""
    told = words_for(book, case, house)
    said = [_sentence(book, case, remedies, remedy).format_map(told) for remedy in remedies]
    said = [sentence[:1].upper() + sentence[1:] for sentence in said]
    uncalled = remedies.index("renege") + 1 if "renege" in remedies else len(said)
    if uncalled < len(said):  # a renege that is called ends the hand, and then nothing else is left to do
        said[uncalled] = f"If nobody calls it, {after_colon(said[uncalled])}"
    return " ".join(said)


def _sentence(book: Book, case: Case, remedies: tuple[str, ...], remedy: str) -> str:
    """Which sentence a remedy is told with, where that depends on the others or on the case."""
    if remedy == "redeal" and "official" in remedies:
        return REDEAL_USUAL
    if remedy == "redeal" and book.deal.method == "drawn":
        return REDEAL_DRAWN
    if remedy == "log" and COSTS.intersection(remedies):
        return LOG_ALONE
    if remedy == "log" and "official" in remedies:
        return LOG_UNLESS
    if remedy.startswith("partner-") and both_partners(book, case):
        return HELPED_BOTH
    if remedy == "unanswered" and case.bidder is not None:
        return UNANSWERED_BY
    if remedy == "high-end-trump" and case.pieces:
        return HIGH_END_TOLD
    if remedy == "freeze" and case.bid is not None and not is_rung(book.auction, case.bid):
        return FREEZE_NONE
    if remedy == "next-bid-only" and case.out_of_bidding:
        return NO_BID
    if (
        remedy == "void" and case.kind != "bid_passed" and (case.out_of_bidding or "next-bid-only" in remedies)
    ):  # then he cannot bid as he likes
        return REMEDY_WORDS[remedy]
    if remedy == "penalty" and case.in_time is False:  # then nothing hangs on the moment
        return REMEDY_WORDS[remedy]
    if remedy == "take-back" and case.kind == "meld_aces" and case.laid:
        said, code = ACES_UNTIMELY[case.laid]
        return cited(said, book.cite(code))
    if remedy == "call-lead" and len(case.by) > 1:
        return CALL_LEAD_EACH
    if remedy == "replaced" and both_partners(book, case):
        return REPLACED_BOTH
    return SAID_OTHERWISE.get((remedy, case.kind), REMEDY_WORDS[remedy])


COSTS = frozenset(("disqualify", "replaced", "penalty", "mark-to-others", "renege"))
"""Remedies beside which nobody can say that nothing is lost."""


def both_partners(book: Book, case: Case) -> bool:
    """Whether nobody's partner is left who has done nothing."""
    return bool(case.by) and all(seating_of(book).partner[seat] in case.by for seat in case.by)


def words_for(book: Book, case: Case, house: House | None = None) -> dict[str, str]:
    """Everything a sentence about this case may name."""
    guilty = offenders(book, case)
    partners = [partner for seat in case.by if (partner := seating_of(book).partner[seat]) is not None]
    # Of several that were touched the first must be played.
    pieces = case.pieces[:1] if case.kind == "piece_touched" else case.pieces
    points = house.points if house is not None else 0
    return {
        "winner": "the side that" if book.table.partners else "the player who",
        "goes": "go" if len(case.pieces) > 1 else "goes",
        "passed": str(book.exchange.count),
        "kitty": str(book.deal.kitty),
        "stays": "stay" if len(case.pieces) > 1 else "stays",
        "is_": "are" if len(case.pieces) > 1 else "is",
        "are": "are" if len(guilty) > 1 else "is",
        "his": "their" if len(guilty) > 1 else "his",
        "he": "they" if len(guilty) > 1 else "he",
        "trumps": _high_end(case),
        "unit": unit_of(book),
        "counts": "count" if len(case.pieces) > 1 else "counts",
        "scores": "score" if len(guilty) > 1 else "scores",
        "callers": _callers(book, case),
        "price": _price(book, case, house),
        "who": joined(SEAT_NAMES[seat] for seat in guilty) or _somebody(case),
        "pays": pays(book, guilty, house) if house is not None else "",
        "partner": joined(SEAT_NAMES[seat] for seat in partners) or f"{_somebody(case)}'s partner",
        "others": _others(book, case),
        "bidders": joined(SEAT_NAMES[seat] for seat in _bidding(book, case)),
        "defenders": joined(SEAT_NAMES[seat] for seat in seating_of(book).seats if seat not in _bidding(book, case)),
        "next_dealer": _next_dealer(book, case),
        "cards": joined(_named(pieces)) or f"the {book.words.piece}",
        "bid": bids.price(book, case.bid) if case.bid is not None else "that",
        "points": _amount(book, points),
        "dollars": str((house.cents if house is not None else 0) // 100),
        "hand": str(book.deal.hand),
        "until": CHANGED_UNTIL[book.match.sheet],
        "official": book.officials.chain[0],
        "deals": "shakes" if book.deal.method == "drawn" else "deals",
        "clock": f", or {book.renege.seconds} seconds have passed" if book.renege.seconds else "",
        **{name: getattr(book.words, name) for name in ("piece", "pieces", "trick", "dealer", "deal")},
    }


def _named(pieces: tuple[Piece, ...]) -> list[str]:
    """Every piece with its name; of equal ones, how many there are."""
    named = []
    for piece, many in Counter(pieces).items():
        rank, *suit = piece.name.split(" of ")
        several = " of ".join((f"{rank}s", *suit))
        named.append(f"the {piece.name}" if many == 1 else f"the {NUMBERS[many]} {several}")
    return named


def _others(book: Book, case: Case) -> str:
    """Who gets something for what one side has done, with the verb."""
    seating = seating_of(book)
    guilty = {seating.side[seat] for seat in case.by}
    others = [seat for seat in seating.seats if seating.side[seat] not in guilty]
    if not guilty or not others:
        return "the other side gets"
    return f"{joined(SEAT_NAMES[seat] for seat in others)} {'get' if len(others) > 1 else 'gets'}"


def _bidding(book: Book, case: Case) -> tuple[Seat, ...]:
    """The side that has the bid, where that is told."""
    seating = seating_of(book)
    return seating.members[seating.side[case.bidder]] if case.bidder is not None else ()


def _next_dealer(book: Book, case: Case) -> str:
    """Who deals after the one who has lost the deal, where he is named."""
    if case.kind != "misdeal_again" or len(case.by) != 1:
        return ""
    verb = "shakes" if book.deal.method == "drawn" else "deals"
    return f": {SEAT_NAMES[seating_of(book).clockwise_from(case.by[0])[1]]} {verb}"


def _high_end(case: Case) -> str:
    """The suit of the high end of a domino that was led, as one says it at the beginning of a sentence."""
    pips = next((piece.high for piece in case.pieces if isinstance(piece, Domino)), None)
    return CONTRACT_NAMES[str(pips)].capitalize() if pips is not None else ""


def _callers(book: Book, case: Case) -> str:
    """Who may call it; what is wrong with what was laid away, even its bidder."""
    opponents = book.renege.callers == "opponents" and not case.kind.startswith("discard_")
    others = "the other side" if book.table.partners else "the others"
    return others if opponents else "anybody at the table"


def _somebody(case: Case) -> str:
    """Whoever it was, where nobody is named; not everybody of whom something is asked has done wrong."""
    if case.kind.startswith("discard_") or case.kind in ("contract_wrong", "trump_misspoken"):
        return "the bidder"
    return {"onlooker": "the onlooker", "assistance": "the player"}.get(case.kind, "the offender")


def _price(book: Book, case: Case, house: House | None) -> str:
    """What it would cost as a renege, where the house takes it for one."""
    if house is None or not {"renege", "declare-renege"} & set(house.remedies):
        return ""
    price = price_of_renege(book, case.slip, case.by[0] if case.by else None)
    return after_colon(price)


def pays(book: Book, guilty: tuple[Seat, ...], house: House) -> str:
    """Who loses how much.

    >>> from meldhouse.rulebooks import load_book
    >>> mcallen, npa = load_book("mcallen"), load_book("npa")
    >>> pays(mcallen, ("N", "S"), mcallen.rulings.count_end), pays(npa, ("N", "S"), npa.rulings.count_end)
    ('North and South lose 40 points', 'each of North and South loses 50 points')
    """
    if house.account == "player":
        who = joined(SEAT_NAMES[seat] for seat in guilty) or "the offender"
        return f"{'each of ' * (len(guilty) > 1)}{who} loses {_amount(book, house.points)}"
    seating = seating_of(book)
    sides = dict.fromkeys(seating.side[seat] for seat in guilty)
    told = []
    for side in sides:
        times = sum(seating.side[seat] == side for seat in guilty)
        names = joined(SEAT_NAMES[seat] for seat in seating.members[side])
        verb = "lose" if len(seating.members[side]) > 1 else "loses"
        told.append(f"{names} {verb} {_amount(book, times * house.points)}")
    return ", and ".join(told) or f"the offender's side loses {_amount(book, house.points)}"


def _amount(book: Book, points: int) -> str:
    unit = unit_of(book)
    return f"{points} {unit if points != 1 else unit.removesuffix('s')}"
