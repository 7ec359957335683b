"""`rule`: the house's answer to what went wrong, for people at a table and for programs."""

from __future__ import annotations

import json

import pytest
from cli_runner import answered, ask, lines, says, told

from meldhouse.messages import Voice, fact
from meldhouse.referee.asking.finding import find_kinds
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.describe import mark_fact
from worded import words

OURS = Voice().say(mark_fact("ours"))


def test_the_sentence_to_read_out_with_its_clause():
    said = told("rule", "npa", "bid_early", "--by", "N", "--bid", "62")
    assert "a bid out of turn" in said
    assert words("ruling-remedy", remedy="void") in said
    assert words("ruling-remedy-partner", remedy="silence-partner", partner=("S",), who=("N",)) in said
    assert "NPA-2.4c:" in said


@pytest.mark.parametrize(
    ("book", "kind", "mark"),
    [("n42pa", "play_early", f" ({OURS})"), ("npa", "play_early", ""), ("bend", "bid_early", f" ({OURS})")],
)
def test_a_clause_of_our_own_says_so_as_on_the_rule_sheet(book, kind, mark):
    house = load_book(book)
    clause = house.clause_table[getattr(house.rulings, kind).clause]
    said = " ".join(told("rule", book, kind, "--by", "N").split())
    assert f"{clause.id}: {Voice().say(clause.says)}{mark}" in said
    assert mark or "our default" not in said


def test_the_same_thing_in_every_house():
    texts = {book: told("rule", book, "bid_wrong", "--by", "N", "--bid", "49") for book in book_names()}
    assert words("ruling-remedy-who", remedy="counts-as-pass", who=("N",)) in texts["mcallen"]
    assert words("ruling-remedy-who", remedy="void-bid_wrong", who=("N",)) in texts["st-hilary"]


def test_points_are_counted_when_the_hand_is_described():
    found = answered(
        "rule", "st-hilary", "renege", "--by", "E", "--bidder", "S", "--contract", "24", "--meld", "NS=20 EW=9"
    )
    assert [(entry["seats"], entry["points"]) for entry in found["ruling"]["entries"] if entry["points"]] == [
        (["N", "S"], 24),
        (["N", "S"], 20),
    ]
    assert found["ruling"]["hand"] == "over"


@pytest.mark.parametrize(("later", "proven"), [("AC", True), ("QC", False)])
def test_a_renege_is_proven_from_the_trick_and_the_cards_held(later, proven):
    trick = ("--trump", "H", "--trick", "10C KC JC QC", "--card", "KC", "--later", later)
    found = answered("rule", "npa", "renege", "--by", "S", "--caller", "W", *trick)
    assert found["proof"]["proven"] is proven
    assert found["ruling"]["kind"] == ("renege" if proven else "renege_unproven")


@pytest.mark.parametrize(("late", "points"), [("5:59", 0), ("6:00", -10), ("8", -30), ("15:59", -100), ("16:00", 0)])
def test_how_late_is_minutes_and_seconds(late, points):
    found = answered("rule", "npa", "late", "--by", "N", "--late", late)["ruling"]
    assert sum(entry["points"] for entry in found["entries"]) == points
    assert ("replaced" in found["remedies"]) is (late == "16:00")


def test_everything_that_can_go_wrong_is_listed():
    said = told("rule", "n42pa", "--list")
    assert "a domino dropped face up" in said
    assert len(answered("rule", "n42pa", "--list")["kinds"]) > 50


@pytest.mark.parametrize(
    ("book", "never"), [("npa", ("kitty", "discard_", "draw_early")), ("n42pa", ("meld", "kitty", "marriage", "cut_"))]
)
def test_what_a_house_cannot_have_is_not_listed(book, never):
    kinds = answered("rule", book, "--list")["kinds"]
    assert not [kind for kind in kinds if any(word in kind for word in never)]
    assert "meld" not in told("rule", "n42pa", "--list")


SAID = [
    ("npa", "table talk", {"conduct"}),
    ("npa", "Table Talk", {"conduct"}),
    (
        "npa",
        "misdeal",
        {"count_unseen", "count_seen", "deal_exposed", "misdeal_again", "redeal_called", "packet_wrong"},
    ),
    ("npa", "out of turn", {"bid_early", "pass_early", "lead_early", "play_early", "played_to"}),
    ("npa", "exposed card", {"deal_exposed", "aces_exposed", "piece_dropped", "piece_shown"}),
    ("n42pa", "dropped a domino", {"piece_dropped"}),
    ("st-hilary", "refuses dropped bid", {"drop_refused"}),
]


@pytest.mark.parametrize(("book", "words", "kinds"), SAID)
def test_words_find_what_happened(book, words, kinds):
    assert set(find_kinds(load_book(book), words, load_book(book).voice)) == kinds
    if len(kinds) == 1:
        assert answered("rule", book, words, "--by", "N")["ruling"]["kind"] in kinds
        return
    wrong = told("rule", book, words, "--by", "N", code=2)
    assert f"“{words}” can be " in wrong
    assert "Say which." in wrong
    assert all(kind in wrong for kind in kinds)


@pytest.mark.parametrize(
    ("book", "typed", "sentence"),
    [
        ("npa", "table talk\nN\n\n", "(NPA-4.1a)"),
        ("npa", "table talk\nN\nNPA-2.7a\n", "(NPA-2.7a)"),
        ("mcallen", "slammed\nN\n\n", "(MCA-C3)"),
        (
            "mcallen",
            "meld_value\nN\n\n\ny\n",
            f"{words('ruling-ask-sheet', sheet='agreed', alone='no')} (y or n; Enter to skip) y",
        ),
        ("mcallen", "meld_value\nN\n\n\ny\n", "(MCA-10Fb)"),
        (
            "npa",
            "meld_value\nN\n\n\nn\n",
            f"{words('ruling-ask-sheet', sheet='signed', alone='no')} (y or n; Enter to skip) n",
        ),
        ("npa", "misdeal\n2\nN=19 S=21\n", "(NPA-2.3e)"),
        ("npa", "out of turn\n1\nN\n62\n", "(NPA-2.4c)"),
        (
            "npa",
            "4\nexposed card\n3\nN\nAS\n",
            words("ruling-remedy-cards", remedy="face-up", cards=("AS",), who=("N",)),
        ),
        ("n42pa", "dropped a domino\nN\n6-4\n", "(N42-6a)"),
    ],
)
def test_the_prompt_takes_words_and_lists_what_they_can_mean(book, typed, sentence):
    assert sentence in " ".join(told("rule", book, stdin=typed).split())


@pytest.mark.accepts("MCA-7a", "MCA-C3")
@pytest.mark.parametrize(
    ("book", "words", "clause"),
    [
        ("mcallen", "counted aloud", "MCA-7a"),
        ("mcallen", "slammed", "MCA-C3"),
        ("npa", "slammed", "NPA-2.7r"),
        ("mcallen", "conduct", "MCA-C1"),
    ],
)
def test_conduct_goes_by_the_clause_that_the_words_speak_of(book, words, clause):
    assert answered("rule", book, words, "--by", "N")["ruling"]["clause"] == clause
    assert answered("rule", book, words, "--by", "N", "--clause", "MCA-C1" if book == "mcallen" else "NPA-2.7a")[
        "ruling"
    ]["clause"] in ("MCA-C1", "NPA-2.7a"), "a clause that is named goes before it"


def test_a_word_that_finds_nothing_loses_nothing():
    said = told("rule", "npa", stdin="zebra\nout of turn\n1\nN\n62\n")
    assert says("cli-type-other", word="zebra", last=8) in " ".join(said.split())
    assert "(NPA-2.4c)" in said


@pytest.mark.parametrize("option", ["--card", "--cards"])
def test_one_card_is_the_card_concerned(option):
    found = answered("rule", "npa", "lead_early", "--by", "N", option, "AS")
    said = words("ruling-remedy-cards", remedy="face-up", cards=("AS",), who=("N",))
    assert found["ruling"]["text"].startswith(said)
    assert not found["no_difference"]


@pytest.mark.parametrize("book", book_names())
@pytest.mark.parametrize("kind", KINDS)
def test_every_house_answers_everything(book, kind):
    extra = {"late": ("--late", "7"), "claim": ("--stands",), "renege_unproven": ("--caller", "N")}.get(kind, ())
    result = ask("rule", book, kind, "--by", "N", *extra, "--json")
    answer = json.loads(result.stdout)
    if result.exit_code == 2:
        assert answer["error"]["code"] == "bad-case"
    else:
        assert answer["ruling"]["text"]


def test_one_question_after_the_other():
    said = told("rule", "npa", stdin="2\n1\nN\n62\n")
    assert says("cli-ask-which", last=0)[:9] in said
    assert "(NPA-2.4c)" in said


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("foo",), "can be ruled on"),
        (("bid_erly",), "did you mean"),
        (("late", "--by", "N"), "Say how late"),
        (("late", "--by", "N", "--late", "soon"), says("cli-rule-no-time", field="late", said="soon")),
        (("bid_early", "--by", "X"), "There’s no seat “X”"),
        (("renege",), "Say who reneged. Add --by, such as --by N."),
        (("late",), "Say who came late. Add --by, such as --by N."),
        (("renege", "--by", "N", "--bidder", "S"), "both the bidder and the bid"),
        (("renege", "--by", "N", "--bidder", "S", "--contract", "62"), "can’t have gone that way"),
        (("renege", "--by", "N", "--trick", "TC KC"), "To prove a renege"),
        (("renege", "--by", "N", "--trump", "H", "--trick", "TC", "--card", "AC", "--later", ""), "isn’t in that"),
        (("count_end", "--counts", "many"), "such as"),
        (("piece_dropped", "--by", "N", "--cards", "ZZ"), "can’t be read"),
        (("renege_unproven",), "Say who called"),
        (("renege_unproven", "--by", "N"), says("cli-rule-caller-advice", seat="E")),
        (("claim", "--by", "N"), "whether the claim is good"),
        (("renege", "--by", "N", "--called", "scord"), says("cli-did-you-mean", near="scored")),
    ],
)
def test_what_cannot_be_ruled_on_gets_a_sentence(wrong, sentence):
    assert sentence.lower() in told("rule", "npa", *wrong, code=2).lower()


def test_lines_of_questions():
    asked = [
        {"book": "npa", "kind": "piece_dropped", "by": "E", "cards": "AD"},
        {"book": "npa", "kind": "nonsense"},
        {"book": "n42pa", "kind": "trump_asked_late", "by": ["E"], "id": 7},
        {"book": "mcallen", "kind": "count_end", "counts": {"N": 11, "E": 13}},
    ]
    first, second, third, fourth = lines("rule", stdin="\n".join(map(json.dumps, asked)), code=1)
    assert first["ruling"]["clause"] == "NPA-2.7l"
    assert second["error"]["code"] == "unknown-kind"
    assert (third["id"], third["ruling"]["entries"][0]["points"]) == (7, 1)
    assert [entry["points"] for entry in fourth["ruling"]["entries"]] == [-20, -20]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (
            ["npa", "renege", "--by", "N", "--caller", "W", "--said", "renege!"],
            "(NPA-3.1h)",
        ),
        (["npa", "renege", "--by", "N", "--called", "scored"], "(NPA-3.1n)"),
        (["n42pa", "renege", "--by", "N", "--called", "next-deal"], words("renege-deadline-next", "n42pa")),
        (["n42pa", "renege", "--by", "N", "--called", "scored"], words("ruling-price-marks", "n42pa")),
        (
            ["npa", "bid_wrong", "--by", "S", "--bid", "52", "--silenced"],
            words("ruling-remedy-who", remedy="no-bid", who=("S",)),
        ),
    ],
)
def test_how_and_when_it_was_called_and_who_was_silenced(asked, sentence):
    assert sentence in " ".join(told("rule", *asked).split())


SHOWN = ("--by", "W", "--trump", "H", "--hands", "N=KC JS JD", "--hands", "E=AS QS QD", "--hands", "S=KS TD JD")


def test_a_lay_down_is_looked_into_and_its_refutation_told_card_by_card():
    said = told("rule", "npa", "claim", *SHOWN, "--hands", "W=AH TH QC")
    assert says("cli-claim-good", good="no") in said
    line = answered("rule", "npa", "claim", *SHOWN, "--hands", "W=AH TH QC")["lay_down"]["line"]
    assert (line[0], line[8:10]) == (["W", "AH"], [["W", "QC"], ["N", "KC"]])
    for number in (1, 2, 3):
        plays = tuple(fact("cli-played", seat=seat, piece=piece) for seat, piece in line[4 * number - 4 : 4 * number])
        assert words("cli-trick-played", number=number, plays=plays) in said
    assert words("ruling-claim-fails") in said


def test_a_lay_down_that_is_good():
    found = answered("rule", "npa", "claim", *SHOWN, "--hands", "W=AH AH TH")
    assert (found["lay_down"]["outcome"], found["lay_down"]["line"]) == ("stands", [])
    assert "The claim stands" in found["ruling"]["text"]


def test_the_order_he_states_may_save_him():
    hands = ("--hands", "N=JH JD", "--hands", "E=QS QD", "--hands", "S=KS TD", "--hands", "W=AH AC")
    silent = answered("rule", "npa", "claim", "--by", "W", "--trump", "H", *hands)
    stated = answered("rule", "npa", "claim", "--by", "W", "--trump", "H", *hands, "--order", "AH AC")
    assert (silent["lay_down"]["outcome"], stated["lay_down"]["outcome"]) == ("fails", "stands")


def test_where_the_bid_counts_a_lay_down_is_measured_by_it():
    hands = (
        "--hands",
        "N=4-4 6-4 5-5",
        "--hands",
        "E=4-0 3-1 2-1",
        "--hands",
        "S=5-1 3-2 2-0",
        "--hands",
        "W=6-2 3-0 1-0",
    )
    about = ("--by", "N", "--trump", "4", "--leads", "S", "--bidder", "N", "--taken", "NS=14", *hands)
    verdicts = [
        answered("rule", "n42pa", "claim", *about, "--contract", bid)["lay_down"]["outcome"] for bid in ("31", "32")
    ]
    assert verdicts == ["stands", "fails"]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--by", "W", "--trump", "H", "--hands", "N=KC"), "Missing: East, South, and West"),
        ((*SHOWN, "--hands", "W=AH TH"), "The hands differ in size: North 3, East 3, South 3, and West 2"),
        ((*SHOWN, "--hands", "W=AH TH QC", "--order", "KD"), words("case-claim-held", who="W", card="KD")),
        ((*SHOWN, "--hands", "W=AH TH ZZ"), "ZZ"),
        ((*SHOWN, "--hands", "AH TH QC"), "such as “N=KC JS”"),
        ((*SHOWN, "--hands", "W=AH TH QC", "--hands", "north=AC"), "North is there twice"),
        (("--trump", "H", "--hands", "N=KC"), "say who claimed the rest and what trump is.\nAdd --by and --trump."),
        ((*SHOWN, "--hands", "W=AH TH QC", "--trick", "9C"), "9C"),
        ((*SHOWN, "--hands", "W=AH TH QC", "--trick", "TC TC TC TC"), "no longer on the table"),
    ],
)
def test_hands_that_cannot_be_are_told(wrong, sentence):
    assert sentence in ask("rule", "npa", "claim", *wrong, width=200).stderr
