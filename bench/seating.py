"""How good individual plans are and how long they take, compared with a plain greedy draw with random restarts.

*Again* are repeated partners, and *fewest* those that no plan can avoid. *Uneven* are repeated meetings of opponents
beyond the most even plan that numbers allow, and *meet* the least and the most times two people meet, beside the *best*
that numbers allow. The greedy draw seats people in random order, each with the partner and the opponents they have met
least, and restarts until it has had as long as ours. Times are seconds of processor time, including the search for
designs.

    .venv/bin/python bench/seating.py --players 60 --rounds 12
"""

from __future__ import annotations

import argparse
import time
from random import Random

from meldhouse.tournament.seating import Figures, Plan, Round, SeatedTable, individual
from meldhouse.tournament.seating.starters import starter

TYPICAL = [(8, 4), (8, 7), (12, 6), (12, 11), (16, 8), (16, 15), (20, 10), (24, 8), (28, 10), (32, 12), (40, 12)]
TYPICAL += [(40, 39), (60, 12), (100, 12), (200, 12), (10, 6), (15, 8), (27, 9), (50, 12), (199, 12)]


def greedy(players: int, rounds: int, lot: Random) -> Plan:
    """One draw, round by round."""
    partners = [[0] * players for _ in range(players)]
    rivals = [[0] * players for _ in range(players)]
    out = [0] * players
    made = []
    for _ in range(rounds):
        order = sorted(lot.sample(range(players), players), key=lambda one: out[one])
        away, order = order[: players % 4], order[players % 4 :]
        for one in away:
            out[one] += 1
        tables = []
        while order:
            one = order.pop()
            two = min(order, key=partners[one].__getitem__)
            order.remove(two)
            three = min(order, key=lambda other: rivals[one][other] + rivals[two][other])
            order.remove(three)
            four = min(order, key=lambda other: (partners[three][other], rivals[one][other] + rivals[two][other]))
            order.remove(four)
            for here, there, counts in (
                *((here, there, rivals) for here in (one, two) for there in (three, four)),
                (one, two, partners),
                (three, four, partners),
            ):
                counts[here][there] += 1
                counts[there][here] += 1
            tables.append(SeatedTable(len(tables) + 1, (str(one), str(three), str(two), str(four))))
        made.append(Round(tuple(tables), tuple(map(str, away))))
    return Plan(tuple(made))


def restarted(players: int, rounds: int, seconds: float) -> tuple[Figures, int]:
    """The best of as many draws as time allows, at least one."""
    lot = Random(f"{players} {rounds}")
    until = time.process_time() + seconds
    best, draws = greedy(players, rounds, lot).figures(), 1
    while time.process_time() < until:
        found = greedy(players, rounds, lot).figures()
        best, draws = min(best, found, key=lambda figures: (figures.repeats, figures.uneven)), draws + 1
    return best, draws


def told(figures: Figures) -> str:
    return f"{figures.repeats:6}{figures.uneven:8}{f'{figures.fewest}–{figures.most}':>7}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int)
    parser.add_argument("--rounds", type=int, default=12)
    options = parser.parse_args()
    columns = f"{'again':>6}{'uneven':>8}{'meet':>7}"
    print(f"{'':42}{'ours':^21}{'':4}{'greedy':^21}")
    print(f"{'players':>7}{'rounds':>7}{'seconds':>9}{'fewest':>8}{'best':>7}    {columns}    {columns}{'draws':>7}")
    for players, rounds in [(options.players, options.rounds)] if options.players else TYPICAL:
        starter.cache_clear()
        start = time.process_time()
        plan = individual(map(str, range(players)), rounds)
        seconds = time.process_time() - start
        ours = plan.figures()
        theirs, draws = restarted(players, rounds, seconds)
        least, most = ours.best_meetings
        print(
            f"{players:7}{rounds:7}{seconds:9.2f}{ours.least_repeats:8}{f'{least}–{most}':>7}    "
            f"{told(ours)}    {told(theirs)}{draws:7}",
            flush=True,
        )


if __name__ == "__main__":
    main()
