"""The table, the pack and the deal."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import joined, number, packet_plan, rank_names, times
from meldhouse.rulebooks.describe.telling import Line, Teller


def table(tell: Teller) -> Iterator[Line]:
    rules, deck = tell.book.table, tell.book.deck
    together = "; partners sit across from each other" if rules.partners else ", each alone"
    yield Line(f"{number(rules.seats).capitalize()} players{together}.")
    if rules.accounts == "player":
        yield Line("Every player has a score of his own, so penalties can set partners apart.")
    if deck.pieces == "dominoes":
        yield tell.line(f"{len(tell.book.pack)} {tell.pieces}: one double-six set.", "deck")
        yield tell.line("The double is the highest of its suit.", "rank")
        return
    ranks = rank_names(deck.ranks)
    copies = f"{number(deck.copies)} of every card"
    yield tell.line(f"{len(tell.book.pack)} {tell.pieces}: {joined(ranks)} in four suits, {copies}.", "deck")
    yield tell.line(f"From high to low: {', '.join(ranks)}.", "rank")


def deal(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.deal, tell.words
    first = {
        "left-of-scorekeeper": "The player on the scorekeeper's left is the first",
        "scorekeeper": "The scorekeeper is the first",
        "high-piece": f"Everybody draws a {words.piece}; the highest is the first",
    }[rules.first_dealer]
    yield tell.line(f"{first} {words.dealer}.", "first-dealer")
    yield tell.line(f"After every hand the {words.deal} passes to the left.", "wrong-dealer")
    yield from _shuffle(tell)
    yield from _hands(tell)
    if rules.count_hands:
        yield tell.line(f"Everyone counts {rules.hand} {tell.pieces} before anyone bids.", "count-first")
    if rules.ready_signal:
        yield tell.line("The bidding opens when the scorekeeper declares the hand ready.", "not-ready")
    if rules.layouts:
        rows = joined(rules.layouts, "or")
        yield tell.line(f"Stand your {tell.pieces} up in two rows, {rows}, before you bid.", "layout")
        yield tell.line("Keep the rows you chose first until the game is over.", "layout-kept")
    if not rules.sorted:
        yield tell.line(f"Your {tell.pieces} stay where you put them; nobody sorts them for you.", "layout-late")
    if rules.weak_nines:
        yield tell.line(
            f"With {rules.weak_nines} nines and no meld you may throw the hand in before anyone has spoken.",
            "redeal-nines",
        )


def _shuffle(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.deal, tell.words
    if rules.all_present:
        yield tell.line(f"Everyone must be at the table for the shuffle and the {words.deal}.", "someone-away")
    if rules.only_dealer:
        yield tell.line(f"Only the {words.dealer} handles the {tell.pieces}.", "only-dealer")
        if rules.opening_wash:
            yield tell.line(f"Before the very first {words.deal} everybody may wash and shuffle.", "wash-late")
    if rules.riffles:
        shuffled = f"The {tell.pieces} are shuffled face down at least {times(rules.riffles)}."
        yield tell.line(shuffled, "few-riffles", "face-up")
    if rules.machine_last:
        yield tell.line("The last shuffle is made with the machine.", "machine-last")
    if rules.reshuffle:
        yield tell.line(f"Anyone may ask for another shuffle until the {words.deal} begins.", "reshuffle-late")
    if rules.cut == "required":
        yield tell.line(f"The player on the {words.dealer}'s right must cut.", "cut-needed")
    elif rules.cut == "offered":
        yield tell.line(f"The player on the {words.dealer}'s right is offered the cut and may decline.", "cut-offer")
    if rules.cut != "none" and rules.cut_leaves > 1:
        yield tell.line(f"A cut leaves at least {tell.count(rules.cut_leaves)} below.", "cut-deep")


def _hands(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.deal, tell.words
    size = tell.count(rules.hand)
    if rules.method == "drawn":
        yield tell.line(f"The others draw {size} each, in any order; the {words.dealer} draws last.", "draw-last")
    else:
        plans = joined([packet_plan(plan) for plan in rules.packets], "or")
        yield tell.line(f"Everyone is dealt {size}: {plans}.", "packet-size")
    if rules.kitty:
        yield Line(f"The kitty gets {tell.count(rules.kitty)}, face down.")
