"""What referees of three houses asked: who tells more of the same thing hears the same, and nothing is dropped."""

from __future__ import annotations

from typing import Any

import pytest

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.claims import Verdict, judge_described
from meldhouse.referee.evidence import rule_on_told
from meldhouse.referee.rulings import Ruling, rule
from meldhouse.referee.told import Told
from table import house

SOUTH = Slip(bidder="S", bid=500, trump="H", meld={"N": 100, "E": 60, "S": 200})
KEPT = {"N": 25, "E": 25, "S": 30}


def asked(name: str, kind: str, **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, **about))


# --- numbers that are told with the kitty -----------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5h", "BEN-3.4b")
@pytest.mark.parametrize("kind", ["count_seen", "count_first", "count_play", "count_end", "redeal_called"])
@pytest.mark.parametrize(("counts", "kitty"), [(KEPT, 0), ({**KEPT, "S": 26}, 4), ({**KEPT, "S": 24}, 6)])
def test_the_discard_that_is_counted_too_changes_nothing(kind, counts, kitty) -> None:
    if kitty > 5 and kind in ("count_first", "redeal_called"):
        pytest.skip("without the kitty, South may have led already")
    without = asked("bend.3", kind, counts=counts, slip=SOUTH)
    assert asked("bend.3", kind, counts=counts, kitty=kitty, slip=SOUTH) == without
    assert "BEN-3.6b" not in without.text


@pytest.mark.accepts("BEN-3.5h")
@pytest.mark.parametrize(
    ("kind", "counts", "kitty"),
    [
        ("count_end", {"N": 0, "E": 0, "S": 5}, 0),
        ("count_play", {"N": 5, "E": 5, "S": 10}, 0),
        ("count_first", {"N": 25, "E": 25, "S": 29}, 0),
        ("count_play", {"N": 25, "E": 25}, 0),
        ("count_play", {}, 0),
    ],
)
def test_what_is_gone_and_what_is_not_told_follows_from_it(kind, counts, kitty) -> None:
    found = asked("bend.3", kind, counts=counts, kitty=kitty, slip=SOUTH)
    assert found.text.startswith("South forgot to lay away.")
    assert {entry.seats: entry.points for entry in found.entries if entry.points == 500} == {("N",): 500, ("E",): 500}


@pytest.mark.accepts("BEN-3.6b")
@pytest.mark.parametrize("kitty", [4, 6])
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen", "redeal_called"])
def test_a_kitty_of_the_wrong_size_is_dealt_again_whoever_calls_for_it(kind, kitty) -> None:
    found = asked("bend.3", kind, kitty=kitty, in_time=True if kind == "redeal_called" else None)
    assert (found.hand, found.clause) == ("dealt-again", "BEN-3.6b")


@pytest.mark.accepts("BEN-3.6b", "BEN-3.5h", "BEN-3.4b")
def test_of_a_kitty_alone_both_answers_are_told_once_somebody_may_have_laid_away() -> None:
    called = asked("bend.3", "redeal_called", kitty=4, in_time=False).text
    assert "no new deal" not in called
    assert "If not: the bidder laid away too few, and the hand is over: he scores nothing" in called
    seen = asked("bend.3", "count_seen", kitty=4, slip=SOUTH)
    assert seen.text.startswith("If it was dealt so: the cards are shuffled again")
    assert "If not: South laid away too few. South takes up again" in seen.text
    assert (seen.remedies, seen.hand) == ((), "stopped"), "nobody knows yet which of the two it is"
    assert "the club organiser decides (BEN-X14)" in asked("bend.3", "count_end", kitty=6, slip=SOUTH).text


@pytest.mark.refuses("BEN-1.3d", "BEN-3.6b")
@pytest.mark.parametrize(
    ("kind", "about", "why"),
    [
        ("count_seen", {"kitty": 5}, "5 cards are the right number for the kitty"),
        ("count_seen", {"kitty": 80}, "A kitty of 80 cards is none"),
        ("count_seen", {"kitty": 0}, "Somebody has taken the kitty up, or there was none"),
        ("count_seen", {"kitty": 4, "counts": {"N": 27}}, "all 80 cards must be there"),
        ("count_seen", {"kitty": 5, "counts": {"N": 24, "E": 24, "S": 24}}, "all 80 cards must be there"),
        ("count_play", {"kitty": 5, "counts": {"N": 10, "E": 10, "S": 11}}, "44 cards are gone, which are no whole"),
        ("redeal_called", {"kitty": 5}, "5 cards are the right number"),
    ],
)
def test_a_kitty_that_cannot_be_wrong_or_cannot_be_is_asked_about(kind, about, why) -> None:
    with pytest.raises(CaseError, match=why):
        asked("bend.3", kind, **about)


@pytest.mark.accepts("BEN-3.6b")
def test_numbers_that_are_left_out_are_right_where_all_of_the_pack_is_there() -> None:
    some = asked("bend.3", "count_seen", counts={"N": 26}, kitty=4)
    assert some.hand == "dealt-again"
    assert some == asked("bend.3", "count_seen", counts={"N": 26, "E": 25, "S": 25}, kitty=4)
    right = asked("bend.3", "count_seen", counts={"N": 25, "E": 25, "S": 25}, kitty=5)
    assert right.text == "Everybody has the right number."


@pytest.mark.refuses("BEN-3.4b")
@pytest.mark.parametrize("counts", [{"S": 24, "E": 26}, {"S": 23, "E": 26, "N": 26}])
def test_where_five_were_laid_away_nobody_laid_away_too_many(counts) -> None:
    found = asked("bend.3", "count_end", counts=counts, slip=SOUTH)
    assert "laid away" not in found.text
    assert any("for a misdeal (BEN-3.6b), or for a renege" in other for other in found.alternatives)


# --- whose lead it is -------------------------------------------------------------------------------------------------


def led(name: str, kind: str, leads: str, trick: str = "", card: str = "", later: str = "", **about: Any) -> Ruling:
    told = Told(
        trick=parse_pieces(trick),
        card=parse_pieces(card)[0] if card else None,
        later=parse_pieces(later),
        trump=about.get("trump"),
        leads=leads,  # type: ignore[arg-type]
    )
    return rule_on_told(house(name), Case(kind=kind, **about), told)[0]


@pytest.mark.refuses("STH-RN-c", "N42-5c")
@pytest.mark.parametrize("name", ["st-hilary", "n42pa"])
def test_a_lead_by_whoever_has_the_lead_is_no_renege(name) -> None:
    own = led(name, "lead_early", "W", by=("W",))
    assert (own.text, own.remedies) == ("It is no renege, and play goes on.", ())
    called = led(name, "lead_early", "W", by=("W",), caller="N")
    assert called.text.startswith("It is West's lead. Nothing was proven")
    assert "renege" in led(name, "lead_early", "E", by=("W",)).remedies


@pytest.mark.refuses("STH-RN-c", "N42-X9")
def test_who_led_says_nothing_of_a_card_to_a_trick_that_is_not_told() -> None:
    with pytest.raises(CaseError, match="Tell what lay there when it was played"):
        led("st-hilary", "play_early", "E", by=("W",))
    early = led("st-hilary", "five_up", "W", by=("W",))
    assert "not his lead" not in early.text
    assert "It is a lead out of turn" in led("st-hilary", "five_up", "E", by=("W",)).text


FOUR = parse_pieces("6-4")


@pytest.mark.accepts("N42-5d")
@pytest.mark.parametrize("trick", ["", "5-4 5-1 3-2 5-0"])
def test_whoever_has_the_lead_leads_what_he_touched_and_cannot_renege(trick) -> None:
    found = led("n42pa", "piece_touched", "W", trick, "6-4" if trick else "", by=("W",), pieces=FOUR, trump="6")
    assert found.text == "The six-four must be played (N42-5d). West has the lead, and no lead fails to follow."


@pytest.mark.accepts("N42-5d")
@pytest.mark.parametrize(("leads", "trick", "turn"), [("N", "5-4 5-1", "South"), ("S", "5-4 5-1 6-2 5-0", "North")])
def test_what_is_touched_before_its_turn_shows_later_what_it_makes(leads, trick, turn) -> None:
    text = led("n42pa", "piece_touched", leads, trick, "6-4", by=("W",), pieces=FOUR, trump="6").text
    assert text.endswith(f"It is {turn}'s turn; whether it makes a renege shows when West plays it.")


@pytest.mark.refuses("N42-5d")
def test_what_lies_there_already_was_not_touched_now() -> None:
    with pytest.raises(CaseError, match="The six-four lies in that trick already, and West did not play it"):
        led("n42pa", "piece_touched", "N", "6-4 5-1", "6-4", by=("W",), pieces=FOUR, trump="1")
    with pytest.raises(CaseError, match="Tell what lay there when it was touched"):
        led("n42pa", "piece_touched", "E", by=("W",), pieces=FOUR)


@pytest.mark.accepts("N42-5b", "N42-5a")
@pytest.mark.parametrize(("bid", "clause"), [(42, "N42-5a"), (84, "N42-5b")])
def test_the_price_of_what_was_touched_is_cited_by_the_marks(bid, clause) -> None:
    slip = Slip(bidder="S", bid=bid, trump="6")
    assert f"({clause})" in asked("n42pa", "piece_touched", by=("W",), slip=slip).text


# --- laying down ------------------------------------------------------------------------------------------------------

HANDS = {"N": "5-1 2-1 3-1", "E": "6-0 4-0 4-2", "S": "6-6 6-5 5-5", "W": "4-3 2-0 3-0"}
ALL_SEVEN = {
    "N": "5-1 2-1 3-1 1-1 4-1 1-0 2-2",
    "E": "6-0 4-0 4-2 4-4 5-4 0-0 3-2",
    "S": "6-6 6-5 5-5 6-4 6-3 6-2 6-1",
    "W": "4-3 2-0 3-0 3-3 5-3 5-2 5-0",
}


def laid(hands: dict[str, str], leads: str | None = None, trick: str = "", **taken: int) -> Verdict:
    held = {seat: parse_pieces(pieces) for seat, pieces in hands.items()}
    return judge_described(
        house("n42pa"),
        trump="6",
        hands=held,  # type: ignore[arg-type]
        claimant="S",
        leads=leads,  # type: ignore[arg-type]
        trick=parse_pieces(trick),
        bidder="S",
        bid=42,
        taken=taken,
    )


@pytest.mark.accepts("N42-16b", "N42-16f")
def test_a_bid_that_is_set_already_does_not_stand_if_nobody_shows_it() -> None:
    slip = Slip(bidder="S", bid=42, trump="6")
    found = asked("n42pa", "claim", by=("S",), stands=False, slip=slip, taken={"NS": 28, "EW": 1})
    assert found.text.startswith("The bid is set already")
    assert "it stands" not in found.text
    open_still = asked("n42pa", "claim", by=("S",), stands=False, slip=slip, taken={"NS": 29, "EW": 0})
    assert "if nobody does, it stands" in open_still.text


@pytest.mark.accepts("N42-16f")
@pytest.mark.parametrize(("bid", "told"), [(42, False), (84, True)])
def test_one_mark_instead_of_more_is_told_only_where_more_were_bid(bid, told) -> None:
    slip = Slip(bidder="S", bid=bid, trump="6")
    found = asked("n42pa", "claim", by=("S",), stands=False, slip=slip)
    assert any("only one where more were bid" in other for other in found.alternatives) is told


@pytest.mark.refuses("N42-X9", "N42-16b")
def test_nobody_leads_at_a_lay_down_who_cannot_have_the_lead() -> None:
    assert laid(HANDS, NS=29, EW=0).stands
    for leads, hands, trick in (("E", HANDS, ""), ("W", {**HANDS, "W": "2-0 3-0"}, "4-3")):
        with pytest.raises(CaseError, match="EW has taken nothing, so (East|West) has won no trick"):
            laid(hands, leads, trick, NS=29, EW=0)
    with pytest.raises(CaseError, match="No trick is over yet, and the bidder, South, leads first"):
        laid(ALL_SEVEN, "W")
    assert laid(ALL_SEVEN).outcome == laid(ALL_SEVEN, "S").outcome


@pytest.mark.accepts("N42-5a")
def test_a_lay_down_does_not_pass_over_a_renege_on_the_table() -> None:
    hands = {**HANDS, "N": "5-1 3-1", "E": "6-0 4-2"}
    why = laid(hands, "N", "2-1 4-0", NS=29, EW=0).why
    assert "East held the four-two, so he had to follow twos (N42-5a). That is a matter of its own" in why
    assert "matter of its own" not in laid({**hands, "E": "6-0 4-0"}, "N", "2-1 4-2", NS=29, EW=0).why
