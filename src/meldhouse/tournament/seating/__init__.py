"""Who sits where with whom: movements for individuals and for pairs, for any number of people."""

from meldhouse.tournament.seating.afternoon import next_round
from meldhouse.tournament.seating.brackets import Bracket, Match, Source
from meldhouse.tournament.seating.elimination import double_elimination, single_elimination
from meldhouse.tournament.seating.errors import SeatingError
from meldhouse.tournament.seating.figures import Figures
from meldhouse.tournament.seating.heads import Room, room_for
from meldhouse.tournament.seating.individual import individual
from meldhouse.tournament.seating.ladder import drawn, drawn_pairs, winners_up
from meldhouse.tournament.seating.pairs import extra_round, round_robin, sitting_and_moving
from meldhouse.tournament.seating.plans import Plan
from meldhouse.tournament.seating.replanning import Replanned, replan
from meldhouse.tournament.seating.rounds import Round, SeatedTable
from meldhouse.tournament.seating.swiss import swiss_round
from meldhouse.tournament.seating.wishes import Wish, apart

__all__ = [
    "Bracket",
    "Figures",
    "Match",
    "Plan",
    "Replanned",
    "Room",
    "Round",
    "SeatedTable",
    "SeatingError",
    "Source",
    "Wish",
    "apart",
    "double_elimination",
    "drawn",
    "drawn_pairs",
    "extra_round",
    "individual",
    "next_round",
    "replan",
    "room_for",
    "round_robin",
    "single_elimination",
    "sitting_and_moving",
    "swiss_round",
    "winners_up",
]
