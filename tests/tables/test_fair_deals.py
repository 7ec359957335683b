"""Deals that nobody can have chosen, and the proof that anybody can check."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from meldhouse.cli.verify import command as verify
from meldhouse.game import records, seen, to_act, view
from meldhouse.game.fairness import commitment, deal_key
from meldhouse.players import player_for
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.asking import Asked, Person, answer
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms

ANN, BEA = Person("a", "Ann, the #1"), Person("b", "Bea")


def evening(book: str, hands: int) -> Table:
    """A table of two people and bots, some hands played by rule of thumb."""
    lot = Random(book)
    table = Table(keep=True)
    table.follow(
        on.Step((on.Opened(Terms(book=book, level="novice"), "a"), on.Sat("S", *ANN[:2]), on.Sat("N", *BEA[:2])))
    )
    number = 0

    def asks(who: Person, kind: type, **details: object) -> None:
        nonlocal number
        number += 1
        answer(table, Asked(who, kind(id=f"i{number}", at=table.version, **details), lambda: lot.randbytes(32)))

    asks(ANN, ask.Start)
    player = player_for(table.book, "novice")
    while len(table.played) < hands:
        asks(ANN, ask.Ready, number=lot.randbytes(32).hex())
        asks(BEA, ask.Ready, number=lot.randbytes(32).hex())
        while table.stage == "hand":
            hand = table.hand
            assert hand is not None
            seat = to_act(hand)[0]
            if hand.phase == "count":
                from meldhouse.game import SetUp

                action = SetUp(seat, "4-3", hand.state.hands[seat])
            else:
                action = player.decide(view(hand, seat), [seen(event, seat, hand) for event in hand.events])
            table.act(action)
        if table.stage == "between":
            table.fold(on.Committed(lot.randbytes(32).hex()))
        elif table.stage == "over":
            break
    return table


@pytest.fixture(scope="module", params=["st-hilary", "n42pa", "bend.3"])
def table(request: pytest.FixtureRequest) -> Table:
    return evening(request.param, 2)


def told(table: Table, path: Path) -> str:
    path.write_text(records.dumps(table.record()), encoding="utf-8")
    return str(path)


def test_a_record_carries_the_proof_of_every_deal(table: Table, tmp_path: Path) -> None:
    result = CliRunner().invoke(verify, [told(table, tmp_path / "r"), "--json"])
    answer = json.loads(result.stdout)
    assert result.exit_code == 0
    assert answer["fair"]
    assert all(set(hand["proof"]["numbers"]) == {"N", "S"} for hand in answer["hands"])
    assert "fair" in CliRunner().invoke(verify, [told(table, tmp_path / "r")]).stdout


def test_the_key_depends_on_the_seed_and_on_everybodys_number() -> None:
    seed, numbers = b"s" * 32, {"N": b"n" * 32, "S": b"m" * 32}
    key = deal_key(seed, numbers)
    others = [
        deal_key(b"t" * 32, numbers),
        deal_key(seed, {**numbers, "N": b"x" * 32}),
        deal_key(seed, {"N": b"n" * 32}),
        deal_key(seed, {"N": b"m" * 32, "S": b"n" * 32}),
        deal_key(seed, {"E": b"n" * 32, "S": b"m" * 32}),
    ]
    assert key not in others
    assert len(set(others)) == len(others)
    assert commitment(seed) != commitment(b"t" * 32)


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("commitment", "not the one that was committed to"),
        ("seed", "does not follow"),
        ("numbers", "does not follow"),
    ],
)
def test_a_proof_that_was_touched_does_not_hold(table: Table, key: str, sentence: str, tmp_path: Path) -> None:
    text = records.dumps(table.record())
    at = text.index(f"{key}: ") + len(key) + (6 if key == "numbers" else 2)
    changed = text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :]
    (tmp_path / "r").write_text(changed, encoding="utf-8")
    result = CliRunner().invoke(verify, [str(tmp_path / "r")])
    assert result.exit_code == 1
    assert sentence in " ".join(result.stdout.split())


def test_a_record_without_proofs_says_so(table: Table, tmp_path: Path) -> None:
    record = table.record()
    record.proofs = {}
    (tmp_path / "r").write_text(records.dumps(record), encoding="utf-8")
    result = CliRunner().invoke(verify, [str(tmp_path / "r")])
    assert result.exit_code == 1
    assert "carries no proof" in result.stdout


def test_a_proof_that_cannot_be_read_is_told_with_its_line(table: Table) -> None:
    lines = records.dumps(table.record()).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("seed: "))
    lines[at] = "seed: none of your business"
    with pytest.raises(records.RecordError) as caught:
        records.loads("\n".join(lines))
    assert caught.value.faults[0].line == at + 1
    assert "64 hexadecimal digits" in str(caught.value)
