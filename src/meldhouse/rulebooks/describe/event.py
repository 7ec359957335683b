"""How an event is run here, as its players read it."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.phrases import count, joined
from meldhouse.rulebooks.describe.telling import Line, Teller

MOVEMENTS = {
    "individual": "The seating of all rounds is planned ahead.",
    "afternoon": "After each game new pairs are formed.",
    "winners-up": "After each {words.round} the two winners move up one table, towards table 1.",
    "sitting-moving": "Between rounds half of the pairs stay seated, and the others move up one table.",
    "round-robin": "Every pair plays every other pair.",
    "swiss": "In each round pairs with like results meet, and none twice while that can be helped.",
    "single-elimination": "Whoever loses a match is out.",
    "double-elimination": "Whoever has lost two matches is out.",
}
ONE_GOES_UP = (
    "When all tables have three players, only the better winner of each moves up; with two, the top table would have "
    "four players and the bottom table two"
)
BYES = {
    "nothing": "nothing",
    "average": "the average of the round",
    "winners": "the average of the winners of the round",
    "win": "a win",
}
COMPARED = {
    "points": "all points",
    "matches": "matches won",
    "games": "games won",
    "head-to-head": "what equals did against each other",
    "difference": "points less those of the other side",
    "opponents": "how well the opponents did",
    "high-round": "the best round",
    "bracket": "how far one came, and who has lost less often",
}


def event(tell: Teller) -> Iterator[Line]:
    if not tell.book.tournament.spoken() or not (tell.book.table.partners or tell.book.tournament.three):
        return
    yield from _entering(tell)
    yield from _moving(tell)
    yield from _timing(tell)
    yield from _winning(tell)


def _entering(tell: Teller) -> Iterator[Line]:
    rules, match = tell.book.tournament, tell.book.match
    if rules.entry == "pair":
        yield tell.line("Pairs enter and stay together; a pair may be anybody.", "event-pairs")
    elif tell.book.table.partners:
        yield tell.line("Everybody enters alone; whoever is a partner sits across the table.", "event-pairs")
    if rules.divisions:
        yield tell.line(f"Pairs may be entered as {joined(rules.divisions, 'or')}, all in one field.", "event-pairs")
    if rules.rounds and match.until == "hands":
        games = count(rules.rounds, tell.words.round)
        each = f"{count(match.hands, 'hand')} each, {rules.rounds * match.hands} in all"
        yield tell.line(f"There are {games} of {each}, unless the organizer says otherwise.", "event-rounds")
    if match.until == "hands":
        yield tell.line(f"A {tell.words.round} is over after {count(match.hands, 'hand')}, not sooner.", "event-hands")
    yield from tell.fact("Every table plays by this book, whatever its players are used to.", "event-book")
    if rules.three:
        yield tell.line("Tables have four players or three, so that nobody sits out.", "event-sizes")
        yield tell.line(
            "Tables of three stand below table one. Only when somebody has left may table one have three, so that "
            "nobody goes further than results send them.",
            "event-threes",
        )


def _moving(tell: Teller) -> Iterator[Line]:
    rules = tell.book.tournament
    yield tell.line(MOVEMENTS[rules.movement].format(words=tell.words), "event-movement")
    if rules.movement == "winners-up":
        if rules.three:
            yield tell.line(f"{ONE_GOES_UP}.", "event-threes")
        yield tell.line("The losers stay where they are.", "event-stay")
        yield tell.line("At table 1 the winners stay, and the losers go to the bottom table.", "event-top")
    if rules.movement == "winners-up" and tell.book.table.partners:
        yield tell.line("Whoever were partners are not partners in the next one.", "event-partners")
    if rules.movement in ("individual", "afternoon"):
        repeats = "nobody has a partner again while that can be helped"
        yield tell.line(f"Everybody has as many different partners as can be: {repeats}.", "event-partners")
    if rules.movement in ("single-elimination", "double-elimination"):
        yield tell.line("Whoever there is no opponent for goes on without a match; that is none won.", "event-bye")
    elif not rules.three:
        yield tell.line(f"Whoever there is no place for has a bye, which is worth {BYES[rules.bye]}.", "event-bye")
    if rules.apart:
        what = {"both": "partners or opponents"}.get(rules.apart_as, rules.apart_as)
        yield tell.line(f"People of one {joined(rules.apart, 'or')} are not made {what} if that can be helped.")


def _timing(tell: Teller) -> Iterator[Line]:
    rules, until = tell.book.tournament, tell.book.match.until
    if rules.minutes:
        left = joined([f"{minutes}" for minutes in sorted(rules.told, reverse=True)])
        called = f"; the director calls out when {left} minutes are left" if rules.told else ""
        # papers speak of a clock, and none of them says how long
        yield tell.ours(f"A round takes {rules.minutes} minutes{called}.", "event-clock")
    if until != "hands":
        hand = "the hand that is on is finished, and " if rules.at_time == "finish-hand" else ""
        won = ", which is a game won like any other" if "games" in rules.ranking.order else ""
        yield tell.line(f"When the time is up {hand}the higher score wins{won}.", "event-time")
    if rules.slow:
        yield tell.ours(f"A table that takes more than {rules.slow} minutes for a hand is told to hurry.")


def _winning(tell: Teller) -> Iterator[Line]:
    rules = tell.book.tournament
    if rules.tie == "extra-hand":
        yield tell.line("If the score is equal at the end, one more hand decides who has won.", "event-tie")
    yield tell.line(f"Places go by {', then by '.join(COMPARED[one] for one in rules.ranking.order)}.", "event-rank")
    if rules.ranking.playoff != "none":
        over = f"one more {tell.words.round}" if rules.ranking.playoff == "round" else "one more hand"
        tie = f"A tie for the first {rules.ranking.playoff_places} places is played off over {over}"
        yield tell.line(f"{tie}; a tie lower down is left as it is.", "event-extra", "event-rank")
