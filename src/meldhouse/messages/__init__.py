"""Facts become sentences here and nowhere else: catalogs in English and Spanish, and the voice that reads them."""

from meldhouse.messages.catalogue import (
    BROWSER_PARTS,
    LANGUAGES,
    Catalogue,
    MessageError,
    browser_catalogue,
    language_of,
)
from meldhouse.messages.message import Arg, Item, Message, fact, written
from meldhouse.messages.voice import FactError, Voice

__all__ = [
    "BROWSER_PARTS",
    "LANGUAGES",
    "Arg",
    "Catalogue",
    "FactError",
    "Item",
    "Message",
    "MessageError",
    "Voice",
    "browser_catalogue",
    "fact",
    "language_of",
    "written",
]
