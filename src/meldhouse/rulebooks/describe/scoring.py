"""What a hand is worth, and when a game is over."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.pieces import RANK_NAMES
from meldhouse.rulebooks.describe.phrases import count, counted_pieces, joined
from meldhouse.rulebooks.describe.telling import Line, Teller
from meldhouse.rulebooks.schema import Book


def scoring(tell: Teller) -> Iterator[Line]:
    book = tell.book
    yield tell.chief(f"{counted_pieces(book)}: {book.points_in_play} points in all.", "take-total")
    if book.scoring.style == "marks":
        yield from _marks(tell)
    else:
        yield from _bidders(tell)
        yield from _others(tell)
        yield from _bonuses(tell)


def _marks(tell: Teller) -> Iterator[Line]:
    makes = f"{tell.bidders} scores the marks of the bid when it takes as many points as it bid."
    yield tell.chief(makes, "score-made")
    yield tell.chief(f"A bid of {tell.book.auction.mark} or more needs every {tell.words.trick}.", "score-needed")
    yield tell.chief(f"Otherwise it is set, and {tell.others.lower()} scores the marks.", "score-set")


def _bidders(tell: Teller) -> Iterator[Line]:
    rules, it, its = tell.book.scoring, tell.it, tell.its
    worth = f"{its} meld and points in play" if tell.book.has_meld else f"{its} points in play"
    yield tell.chief(f"{tell.bidders} makes the bid when {worth} reach it, and scores them.", "score-made")
    if rules.bidder_take:
        yield tell.chief(f"{it.capitalize()} must take at least {rules.bidder_take} in play.", "score-bidder-take")
    if rules.bidder_trick:
        yield tell.chief(f"{it.capitalize()} must win a {tell.words.trick}, too.", "score-bidder-trick")
    nothing = f": neither {its} meld nor {its} points in play count" if tell.book.has_meld else ""
    cost = f"loses the amount of the bid{nothing}" if rules.set_bidder == "minus-bid" else "scores nothing"
    yield tell.chief(f"Otherwise {it} is set and {cost}.", "score-set")
    if rules.bidder_save:
        keeps = f"Taking less than {rules.bidder_save} in play {it} loses {its} meld."
        yield tell.chief(keeps, "score-bidder-save")
    if rules.fee_cents:
        who = "the bidder" if rules.fee_from == "bidder" else "each player of the bidding side"
        yield tell.line(f"A set costs {who} {count(rules.fee_cents, 'cent')}.", "score-fee")


def _others(tell: Teller) -> Iterator[Line]:
    """In hands that are played; those that are not have a chapter of their own."""
    rules, it, its = tell.book.scoring, tell.it, tell.its
    worth = f"{its} meld and points in play" if tell.book.has_meld else f"{its} points in play"
    yield tell.chief(f"When the bid is made, {tell.others.lower()} scores {worth} too.", "score-defence")
    same = ["scores the same"] if rules.set_take else [f"scores {its} meld only"] if tell.book.has_meld else []
    same += ["receives the bid"] if rules.set_award else []
    if same:
        set_codes = ("score-set-take", "score-set-meld", "score-award")
        yield tell.chief(f"When it is set, {it} {joined(same)}.", *set_codes)
    when = {
        "all": "But in a hand that is played",
        "made": "But when the bid is made",
        "set": "But when the bid is set",
    }[rules.save_in]
    needs = []
    if rules.save_take:
        needs.append(f"take at least {rules.save_take} in play")
    if rules.save_trick != "none":
        needs.append(f"win a {tell.words.trick}" + (_with_a_counter(tell) if rules.save_trick == "counter" else ""))
    lost = [f"{its} meld"] if rules.save_needs != "meld" and tell.book.has_meld else []
    lost += [f"{its} points in play"] if rules.unsaved_take == "lost" else []
    if needs and lost:
        yield tell.chief(f"{when} {it} must {joined(needs)}, or {it} loses {joined(lost)}.", "score-unsaved")
    if rules.save_meld and rules.save_needs != "saved":
        and_so = "Besides, " if needs and lost else f"{when} "
        floor = f"{and_so}{its} meld counts only if it is {rules.save_meld} or more."
        yield tell.chief(floor, "score-save-meld", "score-defence-meld", "score-set-meld")


def _with_a_counter(tell: Teller) -> str:
    names = [RANK_NAMES[key] for key in tell.book.tricks.counters if key in RANK_NAMES]
    return f" with a counter ({joined(names, 'or')})" if names else " with a counter"


def _bonuses(tell: Teller) -> Iterator[Line]:
    rules, total = tell.book.scoring, tell.book.points_in_play
    if rules.all_points_bonus:
        every = f"every {tell.words.trick}" if rules.all_points_by == "tricks" else f"all {total} points in play"
        if rules.all_points_defence:
            bonus = f"Whoever takes {every} scores {rules.all_points_bonus} more."
        else:
            bonus = f"If {tell.it} takes {every}, {tell.bidders.lower()} scores {rules.all_points_bonus} more."
        yield tell.line(bonus, "score-all-points")
        if rules.all_points_defence and tell.book.has_meld:
            enough = f"if it is {rules.save_meld} or more" if rules.all_points_floor else "however little"
            keeps = f"{tell.others} can too; {tell.its} meld then counts, {enough}."
            yield tell.line(keeps, "score-all-points-defence")
    if rules.skunk_bonus:
        aside = "counting penalties" if rules.skunk_penalties else "leaving penalties aside"
        hands = f"all {count(tell.book.match.hands, 'hand')}" if tell.book.match.until == "hands" else "the game"
        bonus = f"If a side has nothing after {hands}, {aside}, the winners get {rules.skunk_bonus} more."
        yield tell.line(bonus, "score-skunk")


def _gives_beside(book: Book) -> bool:
    """Whether this house gives or takes anything beside what a hand is worth."""
    houses = (getattr(book.rulings, name) for name in book.rulings.__struct_fields__)
    return any(house.points for house in houses)


def ending(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.match, tell.words
    if rules.until == "hands":
        added = f"A {words.round} is {count(rules.hands, 'hand')}; the points are added up."
        yield tell.chief(added, "game-target", "page-round")
    else:
        yield tell.chief(
            f"The first to reach {count(rules.target, rules.until.removesuffix('s'))} wins the game.", "game-target"
        )
        if _gives_beside(tell.book):
            given = "A mark" if rules.until == "marks" else "What is"
            beside = f"{given} given during a hand counts first: whoever reaches {rules.target} by it has won."
            yield tell.line(beside, "game-target")
        if rules.bidder_first:
            first = (
                f"At the end {tell.bidders.lower()} is counted first: if {tell.it} reaches {rules.target} {tell.it} "
                "wins, even if the others would have more."
            )
            yield tell.line(first, "game-bidder-first")
            yield tell.line(f"If {tell.it} does not, the others are counted and may win.", "game-others")
        elif rules.until == "points":
            yield Line("If several arrive with the same hand, the highest score wins; if they are level, play goes on.")
    if rules.best_of > 1:
        yield tell.chief(f"A match is the best of {rules.best_of} games.", "page-match")
    if rules.losers_deal:
        losers = f"In the next game the losers have the first {words.deal}; only they draw for it."
        yield tell.line(losers, "losers-deal")
    if rules.trump_recorded:
        yield tell.line("The scorekeeper writes down what was trump.", "page-trump-recorded")
    yield from _checked(tell)
    if rules.sheet == "agreed":
        yield tell.line("Both sides agree to every hand as it is written; then it stands.", "sheet-closed")
    elif rules.sheet == "signed":
        yield tell.line("Both sides sign the sheet; then the players may not change it.", "sheet-closed")


def _checked(tell: Teller) -> Iterator[Line]:
    """Who adds the sheet up again, and who signs it, in the clauses of the house."""
    if tell.book.match.sheet not in ("agreed", "signed"):
        return
    total = tell.book.cite("sheet-total")
    for clause in tell.book.clause:
        if clause.id == total or "sheet" in clause.when:
            yield tell.clause(clause)
