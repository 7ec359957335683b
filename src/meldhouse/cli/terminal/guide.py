"""What one reads before sitting down, and what “?” says at the table."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.cli.output import Column
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import View
from meldhouse.game.bids import price
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count, describe, target
from meldhouse.rulebooks.describe.phrases import counted_pieces

PHASE_HELP = {
    "auction": "Type your bid as a number, or p to pass.",
    "trump": "Type what you make trump, by its name or its number.",
    "kitty": "Press Enter to turn the kitty, or name trump first.",
    "exchange": "Type the {words.pieces} to pass, such as {example}, or their numbers.",
    "discard": "Type the {words.pieces} to lay away, such as {example}, or their numbers.",
    "meld": "Press Enter to lay all your meld; or type the {words.pieces} to lay, or “none”.",
    "tricks": "Type the {words.piece} you play, such as {one}, or its number.",
}
COMMANDS = (
    ("hand", "your hand again"),
    ("legal", "what you may do now"),
    ("score", "the score"),
    ("last", "ask to see the last {words.trick}"),
    ("why", "the rule behind the last refusal, in full"),
    ("hint", "what a sensible player would do in your place"),
    ("undo", "take your last decision back, if nobody has acted since"),
    ("rules", "all rules of this house"),
    ("save FILE", "write the game so far to a file"),
    ("quit", "leave the table"),
)


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
    yield "Game", target(book)


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


def show_help(voice: Voice, view: View | None) -> None:
    """What can be typed just now."""
    book = voice.book
    tiles = book.deck.pieces == "dominoes"
    voice.blank()
    if view is not None and view.phase in PHASE_HELP:
        said = PHASE_HELP[view.phase].format(
            words=book.words, example="6-4 5-0" if tiles else "9s jh 10c", one="6-4" if tiles else "10h or A♠"
        )
        voice.say(said, style="bold")
    voice.say("You can also type:")
    widest = max(len(word) for word, _ in COMMANDS)
    for word, line in COMMANDS:
        meaning = line.format(words=book.words)
        voice.say(f"{word}: {meaning}" if voice.plain else f"{word.ljust(widest)}  {meaning}", indent=4)
