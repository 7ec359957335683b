"""Records: a hand or a game as a readable, versioned text that can be played again."""

from meldhouse.game.records.evening import Evening
from meldhouse.game.records.reading import load, loads
from meldhouse.game.records.record import Record, RecordError
from meldhouse.game.records.writing import dump, dumps, write
from meldhouse.rulebooks.reading.faults import Fault

__all__ = ["Evening", "Fault", "Record", "RecordError", "dump", "dumps", "load", "loads", "write"]
