"""Batches in this process and in others: the same results in the same order, and sentences for what fails."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import jobs
import pytest
from hypothesis import given, strategies as st

from meldhouse.batches import BatchError, Here, Processes, Where, cores_for, run
from meldhouse.batches.processes import cores
from meldhouse.messages import fact, written

PLACES = [Here(), Processes(2)]
everywhere = pytest.mark.parametrize("where", PLACES, ids=lambda where: type(where).__name__)


@given(st.integers(0, 40), st.integers(1, 50))
def test_nothing_is_left_out_and_nothing_done_twice(length: int, size: int):
    portions = list(run(list, range(length), size=size))
    assert [number for portion in portions for number in portion] == list(range(length))
    assert all(len(portion) == size for portion in portions[:-1])


@everywhere
def test_results_come_in_the_order_of_the_batch(where: Where):
    found = list(run(jobs.squares, list(range(30)), size=4, where=where))
    assert [number for part in found for number in part] == [number**2 for number in range(30)]


@everywhere
def test_it_is_told_how_much_is_done(where: Where):
    done: list[int] = []
    list(run(jobs.squares, range(10), size=4, where=where, told=done.append))
    assert done == sorted(done)
    assert done[-1] == 10


@everywhere
def test_of_portions_that_fail_the_first_is_told_after_all_results_before_it(where: Where):
    found: list[int] = []
    with pytest.raises(BatchError) as failed:
        found.extend(run(partial(jobs.unlike, 11), range(40), size=4, where=where))
    assert found == [sum(range(4)), sum(range(4, 8))]
    part = fact("batch-part", number=3, of=10, length=4, first=9, last=12, items=40)
    assert failed.value.message == fact("batch-failed", part=part, why=written("KeyError: 'seven'"))
    assert failed.value.code == "portion-failed"
    assert "in unlike" in failed.value.__notes__[0], "where it happened, for whoever looks for it"


def test_a_portion_of_one_has_one_number():
    with pytest.raises(BatchError, match=r"\(12 of 20\) failed: KeyError"):
        list(run(partial(jobs.unlike, 11), range(20), size=1))


@everywhere
def test_an_exception_that_cannot_travel_is_told_all_the_same(where: Where):
    with pytest.raises(BatchError, match=r"failed: Stubborn: this and that\."):
        list(run(jobs.stubborn, range(3), size=3, where=where))


def test_a_result_that_cannot_travel_is_the_failure_of_its_portion():
    with pytest.raises(BatchError, match=r"failed: TypeError: cannot pickle"):
        list(run(jobs.unsendable, range(6), size=3, where=Processes(2)))


def test_a_process_that_dies_is_told():
    with pytest.raises(BatchError) as failed:
        list(run(jobs.dies, range(40), size=4, where=Processes(2)))
    assert failed.value.code == "worker-died"
    assert failed.value.message.args["why"] == fact("batch-process-died")
    assert failed.value.message.id in ("batch-during", "batch-during-parts")


def test_a_function_that_cannot_travel_is_refused_before_anything_is_started():
    with pytest.raises((pickle.PicklingError, AttributeError)):
        list(run(lambda portion: portion, range(4), size=2, where=Processes(2)))


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_whoever_stops_asking_leaves_nothing_running():
    results = run(jobs.whose, range(9), size=1, where=Processes(2))
    processes = {next(results), next(results)}
    results.close()
    assert all(gone(process) for process in processes)


def test_ctrl_c_does_not_reach_those_who_work(tmp_path: Path):
    """At a terminal it is sent to everybody; only who began it is to answer."""
    marker = tmp_path / "go on"
    results = run(partial(jobs.waits, str(marker)), range(3), size=1, where=Processes(2))
    for process in {next(results), next(results)}:
        os.kill(process, signal.SIGINT)
    time.sleep(0.2)
    marker.touch()
    assert next(results)
    assert next(results, None) is None


INTERRUPTED = """
import signal
import jobs
from meldhouse.batches import Processes, run
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs in the background may ignore it
    try:
        for result in run(jobs.whose, range(3), size=1, where=Processes(2)):
            print(result, flush=True)
    except KeyboardInterrupt:
        print("stopped")
"""


def test_an_interrupt_stops_every_process_that_was_started(tmp_path: Path):
    script = tmp_path / "script.py"
    script.write_text(INTERRUPTED)
    places = os.pathsep.join(path for path in (str(Path(__file__).parent), *sys.path) if path)
    with subprocess.Popen(
        [sys.executable, script],
        env={**os.environ, "PYTHONPATH": places},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        processes = [int(child.stdout.readline()) for _ in range(2)]
        os.killpg(child.pid, signal.SIGINT)
        said, complained = child.communicate(timeout=120)
    assert (said, complained) == ("stopped\n", "")
    assert all(gone(process) for process in processes)


def test_other_processes_are_started_only_where_that_pays():
    assert cores_for(149, 150) == cores_for(299, 150) == Here()
    most = cores_for(10**9, 150)
    assert most == (Processes(cores()) if cores() > 1 else Here())
