"""`solve`: one position, a file of them, or a record; the same answers wherever they are found."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cli_runner import answered, ask, lines, says, told

from meldhouse.batches import Cluster
from meldhouse.game import seating_of
from meldhouse.rulebooks import load_book

GOLDEN = Path(__file__).parents[1] / "golden"
HELD = {"N": "5-5 6-1", "E": "4-0 3-1", "S": "5-1 3-2", "W": "6-2 3-0"}
HANDS = [word for seat, hand in HELD.items() for word in ("--hands", f"{seat}={hand}")]
FOURS = ("--trump", "4", "--turn", "N")
ASKED = ("solve", "n42pa", "--trump", "fours", "--turn", "N", *HANDS)


def test_a_person_reads_what_is_taken_by_which_play_and_how_it_goes_on():
    said = told(*ASKED)
    assert "fours are trump" in said
    assert "North [5|5] [6|1] East [4|0] [3|1] South [5|1] [3|2] West [6|2] [3|0]" in said
    assert "North to play. " + says("cli-takes", side="NS", take=6) in said
    assert "[5|5] 6 best [6|1] 0" in said
    assert "Trick 1: North 5-5, East " in said
    assert "Trick 2: " in said


def test_as_json():
    found = answered(*ASKED)
    assert found.pop("goes_on")[0] == ["N", "5-5"]
    assert found.pop("nodes") > 0
    assert found == {
        "book": "n42pa",
        "trump": "4",
        "hands": {seat: hand.split() for seat, hand in HELD.items()},
        "trick": [],
        "turn": "N",
        "side": "NS",
        "take": None,
        "budget": 100_000_000,
        "seconds": None,
        "solved": True,
        "possible": None,
        "value": 6,
        "plays": [{"piece": "5-5", "value": 6}, {"piece": "6-1", "value": 0}],
        "best": ["5-5"],
    }


@pytest.mark.parametrize("side", ["EW", "we", "W", "East"])
def test_the_other_side_takes_the_rest(side: str):
    found = answered(*ASKED, "--side", side)
    assert (found["side"], found["value"]) == ("EW", 17 - 6)
    assert {play["piece"]: play["value"] for play in found["plays"]} == {"5-5": 11, "6-1": 17}
    assert found["best"] == ["5-5"], "North does not play for them"


def test_a_trick_on_the_table_counts_and_may_be_the_last():
    """East led the king. He and the ace count 1 each, and so does the last trick."""
    table = ("solve", "mcallen", "--trump", "H", "--turn", "S", "--trick", "KS")
    hands = ("--hands", "S=AS", "--hands", "W=9S", "--hands", "N=QS", "--hands", "E=")
    found = answered(*table, *hands)
    assert (found["value"], found["goes_on"]) == (3, [["S", "AS"], ["W", "9S"], ["N", "QS"]])
    said = told(*table, *hands)
    assert "On the table, as played: K♠" in said
    assert "East ♠ — ♥ — ♣ — ♦ —" in said
    assert "Trick 1: South A♠, West 9♠, North Q♠" in said


def test_whether_a_side_can_take_so_much():
    assert says("cli-can-take", possible="yes", side="NS", take=6) in told(*ASKED, "--take", "6")
    assert says("cli-can-take", possible="no", side="NS", take=7) in told(*ASKED, "--take", "7", code=1)
    found = answered(*ASKED, "--take", "7", code=1)
    assert (found["solved"], found["possible"], found["value"], found["plays"]) == (True, False, None, [])


def test_a_budget_that_is_spent_is_told_and_is_not_a_no():
    assert says("cli-not-solved", budget=3) in told(*ASKED, "--budget", "3", code=4)
    for more in ((), ("--take", "6")):
        found = answered(*ASKED, "--budget", "1", *more, code=4)
        assert (found["solved"], found["possible"], found["value"], found["best"]) == (False, None, None, [])


def test_time_that_is_over_is_told_and_is_not_a_no():
    """Twenty tricks take longer than anybody has."""
    lot, book = Random(20), load_book("bend")
    pieces = lot.sample(book.pack.pieces, 80)
    hands = [f"--hands={seat}=" + " ".join(p.text for p in pieces[at::4]) for at, seat in enumerate("NESW")]
    asked = ("solve", "bend", "--trump", "H", "--turn", "N", *hands, "--seconds", "0.05")
    said = told(*asked, code=4)
    assert says("cli-not-solved-in", seconds=0.05, budget=100_000_000) in said
    found = answered(*asked, "--take", "250", code=4)
    assert (found["seconds"], found["solved"], found["possible"]) == (0.05, False, None)
    assert answered(*ASKED, "--seconds", "60")["value"] == 6


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--turn", "N", *HANDS), "bad-position", says("cli-position-needs")),
        (("--trump", "4", *HANDS), "bad-position", says("cli-position-needs")),
        (FOURS, "bad-position", says("cli-position-needs")),
        ((*FOURS, *HANDS[:6]), "impossible-position", "All hands must be known. Missing: West."),
        ((*FOURS, *HANDS, "--hands", "N=6-6"), "bad-hands", "North is there twice"),
        (("--trump", "4", "--turn", "X", *HANDS), "unknown-seat", "X"),
        (("--trump", "H", "--turn", "N", *HANDS), "unknown-trump", "(N42-1b)"),
        ((*FOURS, *HANDS, "--side", "NE"), "unknown-side", "no side “NE”"),
        ((*FOURS, *HANDS, "--trick", "6-6"), "impossible-position", "the hands differ in size"),
        ((*FOURS, *HANDS, "--trick", "0-0 1-1 2-2 3-3"), "impossible-position", "A complete trick"),
        (
            (*FOURS, *(f"--hands={seat}=" for seat in "NESW")),
            "bad-position",
            "No dominoes are left to play.",
        ),
    ],
)
def test_what_is_no_position_is_told(words: tuple[str, ...], code: str, said: str):
    assert said in told("solve", "n42pa", *words, code=2)
    assert answered("solve", "n42pa", *words, code=2)["error"]["code"] == code


def test_all_that_is_wrong_is_told_together():
    hands = ("--hands", "N=AS AS", "--hands", "E=AS", "--hands", "S=KS KS")
    found = answered("solve", "mcallen", "--trump", "H", "--turn", "N", *hands, code=2)["error"]
    assert [fault["text"] for fault in found["faults"]] == [
        "All hands must be known. Missing: West.",
        "The deck has 2 A♠, not 3.",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), says("command-missing-such-as", what="RULES", example="meldhouse solve n42pa")),
        (("n42pa", "--processes", "2"), says("cli-for-a-file")),
        (
            ("n42pa", "x", "--processes", "2", "--cluster", "x:1"),
            says("cli-not-both", one="--processes", other="--cluster"),
        ),
        (("n42pa", "nowhere.jsonl"), says("cli-no-file", file="nowhere.jsonl")),
        (("n42pa", "--take", "-1"), says("command-number-between", value="-1", least=0, most=32_767)),
        (("n42pa", "--budget", "0"), says("command-number-from", value="0", least=1)),
        (("n42pa", "--seconds", "0"), says("cli-not-seconds", value="0")),
        (("n42pa", "--seconds", "nan"), says("cli-not-seconds", value="nan")),
        (("n42pa", "--seconds", "soon"), says("cli-not-seconds", value="soon")),
    ],
)
def test_what_is_no_question_is_told(words: tuple[str, ...], said: str):
    assert said in told("solve", *words, code=2)


# --- many -------------------------------------------------------------------------------------------------------------


def deals(number: int, tricks: int = 3) -> list[dict[str, Any]]:
    """Positions by lot, of two houses."""
    found = []
    for at in range(number):
        name, lot = ("n42pa", "mcallen")[at % 2], Random(at)
        book = load_book(name)
        seats = seating_of(book).seats
        pool = [piece.text for piece in lot.sample(book.pack.pieces, tricks * len(seats))]
        hands = {seat: pool[place * tricks : (place + 1) * tricks] for place, seat in enumerate(seats)}
        trump, turn = lot.choice(book.trump.choices), lot.choice(seats)
        found.append({"book": name, "trump": trump, "turn": turn, "hands": hands, "id": f"deal {at}"})
    return found


@pytest.fixture
def file(tmp_path: Path) -> str:
    rows = [json.dumps(deal) for deal in deals(24)]
    rows[3] = json.dumps({**deals(4)[3], "take": 9})
    rows.insert(5, '{"book": "n42pa", "trump": "4", "id": 7}')
    rows.insert(9, "")
    path = tmp_path / "deals.jsonl"
    path.write_text("\n".join(rows))
    return str(path)


def test_every_line_of_a_file_is_answered_in_its_turn(file: str):
    result = ask("solve", "n42pa", file, "--jsonl")
    assert result.exit_code == 1, "one line is no position"
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer["line"] for answer in found] == [line for line in range(1, 27) if line != 10]
    assert found[5]["error"]["code"] == "bad-position"
    assert found[5]["id"] == 7
    assert isinstance(found[3]["possible"], bool)
    assert (found[0]["id"], found[1]["book"], found[-1]["id"]) == ("deal 0", "mcallen", "deal 23")
    for deal, answer in zip(deals(3), found, strict=False):
        hands = [f"--hands={seat}={' '.join(hand)}" for seat, hand in deal["hands"].items()]
        alone = answered("solve", deal["book"], "--trump", deal["trump"], "--turn", deal["turn"], *hands)
        assert alone == {key: value for key, value in answer.items() if key not in ("line", "id")}
    assert answered("solve", "n42pa", file, code=1) == {"positions": found}


def test_the_answers_are_the_same_to_the_byte_wherever_they_are_found(file: str, two_workers: Cluster):
    alone = ask("solve", "n42pa", file, "--jsonl", "--processes", "1")
    assert alone.stdout.count("\n") == 25
    for where in (("--processes", "2"), ("--cluster", two_workers.address)):
        found = ask("solve", "n42pa", file, "--jsonl", *where)
        assert (found.stdout, found.exit_code) == (alone.stdout, alone.exit_code)


def test_a_person_reads_a_line_for_each(file: str):
    said = told("solve", "n42pa", file, code=1)
    assert "25 positions · 24 solved" in said
    assert "Line Rules Trump Turn For Takes By" in said
    assert "9 or more: " in said
    assert f"Line 6: {says('cli-position-needs')}" in said


def test_what_the_command_line_says_holds_for_every_line():
    line = json.dumps({"hands": HELD, "turn": "N"})
    found = answered("solve", "n42pa", "-", "--trump", "4", "--side", "EW", stdin=f"{line}\n{line}")["positions"]
    assert [answer["value"] for answer in found] == [11, 11]
    unsolved = ask("solve", "n42pa", "-", "--trump", "4", "--budget", "1", stdin=line)
    assert unsolved.exit_code == 4
    assert says("cli-out-of-budget") in unsolved.stdout


def test_an_empty_file_has_no_position():
    assert "There is no position in -." in told("solve", "n42pa", "-", stdin="\n", code=2)


def test_lines_can_be_answered_one_by_one():
    line = json.dumps({"hands": HELD, "turn": "N", "trump": "4"})
    assert [found["value"] for found in lines("solve", "n42pa", stdin=f"{line}\n{line}")] == [6, 6]
    assert lines("solve", "n42pa", "--budget", "1", stdin=line, code=4)[0]["solved"] is False
    assert lines("solve", "n42pa", "--budget", "1", stdin=f"{line}\n[]", code=1)[1]["error"]["code"] == "bad-json"


# --- records ----------------------------------------------------------------------------------------------------------


def test_the_hands_of_a_record_are_solved_from_their_first_lead():
    record = str(GOLDEN / "n42pa.record")
    found = answered("solve", "n42pa", record)["positions"]
    hands = answered("replay", record)["hands"]
    seating = seating_of(load_book("n42pa"))
    assert [answer["hand"] for answer in found] == [1, 2, 3]
    for answer, hand in zip(found, hands, strict=True):
        assert answer["side"] == seating.side[hand["bidder"]]
        assert answer["turn"] == hand["tricks"][0]["leader"]
        assert {seat: sorted(held) for seat, held in answer["hands"].items()} == {
            seat: sorted(held) for seat, held in hand["dealt"].items()
        }
    assert "Hand Rules Trump Turn For Takes By" in told("solve", "n42pa", record)


def test_an_unfinished_hand_is_solved_from_where_it_stops():
    text = (GOLDEN / "n42pa.record").read_text()
    start, first, *_ = text.partition("\n3. ")
    stopped = start + "\n"
    assert first
    (found,) = answered("solve", "n42pa", "-", "--side", "NS", stdin=stopped)["positions"]
    assert {len(held) for held in found["hands"].values()} == {5}
    assert found["side"] == "NS"
    later = stopped + f"3. {found['turn']}: {found['best'][0]}\n"
    (after,) = answered("solve", "n42pa", "-", "--side", "NS", stdin=later)["positions"]
    assert after["trick"] == found["best"][:1]
    assert after["value"] == found["value"], "the best play gives nothing away"


def test_a_record_that_is_none_is_told_and_needs_no_trump():
    assert "This record has no hand." in told("solve", "n42pa", "-", stdin="Meldhouse record 1\nbook: n42pa\n", code=1)
    said = told("solve", "n42pa", str(GOLDEN / "n42pa.record"), "--trump", "4", code=2)
    assert says("cli-record-tells") in said


# --- at a terminal ----------------------------------------------------------------------------------------------------


def test_a_bar_leaves_the_answers_where_they_belong(tmp_path: Path):
    """Somebody looks at the error stream while the answers go into a file."""
    pty = pytest.importorskip("pty")
    questions = tmp_path / "questions"
    questions.write_text("{}\n{}\n")
    master, slave = pty.openpty()
    script = "from meldhouse.cli.main import main; main()"
    command = [sys.executable, "-c", script, "solve", "n42pa", questions, "--jsonl"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=slave, check=False, text=True)
    os.close(slave)
    shown = os.read(master, 100_000).decode()
    os.close(master)
    assert "Solving" in shown
    assert [json.loads(line)["line"] for line in done.stdout.splitlines()] == [1, 2]


ENDLESS = """
from random import Random
from meldhouse.cli.commands.solve import _stopped_at_once
from meldhouse.game import trick_order
from meldhouse.rulebooks import load_book
from meldhouse.solver import Position
from meldhouse.solver.batch import BatchQuestion, answer
from meldhouse.solver.starting import kernel
book = load_book("npa")
pieces = Random(1).sample(book.pack.pieces, 80)
hands = {seat: tuple(pieces[at::4]) for at, seat in enumerate("NESW")}
kernel()
with _stopped_at_once():
    print("begun", flush=True)
    answer(BatchQuestion(Position(book, trick_order(book, "H"), hands, (), (), "N"), "NS"))
"""


def test_ctrl_c_ends_a_search_that_would_take_years():
    with subprocess.Popen([sys.executable, "-c", ENDLESS], stdout=subprocess.PIPE) as child:
        try:
            assert child.stdout is not None
            assert child.stdout.readline() == b"begun\n"
            child.send_signal(signal.SIGINT)
            assert child.wait(timeout=60) == -signal.SIGINT
        finally:
            child.kill()


def test_help_and_what_is_no_position_do_not_wait_for_the_solver():
    script = "import sys; from meldhouse.cli.main import cli; cli(sys.argv[1:], standalone_mode=False)"
    script = f"try:\n    {script}\nexcept BaseException: pass\nprint('numba' in sys.modules)"
    for words in (("solve", "--help"), ("solve", "n42pa", "--trump", "4", "--turn", "N", *HANDS[:6])):
        done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=True)
        assert done.stdout.splitlines()[-1] == "False"


def test_of_many_one_that_cannot_be_taken_is_in_the_exit_code(tmp_path: Path):
    file = tmp_path / "one.jsonl"
    file.write_text(json.dumps({"trump": "4", "turn": "N", "hands": HELD}) + "\n")
    assert ask("solve", "n42pa", str(file), "--take", "6").exit_code == 0
    assert ask("solve", "n42pa", str(file), "--take", "7").exit_code == 1
    assert ask("solve", "n42pa", "--jsonl", "--take", "7", stdin=file.read_text()).exit_code == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("solve", "n42pa", "--json", "--jsonl"), "Give --json or --jsonl, not both."),
        (("solve", "n42pa", "--seconds", "inf"), says("cli-not-seconds", value="inf")),
        (("solve", str(GOLDEN / "n42pa.record")), says("cli-record-for-rules-advice")),
        (("solve", "n42pa", str(GOLDEN)), "is a folder. Name the file of positions in it."),
        (("perft", ""), "Say which rules."),
    ],
)
def test_what_was_meant_is_said(words: tuple[str, ...], sentence: str):
    found = ask(*words)
    assert found.exit_code == 2
    assert sentence in " ".join(found.output.split())
