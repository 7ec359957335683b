"""Words that stay in their box: as large as they can be, on several lines where there is room, never beyond."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from meldhouse.tournament.prints.fonts import cleaned, width_of

LEADING = 1.15
STEP = 0.5
WHOLE = 9.0
"""Words stay whole down to this size; a longer one is broken anywhere."""
LEAST = 7.0
"""Smaller than this nothing is set: what is still too long is cut, and ends in dots."""
_BREAKS = re.compile(r"(?<= )|(?<=[^\W\d_A-Z]-)(?=[^\W\d_a-z])")
"""Where a line may end: after a space, and after the hyphen of a name, but not within NPA-2.5h or a play-off."""
CALMER, COMFORT = 0.85, 12.0
"""Type may be smaller by this for the sake of one line less, as long as it can be read in comfort."""


class Fitted(NamedTuple):
    size: float
    lines: tuple[str, ...]


@lru_cache(maxsize=8192)
def fitted(text: str, width: float, height: float, size: float, *, bold: bool = False, lines: int = 9) -> Fitted:
    """`text` in a box, all in points: the largest type up to `size` in which it fits on at most `lines` lines.

    A line end in `text` is kept; other breaks come between words, or after a hyphen.

    >>> fitted("Ann Lee", 100, 20, 14).lines, fitted("Ann Lee", 30, 40, 14).lines
    (('Ann Lee',), ('Ann', 'Lee'))
    """
    words = [cleaned(line) for line in text.split("\n")]
    if not any(words):
        return Fitted(size, ())
    for inside, largest, least in ((False, size, WHOLE), (True, min(size, 1.5 * WHOLE), LEAST)):
        best: Fitted | None = None
        for step in range(int((largest - least) / STEP) + 1):
            now = largest - step * STEP
            if best is not None and (now < CALMER * best.size or now < COMFORT <= best.size):
                break
            broken = _broken(words, width, now, bold, inside=inside)
            if broken is None or len(broken) > lines or _high(len(broken), now) > height:
                continue
            if best is None or len(broken) < len(best.lines):
                best = Fitted(now, broken)
        if best is not None:
            return best
    broken = _broken(words, width, LEAST, bold, inside=True) or ()
    room = max(1, min(lines, int((height / LEAST - 1) / LEADING) + 1))
    return Fitted(LEAST, (*broken[: room - 1], _cut("".join(broken[room - 1 :]), width, LEAST, bold)))


def height_of(text: str, width: float, size: float, *, bold: bool = False) -> float:
    """How high `text` stands in type of this size in a column of this width, all in points.

    >>> height_of("Ann Lee", 100, 10), height_of("Ann Lee", 30, 10)
    (10.0, 21.5)
    """
    broken = _broken([cleaned(line) for line in text.split("\n")], width, size, bold, inside=True) or ()
    return _high(len(broken), size)


def _high(lines: int, size: float) -> float:
    return size * (1 + (lines - 1) * LEADING)


def _broken(words: list[str], width: float, size: float, bold: bool, *, inside: bool) -> tuple[str, ...] | None:
    """The lines; a word that is too long is broken anywhere, but only if `inside`, otherwise there are none."""
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
