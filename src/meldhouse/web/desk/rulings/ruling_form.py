"""A ruling asked for at the desk: what happened, as the form says, and what the house's rules do about it."""

from __future__ import annotations

import re
from typing import Any, cast

from meldhouse.game import Seat, Slip, seating_of
from meldhouse.game.bids import price
from meldhouse.game.slip_spelling import as_meant
from meldhouse.messages import FactError, fact, written
from meldhouse.pieces import NotationError, parse_pieces
from meldhouse.referee.cases.case import KINDS, Case, CaseError
from meldhouse.referee.cases.offences import offences, only_leads
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.rulebooks import Book
from meldhouse.web.forms import Form, whole

WITH_COUNTS = ("count_unseen", "count_seen", "count_first", "count_play", "count_end", "pass_count")
CALLED = ("scored", "next-deal")
"""How late it may have been noticed, other than in time."""
NOBODY = "nobody"
"""Form value: it is certain that nobody called it."""
_LATE = re.compile(r"(\d{1,3})(?::([0-5]\d))?")


def ruled(book: Book, form: Form) -> tuple[Case, Ruling] | None:
    """The case and the ruling; or None, with the missing fields marked in the form."""
    kind = form.get("kind")
    if kind not in KINDS:
        form.faults["kind"] = fact("event-happened-fault")
        return None
    try:
        case = _case(book, kind, form)
        return case, rule(book, case)
    except (CaseError, _Unreadable) as problem:
        form.faults["case"] = problem.message
    except NotationError as problem:
        form.faults["case"] = written(str(problem))
    return None


class _Unreadable(FactError):
    pass


def _case(book: Book, kind: str, form: Form) -> Case:
    seats = seating_of(book).seats
    found: dict[str, Any] = {"by": tuple(seat for seat in seats if form.get(f"by-{seat}"))}
    if (caller := form.get("caller")) == NOBODY:
        found["uncalled"] = True
    elif caller:
        found["caller"] = caller
    if bid := _bid(book, form, "bid"):
        found["bid"] = bid
    if kind == "bid_wrong" and (over := _bid(book, form, "over")) is not None:
        found["over"] = over
    if kind == "conduct" and (clause := form.get("clause")) in book.clause_table:
        found["clause"] = clause
    if (called := form.get("called")) in CALLED:
        found["called"] = called
    if kind in WITH_COUNTS:
        found["counts"] = {seat: count for seat in seats if (count := _whole(form, f"count-{seat}"))}
    if (kitty := _whole(form, "count-kitty")) is not None:
        found["kitty"] = kitty
    if kind == "late" and (late := form.get("late").strip()):
        found["seconds"] = _seconds(late)
    if (offence := form.get("offence")) in offences(book):
        found["offence"] = offence
    if (cards := form.get("cards").strip()) and (kind != "renege" or offence in ("", "aces")):
        found["pieces"] = parse_pieces(cards)
    if form.get("in-time") in ("yes", "no"):
        found["in_time"] = form.get("in-time") == "yes"
    if form.get("marriage") in ("yes", "no"):
        found["has_marriage"] = form.get("marriage") == "yes"
    if noticed := form.get("noticed"):  # one question for both
        found["in_time"] = noticed == "early"
        found.update({"called": noticed} if noticed in CALLED else {})
    if (trump := form.get("trump")) in book.trump.choices:
        found["trump"] = trump
    if slip := _slip(book, form):
        found["slip"] = slip
    if kind == "renege_unproven" and form.get("every") in ("yes", "no"):
        found["has_every_trick"] = form.get("every") == "yes"
    taken = {side: _whole(form, f"taken-{side}") for side in seating_of(book).sides}
    if any(points is not None for points in taken.values()):
        found["taken"] = {side: points or 0 for side, points in taken.items()}
    if kind == "claim" and form.get("stands") in ("yes", "no"):
        found["stands"] = form.get("stands") == "yes"
        found["shown"] = form.get("stands") == "no"  # anyone at the table says so because they were shown it
    if kind == "renege" and found.get("offence") == "turn" and only_leads(book) and found["by"]:
        return _led(book, found)
    return Case(kind=kind, **found)


def _led(book: Book, found: dict[str, Any]) -> Case:
    """Rule on a called lead out of turn, without explaining that other dominoes out of turn are no renege."""
    seating = seating_of(book)
    others = seating.members[seating.others(seating.side[found["by"][0]])[0]]
    told = {key: value for key, value in found.items() if key not in ("offence", "in_time")}
    return Case(kind="lead_early", **{"caller": others[0], **told})


def _slip(book: Book, form: Form) -> Slip | None:
    """The state of the hand, if points depend on it."""
    contract, bidder = _bid(book, form, "contract"), form.get("bidder")
    if not bidder or contract is None:
        return None
    said = {side: _whole(form, f"meld-{side}") for side in seating_of(book).sides} if book.has_meld else {}
    meld = {side: points for side, points in said.items() if points is not None}
    trump = form.get("trump") if form.get("trump") in book.trump.choices else book.trump.choices[0]
    return Slip(bidder=cast(Seat, bidder), bid=contract, trump=trump, meld=meld)


def known_of(slip: Slip, book: Book) -> dict[str, str]:
    """What the sheet knows about a hand, as fields of this form."""
    found = {"bidder": slip.bidder or "", "trump": slip.trump or ""}
    if slip.bid is not None:
        found["contract"] = price(book, slip.bid)
    return {**found, **{f"meld-{side}": str(points) for side, points in slip.meld.items()}}


def _bid(book: Book, form: Form, key: str) -> int | None:
    """The bid as the sheet takes it: a number, or marks."""
    text = form.get(key).strip()
    found = as_meant({"bid": text}, book)["bid"] if text else None
    if isinstance(found, str):
        raise _Unreadable(fact("event-bid-fault" if book.auction.mark else "fault-number", typed=text[:20]))
    return int(found) if found is not None else None


def _whole(form: Form, key: str) -> int | None:
    text = form.get(key).strip()
    if not text:
        return None
    if (number := whole(text)) is None:
        raise _Unreadable(fact("fault-number", typed=text[:20]))
    return number


def _seconds(text: str) -> int:
    found = _LATE.fullmatch(text)
    if found is None:
        raise _Unreadable(fact("event-late-minutes-fault"))
    return int(found[1]) * 60 + int(found[2] or 0)
