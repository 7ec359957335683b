"""Who calls a renege, in which words, and until when: settings of the book, at the table and told at felt."""

from __future__ import annotations

import pytest
from felt_table import felt_tricks, put, turned
from npa_felt import NPA, first_book, go_on
from ruling_facts import parts_of

from meldhouse.game import CallRenege, Play, Refused
from meldhouse.game.records import Record, dumps, loads
from meldhouse.game.review import last_trick
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house

WORDS = ["I am calling a renege", "Stop: i am calling a RENEGE!", "I  am calling\na renege, on North."]
OTHER_WORDS = ["renege!", "I am calling", "I was calling a renege", "", "I am calling a reneger"]


def reneged(book=NPA) -> Felt:
    """North has played the king of clubs on West's ten although he holds the ace, and the book is turned down."""
    if book is NPA:
        return turned(first_book("N"))
    known = {"W": "KH QH TC", "N": "AC AC AC AC KC", "E": "JC", "S": "QC"}
    felt = felt_tricks(book, bidder="W", trump="H", amount=60, dealer="S", **known)
    return turned(put(felt, "TC KC JC QC"))


# --- the words ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1h")
@pytest.mark.parametrize("said", [None, *WORDS])
def test_a_call_that_contains_the_words_is_one(said):
    felt = reneged()
    felt.act(CallRenege("W", "N", 1, "beat", said))
    assert felt.hand.state.ending.ended == "renege"


@pytest.mark.refuses("NPA-3.1h")
@pytest.mark.parametrize("said", OTHER_WORDS)
def test_any_other_words_are_none_and_play_goes_on(said):
    felt = reneged()
    with pytest.raises(Refused, match=r"renege-formula.*'I am calling a renege'.*NPA-3\.1h"):
        felt.act(CallRenege("W", "N", 1, "beat", said))
    assert felt.rulings == []
    go_on(felt, 1)


@pytest.mark.refuses("NPA-3.1h")
@pytest.mark.parametrize("kind", ["renege", "renege_unproven"])
def test_told_at_felt_it_is_the_same(kind):
    case = {"by": ("N",), "caller": "W", "kind": kind}
    no_call = rule(NPA, Case(**case, said="he reneged"))
    assert (no_call.hand, no_call.clause, no_call.entries) == ("goes-on", "NPA-3.1h", ())
    assert rule(NPA, Case(**case, said=WORDS[1])) == rule(NPA, Case(**case))
    assert rule(NPA, Case(**case)).hand == "over"


def test_where_the_book_asks_for_no_words_any_will_do():
    assert rule(house("mcallen"), Case(kind="renege", by=("N",), caller="E", said="oh!")).hand == "over"


def test_the_words_stand_in_the_record():
    felt = reneged()
    felt.act(CallRenege("W", "N", 1, "beat", WORDS[1]))
    assert loads(dumps(Record(book=NPA, hands=[felt.hand]))).hands[0].events == felt.hand.events


# --- the callers ----------------------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-3.1e")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_a_book_may_let_everybody_call_it(caller):
    club = house("npa", "[renege]\ncallers = 'players'")
    felt = reneged(club)
    felt.act(CallRenege(caller, "N", 1, "beat"))
    assert felt.hand.state.ending.offender == "N"
    assert rule(club, Case(kind="renege", by=("N",), caller=caller)).hand == "over"
    assert "ruling-is-renege" in parts_of(rule(club, Case(kind="trick_taken_led", by=("N",))))


# --- the deadline ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "scored", "followed", "too_late"),
    [
        ("npa", False, False, False),
        ("npa", True, False, True),
        ("npa", True, True, True),
        ("club", False, False, False),
        ("club", True, False, False),
        ("club", True, True, True),
    ],
)
@pytest.mark.accepts("NPA-3.1n")
@pytest.mark.refuses("NPA-3.1n")
def test_it_is_called_until_the_score_is_written_down_or_until_the_next_deal(book, scored, followed, too_late):
    rules = NPA if book == "npa" else house("npa", "[renege]\ndeadline = 'next-deal'")
    felt = reneged(rules)
    felt.is_scored, felt.is_followed = scored, followed
    when = "next-deal" if followed else "scored" if scored else "during"
    told = rule(rules, Case(kind="renege", by=("N",), caller="W", called=when))
    if not too_late:
        felt.act(CallRenege("W", "N", 1, "beat"))
        assert (felt.hand.state.ending.ended, told.hand) == ("renege", "over")
        return
    with pytest.raises(Refused, match=r"renege-deadline.*NPA-3\.1n") as refused:
        felt.act(CallRenege("W", "N", 1, "beat"))
    assert (refused.value.refusal.message.id == "renege-deadline-next") is (book == "club")
    assert (told.hand, told.entries, told.clause) == ("over", (), "NPA-3.1n")


# --- the trick ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1h")
@pytest.mark.parametrize("lies_there", [True, False])
def test_a_trick_that_has_not_begun_cannot_be_called_and_the_slip_costs_nothing(lies_there):
    felt = first_book("N") if lies_there else turned(first_book("N"))
    for number in (2, 3, -1):
        with pytest.raises(Refused, match=rf"renege-trick.*'number': {number}, 'most': 1"):
            felt.act(CallRenege("W", "N", number, "beat"))
    assert (felt.rulings, felt.hand.is_over, last_trick(felt.hand.state)) == ([], False, 1)
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert felt.hand.state.ending.offender == "N"


def test_before_the_first_lead_there_is_no_trick_to_call():
    felt = felt_tricks("npa", bidder="W", trump="H", amount=60, dealer="S", W="KH QH TC")
    with pytest.raises(Refused, match="renege-trick-none"):
        felt.act(CallRenege("W", "N", 1, "follow"))
    assert felt.rulings == []


@pytest.mark.accepts("N42-5c")
def test_a_lead_out_of_turn_belongs_to_the_trick_that_is_still_to_be_led():
    felt = felt_tricks("n42pa", bidder="W", trump="6", amount=30, dealer="S", N="1-0")
    assert last_trick(felt.hand.state) == 0
    felt.act(Play("N", felt.hand.state.hands["N"][0]))
    assert last_trick(felt.hand.state) == 1
    felt.act(CallRenege("W", "N", 1, "turn"))
    assert felt.hand.state.ending.offender == "N"
