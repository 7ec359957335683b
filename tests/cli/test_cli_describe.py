"""A book told in plain sentences: every setting shows, and a club's changes show."""

from __future__ import annotations

import pytest

from meldhouse.rulebooks import Book, book_names, load_book, loads_book
from meldhouse.rulebooks.describe import OURS, Line, describe, target
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
    assert f"{book.points_in_play} points in all" in page
    end = f"{book.match.hands} hands" if book.match.until == "hands" else f"{book.match.target} {book.match.until}"
    assert end in page
    assert target(book).startswith(end)
    for step in book.auction.ladder:
        assert f"by {'one mark' if step.step == book.auction.mark else step.step}" in page
    assert (f"Bids rise by {book.auction.ladder[0].step} or more" in page) == (book.auction.jump is None)
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
    ("st-hilary", "deck.copies = 4\ndeal.hand = 24\ndeal.packets = [[12, 12]]", "96 cards: four each of ace"),
    (
        "st-hilary",
        'deal.hand = 11\ndeal.kitty = 4\ndeal.packets = [[11]]\nexchange.form = "none"',
        "Everyone is dealt 11 cards",
    ),
    ("bend.3", "deal.hand = 24\ndeal.kitty = 8\ndeal.packets = [[24]]", "The kitty gets 8 cards"),
    ("npa", 'deal.method = "drawn"', "The others draw 20 cards each"),
    ("npa", "deal.packets = [[10, 10]]", "20 cards: 10 at a time."),
    ("npa", "deal.only_dealer = false", "-Only the dealer handles"),
    ("npa", "deal.opening_wash = false", "-everybody may wash"),
    ("npa", "deal.all_present = false", "-Everyone must be at the table"),
    ("npa", "deal.riffles = 5", "riffled at least five times; washing, patting and the machine do not count."),
    ("npa", "deal.counted = ['riffle', 'wash', 'machine']", "The cards are shuffled at least three times."),
    ("npa", "deal.machine_last = false", "-with the machine"),
    ("npa", 'deal.cut = "offered"', "is offered one cut and may decline"),
    ("npa", 'deal.cut = "none"', "-right must cut"),
    ("npa", "deal.cut_leaves = 7", "at least 7 cards below"),
    ("npa", "deal.reshuffle = false", "-another shuffle"),
    ("npa", 'deal.first_dealer = "scorekeeper"', "The scorekeeper is the first dealer"),
    ("npa", "deal.count_hands = false", "-Everyone counts"),
    ("npa", "deal.ready_signal = false", "-declaring the hand ready"),
    ("n42pa", 'deal.layouts = ["4-3"]', "in two rows, 4-3,"),
    ("n42pa", 'deal.layout_kept = "hand"', "You may choose other rows in the next hand."),
    ("n42pa", "deal.sorted = true", "-stay where they stand"),
    ("st-hilary", "deal.weak_nines = 6", "With 6 nines or more and no meld"),
    ("npa", 'auction.form = "once"', "Everybody speaks once"),
    ("npa", "auction.minimum = 40", "The lowest bid is 40."),
    ("npa", "auction.ladder = [{ step = 3 }]", "Bids rise by 3 or more."),
    ("npa", "auction.opening = 51", "The first bid is exactly 51."),
    ("npa", "auction.jump = 1", "A bid climbs one step, no further."),
    ("npa", "auction.jump = 3", "A bid may jump three steps, no further."),
    ("bend", "auction.jump = 0", "You may jump as far as you like, but never to 625 or 1050."),
    ("npa", "auction.free_to = 60", "Nobody jumps past 60; above that bids rise one step at a time."),
    ("n42pa", "auction.maximum = 126", "The highest bid is three marks."),
    ("n42pa", "auction.mark = 21", "A bid of 21 is one mark"),
    ("npa", "auction.pass_final = false", "You may pass and still bid later, as long as somebody raises"),
    ("npa", "auction.dropped = 45", "the dealer has the bid at 45."),
    ("npa", 'auction.all_pass = "reshake"', "If everybody passes, nobody scores and the next player has the deal."),
    ("npa", 'auction.all_pass = "forced"', "the dealer must bid."),
    ("npa", 'auction.silenced_dealer = "takes"', "-A silenced dealer cannot take it"),
    ("npa", 'trump.choices = ["S", "H"]', "The bidder names trump: spades or hearts."),
    ("npa", "trump.marriage = false", "-He must hold a king and a queen"),
    ("npa", 'trump.laying = "no"', "-The first marriage he lays"),
    ("npa", 'trump.laying = "unless-named"', "If he says nothing, the first marriage or run he lays names it."),
    ("npa", "trump.confirmed = true", "Everybody confirms"),
    ("npa", 'trump.shown = "first-trick"', "Trump must be remembered."),
    ("n42pa", 'trump.shown = "first-lead"', "Asking what trump is after the first lead: the other side gets 1 mark"),
    ("n42pa", 'trump.shown = "always"', "You may ask at any time what trump is."),
    ("st-hilary", 'exchange.form = "sequence"', "Partner passes the bidder 3 cards"),
    ("st-hilary", "exchange.count = 5", "each pass 5 cards"),
    ("bend.3", "kitty.declare_trumps = false", "-how many trumps"),
    ("bend.3", "kitty.before_trump = true", "He names trump only after he has turned it."),
    ("bend.3", "kitty.counts = false", "The points he lays away count for nobody."),
    *[
        ("bend", f"meld.{kind} = [1, 7]", f"{name.replace('Roundhouse', 'Round robin')} (1, 7)")
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
    ("npa", "meld.compulsory = []", "-may be kept back"),
    ("npa", "meld.compulsory_all = false", "Aces around must be laid, once at least."),
    ("npa", "meld.run_keeps_marriage = true", "The king and queen in a run count as a marriage too."),
    ("mcallen", "deal.hand = 16\ntable.seats = 3\ntable.partners = false\ndeal.packets = [[4, 4, 4, 4]]\n"
     'board.concede = "never"', "-cannot be held"),
    ("st-hilary", "meld.roundhouse = [24, 240]", "A double round robin, 240 in the table, cannot be held"),
    ("bend", "meld.roundhouse = [240, 1600]", "-Two round robins"),
    ("npa", "meld.seen_by_all = false", "-until everybody has seen it"),
    ("npa", "meld.released = true", "Meld is taken up again when the scorekeeper"),
    ("npa", 'board.off_board = "play"', "-needs meld that reaches the bid together with all 50 points in play"),
    ("npa", 'board.concede = "off-board"', "may give it up before the first lead."),
    ("npa", 'board.concede = "anytime"', "The bidding side may give up the bid at any time."),
    ("npa", "board.dropped_meld = 15", "given the bid needs meld of 15, together with his partner."),
    ("npa", "board.bidder_meld = 12", "The bidding side needs meld of 12."),
    ("npa", 'board.hands_shown = "never"', "Without that meld the hand is set without play."),
    ("npa", 'board.hands_shown = "dropped"', "If a dealer who was given the bid has too little, both hands are shown"),
    ("npa", "board.dropped_meld = 0", "-So it is for a dealer who was given the bid."),
    ("npa", 'board.off_board = "play"', "-So it is for a dealer who was given the bid."),
    ("bend.3", "board.dropped_meld = 50", "If it is too little, the hand is shown and all meld in it counts"),
    ("npa", 'tricks.beat = "trump-led"', "When trump is led, play a higher trump"),
    ("npa", "tricks.ruff = false", "Without the suit led play any card; you need not trump or win."),
    ("npa", "tricks.overruff = false", "You need not cut higher"),
    ("npa", "tricks.underruff = false", "If you cannot cut higher, play any card."),
    ("npa", "tricks.head_ruffed = true", "Even in a book that was trumped, play higher in the suit led if you can."),
    ("npa", 'tricks.identical = "last"', "Of identical cards, the one played last wins."),
    ("npa", "tricks.counters = { A = 3, T = 1, K = 1 }", "Aces count 3, tens and kings count 1 each"),
    ("npa", "tricks.last = 7", "the last book 7"),
    ("npa", "tricks.each = 4", "every book 4"),
    ("npa", "tricks.lead_signal = false", "-Nobody leads until"),
    ("npa", "tricks.gather = false", "-is turned down"),
    ("npa", 'tricks.review = "all"', "Played books lie open, and anyone may look at them."),
    ("npa", 'tricks.player_shown = "on-table"', "Who played what is seen only while the book lies on the table."),
    ("npa", 'tricks.review = "never"', "Nobody looks at a book again."),
    ("npa", "tricks.closed_from = 70", "On bids of 70 and more nobody looks"),
    ("n42pa", "tricks.stacks = { single = 0 }", "A single stack shows nothing."),
    ("n42pa", "tricks.stacks = { double = 2, single = 1 }", "if they say nothing, it is a double one."),
    ("n42pa", "tricks.stop_when_decided = false", "-Play may stop"),
    ("npa", "scoring.bidder_take = 17", "It must take at least 17 in play."),
    ("npa", "scoring.bidder_trick = true", "It must win a book, too."),
    ("npa", "scoring.save_take = 13", "must take at least 13 in play, or it loses"),
    ("npa", 'scoring.save_trick = "counter"', "and win a book with a counter (ace, ten or king), or it loses"),
    ("npa", "scoring.save_meld = 11", "Besides, its meld counts only if it is 11 or more."),
    ("npa", "scoring.save_meld = 11", "gets the bid, and its meld if that is 11 or more."),
    ("npa", 'scoring.save_needs = "meld"', "must take at least 20 in play, or it loses its points in play."),
    ("npa", 'scoring.save_needs = "saved"', "-Besides, its meld counts only if"),
    ("npa", 'scoring.save_in = "set"', "But when the bid is set it must take"),
    ("npa", 'scoring.save_in = "made"', "But when the bid is made it must take"),
    ("npa", "scoring.floorless = ['no-marriage']", "counts, however little it is, when the bidder has no marriage."),
    ("npa", "scoring.meldless = ['silenced']", "meld does not count, when a silenced dealer is set."),
    ("npa", "scoring.bidder_save = 15", "Taking less than 15 in play it loses its meld."),
    ("npa", "scoring.all_points_floor = true", "its meld then counts, if it is 20 or more."),
    ("st-hilary", "board.conceded_take = false", "-gets all 25 points in play and its meld"),
    ("npa", "tricks.first_lead = 'left-of-dealer'", "The player left of the dealer leads first"),
    ("n42pa", "tricks.stack_from = 84", "On bids of two marks and more the bidder chooses a single or double stack."),
    ("npa", "deal.counted = ['riffle', 'machine']", "at least three times; washing and patting do not count."),
    ("npa", "deal.cut_lifts = 3", "It lifts at least 3 cards."),
    ("n42pa", "deal.highest = 'high-end'", "the highest, with the higher end, is the first shaker"),
    ("n42pa", "auction.reshake_by = 'same'", "nobody scores and the same shaker has the shake."),
    ("npa", "meld.pinochle_cards = ['QS', 'JH']", "Pinochle Q♠ J♥"),
    ("npa", "meld.natural_roundhouse = true", "-counted by its parts"),
    ("bend", "meld.run_extra = [40]", "another king and queen of trump are, for 40."),
    ("npa", "meld.lies_until = 'end'", "Everybody may look at the meld until the hand is over."),
    ("npa", 'scoring.unsaved_take = "kept"', "or it loses its meld."),
    ("npa", "scoring.set_take = false", "When it is set, it scores its meld only and receives the bid."),
    ("npa", 'scoring.set_bidder = "minus-bid"', "loses the amount of the bid"),
    ("npa", "scoring.set_award = false", "-and receives the bid"),
    ("npa", "scoring.all_points_bonus = 77", "scores 77 more"),
    ("npa", "scoring.skunk_bonus = 88", "the winners get 88 more"),
    ("npa", 'scoring.all_points_by = "tricks"', "Whoever takes every book scores 500 more."),
    ("npa", "scoring.all_points_defence = false", "If it takes all 50 points in play, the bidding side scores"),
    ("npa", "scoring.skunk_penalties = true", "counting penalties"),
    ("npa", "scoring.fee_cents = 50", "A set costs the bidder 50 cents."),
    ("bend", 'scoring.fee_from = "side"', "A set costs each player of the bidding side 25 cents."),
    ("npa", "match.hands = 6", "A round is 6 hands"),
    ("npa", 'match.until = "points"\nmatch.target = 900', "The first to reach 900 points wins the game."),
    ("n42pa", "match.target = 9", "The first to reach 9 marks"),
    ("st-hilary", "match.bidder_first = false", "-is counted first"),
    ("n42pa", "match.best_of = 5", "best of 5"),
    ("n42pa", "match.losers_deal = false", "-the losers have the first shake"),
    ("npa", "match.trump_recorded = false", "-writes down what was trump"),
    ("npa", 'match.sheet = "agreed"', "Both sides agree to every hand"),
    ("npa", 'match.sheet = "open"', "-sign the sheet"),
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


ONLY_ONE_WAY = {"deck.pieces", "scoring.style"}
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
        ("st-hilary", 'ruff = "cut"', "you must cut (play a trump) if you can"),
        ("st-hilary", 'dealer = "pusher"', "first pusher"),
        ("st-hilary", 'deal = "spread"', "After every hand the spread passes to the left."),
        ("npa", 'roundhouse = "round trip"', "Round trip K Q of every suit"),
        ("npa", 'round = "set"', "A set is 4 hands"),
        ("bend", 'riffle = "mixed"', "The cards are mixed."),
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


@pytest.mark.parametrize(
    ("name", "never"),
    [
        ("bend.3", "partner"), ("bend", "sign"), ("st-hilary", "sign"), ("n42pa", "sign the"), ("n42pa", "turned down"),
        ("n42pa", "meld"), ("mcallen", "face down"), ("st-hilary", "riffled"),
        ("bend", "highest score"), ("npa", "highest score"), ("mcallen", "highest score"), ("bend", "session"),
    ],
)  # fmt: skip
def test_what_a_house_does_not_say(name: str, never: str):
    assert never not in told(load_book(name))


def test_a_meld_that_no_hand_can_hold_is_known():
    rows = {row.name: row for chapter in describe(load_book("mcallen")) for row in chapter.melds}
    assert (rows["Roundhouse"].values, rows["Roundhouse"].most) == ((24, 240), 1)
    assert rows["Run in trump"].most == 2
    assert all(row.most == len(row.values) for chapter in describe(load_book("npa")) for row in chapter.melds)


def test_a_club_with_its_own_clause_cites_it():
    club = loads_book(
        'name = "oak"\ntitle = "Oak"\nextends = "npa"\n[auction]\nminimum = 45\n[cites]\nbid-minimum = "OAK-1"\n'
        '[[clause]]\nid = "OAK-1"\nkind = "auction"\ntext = "Forty-five opens."'
    )
    assert ("The lowest bid is 45.", "OAK-1") in [line[:2] for chapter in describe(club) for line in chapter.lines]


def test_what_a_paper_leaves_open_is_marked():
    def marked(name: str) -> dict[str, str]:
        return {line.text: line.mark for chapter in describe(load_book(name)) for line in chapter.lines}

    mcallen, hilary = marked("mcallen"), marked("st-hilary")
    assert mcallen["There is a medal for the first 3 places; each partner of a pair gets one."] == OURS
    (save,) = [mark for text, mark in mcallen.items() if "take at least 15 in play" in text]
    assert save == "our reading"
    (late,) = [mark for text, mark in hilary.items() if "which is a game won like any other" in text]
    assert late == OURS
    assert mcallen["Pairs enter and stay together; a pair may be anybody."] == ""
