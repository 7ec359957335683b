"""What a rule sheet says before anybody sits down of what goes wrong, of manners, of those who decide, and its cost."""

from __future__ import annotations

import pytest

from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.describe import OURS, READ, Chapter, Line, describe
from meldhouse.rulebooks.describe.irregularities import FAMILIES
from meldhouse.rulebooks.refereeing import Rulings
from meldhouse.rulebooks.trouble_names import KIND_NAMES
from table import house

SAID: list[tuple[str, str, str | None]] = [
    # what a renege is, who calls it, until when, and what it costs
    ("npa", "Failing to follow suit when you can is a renege.", "NPA-3.1a"),
    ("npa", "Failing to cut when you must is a renege.", "NPA-3.1c"),
    ("npa", "Failing to lay aces around before the first lead is a renege.", "NPA-3.1d"),
    ("npa", "Only an opponent may call a renege.", "NPA-3.1e"),
    ("npa", "To call it, say “I am calling a renege”. Play stops at once.", "NPA-3.1h"),
    ("npa", "A call that isn't proven counts as a renege by the caller's side.", "NPA-3.1m"),
    ("npa", "The player who made such a call loses 200 points.", "NPA-3.1g"),
    ("bend", "Failing to follow suit when you can is a renege.", "BEN-3.5a"),
    (
        "bend",
        "It is also one if the bidding side ends the hand with more or fewer cards than the other side.",
        "BEN-3.5d",
    ),
    (
        "bend",
        "A wrong card may be put right until the end of the next trick; cards played after it go back to their hands.",
        "BEN-3.5b",
    ),
    ("bend", "The player who reneged pays 25 cents.", "BEN-4.2a"),
    (
        "bend.3",
        "A proven renege ends the hand: its player scores nothing, and the others each get the bid and their meld.",
        "BEN-3.5h",
    ),
    ("bend.3", "Cards not laid away before the first lead: it is a renege.", "BEN-3.5h"),
    (
        "mcallen",
        "Failing to follow suit when you can, beat the best card when you must or trump when you must is a renege.",
        "MCA-13c",
    ),
    (
        "mcallen.hoyle",
        "For a proven renege the hand is played out; what that side takes in tricks counts nothing, but it keeps its "
        "meld.",
        "MCA-10C",
    ),
    (
        "st-hilary",
        "A proven renege ends the hand. If the bidding side reneged, it loses the bid, and the other side gets its "
        "meld.",
        "STH-RN-g",
    ),
    ("n42pa", "A proven renege ends the hand: the other side gets one mark.", "N42-5a"),
    ("n42pa", "If more than one mark was bid, it gets all the marks of the bid.", "N42-5b"),
    # what may be eased, and for whom
    (
        "npa",
        "Only these rules may be eased for a player with a handicap: NPA-2.2c, NPA-2.2j and NPA-2.3a.",
        "NPA-2.2d",
    ),
    (
        "mcallen",
        "Only these rules may be eased for a player with a handicap: MCA-4Sa, MCA-4Sb, MCA-4Sc and MCA-4Sd.",
        "MCA-4Se",
    ),
    ("n42pa", "Any rule that players must keep may be eased for a player with a handicap.", "N42-21a"),
    ("st-hilary", "Any rule that players must keep may be eased for a player with a handicap.", "STH-LA-a"),
    ("bend", "No rule is eased for one player.", None),
    # the deal
    ("npa", "If anybody would have to draw more than 1, the same dealer deals again.", "NPA-2.3f"),
    (
        "npa",
        "A wrong number of cards, noticed at the end of the hand: cards left over at the end go to the side that won "
        "the last full book; each player concerned loses 50 points.",
        "NPA-2.3g",
    ),
    ("bend", "A card turned up in the deal: the same dealer deals again.", "BEN-3.6a"),
    ("st-hilary", "A second misdeal by the same dealer: the deal passes to the left.", "STH-MD-c"),
    # bids and play out of turn, cards that are seen
    (
        "mcallen",
        "A bid out of turn: it counts as a pass; that player's partner may not bid again in that hand.",
        "MCA-6d",
    ),
    (
        "n42pa",
        "A lead out of turn: it is a renege; if nobody calls it, the domino stays face up and is played at the first "
        "legal turn.",
        "N42-5c",
    ),
    (
        "bend",
        "A card dropped face up: the card stays face up and is played at the first legal turn.",
        "BEN-X18",
    ),
    ("n42pa", "Asking what trump is after the first trick: the other side gets 1 mark; the hand goes on.", "N42-9b"),
    # laying down
    ("bend", "Nobody may lay down and claim the rest; every hand is played out.", "BEN-X13"),
    (
        "npa",
        "The lay-down fails if legal play could still lose a book; then the other side gets everything that is left, "
        "with the last book.",
        "NPA-2.7o",
    ),
    # table talk
    ("npa", "Nobody talks during the bidding.", "NPA-4.1a"),
    (
        "bend",
        "Bid or pass, and say nothing more. Hints about your hand aren’t allowed.",
        "BEN-2.1a",
    ),
    # who decides, and after them
    ("npa", "If you don't accept a ruling, you may ask for a second referee.", "NPA-1.3c"),
    ("npa", "When two of them agree, the ruling is final.", "NPA-1.3d"),
    (
        "npa",
        "If they differ, the National Tournament Director (if absent: the Vice President or appointee) decides, and "
        "that is final.",
        "NPA-1.3e",
    ),
    ("mcallen", "What the referee decides is final.", "MCA-C5"),
    ("bend", "The club organizer decides disputes; play waits until then.", "BEN-X14"),
    # where winners go up and all tables have three
    (
        "bend",
        "When all tables have three players, only the better winner of each moves up; with two, the top table would "
        "have four players and the bottom table two.",
        "BEN-6.1d",
    ),
    # penalties
    (
        "npa",
        "Playing at the wrong table: that player loses 100 points, once the first cards are dealt; a hand that was "
        "begun is dealt again.",
        "NPA-2.1b",
    ),
    ("npa", "You may come up to 5 minutes late without penalty.", "NPA-5.1a"),
    ("npa", "After that each full minute costs you 10 points.", "NPA-5.1b"),
    ("npa", "It never costs more than 100 points.", "NPA-5.1c"),
    ("npa", "From 16 minutes on somebody else plays the round for you, and you score 0.", "NPA-5.1d"),
    ("npa", "That is counted from the start of play.", "NPA-5.1a"),
    # what a wrong number costs that is found before the end
    (
        "npa",
        "A wrong number of cards, noticed in play: the hand goes on; cards left over at the end go to the side that "
        "won the last full book; at the end each player concerned loses 50 points (NPA-2.3g).",
        "NPA-2.7v",
    ),
    (
        "mcallen",
        "A wrong number of cards, noticed before the first lead: the hand goes on; at the end for each player "
        "concerned their side loses 20 points (MCA-P1).",
        "MCA-10Ab",
    ),
    (
        "mcallen",
        "A wrong number of cards, noticed in play: the hand goes on; cards left over at the end go to the side that "
        "won the last full trick; at the end for each player concerned their side loses 20 points (MCA-P1).",
        "MCA-5e",
    ),
    # bids: who waits for their turn, and who bids now
    (
        "npa",
        "A bid out of turn: it doesn't count; that player's partner may not bid again in that hand; that player may "
        "make the lowest legal bid at their next turn, or pass.",
        "NPA-2.4c",
    ),
    (
        "npa",
        "A bid that is too low or isn't allowed: it doesn't count; that player's partner may not bid again in that "
        "hand; that player may now make the lowest legal bid, or pass.",
        "NPA-2.4c",
    ),
    (
        "npa",
        "A bid by somebody who has passed: it doesn't count; that player's partner may not bid again in that hand; "
        "that player may not bid again either.",
        "NPA-2.4c",
    ),
    ("st-hilary", "A bid by somebody who has passed: it doesn't count.", "STH-BI-c"),
    # what the papers say, and by which clause
    ("mcallen", "The dealer shuffles at least three times.", "MCA-4Sa"),
    ("mcallen", "An onlooker who speaks up: that isn't allowed.", None),
    ("npa", "An onlooker who speaks up: that isn't allowed.", None),
    ("mcallen", "You may ask to see the last trick until the next card is played.", None),
    (
        "mcallen",
        "A card dropped face up: the card stays face up and is played at the first legal turn; either opponent may "
        "name the suit that player's partner leads next (MCA-10Db).",
        "MCA-10Da",
    ),
    (
        "st-hilary",
        "Table talk or bad conduct: the Ministry Leader decides; the Ministry Leader may declare it a renege.",
        "STH-RN-f",
    ),
    ("npa", "Asking who played a card in a look at the last book: that isn't allowed.", "NPA-2.7j"),
    ("n42pa", "Only the shaker shakes.", "N42-X20"),
    ("n42pa", "On bids of 42 and more the bidder chooses a single or double stack.", "N42-3a"),
    ("n42pa", "They choose before the first trick is finished; if they say nothing, it is a single one.", None),
    ("n42pa", "The tournament director decides at their own table, too.", "N42-19a"),
    ("bend", "A first lead before trump is named: it is taken back.", None),
    ("npa", "A card turned up in the deal: the hand goes on.", None),
    # more of a renege, of a lay-down and of meld
    (
        "npa",
        "Aces that weren't declared are proven only once one of each suit has been played by that player.",
        "NPA-3.1i",
    ),
    (
        "npa",
        "Only the caller, and not their partner, says which book it was and what was wrong; only that can be proven.",
        "NPA-3.1j",
    ),
    (
        "npa",
        "If a side without a book calls a renege it can't prove against a side that has every book, the accused side "
        "gets its meld, all 50 points and 500 more, and the bid too if the other side had it.",
        "NPA-3.1f",
    ),
    ("npa", "Meld laid after the first lead: it counts nothing.", "NPA-2.5f"),
    ("npa", "Aces around laid after the first lead: they count nothing; it is a renege.", "NPA-3.1d"),
    (
        "npa",
        "The bidder's meld laid without the marriage that names trump: it is taken up again until that marriage is "
        "laid.",
        "NPA-2.5a",
    ),
    ("npa", "A trump that isn't played here: it doesn't count, and the bidder names another.", "NPA-2.4h"),
    ("mcallen", "Meld laid after the first lead: it counts nothing.", "MCA-7f"),
    # bend.3: what is laid away, and the session it is part of
    (
        "bend.3",
        "The wrong number of cards laid away: until the first lead it is taken back and done right; after that too "
        "few is a renege (BEN-3.5h), and if there are too many the club organizer decides.",
        "BEN-3.4b",
    ),
    ("bend.3", "There are 6 games of 4 hands each, 24 in all, unless the organizer says otherwise.", "BEN-1.1a"),
    ("bend.3", "After each game the two winners move up one table, towards table 1.", "BEN-6.1a"),
    (
        "bend.3",
        "When all tables have three players, only the better winner of each moves up; with two, the top table would "
        "have four players and the bottom table two.",
        "BEN-6.1d",
    ),
]
OWN_WORDS = [
    # clauses that no setting decides, told as the book words them
    ("npa", "NPA-8.1a"), ("npa", "NPA-1.2c"), ("npa", "NPA-2.7n"),
    ("mcallen", "MCA-7a"), ("mcallen", "MCA-7b"), ("mcallen", "MCA-C2a"),
    ("st-hilary", "STH-LD-c"), ("st-hilary", "STH-AM-a"),
    ("n42pa", "N42-16c"), ("n42pa", "N42-16d"), ("n42pa", "N42-1b"), ("n42pa", "N42-6c"),
]  # fmt: skip
UNSAID: list[tuple[str, str, str | None]] = [
    ("npa", "A second misdeal"),
    ("mcallen", "A second misdeal"),
    ("mcallen", "machine do not count"),
    ("mcallen", "until everybody has seen it"),
    ("st-hilary", "Asking who played a card"),
    ("n42pa", "handles the dominoes"),
    ("bend.3", "partners in the next one"),
]
"""What a paper does not say, or what is the same as the first time."""
TOLD_ELSEWHERE = {
    "reshuffle_asked": "until when another shuffle may be asked for is told with the deal",
    "redeal_called": "who may throw a hand in is told with the deal",
    "touched_kept": "that a piece you touch must be played is told by piece_touched",
    "trump_asked": "until when trump may be asked for is told with trump",
    "bid_asked": "it breaks no rule",
}


def _lines(name: str) -> list[Line]:
    return [line for chapter in describe(load_book(name)) for line in chapter.lines]


def _chapter(name: str, title: str) -> Chapter:
    return next(chapter for chapter in describe(load_book(name)) if chapter.title == title)


@pytest.mark.parametrize(("name", "text", "clause"), SAID)
def test_the_rule_sheet_says_it_with_its_clause(name: str, text: str, clause: str | None):
    said = _lines(name)
    assert (text, clause) in [line[:2] for line in said]
    assert clause or all(line.mark == OURS for line in said if line.text == text)


@pytest.mark.parametrize(("name", "clause"), OWN_WORDS)
def test_a_clause_that_no_setting_decides_is_told_in_its_own_words(name: str, clause: str):
    book = load_book(name)
    assert (book.voice.say(book.clause_table[clause].says), clause) in [line[:2] for line in _lines(name)]


@pytest.mark.parametrize(("name", "words"), UNSAID)
def test_nothing_is_told_that_the_paper_does_not_say(name: str, words: str):
    assert not [line.text for line in _lines(name) if words in line.text]


def test_every_ruling_is_told_on_the_rule_sheet_or_elsewhere():
    told = {kind for families in FAMILIES for family in families for kind in family.kinds}
    assert told.isdisjoint(TOLD_ELSEWHERE)
    assert told | set(TOLD_ELSEWHERE) == set(Rulings.__struct_fields__)


def test_a_fine_that_the_paper_prints_twice_is_told_with_both_amounts():
    fines = [line for line in _lines("npa") if line.clause == "NPA-2.2i"]
    assert ["$100" in fines[0].text, "$250" in fines[1].text, fines[1].mark] == [True, True, READ]


def test_the_count_before_the_bidding_is_our_reading_of_a_count_before_play():
    counted = next(line for line in _lines("mcallen") if line.clause == "MCA-5d")
    assert counted == Line("Everyone counts 12 cards before anyone bids.", "MCA-5d", READ)


@pytest.mark.parametrize(
    ("laying", "follows", "clause"),
    [
        ("governs", "the first marriage the bidder lays is trump", "NPA-2.5a"),
        ("no", "the bidder names one with a marriage", "NPA-2.4h"),
    ],
)
def test_a_suit_named_without_its_marriage_is_told_where_trump_needs_one(laying: str, follows: str, clause: str):
    told = [line for chapter in describe(house("npa", f'[trump]\nlaying = "{laying}"')) for line in chapter.lines]
    (line,) = [line for line in told if line.text.startswith("A suit named without its king and queen")]
    wrong = f"it doesn't count; {follows}; a bidder with no marriage is set (NPA-2.4i)."
    assert (line.text, line.clause) == (f"A suit named without its king and queen: {wrong}", clause)
    free = [line.text for name in ("mcallen", "n42pa", "bend") for line in _lines(name)]
    assert not [text for text in free if "without its king and queen" in text]


@pytest.mark.parametrize("name", book_names())
def test_the_rule_sheet_is_in_american_spelling(name: str):
    sheet = " ".join(line.text for line in _lines(name))
    assert not [word for word in ("organiser", "favourable", "offence") if word in sheet]


@pytest.mark.parametrize("name", book_names())
@pytest.mark.parametrize("title", ["When something goes wrong", "Officials and penalties"])
def test_every_house_has_both_chapters(name: str, title: str):
    lines = _chapter(name, title).lines
    assert lines
    known = load_book(name).clause_table
    assert all(line.clause is None or line.clause in known for line in lines)


@pytest.mark.parametrize("name", book_names())
def test_whatever_the_referee_rules_by_a_clause_of_its_own_is_told_somewhere(name: str):
    """A penalty in points, marks or dollars is nothing to be surprised by at the table."""
    book = load_book(name)
    told = "\n".join(line.text for chapter in describe(book) for line in chapter.lines)
    for kind in book.rulings.__struct_fields__:
        answer = getattr(book.rulings, kind)
        if answer.points:
            assert f"{answer.points} {'mark' if book.scoring.style == 'marks' else 'point'}" in told, kind
        if answer.cents:
            assert f"${answer.cents // 100}" in told, kind


@pytest.mark.parametrize(
    ("name", "changes", "expected"),
    [
        ("npa", "[rulings]\nwrong_table = { points = 60 }", "that player loses 60 points"),
        ("npa", "[renege]\nspoiler_fine = 150", "The player who made such a call loses 150 points."),
        ("npa", '[renege]\ncorrect = "never"', "A renege can't be taken back once the card is played."),
        ("npa", '[renege]\ncallers = "players"', "Anybody at the table may call a renege."),
        ("npa", '[renege]\nformula = "Renege!"', "To call it, say “Renege!”."),
        ("npa", '[renege]\ndeadline = "next-deal"', "A renege can be called until the next deal."),
        ("npa", '[renege]\nothers_get = ["meld"]', "it scores nothing, and the other side gets its meld."),
        ("npa", "[renege]\nfloored = true", "(meld only if it is 20 or more)"),
        (
            "bend.3",
            '[scoring]\nset_bidder = "minus-bid"',
            "If the bidder reneged, they lose the bid, and the others each get the bid and their meld.",
        ),
        ("npa", '[claim]\nby = "bidder"', "The bidder may lay down and claim the rest of the books."),
        ("npa", '[claim]\ntest = "bid"', "The lay-down fails if the bid could still be set"),
        ("npa", "[late]\ngrace = 7", "You may come up to 7 minutes late without penalty."),
        ("npa", '[late]\nrounding = "begun"', "After that each minute begun costs you 10 points."),
        ("npa", '[officials]\nchain = ["floor manager"]', "What the floor manager decides is final."),
        ("bend", '[rulings]\nbid_early = { remedies = ["counts-as-pass"] }', "A bid out of turn: it counts as a pass."),
    ],
)
def test_a_clubs_own_answer_is_told(name: str, changes: str, expected: str):
    told = [line.text for chapter in describe(house(name, changes)) for line in chapter.lines]
    assert any(expected in text for text in told)
    before = [line.text for chapter in describe(house(name)) for line in chapter.lines]
    assert not any(expected in text for text in before)


def test_what_the_paper_does_not_say_is_marked():
    called = next(line for line in _chapter("bend", "When something goes wrong").lines if line.clause == "BEN-X19")
    assert called == Line("Only an opponent may call a renege.", "BEN-X19", OURS)


def test_a_name_that_the_referee_has_too_stands_in_one_table():
    families = [family for group in FAMILIES for family in group]
    assert not [kind for family in families for kind, name in family.own.items() if name == KIND_NAMES[kind]]
    assert all(kind in family.kinds for family in families for kind in family.own)
