"""How a hand came out, in one line: made or set, meld and counters, and what each side scored."""

from __future__ import annotations

from meldhouse.game import Side
from meldhouse.game.sheets import how_it_came_out
from meldhouse.game.slips import Slip, slip_of
from meldhouse.messages import Message, fact
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.tables.seen.lines import Lines
from meldhouse.tables.table import Table


def outcome(table: Table, lines: Lines) -> Message:
    """The hand on the table, which is over: “Hand over. You went set on 35: meld 10, took 15. This hand: you −35, they
    4.”"""
    assert table.hand is not None
    entries = table.would_score()
    earned = table.game.earned(entries)
    told = _bid(table, lines, slip_of(table.hand))
    if any(entry.points for entry in entries):
        told.append(fact("result-hand", sides=_sums(table, lines, earned)))
    else:
        told.append(fact("result-nothing"))
    totals = table.game.side_totals()
    if table.is_scored and totals != earned:
        told.append(fact("result-total", sides=_sums(table, lines, totals)))
    if table.is_scored and table.game.is_over:
        told.append(_ending(table))
    return fact("news-result", parts=tuple(told))


def _ending(table: Table) -> Message:
    what, winner = "round" if table.book.match.until == "hands" else "game", table.game.winner
    return fact("result-over", what=what) if winner is None else fact("result-won", side=winner, what=what)


def _bid(table: Table, lines: Lines, slip: Slip) -> list[Message]:
    if slip.bidder is None or slip.bid is None:
        return []
    side, bid = lines.seating.side[slip.bidder], bid_fact(table.book, slip.bid)
    came = how_it_came_out(table.would_score()) or "bid"
    figures: tuple[Message, ...] = (fact("result-meld", points=slip.meld[side]),) if side in slip.meld else ()
    figures += (fact("result-take", points=slip.take[side]),) if side in slip.take else ()
    if not figures:
        return [fact("result-bid", side=side, came=came, bid=bid)]
    return [fact("result-bid-figures", side=side, came=came, bid=bid, figures=figures)]


def _sums(table: Table, lines: Lines, points: dict[Side, int]) -> tuple[Message, ...]:
    if table.game.unit != "marks":
        return lines.side_points(points)
    return tuple(fact("side-marks", side=side, marks=points[side]) for side in lines.mine_first(points))
