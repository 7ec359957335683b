"""The bench that compares levels plays the deals of a duel, goes on where it stopped, and forgets nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meldhouse.players import level_named
from meldhouse.players.duels import Match, duel
from meldhouse.rulebooks import load_book

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import strength


def margins(folder: Path) -> list[float]:
    results = strength.Results([folder])
    ((_, portions),) = results.portions.items()
    return [margin for _, portion in sorted(portions.items()) for margin in portion.margins]


def test_results_go_on_where_they_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    asked = ["--books", "n42pa", "--level", "novice", "--against", "chance", "--processes", "1", "--to", str(tmp_path)]
    strength.main([*asked, "--deals", "6"])
    first, lines = margins(tmp_path), (tmp_path / "margins.jsonl").read_text().splitlines()
    assert [len(first), len(lines)] == [6, 2]
    strength.main([*asked, "--deals", "10"])
    assert (tmp_path / "margins.jsonl").read_text().splitlines()[:2] == lines
    key = strength.match_of(strength.Pairing("n42pa", "novice", "chance", "players", False)).key
    match = Match(book=load_book("n42pa"), one=level_named("novice"), other=level_named("chance"), key=key)
    assert margins(tmp_path) == list(duel(match, 10).margins)
    assert "novice 3" in capsys.readouterr().out


def test_nothing_is_begun_that_there_is_no_time_for(tmp_path: Path):
    asked = ["--books", "n42pa", "--level", "novice", "--against", "chance", "--deals", "4", "--processes", "1"]
    strength.main([*asked, "--seconds", "0", "--to", str(tmp_path)])
    assert (tmp_path / "margins.jsonl").read_text() == ""
