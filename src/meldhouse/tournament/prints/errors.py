"""Why something cannot be printed as asked; each sentence says what to do instead."""

from __future__ import annotations

SENTENCES = {
    "nothing": "There is nothing to print. Choose at least one sheet, card or list.",
    "paper": "There is no paper called {paper}. Ask for one of: {papers}.",
    "address": "“{url}” is no web address. Give one that begins with http:// or https://, or none.",
    "address-long": "A web address of {length} letters makes a code that phones cannot read. Use at most {most}.",
    "event": "The event has no name. Give it one, so that a lost sheet finds its way back.",
    "seats": "Table {table} has {count} names, but the sheet of {house} has {needed} seats. Name {needed}, or nobody.",
    "side": "{found} is no seat or side of this sheet. Name one of its own: {sides}.",
    "hands": "{count} hands stand on the sheet of table {table}, but a {round} has {hands}. Strike out the void ones.",
    "marks": "{marks} marks of {side} cannot be drawn: a hand brings 0 or more. Check the sheet.",
    "marks-extra": "Table {table} plays for marks: give one beside the hands as a hand with nothing else.",
    "round": "{number} is no number for a {word}. Count from 1.",
    "table": "{number} is no number for a table. Count from 1.",
    "card-rounds": "The card of {name} has no rounds. Give one line for each, empty ones if nobody knows yet.",
    "no-name": "A {thing} has no name on it. Enter the name.",
    "no-tables": "The seating of {title} has no tables. Draw it first.",
    "no-rows": "{title} has no lines yet. Print it when there is something to read.",
    "columns": "{name} has {count} figures for {columns} columns in {title}. Give one for each; None is an empty box.",
    "wide": "{count} columns of figures are too many for {title}: {most} fit. Leave some out, or print two lists.",
    "cents": "{cents} cents is no amount for “{what}” on a receipt. Give whole cents; no more goes back than was paid.",
    "early": "Receipts for prizes are printed when the tournament is finished; until then places can change.",
    "receipt": "The receipt of {name} has no lines. Say what the money was for.",
    "receipt-long": "The receipt of {name} has {count} lines, and {most} fit. Put small amounts together.",
}


class PrintError(ValueError):
    """A sentence for people, and a code for programs.

    >>> str(PrintError("paper", paper="a3", papers="letter, a4"))
    'There is no paper called a3. Ask for one of: letter, a4.'
    """

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(SENTENCES[code].format(**details))
        self.code = code
