"""What is sent to a chair, or to those who watch, holds only what they may know: to the byte, refusals and all."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from table_twins import hold_to_same, twin_of
from table_walker import PEOPLE, Walk
from walker import some_act

from meldhouse.game import Action, CallRenege, Claim, Event, Expose, Hand, Refused, Seat
from meldhouse.game.views import own_part
from meldhouse.rulebooks import book_names
from meldhouse.tables import requests as ask
from meldhouse.tables.offers import Offers, offers
from meldhouse.tables.room.news import Channel
from meldhouse.tables.seen import log, sights
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.seen.sights import seen_by
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms

POSITIONS = 40


def looked_at(name: str, *, refereed: bool, positions: int = POSITIONS) -> tuple[int, int]:
    """Positions of played hands, each as one seat or a watcher sees it: how many, and how many were dealt anew."""
    lot = Random(f"secrets {name} {refereed}")
    walk = Walk(Terms(book=name, refereed=refereed), lot)
    walk.sit_everybody()
    looked = changed = 0
    while looked < positions:
        if walk.table.stage != "hand":
            walk.deal()
        walk.settle()
        if refereed and lot.random() < 0.1:
            _slip(walk, lot)
        elif not walk.do_due() and walk.table.stage == "hand":
            walk = Walk(Terms(book=name, refereed=refereed), lot)
            walk.sit_everybody()
        table = walk.table
        if table.hand is None or table.stage != "hand" or lot.random() > 0.3:
            continue
        seat = lot.choice((*table.chairs, None))
        twin = twin_of(table, seat, lot)
        if twin is not None:
            assert twin.hand is not None
            looked += 1
            changed += twin.hand.state.hands != table.hand.state.hands
            hold_to_same(table, twin, seat, lot)
    return looked, changed


def _slip(walk: Walk, lot: Random) -> None:
    """Somebody does something that he should not."""
    seat = lot.choice(tuple(walk.table.chairs))
    action: Action = some_act(walk.table, lot)  # type: ignore[arg-type]
    if not isinstance(action, Claim | CallRenege | Expose):
        walk.ask(walk.person_at(seat), ask.Act, action=msgspec.structs.replace(action, seat=seat))


@pytest.mark.parametrize("refereed", [False, True])
@pytest.mark.parametrize("name", book_names())
def test_nothing_that_is_sent_changes_when_hidden_pieces_are_dealt_anew(name: str, refereed: bool) -> None:
    looked, changed = looked_at(name, refereed=refereed)
    assert changed > looked * 0.6


# --- planted leaks ----------------------------------------------------------------------------------------------------


def _tell_everything(event: Event, _seat: Seat | None, _hand: Hand) -> Event:
    return event


def _offers_with_others(hand: Hand, seat: Seat, *_: object) -> Offers | None:
    """So many plays has the player whose turn it is."""
    mine = offers(hand, seat) or Offers()
    return msgspec.structs.replace(mine, give=len(hand.legal_plays()))


def _act_telling(table: Table, *asked: object) -> object:
    hand = table.hand
    assert hand is not None
    try:
        return _ACT(table, *asked)  # type: ignore[arg-type]
    except Refused as refusal:
        left = hand.state.seating.left[asked[0].seat]  # type: ignore[attr-defined]
        held = hand.state.hands.get(left, ())
        suits = len({piece.text[-1] for piece in held})
        message = msgspec.structs.replace(refusal.refusal.message, id="table-talk" if suits > 3 else "table-stale")
        raise Refused(msgspec.structs.replace(refusal.refusal, message=message)) from None


_ACT = Table.act


def test_a_sentence_that_tells_what_was_passed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "seen", _tell_everything)
    with pytest.raises(AssertionError):
        looked_at("st-hilary", refereed=False, positions=400)


def test_a_number_of_plays_of_another_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sights, "offers", _offers_with_others)
    with pytest.raises(AssertionError):
        looked_at("bend", refereed=False, positions=400)


def test_a_refusal_that_hangs_on_anothers_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "act", _act_telling)
    with pytest.raises(AssertionError):
        looked_at("npa", refereed=False, positions=400)


def test_a_view_of_another_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sights, "own_part", lambda hand, seat: own_part(hand, hand.state.seating.left[seat]))
    with pytest.raises(AssertionError):
        looked_at("mcallen", refereed=False, positions=400)


# --- the proof of the deal, and hands when it is over -----------------------------------------------------------------


@pytest.mark.parametrize("refereed", [False, True])
def test_seed_numbers_and_key_stay_in_the_house_until_the_hand_is_on_the_sheet(refereed: bool) -> None:
    lot = Random(f"proof {refereed}")
    walk = Walk(Terms(book="npa", refereed=refereed), lot)
    walk.sit_everybody()
    walk.deal()
    told = 0
    for _ in range(220):
        table = walk.table
        secrets = {table.next_deal.seed, *table.next_deal.numbers.values()} - {""}
        if table.proof is not None and not table.is_scored:
            secrets |= {table.proof.seed, *table.proof.numbers.values(), table.hand.state.key.hex()}
        for seat in (None, *table.chairs):
            bytes_sent = Channel(seat, table).whole(table).decode()
            assert not any(secret in bytes_sent for secret in secrets)
            if table.last is not None and table.last.proof.seed in bytes_sent:
                told += 1
                assert table.last.proof.faults() == ()
        walk.settle()
        if not walk.do_due():
            walk.deal()
    assert told
    assert walk.table.number > 1


@pytest.mark.parametrize("hands_shown", [False, True])
def test_those_who_watch_see_hands_that_are_over_only_where_that_is_agreed(hands_shown: bool) -> None:
    walk = Walk(Terms(book="bend", hands_shown=hands_shown), Random(7))
    walk.sit_everybody()
    walk.deal()
    while walk.table.stage == "hand":
        assert walk.do_due()
    table = walk.table
    watching, sitting = seen_by(table, None), seen_by(table, "N")
    assert watching.hand is not None
    assert sitting.hand is not None
    assert set(sitting.hand.dealt) == set(table.chairs)
    assert sitting.fair.proof is not None
    assert bool(watching.hand.dealt) is hands_shown
    assert (watching.fair.proof is not None) is hands_shown
    assert (table.last.proof.seed in encoder.encode(watching).decode()) is hands_shown


@pytest.mark.parametrize("terms", [{"watchers": False}, {"access": "private"}])
def test_where_nobody_may_watch_nothing_of_the_hand_is_sent_to_those_without_a_chair(terms: dict[str, object]) -> None:
    walk = Walk(Terms(book="npa", **terms), Random(8))  # type: ignore[arg-type]
    walk.deal()
    channel = Channel(None, walk.table)
    while walk.table.stage == "hand":
        assert walk.do_due()
        channel.news(walk.table)
        assert seen_by(walk.table, None).hand is None
    whole = msgspec.json.decode(channel.whole(walk.table))
    assert whole["told"] == []
    assert whole["set"]["last"] is None
    assert whole["set"]["fair"]["proof"] is None


def test_nobody_can_look_into_two_hands_of_one_deal() -> None:
    walk = Walk(Terms(book="npa"), Random(9))
    walk.deal()
    ann, bea = PEOPLE[:2]
    assert walk.ask(ann, ask.Stand) == ""
    assert walk.ask(ann, ask.Sit, seat="N") == ""
    assert walk.table.chair_of(ann.id) is None
    assert walk.ask(ann, ask.Admit, seat="N", when="now") == "seen-another"
    assert walk.ask(ann, ask.Sit, seat="S") == ""
    assert walk.ask(ann, ask.Stand) == ""
    assert walk.ask(bea, ask.Sit, seat="S") == ""
    assert walk.ask(ann, ask.Admit, seat="S", when="now") == ""
    assert walk.ask(ann, ask.Sit, seat="S") == "chair-taken"
    assert walk.ask(ann, ask.Sit, seat="N") == ""
    while walk.table.stage == "hand":
        assert walk.table.chair_of(ann.id) is None
        assert walk.do_due()
    assert walk.table.chair_of(ann.id).seat == "N"


def test_that_somebody_keeps_a_hand_he_could_throw_in_is_known_to_nobody_else() -> None:
    for seed in range(200):
        walk = Walk(Terms(book="st-hilary"), Random(seed))
        walk.sit_everybody()
        walk.deal()
        if walk.table.may_throw_in():
            break
    (seat, *_) = walk.table.may_throw_in()
    others = [Channel(one, walk.table) for one in (*walk.table.chairs, None) if one != seat]
    his = Channel(seat, walk.table)
    before, version = [one.whole(walk.table) for one in others], walk.table.version
    assert walk.ask(walk.person_at(seat), ask.Keep) == ""
    assert [one.news(walk.table) for one in others] == [None] * len(others)
    assert [one.whole(walk.table) for one in others] == before
    assert his.news(walk.table) is not None
    assert (walk.table.version, walk.table.may_throw_in()) == (version, ())
