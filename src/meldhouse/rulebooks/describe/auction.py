"""Bidding, trump, and what is passed or laid away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from meldhouse.rulebooks.describe.phrases import a_bid, joined, number, trump_name
from meldhouse.rulebooks.describe.telling import Line, Teller
from meldhouse.rulebooks.schema import Step


def bidding(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.auction, tell.words
    if rules.form == "once":
        round_table = f"Everybody speaks once, first the player left of the {words.dealer}, last the {words.dealer}."
        yield tell.chief(round_table, "bid-once", "first-bid")
    else:
        first = f"The player left of the {words.dealer} speaks first, then round the table."
        yield tell.line(first, "page-first-bid", "first-bid", "bid-turn")
        if rules.pass_final:
            yield tell.line("A pass is final; the last one left has the bid.", "pass-final")
        else:
            yield Line("You may pass and still bid later, as long as somebody raises; the last one left has the bid.")
    yield tell.chief(f"The lowest bid is {rules.minimum}.", "bid-minimum")
    if rules.opening is not None:
        yield tell.chief(f"The first bid is exactly {rules.opening}.", "bid-opening")
    yield from _ladder(tell)
    yield from _jumps(tell)
    if rules.maximum is not None:
        yield tell.line(f"The highest bid is {a_bid(tell.book, rules.maximum)}.", "bid-maximum")
    if mark := rules.mark:
        two = f", {2 * mark} is two marks" if rules.maximum is None or rules.maximum >= 2 * mark else ""
        yield tell.chief(f"A bid of {mark} is one mark{two}; a lower bid is played for one mark too.", "page-mark")
    yield from _nobody_bids(tell)


def _ladder(tell: Teller) -> Iterator[Line]:
    """One sentence, or one for each stretch where these have clauses of their own."""
    rules, book = tell.book.auction, tell.book
    parts: list[str] = []
    for step in _climbed(tell):
        # One mark at a time is said by the rule about jumps; a limited jump has a sentence of its own.
        more = " or more" if rules.jump is None and step.step != rules.mark else ""
        by = "one mark" if step.step == rules.mark else str(step.step)
        parts.append(f"by {by}{more}" + (f" up to {a_bid(book, step.to)}" if step.to is not None else ""))
    own = [book.cite(f"bid-step-{place}") for place in range(1, len(parts) + 1)]
    if not any(own):
        yield tell.chief(f"Bids rise {', then '.join(parts)}.", "bid-step", "bid-higher")
        return
    for place, part in enumerate(parts):
        floor = rules.ladder[place - 1].to if place else None
        start = f"From {a_bid(book, floor)} bids" if floor is not None else "Bids"
        yield tell.chief(f"{start} rise {part}.", f"bid-step-{place + 1}", "bid-step")


def _jumps(tell: Teller) -> Iterator[Line]:
    rules = tell.book.auction
    if rules.jump is not None:
        far = f"may jump {number(rules.jump)} steps, no further" if rules.jump > 1 else "climbs one step, no further"
        yield tell.chief(f"A bid {far}.", "bid-jump")
        if tell.book.table.partners and rules.jump > 1:
            told = "A jump tells your partner that you have two cards or fewer in some suit."
            yield from tell.fact(told, "page-jump-tells")
    elif rules.free_to is not None:
        free, by = a_bid(tell.book, rules.free_to), "mark" if rules.mark is not None else "step"
        yield tell.chief(f"Nobody jumps past {free}; above that bids rise one {by} at a time.", "bid-marks")
    else:
        never = [str(bid) for bid in _no_bids(tell)]
        but = f", but never to {joined(never, 'or')}" if never else ""
        if never or tell.book.cite("page-jump"):  # otherwise “or more” has said it
            yield tell.line(f"You may jump as far as you like{but}.", "page-jump", "bid-step")


def _climbed(tell: Teller) -> list[Step]:
    """The stretches of the ladder below the highest bid."""
    rules = tell.book.auction
    floors = (rules.minimum, *(step.to for step in rules.ladder if step.to is not None))
    most = rules.maximum
    return [step for floor, step in zip(floors, rules.ladder, strict=False) if most is None or floor < most]


def _no_bids(tell: Teller) -> Iterator[int]:
    """A number in each wider stretch of the ladder that nobody can bid."""
    for below, step in pairwise(_climbed(tell)):
        if step.step > 1 and below.to is not None:
            yield below.to + step.step // 2


def _nobody_bids(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.auction, tell.words
    if rules.all_pass == "reshake":
        who = "the next player" if rules.reshake_by == "next" else f"the same {words.dealer}"
        nobody = f"If everybody passes, nobody scores and {who} has the {words.deal}."
        yield tell.chief(nobody, "all-pass", "score-passed-out")
        return
    if rules.all_pass == "forced":
        yield tell.chief(f"If everybody else passes, the {words.dealer} must bid.", "all-pass", "must-bid")
        return
    has_it = f"If everybody else passes, the {words.dealer} has the bid at {rules.dropped_at}."
    yield tell.chief(has_it, "all-pass", "bid-dropped")
    if rules.silenced_dealer == "set":
        side = "his side" if tell.book.table.partners else "he"
        barred = f"A silenced {words.dealer} cannot take it; {side} is set without play."
        yield tell.line(barred, "score-silenced")


def trump(tell: Teller) -> Iterator[Line]:
    rules, book = tell.book.trump, tell.book
    choices = joined([trump_name(choice) for choice in rules.choices], "or")
    what = "the contract" if book.deck.pieces == "dominoes" else "trump"
    named = tell.chief(f"The bidder names {what}: {choices}.", "trump-bidder", "trump-choice")
    yield named
    yield from _not_played(tell, named)
    if rules.marriage:
        yield tell.chief("He must hold a king and a queen of it.", "trump-marriage")
    elif book.has_meld:
        yield tell.line("He needs no marriage in it.", "page-no-marriage")
    yield from tell.fact("Once named it stays, even if he said the wrong suit by mistake.", "page-trump-stays")
    if rules.laying == "unless-named":
        yield tell.line("If he says nothing, the first marriage or run he lays names it.", "page-laying", "trump-fixed")
    elif rules.laying == "governs":
        yield tell.line("The first marriage he lays names it, whatever he said.", "page-laying", "trump-fixed")
    if rules.confirmed:
        yield tell.line("Everybody confirms having heard it before the first lead.", "lead-confirm")
    if rules.shown == "always":
        yield tell.line(f"You may ask {_except_in_a_look(tell)}.", "page-trump-told")
    else:
        first = "lead is made" if rules.shown == "first-lead" else f"{tell.words.trick} is finished"
        if "answered" in (asked := tell.book.rulings.trump_asked).remedies:
            yield tell.by_clause(f"Until the first {first} you may ask what trump is.", asked.clause, "trump_asked")
        yield tell.chief("Trump must be remembered.", "page-remember")
        yield from tell.fact("The bidding side may say aloud what it is.", "page-side-tells")
        yield from tell.fact("The other side does not answer when somebody asks.", "page-not-told")
    if book.exchange.form == "none" and not book.deal.kitty:
        yield tell.line(f"No {tell.pieces} are passed.", "pass-none")


def _not_played(tell: Teller, named: Line) -> Iterator[Line]:
    """What the paper forbids by name, where it has a clause for that alone."""
    clause = tell.book.clause_table.get(tell.book.rulings.contract_wrong.clause)
    if clause is not None and clause.id not in (named.clause, tell.book.cite("trump-marriage")):
        yield tell.clause(clause)


def _except_in_a_look(tell: Teller) -> str:
    if tell.book.rulings.review_talk.remedies and tell.book.tricks.review == "last-trick":
        return f"what trump is, except in a look at the last {tell.words.trick}"
    return "at any time what trump is"


def exchange(tell: Teller) -> Iterator[Line]:
    rules = tell.book.exchange
    passed = tell.count(rules.count)
    if rules.form == "blind":
        yield tell.chief(f"The bidder and his partner each pass {passed}, face down.", "pass-count")
        yield tell.line("Both pass before either looks at what he is given.", "pass-twice", "pass-moment")
    elif rules.form == "sequence":
        back = f"Partner passes the bidder {passed}; then the bidder passes {rules.count} back."
        yield tell.chief(back, "pass-count", "pass-order")
    if tell.book.deal.kitty:
        yield from _kitty(tell)


def _kitty(tell: Teller) -> Iterator[Line]:
    rules = tell.book.kitty
    yield tell.line("The kitty stays closed as long as the bidding lasts.", "kitty-early")
    yield tell.chief("Then the bidder turns it for all to see and takes it up.", "kitty-bidder")
    if rules.before_trump:
        yield tell.line("He names trump only after he has turned it.", "kitty-first", "page-kitty-trump")
    else:
        yield tell.line("He may name trump before he turns it, but then it stays.", "page-kitty-trump")
    yield tell.chief(f"Then he lays {tell.count(tell.book.deal.kitty)} away, face down.", "discard-count")
    if rules.declare_trumps:
        yield tell.line("He says how many trumps are among them.", "discard-declare")
    whose = "count for him" if rules.counts else "count for nobody"
    yield tell.line(f"The points he lays away {whose}.", "page-kitty-counts")
