"""Deals that nobody can have chosen, and the proof that anybody can check, with either of two verifiers."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from table_people import dealt, hall, run, seated
from table_walker import PEOPLE, Walk
from unfair import HOUSES, edits, run_by, tidied

from meldhouse.cli.commands.verify import checked, command as verify
from meldhouse.game import records
from meldhouse.game.fairness import MOST, DealId, Sheet, commitment
from meldhouse.game.records.sums import sum_line
from meldhouse.game.witness import TITLE, Witness
from meldhouse.rulebooks import book_names
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.dealing import NextDeal
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms
from worded import words

sys.path.append(str(Path(__file__).parents[2] / "docs"))
from check_deals import main as second_verify


def evening(book: str, hands: int, *, people: int = 2, refereed: bool = False) -> tuple[Walk, Table]:
    """A table of some people and bots, and all of its hands."""
    walk = Walk(Terms(book=book, refereed=refereed), Random(f"fair {book}"), PEOPLE[:people], id="7k2m9p4xqd")
    if people > 1:
        assert walk.ask(PEOPLE[1], ask.Sit, seat="N") == ""
    while walk.table.number < hands or walk.table.stage == "hand":
        if walk.table.stage != "hand":
            walk.deal()
        assert walk.do_due()
    whole = Table(walk.id, keep=True)
    for body in walk.written:
        whole.follow(on.read_step(body))
    return walk, whole


def witness_of(walk: Walk, seat: str = "S") -> str:
    """What the browser at `seat` kept: the seals it was shown first."""
    seals: dict[DealId, str] = {}
    for body in walk.written:
        for entry in on.read_step(body).entries:
            if isinstance(entry, on.Sealed):
                sheet = Sheet.read(entry.sheet)
                seals.setdefault(sheet.place, sheet.seal)
    mine = [(place, number) for (place, one), number in walk.numbers.items() if one == seat and place in seals]
    return "\n".join([TITLE, *(Witness(*place, seat, number.hex(), seals[place]).text for place, number in mine)])


@pytest.fixture(scope="module", params=["st-hilary", "n42pa", "bend.3", "npa"])
def whole(request: pytest.FixtureRequest) -> tuple[Walk, Table]:
    return evening(request.param, 2)


def files(folder: Path, record: str, witness: str = "") -> list[str]:
    (folder / "record").write_text(record, encoding="utf-8", newline="")
    (folder / "witness").write_text(witness, encoding="utf-8")
    return [str(folder / "record"), *([str(folder / "witness")] if witness else [])]


def both(folder: Path, record: str, witness: str = "") -> tuple[int, int, str]:
    """The exit codes of the two verifiers, and what ours says."""
    paths = files(folder, record, witness)
    ours = CliRunner().invoke(verify, [paths[0], *(["--witness", paths[1]] if witness else [])])
    return ours.exit_code, second_verify(paths), " ".join(ours.output.split())


def resummed(text: str) -> str:
    """By somebody who knows how."""
    lines = text.split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith("sum: "))
    return "\n".join([*lines[:at], sum_line(lines[:at]), ""])


# --- honest houses ----------------------------------------------------------------------------------------------------


def test_both_verifiers_call_an_honest_evening_fair(whole: tuple[Walk, Table], tmp_path: Path) -> None:
    walk, table = whole
    text = records.dumps(table.record())
    ours, second, said = both(tmp_path, text, witness_of(walk))
    assert (ours, second) == (0, 0), said
    assert "Your browser saw the same seal and number" in said
    unseen = both(tmp_path, text)
    assert unseen[:2] == (0, 0)
    assert "This holds if your browser saw this seal" in unseen[2]
    answer = json.loads(CliRunner().invoke(verify, [str(tmp_path / "record"), "--json"]).stdout)
    assert answer["fair"]
    assert [set(hand["proof"]["numbers"]) for hand in answer["hands"]] == [{"N", "S"}] * 2


def test_verify_says_whose_numbers_the_deal_rests_on(whole: tuple[Walk, Table], tmp_path: Path) -> None:
    said = both(tmp_path, records.dumps(whole[1].record()))[2]
    assert "from the server’s seed and the numbers of Bea and Ann" in said
    assert "a computer player sat there" in said
    assert "every player’s number" not in said


def test_a_hand_that_was_thrown_in_and_a_refereed_one_are_proven_too(tmp_path: Path) -> None:
    text = records.dumps(evening("npa", 2, people=5, refereed=True)[1].record())
    assert both(tmp_path, text)[:2] == (0, 0)


def test_the_seal_binds_table_hand_attempt_dealer_seats_and_every_commitment(whole: tuple[Walk, Table]) -> None:
    proof = whole[1].played[-1].proof
    sheet = Sheet.read(proof.sheet)
    assert (sheet.place.table, sheet.place.hand) == (whole[0].id, 2)
    assert set(sheet.commitments) == set(proof.numbers) == {"N", "S"}
    assert sheet.seal == hashlib.sha256(proof.sheet.encode()).hexdigest()
    others = [
        sheet._replace(place=DealId("other", 2, 1)), sheet._replace(place=DealId(whole[0].id, 3, 1)),
        sheet._replace(dealer="dealer N" if sheet.dealer != "dealer N" else "dealer S"),
        sheet._replace(seats={**sheet.seats, "N": "bot"}), sheet._replace(seed="0" * 64),
        sheet._replace(seats={**sheet.seats, "E": commitment(sheet.place, "E", bytes(32))}),
    ]  # fmt: skip
    assert len({sheet.seal, *(other.seal for other in others)}) == len(others) + 1


# --- cheating houses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cheat", HOUSES)
def test_both_verifiers_catch_a_house_that_cheats(cheat: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = run_by(cheat, monkeypatch)
    walk = Walk(Terms(book="n42pa"), Random(cheat), PEOPLE[:2], id="7k2m9p4xqd")
    assert walk.ask(PEOPLE[1], ask.Sit, seat="N") == ""
    walk.deal()
    walk.open_all()  # those who are asked twice, and do not notice
    while walk.table.stage == "hand":
        assert walk.do_due()
    assert house is not None
    text = records.dumps(walk.table.record())
    ours, second, said = both(tmp_path, text, witness_of(walk))
    assert (ours, second) == (1, 1), said
    assert "NOT FAIR" in said
    if cheat in ("drop", "forge"):  # for these nobody needs to have kept anything
        assert both(tmp_path, text)[:2] == (1, 1)


# --- edited records ---------------------------------------------------------------------------------------------------


def is_fair(text: str) -> bool:
    try:
        return checked(text, records.loads(text)).fair
    except (records.RecordError, ValueError):
        return False


def test_of_a_thousand_edits_every_one_that_changes_a_fact_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A thousand in all, over records of every book."""
    texts = [records.dumps(evening(book, 1)[1].record()) for book in book_names()]
    found = 0
    for number, text in enumerate(texts):
        assert is_fair(text)
        for edited in islice(edits(text, Random(number)), 1200 // len(texts) + 1):
            is_same = tidied(edited) == tidied(text)
            assert is_fair(edited) is is_same, edited
            assert (second_verify(files(tmp_path, edited)) == 0) is is_same, edited
            found += not is_same
    capsys.readouterr()
    assert found >= 1000


def test_who_makes_a_new_sum_still_cannot_change_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = records.dumps(evening("st-hilary", 2)[1].record())
    assert is_fair(resummed(text))
    bound = ("sheet: ", "seal: ", "seed: ", "numbers: ", "dealer: ", "key: ", "rules: ", "N: ", "E: ", "S: ", "W: ")
    lot, lines = Random("knowing"), text.split("\n")
    places = [at for at, line in enumerate(lines) if line.startswith(bound)]
    for _ in range(150):
        at = lot.choice(places)
        key, value = lines[at].split(": ", 1)
        edited = lot.choice(
            (value[: (cut := lot.randrange(len(value)))] + lot.choice("0123456789abcdefNESW") + value[cut + 1 :], "")
        )
        if sorted(edited) == sorted(value):
            continue
        forged = resummed("\n".join([*lines[:at], f"{key}: {edited}", *lines[at + 1 :]]))
        assert not is_fair(forged), lines[at]
        assert second_verify(files(tmp_path, forged)) == 1, lines[at]
    capsys.readouterr()


def test_a_hand_left_out_of_a_record_is_missed(tmp_path: Path) -> None:
    text = records.dumps(evening("st-hilary", 3)[1].record())
    hands = text.split("\nhand ")
    assert len(hands) == 4
    sums = hands[3].rindex("sum: ")
    without = resummed("\nhand ".join([hands[0] + "\n", hands[1], hands[3][:sums].rstrip() + "\n\n" + hands[3][sums:]]))
    without = without.replace("book:", "hands: apart\nbook:", 1)
    ours, second, said = both(tmp_path, resummed(without))
    assert (ours, second) == (1, 1), said


def test_a_record_without_proofs_and_an_older_one_say_what_they_do_not_prove(tmp_path: Path) -> None:
    record = evening("st-hilary", 1)[1].record()
    record.proofs = {}
    text = records.dumps(record)
    ours, second, said = both(tmp_path, text)
    assert (ours, second) == (1, 1)
    assert words("cli-fair-unproven") in said
    old = text.replace("Meldhouse record 2", "Meldhouse record 1")
    old = old.replace("hand 1\n", f"hand 1\ncommitment: {'0' * 64}\nseed: {'1' * 64}\nnumbers: S = {'2' * 64}\n")
    ours, second, said = both(tmp_path, old)
    assert (ours, second) == (1, 1)
    assert words("cli-fair-old") in said


def test_a_proof_that_cannot_be_read_is_told_with_its_line() -> None:
    lines = records.dumps(evening("st-hilary", 1)[1].record()).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("seed: "))
    lines[at] = "seed: none of your business"
    with pytest.raises(records.RecordError) as caught:
        records.loads("\n".join(lines))
    assert caught.value.faults[0].line == at + 1
    assert "64 hexadecimal digits" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", words("witness-no-title", title=TITLE)),
        ("Meldhouse witness 2", words("witness-no-title", title=TITLE)),
        (f"{TITLE}\ntable x; hand one", words("witness-no-line", text="table x; hand one")),
    ],
)
def test_what_is_no_witness_is_said_in_a_sentence(text: str, why: str, tmp_path: Path) -> None:
    record, _ = files(tmp_path, records.dumps(evening("st-hilary", 1)[1].record()), "-")
    (tmp_path / "witness").write_text(text, encoding="utf-8")
    found = CliRunner().invoke(verify, [record, "--witness", str(tmp_path / "witness")])
    assert found.exit_code == 2
    assert why in " ".join(found.output.split())


# --- when it does not go through --------------------------------------------------------------------------------------


def sealed() -> Walk:
    """Ann and Bea have committed, and nobody has opened."""
    walk = Walk(Terms(book="npa"), Random("sealed"))
    assert walk.ask(PEOPLE[1], ask.Sit, seat="N") == ""
    assert walk.ask(PEOPLE[0], ask.Start) == ""
    for who, seat in ((PEOPLE[0], "S"), (PEOPLE[1], "N")):
        place = DealId(walk.id, 1, 1)
        walk.numbers[place, seat] = walk.lot.randbytes(32)
        said = commitment(place, seat, walk.numbers[place, seat])
        assert walk.ask(who, ask.Ready, hand=1, attempt=1, commitment=said) == ""
    assert walk.table.next_deal.sheet is not None
    return walk


def restarted(walk: Walk, why: str, *seats: str) -> None:
    """Nothing is dealt from what remains: it starts over, and the next sheet says so."""
    deal = walk.table.next_deal
    assert (walk.table.stage, walk.table.number) == ("between", 0)
    assert (deal.attempt, deal.sheet, deal.commitments, deal.numbers) == (2, None, {}, {})
    assert [(one.why, one.seats) for one in deal.earlier] == [(why, seats)]
    walk.deal()
    assert walk.table.stage == "hand"
    sheet = Sheet.read(walk.table.proof.sheet)
    assert sheet.place.attempt == 2
    assert [(one.why, one.seats) for one in sheet.earlier] == [(why, seats)]
    assert walk.again().proof == walk.table.proof


def test_a_number_is_opened_only_under_the_seal_and_only_the_one_that_was_committed_to() -> None:
    walk = sealed()
    seal, number = walk.table.next_deal.sheet.seal, walk.numbers[DealId(walk.id, 1, 1), "S"].hex()
    assert walk.ask(PEOPLE[0], ask.Open, seal="0" * 64, number=number) == "other-deal"
    assert walk.ask(PEOPLE[0], ask.Open, seal=seal, number="0" * 64) == "wrong-number"
    assert walk.ask(PEOPLE[4], ask.Open, seal=seal, number=number) == "not-seated"
    assert walk.ask(PEOPLE[0], ask.Ready, hand=1, attempt=1, commitment="0" * 64) == "ready"
    assert walk.ask(PEOPLE[0], ask.Open, seal=seal, number=number) == ""
    assert walk.ask(PEOPLE[0], ask.Open, seal=seal, number=number) == "other-deal"
    assert walk.table.stage == "between", "Bea’s is still face down"
    walk.open_all()
    assert walk.table.stage == "hand"


def test_another_device_may_commit_anew_until_the_seal_and_starts_over_after_it() -> None:
    walk = Walk(Terms(book="npa"), Random("devices"))
    assert walk.ask(PEOPLE[1], ask.Sit, seat="N") == ""
    assert walk.ask(PEOPLE[0], ask.Start) == ""
    assert walk.ask(PEOPLE[0], ask.Ready, hand=1, attempt=1, commitment="1" * 64) == ""
    assert walk.ask(PEOPLE[0], ask.Ready, hand=1, attempt=2, commitment="2" * 64) == "other-deal"
    assert walk.ask(PEOPLE[0], ask.Ready, hand=1, attempt=1, commitment="2" * 64) == ""
    assert walk.table.next_deal.commitments == {"S": "2" * 64}
    walk = sealed()
    assert walk.ask(PEOPLE[0], ask.Lost, seal=walk.table.next_deal.sheet.seal) == ""
    restarted(walk, "lost", "S")


def test_who_sits_down_leaves_or_comes_back_under_a_seal_starts_the_deal_over() -> None:
    walk = sealed()
    assert walk.ask(PEOPLE[2], ask.Sit, seat="E") == ""
    restarted(walk, "seats", "E")
    assert "E" in Sheet.read(walk.table.proof.sheet).commitments
    walk = sealed()
    assert walk.ask(PEOPLE[1], ask.Stand) == ""
    restarted(walk, "seats", "N")
    assert set(Sheet.read(walk.table.proof.sheet).commitments) == {"S"}


def test_a_record_tells_how_often_a_deal_was_started_over(tmp_path: Path) -> None:
    walk = sealed()
    assert walk.ask(PEOPLE[0], ask.Lost, seal=walk.table.next_deal.sheet.seal) == ""
    walk.deal()
    while walk.table.stage == "hand":
        assert walk.do_due()
    text = records.dumps(walk.table.record())
    ours, second, said = both(tmp_path, text, witness_of(walk))
    assert (ours, second) == (0, 0), said
    assert "Attempt 1 was started over: Ann no longer had the number in their browser." in said


def loses(walk: Walk, times: int) -> None:
    """Ann commits and says that her number is lost, as often as she is let."""
    for _ in range(times):
        deal = walk.table.next_deal
        said = {"hand": 1, "attempt": deal.attempt, "commitment": "1" * 64}
        if walk.table.stage != "between" or walk.ask(PEOPLE[0], ask.Ready, **said):
            return
        if walk.table.chair_of(PEOPLE[1].id) is not None:
            place = DealId(walk.id, 1, deal.attempt)
            walk.numbers[place, "N"] = walk.lot.randbytes(32)
            said["commitment"] = commitment(place, "N", walk.numbers[place, "N"])
            assert walk.ask(PEOPLE[1], ask.Ready, **said) == ""
        walk.ask(PEOPLE[0], ask.Lost, seal=walk.table.next_deal.sheet.seal)


def test_who_loses_a_number_over_and_over_is_dealt_to_without_one(tmp_path: Path) -> None:
    walk = Walk(Terms(book="npa"), Random("alone"))
    assert walk.ask(PEOPLE[0], ask.Start) == ""
    loses(walk, 100)
    assert walk.table.stage == "hand"
    assert sum(map(len, walk.written)) < 40_000
    sheet = Sheet.read(walk.table.proof.sheet)
    assert ([one.why for one in sheet.earlier], sheet.commitments) == (["lost"] * MOST, {})
    assert walk.again().proof == walk.table.proof
    while walk.table.stage == "hand":
        assert walk.do_due()
    ours, second, said = both(tmp_path, records.dumps(walk.table.record()))
    assert (ours, second) == (0, 0), said
    assert "from the server’s seed alone, so it proves nothing" in said
    assert "After 10 attempts it went on without a number from Ann." in said
    assert "The deal was fair" not in said


def test_the_others_still_add_their_numbers_where_one_was_lost_too_often(tmp_path: Path) -> None:
    walk = Walk(Terms(book="npa"), Random("two"))
    assert walk.ask(PEOPLE[1], ask.Sit, seat="N") == ""
    assert walk.ask(PEOPLE[0], ask.Start) == ""
    loses(walk, 100)
    assert (walk.table.stage, walk.table.next_deal.attempt) == ("between", MOST + 1)
    again = {"hand": 1, "attempt": MOST + 1, "commitment": "1" * 64}
    assert walk.ask(PEOPLE[0], ask.Ready, **again) == "left-out"
    assert walk.ready(PEOPLE[1]) == ""
    assert walk.table.stage == "hand"
    assert set(Sheet.read(walk.table.proof.sheet).commitments) == {"N"}
    while walk.table.stage == "hand":
        assert walk.do_due()
    ours, second, said = both(tmp_path, records.dumps(walk.table.record()), witness_of(walk, "N"))
    assert (ours, second) == (0, 0), said
    assert words("cli-fair-proven", names=("Bea",)) in said


def test_who_sits_down_and_leaves_over_and_over_holds_no_deal_up() -> None:
    """Every way to start a deal over, mixed by lot: the sheets do not grow without end."""
    for seed in range(20):
        lot = Random(seed)
        walk = Walk(Terms(book="npa"), lot)
        assert walk.ask(PEOPLE[0], ask.Start) == ""
        most = 1
        for _ in range(400):
            if walk.table.stage != "between":
                break
            who, deal = lot.choice(PEOPLE[:4]), walk.table.next_deal
            most = max(most, deal.attempt)
            if walk.table.chair_of(who.id) is None:
                walk.ask(who, ask.Sit, seat=lot.choice("NESW"))
            elif deal.sheet is not None:
                said = lot.choice(((ask.Lost, {"seal": deal.sheet.seal}), (ask.Stand, {})))
                walk.ask(who, said[0], **said[1])
            else:
                walk.ask(who, ask.Ready, hand=1, attempt=deal.attempt, commitment="1" * 64)
        assert most <= MOST + 4
        assert walk.again().so_far[0] == walk.table.so_far[0]


def test_a_player_who_never_opens_is_named_and_nobody_is_dealt_to(tmp_path: Path) -> None:
    async def work() -> None:
        async with hall(tmp_path) as house:
            house.means = house.means._replace(opening=0.1)
            room, (ann, bea) = await seated(house, "npa", 2)
            bea.opens = False
            for one in (ann, bea):
                await one.until(lambda one=one: one.table["stage"] == "between")
                one.ready()
            await ann.until(lambda: ann.table["fair"]["attempt"] == 2)
            ((seal, why, seats),) = ann.table["fair"]["earlier"]
            assert (why, seats, len(seal)) == ("unopened", [bea.table["seat"]], 64)
            assert (ann.table["number"], ann.table["fair"]["ready"]) == (0, [])
            bea.opens = True
            await bea.until(lambda: bea.table["fair"]["attempt"] == 2)
            await dealt([ann, bea])
            assert "attempt 2; earlier " + seal in room.table.proof.sheet

    run(work())


def test_a_house_that_is_opened_again_between_seal_and_deal_goes_on_from_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with hall(tmp_path) as house:
            room, (ann, bea) = await seated(house, "npa", 2)
            bea.opens = False
            for one in (ann, bea):
                await one.until(lambda one=one: one.table["stage"] == "between")
                one.ready()
            await ann.until(lambda: ann.table["fair"]["opened"] == ["S"])
            sheet, id = ann.table["fair"]["sheet"], room.id
        async with hall(tmp_path) as house:
            room = await house.room(id)
            for one in (ann, bea):
                one.room, one.opens, one.n = room, True, None
                one.sit_down()
            await asyncio.gather(*(one.until(lambda one=one: one.table["stage"] == "hand") for one in (ann, bea)))
            assert room.table.proof.sheet == sheet
            assert len(room.table.proof.numbers) == 2

    run(work())


def test_a_stream_brings_back_how_far_the_next_deal_is() -> None:
    walk = sealed()
    assert walk.again().next_deal == walk.table.next_deal != NextDeal()


def test_a_browser_that_kept_more_hands_than_the_record_has_is_a_witness_too(tmp_path: Path) -> None:
    walk, table = evening("st-hilary", 2)
    record = table.record()
    record.hands, record.proofs = record.hands[1:], {0: record.proofs[1]}
    assert both(tmp_path, records.dumps(record), witness_of(walk))[:2] == (0, 0)
    other = witness_of(walk).replace(walk.id, "2222222222")
    ours, second, said = both(tmp_path, records.dumps(record), other)
    assert (ours, second) == (1, 1)
    assert words("cli-fair-unwitnessed") in said
