"""What a hand is worth, and when a game is over."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import count, counted_pieces, joined
from meldhouse.rulebooks.describe.telling import Line, Teller


def scoring(tell: Teller) -> Iterator[Line]:
    book = tell.book
    yield tell.line(f"{counted_pieces(book)}: {book.points_in_play} points in a hand.", "take-total")
    if book.scoring.style == "marks":
        yield from _marks(tell)
    else:
        yield from _bidders(tell)
        yield from _others(tell)
        yield from _bonuses(tell)


def _marks(tell: Teller) -> Iterator[Line]:
    yield tell.line(f"{tell.bidders} scores the marks of the bid when it takes what it bid.", "score-made")
    yield tell.line(f"A bid of {tell.book.auction.mark} or more needs every {tell.words.trick}.", "score-needed")
    yield tell.line(f"Otherwise it is set, and {tell.others.lower()} scores the marks.", "score-set")


def _bidders(tell: Teller) -> Iterator[Line]:
    rules, it, its = tell.book.scoring, tell.it, tell.its
    worth = "meld and points in play" if tell.book.has_meld else "points in play"
    yield tell.line(f"{tell.bidders} makes the bid when {its} {worth} reach it, and scores them.", "score-made")
    if rules.bidder_take:
        yield tell.line(f"{it.capitalize()} must take at least {rules.bidder_take} in play.", "score-bidder-take")
    if rules.bidder_trick:
        yield tell.line(f"Without a {tell.words.trick} {it} loses {its} meld.", "score-bidder-trick")
    cost = "loses the amount of the bid" if rules.set_bidder == "minus-bid" else "scores nothing"
    yield tell.line(f"Otherwise {it} is set and {cost}.", "score-set")
    if rules.set_award:
        yield tell.line(f"When the bid is set, {tell.others.lower()} receives it.", "score-award")
    if rules.fee_cents:
        yield tell.line(f"A set costs the bidder {count(rules.fee_cents, 'cent')}.", "score-fee")


def _others(tell: Teller) -> Iterator[Line]:
    rules, it, its = tell.book.scoring, tell.it, tell.its
    worth = "meld and points in play" if tell.book.has_meld else "points in play"
    yield tell.line(f"{tell.others} scores {its} {worth}.", "score-defence")
    needs = []
    if rules.save_take:
        needs.append(f"take at least {rules.save_take} in play")
    if rules.save_trick != "none":
        needs.append(f"win a {tell.words.trick}" + (" with a counter" if rules.save_trick == "counter" else ""))
    if needs:
        when = f"When the bid is set, {it}" if rules.save_in == "set" else it.capitalize()
        lost = f"{its} meld" if rules.unsaved_take == "kept" else f"{its} meld and {its} points in play"
        yield tell.line(f"{when} must {joined(needs)}, or {it} loses {lost}.", "score-unsaved")
    if rules.save_meld:
        yield tell.line(
            f"{its.capitalize()} meld counts only if it is at least {rules.save_meld}.",
            "score-save-meld",
            "score-defence-meld",
        )


def _bonuses(tell: Teller) -> Iterator[Line]:
    rules, total = tell.book.scoring, tell.book.points_in_play
    if rules.all_points_bonus:
        bonus = f"Taking all {total} points in play brings {rules.all_points_bonus} more."
        yield tell.line(bonus, "score-all-points")
    if rules.skunk_bonus:
        bonus = f"Winning a round against a side without a point brings {rules.skunk_bonus} more."
        yield tell.line(bonus, "score-skunk")


def ending(tell: Teller) -> Iterator[Line]:
    rules = tell.book.match
    if rules.until == "hands":
        yield tell.line(f"A round is {count(rules.hands, 'hand')}; the highest score wins.", "game-target")
    else:
        yield tell.line(f"The first to reach {rules.target} {rules.until} wins the game.", "game-target")
        if rules.bidder_first:
            yield tell.line(f"{tell.bidders} counts first and may win with it.", "game-bidder-first")
            yield tell.line(f"Only if {tell.it} does not get there do the others count.", "game-others")
    if rules.best_of > 1:
        yield Line(f"A match is the best of {rules.best_of} games.")
    if rules.losers_deal:
        yield tell.line(f"The losers of a game have the first {tell.words.deal} of the next.", "losers-deal")
    if rules.sheet == "agreed":
        yield tell.line("Both sides agree to every hand as it is written; then it stands.", "sheet-closed")
    else:
        yield tell.line("The sheet is signed at the end; then it stands.", "sheet-closed")
