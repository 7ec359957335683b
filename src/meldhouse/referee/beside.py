"""What is told behind the remedies: what it will cost later, and what it would be at another moment."""

from __future__ import annotations

import msgspec

from meldhouse.game.phases.melding import shows_owed
from meldhouse.referee.cases import Case
from meldhouse.referee.narrowing import has_vain_aces, lead_by_another, singles_aces_out
from meldhouse.referee.numbers import offenders
from meldhouse.referee.prices import clause_of_renege, price_of_renege
from meldhouse.referee.wording import after_colon, cited, pays, sentences, words_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import House
from meldhouse.rulebooks.trouble import trouble_fact

NOT_HIS_LEAD = " If it was not his lead, it is ruled on as a lead out of turn."


def told_beside(book: Book, case: Case, house: House) -> str:
    """Further sentences; empty where there is nothing to add."""
    told = (
        _paid_at_the_end(book, case, house),
        before_play(book, case),
        _meld_before_play(book, case),
        once_it_must_be_known(book, case),
    )
    later = (
        _too_many_to_pull(book, case, house),
        _not_his_lead(case),
        _to_be_told(book, case),
        touched_costs(book, case),
    )
    return "".join(
        (_which_first(book, case, house), *told, *later, _by_no_bidder(book, case), _given_the_bid(book, case, house))
    )


def _which_first(book: Book, case: Case, house: House) -> str:
    """Of several that lie open, who says which is played first, where the house says so."""
    clause, several = book.cite("open-choice"), "face-up" in house.remedies and len(case.pieces) > 1
    if clause is None or not several or case.kind not in ("piece_dropped", "piece_shown"):
        return ""
    return " " + cited(f"Where several may be played, {words_for(book, case)['who']} chooses which goes first.", clause)


def _paid_at_the_end(book: Book, case: Case, house: House) -> str:
    """A wrong count that is played on with costs its points when the hand is over."""
    later = book.rulings.count_end
    if not case.kind.startswith("count_") or "play-on" not in house.remedies or "penalty" not in later.remedies:
        return ""
    return " " + cited(f"At the end of the hand {pays(book, offenders(book, case), later)}.", later.clause)


def _too_many_to_pull(book: Book, case: Case, house: House) -> str:
    """Where nobody says how many each had, also what follows when one would have to pull more than he may."""
    if "pull" not in house.remedies or not house.most or case.counts:
        return ""
    text = sentences(book, case, house, ("redeal",))
    return f" If one of them would have to pull more than {house.most}: {after_colon(cited(text, house.beyond))}"


def _not_his_lead(case: Case) -> str:
    """A lead by another than the winner is out of turn, whatever still lies there; a table has seen whose it was."""
    if case.kind != "five_up" or case.trick is not None:
        return ""
    return NOT_HIS_LEAD


def _by_no_bidder(book: Book, case: Case) -> str:
    """A first lead before trump was named is the bidder's; by anybody else it may be a renege."""
    if case.kind != "trump_unnamed" or case.bidder is not None or case.trick is not None or not case.by:
        return ""
    other = lead_by_another(book)
    if book.tricks.first_lead != "bidder" or "renege" not in getattr(book.rulings, other).remedies:
        return ""
    told = words_for(book, case)
    return f" If {told['who']} does not have the bid, it is ruled on as {book.voice.say(trouble_fact(other))}."


def _to_be_told(book: Book, case: Case) -> str:
    """Trumps that were laid away may be told until the first lead; a table knows whether it has been made."""
    if case.kind != "discard_declared" or case.in_time is not None or case.trick is not None or case.caller is not None:
        return ""
    return " " + cited(
        "Until the first lead he may still tell it, and nothing follows.", book.cite("discard-told-late")
    )


def touched_costs(book: Book, case: Case) -> str:
    """Where a touched piece must be played whatever follows, what follows if that is a renege."""
    if case.kind not in ("piece_touched", "touched_kept") or "play-it" not in book.rulings.piece_touched.remedies:
        return ""
    price = price_of_renege(book, case.slip, case.by[0] if case.by else None)
    text = f"If the {book.words.piece} that was touched makes a renege, and that is called: {after_colon(price)}"
    return f" {cited(text, clause_of_renege(book, case.slip))}"


def _given_the_bid(book: Book, case: Case, house: House) -> str:
    """Where a silenced dealer is set when everybody passes: as long as nobody says who dealt and how it went on."""
    if not may_be_dropped(book, case, house):
        return ""
    dealer = f"{words_for(book, case)['partner']} is the {book.words.dealer}"
    told = f"If {dealer}, no bid stands and everybody passes, that side is set on "
    wrong = "score-silenced-wrong" if case.kind != "bid_early" else "score-silenced"
    return f" {cited(f'{told}{book.auction.minimum}.', book.cite(wrong) or book.cite('score-silenced'))}"


def may_be_dropped(book: Book, case: Case, house: House) -> bool:
    """Whether the bid may still be dropped on a dealer whom his partner's bid has silenced; where a bid stands, the one
    before it or the offender's own first one, somebody has it."""
    if "silence-partner" not in house.remedies or book.auction.silenced_dealer != "set":
        return False
    if case.slip is not None or case.counts:  # a table, which knows all hands, knows who deals
        return False
    return case.kind in ("bid_early", "bid_wrong", "bid_passed") and not case.over


def before_play(book: Book, case: Case) -> str:
    """Where aces are singled out, one that falls before the first lead costs more than any other piece."""
    house = book.rulings.aces_exposed
    if not (_may_be_before_play(book, case) and house.points and has_vain_aces(book, case)):
        return ""
    still_played = case.called == "during"  # when the hand is over, only what is paid is left
    remedies = house.remedies if still_played else tuple(one for one in house.remedies if one == "penalty")
    answered = sentences(book, msgspec.structs.replace(case, kind="aces_exposed"), house, remedies)
    text = f"Before the first lead it is an ace that cannot be declared: {after_colon(answered)}"
    return f" {cited(text, house.clause)}"


def _meld_before_play(book: Book, case: Case) -> str:
    """And those that have to be laid anyway cost nothing."""
    if not _may_be_before_play(book, case) or has_vain_aces(book, case) or not shows_owed(book, case.pieces):
        return ""
    text = "Before the first lead they are meld that has to be laid: they are laid at its time, and nothing follows."
    return f" {cited(text, book.cite('meld-compulsory'))}"


def _may_be_before_play(book: Book, case: Case) -> bool:
    """Whether pieces were seen where that may have been before the first lead, in a house that singles aces out."""
    return case.kind in ("piece_dropped", "piece_shown") and case.trick is None and singles_aces_out(book)


def once_it_must_be_known(book: Book, case: Case) -> str:
    """What may be asked at first may not be asked any more, and a question for one suit is one for trump."""
    house = book.rulings.trump_asked_late
    if case.kind not in ("trump_asked", "suit_asked") or case.trick is not None or book.trump.shown == "always":
        return ""
    if case.in_time:
        return ""
    if house.remedies == getattr(book.rulings, case.kind).remedies:
        return ""
    first, done = (book.words.trick, "is complete") if book.trump.shown == "first-trick" else ("lead", "is made")
    late = msgspec.structs.replace(case, kind="trump_asked_late")
    if case.called != "during":
        over = tuple(remedy for remedy in house.remedies if remedy != "play-on")
        text = cited(sentences(book, late, house, over), house.clause)
        return f" If it was asked after the first {first}: {after_colon(text)}"
    text = cited(sentences(book, late, house, house.remedies), house.clause)
    asks = ", it is asking what is trump" if case.kind == "suit_asked" else ""
    return f" Once the first {first} {done}{asks}: {after_colon(text)}"
