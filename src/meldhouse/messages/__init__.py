"""Facts become sentences here, and nowhere else: catalogues in English and Spanish, and the voice that reads them."""

from meldhouse.messages.catalogue import LANGUAGES, Catalogue, MessageError, browser_catalogue, catalogue, language_of
from meldhouse.messages.message import Arg, Item, Message, fact, written
from meldhouse.messages.voice import FactError, Voice

__all__ = [
    "LANGUAGES",
    "Arg",
    "Catalogue",
    "FactError",
    "Item",
    "Message",
    "MessageError",
    "Voice",
    "browser_catalogue",
    "catalogue",
    "fact",
    "language_of",
    "written",
]
