"""Walks through environments by lot: every kind of question comes up, and bids stay near what can be played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from meldhouse.envs import TableEnv
from meldhouse.players.deeds.asking import Question, answers


def by_lot(table: TableEnv, question: Question, lot: Random) -> int:
    """Some answer; in the auction rather a pass or a low bid, so that most hands are played."""
    legal = answers(table.numbers, question)
    if question.view.phase == "auction" and question.offer is None:
        chance = lot.random()
        return legal[0] if chance < 0.6 else lot.choice(legal[:3] if chance < 0.96 else legal)
    if question.offer is None and table.numbers.name(legal[-1]) == "concede" and lot.random() < 0.9:
        return legal[0]
    return lot.choice(legal)


def questions(table: TableEnv, lot: Random, hands: int) -> Iterator[Question]:
    """Everything that is asked in so many hands; each is answered before the next."""
    for _ in range(hands):
        table.reset(seed=lot.randrange(1 << 30))
        while (question := table.question) is not None:
            yield question
            table.step(by_lot(table, question, lot))
