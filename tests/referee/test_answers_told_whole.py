"""What two fresh referees asked with the paper beside them: answers half told, and sentences that did not fit."""

from __future__ import annotations

from typing import Any

import pytest
from ruling_facts import flat, ids_of, parts_of, readings_of, unruled

from meldhouse.cli.commands.rule import RuleAnswer, answer
from meldhouse.game.typed.answers import Question
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.rulebooks.reading.unreadable import Unreadable
from table import house


def asked(name: str, kind: str, cards: str = "", **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **about))


def told(name: str, kind: str, **about: Any) -> RuleAnswer:
    """The same, asked as people ask at the counter: with what makes no difference."""
    return answer(house(name), Question({"kind": kind, **about}))


# --- a new deal that was called for, and whether they have looked -----------------------------------------------------

PULLED = ("ruling-no-redeal", "ruling-before-look", "pull-first", "MCA-10Aa")


@pytest.mark.accepts("MCA-10Aa", "MCA-10Ab", "MCA-P1")
@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
@pytest.mark.parametrize("counts", [{"N": 11, "E": 13}, {"N": 10, "S": 14}])
@pytest.mark.parametrize("in_time", [True, None])
def test_whether_they_have_looked_decides_what_a_call_for_a_new_deal_brings(name, counts, in_time) -> None:
    ruling = asked(name, "redeal_called", by=("N",), counts=counts, in_time=in_time)
    assert set(PULLED) <= set(parts_of(ruling))
    assert "ruling-at-the-end" in parts_of(ruling)
    assert not any("redeal" in other for other in readings_of(ruling))


@pytest.mark.refuses("MCA-10Aa")
def test_nobody_pulls_once_play_has_begun_or_somebody_has_bid() -> None:
    assert "pull" not in parts_of(
        asked("mcallen", "redeal_called", by=("N",), counts={"N": 11, "E": 13}, in_time=False)
    )
    bid = told("mcallen", "redeal_called", by="N", counts="N=11 E=13", bidder="N", contract=20)
    assert "pull" not in parts_of(bid.ruling)


def test_where_looking_changes_nothing_it_is_not_spoken_of() -> None:
    assert "ruling-before-look" not in parts_of(asked("npa", "redeal_called", by=("N",), counts={"N": 19, "E": 21}))
    assert "ruling-before-look" not in parts_of(
        asked("bend.3", "redeal_called", by=("N",), counts={"N": 30}, in_time=True)
    )


# --- conduct by a clause ----------------------------------------------------------------------------------------------


@pytest.mark.refuses("MCA-7e")
@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
def test_meld_that_was_taken_up_too_early_is_laid_down_again(name) -> None:
    ruling = asked(name, "conduct", by=("N",), clause="MCA-7e")
    assert ruling.remedies == ("take-back", "log")
    assert ids_of(ruling)[0] == "take-back-conduct"
    lead = ids_of(asked(name, "lead_unready", by=("N",)))
    assert ids_of(ruling)[-len(lead) - 1 :] == ("ruling-if-it-was", *lead)


@pytest.mark.parametrize(
    ("name", "clause", "kind"),
    [
        ("n42pa", "N42-8b", "rearranged"), ("n42pa", "N42-10b", "suit_asked"), ("n42pa", "N42-10c", "who_played_asked"),
        ("n42pa", "N42-16a", "claim"), ("st-hilary", "STH-PS-d", "pass_count"), ("npa", "NPA-2.7n", "piece_shown"),
    ],
)  # fmt: skip
def test_conduct_that_is_ruled_on_is_asked_for_by_its_name(name, clause, kind) -> None:
    with unruled("case-clause-named", clause, kind):
        asked(name, "conduct", by=("N",), clause=clause)


@pytest.mark.parametrize(("name", "clause"), [("n42pa", "N42-8c"), ("n42pa", "N42-14b"), ("npa", "NPA-2.7r")])
def test_conduct_without_a_name_is_written_down(name, clause) -> None:
    assert "log" in asked(name, "conduct", by=("N",), clause=clause).remedies


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("st-hilary", "STH-JB-a"), ("st-hilary", "STH-LD-c"), ("st-hilary", "STH-OB-c"), ("n42pa", "N42-4a"),
        ("n42pa", "N42-9a"), ("n42pa", "N42-10a"), ("bend.3", "BEN-3.2a"), ("npa", "NPA-2.7q"), ("mcallen", "MCA-8f"),
        ("st-hilary", "STH-RP-d"), ("st-hilary", "STH-F9-a"), ("st-hilary", "STH-X4"), ("bend", "BEN-X20"),
        ("bend", "BEN-3.5b"),
    ],
)  # fmt: skip
def test_nobody_breaks_what_only_says_what_one_may_do(name, clause) -> None:
    with unruled("case-clause-unbreakable"):
        asked(name, "conduct", by=("N",), clause=clause)


# --- what makes a difference ------------------------------------------------------------------------------------------

LAID_DOWN = {"N": "4-4 6-4 5-5", "E": "4-0 6-1 3-3", "S": "5-1 2-2 1-1", "W": "0-0 2-1 3-1"}


@pytest.mark.accepts("N42-16b")
def test_what_was_taken_decides_whether_a_bid_is_home() -> None:
    about = {"by": "N", "leads": "S", "trump": "4", "bidder": "N", "contract": 31, "hands": LAID_DOWN}
    home, short = (told("n42pa", "claim", **about, taken=taken) for taken in ("NS=19 EW=0", "NS=13 EW=6"))
    assert home.found.lay_down is not None
    assert short.found.lay_down is not None
    assert (home.found.lay_down.stands, short.found.lay_down.stands) == (True, False)
    assert (home.no_difference, short.no_difference) == (None, None)


OWN_LEAD = {
    "st-hilary": {
        "trump": "C", "trick": "AD 9D KD 10D", "cards": "AS", "bidder": "S", "contract": 24, "meld": "NS=20 EW=9",
    },
    "n42pa": {"trump": "4", "trick": "5-5 5-1 5-2 6-5", "cards": "6-6", "bidder": "N", "contract": 31},
    "npa": {"trump": "C", "trick": "AD JD KD 10D", "cards": "AS"},
    "mcallen": {"trump": "C", "trick": "AD JD KD 10D", "cards": "AS"},
}  # fmt: skip


@pytest.mark.accepts("STH-RN-c", "N42-5c")
@pytest.mark.parametrize("name", OWN_LEAD)
@pytest.mark.parametrize("by", ["N", "E"])
def test_the_trick_and_trump_have_shown_whose_lead_it_was(name, by) -> None:
    vain = told(name, "lead_early", by=by, leads="N", **OWN_LEAD[name]).no_difference
    assert not {"trick", "trump"} & {*flat(vain)}


def test_trump_is_told_for_nothing_where_no_trick_was_complete() -> None:
    early = told("npa", "play_early", by="W", leads="N", trump="C", trick="AD JD", cards="AS")
    assert tuple(flat(early.no_difference)) == ("ruling-no-difference", "told-fact", "trump")
    own = told("n42pa", "lead_early", by="N", leads="N", **OWN_LEAD["n42pa"])
    assert {*flat(own.no_difference)} >= {"slip", "slip-bid"}


# --- other readings, where they fit -----------------------------------------------------------------------------------


def speaks(ruling: Ruling, words: str) -> bool:
    return any(words in other for other in readings_of(ruling))


@pytest.mark.accepts("NPA-RS2", "NPA-RS3")
@pytest.mark.parametrize("kind", ["trick_taken_led", "trick_taken_late", "renege"])
@pytest.mark.parametrize(("by", "partners"), [("S", True), ("N", False)])
def test_a_book_that_the_partner_won_may_be_taken_for_a_false_one(kind, by, partners) -> None:
    about = {"by": by, "leads": "N", "trump": "C", "trick": "AD JD KD 10D"}
    offence = {"offence": "taken"} if kind == "renege" else {}
    assert speaks(told("npa", kind, **about, **offence).ruling, "taken-partners") is partners
    assert not speaks(told("npa", "trick_taken", **about).ruling, "taken-partners")


@pytest.mark.accepts("MCA-13b")
def test_a_trick_that_is_not_complete_has_not_been_turned_down() -> None:
    about = {"by": "E", "leads": "N", "trump": "C", "card": "JC", "later": "KD"}
    assert not speaks(told("mcallen", "renege", **about, trick="AD JC 9D").ruling, "turned-trick")
    assert speaks(told("mcallen", "renege", **about, trick="AD JC 9D 9D").ruling, "turned-trick")


@pytest.mark.accepts("NPA-2.1b")
def test_nothing_is_played_out_that_is_scored() -> None:
    assert not speaks(asked("npa", "wrong_table", by=("N",), called="scored"), "played-out")
    assert speaks(asked("npa", "wrong_table", by=("N",)), "played-out")


@pytest.mark.refuses("MCA-X5")
def test_what_must_be_played_is_not_given_up() -> None:
    reached = told("mcallen", "board_short", bidder="N", contract=20, meld="NS=3 EW=4").ruling
    assert (reached.clause, readings_of(reached)) == ("MCA-X5", ())
    assert speaks(told("mcallen", "board_short", bidder="N", contract=60, meld="NS=4 EW=3").ruling, "no-concede")


@pytest.mark.accepts("MCA-10Bb")
@pytest.mark.parametrize("name", ["mcallen", "npa"])
def test_a_pass_out_of_turn_may_be_taken_for_a_bid(name) -> None:
    assert speaks(asked(name, "pass_early", by=("N",)), "bid-early")


@pytest.mark.accepts("BEN-3.5d")
def test_of_wrong_totals_each_reading_is_told_of_its_own_case() -> None:
    partners, cents = "even-misdeal", "fees-both"
    cases = [{"N": 21, "E": 19}, {"N": 21, "S": 19}, {}]
    found = [asked("bend", "count_end", counts=counts) for counts in cases]
    assert [(speaks(one, partners), speaks(one, cents)) for one in found] == [
        (False, True), (True, False), (True, True),
    ]  # fmt: skip


# --- by the moment, and by whose bid it is ----------------------------------------------------------------------------


@pytest.mark.accepts("MCA-10Fb")
@pytest.mark.parametrize("called", ["scored", "next-deal"])
def test_who_dealt_a_hand_is_not_asked_when_both_have_agreed_to_its_score(called) -> None:
    scored = asked("mcallen", "wrong_dealer", by=("N",), called=called)
    assert (scored.clause, scored.hand) == ("MCA-10Fb", "over")
    assert asked("mcallen", "wrong_dealer", by=("N",)).remedies == ("official",)
    assert asked("npa", "wrong_dealer", by=("N",), called=called).hand == "void"
    assert asked("bend", "wrong_dealer", by=("N",), called=called).remedies == ("official",)


@pytest.mark.accepts("MCA-C4b")
@pytest.mark.parametrize("kind", ["trump_asked", "suit_asked", "trump_asked_late"])
def test_those_who_have_the_bid_may_say_what_is_trump(kind) -> None:
    found = told("mcallen", kind, by="N", bidder="W")
    assert ids_of(found.ruling)[0] == "ruling-unanswered-by"
    assert found.no_difference is None
    assert ids_of(told("mcallen", kind, by="N", bidder="N", contract=20).ruling)[0] == "ruling-unanswered-by"
    assert ids_of(asked("mcallen", kind, by=("N",)))[0] == "unanswered"


@pytest.mark.refuses("BEN-3.3a")
@pytest.mark.parametrize("about", [{"by": "N"}, {"counts": "N=21 S=19"}])
def test_what_was_passed_does_not_go_back_once_tricks_are_played(about) -> None:
    late = told("bend", "pass_count", **about, in_time=False)
    assert (late.ruling.clause, late.ruling.hand, late.no_difference) == ("BEN-3.6b", "stopped", None)
    assert told("bend", "pass_count", **about, in_time=True).ruling.remedies == ("take-back",)


@pytest.mark.accepts("BEN-2.1a")
def test_a_remark_beside_a_bid_is_for_the_organizer_and_a_question_is_only_written_down() -> None:
    assert "official" in asked("bend", "bid_talk", by=("N",)).remedies
    assert asked("bend", "redeal_asked", by=("N",)).remedies == ("not-allowed", "log")


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1b", "NPA-3.1c")
@pytest.mark.parametrize(
    ("name", "word", "offence"),
    [
        ("npa", "cut", "trump"),
        ("npa", "over-cut", "beat"),
        ("npa", "overcut", "beat"),
        ("mcallen", "overtrump", "beat"),
    ],
)
def test_a_renege_may_be_named_in_the_words_of_the_paper(name, word, offence) -> None:
    about = {"by": "E", "bidder": "N", "contract": 60, "meld": "NS=24 EW=12"}
    found, meant = (told(name, "renege", **about, offence=one) for one in (word, offence))
    assert (found.ruling, found.no_difference) == (meant.ruling, meant.no_difference)
    with pytest.raises(Unreadable, match="offence"):
        told("mcallen", "renege", **about, offence="cut")


@pytest.mark.accepts("N42-6c")
def test_of_two_open_dominoes_their_player_chooses() -> None:
    assert "ruling-which-first" in parts_of(asked("n42pa", "piece_dropped", "4-4 5-5", by=("N",)))
    assert "ruling-which-first" not in parts_of(asked("n42pa", "piece_dropped", "4-4", by=("N",)))
