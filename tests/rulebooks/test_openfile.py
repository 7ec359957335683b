"""A pipe that stays silent is not waited for forever."""

from __future__ import annotations

import os
import threading

import pytest

from meldhouse.game.records import RecordError, load
from meldhouse.rulebooks import BookError, load_book
from meldhouse.rulebooks.reading import openfile
from meldhouse.rulebooks.reading.openfile import SilentPipe, read_bytes

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")


@pytest.fixture
def pipe(tmp_path, monkeypatch):
    monkeypatch.setattr(openfile, "PATIENCE", 0.1)
    os.mkfifo(tmp_path / "pipe.toml")
    return tmp_path / "pipe.toml"


@needs_pipes
def test_a_silent_pipe_is_told(pipe):
    with pytest.raises(SilentPipe) as raised:
        read_bytes(pipe, 10)
    assert raised.value.seconds == 0.1
    with pytest.raises(BookError) as faulty:
        load_book(pipe)
    assert [fault.message.id for fault in faulty.value.faults] == ["book-file-silent"]
    with pytest.raises(RecordError):
        load(pipe)


@needs_pipes
def test_a_pipe_that_somebody_writes_into_is_read_to_its_end(pipe, monkeypatch):
    monkeypatch.setattr(openfile, "PATIENCE", 10.0)
    writer = threading.Thread(target=lambda: pipe.write_bytes(b"x" * 200_000))
    writer.start()
    assert read_bytes(pipe, 1_000_000) == b"x" * 200_000
    writer.join()


def test_no_more_is_read_than_was_asked_for(tmp_path):
    (tmp_path / "long").write_bytes(b"y" * 1000)
    assert read_bytes(tmp_path / "long", 10) == b"y" * 10
    assert read_bytes(tmp_path / "long", 2000) == b"y" * 1000


def test_a_folder_and_nothing_are_told(tmp_path):
    with pytest.raises(IsADirectoryError):
        read_bytes(tmp_path, 10)
    with pytest.raises(FileNotFoundError):
        read_bytes(tmp_path / "none", 10)
