"""One page to draw on, in millimeters from its upper left corner, and the pad it is torn from."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

from meldhouse.messages import fact
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.fitting import LEADING, fitted
from meldhouse.tournament.prints.fonts import MISSING, PLAIN, SLANTED, cleaned, letters_for, width_of
from meldhouse.tournament.prints.speech import Parts, Said, Speech

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

Paper = Literal["letter", "a4"]
Align = Literal["left", "middle", "right"]
PAPERS: dict[Paper, tuple[float, float]] = {"letter": (215.9, 279.4), "a4": (210.0, 297.0)}
MM = 72 / 25.4
MARGIN = 12.0
"""What most printers leave white anyway, and room for a thumb."""
BODY = 12.0
"""The smallest type chosen on purpose, in points; only names that are too long go below it."""
THIN, STRONG, HEAVY = 0.25, 0.5, 0.9
"""Line widths: within a table, around it, and between the two sides."""
SECOND_LINE = 3.5
"""Extra height of a line of labels in two languages, in millimeters."""
_CAP = 0.36
"""Half the height of a capital, as a fraction of the type size."""


def _more(speech: Speech) -> float:
    """Extra height of a line of labels compared with one language."""
    return SECOND_LINE if speech.are_two else 0.0


class Page:
    """The drawing operations. `x` and `y` are millimeters from the left and from the top; type sizes are points."""

    def __init__(self, canvas: Canvas, width: float, height: float, speech: Speech) -> None:
        self._canvas = canvas
        self.speech = speech
        self.more = _more(speech)
        self.width, self.height = width, height
        self.left, self.right, self.top, self.bottom = MARGIN, width - MARGIN, MARGIN, height - MARGIN
        self.replaced = False
        """Whether letters missing from every font here were replaced."""
        self.warnings: list[Said] = []
        """Warnings about this page, printed at its foot."""

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.right - self.left

    def _text(
        self, text: str, x: float, y: float, size: float, *, bold: bool = False, slanted: bool = False, align: Align
    ) -> None:
        """One line with its baseline at `y`."""
        font, drawn, replaced = letters_for(cleaned(text), bold=bold)
        font = SLANTED if slanted and font == PLAIN else font
        self.replaced |= replaced
        self._canvas.setFont(font, size)
        put = {"left": "drawString", "middle": "drawCentredString", "right": "drawRightString"}[align]
        getattr(self._canvas, put)(x * MM, (self.height - y) * MM, drawn)

    def fit(
        self,
        said: Said,
        x: float,
        y: float,
        width: float,
        height: float,
        size: float = BODY,
        *,
        bold: bool = False,
        align: Align = "left",
        lines: int = 9,
        stacked: bool = False,
    ) -> float:
        """Words centered in a box, no larger than `size`, on at most this many lines per language; if `stacked`, the
        second language goes under the first rather than beside it. Returns their height in millimeters."""
        first, second = self.speech.texts(said)
        found = fitted(first, width * MM, height * MM, size, bold=bold, lines=lines, second=second, stacked=stacked)
        step, small = found.size * LEADING / MM, found.small * LEADING / MM
        at = {"left": x, "middle": x + width / 2, "right": x + width}[align]
        top = y + (height - found.high / MM) / 2
        base = top + step / 2 + _CAP * found.size / MM
        if found.beside:
            first, second = f"{found.lines[0]} ", found.second[0]
            own = width_of(first, found.size, bold=bold) / MM
            whole = own + width_of(second, found.small) / MM
            at -= {"left": 0, "middle": whole / 2, "right": whole}[align]
            self._text(first, at, base, found.size, bold=bold, align="left")
            self._text(second, at + own, base, found.small, slanted=True, align="left")
            return step
        for number, line in enumerate(found.lines):
            self._text(line, at, base + number * step, found.size, bold=bold, align=align)
        base = top + len(found.lines) * step + small / 2 + _CAP * found.small / MM
        for number, line in enumerate(found.second):
            self._text(line, at, base + number * small, found.small, slanted=True, align=align)
        return found.high / MM

    def line(
        self, x: float, y: float, to_x: float, to_y: float, weight: float = STRONG, *, dashed: bool = False
    ) -> None:
        self._canvas.setLineWidth(weight * MM)
        self._canvas.setDash([2 * MM, 2 * MM] if dashed else [])
        self._canvas.line(x * MM, (self.height - y) * MM, to_x * MM, (self.height - to_y) * MM)

    def box(self, x: float, y: float, width: float, height: float, weight: float = STRONG) -> None:
        self._canvas.setLineWidth(weight * MM)
        self._canvas.setDash([])
        self._canvas.rect(x * MM, (self.height - y - height) * MM, width * MM, height * MM, stroke=1, fill=0)

    def black(self, x: float, y: float, width: float, height: float) -> None:
        self._canvas.rect(x * MM, (self.height - y - height) * MM, width * MM, height * MM, stroke=0, fill=1)

    def outline(
        self, start: tuple[float, float], curves: list[tuple[float, float, float, float, float, float]], *, filled: bool
    ) -> None:
        """A closed shape of Bézier curves, each given by two control points and its end."""
        path = self._canvas.beginPath()
        path.moveTo(*self._at(*start))
        for one_x, one_y, two_x, two_y, x, y in curves:
            path.curveTo(*self._at(one_x, one_y), *self._at(two_x, two_y), *self._at(x, y))
        path.close()
        self._canvas.setLineWidth(0.35 * MM)
        self._canvas.setDash([])
        self._canvas.drawPath(path, stroke=1, fill=int(filled))

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return x * MM, (self.height - y) * MM

    @contextmanager
    def upside_down(self) -> Iterator[None]:
        """Everything drawn in this context is upside down, turned about the middle of the page."""
        self._canvas.saveState()
        self._canvas.translate(self.width * MM, self.height * MM)
        self._canvas.rotate(180)
        yield
        self._canvas.restoreState()


class Pad:
    """The pages of one job; the same job always makes the same file."""

    def __init__(self, title: Said, paper: str, speech: Speech) -> None:
        from reportlab.pdfgen.canvas import Canvas

        if paper not in PAPERS:
            raise PrintError("paper", paper=paper, papers=tuple(PAPERS))
        self.size, self.speech, self.more = PAPERS[paper], speech, _more(speech)
        self._file = io.BytesIO()
        self._canvas = Canvas(self._file, invariant=1, pageCompression=1, lang=speech.voices[0].language)
        self._canvas.setTitle(cleaned(speech.texts(title)[0]))
        self._canvas.setCreator("Meldhouse")
        self._page: Page | None = None

    def page(self, *, sideways: bool = False) -> Page:
        """A new page."""
        self._finish()
        width, height = reversed(self.size) if sideways else self.size
        self._canvas.setPageSize((width * MM, height * MM))
        self._page = Page(self._canvas, width, height, self.speech)
        return self._page

    def _finish(self) -> None:
        if self._page is None:
            return
        warned = list(dict.fromkeys(self._page.warnings))
        if self._page.replaced:
            warned.append(fact("paper-letters", sign=MISSING))
        if warned:
            page = self._page
            said = Parts(tuple(warned), " ")
            page.fit(said, page.left, page.height - 9.5, page.room, 9, BODY, align="middle", lines=2)
        self._canvas.showPage()

    def pdf(self) -> bytes:
        self._finish()
        self._page = None
        self._canvas.save()
        return self._file.getvalue()
