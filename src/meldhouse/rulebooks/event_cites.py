"""What a clause about an event may be cited for."""

from __future__ import annotations

EVENT_CITES = {
    "event-book": "Every table of an event plays by one book.",
    "event-pairs": "Who may be a pair, and where partners sit.",
    "event-rounds": "How many rounds an event has.",
    "event-hands": "How many hands, or games, a round has.",
    "event-sizes": "How many sit at a table.",
    "event-movement": "Who goes where after a round.",
    "event-stay": "Who stays where he is.",
    "event-top": "What happens at the first table.",
    "event-threes": "Where tables of three stand.",
    "event-partners": "Who gets whom for a partner.",
    "event-bye": "What those do for whom there is no place.",
    "event-clock": "How long a round takes, and when the time is called out.",
    "event-time": "What happens when the time is up.",
    "event-tie": "A round, a game or a match that is drawn.",
    "event-rank": "Who has won the event.",
    "event-extra": "A tie for a medal.",
    "event-refund": "What somebody who is disqualified gets back.",
    "sheet-total": "A sheet is added up again before it is signed.",
    "sheet-closed": "When the players may not change a hand, or a sheet, any more.",
}
