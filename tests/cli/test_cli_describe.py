"""A book told in plain sentences: every setting shows, and a club's changes show."""

from __future__ import annotations

import pytest

from meldhouse.messages import LANGUAGES, Message, Voice, fact
from meldhouse.rulebooks import Book, book_names, load_book, loads_book
from meldhouse.rulebooks.citable import codes
from meldhouse.rulebooks.describe import RuleLine, describe
from meldhouse.rulebooks.describe.lines import Sheet
from meldhouse.rulebooks.describe.meld import MELDS, meld_rows
from meldhouse.rulebooks.schema import RULES
from table import house


def told(book: Book) -> str:
    return "\n".join(
        [book.voice.say(says) for says in said(book)]
        + [f"{book.voice.say(row.name)} {row.values}" for chapter in describe(book) for row in chapter.melds]
    )


@pytest.mark.parametrize("name", book_names())
def test_every_page_says_the_numbers_of_its_house(name: str):
    book = load_book(name)
    facts = {one.id: one.args for one in said(book)}
    assert facts["rules-minimum"]["bid"] == book.auction.minimum
    assert (facts.get("rules-deck") or facts["rules-dominoes"])["pieces"] == len(book.pack)
    assert (facts.get("rules-dealt") or facts["rules-drawn"])["hand"] == book.deal.hand
    assert facts["rules-counted"]["all"] == book.points_in_play
    by_hands = book.match.until == "hands"
    assert not by_hands or facts["rules-round"] == {"hands": book.match.hands}
    assert by_hands or facts["rules-target"] == {"target": book.match.target, "unit": book.match.until}
    values = {row.name.args["kind"]: row.values for chapter in describe(book) for row in chapter.melds}
    for kind in ("run", "aces", "pinochle", "marriage"):
        assert values.get(kind, ()) == getattr(book.meld, kind)


@pytest.mark.parametrize("name", book_names())
def test_every_line_is_a_sentence_and_said_once(name: str):
    book = load_book(name)
    assert len(set(said(book))) == len(said(book))
    for language in LANGUAGES:
        voice = Voice(language=language, words=book.words.own)
        for text in map(voice.say, said(book)):
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
CHANGES: list[tuple[str, str, Message]] = [
    ("bend", ALONE, fact("rules-players", players=3, alone="yes")),
    ("bend", "table.partners = false\nexchange.form = 'none'", fact("rules-made", meld="yes", alone="yes")),
    ("st-hilary", 'table.accounts = "player"', fact("rules-own-score", alone="no")),
    (
        "st-hilary",
        WITHOUT_NINES,
        fact(
            "rules-ranking",
            ranks=(
                fact("rank", rank="A"),
                fact("rank", rank="T"),
                fact("rank", rank="K"),
                fact("rank", rank="Q"),
                fact("rank", rank="J"),
            ),
        ),
    ),
    (
        "st-hilary",
        "deck.copies = 4\ndeal.hand = 24\ndeal.packets = [[12, 12]]",
        fact(
            "rules-deck",
            pieces=96,
            copies=4,
            ranks=(
                fact("rank", rank="A"),
                fact("rank", rank="T"),
                fact("rank", rank="K"),
                fact("rank", rank="Q"),
                fact("rank", rank="J"),
                fact("rank", rank=9),
            ),
        ),
    ),
    (
        "st-hilary",
        'deal.hand = 11\ndeal.kitty = 4\ndeal.packets = [[11]]\nexchange.form = "none"',
        fact("rules-dealt", hand=11, how=fact("rules-packets", plans=(fact("rules-packet-whole"),))),
    ),
    ("bend.3", "deal.hand = 24\ndeal.kitty = 8\ndeal.packets = [[24]]", fact("rules-kitty", pieces=8)),
    ("npa", 'deal.method = "drawn"', fact("rules-drawn", hand=20)),
    (
        "npa",
        "deal.packets = [[10, 10]]",
        fact("rules-dealt", hand=20, how=fact("rules-packets", plans=(fact("rules-packet-even", size=10),))),
    ),
    (
        "npa",
        "deal.riffles = 5",
        fact(
            "rules-riffled-only",
            how="own",
            times=5,
            least="yes",
            idle=(
                fact("rules-mixing", way="wash"),
                fact("rules-mixing", way="pat"),
                fact("rules-mixing", way="machine"),
            ),
        ),
    ),
    (
        "npa",
        "deal.counted = ['riffle', 'wash', 'machine']",
        fact("rules-riffled", how="shuffled", times=3, least="yes"),
    ),
    ("npa", 'deal.cut = "offered"', fact("rules-cut", cut="offered")),
    ("npa", "deal.cut_leaves = 7", fact("rules-cut-leaves", pieces=7)),
    ("npa", 'deal.first_dealer = "scorekeeper"', fact("rules-first-dealer", who="scorekeeper")),
    ("n42pa", 'deal.layouts = ["4-3"]', fact("rules-layout", rows=("4-3",))),
    ("n42pa", 'deal.layout_kept = "hand"', fact("rules-layout-kept", until="hand")),
    ("st-hilary", "deal.weak_nines = 6", fact("rules-weak-nines", nines=6)),
    ("npa", 'auction.form = "once"', fact("rules-bid-once")),
    ("npa", "auction.minimum = 40", fact("rules-minimum", bid=40)),
    (
        "npa",
        "auction.ladder = [{ step = 3 }]",
        fact("rules-ladder", steps=(fact("rules-step", step=3, unit="points", more="yes", then="no"),)),
    ),
    ("npa", "auction.opening = 51", fact("rules-opening", bid=51)),
    ("npa", "auction.jump = 1", fact("rules-jump", steps=1)),
    ("npa", "auction.jump = 3", fact("rules-jump", steps=3)),
    ("bend", "auction.jump = 0", fact("rules-jump-free-but", never=(625, 1050))),
    ("npa", "auction.free_to = 60", fact("rules-jump-most", bid=60, unit="step")),
    ("n42pa", "auction.maximum = 126", fact("rules-maximum", bid=fact("bid-in-marks", marks=3))),
    ("n42pa", "auction.mark = 21", fact("rules-mark-bid", bid=21, two=42, more="yes")),
    ("npa", "auction.pass_final = false", fact("rules-pass-open")),
    ("npa", "auction.dropped = 45", fact("rules-dealer-takes", bid=45)),
    ("npa", 'auction.all_pass = "reshake"', fact("rules-all-pass", who="next")),
    ("npa", 'auction.all_pass = "forced"', fact("rules-dealer-forced")),
    (
        "npa",
        'trump.choices = ["S", "H"]',
        fact("rules-trump", what="trump", choices=(fact("trump", trump="S"), fact("trump", trump="H"))),
    ),
    ("npa", 'trump.laying = "unless-named"', fact("rules-laying", laying="unless-named")),
    ("npa", "trump.confirmed = true", fact("rules-trump-confirmed")),
    ("npa", 'trump.shown = "first-trick"', fact("rules-trump-remembered")),
    (
        "n42pa",
        'trump.shown = "first-lead"',
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="trump_asked_lead"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-penalty", who="others", how="usual", points=1, unit="marks"),
                then=fact("rules-remedy", remedy="play-on"),
            ),
        ),
    ),
    ("n42pa", 'trump.shown = "always"', fact("rules-trump-told", look="no")),
    ("st-hilary", 'exchange.form = "sequence"', fact("rules-pass-back", pieces=3)),
    ("st-hilary", "exchange.count = 5", fact("rules-pass-blind", pieces=5)),
    ("bend.3", "kitty.before_trump = true", fact("rules-kitty-trump", first="yes")),
    ("bend.3", "kitty.counts = false", fact("rules-discard-counts", counts="no")),
    ("npa", 'meld.compulsory = ["kings"]', fact("rules-compulsory", kind="kings", every="yes")),
    ("npa", "meld.compulsory_all = false", fact("rules-compulsory", kind="aces", every="no")),
    ("npa", "meld.run_keeps_marriage = true", fact("rules-run-keeps")),
    (
        "st-hilary",
        "meld.roundhouse = [24, 240]",
        fact("rules-meld-beyond", kind="roundhouse", times=2, value=240, pieces=16),
    ),
    ("npa", "meld.released = true", fact("rules-meld-released")),
    ("npa", 'board.concede = "off-board"', fact("rules-concede-off-board", all=50, alone="no")),
    ("npa", 'board.concede = "anytime"', fact("rules-concede", alone="no")),
    ("npa", "board.dropped_meld = 15", fact("rules-dropped-meld", meld=15, alone="no")),
    ("npa", "board.bidder_meld = 12", fact("rules-bidder-meld", meld=12, alone="no")),
    ("npa", 'board.hands_shown = "never"', fact("rules-without-meld")),
    ("npa", 'board.hands_shown = "dropped"', fact("rules-hands-shown", who="dealer", alone="no")),
    ("bend.3", "board.dropped_meld = 50", fact("rules-hands-shown", who="anyone", alone="yes")),
    ("npa", 'tricks.beat = "trump-led"', fact("rules-beat-trump")),
    ("npa", "tricks.ruff = false", fact("rules-free")),
    ("npa", "tricks.overruff = false", fact("rules-overtrump-free")),
    ("npa", "tricks.underruff = false", fact("rules-undertrump", must="no")),
    ("npa", "tricks.head_ruffed = true", fact("rules-head-trumped", must="yes")),
    ("npa", 'tricks.identical = "last"', fact("rules-identical", which="last")),
    (
        "npa",
        "tricks.counters = { A = 3, T = 1, K = 1 }",
        fact(
            "rules-counted",
            parts=(
                fact("rules-counters", points=3, pieces=(fact("ranks", rank="A"),)),
                fact("rules-counters", points=1, pieces=(fact("ranks", rank="T"), fact("ranks", rank="K"))),
                fact("rules-counter-last", points=2),
            ),
            all=82,
        ),
    ),
    (
        "npa",
        "tricks.last = 7",
        fact(
            "rules-counted",
            parts=(
                fact(
                    "rules-counters",
                    points=1,
                    pieces=(fact("ranks", rank="A"), fact("ranks", rank="T"), fact("ranks", rank="K")),
                ),
                fact("rules-counter-last", points=7),
            ),
            all=55,
        ),
    ),
    (
        "npa",
        "tricks.each = 4",
        fact(
            "rules-counted",
            parts=(
                fact(
                    "rules-counters",
                    points=1,
                    pieces=(fact("ranks", rank="A"), fact("ranks", rank="T"), fact("ranks", rank="K")),
                ),
                fact("rules-counter-trick", points=4),
                fact("rules-counter-last", points=2),
            ),
            all=130,
        ),
    ),
    ("npa", 'tricks.review = "all"', fact("rules-open")),
    ("npa", 'tricks.player_shown = "on-table"', fact("rules-who-played")),
    ("npa", 'tricks.review = "never"', fact("rules-review-never")),
    ("npa", "tricks.closed_from = 70", fact("rules-closed", bid=70, only="no", stack="no")),
    (
        "n42pa",
        "tricks.stacks = { single = 0 }",
        fact(
            "rules-stacks",
            stacks=(fact("rules-stack-shows", stack=fact("rules-stack", stack="single", name="single"), tricks=0),),
        ),
    ),
    (
        "n42pa",
        "tricks.stacks = { double = 2, single = 1 }",
        fact("rules-stack-usual", stack=fact("rules-stack", stack="double", name="double")),
    ),
    ("npa", "scoring.bidder_take = 17", fact("rules-bidder-take", points=17)),
    ("npa", "scoring.bidder_trick = true", fact("rules-bidder-trick")),
    (
        "npa",
        "scoring.save_take = 13",
        fact("rules-unsaved", when="all", needs=(fact("rules-need-take", points=13),), lost="both"),
    ),
    (
        "npa",
        'scoring.save_trick = "counter"',
        fact(
            "rules-unsaved",
            when="all",
            needs=(
                fact("rules-need-take", points=20),
                fact(
                    "rules-need-counter", ranks=(fact("rank", rank="A"), fact("rank", rank="T"), fact("rank", rank="K"))
                ),
            ),
            lost="both",
        ),
    ),
    ("npa", "scoring.save_meld = 11", fact("rules-save-meld", when="besides", meld=11)),
    (
        "npa",
        "scoring.save_meld = 11",
        fact(
            "rules-unplayed-price",
            cost="zero",
            gets=fact(
                "rules-gets-all",
                parts=(fact("rules-gets", part="bid", points=0), fact("rules-gets", part="meld", points=11)),
            ),
            alone="no",
        ),
    ),
    (
        "npa",
        'scoring.save_needs = "meld"',
        fact("rules-unsaved", when="all", needs=(fact("rules-need-take", points=20),), lost="take"),
    ),
    (
        "npa",
        'scoring.save_in = "set"',
        fact("rules-unsaved", when="set", needs=(fact("rules-need-take", points=20),), lost="both"),
    ),
    (
        "npa",
        'scoring.save_in = "made"',
        fact("rules-unsaved", when="made", needs=(fact("rules-need-take", points=20),), lost="both"),
    ),
    (
        "npa",
        "scoring.floorless = ['no-marriage']",
        fact("rules-unplayed-meld", counts="yes", ending="no-marriage", alone="no"),
    ),
    ("npa", "scoring.meldless = ['silenced']", fact("rules-unplayed-meld", counts="no", ending="silenced", alone="no")),
    ("npa", "scoring.bidder_save = 15", fact("rules-bidder-save", points=15)),
    ("npa", "scoring.all_points_floor = true", fact("rules-all-others", least=20, alone="no")),
    ("npa", "tricks.first_lead = 'left-of-dealer'", fact("rules-first-lead", who="left-of-dealer")),
    (
        "n42pa",
        "tricks.stack_from = 84",
        fact(
            "rules-stack-choice",
            bid=fact("bid-in-marks", marks=2),
            only="no",
            stacks=(
                fact("rules-stack", stack="single", name="single"),
                fact("rules-stack", stack="double", name="double"),
            ),
        ),
    ),
    (
        "npa",
        "deal.counted = ['riffle', 'machine']",
        fact(
            "rules-riffled-only",
            how="shuffled",
            times=3,
            least="yes",
            idle=(fact("rules-mixing", way="wash"), fact("rules-mixing", way="pat")),
        ),
    ),
    ("npa", "deal.cut_lifts = 3", fact("rules-cut-lifts", pieces=3)),
    ("n42pa", "deal.highest = 'high-end'", fact("rules-draw", when="always", highest="high-end")),
    ("n42pa", "auction.reshake_by = 'same'", fact("rules-all-pass", who="same")),
    ("bend", "meld.run_extra = [40]", fact("rules-run-extra", values=(40,))),
    ("npa", "meld.lies_until = 'end'", fact("rules-meld-lies")),
    (
        "npa",
        'scoring.unsaved_take = "kept"',
        fact("rules-unsaved", when="all", needs=(fact("rules-need-take", points=20),), lost="meld"),
    ),
    ("npa", "scoring.set_take = false", fact("rules-others-set", gets="meld", bid="yes")),
    ("npa", 'scoring.set_bidder = "minus-bid"', fact("rules-set", cost="minus-bid", meld="yes")),
    (
        "npa",
        "scoring.all_points_bonus = 77",
        fact("rules-all-points", what="points", who="anyone", all=50, bonus=77, alone="no"),
    ),
    ("npa", "scoring.skunk_bonus = 88", fact("rules-skunk", hands=4, penalties="no", bonus=88)),
    (
        "npa",
        'scoring.all_points_by = "tricks"',
        fact("rules-all-points", what="tricks", who="anyone", all=50, bonus=500, alone="no"),
    ),
    (
        "npa",
        "scoring.all_points_defence = false",
        fact("rules-all-points", what="points", who="bidders", all=50, bonus=500, alone="no"),
    ),
    ("npa", "scoring.skunk_penalties = true", fact("rules-skunk", hands=4, penalties="yes", bonus=200)),
    ("npa", "scoring.fee_cents = 50", fact("rules-set-fee", who="bidder", cents=50)),
    ("bend", 'scoring.fee_from = "side"', fact("rules-set-fee", who="side", cents=25)),
    ("npa", "match.hands = 6", fact("rules-round", hands=6)),
    ("npa", 'match.until = "points"\nmatch.target = 900', fact("rules-target", target=900, unit="points")),
    ("n42pa", "match.target = 9", fact("rules-target", target=9, unit="marks")),
    ("n42pa", "match.best_of = 5", fact("rules-best-of", games=5)),
    ("npa", 'match.sheet = "agreed"', fact("rules-sheet-closed", how="agreed")),
]
"""What a club changes, and what is then said."""
GONE: list[tuple[str, str, Message]] = [
    ("npa", "deal.only_dealer = false", fact("rules-only-dealer", method="dealt")),
    ("npa", "deal.opening_wash = false", fact("rules-opening-wash")),
    ("npa", "deal.all_present = false", fact("rules-all-present")),
    ("npa", "deal.machine_last = false", fact("rules-machine-last")),
    ("npa", 'deal.cut = "none"', fact("rules-cut", cut="required")),
    ("npa", "deal.reshuffle = false", fact("rules-reshuffle")),
    ("npa", "deal.count_hands = false", fact("rules-count-first", hand=20)),
    ("npa", "deal.ready_signal = false", fact("rules-ready-signal")),
    ("n42pa", "deal.sorted = true", fact("rules-layout-late")),
    ("npa", 'auction.silenced_dealer = "takes"', fact("rules-silenced", alone="no")),
    ("npa", "trump.marriage = false", fact("rules-marriage")),
    ("npa", 'trump.laying = "no"', fact("rules-laying", laying="governs")),
    ("bend.3", "kitty.declare_trumps = false", fact("rules-discard-trumps")),
    ("npa", "meld.compulsory = []", fact("rules-kept-back", shown="yes")),
    (
        "mcallen",
        "deal.hand = 16\ntable.seats = 3\ntable.partners = false\ndeal.packets = [[4, 4, 4, 4]]\n"
        'board.concede = "never"',
        fact("rules-meld-beyond", kind="roundhouse", times=2, value=240, pieces=16),
    ),
    ("bend", "meld.roundhouse = [240, 1600]", fact("rules-roundhouse-two", kings=800, queens=600, all=1600)),
    ("npa", "meld.seen_by_all = false", fact("rules-meld-seen")),
    ("npa", 'board.off_board = "play"', fact("rules-reach", all=50, alone="no")),
    ("npa", "board.dropped_meld = 0", fact("rules-hands-shown-too")),
    ("npa", 'board.off_board = "play"', fact("rules-hands-shown-too")),
    ("npa", "tricks.lead_signal = false", fact("rules-lead-signal")),
    ("npa", "tricks.gather = false", fact("rules-gather", how="down")),
    ("n42pa", "tricks.stop_when_decided = false", fact("rules-stop-decided")),
    ("npa", 'scoring.save_needs = "saved"', fact("rules-save-meld", when="besides", meld=20)),
    (
        "st-hilary",
        "board.conceded_take = false",
        fact(
            "rules-concede-price",
            cost="minus-bid",
            gets=fact(
                "rules-gets-all",
                parts=(fact("rules-gets", part="take", points=25), fact("rules-gets", part="meld", points=0)),
            ),
            alone="no",
        ),
    ),
    ("npa", "meld.natural_roundhouse = true", fact("rules-natural-meld", parts="yes")),
    ("npa", "scoring.set_award = false", fact("rules-others-set", gets="same", bid="yes")),
    ("st-hilary", "match.bidder_first = false", fact("rules-bidder-first", target=150, alone="no")),
    ("n42pa", "match.losers_deal = false", fact("rules-losers-deal")),
    ("npa", "match.trump_recorded = false", fact("rules-trump-recorded")),
    ("npa", 'match.sheet = "open"', fact("rules-sheet-closed", how="signed")),
]
"""What is no longer said."""
MELD_VALUES: list[tuple[str, str, str, tuple[int, ...]]] = [
    *(("bend", f"meld.{kind} = [1, 7]", kind, (1, 7)) for kind in MELDS),
    ("st-hilary", "meld.nine = 3", "nine", (3, 6)),
]


def in_sections(changes: str) -> str:
    """`a.b = 1` as TOML sections."""
    sections: dict[str, list[str]] = {}
    for line in changes.splitlines():
        section, _, setting = line.partition(".")
        sections.setdefault(section, []).append(setting)
    return "\n".join(f"[{section}]\n" + "\n".join(settings) for section, settings in sections.items())


def said(book: Book) -> list[Message]:
    return [line.says for chapter in describe(book) for line in chapter.lines]


@pytest.mark.parametrize(("name", "changes", "expected"), CHANGES)
def test_a_clubs_change_shows(name: str, changes: str, expected: Message):
    assert expected not in said(house(name))
    assert expected in said(house(name, in_sections(changes)))


@pytest.mark.parametrize(("name", "changes", "gone"), GONE)
def test_what_a_club_does_not_play_is_not_said(name: str, changes: str, gone: Message):
    assert gone in said(house(name))
    assert gone not in said(house(name, in_sections(changes)))


@pytest.mark.parametrize(("name", "changes", "kind", "values"), MELD_VALUES)
def test_a_clubs_values_stand_in_the_table_of_melds(name: str, changes: str, kind: str, values: tuple[int, ...]):
    (row,) = [row for row in meld_rows(house(name, in_sections(changes))) if row.name == fact("meld-name", kind=kind)]
    assert row.values == values


def test_a_club_may_have_another_pinochle():
    rows = [row.pieces for row in meld_rows(house("npa", "[meld]\npinochle_cards = ['QS', 'JH']"))]
    assert fact("some-pieces", pieces=("QS", "JH")) in rows


ONLY_ONE_WAY = {"deck.pieces", "scoring.style"}
"""Settings with a single value so far, or which make it another game altogether."""


def test_every_setting_is_tried():
    changed = [changes for _, changes, _ in (*CHANGES, *GONE)] + [changes for _, changes, _, _ in MELD_VALUES]
    tried = {line.split(" = ")[0] for changes in (*changed, "meld.pinochle_cards") for line in changes.splitlines()}
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
        ("npa", 'roundhouse = "round trip"', "round trip (24"),
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
    plain = Sheet.line

    def listening(self: Sheet, says: Message, *codes: str, read: tuple[str, ...] = ()) -> RuleLine:
        asked.update(codes)
        return plain(self, says, *codes, read=read)

    monkeypatch.setattr(Sheet, "line", listening)
    for name in book_names():
        describe(load_book(name))
    for name, changes, _ in (*CHANGES, *GONE):
        describe(house(name, in_sections(changes)))
    assert len(asked) > 60
    assert asked <= codes()


def test_a_stretch_of_the_ladder_may_have_its_own_clause():
    lines = [line for chapter in describe(load_book("bend")) for line in chapter.lines if "step" in line.says.args]
    told = [(line.clause, line.says.args.get("bid"), line.says.args["step"].args["step"]) for line in lines]
    assert told == [("BEN-2.2c", None, 10), ("BEN-2.2d", 600, 50), ("BEN-2.2e", 1000, 100)]


@pytest.mark.parametrize(
    ("name", "never"),
    [
        ("bend.3", "partner"), ("bend", "sign"), ("st-hilary", "sign the"), ("n42pa", "sign the"),
        ("n42pa", "turned down"),
        ("n42pa", "meld"), ("mcallen", "stay face down"), ("st-hilary", "riffled"),
        ("bend", "highest score"), ("npa", "highest score"), ("mcallen", "highest score"), ("bend", "session"),
    ],
)  # fmt: skip
def test_what_a_house_does_not_say(name: str, never: str):
    assert never not in told(load_book(name))


def test_a_meld_that_no_hand_can_hold_is_known():
    rows = {row.name.args["kind"]: row for row in meld_rows(load_book("mcallen"))}
    assert (rows["roundhouse"].values, rows["roundhouse"].most) == ((24, 240), 1)
    assert rows["run"].most == 2
    assert all(row.most == len(row.values) for row in meld_rows(load_book("npa")))


def test_a_club_with_its_own_clause_cites_it():
    club = loads_book(
        'name = "oak"\ntitle = "Oak"\nextends = "npa"\n[auction]\nminimum = 45\n[cites]\nbid-minimum = "OAK-1"\n'
        '[[clause]]\nid = "OAK-1"\nkind = "auction"\ntext = "Forty-five opens."'
    )
    expected = (fact("rules-minimum", bid=45), "OAK-1")
    assert expected in [line[:2] for chapter in describe(club) for line in chapter.lines]


def test_what_a_paper_leaves_open_is_marked():
    def marked(name: str) -> dict[str, str]:
        return {line.says.id: line.mark for chapter in describe(load_book(name)) for line in chapter.lines}

    mcallen, hilary = marked("mcallen"), marked("st-hilary")
    assert (mcallen["rules-medals"], mcallen["rules-unsaved"], mcallen["rules-entry"]) == ("ours", "read", "")
    assert hilary["rules-time-up"] == "ours"
