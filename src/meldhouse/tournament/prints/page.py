"""One sheet of paper to draw on, in millimetres from its upper left corner, and the pad it is torn from."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.fitting import LEADING, fitted
from meldhouse.tournament.prints.fonts import MISSING, cleaned, letters_for

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

Paper = Literal["letter", "a4"]
Align = Literal["left", "middle", "right"]
PAPERS: dict[str, tuple[float, float]] = {"letter": (215.9, 279.4), "a4": (210.0, 297.0)}
MM = 72 / 25.4
MARGIN = 12.0
"""What most printers leave white anyway, and room for a thumb."""
BODY = 12.0
"""The smallest type that is chosen, in points; only names that are too long go below it."""
THIN, STRONG, HEAVY = 0.25, 0.5, 0.9
"""Lines: within a table, around it, and between the two sides."""
_CAP = 0.36
"""Half the height of a capital, as a part of the type's size."""


class Page:
    """What can be drawn. `x` and `y` are millimetres from the left and from the top; sizes of type are points."""

    def __init__(self, canvas: Canvas, width: float, height: float) -> None:
        self._canvas = canvas
        self.width, self.height = width, height
        self.left, self.right, self.top, self.bottom = MARGIN, width - MARGIN, MARGIN, height - MARGIN
        self.replaced = False
        """Whether letters that no font here has were replaced."""
        self.warnings: list[str] = []
        """What must be known of this page, said at its foot."""

    @property
    def room(self) -> float:
        """The width between the margins."""
        return self.right - self.left

    def text(
        self, text: str, x: float, y: float, size: float = BODY, *, bold: bool = False, align: Align = "left"
    ) -> None:
        """One line that stands on `y`."""
        font, drawn, replaced = letters_for(cleaned(text), bold=bold)
        self.replaced |= replaced
        self._canvas.setFont(font, size)
        put = {"left": "drawString", "middle": "drawCentredString", "right": "drawRightString"}[align]
        getattr(self._canvas, put)(x * MM, (self.height - y) * MM, drawn)

    def fit(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        height: float,
        size: float = BODY,
        *,
        bold: bool = False,
        align: Align = "left",
        lines: int = 9,
    ) -> float:
        """Words in the middle of a box, no larger than `size`; answers how high they stand, in millimetres."""
        found = fitted(text, width * MM, height * MM, size, bold=bold, lines=lines)
        step = found.size * LEADING / MM
        at = {"left": x, "middle": x + width / 2, "right": x + width}[align]
        base = y + height / 2 - (len(found.lines) - 1) * step / 2 + _CAP * found.size / MM
        for number, line in enumerate(found.lines):
            self.text(line, at, base + number * step, found.size, bold=bold, align=align)
        return len(found.lines) * step

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
        """A closed shape of Bézier curves, each given by two controls and its end."""
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
        """What is drawn meanwhile stands on its head, turned about the middle of the page."""
        self._canvas.saveState()
        self._canvas.translate(self.width * MM, self.height * MM)
        self._canvas.rotate(180)
        yield
        self._canvas.restoreState()


class Pad:
    """The pages of one job, from which the same job always makes the same file."""

    def __init__(self, title: str, paper: str) -> None:
        from reportlab.pdfgen.canvas import Canvas

        if paper not in PAPERS:
            raise PrintError("paper", paper=paper, papers=", ".join(PAPERS))
        self.size = PAPERS[paper]
        self._file = io.BytesIO()
        self._canvas = Canvas(self._file, invariant=1, pageCompression=1, lang="en")
        self._canvas.setTitle(cleaned(title))
        self._canvas.setCreator("Meldhouse")
        self._page: Page | None = None

    def page(self, *, sideways: bool = False) -> Page:
        """A fresh page."""
        self._finish()
        width, height = reversed(self.size) if sideways else self.size
        self._canvas.setPageSize((width * MM, height * MM))
        self._page = Page(self._canvas, width, height)
        return self._page

    def _finish(self) -> None:
        if self._page is None:
            return
        warned = list(dict.fromkeys(self._page.warnings))
        if self._page.replaced:
            warned.append(f"{MISSING} stands for a letter that no font of this computer has.")
        if warned:
            page = self._page
            page.fit(" ".join(warned), page.left, page.height - 9.5, page.room, 9, BODY, align="middle", lines=2)
        self._canvas.showPage()

    def pdf(self) -> bytes:
        self._finish()
        self._page = None
        self._canvas.save()
        return self._file.getvalue()
