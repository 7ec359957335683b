"""What the houses say of places and money, and books that say what cannot be."""

from __future__ import annotations

import pytest

from meldhouse.game import Slip, score
from meldhouse.messages import fact, written
from meldhouse.rulebooks import BookError, book_names, load_book
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.loading import loads_book
from meldhouse.tournament.money.cash import CashBook, Due, Payment, Pot, refundable, side_money
from meldhouse.tournament.money.prizes import awards
from meldhouse.tournament.scoring.ledger import Ledger, LedgerEntry, TableEnding, alone, posted
from meldhouse.tournament.scoring.standings import standings


def ranking(name):
    return load_book(name).tournament.ranking


def made(points, round=1, **more):
    return tuple(
        LedgerEntry(people=(one,), round=round, points=value, reason=written("test"), **more)
        for one, value in points.items()
    )


def placed(name, ledger, names):
    return [(row.place, row.id) for row in standings(ranking(name), alone(names), ledger).rows]


def five_rounds(**points):
    return Ledger(tuple(one for at in range(5) for one in made({who: got[at] for who, got in points.items()}, at + 1)))


@pytest.mark.accepts("MCA-2a")
def test_all_points_of_five_rounds_decide():
    ledger = five_rounds(A=(100, 100, 100, 100, 12), B=(90, 90, 90, 90, 38))
    assert placed("mcallen", ledger, "AB") == [(1, "A"), (2, "B")]
    assert standings(ranking("mcallen"), alone("AB"), ledger).row("A").points == 412


@pytest.mark.refuses("MCA-2a")
def test_neither_rounds_won_nor_an_extra_round_are_added():
    ledger = five_rounds(A=(200, 0, 0, 0, 0), B=(1, 1, 1, 1, 1)) + Ledger(made({"B": 500}, 6, playoff=2))
    won = Ledger((), tuple(TableEnding(round=at, table=1, sides=(("B",), ("A",)), games=(1, 0)) for at in range(2, 6)))
    assert placed("mcallen", ledger + won, "AB") == [(1, "A"), (2, "B")]


@pytest.mark.accepts("MCA-2b")
def test_a_tie_for_a_medal_takes_another_round_before_medals_are_given():
    book = load_book("mcallen")
    ledger = Ledger(made({"A": 412, "B": 398, "C": 398, "D": 390}))
    tied = standings(book.tournament.ranking, alone("ABCD"), ledger)
    assert book.tournament.ranking.playoff == "round"
    assert [tie.tied for tie in tied.ties] == [("B", "C")]
    ledger += Ledger(made({"B": 20, "C": 31}, 6, playoff=2))
    table = standings(book.tournament.ranking, alone("ABCD"), ledger)
    given = awards(book.tournament.money, table, alone("ABCD"), ledger, Pot(0, 0))
    assert [(one.name, one.medal) for one in given] == [("A", "gold"), ("C", "silver"), ("B", "bronze")]


@pytest.mark.refuses("MCA-2b")
def test_a_tie_for_seventh_place_takes_no_round():
    ledger = Ledger(made({**{one: 400 - at for at, one in enumerate("ABCDEF")}, "G": 300, "H": 300}))
    table = standings(ranking("mcallen"), alone("ABCDEFGH"), ledger)
    assert (table.ties, table.row("G").place, table.row("H").place) == ((), 7, 7)


@pytest.mark.accepts("BEN-X12")
def test_the_sum_of_six_games_wins_the_session():
    ledger = Ledger(tuple(one for at in range(1, 7) for one in made({"A": 600, "B": 590, "C": 10}, at)))
    assert placed("bend", ledger, "ABC") == [(1, "A"), (2, "B"), (3, "C")]


@pytest.mark.refuses("BEN-X12")
def test_games_won_do_not_win_the_session_at_bend():
    ledger = Ledger(made({"A": 900, "B": 100}), (TableEnding(round=1, table=1, sides=(("B",), ("A",)), games=(1, 0)),))
    assert placed("bend", ledger, "AB") == [(1, "A"), (2, "B")]


def afternoon(points, games):
    sides = (("A", "C"), ("B", "D"))
    outcomes = tuple(TableEnding(round=at, table=1, sides=sides, games=won) for at, won in enumerate(games, 1))
    return Ledger(tuple(one for at, got in enumerate(points, 1) for one in made(got, at)), outcomes)


@pytest.mark.accepts("STH-X5")
def test_most_games_win_the_afternoon_and_points_decide_between_equals():
    ledger = afternoon([{"A": 150, "C": 150, "B": 20, "D": 25}], [(1, 0)])
    assert placed("st-hilary", ledger, "ABCD") == [(1, "A"), (1, "C"), (3, "D"), (4, "B")]


@pytest.mark.refuses("STH-X5")
def test_points_do_not_win_an_afternoon_against_games():
    ledger = afternoon([{"A": 150, "B": 149}, {"A": 150, "B": 149}, {"A": -90, "B": 151}], [(1, 0), (1, 0), (0, 1)])
    assert placed("st-hilary", ledger, "AB") == [(1, "A"), (2, "B")]


def test_matches_then_meetings_then_games_then_marks_decide_at_forty_two():
    ledger = Ledger(
        made({"A": 14, "B": 14}, table=1, unit="marks"),
        (TableEnding(round=1, table=1, sides=(("B",), ("A",)), games=(2, 1)),),
    )
    assert placed("n42pa", ledger, "AB") == [(1, "B"), (2, "A")]
    rules = ranking("n42pa")
    found = standings(rules, alone("AB"), ledger, bracket={"A": 1, "B": 2})
    assert [row.id for row in found.rows] == ["A", "B"], "the bracket comes first where there is one"


def test_the_first_three_places_are_played_off_in_a_hand_at_the_national_association():
    table = standings(ranking("npa"), alone("ABCDE"), Ledger(made({"A": 9, "B": 9, "C": 5, "D": 4, "E": 4})))
    assert [tie.tied for tie in table.ties] == [("A", "B")]
    assert ranking("npa").playoff == "hand"


@pytest.mark.accepts("BEN-4.2a")
def test_a_quarter_for_a_set_comes_from_the_bidder_and_goes_to_the_pool():
    book = load_book("bend")
    slip = Slip(bidder="W", bid=900, trump="H", meld={"EW": 100, "NS": 100}, take={"EW": 200, "NS": 300})
    seats = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}
    ledger = Ledger(posted(score(book, slip), seats, round=1, table=1, hand=1))
    assert [(due.who, due.cents, due.clause) for due in side_money(ledger)] == [("Dan", 25, "BEN-4.2a")]
    assert book.tournament.money.side_money == "pool"


@pytest.mark.accepts("NPA-1.3h")
@pytest.mark.parametrize("started", [True, False])
def test_whoever_is_disqualified_gets_nothing_back(started):
    book = CashBook((Due(who="Ann", kind="fee", cents=500),))
    book = book.pay(Payment(who="Ann", kind="fee", cents=500))
    rules = load_book("npa").tournament.money
    assert refundable(rules, book, "Ann", "disqualified", started=started) == 0
    assert refundable(rules, book, "Ann", "withdrawn", started=False) == 500


@pytest.mark.parametrize("name", book_names())
def test_no_house_asks_for_a_fee_or_promises_a_prize_that_its_paper_does_not_name(name):
    money = load_book(name).tournament.money
    assert (money.fee_cents, money.percents, money.cents, money.specials) == (0, (), (), ())
    assert money.medals == (3 if name.startswith("mcallen") else 0)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ('[tournament.ranking]\norder = ["points", "points"]', "tournament.ranking.order"),
        ("[tournament.ranking]\norder = []", "tournament.ranking.order"),
        ('[tournament.ranking]\nplayoff = "hand"', "tournament.ranking.playoff"),
        ("[tournament.ranking]\nplayoff_places = 3", "tournament.ranking.playoff"),
        ("[tournament.money]\npercents = [60, 30, 20]", "tournament.money.percents"),
        ('[tournament.money]\nspecials = [{ prize = "first-to", cents = 500 }]', "tournament.money.specials"),
        ('[tournament.money]\nspecials = [{ prize = "low-score", target = 5 }]', "tournament.money.specials"),
        ("[tournament.money]\nfee_cents = -1", "tournament.money.fee_cents"),
        ("[tournament.money]\nfee_cents = 5.50", "tournament.money.fee_cents"),
        ('[tournament.money]\nodd_cents = "me"', "tournament.money.odd_cents"),
        ("[tournament.money]\nentry = 5", "tournament.money.entry"),
        ('[tournament.ranking]\norder = ["luck"]', "tournament.ranking.order"),
    ],
)
def test_a_book_that_cannot_be_is_refused_with_the_key(said, key):
    with pytest.raises(BookError, match=key):
        loads_book(f'extends = "st-hilary"\nname = "ours"\ntitle = "Ours"\n{said}\n')


def test_a_club_says_what_it_does_with_its_money_in_a_few_lines():
    text = """
    extends = "bend"
    name = "ours"
    title = "Ours"
    [tournament.money]
    fee_cents = 500
    keep_percent = 10
    percents = [40, 30, 20]
    specials = [{ prize = "high-round", percent = 10 }, { prize = "first-to", target = 2000, cents = 100 }]
    """
    rules = loads_book(text).tournament.money
    assert (rules.fee_cents, rules.percents, rules.side_money) == (500, (40, 30, 20), "pool")
    assert [special.prize for special in rules.specials] == ["high-round", "first-to"]


@pytest.mark.parametrize(
    ("house", "said", "wanted"),
    [
        ("mcallen", "", fact("rules-medals", places=3, by="field", pairs="yes")),
        ("npa", "[tournament.money]\nfee_cents = 2500", fact("rules-fee", fee=2500, each="person")),
        ("npa", '[tournament.money]\nfee_cents = 2500\nrefund = "never"', fact("rules-refund", refund="never")),
        ("npa", "[tournament.money]\nfee_cents = 1\nkeep_percent = 10", fact("rules-fee-kept", percent=10)),
        ("bend", "", fact("rules-side-money", goes="pool")),
        ("bend", '[tournament.money]\nside_money = "club"', fact("rules-side-money", goes="club")),
        (
            "bend",
            "[tournament.money]\npercents = [60, 40]",
            fact("rules-prizes-percent", percents=(60, 40), rest="no"),
        ),
        (
            "bend",
            "[tournament.money]\ncents = [1000]\neach = true",
            fact("rules-prizes", prizes=(fact("amount", money=1000),), each="yes"),
        ),
        ("bend", '[tournament.money]\ncents = [1]\nodd_cents = "club"', fact("rules-shared", odd="club")),
        (
            "bend",
            '[tournament.money]\nspecials = [{ prize = "first-to", target = 2000, cents = 500 }]',
            fact(
                "rules-special",
                given=fact("prize-for", prize="first-to", target=2000),
                worth=(fact("amount", money=500),),
            ),
        ),
        (
            "bend",
            '[tournament.money]\nspecials = [{ prize = "high-round", percent = 10 }]',
            fact(
                "rules-special",
                given=fact("prize-for", prize="high-round", target=0),
                worth=(fact("percent", number=10),),
            ),
        ),
    ],
)
def test_players_can_read_what_it_costs_and_what_can_be_won(house, said, wanted):
    book = loads_book(f'extends = "{house}"\nname = "ours"\ntitle = "Ours"\n{said}\n')
    chapter = describe(book)[-1]
    assert chapter.code == "tournament"
    assert wanted in [line.says for line in chapter.lines]
    assert book.voice.say(wanted)
