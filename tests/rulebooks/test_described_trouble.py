"""What a rule sheet says before anybody sits down of what goes wrong, of manners, of those who decide, and its cost."""

from __future__ import annotations

import pytest

from meldhouse.messages import Message, fact, written
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import read
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.describe import Chapter, RuleLine, describe
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.describe.irregularities import FAMILIES
from meldhouse.rulebooks.refereeing import Rulings
from table import house

SAID: list[tuple[str, Message, str | None]] = [
    ("npa", fact("rules-renege-is", kinds=(fact("rules-renege-kind", kind="follow"),)), "NPA-3.1a"),
    ("npa", fact("rules-renege-is", kinds=(fact("rules-renege-kind", kind="trump"),)), "NPA-3.1c"),
    (
        "npa",
        fact("rules-renege-is", kinds=(fact("rules-renege-owed", melds=(fact("meld-name", kind="aces"),)),)),
        "NPA-3.1d",
    ),
    ("npa", fact("rules-renege-callers", who="opponents", alone="no"), "NPA-3.1e"),
    ("npa", fact("rules-renege-formula", formula=written("I am calling a renege")), "NPA-3.1h"),
    (
        "npa",
        fact(
            "rules-renege-unproven", follows="caller", official=fact("post", code="referee", name="referee"), alone="no"
        ),
        "NPA-3.1m",
    ),
    ("npa", fact("rules-renege-fine", points=200), "NPA-3.1g"),
    ("bend", fact("rules-renege-is", kinds=(fact("rules-renege-kind", kind="follow"),)), "BEN-3.5a"),
    ("bend", fact("rules-renege-totals"), "BEN-3.5d"),
    ("bend", fact("rules-correct", until="next-trick", seconds=0), "BEN-3.5b"),
    ("bend", fact("rules-renege-fee", cents=25), "BEN-4.2a"),
    (
        "bend.3",
        fact(
            "rules-renege-alone",
            gets=fact(
                "rules-gets-all",
                parts=(fact("rules-gets", part="bid", points=0), fact("rules-gets", part="meld", points=0)),
            ),
        ),
        "BEN-3.5h",
    ),
    (
        "bend.3",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="discard_forgotten"),)),
            answer=fact("rules-remedy", remedy="renege"),
        ),
        "BEN-3.5h",
    ),
    (
        "mcallen",
        fact(
            "rules-renege-is",
            kinds=(
                fact("rules-renege-kind", kind="follow"),
                fact("rules-renege-kind", kind="beat"),
                fact("rules-renege-kind", kind="trump"),
            ),
        ),
        "MCA-13c",
    ),
    ("mcallen.hoyle", fact("rules-renege-take"), "MCA-10C"),
    (
        "st-hilary",
        fact(
            "rules-renege-side",
            cost="minus-bid",
            gets=fact("rules-gets-all", parts=(fact("rules-gets", part="meld", points=0),)),
        ),
        "STH-RN-g",
    ),
    ("n42pa", fact("rules-renege-mark"), "N42-5a"),
    ("n42pa", fact("rules-renege-marks"), "N42-5b"),
    ("npa", fact("rules-eased-these", clauses=("NPA-2.2c", "NPA-2.2j", "NPA-2.3a")), "NPA-2.2d"),
    ("mcallen", fact("rules-eased-these", clauses=("MCA-4Sa", "MCA-4Sb", "MCA-4Sc", "MCA-4Sd")), "MCA-4Se"),
    ("n42pa", fact("rules-eased"), "N42-21a"),
    ("st-hilary", fact("rules-eased"), "STH-LA-a"),
    ("bend", fact("rules-eased-none", official=post_fact("club organizer")), None),
    ("npa", fact("rules-pull-beyond", pieces=1), "NPA-2.3f"),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-count", found=(fact("found-when", when="count_end"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="leftovers"),
                then=fact("rules-penalty", who="player", how="count_end", points=50, unit="points"),
            ),
        ),
        "NPA-2.3g",
    ),
    (
        "bend",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="deal_exposed"),)),
            answer=fact("rules-remedy", remedy="redeal"),
        ),
        "BEN-3.6a",
    ),
    (
        "st-hilary",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="misdeal_again"),)),
            answer=fact("rules-remedy", remedy="deal-left"),
        ),
        "STH-MD-c",
    ),
    (
        "mcallen",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="bid_early"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="counts-as-pass"),
                then=fact("rules-remedy", remedy="silence-partner"),
            ),
        ),
        "MCA-6d",
    ),
    (
        "n42pa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="lead_early"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="renege"),
                then=fact("rules-if-uncalled", says=fact("rules-remedy", remedy="face-up")),
            ),
        ),
        "N42-5c",
    ),
    (
        "bend",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="piece_dropped"),)),
            answer=fact("rules-remedy", remedy="face-up"),
        ),
        "BEN-X18",
    ),
    (
        "n42pa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="trump_asked_late"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-penalty", who="others", how="usual", points=1, unit="marks"),
                then=fact("rules-remedy", remedy="play-on"),
            ),
        ),
        "N42-9b",
    ),
    ("bend", fact("rules-claim-nobody"), "BEN-X13"),
    ("npa", fact("rules-claim-fails", shown="no", test="every-trick", cost="rest", alone="no"), "NPA-2.7o"),
    ("npa", fact("npa-4-1a"), "NPA-4.1a"),
    ("bend", fact("ben-2-1a"), "BEN-2.1a"),
    ("npa", fact("rules-appeal", official=fact("post", code="second-referee", name="second referee")), "NPA-1.3c"),
    ("npa", fact("rules-agreed", officials=2), "NPA-1.3d"),
    (
        "npa",
        fact(
            "rules-split-absent",
            official=fact("post", code="national-tournament-director", name="National Tournament Director"),
            others=(
                fact("post", code="vice-president", name="Vice President"),
                fact("post", code="appointee", name="appointee"),
            ),
        ),
        "NPA-1.3e",
    ),
    ("mcallen", fact("rules-final", official=fact("post", code="referee", name="referee")), "MCA-C5"),
    (
        "bend",
        fact("rules-disputes", officials=(fact("post", code="club-organizer", name="club organizer"),)),
        "BEN-X14",
    ),
    ("bend", fact("rules-one-goes-up"), "BEN-6.1d"),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="wrong_table"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-penalty", who="player", how="wrong_table", points=100, unit="points"),
                then=fact("rules-remedy", remedy="start-over"),
            ),
        ),
        "NPA-2.1b",
    ),
    ("npa", fact("rules-late-grace", minutes=5), "NPA-5.1a"),
    ("npa", fact("rules-late-each", minute="completed", points=10), "NPA-5.1b"),
    ("npa", fact("rules-late-most", points=100), "NPA-5.1c"),
    ("npa", fact("rules-late-replaced", minutes=16), "NPA-5.1d"),
    ("npa", fact("rules-late-from"), "NPA-5.1a"),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-count", found=(fact("found-when", when="count_play"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="play-on"),
                then=fact(
                    "rules-and-then",
                    says=fact("rules-remedy", remedy="leftovers"),
                    then=fact(
                        "cited",
                        says=fact(
                            "rules-at-the-end",
                            says=fact("rules-penalty", who="player", how="count_end", points=50, unit="points"),
                        ),
                        clause="NPA-2.3g",
                    ),
                ),
            ),
        ),
        "NPA-2.7v",
    ),
    (
        "mcallen",
        fact(
            "rules-trouble",
            what=fact("trouble-count", found=(fact("found-when", when="count_seen"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="play-on"),
                then=fact(
                    "cited",
                    says=fact(
                        "rules-at-the-end",
                        says=fact("rules-penalty", who="side", how="count_end", points=20, unit="points"),
                    ),
                    clause="MCA-P1",
                ),
            ),
        ),
        "MCA-10Ab",
    ),
    (
        "mcallen",
        fact(
            "rules-trouble",
            what=fact("trouble-count", found=(fact("found-when", when="count_play"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="play-on"),
                then=fact(
                    "rules-and-then",
                    says=fact("rules-remedy", remedy="leftovers"),
                    then=fact(
                        "cited",
                        says=fact(
                            "rules-at-the-end",
                            says=fact("rules-penalty", who="side", how="count_end", points=20, unit="points"),
                        ),
                        clause="MCA-P1",
                    ),
                ),
            ),
        ),
        "MCA-5e",
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="bid_early"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="void"),
                then=fact(
                    "rules-and-then",
                    says=fact("rules-remedy", remedy="silence-partner"),
                    then=fact("rules-remedy", remedy="next-bid-only"),
                ),
            ),
        ),
        "NPA-2.4c",
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="bid_wrong"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="void"),
                then=fact(
                    "rules-and-then",
                    says=fact("rules-remedy", remedy="silence-partner"),
                    then=fact("rules-remedy", remedy="bid-now"),
                ),
            ),
        ),
        "NPA-2.4c",
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="bid_passed"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="void"),
                then=fact(
                    "rules-and-then",
                    says=fact("rules-remedy", remedy="silence-partner"),
                    then=fact("rules-remedy", remedy="no-bid-again"),
                ),
            ),
        ),
        "NPA-2.4c",
    ),
    (
        "st-hilary",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="bid_passed"),)),
            answer=fact("rules-remedy", remedy="void"),
        ),
        "STH-BI-c",
    ),
    ("mcallen", fact("rules-shuffles", times=3), "MCA-4Sa"),
    (
        "mcallen",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="onlooker"),)),
            answer=fact("rules-remedy", remedy="not-allowed"),
        ),
        None,
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="onlooker"),)),
            answer=fact("rules-remedy", remedy="not-allowed"),
        ),
        None,
    ),
    ("mcallen", fact("rules-review-last"), None),
    (
        "mcallen",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="piece_dropped"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="face-up"),
                then=fact("cited", says=fact("rules-remedy", remedy="call-lead"), clause="MCA-10Db"),
            ),
        ),
        "MCA-10Da",
    ),
    (
        "st-hilary",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="conduct"),)),
            answer=fact(
                "rules-and-then",
                says=fact(
                    "rules-official",
                    does="official",
                    official=fact("post", code="ministry-leader", name="Ministry Leader"),
                ),
                then=fact(
                    "rules-official",
                    does="declare-renege",
                    official=fact("post", code="ministry-leader", name="Ministry Leader"),
                ),
            ),
        ),
        "STH-RN-f",
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="who_played_look"),)),
            answer=fact("rules-remedy", remedy="not-allowed"),
        ),
        "NPA-2.7j",
    ),
    ("n42pa", fact("rules-only-dealer", method="drawn"), "N42-X20"),
    (
        "n42pa",
        fact(
            "rules-stack-choice",
            bid=42,
            only="no",
            stacks=(
                fact("rules-stack", stack="single", name="single"),
                fact("rules-stack", stack="double", name="double"),
            ),
        ),
        "N42-3a",
    ),
    ("n42pa", fact("rules-stack-usual", stack=fact("rules-stack", stack="single", name="single")), None),
    (
        "n42pa",
        fact("rules-official-plays", official=fact("post", code="tournament-director", name="tournament director")),
        "N42-19a",
    ),
    (
        "bend",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="trump_unnamed"),)),
            answer=fact("rules-remedy", remedy="take-back"),
        ),
        None,
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="deal_exposed"),)),
            answer=fact("rules-remedy", remedy="play-on"),
        ),
        None,
    ),
    ("npa", fact("rules-renege-aces"), "NPA-3.1i"),
    ("npa", fact("rules-renege-exact", alone="no"), "NPA-3.1j"),
    ("npa", fact("rules-renege-spoiled", all=50, bonus=500), "NPA-3.1f"),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="meld_late"),)),
            answer=fact("rules-remedy", remedy="no-meld"),
        ),
        "NPA-2.5f",
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="meld_owed_late"),)),
            answer=fact(
                "rules-and-then",
                says=fact("rules-remedy", remedy="no-meld"),
                then=fact("rules-remedy", remedy="renege"),
            ),
        ),
        "NPA-3.1d",
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="meld_trump"),)),
            answer=fact("rules-remedy", remedy="until-marriage"),
        ),
        "NPA-2.5a",
    ),
    (
        "npa",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="contract_wrong"),)),
            answer=fact("rules-remedy", remedy="name-another"),
        ),
        "NPA-2.4h",
    ),
    (
        "mcallen",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="meld_late"),)),
            answer=fact("rules-remedy", remedy="no-meld"),
        ),
        "MCA-7f",
    ),
    (
        "bend.3",
        fact(
            "rules-trouble",
            what=fact("trouble-any", kinds=(fact("trouble", kind="discard_count"),)),
            answer=fact(
                "rules-discard-count",
                few=fact("cited", says=fact("rules-is-renege"), clause="BEN-3.5h"),
                official=fact("post", code="club-organizer", name="club organizer"),
            ),
        ),
        "BEN-3.4b",
    ),
    ("bend.3", fact("rules-event-rounds", rounds=6, hands=4, all=24), "BEN-1.1a"),
    ("bend.3", fact("rules-movement", movement="winners-up"), "BEN-6.1a"),
    ("bend.3", fact("rules-one-goes-up"), "BEN-6.1d"),
]
OWN_WORDS = [
    # clauses that no setting decides, told as the book words them
    ("npa", "NPA-8.1a"), ("npa", "NPA-1.2c"), ("npa", "NPA-2.7n"),
    ("mcallen", "MCA-7a"), ("mcallen", "MCA-7b"), ("mcallen", "MCA-C2a"),
    ("st-hilary", "STH-LD-c"), ("st-hilary", "STH-AM-a"),
    ("n42pa", "N42-16c"), ("n42pa", "N42-16d"), ("n42pa", "N42-1b"), ("n42pa", "N42-6c"),
]  # fmt: skip
UNSAID: list[tuple[str, str]] = [
    ("npa", "misdeal_again"),
    ("mcallen", "misdeal_again"),
    ("mcallen", "rules-riffled-only"),
    ("mcallen", "rules-meld-seen"),
    ("st-hilary", "who_played_asked"),
    ("n42pa", "dealt"),
    ("bend.3", "rules-event-partners"),
]
"""What a paper does not say, or what is the same as the first time."""


def _lines(name: str) -> list[RuleLine]:
    return [line for chapter in describe(load_book(name)) for line in chapter.lines]


def _chapter(name: str, code: str) -> Chapter:
    return next(chapter for chapter in describe(load_book(name)) if chapter.code == code)


@pytest.mark.parametrize(("name", "says", "clause"), SAID)
def test_the_rule_sheet_says_it_with_its_clause(name: str, says: Message, clause: str | None):
    said = _lines(name)
    assert (says, clause) in [line[:2] for line in said]
    assert clause or all(line.mark == "ours" for line in said if line.says == says)


@pytest.mark.parametrize(("name", "clause"), OWN_WORDS)
def test_a_clause_that_no_setting_decides_is_told_in_its_own_words(name: str, clause: str):
    assert (load_book(name).clause_table[clause].says, clause) in [line[:2] for line in _lines(name)]


@pytest.mark.parametrize(("name", "code"), UNSAID)
def test_nothing_is_told_that_the_paper_does_not_say(name: str, code: str):
    assert not [line.says for line in _lines(name) if f"'{code}'" in repr(line.says)]


def test_a_ruling_is_told_on_the_rule_sheet_once_unless_it_is_told_elsewhere():
    told = [kind for families in FAMILIES for family in families for kind in family.kinds]
    assert sorted(told) == sorted(set(told))
    elsewhere = {"reshuffle_asked", "redeal_called", "touched_kept", "trump_asked", "bid_asked"}
    assert {*told} ^ {*Rulings.__struct_fields__} == elsewhere


def test_a_fine_that_the_paper_prints_twice_is_told_with_both_amounts():
    fines = [line for line in _lines("npa") if line.clause == "NPA-2.2i"]
    assert fines[0].says.args["answer"] == fact("rules-fine", money=100_00)
    assert ("$250" in load_book("npa").voice.say(fines[1].says), fines[1].mark) == (True, "read")


def test_the_count_before_the_bidding_is_our_reading_of_a_count_before_play():
    counted = next(line for line in _lines("mcallen") if line.clause == "MCA-5d")
    assert counted == RuleLine(fact("rules-count-first", hand=12), "MCA-5d", "read")


@pytest.mark.parametrize(("laying", "governs", "clause"), [("governs", "yes", "NPA-2.5a"), ("no", "no", "NPA-2.4h")])
def test_a_suit_named_without_its_marriage_is_told_where_trump_needs_one(laying: str, governs: str, clause: str):
    told = [line for chapter in describe(house("npa", f'[trump]\nlaying = "{laying}"')) for line in chapter.lines]
    (line,) = [line for line in told if line.says.id == "rules-unmarried"]
    alone = fact("cited", says=fact("rules-unmarried-set"), clause="NPA-2.4i")
    assert line[:2] == (fact("rules-unmarried", governs=governs, alone=alone), clause)
    free = [line.says.id for name in ("mcallen", "n42pa", "bend") for line in _lines(name)]
    assert "rules-unmarried" not in free


@pytest.mark.parametrize("name", book_names())
def test_the_rule_sheet_is_in_american_spelling(name: str):
    sheet = " ".join(load_book(name).voice.say(line.says) for line in _lines(name))
    assert not [word for word in ("organiser", "favourable", "offence") if word in sheet]


@pytest.mark.parametrize("name", book_names())
@pytest.mark.parametrize("code", ["trouble", "officials"])
def test_every_house_has_both_chapters(name: str, code: str):
    lines = _chapter(name, code).lines
    assert lines
    known = load_book(name).clause_table
    assert all(line.clause is None or line.clause in known for line in lines)


@pytest.mark.parametrize("name", book_names())
def test_whatever_the_referee_rules_by_a_clause_of_its_own_is_told_somewhere(name: str):
    """A penalty in points, marks or dollars is nothing to be surprised by at the table."""
    book = load_book(name)
    told = "\n".join(repr(line.says) for line in _lines(name))
    unit = "marks" if book.scoring.style == "marks" else "points"
    for kind in book.rulings.__struct_fields__:
        answer = getattr(book.rulings, kind)
        if answer.points:
            assert f"'points': {answer.points}, 'unit': '{unit}'" in told, kind
        if answer.cents:
            assert f"'money': {answer.cents}" in told, kind


@pytest.mark.parametrize(
    ("name", "changes", "expected"),
    [
        (
            "npa",
            "[rulings]\nwrong_table = { points = 60 }",
            fact(
                "rules-trouble",
                what=fact("trouble-any", kinds=(fact("trouble", kind="wrong_table"),)),
                answer=fact(
                    "rules-and-then",
                    says=fact("rules-penalty", who="player", how="wrong_table", points=60, unit="points"),
                    then=fact("rules-remedy", remedy="start-over"),
                ),
            ),
        ),
        ("npa", "[renege]\nspoiler_fine = 150", fact("rules-renege-fine", points=150)),
        ("npa", '[renege]\ncorrect = "never"', fact("rules-correct-never")),
        ("npa", '[renege]\ncallers = "players"', fact("rules-renege-callers", who="players", alone="no")),
        ("npa", '[renege]\nformula = "Renege!"', fact("rules-renege-formula", formula=written("Renege!"))),
        ("npa", '[renege]\ndeadline = "next-deal"', fact("rules-renege-deadline", until="next-deal")),
        (
            "npa",
            '[renege]\nothers_get = ["meld"]',
            fact(
                "rules-renege-side",
                cost="zero",
                gets=fact("rules-gets-all", parts=(fact("rules-gets", part="meld", points=0),)),
            ),
        ),
        (
            "npa",
            "[renege]\nfloored = true",
            fact(
                "rules-renege-side",
                cost="zero",
                gets=fact(
                    "rules-gets-all",
                    parts=(fact("rules-gets", part="bid", points=0), fact("rules-gets", part="meld", points=20)),
                ),
            ),
        ),
        (
            "bend.3",
            '[scoring]\nset_bidder = "minus-bid"',
            fact(
                "rules-renege-bidder",
                cost="minus-bid",
                gets=fact(
                    "rules-gets-all",
                    parts=(fact("rules-gets", part="bid", points=0), fact("rules-gets", part="meld", points=0)),
                ),
            ),
        ),
        ("npa", '[claim]\nby = "bidder"', fact("rules-claim", bidder="yes")),
        ("npa", '[claim]\ntest = "bid"', fact("rules-claim-fails", shown="no", test="bid", cost="rest", alone="no")),
        ("npa", "[late]\ngrace = 7", fact("rules-late-grace", minutes=7)),
        ("npa", '[late]\nrounding = "begun"', fact("rules-late-each", minute="begun", points=10)),
        (
            "npa",
            '[officials]\nchain = ["floor manager"]',
            fact("rules-final", official=fact("post", code="floor-manager", name="floor manager")),
        ),
        (
            "bend",
            '[rulings]\nbid_early = { remedies = ["counts-as-pass"] }',
            fact(
                "rules-trouble",
                what=fact("trouble-any", kinds=(fact("trouble", kind="bid_early"),)),
                answer=fact("rules-remedy", remedy="counts-as-pass"),
            ),
        ),
    ],
)
def test_a_clubs_own_answer_is_told(name: str, changes: str, expected: Message):
    after, before = (
        [line.says for chapter in describe(book) for line in chapter.lines]
        for book in (house(name, changes), house(name))
    )
    assert expected in after
    assert expected not in before


def test_what_the_paper_does_not_say_is_marked():
    called = next(line for line in _chapter("bend", "trouble").lines if line.clause == "BEN-X19")
    assert called == RuleLine(fact("rules-renege-callers", who="opponents", alone="no"), "BEN-X19", "ours")


def test_everything_that_goes_wrong_has_a_name():
    names = read(HOME / "en")[0]["trouble"].keys["kind"]
    assert set(KINDS) <= set(names)
