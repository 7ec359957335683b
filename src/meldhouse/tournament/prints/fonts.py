"""Letters for every name that can be printed here, and a clear sign for those that cannot.

The standard Helvetica carries the languages of Western Europe, is known to every printer and is not embedded, so a
print looks the same wherever it is made. A name in other letters is set in the first font of this machine that has them
all. Letters in no font lose their accent or become a question mark, and the foot of the page says so. Letters that
change their form beside each other (Arabic, Devanagari and others) count as missing: one by one they could not be read.
"""

from __future__ import annotations

import os
import unicodedata
from functools import lru_cache
from pathlib import Path

PLAIN, BOLD, SLANTED = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
FAMILIES = (
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    ("FreeSans.ttf", "FreeSansBold.ttf"),
    ("Arial.ttf", "Arial Bold.ttf"),
    ("arial.ttf", "arialbd.ttf"),
    ("Arial Unicode.ttf", "Arial Unicode.ttf"),
    ("DroidSansFallbackFull.ttf", "DroidSansFallbackFull.ttf"),
    ("wqy-zenhei.ttc", "wqy-zenhei.ttc"),
)
"""The font files to look for, plain and bold; Debian has the first in fonts-dejavu-core."""
SHELVES = (
    "/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts",
    "/Library/Fonts", "/System/Library/Fonts", "~/Library/Fonts", "C:/Windows/Fonts",
)  # fmt: skip
_JOINED = range(0x0600, 0x0E00), range(0x0F00, 0x10A0), range(0x1780, 0x18B0)
"""Blocks whose letters are shaped by their neighbors."""
MISSING = "?"


@lru_cache
def _files() -> dict[str, Path]:
    """The files of those families on this machine."""
    wanted = {name for family in FAMILIES for name in family}
    found: dict[str, Path] = {}
    for shelf in SHELVES:
        for folder, _, names in os.walk(Path(shelf).expanduser()):
            for name in sorted(wanted.intersection(names)):
                found.setdefault(name, Path(folder, name))
    return found


@lru_cache
def _loaded(file: str) -> tuple[str, frozenset[int]] | None:
    """Register a font and return its name and its letters; None if it is missing or unreadable."""
    path = _files().get(file)
    if path is None:
        return None
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFError, TTFont

    name = f"House-{path.stem.replace(' ', '')}"
    try:
        font = TTFont(name, str(path))
    except (TTFError, OSError):
        return None
    pdfmetrics.registerFont(font)
    return name, frozenset(font.face.charToGlyph)


def _in_helvetica(letter: str) -> bool:
    try:
        return letter == " " or (letter.isprintable() and bool(letter.encode("cp1252")))
    except UnicodeEncodeError:
        return False


def _is_joined(letter: str) -> bool:
    return any(ord(letter) in block for block in _JOINED)


def _instead(letter: str) -> str:
    """The same letter without its accent, or a question mark.

    >>> _instead("ł"), _instead("ễ"), _instead("王")
    ('l', 'e', '?')
    """
    kind, accented, _ = unicodedata.name(letter, "").partition(" WITH ")
    if accented and kind.startswith("LATIN "):
        return unicodedata.lookup(kind)
    plain = unicodedata.normalize("NFKD", letter)[0]
    return plain if _in_helvetica(plain) else MISSING


def bare(text: str) -> str:
    """Without accents or capitals, for looking up names.

    >>> bare("Łukasz Żółć")
    'lukasz zolc'
    """
    return "".join(letter if (other := _instead(letter)) == MISSING else other for letter in cleaned(text)).casefold()


def _right_to_left(text: str) -> str:
    """Hebrew in drawing order, from the left: what runs to the right, including numbers, stays as it is.

    >>> _right_to_left("אבג 12")
    '12 גבא'
    """
    if not any(unicodedata.bidirectional(letter) == "R" for letter in text):
        return text
    words = text.split(" ")
    turned = [word[::-1] if any(unicodedata.bidirectional(c) == "R" for c in word) else word for word in words]
    hebrew_first = unicodedata.bidirectional(text.strip()[0]) == "R"
    return " ".join(reversed(turned) if hebrew_first else turned)


def cleaned(text: str) -> str:
    """Without line ends, tabs and invisible characters, composed where Unicode has a single letter for it.

    >>> cleaned("  Jose\\u0301 \\t Ruiz\\x00 ")
    'José Ruiz'
    """
    seen = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(seen.split())


@lru_cache(maxsize=4096)
def letters_for(text: str, *, bold: bool = False) -> tuple[str, str, bool]:
    """The font for `text`, the letters as drawn, and whether some had to be replaced."""
    plain = BOLD if bold else PLAIN
    if all(map(_in_helvetica, text)):
        return plain, text, False
    best, lacking = plain, [letter for letter in text if not _in_helvetica(letter)]
    for family in FAMILIES:
        loaded = _loaded(family[bold]) or _loaded(family[not bold])
        if loaded is None:
            continue
        missing = [letter for letter in text if ord(letter) not in loaded[1] or _is_joined(letter)]
        if len(missing) < len(lacking):
            best, lacking = loaded[0], missing
        if not lacking:
            break
    absent = set(lacking)
    drawn = "".join(_instead(letter) if letter in absent else letter for letter in text)
    return best, _right_to_left(drawn), bool(absent)


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """In points."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    font, drawn, _ = letters_for(text, bold=bold)
    return float(stringWidth(drawn, font, size))
