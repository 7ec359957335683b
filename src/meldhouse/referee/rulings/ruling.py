"""A book and a case make a ruling: what follows, what it costs whom, and by which clause."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Literal, TypeVar

import msgspec

from meldhouse.game import Refusal, ScoreEntry, Seat, seating_of
from meldhouse.game.bids import bid_refusal, rung_refusal
from meldhouse.game.phases.correcting import says
from meldhouse.game.refusals import refuse
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.counts import offenders, pulls_needed
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.cases.kitty_counts import told_with_kitty
from meldhouse.referee.cases.narrowing import narrowed
from meldhouse.referee.cases.possible import check
from meldhouse.referee.rulings.at_other_times import at_other_times
from meldhouse.referee.rulings.outcomes import (
    Outcome,
    Outcomes,
    cited,
    each_of,
    follows,
    other_readings,
    quoted,
    when,
    whole,
)
from meldhouse.referee.rulings.readings import names_for, silence
from meldhouse.referee.rulings.remedies import callers, remedied
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.refereeing import HouseRule
from meldhouse.rulebooks.trouble import trouble_fact

__all__ = ["CaseError", "Ruling", "answer", "by_remedies", "rule", "ruling_on"]

Fate = Literal["goes-on", "dealt-again", "deal-passes", "void", "over", "stopped"]
"""What becomes of the hand; ``stopped``: it waits for an official."""


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """The book's answer to a case."""

    kind: str
    outcomes: Outcomes
    """What follows, in reading order."""
    clause: str | None
    remedies: tuple[str, ...] = ()
    entries: tuple[ScoreEntry, ...] = ()
    hand: Fate = "goes-on"
    alternatives: tuple[Message, ...] = ()
    """Other readings, where the book leaves it open."""
    logged: bool = False

    @property
    def what(self) -> Message:
        """What happened."""
        return trouble_fact(self.kind)

    @property
    def says(self) -> Message:
        """Everything that follows, to be read out."""
        return whole(self.outcomes)

    def preceded(self, *first: Outcome) -> Ruling:
        """The same ruling with something added in front."""
        return msgspec.structs.replace(self, outcomes=(*first, *self.outcomes))

    def followed(self, *more: Outcome) -> Ruling:
        """The same ruling with something added at the end."""
        return msgspec.structs.replace(self, outcomes=(*self.outcomes, *more))


H = TypeVar("H", bound="Handler")
Said = Message | Outcomes
"""The content of a ruling: one thing that follows, or several."""

HARMLESS = frozenset((
    "answered", "unanswered", "ask-generally", "partner-helps", "partner-shuffles", "play-on", "true-value", "pull",
    "agree", "redeal", "leftovers", "official",
))  # fmt: skip
"""Remedies that blame nobody; all other rulings are logged."""


Handler = Callable[[Book, Case], Ruling | None]
"""Rules on a case, or leaves it to the remedies in the book."""
SPECIAL: dict[str, Handler] = {}
IN_ORDER: dict[str, Handler] = {}
FIRST: list[Handler] = []


def rules_on(*kinds: str) -> Callable[[H], H]:
    """For kinds that need more than a list of remedies."""

    def register(handler: H) -> H:
        SPECIAL.update(dict.fromkeys(kinds, handler))
        return handler

    return register


def finds_in_order(*kinds: str) -> Callable[[H], H]:
    """For kinds that may turn out to be in order, or to fall under another rule. None: it is what it was called."""

    def register(handler: H) -> H:
        IN_ORDER.update(dict.fromkeys(kinds, handler))
        return handler

    return register


def asked_first(handler: H) -> H:
    """For what settles a case of any kind before its own rule is asked."""
    FIRST.append(handler)
    return handler


def rule(book: Book, case: Case) -> Ruling:
    """What this book does about something a person describes.

    >>> from meldhouse.rulebooks import load_book
    >>> ruling = rule(load_book("mcallen"), Case(kind="bid_wrong", by=("N",), bid=18))
    >>> [(one.said.args["remedy"], one.said.args["who"], one.clause) for one in ruling.outcomes]
    [('counts-as-pass', ('N',), 'MCA-10Ba')]
    """
    case = told_with_kitty(book, case)
    check(book, case)
    case = narrowed(book, case)
    found = _first(book, case) or ruling_on(book, case)
    if not case.out_of_bidding:
        return found
    left = tuple(remedy for remedy in found.remedies if remedy != "next-bid-only")  # there is no next bid
    return msgspec.structs.replace(found, remedies=left)


@cache
def _load() -> None:
    """The other modules of this folder register what they rule on when they are imported."""
    for module in iter_modules([str(Path(__file__).parent)]):
        import_module(f"{__package__}.{module.name}")


def _first(book: Book, case: Case) -> Ruling | None:
    _load()
    in_order = IN_ORDER.get(case.kind)
    handlers = (*FIRST, *([in_order] if in_order is not None else []))
    return next((found for handler in handlers if (found := handler(book, case)) is not None), None)


def ruling_on(book: Book, case: Case) -> Ruling:
    """What this book does about something certain: a table has seen it, or a description has been checked."""
    _load()
    special = SPECIAL.get(case.kind)
    if special is not None and (found := special(book, case)) is not None:
        return found
    house = house_for(book, case)
    found = by_remedies(book, case, house)
    return _called(book, case, house, found) if "renege" in found.remedies else found


def _called(book: Book, case: Case, house: HouseRule, found: Ruling) -> Ruling:
    """What everybody saw is a renege here: what follows when it is called, rightly or in vain."""
    if (none := no_call(book, case)) is not None:
        rest = tuple(remedy for remedy in house.remedies if remedy != "renege")
        if case.kind in ("trick_taken_led", "trick_taken_late"):  # the trick is the winners', renege or not
            rest, house = ("give-back", *rest), msgspec.structs.replace(house, clause=_of_winners(book))
        if not rest or case.called != "during":
            return none
        without = by_remedies(book, case, _without_a_call(book, case, house, rest))
        others = tuple(dict.fromkeys((*without.alternatives, *none.alternatives)))
        return msgspec.structs.replace(without.followed(*none.outcomes), alternatives=others)
    if case.uncalled and case.called == "during":
        return _uncalled(book, case, house)
    if case.caller is None and case.called == "during":
        return found
    called = ruling_on(book, msgspec.structs.replace(case, kind="renege", caller=None, offence=None, in_time=False))
    said = (
        Outcome(fact("ruling-a-renege"), found.clause),
        *called.outcomes,
        *at_other_times(book, case, house),
    )
    if case.kind == "discard_declared" and case.in_time is None and case.trick is None:
        early = Outcome(fact("ruling-may-still-tell"), book.cite("discard-told-late"))
        said = (early, when(fact("ruling-after-lead"), said))
    left = ("renege",) if called.hand == "over" else found.remedies  # nothing else to do when the hand is over
    return msgspec.structs.replace(
        found, outcomes=said, entries=called.entries, hand=called.hand, remedies=left, logged=True
    )


def _uncalled(book: Book, case: Case, house: HouseRule) -> Ruling:
    """It is known that nobody has called it: what is done now, and that it can still be called."""
    rest = tuple(remedy for remedy in house.remedies if remedy != "renege")
    told = Outcome(fact("ruling-uncalled", callers=callers(book, case)), book.cite("renege-opponents"))
    if not rest:
        return by_clause(book, case, (told,), house.clause)
    found = by_remedies(book, case, _without_a_call(book, case, house, rest))
    of_reneges = other_readings(book, case.kind)  # the cost of one is not asked for
    others = [one for one in found.alternatives if one not in of_reneges]
    others += other_readings(book, "renege-opponents")
    return msgspec.structs.replace(found.followed(told), alternatives=tuple(others), hand="goes-on")


def _without_a_call(book: Book, case: Case, house: HouseRule, rest: tuple[str, ...]) -> HouseRule:
    """The rest of the book's answer; a lead that is no renege is just a piece played out of turn."""
    like = book.rulings.play_early
    clause = like.clause if case.kind == "lead_early" and rest == like.remedies and like.clause else house.clause
    return msgspec.structs.replace(house, remedies=rest, clause=clause)


def _of_winners(book: Book) -> str:
    return book.cite("page-wins") or book.cite("lead-turn") or ""


def house_for(book: Book, case: Case) -> HouseRule:
    """The book's answer to this irregularity, or to the one it is treated like."""
    house: HouseRule = getattr(book.rulings, case.kind)
    if case.kind == "count_play" and case.trick in (0, 1) and book.rulings.count_first.remedies:
        return book.rulings.count_first
    if case.equal and (clause := book.cite("taken-equal")):
        house = msgspec.structs.replace(house, clause=clause)
    return house if house.remedies else getattr(book.rulings, (KINDS[case.kind].like or case.kind))


def answer(
    book: Book, case: Case, said: Said, *codes: str, house: HouseRule | None = None, about: str = "", **rest: object
) -> Ruling:
    """A ruling by the clause of `house`, or by the first clause that `codes` have, with other readings of the rules for
    these codes and for `about`."""
    clause = next((found for code in codes if (found := book.cite(code))), None) if house is None else house.clause
    return Ruling(
        kind=case.kind,
        outcomes=cited(_outcomes(said), clause),
        clause=clause or None,
        alternatives=other_readings(book, about, *codes, *case.readings),
        **rest,  # type: ignore[arg-type]
    )


def _outcomes(said: Said) -> Outcomes:
    return (Outcome(said),) if isinstance(said, Message) else said


def by_clause(
    book: Book,
    case: Case,
    said: Said,
    clause: str | None,
    *,
    hand: Fate = "goes-on",
    remedies: tuple[str, ...] = (),
    logged: bool = False,
) -> Ruling:
    """A ruling by one clause, cited unless an outcome names it already."""
    outcomes = _outcomes(said)
    if all(one.clause != clause for one in each_of(outcomes)):
        outcomes = cited(outcomes, clause)
    found = answer(book, case, outcomes, hand=hand, remedies=remedies, logged=logged)
    return msgspec.structs.replace(found, clause=clause)


def by_remedies(book: Book, case: Case, house: HouseRule) -> Ruling:
    """A ruling by the remedies in the book, applied to this case."""
    if "pull" in house.remedies and house.most and pulls_needed(book, case) > house.most:
        house = msgspec.structs.replace(house, remedies=("redeal",), clause=house.beyond or house.clause)
    if "official" in house.remedies and not house.clause:  # some clause says that the official decides
        house = msgspec.structs.replace(house, clause=book.cite("play-stopped") or "")
    if case.kind == "bid_wrong" and case.bid is not None and house.clause == book.cite("bid-step"):
        house = msgspec.structs.replace(house, clause=_of_the_ladder(book, case.bid) or house.clause)
    remedies, called_lead = house.remedies, _called_lead(book, case, house)
    told = tuple(remedy for remedy in remedies if remedy != "call-lead") if called_lead else remedies
    found = answer(
        book,
        case,
        remedied(book, case, house, told),
        house=house,
        remedies=remedies,
        entries=tuple(_entries(book, case, house)),
        hand="over" if case.kind == "count_end" and _fate(remedies) == "goes-on" else _fate(remedies),
        logged=not HARMLESS.issuperset(remedies),
    )
    others = other_readings(book, *names_for(book, case, house, _ruled_like(book, case)), *case.readings)
    said = (*_no_bid(book, case), *found.outcomes, *called_lead, *at_other_times(book, case, house))
    return msgspec.structs.replace(found, outcomes=said, alternatives=others or silence(book, house))


def _called_lead(book: Book, case: Case, house: HouseRule) -> Outcomes:
    """Partner's lead may be called, where that has a clause apart from the one about the face-up piece."""
    clause = book.cite("lead-called")
    if "call-lead" not in house.remedies or clause in (None, house.clause):
        return ()
    return cited(remedied(book, case, house, ("call-lead",)), clause)


def _ruled_like(book: Book, case: Case) -> str:
    """The irregularity it is treated like, where the book does not single it out."""
    own: HouseRule = getattr(book.rulings, case.kind)
    return case.kind if own.remedies else (KINDS[case.kind].like or case.kind)


def _no_bid(book: Book, case: Case) -> Outcomes:
    """For a wrong bid: nobody could ever make it. If the bid before it is given, there is more to say."""
    if case.kind != "bid_wrong" or case.bid is None or case.over is not None:
        return ()
    refusal = rung_refusal(book, None, case.bid)
    return (Outcome(fact("ruling-no-bid", bid=case.bid), refusal.clause),) if refusal is not None else ()


def _of_the_ladder(book: Book, bid: int) -> str | None:
    """The rung of the ladder a wrong bid breaks, if that is all it breaks and the bid alone shows it."""
    refusal = bid_refusal(book, None, bid)
    return refusal.clause if refusal is not None else None


def refused(house: HouseRule) -> HouseRule:
    """What is left when the players do not agree."""
    return msgspec.structs.replace(house, remedies=("redeal",), clause=house.beyond or house.clause)


def _entries(book: Book, case: Case, house: HouseRule) -> list[ScoreEntry]:
    seating, unit = seating_of(book), unit_of(book)
    reason, clause = trouble_fact(case.kind), house.clause or None
    if "penalty" in house.remedies:
        return [
            ScoreEntry(payers, -house.points, reason, clause, unit, bonus=True)
            for payers in _payers(book, offenders(book, case), house)
        ]
    if "mark-to-others" in house.remedies:
        guilty = {seating.side[seat] for seat in case.by}
        gainers = [side for side in seating.sides if side not in guilty] if guilty else []
        return [ScoreEntry(seating.members[side], house.points, reason, clause, unit, bonus=True) for side in gainers]
    return []


def _payers(book: Book, guilty: tuple[Seat, ...], house: HouseRule) -> list[tuple[Seat, ...]]:
    seating = seating_of(book)
    if house.account == "player":
        return [(seat,) for seat in guilty]
    return [seating.members[seating.side[seat]] for seat in guilty]


def _fate(remedies: tuple[str, ...]) -> Fate:
    for remedy, fate in (
        ("hand-void", "void"),
        ("deal-left", "deal-passes"),
        ("official", "stopped"),
        ("agree", "stopped"),
        ("redeal", "dealt-again"),
    ):
        if remedy in remedies:
            return fate  # type: ignore[return-value]
    return "goes-on"


# --- whether a renege was called at all: by whom, when, and in what words ---------------------------------------------


def no_call(book: Book, case: Case) -> Ruling | None:
    """What does not count as a call: play does not even stop for it."""
    side, rules = seating_of(book).side, book.renege
    own = case.caller is not None and any(side[seat] == side[case.caller] for seat in case.by)
    own = own and not is_of_discard(case)
    goes_on: Outcomes = ()
    if (late := past_deadline(book, case.called)) is not None:
        refusal, goes_on = late, follows(fact("ruling-played-stands"))
    elif own and rules.callers == "opponents":
        stands = fact("ruling-unless-called", over=yes(case.kind == "count_end"))
        refusal, goes_on = refuse(book, "renege-opponents"), follows(stands)
    elif case.said and not says(case.said, rules.formula):
        refusal = refuse(book, "renege-formula", formula=rules.formula)
    else:
        return None
    return Ruling(
        kind=case.kind,
        outcomes=(quoted(refusal), *goes_on),
        clause=refusal.clause,
        hand="goes-on" if late is None else "over",
        alternatives=other_readings(book, refusal.code),
    )


def blamed_caller(book: Book, case: Case) -> Seat | None:
    """Who answers for a call in vain: the caller or, if not given and only the other side may call, anyone from that
    side. The points go by side."""
    if case.caller is not None or not case.by or book.renege.callers != "opponents":
        return case.caller
    seating = seating_of(book)
    others = seating.others(seating.side[case.by[0]])
    return seating.members[others[0]][0] if len(others) == 1 else None


def is_of_discard(case: Case) -> bool:
    """A wrong discard is wrong no matter who says so, even the bidder."""
    return case.offence == "discard" or case.kind in ("discard_forgotten", "discard_declared")


def past_deadline(book: Book, called: str) -> Refusal | None:
    """Why it is now too late to call a renege."""
    if called == "during" or (called == "scored" and book.renege.deadline == "next-deal"):
        return None
    dealt = book.renege.deadline == "next-deal"
    return refuse(book, "renege-deadline-next" if dealt else "renege-deadline", code="renege-deadline")
