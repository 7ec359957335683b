"""Trump or contract; the kitty, where there is one; the exchange between partners; the discard."""

from __future__ import annotations

from meldhouse.game.actions import Discard, Event, NameTrump, PassPieces, Peek, TellTrumps, TurnKitty
from meldhouse.game.events import Ended, Exchanged, HandsShown, KittyTurned
from meldhouse.game.melds import marriages
from meldhouse.game.phases.rule import Folds, Rule, Rules, not_held, without, wrong_moment
from meldhouse.game.phases.settling import ready_to_play
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.state import State
from meldhouse.game.tricks import trick_order
from meldhouse.pieces import Piece, sorted_pieces


def verify_trump(state: State, action: NameTrump) -> Refusal | None:
    rules = state.book.trump
    if state.phase == "over":
        return wrong_moment(state)
    if state.trump is not None and not (action.laid and laid_marriage_governs(state)):
        may_change = laid_marriage_governs(state)
        return refuse(state.book, "trump-fixed-unless-laid" if may_change else "trump-fixed", code="trump-fixed")
    if state.trump is None and state.phase not in ("trump", "kitty"):
        return wrong_moment(state)
    assert state.bidder is not None
    if action.seat != state.bidder:
        return refuse(state.book, "trump-bidder", who=state.bidder)
    if state.phase == "kitty" and state.book.kitty.before_trump and not state.deal.kitty_open:
        return refuse(state.book, "kitty-first")
    if action.trump not in rules.choices:
        return refuse(state.book, "trump-choice", trump=action.trump, choices=rules.choices)
    if action.laid and rules.laying == "no":
        return refuse(state.book, "trump-spoken")
    if (rules.marriage or action.laid) and action.trump not in marriages(state.hands[action.seat]):
        return refuse(state.book, "trump-marriage", suit=action.trump)
    return None


def laid_marriage_governs(state: State) -> bool:
    """The bidder's first marriage may still overrule what was named, so nobody else lays anything before it."""
    first = state.phase == "meld" and state.bidder not in state.meld and not state.before_play.trump_laid
    return first and state.book.trump.laying == "governs"


def change_trump(state: State, trump: str) -> None:
    """Set trump. Nobody has shown meld yet, so none need be counted again."""
    state.trump = trump
    state.order = trick_order(state.book, trump)


def fold_trump(state: State, action: NameTrump) -> None:
    state.before_play.trump_laid = action.laid
    change_trump(state, action.trump)
    if state.phase == "kitty":
        _to_discard(state)
    elif state.phase != "trump":
        return
    elif state.book.exchange.form != "none":
        state.phase = "exchange"
        state.turn = None
    else:
        _after_exchange(state)


def _to_discard(state: State) -> None:
    if state.trump is not None and state.deal.kitty_open:
        state.phase = "discard"


def _after_exchange(state: State) -> None:
    state.turn = None
    if state.book.has_meld:
        state.phase = "meld"
    else:
        ready_to_play(state)


def verify_kitty(state: State, action: TurnKitty) -> Refusal | None:
    if not state.book.deal.kitty:
        return refuse(state.book, "kitty-none")
    if state.phase in ("shuffle", "count", "auction"):
        return refuse(state.book, "kitty-early")
    if state.deal.kitty_open:
        return refuse(state.book, "kitty-open")
    if state.phase != "kitty":
        return wrong_moment(state)
    assert state.bidder is not None
    if action.seat != state.bidder:
        return refuse(state.book, "kitty-bidder", who=state.bidder)
    return None


def fold_turn_kitty(state: State, _action: TurnKitty) -> None:
    state.deal.kitty_open = True


def fold_kitty_turned(state: State, event: KittyTurned) -> None:
    assert state.bidder is not None
    state.deal.kitty = event.pieces
    state.deal.kitty_taken = True
    state.hands[state.bidder] = sorted_pieces((*state.hands[state.bidder], *event.pieces))
    _to_discard(state)


def verify_discard(state: State, action: Discard) -> Refusal | None:
    if state.phase == "kitty":
        return refuse(state.book, "discard-early")
    if state.phase != "discard":
        return wrong_moment(state)
    assert state.bidder is not None
    if action.seat != state.bidder:
        return refuse(state.book, "discard-bidder", who=state.bidder)
    count = state.book.deal.kitty
    if len(action.pieces) != count:
        return refuse(state.book, "discard-count", count=count, given=len(action.pieces))
    if refusal := not_held(state, action, action.pieces):
        return refusal
    if not 0 <= action.trumps <= count:
        return refuse(state.book, "discard-number", count=count)
    return _misdeclared(state, action.pieces, action.trumps)


def fold_discard(state: State, action: Discard) -> None:
    state.hands[action.seat] = without(state.hands[action.seat], action.pieces)
    state.deal.discard = action.pieces
    state.cover(action.seat)
    state.before_play.declared_trumps = action.trumps if state.book.kitty.declare_trumps else None
    _after_exchange(state)


def verify_tell(state: State, action: TellTrumps) -> Refusal | None:
    """A bidder who announced a wrong number of trumps may correct it until the first lead."""
    count = state.book.deal.kitty
    if not state.book.kitty.declare_trumps or state.deal.discard is None or state.phase == "over":
        return wrong_moment(state)
    assert state.bidder is not None
    if action.seat != state.bidder:
        return refuse(state.book, "discard-bidder", who=state.bidder)
    if state.play.trick or state.play.tricks:
        return refuse(state.book, "discard-told-late")
    if not 0 <= action.trumps <= count:
        return refuse(state.book, "discard-number", count=count)
    if action.trumps == state.before_play.declared_trumps:
        return refuse(state.book, "discard-told")
    return _misdeclared(state, state.deal.discard, action.trumps)


def _misdeclared(state: State, laid: tuple[Piece, ...], said: int) -> Refusal | None:
    assert state.order is not None
    trumps = tuple(piece for piece in laid if piece in state.order.members[state.order.trump or ""])
    if state.book.kitty.declare_trumps and said != len(trumps):
        return refuse(state.book, "discard-declare", pieces=trumps, said=said, true=len(trumps))
    return None


def fold_tell(state: State, action: TellTrumps) -> None:
    state.before_play.declared_trumps = action.trumps


def exchange_turns(state: State) -> tuple[Seat, ...]:
    """Who may pass pieces now: both at once, or partner first and then the bidder."""
    assert state.bidder is not None
    partner = state.seating.partner[state.bidder]
    assert partner is not None
    waiting = tuple(seat for seat in (partner, state.bidder) if seat not in state.before_play.passing)
    return waiting if state.book.exchange.form == "blind" else waiting[:1]


def verify_pass_pieces(state: State, action: PassPieces) -> Refusal | None:
    rules = state.book.exchange
    if rules.form == "none":
        return refuse(state.book, "pass-none")
    if state.phase != "exchange":
        return refuse(state.book, "pass-moment") if state.trump is None and state.bidder else wrong_moment(state)
    if not state.on_bidding_side(action.seat):
        return refuse(state.book, "pass-side")
    if action.seat in state.before_play.passing:
        return refuse(state.book, "pass-twice")
    if action.seat not in exchange_turns(state):
        return refuse(state.book, "pass-order", who=exchange_turns(state)[0])
    if len(action.pieces) != rules.count:
        return refuse(state.book, "pass-count", count=rules.count, given=len(action.pieces))
    return not_held(state, action, action.pieces)


def fold_pass_pieces(state: State, action: PassPieces) -> None:
    state.hands[action.seat] = without(state.hands[action.seat], action.pieces)
    state.before_play.passing[action.seat] = action.pieces
    state.cover(action.seat)


def verify_peek(state: State, action: Peek) -> Refusal:
    """Never allowed: where both pass at once, nobody looks before passing; where partner passes first, the pieces are
    already the bidder's."""
    if not state.refereed:
        return refuse(state.book, "guarded")
    if state.book.exchange.form == "none":
        return refuse(state.book, "pass-none")
    if state.phase != "exchange":
        return wrong_moment(state)
    partner = state.seating.partner[action.seat]
    lies_there = partner in state.before_play.passing and partner not in state.before_play.exchanged
    return refuse(
        state.book, "pass-peeked" if lies_there and action.seat not in state.before_play.peeked else "peek-none"
    )


def fold_peek(state: State, action: Peek) -> None:
    state.before_play.peeked |= {action.seat}


def fold_exchanged(state: State, event: Exchanged) -> None:
    for giver, pieces in event.passed.items():
        taker = state.seating.partner[giver]
        assert taker is not None
        state.hands[taker] = sorted_pieces((*state.hands[taker], *pieces))
        state.before_play.exchanged[giver] = pieces
    if len(state.before_play.exchanged) == 2:
        _after_exchange(state)
        uneven = any(len(held) != state.book.deal.hand for held in state.hands.values())
        if uneven and "agree" in state.book.rulings.pass_count.remedies:
            state.felt.fixing, state.felt.agreed = True, {}


def consequence(state: State) -> Event | None:
    """The kitty goes to the bidder; a bidder who then has no marriage to name trump from is set."""
    if state.deal.kitty_open and not state.deal.kitty_taken:
        return KittyTurned(state.deal.kitty)
    if not state.book.trump.marriage or state.trump is not None or (state.deal.kitty and not state.deal.kitty_taken):
        return None
    assert state.bidder is not None
    if any(suit in state.book.trump.choices for suit in marriages(state.hands[state.bidder])):
        return None
    if state.auction.dropped and state.book.board.hands_shown != "never" and not state.before_play.open_hands:
        return HandsShown({state.bidder: state.hands[state.bidder]})
    return Ended("no-marriage")


def exchange_consequence(state: State) -> Event | None:
    lying = {
        giver: pieces for giver, pieces in state.before_play.passing.items() if giver not in state.before_play.exchanged
    }
    if lying and (state.book.exchange.form == "sequence" or len(lying) == 2):
        return Exchanged(lying)
    return None


RULES: Rules = {
    NameTrump: Rule(verify_trump, fold_trump),
    TurnKitty: Rule(verify_kitty, fold_turn_kitty),
    Discard: Rule(verify_discard, fold_discard),
    TellTrumps: Rule(verify_tell, fold_tell),
    PassPieces: Rule(verify_pass_pieces, fold_pass_pieces),
    Peek: Rule(verify_peek, fold_peek),
}
FOLDS: Folds = {KittyTurned: fold_kitty_turned, Exchanged: fold_exchanged}
