"""The evening: the desk itself, rounds and seating, standings, prints, settings, the list of tournaments."""
