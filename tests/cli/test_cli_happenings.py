"""What `replay` tells beside bids, meld and plays: hands laid open, lay-downs, reneges, penalties, mistakes."""

from __future__ import annotations

from typing import cast, get_args

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
    Event,
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
from meldhouse.messages import Arg, Message, fact, written
from meldhouse.pieces import parse_pieces
from meldhouse.referee.event_facts import TOLD, happening
from meldhouse.rulebooks.trouble import trouble_fact
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


WHY = fact("claim-loses-none", who="N")
HELPS = fact("ruling-remedy-partner", remedy="partner-helps", partner=("W",), who=("E",))


def paid(who: tuple[str, ...], does: str, points: int, why: str) -> dict[str, Arg]:
    amount = fact("ruling-amount", points=points, unit="points")
    return {"who": who, "does": does, "amount": amount, "why": written(why)}


EVENTS = [
    (Irregular(Bid("E", 40), "bid_wrong"), "act-bid", {"who": "E", "bid": 40}),
    (Irregular(Pass("E"), "pass_early"), "act-simple", {"does": "pass", "who": "E"}),
    (Irregular(NameTrump("N", "D"), "trump_misspoken"), "act-name", {"who": "N", "trump": "D"}),
    (Irregular(NameTrump("N", "aces"), "contract_wrong"), "act-say", {"who": "N", "said": "aces"}),
    (Irregular(Play("S", AS), "lead_early"), "act-with", {"does": "play", "who": "S", "pieces": ("AS",)}),
    (Irregular(Touch("S", AS), "piece_touched"), "act-with", {"does": "touch", "who": "S", "pieces": ("AS",)}),
    (Irregular(Expose("S", (AS,)), "piece_dropped"), "act-with", {"does": "drop", "who": "S", "pieces": ("AS",)}),
    (Irregular(Expose("S", (AS,), True), "piece_shown"), "act-with", {"does": "show", "who": "S", "pieces": ("AS",)}),
    (Irregular(ShowMeld("S", (AS,)), "meld_late"), "act-with", {"does": "meld", "who": "S", "pieces": ("AS",)}),
    (Irregular(PassPieces("S", (AS,)), "pass_count"), "act-some", {"does": "pass", "who": "S", "number": 1}),
    (Irregular(Discard("S", (AS,)), "discard_count"), "act-some", {"does": "discard", "who": "S", "number": 1}),
    (Irregular(Gather("E"), "trick_taken"), "act-simple", {"does": "gather", "who": "E"}),
    (
        Irregular(Misdeal("W", short="N", long="E", count=2), "count_unseen"),
        "act-misdeal",
        {
            "who": "W",
            "parts": (fact("act-deal-few", who="N", number=2), fact("act-deal-many", who="E", number=2)),
        },
    ),
    (Irregular(Misdeal("W", exposed=1), "deal_exposed"), "act-some", {"does": "turn-up", "who": "W", "number": 1}),
    (Irregular(Peek("E"), "pass_peeked"), "act-simple", {"does": "peek", "who": "E"}),
    (Irregular(Draw("W"), "draw_early"), "act-simple", {"does": "draw", "who": "W"}),
    (Irregular(CallRedeal("E"), "redeal_called"), "act-simple", {"does": "call-redeal", "who": "E"}),
    (Irregular(AskTrump("E", "S"), "suit_asked"), "act-ask-suit", {"who": "E", "trump": "S"}),
    (Claim("N"), "news-claim", {"who": "N"}),
    (Claim("N", (AS,)), "news-claim-shown", {"who": "N", "pieces": ("AS",)}),
    (AnswerClaim("E", accept=True), "news-answer", {"who": "E", "answer": "accept"}),
    (AnswerClaim("E", accept=False), "news-answer", {"who": "E", "answer": "challenge"}),
    (Judged("N", "stands", (), WHY), "news-judged", {"why": WHY}),
    (
        Judged("N", "fails", (("N", AS), ("E", AS)), WHY),
        "news-judged-line",
        {"why": WHY, "plays": tuple(fact("trick-play", who=seat, piece="AS") for seat in "NE")},
    ),
    (Settled("N", True, 12), "news-settled", {"result": "stands", "side": "NS", "points": 12}),
    (Settled("E", False, 1), "news-settled", {"result": "fails", "side": "EW", "points": 1}),
    (
        CallRenege("N", "E", 3, "follow"),
        "happened-call",
        {"who": "N", "what": fact("renege-offence", who="E", offence="follow"), "trick": 3},
    ),
    (Correct("E", AS), "happened-correct", {"who": "E", "piece": "AS"}),
    (AskTrump("E"), "happened-did", {"did": fact("act-simple", does="ask-trump", who="E")}),
    (AskTrump("E", "S"), "happened-did", {"did": fact("act-ask-suit", who="E", trump="S")}),
    (AskTrump("E", "aces"), "happened-did", {"did": fact("act-ask-said", who="E", said="aces")}),
    (CallLead("E", "S"), "happened-call-lead", {"who": "E", "trump": "S"}),
    (Agree("E", accept=True), "happened-agree", {"who": "E", "agrees": "yes"}),
    (Agree("E", accept=False), "happened-agree", {"who": "E", "agrees": "no"}),
    (Restrict("S", "silenced"), "ordered-restrict", {"who": "S", "how": "silenced"}),
    (Restrict("S", "frozen", 60), "ordered-frozen", {"who": "S", "bid": 60}),
    (Restrict("S", "next-bid"), "ordered-restrict", {"who": "S", "how": "next-bid"}),
    (Penalty(("N",), -50, "NPA-2.5h", "aces"), "ordered-penalty", paid(("N",), "lose", 50, "aces")),
    (Penalty(("N", "S"), -1, "referee", "so"), "ordered-penalty", paid(("N", "S"), "lose", 1, "so")),
    (Penalty(("E", "W"), 20, "referee", "so"), "ordered-penalty", paid(("E", "W"), "get", 20, "so")),
    (Bound("S"), "ordered-lead", {"who": "S"}),
    (PutRight("E", 2, AS, True), "ordered-put-right", {"who": "E", "trick": 2, "piece": "AS", "back": "yes"}),
    (PutRight("E", 2, AS, False), "ordered-put-right", {"who": "E", "trick": 2, "piece": "AS", "back": "no"}),
    (TakenBack("E", 2), "ordered-take-back", {"who": "E", "trick": 2}),
    (Pulled("E", "N", (AS,)), "ordered-pull", {"who": "E", "source": "N", "number": 1}),
    (Returned("E"), "ordered-return", {"who": "E", "trick": 0}),
    (Returned("E", 3), "ordered-return", {"who": "E", "trick": 3}),
    (Stopped("a dispute"), "ordered-stop", {"about": "a dispute"}),
    (Resumed(), "ordered-resume", {"reopened": "no"}),
    (Resumed(reopened=True), "ordered-resume", {"reopened": "yes"}),
    (Helped("E"), "outcome", {"says": HELPS}),
    (Eased("E", "NPA-2.2f"), "ordered-ease", {"who": "E", "clause": "NPA-2.2f", "applies": "no"}),
    (TellTrumps("E", 2), "happened-trumps", {"who": "E", "number": 2}),
    (LeftOver("E", 3), "ordered-left-over", {"side": "EW", "points": 3}),
    (Spoiled("E"), "ordered-spoil", {"side": "EW"}),
    (ThrownIn("misdeal"), "ordered-deal-again", {"who": "W"}),
    (Ended("renege", "E"), "happened-end-by", {"how": "renege", "who": "E"}),
    (Ended("forfeited", "N"), "happened-end-by", {"how": "forfeited", "who": "N"}),
    (Ended("void"), "happened-end", {"how": "void"}),
    (Ended("misdealt"), "happened-end", {"how": "misdealt"}),
    (Ended("broken-off"), "happened-end", {"how": "broken-off"}),
]


@pytest.mark.parametrize(("event", "id", "facts"), EVENTS)
def test_every_event_is_told(event: Event, id: str, facts: dict[str, Arg]):
    found = happening(felt(), event)
    assert found is not None
    says = found.says
    if isinstance(event, Irregular):
        assert (says.id, says.args["what"]) == ("happened-irregular", trouble_fact(event.kind))
        says = cast("Message", says.args["did"])
    assert says == Message(id, facts)
    assert house("npa").voice.say(says)
    assert found.clause is None or found.clause in house("npa").clause_table


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
    assert happening(felt(), Ended(how)) is said


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
    what = fact("renege-offence", who="E", offence="follow")
    assert "• Book 1: " + words("happened-call", who="N", what=what, trick=1) in said
    assert f"• Book 1: {words('happened-end-by', how='renege', who='E')} [NPA-3.1l]" in said
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
    assert f"• {words('happened-hands-shown', name, who=('E', 'W'))} [{clause}]" in said


def test_a_hand_that_no_slip_can_tell_is_shown_and_not_scored():
    hand = felt()
    hand.apply_unchecked(Ended("claimed"))
    said = replayed(hand)
    assert words("cli-not-scored") in said
    (told_hand,) = answered("replay", "-", stdin=dumps(Record(book=hand.book, hands=[hand])))["hands"]
    assert told_hand["unscored"][0]["clause"] == "NPA-X3"
    assert (told_hand["entries"], told_hand["totals"]) == ([], {})
