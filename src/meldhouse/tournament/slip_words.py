"""A hand in half a sentence, with the names of those who played it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meldhouse.game import CONTRACT_NAMES, Seat, Side, Slip, seating_of
from meldhouse.game.bids import price
from meldhouse.game.scoring import spoiler_fine, unit_of
from meldhouse.game.slip_kinds import STRUCK
from meldhouse.game.state import Incident
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault
from meldhouse.tournament.reckoning import is_beside

ENDINGS = {
    "played": "Played to the end",
    "claimed": "The rest was laid down",
    "conceded": "The bidder gave up",
    "board-set": "Set on the board",
    "no-board": "The bidding side could not make board",
    "no-marriage": "The bidder had no marriage",
    "silenced": "The dealer was silenced",
    "renege": "Ended by a renege",
    "forfeited": "Lost by a lay-down",
    "stopped": "Stopped when the bid was made or set",
    "awarded": "The rest was awarded after a failed renege call",
    "passed-out": "Everybody passed",
    "misdealt": "Misdealt again by the same dealer: the deal is lost",
    "broken-off": "Broken off",
    "void": "Void: the wrong dealer, or struck out",
}


def story(book: Book, slip: Slip, names: Mapping[Seat, str]) -> str:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> story(load_book("npa"), Slip(bidder="N", bid=50, trump="H"), {"N": "Ann"})
    'Ann bid 50 in hearts'
    """
    beside = [given_in_words(book, one, names) for one in given_with(book, slip)]
    if is_beside(slip):
        return "; ".join(beside) or "taken back: nothing is given here"
    return "; ".join([_hand(book, slip, names), *beside])


def given_with(book: Book, slip: Slip) -> tuple[Incident, ...]:
    """What somebody got or lost with a hand beside its score: from officials, or for a call in vain."""
    if slip.how != "awarded" or slip.offender is None or not book.renege.spoiler_fine:
        return slip.incidents
    fine = spoiler_fine(book, slip.offender)
    own = Incident(seats=fine.seats, points=fine.points, clause=fine.clause or "", reason=book.voice.say(fine.reason))
    return (*slip.incidents, own)


def given_in_words(book: Book, one: Incident, names: Mapping[Seat, str]) -> str:
    unit = unit_of(book).removesuffix("s") + ("s" if abs(one.points) != 1 else "")
    why = f": {one.reason}" if one.reason else ""
    by = f" ({one.clause})" if one.clause else ""
    return f"{one.points:+d} {unit} for {' and '.join(names[seat] for seat in one.seats)}{why}{by}"


def _hand(book: Book, slip: Slip, names: Mapping[Seat, str]) -> str:
    if slip.how == "passed-out":
        return "everybody passed"
    if slip.how == "misdealt":
        return "misdealt again, and the deal is lost"
    if slip.how in STRUCK or slip.bidder is None or slip.bid is None:
        return STRUCK.get(slip.how, "the hand does not count")
    trump = f" in {CONTRACT_NAMES[slip.trump]}" if slip.trump else ""
    ending = "" if slip.how == "played" else f"; {ENDINGS.get(slip.how, slip.how).lower()}"
    who = f" ({names[slip.offender]})" if slip.offender else ""
    if slip.dropped:
        had = f"the bid was dropped on {names[slip.bidder]}, {price(book, slip.bid)}{trump}"
    else:
        had = f"{names[slip.bidder]} bid {price(book, slip.bid)}{trump}"
    lost = "".join(f"; a renege cost {side_names(book, side, names)} their take" for side in slip.spoiled)
    return f"{had}{ending}{who}{lost}"


def whole_story(book: Book, slip: Slip, names: Mapping[Seat, str]) -> str:
    """With everything that was written down of it.

    >>> from meldhouse.rulebooks import load_book
    >>> slip = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 30, "EW": 20})
    >>> whole_story(load_book("npa"), slip, {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"})
    'Ann bid 50 in hearts; Ann and Cleo melded 30 and took 30, Bob and Dan melded 20 and took 20'
    """
    sides = [_side(book, slip, side, names) for side in seating_of(book).sides]
    return "; ".join(filter(None, (story(book, slip, names), laid_away(slip), ", ".join(filter(None, sides)))))


def laid_away(slip: Slip) -> str:
    """
    >>> laid_away(Slip(kitty=1)), laid_away(Slip())
    ('1 trump in the kitty', '')
    """
    if slip.kitty is None:
        return ""
    return f"{slip.kitty or 'no'} trump{'' if slip.kitty == 1 else 's'} in the kitty"


def _side(book: Book, slip: Slip, side: Side, names: Mapping[Seat, str]) -> str:
    said = [
        f"{word} {figures[side]}{after}"
        for word, figures, after in (
            ("melded", slip.meld, ""),
            ("took", slip.take, ""),
            ("won", tricks_in_words(book, slip.tricks), ""),
        )
        if side in figures
    ]
    return f"{side_names(book, side, names)} {' and '.join(said)}" if said else ""


def tricks_in_words(book: Book, won: Mapping[Side, int]) -> dict[Side, str]:
    """One stands for at least one where nothing more was asked."""
    one = book.words.trick
    few = {0: f"no {one}", 1: f"a {one}"}
    return {side: few.get(many, f"{many} {one}s") for side, many in won.items()}


def side_names(book: Book, side: Side, names: Mapping[Seat, str]) -> str:
    """A side by the names of those who sit there."""
    return " and ".join(names.get(seat, seat) for seat in seating_of(book).members[side])


FIELD_WORDS = {
    "bidder": "Who had the bid",
    "bid": "Bid",
    "trump": "Trump",
    "dealer": "Who dealt",
    "dropped": "Dropped on the dealer",
    "how": "How the hand ended",
    "offender": "Whose renege, lay-down or call",
    "meld": "Meld",
    "take": "Take",
    "tricks": "Tricks",
    "counter_tricks": "Tricks with a counter",
    "kitty": "Trumps in the kitty",
    "spoiled": "Whose take a renege cost",
    "wrong_bid": "Silenced by a wrong bid",
    "beside": "Marks beside the hand",
}
_BY_ENDING = ("take", "tricks", "counter_tricks", "offender")
"""What is written of a hand depends on how it ended."""


def fault_words(faults: Iterable[Fault]) -> str:
    """What is wrong with a slip, by the words of the form that it is written into.

    >>> from meldhouse.rulebooks.faults import about
    >>> fault_words([about("bid", "there is no bid of 62."), about("take.NS", "3 is not a multiple of 5.")])
    'Bid: there is no bid of 62. Take of NS: 3 is not a multiple of 5.'
    >>> fault_words([about("bidder", "say who had the bid.", code="unsaid")])
    'Say who had the bid.'
    >>> fault_words([about("how", "the hand is played."), about("take", "a hand that ended so has no take.")])
    'How the hand ended: the hand is played.'
    """
    return " ".join(_told(fault) for fault in _settled_first(list(faults)))


def asked_of(faults: Iterable[Fault]) -> tuple[str, ...]:
    """The fields that have to be answered by yes or no, where nothing else is wrong with the slip.

    >>> from meldhouse.rulebooks.faults import about
    >>> question = about("tricks.EW", "EW took 0; did they win a trick?", code="won-trick")
    >>> asked_of([question]), asked_of([question, about("bid", "there is no bid of 62.")])
    (('tricks.EW',), ())
    """
    found = list(faults)
    return tuple(fault.key or "" for fault in found) if all(fault.code == "won-trick" for fault in found) else ()


def _settled_first(faults: list[Fault]) -> list[Fault]:
    """Where a hand cannot have ended so, nothing is asked for that such an ending would need: once it is put right the
    opposite may be wanted."""
    wrong = [fault for fault in faults if _place(fault)[0] == "how"]
    rest = [fault for fault in faults if _place(fault)[0] not in ("how", *_BY_ENDING)]
    return [wrong[0], *rest] if wrong else faults


def _told(fault: Fault) -> str:
    """What has to be said names its field by itself."""
    field, side = _place(fault)
    if field not in FIELD_WORDS:
        return fault.told
    if fault.code is not None:
        return f"{fault.place}{fault.sentence[:1].upper()}{fault.sentence[1:]}"
    return f"{fault.place}{FIELD_WORDS[field]}{f' of {side}' if side else ''}: {fault.sentence}"


def _place(fault: Fault) -> tuple[str, str]:
    """The field of a slip that it is about, and the side."""
    field, _, side = (fault.key or "").partition(".")
    return field, side
