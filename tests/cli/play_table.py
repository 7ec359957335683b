"""Sitting down at the terminal table in a test: with lines to type, or at a pseudo-terminal with keys to press."""

from __future__ import annotations

import os
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from click.testing import CliRunner, Result

from meldhouse.cli.commands.play import command
from meldhouse.game import Action, Bid, Event, Hand, Pass, View, steward, to_act
from meldhouse.game.records import Record, dump
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.seating import Sitting
from meldhouse.rulebooks import Book
from table import at_auction

KEY = "5" * 64


def with_level(options: Sequence[str]) -> list[str]:
    """With bots that play by rules of thumb, unless others are asked for: they are the quickest, and load nothing."""
    return list(options) if "--level" in options else [*options, "--level", "novice"]


def sit(*options: str, lines: str = "", width: int = 80) -> Result:
    """Play with these lines typed; an exception that would be a traceback is raised here."""
    result = CliRunner(env={"COLUMNS": str(width)}).invoke(command, with_level(options), input=lines)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def said(result: Result) -> str:
    """What was shown, in one line of words."""
    return " ".join(result.stdout.split())


class Meek(Sense):
    """A sensible player who never bids, so that the tests have the bid whatever sense thinks of its hand."""

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        return Pass(view.seat) if view.phase == "auction" and view.seat else super().decide(view, seen)


def sit_at(hand: Hand, folder: Path, *lines: str, options: tuple[str, ...] = ()) -> Result:
    """Sit down as South at a hand that has come so far, and type these lines."""
    file = folder / "hand.record"
    dump(Record(book=hand.book, hands=[hand]), file)
    return sit("--resume", str(file), "--seed", "oak", *options, lines="".join(f"{line}\n" for line in lines))


def step(hand: Hand) -> None:
    """One sensible decision, whoever's it is, and the chores after it."""
    hand.apply(Sitting(hand).ask(to_act(hand)[0], Sense(hand.book)))
    steward.tidy(hand)


def decisions(book: Book) -> Iterator[Hand]:
    """A hand in which South has the bid, each time South has another kind of decision before him."""
    hand = at_auction(book, dealer="E" if book.table.seats == 4 else "N", S="KS QS AS" if book.has_meld else "6-6")
    known: set[str] = set()
    while not hand.is_over:
        if "S" in to_act(hand) and hand.phase not in known:
            known.add(hand.phase)
            yield hand.fork()
        seat = to_act(hand)[0]
        lowest = Bid(seat, book.auction.opening or book.auction.minimum)
        if hand.phase == "auction":
            hand.apply(lowest if seat == "S" and hand.can(lowest) else Pass(seat))
            steward.tidy(hand)
        else:
            step(hand)


class Terminal:
    """`meldhouse play` in a process of its own at a real pseudo-terminal."""

    def __init__(self, *options: str, columns: int = 80, rows: int = 24, cwd: os.PathLike[str] | str = ".") -> None:
        import fcntl
        import pty
        import termios

        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        plain = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "FORCE_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from meldhouse.cli.main import main; main()", "play", *with_level(options)],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            cwd=cwd,
            env={**plain, "TERM": "xterm", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        self.shown = ""
        self._read_to = 0

    def _more(self, seconds: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            got = os.read(self.master, 65536)
        except OSError:
            return False
        self.shown += got.decode("utf-8", "replace").replace("\r", "")
        return bool(got)

    def until(self, words: str, seconds: float = 30.0) -> str:
        """Wait until `words` are shown; everything that was shown since the last time."""
        end = time.monotonic() + seconds
        while words not in self.shown[self._read_to :]:
            assert time.monotonic() < end, f"{words!r} never came; shown:\n{self.shown[-2000:]}"
            self._more(0.1)
        at = self.shown.index(words, self._read_to) + len(words)
        new, self._read_to = self.shown[self._read_to : at], at
        return new

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\r".encode())

    def press(self, letter: str) -> None:
        """Ctrl and a letter, once the program really waits for a key: no hand is quicker than that."""
        self._settle()
        os.write(self.master, bytes([ord(letter.upper()) - 64]))

    def _settle(self) -> None:
        state = Path(f"/proc/{self.process.pid}/stat")
        asleep = 0
        for _ in range(200):
            time.sleep(0.05)
            # The letter behind the name in brackets is S for a process that sleeps.
            idle = not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "S"
            asleep = asleep + 1 if idle else 0
            if asleep == 5:
                return

    def interrupt(self) -> None:
        """Ctrl-C as the terminal delivers it, whatever the program is doing."""
        os.killpg(self.process.pid, signal.SIGINT)

    def ended(self, seconds: float = 30.0) -> int:
        """The exit code, once everything that was shown is read."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, f"it never ended; shown:\n{self.shown[-2000:]}"
            self._more(0.1)
        while self._more(0.1):
            pass
        return self.process.returncode

    def is_as_before(self) -> bool:
        """Whether the terminal echoes and reads lines as it did before."""
        import termios

        return termios.tcgetattr(self.slave)[:4] == self.before[:4]

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)
