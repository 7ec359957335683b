"""What happened at a table besides bids, meld and plays, and what a referee ordered, as facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from meldhouse.game import (
    CONTRACT_NAMES,
    Action,
    Agree,
    AnswerClaim,
    AskTrump,
    Bid,
    Bound,
    CallLead,
    CallRenege,
    Claim,
    Correct,
    Discard,
    Eased,
    Ended,
    Event,
    Expose,
    Hand,
    HandsShown,
    Helped,
    Irregular,
    Judged,
    LeftOver,
    Misdeal,
    NameTrump,
    PassPieces,
    Penalty,
    Play,
    Pulled,
    PutRight,
    Restrict,
    Resumed,
    Returned,
    Seat,
    Settled,
    ShowMeld,
    Spoiled,
    Stopped,
    TakenBack,
    TellTrumps,
    ThrownIn,
    Touch,
    TrickWon,
)
from meldhouse.game.scoring import spoiler_fine, unit_of
from meldhouse.messages import Message, fact, written
from meldhouse.pieces import Piece, sorted_pieces
from meldhouse.referee.cases.offences import offence_fact
from meldhouse.rulebooks.easing import eased_by, partner_helps
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.rulebooks.trouble import trouble_fact


class Happening(NamedTuple):
    """A fact about one event; `trick` is the number of the current trick."""

    says: Message
    clause: str | None = None
    trick: int | None = None


def happenings(hand: Hand) -> Iterator[Happening]:
    """All of them, in order."""
    tricks, playing = 0, False
    for event in hand.events:
        if isinstance(event, ThrownIn):
            tricks, playing = 0, False
        playing = playing or isinstance(event, Play)
        if (found := happening(hand, event)) is not None:
            yield found._replace(trick=tricks + 1 if playing and tricks < hand.book.deal.hand else None)
        if isinstance(event, TakenBack) or (isinstance(event, PutRight) and event.back):
            tricks = event.trick - 1
        tricks += isinstance(event, TrickWon)


def happening(hand: Hand, event: Event) -> Happening | None:
    """The fact for an event; None where it is shown elsewhere."""
    tell = TOLD.get(type(event))
    return tell(hand, event) if tell is not None else None


def _codes(pieces: tuple[Piece, ...]) -> tuple[str, ...]:
    return tuple(piece.text for piece in sorted_pieces(pieces))


def _side(hand: Hand, seat: Seat) -> str:
    return hand.state.seating.side[seat]


# --- what everybody saw ---------------------------------------------------------------------------------------------


def _hands_shown(hand: Hand, event: HandsShown) -> Happening:
    clause = hand.book.cite("page-hands-shown") if hand.state.auction.dropped else None
    return Happening(fact("happened-hands-shown", who=tuple(event.hands)), clause)


def _irregular(hand: Hand, event: Irregular) -> Happening:
    did = fact("happened-irregular", did=_did(hand, event.action), what=trouble_fact(event.kind))
    return Happening(did, getattr(hand.book.rulings, event.kind).clause or None)


def _did(hand: Hand, action: Action) -> Message:
    who = action.seat
    match action:
        case Bid():
            return fact("act-bid", who=who, bid=bid_fact(hand.book, action.amount))
        case NameTrump() if action.trump in CONTRACT_NAMES:
            return fact("act-name", who=who, trump=action.trump)
        case NameTrump():
            return fact("act-say", who=who, said=action.trump)
        case AskTrump(suit=str() as suit):
            return _asked(who, suit)
        case Play():
            return fact("act-with", does="play", who=who, pieces=(action.piece.text,))
        case Touch():
            return fact("act-with", does="touch", who=who, pieces=(action.piece.text,))
        case Expose():
            return fact("act-with", does="show" if action.purposely else "drop", who=who, pieces=_codes(action.pieces))
        case ShowMeld() if action.pieces:
            return fact("act-with", does="meld", who=who, pieces=_codes(action.pieces))
        case PassPieces():
            return fact("act-some", does="pass", who=who, number=len(action.pieces))
        case Discard():
            return fact("act-some", does="discard", who=who, number=len(action.pieces))
        case Misdeal(exposed=0):
            few = [fact("act-deal-few", who=action.short, number=action.count)] if action.short else []
            many = [fact("act-deal-many", who=action.long, number=action.count)] if action.long else []
            return fact("act-misdeal", who=who, parts=(*few, *many))
        case Misdeal():
            return fact("act-some", does="turn-up", who=who, number=action.exposed)
    return fact("act-simple", does=str(type(action).__struct_config__.tag), who=who)


def _asked(who: Seat, suit: str) -> Message:
    if suit in CONTRACT_NAMES:
        return fact("act-ask-suit", who=who, trump=suit)
    return fact("act-ask-said", who=who, said=suit)


# --- claims and calls -----------------------------------------------------------------------------------------------


def _claim(_hand: Hand, event: Claim) -> Happening:
    if not event.order:
        return Happening(fact("news-claim", who=event.seat))
    return Happening(fact("news-claim-shown", who=event.seat, pieces=tuple(piece.text for piece in event.order)))


def _answered(_hand: Hand, event: AnswerClaim) -> Happening:
    return Happening(fact("news-answer", who=event.seat, answer="accept" if event.accept else "challenge"))


def _judged(hand: Hand, event: Judged) -> Happening | None:
    if event.why is None:
        return None
    plays = tuple(fact("trick-play", who=seat, piece=piece.text) for seat, piece in event.line)
    if not plays:
        return Happening(fact("news-judged", why=event.why), hand.book.cite("claim-test"))
    return Happening(fact("news-judged-line", why=event.why, plays=plays), hand.book.cite("claim-test"))


def _settled(hand: Hand, event: Settled) -> Happening:
    side = _side(hand, event.seat)
    if hand.state.ending.ended == "awarded":  # nobody laid down; a call was not proven
        says = fact("happened-awarded", side=side, points=event.points)
        return Happening(says, hand.book.cite("renege-spoiled"))
    result = "stands" if event.stands else "fails"
    says = fact("news-settled", result=result, side=side, points=event.points)
    return Happening(says, hand.book.cite("claim-stands" if event.stands else "claim-failed"))


def _called(hand: Hand, event: CallRenege) -> Happening:
    what = offence_fact(hand.book, event.offence, event.accused)
    return Happening(fact("happened-call", who=event.seat, what=what, trick=event.trick))


def _corrected(_hand: Hand, event: Correct) -> Happening:
    return Happening(fact("happened-correct", who=event.seat, piece=event.piece.text))


def _told_trumps(hand: Hand, event: TellTrumps) -> Happening:
    says = fact("happened-trumps", who=event.seat, number=event.trumps)
    return Happening(says, hand.book.cite("discard-declare"))


def _asked_trump(_hand: Hand, event: AskTrump) -> Happening:
    if event.suit is None:
        return Happening(fact("happened-did", did=fact("act-simple", does="ask-trump", who=event.seat)))
    return Happening(fact("happened-did", did=_asked(event.seat, event.suit)))


def _called_lead(hand: Hand, event: CallLead) -> Happening:
    return Happening(fact("happened-call-lead", who=event.seat, trump=event.suit), hand.book.cite("lead-called"))


def _agreed(_hand: Hand, event: Agree) -> Happening:
    return Happening(fact("happened-agree", who=event.seat, agrees="yes" if event.accept else "no"))


# --- what a referee ordered -----------------------------------------------------------------------------------------

RESTRICTED = {"silenced": "bid-silenced", "frozen": "bid-frozen", "next-bid": "bid-next-only"}


def _restricted(hand: Hand, event: Restrict) -> Happening:
    clause = hand.book.cite(RESTRICTED[event.how])
    if event.how == "frozen":
        return Happening(fact("ordered-frozen", who=event.seat, bid=bid_fact(hand.book, event.amount)), clause)
    return Happening(fact("ordered-restrict", who=event.seat, how=event.how), clause)


def _penalized(hand: Hand, event: Penalty) -> Happening:
    return _paid(hand, event.seats, event.points, event.clause, written(event.reason))


def _paid(hand: Hand, seats: tuple[Seat, ...], points: int, clause: str, why: Message) -> Happening:
    amount = fact("ruling-amount", points=abs(points), unit=unit_of(hand.book))
    does = "get" if points > 0 else "lose"
    says = fact("ordered-penalty", who=seats, does=does, amount=amount, why=why)
    return Happening(says, clause if clause in hand.book.clause_table else None)


def _bound(hand: Hand, event: Bound) -> Happening:
    return Happening(fact("ordered-lead", who=event.seat), hand.book.cite("lead-called"))


def _put_right(_hand: Hand, event: PutRight) -> Happening:
    back = "yes" if event.back else "no"
    piece = event.piece.text
    return Happening(fact("ordered-put-right", who=event.seat, trick=event.trick, piece=piece, back=back))


def _taken_back(_hand: Hand, event: TakenBack) -> Happening:
    return Happening(fact("ordered-take-back", who=event.seat, trick=event.trick))


def _pulled(_hand: Hand, event: Pulled) -> Happening:
    return Happening(fact("ordered-pull", who=event.seat, source=event.source, number=len(event.pieces)))


def _returned(_hand: Hand, event: Returned) -> Happening:
    return Happening(fact("ordered-return", who=event.seat, trick=event.trick))


def _stopped(hand: Hand, event: Stopped) -> Happening:
    return Happening(fact("ordered-stop", about=event.about), hand.book.cite("play-stopped"))


def _resumed(_hand: Hand, event: Resumed) -> Happening:
    return Happening(fact("ordered-resume", reopened="yes" if event.reopened else "no"))


def _helped(hand: Hand, event: Helped) -> Happening:
    partner = hand.state.seating.partner[event.seat] or event.seat
    how = partner_helps(hand.book) or "partner-helps"
    helps = fact("ruling-remedy-partner", remedy=how, partner=(partner,), who=(event.seat,))
    return Happening(fact("outcome", says=helps), hand.book.rulings.assistance.clause or None)


def _eased(hand: Hand, event: Eased) -> Happening:
    by = eased_by(hand.book)
    applies = "yes" if by is not None and by.id == event.clause else "no"
    return Happening(fact("ordered-ease", who=event.seat, clause=event.clause, applies=applies))


def _left_over(hand: Hand, event: LeftOver) -> Happening:
    says = fact("ordered-left-over", side=_side(hand, event.seat), points=event.points)
    return Happening(says, hand.book.rulings.count_end.clause or None)


def _spoiled(hand: Hand, event: Spoiled) -> Happening:
    return Happening(fact("ordered-spoil", side=_side(hand, event.seat)), hand.book.cite("score-renege"))


def _thrown_in(hand: Hand, event: ThrownIn) -> Happening | None:
    if event.code not in ("misdeal", "decided"):
        return None  # a hand that was thrown in is shown at the head of the hand
    return Happening(fact("ordered-deal-again", who=hand.state.dealer))


ENDS = ("renege", "forfeited", "void", "misdealt", "broken-off")
"""Ways a hand can end that its entries do not show."""


def _ended(hand: Hand, event: Ended) -> Happening | None:
    if event.how == "awarded" and event.by is not None and hand.book.renege.spoiler_fine:
        fine = spoiler_fine(hand.book, event.by)
        return _paid(hand, fine.seats, fine.points, fine.clause or "", fine.reason)
    if event.how not in ENDS:
        return None
    clause = hand.book.cite(f"score-{event.how}")
    if event.by is not None and event.how in ("renege", "forfeited"):
        return Happening(fact("happened-end-by", how=event.how, who=event.by), clause)
    return Happening(fact("happened-end", how=event.how), clause)


TOLD: dict[type[Event], Callable[[Hand, Any], Happening | None]] = {
    HandsShown: _hands_shown,
    Irregular: _irregular,
    Claim: _claim,
    AnswerClaim: _answered,
    Judged: _judged,
    Settled: _settled,
    CallRenege: _called,
    Correct: _corrected,
    TellTrumps: _told_trumps,
    AskTrump: _asked_trump,
    CallLead: _called_lead,
    Agree: _agreed,
    Restrict: _restricted,
    Penalty: _penalized,
    Bound: _bound,
    PutRight: _put_right,
    TakenBack: _taken_back,
    Pulled: _pulled,
    Returned: _returned,
    Stopped: _stopped,
    Resumed: _resumed,
    Helped: _helped,
    Eased: _eased,
    LeftOver: _left_over,
    Spoiled: _spoiled,
    ThrownIn: _thrown_in,
    Ended: _ended,
}
