"""The extra layout of a block for rollouts, which remembers no positions."""

from __future__ import annotations

from meldhouse.solver.layout import FACES, SEATS, TABLE

ALLIES = TABLE
"""For each seat the seats of its side, a bit each."""
BIDDERS = ALLIES + SEATS
"""The seats of the side with the contract."""
SKILLED = BIDDERS + 1
"""The seats that play by the weights; the others play by the plain rule."""
UNIT = SKILLED + 1
"""The average worth of a trick, in 1024ths of a point, like every fraction here."""
COUNTER = UNIT + 1
"""The worth of the best counter, in points."""
HEIGHTS = COUNTER + 1
"""For each face, how high it stands in its suit, from 0 to 1024."""
WEIGHTS = HEIGHTS + FACES
"""For each seat, its weights."""
WEIGHTS_ROOM = 32
ROLLING_SIZE = WEIGHTS + SEATS * WEIGHTS_ROOM
