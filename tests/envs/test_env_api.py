"""PettingZoo's own tests, for every book: one hand and whole games."""

from __future__ import annotations

import importlib
import warnings
from itertools import count
from types import SimpleNamespace

import pytest

from meldhouse import envs
from meldhouse.rulebooks import book_names

with warnings.catch_warnings():
    # The tests themselves make an environment of PettingZoo's in a way from which PettingZoo has turned away.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

CYCLES = 20

# PettingZoo keeps a list of its own environments that may have a mask beside the observation, in the form it documents
# for all of them, and warns of every other one.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize("hands", [1, "game"])
@pytest.mark.parametrize("name", book_names())
def test_the_api_is_kept(name, hands, capsys):
    api_test(envs.env(name, hands=hands), num_cycles=CYCLES)
    api_test(envs.raw_env(name, hands=hands), num_cycles=CYCLES)
    assert capsys.readouterr().out.count("Passed API test") == 2


@pytest.mark.parametrize("name", book_names())
def test_the_same_seed_brings_the_same_hand(name):
    seed_test(lambda: envs.env(name), num_cycles=CYCLES)
    seed_test(lambda: envs.env(name, hands="game"), num_cycles=CYCLES)


@pytest.mark.parametrize("name", book_names())
def test_the_table_is_shown(name, capsys):
    shown = {"ansi": lambda text: "hand 1" in text, "human": lambda nothing: nothing is None}
    render_test(lambda render_mode: envs.env(name, render_mode=render_mode), custom_tests=shown)
    assert "hand 1" in capsys.readouterr().out


@pytest.mark.parametrize("name", book_names())
def test_the_benchmark_runs(name, monkeypatch, capsys):
    """By a clock that strikes after some hundred looks, so that nobody waits."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 20)
    monkeypatch.setattr(importlib.import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(envs.env(name))
    assert "turns per second" in capsys.readouterr().out
