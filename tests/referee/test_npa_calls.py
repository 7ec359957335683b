"""NPA 3.1e and 3.1h-k, 3.1n: who calls a renege, how, when, and what he must say."""

from __future__ import annotations

import pytest
from felt_table import led_on, put, turned
from npa_felt import NPA, PARTNER, SEATS, card, clubs_led, described, first_book, go_on, scores, slip

from meldhouse.game import (
    AskToSee,
    AskTrump,
    CallRenege,
    Correct,
    Gather,
    Play,
    Refused,
    view,
)

OPPONENTS = {"N": ("E", "W"), "S": ("E", "W"), "E": ("N", "S"), "W": ("N", "S")}
OFFENDERS = ["N", "E", "S"]


def guilty(felt):
    """Whose renege ended the hand; None while it goes on."""
    return felt.hand.state.ending.offender if felt.hand.state.ending.ended == "renege" else None


# --- who calls ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1e")
@pytest.mark.parametrize(("seat", "caller"), [(seat, caller) for seat in OFFENDERS for caller in OPPONENTS[seat]])
def test_each_of_the_opponents_may_call_it(seat, caller):
    felt = first_book(seat)
    felt.act(CallRenege(caller, seat, 1, "beat"))
    assert guilty(felt) == seat


@pytest.mark.refuses("NPA-3.1e")
@pytest.mark.parametrize("honest", [False, True])
@pytest.mark.parametrize(("seat", "caller"), [(s, c) for s in OFFENDERS for c in (s, PARTNER[s])])
def test_nobody_calls_it_on_himself_or_his_partner_and_play_does_not_stop(seat, caller, honest):
    felt = first_book(seat, "AC" if honest else "KC")
    before = list(felt.hand.events)
    with pytest.raises(Refused, match=r"renege-opponents.*NPA-3\.1e"):
        felt.act(CallRenege(caller, seat, 1, "beat"))
    assert (felt.hand.events, felt.rulings) == (before, [])
    turned(felt)
    felt.act(Play(felt.hand.turn, felt.hand.legal_plays()[0]))
    assert len(felt.hand.state.play.trick) == 1


@pytest.mark.refuses("NPA-3.1e")
@pytest.mark.parametrize("kind", ["renege", "renege_unproven"])
@pytest.mark.parametrize("caller", ["N", "S"])
def test_told_at_felt_a_call_by_the_offenders_own_side_changes_nothing_either(kind, caller):
    stood = slip(first_book("N"))
    ruling = described(kind, by=("N",), caller=caller, offence="beat", trick=1, slip=stood)
    assert (ruling.hand, ruling.entries, ruling.clause) == ("goes-on", (), "NPA-3.1e")


# --- how: in so many words, and everything stops --------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1h")
def test_a_call_stops_all_play():
    assert NPA.renege.formula == "I am calling a renege"
    felt = turned(first_book("N"))
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert felt.hand.turn is None
    for seat in SEATS:
        for act in (Play(seat, felt.hand.state.hands[seat][0]), Gather(seat), AskToSee(seat)):
            with pytest.raises(Refused):
                felt.act(act)


@pytest.mark.accepts("NPA-3.1h")
@pytest.mark.parametrize("played", ["KC", "AC"])
def test_it_stops_it_in_the_middle_of_a_book_whether_it_is_proven_or_not(played):
    felt = put(clubs_led("N"), played)
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert felt.hand.is_over
    with pytest.raises(Refused):
        felt.act(Play("E", card("JC")))


@pytest.mark.refuses("NPA-3.1h")
@pytest.mark.parametrize("act", [AskToSee("W"), AskTrump("W"), AskTrump("E"), AskToSee("E")])
def test_nothing_else_that_is_said_is_a_call(act):
    felt = turned(first_book("N"))
    felt.act(act)
    assert guilty(felt) is None
    felt.act(Play("W", card("KH")))
    assert felt.hand.turn == "N"


@pytest.mark.refuses("NPA-3.1h")
def test_a_renege_that_nobody_calls_is_played_on_and_costs_nothing():
    felt = go_on(turned(first_book("N")), 19)
    assert felt.hand.state.ending.ended == "played"
    assert felt.rulings == []
    assert sum(felt.hand.state.points.values()) == 50


# --- when: the card must have been played ---------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1i")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_as_soon_as_the_card_is_on_the_table_it_can_be_called(seat):
    felt = put(clubs_led(seat), "KC")
    felt.act(CallRenege(OPPONENTS[seat][0], seat, 1, "beat"))
    assert guilty(felt) == seat


@pytest.mark.refuses("NPA-3.1i")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_a_call_while_it_is_still_in_his_hand_is_not_proven(seat):
    felt = clubs_led(seat)
    caller = OPPONENTS[seat][0]
    felt.act(CallRenege(caller, seat, 1, "beat"))
    assert guilty(felt) == caller


@pytest.mark.refuses("NPA-3.1i")
def test_a_book_that_has_not_begun_cannot_be_called():
    felt = turned(first_book("N", "AC"))
    for book in (2, 3):
        with pytest.raises(Refused, match=f"renege-trick.*'number': {book}"):
            felt.act(CallRenege("W", "N", book, "follow"))
    assert felt.rulings == []


@pytest.mark.refuses("NPA-3.1i")
def test_a_card_that_was_put_right_has_not_been_played():
    felt = put(clubs_led("N"), "KC")
    felt.act(Correct("N", card("AC")))
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert guilty(felt) == "W"


# --- what the caller must say, and he alone -------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1j")
def test_the_caller_who_names_player_book_and_offence_is_believed_when_they_are_true():
    felt = go_on(turned(first_book("N")), 4)
    felt.act(CallRenege("E", "N", 1, "beat"))
    assert guilty(felt) == "N"


@pytest.mark.refuses("NPA-3.1j")
@pytest.mark.parametrize("trick", [2, 3, 5])
def test_another_book_proves_nothing(trick):
    felt = go_on(turned(first_book("N")), 4)
    felt.act(CallRenege("E", "N", trick, "beat"))
    assert guilty(felt) == "E"


@pytest.mark.refuses("NPA-3.1j")
@pytest.mark.parametrize("offence", ["follow", "trump", "aces", "taken", "turn"])
def test_another_offence_proves_nothing(offence):
    felt = turned(first_book("N"))
    felt.act(CallRenege("W", "N", 1, offence))
    assert guilty(felt) == "W"


@pytest.mark.refuses("NPA-3.1j")
def test_another_player_proves_nothing():
    felt = turned(first_book("N"))
    felt.act(CallRenege("W", "S", 1, "beat"))
    assert guilty(felt) == "W"


@pytest.mark.refuses("NPA-3.1j")
@pytest.mark.parametrize("helper", ["E", "W"])
def test_once_it_is_called_the_partner_may_not_describe_it_better(helper):
    felt = led_on(turned(first_book("N")))
    felt.act(CallRenege(PARTNER[helper], "N", 2, "beat"))
    assert guilty(felt) == PARTNER[helper]
    told = felt.rulings[-1]
    with pytest.raises(Refused):
        felt.act(CallRenege(helper, "N", 1, "beat"))
    assert felt.rulings[-1] == told
    assert guilty(felt) == PARTNER[helper]


# --- a referee turns the books --------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1k")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_the_ruling_is_the_referees_and_the_same_as_at_felt(seat):
    felt = first_book(seat)
    stood, caller = slip(felt), OPPONENTS[seat][1]
    felt.act(CallRenege(caller, seat, 1, "beat"))
    assert felt.rulings == [
        described("renege", by=(seat,), caller=caller, offence="beat", trick=1, slip=stood, in_time=False)
    ]
    assert view(felt.hand, None).dealt, "the hands are open now"


@pytest.mark.refuses("NPA-3.1k")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_what_the_books_do_not_show_is_not_proven_however_sure_the_caller_is(seat):
    felt = first_book(seat, "AC")
    stood, caller = slip(felt), OPPONENTS[seat][1]
    every = felt.hand.state.seating.side[felt.hand.state.play.leader] == felt.hand.state.seating.side[seat]
    felt.act(CallRenege(caller, seat, 1, "beat"))
    case = {"caller": caller, "offence": "beat", "trick": 1, "slip": stood, "has_every_trick": every}
    assert felt.rulings == [described("renege_unproven", by=(seat,), **case)]


# --- until the score is entered -------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1n")
@pytest.mark.parametrize("books", [1, 10, 19])
def test_until_the_score_is_entered_it_can_be_called_even_when_all_is_played(books):
    felt = go_on(turned(first_book("N")), books)
    stood = slip(felt)
    felt.act(CallRenege("W", "N", 1, "beat"))
    assert guilty(felt) == "N"
    assert scores(felt) == {"EW": 60 + stood.meld["EW"]}


@pytest.mark.refuses("NPA-3.1n")
@pytest.mark.parametrize("caller", ["E", "W"])
@pytest.mark.parametrize("played", ["KC", "AC"])
def test_after_that_it_is_refused_true_or_not_and_nothing_changes(caller, played):
    felt = go_on(turned(first_book("N", played)), 19)
    before = scores(felt)
    felt.is_scored = True
    with pytest.raises(Refused, match=r"NPA-3\.1n"):
        felt.act(CallRenege(caller, "N", 1, "beat"))
    assert (scores(felt), felt.hand.state.ending.ended) == (before, "played")
