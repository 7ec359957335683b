"""Read what somebody tells `meldhouse rule` into a case: every given field, whatever kind it is."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import get_args

import msgspec

from meldhouse.cli.amounts import by_side, split_words, with_kitty
from meldhouse.cli.asking import did_you_mean, read_bid, read_pieces, read_seat, read_trump
from meldhouse.cli.hands import read_hands
from meldhouse.cli.jsonl import Question
from meldhouse.cli.ruleslip import said, slip_of
from meldhouse.cli.speaking import voice
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Seat
from meldhouse.game.actions import Offence
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.cases.case import KINDS, Case, CaseError
from meldhouse.referee.cases.finding import find_kinds
from meldhouse.referee.proof.evidence import TAKEN
from meldhouse.referee.proof.offences import offences
from meldhouse.referee.proof.trick import Told
from meldhouse.referee.proof.turns import is_of_lead, is_of_turn
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact

RENEGES = ("renege", "renege_unproven")
"""Kinds that blame one card and are proven by a trick."""
CALLED: tuple[str, ...] = ("scored", "next-deal")
"""How late a renege may have been called, other than during the hand."""
MOST_NAMED = 8
"""How many kinds to list when a word can mean several."""
BY_HIS_HAND = ("renege", "renege_unproven", "piece_touched", "open_kept")
"""Kinds where it matters what the player held."""


def read_kind(book: Book, said: str) -> str:
    """The kind of case, by name or by words that fit only one."""
    advice = fact("cli-rule-list-advice", name=book.name)
    if not said.strip():
        raise Trouble("unknown-kind", fact("cli-rule-what"), advice=advice)
    found = find_kinds(book, said, voice(book))
    if len(found) == 1:
        return found[0]
    called = said.strip()[:40]
    if not found:
        close = difflib.get_close_matches("_".join(said.lower().split()), KINDS, n=1)
        meant = fact("cli-rule-unknown-near", said=called, near=close[0]) if close else None
        raise Trouble("unknown-kind", meant or fact("cli-rule-unknown", said=called), advice=advice)
    some = tuple(fact("cli-rule-kind", kind=kind, name=trouble_fact(kind)) for kind in found[:MOST_NAMED])
    more = max(0, len(found) - MOST_NAMED)
    raise Trouble("which-kind", fact("cli-rule-which", said=called, kinds=some, more=more), advice=advice, book=book)


def read_the_rest(book: Book, asked: Question) -> None:
    """Refuse fields that cannot be read, even if nothing depends on them: the user should know."""
    for key in ("trick", "card", "later", "order"):
        read_pieces(book, asked.texts(key))
    read_hands(book, asked)
    by_side(asked, "meld")
    said(asked, "dropped")
    for key in ("leads", "bidder"):
        if seat := asked.text(key):
            read_seat(book, seat)


def read_told(book: Book, case: Case, asked: Question) -> Told | None:
    """The trick, if one is described; it shows by itself who took it, or whose turn it was."""
    if case.offence == "aces":  # no trick can show it, only the aces that were played
        return None
    trick = read_pieces(book, asked.texts("trick"))
    card = read_pieces(book, asked.texts("card")) if trick or case.kind in RENEGES else ()
    later = read_pieces(book, asked.texts("later"))
    hand = _his_hand(book, case, asked) if trick else ()
    if case.kind == "piece_touched":  # the touched piece may be the one to blame
        card = case.pieces[:1] if trick else ()
        if trick and not (card and case.trump):
            raise CaseError(fact("case-touched-which"))
    elif case.kind == "open_kept":  # the open pieces are checked against the trick
        card = case.pieces if trick else ()
    leads = asked.text("leads")
    lead_alone = bool(leads) and not trick and not card and is_of_lead(case)
    if not trick and not card and not lead_alone and not later:
        return None
    told = Told(
        trick=trick,
        card=card[0] if len(card) == 1 else None,
        later=tuple((Counter(later) | Counter(hand)).elements()),
        trump=case.trump,
        leads=read_seat(book, leads) if leads else None,
    )
    if lead_alone or (
        trick and (case.kind in (*TAKEN, "open_kept") or case.offence == "taken" or is_of_turn(case, told))
    ):
        return told
    if not trick or len(card) != 1 or not case.trump:
        raise Trouble(
            "bad-case",
            fact("cli-rule-proof-needs"),
            advice=fact("cli-for-example", example=_example(book)),
            book=book,
        )
    if asked.fields.get("later") is None and not hand:
        raise Trouble(
            "bad-case",
            fact("cli-rule-held-needs", piece=card[0].text),
            advice=fact("cli-rule-held-advice", example=_example(book)),
        )
    return told


def _his_hand(book: Book, case: Case, asked: Question) -> tuple[Piece, ...]:
    """What the blamed player still holds, if known: they held it then, too."""
    his = case.kind in BY_HIS_HAND and len(case.by) == 1
    return read_hands(book, asked).get(case.by[0], ()) if his else ()


def _example(book: Book) -> str:
    if not book.has_meld:
        return '--trump 6 --trick "5-4 5-1 3-2 5-0" --card 3-2 --later "5-3"'
    return '--trump H --trick "10C KC JC QC" --card KC --later "AC"'


def people(book: Book, asked: Question) -> tuple[Seat, ...]:
    named = [read_seat(book, seat) for text in asked.texts("by") for seat in split_words(text)]
    return tuple(dict.fromkeys(named))


def read_case(book: Book, kind: str, asked: Question) -> Case:
    caller, trump = asked.text("caller"), asked.text("trump")
    bid, offence = asked.bid("bid"), _offence(book, asked)
    counts, kitty = with_kitty(book, asked, "counts")
    pieces = (*read_pieces(book, asked.texts("cards")), *_more_pieces(book, kind, offence, asked))
    return msgspec.convert(
        {
            "kind": kind,
            "by": people(book, asked),
            "caller": read_seat(book, caller) if caller else None,
            "bid": None if bid is None else read_bid(book, bid),
            "over": _over(book, asked),
            "pieces": pieces,
            "counts": counts,
            "kitty": kitty,
            "seconds": _seconds(asked),
            "offence": offence,
            "trump": read_trump(book, trump) if trump else None,
            "slip": slip_of(book, kind, asked, people(book, asked)),
            "has_every_trick": said(asked, "every_trick"),
            "in_vain": _found_nothing(asked, offence) and not pieces,
            "in_time": said(asked, "in_time"),
            "has_marriage": said(asked, "marriage"),
            "taken": by_side(asked, "taken"),
            "stands": said(asked, "stands"),
            "shown": said(asked, "stands") is False,
            "declared": _flag(asked, "declared"),
            "said": asked.text("said") or "",
            "called": _called(asked),
            "out_of_bidding": _flag(asked, "silenced"),
            "clause": _clause(book, asked),
            "ruled": asked.texts("ruled"),
            "absent": asked.texts("absent"),
        },
        Case,
        dec_hook=lambda _kind, value: value,
    )


def _more_pieces(book: Book, kind: str, offence: str | None, asked: Question) -> tuple[Piece, ...]:
    """Pieces given in other fields: one card, the last ace played, or a bidder's hand."""
    if kind == "contract_wrong":
        bidder = asked.text("bidder")
        named = (read_seat(book, bidder),) if bidder else people(book, asked)
        hands = read_hands(book, asked)
        return (*read_pieces(book, asked.texts("later")), *(piece for seat in named for piece in hands.get(seat, ())))
    meant = offence == "aces" if kind in RENEGES else not asked.texts("trick")
    return read_pieces(book, asked.texts("card")) if meant else ()


def _clause(book: Book, asked: Question) -> str:
    """The clause number as the book writes it, however it was typed."""
    said = (asked.text("clause") or "").strip()
    return next((clause for clause in book.clause_table if clause.lower() == said.lower()), said)


def _over(book: Book, asked: Question) -> int | None:
    """The bid that stood; 0 if there was none."""
    over = asked.bid("over")
    if over is None:
        return None
    return 0 if str(over).strip() == "0" else read_bid(book, over, what="over")


def _found_nothing(asked: Question, offence: str | None) -> bool:
    """Whether the proof that was offered is empty; for aces, whether a hand was described at all."""
    if offence == "aces":
        is_told = any(asked.fields.get(key) is not None for key in ("cards", "card", "later"))
        return is_told or bool(asked.fields.get("hands"))
    return asked.fields.get("later") is not None and not any(text.strip() for text in asked.texts("later"))


def _offence(book: Book, asked: Question) -> str | None:
    """The kind of offense; the ruling explains words that mean nothing in this house."""
    offence = asked.text("offence")
    ruff = book.words.ruff  # the rulebook's own word, as in its duties to cut and to over-cut
    offence = {ruff: "trump", f"over-{ruff}": "beat", f"over{ruff}": "beat"}.get((offence or "").lower(), offence)
    if offence is not None and offence not in get_args(Offence):
        raise Trouble("bad-case", fact("cli-field-hint", field="offence", hint=did_you_mean(offence, offences(book))))
    return offence


def _called(asked: Question) -> str:
    when = asked.text("called")
    if when is not None and when not in CALLED:
        raise Trouble("bad-case", fact("cli-field-hint", field="called", hint=did_you_mean(when, CALLED)))
    return when or "during"


def _seconds(asked: Question) -> int | None:
    """Seconds late, from “8” minutes or “5:59”."""
    said = asked.fields.get("late")
    if said is None:
        return None
    time = re.fullmatch(r"(\d{1,3})(?::([0-5]\d))?", str(said).strip())
    if time is None:
        raise Trouble("bad-case", fact("cli-rule-no-time", said=str(said)[:20]))
    return int(time[1]) * 60 + int(time[2] or 0)


def _flag(asked: Question, key: str) -> bool:
    return bool(said(asked, key))
