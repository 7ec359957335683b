"""Where a block that plays hands out keeps what it needs beside the tables; it remembers no positions."""

from __future__ import annotations

from meldhouse.solver.layout import FACES, SEATS, TABLE

ALLIES = TABLE
"""For each seat the seats of its side, a bit each."""
BIDDERS = ALLIES + SEATS
"""The seats of the side that plays the contract."""
SKILLED = BIDDERS + 1
"""The seats that play by the weights; the others play by the plain rule."""
UNIT = SKILLED + 1
"""What a trick is worth on average, in thousand-and-twenty-fourths of a point, as every fraction here."""
COUNTER = UNIT + 1
"""What the best counter is worth, in points."""
HEIGHTS = COUNTER + 1
"""For each face, how high it stands in its suit, from 0 to 1024."""
WEIGHTS = HEIGHTS + FACES
"""For each seat, the weights by which it judges."""
WEIGHTS_ROOM = 32
ROLLING_SIZE = WEIGHTS + SEATS * WEIGHTS_ROOM
