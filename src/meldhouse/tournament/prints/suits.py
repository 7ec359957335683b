"""The four suits as drawings, since not every font has them: black ones filled, red ones hollow, for black-and-white
printers."""

from __future__ import annotations

from meldhouse.tournament.prints.page import Page

_Curve = tuple[float, float, float, float, float, float]


def _straight(x: float, y: float) -> _Curve:
    """A line to a point, as a curve with its control points at its end."""
    return (x, y, x, y, x, y)


def _round(x: float, y: float, radius: float) -> tuple[tuple[float, float], list[_Curve]]:
    """A circle, as four curves."""
    bow = radius * 0.5523
    return (x + radius, y), [
        (x + radius, y + bow, x + bow, y + radius, x, y + radius),
        (x - bow, y + radius, x - radius, y + bow, x - radius, y),
        (x - radius, y - bow, x - bow, y - radius, x, y - radius),
        (x + bow, y - radius, x + radius, y - bow, x + radius, y),
    ]


_STEM: tuple[tuple[float, float], list[_Curve]] = (
    (0.5, 0.55),
    [(0.5, 0.8, 0.42, 0.93, 0.3, 0.98), _straight(0.7, 0.98), (0.58, 0.93, 0.5, 0.8, 0.5, 0.55)],
)
_HEART: tuple[tuple[float, float], list[_Curve]] = (
    (0.5, 0.97),
    [
        (0.36, 0.78, 0.03, 0.58, 0.03, 0.32),
        (0.03, 0.02, 0.42, 0.0, 0.5, 0.3),
        (0.58, 0.0, 0.97, 0.02, 0.97, 0.32),
        (0.97, 0.58, 0.64, 0.78, 0.5, 0.97),
    ],
)
_SPADE: tuple[tuple[float, float], list[_Curve]] = (
    (0.5, 0.02),
    [
        (0.62, 0.22, 0.96, 0.42, 0.96, 0.62),
        (0.96, 0.86, 0.6, 0.88, 0.5, 0.64),
        (0.4, 0.88, 0.04, 0.86, 0.04, 0.62),
        (0.04, 0.42, 0.38, 0.22, 0.5, 0.02),
    ],
)
_DIAMOND: tuple[tuple[float, float], list[_Curve]] = (
    (0.5, 0.02),
    [_straight(0.86, 0.5), _straight(0.5, 0.98), _straight(0.14, 0.5), _straight(0.5, 0.02)],
)
SHAPES = {
    "S": (_SPADE, _STEM),
    "H": (_HEART,),
    "C": (_round(0.5, 0.24, 0.21), _round(0.25, 0.58, 0.21), _round(0.75, 0.58, 0.21), _STEM),
    "D": (_DIAMOND,),
}
"""In a square of 1: shapes made of curves, drawn one over the other."""


def draw_suit(page: Page, suit: str, x: float, y: float, size: float) -> None:
    """`suit` (``S``, ``H``, ``C`` or ``D``) in a square with its upper left corner at `x`, `y`."""
    for start, curves in SHAPES[suit]:
        placed = [
            (x + a * size, y + b * size, x + c * size, y + d * size, x + e * size, y + f * size)
            for a, b, c, d, e, f in curves
        ]
        page.outline((x + start[0] * size, y + start[1] * size), placed, filled=suit in "SC")
