"""Reneges and lay-downs: what they are, who calls them, until when they are put right, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import count, joined
from meldhouse.rulebooks.describe.telling import Line, Teller

_GETS = {"bid": "the bid", "meld": "{its} meld"}


def reneges(tell: Teller) -> Iterator[Line]:
    yield from _kinds(tell)
    yield from _calling(tell)
    yield from _putting_right(tell)
    yield from _cost(tell)
    yield from _unproven(tell)


def _kinds(tell: Teller) -> Iterator[Line]:
    rules, words, pairs = tell.book.renege, tell.words, tell.book.table.partners
    broken = {
        "follow": "follow suit when you can",
        "beat": f"beat the best {words.piece} when you must",
        "trump": f"{words.ruff} when you must",
        "aces": f"lay {joined(tell.book.meld.compulsory)} around before the first lead",
    }
    told: dict[tuple[str | None, str], list[str]] = {}
    for kind, what in broken.items():
        if kind in rules.kinds and (kind != "aces" or tell.book.meld.compulsory):
            line = tell.line(what, f"renege-{kind}", *(() if kind == "aces" else (f"must-{kind}",)))
            told.setdefault((line.clause, line.mark), []).append(what)
    for (clause, mark), whats in told.items():
        yield Line(f"Failing to {joined(whats, 'or')} is a renege.", clause, mark)
    if "aces" in rules.kinds and "aces" in tell.book.meld.compulsory:
        proof = "Aces that weren't declared are proven only once one of each suit has been played by that player."
        yield tell.line(proof, "renege-early", "renege-aces")
    if "totals" in rules.kinds and pairs:
        totals = (
            f"It is also one if the bidding side ends the hand with more or fewer {tell.pieces} than the other side."
        )
        yield tell.by_clause(totals, tell.book.rulings.count_end.clause, "count_end")
    yield from _forgiven(tell)


def _forgiven(tell: Teller) -> Iterator[Line]:
    """Duties of play whose breach costs nothing here."""
    rules, tricks = tell.book.renege, tell.book.tricks
    free = [what for what, kind, due in (("beat", "beat", tricks.beat != "never"), ("trump", "trump", tricks.ruff))
            if due and kind not in rules.kinds]  # fmt: skip
    if free:
        what = f"Failing to {joined(free, 'or')} is no renege: put it right while you can; after that it stands."
        yield tell.line(what, "renege-forgiven")


def _calling(tell: Teller) -> Iterator[Line]:
    rules = tell.book.renege
    others = "an opponent" if tell.book.table.partners else "another player"
    who = f"Only {others}" if rules.callers == "opponents" else "Anybody at the table"
    yield tell.line(f"{who} may call a renege.", "renege-opponents")
    if rules.formula:
        yield tell.line(f"To call it, say “{rules.formula}”. Play stops at once.", "renege-formula")
    if rules.exact:
        caller = "Only the caller, and not their partner," if tell.book.table.partners else "The caller"
        exact = f"{caller} says which {tell.words.trick} it was and what was wrong; only that can be proven."
        yield tell.line(exact, "renege-exact")
    yield from tell.fact(f"Nobody can call one before the {tell.words.piece} is played.", "renege-early")
    until = {
        "scored": "the score of the hand is written down",
        "next-deal": f"the next {tell.words.deal}",
    }[rules.deadline]
    yield tell.line(f"A renege can be called until {until}.", "renege-deadline")


def _putting_right(tell: Teller) -> Iterator[Line]:
    rules, words = tell.book.renege, tell.words
    piece, trick = words.piece, words.trick
    if rules.correct == "never":
        yield tell.line(f"A renege can't be taken back once the {piece} is played.", "correct-never")
        return
    clock = f", or {rules.seconds} seconds after its last {piece}" if rules.seconds else ""
    seen = f"; if the {trick} has been turned down, ask to see it first" if tell.book.tricks.gather else ""
    own = " You can't do it for your partner." if tell.book.table.partners else ""
    until = {
        "own-seen": f"You may change your own wrong {piece} until the next {trick} is begun{seen}.{own}",
        "next-piece": f"A wrong {piece} may be put right until the next {piece} is played.",
        "next-legal": f"A wrong {piece} may be put right until the next {piece} is rightly played or the {trick} is "
        f"turned down{clock}.",
        "next-trick": f"A wrong {piece} may be put right until the end of the next {trick}; {tell.pieces} played after "
        "it go back to their hands.",
    }[rules.correct]
    yield tell.line(until, "correct-late" if rules.correct == "own-seen" else "renege-mended", "correct-late")
    if rules.withdrawn == "face-up":
        yield tell.line(f"The {piece} you take back stays face up, like any {piece} that was shown.", "renege-mended")


def _cost(tell: Teller) -> Iterator[Line]:
    book, rules = tell.book, tell.book.renege
    if rules.cost == "take":
        counts = "what that side takes in tricks counts nothing, but it keeps its meld"
        yield tell.line(f"For a proven renege the hand is played out; {counts}.", "score-renege")
    elif book.scoring.style == "marks":
        yield tell.line("A proven renege ends the hand: the other side gets one mark.", "score-renege")
        if book.auction.mark is not None:
            several = "If more than one mark was bid, it gets all the marks of the bid."
            yield tell.line(several, "score-renege-marks", "score-renege")
    elif not book.table.partners:
        yield from _cost_alone(tell)
    else:
        yield from _cost_of_sides(tell)
    if rules.fee_cents:
        yield tell.line(f"The player who reneged pays {count(rules.fee_cents, 'cent')}.", "renege-fee", "score-fee")


def _gets(tell: Teller, its: str, *, to_bidders: bool) -> str:
    rules = tell.book.renege
    gets = rules.bidders_get if to_bidders else rules.others_get
    parts = [_GETS[part].format(its=its) for part in tell.book.payable(gets)]
    return f"{joined(parts)}{_floor(tell)}" if parts else "nothing"


def _cost_alone(tell: Teller) -> Iterator[Line]:
    minus = tell.book.scoring.set_bidder == "minus-bid"
    others, bidder = (_gets(tell, "their", to_bidders=to_bidders) for to_bidders in (False, True))
    if others == bidder and not minus:
        alone = f"its player scores nothing, and the others each get {others}"
        yield tell.line(f"A proven renege ends the hand: {alone}.", "score-renege")
        return
    loses = "they lose the bid" if minus else "they score nothing"
    ends = f"A proven renege ends the hand. If the bidder reneged, {loses}, and the others each get {others}."
    yield tell.line(ends, "score-renege")
    third = f"the bidder gets {bidder}, and the third player gets {others}"
    yield tell.line(f"If another player reneged, they score nothing; {third}.", "score-renege-bidders", "score-renege")


def _cost_of_sides(tell: Teller) -> Iterator[Line]:
    book = tell.book
    loses = "loses the bid" if book.scoring.set_bidder == "minus-bid" else "scores nothing"
    others, bidders = (_gets(tell, "its", to_bidders=to_bidders) for to_bidders in (False, True))
    both = f"A proven renege ends the hand. If the bidding side reneged, it {loses}"
    gets = f"the other side gets {others}"
    own = book.cite("score-renege-others-get")
    if own is None or own == book.cite("score-renege"):
        yield tell.line(f"{both}, and {gets}.", "score-renege")
    else:
        yield tell.line(f"{both}.", "score-renege")
        yield tell.line(f"In that case {gets}.", "score-renege-others-get")
    mirrored = f"If the other side reneged, the bidding side gets {bidders}"
    yield tell.line(f"{mirrored}, and the other side scores nothing.", "score-renege-bidders", "score-renege")


def _floor(tell: Teller) -> str:
    least = tell.book.scoring.save_meld
    return f" (meld only if it is {least} or more)" if tell.book.renege.floored and least else ""


def _unproven(tell: Teller) -> Iterator[Line]:
    rules, book = tell.book.renege, tell.book
    whose = "the caller's side" if book.table.partners else "the caller"
    follows = {
        "caller": f"counts as a renege by {whose}",
        "play-on": "changes nothing; play goes on and the call is noted",
        "report": f"changes nothing; play goes on and the {book.officials.chain[0]} is told",
    }[rules.unproven]
    yield tell.line(f"A call that isn't proven {follows}.", "renege-unproven")
    if rules.spoils_all and book.scoring.all_points_bonus:
        trick, bonus = tell.words.trick, book.scoring.all_points_bonus
        vain = f"a side without a {trick} calls a renege it can't prove against a side that has every {trick}"
        gets = f"its meld, all {book.points_in_play} points and {bonus} more, and the bid too if the other side had it"
        yield tell.line(f"If {vain}, the accused side gets {gets}.", "renege-spoiled")
        if rules.spoiler_fine:
            yield tell.line(f"The player who made such a call loses {rules.spoiler_fine} points.", "renege-fine")


def lay_downs(tell: Teller) -> Iterator[Line]:
    rules, trick = tell.book.claim, tell.words.trick
    if rules.by == "nobody":
        yield tell.line("Nobody may lay down and claim the rest; every hand is played out.", "claim-nobody")
        return
    who = "The bidder" if rules.by == "bidder" else "You"
    code = "claim-bidder" if rules.by == "bidder" else "claim-stands"
    yield tell.line(f"{who} may lay down and claim the rest of the {tell.tricks}.", code)
    shown = "if the other side shows that" if rules.unchallenged == "stands" else "if"
    fails = {
        "every-trick": f"legal play could still lose a {trick}",
        "any-card": f"any one of its {tell.pieces} could be beaten",
        "bid": "the bid could still be set",
    }[rules.test]
    cost = {
        "rest": f"the other side gets everything that is left, with the last {trick}",
        "hand": f"{_bidders(tell)} loses the hand",
    }[rules.failed]
    yield tell.line(f"The lay-down fails {shown} {fails}; then {cost}.", "claim-failed", "claim-test")
    for clause in tell.book.clause:
        if clause.kind == "claim" and clause.id not in tell.book.cites.values():
            yield tell.clause(clause)


def _bidders(tell: Teller) -> str:
    return tell.bidders[:1].lower() + tell.bidders[1:]
