"""Batches on a real cluster: the same results as in one process, whatever happens to a worker."""

from __future__ import annotations

import logging
import shutil
import socket
import sys
import threading
from functools import partial
from importlib.metadata import version
from pathlib import Path

import jobs
import pytest

from clusters import SRC, cluster, foreign_worker
from meldhouse.batches import BatchError, Cluster, Here, run
from meldhouse.batches.editions import edition
from meldhouse.messages import Message, fact
from meldhouse.players.trials import trials
from meldhouse.rulebooks import loads_book


def test_results_are_those_of_one_process(two_workers: Cluster):
    done: list[int] = []
    found = list(run(jobs.squares, range(30), size=4, where=two_workers, told=done.append))
    assert found == list(run(jobs.squares, range(30), size=4))
    assert (done, done[-1]) == (sorted(done), 30)


def test_a_clubs_book_travels_with_the_work(two_workers: Cluster):
    """The workers have no file of it."""
    book = loads_book('name = "oak"\ntitle = "Oak"\nextends = "n42pa"\n[auction]\nminimum = 31\n')
    there = trials(book, bytes(32), "chance", 60, where=two_workers)
    assert there == trials(book, bytes(32), "chance", 60, where=Here())


def test_of_portions_that_fail_the_first_is_told(two_workers: Cluster):
    found: list[int] = []
    with pytest.raises(BatchError, match=r"^Part 3 of 10 .* failed: KeyError: 'seven'\."):
        found.extend(run(partial(jobs.unlike, 11), range(40), size=4, where=two_workers))
    assert found == [sum(range(4)), sum(range(4, 8))]


def test_what_cannot_travel_is_the_failure_of_its_portion(two_workers: Cluster):
    with pytest.raises(BatchError, match="failed: Stubborn: this and that"):
        list(run(jobs.stubborn, range(3), size=3, where=two_workers))
    with pytest.raises(BatchError, match=r"^Part 1 of 1 .* failed: "):
        list(run(jobs.unsendable, range(3), size=3, where=two_workers))


def test_a_worker_that_dies_costs_nothing_and_is_told(
    two_workers: Cluster, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("meldhouse.batches.cluster.LOOK", 0.0)
    with caplog.at_level(logging.WARNING, "meldhouse"):
        found = list(run(partial(jobs.dies_once, str(tmp_path / "died")), range(4, 40), size=4, where=two_workers))
    assert (tmp_path / "died").exists()
    assert found == [sum(range(start, start + 4)) for start in range(4, 40, 4)]
    assert "Lost the worker at " in caplog.text


def test_a_portion_that_kills_every_worker_is_told(two_workers: Cluster):
    with pytest.raises(BatchError) as failed:
        list(run(jobs.dies, range(4, 40), size=4, where=two_workers))
    assert failed.value.message.args["why"] == fact("batch-workers-died")
    assert failed.value.message.args["part"].args["number"] == 1


def test_a_cluster_that_comes_to_an_end_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("meldhouse.batches.cluster.LOOK", 0.0)
    monkeypatch.setattr("meldhouse.batches.cluster.ALONE", 0.2)
    with cluster(0) as found:
        where = Cluster(found.scheduler_address)
        with foreign_worker(found, SRC, Path(__file__).parent):
            with pytest.raises(BatchError, match=r"has no workers left\. Parts? 1\b.* underway\.$") as alone:
                list(run(jobs.dies, range(4, 40), size=4, where=where))
            assert alone.value.code == "worker-died"
        with foreign_worker(found, SRC, Path(__file__).parent):
            results = run(partial(jobs.waits, str(tmp_path / "never")), range(9), size=1, where=where)
            assert next(results)
            found.close()
            with pytest.raises(BatchError, match=rf"^Lost the scheduler of the cluster at {where.address}\."):
                list(results)


# --- who is not let in ------------------------------------------------------------------------------------------------


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meldhouse.batches.cluster.PATIENCE", 0.5)


def refusal(address: str) -> Message:
    with pytest.raises(BatchError) as refused:
        list(run(jobs.squares, range(3), size=3, where=Cluster(address)))
    assert refused.value.code in ("no-cluster", "other-version", "no-extra")
    return refused.value.message


def answering(words: bytes) -> socket.socket:
    """Somebody who listens but is no scheduler."""
    listener = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        caller, _ = listener.accept()
        with caller:
            caller.sendall(words)
            caller.recv(1_000_000)

    threading.Thread(target=answer, daemon=True).start()
    return listener


@pytest.mark.usefixtures("hurried")
def test_nobody_there():
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    told = refusal(address)
    assert (told.id, told.args["address"], told.args["why"].id) == ("batch-no-cluster", address, "batch-no-answer")


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("words", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\x05" + bytes(40)])
def test_somebody_else_there(words: bytes):
    with answering(words) as listener:
        address = f"127.0.0.1:{listener.getsockname()[1]}"
        assert refusal(address).id == "batch-no-cluster"


@pytest.mark.parametrize("address", ["", "cluster", "http://127.0.0.1:80"])
def test_no_address(address: str):
    assert refusal(address).args["why"].id == "batch-no-address"


def test_a_worker_is_no_scheduler(two_workers: Cluster):
    from distributed import Client

    with Client(two_workers.address, set_as_default=False) as client:
        worker = next(iter(client.nthreads()))
    assert refusal(worker).args["why"] == fact("batch-no-scheduler", problem="Worker")


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert refusal("127.0.0.1:8786") == fact("batch-no-extra")


def test_workers_with_another_meldhouse_are_refused(tmp_path: Path):
    with cluster(0) as empty:
        assert refusal(empty.scheduler_address).id == "batch-no-workers"
        newer = tmp_path / "newer" / "meldhouse-9.9.dist-info"
        newer.mkdir(parents=True)
        (newer / "METADATA").write_text("Metadata-Version: 2.1\nName: meldhouse\nVersion: 9.9\n")
        with foreign_worker(empty, newer.parent, SRC):
            said = refusal(empty.scheduler_address).args
        assert (said["who"], said["theirs"], said["ours"]) == ("worker", "9.9", version("meldhouse"))


def test_workers_with_other_sources_of_the_same_version_are_refused(tmp_path: Path):
    shutil.copytree(SRC / "meldhouse", tmp_path / "meldhouse", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "meldhouse" / "__init__.py").open("a") as face:
        face.write("# another line\n")
    with cluster(0) as empty, foreign_worker(empty, tmp_path, Path(__file__).parent):
        said = refusal(empty.scheduler_address).args
    assert said["ours"] == edition()
    assert said["theirs"].startswith(f"{version('meldhouse')} (")
