"""What a round was for somebody besides its points: a code for files and programs, and its words for every door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Note = Literal["bye", "forfeited", "won-by-forfeit", "penalty", "others-penalty", "replaced"]

NOTE_WORDS: Mapping[Note, str] = {
    "bye": "bye",
    "forfeited": "forfeited",
    "won-by-forfeit": "won by forfeit",
    "penalty": "with a penalty",
    "others-penalty": "with a penalty of the others",
    "replaced": "replaced for the round",
}
"""In the order in which they are explained."""
