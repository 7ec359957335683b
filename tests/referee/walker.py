"""Random acts at a refereed table, legal and not: what hands could do, in no sensible order."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

from meldhouse.game import (
    Action,
    Agree,
    AnswerClaim,
    AskReshuffle,
    AskToSee,
    AskTrump,
    Bid,
    CallLead,
    CallRedeal,
    CallRenege,
    Claim,
    Correct,
    Cut,
    Deal,
    DeclineCut,
    Discard,
    Draw,
    Expose,
    Gather,
    Hand,
    Misdeal,
    NameTrump,
    Pass,
    PassPieces,
    Peek,
    Play,
    Refused,
    Return,
    SetUp,
    ShowMeld,
    Shuffle,
    StepAway,
    Touch,
    TurnKitty,
    steward,
    to_act,
)
from meldhouse.game.review import all_played_by, broken_duty, kept_back, offence_of
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.referee.felt import Felt
from meldhouse.referee.hearing import FOR_GOOD
from meldhouse.referee.officials.appeals import Called, NotAgreed, PlayedOn, Raised, Ruled
from meldhouse.rulebooks import Book

OFFENCES = ("follow", "beat", "trump", "aces", "turn", "discard", "taken", "shown")


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def sit_down(book: Book, lot: Random) -> tuple[Felt, Clock]:
    clock = Clock()
    hand = Hand(book, dealer="S", key=lot.randbytes(32), refereed=True)
    return Felt(hand, clock=clock), clock


def some_act(felt: Felt, lot: Random) -> Action:
    """Anything at all that a seat might do."""
    state = felt.hand.state
    seats = state.seating.seats
    seat = lot.choice(seats)
    held = state.hands.get(seat, ())
    some = tuple(lot.sample(held, min(len(held), lot.randint(1, 5))))
    bids = (state.amount or 0) + lot.randint(-20, 60)
    acts: list[Action] = [
        Bid(seat, max(1, bids)), Bid(seat, state.book.auction.minimum), Pass(seat), AskTrump(seat),
        NameTrump(seat, lot.choice(state.book.trump.choices)), Gather(seat), AskToSee(seat), TurnKitty(seat),
        CallLead(seat, lot.choice(state.book.trump.choices)), Claim(seat),
        CallRenege(seat, lot.choice(seats), lot.randint(0, len(state.play.tricks) + 1), lot.choice(OFFENCES)),
        Misdeal(seat, short=seats[0], long=seats[1], count=lot.randint(1, 2)), Misdeal(seat, exposed=1),
        CallRedeal(seat), NameTrump(state.bidder or seat, "nello"), Peek(seat), AskReshuffle(seat),
    ]  # fmt: skip
    if state.phase == "shuffle":
        acts += [
            Shuffle(seat),
            Shuffle(seat, face_up=True),
            Cut(seat, lot.randint(0, 9)),
            Deal(seat, (7, 5)),
            Draw(seat),
        ]
        acts += [DeclineCut(seat), Deal(seat), StepAway(seat), *(Return(other) for other in state.away)]
    if state.phase == "exchange":
        acts += [Peek(other) for other in seats] * 3
    acts += [Play(other, lot.choice(state.hands[other])) for other in state.felt.exposed if other == state.turn] * 8
    if state.ending.claim is not None:
        acts += [AnswerClaim(other, accept=lot.random() < 0.5) for other in seats] * 3
    acts += true_calls(felt, lot) * 2
    if held:
        acts += [Play(seat, lot.choice(held))] * 8
        acts += [Expose(seat, some[:1], purposely=lot.random() < 0.3), Touch(seat, some[0]), Correct(seat, some[0])]
        acts += [Correct(other, lot.choice(state.hands[other])) for other in seats if state.hands[other]]
        acts += [ShowMeld(seat, some), PassPieces(seat, some), Discard(seat, some, lot.randint(0, 5))]
        acts += [SetUp(seat, "4-3", held)]
        if state.turn is not None and state.hands[state.turn]:
            acts += [Play(state.turn, lot.choice(state.hands[state.turn]))] * 12
    return lot.choice(acts)


def true_calls(felt: Felt, lot: Random) -> list[Action]:
    """Calls by somebody who looked well: of reneges that did happen."""
    state = felt.hand.state
    found: list[Action] = []
    for seat in state.seating.seats:
        opponents = [other for other in state.seating.seats if state.seating.side[other] != state.seating.side[seat]]
        found += [
            CallRenege(lot.choice(opponents), seat, number, offence_of(broken))
            for number in range(1, len(state.play.tricks) + 2)
            if (broken := broken_duty(state, seat, number)) is not None
        ]
        if kept_back(state, seat, all_played_by(state, seat)):
            found.append(CallRenege(lot.choice(opponents), seat, 0, "aces"))
    return found


def settle(felt: Felt, lot: Random | None = None) -> None:
    """Whatever waits for an official is decided by one who does not sit there; sometimes the hand is dealt again."""
    fate = lot.choice(("", "", "goes-on", "dealt-again", "void")) if lot is not None else "goes-on"
    if fate == "goes-on" and felt.hand.state.ending.ended in FOR_GOOD:
        fate = ""
    while (dispute := felt.dispute) is not None and dispute.stops_play:
        course, clause = dispute.course, felt.hand.book.clause[0].id
        tries = (
            NotAgreed("N"),
            Called(course.due, f"official {len(course.opinions)}"),
            Ruled(course.hearing.person if course.hearing else "", "play on", clause, hand=fate),  # type: ignore[arg-type]
            PlayedOn(),
        )
        felt.hear(next(event for event in tries if dispute.verify(event) is None))


def step(felt: Felt, lot: Random, *, irregular: float = 0.3) -> None:
    """One act: something legal that is due, or anything at all."""
    hand = felt.hand
    if hand.state.ending.stopped is not None and lot.random() < 0.7:
        settle(felt, lot)
        return
    if lot.random() < irregular:
        with suppress(Refused):
            if lot.random() < 0.02:
                felt.hear(Raised(lot.choice(hand.state.seating.seats), "what was played"))
            felt.act(some_act(felt, lot))
        return
    if hand.state.away and not hand.state.felt.fixing and hand.state.ending.stopped is None:
        felt.act(Return(min(hand.state.away)))
        return
    if (chore := steward.next_chore(hand)) is not None and hand.turn is None:
        felt.act(chore)
        return
    due = to_act(hand)
    if hand.state.felt.fixing and due:  # while play waits, nobody is asked
        felt.act(Agree(due[0], accept=lot.random() < 0.8))
        return
    if due and hand.state.ending.claim is None and (hand.phase != "tricks" or hand.legal_plays()):
        felt.act(chance_action(hand, due[0], lot))


def pieces_on_table(hand: Hand) -> Counter:
    """Every piece that can be seen from above, wherever it lies."""
    state = hand.state
    found: Counter = Counter()
    for held in state.hands.values():
        found.update(held)
    for trick in state.play.tricks:
        found.update(trick.pieces)
    if state.play.trick and not state.play.trick_taken:
        found.update(state.play.trick)
    if not state.deal.kitty_taken:
        found.update(state.deal.kitty)
    found.update(state.deal.discard or ())
    for giver, passed in state.before_play.passing.items():
        if giver not in state.before_play.exchanged:
            found.update(passed)
    return found
