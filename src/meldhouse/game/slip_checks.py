"""What is wrong with a slip: everything at once, each with the clause of the house where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from math import gcd

from meldhouse.game.bids import step_code
from meldhouse.game.melds import possible_meld_totals
from meldhouse.game.seats import Seating, Side, seating_of
from meldhouse.game.slips import Slip
from meldhouse.game.tricks import CONTRACT_NAMES
from meldhouse.rulebooks import Book, is_rung
from meldhouse.rulebooks.faults import Fault, about
from meldhouse.rulebooks.most_meld import most_meld, surely_possible

PLAYED = ("played", "stopped", "claimed", "awarded")
WITHOUT_TRUMP = ("no-marriage", "silenced", "passed-out")


def slip_faults(book: Book, slip: Slip) -> list[Fault]:
    """Every reason why this slip cannot be true at a table of this house."""
    seating = seating_of(book)
    if slip.how == "passed-out":
        return list(_passed_out(book, slip))
    faults = [*_people(slip, seating), *_bid(book, slip), *_trump(book, slip), *_sides(slip, seating)]
    if faults:
        return faults
    return [*_meld(book, slip, seating), *_ending(book, slip, seating), *_take(book, slip, seating)]


def _cited(book: Book, code: str, key: str, sentence: str) -> Fault:
    clause = book.cite(code)
    return about(key, f"{sentence} ({clause})." if clause else f"{sentence}.", clause=clause)


def _passed_out(book: Book, slip: Slip) -> Iterator[Fault]:
    if book.auction.all_pass != "reshake":
        yield _cited(book, "all-pass", "how", f"nobody passes a hand out here; the dealer {_dealers_lot(book)}")
    if slip.bidder or slip.bid or slip.take or slip.meld:
        yield about("how", "a hand that was passed out has no bidder, bid, meld or take.")


def _dealers_lot(book: Book) -> str:
    return "must bid" if book.auction.all_pass == "forced" else "is given the bid"


def _people(slip: Slip, seating: Seating) -> Iterator[Fault]:
    seats = ", ".join(seating.seats)
    for key in ("bidder", "dealer"):
        seat = getattr(slip, key)
        if seat is not None and seat not in seating.seats:
            yield about(key, f"nobody sits at {seat}; the seats are {seats}.")
    if slip.bidder is None:
        yield about("bidder", f"say who had the bid ({seats}).")
    for incident in slip.incidents:
        for seat in incident.seats:
            if seat not in seating.seats:
                yield about("incidents", f"nobody sits at {seat}; the seats are {seats}.")


def _bid(book: Book, slip: Slip) -> Iterator[Fault]:
    rules = book.auction
    if slip.dropped and slip.bid is not None and slip.bid == rules.dropped:
        pass
    elif slip.bid is None:
        yield about("bid", "say what was bid.")
    elif rules.maximum is not None and slip.bid > rules.maximum:
        yield _cited(book, "bid-maximum", "bid", f"{slip.bid} is too high: the highest bid is {rules.maximum}")
    elif slip.bid < rules.minimum:
        yield _cited(book, "bid-minimum", "bid", f"{slip.bid} is too low: the lowest bid is {rules.minimum}")
    elif not is_rung(rules, slip.bid):
        yield _cited(book, step_code(book, slip.bid), "bid", f"there is no bid of {slip.bid} in this house")
    if slip.dropped and rules.all_pass == "reshake":
        yield about("dropped", "the dealer is never given the bid in this house.")
    elif slip.dropped and slip.bid is not None and slip.bid != rules.dropped_at:
        yield about("dropped", f"a dealer who is given the bid has it at {rules.dropped_at}, not {slip.bid}.")
    if slip.dropped and slip.dealer is not None and slip.bidder != slip.dealer:
        yield about("dropped", "only the dealer is given a bid nobody made.")


def _trump(book: Book, slip: Slip) -> Iterator[Fault]:
    choices = book.trump.choices
    if slip.how in WITHOUT_TRUMP:
        if slip.trump is not None:
            yield about("trump", f"a hand that ended with “{slip.how}” has no trump.")
    elif slip.trump is None and book.match.trump_recorded:
        yield about("trump", "say what was trump; the scorekeeper writes it down.")
    elif slip.trump is not None and slip.trump not in choices:
        names = ", ".join(f"{choice} ({CONTRACT_NAMES[choice]})" for choice in choices)
        yield _cited(book, "trump-choice", "trump", f"{slip.trump!r} cannot be played here; expected one of {names}")


def _sides(slip: Slip, seating: Seating) -> Iterator[Fault]:
    for key in ("meld", "take", "tricks", "counter_tricks"):
        for side, value in getattr(slip, key).items():
            if side not in seating.sides:
                yield about(key, f"there is no side {side!r} here; the sides are {', '.join(seating.sides)}.")
            elif value < 0:
                yield about(f"{key}.{side}", f"cannot be below 0, got {value}.")


def _meld(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    if not book.has_meld:
        if any(slip.meld.values()):
            yield about("meld", "there is no meld in this game.")
        return
    trumped = slip.how not in WITHOUT_TRUMP
    for side, points in slip.meld.items():
        hands = len(seating.members[side])
        if points > surely_possible(book) and points > (most := most_meld(book, hands, trump=trumped)):
            whose = f"{'one hand' if hands == 1 else 'two hands'} of {book.deal.hand} {book.words.pieces}"
            of_it = "" if trumped else ", with no trump named"
            yield about(f"meld.{side}", f"{points} is more than {whose} can hold here{of_it}: at most {most}.")
        elif not possible_meld_totals(book, hands, trump=trumped) >> points & 1:
            yield about(f"meld.{side}", f"no combination of this house's melds adds up to {points}.")


def _ending(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    assert slip.bidder is not None
    assert slip.bid is not None
    side = seating.side[slip.bidder]
    reach = book.reach(slip.meld.get(side, 0))
    board = book.board
    floor = board.floor(dropped=slip.dropped)
    short = slip.meld.get(side, 0) < floor
    out_of_reach = reach < slip.bid
    if slip.how == "no-marriage" and not book.trump.marriage:
        yield about("how", "this house asks for no marriage, so nobody is set for want of one.")
    if slip.how == "no-board" and not floor:
        yield _cited(book, "score-no-board", "how", "only a dealer who was given the bid is set for want of meld")
    elif slip.how == "no-board" and not short:
        yield _cited(book, "score-no-board", "how", f"{side} melded {slip.meld.get(side, 0)}, so the hand is played")
    if slip.how == "board-set" and board.off_board != "set":
        yield _cited(book, "score-off-board", "how", "hands are played out here, even when the bid is out of reach")
    elif slip.how == "board-set" and not out_of_reach:
        yield _cited(
            book,
            "score-board-set",
            "how",
            f"{reach} (meld and all points in play) reaches {slip.bid}, so the hand is played",
        )
    if slip.how == "conceded" and board.concede == "never":
        yield _cited(book, "concede-never", "how", "a bid cannot be given up here; the hand is played")
    elif slip.how == "conceded" and board.concede == "off-board" and not out_of_reach:
        yield _cited(
            book, "concede-board", "how", f"the bid of {slip.bid} could not be given up: {reach} is within reach"
        )
    if slip.how == "stopped" and not book.tricks.stop_when_decided:
        yield about("how", "hands are played out in this house.")
    if slip.how == "silenced" and (book.auction.silenced_dealer != "set" or not slip.dropped):
        yield _cited(book, "score-silenced", "how", "only a silenced dealer who is given the bid is set this way")
    if slip.how in PLAYED and short:
        yield _cited(book, "score-no-board", "how", f"with meld under {floor} {side} is set without play")
    elif slip.how in PLAYED and board.off_board == "set" and out_of_reach:
        yield _cited(
            book,
            "score-board-set",
            "how",
            f"{reach} (meld and all points in play) cannot reach {slip.bid}: a board set",
        )


def _take(book: Book, slip: Slip, seating: Seating) -> Iterator[Fault]:
    if slip.how not in PLAYED:
        if any(slip.take.values()):
            yield about("take", f"a hand that ended with “{slip.how}” was not played, so nobody took anything.")
        return
    total = book.points_in_play
    missing = [side for side in seating.sides if side not in slip.take]
    if missing:
        yield about("take", f"say what each side took; {' and '.join(missing)} is missing.")
        return
    taken = sum(slip.take.values())
    unit = reduce(gcd, (*book.tricks.counters.values(), book.tricks.last, book.tricks.each), 0)
    for side, points in slip.take.items():
        if unit > 1 and points % unit:
            yield _cited(book, "take-total", f"take.{side}", f"{points} is not a multiple of {unit}")
    least = total if book.kitty.counts else total - book.deal.kitty * max(book.worth.values())
    if slip.how in ("played", "awarded") and not least <= taken <= total:
        yield _cited(book, "take-total", "take", f"{_sum(slip.take)} = {taken}, but a hand holds {total} points")
    callers_won = any(slip.tricks.get(side, 0) for side, taken in slip.take.items() if not taken)
    if slip.how == "awarded" and (not book.scoring.all_points_bonus or total not in slip.take.values() or callers_won):
        yield _cited(
            book,
            "score-awarded",
            "how",
            f"a hand is awarded only to a side that has every trick, with all {total} points",
        )
    if slip.how == "stopped":
        yield from _stopped(book, slip, seating, taken)
    won = sum(slip.tricks.values())
    complete = slip.how == "played" and len(slip.tricks) == len(seating.sides)
    if won > book.deal.hand or (complete and won + slip.unplayed != book.deal.hand):
        yield about(
            "tricks", f"{_sum(slip.tricks)} = {sum(slip.tricks.values())}, but a hand has {book.deal.hand} tricks."
        )
    if slip.how != "awarded":
        yield from _tricks(book, slip)
    by_tricks = book.scoring.all_points_bonus and book.scoring.all_points_by == "tricks"
    for side in seating.sides:
        if by_tricks and slip.take[side] == total and side not in slip.tricks:
            yield about("tricks", f"say how many tricks {side} won; the bonus is for all of them.")
        if saving_is_unknown(book, slip, side):
            key = "counter_tricks" if book.scoring.save_trick == "counter" else "tricks"
            what = "tricks with a counter" if key == "counter_tricks" else "tricks"
            yield about(
                key,
                f"{side} took {slip.take[side]}, which does not tell whether its meld was saved; "
                f"add {key}: how many {what} {side} won.",
            )


def _tricks(book: Book, slip: Slip) -> Iterator[Fault]:
    """The numbers of tricks must not contradict the take or each other."""
    worthless = book.tricks.last + book.tricks.each
    for side, won in slip.counter_tricks.items():
        take = slip.take[side]
        most = slip.tricks.get(side, book.deal.hand)
        if won > most:
            yield about(f"counter_tricks.{side}", f"{won} is more than the {most} tricks there are.")
        elif won > take:
            yield about(f"counter_tricks.{side}", f"{won} tricks with a counter bring more than a take of {take}.")
        elif not won and take > worthless * max(1, slip.tricks.get(side, 1)) + laid_away_at_most(book, slip, side):
            yield about(f"counter_tricks.{side}", f"a take of {take} needs at least one trick with a counter.")
    richest = _richest_trick(book)
    for side, won in slip.tricks.items():
        laid_away = laid_away_at_most(book, slip, side)
        if slip.take[side] < won * book.tricks.each:
            yield about(
                f"tricks.{side}", f"{won} tricks bring at least {won * book.tricks.each}, not {slip.take[side]}."
            )
        elif won and slip.take[side] > won * richest + book.tricks.last + laid_away:
            yield about(f"tricks.{side}", f"nobody takes {slip.take[side]} with {won} trick{'s' * (won > 1)}.")
        if not won and slip.take[side] > laid_away_at_most(book, slip, side):
            yield about(f"tricks.{side}", f"nobody takes {slip.take[side]} without a trick.")


def _richest_trick(book: Book) -> int:
    """The most that one trick can hold, the last one's bonus left aside."""
    best = sorted((book.worth[piece] for piece in book.pack.pieces), reverse=True)[: book.table.seats]
    return sum(best) + book.tricks.each


def _stopped(book: Book, slip: Slip, seating: Seating, taken: int) -> Iterator[Fault]:
    assert slip.bidder is not None
    assert slip.bid is not None
    side, total = seating.side[slip.bidder], book.points_in_play
    need = book.needed(slip.bid)
    if taken > total:
        yield _cited(book, "take-total", "take", f"{_sum(slip.take)} = {taken}, but a hand holds {total} points")
    elif slip.take[side] < need and taken - slip.take[side] <= total - need:
        yield _cited(book, "stop-undecided", "how", "the hand was stopped before it was made or set")


def laid_away_at_most(book: Book, slip: Slip, side: Side) -> int:
    """What a bidder may have without a trick: the counters he laid away."""
    if slip.bidder is None or seating_of(book).side[slip.bidder] != side:
        return 0
    return book.deal.kitty * max(book.worth.values()) if book.kitty.counts else 0


def saving_is_unknown(book: Book, slip: Slip, side: Side) -> bool:
    """The house asks for a trick to save meld, there is meld to save, and the slip does not say."""
    bidding = slip.bidder is not None and seating_of(book).side[slip.bidder] == side
    rule = ("any" if book.scoring.bidder_trick else "none") if bidding else book.scoring.save_trick
    if rule == "none" or not slip.meld.get(side, 0):
        return False
    take = slip.take.get(side, 0)
    if rule == "any":
        return take <= laid_away_at_most(book, slip, side) and side not in slip.tricks
    return 0 < take <= book.tricks.last and side not in slip.counter_tricks


def _sum(parts: dict[Side, int]) -> str:
    return " + ".join(f"{side} {points}" for side, points in parts.items())
