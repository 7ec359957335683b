"""Fits words into a box: as large as they can be, on several lines if there is room, never beyond. In two languages,
the second is smaller, and stands beside the first or under it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from meldhouse.tournament.prints.fonts import cleaned, width_of

LEADING = 1.15
STEP = 0.5
WHOLE = 9.0
"""Down to this size words stay whole; below it, long words are broken anywhere."""
LEAST = 7.0
"""The smallest type: text still too long is cut, and ends in dots."""
_BREAKS = re.compile(r"(?<= )|(?<=[^\W\d_A-Z]-)(?=[^\W\d_a-z])")
"""Where a line may end: after a space, and after the hyphen of a name, but not within NPA-2.5h or a play-off."""
CALMER, COMFORT = 0.85, 12.0
"""Type may shrink by this factor to save a line, as long as it is comfortable to read."""


SECOND, SMALLEST = 0.75, 8.5
"""The second language's type: a fraction of the first's, with a minimum in points."""


class Fitted(NamedTuple):
    size: float
    lines: tuple[str, ...]
    second: tuple[str, ...] = ()
    """The lines of the second language."""
    beside: bool = False
    """Whether it follows the first on the same line."""

    @property
    def small(self) -> float:
        """The type of the second language."""
        return _small(self.size)

    @property
    def high(self) -> float:
        """The height in points, including the space between lines."""
        return LEADING * (len(self.lines) * self.size + (0 if self.beside else len(self.second) * self.small))


@lru_cache(maxsize=8192)
def fitted(
    text: str,
    width: float,
    height: float,
    size: float,
    *,
    bold: bool = False,
    lines: int = 9,
    second: str = "",
    stacked: bool = False,
) -> Fitted:
    """`text` in a box, all in points: the largest type up to `size` that fits on at most `lines` lines, and as many of
    the `second` language, which goes under the first if they are `stacked` and there is room.

    A line end in `text` is kept; other breaks come between words, or after a hyphen.

    >>> fitted("Ann Lee", 100, 20, 14).lines, fitted("Ann Lee", 30, 40, 14).lines
    (('Ann Lee',), ('Ann', 'Lee'))
    >>> fitted("Table", 100, 20, 14, second="Mesa"), fitted("Table", 40, 40, 14, second="Mesa").second
    (Fitted(size=14.0, lines=('Table',), second=('· Mesa',), beside=True), ('Mesa',))
    """
    words, others = _cleaned(text), _cleaned(second) if second else []
    if not any(words):
        return Fitted(size, ())
    for inside, largest, least in ((False, size, WHOLE), (True, min(size, 1.5 * WHOLE), LEAST)):
        best: Fitted | None = None
        for step in range(int((largest - least) / STEP) + 1):
            now = largest - step * STEP
            if best is not None and (now < CALMER * best.size or now < COMFORT <= best.size):
                break
            found = _in_type(words, others, width, height, now, bold, lines, inside=inside, stacked=stacked)
            if found is not None and (best is None or found.high / now < best.high / best.size - 0.1):
                best = found
        if best is not None:
            return best
    broken = _broken(words, width, LEAST, bold, inside=True) or ()
    room = max(1, min(lines, int((height / LEAST - 1) / LEADING) + 1))
    return Fitted(LEAST, (*broken[: room - 1], _cut("".join(broken[room - 1 :]), width, LEAST, bold)))


def _in_type(
    words: list[str],
    others: list[str],
    width: float,
    height: float,
    size: float,
    bold: bool,
    lines: int,
    *,
    inside: bool,
    stacked: bool,
) -> Fitted | None:
    """All of it in type of this size; None if it does not fit."""
    broken = _broken(words, width, size, bold, inside=inside)
    if broken is None or len(broken) > lines or _high(len(broken), size) > height:
        return None
    if not others:
        return Fitted(size, broken)
    small, high = _small(size), _high(len(broken), size)
    beside: Fitted | None = None
    if len(broken) == len(others) == 1:
        follows = f"· {others[0]}"
        if width_of(f"{broken[0]} ", size, bold=bold) + width_of(follows, small) <= width:
            beside = Fitted(size, broken, (follows,), beside=True)
    if beside is not None and not stacked:
        return beside
    under = _broken(others, width, small, bold=False, inside=inside)
    if under is None or len(under) > lines or high + len(under) * small * LEADING > height:
        return beside
    return Fitted(size, broken, under)


def _small(size: float) -> float:
    return min(size, max(SMALLEST, SECOND * size))


def _cleaned(text: str) -> list[str]:
    return [cleaned(line) for line in text.split("\n")]


def height_of(text: str, width: float, size: float, *, bold: bool = False, second: str = "") -> float:
    """The height of `text` in type of this size in a column of this width, all in points.

    >>> height_of("Ann Lee", 100, 10), height_of("Ann Lee", 30, 10)
    (10.0, 21.5)
    """
    broken = _broken(_cleaned(text), width, size, bold, inside=True) or ()
    under = _broken(_cleaned(second), width, _small(size), bold=False, inside=True) or () if second else ()
    return _high(len(broken), size) + len(under) * _small(size) * LEADING


def _high(lines: int, size: float) -> float:
    return size * (1 + (lines - 1) * LEADING)


def _broken(words: list[str], width: float, size: float, bold: bool, *, inside: bool) -> tuple[str, ...] | None:
    """The lines. A word that is too long is broken anywhere, but only if `inside`; otherwise the result is None."""
    lines: list[str] = []
    for line in words:
        lines.append("")
        for word in _BREAKS.split(line):
            if width_of((lines[-1] + word).rstrip(), size, bold=bold) <= width:
                lines[-1] += word
                continue
            if lines[-1]:
                lines.append("")
            if width_of(word.rstrip(), size, bold=bold) <= width:
                lines[-1] = word
            elif not inside:
                return None
            else:
                for letter in word:
                    if lines[-1] and width_of(lines[-1] + letter, size, bold=bold) > width:
                        lines.append("")
                    lines[-1] += letter
    return tuple(line.strip() for line in lines)


def _cut(line: str, width: float, size: float, bold: bool) -> str:
    while line and width_of(line + "…", size, bold=bold) > width:
        line = line[:-1]
    return line + "…"
