"""A command that is ended early, or started with a stream closed: a sentence or none, an exit code that says why, and
nobody left at work."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest
from cli_runner import says

HEARS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""What is started in the background may have been told to ignore Ctrl-C; in a terminal it is heard."""
COMMAND = [sys.executable, "-c", f"{HEARS}; from meldhouse.cli.main import main; main()"]
POSITION = '{"trump": "4", "turn": "N", "hands": {"N": "5-5", "E": "4-0", "S": "5-1", "W": "6-2"}}\n'


def working_for(parent: int) -> list[int]:
    """Its children, and theirs."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    children = [int(word) for word in found.stdout.split()]
    return [*children, *[child for one in children for child in working_for(one)]]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_whoever_works_for_a_command_goes_home_with_it(sign: signal.Signals):
    asked = ["duel", "n42pa", "chance", "greedy", "--deals", "100000", "--processes", "2"]
    with subprocess.Popen([*COMMAND, *asked], stderr=subprocess.PIPE, text=True) as child:
        until = time.monotonic() + 60
        while len(workers := working_for(child.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.1)
        time.sleep(1)
        child.send_signal(sign)
        try:
            _, said = child.communicate(timeout=60)
        finally:
            child.kill()
    assert child.returncode == 130
    assert said.splitlines()[-1:] == [says("cli-stopped", what="playing")]
    assert "Traceback" not in said
    until = time.monotonic() + 30
    while any(os.path.exists(f"/proc/{worker}") for worker in workers) and time.monotonic() < until:
        time.sleep(0.1)
    assert not [worker for worker in workers if os.path.exists(f"/proc/{worker}")]


def test_ctrl_c_while_lines_are_waited_for_is_told_apart_from_an_answer():
    with subprocess.Popen(
        [*COMMAND, "solve", "n42pa", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(POSITION.encode())
        child.stdin.flush()
        assert child.stdout.readline().startswith(b"{")
        child.send_signal(signal.SIGINT)
        _, said = child.communicate(timeout=60)
    assert child.returncode == 130
    assert b"Traceback" not in said
    assert b"Aborted" not in said


def closed(*asked: str, stream: int) -> subprocess.CompletedProcess[str]:
    """A command that was started with this stream closed."""
    closing = f"import os, sys; os.close({stream}); os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    command = [sys.executable, "-c", closing, *COMMAND[1:], *asked]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_without_standard_output_no_answer_is_lost_unseen():
    found = closed("bids", "npa", stream=1)
    assert found.returncode == 2
    assert found.stderr.strip() == says("command-no-output")


def test_without_an_error_stream_there_is_an_answer_all_the_same():
    found = closed("simulate", "n42pa", "--hands", "2", "--seed", "x", stream=2)
    assert found.returncode == 0
    assert says("cli-simulated", number=2, level="novice") in found.stdout
