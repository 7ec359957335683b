"""Every sentence with which the desk, a scorekeeper or a player can be refused; each says what to do instead.

Beside a sentence stands what the house may have a clause for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from meldhouse.game import Refusal
from meldhouse.messages import written
from meldhouse.rulebooks import Book

SENTENCES: dict[str, tuple[str, str]] = {
    # anybody
    "role": ("", "That is for {roles}; ask one of them."),
    "role-own": ("", "You may do that at your own table only."),
    "not-open": ("", "There is no tournament yet; open one first."),
    "open": ("", "This tournament is open already."),
    "over": ("", "The tournament is over; undo that first if something is still to be changed."),
    "blank": ("", "Say {what}."),
    "too-long": ("", "The {what} has at most {most} letters; shorten it."),
    "unreadable": ("", "The {what} cannot be that; look at it again."),
    "clause": ("", "There is no clause “{clause}” in this book; name one that is, or leave it out."),
    "clause-which": ("", "“{clause}” can be {told}. Write which of them is meant."),
    "cited": ("", "In this house a ruling names its clause; say which."),
    "form": ("", "{text}"),
    "form-started": ("event-rounds", "{started} rounds are seated or played; ask for {started} or more."),
    "form-movement": ("", "A round has been seated, so {what} stays as it is; open another tournament for that."),
    "form-entry": ("event-pairs", "Some have entered already, so who enters stays as it is; open another tournament."),
    "finish-open": ("", "Still open: {what} Settle that first, or say that it is to end all the same."),
    "undo-none": ("", "There is nothing left that the desk could undo."),
    "undo-built": ("", "Too late to undo: later steps depend on it. Undo or correct those first."),
    "pass": ("", "This link is not one of this tournament. Ask the director for another."),
    "pass-taken": ("", "This link has been used; each is good once. Ask the director for another."),
    "pass-same": ("", "There is such a link already; make another."),
    # entrants
    "names": ("event-pairs", "{needed}; {given}."),
    "division": ("event-pairs", "“{division}” is no division here; enter them as {divisions}."),
    "entrant": ("", "Nobody has the number {entrant}; look at the list of entrants."),
    "person": ("", "Nobody who plays has the number {person}; look at the list of entrants."),
    "gone": ("", "{name} {status}; that cannot be changed here."),
    "has-played": ("", "{name} has played here, and so has come; note a withdrawal instead."),
    "remove": ("", "{name} {why}, so the entry stays; note that they did not come, or have withdrawn."),
    "same": ("", "{name}: that is so already."),
    "medal": ("", "{name} has not won {medal}; look at the list of prizes."),
    "medal-early": ("", "Medals are handed out when the tournament is finished."),
    "medal-back": ("", "{name} has not been handed {medal}, so there is nothing to give back."),
    "medal-again": ("", "{name} has been handed {medal} already."),
    "special": ("", "There is no special prize “{prize}” here; look at the settings of the event."),
    "refund-out": ("event-refund", "{name} is disqualified, and the house gives nothing back to whoever is. Keep the "
                   "fee, or pay it back all the same."),
    "refund-gone": ("", "{name} has withdrawn, and the fee is kept. Keep it, or pay it back all the same."),
    "fined": ("", "{name} is the number of somebody who plays; write another name."),
    "drawn": ("event-movement", "The bracket is drawn and {why}, so nobody is added; enter them for another event."),
    "staying": ("", "{name} plays in round {round} now; do that when it is over. Until then, mark them missing "
                "on the sheet of table {table}; an official then seats a stand-in, or ends the table."),
    # rounds
    "round": ("", "There is no round {round}; {last}."),
    "rounds-done": ("event-rounds", "All {rounds} rounds are played; there is no other."),
    "round-open": ("event-movement", "Round {round} is not closed yet; the next one is seated when it is."),
    "drafted": ("", "Round {round} is seated already; throw the draft away first if it is to be seated anew."),
    "seating": ("event-sizes", "{text}"),
    "status": ("", "Round {round} is {status}; {then}."),
    "no-draft": ("", "There is no draft to be arranged; seat a round first."),
    "swap-late": ("", "Round {round} is {status}, and no draft any more; undo that, or throw it away and seat anew."),
    "swap-who": ("", "{name} is not in round {round}; choose two who are."),
    "swap-same": ("", "{name} cannot change places with himself; choose two."),
    "arrange-who": ("", "Everybody who is here sits at one table or out, once: {names}."),
    "arrange-size": ("event-sizes", "A table of {size} cannot be; tables here have {sizes}."),
    "arrange-threes": ("event-threes", "Table 1 has four where any table has; let tables of three stand below it."),
    "arrange-moved": ("event-movement", "{names} would not go where results send them. Say why, if it is to be so."),
    "arrange-stay": ("event-stay", "{names} lost and would not stay at that table. Say why, if it is to be so."),
    "arrange-top": ("event-top", "{names} would not go on from table 1 as results say. Say why, if it is to be so."),
    "arrange-again": ("event-partners", "{names} have been partners before. Say why, if it is to be so."),
    "arrange-sits": ("event-movement", "{names} would not sit or move as the plan has it. Say why, if it is to be so."),
    "sheets-out": ("", "{tables} not signed and in yet; collect the sheets first. {signing}"),
    "close-open": ("", "Still open: {what} Settle it first, or close the round all the same."),
    "close-why": ("", "Say why the round is closed though something is still open; the log tells it."),
    "minutes": ("event-clock", "Say how many minutes are added, from 1 to 240."),
    "no-clock": ("event-clock", "Round {round} has no clock; call time when it is over."),
    "playoff-early": ("event-rank", "Ties are played off when all rounds are played; {left}."),
    "not-tied": ("event-rank", "{names} do not tie for a place that is played off."),
    # lateness
    "not-seated": ("", "{name} does not play in round {round}."),
    "missing": ("", "{name} is marked as missing already."),
    "not-missing": ("", "{name} isn't marked as missing. If they aren't at the table, note that first."),
    "not-on": ("", "Round {round} is {status}. This can be noted only while it is being played."),
    "replace-early": ("late-replaced", "{name} is {late} late; somebody else may play from minute {replaced} on."),
    # sheets
    "table": ("", "There is no table {table} in round {round}."),
    "not-playing": ("", "Round {round} is {status}; a sheet is written when it has started."),
    "stale": ("", "Somebody else has written on this sheet since you looked: {what}. Look at it again first."),
    "stale-own": ("", "You have written on this sheet since this page came: it has {hands} now. Look at it again."),
    "book": ("event-book", "That table has played by another book; every table of a tournament plays by the same."),
    "slip": ("", "{text}"),
    "live": ("", "Hands played in the browser write themselves; call the referee if one is wrong."),
    "no-slips": ("", "There is no hand in this; enter one."),
    "hand": ("", "There is no hand {hand} on this sheet; it has {rows}."),
    "locked": ("sheet-closed", "The sheet is signed and in; only an official may change it now."),
    "agreed": ("sheet-closed", "Both sides have agreed to hand {hand} and it is written down, so it stands; only an "
               "official corrects it, with a reason."),
    "ruled": ("", "Hand {hand} is written as the referee ruled; only an official corrects it, with a reason."),
    "void": ("", "That a hand does not count is for an official to say; call the referee."),
    "agree-none": ("", "Players mend a hand until the sheet is signed; there is nothing to agree to."),
    "agree-done": ("sheet-closed", "Hand {hand} has been agreed to already."),
    "time": ("event-time", "Time is up, and the hand that was on is written down; ask the director about any other."),
    "dealt": ("", "The first hand is written down, so the first dealer stays."),
    "result-slips": ("", "Hands are written on this sheet; write the others down too, or change them."),
    "result-sides": ("", "Give the points of each side, {sides}, and of nobody else."),
    "result-draw": ("event-tie", "That is a draw, and one more hand decides it. Its points do not count: enter the "
                    "points as they were before it, and who won it."),
    "result-level": ("event-tie", "{who} are equal, and one more hand decides between them. Its points do not count: "
                     "enter the points as they were before it, and which of them won it."),
    "result-size": ("", "{side} cannot have {points}; check the figure."),
    "result-step": ("", "No hands of this house come to {points} for {side}; check it. Penalties are given apart."),
    "result-short": ("game-target", "{side} cannot have {made}: a game is won with {target}."),
    "result-over": ("game-target", "{side} cannot have {made}: that is {most} at most, since a game is over as soon as "
                    "one side has {target}."),
    "result-both": ("game-bidder-first", "Both sides cannot have {target}: the bidders are counted first, and when "
                    "they have won, the hand of the others is not added."),
    "result-times": ("", "Sets and reneges are told for who sits at the table, from 0 to {most} each."),
    "result-open": ("game-target", "Nobody has {what}, and time has not been called; {then}."),
    "unfinished": ("event-hands", "The table is not done: {what}."),
    "tied": ("event-tie", "It is a draw; one more hand decides it before the sheet is signed."),
    "digest": ("sheet-total", "The figures have changed since they were shown; look at them again and sign then."),
    "forfeit-in": ("sheet-closed", "The sheet of table {table} is signed and in; it cannot be forfeited any more. An "
                   "official may correct it."),
    "forfeit-result": ("", "How this table ended is written down; have it signed, or change that first."),
    "forfeit-both": ("", "Say either how many points the others get, or that they get the average; not both."),
    "forfeit-average": ("", "Here a table is won or lost, so there is no average that the others could get."),
    "signer": ("", "{name} does not sit on that side of the table."),
    "not-locked": ("", "The sheet is not signed and in yet; the players mend it themselves."),
    "no-correction": ("", "There is no correction {number} of that sheet to be told to {name}."),
    # penalties and calls
    "kind": ("", "“{kind}” costs no points in this house; choose one of {kinds}, or name points and a clause."),
    "points": ("", "Say how many {unit} it is, from 1 to 10000."),
    "charged": ("renege-fine", "Hand {hand} is written as awarded, and already charges {name}; leave the penalty out."),
    "which-charged": (
        "renege-fine",
        "Hand {hand} is written as awarded, and already charges {name}. If this was another hand, say which.",
    ),
    "charged-side": ("renege-fine", "{name}’s side has every point of hand {hand}, so the other side made the call."),
    "charged-twice": (
        "renege-fine",
        "{name} already has penalty {number} for this call, and the hand charges it too. Lift penalty {number} first.",
    ),
    "penalty-live": ("", "This table is played in the browser; give it at the live table, so that it counts there."),
    "penalty-kept": ("", "What the referee gave in hand {hand} stays; call him if it is wrong."),
    "penalty-over": ("", "All is played at this table; say in which hand it was, so that it counts in that game."),
    "penalty-closed": (
        "game-target",
        "Round {round} is closed, and with this penalty nobody at table {table} has {target}. Undo the close so they "
        "can play on, or give the penalty in the next round.",
    ),
    "lift-replaced": ("", "{name} was replaced in round {round}, and that stands; there are no points to give back."),
    "lift-over": ("", "Without it the game is not over; correct the hands on the sheet instead, and say why."),
    "penalty": ("", "There is no penalty number {number} that stands."),
    "entry-hand": ("", "Hand {hand} of table {table} charges it. Correct that hand, and the entry goes with it."),
    "entry-penalty": ("", "Penalty {number} stands behind that entry; lift the penalty, and the entry goes with it."),
    "blamed": ("", "{name} does not play at that table, so the ruling is not about him."),
    "appeal-who": ("", "{name} does not play at that table, so it is not for him to ask for more."),
    "call": ("", "There is no open call number {number}."),
    "takes": ("", "Give the penalties of a ruling that holds by themselves; only one that waits keeps them."),
    "undecided": ("", "Two officials differ on call {number}, and the {post} decides. What was ruled first stands on "
                  "the sheet until then."),
}  # fmt: skip


def no(book: Book | None, code: str, /, **details: object) -> Refusal:
    """The refusal `code`, with the house's clause where it has one; what the paper does not say is never cited as if it
    did."""
    cite, sentence = SENTENCES[code]
    text = in_words_of(book, sentence).format(**details)
    text = text[:1].upper() + text[1:]
    clause = book.cite(cite) if book is not None and cite else None
    within = clause is not None and f"({clause}" in text
    paper = book is None or book.by_paper(cite)
    cited: Literal["paper", "custom", "within"] = "within" if within else "paper" if paper else "custom"
    return Refusal(code, written(text.removesuffix(".")), clause, cited=cited)


def in_words_of(book: Book | None, text: str) -> str:
    """A sentence before names are put into it, with what the house calls otherwise: Bend plays games where others play
    rounds.

    >>> from meldhouse.rulebooks import load_book
    >>> in_words_of(load_book("bend"), "Round {round} is not closed yet; 3 rounds are left.")
    'Game {round} is not closed yet; 3 games are left.'
    """
    word = book.words.round if book is not None else "round"
    if word == "round":
        return text
    return re.sub(r"(?<!\{)\b([Rr])ound(s?)\b", lambda at: (word.capitalize() if at[1] == "R" else word) + at[2], text)


def places(first: int, many: int, division: str = "") -> str:
    """
    >>> places(2, 2), places(1, 3, "women"), places(4, 1)
    ('places 2–3', 'places 1–3 (women)', 'place 4')
    """
    told = f"places {first}–{first + many - 1}" if many > 1 else f"place {first}"
    return f"{told} ({division})" if division else told


def tie_told(names: Sequence[str], first: int, division: str = "") -> str:
    """Who ties for what, and what becomes of it: the desk and the list of prizes say the same.

    >>> tie_told(["Ann", "Bob"], 1)
    'Ann and Bob tie for places 1–2, which is played off; finished without that, they share.'
    """
    what = places(first, len(names), division)
    return f"{listed_entrants(names)} tie for {what}, which is played off; finished without that, they share."


def listed_entrants(names: Sequence[str]) -> str:
    """Pairs have an “and” of their own, so between them stand commas alone.

    >>> listed_entrants(["Ann", "Bob"]), listed_entrants(["Ann and Bob", "Cy and Di"])
    ('Ann and Bob', 'Ann and Bob, Cy and Di')
    """
    return ", ".join(names) if any(" and " in name for name in names) else listed(names)


def listed(names: Sequence[str], word: str = "and") -> str:
    """
    >>> listed(["Ann", "Bob", "Cleo"])
    'Ann, Bob and Cleo'
    """
    return f" {word} ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
