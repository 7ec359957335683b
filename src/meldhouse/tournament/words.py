"""A tournament in plain words: how it is run, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.running import Movement
from meldhouse.rulebooks.winnings import Money, dollars, given_for
from meldhouse.tournament.bracket_words import still_in
from meldhouse.tournament.forms import Form
from meldhouse.tournament.prizes import medals_wanted
from meldhouse.tournament.sentences import in_words_of, places
from meldhouse.tournament.state import RoundState, RoundStatus, State

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


def house_of(book: Book, form: Form) -> Message:
    """The house of an event; where some tables have three, no form of it is named, since both are played.

    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("bend")
    >>> [book.voice.say(house_of(book, form)) for form in (Form(three="bend.3"), Form())]
    ['Bend Pinochle Club', 'Bend Pinochle Club (four-handed)']
    """
    return written(book.title) if form.three else book.called


def in_words(book: Book, form: Form) -> tuple[str, ...]:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.tournament.forms import form_of
    >>> in_words(load_book("mcallen"), form_of(load_book("mcallen")))[:2]
    ('Pairs that stay together', 'Half of the pairs sit, the others move up a table')
    """
    return tuple(line for _, line in lines_of(book, form))


def lines_of(book: Book, form: Form) -> Iterator[tuple[str, str]]:
    """Each line, and the setting that it tells of."""
    yield "entry", ENTRIES[form.entry]
    yield "movement", in_words_of(book, MOVEMENTS[form.movement])
    word = book.words.round
    yield "rounds", count(form.rounds, word) if form.rounds else f"As many {word}s as it takes"
    if form.apart:
        yield (
            "apart",
            f"People of one {' or one '.join(form.apart)} are not made {_APART_AS[form.apart_as]} if possible",
        )
    if form.where == "browser":
        yield "where", f"Played in the browser, at {form.conduct} tables"
    if form.minutes:
        yield "minutes", f"{form.minutes} minutes a {word}"
    if book.match.until != "hands":
        yield "at_time", "A game that the time breaks off is won by the side that is ahead"
    if form.three:
        yield "three", "Tables of three where heads do not fit"
    yield from (("money", line) for line in _money_in_words(form.money, word))
    if medals := medals_in_words(form):
        yield "money.medals", medals


def medals_in_words(form: Form) -> str:
    """Who has one, and how many must be bought: each partner of a pair has one of his own.

    >>> from meldhouse.rulebooks import load_book
    >>> from meldhouse.tournament.forms import form_of
    >>> medals_in_words(form_of(load_book("mcallen")))
    'Medals for the first 3, one for each partner: 6 medals'
    """
    medals, by_division = form.money.medals, form.money.medals_by == "division"
    if not medals:
        return ""
    pairs = form.entry == "pair" and form.ranking.of == "pair"
    whom = f"Medals for the first {medals}" if medals > 1 else "A medal for the first place"
    each = ", one for each partner" if pairs else ""
    wanted = medals_wanted(form.money, pairs, len(form.divisions))
    shared = ", and more where equals share a place" if form.ranking.playoff_places < medals else ""
    bought = f": {wanted} medals{shared}" if wanted > medals else ""
    return f"{whom}{' in each division' if by_division else ''}{each}{bought}"


def how_long(book: Book, minutes: int = 0) -> str:
    """How long a table plays, as its card says it.

    >>> from meldhouse.rulebooks import load_book
    >>> how_long(load_book("n42pa"), 60), how_long(load_book("npa"))
    ('Best of 3 games, each to 7 marks. 60 minutes', '4 hands')
    """
    match = book.match
    if match.until == "hands":
        found = count(match.hands, "hand")
    elif match.best_of > 1:
        found = f"Best of {match.best_of} games, each to {match.target} {match.until}"
    else:
        found = f"One game to {match.target} {match.until}"
    return f"{found}. {count(minutes, 'minute')}" if minutes else found


_APART_AS = {"partners": "partners", "opponents": "opponents", "both": "partners or opponents"}


def _money_in_words(rules: Money, round_word: str) -> Iterator[str]:
    """
    >>> list(_money_in_words(Money(fee_cents=500, keep_percent=10, percents=(60, 40)), "round"))
    ['Entry $5.00, of which the club keeps 10%', 'Prizes: 60%, 40% of the pool']
    """
    if rules.fee_cents:
        whose = " a pair" if rules.fee_for == "pair" else ""
        kept = f", of which the club keeps {rules.keep_percent}%" if rules.keep_percent else ""
        yield f"Entry {dollars(rules.fee_cents)}{whose}{kept}"
    if rules.cents:
        each = " for each of a pair" if rules.each else ""
        yield f"Prizes: {', '.join(map(dollars, rules.cents))}{each}"
    if rules.percents:
        rest = "what is left of the pool" if rules.cents else "the pool"
        yield f"Prizes: {', '.join(f'{percent}%' for percent in rules.percents)} of {rest}"
    for special in rules.specials:
        amount = f"{special.percent}%" if special.percent else dollars(special.cents)
        yield f"{amount} for {given_for(special, round_word)}"


_TIMES = {2: "Second", 3: "Third"}


def round_name(each: RoundState) -> str:
    """What everybody calls it, by the word of the house: a play-off is no round of the event.

    >>> from meldhouse.tournament.seating import Round
    >>> round_name(RoundState(2, Round(()), matches={}, playoff=0, word="game"))
    'Game 2'
    >>> round_name(RoundState(6, Round(()), matches={}, playoff=2, tied=("T1", "T2")))
    'Play-off for places 2–3'
    """
    if not each.playoff:
        return f"{each.word.capitalize()} {each.number}"
    which = "Play-off" if each.time == 1 else f"{_TIMES.get(each.time, f'{each.time}th')} play-off"
    return f"{which} for {places(each.playoff, len(each.tied), each.division)}"


def round_in_sentence(each: RoundState) -> str:
    """
    >>> from meldhouse.tournament.seating import Round
    >>> round_in_sentence(RoundState(6, Round(()), matches={}, playoff=2, tied=("T1", "T2")))
    'the play-off for places 2–3'
    """
    name = round_name(each)
    return f"{'the ' if each.playoff else ''}{name[:1].lower()}{name[1:]}"


def bye_words(state: State) -> str:
    """What sitting out is worth; nothing to be said in a bracket, where a bye is a way on."""
    if state.form.is_bracket:
        return "they go on without a match, and it counts as no match won"
    if state.form.bye == "nothing":
        return "that is worth nothing"
    return f"each has {state.book.voice.say(fact('bye-worth', worth=state.form.bye))} for it"


def how_far(state: State) -> str:
    """In a line of the list."""
    here = len(still_in(state))
    players = f"{here} {'here' if state.bracket is None else 'still in'}"
    if not state.here:
        players = count(len(state.entrants), "entrant")
    if state.finished:
        return "over"
    if state.current is None:
        return players if state.entrants else "nobody entered yet"
    of = f" of {state.form.rounds}" if state.form.rounds and not state.current.playoff else ""
    name = round_name(state.current)
    return f"{name[:1].lower()}{name[1:]}{of}: {STATUSES[state.current.status]} · {players}"
