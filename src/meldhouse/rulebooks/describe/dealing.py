"""The table, the pack and the deal."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import joined, number, packets, rank_names, times
from meldhouse.rulebooks.describe.telling import Line, Teller
from meldhouse.rulebooks.easing import partner_helps

MIXING = {"riffle": "riffling", "wash": "washing", "pat": "patting", "machine": "the machine"}


def table(tell: Teller) -> Iterator[Line]:
    rules, deck = tell.book.table, tell.book.deck
    together = "; partners sit across from each other" if rules.partners else ", each alone"
    yield tell.chief(f"{number(rules.seats).capitalize()} players{together}.", "page-seats")
    if rules.accounts == "player":
        apart = "; partners may differ" if rules.partners else ""
        yield tell.line(f"Every player has a score of his own{apart}.", "page-accounts")
    if deck.pieces == "dominoes":
        yield tell.chief(f"{len(tell.book.pack)} {tell.pieces}: one double-six set.", "deck")
        yield tell.line("The double is the highest of its suit.", "rank")
        if "doubles" in tell.book.trump.choices:
            yield tell.line("When doubles are trump, 6-6 is the highest, and doubles are in no other suit.", "rank")
        return
    ranks = rank_names(deck.ranks)
    each = f"{number(deck.copies)} each of {joined(ranks)}"
    yield tell.chief(f"{len(tell.book.pack)} {tell.pieces}: {each} in every suit.", "deck")
    yield tell.chief(f"From high to low: {', '.join(ranks)}.", "rank")


def deal(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.deal, tell.words
    yield from _first_dealer(tell)
    yield tell.line(f"After every hand the {words.deal} passes to the left.", "wrong-dealer")
    yield from _shuffle(tell)
    yield from _hands(tell)
    if rules.count_hands:
        yield tell.line(f"Everyone counts {rules.hand} {tell.pieces} before anyone bids.", "count-first")
    if rules.ready_signal:
        yield tell.line("The scorekeeper opens the bidding by declaring the hand ready.", "not-ready")
    if rules.layouts:
        rows = joined(rules.layouts, "or")
        yield tell.line(f"Stand your {tell.pieces} up in two rows, {rows}, before you bid.", "layout")
        if rules.layout_kept == "game":
            yield tell.line("Keep the rows you chose first until the game is over.", "layout-kept")
        else:
            yield tell.line("You may choose other rows in the next hand.", "layout-kept")
    if not rules.sorted:
        yield tell.line(f"Once the bidding has begun, your {tell.pieces} stay where they stand.", "layout-late")
    if (helps := partner_helps(tell.book)) is not None:
        what = "shuffle and cut" if helps == "partner-shuffles" else f"shuffle, cut and {words.deal}"
        helped = f"The partner of a player with a handicap may {what} for them."
        yield Line(helped, tell.book.rulings.assistance.clause or None)
    if rules.weak_nines:
        yield tell.line(
            f"With {rules.weak_nines} nines or more and no meld you may have the same {words.dealer} {words.deal} "
            "again, before anyone has bid or passed.",
            "redeal-nines",
        )


def _first_dealer(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.deal, tell.words
    by = "with the most pips" if rules.highest == "pips" else "with the higher end"
    pips = f", {by}," if tell.book.deck.pieces == "dominoes" else ""
    highest = f"the highest{pips} is the first {words.dealer}"
    if rules.first_dealer == "high-piece":
        yield tell.line(f"Everybody draws a {words.piece}; {highest}.", "first-dealer", "page-draw")
    elif rules.first_dealer == "scorekeeper":
        yield tell.line(f"The scorekeeper is the first {words.dealer}.", "first-dealer")
        yield tell.line(f"If the table does not agree, everybody draws a {words.piece}; {highest}.", "page-draw")
    else:
        yield tell.line(f"The player on the scorekeeper's left is the first {words.dealer}.", "first-dealer")
        return
    yield tell.line("Those who tie draw again.", "page-draw")


def _shuffle(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.deal, tell.words
    if rules.all_present:
        yield tell.line("Everyone must be at the table for the shuffle.", "someone-away")
    if rules.only_dealer:
        does = "shakes" if rules.method == "drawn" else f"handles the {tell.pieces}"
        yield tell.line(f"Only the {words.dealer} {does}.", "only-dealer")
        if rules.opening_wash:
            yield tell.line(f"But before the very first {words.deal} everybody may wash and shuffle.", "wash-late")
    yield from tell.fact(f"The {tell.pieces} stay face down all the while.", "face-up")
    if rules.riffles:
        yield _riffles(tell)
    if rules.machine_last:
        yield tell.line("The last shuffle is made with the machine.", "machine-last")
    if rules.reshuffle:
        yield tell.line(f"Anyone may ask for another shuffle until the {words.deal} begins.", "reshuffle-late")
    if rules.cut == "required":
        yield tell.line(f"The player on the {words.dealer}'s right must cut, once.", "cut-needed")
    elif rules.cut == "offered":
        yield tell.line(f"The player on the {words.dealer}'s right is offered one cut and may decline.", "cut-offer")
    if rules.cut != "none" and rules.cut_leaves > 1:
        yield tell.line(f"A cut leaves at least {tell.count(rules.cut_leaves)} below.", "cut-deep")
    if rules.cut != "none" and rules.cut_lifts > 1:
        yield tell.line(f"It lifts at least {tell.count(rules.cut_lifts)}.", "cut-deep")
    if rules.cut != "none":
        yield tell.line("The lower part goes on top.", "page-cut-top")


def _riffles(tell: Teller) -> Line:
    rules, word = tell.book.deal, tell.book.mixed
    idle = [name for way, name in MIXING.items() if way not in rules.counted]
    often = f"{word} at least {times(rules.riffles)}" if rules.riffles > 1 or len(idle) > 1 else word
    if "washing" not in idle and rules.riffles > 1 and not rules.machine_last:
        # Such a house asks for so many shuffles, without a word of their kind or of a machine.
        return tell.line(f"The {tell.words.dealer} shuffles at least {times(rules.riffles)}.", "few-riffles")
    if idle != ["patting"]:
        often += f"; {joined(idle)} {'does' if len(idle) == 1 else 'do'} not count"
    return tell.line(f"The {tell.pieces} are {often}.", "few-riffles")


def _hands(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.deal, tell.words
    size = tell.count(rules.hand)
    if rules.method == "drawn":
        yield tell.chief(f"The others draw {size} each, in any order; the {words.dealer} draws last.", "draw-last")
    else:
        yield tell.line(f"Dealing starts on the {words.dealer}'s left.", "page-deal-left")
        how = f": {packets(rules.packets)}" if rules.packets else ", in packets of any size"
        yield tell.chief(f"Everyone is dealt {size}{how}.", "packet-size")
    if rules.kitty:
        yield tell.chief(f"The kitty gets {tell.count(rules.kitty)}, face down.", "page-kitty")
