"""Reads what somebody tells about a case, field by field, whatever kind it is and at whatever door it was told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast, get_args

import msgspec

from meldhouse.game import Seat, Side, Slip, seating_of
from meldhouse.game.actions import Offence
from meldhouse.game.typed.answers import Question, split_words
from meldhouse.game.typed.pieces_and_bids import (
    did_you_mean,
    read_bid,
    read_pieces,
    read_seat,
    read_trump,
)
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.referee.asking.fields import FIELDS, NOBODY, NOTICED, Field, Holds
from meldhouse.referee.cases.case import CALLED, Case, CaseError
from meldhouse.referee.cases.kinds import IRREGULARITIES, KINDS, RENEGES
from meldhouse.referee.cases.offences import offences
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.claims import Verdict, judge_described, taken_by_now
from meldhouse.referee.proof.evidence import TAKEN
from meldhouse.referee.proof.turns import OF_TURN, is_of_lead, is_of_turn
from meldhouse.referee.rulings.ruling import house_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.unreadable import Unreadable

NOTHING_FOUND = "-"
"""Stands for “looked for, and there were none”; an empty text means that nobody said."""
BY_THEIR_HAND = tuple(name for name, kind in KINDS.items() if "trick" in kind.also and name not in (*TAKEN, *OF_TURN))
"""Kinds where it matters what the player held."""
BIDDER_ALONE = ("kitty_peeked", "contract_wrong", "trump_misspoken", "pass_count", "pass_peeked")
"""Besides meld cases: kinds that depend on who had the bid, but never on how much."""


class Facts:
    """Everything that was told, read; None for what was not."""

    def __init__(self, book: Book, asked: Question) -> None:
        told = Question(taken_apart(asked.fields))
        self._read = {field.name: read_field(book, field, told) for field in FIELDS}
        self.book = book

    def __getitem__(self, name: str) -> Any:
        return self._read[name]

    def pieces(self, name: str) -> tuple[Piece, ...]:
        return self[name] or ()


def taken_apart(told: Mapping[str, Any]) -> dict[str, Any]:
    """The same with one answer for two fields told in each of them."""
    found = dict(told)
    if (when := found.pop(NOTICED.name, None)) is not None:
        found |= {"in_time": when == "early"} | ({"called": when} if when in CALLED else {})
    return found


def read_field(book: Book, field: Field, asked: Question) -> Any:
    """What was told in one field; None if nothing. Raises `Unreadable`."""
    if asked.fields.get(field.name) is None and field.name != "counts":
        return None
    return _READ[field.holds](book, asked, field.name)


def _seats(book: Book, asked: Question, key: str) -> tuple[Seat, ...]:
    named = [read_seat(book, seat) for text in asked.texts(key) for seat in split_words(text)]
    return tuple(dict.fromkeys(named))


def _seat(book: Book, asked: Question, key: str) -> Seat | str | None:
    said = asked.text(key)
    if key == "caller" and (said or "").strip().lower() == NOBODY:
        return NOBODY
    return read_seat(book, said) if said else None


def _bid(book: Book, asked: Question, key: str) -> int:
    return read_bid(book, cast("int | str", asked.bid(key)), what=key)


def _trump(book: Book, asked: Question, key: str) -> str | None:
    said = asked.text(key)
    return read_trump(book, said) if said else None


def _pieces(book: Book, asked: Question, key: str) -> tuple[Piece, ...]:
    return read_pieces(book, [text for text in asked.texts(key) if text.strip() != NOTHING_FOUND])


def _minutes(_book: Book, asked: Question, key: str) -> int:
    """Seconds late, from “8” minutes or “5:59”."""
    said = asked.fields[key]
    time = re.fullmatch(r"(\d{1,3})(?::([0-5]\d))?", str(said).strip())
    if time is None:
        raise Unreadable("bad-case", fact("cli-rule-no-time", field=key, said=str(said)[:20]))
    return int(time[1]) * 60 + int(time[2] or 0)


def _choice(book: Book, asked: Question, key: str) -> str | None:
    said = asked.text(key)
    if key == "offence":
        ruff = book.words.ruff  # the rulebook's own word, as in its duties to cut and to over-cut
        said = {ruff: "trump", f"over-{ruff}": "beat", f"over{ruff}": "beat"}.get((said or "").lower(), said)
    # The ruling explains offenses that mean nothing in this house.
    known, here = (get_args(Offence), offences(book)) if key == "offence" else (CALLED, CALLED)
    if said is not None and said not in known:
        raise Unreadable("bad-case", fact("cli-field-hint", field=key, hint=did_you_mean(said, here)))
    return said


def _clause(book: Book, asked: Question, key: str) -> str:
    """The clause number as the book writes it, however it was typed."""
    said = (asked.text(key) or "").strip()
    return next((clause for clause in book.clause_table if clause.lower() == said.lower()), said)


_READ: dict[Holds, Callable[[Book, Question, str], Any]] = {
    "seats": _seats,
    "seat": _seat,
    "bid": _bid,
    "trump": _trump,
    "pieces": _pieces,
    "counts": lambda book, asked, key: asked.by_seat(book, key),
    "sides": lambda _book, asked, key: asked.by_side(key),
    "hands": lambda book, asked, _key: asked.hands(book),
    "minutes": _minutes,
    "choice": _choice,
    "yes-no": lambda _book, asked, key: asked.yes(key),
    "yes": lambda _book, asked, key: asked.yes(key),
    "clause": _clause,
    "words": lambda _book, asked, key: asked.text(key),
    "posts": lambda _book, asked, key: asked.texts(key),
    "rulings": lambda _book, asked, key: asked.texts(key),
}


# --- the case ---------------------------------------------------------------------------------------------------------


def case_of(kind: str, told: Facts) -> Case:
    counts, kitty = told["counts"]
    caller = told["caller"]
    pieces = (*told.pieces("cards"), *_more_pieces(kind, told))
    return Case(
        kind=kind,
        by=told["by"] or (),
        caller=None if caller == NOBODY else caller,
        uncalled=caller == NOBODY,
        bid=told["bid"],
        over=told["over"],
        pieces=pieces,
        counts=counts,
        kitty=kitty,
        seconds=told["late"],
        offence=told["offence"],
        trump=told["trump"],
        slip=_slip(kind, told),
        has_every_trick=told["every_trick"],
        in_vain=_found_nothing(told) and not pieces,
        in_time=told["in_time"],
        has_marriage=told["marriage"],
        taken=told["taken"] or {},
        stands=told["stands"],
        shown=told["stands"] is False,
        declared=bool(told["declared"]),
        said=told["said"] or "",
        called=told["called"] or "during",
        out_of_bidding=bool(told["silenced"]),
        clause=told["clause"] or "",
        ruled=told["ruled"] or (),
        absent=told["absent"] or (),
    )


def _more_pieces(kind: str, told: Facts) -> tuple[Piece, ...]:
    """Pieces given in other fields: one card, the last ace played, or a bidder's hand."""
    if kind == "contract_wrong":
        named = (told["bidder"],) if told["bidder"] else told["by"] or ()
        hands = told["hands"] or {}
        return (*told.pieces("later"), *(piece for seat in named for piece in hands.get(seat, ())))
    meant = told["offence"] == "aces" if kind in RENEGES else not told["trick"]
    return told.pieces("card") if meant else ()


def _found_nothing(told: Facts) -> bool:
    """Whether the proof that was offered is empty; for aces, whether a hand was described at all."""
    if told["offence"] == "aces":
        return any(told[key] is not None for key in ("cards", "card", "later")) or bool(told["hands"])
    return told["later"] is not None and not told["later"]


def _costs_a_hand(book: Book, kind: str) -> bool:
    """Whether points depend on the bid and on everybody's meld."""
    if kind in IRREGULARITIES:
        return "renege" in house_for(book, Case(kind=kind)).remedies
    return kind in (*RENEGES, "claim") or "dropped" in KINDS[kind].asks


def _costs_no_hand(book: Book, kind: str) -> bool:
    """Whether all that can matter is who had the bid, not how much."""
    if kind not in IRREGULARITIES:
        return False
    remedies = house_for(book, Case(kind=kind)).remedies
    about = kind.startswith("meld_") or kind in BIDDER_ALONE or "unanswered" in remedies  # by the side without the bid
    return about and "renege" not in remedies


def _lacking(message: Message, *fields: str) -> Unreadable:
    """What else has to be told, with the options for it."""
    options = tuple(f"--{name.replace('_', '-')}" for name in fields)
    return Unreadable("bad-case", message, advice=fact("cli-rule-add", options=options))


def _slip(kind: str, told: Facts) -> Slip | None:
    book, bidder, contract, meld = told.book, told["bidder"], told["contract"], told["meld"] or {}
    dropped = bool(told["dropped"])
    if "dropped" in KINDS[kind].asks and (dropped or meld or contract is not None):  # the player named is the bidder
        if (bidder := bidder or next(iter(told["by"] or ()), None)) is None:
            raise _lacking(fact("cli-rule-bidder-too"), "bidder")
        contract = book.auction.dropped_at if dropped and contract is None else contract
    if bidder is None and contract is None:
        if meld and _costs_a_hand(book, kind):
            raise _lacking(fact("cli-rule-contract-too"), "bidder", "contract")
        return None
    if bidder is not None and contract is None and not meld and _costs_no_hand(book, kind):
        contract = book.auction.minimum
    if bidder is None or contract is None:
        raise _lacking(fact("cli-rule-both"), "bidder", "contract")
    trump = told["trump"] or book.trump.choices[0]
    return Slip(bidder=bidder, bid=contract, trump=trump, dropped=dropped, meld=meld)


# --- a described trick ------------------------------------------------------------------------------------------------


def trick_of(case: Case, told: Facts) -> Told | None:
    """The trick, if one is described; it shows by itself who took it, or whose turn it was."""
    if case.offence == "aces":  # no trick can show it, only the aces that were played
        return None
    trick, later, leads = told.pieces("trick"), told.pieces("later"), told["leads"]
    card = told.pieces("card") if trick or case.kind in RENEGES else ()
    hand = _their_hand(case, told) if trick else ()
    if case.kind == "piece_touched":  # the touched piece may be the one to blame
        card = case.pieces[:1] if trick else ()
        if trick and not (card and case.trump):
            raise CaseError(fact("case-touched-which"))
    elif case.kind == "open_kept":  # the open pieces are checked against the trick
        card = case.pieces if trick else ()
    lead_alone = bool(leads) and not trick and not card and is_of_lead(case)
    if not trick and not card and not lead_alone and not later:
        return None
    found = Told(
        trick=trick,
        card=card[0] if len(card) == 1 else None,
        later=tuple((Counter(later) | Counter(hand)).elements()),
        trump=case.trump,
        leads=leads,
    )
    if lead_alone or (
        trick and (case.kind in (*TAKEN, "open_kept") or case.offence == "taken" or is_of_turn(case, found))
    ):
        return found
    if not trick or len(card) != 1 or not case.trump:
        example = fact("cli-for-example", example=_example(told.book))
        raise Unreadable("bad-case", fact("cli-rule-proof-needs"), advice=example, book=told.book)
    if told["later"] is None and not hand:
        raise Unreadable(
            "bad-case",
            fact("cli-rule-held-needs", piece=card[0].text),
            advice=fact("cli-rule-held-advice", example=_example(told.book)),
        )
    return found


def _their_hand(case: Case, told: Facts) -> tuple[Piece, ...]:
    """What the blamed player still holds, if known: they held it then, too."""
    theirs = case.kind in BY_THEIR_HAND and len(case.by) == 1
    return (told["hands"] or {}).get(case.by[0], ()) if theirs else ()


def _example(book: Book) -> str:
    if not book.has_meld:
        return '--trump 6 --trick "5-4 5-1 3-2 5-0" --card 3-2 --later "5-3"'
    return '--trump H --trick "10C KC JC QC" --card KC --later "AC"'


# --- a lay-down -------------------------------------------------------------------------------------------------------


class LayDown(NamedTuple):
    """Whether a lay-down is good, and what each side had taken, as far as that is known."""

    verdict: Verdict
    taken: dict[Side, int]


def lay_down_of(book: Book, told: Facts, *, alone: bool = False) -> LayDown | None:
    """Analyze the described hands under this book; None if there are none. `alone`: the claimant's partner wins nothing
    for them."""
    hands: Mapping[Seat, tuple[Piece, ...]] = told["hands"] or {}
    if not hands or book.claim.by == "nobody":
        return None
    by: tuple[Seat, ...] = told["by"] or ()
    trump, bidder = told["trump"], told["bidder"]
    if len(by) != 1 or not trump:
        raise _lacking(fact("cli-claim-needs"), "by", "trump")
    meld, taken = told["meld"] or {}, told["taken"] or {}
    verdict = judge_described(
        book,
        trump=trump,
        hands=dict(hands),
        claimant=by[0],
        leads=told["leads"],
        trick=told.pieces("trick"),
        order=told.pieces("order"),
        bidder=bidder,
        bid=told["contract"],
        meld=meld.get(seating_of(book).side[bidder], 0) if bidder else 0,
        taken=taken,
        alone=alone,
    )
    return LayDown(verdict, taken_by_now(book, dict(hands), told.pieces("trick"), taken))


def stands_literally(book: Book, told: Facts) -> bool:
    """Whether the claim stands under every reading of the rule: none of the claimant's cards can be beaten, even by
    their partner; or, if best play is assumed, the claimant wins every trick alone; or, if only the bid counts, even
    the claimant's worst play makes it."""
    rules, alone = book.claim, False
    if rules.test == "bid":
        rules = msgspec.structs.replace(rules, own="worst")
    elif rules.own == "best":
        alone = True
    else:
        rules = msgspec.structs.replace(rules, test="any-card")
    found = lay_down_of(msgspec.structs.replace(book, claim=rules), told, alone=alone)
    return found is not None and found.verdict.stands
