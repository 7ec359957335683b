"""A hand or a result on a sheet, told with the names of its players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meldhouse.game import Seat, Side, Slip, seating_of
from meldhouse.game.scoring import spoiler_fine, unit_of
from meldhouse.game.slip_kinds import STRUCK
from meldhouse.game.state import Incident
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.tournament.scoring.reckoning import is_beside
from meldhouse.tournament.scoring.sheets import Result

Names = Mapping[Seat, str]


def story(book: Book, slip: Slip, names: Names) -> Message:
    """What happened, in short.

    >>> from meldhouse.rulebooks import load_book
    >>> npa, slip = load_book("npa"), Slip(bidder="N", bid=50, trump="H", how="renege", offender="E")
    >>> npa.voice.say(story(npa, slip, {"N": "Ann", "E": "Bob"}))
    'Ann bid 50 in hearts · Renege (Bob)'
    """
    return fact("story", parts=tuple(_short(book, slip, names)))


def whole_story(book: Book, slip: Slip, names: Names) -> Message:
    """With everything that was written down about it.

    >>> from meldhouse.rulebooks import load_book
    >>> slip = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 30, "EW": 20})
    >>> npa, names = load_book("npa"), {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}
    >>> npa.voice.say(whole_story(npa, slip, names))
    'Ann bid 50 in hearts · Ann and Cleo melded 30 and took 30 · Bob and Dan melded 20 and took 20'
    """
    return fact("story", parts=(*_short(book, slip, names), *laid_away(slip), *_figures(book, slip, names)))


def _short(book: Book, slip: Slip, names: Names) -> Iterator[Message]:
    given = given_with(book, slip)
    if is_beside(slip):
        yield from [given_fact(book, one, names) for one in given] or [fact("hand-nothing-given")]
        return
    if slip.how in ("passed-out", *STRUCK) or slip.bidder is None or slip.bid is None:
        yield fact("hand-ended", how=slip.how if slip.how in ("passed-out", *STRUCK) else "void")
    else:
        yield _bid(book, slip, names)
        if slip.how != "played":
            yield _ending(slip, names)
        yield from (fact("hand-take-lost", who=people(book, side, names)) for side in slip.spoiled)
    yield from (given_fact(book, one, names) for one in given)


def _bid(book: Book, slip: Slip, names: Names) -> Message:
    assert slip.bidder is not None
    assert slip.bid is not None
    who, bid = names[slip.bidder], bid_fact(book, slip.bid)
    if slip.dropped:
        return (
            fact("hand-dropped-trump", who=who, bid=bid, trump=slip.trump)
            if slip.trump
            else fact("hand-dropped", who=who, bid=bid)
        )
    return (
        fact("hand-bid-trump", who=who, bid=bid, trump=slip.trump) if slip.trump else fact("hand-bid", who=who, bid=bid)
    )


def _ending(slip: Slip, names: Names) -> Message:
    if slip.offender:
        return fact("hand-ended-by", how=slip.how, who=names[slip.offender])
    return fact("hand-ended", how=slip.how)


def given_with(book: Book, slip: Slip) -> tuple[Incident, ...]:
    """What players got or lost with a hand besides its score: from officials, or for a call in vain."""
    if slip.how != "awarded" or slip.offender is None or not book.renege.spoiler_fine:
        return slip.incidents
    fine = spoiler_fine(book, slip.offender)
    own = Incident(seats=fine.seats, points=fine.points, clause=fine.clause or "", reason=book.voice.say(fine.reason))
    return (*slip.incidents, own)


def given_fact(book: Book, one: Incident, names: Names) -> Message:
    who, points, unit = tuple(names[seat] for seat in one.seats), one.points, unit_of(book)
    if one.reason and one.clause:
        return fact("hand-given-for-by", who=who, points=points, unit=unit, reason=one.reason, clause=one.clause)
    if one.reason:
        return fact("hand-given-for", who=who, points=points, unit=unit, reason=one.reason)
    if one.clause:
        return fact("hand-given-by", who=who, points=points, unit=unit, clause=one.clause)
    return fact("hand-given", who=who, points=points, unit=unit)


def laid_away(slip: Slip) -> tuple[Message, ...]:
    """For rules under which the bidder says how many trumps went into the kitty."""
    return (fact("hand-kitty", trumps=slip.kitty),) if slip.kitty is not None else ()


def _figures(book: Book, slip: Slip, names: Names) -> Iterator[Message]:
    for side in seating_of(book).sides:
        who, meld, take = people(book, side, names), slip.meld.get(side), slip.take.get(side)
        if meld is not None and take is not None:
            yield fact("hand-meld-take", who=who, meld=meld, take=take)
        elif meld is not None:
            yield fact("hand-meld", who=who, meld=meld)
        elif take is not None:
            yield fact("hand-take", who=who, take=take)
        if side in slip.tricks:
            yield fact("hand-tricks", who=who, tricks=slip.tricks[side])


def people(book: Book, side: Side, names: Names) -> tuple[str, ...]:
    """The names of the people on a side."""
    return tuple(names.get(seat, seat) for seat in seating_of(book).members[side])


def side_names(book: Book, side: Side, names: Names) -> str:
    """One name for a side, the same in every language."""
    return " & ".join(people(book, side, names))


def result_facts(book: Book, result: Result, names: Names) -> Iterator[Message]:
    """How a table ended, if its hands are not known."""
    for side, points in result.points.items():
        who = people(book, side, names)
        if side in result.games:
            yield fact("result-games", who=who, points=points, games=result.games[side])
        else:
            yield fact("result-points", who=who, points=points)
    yield from times_facts(names, result.sets, result.reneges)


def times_facts(names: Names, sets: Mapping[Seat, int], reneges: Mapping[Seat, int]) -> Iterator[Message]:
    """Who was set, and who reneged, and how often."""
    for seat, name in names.items():
        if sets.get(seat):
            yield fact("result-sets", who=name, times=sets[seat])
        if reneges.get(seat):
            yield fact("result-reneges", who=name, times=reneges[seat])


def written_facts(book: Book, what: Slip | Result, names: Names) -> Iterator[Message]:
    """Everything that is written down, item by item, so that two versions can be compared.

    >>> from meldhouse.rulebooks import load_book
    >>> names = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}
    >>> slip = Slip(bidder="N", bid=50, trump="H", meld={"NS": 24}, how="renege", offender="E")
    >>> [one.id for one in written_facts(load_book("npa"), slip, names)]
    ['hand-bid', 'hand-trump', 'hand-meld', 'hand-ended-by']
    """
    if isinstance(what, Result):
        yield from result_facts(book, what, names)
        return
    if what.bidder:
        who = names[what.bidder]
        yield (
            fact("hand-bidder", who=who)
            if what.bid is None
            else fact("hand-bid", who=who, bid=bid_fact(book, what.bid))
        )
    if what.dealer:
        yield fact("hand-dealer", who=names[what.dealer])
    if what.dropped:
        yield fact("hand-was-dropped")
    if what.trump:
        yield fact("hand-trump", trump=what.trump)
    yield from (fact("hand-meld", who=people(book, side, names), meld=made) for side, made in what.meld.items())
    yield from (fact("hand-take", who=people(book, side, names), take=made) for side, made in what.take.items())
    yield from (fact("hand-tricks", who=people(book, side, names), tricks=won) for side, won in what.tricks.items())
    for side, won in what.counter_tricks.items():
        yield fact("hand-counter-tricks", who=people(book, side, names), tricks=won)
    yield from (fact("hand-take-lost", who=people(book, side, names)) for side in what.spoiled)
    yield from laid_away(what)
    if not is_beside(what):
        yield _ending(what, names)
    if what.wrong_bid:
        yield fact("hand-wrong-bid")
    if what.unplayed:
        yield fact("hand-unplayed", tricks=what.unplayed)
    yield from (given_fact(book, one, names) for one in what.incidents)
