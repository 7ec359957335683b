"""What the page of each house says, word for word and with its clause."""

from __future__ import annotations

import pytest

from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.describe import describe

SAID = [
    ("npa", "Bids rise by 1 or more up to 60, then by 5 or more up to 100, then by 10 or more.", "NPA-2.4g"),
    ("npa", "You may jump as far as you like, but never to 62 or 105.", "NPA-2.4g"),
    ("st-hilary", "You may jump as far as you like.", "STH-JB-a"),
    ("bend", "A jump tells your partner that you have two cards or fewer in some suit.", "BEN-2.2f"),
    ("n42pa", "Bids rise by 1 or more up to 42, then by one mark.", "N42-X3"),
    ("npa", "Meld is laid after trump is named, by the bidder first.", "NPA-2.5b"),
    ("st-hilary", "Meld is laid after both partners have passed their cards.", "STH-ME-a"),
    ("bend", "Meld is laid after both partners have passed their cards.", "BEN-3.3b"),
    ("bend.3", "Meld is laid after the bidder has laid his cards away.", "BEN-3.4a"),
    *[
        (book, f"Kings, queens and marriages in a {name} add nothing to it.", clause)
        for book, name, clause in (
            ("npa", "roundhouse", "NPA-2.6g"), ("mcallen", "roundhouse", "MCA-Tc"),
            ("st-hilary", "round robin", "STH-ME-k"), ("bend", "round robin", "BEN-5c"),
        )
    ],
    *[
        (book, "The king and queen in a run are not a marriage as well; another king and queen of trump are.", clause)
        for book, clause in (
            ("npa", "NPA-2.6i"), ("mcallen", "MCA-Th"), ("st-hilary", "STH-ME-g"), ("bend", "BEN-5f"),
        )
    ],
    ("mcallen", "A double roundhouse, 240 in the table, cannot be held: it takes 16 cards.", "MCA-Td"),
    (
        "bend",
        "Two round robins are counted by their parts instead: kings 800, queens 600 and the marriages, 1600 in all.",
        "BEN-5d",
    ),
    ("npa", "The cards stay face down all the while.", "NPA-2.2a"),
    ("st-hilary", "The cards are shuffled.", "STH-DE-c"),
    ("mcallen", "The dealer shuffles at least three times.", "MCA-4Sa"),
    ("n42pa", "The dominoes are shaken.", None),
    ("st-hilary", "Dealing starts on the dealer's left.", "STH-DE-d"),
    (
        "bend.3",
        "Everyone is dealt 25 cards: five at a time, or four at a time and five once.",
        "BEN-1.3c",
    ),
    ("n42pa", "Everybody draws a domino; the highest, with the most pips, is the first shaker.", "N42-2a"),
    ("n42pa", "Those who tie draw again.", "N42-2a"),
    ("n42pa", "In the next game the losers have the first shake; only they draw for it.", "N42-2b"),
    (
        "mcallen.hoyle",
        "In such a hand the bidding side loses the bid, and the other side gets its meld.",
        "MCA-6g",
    ),
    (
        "mcallen",
        "It then scores nothing, and the other side gets the bid, all 25 points in play and its meld.",
        "MCA-X5",
    ),
    ("st-hilary", "It then loses the bid, and the other side gets all 25 points in play and its meld.", "STH-OB-c"),
    ("st-hilary", "That holds even if your partner played it.", "STH-RP-c"),
    ("mcallen", "You need not trump higher than a trump already played.", "MCA-8c"),
    ("bend", "A game is 4 hands; the points are added up.", "BEN-1.1a"),
    ("mcallen", "You may ask to see the last trick until the next card is played.", None),
    ("st-hilary", "You may ask to see the last trick until the next card is played.", "STH-PR-b"),
    ("bend", "When the bid is made, the other side scores its meld and points in play too.", "BEN-X8"),
    ("bend", "When it is set, it scores the same and receives the bid.", "BEN-4.3a"),
    ("bend.3", "When it is set, he scores the same and receives the bid.", "BEN-4.3b"),
    ("n42pa", "After every hand the shake passes to the left.", "N42-X20"),
    ("n42pa", "Follow suit if you can.", "N42-5a"),
    ("n42pa", "A mark given during a hand counts first: whoever reaches 7 by it has won.", "N42-X8"),
    ("n42pa", "Who played what is seen only while the trick lies on the table.", "N42-10c"),
    ("npa", "Other meld may be kept back; it counts only if hands are shown.", "NPA-2.5g"),
    ("npa", "No other bid can be given up; the hand is played.", "NPA-X10"),
    ("n42pa", "On bids below 42 played tricks lie open, and anyone may look at them.", None),
    (
        "n42pa",
        "On bids of 42 and more the bidder chooses a single or double stack.",
        "N42-3a",
    ),
    ("n42pa", "A single stack shows the last trick and a double stack shows the last two.", "N42-3c"),
    ("n42pa", "After the first trick the other side may say which way the stack runs.", "N42-3b"),
    ("mcallen", "The other side does not answer when somebody asks.", "MCA-C4b"),
    ("bend.3", "He may name trump before he turns it, but then it stays.", "BEN-3.2a"),
    ("bend.3", "Once named it stays, even if he said the wrong suit by mistake.", "BEN-3.1a"),
    ("npa", "You may ask what trump is, except in a look at the last book.", "NPA-2.7q"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "clause"), SAID)
def test_what_a_player_wants_to_know_and_where_it_is_written(name: str, text: str, clause: str | None):
    assert (text, clause) in [line[:2] for chapter in describe(load_book(name)) for line in chapter.lines]
