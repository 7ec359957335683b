"""A touched piece that must be played: whether that is a renege, as the trick on the table shows."""

from __future__ import annotations

import msgspec

from meldhouse.game import Seat, seating_of
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.trick import Told, winner_told
from meldhouse.referee.proof.described import DescribedProof, prove_described
from meldhouse.referee.rulings.at_other_times import touched_costs
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, cited, when
from meldhouse.referee.rulings.prices import clause_of_renege, price_of_renege
from meldhouse.referee.rulings.ruling import Ruling, house_for, rule
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact


def touched_to(book: Book, case: Case, told: Told) -> tuple[Ruling, DescribedProof]:
    """Rule on a touched piece: `told` is the trick as it lay then, judged as if the piece had been played to it."""
    if "play-it" not in house_for(book, case).remedies:
        raise CaseError(fact("case-trick-decides-nothing", what=trouble_fact(case.kind)))
    found, by = rule(book, case), case.by[0] if case.by else None
    who = by or "player"
    turn = _turn(book, told, by)
    if turn is not None and turn != by:
        later = Outcome(fact("ruling-touched-later", turn=turn, who=who))
        return found.followed(later), DescribedProof(proven=False, why=(later,))
    bare = tuple(one for one in found.outcomes if one not in touched_costs(book, case))
    if turn is not None and len(told.trick) in (0, book.table.seats):
        leads = Outcome(fact("ruling-touched-leads", who=who))
        said = (*map(_no_renege_there, bare), leads)
        return msgspec.structs.replace(found, outcomes=said), DescribedProof(proven=False, why=(leads,))
    proof = _proof(book, told, by)
    follows: Outcomes = (Outcome(fact("ruling-touched-fine")),)
    if proof.proven:
        price = cited(price_of_renege(book, case.slip, by), clause_of_renege(book, case.slip))
        follows = (Outcome(fact("ruling-touched-reneges")), when(fact("ruling-if-called"), price))
    return msgspec.structs.replace(found, outcomes=(*bare, *follows)), proof


def _no_renege_there(one: Outcome) -> Outcome:
    """Say that it must be played, without what it would be elsewhere."""
    if one.said.args.get("remedy") != "play-it":
        return one
    facts = one.said.args
    there = fact("ruling-remedy-cards", remedy="play-it-there", cards=facts["cards"], who=facts["who"])
    return msgspec.structs.replace(one, said=there)


def _proof(book: Book, told: Told, by: Seat | None) -> DescribedProof:
    assert told.card is not None
    assert told.trump is not None
    trick = told.trick if told.card in told.trick else (*told.trick, told.card)
    return prove_described(
        book, trump=told.trump, trick=trick, card=told.card, later=told.later, by=by, leads=told.leads
    )


def _turn(book: Book, told: Told, by: Seat | None) -> Seat | None:
    """Whose turn it was at the touch, if the leader is given; after a complete trick, its winner's."""
    many = len(told.trick)
    if not many and told.leads != by:
        raise CaseError(fact("case-touched-tell"))
    if many > book.table.seats:
        raise CaseError(fact("case-trick-size", most=book.table.seats, count=many))
    if told.leads is None or by is None:
        if many == book.table.seats and told.card not in told.trick:
            raise CaseError(fact("case-touched-complete"))
        return None
    seats = seating_of(book).clockwise_from(told.leads)
    if told.card in told.trick:
        if told.card is None or seats[told.trick.index(told.card)] == by:
            return None  # the trick includes the touched piece
        raise CaseError(fact("case-touched-there", card=told.card.text, who=by))
    return winner_told(book, told) if many == len(seats) else seats[many]
