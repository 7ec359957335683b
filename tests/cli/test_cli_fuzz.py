"""No line, slip, record or book makes the command line stumble."""

from __future__ import annotations

import json
from typing import Any, get_args

from cli_runner import ask
from hypothesis import given, settings, strategies as st

from meldhouse.game.events import How
from meldhouse.rulebooks import book_names

WILD = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
CARDS = st.lists(
    st.sampled_from(
        ["AS", "10H", "TH", "K♦", "qc", "9S", "JD", "QS", "6-4", "5-5", "0-0", "??", "ZZ", "", "queen of spades"]
    ),
    max_size=22,
)
PIECES = CARDS.map(" ".join) | CARDS | st.text(max_size=12)
TRUMPS = st.sampled_from(["S", "hearts", "♣", "4", "doubles", "follow-me", "none", ""]) | st.none()
BOOKS = st.sampled_from([*book_names(), "nap", "", "-", "/", "."])
AMOUNTS = st.integers(-5, 700) | st.sampled_from([42, 84, 126, 10**12, "2 marks", "5m", "x"])
SIDES = st.dictionaries(st.sampled_from(["NS", "EW", "N", "E", "S", "W", "SN"]), st.integers(-5, 600), max_size=4)
SLIP = st.fixed_dictionaries(
    {},
    optional={
        "bidder": st.sampled_from(["N", "E", "S", "W"]) | WILD,
        "dealer": st.sampled_from(["N", "E", "S", "W"]) | WILD,
        "bid": st.sampled_from([15, 30, 42, 50, 84, 500]) | AMOUNTS | WILD,
        "trump": TRUMPS | WILD,
        "dropped": st.booleans() | WILD,
        "how": st.sampled_from(get_args(How)),
        "offender": st.sampled_from(["N", "east"]) | WILD,
        "spoiled": st.sampled_from(["NS", ["E/W"], []]) | WILD,
        "unplayed": st.integers(-1, 3) | WILD,
        "meld": SIDES | WILD,
        "take": SIDES | st.sampled_from([{"NS": 20, "EW": 30}, {"NS": 42, "EW": 0}, {"NS": 13, "EW": 12}]) | WILD,
        "tricks": SIDES | WILD,
        "counter_tricks": SIDES | WILD,
        "incidents": st.lists(
            st.fixed_dictionaries(
                {"seats": st.just(["N"]), "points": st.integers(-99, 99), "clause": st.text(max_size=5)}
            ),
            max_size=2,
        )
        | WILD,
    },
)
QUESTIONS: dict[str, st.SearchStrategy[Any]] = {
    "meld": st.fixed_dictionaries({}, optional={"book": BOOKS, "cards": PIECES | WILD, "trump": TRUMPS | WILD}),
    "legal": st.fixed_dictionaries(
        {}, optional={"book": BOOKS, "trump": TRUMPS | WILD, "hand": PIECES | WILD, "trick": PIECES, "play": PIECES}
    ),
    "bids": st.fixed_dictionaries(
        {},
        optional={"book": BOOKS, "standing": AMOUNTS | WILD, "bid": AMOUNTS | WILD, "most": st.integers(-1, 9) | WILD},
    ),
    "score": SLIP,
    "solve": st.fixed_dictionaries(
        {"hands": st.dictionaries(st.sampled_from(["N", "east", "S", "W", "X"]), PIECES | WILD, max_size=4) | WILD},
        optional={
            "book": BOOKS,
            "trump": TRUMPS | WILD,
            "turn": st.sampled_from(["N", "east"]) | WILD,
            "trick": PIECES,
            "side": st.sampled_from(["NS", "ew", "W", "X"]) | WILD,
            "take": st.integers(-1, 50) | WILD,
        },
    ),
    "replay": st.fixed_dictionaries({}, optional={"book": BOOKS, "record": st.text(max_size=40) | WILD}),
}
LINES = st.sampled_from(sorted(QUESTIONS)).flatmap(
    lambda command: st.tuples(
        st.just(command),
        st.lists(
            QUESTIONS[command].map(lambda asked: json.dumps(asked).encode())
            | st.dictionaries(
                st.sampled_from(["id", "book", "cards", "bid"]) | st.text(max_size=4), WILD, max_size=4
            ).map(lambda asked: json.dumps(asked).encode())
            | st.binary(max_size=30).map(lambda raw: raw.replace(b"\n", b" ")),
            min_size=1,
            max_size=8,
        ),
    )
)


@settings(max_examples=150)
@given(LINES, st.sampled_from(["npa", "st-hilary", "n42pa", "bend", "bend.3", "mcallen", None]))
def test_every_line_is_answered_by_a_line(asked: tuple[str, list[bytes]], book: str | None):
    command, questions = asked
    named = [] if book is None else ["--book", book] if command == "replay" else [book]
    result = ask(command, *named, "--jsonl", stdin=b"\n".join(questions))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    spoken = [n for n, raw in enumerate(questions, start=1) if raw.strip(b" \t\r\n\xef\xbb\xbf")]
    assert [answer["line"] for answer in answers] == spoken
    errors = [answer["error"] for answer in answers if "error" in answer]
    assert result.exit_code == (1 if errors else 0)
    assert not [error for error in errors if error["code"] == "internal"]
    assert all(error["code"] and error["message"] for error in errors)


RECORD_LINES = st.lists(
    st.sampled_from(
        [
            "Meldhouse record 1",
            "book: npa",
            "book: n42pa",
            "book: st-hilary",
            "hand 1",
            "hand",
            "dealer: W",
            "dealer: N",
            "steward: yes",
            "opening: yes",
            "key: " + "00" * 32,
            "key: 00",
            "layouts: N = 4-3",
            "scorekeeper: S",
            "players: N = Host",
            "N bids 50",
            "E passes",
            "S passes",
            "W passes",
            "N passes",
            "N names S",
            "N names 4",
            "N lays trump H",
            "N shows nothing",
            "E shows nothing",
            "1. N: AS",
            "1. N: 6-4 6-6",
            "N plays AS",
            "N gives AS",
            "N: AS KS",
            "kitty: AS",
            "W throws the hand in",
            "N concedes",
            "N stops play",
            "N discards AS with 1 trump",
            "N sets up 4-3: 6-6",
            "N counts 20",
            "rules: 0",
            "N is frozen at 84",
            "N is silenced",
            "table: refereed",
            "hands: apart",
            "! bid_early: E bids 50",
            "! bid_wrong: N bids 40",
            "! trick_taken: E gathers",
            "referee: E is silenced",
            "referee: N -50 by NPA-2.5h: so it was",
            "referee: the hand is over: renege, by E",
            "referee: the claim fails: E takes the 50 that are left",
            "referee: the deal is void: misdeal",
            "N claims the rest",
            "E exposes AS",
            "N calls a renege on E in trick 1: follow",
            "# only a remark",
        ]
    )
    | st.text(max_size=20),
    max_size=25,
)


@settings(max_examples=150)
@given(RECORD_LINES)
def test_any_record_is_played_or_refused(lines: list[str]):
    head = ["Meldhouse record 1", "book: npa", "hand 1", "dealer: W", "key: " + "00" * 32, "steward: yes"]
    text, felt = ("\n".join([*head, *table, *lines]) for table in ([], ["table: refereed"]))
    for stdin in (text, felt, "\n".join(lines)):
        result = ask("replay", "-", "--json", stdin=stdin.encode("utf-8", "replace"))
        assert result.exit_code in (0, 1)
        assert ("error" in json.loads(result.stdout)) == (result.exit_code == 1)


BOOK_LINES = st.lists(
    st.sampled_from(
        [
            "[auction]",
            "minimum = 20",
            "minimum = -1",
            "ladder = [{step = 5}]",
            "ladder = [{step = 5, to = 51}]",
            "[deal]",
            "hand = 12",
            "hand = 0",
            "kitty = 3",
            "packets = [[1]]",
            "[table]",
            "seats = 3",
            "partners = false",
            "[meld]",
            "aces = [1, 2, 3, 4, 5, 6, 7, 8, 9]",
            "nine = 5",
            "[deck]",
            'ranks = "AAAA"',
            'ranks = ""',
            "copies = 8",
            "[match]",
            "target = 1",
            'until = "marks"',
            "[scoring]",
            'style = "marks"',
            "[tricks]",
            "counters = {}",
            "[exchange]",
            'form = "blind"',
            "count = 40",
            'extends = "bend"',
            "[[clause]]",
            'id = "A"',
            "[cites]",
            'deck = "A"',
            "[words]",
            'piece = "{x}"',
            'trick = "%s"',
            'trick = ""',
        ]
    )
    | st.text(max_size=12),
    max_size=12,
)


@settings(max_examples=150)
@given(BOOK_LINES, st.sampled_from(book_names()))
def test_any_book_is_in_order_or_its_faults_are_told(lines: list[str], parent: str):
    text = "\n".join(['name = "x"', 'title = "X"', f'extends = "{parent}"', *lines])
    result = ask("book", "check", "-", "--json", stdin=text.encode("utf-8", "replace"))
    assert result.exit_code in (0, 1)
    told = json.loads(result.stdout)
    assert ("error" in told) == (result.exit_code == 1)
    if result.exit_code == 0:
        assert ask("book", "-", stdin=text.encode("utf-8", "replace")).exit_code == 0
