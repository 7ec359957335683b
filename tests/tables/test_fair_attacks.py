"""Fair deals under attack: by the computer that deals, and by a player with a program of their own."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from table_walker import PEOPLE, Walk
from test_fair_deals import both, evening, is_fair, resummed, sealed, witness_of

from meldhouse.cli.commands.verify import command as verify
from meldhouse.game import records
from meldhouse.game.fairness import MOST, DealId, Earlier, Proof, Sheet, commitment
from meldhouse.game.witness import TITLE, Witness
from meldhouse.rulebooks import load_book
from meldhouse.tables import requests as ask
from meldhouse.tables.asking import HOUSE, Asked
from meldhouse.tables.requests import UNREADABLE, read_request
from meldhouse.tables.room.house import goes_away, starts_over
from meldhouse.tables.terms import Terms
from worded import words

sys.path.append(str(Path(__file__).parents[2] / "docs"))
from check_deals import Wrong, check_hand, main as second_verify

SEED, NUMBER = bytes(range(160, 192)), bytes(range(170, 202))
"""With letters among their digits: there is a second way to write them."""


# --- a player with a program of their own -----------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["commitment", "number", "seal", "id"])
def test_a_number_with_a_line_feed_behind_it_is_no_number(field: str) -> None:
    """It would fit what was committed to, and deal other cards, for which everybody would blame the server."""
    ready = {"ask": "ready", "id": "k1", "hand": 1, "attempt": 1, "commitment": "0a" * 32}
    good = ready if field == "commitment" else {"ask": "open", "id": "k1", "seal": "0a" * 32, "number": "0a" * 32}
    read_request(json.dumps(good))
    with pytest.raises(UNREADABLE):
        read_request(json.dumps({**good, field: f"{good[field]}\n"}))


def test_the_commitment_of_another_seat_hand_attempt_or_table_opens_nothing() -> None:
    walk = sealed()
    sheet, theirs = walk.table.next_deal.sheet, walk.numbers[DealId(walk.id, 1, 1), "N"].hex()
    assert walk.ask(PEOPLE[0], ask.Open, seal=sheet.seal, number=theirs) == "wrong-number"
    others = [DealId("other", 1, 1), DealId(walk.id, 2, 1), DealId(walk.id, 1, 2)]
    assert len({commitment(place, seat, NUMBER) for place in (sheet.place, *others) for seat in "NS"}) == 8


# --- a server that cheats ---------------------------------------------------------------------------------------------


def proof(*earlier: Earlier, seed: str = SEED.hex(), number: str = NUMBER.hex(), keeps: str = "S") -> Proof:
    place = DealId("t", 1, len(earlier) + 1)
    committed = {"S": commitment(place, "S", NUMBER)} if keeps else {}
    sheet = Sheet.made(load_book("npa"), place, dealer="W", commitments=committed, seed=SEED, earlier=earlier)
    return Proof(sheet=sheet.text, seed=seed, numbers={"S": number} if keeps else {})


@pytest.mark.parametrize("written", [str.upper, str.title, lambda text: text + "\n", lambda text: f" {text}"])
def test_another_way_to_write_the_same_number_is_another_number(written) -> None:  # type: ignore[no-untyped-def]
    """The key is made from the letters: whoever may choose their case deals again as often as they like."""
    assert proof().faults() == ()
    assert proof(seed=written(SEED.hex())).faults()
    assert proof(number=written(NUMBER.hex())).faults()


def given_up(seats: str, times: int) -> list[Earlier]:
    return [Earlier(f"{number:064x}", "lost", tuple(seats)) for number in range(times)]


def second_says(one: Proof) -> str:
    """What the second verifier has against the sheet; nothing where it gets as far as the cards."""
    numbers = ", ".join(f"{seat} = {said}" for seat, said in one.numbers.items()) or "none"
    said = {"sheet": one.sheet, "seal": one.seal, "seed": one.seed, "numbers": numbers, "dealer": "W"}
    try:
        check_hand({**said, "key": one.key().hex()}, load_book("npa").fingerprint, [])
    except Wrong as problem:
        return "" if str(problem).startswith("The cards of") else str(problem)
    return ""


def test_a_deal_is_not_given_up_more_often_than_the_protocol_allows() -> None:
    as_told = [proof(*given_up("N", MOST)), proof(*given_up("N", MOST), *given_up("E", 1), *given_up("W", 1))]
    as_told.append(proof(*given_up("N", MOST), *given_up("E", 1), *given_up("W", 1), *given_up("S", 1), keeps=""))
    for fine in as_told:
        assert (fine.faults(), second_says(fine)) == ((), "")
    too_often = proof(*given_up("N", MOST + 4), keeps="")
    waited_for = proof(*given_up("S", MOST))
    for wrong in (too_often, waited_for):
        assert wrong.faults()
        assert second_says(wrong)


def test_every_deal_the_server_gives_up_is_counted_by_both_verifiers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has all the numbers, dislikes the cards, and says that a number did not come: three times."""
    walk = Walk(Terms(book="npa"), Random("aborts"), PEOPLE[:2], id="7k2m9p4xqd")
    assert walk.ask(PEOPLE[1], ask.Sit, seat="N") == ""
    assert walk.ask(PEOPLE[0], ask.Start) == ""
    for attempt in (1, 2, 3):
        for who, seat in ((PEOPLE[0], "S"), (PEOPLE[1], "N")):
            said = commitment(DealId(walk.id, 1, attempt), seat, NUMBER)
            assert walk.ask(who, ask.Ready, hand=1, attempt=attempt, commitment=said) == ""
        assert walk.table.next_deal.sheet is not None
        assert walk._write(lambda: starts_over(walk.table, Asked(PEOPLE[0], ask.Look(id="x"), walk._seed))) == ""
    walk.deal()
    while walk.table.stage == "hand":
        assert walk.do_due()
    text = records.dumps(walk.table.record())
    ours, second, said = both(tmp_path, text, witness_of(walk))
    assert (ours, second) == (0, 0), said
    assert words("cli-fair-started-over", times=3, hands=1, of=1) in said
    assert "started over 3 times" in capsys.readouterr().out
    answer = json.loads(CliRunner().invoke(verify, [str(tmp_path / "record"), "--json"]).stdout)
    assert [[one["why"] for one in hand["earlier"]] for hand in answer["hands"]] == [["unopened"] * 3]


def test_what_was_given_up_is_still_told_when_no_other_hand_may_be_dealt_for_a_while() -> None:
    """Its browser knows the first seal of hand 1, attempt 1: there must never be a second."""
    walk = sealed()
    assert walk.ask(PEOPLE[0], ask.Lost, seal=walk.table.next_deal.sheet.seal) == ""
    first = walk.table.next_deal.earlier
    said = commitment(DealId(walk.id, 1, 2), "S", NUMBER)
    assert walk.ask(PEOPLE[0], ask.Ready, hand=1, attempt=2, commitment=said) == ""
    held = Asked(HOUSE, ask.Look(id="house"), walk._seed, held="the round is over")
    assert walk._write(lambda: goes_away(walk.table, "N", held)) == ""
    assert (walk.table.next_deal.sheet, walk.table.next_deal.commitments) == (None, {})
    assert (walk.table.next_deal.attempt, walk.table.next_deal.earlier) == (2, first)


def test_the_numbers_of_an_old_hand_prove_no_other() -> None:
    """Hand 2 under the sheet, seed and numbers of hand 1; and under its own sheet with the numbers of hand 1."""
    table = evening("st-hilary", 2)[1]
    record = table.record()
    one, two = record.proofs[0], record.proofs[1]
    record.proofs[1] = one
    assert not is_fair(records.dumps(record))
    record.proofs[1] = Proof(sheet=two.sheet, seed=one.seed, numbers=one.numbers)
    assert not is_fair(records.dumps(record))


def test_different_seals_told_to_different_players_show_when_their_notes_are_put_together(tmp_path: Path) -> None:
    walk, table = evening("st-hilary", 1)
    text, ann, bea = records.dumps(table.record()), witness_of(walk), witness_of(walk, "N")
    assert both(tmp_path, text, ann)[:2] == both(tmp_path, text, bea)[:2] == (0, 0)
    place = DealId(walk.id, 1, 1)
    told_bea = "\n".join([TITLE, Witness(*place, "N", walk.numbers[place, "N"].hex(), "0" * 64).text])
    paths = [str(tmp_path / name) for name in ("record", "ann", "bea")]
    for path, content in zip(paths, (text, ann, told_bea), strict=True):
        Path(path).write_text(content, encoding="utf-8", newline="")
    ours = CliRunner().invoke(verify, [paths[0], "--witness", paths[1], "--witness", paths[2]])
    assert ours.exit_code == 1
    assert "North" in ours.output
    assert second_verify(paths) == 1


# --- records with hands missing, or in another order ------------------------------------------------------------------


def hands_of(text: str) -> tuple[str, list[str]]:
    head, *hands = text.split("\nhand ")
    hands[-1] = hands[-1][: hands[-1].rindex("sum: ")]
    return head, [hand.split("\n", 1)[1].rstrip() for hand in hands]


def record_with(text: str, *which: int) -> str:
    """By somebody who knows how to number the hands and to add up the sum."""
    head, hands = hands_of(text)
    head = head.rstrip() if "hands: apart" in head else head.rstrip().replace("book:", "hands: apart\nbook:", 1)
    chosen = [f"hand {number}\n{hands[at]}" for number, at in enumerate(which, start=1)]
    return resummed("\n\n".join([head, *chosen, "sum: "]))


def test_hands_left_out_put_in_another_order_or_told_twice_are_found(tmp_path: Path) -> None:
    text = records.dumps(evening("st-hilary", 3)[1].record())
    assert both(tmp_path, record_with(text, 0, 1, 2))[:2] == (0, 0)
    for which in ((0, 2), (1, 0, 2), (2, 1, 0), (0, 1, 1, 2), (0, 0)):
        ours, second, said = both(tmp_path, record_with(text, *which))
        assert (ours, second) == (1, 1), (which, said)


def test_hands_left_out_at_either_end_are_named_where_ones_own_browser_saw_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The record of a part of an evening is no forgery; but nobody shall take it for the whole."""
    walk, table = evening("st-hilary", 3)
    for which, missing in (((0, 1), 3), ((1, 2), 1)):
        ours, second, said = both(tmp_path, record_with(records.dumps(table.record()), *which), witness_of(walk))
        assert (ours, second) == (0, 0), said
        assert words("cli-fair-unrecorded", hands=(missing,)) in said
        assert f"Not in this record, though the notes have it: hand {missing}." in capsys.readouterr().out
