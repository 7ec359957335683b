"""`rule`, asked by somebody who leaves things out, says them twice, or answers one question after the other."""

from __future__ import annotations

import json

import pytest
from cli_runner import answered, ask, lines, says, told

from meldhouse.messages import fact
from worded import words

TRICK = ("--trump", "S", "--trick", "AD QH", "--card", "QH")
HAND = ("--bidder", "W", "--contract", "60", "--meld", "EW=40 NS=24")


def said(*words: str, stdin: str | None = None) -> str:
    return " ".join(told("rule", *words, stdin=stdin).split())


# --- what was held ----------------------------------------------------------------------------------------------------


def test_without_what_was_held_nothing_is_proven_either_way():
    wrong = ask("rule", "npa", "renege", "--by", "S", "--caller", "E", *TRICK, *HAND, width=200)
    assert wrong.exit_code == 2
    assert says("cli-rule-held-needs", piece="QH") in wrong.stderr


def test_when_the_books_were_looked_through_in_vain_it_is_not_proven():
    found = answered("rule", "npa", "renege", "--by", "S", "--caller", "E", *TRICK, *HAND, "--later", "")
    assert (found["proof"]["proven"], found["ruling"]["kind"]) == (False, "renege_unproven")


@pytest.mark.accepts("NPA-3.1i")
@pytest.mark.parametrize(
    ("told", "kind"),
    [
        (("--cards", "AS AH AD AC"), "renege"),
        (("--cards", "AS AH AD", "--card", "AC"), "renege"),
        (("--cards", "AS AH AD", "--later", "AC"), "renege_unproven"),
        (("--later", "AS AH AD AC AC"), "renege_unproven"),
        (("--hands", "N=AS AH AD AC AC"), "renege_unproven"),
    ],
)
def test_aces_that_were_kept_back_are_proven_by_those_that_were_played(told, kind):
    asked = ("--by", "N", "--caller", "E", "--offence", "aces", "--too-late", *HAND)
    found = answered("rule", "npa", "renege", *asked, *told)
    assert found["ruling"]["kind"] == kind
    assert ("Only aces already played prove it" in found["ruling"]["text"]) is (kind == "renege_unproven")


def test_what_was_held_is_not_passed_over_where_no_trick_is_told():
    wrong = ask("rule", "npa", "renege", "--by", "N", "--caller", "E", "--later", "AC", *HAND, width=200)
    assert wrong.exit_code == 2
    assert says("cli-rule-proof-needs", book="npa") in " ".join(wrong.stderr.split())


@pytest.mark.parametrize(("later", "kind"), [("AC", "renege"), ("QC", "renege_unproven")])
@pytest.mark.parametrize("asked", ["renege", "renege_unproven"])
def test_the_cards_decide_whatever_it_was_called(asked, later, kind):
    trick = ("--trump", "H", "--trick", "10C KC JC QC", "--card", "KC", "--later", later)
    found = answered("rule", "npa", asked, "--by", "S", "--caller", "W", *trick)
    assert (found["ruling"]["kind"], found["proof"]["proven"]) == (kind, kind == "renege")


def test_and_whatever_was_not_done_in_the_words_of_the_caller():
    trick = ("--trump", "H", "--trick", "10C KC JC QC", "--card", "KC", "--later", "AC", "--offence", "turn")
    found = answered("rule", "npa", "renege", "--by", "S", *trick)
    assert (found["proof"]["offence"], found["ruling"]["hand"]) == ("beat", "over")


@pytest.mark.parametrize(
    ("trick", "in_time"), [("9D JH", True), ("9D JH KD", False), ("9D KD TD JH", None), ("9D KD TD JH --in-time", True)]
)
def test_the_trick_shows_whether_it_can_still_be_put_right(trick, in_time):
    pieces, _, flag = trick.partition(" --")
    about = ("--trump", "C", "--trick", pieces, "--card", "JH", "--later", "QD", *((f"--{flag}",) if flag else ()))
    found = answered("rule", "st-hilary", "renege", "--by", "E", *about)["ruling"]["outcomes"]
    ids = [one["said"]["id"] for one in found]
    assert ("ruling-mended" in ids) is (in_time is True)
    assert ("ruling-until-mended" in ids) is (in_time is None)


# --- what is said twice, or in other words ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("npa", "renege", "--by", "N", "--bidder", "S", "--contract", "60", "--meld", "NS=20 NS=9"),
            "meld: NS is there",
        ),
        (("bend", "count_end", "--counts", "N=25 N=20"), says("cli-twice", field="counts", name="N")),
        (("n42pa", "claim", "--by", "S", "--stands", "--taken", "NS=4 ns=5"), "taken: NS is there twice"),
        (("npa", "renege", "--by", "N", "--offence", "fellow"), "offence: Did you mean follow?"),
        (("n42pa", "renege", "--by", "N", "--offence", "xyz"), "offence: Choose follow, turn, or taken."),
        (("npa", "renege", "--by", "N", "--called", "in-time"), "called: Choose scored or next-deal."),
    ],
)
def test_what_cannot_be_understood_is_told(words, sentence):
    wrong = ask("rule", *words, width=200)
    assert (wrong.exit_code, sentence in wrong.stderr) == (2, True), wrong.stderr


def test_a_name_that_is_said_twice_is_one_player():
    assert words("ruling-remedy-who", remedy="warn", who=("W",)) in said("npa", "bid_talk", "--by", "W", "--by", "West")


@pytest.mark.parametrize("contract", ["two marks", "2 marks", "84"])
def test_marks_are_said_in_words_too(contract):
    assert "North and South get 2 marks" in said(
        "n42pa", "renege", "--by", "E", "--bidder", "S", "--contract", contract
    )


def test_what_follows_from_the_hands_need_not_be_said():
    hands = {"N": "4-4 6-4 5-5", "E": "4-0 3-1 2-1", "S": "5-1 3-2 2-0", "W": "6-2 3-0 1-0"}
    asked = {"book": "n42pa", "kind": "claim", "by": "N", "trump": "4", "leads": "S", "hands": hands, "taken": "NS=14"}
    (found,) = lines("rule", stdin=json.dumps({**asked, "bidder": "N", "contract": 31}))
    assert found["lay_down"]["outcome"] == "stands"
    assert [entry["reason"] for entry in found["ruling"]["entries"]] == [
        {"id": "score-made-claimed", "args": {"bid": 31}}
    ]


@pytest.mark.parametrize(("in_time", "hand"), [(True, "goes-on"), (False, "over")])
def test_a_line_says_whether_it_was_in_time(in_time, hand):
    asked = {"book": "bend", "kind": "renege", "by": "E", "in_time": in_time}
    (found,) = lines("rule", stdin=json.dumps(asked))
    assert found["ruling"]["hand"] == hand


def test_hands_that_say_otherwise_are_told_to_decide():
    hands = {"N": "KC", "E": "QS", "S": "KS", "W": "QC"}
    asked = {"book": "npa", "kind": "claim", "by": "W", "trump": "H", "hands": hands, "stands": True}
    (found,) = lines("rule", stdin=json.dumps(asked))
    assert found["lay_down"]["outcome"] == "fails"
    ids = [one["said"]["id"] for one in found["ruling"]["outcomes"]]
    assert ids[:2] == ["ruling-hands-decide", "ruling-claim-fails"]


def test_a_book_tells_who_won_it():
    about = ("--trump", "H", "--trick", "10D AD QD JD", "--leads", "W", "--caller", "E", *HAND)
    found = answered("rule", "npa", "trick_taken_led", "--by", "N", *about)
    assert (found["ruling"]["kind"], found["proof"]["proven"]) == ("renege_unproven", False)
    assert found["proof"]["why"] == words("ruling-won-with", who="N", card="AD") + "."


# --- one question after the other -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("in_time", "answer"), [("y", words("ruling-mended", when="now")), ("n", "East reneged")])
def test_whoever_is_asked_is_asked_about_the_window(in_time, answer):
    text = said("bend", stdin=f"6\n1\nE\n\nfollow\n{in_time}\n\nN\n900\nNS=600 EW=200\n")
    assert words("event-still-correctable") in text
    assert answer in text


def test_the_offences_are_those_of_the_house_and_told_once():
    text = said("n42pa", stdin="6\n1\nE\n\nfollow\n\n")
    assert text.count("led out of turn") == 1
    assert "aces" not in text


def test_who_had_the_bid_is_asked_where_numbers_of_cards_are_a_renege():
    text = said("bend", stdin="1\n6\nN=19 E=21\n\n\nN\n900\nNS=600 EW=200\n")
    assert words("event-bidder") in text
    assert "East and West get 900 points" in text


def test_a_table_of_three_is_asked_for_its_own_sides():
    text = said("bend.3", stdin="1\n6\nN=25 E=30 S=25\n\nE\n580\nN=320 E=400 S=180\n")
    assert "such as N=20 E=40 S=60" in text
    assert words("ruling-discarded", who="E", how="none") in text


def test_whoever_knows_its_name_may_say_it_and_a_wrong_number_is_told_plainly():
    text = said("npa", stdin="renage\n99\nrenege\nN\n\nbeat\n\nn\n\n")
    assert says("cli-type-other", word="renage", last=8) in text
    assert says("cli-type-number", last=8) in text
    assert "valid integer" not in text
    assert "(NPA-3.1l)" in text


def test_laid_cards_are_asked_for_with_trump():
    text = said("npa", stdin="3\n7\nW\nAS TS KS QS JS\nH\n")
    assert "West loses 50 points" in text


# --- whose turn it was, and what was taken ----------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "kind"), [("E", "lead_early"), ("N", "lead_early"), ("W", "play_early")])
def test_the_trick_on_the_table_shows_whose_turn_it_was(by, kind):
    trick = "5-2" if by == "W" else "5-2 5-5 5-1 5-0"
    found = answered("rule", "n42pa", "lead_early", "--by", by, "--trick", trick, "--leads", "N", "--trump", "4")
    assert (found["ruling"]["kind"], found["proof"]["proven"]) == (kind if by != "E" else "renege_unproven", by != "E")


def test_a_trick_that_decides_nothing_is_not_passed_over():
    wrong = ask("rule", "npa", "bid_early", "--by", "N", "--trick", "AD QH", width=200)
    assert wrong.exit_code == 2
    assert words("case-trick-decides-nothing", what=fact("trouble", kind="bid_early")) in wrong.stderr


@pytest.mark.parametrize("held", [("--later", ""), ("--later", " "), ("--offence", "aces", "--cards", "")])
def test_what_was_looked_for_in_vain_proves_nothing_without_a_trick_too(held):
    found = answered("rule", "npa", "renege", "--by", "E", "--caller", "N", "--too-late", *HAND, *held)
    assert found["ruling"]["kind"] == "renege_unproven"


@pytest.mark.parametrize(("taken", "stands"), [("NS=11 EW=0", True), ("NS=5 EW=6", None), ("NS=10 EW=1", None)])
def test_what_is_gone_was_taken_in_whole_tricks(taken, stands):
    hands = {
        "S": "6-0 6-1 6-2 6-3 6-4 6-5",
        "N": "0-0 1-0 1-1 2-0 2-1 2-2",
        "E": "3-0 3-1 3-2 3-3 4-0 4-1",
        "W": "4-2 4-3 4-4 5-0 5-4 6-6",
    }
    held = [word for seat, pieces in hands.items() for word in ("--hands", f"{seat}={pieces}")]
    bid = ("--by", "S", "--bidder", "S", "--contract", "31", "--trump", "6", "--taken", taken)
    found = ask("rule", "n42pa", "claim", *bid, *held, width=200)
    assert (found.exit_code == 0) == bool(stands)
    assert ("a side takes whole tricks" in " ".join(found.stderr.split())) == (stands is None)


# --- what was told for nothing, and what need not be told ------------------------------------------------------------


def test_what_makes_no_difference_is_told_and_what_counts_is_not() -> None:
    vain = words("ruling-no-difference", told=(fact("told-fact", fact="in_time"),))
    assert vain in told("rule", "st-hilary", "pass_count", "--by", "S", "--too-late")
    assert "no difference" not in told("rule", "n42pa", "trump_asked", "--by", "S", "--too-late")
    assert answered("rule", "st-hilary", "pass_count", "--by", "S", "--too-late")["no_difference"]


def test_who_had_the_bid_is_enough_where_no_points_are_counted() -> None:
    picked_up = words("ruling-remedy", remedy="take-back-meld_early")
    assert picked_up in told("rule", "bend", "meld_early", "--by", "N", "--bidder", "N")
    assert "both the bidder and the bid" in told("rule", "bend", "renege", "--by", "N", "--bidder", "N", code=2)
    late = ("rule", "bend.3", "discard_count", "--by", "S", "--bidder", "S", "--too-late")
    assert "both the bidder and the bid" in told(*late, "--meld", "N=320 E=180 S=100", code=2)


def test_how_many_lie_in_the_kitty_decides_what_was_laid_away() -> None:
    late = ("rule", "bend.3", "discard_count", "--by", "S", "--bidder", "S", "--contract", "600", "--too-late")
    meld = ("--meld", "N=80 E=200 S=100")
    assert "too large" in told(*late, *meld, "--counts", "kitty=6")
    assert "+600" in told(*late, *meld, "--counts", "kitty=4")
    assert "Nothing is wrong" in told(*late, *meld, "--counts", "kitty=5")


def test_a_touched_domino_is_held_against_the_trick() -> None:
    touched = ("rule", "n42pa", "piece_touched", "--by", "E", "--trick", "5-5", "--later", "5-2", "--trump", "1")
    assert words("ruling-touched-reneges") in told(*touched, "--cards", "6-4")
    assert words("ruling-touched-fine") in told(*touched, "--cards", "5-4")
    assert "Say which domino was touched" in told(*touched, code=2)
    assert "doesn’t matter for" in told("rule", "npa", "piece_touched", "--by", "E", "--trick", "AS", "--cards", "AC",
                                     "--later", "", "--trump", "H", code=2)  # fmt: skip


def test_a_renege_that_an_official_has_declared() -> None:
    assert "has declared it a renege" in told("rule", "st-hilary", "renege", "--by", "E", "--declared")
    assert words("case-not-declared") in told("rule", "npa", "renege", "--by", "E", "--declared", code=2)


def test_a_lay_down_that_only_bad_play_could_lose_is_told_with_the_other_reading() -> None:
    laid = ("rule", "n42pa", "claim", "--by", "S", "--bidder", "S", "--contract", "42", "--trump", "6", "--leads", "S")
    others = ("--hands", "N=4-4 4-3 4-2", "--hands", "W=3-3 3-2 3-1", "--hands", "S=6-6 6-5 5-5")
    assert "plays badly" in told(*laid, *others, "--hands", "E=6-0 2-2 1-1", "--taken", "NS=24 EW=0")
    assert "plays badly" not in told(*laid, *others, "--hands", "E=0-0 2-2 1-1", "--taken", "NS=24 EW=0")


def test_the_kitty_is_counted_too() -> None:
    assert words("ruling-if-dealt-so") in told("rule", "bend.3", "count_seen", "--counts", "N=26 E=25 S=25 kitty=4")
    new = words("ruling-fate", hand="dealt-again")
    assert new in told("rule", "bend.3", "count_unseen", "--counts", "N=26 E=25 S=25 kitty=4")
    assert "no kitty" in told("rule", "npa", "count_seen", "--counts", "N=20 E=20 S=20 W=16 kitty=4", code=2)


def test_the_literal_reading_of_a_lay_down_is_told_only_where_it_matters() -> None:
    def laid(east: str, west: str) -> str:
        hands = [word for seat in (f"N=KC E={east} S=KS W={west}").split() for word in ("--hands", seat)]
        return told("rule", "npa", "claim", "--by", "W", "--trump", "H", *hands)

    assert "Also read as" not in laid("QS", "AC")
    assert f"Also read as: {words('reading', reading='any-card')}" in laid("AC", "QC")


def test_the_hand_goes_on_once() -> None:
    assert told("rule", "npa", "piece_touched", "--by", "S").lower().count("the hand goes on") == 1
    assert words("ruling-fate", hand="uncalled") in told("rule", "n42pa", "lead_early", "--by", "S")


# --- who has the lead -------------------------------------------------------------------------------------------------


def test_who_has_the_lead_is_weighed_without_a_trick():
    asked = ("rule", "n42pa", "lead_early", "--by", "W", "--cards", "6-4", "--leads")
    assert words("ruling-no-renege") in told(*asked, "W")
    assert "It’s a renege" in told(*asked, "E")
    leads = words("ruling-touched-leads", who="W")
    assert leads in said("n42pa", "piece_touched", "--by", "W", "--cards", "6-4", "--leads", "W")


def test_an_example_is_one_of_the_house():
    asked = ("rule", "n42pa", "renege", "--by", "W", "--trump", "6", "--trick", "5-4 5-1", "--card", "5-1")
    assert '--trick "5-4 5-1 3-2 5-0"' in ask(*asked, width=200).stderr


def test_a_number_that_is_too_large_is_called_so():
    asked = ("rule", "st-hilary", "renege", "--by", "S", "--bidder", "S")
    assert "is more than anyone can bid" in told(*asked, "--contract", "9" * 20, code=2)
    assert "is more than there can be" in told(*asked, "--contract", "20", "--meld", "NS=999999999", code=2)
    assert "N42-17a" in told("rule", "n42pa", "conduct", "--by", "S", "--clause", "n42-17A")


@pytest.mark.accepts("N42-16b")
def test_a_lay_down_that_is_said_to_fail_was_shown_to_fail():
    text = answered("rule", "n42pa", "claim", "--by", "N", "--fails")["ruling"]["text"]
    assert words("ruling-claim-shown") in text
    assert words("ruling-claim-unless-shown") not in text


@pytest.mark.refuses("NPA-2.4h")
@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (("--later", "KH QH", "--no-marriage"), "ruling-marriage-is-trump"),
        (("--cards", "KH QH", "--no-marriage"), "ruling-marriage-is-trump"),
        (("--hands", "E=KH QH", "--no-marriage"), "ruling-marriage-is-trump"),
        (("--later", "KH QH"), "ruling-marriage-is-trump"),
        (("--no-marriage",), "ruling-other-marriage"),
        (("--marriage",), "ruling-may-be-named"),
        ((), "ruling-marriage-held"),
    ],
)
def test_a_trump_named_without_its_marriage(told, sentence):
    found = answered("rule", "npa", "contract_wrong", "--by", "E", "--trump", "D", *told)
    assert sentence in json.dumps(found["ruling"]["outcomes"])
    assert not found["no_difference"]
