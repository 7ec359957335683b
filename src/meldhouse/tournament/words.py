"""A tournament in plain words: how it is run, and how far it is."""

from __future__ import annotations

from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.running import Movement
from meldhouse.tournament.forms import Form
from meldhouse.tournament.state import RoundStatus, State

ENTRIES = {"person": "People alone", "pair": "Pairs that stay together"}
MOVEMENTS: dict[Movement, str] = {
    "individual": "New partners every round, planned ahead",
    "afternoon": "New partners every round, until the afternoon is over",
    "winners-up": "Winners go up a table, losers stay",
    "sitting-moving": "Half of the pairs sit, the others move up a table",
    "round-robin": "Every pair meets every other",
    "swiss": "Pairs of like score meet (Swiss)",
    "single-elimination": "Out after one loss",
    "double-elimination": "Out after two losses",
}
STATUSES: dict[RoundStatus, str] = {
    "draft": "a draft",
    "confirmed": "confirmed",
    "released": "released",
    "called": "called to the tables",
    "playing": "being played",
    "closed": "over",
}


def in_words(book: Book, form: Form) -> tuple[str, ...]:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.tournament.forms import form_of
    >>> in_words(load_book("mcallen"), form_of(load_book("mcallen")))[:2]
    ('Pairs that stay together', 'Half of the pairs sit, the others move up a table')
    """
    found = [ENTRIES[form.entry], MOVEMENTS[form.movement]]
    found.append(count(form.rounds, "round") if form.rounds else "As many rounds as it takes")
    if form.minutes:
        found.append(f"{form.minutes} minutes a round")
    if form.three:
        found.append("Tables of three where heads do not fit")
    if book.tournament.money.fee_cents:
        found.append(f"Entry {book.tournament.money.fee_cents / 100:.2f}")
    return tuple(found)


def how_far(state: State) -> str:
    """In a line of the list."""
    here = len(state.here)
    players = f"{count(len(state.entrants), 'entrant')}" if not here else f"{here} here"
    if state.finished:
        return "over"
    if state.current is None:
        return players if state.entrants else "nobody entered yet"
    of = f" of {state.form.rounds}" if state.form.rounds else ""
    return f"round {state.current.number}{of}: {STATUSES[state.current.status]} · {players}"
