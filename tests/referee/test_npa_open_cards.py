"""NPA 2.7f and 2.7k-n: five cards on the table, cards out of turn, cards that are shown."""

from __future__ import annotations

import pytest
from felt_table import put, turned
from npa_felt import SEATS, auction, card, described, first_book, go_on, tricks, wall
from ruling_facts import parts_of

from meldhouse.game import (
    AskToSee,
    CallRenege,
    Correct,
    Expose,
    Gather,
    Irregular,
    NameTrump,
    Play,
    Refused,
    ShowMeld,
    StartPlay,
    view,
)
from meldhouse.pieces import parse_pieces
from table import won_by


def frozen(felt, seat="N"):
    """`seat` has reneged in the last book and cannot mend it any more, asking or not; but it can be called."""
    for ask in (False, True):
        if ask:
            try:
                felt.act(AskToSee(seat))
            except Refused:
                continue
        with pytest.raises(Refused):
            felt.act(Correct(seat, card("AC")))
    assert felt.hand.state.play.tricks[-1].pieces[1] == card("KC")
    felt.act(CallRenege("W", seat, len(felt.hand.state.play.tricks), "beat"))
    return felt.hand.state.ending.offender == seat


def any_card(felt, seat):
    """A card of no special kind out of `seat`'s hand."""
    return next(piece for piece in felt.hand.state.hands[seat] if piece.text not in ("AC", "KC", "KH", "QH"))


# --- the fifth card -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7f")
def test_a_lead_on_a_book_that_was_not_turned_makes_it_dead():
    felt = first_book("N")
    felt.act(Play("W", card("KH")))
    assert [event.kind for event in felt.hand.events if isinstance(event, Irregular)] == ["five_up"]
    told = described("five_up", by=("W",), pieces=(card("KH"),), trick=1)
    assert (felt.rulings[-1].clause, parts_of(felt.rulings[-1])) == ("NPA-2.7f", parts_of(told))
    assert felt.rulings[-1].entries == ()
    assert (felt.hand.state.play.trick, felt.hand.turn) == ((card("KH"),), "N")
    assert frozen(felt)


@pytest.mark.accepts("NPA-2.7f")
@pytest.mark.parametrize("early", ["N", "E", "S"])
def test_a_fifth_card_by_anybody_makes_it_dead(early):
    felt = first_book("N")
    felt.act(Play(early, any_card(felt, early)))
    assert frozen(felt)


@pytest.mark.refuses("NPA-2.7f")
def test_a_book_that_was_turned_first_is_led_to_without_a_word():
    felt = turned(first_book("N"))
    felt.act(Play("W", card("KH")))
    assert felt.rulings == []


@pytest.mark.refuses("NPA-2.7f")
def test_four_cards_on_the_table_are_not_yet_frozen():
    felt = first_book("N")
    felt.act(Correct("N", card("AC")))
    assert felt.hand.state.play.tricks[-1].winner == "N"


# --- a card, in turn or not, fixes every earlier book ---------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7k")
def test_the_next_lead_in_turn_fixes_the_last_book():
    felt = turned(first_book("N"))
    felt.act(AskToSee("N"))
    felt.act(Play("W", card("KH")))
    assert frozen(felt)


@pytest.mark.accepts("NPA-2.7k")
@pytest.mark.parametrize("asked", ["before", "after"])
@pytest.mark.parametrize("early", ["N", "E", "S"])
def test_a_lead_out_of_turn_fixes_it_as_well(early, asked):
    felt = turned(first_book("N"))
    if asked == "before":
        felt.act(AskToSee("N"))
    felt.act(Play(early, any_card(felt, early)))
    assert felt.rulings[-1].clause == "NPA-2.7l"
    assert "close-tricks" in felt.rulings[-1].remedies
    assert frozen(felt)


@pytest.mark.refuses("NPA-2.7k")
@pytest.mark.parametrize("who", ["E", "S", "W"])
def test_looking_is_not_playing(who):
    felt = turned(first_book("N"))
    felt.act(AskToSee(who))
    felt.act(AskToSee("N"))
    felt.act(Correct("N", card("AC")))
    assert felt.hand.turn == "N"


@pytest.mark.refuses("NPA-2.7k")
def test_the_book_that_is_being_played_is_no_earlier_book():
    felt = put(tricks(W="KH QH TC", N="AC*4 KC", E="JC", S="JC"), "TC KC")
    felt.act(Correct("N", card("AC")))
    assert felt.hand.state.play.trick == parse_pieces("TC AC")


# --- a card out of turn stays on the table --------------------------------------------------------------------------

VOID_CLUBS = {"W": "KH QH TC*2", "N": "JC", "E": "AD*2 JS AS*4 TS*4 KS*4 QS*4 JS", "S": "QC KD"}
"""East has no clubs and no trumps."""


@pytest.mark.accepts("NPA-2.7l")
@pytest.mark.parametrize("early", ["N", "E", "S"])
def test_a_card_led_out_of_turn_stays_face_up_and_is_still_its_owners(early):
    felt = tricks(W="KH QH TC", N="JC", E="AD", S="QC")
    piece = any_card(felt, early)
    felt.act(Play(early, piece))
    state = felt.hand.state
    assert (state.play.trick, felt.hand.turn, len(state.hands[early])) == ((), "W", 20)
    assert piece in state.hands[early]
    assert all(view(felt.hand, seat).exposed == {early: (piece,)} for seat in (*SEATS, None))
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.entries) == ("NPA-2.7l", ())
    assert parts_of(ruling) == parts_of(described("lead_early", by=(early,), pieces=(piece,)))


@pytest.mark.accepts("NPA-2.7l")
@pytest.mark.parametrize(("played", "early"), [("TC", "E"), ("TC", "S"), ("TC", "W"), ("TC JC", "S"), ("TC JC", "N")])
def test_a_card_played_to_a_book_out_of_turn_stays_face_up_too(played, early):
    felt = put(tricks(W="KH QH TC", N="JC", E="AD", S="QC"), played)
    on_table, turn, piece = felt.hand.state.play.trick, felt.hand.turn, any_card(felt, early)
    felt.act(Play(early, piece))
    assert (felt.hand.state.play.trick, felt.hand.turn) == (on_table, turn)
    assert felt.hand.state.felt.exposed == {early: (piece,)}
    assert parts_of(felt.rulings[-1]) == parts_of(described("play_early", by=(early,), pieces=(piece,)))


@pytest.mark.accepts("NPA-2.7l")
def test_a_lead_before_the_scorekeepers_signal_lies_open_and_is_then_led():
    felt = tricks(W="KH QH TC AS")
    hand = felt.hand.replayed(felt.hand, felt.hand.events[:-1])
    felt.hand = hand
    assert hand.phase == "settle"
    felt.act(Play("W", card("AS")))
    assert (felt.rulings[-1].clause, hand.state.felt.exposed) == ("NPA-2.7b", {"W": (card("AS"),)})
    felt.act(StartPlay("S"))
    assert hand.legal_plays() == (card("AS"),)


@pytest.mark.accepts("NPA-2.7l")
def test_others_who_play_to_a_lead_out_of_turn_have_played_out_of_turn_themselves():
    felt = tricks(W="KH QH TC", N="JC", E="AD", S="QD")
    felt.act(Play("E", card("AD")))
    felt.act(Play("S", card("QD")))
    assert felt.hand.state.felt.exposed == {"E": (card("AD"),), "S": (card("QD"),)}
    assert felt.hand.turn == "W"
    assert described("played_to", by=("S",), pieces=(card("QD"),)).clause == "NPA-2.7l"


@pytest.mark.refuses("NPA-2.7l")
def test_a_card_in_turn_is_in_the_book_and_lies_open_for_nobody():
    felt = put(tricks(W="KH QH TC", N="JC"), "TC JC")
    assert (felt.hand.state.felt.exposed, felt.rulings) == ({}, [])


@pytest.mark.refuses("NPA-2.7l")
def test_once_it_is_played_it_binds_nobody_any_more():
    felt = tricks(**VOID_CLUBS)
    felt.act(Play("E", card("AD")))
    put(felt, "TC JC AD QC")
    assert felt.hand.state.felt.exposed == {}
    turned(felt)
    put(felt, "TC")
    go_on(felt, 1)
    assert felt.hand.state.felt.exposed == {}


# --- and is played at the first turn at which that is no renege -----------------------------------------------------


@pytest.mark.accepts("NPA-2.7m")
def test_it_must_be_played_at_his_turn_when_it_is_no_renege():
    felt = tricks(**VOID_CLUBS)
    felt.act(Play("E", card("AD")))
    put(felt, "TC JC")
    assert felt.hand.legal_plays() == (card("AD"),)
    felt.act(Play("E", card("JS")))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("open_kept", "NPA-2.7m")
    felt.act(Play("E", card("AD")))
    assert felt.hand.state.play.trick == parse_pieces("TC JC AD")


@pytest.mark.accepts("NPA-2.7m")
def test_a_player_on_lead_must_lead_it():
    felt = tricks(W="KH QH AS TC")
    felt.act(Expose("W", parse_pieces("TC")))
    assert felt.hand.legal_plays() == (card("TC"),)


@pytest.mark.refuses("NPA-2.7m")
def test_it_is_held_back_where_it_would_be_a_renege_and_waits():
    felt = tricks(W="KH QH TC TD", N="JC JD", E="KC AD", S="QC QD")
    felt.act(Play("E", card("AD")))
    put(felt, "TC JC")
    assert felt.hand.legal_plays() != (card("AD"),)
    assert all(piece.text.endswith("C") for piece in felt.hand.legal_plays())
    put(felt, "KC QC")
    assert felt.hand.state.felt.exposed == {"E": (card("AD"),)}
    put(felt, "TD JD")
    assert felt.hand.legal_plays() == (card("AD"),)


@pytest.mark.refuses("NPA-2.7m")
def test_to_play_it_although_he_can_follow_is_a_renege():
    felt = put(tricks(W="KH QH TC", N="JC", E="KC AD", S="QC"), "TC JC")
    felt.act(Expose("E", parse_pieces("AD")))
    put(felt, "AD QC")
    felt.act(CallRenege("N", "E", 1, "follow"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "E")


# --- flashed cards, and two at a time -------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7n")
def test_a_card_that_is_flashed_lies_open_and_it_is_written_down():
    felt = tricks(W="KH QH TC", E="AD")
    felt.act(Expose("E", parse_pieces("AD"), purposely=True))
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.logged, ruling.entries) == ("NPA-2.7n", True, ())
    assert felt.hand.state.felt.exposed == {"E": (card("AD"),)}
    assert parts_of(ruling) == parts_of(described("piece_shown", by=("E",), pieces=(card("AD"),), trick=1))


@pytest.mark.accepts("NPA-2.7n")
def test_of_two_cards_put_down_together_one_is_played_and_the_other_lies_open():
    felt = tricks(W="KH QH TC AS")
    felt.act(Expose("W", parse_pieces("TC AS")))
    assert parts_of(felt.rulings[-1]) == parts_of(described("two_pieces", by=("W",), pieces=parse_pieces("TC AS")))
    assert felt.rulings[-1].clause == "NPA-2.7n"
    assert set(felt.hand.legal_plays()) == set(parse_pieces("TC AS"))
    felt.act(Play("W", card("TC")))
    assert felt.hand.state.felt.exposed == {"W": (card("AS"),)}


@pytest.mark.refuses("NPA-2.7n")
def test_meld_that_is_laid_with_a_card_too_many_is_not_flashed_itself():
    felt = auction(dealer="S", W="KH QH", N="QS JD TC")
    won_by(felt.hand, "W", 50)
    felt.act(NameTrump("W", "H", laid=True))
    felt.act(ShowMeld("N", parse_pieces("QS JD TC")))
    assert felt.rulings[-1].clause == "NPA-2.5d"
    assert felt.hand.state.felt.exposed == {}


@pytest.mark.refuses("NPA-2.7n")
def test_cards_played_one_at_a_time_are_nobodys_business():
    felt = wall(3)
    assert (felt.rulings, felt.hand.state.felt.exposed) == ([], {})


@pytest.mark.refuses("NPA-2.7n")
def test_a_winner_who_turns_his_book_down_and_leads_has_not_put_two_cards_down():
    felt = first_book("N")
    felt.act(Gather("W"))
    felt.act(Play("W", card("KH")))
    assert felt.rulings == []
