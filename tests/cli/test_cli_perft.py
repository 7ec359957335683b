"""`perft`: the published counts made again, and a position of one's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli_runner import answered, ask, says, told
from hypothesis import given, settings, strategies as st

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES
from meldhouse.pieces import parse_piece
from meldhouse.rulebooks import load_book
from meldhouse.solver.perft import published

OWN = ("perft", "mcallen", "--trump", "H", "--turn", "S", "--trick", "KC QC")
HANDS = ("--hands", "N=AS", "--hands", "E=9S", "--hands", "S=JC JH", "--hands", "W=TD KD")


def club(folder: Path, text: str) -> str:
    file = folder / "club.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_whole_table_comes_out_as_it_is_published():
    rows = published(load_book("st-hilary"))
    said = told("perft", "st-hilary")
    assert said.endswith(f"{len(rows)} positions, {sum(len(row.counts) for row in rows):,} counts, all as published.")
    for row in rows[::40]:
        counts = " ".join(map(str, row.counts[:5]))
        assert f"{row.number} {CONTRACT_NAMES[row.position.contract]} {SEAT_NAMES[row.position.turn]} {counts}" in said
    assert said.count(" agrees ") == len(rows)
    assert "differs" not in said


def test_a_table_as_json_and_no_deeper_than_was_asked():
    found = answered("perft", "n42pa", "--depth", "2", "--with", "game")
    rows = published(load_book("n42pa"))
    assert (found["book"], found["counted_by"], found["agrees"]) == ("n42pa", "game", True)
    assert [position["counts"] for position in found["positions"]] == [list(row.counts[:2]) for row in rows]
    assert [position["published"] for position in found["positions"]] == [list(row.counts) for row in rows]
    first = found["positions"][0]
    assert set(first) == {"number", "trump", "turn", "hands", "trick", "counts", "published"}
    assert (first["number"], len(first["hands"]["N"])) == (1, 7)


def test_other_rules_come_to_other_counts(tmp_path: Path):
    """A book that takes a house's name but not its duties is found out."""
    book = club(tmp_path, 'name = "mcallen"\ntitle = "Not McAllen"\nextends = "mcallen"\n[tricks]\nruff = false\n')
    said = told("perft", book, "--depth", "3", code=1)
    assert "differs" in said
    assert "not as published." in said
    assert "depth 1: " in said
    assert answered("perft", book, "--depth", "3", code=1)["agrees"] is False
    differing = next(
        p for p in answered("perft", book, "--depth", "1", code=1)["positions"] if p["counts"][0] > p["published"][0]
    )
    one = told("perft", book, "--position", str(differing["number"]), "--depth", "1", code=1)
    assert f"Position {differing['number']}, depth 1: {differing['counts'][0]} ways" in one
    assert one.endswith("1 position, 1 count, 1 not as published.")


@pytest.mark.parametrize("by", ["kernel", "game"])
def test_one_position_is_shown_with_its_hands_and_divided_by_the_first_play(by: str):
    row = published(load_book("bend.3"))[150]
    found = answered("perft", "bend.3", "--position", "151", "--with", by)
    assert tuple(found["position"]["counts"]) == row.counts
    assert sum(found["divide"].values()) == row.counts[-1]
    assert len(found["divide"]) == row.counts[0]
    said = told("perft", "bend.3", "--position", "151", "--with", by, "--depth", "1")
    assert f"position 151, counted by the {by}" in said
    assert "North ♠" in said
    plays = " ".join([f"{parse_piece(text).symbol} 1" for text in found["divide"]])
    assert f"1 play ahead, by first play: {plays}" in said


def test_deeper_than_the_table_goes():
    row = published(load_book("npa"))[0]
    found = answered("perft", "npa", "--position", "1", "--depth", str(len(row.counts) + 1))
    assert tuple(found["position"]["counts"][:-1]) == row.counts
    assert found["position"]["counts"][-1] >= row.counts[-1]
    assert found["agrees"] is True


def test_a_position_of_ones_own():
    said = told(*OWN, *HANDS)
    assert says("cli-position-turn", trump="H", seat="S") in said
    assert "On the table, as played: K♣ Q♣" in said
    assert said.endswith("4 plays ahead, by first play: J♣ 2")
    assert answered(*OWN, *HANDS, "--depth", "2")["position"]["counts"] == [1, 2]
    assert answered(*OWN, *HANDS)["position"]["number"] is None


@pytest.mark.parametrize("name", ["npa", "n42pa", "bend.3"])
def test_a_published_position_may_be_described(name: str):
    for row in published(load_book(name))[70::40]:
        at = row.position
        hands = [word for seat, hand in at.hands.items() for word in ("--hands", f"{seat}={' '.join(map(str, hand))}")]
        trick = ["--trick", " ".join(map(str, at.trick))] if at.trick else []
        depth = min(6, len(row.counts))
        asked = ("perft", name, "--trump", at.contract, "--turn", at.turn, *hands, *trick, "--depth", str(depth))
        assert tuple(answered(*asked)["position"]["counts"]) == row.counts[:depth]


def test_a_club_counts_positions_of_its_own(tmp_path: Path):
    book = club(tmp_path, 'name = "ours"\ntitle = "Ours"\nextends = "mcallen"\n')
    assert "There is no published table for Ours." in told("perft", book, code=2)
    assert answered("perft", book, *OWN[2:], *HANDS)["position"]["counts"] == [1, 2, 2, 2]
    shared = club(tmp_path, 'name = "npa"\ntitle = "Ours"\nextends = "mcallen"\n')
    assert "There is no published table for Ours." in told("perft", shared, "--position", "1", code=2)


def test_a_pack_that_is_too_large_for_the_kernel_is_counted_by_the_game(tmp_path: Path):
    book = club(
        tmp_path,
        'name = "ours"\ntitle = "Ours"\nextends = "mcallen"\n[deck]\ncopies = 4\n'
        "[deal]\nhand = 24\npackets = [[4, 4, 4, 4, 4, 4]]\n",
    )
    assert says("cli-with-game") in told("perft", book, *OWN[2:], *HANDS, code=2)
    assert answered("perft", book, *OWN[2:], *HANDS, "--with", "game")["position"]["counts"] == [1, 2, 2, 2]


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("--position", "0"), "no-position", says("cli-no-position", name="mcallen", most=232, number=0)),
        (("--position", "233"), "no-position", says("cli-no-position", name="mcallen", most=232, number=233)),
        (("--position", "-3"), "no-position", says("cli-no-position", name="mcallen", most=232, number=-3)),
        (("--depth", "0"), "bad-depth", "Count at least one play ahead, not 0."),
        (("--position", "1", "--depth", "49"), "bad-depth", says("cli-too-deep", left=48, depth=49)),
        ((*OWN[2:], *HANDS, "--depth", "7"), "bad-depth", "Only 6 cards are left to play"),
        ((*OWN[2:], *HANDS, "--position", "1"), "bad-position", "not both"),
        (("--trump", "H"), "bad-position", says("cli-position-needs")),
        (HANDS, "bad-position", says("cli-position-needs")),
        ((*OWN[2:], *HANDS, "--hands", "S=AH"), "bad-hands", "South is there twice"),
        ((*OWN[2:], "--hands", "AH"), "bad-hands", "such as “N=KC JS”"),
        ((*OWN[2:], *HANDS[:-2]), "impossible-position", "Missing: West"),
        ((*OWN[2:], *HANDS[:-2], "--hands", "W=TD"), "impossible-position", "South 2, and West 1"),
        (
            (*OWN[2:], *HANDS[:-2], "--hands", "W=KC KC"),
            "impossible-position",
            says("pack-too-many", piece="KC", available=2, count=3),
        ),
        ((*OWN[2:-1], "KC QC JC", *HANDS), "impossible-position", "differ in size"),
        ((*OWN[2:-1], "KC QC JC 9C 9C", *HANDS), "impossible-position", "no longer on the table"),
        ((*OWN[2:], *HANDS[:-2], "--hands", "W=6-4 TD"), "unknown-piece", "6-4 is a domino"),
        ((*OWN[2:], *HANDS[:-2], "--hands", "Q=KD TD"), "unknown-seat", "“Q”"),
        (("--trump", "6", "--turn", "N", *HANDS), "unknown-trump", "(MCA-6e)"),
        (("--trump", "H", "--turn", "X", *HANDS), "unknown-seat", "“X”"),
        (("--trump", "H", "--turn", "N", *[f"--hands={seat}=" for seat in "NESW"]), "bad-depth", "No cards are left"),
    ],
)
def test_what_cannot_be_counted_gets_a_sentence(words: tuple[str, ...], code: str, sentence: str):
    assert answered("perft", "mcallen", *words, code=2)["error"]["code"] == code
    assert sentence in told("perft", "mcallen", *words, code=2)


def test_several_faults_of_a_position_are_told_together():
    faults = answered(*OWN, "--hands", "N=AS AS", "--hands", "E=AS", code=2)["error"]["faults"]
    assert [fault["text"] for fault in faults] == [
        "All hands must be known. Missing: South and West.",
        says("pack-too-many", piece="AS", available=2, count=3),
    ]


@pytest.mark.parametrize("by", ["kernel", "game"])
def test_a_depth_that_takes_too_long_is_refused(by: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("meldhouse.solver.perft.counting.MOST_WAYS", 20_000)
    monkeypatch.setattr("meldhouse.solver.perft.counting.MOST_PLACES", 2_000)
    error = answered("perft", "mcallen", "--position", "1", "--depth", "40", "--with", by, code=2)["error"]
    assert error["code"] == "too-many"
    depth = error["fact"]["args"]["depth"]
    assert f"--depth {depth - 1}" in error["advice"]
    answered("perft", "mcallen", "--position", "1", "--depth", str(depth - 1), "--with", by)
    assert "“--with game”" in error["advice"] or by == "kernel"


def test_somebody_who_waits_sees_how_far_it_is():
    pty = pytest.importorskip("pty")
    screen, end = pty.openpty()
    script = "from meldhouse.cli.main import main; main()"
    words = ("perft", "n42pa", "--depth", "1", "--with", "game")
    with subprocess.Popen([sys.executable, "-c", script, *words], stdout=subprocess.DEVNULL, stderr=end) as child:
        os.close(end)
        shown = b""
        while b"Counting" not in shown:
            shown += os.read(screen, 4096)
        os.close(screen)
        child.terminate()


CARDS = st.lists(st.sampled_from(["AS", "10H", "KD", "QC", "9S", "JD", "JD", "6-4", "ZZ"]), max_size=4).map(" ".join)


@settings(max_examples=60)
@given(st.dictionaries(st.sampled_from("NESWQ"), CARDS, max_size=5), CARDS, st.sampled_from("NESW"), st.integers(-1, 9))
def test_whatever_is_described_is_counted_or_refused(hands: dict[str, str], trick: str, turn: str, depth: int):
    held = [word for seat, text in hands.items() for word in ("--hands", f"{seat}={text}")]
    asked = ("perft", "st-hilary", "--trump", "D", "--turn", turn, "--trick", trick, "--depth", str(depth), *held)
    kernel, game = (ask(*asked, "--json", "--with", by) for by in ("kernel", "game"))
    assert kernel.exit_code in (0, 2)
    assert kernel.stdout.replace('"kernel"', '"game"') == game.stdout
