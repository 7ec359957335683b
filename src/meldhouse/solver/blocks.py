"""The block that a search works on: the tables of a book and its trump, made once, and room to remember positions."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from meldhouse.game.tricks import TrickOrder
from meldhouse.rulebooks import Book
from meldhouse.solver import layout
from meldhouse.solver.encoding import Code, Stakes

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import NDArray

Numbers: TypeAlias = "NDArray[int64]"

FEW = 1 << 11
"""How many positions there is room for at first."""
LAZY = 1 << 22
"""The system provides a block of this size (64 megabytes) page by page as it is used. A smaller one is cleared at once,
which takes longer than most searches."""


@lru_cache(maxsize=128)
def code_of(book: Book, order: TrickOrder) -> Code:
    return Code(book, order)


def block_of(code: Code, stakes: Stakes, positions: int) -> Numbers:
    """A block with its tables, and with room for this many positions (a power of two)."""
    block = _empty(layout.block_size(positions if positions <= FEW else max(positions, LAZY)))
    worth = tuple([stakes.worth[face] for face in code.faces])
    block[: layout.FRAMES] = _tables(code, worth, stakes.each)
    block[layout.ROOM] = positions
    block[layout.MASK] = max(min(positions, FEW) // 2, 1) - 1
    return block


_kept: list[Numbers] = []
"""One block that no search needs anymore: reusing its pages saves a twentieth of the time of a short search."""


def _empty(size: int) -> Numbers:
    import numpy

    try:
        block = _kept.pop()
    except IndexError:
        return numpy.zeros(size, numpy.int64)
    return block if block.size == size else numpy.zeros(size, numpy.int64)


def give_back(block: Numbers) -> None:
    """Clear it for the next search: it remembers nothing anymore."""
    if not _kept and block.size >= layout.block_size(LAZY):
        block[layout.TABLE : layout.TABLE + 4 * (block[layout.MASK] + 1)] = 0
        _kept.append(block)


@lru_cache(maxsize=128)
def _tables(code: Code, worth: tuple[int, ...], each: int) -> Numbers:
    import numpy

    stakes = Stakes(worth=dict(zip(code.faces, worth, strict=True)), each=each, last=0)
    found = numpy.zeros(layout.FRAMES, numpy.int64)
    for at, number in {**code.tables(stakes), **code.alike(stakes)}.items():
        found[at] = number
    grades = sorted({points for points in worth if points > 0}, reverse=True)
    found[layout.COUNTER], found[layout.GRADES] = min(grades, default=1), len(grades)
    for at, points in enumerate(grades):
        faces = [face for face in code.faces if stakes.worth[face] == points]
        found[layout.GRADED + 2 * at : layout.GRADED + 2 * at + 2] = code.fields(faces), points
    return found
