"""A sheet on paper is the sheet on the screen: who won, whose penalty it was, who was replaced, what decided a draw."""

from __future__ import annotations

import re

from floor import BEND_LEVEL, MCA_HAND, MINUTE, N42_HAND, NPA_HAND, STH_HAND, Evening, said as said_as
from msgspec.structs import replace
from printed import heading_of, said, texts, words

from meldhouse.game import Slip
from meldhouse.game.state import Incident
from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.lines.standings import table_of
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order
from meldhouse.tournament.prints import PenaltySlip, Print, ScoreSheet, Standing, Standings, print_job


def made(evening: Evening, job: str, number: int | None = None) -> list[Print]:
    each = evening.state.rounds[number - 1] if number else None
    return list(JOBS[job].make(Order(evening.tournament, each)))


def sheet(evening: Evening, number: int = 1) -> ScoreSheet:
    return next(one for one in made(evening, "sheets", number) if isinstance(one, ScoreSheet))


def match(**changes) -> Evening:
    evening = Evening("n42pa", 2, minutes=0, told=(), **changes)
    evening.start()
    return evening


def names(evening: Evening, *seats: str) -> list[str]:
    found = evening.state.sheet(1, 1).seats
    return [evening.state.name(found[seat]) for seat in seats]


def test_a_match_of_which_only_the_result_is_known_has_no_game_that_nobody_saw():
    evening = match(best_of=3)
    evening.did(acts.EnterResult(round=1, table=1, points={"NS": 15, "EW": 19}, games={"NS": 2, "EW": 1}))
    evening.sign(1, 1)
    page = texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    assert "Game 1" not in page
    assert "Games won 2 1 Marks 15 19" in page  # column by column


def test_games_that_time_has_ended_are_counted_on_paper_too():
    evening = match(best_of=3)
    evening.enter(1, 1, replace(N42_HAND, dealer="N"), N42_HAND)
    evening.did(acts.CallTime(round=1))
    evening.sign(1, 1)
    assert sheet(evening).games == {"NS": 1, "EW": 0}
    assert (
        "Games won by North–South: 1 Games won by East–West: 0"
        in texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    )


def test_who_shakes_first_stands_there_when_it_was_drawn():
    evening = match()
    person = evening.state.sheet(1, 1).seats["N"]
    evening.did(acts.Penalize(round=1, person=person, kind="trump_asked_late"))
    assert "First shaker: ____" in texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    evening.enter(1, 1, replace(N42_HAND, dealer="W"))
    assert "First shaker: West" in texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]


def test_a_first_hand_without_its_shaker_leaves_the_line_empty():
    evening = match()
    evening.enter(1, 1, N42_HAND, N42_HAND)
    assert {line.dealer for line in sheet(evening).hands} == {""}


def test_a_penalty_is_of_whoever_did_it_and_says_who_gets_the_mark():
    evening = match()
    evening.did(acts.Penalize(round=1, person=evening.state.sheet(1, 1).seats["N"], kind="trump_asked_late"))
    (north,), others = names(evening, "N"), names(evening, "E", "W")
    (slip,) = made(evening, "slips")
    assert isinstance(slip, PenaltySlip)
    assert (said(slip.who), said(slip.cost)) == (north, f"1 mark to {others[0]} and {others[1]}")
    page = texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    assert f"{north}, " in page
    assert said(slip.cost) in page


def late(minutes: int) -> tuple[Evening, str]:
    evening = Evening("npa", 4, rounds=2)
    evening.start()
    person = evening.state.sheet(1, 1).seats["E"]
    evening.did(acts.Missing(round=1, person=person))
    evening.did(acts.StandIn(round=1, person=person, name="Sue"), later=minutes * MINUTE)
    return evening, person


def test_whoever_is_replaced_because_he_is_late_leaves_a_trace():
    evening, person = late(16)
    (penalty,) = evening.state.penalties
    assert (penalty.what.offender, penalty.what.points, penalty.what.clause) == (person, 0, "NPA-5.1d")
    assert penalty.what.reason == fact("penalty-replaced", minutes=16, name="Sue")
    assert [entry.who for entry in evening.state.violations.entries] == [person]
    (slip,) = made(evening, "slips")
    assert isinstance(slip, PenaltySlip)
    assert (said(slip.who), said(slip.cost), slip.clause) == (evening.state.name(person), "0 for the round", "NPA-5.1d")
    assert evening.no(acts.Lift(penalty=1, reason="a mistake")).code == "lift-replaced"


def test_the_sheet_of_a_round_says_who_was_replaced_and_has_nothing():
    evening, person = late(16)
    evening.hand_in(1, *[NPA_HAND] * 4)
    name = evening.state.name(person)
    page = words(print_job(heading_of("npa"), [sheet(evening)]))[0]
    own = next(word for word in page if word.text == f"Sue for {name}")
    line = sorted((word for word in page if abs(word.top - own.top) < 4), key=lambda word: word.left)
    assert line[-1].text == "0"
    assert "had a stand-in: 0 for the round (NPA-5.1d)" in texts(print_job(heading_of("npa"), [sheet(evening)]))[0]
    evening.did(acts.Close(round=1))
    ranked = evening.tournament.standings()
    assert ranked.row(person).points == 0
    cells = {line.row.id: line.cells[0].notes for line in table_of(evening.state, ranked).lines}
    assert cells[person] == ("replaced",)
    assert sum(entry.people == (person,) for entry in evening.tournament.ledger.entries) == 1


def test_who_is_out_altogether_is_replaced_without_a_violation():
    evening = Evening("npa", 4, rounds=2)
    evening.start()
    person = evening.state.sheet(1, 1).seats["E"]
    evening.did(acts.Disqualify(entrant=person, reason="left", clause="NPA-4.1a"))
    evening.did(acts.StandIn(round=1, person=person, name="Sue"))
    assert evening.state.penalties == []


def test_the_hand_that_decides_a_draw_is_printed_with_who_won_it():
    evening = Evening("bend", 4)
    evening.start()
    hands = evening.state.sheet(1, 1).book.match.hands
    evening.enter(1, 1, *[BEND_LEVEL] * hands)
    won = Slip(bidder="E", bid=500, trump="S", meld={"NS": 100, "EW": 300}, take={"NS": 200, "EW": 300})
    evening.enter(1, 1, won)
    paper = sheet(evening)
    last = paper.hands[-1]
    assert (last.extra, last.struck, said(last.note), last.bid) == (True, False, "EW won the tie", {"EW": 500})
    assert paper.sum_of("EW") == hands * 500
    page = texts(print_job(heading_of("bend"), [paper]))[0]
    assert "(600)" in page
    names = evening.state.names_at(evening.state.sheet(1, 1))
    assert f"Hand 5 decided the tie: {names['E']} and {names['W']} won it. Its points don’t count." in page


def test_a_penalty_that_counts_in_the_game_is_told_below_it():
    evening = Evening("st-hilary", 4)
    evening.start()
    evening.enter(1, 1, STH_HAND)
    one, partner = evening.state.sheet(1, 1).people("EW")
    evening.did(acts.Penalize(round=1, person=one, points=2, reason="slow play"))
    names = [evening.state.name(who) for who in (one, partner)]
    told = f"{names[0]}, 2 points off for {' and '.join(names)} (slow play)"
    assert told in texts(print_job(heading_of("st-hilary"), [sheet(evening)]))[0]


def test_trumps_laid_away_stand_in_their_column():
    evening = Evening("bend", 7)
    evening.start()
    table, three = next((number, one) for number, one in evening.state.rounds[0].sheets.items() if len(one.seats) == 3)
    slip = Slip(bidder="N", bid=500, trump="H", meld={"N": 300, "E": 100, "S": 0}, take={"N": 300, "E": 100, "S": 100})
    assert "6 trumps can’t" in said_as(
        evening.no(acts.EnterSlips(round=1, table=table, slips=(replace(slip, kitty=6),)))
    )
    evening.enter(1, table, replace(slip, kitty=2))
    paper = [one for one in made(evening, "sheets", 1) if isinstance(one, ScoreSheet)]
    assert [one.hands[0].kitty for one in paper if one.table.number == table] == [2]
    assert three.sums.lines[0].slip.kitty == 2
    four = next(number for number, one in evening.state.rounds[0].sheets.items() if len(one.seats) == 4)
    assert "Leave it out" in said_as(
        evening.no(acts.EnterSlips(round=1, table=four, slips=(replace(BEND_LEVEL, kitty=1),)))
    )


def test_a_correction_on_paper_says_what_was_changed_in_type_that_can_be_read():
    evening = Evening("npa", 4, rounds=2)
    evening.start()
    evening.hand_in(1, *[NPA_HAND] * 4)
    better = replace(NPA_HAND, meld={"NS": 34, "EW": 20})
    evening.did(acts.Correct(round=1, table=1, hand=2, slip=better, reason="kings around", clause="NPA-1.2a"))
    (correction,) = sheet(evening).corrections
    names = evening.state.names_at(evening.state.rounds[0].sheets[1])
    whose = f"{names['N']} and {names['S']} melded"
    assert (said(correction.was), said(correction.now)) == (
        f"{whose} 30, score 240 : 160",
        f"{whose} 34, score 244 : 160",
    )
    page = words(print_job(heading_of("npa"), [sheet(evening)]))[1]
    assert min(word.size for word in page if "melded" in word.text or "160" in word.text) >= 12


def test_the_longest_reasons_of_corrections_and_penalties_are_printed_whole_in_type_that_can_be_read():
    evening = Evening("npa", 4, rounds=2)
    evening.start()
    evening.hand_in(1, *[NPA_HAND] * 4)
    reason = "the second roundhouse was not laid on the table " * 8
    for hand in (1, 2, 3):
        slip = replace(NPA_HAND, meld={"NS": 30 + hand, "EW": 20})
        evening.did(acts.Correct(round=1, table=1, hand=hand, slip=slip, reason=reason.strip(), clause="NPA-1.2a"))
    north = evening.state.sheet(1, 1).seats["N"]
    for kind in ("aces_exposed", "count_end"):
        evening.did(acts.Penalize(round=1, person=north, kind=kind))
    first, *pages = words(print_job(heading_of("npa"), [sheet(evening)]))
    assert len(pages) > 1
    for page in (first, *pages):
        assert min(word.size for word in page) >= 9
    told = " ".join(word.text for page in pages for word in page)
    assert told.count("(NPA-1.2a)") == 3


def test_a_result_alone_is_no_hand_on_paper():
    evening = Evening("npa", 4, rounds=2)
    evening.start()
    evening.did(acts.EnterResult(round=1, table=1, points={"NS": 240, "EW": 190}))
    evening.sign(1, 1)
    page = [word.text for word in words(print_job(heading_of("npa"), [sheet(evening)]))[0]]
    assert not sheet(evening).hands
    assert "All" in page
    assert not {"1", "2", "3", "4"} & set(page[page.index("Hand") :])
    assert page.count("240") == 6


def test_a_correction_of_what_is_no_figure_is_told_in_words():
    evening = Evening("npa", 4, rounds=2)
    evening.start()
    renege = replace(NPA_HAND, how="renege", offender="E", take={})
    evening.hand_in(1, renege, *[NPA_HAND] * 3)
    names = evening.state.names_at(evening.state.rounds[0].sheets[1])
    for hand, slip, was, now in (
        (1, replace(renege, offender="W"), f"Renege ({names['E']})", f"Renege ({names['W']})"),
        (2, replace(NPA_HAND, dealer="S"), "nothing", f"{names['S']} was the dealer"),
        (3, replace(NPA_HAND, how="claimed"), "Played out", "Claimed the rest"),
    ):
        evening.did(acts.Correct(round=1, table=1, hand=hand, slip=slip, reason="so it was", clause="NPA-1.2a"))
        correction = sheet(evening).corrections[-1]
        assert (said(correction.was), said(correction.now)) == (was, now)


def test_a_corrected_bid_of_marks_is_told_in_marks():
    evening = match(best_of=1)
    bold = replace(N42_HAND, bid=84, take={"NS": 42, "EW": 0})
    evening.enter(1, 1, *[bold] * 4)
    evening.sign(1, 1)
    evening.did(acts.Correct(round=1, table=1, hand=4, slip=replace(bold, bid=126), reason="three were bid"))
    (correction,) = sheet(evening).corrections
    north = evening.state.names_at(evening.state.rounds[0].sheets[1])["N"]
    assert (said(correction.was), said(correction.now)) == (
        f"{north} bid 2 marks, score 8 : 0",
        f"{north} bid 3 marks, score 9 : 0",
    )


def test_a_long_note_below_the_standings_is_broken_and_not_made_small():
    note = "Bye: sat out, and each has the average of the winners of the round for it. † with a penalty. " * 3
    rows = tuple(Standing(place=str(at), name=f"P{at}", figures=(at,), total=at) for at in range(1, 41))
    job = [Standings(title="Standings", columns=("1",), rows=rows, note=note)]
    for page in words(print_job(heading_of("npa"), job)):
        foot = [word for word in page if "average" in word.text or "penalty" in word.text]
        assert len(foot) > 1
        assert min(word.size for word in foot) == 12
        last = max(word.bottom for word in page if word.text.startswith("P") and word.text[1:].isdigit())
        assert last < min(word.top for word in foot)


def test_a_round_below_nothing_has_a_minus_that_can_be_seen():
    evening = Evening("npa", 4, rounds=2)
    evening.start()
    one = evening.state.sheet(1, 1).seats["E"]
    evening.did(acts.Penalize(round=1, person=one, points=50, reason="talking", clause="NPA-1.1b"))
    assert "–50†" in texts(print_job(heading_of("npa"), list(made(evening, "standings"))))[0]


def test_a_penalty_slip_says_when_it_was_given_and_in_which_hand():
    evening = Evening("npa", 4)
    evening.start()
    evening.did(acts.Penalize(round=1, person="P1", kind="wrong_table", hand=2))
    (slip,) = [one for one in made(evening, "slips") if isinstance(one, PenaltySlip)]
    assert slip.hand == 2
    assert re.fullmatch(r"1?\d:\d\d [AP]M", said(slip.time))


def test_who_signed_on_a_screen_is_not_called_the_scorekeeper():
    evening = Evening("mcallen", 2)
    evening.start()
    evening.enter(1, 1, *[MCA_HAND] * 4)
    for side in ("NS", "EW"):
        signer = evening.state.sheet(1, 1).people(side)[0]
        evening.did(acts.Appoint(who=f"phone-{side}", role="player", person=signer))
        digest = evening.state.sheet(1, 1).digest
        evening.did(acts.Sign(round=1, table=1, side=side, signer=signer, digest=digest), by=f"phone-{side}")
    signed = [evening.state.name(evening.state.sheet(1, 1).people(side)[0]) for side in ("NS", "EW")]
    assert [(said(label), said(who)) for label, who in sheet(evening).signatures] == [
        ("Signed for NS", signed[0]),
        ("Signed for EW", signed[1]),
    ]


def test_a_signature_that_somebody_else_pressed_is_not_printed_as_the_players_own():
    evening = Evening("npa", 4)
    evening.start()
    evening.enter(1, 1, *[NPA_HAND] * 4)
    evening.did(acts.Appoint(who="tablet", role="scorekeeper", table=1))
    found = evening.state.sheet(1, 1)
    north, east = found.seats["N"], found.seats["E"]
    evening.did(acts.Sign(round=1, table=1, side="NS", signer=north, digest=found.digest), by="tablet")
    evening.did(acts.Sign(round=1, table=1, side="EW", signer=east, digest=found.digest))
    names = [evening.state.name(one) for one in (north, east)]
    assert [said(one) for one in sheet(evening).signed.values()] == [
        f"the scorekeeper for {names[0]}",
        f"the director for {names[1]}",
    ]


def test_what_both_sides_have_agreed_to_says_so_on_paper():
    evening = Evening("mcallen", 2)
    evening.start()
    evening.enter(1, 1, MCA_HAND)
    for side in ("NS", "EW"):
        evening.did(acts.Agree(round=1, table=1, hand=1, side=side))
    evening.enter(1, 1, MCA_HAND)
    evening.did(acts.Agree(round=1, table=1, hand=2, side="EW"))
    assert [hand.agreed for hand in sheet(evening).hands] == [("NS", "EW"), ("EW",)]
    assert texts(print_job(heading_of("mcallen"), [sheet(evening)]))[0].count("yes") == 3


def test_a_renege_is_marked_also_where_the_sheet_has_no_column_for_it():
    evening = Evening("st-hilary", 4)
    evening.start()
    reneged = Slip(how="renege", bidder="N", bid=20, trump="H", offender="E", meld={"NS": 10, "EW": 4})
    evening.enter(1, 1, STH_HAND, reneged)
    given_up = Slip(how="conceded", bidder="N", bid=60, trump="H", meld={"NS": 10, "EW": 4})
    evening.enter(1, 1, given_up)
    page = texts(print_job(heading_of("st-hilary"), [sheet(evening)]))[0]
    (east,) = names(evening, "E")
    assert f"Hand 2: renege ({east})." in page
    assert "Hand 3: set, conceded." in page


def test_what_does_not_count_says_so_below_the_sheet():
    evening = Evening("st-hilary", 4)
    evening.start()
    evening.enter(1, 1, STH_HAND, Slip(how="void"), STH_HAND)
    assert "Hand 2: canceled, not counted." in texts(print_job(heading_of("st-hilary"), [sheet(evening)]))[0]


def test_points_that_do_not_count_because_the_bidders_are_out_say_so():
    evening = Evening("st-hilary", 4)
    evening.start()
    first = Slip(bidder="E", bid=20, trump="H", meld={"NS": 4, "EW": 110}, take={"NS": 10, "EW": 15})
    last = Slip(bidder="E", bid=20, trump="H", meld={"NS": 10, "EW": 14}, take={"NS": 10, "EW": 15})
    evening.enter(1, 1, first, last)
    north, south = names(evening, "N", "S")
    page = texts(print_job(heading_of("st-hilary"), [sheet(evening)]))[0]
    assert f"Hand 2: {north} and {south}: Not counted: the bidding side was already out" in page


def test_a_sheet_of_marks_tells_reneges_and_hands_that_were_passed_out():
    evening = match()
    reneged = Slip(how="renege", bidder="N", bid=30, trump="4", offender="E")
    evening.enter(1, 1, Slip(how="passed-out", dealer="N"), reneged)
    (east,) = names(evening, "E")
    page = texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    assert f"Hand 1: all passed, not counted. Hand 2: renege ({east})." in page


def test_a_mark_for_asking_trump_is_no_bid_of_the_others_and_is_told_below():
    evening = match()
    asked = Incident(seats=("E", "W"), points=1, clause="", reason="asked what trump is")
    evening.enter(1, 1, replace(N42_HAND, bid=84, take={"NS": 42, "EW": 0}, incidents=(asked,)))
    east, west = names(evening, "E", "W")
    page = words(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    assert [word.text for word in page if word.size == 17] == ["–", "X"]  # “2 marks” is smaller, and stands once
    assert sum(word.text == "marks" and word.size >= 12 for word in page) == 1
    text = texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    assert "X = a mark without a bid, such as a penalty" in text
    assert f"Hand 1: +1 mark for {east} and {west}: asked what trump is" in text
    evening.did(acts.Penalize(round=1, person=evening.state.sheet(1, 1).seats["N"], kind="trump_asked_late"))
    text = texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    assert text.count("+1 mark for") == 1, "the penalty is told once, as one"


def test_a_mark_that_is_taken_empties_a_box():
    evening = match()
    north = evening.state.sheet(1, 1).seats["N"]
    takes = acts.Penalize(round=1, person=north, points=1, reason="a renege", clause="N42-5a", taken=True)
    evening.did(takes)
    page = texts(print_job(heading_of("n42pa"), [sheet(evening)]))[0]
    assert "1 mark off" in page
    evening.enter(1, 1, N42_HAND, N42_HAND)
    assert evening.state.sheet(1, 1).totals == {"N": 1, "E": 0, "S": 1, "W": 0}
    boxes = [word.text for word in words(print_job(heading_of("n42pa"), [sheet(evening)]))[0] if word.size == 17]
    assert boxes == [str(N42_HAND.bid)]
