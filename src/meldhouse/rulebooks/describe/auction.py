"""Bidding, trump, and what is passed or laid away."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import a_bid, count, joined, trump_name
from meldhouse.rulebooks.describe.telling import Line, Teller


def bidding(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.auction, tell.words
    if rules.form == "once":
        yield tell.line(f"Everybody speaks once, the player left of the {words.dealer} first.", "bid-once", "first-bid")
    else:
        yield tell.line(
            f"The player left of the {words.dealer} speaks first, then round the table.", "first-bid", "bid-turn"
        )
        yield tell.line("A pass is final; the last one left has the bid.", "pass-final")
    yield tell.line(f"The lowest bid is {rules.minimum}.", "bid-minimum")
    if rules.opening is not None:
        yield tell.line(f"The first bid is exactly {rules.opening}.", "bid-opening")
    yield from _ladder(tell)
    if rules.jump is not None:
        yield tell.line(f"One bid climbs at most {count(rules.jump, 'step')}.", "bid-jump")
    if rules.free_to is not None:
        free = a_bid(tell.book, rules.free_to)
        yield tell.line(f"Nobody may go past {free} at once; after that bids rise one step at a time.", "bid-marks")
    if rules.maximum is not None:
        yield tell.line(f"The highest bid is {a_bid(tell.book, rules.maximum)}.", "bid-maximum")
    if rules.mark is not None:
        yield Line(f"A bid of {rules.mark} is one mark; a lower bid is worth one mark too.")
    yield from _nobody_bids(tell)


def _ladder(tell: Teller) -> Iterator[Line]:
    """One sentence, or one for each stretch where these have clauses of their own."""
    rules, book = tell.book.auction, tell.book
    parts: list[str] = []
    for step in rules.ladder:
        by = "one mark" if step.step == rules.mark else str(step.step)
        parts.append(f"by {by}" + (f" up to {a_bid(book, step.to)}" if step.to is not None else ""))
    own = [book.cite(f"bid-step-{place}") for place in range(1, len(parts) + 1)]
    if not any(own):
        yield tell.line(f"Bids rise {', then '.join(parts)}.", "bid-step", "bid-higher")
        return
    for place, part in enumerate(parts):
        floor = rules.ladder[place - 1].to if place else None
        start = f"From {a_bid(book, floor)} bids" if floor is not None else "Bids"
        yield Line(f"{start} rise {part}.", own[place] or book.cite("bid-step"))


def _nobody_bids(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.auction, tell.words
    if rules.all_pass == "reshake":
        yield tell.line(f"If everybody passes, the next player has the {words.deal}.", "all-pass", "score-passed-out")
        return
    if rules.all_pass == "forced":
        yield tell.line(f"If everybody else passes, the {words.dealer} must bid.", "all-pass", "must-bid")
        return
    has_it = f"If everybody else passes, the {words.dealer} has the bid at {rules.minimum}."
    yield tell.line(has_it, "all-pass", "bid-dropped")
    if rules.silenced_dealer == "set":
        barred = f"A {words.dealer} who was barred from bidding cannot take it that way, and is set."
        yield tell.line(barred, "score-silenced")


def trump(tell: Teller) -> Iterator[Line]:
    rules = tell.book.trump
    choices = joined([trump_name(choice) for choice in rules.choices], "or")
    what = "the contract" if tell.book.deck.pieces == "dominoes" else "trump"
    yield tell.line(f"The bidder names {what}: {choices}.", "trump-bidder", "trump-choice")
    if rules.marriage:
        yield tell.line("He must hold a king and a queen of it.", "trump-marriage")
        yield tell.line("A bidder without any marriage is set.", "score-no-marriage")
    if rules.laying == "unless-named":
        yield tell.line("If he says nothing, the first marriage he lays names it.", "trump-fixed")
    elif rules.laying == "governs":
        yield tell.line("The first marriage he lays names it, whatever he said.", "trump-fixed")
    if rules.confirmed:
        yield tell.line("Everybody confirms having heard it before the first lead.", "lead-confirm")
    if rules.shown == "first-trick":
        yield Line(f"After the first {tell.words.trick} nobody is told again what it is.")


def exchange(tell: Teller) -> Iterator[Line]:
    rules, kitty = tell.book.exchange, tell.book.deal.kitty
    passed = tell.count(rules.count)
    if rules.form == "blind":
        yield tell.line(f"The bidder and his partner each pass {passed}, face down.", "pass-count")
        yield tell.line("Both pass before either looks at what he is given.", "pass-twice", "pass-moment")
    elif rules.form == "sequence":
        yield tell.line(f"Partner passes the bidder {passed}; then the bidder passes {rules.count} back.", "pass-order")
    else:
        yield tell.line(f"No {tell.pieces} are passed.", "pass-none")
    if kitty:
        yield tell.line("The bidder turns the kitty for all to see and takes it up.", "kitty-bidder")
        yield tell.line(f"Then he lays {tell.count(kitty)} away, before any meld.", "discard-count")
        if tell.book.kitty.declare_trumps:
            yield tell.line("He says how many trumps he lays away.", "discard-declare")
        yield Line("The points he lays away count for him.")
