"""Read what somebody tells `meldhouse rule` into a case: every given field, whatever kind it is."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import NamedTuple, get_args

import msgspec

from meldhouse.cli.output import Page
from meldhouse.cli.speaking import say, voice
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.amounts import by_side, split_words, with_kitty
from meldhouse.cli.typed.hands import read_hands
from meldhouse.cli.typed.jsonl import Question, wrong_kind
from meldhouse.cli.typed.pieces_and_bids import did_you_mean, read_bid, read_pieces, read_seat, read_trump
from meldhouse.game import Seat, Side, Slip, seating_of
from meldhouse.game.actions import Offence
from meldhouse.game.events import Line
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.asking.finding import find_kinds
from meldhouse.referee.cases.case import IRREGULARITIES, KINDS, Case, CaseError
from meldhouse.referee.cases.offences import offences
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.claims import Verdict, judge_described, taken_by_now
from meldhouse.referee.proof.evidence import TAKEN
from meldhouse.referee.proof.turns import is_of_lead, is_of_turn
from meldhouse.referee.rulings.ruling import house_for
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


BIDDER_ALONE = ("kitty_peeked", "contract_wrong", "trump_misspoken", "pass_count", "pass_peeked")
"""Besides meld cases: kinds that depend on who had the bid, but never on how much."""


def said(asked: Question, key: str) -> bool | None:
    value = asked.fields.get(key)
    if value is not None and not isinstance(value, bool):
        raise wrong_kind(key, fact("cli-kind-yes-no"), value)
    return value


def _costs_a_hand(book: Book, kind: str) -> bool:
    """Whether points depend on the bid and on everybody's meld."""
    if kind in IRREGULARITIES:
        return "renege" in house_for(book, Case(kind=kind)).remedies
    return kind in ("renege", "renege_unproven", "claim", *OF_THE_BID)


def _costs_no_hand(book: Book, kind: str) -> bool:
    """Whether all that can matter is who had the bid, not how much."""
    if kind not in IRREGULARITIES:
        return False
    remedies = house_for(book, Case(kind=kind)).remedies
    about = kind.startswith("meld_") or kind in BIDDER_ALONE or "unanswered" in remedies  # by the side without the bid
    return about and "renege" not in remedies


OF_THE_BID = ("board_short", "no_marriage")
"""Kinds about the bidder: the player named has the bid."""


def slip_of(book: Book, kind: str, asked: Question, by: tuple[Seat, ...]) -> Slip | None:
    bidder, contract = asked.text("bidder"), asked.bid("contract")
    dropped, meld = bool(said(asked, "dropped")), by_side(asked, "meld")
    if kind in OF_THE_BID and (dropped or meld or contract is not None):
        if (bidder := bidder or next(iter(by), None)) is None:
            raise Trouble("bad-case", fact("cli-rule-bidder-too"))
        contract = book.auction.dropped_at if dropped and contract is None else contract
    if bidder is None and contract is None:
        if meld and _costs_a_hand(book, kind):
            raise Trouble("bad-case", fact("cli-rule-contract-too"))
        return None
    if bidder is not None and contract is None and not asked.texts("meld") and _costs_no_hand(book, kind):
        contract = book.auction.minimum
    if bidder is None or contract is None:
        raise Trouble("bad-case", fact("cli-rule-both"))
    trump = asked.text("trump")
    return Slip(
        bidder=read_seat(book, bidder),
        bid=read_bid(book, contract, what="contract"),
        trump=read_trump(book, trump) if trump else book.trump.choices[0],
        dropped=dropped,
        meld=meld,
    )


class LayDown(NamedTuple):
    """Whether a lay-down is good, and what each side had taken, as far as that is known."""

    verdict: Verdict
    taken: dict[Side, int]


def lay_down_of(book: Book, asked: Question, by: tuple[Seat, ...], *, alone: bool = False) -> LayDown | None:
    """Analyze the described hands; None if there are none. `alone`: the claimant's partner wins nothing for them."""
    hands = read_hands(book, asked)
    trump = asked.text("trump")
    if not hands or book.claim.by == "nobody":
        return None
    if len(by) != 1 or not trump:
        raise Trouble("bad-case", fact("cli-claim-needs"))
    claimant = by[0]
    bidder, contract = asked.text("bidder"), asked.bid("contract")
    bidder = read_seat(book, bidder) if bidder else None
    meld, said = by_side(asked, "meld"), by_side(asked, "taken")
    trick, leads = read_pieces(book, asked.texts("trick")), asked.text("leads")
    verdict = judge_described(
        book,
        trump=read_trump(book, trump),
        hands=hands,
        claimant=claimant,
        leads=read_seat(book, leads) if leads else None,
        trick=trick,
        order=read_pieces(book, asked.texts("order")),
        bidder=bidder,
        bid=None if contract is None else read_bid(book, contract, what="contract"),
        meld=meld.get(seating_of(book).side[bidder], 0) if bidder else 0,
        taken=said,
        alone=alone,
    )
    return LayDown(verdict, taken_by_now(book, hands, trick, said))


def stands_literally(book: Book, asked: Question, by: tuple[Seat, ...]) -> bool:
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
    found = lay_down_of(msgspec.structs.replace(book, claim=rules), asked, by, alone=alone)
    return found is not None and found.verdict.stands


def show_lay_down(page: Page, book: Book, verdict: Verdict) -> None:
    page.line(say(fact("cli-claim-good", good="yes" if verdict.stands else "no")), style="bold")
    page.line(say(verdict.told, book), indent=2)
    show_line(page, book, verdict.line)


def show_line(page: Page, book: Book, line: Line) -> None:
    """A line of plays, trick by trick; the first trick may have started earlier."""
    number = book.table.seats
    first = len(line) % number or number
    starts = [0, *range(first, len(line), number)]
    for at, start in enumerate(starts if line else [], start=1):
        end = starts[at] if at < len(starts) else len(line)
        plays = tuple(fact("cli-played", seat=seat, piece=piece.text) for seat, piece in line[start:end])
        page.bullet(say(fact("cli-trick-played", number=at, plays=plays), book))
