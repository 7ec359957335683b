"""What one reads before sitting down: the house in brief, and all its rules."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.cli.output import Column
from meldhouse.cli.terminal.numbers import counted
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game.bids import price
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count, describe
from meldhouse.rulebooks.describe.phrases import counted_pieces


def brief(book: Book) -> Iterator[tuple[str, str]]:
    """The house's rules in a dozen lines, each under its word."""
    words, deal = book.words, book.deal
    people = "partners sit across" if book.table.partners else "each plays alone"
    kitty = f" and {deal.kitty} in the kitty" if deal.kitty else ""
    yield words.pieces.capitalize(), f"{len(book.pack)}; {deal.hand} each{kitty}; {people}"
    yield "Bidding", _bidding(book)
    if book.exchange.form == "blind":
        yield "Passing", f"bidder and partner pass each other {count(book.exchange.count, words.piece)}, unseen"
    elif book.exchange.form == "sequence":
        yield "Passing", f"partner passes the bidder {count(book.exchange.count, words.piece)} and gets as many back"
    if book.trump.marriage:
        yield "Trump", "a suit in which the bidder holds king and queen"
    if book.has_meld:
        yield "Meld", _melds(book)
    yield "Play", _duties(book)
    yield "Points", f"{_small(counted_pieces(book))}: {book.points_in_play} in a hand"
    yield "If set", _set(book)
    if saved := _saved(book):
        yield "Others", saved
    yield "Game", _length(book)


def _length(book: Book) -> str:
    rules = book.match
    length = count(rules.hands, "hand") if rules.until == "hands" else counted(rules.target, rules.until)
    return f"{length}, best of {rules.best_of}" if rules.best_of > 1 else length


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]


def _bidding(book: Book) -> str:
    rules = book.auction
    once = ", everybody speaks once" if rules.form == "once" else ""
    steps: list[str] = []
    for step in rules.ladder:
        more = "" if rules.jump else " or more"
        by = "a mark" if step.step == rules.mark else f"{step.step}{more}"
        steps.append(f"{by} to {price(book, step.to)}" if step.to else (f"then {by}" if steps else by))
    left = {
        "dealer": f"; if nobody bids the {book.words.dealer} has it at {rules.dropped_at}",
        "forced": f"; if nobody bids the {book.words.dealer} must",
        "reshake": f"; if nobody bids the next player has the {book.words.deal}",
    }[rules.all_pass]
    first = f"the first exactly {rules.opening}" if rules.opening else f"from {rules.minimum}"
    jump = f", at most {rules.jump} steps at once" if rules.jump else ""
    return f"{first}, rising by {', '.join(steps)}{jump}{once}{left}"


def _melds(book: Book) -> str:
    rows = [row for chapter in describe(book) for row in chapter.melds]
    return ", ".join(f"{_small(row.name)} {row.values[0]}" for row in rows)


def _duties(book: Book) -> str:
    rules, parts = book.tricks, ["follow suit"]
    if rules.beat == "always":
        parts.append("beat the best if you can")
    elif rules.beat == "trump-led":
        parts.append("beat a trump that is led if you can")
    if rules.ruff:
        parts.append(f"{book.words.ruff} if you have none" + (", higher if you can" if rules.overruff else ""))
    else:
        parts.append("play anything if you have none")
    return "; ".join(parts)


def _set(book: Book) -> str:
    rules = book.scoring
    if rules.style == "marks":
        return "the other side has the marks"
    own = "the bidders lose their bid" if rules.set_bidder == "minus-bid" else "the bidders score nothing"
    return own + (", the others receive the bid" if rules.set_award else "")


def _saved(book: Book) -> str:
    rules, needs = book.scoring, []
    if rules.save_take:
        what = "to score" if rules.unsaved_take == "lost" else "to keep their meld"
        needs.append(f"must take {rules.save_take} {what}")
    if rules.save_trick != "none":
        counter = " with a counter" if rules.save_trick == "counter" else ""
        needs.append(f"need a {book.words.trick}{counter} to keep their meld")
    return " and ".join(needs)


def show_brief(voice: Voice) -> None:
    book = voice.book
    voice.blank()
    title = ", ".join(filter(None, (book.title, book.form)))
    voice.say(title, style="bold", indent=0)
    rows = list(brief(book))
    if voice.plain:
        for word, line in rows:
            voice.say(f"{word}: {line}.")
    else:
        voice.page.table(
            [Column(""), Column("", wrap=True)], [(voice.page.text(f"{word} ", "cyan"), line) for word, line in rows]
        )
    voice.say("Type ? at any time for help, “rules” for every rule with its clause.")


def show_rules(voice: Voice) -> None:
    """Everything, with the clauses."""
    for chapter in describe(voice.book):
        voice.heading(chapter.title)
        for line in chapter.lines:
            voice.say(line.text, note=line.clause)
        for row in chapter.melds:
            values = " / ".join(map(str, row.values))
            voice.say(f"{row.name} ({row.pieces}): {values}", note=row.clause)
