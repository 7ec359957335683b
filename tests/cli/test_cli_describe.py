"""A book told in plain sentences: every setting shows, and a club's changes show."""

from __future__ import annotations

import pytest

from meldhouse.rulebooks import Book, book_names, load_book, loads_book
from meldhouse.rulebooks.describe import Line, describe, target
from meldhouse.rulebooks.describe.telling import Teller
from meldhouse.rulebooks.schema import RULES
from meldhouse.rulebooks.sentences import CODES
from table import house


def told(book: Book) -> str:
    return "\n".join(
        [line.text for chapter in describe(book) for line in chapter.lines]
        + [f"{row.name} {row.pieces} {row.values}" for chapter in describe(book) for row in chapter.melds]
    )


@pytest.mark.parametrize("name", book_names())
def test_every_page_says_the_numbers_of_its_house(name: str):
    book, page = load_book(name), told(load_book(name))
    assert f"The lowest bid is {book.auction.minimum}." in page
    assert f"{len(book.pack)} " in page
    assert f" {book.deal.hand} {'dominoes' if book.deck.pieces == 'dominoes' else 'cards'}" in page
    assert f"{book.points_in_play} points in a hand" in page
    end = f"{book.match.hands} hands" if book.match.until == "hands" else f"{book.match.target} {book.match.until}"
    assert end in page
    assert target(book).startswith(end)
    for step in book.auction.ladder:
        assert f"by {'one mark' if step.step == book.auction.mark else step.step}" in page
    for values in (getattr(book.meld, kind) for kind in ("run", "aces", "pinochle", "marriage")):
        assert not values or str(values) in page


@pytest.mark.parametrize("name", book_names())
def test_every_line_is_a_sentence_and_said_once(name: str):
    lines = [line.text for chapter in describe(load_book(name)) for line in chapter.lines]
    assert len(set(lines)) == len(lines)
    for text in lines:
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert "  " not in text
        assert "None" not in text
        assert "{" not in text


@pytest.mark.parametrize("name", book_names())
def test_no_chapter_is_empty(name: str):
    assert all(chapter.lines for chapter in describe(load_book(name)))


ALONE = """table.seats = 3
table.partners = false
deal.hand = 26
deal.kitty = 2
deal.packets = [[13, 13]]
exchange.form = "none\""""
WITHOUT_NINES = """deck.ranks = "ATKQJ"
deal.hand = 10
deal.packets = [[5, 5]]
deal.weak_nines = 0
meld.nine = 0"""
CHANGES: list[tuple[str, str, str]] = [
    ("bend", ALONE, "Three players, each alone."),
    ("bend", "table.partners = false\nexchange.form = 'none'", "The bidder makes the bid when his meld"),
    ("st-hilary", 'table.accounts = "player"', "Every player has a score of his own"),
    ("st-hilary", WITHOUT_NINES, "From high to low: ace, ten, king, queen, jack."),
    ("st-hilary", "deck.copies = 4\ndeal.hand = 24\ndeal.packets = [[12, 12]]", "four of every card"),
    ("st-hilary", "deal.hand = 11\ndeal.kitty = 4\ndeal.packets = [[11]]", "Everyone is dealt 11 cards"),
    ("bend.3", "deal.hand = 24\ndeal.kitty = 8\ndeal.packets = [[24]]", "The kitty gets 8 cards"),
    ("npa", 'deal.method = "drawn"', "The others draw 20 cards each"),
    ("npa", "deal.packets = [[10, 10]]", "two packets of 10"),
    ("npa", "deal.only_dealer = false", "-Only the dealer handles"),
    ("npa", "deal.opening_wash = false", "-everybody may wash"),
    ("npa", "deal.all_present = false", "-Everyone must be at the table"),
    ("npa", "deal.riffles = 5", "at least five times"),
    ("npa", "deal.machine_last = false", "-with the machine"),
    ("npa", 'deal.cut = "offered"', "is offered the cut"),
    ("npa", 'deal.cut = "none"', "-right must cut"),
    ("npa", "deal.cut_leaves = 7", "at least 7 cards below"),
    ("npa", "deal.reshuffle = false", "-another shuffle"),
    ("npa", 'deal.first_dealer = "scorekeeper"', "The scorekeeper is the first dealer"),
    ("npa", "deal.count_hands = false", "-Everyone counts"),
    ("npa", "deal.ready_signal = false", "-declares the hand ready"),
    ("n42pa", 'deal.layouts = ["4-3"]', "in two rows, 4-3,"),
    ("n42pa", "deal.sorted = true", "-stay where you put them"),
    ("st-hilary", "deal.weak_nines = 6", "With 6 nines"),
    ("npa", 'auction.form = "once"', "Everybody speaks once"),
    ("npa", "auction.minimum = 40", "The lowest bid is 40."),
    ("npa", "auction.ladder = [{ step = 3 }]", "Bids rise by 3."),
    ("npa", "auction.opening = 51", "The first bid is exactly 51."),
    ("npa", "auction.jump = 1", "One bid climbs at most 1 step."),
    ("npa", "auction.free_to = 60", "Nobody may go past 60 at once"),
    ("n42pa", "auction.maximum = 126", "The highest bid is three marks."),
    ("n42pa", "auction.mark = 21", "A bid of 21 is one mark"),
    ("npa", 'auction.all_pass = "reshake"', "If everybody passes, the next player has the deal."),
    ("npa", 'auction.all_pass = "forced"', "the dealer must bid."),
    ("npa", 'auction.silenced_dealer = "takes"', "-barred from bidding"),
    ("npa", 'trump.choices = ["S", "H"]', "The bidder names trump: spades or hearts."),
    ("npa", "trump.marriage = false", "-He must hold a king and a queen"),
    ("npa", 'trump.laying = "no"', "-The first marriage he lays"),
    ("npa", 'trump.laying = "unless-named"', "If he says nothing, the first marriage he lays names it."),
    ("npa", "trump.confirmed = true", "Everybody confirms"),
    ("npa", 'trump.shown = "first-trick"', "After the first book nobody is told"),
    ("st-hilary", 'exchange.form = "sequence"', "Partner passes the bidder 3 cards"),
    ("st-hilary", "exchange.count = 5", "each pass 5 cards"),
    ("bend.3", "kitty.declare_trumps = false", "-how many trumps"),
    *[
        ("npa", f"meld.{kind} = [1, 7]", f"{name} (1, 7)")
        for kind, name in (
            ("run", "Run in trump A 10 K Q J"), ("royal", "Marriage in trump K Q"),
            ("marriage", "Marriage, other suit K Q"),
            ("roundhouse", "Roundhouse K Q of every suit"), ("aces", "Aces around A of every suit"),
            ("kings", "Kings around K of every suit"), ("queens", "Queens around Q of every suit"),
            ("jacks", "Jacks around J of every suit"), ("pinochle", "Pinochle Q♠ J♦"),
        )
    ],
    ("st-hilary", "meld.nine = 3", "Nine of trump 9 (3, 6)"),
    ("npa", 'meld.compulsory = ["kings"]', "Kings around must be laid"),
    ("npa", "meld.seen_by_all = false", "-until everybody has seen it"),
    ("npa", "meld.released = true", "until the scorekeeper says that play may begin"),
    ("npa", 'board.off_board = "play"', "-is set at once"),
    ("npa", 'board.concede = "off-board"', "a bid it can no longer reach"),
    ("npa", 'board.concede = "anytime"', "The bidding side may give up the bid before the first lead."),
    ("npa", "board.dropped_meld = 15", "needs meld of 15, or is set"),
    ("npa", "board.bidder_meld = 12", "The bidding side needs meld of 12"),
    ("npa", 'tricks.beat = "trump-led"', "When trump is led, play a higher trump"),
    ("npa", "tricks.ruff = false", "If you cannot follow suit, play any card."),
    ("npa", "tricks.overruff = false", "You need not cut higher"),
    ("npa", "tricks.underruff = false", "If you cannot cut higher, play any card."),
    ("npa", "tricks.head_ruffed = true", "the duty to play higher in the suit led still holds"),
    ("npa", "tricks.counters.A = 3", "Aces count 3, tens and kings count 1 each"),
    ("npa", "tricks.last = 7", "the last book 7"),
    ("npa", "tricks.each = 4", "every book 4"),
    ("npa", "tricks.lead_signal = false", "The bidder leads first."),
    ("npa", "tricks.gather = false", "-is turned down"),
    ("npa", 'tricks.review = "all"', "Played books lie open"),
    ("npa", "tricks.closed_from = 70", "On bids of 70 and more nobody looks"),
    ("n42pa", "tricks.stacks = { single = 0 }", "a single one shows 0"),
    ("npa", "tricks.stop_when_decided = true", "Play may stop"),
    ("npa", "scoring.bidder_take = 17", "It must take at least 17 in play."),
    ("npa", "scoring.bidder_trick = true", "Without a book it loses its meld."),
    ("npa", "scoring.save_take = 13", "must take at least 13 in play, or it loses"),
    ("npa", 'scoring.save_trick = "counter"', "and win a book with a counter"),
    ("npa", "scoring.save_meld = 11", "Its meld counts only if it is at least 11."),
    ("npa", 'scoring.save_in = "set"', "When the bid is set, it must take"),
    ("npa", 'scoring.unsaved_take = "kept"', "or it loses its meld."),
    ("npa", 'scoring.set_bidder = "minus-bid"', "loses the amount of the bid"),
    ("npa", "scoring.set_award = false", "-receives it"),
    ("npa", "scoring.all_points_bonus = 77", "brings 77 more"),
    ("npa", "scoring.skunk_bonus = 88", "brings 88 more"),
    ("npa", "scoring.fee_cents = 50", "A set costs the bidder 50 cents."),
    ("npa", "match.hands = 6", "A round is 6 hands"),
    ("npa", 'match.until = "points"\nmatch.target = 900', "The first to reach 900 points wins the game."),
    ("n42pa", "match.target = 9", "The first to reach 9 marks"),
    ("st-hilary", "match.bidder_first = false", "-counts first"),
    ("n42pa", "match.best_of = 5", "best of 5"),
    ("n42pa", "match.losers_deal = false", "-The losers of a game"),
    ("npa", 'match.sheet = "agreed"', "Both sides agree to every hand"),
]  # fmt: skip


def in_sections(changes: str) -> str:
    """`a.b = 1` as TOML sections."""
    sections: dict[str, list[str]] = {}
    for line in changes.splitlines():
        section, _, setting = line.partition(".")
        sections.setdefault(section, []).append(setting)
    return "\n".join(f"[{section}]\n" + "\n".join(settings) for section, settings in sections.items())


@pytest.mark.parametrize(("name", "changes", "expected"), CHANGES)
def test_a_clubs_change_shows(name: str, changes: str, expected: str):
    before, after = told(house(name)), told(house(name, in_sections(changes)))
    if expected.startswith("-"):
        assert expected[1:] in before
        assert expected[1:] not in after
    else:
        assert expected not in before
        assert expected in after


ONLY_ONE_WAY = {"deal.next_dealer", "deck.pieces", "scoring.style"}
"""Settings with a single value so far, or which make it another game altogether."""


def test_every_setting_is_tried():
    tried = {line.split(" = ")[0] for _, changes, _ in CHANGES for line in changes.splitlines()}
    tried = {".".join(key.split(".")[:2]) for key in tried}
    book = load_book("npa")
    settings = {f"{section}.{key}" for section in RULES for key in getattr(book, section).__struct_fields__}
    assert settings - tried == ONLY_ONE_WAY


@pytest.mark.parametrize(
    ("name", "words", "expected"),
    [
        ("st-hilary", 'trick = "book"', "The winner of a book leads to the next."),
        ("st-hilary", 'ruff = "cut"', "you must cut if you can"),
        ("st-hilary", 'dealer = "pusher"', "first pusher"),
        ("st-hilary", 'deal = "spread"', "After every hand the spread passes to the left."),
        ("npa", 'roundhouse = "round trip"', "Round trip K Q of every suit"),
        ("n42pa", 'piece = "bone"\npieces = "bones"', "28 bones: one double-six set."),
    ],
)
def test_the_houses_own_words_are_used(name: str, words: str, expected: str):
    assert expected not in told(house(name))
    assert expected in told(house(name, f"[words]\n{words}"))


def test_only_codes_a_book_may_cite_are_asked_for(monkeypatch: pytest.MonkeyPatch):
    asked: set[str] = set()
    plain = Teller.line

    def listening(self: Teller, text: str, *codes: str) -> Line:
        asked.update(codes)
        return plain(self, text, *codes)

    monkeypatch.setattr(Teller, "line", listening)
    for name in book_names():
        describe(load_book(name))
    for name, changes, _ in CHANGES:
        describe(house(name, in_sections(changes)))
    assert len(asked) > 60
    assert asked <= CODES


def test_a_stretch_of_the_ladder_may_have_its_own_clause():
    lines = [line for chapter in describe(load_book("bend")) for line in chapter.lines if " rise by " in line.text]
    assert [(line.text, line.clause) for line in lines] == [
        ("Bids rise by 10 up to 600.", "BEN-2.2c"),
        ("From 600 bids rise by 50 up to 1000.", "BEN-2.2d"),
        ("From 1000 bids rise by 100.", "BEN-2.2e"),
    ]


def test_a_club_with_its_own_clause_cites_it():
    club = loads_book(
        'name = "oak"\ntitle = "Oak"\nextends = "npa"\n[auction]\nminimum = 45\n[cites]\nbid-minimum = "OAK-1"\n'
        '[[clause]]\nid = "OAK-1"\nkind = "auction"\ntext = "Forty-five opens."'
    )
    assert ("The lowest bid is 45.", "OAK-1") in [line for chapter in describe(club) for line in chapter.lines]
