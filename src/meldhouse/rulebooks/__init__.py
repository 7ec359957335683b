"""Floor 1: rulebooks as data — the form, the loader, the ladder of bids, the clauses and the five houses."""

from meldhouse.rulebooks.ladder import is_rung, legal_bids, next_rung, some_legal_bids
from meldhouse.rulebooks.loading import book_names, load_book, loads_book
from meldhouse.rulebooks.reading.errors import BookError
from meldhouse.rulebooks.schema import Auction, Book, Clause, Tricks

__all__ = [
    "Auction",
    "Book",
    "BookError",
    "Clause",
    "Tricks",
    "book_names",
    "is_rung",
    "legal_bids",
    "load_book",
    "loads_book",
    "next_rung",
    "some_legal_bids",
]
