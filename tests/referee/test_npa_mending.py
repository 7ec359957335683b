"""NPA 2.7i and 9.1c: who may still change a card of the last book, and until when."""

from __future__ import annotations

import pytest
from felt_table import put, turned
from npa_felt import SEATS, card, clubs_led, first_book, go_on, tricks

from meldhouse.game import AskToSee, AskTrump, CallRenege, Correct, Play, Refused, view

OFFENDERS = ["N", "E", "S"]


def mended(felt, seat):
    """The king of clubs is back in `seat`'s hand, and his ace has won the book."""
    (book,) = felt.hand.state.play.tricks
    assert book.winner == felt.hand.state.play.leader == seat
    assert card("AC") in book.pieces
    assert card("KC") not in book.pieces
    assert card("KC") in felt.hand.state.hands[seat]
    assert sum(felt.hand.state.points.values()) == 2
    return True


def too_late(felt, seat, clause=r"NPA-2\.7i"):
    before = view(felt.hand, None)
    with pytest.raises(Refused, match=clause):
        felt.act(Correct(seat, card("AC")))
    assert view(felt.hand, None) == before
    return True


# --- the book is turned: whoever asked to see it --------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7i")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_whoever_asked_to_see_the_book_changes_his_own_card(seat):
    felt = turned(first_book(seat))
    felt.act(AskToSee(seat))
    felt.act(Correct(seat, card("AC")))
    assert mended(felt, seat)
    assert felt.hand.turn == seat, "the ace has won, so he leads"
    assert felt.rulings == [], "it costs nothing"


@pytest.mark.accepts("NPA-2.7i")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_what_was_changed_can_no_longer_be_called(seat):
    felt = turned(first_book(seat))
    felt.act(AskToSee(seat))
    felt.act(Correct(seat, card("AC")))
    go_on(felt, 3)
    caller = "W" if seat != "E" else "N"
    felt.act(CallRenege(caller, seat, 1, "beat"))
    assert felt.hand.state.ending.offender in (caller, None)
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.accepts("NPA-2.7i")
def test_it_is_enough_to_have_asked_while_the_book_lay_open():
    felt = first_book("N")
    felt.act(AskToSee("N"))
    turned(felt)
    felt.act(Correct("N", card("AC")))
    assert mended(felt, "N")


@pytest.mark.accepts("NPA-2.7i")
@pytest.mark.parametrize("second", ["E", "S", "W"])
def test_somebody_else_who_asks_too_does_not_take_the_right_away(second):
    felt = turned(first_book("N"))
    felt.act(AskToSee("N"))
    felt.act(AskToSee(second))
    felt.act(Correct("N", card("AC")))
    assert mended(felt, "N")


@pytest.mark.refuses("NPA-2.7i")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_nobody_changes_a_card_of_a_turned_book_without_asking(seat):
    assert too_late(turned(first_book(seat)), seat)


@pytest.mark.refuses("NPA-2.7i")
@pytest.mark.parametrize(("seat", "asker"), [(s, a) for s in OFFENDERS for a in SEATS if a != s])
def test_when_another_asked_not_even_his_partner_is_protected(seat, asker):
    felt = turned(first_book(seat))
    felt.act(AskToSee(asker))
    assert too_late(felt, seat)


@pytest.mark.refuses("NPA-2.7i")
@pytest.mark.parametrize("asker", ["W", "E", "S"])
def test_whoever_asked_changes_no_card_that_was_rightly_played(asker):
    felt = turned(first_book("N"))
    felt.act(AskToSee(asker))
    other = felt.hand.state.hands[asker][0]
    with pytest.raises(Refused, match=r"NPA-2\.7i"):
        felt.act(Correct(asker, other))


@pytest.mark.refuses("NPA-2.7i")
def test_the_new_card_must_be_one_that_is_no_renege():
    felt = turned(put(put(clubs_led("N"), "KC"), "JC JC"))
    felt.act(AskToSee("N"))
    for held in set(felt.hand.state.hands["N"]) - {card("AC")}:
        with pytest.raises(Refused, match=r"NPA-2\.7i"):
            felt.act(Correct("N", held))
    assert view(felt.hand, "N").tricks[0].pieces[1] == card("KC")


@pytest.mark.refuses("NPA-2.7i")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_after_the_first_card_of_the_next_book_it_is_too_late(seat):
    felt = turned(first_book(seat))
    felt.act(AskToSee(seat))
    felt.act(Play("W", felt.hand.legal_plays()[0]))
    assert too_late(felt, seat)
    felt.act(CallRenege("W" if seat != "E" else "N", seat, 1, "beat"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", seat)


@pytest.mark.refuses("NPA-2.7i")
def test_only_the_last_book_is_shown_and_mended():
    felt = go_on(turned(first_book("N")), 1)
    felt.act(AskToSee("N"))
    assert len(view(felt.hand, "N").tricks) == 1
    assert too_late(felt, "N")


# --- the book lies open: the owner, without asking ------------------------------------------------------------------


@pytest.mark.accepts("NPA-9.1c")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_while_the_book_lies_open_the_owner_changes_his_card_without_asking(seat):
    felt = first_book(seat)
    felt.act(Correct(seat, card("AC")))
    assert mended(felt, seat)
    turned(felt)
    assert felt.hand.turn == seat


@pytest.mark.accepts("NPA-9.1c")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_before_the_next_player_has_played_he_changes_it_too(seat):
    felt = put(clubs_led(seat), "KC")
    felt.act(Correct(seat, card("AC")))
    while felt.hand.turn is not None:
        put(felt, "JC")
    assert mended(felt, seat)


@pytest.mark.accepts("NPA-9.1c")
def test_a_question_is_no_further_card():
    felt = first_book("N")
    felt.act(AskTrump("E"))
    felt.act(Correct("N", card("AC")))
    assert mended(felt, "N")


@pytest.mark.refuses("NPA-9.1c")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_once_the_book_is_turned_he_must_ask_to_see_it_first(seat):
    felt = turned(first_book(seat))
    assert too_late(felt, seat)
    felt.act(AskToSee(seat))
    felt.act(Correct(seat, card("AC")))
    assert mended(felt, seat)


@pytest.mark.refuses("NPA-9.1c")
@pytest.mark.parametrize("seat", OFFENDERS)
def test_a_fifth_card_led_by_the_winner_ends_it(seat):
    felt = first_book(seat)
    felt.act(Play("W", card("KH")))
    assert too_late(felt, seat)


@pytest.mark.refuses("NPA-9.1c")
@pytest.mark.parametrize("early", ["N", "E", "S"])
def test_a_fifth_card_by_somebody_else_ends_it_too(early):
    felt = first_book("N")
    felt.act(Play(early, next(piece for piece in felt.hand.state.hands[early] if piece != card("AC"))))
    assert too_late(felt, "N")


@pytest.mark.refuses("NPA-9.1c")
@pytest.mark.parametrize("other", ["E", "S", "W"])
def test_nobody_changes_the_card_of_another(other):
    felt = first_book("N")
    with pytest.raises(Refused):
        felt.act(Correct(other, felt.hand.state.hands[other][0]))
    assert felt.hand.state.play.trick[1] == card("KC")


@pytest.mark.refuses("NPA-9.1c")
def test_a_card_that_was_right_is_not_changed_for_a_better_one():
    felt = first_book("N", "AC")
    with pytest.raises(Refused, match=r"NPA-2\.7i"):
        felt.act(Correct("N", card("KC")))
    with pytest.raises(Refused, match=r"NPA-2\.7i"):
        felt.act(Correct("N", card("AC")))


@pytest.mark.refuses("NPA-3.1b")
@pytest.mark.parametrize("ask", [False, True])
def test_a_card_that_was_right_when_it_fell_is_no_renege_because_another_was_changed(ask):
    """North cuts although he has a diamond; so East, who holds the ace, need beat nothing; then North mends it."""
    felt = put(tricks(W="KH QH KD", N="JD QH", E="AD JD", S="JD"), "KD QH JD JD")
    if ask:
        turned(felt)
        felt.act(AskToSee("N"))
    felt.act(Correct("N", card("TD")))
    assert felt.hand.state.play.tricks[0].winner == "N"
    turned(felt)
    felt.act(CallRenege("S", "E", 1, "beat"))
    assert felt.rulings[-1].kind == "renege_unproven"
