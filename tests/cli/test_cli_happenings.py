"""What `replay` tells beside bids, meld and plays: hands laid open, lay-downs, reneges, penalties, mistakes."""

from __future__ import annotations

from typing import get_args

import pytest
from cli_runner import answered, told

from meldhouse.cli.replaypages import show_record
from meldhouse.cli.retold import retell
from meldhouse.game import (
    Agree,
    AnswerClaim,
    AskTrump,
    Bid,
    Bound,
    CallLead,
    CallRedeal,
    CallRenege,
    Claim,
    Correct,
    Discard,
    Draw,
    Eased,
    Ended,
    Expose,
    Gather,
    Hand,
    Helped,
    Irregular,
    Judged,
    LeftOver,
    Misdeal,
    NameTrump,
    Pass,
    PassPieces,
    Peek,
    Penalty,
    Play,
    Pulled,
    PutRight,
    Restrict,
    Resumed,
    Returned,
    Settled,
    ShowMeld,
    Spoiled,
    Stopped,
    TakenBack,
    TellTrumps,
    ThrownIn,
    Touch,
    steward,
)
from meldhouse.game.events import AnyAction, AnyEvent
from meldhouse.game.records import Record, dumps
from meldhouse.pieces import parse_pieces
from meldhouse.referee.happened import TOLD, Sentences
from table import call, fill, house, name_and_settle, show_least, won_by
from worded import words

(AS,) = parse_pieces("AS")


def felt(name: str = "npa", trump: str = "H", **known: str) -> Hand:
    """A refereed table at which North is to lead."""
    book = house(name)
    hands, kitty = fill(book, **known)
    hand = Hand.with_hands(book, dealer="W", hands=hands, kitty=kitty, key=bytes(32), refereed=True)
    steward.tidy(hand)
    won_by(hand, "N", book.auction.opening or book.auction.minimum)
    return name_and_settle(hand, trump)


def replayed(hand: Hand) -> str:
    return told("replay", "-", stdin=dumps(Record(book=hand.book, hands=[hand])))


EVENTS = [
    (Irregular(Bid("E", 40), "bid_wrong"), "East bids 40: a bid that’s too low or isn’t allowed."),
    (Irregular(Pass("E"), "pass_early"), "East passes: a pass out of turn."),
    (Irregular(NameTrump("N", "D"), "trump_misspoken"), "North names diamonds: a trump named by mistake."),
    (Irregular(Play("S", AS), "lead_early"), "South plays AS: a lead out of turn."),
    (Irregular(Touch("S", AS), "piece_touched"), "South touches AS: a touched card."),
    (Irregular(Expose("S", (AS,)), "piece_dropped"), "South drops AS: a card dropped face up."),
    (Irregular(Expose("S", (AS,), True), "piece_shown"), "South shows AS: cards shown on purpose."),
    (Irregular(ShowMeld("S", (AS,)), "meld_late"), "South lays AS: meld shown after the first lead."),
    (Irregular(PassPieces("S", (AS,)), "pass_count"), "South passes 1 card: the wrong number of cards passed."),
    (Irregular(Discard("S", (AS,)), "discard_count"), "South lays 1 card away: the wrong number of cards discarded."),
    (Irregular(Gather("E"), "trick_taken"), "East takes the book: a book taken by somebody who didn’t win it."),
    (
        Irregular(Misdeal("W", short="N", long="E", count=2), "count_unseen"),
        "West deals North 2 too few and East 2 too",
    ),
    (Irregular(Misdeal("W", exposed=1), "deal_exposed"), "West turns 1 card up: a card turned up in the deal."),
    (
        Irregular(Peek("E"), "pass_peeked"),
        "East looks at what was given: a look at passed cards too early.",
    ),
    (Irregular(Draw("W"), "draw_early"), "West draws: the dealer drawing too early."),
    (Irregular(CallRedeal("E"), "redeal_called"), "East throws the hand in: calling for a new deal"),
    (Irregular(AskTrump("E", "S"), "suit_asked"), "East asks whether S is trump: asking whether a certain suit is"),
    (Claim("N"), "North lays down the rest."),
    (Claim("N", (AS,)), "North lays down the rest, to be played so: AS."),
    (AnswerClaim("E", accept=True), "East accepts the lay-down."),
    (AnswerClaim("E", accept=False), "East challenges the lay-down."),
    (Judged("N", "fails", (("N", AS), ("E", AS)), "It breaks."), "It breaks. It goes: North AS, East AS."),
    (Settled("N", True, 12), "The lay-down stands: North and South take all that is left, 12 points."),
    (Settled("E", False, 1), "The lay-down fails: East and West take all that is left, 1 point."),
    (CallRenege("N", "E", 3, "follow"), "North calls a renege: East did not follow suit in book 3."),
    (CallRenege("N", "E", 0, "aces"), "North calls a renege: East kept back aces that must be shown."),
    (Correct("E", AS), "East takes his card back and plays AS instead."),
    (AskTrump("E"), "East asks what is trump."),
    (AskTrump("E", "S"), "East asks whether spades are trump."),
    (CallLead("E", "S"), "East calls for a lead of spades."),
    (Agree("E", accept=True), "East agrees that the hand goes on."),
    (Agree("E", accept=False), "East does not agree that the hand goes on."),
    (Restrict("S", "silenced"), "South may not bid again in this hand."),
    (Restrict("S", "frozen", 60), "South must bid 60 at his turn if he can, and else pass."),
    (Restrict("S", "next-bid"), "South may make only the lowest bid at his next turn, or pass."),
    (Penalty(("N",), -50, "NPA-2.5h", "aces"), "North loses 50 points: aces."),
    (Penalty(("N", "S"), -1, "referee", "so"), "North and South each lose 1 point: so."),
    (Penalty(("E", "W"), 20, "referee", "so"), "East and West each get 20 points: so."),
    (Bound("S"), "South must lead what the other side calls for."),
    (PutRight("E", 2, AS, True), "In book 2 East plays AS instead; the cards played after it go back."),
    (PutRight("E", 2, AS, False), "In book 2 East plays AS instead."),
    (TakenBack("E", 2), "Everything from East's card in book 2 on is taken back."),
    (Pulled("E", "N", (AS,)), "East pulls 1 card unseen from North."),
    (Returned("E"), "The book goes back to East, who won it."),
    (Returned("E", 3), "Book 3 goes back to East, who won it; what was played since stands."),
    (Stopped("a dispute"), "Play waits until this is decided: a dispute."),
    (Resumed(), "It is decided."),
    (Helped("E"), words("ruling-remedy-partner", remedy="partner-helps", partner=("W",), who=("E",))),
    (Eased("E", "NPA-2.2f"), "NPA-2.2f is eased for East."),
    (TellTrumps("E", 2), "East puts right how many trumps he has laid away: 2."),
    (LeftOver("E", 3), "Somebody has run out; the 3 points left over go to East and West."),
    (Spoiled("E"), "What East and West take in play counts nothing."),
    (ThrownIn("misdeal"), "The deal is void; West deals again."),
    (Ended("renege", "E"), "The hand ends with a renege, by East."),
    (Ended("forfeited", "N"), "The hand is lost by a lay-down that failed, by North."),
    (Ended("void"), "The hand is struck out."),
    (Ended("misdealt"), "The deal passes to the left."),
    (Ended("broken-off"), "The hand is broken off."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_every_event_has_a_sentence(event: object, sentence: str):
    said = TOLD[type(event)](Sentences(felt()), event)
    assert said is not None
    assert said.words().startswith(sentence)
    assert said.clause is None or said.clause in house("npa").clause_table


def test_nothing_that_only_felt_knows_is_passed_over():
    """Bids, meld and plays have their own places on the page, chores have none."""
    told_elsewhere = {
        "StepAway", "Return", "Shuffle", "AskReshuffle", "Cut", "DeclineCut", "Deal", "Draw", "CountHand", "SetUp",
        "CallRedeal", "DeclareReady", "Bid", "Pass", "NameTrump", "Confirm", "PassPieces", "TurnKitty", "Discard",
        "ShowMeld", "StartPlay", "Concede", "Play", "Gather", "AskToSee", "Stack", "TurnStack", "StopPlay", "Dealt",
        "Won", "Exchanged", "KittyTurned", "MeldCounted", "TrickWon",
        "Expose", "Touch", "Misdeal", "Peek",  # never by themselves, only as something irregular
    }  # fmt: skip
    kinds = {kind.__name__ for kind in (*get_args(AnyAction), *get_args(AnyEvent))}
    assert kinds - {kind.__name__ for kind in TOLD} == told_elsewhere


@pytest.mark.parametrize(("how", "said"), [("played", None), ("claimed", None), ("passed-out", None)])
def test_an_end_that_the_entries_tell_is_not_told_twice(how: str, said: None):
    assert Sentences(felt()).ended(Ended(how)) is said


def test_the_page_tells_them_with_the_trick_that_was_on():
    hand = felt(N="KH QH AS", E="TS KS")
    hand.apply_unchecked(Irregular(Play("S", hand.state.hands["S"][0]), "lead_early"))
    hand.apply(Play("N", AS))
    hand.apply_unchecked(Irregular(Expose("W", hand.state.hands["W"][:1]), "piece_dropped"))
    hand.apply_unchecked(Penalty(("W",), -50, "NPA-2.5h", "aces that cannot be declared"))
    said = replayed(hand)
    assert "Hand 1: West is the dealer, at a refereed table" in said
    assert "What else happened: • South plays" in said
    assert ": a lead out of turn. [NPA-2.7l]" in said
    assert "• Book 1: West drops" in said
    assert "• Book 1: West loses 50 points: aces that cannot be declared. [NPA-2.5h]" in said
    (told_hand,) = answered("replay", "-", stdin=dumps(Record(book=hand.book, hands=[hand])))["hands"]
    assert told_hand["refereed"] is True
    assert [one["trick"] for one in told_hand["happenings"]] == [None, 1, 1]
    assert told_hand["happenings"][2]["text"] == "West loses 50 points: aces that cannot be declared."
    assert told_hand["happenings"][2]["clause"] == "NPA-2.5h"


def test_a_trick_that_went_out_of_turn_is_told_with_those_who_played_it(capsys: pytest.CaptureFixture[str]):
    hand = felt(N="KH QH AS", E="TS KS", S="JS", W="QS")
    for seat, card in (("N", "AS"), ("S", "JS"), ("W", "QS"), ("E", "TS")):
        hand.apply_unchecked(Play(seat, *parse_pieces(card)))
    record = Record(book=hand.book, hands=[hand])
    (trick,) = retell(record).hands[0].tricks
    assert (trick.seats, trick.leader) == (("N", "S", "W", "E"), "N")
    show_record(record)
    assert "1  North  A♠     10♠   J♠     Q♠    North" in capsys.readouterr().out


def test_a_renege_and_its_price():
    hand = felt(N="KH QH AS", E="TS TD")
    hand.apply(Play("N", AS))
    hand.apply_unchecked(Play("E", *parse_pieces("TD")))
    hand.apply(CallRenege("N", "E", 1, "follow"))
    hand.apply_unchecked(Ended("renege", "E"))
    said = replayed(hand)
    assert "• Book 1: North calls a renege: East did not follow suit in book 1." in said
    assert "• Book 1: The hand ends with a renege, by East. [NPA-3.1l]" in said
    assert "Bid of 50 after a renege" in said


@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-2.4r"), ("mcallen", "MCA-6f")])
def test_hands_that_were_laid_open_are_told(name: str, clause: str):
    book = house(name)
    hands, _ = fill(book, N="AS " * book.deck.copies, W="KH QH")
    hand = Hand.with_hands(book, dealer="W", hands=hands, key=bytes(32))
    steward.tidy(hand)
    call(hand, None, None, None)
    hand.apply(NameTrump("W", "H"))
    for seat in "WNES":
        show_least(hand, seat)
    said = replayed(hand)
    assert f"• East and West lay their hands open, and all the meld in them counts. [{clause}]" in said


def test_a_hand_that_no_slip_can_tell_is_shown_and_not_scored():
    hand = felt()
    hand.apply_unchecked(Ended("claimed"))
    said = replayed(hand)
    assert "This hand cannot be scored: • take: NS 0 + EW 0 = 0, but a hand holds 50 points (NPA-X3)." in said
    (told_hand,) = answered("replay", "-", stdin=dumps(Record(book=hand.book, hands=[hand])))["hands"]
    assert told_hand["unscored"][0]["clause"] == "NPA-X3"
    assert (told_hand["entries"], told_hand["totals"]) == ([], {})
