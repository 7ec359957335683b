"""Rewards, the end of an episode, and deals that come again."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from env_walks import by_lot

from meldhouse import envs
from meldhouse.envs import series
from meldhouse.envs.rewards import rewards
from meldhouse.game import Hand, Play, ScoreEntry, hand_key, score, seating_of, slip_of, steward, totals
from meldhouse.game.scoring import unit_of
from meldhouse.messages import fact
from meldhouse.players import Sense
from meldhouse.rulebooks import book_names, load_book
from table import at_tricks, house

KEY = bytes(range(32))


def played(table, lot):
    """Play an episode that has begun; what everybody was rewarded with, step by step."""
    steps = []
    while (question := table.question) is not None:
        table.step(by_lot(table, question, lot))
        steps.append(dict(table.rewards))
    return steps


@pytest.mark.parametrize("name", book_names())
def test_a_hand_brings_what_its_slip_is_worth(name):
    table, told = envs.raw_env(name), envs.raw_env(name, zero_sum=True)
    for seed in range(3):
        table.reset(seed=seed)
        steps = played(table, Random(seed))
        entries = score(table.book, slip_of(table.hand))
        due = totals(entries, seating_of(table.book).seats, unit_of(table.book))
        assert not any(reward for step in steps[:-1] for reward in step.values()), "only the end is rewarded"
        assert steps[-1] == {agent: due[seat] for agent, seat in table.seats.items()}
        assert all(table.terminations.values())
        assert not any(table.truncations.values())
        assert table.infos["player_0"]["ledger"] == entries
        told.reset(seed=seed)
        against = played(told, Random(seed))[-1]
        assert sum(against.values()) == pytest.approx(0)
        assert any(against.values()) == (len(set(due.values())) > 1)


def test_alone_one_is_held_against_the_average_of_the_others():
    entries = (
        ScoreEntry(("N",), 300, fact("score-take")),
        ScoreEntry(("E",), 90, fact("score-meld")),
        ScoreEntry(("S",), -25, fact("score-fee-set", times=1), unit="cents"),
    )
    found = rewards(load_book("bend.3"), entries, zero_sum=True)
    assert found == {"N": 255.0, "E": -60.0, "S": -195.0}


@pytest.mark.parametrize("name", ["npa", "bend.3", "n42pa", "st-hilary"])
def test_a_game_brings_what_all_its_hands_bring(name):
    table = envs.raw_env(name, hands="game")
    players = Sense(table.book)
    table.reset(seed=3)
    sums = dict.fromkeys(table.agents, 0.0)
    hands = set()
    while table.question is not None:
        hands.add(table.infos[table.agent_selection]["hand"])
        table.step(envs.ask(table, players))
        for agent, reward in table.rewards.items():
            sums[agent] += reward
    game = table.game
    assert game.is_over
    assert sums == {agent: game.totals()[seat] for agent, seat in table.seats.items()}
    assert hands == set(range(1, len(game.hands) + 1))
    assert all(table.terminations.values())


def test_an_observation_tells_how_the_game_stands():
    table = envs.raw_env("n42pa", hands="game")
    table.reset(seed=3)
    at, players = table.observer.layout.slices, Sense(table.book)
    while len(table.game.hands) < 3:
        table.step(envs.ask(table, players))
    marks = table.game.totals()
    assert any(marks.values())
    row, seat = table.observe("player_1")["observation"], seating_of(table.book).clockwise_from("E")
    told = [row[at[f"{who}.score"]].item() for who in ("me", "left", "across", "right")]
    assert told == pytest.approx([marks[other] / 7 for other in seat])


def test_a_game_that_does_not_end_is_broken_off(monkeypatch):
    monkeypatch.setattr(series, "MOST_HANDS", 3)
    table = envs.raw_env("n42pa", hands="game")
    table.reset(seed=1)
    steps = 0
    while table.question is not None:
        table.step(table.numbers.number["pass"][None])
        steps += 1
    assert steps == 3 * 4
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert [hand.slip.how for hand in table.game.hands] == ["passed-out"] * 3


def test_a_seed_brings_the_same_deals_now_and_later():
    def deals(table, seed):
        table.reset(seed=seed)
        found = [table.hand.state.deal.dealt]
        for _ in range(2):
            table.reset()
            found.append(table.hand.state.deal.dealt)
        return found

    first, second = envs.raw_env("mcallen"), envs.raw_env("mcallen")
    assert deals(first, 5) == deals(second, 5)
    assert deals(first, 5) != deals(second, 6)
    assert len({str(deal) for deal in deals(first, 5)}) == 3


def test_without_a_seed_nobody_can_guess_the_deal():
    deals = set()
    for _ in range(3):
        table = envs.raw_env("mcallen")
        table.reset()
        deals.add(str(table.hand.state.deal.dealt))
    assert len(deals) == 3


@pytest.mark.parametrize("key", [KEY, KEY.hex()])
def test_the_deal_can_be_made_again_from_its_key(key):
    table = envs.raw_env("npa")
    table.reset(options={"key": key, "dealer": "E"})
    hand = Hand(load_book("npa"), dealer="E", key=hand_key(KEY, 1))
    steward.tidy(hand)
    assert table.hand.state.deal.dealt == hand.state.deal.dealt
    assert table.key == KEY


def test_the_deal_goes_round():
    table = envs.raw_env("mcallen")
    dealers = {str(table.reset(seed=seed) or table.hand.state.dealer) for seed in range(30)}
    assert dealers == {"N", "E", "S", "W"}


def test_a_copy_goes_its_own_way():
    table = envs.raw_env("st-hilary")
    table.reset(seed=2)
    copy = deepcopy(table)
    played(copy, Random(1))
    assert copy.question is None
    assert not table.hand.state.auction.calls
    played(table, Random(1))
    assert table.hand.events == copy.hand.events


def test_an_episode_may_begin_in_the_middle_of_a_hand():
    hand = at_tricks(house("mcallen"), bidder="N", trump="S", N="AS TS KS QS JS")
    table = envs.raw_env("mcallen")
    table.reset(options={"hand": hand})
    assert table.seats[table.agent_selection] == "N"
    assert table.numbers.name(table.observe("player_0")["action_mask"].argmax()).startswith("play")
    played(table, Random(2))
    assert not hand.is_over, "a copy was played"
    assert isinstance(table.hand.events[len(hand.events)], Play)
